review-headline =
    { $count ->
        [one] { $count } coup ; { $needed } auraient suffi.
       *[other] { $count } coups ; { $needed } auraient suffi.
    }
review-headline-best =
    { $count ->
        [one] { $count } coup, impossible de faire moins.
       *[other] { $count } coups, impossible de faire moins.
    }
review-headline-bounds =
    { $count ->
        [one] { $count } coup ; { $most } auraient suffi, et moins de { $least } ne suffisent jamais.
       *[other] { $count } coups ; { $most } auraient suffi, et moins de { $least } ne suffisent jamais.
    }
review-headline-good =
    { $count ->
        [one] { $count } coup ; aucun chemin plus court n’est connu.
       *[other] { $count } coups ; aucun chemin plus court n’est connu.
    }
review-headline-unknown =
    { $count ->
        [one] { $count } coup.
       *[other] { $count } coups.
    }
review-lead = La distance au but après chacun de vos coups. Là où la ligne monte, un coup s’en éloignait.
review-lead-bounds = Sur une grille de cette taille, la distance exacte ne peut pas être trouvée : la ligne montre les plus courts chemins connus, et la bande jusqu’où ils pourraient encore raccourcir.
review-unsolvable = Cette grille n’a pas de solution, il n’y a donc pas de distance au but.
review-failed = Le solveur n’a pas pu être chargé, les distances manquent donc. Vérifiez la connexion et rechargez la page.

review-efficiency = des coups étaient nécessaires
review-lost = coups perdus
review-time = temps
review-mean = coups par seconde

review-curve-waiting = La distance au but après chaque coup est en cours de calcul.
review-curve =
    { $blunders ->
        [0] La distance au but après chaque coup : de { $first } à { $last }, sans détour.
        [one] La distance au but après chaque coup : de { $first } à { $last }, avec un détour.
       *[other] La distance au but après chaque coup : de { $first } à { $last }, avec { $blunders } détours.
    }
review-key-own = vos coups
review-key-shortest = un plus court chemin
review-key-away = un coup qui éloigne
review-after =
    { $count ->
        [0] début
       *[other] coup { $count }
    }
review-after-of = Après { $at } coups sur { $count }
review-of = { $at } / { $count }

review-own-board = Votre grille
review-own-board-after =
    { $count ->
        [0] Votre grille avant le premier coup
        [one] Votre grille après { $count } coup
       *[other] Votre grille après { $count } coups
    }
review-solution =
    { $count ->
        [one] Un plus court chemin : { $count } coup
       *[other] Un plus court chemin : { $count } coups
    }
review-solution-known =
    { $count ->
        [one] Le plus court chemin connu : { $count } coup
       *[other] Le plus court chemin connu : { $count } coups
    }
review-solution-board = La grille après { $at } des { $count } coups de ce chemin
review-solution-steps = Ce chemin, coup par coup
review-replay = Votre partie, coup par coup
review-play = Lire
review-times = { $factor }×

review-blunders = Détours
review-blunders-none = Aucun coup n’a éloigné du but.
review-blunders-waiting = Ils s’affichent à mesure qu’on les trouve.
review-blunders-known =
    { $count ->
        [one] Une fois, un coup a éloigné du but et a dû être rattrapé.
       *[other] { $count } fois, vous avez quitté un plus court chemin. Ce que chacune a coûté :
    }
review-blunders-most = { $count } fois, vous avez quitté un plus court chemin. Les { $listed } les plus coûteuses :
review-blunders-bounds = Là où les distances ne sont pas exactes, un détour ne se reconnaît pas à coup sûr.
review-blunder-one = Coup { $from }
review-blunder-more = Coups { $from } à { $to }
review-blunder-cost =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
review-splits = Ligne par ligne
review-split-row = Terminée pour de bon
review-split-moves = coups
review-split-time = temps
review-row = Ligne { $number }
review-turns = Vitesse
review-turns-are = { $mean } coups par seconde, { $most } au plus vite.
review-turns-mean = { $mean } coups par seconde.

review-open = Une autre partie
review-open-is = Collez l’enregistrement d’une partie pour la regarder, ou ouvrez son fichier.
review-open-text = Un enregistrement
review-open-file = Ouvrir un fichier
review-bad-replay = Ce n’est pas l’enregistrement d’une partie.
review-bad-version = Cet enregistrement est d’une version inconnue ici.
review-bad-move = Ce n’est pas une partie : le coup { $at } est impossible.
review-bad-time = Ce n’est pas une partie : le coup { $at } vient avant celui qu’il suit.
review-bad-end = Ce n’est pas une partie : le coup { $at } a été joué sur une grille déjà résolue.

review-boards = Grilles

review-nothing = Rien à regarder pour l’instant
review-nothing-is = Quand une partie est finie, son analyse s’affiche ici.
