online-no-server = Hier gibt es keinen Server.
online-no-server-is = Diese Seite kommt von einem Rechner, der nur Dateien ausgibt. Ranglisten, ein Rätsel, das vor seinem Tag niemand kennt, und Rennen brauchen einen Server: noyes serve.
online-away = Der Server antwortet nicht. Alles andere geht ohne ihn weiter.
online-not-understood = Der Server spricht von etwas, das diese Seite nicht kennt. Lade die Seite neu.
online-dealing = Der Server gibt ein Brett.
online-refused = Der Server sagt: { $message }.
online-dealt = Vom Server gegeben und unterschrieben: eines von { $count } lösbaren Brettern.

online-daily-is = Ein 4×4-Brett am Tag, für alle dasselbe. Dein erster Versuch zählt.
online-daily-done = Du hast das Rätsel von heute gelöst.
online-daily-away = Der Server antwortet nicht. Dies ist das Brett des Tages ohne ihn; es wird nicht gewertet.
online-daily-open = Tagesrätsel { $number } ist offen.
online-daily-begun = Tagesrätsel { $number } wartet auf dich.
online-daily-solved = Tagesrätsel { $number }: gelöst in { $time }.
online-daily-left = Noch { $time } bis zum nächsten.
online-play-daily = Das heutige spielen
online-go-on = Weiterspielen
online-nobody-yet = Noch hat niemand begonnen.
online-everybody =
    { $attempts ->
        [one] Eine Person hat begonnen,
       *[other] { $attempts } haben begonnen,
    } { $solved ->
        [0] niemand hat es gelöst.
        [one] eine hat es gelöst.
       *[other] { $solved } haben es gelöst.
    }
online-everybody-median =
    { $attempts ->
        [one] Eine Person hat begonnen,
       *[other] { $attempts } haben begonnen,
    } { $solved ->
        [one] eine hat es gelöst, in { $time }.
       *[other] { $solved } haben es gelöst, die Hälfte in { $time } oder weniger.
    }
online-daily-past = Tagesrätsel { $number }.
online-nobody-then = Niemand hat es gespielt.
online-past-moves = Die wenigsten Züge waren { $best }, die Hälfte brauchte höchstens { $median }.
online-past-optimal = Es ist in { $moves } lösbar.
online-play-past = Das Brett spielen
online-play-ranked = Ein gewertetes { $size }

online-sending = Das Ergebnis ist unterwegs.
online-kept = Der Server antwortet nicht. Das Ergebnis bleibt hier und wird gesendet, sobald er es tut.
online-recorded = Eingetragen: { $time }.
online-recorded-helped = Mit Tipps eingetragen: { $time }.
online-unranked = Eingetragen, aber nicht gewertet: { $why }
online-too-fast = Eingetragen, aber nicht gewertet: So schnell zieht keine Hand.
online-too-regular = Eingetragen, aber nicht gewertet: So gleichmäßig zieht keine Hand.
online-deal-expired = Das Spiel kam zu spät, um zu zählen: Was der Server gibt, wartet nicht ewig.
online-deal-used = Dieses Brett hat schon ein Ergebnis; das erste zählt.
online-not-your-deal = Dieses Brett wurde jemand anderem gegeben.
online-time-impossible = Es wurde länger gespielt, als seit dem Geben des Bretts vergangen ist.
online-to-list = Zur Liste

online-lists = Ergebnisse
online-today = Heute
online-earlier = Früher
online-day = Tag
online-ranked = Gewertete Spiele
online-order = Reihenfolge
online-by-time = Nach Zeit
online-by-moves = Nach Zügen
online-control = Gespielt mit
online-help = Tipps
online-alone = Keine
online-helped = Mit Tipps
online-place = Platz
online-player = Name
online-moves = Züge
online-optimal = Wenigste
online-proof = Aufzeichnung
online-more = Mehr
online-nobody = In dieser Liste steht noch niemand.
online-told-later = Züge und Aufzeichnungen des heutigen Rätsels gibt es, wenn der Tag vorbei ist.
online-nameless = Namenlos { $id }

online-you = Du
online-no-player = Hier bist du niemand, bis du einen Namen wählst oder ein Spiel spielst, das zählt. Es gibt kein Passwort und keine E-Mail: Ein Schlüssel in diesem Browser ist alles.
online-summary =
    { $results ->
        [0] Noch ist kein Ergebnis eingetragen.
        [one] Ein Ergebnis ist eingetragen.
       *[other] { $results } Ergebnisse sind eingetragen.
    }
online-summary-streak =
    { $results ->
        [one] Ein Ergebnis ist eingetragen.
       *[other] { $results } Ergebnisse sind eingetragen.
    } { $streak ->
        [0] Deine längste Reihe von Tagen war { $best }.
        [one] Heute ist der erste einer Reihe von Tagen; die längste war { $best }.
       *[other] { $streak } Tage in Folge; die meisten waren { $best }.
    }
online-name = Name
online-keep-name = Behalten
online-name-kept = Der Name ist eingetragen.
online-bad-name = Ein Name hat 1 bis 24 Buchstaben, Ziffern, Zeichen und Leerzeichen.
online-other-device = Auf einem anderen Gerät
online-key-is = Wer deinen Schlüssel hat, ist du. Kopiere ihn hier und füge ihn dort ein; hüte ihn wie einen Hausschlüssel.
online-key = Schlüssel
online-copy-key = Meinen Schlüssel kopieren
online-use-key = Verwenden
online-key-used = Du bist jetzt diese Person.
online-bad-key = Ein Schlüssel beginnt mit „noyes-“ und hat 49 Zeichen.
online-forget = Alles löschen
online-forget-sure = Ja, mich und meine Ergebnisse löschen
online-forgotten = Alles über dich ist gelöscht.
