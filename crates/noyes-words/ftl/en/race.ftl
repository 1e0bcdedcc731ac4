# Races: the same board for several players at the same time.
race-title = Race
race-is = The same board for everybody, shown at the same moment. The fastest wins; up to eight take part.
race-invited = You are invited to a race.
race-come-in = Come in
race-look-on = Look on
race-coming-in = Coming in.
race-lost = The connection is lost. The race goes on; you are being taken back to it.
race-gone = This race is no longer there.
race-invite = Copy the link for others
race-ready = I am ready
race-wait = Not yet
race-rematch = Rematch
race-leave = Leave
race-give-up = Give up
race-gave-up = gave up
race-away = away
race-is-ready = ready
race-not-ready = not ready yet
# $size: such as "4×4".
race-open = Open a { $size } race
race-alone = Nobody else is here yet: send somebody the link.
race-waiting = The board is shown when all are ready.
race-countdown = Get ready.
race-running = Go.
race-over = The race is over.
race-spectators =
    { $count ->
        [one] One looks on.
       *[other] { $count } look on.
    }
# $home of $tiles are where they belong. $time: "1:02.345".
race-home = { $home } of { $tiles } home
race-solved = solved in { $time }
race-placed = { $place }. in { $time }
