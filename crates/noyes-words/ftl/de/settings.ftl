settings-board = Brett
settings-size = Größe
settings-width = Breite
settings-height = Höhe

settings-goal = Ziel
settings-goal-blank-last = Leerfeld am Ende
settings-goal-blank-first = Leerfeld vorn
settings-goal-snake = Schlange
settings-goal-spiral = Spirale

settings-tiles = Teile
settings-faces-colours = Farben
settings-faces-plain = Schlicht
settings-faces-picture = Bild

settings-picture = Bild
settings-picture-dunes = Dünen
settings-picture-peaks = Gipfel
settings-picture-arcs = Bögen
settings-picture-rings = Ringe
settings-picture-weave = Geflecht
settings-picture-own = Eigenes
settings-choose-picture = Ein eigenes Bild auswählen
settings-picture-stays = Dein Bild bleibt auf diesem Gerät.
settings-numbers-on-picture = Zahlen auf dem Bild
settings-picture-failed = Diese Datei ließ sich nicht als Bild lesen. Nimm ein JPEG oder PNG.
settings-picture-not-stored = Das Bild ist zu groß, um hier gespeichert zu werden: Es bleibt auf den Teilen, bis du die Seite verlässt.

settings-arrows = Pfeiltasten bewegen
settings-arrows-tile = Ein Teil
settings-arrows-blank = Das Leerfeld

settings-letters = Buchstabentasten
settings-letters-are = W A S D schieben, U nimmt zurück, N mischt neu, H gibt einen Tipp, P hält an

settings-theme = Aussehen
settings-theme-system = System
settings-theme-light = Hell
settings-theme-dark = Dunkel

settings-language = Sprache
