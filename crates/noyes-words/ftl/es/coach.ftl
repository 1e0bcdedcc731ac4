coach-stop = Parar
coach-pause = Pausa
coach-go-on = Seguir
coach-forward = Un movimiento adelante
coach-back = Un movimiento atrás
coach-speed = Velocidad
coach-slow = Lenta
coach-fast = Rápida
coach-show = Mostrar
coach-next = Siguiente
coach-do-it = Lo hago yo
coach-yours = Te toca.
coach-thinking = Buscando un camino …
coach-taken-over = Tu movimiento. Sigue, y el resto se resuelve desde aquí.
coach-stopped = Parado. El tablero es tuyo.
coach-failed = No se pudo cargar el solucionador. Revisa la conexión y vuelve a intentarlo.
coach-cannot = Este tablero no tiene solución, así que no hay nada que mostrar.

coach-mark-leader = esta
coach-mark-partner = con
coach-mark-target = aquí

coach-to-go =
    { $count ->
        [one] Falta { $count } movimiento.
       *[other] Faltan { $count } movimientos.
    }
coach-to-go-at-best =
    { $count ->
        [one] Falta { $count } movimiento, y ningún camino es más corto.
       *[other] Faltan { $count } movimientos, y ningún camino es más corto.
    }
coach-progress =
    { $count ->
        [one] { $made } de { $count } movimiento.
       *[other] { $made } de { $count } movimientos.
    }
# Of a way that is found a part at a time.
coach-made-so-far =
    { $count ->
        [one] { $count } movimiento hecho.
       *[other] { $count } movimientos hechos.
    }
coach-solving =
    { $count ->
        [one] Solución en { $count } movimiento.
       *[other] Solución en { $count } movimientos.
    }
coach-paused =
    { $count ->
        [one] En pausa tras { $made } de { $count } movimiento.
       *[other] En pausa tras { $made } de { $count } movimientos.
    }

coach-place-tile = La pieza { $tile } va a su sitio, fila { $row }, columna { $column }.
coach-wait-for-partner = La pieza { $tile } espera en la fila { $row }, columna { $column }. Si fuera ya a su sitio, la pieza { $partner } no podría entrar.
coach-follow-partner = La pieza { $tile } se pone detrás de la pieza { $partner }, en la fila { $row }, columna { $column }.
coach-unstick-corner = Las piezas { $tile } y { $partner } están atascadas en mal orden. El truco de la esquina: fuera las dos, y de vuelta en fila.
coach-slide-in-together = La pieza { $tile } se desliza a su sitio, y la pieza { $partner } la sigue enseguida.
coach-turn-block-clockwise = Quedan tres piezas. Gíralas en el sentido de las agujas del reloj hasta que todas estén en su sitio.
coach-turn-block-anticlockwise = Quedan tres piezas. Gíralas en sentido contrario a las agujas del reloj hasta que todas estén en su sitio.
coach-bring-blank = Aquí ninguna pieza puede adelantar a otra: lleva el hueco a la fila { $row }, columna { $column }.

coach-made-place = La pieza { $tile } está en su sitio.
coach-made-wait = La pieza { $tile } espera a la pieza { $partner }.
coach-made-together = Las piezas { $tile } y { $partner } están en su sitio.
coach-made-line = Las piezas { $tile } y { $partner } están en fila.
coach-made = Hecho.

coach-stage-row = Fila { $number }
coach-stage-column = Columna { $number }
coach-stage-block = Las cuatro últimas casillas
coach-stage-strip = Una sola fila de piezas
coach-steps-left =
    { $count ->
        [one] el último paso
       *[other] faltan { $count } pasos
    }
