game-scheme = Gefärbt nach
game-scheme-rows = Zeilen
game-scheme-fringe = Winkeln
game-scheme-grids = Vierteln

game-palette = Farben
game-palette-house = Blöcke
game-palette-distinct = Kontrast
game-palette-ramp = Verlauf
game-palettes-are = „Kontrast“ und „Verlauf“ kann jedes Auge unterscheiden, auch ein farbenblindes.

game-whole-board = Ganzes Brett zeigen

game-hover = Schieben ohne Klick
game-hover-is = Teile rücken, wenn die Maus darüberfährt
game-sounds = Töne
game-vibration = Vibration
