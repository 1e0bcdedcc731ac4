why-title = ¿Tiene solución este tablero?
why-answer = La respuesta
why-proof = Por qué ningún deslizamiento cambia la respuesta
why-other = Otro tablero
why-shuffle = Mezclar otro
why-slide = Desliza una pieza y mira qué cambia y qué no.

why-table = Pieza a pieza
why-table-tile = Pieza
why-table-inversions = inversiones
why-table-sum = En total
why-before-smaller = está antes que menores
why-before-earlier = está antes que piezas que van primero

why-lead-one-wide = Lee las piezas fila a fila. Cada par en mal orden es una inversión, dibujada como un arco. En un tablero de una casilla de ancho ninguna pieza puede adelantar a otra, así que ninguna inversión desaparece.
why-lead-odd-width = Lee las piezas fila a fila. Cada par en mal orden es una inversión, dibujada como un arco. En un tablero de anchura impar, un deslizamiento nunca cambia si su número es par.
why-lead-even-width = Lee las piezas fila a fila. Cada par en mal orden es una inversión, dibujada como un arco. En un tablero de anchura par, cuenta también las filas entre el hueco y la suya: un deslizamiento nunca cambia si la suma es par.

why-inversions =
    { $inversions ->
        [one] { $inversions } inversión
       *[other] { $inversions } inversiones
    }
why-rows =
    { $rows ->
        [one] { $rows } fila
       *[other] { $rows } filas
    }
why-parity =
    { $parity ->
        [even] par
       *[odd] impar
    }
why-parity-before =
    { $parity-before ->
        [even] par
       *[odd] impar
    }

why-sum-in-order = En el orden correcto
why-sum-one-wide = { why-inversions }, para siempre
why-sum-odd-width = { why-inversions }, número { why-parity }
why-sum-even-width = { why-inversions } + { why-rows } = { $sum }, número { why-parity }

why-arcs-name =
    { $inversions ->
        [0] Las piezas en fila, sin arcos: ningún par está en mal orden.
        [one] Las piezas en fila, y un arco sobre el único par en mal orden.
       *[other] Las piezas en fila, y un arco sobre cada uno de los { $inversions } pares en mal orden. La tabla de abajo los nombra.
    }
why-places =
    { $layout ->
        [snake] Bajo cada pieza está su lugar en la serpiente, que fila a fila dice { $order }. Son estos números los que se cuentan.
        [spiral] Bajo cada pieza está su lugar en la espiral, que fila a fila dice { $order }. Son estos números los que se cuentan.
       *[goal] Bajo cada pieza está su lugar en la meta, que fila a fila dice { $order }. Son estos números los que se cuentan.
    }
why-nothing-drawn = Un tablero de una casilla no tiene piezas que comparar.
why-not-drawn = Las inversiones de un tablero de { $size } están contadas, pero son demasiadas para dibujarlas: hay arcos hasta 6×6.
why-legend-new = Los arcos gruesos son nuevos.
why-legend-gone = Los arcos discontinuos han desaparecido.
why-legend-both = Los arcos gruesos son nuevos, los discontinuos han desaparecido.

why-slid =
    { $direction ->
        [up]
            { $moved ->
                [one] { $tiles } se deslizó hacia arriba
               *[other] { $tiles } se deslizaron hacia arriba
            }
        [down]
            { $moved ->
                [one] { $tiles } se deslizó hacia abajo
               *[other] { $tiles } se deslizaron hacia abajo
            }
        [left]
            { $moved ->
                [one] { $tiles } se deslizó a la izquierda
               *[other] { $tiles } se deslizaron a la izquierda
            }
       *[right]
            { $moved ->
                [one] { $tiles } se deslizó a la derecha
               *[other] { $tiles } se deslizaron a la derecha
            }
    }
why-still =
    { $inversions ->
        [0] sigue sin haber inversiones
        [one] sigue habiendo { $inversions } inversión
       *[other] sigue habiendo { $inversions } inversiones
    }
why-counts =
    { $way ->
        [more] inversiones { $inversions-before } → { $inversions } (+{ $difference })
        [less] inversiones { $inversions-before } → { $inversions } (−{ $difference })
       *[same] vienen tantas inversiones como se van, { $inversions } en total
    }
why-past =
    { $moved ->
        [one]
            { $passed ->
                [one] { why-slid } y pasó { $passed } pieza
               *[other] { why-slid } y pasó { $passed } piezas
            }
       *[other]
            { $passed ->
                [one] { why-slid } y cada una pasó { $passed } pieza
               *[other] { why-slid } y cada una pasó { $passed } piezas
            }
    }

why-slid-along = { why-slid } sin pasar ninguna pieza: { why-still }.
why-slid-along-sum = { why-slid } sin pasar ninguna pieza: { why-still }, y el hueco sigue en su fila. La suma sigue siendo { $sum }.
why-slid-across = { why-past }: { why-counts }. El número sigue siendo { why-parity }.
why-slid-across-sum-stays = { why-past }: { why-counts }, y el hueco está a { why-rows } de la suya, no a { $rows-before }. La suma sigue siendo { $sum }.
why-slid-across-sum-changes = { why-past }: { why-counts }, y el hueco está a { why-rows } de la suya, no a { $rows-before }. La suma { $sum-before } → { $sum } sigue siendo { why-parity }.
why-swapped = Se intercambiaron { $one } y { $other }: { why-counts }. Ahora su número es { why-parity }, y era { why-parity-before }. Ningún deslizamiento puede hacer eso.
why-swapped-sum = Se intercambiaron { $one } y { $other }: { why-counts }. Ahora la suma es { why-parity }, y era { why-parity-before }. Ningún deslizamiento puede hacer eso.

why-proof-one-wide = En una sola línea las piezas conservan su orden se deslice lo que se deslice: el hueco vaga entre ellas y ninguna pieza adelanta jamás a otra. Solo tiene solución un tablero en el orden de la meta.
why-proof-odd-width = Un deslizamiento a lo largo de una fila no pasa ninguna pieza. Uno hacia arriba o hacia abajo pasa otras { $passed } piezas, porque el tablero tiene { $width } casillas de ancho, e invierte cada uno de esos pares: cada uno es una inversión más o una menos. Un número par de tales cambios suma un número par. El tablero resuelto no tiene inversiones, así que un tablero con un número impar nunca puede llegar a serlo.
why-proof-even-width =
    { $passed ->
        [one] Un deslizamiento a lo largo de una fila no pasa ninguna pieza y deja el hueco en su fila. Uno hacia arriba o hacia abajo pasa otra pieza, porque el tablero tiene { $width } casillas de ancho, e invierte ese par: las inversiones cambian en una, de par a impar o al revés. Pero el hueco también cambió una fila, y la suma de ambos conserva su paridad. En el tablero resuelto es 0, así que un tablero con suma impar nunca puede llegar a serlo.
       *[other] Un deslizamiento a lo largo de una fila no pasa ninguna pieza y deja el hueco en su fila. Uno hacia arriba o hacia abajo pasa otras { $passed } piezas, porque el tablero tiene { $width } casillas de ancho, e invierte cada uno de esos pares: un número impar de cambios de uno, así que las inversiones pasan de par a impar o al revés. Pero el hueco también cambió una fila, y la suma de ambos conserva su paridad. En el tablero resuelto es 0, así que un tablero con suma impar nunca puede llegar a serlo.
    }

why-swap-to-no = Dejarlo sin solución: intercambiar { $one } y { $other }
why-swap-to-yes = Darle solución: intercambiar { $one } y { $other }
why-shown-yes = Tablero de { $size }: { $sum }. Tiene solución
why-shown-no = Tablero de { $size }: { $sum }. No tiene solución
why-bad-link = Este enlace no lleva a ningún tablero: { $why }.
why-too-large = Un tablero de { $size } es demasiado grande para dibujarlo aquí; la página llega hasta 32×32. «Tu tablero» juzga tableros de cualquier tamaño.
