review-headline =
    { $count ->
        [one] { $count } Zug; { $needed } hätten gereicht.
       *[other] { $count } Züge; { $needed } hätten gereicht.
    }
review-headline-best =
    { $count ->
        [one] { $count } Zug, weniger geht nicht.
       *[other] { $count } Züge, weniger geht nicht.
    }
review-headline-bounds =
    { $count ->
        [one] { $count } Zug; { $most } hätten gereicht, weniger als { $least } reichen nie.
       *[other] { $count } Züge; { $most } hätten gereicht, weniger als { $least } reichen nie.
    }
review-headline-good =
    { $count ->
        [one] { $count } Zug; ein kürzerer Weg ist nicht bekannt.
       *[other] { $count } Züge; ein kürzerer Weg ist nicht bekannt.
    }
review-headline-unknown =
    { $count ->
        [one] { $count } Zug.
       *[other] { $count } Züge.
    }
review-lead = Der Abstand zum Ziel nach jedem deiner Züge. Wo die Linie steigt, führte ein Zug weg.
review-lead-bounds = Auf einem Brett dieser Größe lässt sich der genaue Abstand nicht finden: Die Linie zeigt die kürzesten bekannten Wege, das Band, wie kurz sie höchstens sein könnten.
review-unsolvable = Dieses Brett ist nicht lösbar, also gibt es keinen Abstand zum Ziel.
review-failed = Der Löser konnte nicht geladen werden, darum fehlen die Abstände. Prüfe die Verbindung und lade die Seite neu.

review-efficiency = der Züge waren nötig
review-lost = Züge verloren
review-time = Zeit
review-mean = Züge je Sekunde

review-curve-waiting = Der Abstand zum Ziel nach jedem Zug wird berechnet.
review-curve =
    { $blunders ->
        [0] Der Abstand zum Ziel nach jedem Zug: von { $first } bis { $last }, ohne Umweg.
        [one] Der Abstand zum Ziel nach jedem Zug: von { $first } bis { $last }, mit einem Umweg.
       *[other] Der Abstand zum Ziel nach jedem Zug: von { $first } bis { $last }, mit { $blunders } Umwegen.
    }
review-key-own = deine Züge
review-key-shortest = ein kürzester Weg
review-key-away = ein Zug weg vom Ziel
review-after =
    { $count ->
        [0] Anfang
       *[other] Zug { $count }
    }
review-after-of = Nach { $at } von { $count } Zügen
review-of = { $at } / { $count }

review-own-board = Dein Brett
review-own-board-after =
    { $count ->
        [0] Dein Brett vor dem ersten Zug
        [one] Dein Brett nach { $count } Zug
       *[other] Dein Brett nach { $count } Zügen
    }
review-solution =
    { $count ->
        [one] Ein kürzester Weg: { $count } Zug
       *[other] Ein kürzester Weg: { $count } Züge
    }
review-solution-known =
    { $count ->
        [one] Der kürzeste bekannte Weg: { $count } Zug
       *[other] Der kürzeste bekannte Weg: { $count } Züge
    }
review-solution-board = Das Brett nach { $at } von { $count } Zügen dieses Wegs
review-solution-steps = Dieser Weg, Zug für Zug
review-replay = Dein Spiel, Zug für Zug
review-play = Abspielen
review-times = { $factor }×

review-blunders = Umwege
review-blunders-none = Kein Zug führte vom Ziel weg.
review-blunders-waiting = Sie erscheinen hier, sobald sie gefunden sind.
review-blunders-known =
    { $count ->
        [one] Einmal führte ein Zug vom Ziel weg und musste wettgemacht werden.
       *[other] { $count }-mal hast du einen kürzesten Weg verlassen. Was es jedes Mal kostete:
    }
review-blunders-most = { $count }-mal hast du einen kürzesten Weg verlassen. Die { $listed } teuersten:
review-blunders-bounds = Wo Abstände nicht genau sind, ist ein Umweg nicht sicher zu erkennen.
review-blunder-one = Zug { $from }
review-blunder-more = Züge { $from } bis { $to }
review-blunder-cost =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
review-splits = Zeile für Zeile
review-split-row = Endgültig fertig
review-split-moves = Züge
review-split-time = Zeit
review-row = Zeile { $number }
review-turns = Tempo
review-turns-are = { $mean } Züge je Sekunde, höchstens { $most }.
review-turns-mean = { $mean } Züge je Sekunde.

review-open = Ein anderes Spiel
review-open-is = Füge eine Aufzeichnung ein, um sie anzusehen, oder öffne ihre Datei.
review-open-text = Eine Aufzeichnung
review-open-file = Datei öffnen
review-bad-replay = Das ist keine Aufzeichnung eines Spiels.
review-bad-version = Diese Aufzeichnung hat eine Version, die hier unbekannt ist.
review-bad-move = Das ist kein Spiel: Zug { $at } ist nicht möglich.
review-bad-time = Das ist kein Spiel: Zug { $at } kommt vor dem, auf den er folgt.
review-bad-end = Das ist kein Spiel: Zug { $at } geschah auf einem schon gelösten Brett.

review-boards = Bretter

review-nothing = Noch nichts anzusehen
review-nothing-is = Wenn ein Spiel vorbei ist, steht hier sein Rückblick.
