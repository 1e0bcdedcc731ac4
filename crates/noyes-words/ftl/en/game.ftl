# The looks and controls of a game.

# Which tiles share a colour. “Fringe” and “grids” are words of those who solve large boards fast: a
# row and a column together, then the next ones within; the board in quarters, and those in quarters.
game-scheme = Coloured by
game-scheme-rows = Rows
game-scheme-fringe = Fringe
game-scheme-grids = Grids

# Sets of colours. The last sentence names two of them.
game-palette = Colours
game-palette-house = Blocks
game-palette-distinct = Distinct
game-palette-ramp = Gradient
game-palettes-are = Distinct and Gradient can be told apart by every eye, colour-blind ones too.

# A board that is larger than its frame.
game-whole-board = Show the whole board

game-hover = Slide by hovering
game-hover-is = Tiles slide as the mouse passes over them
game-sounds = Sounds
game-vibration = Vibration
