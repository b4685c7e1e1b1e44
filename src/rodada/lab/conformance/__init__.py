"""The conformance kit: what every game of Rodada promises, tried on random games, positions and rubbish.

It takes any game that fulfils the contract and knows none. `plays` follows random games ply by ply, `secrets` deals
anew what a viewer cannot know, `records` writes and reads games, `doors` pushes wrong data in, `processes` compares
two processes. `campaign` runs them on many games and gathers the findings; `rodada check` is its command.
"""
