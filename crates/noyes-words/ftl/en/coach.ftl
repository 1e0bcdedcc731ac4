# Lessons and demonstrations on the player's own board, beside it.
# A step is one thought of a lesson ("tile 5 goes home") with all its moves; a move is one tile by
# one square. "Home" is a tile's own place.

coach-stop = Stop
coach-pause = Pause
coach-go-on = Go on
coach-forward = One move on
coach-back = One move back
coach-speed = Speed
coach-slow = Slow
coach-fast = Fast
coach-show = Show me
coach-next = Next
# The player makes the step.
coach-do-it = I’ll do it
coach-yours = Your turn.
coach-thinking = Looking for a way …
coach-taken-over = Your move. Go on, and the rest is solved from here.
coach-stopped = Stopped. The board is yours.
coach-failed = The solver could not be loaded. Check the connection and try again.
coach-cannot = This board cannot be solved, so there is nothing to show.

# One very short word each, on a square of the board: the tile to be moved, the tile that goes with
# it, the square to which it goes.
coach-mark-leader = this
coach-mark-partner = with
coach-mark-target = here

coach-to-go =
    { $count ->
        [one] { $count } move to go.
       *[other] { $count } moves to go.
    }
coach-to-go-at-best =
    { $count ->
        [one] { $count } move to go, and no way is shorter.
       *[other] { $count } moves to go, and no way is shorter.
    }
coach-progress =
    { $count ->
        [one] { $made } of { $count } move.
       *[other] { $made } of { $count } moves.
    }
# Of a way that is found a part at a time.
coach-made-so-far =
    { $count ->
        [one] { $count } move made.
       *[other] { $count } moves made.
    }
coach-solving =
    { $count ->
        [one] Solving in { $count } move.
       *[other] Solving in { $count } moves.
    }
coach-paused =
    { $count ->
        [one] Paused after { $made } of { $count } move.
       *[other] Paused after { $made } of { $count } moves.
    }

# The steps. $tile and $partner are numbers on tiles.
coach-place-tile = Tile { $tile } goes home, to row { $row }, column { $column }.
coach-wait-for-partner = Tile { $tile } waits in row { $row }, column { $column }. If it went home now, tile { $partner } could not get in.
coach-follow-partner = Tile { $tile } lines up behind tile { $partner }, in row { $row }, column { $column }.
coach-unstick-corner = Tiles { $tile } and { $partner } are jammed in the wrong order. The corner trick: out with both, and back in line.
coach-slide-in-together = Tile { $tile } slides home, and tile { $partner } follows at once.
coach-turn-block-clockwise = Three tiles are left. Turn them round clockwise until all are home.
coach-turn-block-anticlockwise = Three tiles are left. Turn them round anticlockwise until all are home.
coach-bring-blank = No tile can pass another here: bring the empty square to row { $row }, column { $column }.

# The same steps once they are made.
coach-made-place = Tile { $tile } is home.
coach-made-wait = Tile { $tile } waits for tile { $partner }.
coach-made-together = Tiles { $tile } and { $partner } are home.
coach-made-line = Tiles { $tile } and { $partner } are in line.
coach-made = Done.

# What part of the board is worked on, and how many steps are left.
coach-stage-row = Row { $number }
coach-stage-column = Column { $number }
coach-stage-block = The last four squares
coach-stage-strip = One row of tiles
coach-steps-left =
    { $count ->
        [one] the last step
       *[other] { $count } steps to go
    }
