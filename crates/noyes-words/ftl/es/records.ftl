records-loading = Leyendo tus récords …
records-empty = Aún no hay partidas terminadas
records-empty-about = Resuelve un tablero y aparecerá aquí: su tiempo, sus movimientos y lo lejos que estuvo del camino más corto.
records-empty-play = Jugar
records-none-here = Aún no hay nada que comparar
records-none-here-about = No hay partidas terminadas de este tipo. Elige otro arriba.

records-headline =
    { $count ->
        [one] Resuelto una vez, en { $best }
       *[other] Resuelto { $count } veces, la mejor en { $best }
    }
records-headline-unfinished =
    { $count ->
        [one] Un intento, aún sin terminar
       *[other] { $count } intentos, ninguno terminado aún
    }
records-streak =
    { $days ->
        [one] El tablero del día se ha resuelto un día hasta ahora. Mañana serán dos.
       *[other] El tablero del día se ha resuelto { $days } días seguidos.
    }

records-board = Tablero
records-board-name = { $size }, { $goal }
records-goal-own = una meta propia
records-kind = Qué
records-control = Jugado con
records-control-any = cualquier cosa
records-control-keyboard = teclas
records-control-mouse = clics del ratón
records-control-hover = ratón, al pasar
records-control-touch = el dedo
records-control-mixed = varias cosas
records-standing = Cómo
records-standing-any = todas
records-standing-clean = sin ayuda, de una vez
records-standing-interrupted = con una pausa
records-standing-repeated = en un tablero ya conocido
records-standing-assisted = con pistas
records-measure = Comparar
records-measure-time = Tiempo
records-measure-moves = Movimientos
records-measure-slides = Deslizamientos

records-kind-free = juego libre
records-kind-daily = tablero del día
records-kind-time = en menos de { $time }
records-kind-moves = camino más corto + { $extra }
records-kind-blindfold = a ciegas
records-kind-marathon = maratón de { $count }
records-kind-relay = relevos, de { $from } a { $to }
records-kind-fewest = menos movimientos
records-kind-length = a entre { $least } y { $most } movimientos de la meta
records-kind-ranked = clasificadas
records-kind-race = carreras

records-bests = Mejores resultados
records-best = mejor
records-now = último
records-single = Individual
records-mean = Media de todos
records-average = Media de { $count }
records-average-about = De los resultados de una media no cuentan la mejor ni la peor vigésima parte.
records-unfinished = sin terminar
records-moves =
    { $count ->
        [one] { $count } movimiento
       *[other] { $count } movimientos
    }
records-slides =
    { $count ->
        [one] { $count } deslizamiento
       *[other] { $count } deslizamientos
    }

records-graph =
    { $count ->
        [one] El único resultado.
       *[other] Los últimos { $count } resultados, un punto cada uno; la línea es la media de cinco.
    }

records-history = Todas las partidas
records-more = Mostrar más
records-review = Análisis
records-review-of = Analizar la partida del { $date }
records-forget = Olvidar
records-forget-of = Olvidar la partida del { $date }
records-forget-sure = ¿Olvidar esta partida para siempre?
records-keep = Conservarla
records-pace = { $moves }, { $tps } por segundo
records-would-have-done = { $moves }; habrían bastado { $optimal }
records-lost-time = sin tiempo
records-lost-moves = sin movimientos
records-lost-given-up = abandonada

records-copies = Copias
records-copies-about = Tus récords se guardan solo en este navegador. Una copia los lleva a otro dispositivo y se suma a lo que haya allí.
records-everybodys = Los resultados de todos
records-save = Guardar una copia
records-save-table = Guardar como tabla
records-read = Leer una copia
records-copy-failed = No se pudieron leer los récords de este navegador.
records-file-failed = Este archivo no se pudo leer como texto.
records-imported =
    { $new ->
        [0] Nada nuevo en esta copia
        [one] Una entrada nueva
       *[other] { $new } entradas nuevas
    }{ $known ->
        [0] .
        [one] , una ya conocida.
       *[other] , { $known } ya conocidas.
    }
records-imported-wrong =
    { $count ->
        [one] No se pudo leer la línea { $line }: { $why } ({ $code }).
       *[other] No se pudieron leer { $count } líneas, por ejemplo la { $line }: { $why } ({ $code }).
    }
records-wrong-line = empieza por «{ $found }» y no es una entrada de una copia
records-wrong-kind = es del tipo «{ $kind }», versión { $version }, que aquí no se conoce; se conserva de todos modos
records-wrong-id =
    { $found ->
        [0] el nombre de su partida está vacío
       *[other] el nombre de su partida tiene { $found } caracteres, y { $most } son el máximo
    }
records-wrong-missing = le falta «{ $field }»
records-wrong-boards =
    { $found ->
        [one] tiene el registro de { $found } tablero, y se esperan { $expected }
       *[other] tiene registros de { $found } tableros, y se esperan { $expected }
    }
records-wrong-move = en el tablero { $board }, el movimiento { $move } no se puede hacer
records-wrong-order = en el tablero { $board }, el movimiento { $move } llega antes que el anterior
records-wrong-late = en el tablero { $board }, el movimiento { $move } se hizo cuando ya estaba resuelto
records-wrong-goal = el tablero { $board } y su meta no tienen el mismo tamaño
records-wrong-outcome = el tablero { $board } no acaba como dice la entrada
records-wrong-time = su tiempo de { $found } ms es menor que los { $played } ms que duraron sus movimientos
records-wrong-challenge = «{ $found }» no es un reto que aquí se conozca
records-wrong-range = { $found } está donde se espera un número de { $least } a { $most }
records-wrong-day = «{ $found }» no es un día como 2026-11-22
records-wrong-empty = la columna «{ $column }» está vacía
records-wrong-cell =
    { $column ->
        [scramble] «{ $found }», en la columna «{ $column }», no es un tablero como 1 2 3/4 5 6/7 0 8
        [solution] «{ $found }», en la columna «{ $column }», no es un camino a la meta, como RDL2
        [size] «{ $found }», en la columna «{ $column }», no es un tamaño como 4x4
        [time] «{ $found }», en la columna «{ $column }», no es un número de segundos como 12.345
        [times] «{ $found }», en la columna «{ $column }», no es una lista de milisegundos, uno por movimiento
        [date] «{ $found }», en la columna «{ $column }», no es una fecha como 2026-11-22T23:30:00.000Z
        [goal] «{ $found }», en la columna «{ $column }», no es blank-last, blank-first, snake, spiral ni un tablero
       *[control] «{ $found }», en la columna «{ $column }», no es keyboard, mouse, hover, touch ni mixed
    }
