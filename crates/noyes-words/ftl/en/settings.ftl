# The settings below the board.

settings-language = Language
