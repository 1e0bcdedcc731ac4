# Why a board can be solved, or cannot.

# The beginning of the sentences below.
verdict-pairs =
    { $pairs ->
        [0] No two tiles stand in the wrong order
        [one] One pair of tiles stands in the wrong order
       *[other] { $pairs } pairs of tiles stand in the wrong order
    }
verdict-blank =
    { $rows ->
        [0] the blank is on its row
        [one] the blank is one row away from its own
       *[other] the blank is { $rows } rows away from its own
    }
verdict-one-wide-yes = On a board one square wide no tile can pass another, and they already follow one another as they should.
verdict-one-wide-no = { verdict-pairs }, and on a board one square wide no tile can ever pass another.
verdict-odd-width-yes = { verdict-pairs }, an even number. On a board { $width } squares wide every slide keeps it even, as it is when the board is solved.
verdict-odd-width-no = { verdict-pairs }, an odd number. On a board { $width } squares wide no slide ever makes it even, as it is when the board is solved.
verdict-even-width-yes = { verdict-pairs }, and { verdict-blank }: { $pairs } + { $rows } = { $sum }, an even number. On a board { $width } squares wide every slide keeps this sum even, as it is when the board is solved.
verdict-even-width-no = { verdict-pairs }, and { verdict-blank }: { $pairs } + { $rows } = { $sum }, an odd number. On a board { $width } squares wide no slide ever makes this sum even, as it is when the board is solved.
verdict-swap = Swap { $one } and { $other }
