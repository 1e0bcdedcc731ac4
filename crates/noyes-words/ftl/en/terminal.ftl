# The game in a terminal. Lines are short there: where a sentence can be said in fewer words, it
# should be.

# What stands above the board.
terminal-name = noyes
# $size is such as "4×4", $goal the name of a goal's layout.
terminal-board = { $size } · { $goal }
terminal-goal-blank-last = blank last
terminal-goal-blank-first = blank first
terminal-goal-snake = snake
terminal-goal-spiral = spiral
terminal-goal-own = a goal of its own

# Figures beside the board.
terminal-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
terminal-moves-left =
    { $count ->
        [one] { $count } move left
       *[other] { $count } moves left
    }
# $time is such as "0:42".
terminal-time-left = { $time } left
terminal-to-go =
    { $count ->
        [one] { $count } move to go
       *[other] { $count } moves to go
    }
# The shortest way is not known, only these two bounds of its length.
terminal-to-go-between = { $least } to { $most } moves to go
terminal-to-go-at-least = at least { $count } to go
terminal-working = working it out
# Tables for the solver are being made; $percent is a whole number.
terminal-tables = getting ready, { $percent } %
terminal-look = Look at the board: { $time } left.

# What is being played.
terminal-fair = A fair deal: every board that can be solved is as likely as any other.
terminal-own = Your own board.
terminal-unsolvable = This board cannot be solved, however long you try. Sliding the tiles is still allowed.
terminal-for-the-record = For the record: taking back counts, and the time never stands.
terminal-free = One board after the other
# $date is such as 2026-11-22, $left such as "5:12:33".
terminal-daily = Today’s board, { $date }
terminal-daily-next = The next one comes in { $left }.
terminal-time-limit = Against the clock: { $time }
terminal-move-limit =
    { $extra ->
        [0] The fewest moves, and not one more
        [one] The fewest moves and one more
       *[other] The fewest moves and { $extra } more
    }
terminal-fewest = As few moves as you can
terminal-blindfold = Blindfold
terminal-marathon =
    { $boards ->
        [one] { $boards } board in a row
       *[other] { $boards } boards in a row
    }
# $from and $to are sizes such as "2×2".
terminal-relay = Relay, { $from } to { $to }
terminal-length =
    { $most ->
        [one] A board { $most } move away
       *[other] A board { $least } to { $most } moves away
    }
terminal-length-exactly =
    { $count ->
        [one] A board { $count } move away
       *[other] A board { $count } moves away
    }
# Which board of a series is being played.
terminal-leg = Board { $number } of { $of }

# How a game has ended. $time is such as "0:42.1".
terminal-solved = Solved in { $time }
terminal-solved-series = All done in { $time }
terminal-solved-moves =
    { $count ->
        [one] { $count } move.
       *[other] { $count } moves.
    }
terminal-solved-moves-helped =
    { $count ->
        [one] { $count } move, with help.
       *[other] { $count } moves, with help.
    }
terminal-best-yet = Your best time yet.
terminal-out-of-time = The time is over
terminal-out-of-moves = No moves are left
terminal-given-up = Given up

# What was asked for cannot be done.
terminal-refused-solved = The board is solved.
terminal-refused-over = This game is over.
terminal-refused-covered = Press Enter to see the board.
terminal-refused-paused = The game is paused.
terminal-refused-undo = There is nothing to take back.
terminal-refused-redo = There is nothing to do again.
terminal-refused-blocked = No tile can slide there.
terminal-no-pause = In this game the time never stands.
terminal-nothing-to-review = Finish the game first, then look at it again.

# What has happened.
terminal-hint-is = Slide the { $tile }.
terminal-solver-failed = The solver has no answer, so there is no hint.
terminal-restarted = Back to the beginning.
terminal-replaced = Here is a new board. Press o to have the last one back.
terminal-brought-back = The last board is back.
terminal-no-such-board = No such board was found.
# $size is such as "2×2".
terminal-larger-board = Challenges need something to slide: this one is played at { $size }.
terminal-looking = Looking for such a board.
terminal-goes-on = Your last game goes on.
terminal-game-damaged = The stored game could not be read, so here is a new one. The file is kept.
# $code is the number that the system gives its error, or 0.
terminal-not-stored =
    { $why ->
        [full] Nothing can be stored: the disk is full.
        [forbidden] Nothing can be stored: the folder may not be written to.
        [missing] Nothing can be stored: the folder is not there any more.
       *[other] Nothing can be stored: the system reports error { $code }.
    }

# Over a board that is hidden.
terminal-paused = Paused
terminal-paused-how = Press p to go on.
terminal-covered = Ready
terminal-covered-how = Press Enter to see the board.
# $columns and $rows are how large the window has to be.
terminal-too-small = This board needs a window of { $columns } × { $rows }.

# A solution or a lesson is being shown.
terminal-showing = Solving it for you.
terminal-halted = Halted.
terminal-showing-keys = Space halts, → makes one step, + and − change the pace, Esc ends it.
terminal-lesson-keys = Space makes these moves, or make them yourself. Esc ends the lesson.
# The steps of a lesson. Tiles are numbers; rows and columns count from 1.
terminal-lesson-place-tile = Tile { $tile } goes home, to row { $row }, column { $column }.
terminal-lesson-wait-for-partner = Tile { $tile } waits in row { $row }, column { $column }, where tile { $other } is to come.
terminal-lesson-follow-partner = Tile { $tile } comes up behind tile { $other }, to row { $row }, column { $column }.
terminal-lesson-unstick-corner = Tiles { $tile } and { $other } are jammed in the wrong order: out with both, and back in line.
terminal-lesson-slide-in-together = Tiles { $tile } and { $other } slide home together.
terminal-lesson-turn-block-clockwise = The last tiles go round clockwise until all are home.
terminal-lesson-turn-block-anticlockwise = The last tiles go round anticlockwise until all are home.
terminal-lesson-bring-blank = The blank goes home, to row { $row }, column { $column }.

# What keys do, beside the board and on the page of keys.
terminal-key-slide = slide a tile
terminal-key-click = slide a tile, or several in line with the blank
terminal-key-undo = take back
terminal-key-redo = do again
terminal-key-next = next board
terminal-key-restart = back to the beginning
terminal-key-bring-back = have the last game back
terminal-key-hint = hint
terminal-key-to-go = moves to go
terminal-key-solve = solve for me
terminal-key-teach = teach me
terminal-key-pause = pause
terminal-key-give-up = give up
terminal-key-menu = choose a game
terminal-key-review = look at the game again
terminal-key-records = records
terminal-key-help = all keys
terminal-key-quit = quit
terminal-keys = Keys
terminal-click = click
terminal-any-key = Any key leads back.

# The page on which a game is chosen.
terminal-choose = Choose a game
terminal-choose-challenge = Play
terminal-choose-size = Size
terminal-choose-goal = Goal
terminal-choose-manner = Manner
terminal-at-leisure = at leisure
terminal-for-records = for the record
terminal-choose-keys = ↑ ↓ choose a line, ← → change it, Enter plays, Esc leads back.

# A game that is looked at again.
terminal-review = Looking back
# The headline: $moves is what was needed, $optimal what would have done.
terminal-review-headline =
    { $moves ->
        [one] { $moves } move; { $optimal } would have done.
       *[other] { $moves } moves; { $optimal } would have done.
    }
terminal-review-perfect =
    { $moves ->
        [one] { $moves } move, and none too many.
       *[other] { $moves } moves, and none too many.
    }
terminal-review-at-least =
    { $moves ->
        [one] { $moves } move; at least { $least } are needed.
       *[other] { $moves } moves; at least { $least } are needed.
    }
terminal-review-measuring = Measuring board { $done } of { $of }.
terminal-review-efficiency = { $percent } % of the moves were needed.
terminal-review-detours =
    { $count ->
        [0] No move led away from the goal.
        [one] One detour, of { $cost } moves.
       *[other] { $count } detours, of { $cost } moves in all.
    }
terminal-review-split =
    { $moves ->
        [one] Row { $row } was done after { $moves } move, at { $time }.
       *[other] Row { $row } was done after { $moves } moves, at { $time }.
    }
terminal-review-split-at-once = Row { $row } was done from the beginning.
terminal-review-speed = { $rate } moves a second.
terminal-review-speed-most = { $rate } moves a second, { $most } at the fastest.
terminal-review-at = Move { $number } of { $of }
# $distance is a number, or two such as "40 to 46".
terminal-review-distance = { $distance } to go
terminal-review-range = { $least } to { $most }
terminal-review-best = A shortest way:
terminal-review-keys = ← → one move, ↑ ↓ ten, n the next detour, PgUp PgDn the list, Esc leads back.
terminal-review-curve = moves to go

# The page of records.
terminal-records = Records
terminal-records-none = No game is finished yet.
terminal-records-of = { $number } of { $of }
terminal-records-daily = Today’s boards
terminal-records-now = now
terminal-records-best = best
terminal-records-single = single
terminal-records-average = of { $count }
terminal-records-mean = mean
terminal-records-tries =
    { $count ->
        [one] { $finished } of { $count } game finished
       *[other] { $finished } of { $count } games finished
    }
terminal-records-not-finished = not finished
terminal-records-by-time = time
terminal-records-by-moves = moves
terminal-records-keys = ← → other records, ↑ ↓ choose, Enter looks at the game, m time or moves, Esc leads back.
terminal-records-days =
    { $count ->
        [one] Today’s board solved { $count } day in a row.
       *[other] Today’s board solved { $count } days in a row.
    }
terminal-rate = { $rate } a second
# How a record came about.
terminal-standing-clean = by yourself
terminal-standing-interrupted = with a break
terminal-standing-repeated = on a board played before
terminal-standing-assisted = with help
# What it was played with.
terminal-control-keyboard = keys
terminal-control-mouse = mouse
terminal-control-hover = mouse, moving
terminal-control-touch = touch
terminal-control-mixed = keys and mouse
terminal-control-unknown = unknown
