# The settings below the board.

settings-board = Board
settings-size = Size
settings-width = Width
settings-height = Height

# How a solved board looks.
settings-goal = Goal
settings-goal-blank-last = Blank last
settings-goal-blank-first = Blank first
settings-goal-snake = Snake
settings-goal-spiral = Spiral

# What the tiles show.
settings-tiles = Tiles
settings-faces-colours = Colours
settings-faces-plain = Plain
settings-faces-picture = Picture

settings-picture = Picture
settings-picture-dunes = Dunes
settings-picture-peaks = Peaks
settings-picture-arcs = Arcs
settings-picture-rings = Rings
settings-picture-weave = Weave
settings-picture-own = Your own
settings-choose-picture = Choose a picture of your own
settings-picture-stays = Your picture stays on this device.
settings-numbers-on-picture = Numbers on the picture
settings-picture-failed = This file could not be read as a picture. A JPEG or PNG will do.
settings-picture-not-stored = The picture is too large to be stored here: it is on the tiles until you leave the page.

# What the arrow keys move.
settings-arrows = Arrow keys move
settings-arrows-tile = A tile
settings-arrows-blank = The blank

settings-letters = Letter keys
settings-letters-are = W A S D slide, U takes back, N deals, H hints, P pauses

settings-theme = Theme
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark

settings-language = Language
