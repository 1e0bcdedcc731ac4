records-loading = Lecture de vos records …
records-empty = Aucune partie finie pour l’instant
records-empty-about = Résolvez une grille, et elle figurera ici : son temps, ses coups, et son écart au plus court chemin.
records-empty-play = Jouer
records-none-here = Rien à comparer pour l’instant
records-none-here-about = Aucune partie finie de ce genre. Choisissez-en un autre ci-dessus.

records-headline =
    { $count ->
        [one] Une solution, en { $best }
       *[other] { $count } solutions, la meilleure en { $best }
    }
records-headline-unfinished =
    { $count ->
        [one] Un essai, pas encore abouti
       *[other] { $count } essais, aucun abouti
    }
records-streak =
    { $days ->
        [one] La grille du jour a été résolue un jour jusqu’ici. Demain en fera deux.
       *[other] La grille du jour a été résolue { $days } jours de suite.
    }

records-board = Grille
records-board-name = { $size }, { $goal }
records-goal-own = un but à vous
records-kind = Quoi
records-control = Joué avec
records-control-any = n’importe quoi
records-control-keyboard = le clavier
records-control-mouse = des clics
records-control-hover = la souris, au survol
records-control-touch = le doigt
records-control-mixed = plusieurs moyens
records-standing = Comment
records-standing-any = toutes
records-standing-clean = sans aide, d’une traite
records-standing-interrupted = avec une pause
records-standing-repeated = sur une grille déjà connue
records-standing-assisted = avec des indices
records-measure = Comparer
records-measure-time = Temps
records-measure-moves = Coups
records-measure-slides = Glissements

records-kind-free = jeu libre
records-kind-daily = grille du jour
records-kind-time = en moins de { $time }
records-kind-moves = plus court chemin + { $extra }
records-kind-blindfold = à l’aveugle
records-kind-marathon = marathon de { $count }
records-kind-relay = relais { $from } à { $to }
records-kind-fewest = le moins de coups
records-kind-length = à { $least } à { $most } coups du but
records-kind-ranked = parties classées
records-kind-race = courses

records-bests = Meilleurs résultats
records-best = meilleur
records-now = dernier
records-single = Seul
records-mean = Moyenne de tous
records-average = Moyenne de { $count }
records-average-about = Parmi les résultats d’une moyenne, le meilleur et le pire vingtième ne comptent pas.
records-unfinished = pas finie
records-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
records-slides =
    { $count ->
        [one] { $count } glissement
       *[other] { $count } glissements
    }

records-graph =
    { $count ->
        [one] Le seul résultat.
       *[other] Les { $count } derniers résultats, un point chacun ; la ligne est la moyenne de cinq.
    }

records-history = Toutes les parties
records-more = En montrer plus
records-review = Analyse
records-review-of = Analyser la partie du { $date }
records-forget = Oublier
records-forget-of = Oublier la partie du { $date }
records-forget-sure = Oublier cette partie pour de bon ?
records-keep = La garder
records-pace = { $moves }, { $tps } par seconde
records-would-have-done = { $moves } ; { $optimal } auraient suffi
records-lost-time = temps écoulé
records-lost-moves = plus de coups
records-lost-given-up = abandon

records-copies = Sauvegardes
records-copies-about = Vos records ne sont enregistrés que dans ce navigateur. Une copie les porte sur un autre appareil, et s’ajoute à ce qui s’y trouve.
records-everybodys = Les résultats de tous
records-save = Enregistrer une copie
records-save-table = Enregistrer en tableau
records-read = Lire une copie
records-copy-failed = Les records n’ont pas pu être lus dans ce navigateur.
records-file-failed = Ce fichier n’a pas pu être lu comme du texte.
records-imported =
    { $new ->
        [0] Rien de nouveau dans cette copie
        [one] Une nouvelle entrée
       *[other] { $new } nouvelles entrées
    }{ $known ->
        [0] .
        [one] , une déjà connue.
       *[other] , { $known } déjà connues.
    }
records-imported-wrong =
    { $count ->
        [one] La ligne { $line } n’a pas pu être lue : { $why } ({ $code }).
       *[other] { $count } lignes n’ont pas pu être lues, par exemple la ligne { $line } : { $why } ({ $code }).
    }
records-wrong-line = elle commence par « { $found } » et n’est pas une entrée d’une copie
records-wrong-kind = elle est du genre « { $kind } », version { $version }, inconnu ici ; elle est gardée malgré tout
records-wrong-id =
    { $found ->
        [0] le nom de sa partie est vide
       *[other] le nom de sa partie a { $found } caractères, pour { $most } au plus
    }
records-wrong-missing = il y manque « { $field } »
records-wrong-boards =
    { $found ->
        [one] elle a l’enregistrement de { $found } grille, il en faut { $expected }
       *[other] elle a les enregistrements de { $found } grilles, il en faut { $expected }
    }
records-wrong-move = sur la grille { $board }, le coup { $move } est impossible
records-wrong-order = sur la grille { $board }, le coup { $move } vient avant celui qu’il suit
records-wrong-late = sur la grille { $board }, le coup { $move } a été joué alors qu’elle était déjà résolue
records-wrong-goal = la grille { $board } et son but n’ont pas la même taille
records-wrong-outcome = la grille { $board } ne finit pas comme le dit l’entrée
records-wrong-time = son temps de { $found } ms est inférieur aux { $played } ms de ses coups
records-wrong-challenge = « { $found } » n’est pas un défi connu ici
records-wrong-range = { $found } est écrit là où l’on attend un nombre de { $least } à { $most }
records-wrong-day = « { $found } » n’est pas un jour comme 2026-11-22
records-wrong-empty = la colonne « { $column } » est vide
records-wrong-cell =
    { $column ->
        [scramble] « { $found } », dans la colonne « { $column } », n’est pas une grille comme 1 2 3/4 5 6/7 0 8
        [solution] « { $found } », dans la colonne « { $column } », n’est pas un chemin vers le but, comme RDL2
        [size] « { $found } », dans la colonne « { $column } », n’est pas une taille comme 4x4
        [time] « { $found } », dans la colonne « { $column } », n’est pas un nombre de secondes comme 12.345
        [times] « { $found } », dans la colonne « { $column } », n’est pas une liste de millisecondes, une par coup
        [date] « { $found } », dans la colonne « { $column } », n’est pas une date comme 2026-11-22T23:30:00.000Z
        [goal] « { $found } », dans la colonne « { $column } », n’est ni blank-last, ni blank-first, ni snake, ni spiral, ni une grille
       *[control] « { $found } », dans la colonne « { $column } », n’est ni keyboard, ni mouse, ni hover, ni touch, ni mixed
    }
