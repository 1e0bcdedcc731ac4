# The page of the game: figures and buttons.

play-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
