game-scheme = Colorear por
game-scheme-rows = Filas
game-scheme-fringe = Ángulos
game-scheme-grids = Cuartos

game-palette = Colores
game-palette-house = Bloques
game-palette-distinct = Contraste
game-palette-ramp = Degradado
game-palettes-are = «Contraste» y «Degradado» los distingue cualquier ojo, también el daltónico.

game-whole-board = Mostrar todo el tablero

game-hover = Deslizar al pasar
game-hover-is = Las piezas se deslizan al pasar el ratón
game-sounds = Sonidos
game-vibration = Vibración
