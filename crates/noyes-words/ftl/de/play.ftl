play-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
