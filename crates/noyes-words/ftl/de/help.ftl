help-title = So geht es

help-game = Das Spiel
help-game-slide = Schiebe die Teile, bis sie der Reihe nach stehen. Tippe auf ein Teil in einer Linie mit dem Leerfeld, und es rückt mit allen Teilen dazwischen vor. Oder wische irgendwo auf dem Brett: Ein Teil folgt der Richtung deines Fingers. Oder nimm die Tasten.
help-game-view = Ein Brett, das größer ist als der Bildschirm, zeigt den Teil um das Leerfeld. Zwei Finger verschieben den Ausschnitt.
help-game-clock = Die Uhr beginnt mit deinem ersten Zug. „Zurück“ gibt Züge wieder her. Ein gelöstes Brett ist gesperrt.

help-fair = Faire Bretter
help-fair-half = Die Hälfte aller Anordnungen der Teile lässt sich nie lösen. Diese Seite mischt nur aus der anderen Hälfte, und jedes ihrer Bretter ist gleich wahrscheinlich.
help-fair-seed = Ein Startwert und eine Nummer benennen jedes Brett für immer. Ein Link, den du teilst, enthält sie: So bekommt dein Gegenüber dasselbe Brett.

help-why = Warum, und das Labor
help-why-why = „Warum?“ zeigt, was darüber entscheidet, ob ein Brett lösbar ist, und was kein Zug je ändert. Jedes Brett lässt sich ansehen, mit Pfeiltasten und Antippen wie im Spiel.
help-why-lab = Das Labor mischt Bretter auf die Arten, die in Artikeln stehen und in Spielen stecken, und zeigt, welche davon fair sind.

help-hints = Tipps
help-hints-next = Ein Tipp zeigt das nächste Teil auf einem kürzesten Weg. Das Auge neben den Zügen zeigt, wie viele noch fehlen. Bis zu sechzehn Feldern ist beides genau; bei größeren Brettern kennt die Seite zwei Zahlen, zwischen denen der kürzeste Weg liegt, und einen guten Weg.
help-hints-said = Ein Spiel mit Tipps sagt das, wenn es gewonnen ist.

help-ends = Vier Ziele
help-ends-are = Ein Brett kann zu vier Anordnungen gelöst werden: mit dem Leerfeld am Ende oder vorn, als Schlange, die am Ende jeder Zeile kehrtmacht, oder als Spirale.

help-data = Deine Daten
help-data-stays = Dein Spiel, deine Einstellungen und dein Bild sind in diesem Browser gespeichert und gehen an niemanden.

help-name = Der Name
help-name-is = Noyes Chapman erfand das Fünfzehnerpuzzle in den 1870er-Jahren. Und „no“ oder „yes“, nein oder ja, ist die Antwort auf die Frage, die jedes gemischte Brett stellt: Ist es lösbar?

help-keys = Tasten
help-key-arrows = ein Teil dorthin schieben; in den Einstellungen lässt sich das umkehren
help-key-letters = dasselbe
help-key-tab = zum Brett und wieder weg
help-key-choose = ein Teil auf dem Brett wählen
help-key-ends = erstes oder letztes Teil der Zeile; mit Strg: des Bretts
help-key-space = das gewählte Teil zum Leerfeld schieben
help-key-undo = zurück, auch U; mit Umschalt vor
help-key-new = ein neues Brett; das letzte lässt sich zurückholen
help-key-hint = ein Tipp
help-key-pause = anhalten oder weiter
help-cap-tab = Tab
help-cap-ctrl = Strg
help-cap-home = Pos1
help-cap-end = Ende
help-cap-space = Leertaste
