page-title = noyes: ein Schiebepuzzle, das richtig mischt
page-title-of = { $page } · noyes

page-no-script = Das Spiel braucht JavaScript und WebAssembly. Bitte erlaube beides für diese Seite.
page-failed = Das Spiel konnte nicht geladen werden. Prüfe die Verbindung; ein alter Browser braucht vielleicht ein Update.
page-load-again = Seite neu laden

page-pages = Seiten
page-play = Spielen
page-own = Eigenes
page-online = Online
page-why = Warum?
page-lab = Labor
page-help = Hilfe

page-yes = Ja
page-no = Nein
page-can-be-solved = es ist lösbar
page-cannot-be-solved = es ist nicht lösbar

page-close = Schließen
page-copied = Kopiert

page-about = etwa { $number }
page-percent = { $number } %

page-list-next = { $list }, { $item }
page-list-last = { $list } und { $item }

page-review = Rückblick
page-review-it = Rückblick

page-loading = Diese Seite wird geladen.
page-not-loaded = Diese Seite konnte nicht geladen werden. Beim ersten Mal braucht sie eine Verbindung; das Spiel selbst geht auch ohne weiter.
page-panels-not-loaded = Der Rest der Seite konnte nicht geladen werden: Tipps, Herausforderungen, Rekorde und Einstellungen fehlen. Spielen geht.
page-try-again = Noch einmal

page-update-ready = Eine neue Fassung des Spiels ist bereit.
page-update-now = Laden

page-records = Rekorde
