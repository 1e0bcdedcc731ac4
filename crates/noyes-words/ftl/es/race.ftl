race-title = Carrera
race-is = El mismo tablero para todos, mostrado en el mismo instante. Gana quien sea más rápido; participan hasta ocho.
race-invited = Te han invitado a una carrera.
race-come-in = Participar
race-look-on = Mirar
race-coming-in = Entrando.
race-lost = Se ha perdido la conexión. La carrera sigue; te llevamos de vuelta.
race-gone = Esta carrera ya no existe.
race-invite = Copiar el enlace para otros
race-ready = Estoy listo
race-wait = Todavía no
race-rematch = Revancha
race-leave = Salir
race-give-up = Rendirse
race-gave-up = se ha rendido
race-away = ausente
race-is-ready = listo
race-not-ready = aún no
race-open = Abrir una carrera de { $size }
race-alone = Todavía no hay nadie más: envía el enlace a alguien.
race-waiting = El tablero se muestra cuando todos estén listos.
race-countdown = Prepárate.
race-running = Ya.
race-over = La carrera ha terminado.
race-spectators =
    { $count ->
        [one] Una persona mira.
       *[other] Miran { $count } personas.
    }
race-home = { $home } de { $tiles } en su sitio
race-solved = resuelto en { $time }
race-placed = puesto { $place }, en { $time }
