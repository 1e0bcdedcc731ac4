why-title = Ist dieses Brett lösbar?
why-answer = Die Antwort
why-proof = Warum kein Zug die Antwort ändert
why-other = Ein anderes Brett
why-shuffle = Neu mischen
why-slide = Schiebe ein Teil und sieh, was sich ändert und was nicht.

why-table = Teil für Teil
why-table-tile = Teil
why-table-inversions = Fehlstände
why-table-sum = Insgesamt
why-before-smaller = steht vor kleineren
why-before-earlier = steht vor Teilen, die früher kommen müssten

why-lead-one-wide = Lies die Teile Zeile für Zeile. Jedes Paar in falscher Reihenfolge ist ein Fehlstand, als Bogen gezeichnet. Auf einem Brett, das nur ein Feld breit ist, kommt kein Teil an einem anderen vorbei; darum verschwindet kein Fehlstand.
why-lead-odd-width = Lies die Teile Zeile für Zeile. Jedes Paar in falscher Reihenfolge ist ein Fehlstand, als Bogen gezeichnet. Auf einem Brett ungerader Breite ändert kein Zug, ob ihre Anzahl gerade ist.
why-lead-even-width = Lies die Teile Zeile für Zeile. Jedes Paar in falscher Reihenfolge ist ein Fehlstand, als Bogen gezeichnet. Auf einem Brett gerader Breite zähle auch die Zeilen zwischen dem Leerfeld und seiner eigenen Zeile: Kein Zug ändert, ob die Summe gerade ist.

why-inversions =
    { $inversions ->
        [one] { $inversions } Fehlstand
       *[other] { $inversions } Fehlstände
    }
why-rows =
    { $rows ->
        [one] { $rows } Zeile
       *[other] { $rows } Zeilen
    }
why-parity =
    { $parity ->
        [even] gerade
       *[odd] ungerade
    }
why-parity-before =
    { $parity-before ->
        [even] gerade
       *[odd] ungerade
    }

why-sum-in-order = In der richtigen Reihenfolge
why-sum-one-wide = { why-inversions }, für immer
why-sum-odd-width = { why-inversions }, { why-parity }
why-sum-even-width = { why-inversions } + { why-rows } = { $sum }, { why-parity }

why-arcs-name =
    { $inversions ->
        [0] Die Teile in einer Reihe, ohne Bogen: Kein Paar steht in falscher Reihenfolge.
        [one] Die Teile in einer Reihe, mit einem Bogen über dem einen Paar in falscher Reihenfolge.
       *[other] Die Teile in einer Reihe, mit einem Bogen über jedem von { $inversions } Paaren in falscher Reihenfolge. Die Tabelle darunter nennt sie.
    }
why-places =
    { $layout ->
        [snake] Unter jedem Teil steht sein Platz in der Schlange; diese lautet Zeile für Zeile { $order }. Gezählt werden diese Zahlen.
        [spiral] Unter jedem Teil steht sein Platz in der Spirale; diese lautet Zeile für Zeile { $order }. Gezählt werden diese Zahlen.
       *[goal] Unter jedem Teil steht sein Platz im Ziel; dieses lautet Zeile für Zeile { $order }. Gezählt werden diese Zahlen.
    }
why-nothing-drawn = Auf einem Brett mit einem Feld gibt es keine Teile zu vergleichen.
why-not-drawn = Die Fehlstände eines Bretts der Größe { $size } sind gezählt, aber zu viele, um gezeichnet zu werden: Bögen gibt es bis 6×6.
why-legend-new = Dicke Bögen sind neu.
why-legend-gone = Gestrichelte Bögen sind verschwunden.
why-legend-both = Dicke Bögen sind neu, gestrichelte verschwunden.

why-slid =
    { $direction ->
        [up]
            { $moved ->
                [one] { $tiles } rückte nach oben
               *[other] { $tiles } rückten nach oben
            }
        [down]
            { $moved ->
                [one] { $tiles } rückte nach unten
               *[other] { $tiles } rückten nach unten
            }
        [left]
            { $moved ->
                [one] { $tiles } rückte nach links
               *[other] { $tiles } rückten nach links
            }
       *[right]
            { $moved ->
                [one] { $tiles } rückte nach rechts
               *[other] { $tiles } rückten nach rechts
            }
    }
why-still =
    { $inversions ->
        [0] weiterhin kein Fehlstand
        [one] weiterhin { $inversions } Fehlstand
       *[other] weiterhin { $inversions } Fehlstände
    }
why-counts =
    { $way ->
        [more] Fehlstände { $inversions-before } → { $inversions } (+{ $difference })
        [less] Fehlstände { $inversions-before } → { $inversions } (−{ $difference })
       *[same] es kommen so viele Fehlstände hinzu wie wegfallen, insgesamt { $inversions }
    }
why-past =
    { $moved ->
        [one]
            { $passed ->
                [one] { why-slid }, vorbei an { $passed } Teil
               *[other] { why-slid }, vorbei an { $passed } Teilen
            }
       *[other]
            { $passed ->
                [one] { why-slid }, jedes vorbei an { $passed } Teil
               *[other] { why-slid }, jedes vorbei an { $passed } Teilen
            }
    }

why-slid-along = { why-slid }, an keinem Teil vorbei: { why-still }.
why-slid-along-sum = { why-slid }, an keinem Teil vorbei: { why-still }, und das Leerfeld bleibt in seiner Zeile. Die Summe bleibt { $sum }.
why-slid-across = { why-past }: { why-counts }. Weiterhin { why-parity }.
why-slid-across-sum-stays = { why-past }: { why-counts }, und das Leerfeld ist { why-rows } von seiner eigenen entfernt, nicht { $rows-before }. Die Summe bleibt { $sum }.
why-slid-across-sum-changes = { why-past }: { why-counts }, und das Leerfeld ist { why-rows } von seiner eigenen entfernt, nicht { $rows-before }. Die Summe { $sum-before } → { $sum } bleibt { why-parity }.
why-swapped = { $one } und { $other } wurden getauscht: { why-counts }. Ihre Anzahl ist jetzt { why-parity } und war { why-parity-before }. Das kann kein Zug.
why-swapped-sum = { $one } und { $other } wurden getauscht: { why-counts }. Die Summe ist jetzt { why-parity } und war { why-parity-before }. Das kann kein Zug.

why-proof-one-wide = Teile in einer einzigen Reihe behalten ihre Reihenfolge, was man auch schiebt: Das Leerfeld wandert zwischen ihnen, und kein Teil kommt je an einem anderen vorbei. Nur ein Brett in der Reihenfolge des Ziels ist lösbar.
why-proof-odd-width = Ein Zug entlang einer Zeile kommt an keinem Teil vorbei. Ein Zug nach oben oder unten kommt an { $passed } anderen Teilen vorbei, denn das Brett ist { $width } Felder breit, und dreht jedes dieser Paare um: Jedes ist ein Fehlstand mehr oder weniger. Eine gerade Zahl solcher Änderungen ergibt zusammen eine gerade Zahl. Das gelöste Brett hat keinen Fehlstand, also kann ein Brett mit ungerader Zahl es nie werden.
why-proof-even-width =
    { $passed ->
        [one] Ein Zug entlang einer Zeile kommt an keinem Teil vorbei und lässt das Leerfeld in seiner Zeile. Ein Zug nach oben oder unten kommt an einem anderen Teil vorbei, denn das Brett ist { $width } Felder breit, und dreht dieses Paar um: Die Fehlstände ändern sich um eins, von gerade zu ungerade oder zurück. Aber auch das Leerfeld ging um eine Zeile weiter, und die Summe von beidem bleibt gerade oder ungerade, wie sie war. Auf dem gelösten Brett ist sie 0, also kann ein Brett mit ungerader Summe es nie werden.
       *[other] Ein Zug entlang einer Zeile kommt an keinem Teil vorbei und lässt das Leerfeld in seiner Zeile. Ein Zug nach oben oder unten kommt an { $passed } anderen Teilen vorbei, denn das Brett ist { $width } Felder breit, und dreht jedes dieser Paare um: eine ungerade Zahl von Änderungen um eins, darum werden die Fehlstände von gerade zu ungerade oder zurück. Aber auch das Leerfeld ging um eine Zeile weiter, und die Summe von beidem bleibt gerade oder ungerade, wie sie war. Auf dem gelösten Brett ist sie 0, also kann ein Brett mit ungerader Summe es nie werden.
    }

why-swap-to-no = Unlösbar machen: { $one } und { $other } tauschen
why-swap-to-yes = Lösbar machen: { $one } und { $other } tauschen
why-shown-yes = Brett { $size }: { $sum }. Es ist lösbar
why-shown-no = Brett { $size }: { $sum }. Es ist nicht lösbar
why-bad-link = Dieser Link führt zu keinem Brett: { $why }.
why-too-large = Ein Brett der Größe { $size } kann diese Seite nicht zeichnen; sie geht bis 32×32. „Eigenes“ beurteilt Bretter jeder Größe.
