challenge-title = Défi
challenge-choose = Choisir
challenge-begin = Commencer
challenge-give-up = Abandonner
challenge-once-more = Encore une fois
challenge-to-free = Jeu libre

challenge-free = Jeu libre
challenge-free-is = Une grille après l’autre, à loisir.
challenge-daily = Du jour
challenge-daily-is = Une grille 4×4 par jour, la même pour tous.
challenge-time = Temps limité
challenge-time-is = Résolvez une grille avant la fin du temps.
challenge-moves = Coups limités
challenge-moves-is = Résolvez une grille en à peine plus de coups qu’il n’en faut, jusqu’à 4×4.
challenge-blindfold = À l’aveugle
challenge-blindfold-is = Retenez la grille : ses numéros disparaissent au premier coup.
challenge-marathon = Marathon
challenge-marathon-is = Plusieurs grilles de suite, et le temps ne s’arrête jamais.
challenge-relay = Relais
challenge-relay-is = À partir de 2×2, une grille de chaque taille.
challenge-fewest = Le moins de coups
challenge-fewest-is = Aussi peu de coups que possible, avec tout votre temps.
challenge-length = Difficulté
challenge-length-is = Une grille dont la plus courte solution est aussi longue que vous voulez, 3×3 ou 4×4.
challenge-ranked = Classée
challenge-ranked-is = Une grille donnée par le serveur. Le résultat entre dans sa liste.
challenge-race = Course
challenge-race-is = La même grille pour tous, en même temps.

challenge-time-name = Temps
challenge-extra-name = Coups en réserve
challenge-boards-name = Grilles
challenge-relay-name = Jusqu’à
challenge-seconds-short = { $count } s
challenge-minutes-short = { $count } min
challenge-length-easy = Facile
challenge-length-medium = Moyen
challenge-length-hard = Difficile
challenge-length-very-hard = Très difficile
challenge-length-hardest = Extrême

challenge-time-left = restant
challenge-look-left = pour regarder
challenge-moves-left =
    { $count ->
        [one] coup restant
       *[other] coups restants
    }
challenge-board-label = grille
challenge-board-of = { $at }/{ $of }
challenge-next-board = Grille { $at } sur { $of }.

challenge-daily-number = Du jour { $number }

challenge-measuring = La plus courte solution est en cours de calcul, pour fixer la limite.
challenge-dealing = Recherche d’une grille dont la plus courte solution a { $least } à { $most } coups.
challenge-dealing-one = Recherche d’une grille dont la plus courte solution a { $most } coups.
challenge-failed = Le solveur n’a pas pu être chargé. Vérifiez la connexion et réessayez.
challenge-cancel = Annuler

challenge-pause = Pause
challenge-paused = En pause
challenge-paused-is = Le temps est arrêté, et la grille est couverte.
challenge-go-on = Continuer
challenge-look = Regarder la grille
challenge-ready = Quand vous voulez
challenge-look-is =
    { $seconds ->
        [one] { $seconds } seconde pour regarder, puis le temps court. Le premier coup le lance plus tôt.
       *[other] { $seconds } secondes pour regarder, puis le temps court. Le premier coup le lance plus tôt.
    }

challenge-out-of-time = Le temps est écoulé
challenge-out-of-moves = Plus de coups
challenge-given-up = Abandon
challenge-after =
    { $count ->
        [one] { $count } coup en { $time }. La grille reste telle quelle.
       *[other] { $count } coups en { $time }. La grille reste telle quelle.
    }
challenge-series-lost =
    { $done ->
        [one] { $done } grille résolue sur { $of }.
       *[other] { $done } grilles résolues sur { $of }.
    }
challenge-series-done = { $of } grilles en { $time }
challenge-series-done-is =
    { $count ->
        [one] { $count } coup ; { $each } par grille en moyenne.
       *[other] { $count } coups ; { $each } par grille en moyenne.
    }
challenge-fewest-done =
    { $count ->
        [one] Résolu en { $count } coup
       *[other] Résolu en { $count } coups
    }
challenge-fewest-unknown = La plus courte solution est en cours de calcul.
challenge-fewest-large = La plus courte solution d’une si grande grille n’est pas connue.
challenge-fewest-best = Il n’y a pas de solution plus courte.
challenge-fewest-optimal =
    { $optimal ->
        [one] { $optimal } coup aurait suffi.
       *[other] { $optimal } coups auraient suffi.
    }
challenge-best-is = Votre meilleur temps en { $size } est { $time }.
challenge-best-by = Votre meilleur temps en { $size }, de { $time }.
challenge-place = { $place } sur { $of }
challenge-efficiency = efficacité
challenge-speed = coups par seconde
challenge-today = aujourd’hui
challenge-daily-next = La prochaine grille vient dans { $left }, à { $time }.
challenge-daily-done =
    { $count ->
        [one] Celle du jour est résolue : { $count } coup en { $time }.
       *[other] Celle du jour est résolue : { $count } coups en { $time }.
    }
challenge-share-result = Partager le résultat
challenge-share-text = noyes du jour { $number } : { $moves } coups en { $time }

challenge-blind-tile = Ligne { $row }, colonne { $column }
challenge-blind-step =
    { $direction ->
        [up] Vers le haut
        [down] Vers le bas
        [left] Vers la gauche
       *[right] Vers la droite
    }

challenge-refused-over = Cette partie est finie.
challenge-refused-covered = La grille est couverte.
challenge-refused-paused = La partie est en pause.

challenge-records = Jouer pour les records
challenge-records-is = Les coups annulés comptent, et le temps ne s’arrête jamais
challenge-inspection = Regarder d’abord
challenge-off = Non
challenge-own-time = Autre
challenge-seconds = Secondes
