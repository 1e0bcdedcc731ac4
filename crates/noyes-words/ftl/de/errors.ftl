errors-sentence = { $why }.

errors-empty = es sind keine Zahlen da; ein Brett ist etwa 1 2 3/4 5 6/7 8 0
errors-not-a-number = „{ $found }“ ist keine Zahl
errors-empty-row = Zeile { $row } ist leer
errors-open-bracket = eine Klammer ist nicht geschlossen
errors-ragged-rows =
    { $found ->
        [one] Zeile { $row } hat { $found } Zahl, die erste Zeile hat { $expected }
       *[other] Zeile { $row } hat { $found } Zahlen, die erste Zeile hat { $expected }
    }
errors-not-square = { $found } Zahlen füllen kein Quadrat. Beginne für jede Zeile eine neue, oder wähle eine Größe
errors-too-many-numbers = es sind mehr als { $most } Zahlen
errors-missing-zero = es fehlt die 0 für das Leerfeld. Wenn { $largest } dafür steht, gib das an
errors-missing-blank = es fehlt { $mark }, die Zahl des Leerfelds
errors-bad-blank = „{ $found }“ ist nicht die Zahl des Leerfelds
errors-wrong-count =
    { $squares ->
        [one] es sind { $found } Zahlen, aber ein Brett der Größe { $size } hat { $squares } Feld
       *[other] es sind { $found } Zahlen, aber ein Brett der Größe { $size } hat { $squares } Felder
    }
errors-out-of-range = { $found } gehört nicht auf ein Brett der Größe { $size }; es hat die Zahlen 0 bis { $largest }
errors-huge-number = { $found } ist zu groß für ein Brett
errors-duplicate = { $tile } kommt zweimal vor

errors-bad-size = „{ $found }“ ist keine Größe wie 4x4 oder 5x3
errors-empty-size = ein Brett der Größe { $size } hat keine Felder
errors-size-too-large = ein Brett der Größe { $size } ist zu groß
errors-goal = das Ziel ist weder blank-last, blank-first, snake, spiral noch ein Brett
errors-goal-board = das Ziel ist kein Brett, { $why }

errors-link-missing = darin fehlt „{ $part }“
errors-link-twice = darin steht „{ $part }“ zweimal
errors-link-board-and-deal = darin stehen sowohl ein Brett als auch „{ $part }“
errors-link-encoding = „{ $part }“ ist darin falsch kodiert
errors-link-index = „{ $found }“ ist nicht die Nummer eines Bretts

errors-unknown-name = „{ $found }“ ist nichts von { $expected }
errors-steps-without-slides = dieses Mischen zählt keine Schritte
errors-blank-home-with-slides = dieses Mischen bewegt das Leerfeld, es kann nicht an seinem Platz bleiben
errors-no-repair = in einer einzigen Reihe kommt nichts vorbei, darum hilft das Tauschen zweier Teile fast keinem Brett der Größe { $size }
errors-never-solvable = kaum ein Brett der Größe { $size } wird bei diesem Mischen lösbar, neues Mischen käme nie zum Ende
errors-index-too-large = Brett { $found } liegt hinter dem letzten
errors-out-of-memory = der Speicher dieser Seite reicht nicht
errors-other = die Antwort war „{ $code }“
