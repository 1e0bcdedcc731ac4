records-loading = Deine Ergebnisse werden gelesen …
records-empty = Noch kein Spiel beendet
records-empty-about = Löse ein Brett, und es steht hier: Zeit, Züge und wie weit es vom kürzesten Weg entfernt war.
records-empty-play = Spielen
records-none-here = Noch nichts zu vergleichen
records-none-here-about = Kein beendetes Spiel dieser Art. Wähle oben eine andere.

records-headline =
    { $count ->
        [one] Einmal gelöst, { $best }
       *[other] { $count }-mal gelöst, am besten { $best }
    }
records-headline-unfinished =
    { $count ->
        [one] Ein Versuch, noch nicht beendet
       *[other] { $count } Versuche, noch keiner beendet
    }
records-streak =
    { $days ->
        [one] Das Brett des Tages ist bisher an einem Tag gelöst. Morgen werden es zwei.
       *[other] Das Brett des Tages ist an { $days } Tagen hintereinander gelöst.
    }

records-board = Brett
records-board-name = { $size }, { $goal }
records-goal-own = ein eigenes Ziel
records-kind = Was
records-control = Gespielt mit
records-control-any = allem
records-control-keyboard = Tasten
records-control-mouse = Mausklicks
records-control-hover = Maus, ohne Klick
records-control-touch = Berührung
records-control-mixed = mehrerem
records-standing = Wie
records-standing-any = alle
records-standing-clean = allein, am Stück
records-standing-interrupted = mit Pause
records-standing-repeated = auf einem bekannten Brett
records-standing-assisted = mit Tipps
records-measure = Vergleichen
records-measure-time = Zeit
records-measure-moves = Züge
records-measure-slides = Schritte

records-kind-free = freies Spiel
records-kind-daily = Brett des Tages
records-kind-time = in { $time }
records-kind-moves = kürzester Weg + { $extra }
records-kind-blindfold = blind
records-kind-marathon = Marathon, { $count } Bretter
records-kind-relay = Staffel, { $from } bis { $to }
records-kind-fewest = wenigste Züge
records-kind-length = { $least } bis { $most } Züge vom Ziel
records-kind-ranked = gewertet
records-kind-race = Rennen

records-bests = Bestwerte
records-best = bester
records-now = letzter
records-single = Einzeln
records-mean = Mittel aller
records-average = Schnitt aus { $count }
records-average-about = Bei einem Schnitt zählen das beste und das schlechteste Zwanzigstel nicht mit.
records-unfinished = nicht beendet
records-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
records-slides =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }

records-graph =
    { $count ->
        [one] Das einzige Ergebnis.
       *[other] Die letzten { $count } Ergebnisse, je ein Punkt; die Linie ist der Schnitt aus fünf.
    }

records-history = Alle Spiele
records-more = Mehr zeigen
records-review = Rückblick
records-review-of = Rückblick auf das Spiel vom { $date }
records-forget = Vergessen
records-forget-of = Das Spiel vom { $date } vergessen
records-forget-sure = Dieses Spiel für immer vergessen?
records-keep = Behalten
records-pace = { $moves }, { $tps } je Sekunde
records-would-have-done = { $moves }; { $optimal } hätten gereicht
records-lost-time = Zeit abgelaufen
records-lost-moves = keine Züge mehr
records-lost-given-up = aufgegeben

records-copies = Kopien
records-copies-about = Deine Ergebnisse sind nur in diesem Browser gespeichert. Eine Kopie bringt sie auf ein anderes Gerät und fügt sich zu dem, was dort ist.
records-everybodys = Die Ergebnisse aller
records-save = Kopie speichern
records-save-table = Als Tabelle speichern
records-read = Kopie einlesen
records-copy-failed = Die Ergebnisse ließen sich nicht aus dem Speicher dieses Browsers lesen.
records-file-failed = Diese Datei ließ sich nicht als Text lesen.
records-imported =
    { $new ->
        [0] Nichts Neues in dieser Kopie
        [one] Ein neuer Eintrag
       *[other] { $new } neue Einträge
    }{ $known ->
        [0] .
        [one] , einer schon bekannt.
       *[other] , { $known } schon bekannt.
    }
records-imported-wrong =
    { $count ->
        [one] Zeile { $line } war nicht lesbar: { $why } ({ $code }).
       *[other] { $count } Zeilen waren nicht lesbar, zum Beispiel Zeile { $line }: { $why } ({ $code }).
    }
records-wrong-line = sie beginnt mit „{ $found }“ und ist kein Eintrag einer Kopie
records-wrong-kind = sie ist von der Art „{ $kind }“, Version { $version }, die hier unbekannt ist; sie bleibt trotzdem erhalten
records-wrong-id =
    { $found ->
        [0] der Name ihres Spiels ist leer
       *[other] der Name ihres Spiels hat { $found } Zeichen, und mehr als { $most } sind es nie
    }
records-wrong-missing = „{ $field }“ fehlt darin
records-wrong-boards =
    { $found ->
        [one] sie hat die Aufzeichnung von { $found } Brett, erwartet sind { $expected }
       *[other] sie hat Aufzeichnungen von { $found } Brettern, erwartet sind { $expected }
    }
records-wrong-move = auf Brett { $board } ist Zug { $move } nicht möglich
records-wrong-order = auf Brett { $board } kommt Zug { $move } vor dem, auf den er folgt
records-wrong-late = auf Brett { $board } geschah Zug { $move }, als es schon gelöst war
records-wrong-goal = Brett { $board } und sein Ziel sind nicht gleich groß
records-wrong-outcome = Brett { $board } endet nicht so, wie der Eintrag sagt
records-wrong-time = ihre Zeit von { $found } ms ist kürzer als die { $played } ms, die ihre Züge gedauert haben
records-wrong-challenge = „{ $found }“ ist keine Herausforderung, die hier bekannt ist
records-wrong-range = { $found } steht, wo eine Zahl von { $least } bis { $most } erwartet ist
records-wrong-day = „{ $found }“ ist kein Tag wie 2026-11-22
records-wrong-empty = die Spalte „{ $column }“ ist leer
records-wrong-cell =
    { $column ->
        [scramble] „{ $found }“ in der Spalte „{ $column }“ ist kein Brett wie 1 2 3/4 5 6/7 0 8
        [solution] „{ $found }“ in der Spalte „{ $column }“ ist kein Weg zum Ziel wie RDL2
        [size] „{ $found }“ in der Spalte „{ $column }“ ist keine Größe wie 4x4
        [time] „{ $found }“ in der Spalte „{ $column }“ ist keine Zahl von Sekunden wie 12.345
        [times] „{ $found }“ in der Spalte „{ $column }“ ist keine Liste von Millisekunden, eine je Zug
        [date] „{ $found }“ in der Spalte „{ $column }“ ist kein Datum wie 2026-11-22T23:30:00.000Z
        [goal] „{ $found }“ in der Spalte „{ $column }“ ist weder blank-last, blank-first, snake, spiral noch ein Brett
       *[control] „{ $found }“ in der Spalte „{ $column }“ ist weder keyboard, mouse, hover, touch noch mixed
    }
