# What there is to play besides one board after the other.

challenge-title = Challenge
challenge-choose = Challenges
challenge-begin = Begin
challenge-give-up = Give up
challenge-once-more = Once more
challenge-to-free = Free play

# The challenges: a name, and what it is in a sentence.
challenge-free = Free play
challenge-free-is = One board after another, at leisure.
challenge-daily = Daily
challenge-daily-is = One 4×4 board a day, the same for everyone.
challenge-time = Time limit
challenge-time-is = Solve a board before the time is over.
challenge-moves = Move limit
challenge-moves-is = Solve a board in hardly more moves than it takes, up to 4×4.
challenge-blindfold = Blindfold
challenge-blindfold-is = Remember the board: its numbers vanish with the first move.
challenge-marathon = Marathon
challenge-marathon-is = Several boards in a row, and the clock never stands.
challenge-relay = Relay
challenge-relay-is = From a 2×2 board up, one of each size.
challenge-fewest = Fewest moves
challenge-fewest-is = As few moves as you can, with all the time you like.
challenge-length = Difficulty
challenge-length-is = A board whose shortest solution is as long as you say, 3×3 or 4×4.
challenge-ranked = Ranked
challenge-ranked-is = A board that the server deals. The result goes into its list.
challenge-race = Race
challenge-race-is = The same board for all, at the same time.

# What belongs to one of them.
challenge-time-name = Time
challenge-extra-name = Moves to spare
challenge-boards-name = Boards
challenge-relay-name = Up to
challenge-seconds-short = { $count } s
challenge-minutes-short = { $count } min
challenge-length-easy = Easy
challenge-length-medium = Medium
challenge-length-hard = Hard
challenge-length-very-hard = Very hard
challenge-length-hardest = Hardest

# While it is played: the figures' labels, and the line that says what is played.
challenge-time-left = left
challenge-look-left = to look
challenge-moves-left =
    { $count ->
        [one] move left
       *[other] moves left
    }
challenge-board-label = board
challenge-board-of = { $at }/{ $of }
challenge-next-board = Board { $at } of { $of }.

# A day of the daily puzzle, counted from 1.
challenge-daily-number = Daily { $number }

# While a board is looked for.
challenge-measuring = The shortest solution is being worked out, to set the limit.
challenge-dealing = A board whose shortest solution has { $least } to { $most } moves is being looked for.
challenge-dealing-one = A board whose shortest solution has { $most } moves is being looked for.
challenge-failed = The solver could not be loaded. Check the connection and try again.
challenge-cancel = Cancel

# Covered boards.
challenge-pause = Pause
challenge-paused = Paused
challenge-paused-is = The clock stands, and the board is covered.
challenge-go-on = Go on
challenge-look = Look at the board
challenge-ready = Ready when you are
challenge-look-is =
    { $seconds ->
        [one] { $seconds } second to look, then the clock runs. The first move starts it sooner.
       *[other] { $seconds } seconds to look, then the clock runs. The first move starts it sooner.
    }

# How it ended: a headline, and a sentence below.
challenge-out-of-time = The time is over
challenge-out-of-moves = No moves left
challenge-given-up = Given up
challenge-after =
    { $count ->
        [one] { $count } move in { $time }. The board stays as it lies.
       *[other] { $count } moves in { $time }. The board stays as it lies.
    }
challenge-series-lost =
    { $done ->
        [one] { $done } of { $of } boards was solved.
       *[other] { $done } of { $of } boards were solved.
    }
challenge-series-done = { $of } boards in { $time }
challenge-series-done-is =
    { $count ->
        [one] { $count } move; a board took { $each } on average.
       *[other] { $count } moves; a board took { $each } on average.
    }
challenge-fewest-done =
    { $count ->
        [one] Solved with { $count } move
       *[other] Solved with { $count } moves
    }
challenge-fewest-unknown = The shortest solution is being worked out.
challenge-fewest-large = The shortest solution of a board this large is not known.
challenge-fewest-best = There is no shorter solution.
challenge-fewest-optimal =
    { $optimal ->
        [one] { $optimal } move would have done.
       *[other] { $optimal } moves would have done.
    }
# What a solved board comes to. $size: such as "4×4". $time: "0:12.345".
challenge-best-is = Your best at { $size } is { $time }.
challenge-best-by = Your best at { $size }, by { $time }.
challenge-place = { $place } of { $of }
challenge-efficiency = efficiency
challenge-speed = moves a second
challenge-today = today
challenge-daily-next = The next board comes in { $left }, at { $time }.
challenge-daily-done =
    { $count ->
        [one] You solved today’s with { $count } move in { $time }.
       *[other] You solved today’s with { $count } moves in { $time }.
    }
challenge-share-result = Share the result
challenge-share-text = noyes daily { $number }: { $moves } moves in { $time }

# A tile whose number is hidden; a step of such tiles.
challenge-blind-tile = Row { $row }, column { $column }
challenge-blind-step =
    { $direction ->
        [up] Up
        [down] Down
        [left] Left
       *[right] Right
    }

# Why an input does nothing.
challenge-refused-over = This game is over.
challenge-refused-covered = The board is covered.
challenge-refused-paused = The game is paused.

# Settings.
challenge-records = Play for records
challenge-records-is = Moves that are taken back count, and the clock never stands
challenge-inspection = Time to look first
challenge-off = Off
challenge-own-time = Other
challenge-seconds = Seconds
