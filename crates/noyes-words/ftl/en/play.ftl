# The page of the game: figures, buttons, this deal, hints, what a screen reader hears.

# The figures: a number stands above each of these words.
play-time = time
play-moves-label =
    { $count ->
        [one] move
       *[other] moves
    }
play-to-go = to go
play-to-go-at-best = to go, at best

# The buttons: one word each, two at most.
play-new = New
play-next = Next board
play-undo = Undo
play-redo = Redo
play-hint = Hint
play-hint-is = Show the next tile to slide (H)
play-restart = Restart
play-solve = Solve for me
play-teach = Teach me
play-share = Share

# This deal.
play-this-deal = This deal
play-your-own-board = Your own board
play-fair = Fair.
# $boards is a number that is written out, or “about …”.
play-one-of = One of { $boards } boards that can be solved, each as likely as the next.
play-dealt-by-seed = Dealt from the seed “{ $seed }”: one of { $boards } boards that can be solved.
# How short it could have been solved, among all boards.
play-shortest =
    { $count ->
        [one] Shortest solution { $count } move.
       *[other] Shortest solution { $count } moves.
    }
play-easier = Easier than most.
play-usual = Like most boards.
play-harder = Harder than most.
play-moves-needed = moves needed
play-lengths = { $percent } % of all boards have a shorter solution
play-seed = Seed
play-deal-number = Deal
play-copy-seed = Copy the seed
play-own-solvable = It can be solved.
play-own-unsolvable = It cannot be solved, however long you try. Sliding the tiles is still allowed.

# A game that is won; $time is as on a stopwatch.
play-solved-in = Solved in { $time }
play-solved-with =
    { $count ->
        [one] { $count } move.
       *[other] { $count } moves.
    }
play-solved-with-help =
    { $count ->
        [one] { $count } move, with help.
       *[other] { $count } moves, with help.
    }
play-won = { $solved }. { $moves }

# The board for those who do not see it.
play-board = Board of { $columns } columns and { $rows } rows
play-solved-board = Board of { $columns } columns and { $rows } rows, solved and locked
play-empty-square = Empty, row { $row }, column { $column }

# A tile or several have slid: “5 up”, “5, 6 left”.
play-step =
    { $direction ->
        [up] { $tiles } up
        [down] { $tiles } down
        [left] { $tiles } left
       *[right] { $tiles } right
    }
play-hint-told =
    { $direction ->
        [up] Hint: slide { $tile } up.
        [down] Hint: slide { $tile } down.
        [left] Hint: slide { $tile } left.
       *[right] Hint: slide { $tile } right.
    }
play-no-hint = This board cannot be solved, so there is no hint.
play-solver-failed = The solver could not be loaded, so there is no hint. Check the connection and try again.

# The moves to go: a switch, its figure where it is no number, and what it means in a sentence.
play-moves-to-go = Moves to go
play-to-go-unknown = The moves to go are being computed.
play-to-go-bound =
    { $count ->
        [one] At least { $count } move to go; the exact number is being computed.
       *[other] At least { $count } moves to go; the exact number is being computed.
    }
play-to-go-exactly =
    { $count ->
        [one] { $count } move to go, at best.
       *[other] { $count } moves to go, at best.
    }
play-to-go-between =
    { $least ->
        [one] At least { $least } move to go, at best; a way with { $most } is known.
       *[other] At least { $least } moves to go, at best; a way with { $most } is known.
    }
play-to-go-unsolvable = This board cannot be solved.
play-to-go-failed = The solver could not be loaded.

# Why an input does nothing.
play-refused-locked = The board is solved and locked.
play-refused-undo = There is nothing to take back.
play-refused-redo = There is nothing to do again.
play-refused = No tile can slide there.

# Boards that come and go; $size is “4×4”.
play-new-board = New { $size } board.
play-replaced = Here is a new { $size } board. The last one is kept.
play-bring-back = Bring it back
play-restarted = Back to the beginning.
play-brought-back = The last board is back.

# Links.
play-link = Link to this board
play-link-copied = Link copied. Whoever opens it gets this very board.
play-link-to-copy = Copy this link. Whoever opens it gets this very board.
play-board-from-link = This is the board from your link.
# $why is a clause, see errors.ftl.
# $board: whether the board that was there stays, or another one is dealt.
play-bad-link =
    { $board ->
        [stays] This link does not lead to a board: { $why }. Your board is still here.
       *[another] This link does not lead to a board: { $why }. Here is another one.
    }

# States.
play-storage-lost = This browser does not let the page store the game. It goes on, but a reload loses it.
play-game-damaged = The stored game could not be read, so here is a new one.
# A link to the records; said once the finished game is stored for good.
play-kept = Kept in your records
