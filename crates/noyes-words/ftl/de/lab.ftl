lab-title = Was macht ein Mischverfahren wirklich?
lab-lead = Jede Zelle: wie oft ein Teil auf einem Feld landet, verglichen mit dem, was fair ist. Rot heißt zu oft, blau zu selten.
lab-seldom = 1,5-mal zu selten
lab-often = 1,5-mal zu oft
lab-axes = Eine Zeile für jedes Teil, eine Spalte für jedes Feld; auf der Diagonale am eigenen Platz.
lab-map = Karte
lab-as-dealt = gemischt
lab-exact = exakt
lab-pause = Pause
lab-go-on = Weiter
lab-again = Neu mischen
lab-shuffle = Mischverfahren
lab-fix = Wenn es unlösbar ist
lab-blank = Das Leerfeld
lab-curve = Wie weit von fair, nach so vielen
lab-most-likely = Am häufigsten
lab-least-likely = Am seltensten
lab-failed = Der Teil, der mischt und zählt, konnte nicht geladen werden. Prüfe die Verbindung.
lab-try-again = Noch einmal

lab-shuffle-uniform = noyes
lab-shuffle-random-slides = Zufällige Züge
lab-shuffle-legal-slides = Erlaubte Züge
lab-shuffle-no-backtrack-slides = Züge, die nie zurückgehen
lab-shuffle-swap-any = Jedes Feld mit irgendeinem tauschen
lab-shuffle-sattolo = Sattolo (oft als Fisher–Yates gedruckt)
lab-shuffle-fisher-yates = Fisher–Yates
lab-shuffle-floor10 = Zehn Zufallsziffern (aus einem Desktop-Spiel)
lab-tries = Versuche
lab-slides = Züge
lab-fix-none = so lassen
lab-fix-swap = die ersten zwei tauschen
lab-fix-article = tauschen wie in einem Artikel
lab-fix-reject = neu mischen
lab-blank-any = irgendwo
lab-blank-home = am eigenen Platz

lab-refused = Das geht nicht: { $why }.
lab-bad-steps = Erwartet wird eine ganze Zahl von 0 bis { $most }.
lab-misread = Der Link ließ sich nicht ganz lesen. { $list }.
lab-misread-next = { $list }; { $item }
lab-misread-why = { $part }: { $why }
lab-misread-size = { $part }: Das Labor geht von 2×2 bis 6×6, nicht bis { $size }
lab-misread-steps = { $part }: „{ $found }“ statt einer ganzen Zahl von 0 bis { $most }
lab-misread-map = { $part }: „{ $found }“ ist weder dealt noch exact

lab-dealt =
    { $boards ->
        [0] Noch nichts gemischt
        [one] { $boards } Brett gemischt
       *[other] { $boards } Bretter gemischt
    }
lab-map-computing = Wird berechnet
lab-map-share = Wird berechnet: { $share }
lab-map-exact = Exakt
lab-map-none = Hierfür ist keine exakte Karte bekannt; sieh dir die gemischten Bretter an.
lab-map-refused = Lässt sich hier nicht berechnen: { $why }.
lab-map-failed = Der Teil, der sie berechnet, konnte nicht geladen werden.

lab-fair = fair
lab-nearly-fair = fast fair: { $share } daneben
lab-not-fair = nicht fair
lab-nothing-against = bisher spricht nichts dagegen
lab-dealing = es wird gemischt

lab-map-name = Karte der Teile und Felder, { $shuffle }: { $verdict }.
lab-map-name-cell = Karte der Teile und Felder, { $shuffle }: { $verdict }. Am weitesten von fair: { $cell }.
lab-cell-often =
    { $often ->
        [never] nie
        [fair] so oft, wie es fair ist
       *[times] { $times }-mal so oft, wie es fair ist
    }
lab-cell-tile = Teil { $tile } auf Zeile { $row }, Spalte { $column }: { lab-cell-often }
lab-cell-blank = Das Leerfeld auf Zeile { $row }, Spalte { $column }: { lab-cell-often }

lab-less-than = weniger als { $share }

lab-fact-likeliest = Das häufigste Brett der Größe { $size } kommt { $ratio }-mal so oft wie das seltenste.
lab-fact-likeliest-exact = Das häufigste Brett der Größe { $size } kommt { $ratio }-mal so oft wie das seltenste. Exakt, aus allen { $outcomes } Ausgängen.
lab-fact-fair = Jedes der { $boards } lösbaren Bretter kommt gleich oft. Exakt.
lab-fact-half = Die Hälfte der Bretter ist nicht lösbar.
lab-fact-unsolvable = { $share } der Bretter sind nicht lösbar.
lab-fact-possible = Nur { $share } der lösbaren Bretter können vorkommen.
lab-fact-distance = { $share } der Wahrscheinlichkeit liegen auf den falschen Brettern (Totalvariationsabstand).
lab-fact-distance-at-least = Mindestens { $share } der Wahrscheinlichkeit liegen auf den falschen Brettern (Totalvariationsabstand).
lab-fact-home = Im Mittel sind { $dealt } der { $tiles } Teile an ihrem Platz; fair wären { $fair }.
lab-fact-length = Die Bretter brauchen im Mittel { $dealt } Züge, faire { $fair }.

lab-curve-name = Wie weit von fair, nach so vielen: 0 bis { $most }.
lab-walk-distance =
    { $word ->
        [tries] Nach { $steps } Versuchen liegen { $share } der Wahrscheinlichkeit auf den falschen Brettern (Totalvariationsabstand).
       *[slides] Nach { $steps } Zügen liegen { $share } der Wahrscheinlichkeit auf den falschen Brettern (Totalvariationsabstand).
    }
lab-walk-floor = So viele Züge es auch sind: Bei einer geraden Anzahl fällt das nie unter { $even }, bei einer ungeraden nie unter { $odd }, denn jeder Zug bringt das Leerfeld auf ein Feld der anderen Farbe.
lab-walk-reached =
    { $word ->
        [tries] Mit mehr Versuchen ist es { $list }.
       *[slides] Mit mehr Zügen ist es { $list }.
    }
lab-walk-reached-item = ab { $steps } unter { $share }

lab-sampled-unfair = Zu sehen an den ersten { $boards } Brettern: Von tausend Reihen eines fairen Gebers wird hier höchstens eine unfair genannt.
lab-sampled-open = Nichts an den ersten { $boards } Brettern spricht gegen einen fairen Geber.

lab-told-computing = { $shuffle }: Die exakten Zahlen werden berechnet.
lab-told-no-more = { $shuffle }: Die exakten Zahlen sagen nicht mehr als die gemischten Bretter.
lab-told-verdict = { $shuffle }: { $verdict }.
lab-told-none = { $shuffle }: keine exakten Zahlen.

lab-working = Die exakten Zahlen werden berechnet.
lab-working-share = Die exakten Zahlen werden berechnet: { $share }.
lab-working-refused = Die exakten Zahlen lassen sich hier nicht berechnen: { $why }.
lab-working-failed = Der Teil, der die exakten Zahlen berechnet, konnte nicht geladen werden.

lab-outcomes = { $outcomes } Ausgänge
lab-odds = 1 von { $odds }
