# How it works.

help-title = How it works

help-game = The game
help-game-slide = Slide the tiles until they stand in order. Tap a tile in line with the blank, and it moves with all tiles between. Or swipe, anywhere on the board: a tile follows your finger’s direction. Or use the keys.
help-game-view = A board that is larger than the screen shows the part around the blank. Two fingers move the view.
help-game-clock = The clock starts with your first move. Undo gives its moves back. A solved board is locked.

help-fair = Fair boards
help-fair-half = Half of all arrangements of the tiles can never be solved. This page only deals from the other half, and every one of its boards is equally likely.
help-fair-seed = A seed and a number name each board for ever. A link that you share carries them, so your friend gets the same board.

help-why = Why, and the Lab
help-why-why = “Why?” shows what decides whether a board can be solved, and what a slide can never change. Any board can be looked at, with arrows and taps as in the game.
help-why-lab = The Lab deals boards by the shuffles that articles print and games use, and shows which of them are fair.

help-hints = Hints
help-hints-next = A hint marks the next tile of a shortest way. The eye beside the moves shows how many are to go. Up to sixteen squares both are exact; on larger boards the page knows two numbers between which the shortest way lies, and a good way.
help-hints-said = A game with hints says so when it is won.

help-ends = Four ends
help-ends-are = A board can be solved to four layouts: with the blank last or first, in a snake that turns round at the end of each row, or in a spiral.

help-data = Your data
help-data-stays = Your game, your settings and your picture are stored in this browser and sent to nobody.

help-name = The name
help-name-is = Noyes Chapman invented the fifteen puzzle, in the 1870s. And no or yes is the answer to the question that each shuffled board raises: can it be solved?

# Keys, and what each does.
help-keys = Keys
help-key-arrows = slide a tile that way; the settings turn it round
help-key-letters = the same
help-key-tab = to the board, and out of it
help-key-choose = choose a tile on the board
help-key-ends = first or last tile of the row; with Ctrl, of the board
help-key-space = slide the chosen tile towards the blank
help-key-undo = undo, or U; redo with Shift
help-key-new = a new board; the last one can be brought back
help-key-hint = a hint
help-key-pause = pause, or go on
# How the keys are labelled.
help-cap-tab = Tab
help-cap-ctrl = Ctrl
help-cap-home = Home
help-cap-end = End
help-cap-space = Space
