coach-stop = Aufhören
coach-pause = Pause
coach-go-on = Weiter
coach-forward = Einen Zug vor
coach-back = Einen Zug zurück
coach-speed = Tempo
coach-slow = Langsam
coach-fast = Schnell
coach-show = Zeigen
coach-next = Weiter
coach-do-it = Selbst ziehen
coach-yours = Du bist dran.
coach-thinking = Ein Weg wird gesucht …
coach-taken-over = Dein Zug. Mach weiter, der Rest wird von hier aus gelöst.
coach-stopped = Angehalten. Das Brett gehört dir.
coach-failed = Der Löser konnte nicht geladen werden. Prüfe die Verbindung und versuch es noch einmal.
coach-cannot = Dieses Brett ist nicht lösbar, also gibt es nichts zu zeigen.

coach-mark-leader = dies
coach-mark-partner = mit
coach-mark-target = hier

coach-to-go =
    { $count ->
        [one] Noch { $count } Zug.
       *[other] Noch { $count } Züge.
    }
coach-to-go-at-best =
    { $count ->
        [one] Noch { $count } Zug, und kein Weg ist kürzer.
       *[other] Noch { $count } Züge, und kein Weg ist kürzer.
    }
coach-progress =
    { $count ->
        [one] { $made } von { $count } Zug.
       *[other] { $made } von { $count } Zügen.
    }
# Of a way that is found a part at a time.
coach-made-so-far =
    { $count ->
        [one] { $count } Zug gemacht.
       *[other] { $count } Züge gemacht.
    }
coach-solving =
    { $count ->
        [one] Lösung in { $count } Zug.
       *[other] Lösung in { $count } Zügen.
    }
coach-paused =
    { $count ->
        [one] Pause nach { $made } von { $count } Zug.
       *[other] Pause nach { $made } von { $count } Zügen.
    }

coach-place-tile = Teil { $tile } kommt an seinen Platz, in Zeile { $row }, Spalte { $column }.
coach-wait-for-partner = Teil { $tile } wartet in Zeile { $row }, Spalte { $column }. Stünde es schon am Platz, käme Teil { $partner } nicht mehr hinein.
coach-follow-partner = Teil { $tile } stellt sich hinter Teil { $partner }, in Zeile { $row }, Spalte { $column }.
coach-unstick-corner = Teile { $tile } und { $partner } klemmen in falscher Reihenfolge. Der Eckentrick: beide heraus und hintereinander wieder hinein.
coach-slide-in-together = Teil { $tile } rückt an seinen Platz, und Teil { $partner } folgt sofort.
coach-turn-block-clockwise = Drei Teile sind übrig. Dreh sie im Uhrzeigersinn, bis alle am Platz sind.
coach-turn-block-anticlockwise = Drei Teile sind übrig. Dreh sie gegen den Uhrzeigersinn, bis alle am Platz sind.
coach-bring-blank = Hier kommt kein Teil an einem anderen vorbei: Bring das Leerfeld in Zeile { $row }, Spalte { $column }.

coach-made-place = Teil { $tile } ist am Platz.
coach-made-wait = Teil { $tile } wartet auf Teil { $partner }.
coach-made-together = Teile { $tile } und { $partner } sind am Platz.
coach-made-line = Teile { $tile } und { $partner } stehen hintereinander.
coach-made = Fertig.

coach-stage-row = Zeile { $number }
coach-stage-column = Spalte { $number }
coach-stage-block = Die letzten vier Felder
coach-stage-strip = Eine Reihe von Teilen
coach-steps-left =
    { $count ->
        [one] der letzte Schritt
       *[other] noch { $count } Schritte
    }
