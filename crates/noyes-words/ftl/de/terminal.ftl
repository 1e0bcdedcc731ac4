terminal-name = noyes
terminal-board = { $size } · { $goal }
terminal-goal-blank-last = Leerfeld am Ende
terminal-goal-blank-first = Leerfeld vorn
terminal-goal-snake = Schlange
terminal-goal-spiral = Spirale
terminal-goal-own = ein eigenes Ziel

terminal-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
terminal-moves-left =
    { $count ->
        [one] noch { $count } Zug
       *[other] noch { $count } Züge
    }
terminal-time-left = noch { $time }
terminal-to-go =
    { $count ->
        [one] noch { $count } Zug zur Lösung
       *[other] noch { $count } Züge zur Lösung
    }
terminal-to-go-between = noch { $least } bis { $most } Züge
terminal-to-go-at-least = noch mindestens { $count }
terminal-working = wird berechnet
terminal-tables = Vorbereitung, { $percent } %
terminal-look = Sieh dir das Brett an: noch { $time }.

terminal-fair = Fair gemischt: Jedes lösbare Brett ist so wahrscheinlich wie jedes andere.
terminal-own = Dein eigenes Brett.
terminal-unsolvable = Dieses Brett ist nicht lösbar, so lange du es auch versuchst. Schieben darfst du trotzdem.
terminal-for-the-record = Für Rekorde: Zurücknehmen zählt, und die Zeit steht nie.
terminal-free = Ein Brett nach dem anderen
terminal-daily = Das Brett von heute, { $date }
terminal-daily-next = Das nächste kommt in { $left }.
terminal-time-limit = Gegen die Uhr: { $time }
terminal-move-limit =
    { $extra ->
        [0] So wenige Züge wie möglich, keiner mehr
        [one] So wenige Züge wie möglich und einer mehr
       *[other] So wenige Züge wie möglich und { $extra } mehr
    }
terminal-fewest = Mit so wenigen Zügen, wie du kannst
terminal-blindfold = Blind
terminal-marathon =
    { $boards ->
        [one] { $boards } Brett
       *[other] { $boards } Bretter am Stück
    }
terminal-relay = Staffel, { $from } bis { $to }
terminal-length =
    { $most ->
        [one] Ein Brett, { $most } Zug entfernt
       *[other] Ein Brett, { $least } bis { $most } Züge entfernt
    }
terminal-length-exactly =
    { $count ->
        [one] Ein Brett, { $count } Zug entfernt
       *[other] Ein Brett, { $count } Züge entfernt
    }
terminal-leg = Brett { $number } von { $of }

terminal-solved = Gelöst in { $time }
terminal-solved-series = Alles geschafft in { $time }
terminal-solved-moves =
    { $count ->
        [one] { $count } Zug.
       *[other] { $count } Züge.
    }
terminal-solved-moves-helped =
    { $count ->
        [one] { $count } Zug, mit Hilfe.
       *[other] { $count } Züge, mit Hilfe.
    }
terminal-best-yet = Deine bisher beste Zeit.
terminal-out-of-time = Die Zeit ist um
terminal-out-of-moves = Keine Züge mehr
terminal-given-up = Aufgegeben

terminal-refused-solved = Das Brett ist gelöst.
terminal-refused-over = Dieses Spiel ist vorbei.
terminal-refused-covered = Drück die Eingabetaste, um das Brett zu sehen.
terminal-refused-paused = Das Spiel macht Pause.
terminal-refused-undo = Es gibt nichts zurückzunehmen.
terminal-refused-redo = Es gibt nichts zu wiederholen.
terminal-refused-blocked = Dorthin lässt sich kein Teil schieben.
terminal-no-pause = In diesem Spiel steht die Zeit nie.
terminal-nothing-to-review = Beende das Spiel erst, dann sieh es dir an.

terminal-hint-is = Schiebe die { $tile }.
terminal-solver-failed = Der Löser hat keine Antwort, also gibt es keinen Tipp.
terminal-restarted = Zurück auf Anfang.
terminal-replaced = Hier ist ein neues Brett. Mit o kommt das letzte zurück.
terminal-brought-back = Das letzte Brett ist wieder da.
terminal-no-such-board = Ein solches Brett fand sich nicht.
terminal-larger-board = Eine Herausforderung braucht etwas zum Schieben: Diese hier hat { $size }.
terminal-looking = Ein solches Brett wird gesucht.
terminal-goes-on = Dein letztes Spiel geht weiter.
terminal-game-damaged = Das gespeicherte Spiel war nicht lesbar; hier ist ein neues. Die Datei bleibt erhalten.
terminal-not-stored =
    { $why ->
        [full] Es lässt sich nichts speichern: Der Datenträger ist voll.
        [forbidden] Es lässt sich nichts speichern: In den Ordner darf nicht geschrieben werden.
        [missing] Es lässt sich nichts speichern: Der Ordner ist nicht mehr da.
       *[other] Es lässt sich nichts speichern: Das System meldet den Fehler { $code }.
    }

terminal-paused = Pause
terminal-paused-how = Weiter mit p.
terminal-covered = Bereit
terminal-covered-how = Die Eingabetaste zeigt das Brett.
terminal-too-small = Dieses Brett braucht ein Fenster von { $columns } × { $rows }.

terminal-showing = Es wird für dich gelöst.
terminal-halted = Angehalten.
terminal-showing-keys = Leertaste hält an, → macht einen Schritt, + und − ändern das Tempo, Esc beendet.
terminal-lesson-keys = Leertaste macht diese Züge, oder mach sie selbst. Esc beendet die Lektion.
terminal-lesson-place-tile = Teil { $tile } kommt an seinen Platz, in Zeile { $row }, Spalte { $column }.
terminal-lesson-wait-for-partner = Teil { $tile } wartet in Zeile { $row }, Spalte { $column }, wohin Teil { $other } soll.
terminal-lesson-follow-partner = Teil { $tile } stellt sich hinter Teil { $other }, in Zeile { $row }, Spalte { $column }.
terminal-lesson-unstick-corner = Teile { $tile } und { $other } klemmen in falscher Reihenfolge: beide heraus und hintereinander wieder hinein.
terminal-lesson-slide-in-together = Teile { $tile } und { $other } rücken zusammen an ihren Platz.
terminal-lesson-turn-block-clockwise = Die letzten Teile drehen sich im Uhrzeigersinn, bis alle am Platz sind.
terminal-lesson-turn-block-anticlockwise = Die letzten Teile drehen sich gegen den Uhrzeigersinn, bis alle am Platz sind.
terminal-lesson-bring-blank = Das Leerfeld kommt an seinen Platz, in Zeile { $row }, Spalte { $column }.

terminal-key-slide = ein Teil schieben
terminal-key-click = ein Teil schieben, oder mehrere in einer Linie mit dem Leerfeld
terminal-key-undo = zurücknehmen
terminal-key-redo = wiederholen
terminal-key-next = nächstes Brett
terminal-key-restart = zurück auf Anfang
terminal-key-bring-back = das letzte Spiel zurückholen
terminal-key-hint = Tipp
terminal-key-to-go = Züge bis zur Lösung
terminal-key-solve = für mich lösen
terminal-key-teach = zeigen, wie es geht
terminal-key-pause = Pause
terminal-key-give-up = aufgeben
terminal-key-menu = ein Spiel wählen
terminal-key-review = das Spiel ansehen
terminal-key-records = Rekorde
terminal-key-help = alle Tasten
terminal-key-quit = beenden
terminal-keys = Tasten
terminal-click = Klick
terminal-any-key = Jede Taste führt zurück.

terminal-choose = Wähle ein Spiel
terminal-choose-challenge = Spiel
terminal-choose-size = Größe
terminal-choose-goal = Ziel
terminal-choose-manner = Art
terminal-at-leisure = in Ruhe
terminal-for-records = für Rekorde
terminal-choose-keys = ↑ ↓ wählt eine Zeile, ← → ändert sie, Eingabe spielt, Esc führt zurück.

terminal-review = Rückblick
terminal-review-headline =
    { $moves ->
        [one] { $moves } Zug; { $optimal } hätten gereicht.
       *[other] { $moves } Züge; { $optimal } hätten gereicht.
    }
terminal-review-perfect =
    { $moves ->
        [one] { $moves } Zug, und keiner zu viel.
       *[other] { $moves } Züge, und keiner zu viel.
    }
terminal-review-at-least =
    { $moves ->
        [one] { $moves } Zug; mindestens { $least } sind nötig.
       *[other] { $moves } Züge; mindestens { $least } sind nötig.
    }
terminal-review-measuring = Brett { $done } von { $of } wird vermessen.
terminal-review-efficiency = { $percent } % der Züge waren nötig.
terminal-review-detours =
    { $count ->
        [0] Kein Zug führte vom Ziel weg.
        [one] Ein Umweg von { $cost } Zügen.
       *[other] { $count } Umwege von zusammen { $cost } Zügen.
    }
terminal-review-split =
    { $moves ->
        [one] Zeile { $row } war nach { $moves } Zug fertig, bei { $time }.
       *[other] Zeile { $row } war nach { $moves } Zügen fertig, bei { $time }.
    }
terminal-review-split-at-once = Zeile { $row } war von Anfang an fertig.
terminal-review-speed = { $rate } Züge je Sekunde.
terminal-review-speed-most = { $rate } Züge je Sekunde, höchstens { $most }.
terminal-review-at = Zug { $number } von { $of }
terminal-review-distance = noch { $distance }
terminal-review-range = { $least } bis { $most }
terminal-review-best = Ein kürzester Weg:
terminal-review-keys = ← → ein Zug, ↑ ↓ zehn, n der nächste Umweg, Bild ↑ Bild ↓ die Liste, Esc führt zurück.
terminal-review-curve = Züge bis zur Lösung

terminal-records = Rekorde
terminal-records-none = Noch kein Spiel ist beendet.
terminal-records-of = { $number } von { $of }
terminal-records-daily = Bretter des Tages
terminal-records-now = jetzt
terminal-records-best = am besten
terminal-records-single = einzeln
terminal-records-average = aus { $count }
terminal-records-mean = Mittel
terminal-records-tries =
    { $count ->
        [one] { $finished } von { $count } Spiel beendet
       *[other] { $finished } von { $count } Spielen beendet
    }
terminal-records-not-finished = nicht beendet
terminal-records-by-time = Zeit
terminal-records-by-moves = Züge
terminal-records-keys = ← → andere Listen, ↑ ↓ wählt, Eingabe zeigt das Spiel, m Zeit oder Züge, Esc führt zurück.
terminal-records-days =
    { $count ->
        [one] Das Brett des Tages an { $count } Tag gelöst.
       *[other] Das Brett des Tages an { $count } Tagen hintereinander gelöst.
    }
terminal-rate = { $rate } je Sekunde
terminal-standing-clean = allein
terminal-standing-interrupted = mit Pause
terminal-standing-repeated = auf einem schon gespielten Brett
terminal-standing-assisted = mit Hilfe
terminal-control-keyboard = Tasten
terminal-control-mouse = Maus
terminal-control-hover = Maus, ohne Klick
terminal-control-touch = Berührung
terminal-control-mixed = Tasten und Maus
terminal-control-unknown = unbekannt
