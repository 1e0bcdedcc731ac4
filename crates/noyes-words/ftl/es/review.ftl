review-headline =
    { $count ->
        [one] { $count } movimiento; habrían bastado { $needed }.
       *[other] { $count } movimientos; habrían bastado { $needed }.
    }
review-headline-best =
    { $count ->
        [one] { $count } movimiento, no se puede con menos.
       *[other] { $count } movimientos, no se puede con menos.
    }
review-headline-bounds =
    { $count ->
        [one] { $count } movimiento; habrían bastado { $most }, y menos de { $least } no bastan nunca.
       *[other] { $count } movimientos; habrían bastado { $most }, y menos de { $least } no bastan nunca.
    }
review-headline-good =
    { $count ->
        [one] { $count } movimiento; no se conoce un camino más corto.
       *[other] { $count } movimientos; no se conoce un camino más corto.
    }
review-headline-unknown =
    { $count ->
        [one] { $count } movimiento.
       *[other] { $count } movimientos.
    }
review-lead = La distancia a la meta tras cada uno de tus movimientos. Donde la línea sube, un movimiento se alejó.
review-lead-bounds = En un tablero de este tamaño no se puede hallar la distancia exacta: la línea muestra los caminos más cortos conocidos, y la banda lo cortos que podrían llegar a ser.
review-unsolvable = Este tablero no tiene solución, así que no hay distancia a la meta.
review-failed = No se pudo cargar el solucionador, así que faltan las distancias. Revisa la conexión y vuelve a cargar la página.

review-efficiency = de los movimientos hacían falta
review-lost = movimientos perdidos
review-time = tiempo
review-mean = movimientos por segundo

review-curve-waiting = Se está calculando la distancia a la meta tras cada movimiento.
review-curve =
    { $blunders ->
        [0] La distancia a la meta tras cada movimiento: de { $first } a { $last }, sin rodeos.
        [one] La distancia a la meta tras cada movimiento: de { $first } a { $last }, con un rodeo.
       *[other] La distancia a la meta tras cada movimiento: de { $first } a { $last }, con { $blunders } rodeos.
    }
review-key-own = tus movimientos
review-key-shortest = un camino más corto
review-key-away = un movimiento que aleja
review-after =
    { $count ->
        [0] inicio
       *[other] movimiento { $count }
    }
review-after-of = Tras { $at } de { $count } movimientos
review-of = { $at } / { $count }

review-own-board = Tu tablero
review-own-board-after =
    { $count ->
        [0] Tu tablero antes del primer movimiento
        [one] Tu tablero tras { $count } movimiento
       *[other] Tu tablero tras { $count } movimientos
    }
review-solution =
    { $count ->
        [one] Un camino más corto: { $count } movimiento
       *[other] Un camino más corto: { $count } movimientos
    }
review-solution-known =
    { $count ->
        [one] El camino más corto conocido: { $count } movimiento
       *[other] El camino más corto conocido: { $count } movimientos
    }
review-solution-board = El tablero tras { $at } de los { $count } movimientos de ese camino
review-solution-steps = Ese camino, movimiento a movimiento
review-replay = Tu partida, movimiento a movimiento
review-play = Reproducir
review-times = { $factor }×

review-blunders = Rodeos
review-blunders-none = Ningún movimiento se alejó de la meta.
review-blunders-waiting = Aparecen a medida que se encuentran.
review-blunders-known =
    { $count ->
        [one] Una vez un movimiento se alejó de la meta y hubo que compensarlo.
       *[other] { $count } veces dejaste un camino más corto. Lo que costó cada una:
    }
review-blunders-most = { $count } veces dejaste un camino más corto. Las { $listed } más caras:
review-blunders-bounds = Donde las distancias no son exactas, un rodeo no se reconoce con certeza.
review-blunder-one = Movimiento { $from }
review-blunder-more = Movimientos { $from } a { $to }
review-blunder-cost =
    { $count ->
        [one] { $count } movimiento
       *[other] { $count } movimientos
    }
review-splits = Fila a fila
review-split-row = Terminada del todo
review-split-moves = movimientos
review-split-time = tiempo
review-row = Fila { $number }
review-turns = Velocidad
review-turns-are = { $mean } movimientos por segundo, { $most } como máximo.
review-turns-mean = { $mean } movimientos por segundo.

review-open = Otra partida
review-open-is = Pega el registro de una partida para verla, o abre su archivo.
review-open-text = Un registro de partida
review-open-file = Abrir un archivo
review-bad-replay = Esto no es el registro de una partida.
review-bad-version = Este registro es de una versión que aquí no se conoce.
review-bad-move = Esto no es una partida: el movimiento { $at } no se puede hacer.
review-bad-time = Esto no es una partida: el movimiento { $at } llega antes que el anterior.
review-bad-end = Esto no es una partida: el movimiento { $at } se hizo en un tablero ya resuelto.

review-boards = Tableros

review-nothing = Todavía no hay nada que ver
review-nothing-is = Cuando acaba una partida, su análisis está aquí.
