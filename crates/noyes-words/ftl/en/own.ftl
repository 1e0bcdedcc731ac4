# The page on which a person enters a board.

own-title = Can your board be solved?
own-lead = Copy a position from the puzzle on your table, from a book or from another game. The page says at once whether it can be solved, and you can play it here.
own-way = How to enter it
own-type = Type or paste
own-tap = Tap it in
own-field = The board, row by row
own-hint = 0 is the blank. A new line or a slash begins a row; spaces or commas stand between tiles.
own-blank-last = The largest number is the blank
own-clear = Clear
own-take-back = Take back
own-last = What is left is the blank
own-play = Play it
own-play-anyway = Play it all the same
own-waiting = Enter a board, and the answer stands here.
# What is wrong follows the colon.
own-not-a-board = Not a board yet:
own-solved = It is solved already.
own-place = Tap the square of tile { $tile }
own-placed = { $tile } placed
own-read-as-blank = Read { $largest } as the blank
