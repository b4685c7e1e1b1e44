# Os nomes dos jogos, como os donos os escreveram.

game-gunrunners = Gunrunners
game-gunrunners-about = agentes, caixotes e batidas, de Steve Finn, para 2 a 5 pessoas
game-star-munchkin = Star Munchkin
game-star-munchkin-about = monstros, tesouros e traições no espaço, da Steve Jackson Games, para 3 a 6 pessoas
