settings-board = Tablero
settings-size = Tamaño
settings-width = Anchura
settings-height = Altura

settings-goal = Meta
settings-goal-blank-last = Hueco al final
settings-goal-blank-first = Hueco al inicio
settings-goal-snake = Serpiente
settings-goal-spiral = Espiral

settings-tiles = Piezas
settings-faces-colours = Colores
settings-faces-plain = Sencillas
settings-faces-picture = Imagen

settings-picture = Imagen
settings-picture-dunes = Dunas
settings-picture-peaks = Cumbres
settings-picture-arcs = Arcos
settings-picture-rings = Anillos
settings-picture-weave = Trama
settings-picture-own = La tuya
settings-choose-picture = Elegir una imagen tuya
settings-picture-stays = Tu imagen se queda en este dispositivo.
settings-numbers-on-picture = Números sobre la imagen
settings-picture-failed = Este archivo no se pudo leer como imagen. Sirve un JPEG o un PNG.
settings-picture-not-stored = La imagen es demasiado grande para guardarla aquí: estará en las piezas hasta que dejes la página.

settings-arrows = Las flechas mueven
settings-arrows-tile = Una pieza
settings-arrows-blank = El hueco

settings-letters = Teclas de letras
settings-letters-are = W A S D deslizan, U deshace, N reparte, H da una pista, P pausa

settings-theme = Tema
settings-theme-system = Sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro

settings-language = Idioma
