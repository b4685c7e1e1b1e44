"""The cards of Star Munchkin: packs of data in a closed vocabulary of effects, checked, compiled, and told in words.

`packs` gives the card sets the game plays with, `rows` says what a card is in memory, `check` judges a pack from
outside, `telling` says what a card does without yet choosing a language.
"""
