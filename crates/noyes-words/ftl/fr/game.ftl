game-scheme = Colorer par
game-scheme-rows = Lignes
game-scheme-fringe = Équerres
game-scheme-grids = Quarts

game-palette = Couleurs
game-palette-house = Blocs
game-palette-distinct = Contraste
game-palette-ramp = Dégradé
game-palettes-are = « Contraste » et « Dégradé » se distinguent par tous les yeux, même daltoniens.

game-whole-board = Montrer toute la grille

game-hover = Glisser au survol
game-hover-is = Les pièces glissent au passage de la souris
game-sounds = Sons
game-vibration = Vibration
