lab-title = ¿Qué hace de verdad una mezcla?
lab-lead = Cada celda: con qué frecuencia una pieza cae en una casilla, comparado con lo justo. Rojo es demasiado a menudo; azul, demasiado pocas veces.
lab-seldom = 1,5 veces de menos
lab-often = 1,5 veces de más
lab-axes = Una fila por pieza, una columna por casilla; en la diagonal, en su sitio.
lab-map = Mapa
lab-as-dealt = repartido
lab-exact = exacto
lab-pause = Pausa
lab-go-on = Seguir
lab-again = Repartir de nuevo
lab-shuffle = Mezcla
lab-fix = Si no tiene solución
lab-blank = El hueco
lab-curve = Distancia a lo justo, tras tantos pasos
lab-most-likely = El más probable
lab-least-likely = El menos probable
lab-failed = No se pudo cargar la parte que reparte y cuenta. Revisa la conexión.
lab-try-again = Reintentar

lab-shuffle-uniform = noyes
lab-shuffle-random-slides = Deslizamientos al azar
lab-shuffle-legal-slides = Deslizamientos legales
lab-shuffle-no-backtrack-slides = Deslizamientos sin vuelta atrás
lab-shuffle-swap-any = Cambiar cada casilla por cualquiera
lab-shuffle-sattolo = Sattolo (a menudo impreso como Fisher–Yates)
lab-shuffle-fisher-yates = Fisher–Yates
lab-shuffle-floor10 = Diez cifras al azar (de un juego de escritorio)
lab-tries = Intentos
lab-slides = Deslizamientos
lab-fix-none = repartirlo igualmente
lab-fix-swap = intercambiar las dos primeras
lab-fix-article = intercambiar como en un artículo
lab-fix-reject = volver a mezclar
lab-blank-any = en cualquier sitio
lab-blank-home = en su sitio

lab-refused = Eso no funciona: { $why }.
lab-bad-steps = Se espera un número entero de 0 a { $most }.
lab-misread = No se pudo leer todo el enlace. { $list }.
lab-misread-next = { $list }; { $item }
lab-misread-why = { $part }: { $why }
lab-misread-size = { $part }: el Taller va de 2×2 a 6×6, no hasta { $size }
lab-misread-steps = { $part }: «{ $found }» en vez de un número entero de 0 a { $most }
lab-misread-map = { $part }: «{ $found }» no es dealt ni exact

lab-dealt =
    { $boards ->
        [0] Nada repartido aún
        [one] { $boards } tablero repartido
       *[other] { $boards } tableros repartidos
    }
lab-map-computing = Calculándose
lab-map-share = Calculándose: { $share }
lab-map-exact = Exacto
lab-map-none = No se conoce un mapa exacto para esto; mira los tableros repartidos.
lab-map-refused = Aquí no se puede calcular: { $why }.
lab-map-failed = No se pudo cargar la parte que lo calcula.

lab-fair = justa
lab-nearly-fair = casi justa: a { $share }
lab-not-fair = no es justa
lab-nothing-against = de momento nada habla en contra
lab-dealing = repartiendo

lab-map-name = Mapa de piezas y casillas, { $shuffle }: { $verdict }.
lab-map-name-cell = Mapa de piezas y casillas, { $shuffle }: { $verdict }. Lo más lejano de lo justo: { $cell }.
lab-cell-often =
    { $often ->
        [never] nunca
        [fair] con la frecuencia justa
       *[times] { $times } veces la frecuencia justa
    }
lab-cell-tile = Pieza { $tile } en la fila { $row }, columna { $column }: { lab-cell-often }
lab-cell-blank = El hueco en la fila { $row }, columna { $column }: { lab-cell-often }

lab-less-than = menos de { $share }

lab-fact-likeliest = El tablero de { $size } más probable sale { $ratio } veces más que el más raro.
lab-fact-likeliest-exact = El tablero de { $size } más probable sale { $ratio } veces más que el más raro. Exacto, de los { $outcomes } resultados.
lab-fact-fair = Cada uno de los { $boards } tableros con solución sale con la misma frecuencia. Exacto.
lab-fact-half = La mitad de sus tableros no tiene solución.
lab-fact-unsolvable = El { $share } de sus tableros no tiene solución.
lab-fact-possible = Solo el { $share } de los tableros con solución puede salir.
lab-fact-distance = El { $share } de la probabilidad está en los tableros equivocados (distancia de variación total).
lab-fact-distance-at-least = Al menos el { $share } de la probabilidad está en los tableros equivocados (distancia de variación total).
lab-fact-home = De media, { $dealt } de las { $tiles } piezas están en su sitio; lo justo sería { $fair }.
lab-fact-length = Sus tableros piden { $dealt } movimientos de media; los justos, { $fair }.

lab-curve-name = Distancia a lo justo, tras tantos pasos: de 0 a { $most }.
lab-walk-distance =
    { $word ->
        [tries] Tras { $steps } intentos, el { $share } de la probabilidad está en los tableros equivocados (distancia de variación total).
       *[slides] Tras { $steps } deslizamientos, el { $share } de la probabilidad está en los tableros equivocados (distancia de variación total).
    }
lab-walk-floor = Por muchos deslizamientos que haya, nunca baja de { $even } si son un número par, ni de { $odd } si es impar: cada deslizamiento lleva el hueco a una casilla del otro color.
lab-walk-reached =
    { $word ->
        [tries] Con más intentos es { $list }.
       *[slides] Con más deslizamientos es { $list }.
    }
lab-walk-reached-item = menos de { $share } a partir de { $steps }

lab-sampled-unfair = Visto en los primeros { $boards } tableros: de mil series de un repartidor justo, aquí se llama injusta a una como mucho.
lab-sampled-open = Nada en los primeros { $boards } tableros habla contra un repartidor justo.

lab-told-computing = { $shuffle }: se están calculando las cifras exactas.
lab-told-no-more = { $shuffle }: las cifras exactas no dicen más que los tableros repartidos.
lab-told-verdict = { $shuffle }: { $verdict }.
lab-told-none = { $shuffle }: sin cifras exactas.

lab-working = Se están calculando las cifras exactas.
lab-working-share = Se están calculando las cifras exactas: { $share }.
lab-working-refused = Las cifras exactas no se pueden calcular aquí: { $why }.
lab-working-failed = No se pudo cargar la parte que calcula las cifras exactas.

lab-outcomes = { $outcomes } resultados
lab-odds = 1 de { $odds }
