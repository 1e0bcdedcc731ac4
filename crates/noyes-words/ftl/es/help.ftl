help-title = Cómo funciona

help-game = El juego
help-game-slide = Desliza las piezas hasta que queden en orden. Toca una pieza en línea con el hueco y avanzará con todas las que hay en medio. O desliza el dedo por cualquier parte del tablero: una pieza sigue su dirección. O usa las teclas.
help-game-view = Un tablero más grande que la pantalla muestra la parte que rodea al hueco. Dos dedos mueven la vista.
help-game-clock = El reloj empieza con tu primer movimiento. Deshacer devuelve los movimientos. Un tablero resuelto queda bloqueado.

help-fair = Tableros justos
help-fair-half = La mitad de las disposiciones de las piezas no tiene solución. Esta página solo reparte de la otra mitad, y todos sus tableros son igual de probables.
help-fair-seed = Una semilla y un número nombran cada tablero para siempre. El enlace que compartes los lleva, así que tu amigo recibe el mismo tablero.

help-why = Por qué, y el Taller
help-why-why = «¿Por qué?» muestra qué decide si un tablero tiene solución, y qué no puede cambiar nunca un deslizamiento. Puedes mirar cualquier tablero, con las flechas y con toques como en el juego.
help-why-lab = El Taller reparte tableros con las mezclas que imprimen los artículos y usan los juegos, y muestra cuáles son justas.

help-hints = Pistas
help-hints-next = Una pista marca la próxima pieza de un camino más corto. El ojo junto a los movimientos muestra cuántos faltan. Hasta dieciséis casillas ambas cosas son exactas; en tableros mayores la página conoce dos números entre los que está el camino más corto, y un buen camino.
help-hints-said = Una partida con pistas lo dice al ganarse.

help-ends = Cuatro metas
help-ends-are = Un tablero puede resolverse en cuatro disposiciones: con el hueco al final o al inicio, en una serpiente que da la vuelta al final de cada fila, o en espiral.

help-data = Tus datos
help-data-stays = Tu partida, tus ajustes y tu imagen se guardan en este navegador y no se envían a nadie.

help-name = El nombre
help-name-is = Noyes Chapman inventó el puzle del quince en la década de 1870. Y «no» o «yes», no o sí, es la respuesta a la pregunta que plantea cada tablero mezclado: ¿tiene solución?

help-keys = Teclas
help-key-arrows = deslizar una pieza hacia ahí; en los ajustes se puede invertir
help-key-letters = lo mismo
help-key-tab = al tablero, y fuera de él
help-key-choose = elegir una pieza del tablero
help-key-ends = primera o última pieza de la fila; con Ctrl, del tablero
help-key-space = deslizar la pieza elegida hacia el hueco
help-key-undo = deshacer, o U; rehacer con Mayús
help-key-new = un tablero nuevo; el anterior se puede recuperar
help-key-hint = una pista
help-key-pause = pausar o seguir
help-cap-tab = Tab
help-cap-ctrl = Ctrl
help-cap-home = Inicio
help-cap-end = Fin
help-cap-space = Espacio
