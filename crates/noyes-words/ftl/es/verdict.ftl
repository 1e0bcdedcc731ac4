verdict-pairs =
    { $pairs ->
        [0] Ningún par de piezas está en mal orden
        [one] Un par de piezas está en mal orden
       *[other] { $pairs } pares de piezas están en mal orden
    }
verdict-blank =
    { $rows ->
        [0] el hueco está en su fila
        [one] el hueco está a una fila de la suya
       *[other] el hueco está a { $rows } filas de la suya
    }
verdict-one-wide-yes = En un tablero de una casilla de ancho ninguna pieza puede adelantar a otra, y ya se siguen como deben.
verdict-one-wide-no = { verdict-pairs }, y en un tablero de una casilla de ancho ninguna pieza puede adelantar jamás a otra.
verdict-odd-width-yes = { verdict-pairs }, un número par. En un tablero de { $width } casillas de ancho, cada deslizamiento lo deja par, como lo es en el tablero resuelto.
verdict-odd-width-no = { verdict-pairs }, un número impar. En un tablero de { $width } casillas de ancho, ningún deslizamiento lo hace par, como lo es en el tablero resuelto.
verdict-even-width-yes = { verdict-pairs }, y { verdict-blank }: { $pairs } + { $rows } = { $sum }, un número par. En un tablero de { $width } casillas de ancho, cada deslizamiento deja par esta suma, como lo es en el tablero resuelto.
verdict-even-width-no = { verdict-pairs }, y { verdict-blank }: { $pairs } + { $rows } = { $sum }, un número impar. En un tablero de { $width } casillas de ancho, ningún deslizamiento hace par esta suma, como lo es en el tablero resuelto.
verdict-swap = Intercambiar { $one } y { $other }
