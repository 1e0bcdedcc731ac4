terminal-name = noyes
terminal-board = { $size } · { $goal }
terminal-goal-blank-last = vide à la fin
terminal-goal-blank-first = vide au début
terminal-goal-snake = serpent
terminal-goal-spiral = spirale
terminal-goal-own = un but à soi

terminal-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
terminal-moves-left =
    { $count ->
        [one] encore { $count } coup
       *[other] encore { $count } coups
    }
terminal-time-left = encore { $time }
terminal-to-go =
    { $count ->
        [one] { $count } coup à jouer
       *[other] { $count } coups à jouer
    }
terminal-to-go-between = { $least } à { $most } coups à jouer
terminal-to-go-at-least = au moins { $count } à jouer
terminal-working = calcul en cours
terminal-tables = préparation, { $percent } %
terminal-look = Regardez la grille : encore { $time }.

terminal-fair = Un tirage équitable : chaque grille qui a une solution est aussi probable que les autres.
terminal-own = Votre propre grille.
terminal-unsolvable = Cette grille n’a pas de solution, aussi longtemps que vous essayiez. Vous pouvez quand même glisser les pièces.
terminal-for-the-record = Pour les records : annuler compte, et le temps ne s’arrête jamais.
terminal-free = Une grille après l’autre
terminal-daily = La grille du jour, { $date }
terminal-daily-next = La prochaine vient dans { $left }.
terminal-time-limit = Contre la montre : { $time }
terminal-move-limit =
    { $extra ->
        [0] Le moins de coups, et pas un de plus
        [one] Le moins de coups, et un de plus
       *[other] Le moins de coups, et { $extra } de plus
    }
terminal-fewest = Aussi peu de coups que possible
terminal-blindfold = À l’aveugle
terminal-marathon =
    { $boards ->
        [one] { $boards } grille
       *[other] { $boards } grilles de suite
    }
terminal-relay = Relais, { $from } à { $to }
terminal-length =
    { $most ->
        [one] Une grille à { $most } coup
       *[other] Une grille à { $least } à { $most } coups
    }
terminal-length-exactly =
    { $count ->
        [one] Une grille à { $count } coup
       *[other] Une grille à { $count } coups
    }
terminal-leg = Grille { $number } sur { $of }

terminal-solved = Résolu en { $time }
terminal-solved-series = Tout est fait en { $time }
terminal-solved-moves =
    { $count ->
        [one] { $count } coup.
       *[other] { $count } coups.
    }
terminal-solved-moves-helped =
    { $count ->
        [one] { $count } coup, avec de l’aide.
       *[other] { $count } coups, avec de l’aide.
    }
terminal-best-yet = Votre meilleur temps jusqu’ici.
terminal-out-of-time = Le temps est écoulé
terminal-out-of-moves = Plus de coups
terminal-given-up = Abandon

terminal-refused-solved = La grille est résolue.
terminal-refused-over = Cette partie est finie.
terminal-refused-covered = Appuyez sur Entrée pour voir la grille.
terminal-refused-paused = La partie est en pause.
terminal-refused-undo = Il n’y a rien à annuler.
terminal-refused-redo = Il n’y a rien à rétablir.
terminal-refused-blocked = Aucune pièce ne peut glisser par là.
terminal-no-pause = Dans cette partie, le temps ne s’arrête jamais.
terminal-nothing-to-review = Finissez d’abord la partie, puis regardez-la.

terminal-hint-is = Glissez le { $tile }.
terminal-solver-failed = Le solveur n’a pas de réponse, il n’y a donc pas d’indice.
terminal-restarted = Retour au début.
terminal-replaced = Voici une nouvelle grille. Appuyez sur o pour reprendre la précédente.
terminal-brought-back = La grille précédente est de retour.
terminal-no-such-board = Aucune grille de ce genre n’a été trouvée.
terminal-larger-board = Un défi demande de quoi glisser : celui-ci se joue en { $size }.
terminal-looking = Recherche d’une telle grille.
terminal-goes-on = Votre dernière partie continue.
terminal-game-damaged = La partie enregistrée n’a pas pu être lue, en voici donc une nouvelle. Le fichier est conservé.
terminal-not-stored =
    { $why ->
        [full] Rien ne peut être enregistré : le disque est plein.
        [forbidden] Rien ne peut être enregistré : il est interdit d’écrire dans le dossier.
        [missing] Rien ne peut être enregistré : le dossier n’est plus là.
       *[other] Rien ne peut être enregistré : le système signale l’erreur { $code }.
    }

terminal-paused = En pause
terminal-paused-how = Appuyez sur p pour continuer.
terminal-covered = Prêt
terminal-covered-how = Appuyez sur Entrée pour voir la grille.
terminal-too-small = Cette grille demande une fenêtre de { $columns } × { $rows }.

terminal-showing = Résolution en cours.
terminal-halted = Arrêté.
terminal-showing-keys = Espace arrête, → avance d’un coup, + et − changent l’allure, Échap termine.
terminal-lesson-keys = Espace joue ces coups, ou jouez-les vous-même. Échap termine la leçon.
terminal-lesson-place-tile = La pièce { $tile } va à sa place, ligne { $row }, colonne { $column }.
terminal-lesson-wait-for-partner = La pièce { $tile } attend ligne { $row }, colonne { $column }, où doit venir la pièce { $other }.
terminal-lesson-follow-partner = La pièce { $tile } se range derrière la pièce { $other }, ligne { $row }, colonne { $column }.
terminal-lesson-unstick-corner = Les pièces { $tile } et { $other } sont coincées dans le mauvais ordre : sortez les deux, et rentrez-les à la file.
terminal-lesson-slide-in-together = Les pièces { $tile } et { $other } glissent ensemble à leur place.
terminal-lesson-turn-block-clockwise = Les dernières pièces tournent dans le sens des aiguilles d’une montre jusqu’à être en place.
terminal-lesson-turn-block-anticlockwise = Les dernières pièces tournent dans le sens inverse des aiguilles d’une montre jusqu’à être en place.
terminal-lesson-bring-blank = La case vide va à sa place, ligne { $row }, colonne { $column }.

terminal-key-slide = glisser une pièce
terminal-key-click = glisser une pièce, ou plusieurs alignées avec la case vide
terminal-key-undo = annuler
terminal-key-redo = rétablir
terminal-key-next = grille suivante
terminal-key-restart = retour au début
terminal-key-bring-back = reprendre la dernière partie
terminal-key-hint = indice
terminal-key-to-go = coups restants
terminal-key-solve = résoudre pour moi
terminal-key-teach = m’apprendre
terminal-key-pause = pause
terminal-key-give-up = abandonner
terminal-key-menu = choisir un jeu
terminal-key-review = analyser la partie
terminal-key-records = records
terminal-key-help = toutes les touches
terminal-key-quit = quitter
terminal-keys = Touches
terminal-click = clic
terminal-any-key = N’importe quelle touche ramène.

terminal-choose = Choisissez un jeu
terminal-choose-challenge = Jeu
terminal-choose-size = Taille
terminal-choose-goal = But
terminal-choose-manner = Façon
terminal-at-leisure = à loisir
terminal-for-records = pour les records
terminal-choose-keys = ↑ ↓ choisit une ligne, ← → la change, Entrée joue, Échap ramène.

terminal-review = Analyse
terminal-review-headline =
    { $moves ->
        [one] { $moves } coup ; { $optimal } auraient suffi.
       *[other] { $moves } coups ; { $optimal } auraient suffi.
    }
terminal-review-perfect =
    { $moves ->
        [one] { $moves } coup, et pas un de trop.
       *[other] { $moves } coups, et pas un de trop.
    }
terminal-review-at-least =
    { $moves ->
        [one] { $moves } coup ; il en faut au moins { $least }.
       *[other] { $moves } coups ; il en faut au moins { $least }.
    }
terminal-review-measuring = Mesure de la grille { $done } sur { $of }.
terminal-review-efficiency = { $percent } % des coups étaient nécessaires.
terminal-review-detours =
    { $count ->
        [0] Aucun coup n’a éloigné du but.
        [one] Un détour, de { $cost } coups.
       *[other] { $count } détours, de { $cost } coups en tout.
    }
terminal-review-split =
    { $moves ->
        [one] La ligne { $row } était finie après { $moves } coup, à { $time }.
       *[other] La ligne { $row } était finie après { $moves } coups, à { $time }.
    }
terminal-review-split-at-once = La ligne { $row } était finie dès le début.
terminal-review-speed = { $rate } coups par seconde.
terminal-review-speed-most = { $rate } coups par seconde, { $most } au plus vite.
terminal-review-at = Coup { $number } sur { $of }
terminal-review-distance = encore { $distance }
terminal-review-range = { $least } à { $most }
terminal-review-best = Un plus court chemin :
terminal-review-keys = ← → un coup, ↑ ↓ dix, n le détour suivant, PgPréc PgSuiv la liste, Échap ramène.
terminal-review-curve = coups restants

terminal-records = Records
terminal-records-none = Aucune partie finie pour l’instant.
terminal-records-of = { $number } sur { $of }
terminal-records-daily = Grilles du jour
terminal-records-now = actuel
terminal-records-best = meilleur
terminal-records-single = seule
terminal-records-average = sur { $count }
terminal-records-mean = moyenne
terminal-records-tries =
    { $count ->
        [one] { $finished } partie finie sur { $count }
       *[other] { $finished } parties finies sur { $count }
    }
terminal-records-not-finished = pas finie
terminal-records-by-time = temps
terminal-records-by-moves = coups
terminal-records-keys = ← → autres records, ↑ ↓ choisit, Entrée montre la partie, m temps ou coups, Échap ramène.
terminal-records-days =
    { $count ->
        [one] Grille du jour résolue { $count } jour.
       *[other] Grille du jour résolue { $count } jours de suite.
    }
terminal-rate = { $rate } par seconde
terminal-standing-clean = sans aide
terminal-standing-interrupted = avec une pause
terminal-standing-repeated = sur une grille déjà jouée
terminal-standing-assisted = avec de l’aide
terminal-control-keyboard = clavier
terminal-control-mouse = souris
terminal-control-hover = souris, au survol
terminal-control-touch = tactile
terminal-control-mixed = clavier et souris
terminal-control-unknown = inconnu
