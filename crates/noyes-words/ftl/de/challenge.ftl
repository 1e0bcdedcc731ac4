challenge-title = Herausforderung
challenge-choose = Wählen
challenge-begin = Los
challenge-give-up = Aufgeben
challenge-once-more = Noch einmal
challenge-to-free = Freies Spiel

challenge-free = Freies Spiel
challenge-free-is = Ein Brett nach dem anderen, ganz in Ruhe.
challenge-daily = Täglich
challenge-daily-is = Ein 4×4-Brett am Tag, für alle dasselbe.
challenge-time = Zeitlimit
challenge-time-is = Löse ein Brett, bevor die Zeit um ist.
challenge-moves = Zuglimit
challenge-moves-is = Löse ein Brett mit kaum mehr Zügen als nötig, bis 4×4.
challenge-blindfold = Blind
challenge-blindfold-is = Merk dir das Brett: Mit dem ersten Zug verschwinden die Zahlen.
challenge-marathon = Marathon
challenge-marathon-is = Mehrere Bretter am Stück, und die Uhr steht nie.
challenge-relay = Staffel
challenge-relay-is = Von 2×2 an aufwärts, ein Brett jeder Größe.
challenge-fewest = Wenigste Züge
challenge-fewest-is = So wenige Züge wie möglich, mit aller Zeit der Welt.
challenge-length = Schwierigkeit
challenge-length-is = Ein Brett mit einer kürzesten Lösung, so lang du willst, 3×3 oder 4×4.
challenge-ranked = Gewertet
challenge-ranked-is = Ein Brett, das der Server gibt. Das Ergebnis kommt in seine Liste.
challenge-race = Rennen
challenge-race-is = Dasselbe Brett für alle, zur selben Zeit.

challenge-time-name = Zeit
challenge-extra-name = Züge übrig
challenge-boards-name = Bretter
challenge-relay-name = Bis zu
challenge-seconds-short = { $count } s
challenge-minutes-short = { $count } min
challenge-length-easy = Leicht
challenge-length-medium = Mittel
challenge-length-hard = Schwer
challenge-length-very-hard = Sehr schwer
challenge-length-hardest = Am schwersten

challenge-time-left = übrig
challenge-look-left = zum Ansehen
challenge-moves-left =
    { $count ->
        [one] Zug übrig
       *[other] Züge übrig
    }
challenge-board-label = Brett
challenge-board-of = { $at }/{ $of }
challenge-next-board = Brett { $at } von { $of }.

challenge-daily-number = Täglich { $number }

challenge-measuring = Die kürzeste Lösung wird berechnet, um das Limit zu setzen.
challenge-dealing = Gesucht wird ein Brett, dessen kürzeste Lösung { $least } bis { $most } Züge hat.
challenge-dealing-one = Gesucht wird ein Brett, dessen kürzeste Lösung { $most } Züge hat.
challenge-failed = Der Löser konnte nicht geladen werden. Prüfe die Verbindung und versuch es noch einmal.
challenge-cancel = Abbrechen

challenge-pause = Pause
challenge-paused = Pause
challenge-paused-is = Die Uhr steht, und das Brett ist verdeckt.
challenge-go-on = Weiter
challenge-look = Brett ansehen
challenge-ready = Bereit, wenn du es bist
challenge-look-is =
    { $seconds ->
        [one] { $seconds } Sekunde zum Ansehen, dann läuft die Uhr. Der erste Zug startet sie früher.
       *[other] { $seconds } Sekunden zum Ansehen, dann läuft die Uhr. Der erste Zug startet sie früher.
    }

challenge-out-of-time = Die Zeit ist um
challenge-out-of-moves = Keine Züge mehr
challenge-given-up = Aufgegeben
challenge-after =
    { $count ->
        [one] { $count } Zug in { $time }. Das Brett bleibt, wie es liegt.
       *[other] { $count } Züge in { $time }. Das Brett bleibt, wie es liegt.
    }
challenge-series-lost =
    { $done ->
        [one] { $done } von { $of } Brettern wurde gelöst.
       *[other] { $done } von { $of } Brettern wurden gelöst.
    }
challenge-series-done = { $of } Bretter in { $time }
challenge-series-done-is =
    { $count ->
        [one] { $count } Zug; ein Brett dauerte im Mittel { $each }.
       *[other] { $count } Züge; ein Brett dauerte im Mittel { $each }.
    }
challenge-fewest-done =
    { $count ->
        [one] Gelöst mit { $count } Zug
       *[other] Gelöst mit { $count } Zügen
    }
challenge-fewest-unknown = Die kürzeste Lösung wird berechnet.
challenge-fewest-large = Die kürzeste Lösung eines so großen Bretts ist nicht bekannt.
challenge-fewest-best = Eine kürzere Lösung gibt es nicht.
challenge-fewest-optimal =
    { $optimal ->
        [one] { $optimal } Zug hätte gereicht.
       *[other] { $optimal } Züge hätten gereicht.
    }
challenge-best-is = Deine Bestzeit bei { $size } ist { $time }.
challenge-best-by = Deine Bestzeit bei { $size }, um { $time } schneller.
challenge-place = { $place } von { $of }
challenge-efficiency = Effizienz
challenge-speed = Züge pro Sekunde
challenge-today = heute
challenge-daily-next = Das nächste Brett kommt in { $left }, um { $time }.
challenge-daily-done =
    { $count ->
        [one] Das heutige ist gelöst: { $count } Zug in { $time }.
       *[other] Das heutige ist gelöst: { $count } Züge in { $time }.
    }
challenge-share-result = Ergebnis teilen
challenge-share-text = noyes täglich { $number }: { $moves } Züge in { $time }

challenge-blind-tile = Zeile { $row }, Spalte { $column }
challenge-blind-step =
    { $direction ->
        [up] Nach oben
        [down] Nach unten
        [left] Nach links
       *[right] Nach rechts
    }

challenge-refused-over = Dieses Spiel ist vorbei.
challenge-refused-covered = Das Brett ist verdeckt.
challenge-refused-paused = Das Spiel macht Pause.

challenge-records = Für Rekorde
challenge-records-is = Zurückgenommene Züge zählen, und die Uhr steht nie
challenge-inspection = Vorher ansehen
challenge-off = Aus
challenge-own-time = Eigene
challenge-seconds = Sekunden
