play-time = tiempo
play-moves-label =
    { $count ->
        [one] movimiento
       *[other] movimientos
    }
play-to-go = faltan
play-to-go-at-best = como mínimo

play-new = Nuevo
play-next = Otro tablero
play-undo = Deshacer
play-redo = Rehacer
play-hint = Pista
play-hint-is = Muestra la próxima pieza que deslizar (H)
play-restart = Reiniciar
play-solve = Resolver
play-teach = Enséñame
play-share = Compartir

play-this-deal = Este reparto
play-your-own-board = Tu propio tablero
play-fair = Justo.
play-one-of = Uno de { $boards } tableros con solución, todos igual de probables.
play-dealt-by-seed = Repartido con la semilla «{ $seed }»: uno de { $boards } tableros con solución.
play-shortest =
    { $count ->
        [one] Solución más corta: { $count } movimiento.
       *[other] Solución más corta: { $count } movimientos.
    }
play-easier = Más fácil que la mayoría.
play-usual = Como la mayoría de los tableros.
play-harder = Más difícil que la mayoría.
play-moves-needed = movimientos necesarios
play-lengths = El { $percent } % de los tableros tiene una solución más corta
play-seed = Semilla
play-deal-number = Reparto
play-copy-seed = Copiar la semilla
play-own-solvable = Tiene solución.
play-own-unsolvable = No tiene solución, por mucho que lo intentes. Aun así puedes deslizar las piezas.

play-solved-in = Resuelto en { $time }
play-solved-with =
    { $count ->
        [one] { $count } movimiento.
       *[other] { $count } movimientos.
    }
play-solved-with-help =
    { $count ->
        [one] { $count } movimiento, con ayuda.
       *[other] { $count } movimientos, con ayuda.
    }
play-won = { $solved }. { $moves }

play-board = Tablero de { $columns } columnas y { $rows } filas
play-solved-board = Tablero de { $columns } columnas y { $rows } filas, resuelto y bloqueado
play-empty-square = Vacía, fila { $row }, columna { $column }

play-step =
    { $direction ->
        [up] { $tiles } arriba
        [down] { $tiles } abajo
        [left] { $tiles } a la izquierda
       *[right] { $tiles } a la derecha
    }
play-hint-told =
    { $direction ->
        [up] Pista: desliza { $tile } hacia arriba.
        [down] Pista: desliza { $tile } hacia abajo.
        [left] Pista: desliza { $tile } a la izquierda.
       *[right] Pista: desliza { $tile } a la derecha.
    }
play-no-hint = Este tablero no tiene solución, así que no hay pista.
play-solver-failed = No se pudo cargar el solucionador, así que no hay pista. Revisa la conexión y vuelve a intentarlo.

play-moves-to-go = Movimientos que faltan
play-to-go-unknown = Se están calculando los movimientos que faltan.
play-to-go-bound =
    { $count ->
        [one] Falta al menos { $count } movimiento; se está calculando el número exacto.
       *[other] Faltan al menos { $count } movimientos; se está calculando el número exacto.
    }
play-to-go-exactly =
    { $count ->
        [one] Falta { $count } movimiento como mínimo.
       *[other] Faltan { $count } movimientos como mínimo.
    }
play-to-go-between =
    { $least ->
        [one] Falta al menos { $least } movimiento; se conoce un camino con { $most }.
       *[other] Faltan al menos { $least } movimientos; se conoce un camino con { $most }.
    }
play-to-go-unsolvable = Este tablero no tiene solución.
play-to-go-failed = No se pudo cargar el solucionador.

play-refused-locked = El tablero está resuelto y bloqueado.
play-refused-undo = No hay nada que deshacer.
play-refused-redo = No hay nada que rehacer.
play-refused = Ninguna pieza puede deslizarse hacia ahí.

play-new-board = Nuevo tablero de { $size }.
play-replaced = Aquí tienes un nuevo tablero de { $size }. El anterior se conserva.
play-bring-back = Recuperarlo
play-restarted = De vuelta al principio.
play-brought-back = Ha vuelto el tablero anterior.

play-link = Enlace a este tablero
play-link-copied = Enlace copiado. Quien lo abra tendrá este mismo tablero.
play-link-to-copy = Copia este enlace. Quien lo abra tendrá este mismo tablero.
play-board-from-link = Este es el tablero de tu enlace.
play-bad-link =
    { $board ->
        [stays] Este enlace no lleva a ningún tablero: { $why }. Tu tablero sigue aquí.
       *[another] Este enlace no lleva a ningún tablero: { $why }. Aquí tienes otro.
    }

play-storage-lost = Este navegador no deja que la página guarde la partida. Sigue, pero se pierde al recargar.
play-game-damaged = No se pudo leer la partida guardada, así que aquí tienes una nueva.

play-kept = Guardada en tus récords
