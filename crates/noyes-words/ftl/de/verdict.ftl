verdict-pairs =
    { $pairs ->
        [0] Keine zwei Teile stehen in falscher Reihenfolge
        [one] Ein Paar von Teilen steht in falscher Reihenfolge
       *[other] { $pairs } Paare von Teilen stehen in falscher Reihenfolge
    }
verdict-blank =
    { $rows ->
        [0] das Leerfeld ist in seiner Zeile
        [one] das Leerfeld ist eine Zeile von seiner entfernt
       *[other] das Leerfeld ist { $rows } Zeilen von seiner entfernt
    }
verdict-one-wide-yes = Auf einem Brett, das nur ein Feld breit ist, kommt kein Teil an einem anderen vorbei, und sie folgen schon aufeinander, wie sie sollen.
verdict-one-wide-no = { verdict-pairs }, und auf einem Brett, das nur ein Feld breit ist, kommt nie ein Teil an einem anderen vorbei.
verdict-odd-width-yes = { verdict-pairs }, eine gerade Zahl. Auf einem Brett von { $width } Feldern Breite bleibt sie bei jedem Zug gerade, wie sie es auf dem gelösten Brett ist.
verdict-odd-width-no = { verdict-pairs }, eine ungerade Zahl. Auf einem Brett von { $width } Feldern Breite macht kein Zug sie je gerade, wie sie es auf dem gelösten Brett ist.
verdict-even-width-yes = { verdict-pairs }, und { verdict-blank }: { $pairs } + { $rows } = { $sum }, eine gerade Zahl. Auf einem Brett von { $width } Feldern Breite bleibt diese Summe bei jedem Zug gerade, wie sie es auf dem gelösten Brett ist.
verdict-even-width-no = { verdict-pairs }, und { verdict-blank }: { $pairs } + { $rows } = { $sum }, eine ungerade Zahl. Auf einem Brett von { $width } Feldern Breite macht kein Zug diese Summe je gerade, wie sie es auf dem gelösten Brett ist.
verdict-swap = { $one } und { $other } tauschen
