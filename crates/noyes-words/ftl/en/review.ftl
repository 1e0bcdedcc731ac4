# The review: a finished game looked at again, with what would have been possible.

# The headline. $needed is the length of a shortest solution.
review-headline =
    { $count ->
        [one] { $count } move; { $needed } would have done.
       *[other] { $count } moves; { $needed } would have done.
    }
review-headline-best =
    { $count ->
        [one] { $count } move, as few as can be.
       *[other] { $count } moves, as few as can be.
    }
review-headline-bounds =
    { $count ->
        [one] { $count } move; { $most } would have done, and fewer than { $least } never do.
       *[other] { $count } moves; { $most } would have done, and fewer than { $least } never do.
    }
# A larger board on which the player was as good as the best way that is known.
review-headline-good =
    { $count ->
        [one] { $count } move; no shorter way is known.
       *[other] { $count } moves; no shorter way is known.
    }
review-headline-unknown =
    { $count ->
        [one] { $count } move.
       *[other] { $count } moves.
    }
review-lead = The distance to the goal after each of your moves. Where the line climbs, a move led away.
review-lead-bounds = On a board of this size the exact distance cannot be found: the line shows the shortest ways that are known, and the band how short they could be at most.
review-unsolvable = This board cannot be solved, so there is no distance to a goal.
review-failed = The solver could not be loaded, so the distances are missing. Check the connection and load the page again.

# The figures.
review-efficiency = of the moves were needed
review-lost = moves lost
review-time = time
review-mean = moves a second

# The curve. Said to those who do not see it.
review-curve-waiting = The distance to the goal after each move is being computed.
review-curve =
    { $blunders ->
        [0] The distance to the goal after each move: from { $first } to { $last }, without a detour.
        [one] The distance to the goal after each move: from { $first } to { $last }, with one detour.
       *[other] The distance to the goal after each move: from { $first } to { $last }, with { $blunders } detours.
    }
review-key-own = your moves
review-key-shortest = a shortest way
review-key-away = a move away
review-after =
    { $count ->
        [0] start
       *[other] move { $count }
    }
review-after-of = After { $at } of { $count } moves
review-of = { $at } / { $count }

# The boards and what plays them.
review-own-board = Your board
review-own-board-after =
    { $count ->
        [0] Your board before the first move
        [one] Your board after { $count } move
       *[other] Your board after { $count } moves
    }
review-solution =
    { $count ->
        [one] A shortest way: { $count } move
       *[other] A shortest way: { $count } moves
    }
review-solution-known =
    { $count ->
        [one] The shortest way known: { $count } move
       *[other] The shortest way known: { $count } moves
    }
review-solution-board = The board after { $at } of { $count } moves of that way
review-solution-steps = That way, move by move
review-replay = Your game, move by move
review-play = Play
review-times = { $factor }×

# The tables.
review-blunders = Detours
review-blunders-none = Not one move led away from the goal.
review-blunders-waiting = They are listed as they are found.
review-blunders-known =
    { $count ->
        [one] Once a move led away from the goal and had to be made good for.
       *[other] { $count } times you left a shortest way. What each one cost:
    }
review-blunders-most = { $count } times you left a shortest way. The { $listed } that cost most:
review-blunders-bounds = Where distances are not exact, a detour cannot be told for certain.
review-blunder-one = Move { $from }
review-blunder-more = Moves { $from } to { $to }
review-blunder-cost =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
review-splits = Row by row
review-split-row = Done for good
review-split-moves = moves
review-split-time = time
review-row = Row { $number }
review-turns = Speed
review-turns-are = { $mean } moves a second, { $most } at the fastest.
# The game was too short to tell how fast it was at the fastest.
review-turns-mean = { $mean } moves a second.

# A replay from elsewhere.
review-open = Another game
review-open-is = Paste a replay record to look at it, or open its file.
review-open-text = A replay record
review-open-file = Open a file
review-bad-replay = This is no replay record.
review-bad-version = This replay record is of a version that is not known here.
# $at is the number of the move, from 1.
review-bad-move = This is no game: move { $at } cannot be made.
review-bad-time = This is no game: move { $at } comes before the one that it follows.
review-bad-end = This is no game: move { $at } was made on a board that was solved already.

# Before the numbers of the boards of a series that was played in one go.
review-boards = Boards

review-nothing = Nothing to look at yet
review-nothing-is = When a game is over, its review is here.
