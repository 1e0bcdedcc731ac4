# The page that shows why a board can be solved or not: inversions, and what a slide does to them.

why-title = Can this board be solved?
why-answer = The answer
why-proof = Why no slide changes the answer
why-other = Another board
why-shuffle = Shuffle another
why-slide = Slide a tile, and see what changes and what does not.

why-table = Tile by tile
why-table-tile = Tile
why-table-inversions = inversions
why-table-sum = In all
# The head of the column that names the other tile of each pair.
why-before-smaller = stands before smaller
why-before-earlier = stands before tiles that belong earlier

why-lead-one-wide = Read the tiles row by row. Every pair that stands in the wrong order is an inversion, drawn as an arc. On a board one square wide no tile can pass another, so no inversion ever goes away.
why-lead-odd-width = Read the tiles row by row. Every pair that stands in the wrong order is an inversion, drawn as an arc. On a board of odd width a slide never changes whether their number is even.
why-lead-even-width = Read the tiles row by row. Every pair that stands in the wrong order is an inversion, drawn as an arc. On a board of even width count the rows between the blank and its own row as well: a slide never changes whether the sum is even.

# Parts of the sentences below.
why-inversions =
    { $inversions ->
        [one] { $inversions } inversion
       *[other] { $inversions } inversions
    }
why-rows =
    { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }
why-parity =
    { $parity ->
        [even] even
       *[odd] odd
    }
why-parity-before =
    { $parity-before ->
        [even] even
       *[odd] odd
    }

# The headline: what has to be even.
why-sum-in-order = In the right order
why-sum-one-wide = { why-inversions }, for ever
why-sum-odd-width = { why-inversions }, { why-parity }
why-sum-even-width = { why-inversions } + { why-rows } = { $sum }, { why-parity }

why-arcs-name =
    { $inversions ->
        [0] The tiles in a row, without an arc: no pair is in the wrong order.
        [one] The tiles in a row, and an arc over the one pair in the wrong order.
       *[other] The tiles in a row, and an arc over each of { $inversions } pairs in the wrong order. The table below names them.
    }
# $order is the goal’s tiles, row by row.
why-places =
    { $layout ->
        [snake] Below each tile stands its place in the snake, which row by row reads { $order }. These numbers are what is counted.
        [spiral] Below each tile stands its place in the spiral, which row by row reads { $order }. These numbers are what is counted.
       *[goal] Below each tile stands its place in the goal, which row by row reads { $order }. These numbers are what is counted.
    }
why-nothing-drawn = A board of one square has no tiles to compare.
why-not-drawn = The inversions of a { $size } board are counted, but too many to be drawn: arcs go up to 6×6.
why-legend-new = Thick arcs are new.
why-legend-gone = Dashed arcs are gone.
why-legend-both = Thick arcs are new, dashed ones are gone.

# Parts of the sentences below. $tiles is a list, $moved how many it has.
why-slid =
    { $direction ->
        [up] { $tiles } slid up
        [down] { $tiles } slid down
        [left] { $tiles } slid left
       *[right] { $tiles } slid right
    }
why-still =
    { $inversions ->
        [0] still no inversion
        [one] still { $inversions } inversion
       *[other] still { $inversions } inversions
    }
why-counts =
    { $way ->
        [more] inversions { $inversions-before } → { $inversions } (+{ $difference })
        [less] inversions { $inversions-before } → { $inversions } (−{ $difference })
       *[same] as many inversions come as go, { $inversions } in all
    }
why-past =
    { $moved ->
        [one]
            { $passed ->
                [one] { why-slid } past { $passed } tile
               *[other] { why-slid } past { $passed } tiles
            }
       *[other]
            { $passed ->
                [one] { why-slid }, each past { $passed } tile
               *[other] { why-slid }, each past { $passed } tiles
            }
    }

# What a slide has done: “8 slid up past 2 tiles: inversions 6 → 8 (+2). Still even.”
why-slid-along = { why-slid } and passed no tile: { why-still }.
why-slid-along-sum = { why-slid } and passed no tile: { why-still }, and the blank stays on its row: the sum stays { $sum }.
why-slid-across = { why-past }: { why-counts }. Still { why-parity }.
why-slid-across-sum-stays = { why-past }: { why-counts }, and the blank is { why-rows } from its own row, not { $rows-before }. The sum stays { $sum }.
why-slid-across-sum-changes = { why-past }: { why-counts }, and the blank is { why-rows } from its own row, not { $rows-before }. The sum { $sum-before } → { $sum } stays { why-parity }.
why-swapped = { $one } and { $other } were swapped: { why-counts }. Now their number is { why-parity }, and was { why-parity-before }. No slide can do that.
why-swapped-sum = { $one } and { $other } were swapped: { why-counts }. Now the sum is { why-parity }, and was { why-parity-before }. No slide can do that.

why-proof-one-wide = Tiles in a single line keep their order whatever slides: the blank wanders between them, and no tile ever passes another. Only a board in the goal’s own order can be solved.
why-proof-odd-width = A slide along a row passes no tile. A slide up or down passes { $passed } other tiles, because the board is { $width } squares wide, and turns each of these pairs round: every one is an inversion more or one fewer. An even number of such changes adds up to an even number. The solved board has no inversion, so a board with an odd number can never become it.
# $passed is one less than $width.
why-proof-even-width =
    { $passed ->
        [one] A slide along a row passes no tile and leaves the blank on its row. A slide up or down passes one other tile, because the board is { $width } squares wide, and turns this pair round: the inversions change by one, from even to odd or back. But the blank went by one row too, and the sum of both keeps its parity. On the solved board it is 0, so a board with an odd sum can never become it.
       *[other] A slide along a row passes no tile and leaves the blank on its row. A slide up or down passes { $passed } other tiles, because the board is { $width } squares wide, and turns each of these pairs round: an odd number of changes by one, so the inversions turn from even to odd or back. But the blank went by one row too, and the sum of both keeps its parity. On the solved board it is 0, so a board with an odd sum can never become it.
    }

why-swap-to-no = Make it unsolvable: swap { $one } and { $other }
why-swap-to-yes = Make it solvable: swap { $one } and { $other }
# $sum is the headline above.
why-shown-yes = { $size } board: { $sum }. It can be solved
why-shown-no = { $size } board: { $sum }. It cannot be solved
# $why is a clause, see errors.ftl.
why-bad-link = This link does not lead to a board: { $why }.
why-too-large = A { $size } board is more than this page can draw; it goes up to 32×32. “Own board” judges boards of any size.
