# The Lab: what shuffles do. $size is “4×4”; numbers given as texts are written out already.

lab-title = What does a shuffle really do?
lab-lead = Each cell: how often a tile lands on a square, against what is fair. Red is too often, blue too seldom.
lab-seldom = 1.5 times too seldom
lab-often = 1.5 times too often
lab-axes = A row for each tile, a column for each square; on the diagonal, at home.
# Which map: of the boards as dealt, or exact.
lab-map = Map
lab-as-dealt = as dealt
lab-exact = exact
lab-pause = Pause
lab-go-on = Go on
lab-again = Deal again
lab-shuffle = Shuffle
lab-fix = If it cannot be solved
lab-blank = The blank
lab-curve = How far from fair, after so many
lab-most-likely = Most likely
lab-least-likely = Least likely
lab-failed = The part that deals and counts could not be loaded. Check the connection.
lab-try-again = Try again

# The shuffles; the first is this game’s own.
lab-shuffle-uniform = noyes
lab-shuffle-random-slides = Random slides
lab-shuffle-legal-slides = Legal slides
lab-shuffle-no-backtrack-slides = Slides that never turn back
lab-shuffle-swap-any = Swap each square with any
lab-shuffle-sattolo = Sattolo (often printed as Fisher–Yates)
lab-shuffle-fisher-yates = Fisher–Yates
lab-shuffle-floor10 = Ten random digits (from a desktop game)
# What is counted: tries may fail, slides do not.
lab-tries = Tries
lab-slides = Slides
# What happens to a board that cannot be solved.
lab-fix-none = deal it anyway
lab-fix-swap = swap the first two
lab-fix-article = swap as an article did
lab-fix-reject = shuffle again
# Where the blank may be.
lab-blank-any = anywhere
lab-blank-home = at home

# $why is a clause, see errors.ftl.
lab-refused = That does not work: { $why }.
lab-bad-steps = Expected a whole number from 0 to { $most }.
# $list is made of the clauses below; $part is a word of the link, such as size.
lab-misread = Not all of the link could be read. { $list }.
lab-misread-next = { $list }; { $item }
lab-misread-why = { $part }: { $why }
lab-misread-size = { $part }: the Lab goes from 2×2 to 6×6, not to { $size }
lab-misread-steps = { $part }: found “{ $found }”, expected a whole number from 0 to { $most }
lab-misread-map = { $part }: “{ $found }” is neither dealt nor exact

lab-dealt =
    { $boards ->
        [0] Nothing dealt yet
        [one] { $boards } board dealt
       *[other] { $boards } boards dealt
    }
# The state of an exact map.
lab-map-computing = Being worked out
lab-map-share = Being worked out: { $share }
lab-map-exact = Exact
lab-map-none = No exact map is known for this; look at the boards as dealt.
lab-map-refused = Cannot be worked out here: { $why }.
lab-map-failed = The part that works it out could not be loaded.

# The headline of a card.
lab-fair = fair
lab-nearly-fair = nearly fair: { $share } away
lab-not-fair = not fair
lab-nothing-against = nothing speaks against it yet
lab-dealing = dealing

# The map’s name, then with its most telling cell.
lab-map-name = Map of tiles and squares, { $shuffle }: { $verdict }.
lab-map-name-cell = Map of tiles and squares, { $shuffle }: { $verdict }. Furthest from fair: { $cell }.
lab-cell-often =
    { $often ->
        [never] never
        [fair] as often as is fair
       *[times] { $times } times as often as is fair
    }
lab-cell-tile = Tile { $tile } on row { $row }, column { $column }: { lab-cell-often }
lab-cell-blank = The blank on row { $row }, column { $column }: { lab-cell-often }

lab-less-than = less than { $share }

# What is known exactly.
lab-fact-likeliest = The likeliest { $size } board comes { $ratio } times as often as the rarest.
lab-fact-likeliest-exact = The likeliest { $size } board comes { $ratio } times as often as the rarest. Exact, from all { $outcomes } outcomes.
lab-fact-fair = Each of the { $boards } boards that can be solved comes equally often. Exact.
lab-fact-half = Half of its boards cannot be solved.
lab-fact-unsolvable = { $share } of its boards cannot be solved.
lab-fact-possible = Only { $share } of the boards that can be solved can occur.
lab-fact-distance = { $share } of the probability lies on the wrong boards (total variation distance).
lab-fact-distance-at-least = At least { $share } of the probability lies on the wrong boards (total variation distance).
lab-fact-home = On average { $dealt } of the { $tiles } tiles are at home, where { $fair } would be fair.
lab-fact-length = Its boards need { $dealt } moves in the mean, fair ones { $fair }.

# Walks of slides; $word is tries or slides.
lab-curve-name = How far from fair, after so many: 0 to { $most }.
lab-walk-distance =
    { $word ->
        [tries] After { $steps } tries, { $share } of the probability lies on the wrong boards (total variation distance).
       *[slides] After { $steps } slides, { $share } of the probability lies on the wrong boards (total variation distance).
    }
lab-walk-floor = However many slides there are, this never falls below { $even } for an even number of them, nor below { $odd } for an odd one: each slide moves the blank to a square of the other colour.
# $list is made of the second one.
lab-walk-reached =
    { $word ->
        [tries] With more tries it is { $list }.
       *[slides] With more slides it is { $list }.
    }
lab-walk-reached-item = under { $share } from { $steps } on

lab-sampled-unfair = Seen in the first { $boards } boards: of a thousand series that a fair dealer deals, one at most is called unfair here.
lab-sampled-open = Nothing in the first { $boards } boards speaks against a fair dealer.

# What a screen reader hears of a shuffle.
lab-told-computing = { $shuffle }: the exact figures are being worked out.
lab-told-no-more = { $shuffle }: the exact figures say no more than the boards dealt.
lab-told-verdict = { $shuffle }: { $verdict }.
lab-told-none = { $shuffle }: no exact figures.

lab-working = The exact figures are being worked out.
lab-working-share = The exact figures are being worked out: { $share }.
lab-working-refused = The exact figures cannot be worked out here: { $why }.
lab-working-failed = The part that works out the exact figures could not be loaded.

lab-outcomes = { $outcomes } outcomes
lab-odds = 1 in { $odds }
