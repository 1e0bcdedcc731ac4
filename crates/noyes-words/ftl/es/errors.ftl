errors-sentence = { $why }.

errors-empty = no hay números; un tablero es como 1 2 3/4 5 6/7 8 0
errors-not-a-number = «{ $found }» no es un número
errors-empty-row = la fila { $row } está vacía
errors-open-bracket = hay un paréntesis sin cerrar
errors-ragged-rows =
    { $found ->
        [one] la fila { $row } tiene { $found } número, y la primera tiene { $expected }
       *[other] la fila { $row } tiene { $found } números, y la primera tiene { $expected }
    }
errors-not-square = { $found } números no llenan un cuadrado. Empieza una línea para cada fila, o elige un tamaño
errors-too-many-numbers = hay más de { $most } números
errors-missing-zero = falta el 0 del hueco. Si { $largest } lo representa, indícalo
errors-missing-blank = falta { $mark }, que ha de ser el hueco
errors-bad-blank = «{ $found }» no es el número del hueco
errors-wrong-count =
    { $squares ->
        [one] hay { $found } números, y un tablero de { $size } tiene { $squares } casilla
       *[other] hay { $found } números, y un tablero de { $size } tiene { $squares } casillas
    }
errors-out-of-range = { $found } no cabe en un tablero de { $size }, que tiene los números de 0 a { $largest }
errors-huge-number = { $found } es demasiado grande para un tablero
errors-duplicate = { $tile } aparece dos veces

errors-bad-size = «{ $found }» no es un tamaño como 4x4 o 5x3
errors-empty-size = un tablero de { $size } no tiene casillas
errors-size-too-large = un tablero de { $size } es demasiado grande
errors-goal = la meta no es blank-last, blank-first, snake, spiral ni un tablero
errors-goal-board = la meta no es un tablero, { $why }

errors-link-missing = le falta «{ $part }»
errors-link-twice = dice «{ $part }» dos veces
errors-link-board-and-deal = tiene un tablero y también «{ $part }»
errors-link-encoding = su «{ $part }» está mal codificado
errors-link-index = «{ $found }» no es el número de un reparto

errors-unknown-name = «{ $found }» no es ninguno de { $expected }
errors-steps-without-slides = esta mezcla no cuenta pasos
errors-blank-home-with-slides = esta mezcla mueve el hueco, que no puede quedarse en su sitio
errors-no-repair = en una sola línea nada puede pasar, así que intercambiar dos piezas no arregla casi ningún tablero de { $size }
errors-never-solvable = casi ningún tablero de { $size } de esta mezcla tiene solución, así que volver a mezclar no acabaría nunca
errors-index-too-large = el reparto { $found } está más allá del último
errors-out-of-memory = la memoria de esta página no basta
errors-other = la respuesta fue «{ $code }»
