# The online game: boards that a server deals and ranks, its puzzle of the day, and the player there.

online-no-server = There is no server here.
online-no-server-is = This page comes from a host that gives out files. Lists of results, a puzzle that nobody knows before its day, and races need a server: noyes serve.
online-away = The server does not answer. Everything else goes on without it.
online-not-understood = The server speaks of something that this page does not know. Load the page again.
online-dealing = The server deals a board.
# $message: what the server says, in English.
online-refused = The server says: { $message }.
# $count: how many boards there are, as text.
online-dealt = Dealt by the server and signed: one of { $count } boards that can be solved.

# The puzzle of the day. $number: of the day. $time: "1:02.345" or, until it is over, "5:12:33".
online-daily-is = One 4×4 board a day, the same for everyone. Your first attempt counts.
online-daily-done = You have solved today’s puzzle.
online-daily-away = The server does not answer. This board is the day’s without it, and is not ranked.
online-daily-open = Daily { $number } is open.
online-daily-begun = Daily { $number } is waiting for you.
online-daily-solved = Daily { $number }: solved in { $time }.
online-daily-left = { $time } until the next one.
online-play-daily = Play today’s
online-go-on = Go on
online-nobody-yet = Nobody has begun it yet.
# $attempts: how many have begun it. $solved: how many have solved it. $time: half of them needed less.
online-everybody =
    { $attempts ->
        [one] One player has begun it,
       *[other] { $attempts } players have begun it,
    } { $solved ->
        [0] nobody has solved it.
        [one] one has solved it.
       *[other] { $solved } have solved it.
    }
online-everybody-median =
    { $attempts ->
        [one] One player has begun it,
       *[other] { $attempts } players have begun it,
    } { $solved ->
        [one] one has solved it, in { $time }.
       *[other] { $solved } have solved it, half of them in { $time } or less.
    }
# A day that is over. $number: of the day. $best, $median, $moves: numbers of moves.
online-daily-past = Daily { $number }.
online-nobody-then = Nobody played it.
online-past-moves = The fewest moves were { $best }, half of them made { $median } or fewer.
online-past-optimal = It can be solved in { $moves }.
online-play-past = Play its board
# $size: such as "4×4".
online-play-ranked = A ranked { $size }

# A game that counts, once it is over.
online-sending = The result is on its way.
online-kept = The server does not answer. The result is kept here and sent as soon as it does.
# $time: "1:02.345".
online-recorded = Recorded: { $time }.
online-recorded-helped = Recorded with hints: { $time }.
# $why: the server’s reason, in English.
online-unranked = Recorded, but not ranked: { $why }
online-too-fast = Recorded, but not ranked: no hand turns that fast.
online-too-regular = Recorded, but not ranked: no hand keeps such even time.
online-deal-expired = The game came too late to count: what the server deals does not wait for ever.
online-deal-used = This board has a result already; the first one counts.
online-not-your-deal = This board was dealt to another player.
online-time-impossible = More time was played than has passed since the board was dealt.
online-to-list = See the list

# The lists.
online-lists = Results
online-today = Today
online-earlier = Earlier
online-day = Day
online-ranked = Ranked games
online-order = Order
online-by-time = By time
online-by-moves = By moves
online-control = Played with
online-help = Hints
online-alone = None
online-helped = With hints
online-place = Place
online-player = Player
online-moves = Moves
online-optimal = Fewest
online-proof = Replay
online-more = More
online-nobody = Nobody stands in this list yet.
online-told-later = Moves and replays of today’s puzzle are told when the day is over.
# $id: the beginning of a name that was drawn.
online-nameless = Nameless { $id }

# The player.
online-you = You
online-no-player = You are nobody here until you choose a name or play a game that counts. There is no password and no e-mail: a key in this browser is all.
# $results: how many are recorded. $streak, $best: days in a row, now and the most.
online-summary =
    { $results ->
        [0] No result is recorded yet.
        [one] One result is recorded.
       *[other] { $results } results are recorded.
    }
online-summary-streak =
    { $results ->
        [one] One result is recorded.
       *[other] { $results } results are recorded.
    } { $streak ->
        [0] Your longest row of days was { $best }.
        [one] Today is the first of a row of days; the longest was { $best }.
       *[other] { $streak } days in a row; the most were { $best }.
    }
online-name = Name
online-keep-name = Keep
online-name-kept = The name is kept.
online-bad-name = A name has 1 to 24 letters, digits, signs and spaces.
online-other-device = On another device
online-key-is = Who has your key is you. Copy it here and paste it there; keep it like a house key.
online-key = Key
online-copy-key = Copy my key
online-use-key = Use it
online-key-used = You are that player now.
online-bad-key = A key begins with “noyes-” and has 49 characters.
online-forget = Delete everything
online-forget-sure = Yes, delete me and my results
online-forgotten = Everything about you is deleted.
