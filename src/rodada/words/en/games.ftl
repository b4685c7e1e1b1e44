# The names of the games, as their owners wrote them.

game-gunrunners = Gunrunners
game-gunrunners-about = Steve Finn's game of agents, crates and busts, for 2 to 5 players
game-star-munchkin = Star Munchkin
game-star-munchkin-about = Steve Jackson Games' space romp of monsters, loot and betrayal, for 3 to 6 players
