# The page of records: personal bests, averages, every finished game.

records-loading = Reading your records …
records-empty = No finished game yet
records-empty-about = Solve a board, and it will stand here: its time, its moves, and how far from the shortest way it was.
records-empty-play = Play
records-none-here = Nothing to compare yet
records-none-here-about = No finished game of this kind. Choose another above.

# $count: how many games were finished. $best: the best time or number of moves, such as "1:58.214" or "83 moves".
records-headline =
    { $count ->
        [one] One solve, in { $best }
       *[other] { $count } solves, the best in { $best }
    }
# All tries of this kind were lost.
records-headline-unfinished =
    { $count ->
        [one] One try, not finished yet
       *[other] { $count } tries, none finished yet
    }
# $days: days in a row on which the daily puzzle was solved, at least 1.
records-streak =
    { $days ->
        [one] The daily puzzle was solved on one day so far. Tomorrow makes it two.
       *[other] The daily puzzle was solved on { $days } days in a row.
    }

# Choosing what is compared.
records-board = Board
# $size: "4×4". $goal: the name of the goal.
records-board-name = { $size }, { $goal }
records-goal-own = a goal of your own
records-kind = What
records-control = Played with
records-control-any = anything
records-control-keyboard = keys
records-control-mouse = mouse clicks
records-control-hover = mouse, hovering
records-control-touch = touch
records-control-mixed = several
records-standing = How
records-standing-any = all of them
records-standing-clean = alone, in one go
records-standing-interrupted = with a pause
records-standing-repeated = on a board known before
records-standing-assisted = with hints
records-measure = Compare
records-measure-time = Time
records-measure-moves = Moves
records-measure-slides = Slides

# Kinds of games. $time: "1:00". $count, $extra: numbers. $from, $to: sizes such as "2×2".
records-kind-free = free play
records-kind-daily = daily puzzle
records-kind-time = within { $time }
records-kind-moves = shortest way + { $extra }
records-kind-blindfold = blindfold
records-kind-marathon = marathon of { $count }
records-kind-relay = relay { $from } to { $to }
records-kind-fewest = fewest moves
records-kind-length = { $least } to { $most } moves from home
records-kind-ranked = ranked
records-kind-race = races

# The table of bests.
records-bests = Bests
records-best = best
records-now = last
records-single = Single
records-mean = Mean of all
# $count: of how many results the average is: 5, 12, 50, 100.
records-average = Average of { $count }
records-average-about = Of the results of an average, the best and the worst twentieth do not count.
# Too few were finished for an average.
records-unfinished = not finished
# $count: number of moves; the decimals matter where it is an average.
records-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
records-slides =
    { $count ->
        [one] { $count } slide
       *[other] { $count } slides
    }

# The graph. $count: how many results are drawn.
records-graph =
    { $count ->
        [one] The only result.
       *[other] The last { $count } results, one dot each; the line is the average of five.
    }

# The list of games.
records-history = Every game
records-more = Show more
records-review = Review
# Names the link for those who hear it. $date: when the game ended.
records-review-of = Review the game of { $date }
records-forget = Forget
records-forget-of = Forget the game of { $date }
records-forget-sure = Forget this game for good?
records-keep = Keep it
# $moves: "83 moves". $tps: moves a second, such as "1.34".
records-pace = { $moves }, { $tps } a second
# $moves: "83 moves". $optimal: the length of a shortest solution.
records-would-have-done = { $moves }; { $optimal } would have done
records-lost-time = out of time
records-lost-moves = out of moves
records-lost-given-up = given up

# Copies of the journal.
records-copies = Copies
records-copies-about = Your records are stored in this browser only. A copy carries them to another device, and merges with what is there.
records-everybodys = Everybody’s results
records-save = Save a copy
records-save-table = Save as a table
records-read = Read a copy
records-copy-failed = The records could not be read from this browser’s storage.
records-file-failed = This file could not be read as text.
# $new: how many games were added. $known: how many were there already.
records-imported =
    { $new ->
        [0] Nothing new in this copy
        [one] One new entry
       *[other] { $new } new entries
    }{ $known ->
        [0] .
        [one] , one known already.
       *[other] , { $known } known already.
    }
# $count: how many lines could not be read. $line: the number of the first one. $why: what is wrong with it.
# $code: a word for it that is the same in every language.
records-imported-wrong =
    { $count ->
        [one] Line { $line } could not be read: { $why } ({ $code }).
       *[other] { $count } lines could not be read, line { $line } for example: { $why } ({ $code }).
    }

# Why a line of a copy could not be read, after a colon and without a full stop. $found is the
# beginning of what stands there; boards and moves count from 1.
records-wrong-line = it begins with “{ $found }” and is not an entry of a copy
records-wrong-kind = it is of the kind “{ $kind }”, version { $version }, which is not known here; it is kept all the same
records-wrong-id =
    { $found ->
        [0] the name of its game is empty
       *[other] the name of its game has { $found } characters, and { $most } are the most
    }
records-wrong-missing = it has no “{ $field }”
records-wrong-boards =
    { $found ->
        [one] it has a replay of { $found } board, and { $expected } are expected
       *[other] it has replays of { $found } boards, and { $expected } are expected
    }
records-wrong-move = on board { $board }, move { $move } cannot be made
records-wrong-order = on board { $board }, move { $move } comes before the one that it follows
records-wrong-late = on board { $board }, move { $move } was made when it was solved already
records-wrong-goal = board { $board } and its goal differ in size
records-wrong-outcome = board { $board } does not end as the entry says
records-wrong-time = its time of { $found } ms is less than the { $played } ms that its moves took
records-wrong-challenge = “{ $found }” is no challenge that is known here
records-wrong-range = { $found } stands where a number from { $least } to { $most } is expected
records-wrong-day = “{ $found }” is not a day such as 2026-11-22
records-wrong-empty = the column “{ $column }” is empty
# The name of the column says what is expected in it.
records-wrong-cell =
    { $column ->
        [scramble] “{ $found }” in the column “{ $column }” is not a board such as 1 2 3/4 5 6/7 0 8
        [solution] “{ $found }” in the column “{ $column }” is not a way to the goal, such as RDL2
        [size] “{ $found }” in the column “{ $column }” is not a size such as 4x4
        [time] “{ $found }” in the column “{ $column }” is not a number of seconds such as 12.345
        [times] “{ $found }” in the column “{ $column }” is not a list of milliseconds, one for each move
        [date] “{ $found }” in the column “{ $column }” is not a date such as 2026-11-22T23:30:00.000Z
        [goal] “{ $found }” in the column “{ $column }” is not blank-last, blank-first, snake, spiral or a board
       *[control] “{ $found }” in the column “{ $column }” is not keyboard, mouse, hover, touch or mixed
    }
