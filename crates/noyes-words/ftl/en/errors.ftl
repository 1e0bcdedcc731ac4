# What is wrong with a text or a link: clauses without a full stop, which stand after a colon.
# Rows and squares are counted from 1. $found is what a person typed.

errors-sentence = { $why }.

errors-empty = there are no numbers; a board is such as 1 2 3/4 5 6/7 8 0
errors-not-a-number = “{ $found }” is not a number
errors-empty-row = row { $row } is empty
errors-open-bracket = a bracket is not closed
errors-ragged-rows =
    { $found ->
        [one] row { $row } has { $found } number, and the first row has { $expected }
       *[other] row { $row } has { $found } numbers, and the first row has { $expected }
    }
errors-not-square = { $found } numbers do not fill a square. Begin a new line for each row, or choose a size
errors-too-many-numbers = there are more than { $most } numbers
errors-missing-zero = there is no 0 for the blank. If { $largest } stands for it, say so
errors-missing-blank = there is no { $mark }, which is to be the blank
errors-bad-blank = “{ $found }” is not the number of the blank
errors-wrong-count =
    { $squares ->
        [one] there are { $found } numbers, and a { $size } board has { $squares } square
       *[other] there are { $found } numbers, and a { $size } board has { $squares } squares
    }
errors-out-of-range = { $found } does not belong on a { $size } board, which has the numbers 0 to { $largest }
errors-huge-number = { $found } is too large a number for a board
errors-duplicate = { $tile } is there twice

errors-bad-size = “{ $found }” is not a size such as 4x4 or 5x3
errors-empty-size = a { $size } board has no squares
errors-size-too-large = a { $size } board is too large
errors-goal = the goal is not blank-last, blank-first, snake, spiral or a board
errors-goal-board = the goal is not a board, { $why }

# $part is a word of the link: size, seed, deal, board.
errors-link-missing = it has no “{ $part }”
errors-link-twice = it says “{ $part }” twice
errors-link-board-and-deal = it has both a board and “{ $part }”
errors-link-encoding = its “{ $part }” is not encoded right
errors-link-index = “{ $found }” is not the number of a deal

errors-unknown-name = “{ $found }” is none of { $expected }
errors-steps-without-slides = this shuffle counts no steps
errors-blank-home-with-slides = this shuffle moves the blank, which cannot stay at home
errors-no-repair = in a single line nothing can pass, so swapping two tiles helps hardly any { $size } board
errors-never-solvable = hardly any { $size } board of this shuffle can be solved, so shuffling again would not end
errors-index-too-large = deal { $found } is beyond the last one
errors-out-of-memory = the memory of this page does not suffice
# Anything that has no sentence of its own; $code is a word such as bad-question.
errors-other = the answer was “{ $code }”
