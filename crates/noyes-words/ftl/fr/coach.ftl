coach-stop = Arrêter
coach-pause = Pause
coach-go-on = Continuer
coach-forward = Un coup en avant
coach-back = Un coup en arrière
coach-speed = Vitesse
coach-slow = Lente
coach-fast = Rapide
coach-show = Montrer
coach-next = Suivant
coach-do-it = Je le fais
coach-yours = À vous.
coach-thinking = Recherche d’un chemin …
coach-taken-over = Votre coup. Continuez, le reste est résolu d’ici.
coach-stopped = Arrêté. La grille est à vous.
coach-failed = Le solveur n’a pas pu être chargé. Vérifiez la connexion et réessayez.
coach-cannot = Cette grille n’a pas de solution, il n’y a donc rien à montrer.

coach-mark-leader = elle
coach-mark-partner = avec
coach-mark-target = ici

coach-to-go =
    { $count ->
        [one] Encore { $count } coup.
       *[other] Encore { $count } coups.
    }
coach-to-go-at-best =
    { $count ->
        [one] Encore { $count } coup, et aucun chemin n’est plus court.
       *[other] Encore { $count } coups, et aucun chemin n’est plus court.
    }
coach-progress =
    { $count ->
        [one] { $made } sur { $count } coup.
       *[other] { $made } sur { $count } coups.
    }
# Of a way that is found a part at a time.
coach-made-so-far =
    { $count ->
        [one] { $count } coup joué.
       *[other] { $count } coups joués.
    }
coach-solving =
    { $count ->
        [one] Solution en { $count } coup.
       *[other] Solution en { $count } coups.
    }
coach-paused =
    { $count ->
        [one] En pause après { $made } coup sur { $count }.
       *[other] En pause après { $made } coups sur { $count }.
    }

coach-place-tile = La pièce { $tile } va à sa place, ligne { $row }, colonne { $column }.
coach-wait-for-partner = La pièce { $tile } attend à la ligne { $row }, colonne { $column }. Si elle allait déjà à sa place, la pièce { $partner } ne pourrait plus entrer.
coach-follow-partner = La pièce { $tile } se range derrière la pièce { $partner }, ligne { $row }, colonne { $column }.
coach-unstick-corner = Les pièces { $tile } et { $partner } sont coincées dans le mauvais ordre. L’astuce du coin : sortez les deux, et rentrez-les à la file.
coach-slide-in-together = La pièce { $tile } glisse à sa place, et la pièce { $partner } suit aussitôt.
coach-turn-block-clockwise = Il reste trois pièces. Faites-les tourner dans le sens des aiguilles d’une montre jusqu’à ce que toutes soient en place.
coach-turn-block-anticlockwise = Il reste trois pièces. Faites-les tourner dans le sens inverse des aiguilles d’une montre jusqu’à ce que toutes soient en place.
coach-bring-blank = Ici aucune pièce ne peut en dépasser une autre : amenez la case vide à la ligne { $row }, colonne { $column }.

coach-made-place = La pièce { $tile } est en place.
coach-made-wait = La pièce { $tile } attend la pièce { $partner }.
coach-made-together = Les pièces { $tile } et { $partner } sont en place.
coach-made-line = Les pièces { $tile } et { $partner } sont à la file.
coach-made = Fait.

coach-stage-row = Ligne { $number }
coach-stage-column = Colonne { $number }
coach-stage-block = Les quatre dernières cases
coach-stage-strip = Une seule rangée de pièces
coach-steps-left =
    { $count ->
        [one] la dernière étape
       *[other] encore { $count } étapes
    }
