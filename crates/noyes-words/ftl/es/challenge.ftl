challenge-title = Reto
challenge-choose = Elegir
challenge-begin = Empezar
challenge-give-up = Abandonar
challenge-once-more = Otra vez
challenge-to-free = Juego libre

challenge-free = Juego libre
challenge-free-is = Un tablero tras otro, sin prisa.
challenge-daily = Diario
challenge-daily-is = Un tablero de 4×4 al día, el mismo para todos.
challenge-time = Tiempo límite
challenge-time-is = Resuelve un tablero antes de que se acabe el tiempo.
challenge-moves = Límite de movimientos
challenge-moves-is = Resuelve un tablero con apenas más movimientos de los necesarios, hasta 4×4.
challenge-blindfold = A ciegas
challenge-blindfold-is = Recuerda el tablero: los números desaparecen con el primer movimiento.
challenge-marathon = Maratón
challenge-marathon-is = Varios tableros seguidos, y el reloj nunca se para.
challenge-relay = Relevos
challenge-relay-is = Desde 2×2 hacia arriba, un tablero de cada tamaño.
challenge-fewest = Menos movimientos
challenge-fewest-is = Tan pocos movimientos como puedas, con todo el tiempo que quieras.
challenge-length = Dificultad
challenge-length-is = Un tablero cuya solución más corta sea tan larga como digas, 3×3 o 4×4.
challenge-ranked = Clasificada
challenge-ranked-is = Un tablero que reparte el servidor. El resultado entra en su lista.
challenge-race = Carrera
challenge-race-is = El mismo tablero para todos, a la vez.

challenge-time-name = Tiempo
challenge-extra-name = Movimientos de sobra
challenge-boards-name = Tableros
challenge-relay-name = Hasta
challenge-seconds-short = { $count } s
challenge-minutes-short = { $count } min
challenge-length-easy = Fácil
challenge-length-medium = Medio
challenge-length-hard = Difícil
challenge-length-very-hard = Muy difícil
challenge-length-hardest = Extremo

challenge-time-left = queda
challenge-look-left = para mirar
challenge-moves-left =
    { $count ->
        [one] por hacer
       *[other] por hacer
    }
challenge-board-label = tablero
challenge-board-of = { $at }/{ $of }
challenge-next-board = Tablero { $at } de { $of }.

challenge-daily-number = Diario { $number }

challenge-measuring = Se está calculando la solución más corta, para fijar el límite.
challenge-dealing = Se busca un tablero cuya solución más corta tenga de { $least } a { $most } movimientos.
challenge-dealing-one = Se busca un tablero cuya solución más corta tenga { $most } movimientos.
challenge-failed = No se pudo cargar el solucionador. Revisa la conexión y vuelve a intentarlo.
challenge-cancel = Cancelar

challenge-pause = Pausa
challenge-paused = En pausa
challenge-paused-is = El reloj está parado, y el tablero cubierto.
challenge-go-on = Seguir
challenge-look = Mirar el tablero
challenge-ready = Cuando quieras
challenge-look-is =
    { $seconds ->
        [one] { $seconds } segundo para mirar, luego corre el reloj. El primer movimiento lo arranca antes.
       *[other] { $seconds } segundos para mirar, luego corre el reloj. El primer movimiento lo arranca antes.
    }

challenge-out-of-time = Se acabó el tiempo
challenge-out-of-moves = No quedan movimientos
challenge-given-up = Abandonado
challenge-after =
    { $count ->
        [one] { $count } movimiento en { $time }. El tablero queda como está.
       *[other] { $count } movimientos en { $time }. El tablero queda como está.
    }
challenge-series-lost =
    { $done ->
        [one] Se resolvió { $done } de { $of } tableros.
       *[other] Se resolvieron { $done } de { $of } tableros.
    }
challenge-series-done = { $of } tableros en { $time }
challenge-series-done-is =
    { $count ->
        [one] { $count } movimiento; { $each } por tablero de media.
       *[other] { $count } movimientos; { $each } por tablero de media.
    }
challenge-fewest-done =
    { $count ->
        [one] Resuelto con { $count } movimiento
       *[other] Resuelto con { $count } movimientos
    }
challenge-fewest-unknown = Se está calculando la solución más corta.
challenge-fewest-large = No se conoce la solución más corta de un tablero tan grande.
challenge-fewest-best = No hay una solución más corta.
challenge-fewest-optimal =
    { $optimal ->
        [one] Habría bastado { $optimal } movimiento.
       *[other] Habrían bastado { $optimal } movimientos.
    }
challenge-best-is = Tu mejor tiempo en { $size } es { $time }.
challenge-best-by = Tu mejor tiempo en { $size }, por { $time }.
challenge-place = { $place } de { $of }
challenge-efficiency = eficiencia
challenge-speed = movimientos por segundo
challenge-today = hoy
challenge-daily-next = El próximo tablero llega en { $left }, a las { $time }.
challenge-daily-done =
    { $count ->
        [one] El de hoy está resuelto: { $count } movimiento en { $time }.
       *[other] El de hoy está resuelto: { $count } movimientos en { $time }.
    }
challenge-share-result = Compartir el resultado
challenge-share-text = noyes diario { $number }: { $moves } movimientos en { $time }

challenge-blind-tile = Fila { $row }, columna { $column }
challenge-blind-step =
    { $direction ->
        [up] Arriba
        [down] Abajo
        [left] A la izquierda
       *[right] A la derecha
    }

challenge-refused-over = Esta partida ha terminado.
challenge-refused-covered = El tablero está cubierto.
challenge-refused-paused = La partida está en pausa.

challenge-records = Jugar para los récords
challenge-records-is = Los movimientos deshechos cuentan, y el reloj nunca se para
challenge-inspection = Mirar antes
challenge-off = No
challenge-own-time = Otro
challenge-seconds = Segundos
