race-title = Rennen
race-is = Dasselbe Brett für alle, im selben Augenblick aufgedeckt. Wer am schnellsten ist, gewinnt; bis zu acht machen mit.
race-invited = Du bist zu einem Rennen eingeladen.
race-come-in = Mitmachen
race-look-on = Zuschauen
race-coming-in = Du kommst herein.
race-lost = Die Verbindung ist weg. Das Rennen geht weiter; du wirst zurückgeholt.
race-gone = Dieses Rennen gibt es nicht mehr.
race-invite = Link für andere kopieren
race-ready = Ich bin bereit
race-wait = Noch nicht
race-rematch = Revanche
race-leave = Gehen
race-give-up = Aufgeben
race-gave-up = hat aufgegeben
race-away = ist weg
race-is-ready = bereit
race-not-ready = noch nicht bereit
race-open = Ein { $size }-Rennen eröffnen
race-alone = Noch ist niemand sonst da: Schicke jemandem den Link.
race-waiting = Das Brett wird aufgedeckt, wenn alle bereit sind.
race-countdown = Gleich geht es los.
race-running = Los.
race-over = Das Rennen ist vorbei.
race-spectators =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } schauen zu.
    }
race-home = { $home } von { $tiles } daheim
race-solved = gelöst in { $time }
race-placed = { $place }. in { $time }
