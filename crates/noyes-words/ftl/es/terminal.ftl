terminal-name = noyes
terminal-board = { $size } · { $goal }
terminal-goal-blank-last = hueco al final
terminal-goal-blank-first = hueco al inicio
terminal-goal-snake = serpiente
terminal-goal-spiral = espiral
terminal-goal-own = una meta propia

terminal-moves =
    { $count ->
        [one] { $count } movimiento
       *[other] { $count } movimientos
    }
terminal-moves-left =
    { $count ->
        [one] queda { $count } movimiento
       *[other] quedan { $count } movimientos
    }
terminal-time-left = queda { $time }
terminal-to-go =
    { $count ->
        [one] falta { $count } movimiento
       *[other] faltan { $count } movimientos
    }
terminal-to-go-between = faltan de { $least } a { $most } movimientos
terminal-to-go-at-least = faltan al menos { $count }
terminal-working = calculando
terminal-tables = preparando, { $percent } %
terminal-look = Mira el tablero: queda { $time }.

terminal-fair = Un reparto justo: cada tablero con solución es tan probable como cualquier otro.
terminal-own = Tu propio tablero.
terminal-unsolvable = Este tablero no tiene solución, por mucho que lo intentes. Aun así puedes deslizar las piezas.
terminal-for-the-record = Para los récords: deshacer cuenta, y el tiempo nunca se para.
terminal-free = Un tablero tras otro
terminal-daily = El tablero de hoy, { $date }
terminal-daily-next = El siguiente llega en { $left }.
terminal-time-limit = Contra el reloj: { $time }
terminal-move-limit =
    { $extra ->
        [0] Los mínimos movimientos, y ni uno más
        [one] Los mínimos movimientos y uno más
       *[other] Los mínimos movimientos y { $extra } más
    }
terminal-fewest = Con tan pocos movimientos como puedas
terminal-blindfold = A ciegas
terminal-marathon =
    { $boards ->
        [one] { $boards } tablero
       *[other] { $boards } tableros seguidos
    }
terminal-relay = Relevos, de { $from } a { $to }
terminal-length =
    { $most ->
        [one] Un tablero a { $most } movimiento
       *[other] Un tablero a entre { $least } y { $most } movimientos
    }
terminal-length-exactly =
    { $count ->
        [one] Un tablero a { $count } movimiento
       *[other] Un tablero a { $count } movimientos
    }
terminal-leg = Tablero { $number } de { $of }

terminal-solved = Resuelto en { $time }
terminal-solved-series = Todo hecho en { $time }
terminal-solved-moves =
    { $count ->
        [one] { $count } movimiento.
       *[other] { $count } movimientos.
    }
terminal-solved-moves-helped =
    { $count ->
        [one] { $count } movimiento, con ayuda.
       *[other] { $count } movimientos, con ayuda.
    }
terminal-best-yet = Tu mejor tiempo hasta ahora.
terminal-out-of-time = Se acabó el tiempo
terminal-out-of-moves = No quedan movimientos
terminal-given-up = Abandonado

terminal-refused-solved = El tablero está resuelto.
terminal-refused-over = Esta partida ha terminado.
terminal-refused-covered = Pulsa Intro para ver el tablero.
terminal-refused-paused = La partida está en pausa.
terminal-refused-undo = No hay nada que deshacer.
terminal-refused-redo = No hay nada que rehacer.
terminal-refused-blocked = Ninguna pieza puede deslizarse hacia ahí.
terminal-no-pause = En esta partida el tiempo nunca se para.
terminal-nothing-to-review = Acaba primero la partida, y luego mírala.

terminal-hint-is = Desliza el { $tile }.
terminal-solver-failed = El solucionador no tiene respuesta, así que no hay pista.
terminal-restarted = De vuelta al principio.
terminal-replaced = Aquí tienes un tablero nuevo. Pulsa o para recuperar el anterior.
terminal-brought-back = Ha vuelto el tablero anterior.
terminal-no-such-board = No se encontró un tablero así.
terminal-larger-board = Un reto necesita algo que deslizar: este se juega en { $size }.
terminal-looking = Buscando un tablero así.
terminal-goes-on = Sigue tu última partida.
terminal-game-damaged = No se pudo leer la partida guardada, así que aquí tienes una nueva. El archivo se conserva.
terminal-not-stored =
    { $why ->
        [full] No se puede guardar nada: el disco está lleno.
        [forbidden] No se puede guardar nada: no está permitido escribir en la carpeta.
        [missing] No se puede guardar nada: la carpeta ya no está.
       *[other] No se puede guardar nada: el sistema comunica el error { $code }.
    }

terminal-paused = En pausa
terminal-paused-how = Pulsa p para seguir.
terminal-covered = Listo
terminal-covered-how = Pulsa Intro para ver el tablero.
terminal-too-small = Este tablero necesita una ventana de { $columns } × { $rows }.

terminal-showing = Resolviéndolo por ti.
terminal-halted = Detenido.
terminal-showing-keys = Espacio detiene, → da un paso, + y − cambian el ritmo, Esc lo termina.
terminal-lesson-keys = Espacio hace estos movimientos, o hazlos tú. Esc termina la lección.
terminal-lesson-place-tile = La pieza { $tile } va a su sitio, fila { $row }, columna { $column }.
terminal-lesson-wait-for-partner = La pieza { $tile } espera en la fila { $row }, columna { $column }, adonde irá la pieza { $other }.
terminal-lesson-follow-partner = La pieza { $tile } se pone detrás de la pieza { $other }, fila { $row }, columna { $column }.
terminal-lesson-unstick-corner = Las piezas { $tile } y { $other } están atascadas en mal orden: fuera las dos, y de vuelta en fila.
terminal-lesson-slide-in-together = Las piezas { $tile } y { $other } se deslizan juntas a su sitio.
terminal-lesson-turn-block-clockwise = Las últimas piezas giran en el sentido de las agujas del reloj hasta estar en su sitio.
terminal-lesson-turn-block-anticlockwise = Las últimas piezas giran en sentido contrario a las agujas del reloj hasta estar en su sitio.
terminal-lesson-bring-blank = El hueco va a su sitio, fila { $row }, columna { $column }.

terminal-key-slide = deslizar una pieza
terminal-key-click = deslizar una pieza, o varias en línea con el hueco
terminal-key-undo = deshacer
terminal-key-redo = rehacer
terminal-key-next = otro tablero
terminal-key-restart = volver al principio
terminal-key-bring-back = recuperar la última partida
terminal-key-hint = pista
terminal-key-to-go = movimientos que faltan
terminal-key-solve = resolver por mí
terminal-key-teach = enséñame
terminal-key-pause = pausa
terminal-key-give-up = abandonar
terminal-key-menu = elegir un juego
terminal-key-review = analizar la partida
terminal-key-records = récords
terminal-key-help = todas las teclas
terminal-key-quit = salir
terminal-keys = Teclas
terminal-click = clic
terminal-any-key = Cualquier tecla vuelve atrás.

terminal-choose = Elige un juego
terminal-choose-challenge = Juego
terminal-choose-size = Tamaño
terminal-choose-goal = Meta
terminal-choose-manner = Modo
terminal-at-leisure = sin prisa
terminal-for-records = para los récords
terminal-choose-keys = ↑ ↓ elige una línea, ← → la cambia, Intro juega, Esc vuelve.

terminal-review = Análisis
terminal-review-headline =
    { $moves ->
        [one] { $moves } movimiento; habrían bastado { $optimal }.
       *[other] { $moves } movimientos; habrían bastado { $optimal }.
    }
terminal-review-perfect =
    { $moves ->
        [one] { $moves } movimiento, y ninguno de más.
       *[other] { $moves } movimientos, y ninguno de más.
    }
terminal-review-at-least =
    { $moves ->
        [one] { $moves } movimiento; hacen falta al menos { $least }.
       *[other] { $moves } movimientos; hacen falta al menos { $least }.
    }
terminal-review-measuring = Midiendo el tablero { $done } de { $of }.
terminal-review-efficiency = El { $percent } % de los movimientos hacía falta.
terminal-review-detours =
    { $count ->
        [0] Ningún movimiento se alejó de la meta.
        [one] Un rodeo, de { $cost } movimientos.
       *[other] { $count } rodeos, de { $cost } movimientos en total.
    }
terminal-review-split =
    { $moves ->
        [one] La fila { $row } quedó lista tras { $moves } movimiento, a { $time }.
       *[other] La fila { $row } quedó lista tras { $moves } movimientos, a { $time }.
    }
terminal-review-split-at-once = La fila { $row } estaba lista desde el principio.
terminal-review-speed = { $rate } movimientos por segundo.
terminal-review-speed-most = { $rate } movimientos por segundo, { $most } como máximo.
terminal-review-at = Movimiento { $number } de { $of }
terminal-review-distance = faltan { $distance }
terminal-review-range = { $least } a { $most }
terminal-review-best = Un camino más corto:
terminal-review-keys = ← → un movimiento, ↑ ↓ diez, n el siguiente rodeo, RePág AvPág la lista, Esc vuelve.
terminal-review-curve = movimientos que faltan

terminal-records = Récords
terminal-records-none = Aún no hay ninguna partida terminada.
terminal-records-of = { $number } de { $of }
terminal-records-daily = Tableros del día
terminal-records-now = ahora
terminal-records-best = mejor
terminal-records-single = sola
terminal-records-average = de { $count }
terminal-records-mean = media
terminal-records-tries =
    { $count ->
        [one] { $finished } de { $count } partida terminada
       *[other] { $finished } de { $count } partidas terminadas
    }
terminal-records-not-finished = sin terminar
terminal-records-by-time = tiempo
terminal-records-by-moves = movimientos
terminal-records-keys = ← → otros récords, ↑ ↓ elige, Intro muestra la partida, m tiempo o movimientos, Esc vuelve.
terminal-records-days =
    { $count ->
        [one] Tablero del día resuelto { $count } día.
       *[other] Tablero del día resuelto { $count } días seguidos.
    }
terminal-rate = { $rate } por segundo
terminal-standing-clean = sin ayuda
terminal-standing-interrupted = con una pausa
terminal-standing-repeated = en un tablero ya jugado
terminal-standing-assisted = con ayuda
terminal-control-keyboard = teclas
terminal-control-mouse = ratón
terminal-control-hover = ratón, al pasar
terminal-control-touch = táctil
terminal-control-mixed = teclas y ratón
terminal-control-unknown = desconocido
