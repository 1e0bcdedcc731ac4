play-time = Zeit
play-moves-label =
    { $count ->
        [one] Zug
       *[other] Züge
    }
play-to-go = noch
play-to-go-at-best = noch mindestens

play-new = Neu
play-next = Nächstes Brett
play-undo = Zurück
play-redo = Vor
play-hint = Tipp
play-hint-is = Zeigt das nächste Teil, das zu schieben ist (H)
play-restart = Von vorn
play-solve = Für mich lösen
play-teach = Lernen
play-share = Teilen

play-this-deal = Dieses Brett
play-your-own-board = Dein eigenes Brett
play-fair = Fair.
play-one-of = Eines von { $boards } lösbaren Brettern, jedes so wahrscheinlich wie das andere.
play-dealt-by-seed = Gemischt mit dem Startwert „{ $seed }“: eines von { $boards } lösbaren Brettern.
play-shortest =
    { $count ->
        [one] Kürzeste Lösung: { $count } Zug.
       *[other] Kürzeste Lösung: { $count } Züge.
    }
play-easier = Leichter als die meisten.
play-usual = Wie die meisten Bretter.
play-harder = Schwerer als die meisten.
play-moves-needed = nötige Züge
play-lengths = { $percent } % aller Bretter haben eine kürzere Lösung
play-seed = Startwert
play-deal-number = Brett
play-copy-seed = Startwert kopieren
play-own-solvable = Es ist lösbar.
play-own-unsolvable = Es ist nicht lösbar, so lange du es auch versuchst. Schieben darfst du trotzdem.

play-solved-in = Gelöst in { $time }
play-solved-with =
    { $count ->
        [one] { $count } Zug.
       *[other] { $count } Züge.
    }
play-solved-with-help =
    { $count ->
        [one] { $count } Zug, mit Hilfe.
       *[other] { $count } Züge, mit Hilfe.
    }
play-won = { $solved }. { $moves }

play-board = Brett mit { $columns } Spalten und { $rows } Zeilen
play-solved-board = Brett mit { $columns } Spalten und { $rows } Zeilen, gelöst und gesperrt
play-empty-square = Leer, Zeile { $row }, Spalte { $column }

play-step =
    { $direction ->
        [up] { $tiles } nach oben
        [down] { $tiles } nach unten
        [left] { $tiles } nach links
       *[right] { $tiles } nach rechts
    }
play-hint-told =
    { $direction ->
        [up] Tipp: Schiebe { $tile } nach oben.
        [down] Tipp: Schiebe { $tile } nach unten.
        [left] Tipp: Schiebe { $tile } nach links.
       *[right] Tipp: Schiebe { $tile } nach rechts.
    }
play-no-hint = Dieses Brett ist nicht lösbar, also gibt es keinen Tipp.
play-solver-failed = Der Löser konnte nicht geladen werden, also gibt es keinen Tipp. Prüfe die Verbindung und versuch es noch einmal.

play-moves-to-go = Züge bis zur Lösung
play-to-go-unknown = Die Züge bis zur Lösung werden berechnet.
play-to-go-bound =
    { $count ->
        [one] Noch mindestens { $count } Zug; die genaue Zahl wird berechnet.
       *[other] Noch mindestens { $count } Züge; die genaue Zahl wird berechnet.
    }
play-to-go-exactly =
    { $count ->
        [one] Im besten Fall noch { $count } Zug.
       *[other] Im besten Fall noch { $count } Züge.
    }
play-to-go-between =
    { $least ->
        [one] Im besten Fall noch mindestens { $least } Zug; ein Weg mit { $most } ist bekannt.
       *[other] Im besten Fall noch mindestens { $least } Züge; ein Weg mit { $most } ist bekannt.
    }
play-to-go-unsolvable = Dieses Brett ist nicht lösbar.
play-to-go-failed = Der Löser konnte nicht geladen werden.

play-refused-locked = Das Brett ist gelöst und gesperrt.
play-refused-undo = Es gibt nichts zurückzunehmen.
play-refused-redo = Es gibt nichts zu wiederholen.
play-refused = Dorthin lässt sich kein Teil schieben.

play-new-board = Neues Brett, { $size }.
play-replaced = Hier ist ein neues Brett, { $size }. Das letzte ist aufgehoben.
play-bring-back = Zurückholen
play-restarted = Zurück auf Anfang.
play-brought-back = Das letzte Brett ist wieder da.

play-link = Link zu diesem Brett
play-link-copied = Link kopiert. Wer ihn öffnet, bekommt genau dieses Brett.
play-link-to-copy = Kopiere diesen Link. Wer ihn öffnet, bekommt genau dieses Brett.
play-board-from-link = Das ist das Brett aus deinem Link.
play-bad-link =
    { $board ->
        [stays] Dieser Link führt zu keinem Brett: { $why }. Dein Brett ist noch da.
       *[another] Dieser Link führt zu keinem Brett: { $why }. Hier ist ein anderes.
    }

play-storage-lost = Dieser Browser lässt die Seite das Spiel nicht speichern. Es geht weiter, aber beim Neuladen ist es verloren.
play-game-damaged = Das gespeicherte Spiel war nicht lesbar; hier ist ein neues.

play-kept = In deinen Rekorden festgehalten
