online-no-server = Aquí no hay servidor.
online-no-server-is = Esta página viene de un alojamiento que solo da archivos. Las clasificaciones, un rompecabezas que nadie conoce antes de su día y las carreras necesitan un servidor: noyes serve.
online-away = El servidor no responde. Todo lo demás sigue sin él.
online-not-understood = El servidor habla de algo que esta página no conoce. Vuelve a cargarla.
online-dealing = El servidor reparte un tablero.
online-refused = El servidor dice: { $message }.
online-dealt = Repartido y firmado por el servidor: uno de { $count } tableros que se pueden resolver.

online-daily-is = Un tablero de 4×4 al día, el mismo para todos. Cuenta tu primer intento.
online-daily-done = Ya has resuelto el de hoy.
online-daily-away = El servidor no responde. Este es el tablero del día sin él y no se clasifica.
online-daily-open = El diario { $number } está abierto.
online-daily-begun = El diario { $number } te espera.
online-daily-solved = Diario { $number }: resuelto en { $time }.
online-daily-left = Faltan { $time } para el siguiente.
online-play-daily = Jugar el de hoy
online-go-on = Continuar
online-nobody-yet = Nadie lo ha empezado todavía.
online-everybody =
    { $attempts ->
        [one] Una persona lo ha empezado,
       *[other] { $attempts } personas lo han empezado,
    } { $solved ->
        [0] nadie lo ha resuelto.
        [one] una lo ha resuelto.
       *[other] { $solved } lo han resuelto.
    }
online-everybody-median =
    { $attempts ->
        [one] Una persona lo ha empezado,
       *[other] { $attempts } personas lo han empezado,
    } { $solved ->
        [one] una lo ha resuelto, en { $time }.
       *[other] { $solved } lo han resuelto, la mitad en { $time } o menos.
    }
online-daily-past = Diario { $number }.
online-nobody-then = Nadie lo jugó.
online-past-moves = El mínimo fue de { $best } movimientos; la mitad hizo { $median } o menos.
online-past-optimal = Se puede resolver en { $moves }.
online-play-past = Jugar su tablero
online-play-ranked = Un { $size } clasificado

online-sending = El resultado está en camino.
online-kept = El servidor no responde. El resultado se guarda aquí y se envía en cuanto responda.
online-recorded = Registrado: { $time }.
online-recorded-helped = Registrado con pistas: { $time }.
online-unranked = Registrado, pero no clasificado: { $why }
online-too-fast = Registrado, pero no clasificado: ninguna mano va tan rápido.
online-too-regular = Registrado, pero no clasificado: ninguna mano es tan regular.
online-deal-expired = La partida llegó demasiado tarde para contar: lo que reparte el servidor no espera siempre.
online-deal-used = Este tablero ya tiene un resultado; cuenta el primero.
online-not-your-deal = Este tablero se repartió a otra persona.
online-time-impossible = Se jugó más tiempo del que ha pasado desde que se repartió el tablero.
online-to-list = Ver la lista

online-lists = Resultados
online-today = Hoy
online-earlier = Antes
online-day = Día
online-ranked = Partidas clasificadas
online-order = Orden
online-by-time = Por tiempo
online-by-moves = Por movimientos
online-control = Jugado con
online-help = Pistas
online-alone = Ninguna
online-helped = Con pistas
online-place = Puesto
online-player = Nombre
online-moves = Movimientos
online-optimal = Mínimo
online-proof = Repetición
online-more = Más
online-nobody = Todavía no hay nadie en esta lista.
online-told-later = Los movimientos y las repeticiones de hoy se muestran cuando acaba el día.
online-nameless = Sin nombre { $id }

online-you = Tú
online-no-player = Aquí no eres nadie hasta que elijas un nombre o juegues una partida que cuente. Sin contraseña ni correo: basta una clave en este navegador.
online-summary =
    { $results ->
        [0] Todavía no hay ningún resultado registrado.
        [one] Hay un resultado registrado.
       *[other] Hay { $results } resultados registrados.
    }
online-summary-streak =
    { $results ->
        [one] Hay un resultado registrado.
       *[other] Hay { $results } resultados registrados.
    } { $streak ->
        [0] Tu racha más larga fue de { $best } días.
        [one] Hoy empieza una racha; la más larga fue de { $best }.
       *[other] { $streak } días seguidos; el máximo fue de { $best }.
    }
online-name = Nombre
online-keep-name = Guardar
online-name-kept = El nombre está guardado.
online-bad-name = Un nombre tiene de 1 a 24 letras, cifras, signos y espacios.
online-other-device = En otro dispositivo
online-key-is = Quien tiene tu clave eres tú. Cópiala aquí y pégala allí; cuídala como la de tu casa.
online-key = Clave
online-copy-key = Copiar mi clave
online-use-key = Usarla
online-key-used = Ahora eres esa persona.
online-bad-key = Una clave empieza por «noyes-» y tiene 49 caracteres.
online-forget = Borrarlo todo
online-forget-sure = Sí, borrarme con mis resultados
online-forgotten = Todo lo tuyo está borrado.
