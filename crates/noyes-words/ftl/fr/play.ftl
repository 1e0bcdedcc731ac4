play-time = temps
play-moves-label =
    { $count ->
        [one] coup
       *[other] coups
    }
play-to-go = à jouer
play-to-go-at-best = au mieux

play-new = Autre
play-next = Grille suivante
play-undo = Annuler
play-redo = Rétablir
play-hint = Indice
play-hint-is = Montre la prochaine pièce à glisser (H)
play-restart = Au début
play-solve = Résoudre
play-teach = Leçon
play-share = Partager

play-this-deal = Cette grille
play-your-own-board = Votre propre grille
play-fair = Équitable.
play-one-of = L’une des { $boards } grilles qui ont une solution, toutes aussi probables.
play-dealt-by-seed = Tirée de la graine « { $seed } » : l’une des { $boards } grilles qui ont une solution.
play-shortest =
    { $count ->
        [one] Plus courte solution : { $count } coup.
       *[other] Plus courte solution : { $count } coups.
    }
play-easier = Plus facile que la plupart.
play-usual = Comme la plupart des grilles.
play-harder = Plus difficile que la plupart.
play-moves-needed = coups nécessaires
play-lengths = { $percent } % des grilles ont une solution plus courte
play-seed = Graine
play-deal-number = Tirage
play-copy-seed = Copier la graine
play-own-solvable = Elle a une solution.
play-own-unsolvable = Elle n’a pas de solution, aussi longtemps que vous essayiez. Vous pouvez quand même glisser les pièces.

play-solved-in = Résolu en { $time }
play-solved-with =
    { $count ->
        [one] { $count } coup.
       *[other] { $count } coups.
    }
play-solved-with-help =
    { $count ->
        [one] { $count } coup, avec de l’aide.
       *[other] { $count } coups, avec de l’aide.
    }
play-won = { $solved }. { $moves }

play-board = Grille de { $columns } colonnes et { $rows } lignes
play-solved-board = Grille de { $columns } colonnes et { $rows } lignes, résolue et verrouillée
play-empty-square = Vide, ligne { $row }, colonne { $column }

play-step =
    { $direction ->
        [up] { $tiles } vers le haut
        [down] { $tiles } vers le bas
        [left] { $tiles } vers la gauche
       *[right] { $tiles } vers la droite
    }
play-hint-told =
    { $direction ->
        [up] Indice : glissez { $tile } vers le haut.
        [down] Indice : glissez { $tile } vers le bas.
        [left] Indice : glissez { $tile } vers la gauche.
       *[right] Indice : glissez { $tile } vers la droite.
    }
play-no-hint = Cette grille n’a pas de solution, il n’y a donc pas d’indice.
play-solver-failed = Le solveur n’a pas pu être chargé, il n’y a donc pas d’indice. Vérifiez la connexion et réessayez.

play-moves-to-go = Coups restants
play-to-go-unknown = Le nombre de coups restants est en cours de calcul.
play-to-go-bound =
    { $count ->
        [one] Encore au moins { $count } coup ; le nombre exact est en cours de calcul.
       *[other] Encore au moins { $count } coups ; le nombre exact est en cours de calcul.
    }
play-to-go-exactly =
    { $count ->
        [one] Encore { $count } coup, au mieux.
       *[other] Encore { $count } coups, au mieux.
    }
play-to-go-between =
    { $least ->
        [one] Encore au moins { $least } coup, au mieux ; un chemin en { $most } est connu.
       *[other] Encore au moins { $least } coups, au mieux ; un chemin en { $most } est connu.
    }
play-to-go-unsolvable = Cette grille n’a pas de solution.
play-to-go-failed = Le solveur n’a pas pu être chargé.

play-refused-locked = La grille est résolue et verrouillée.
play-refused-undo = Il n’y a rien à annuler.
play-refused-redo = Il n’y a rien à rétablir.
play-refused = Aucune pièce ne peut glisser par là.

play-new-board = Nouvelle grille { $size }.
play-replaced = Voici une nouvelle grille { $size }. La précédente est conservée.
play-bring-back = La reprendre
play-restarted = Retour au début.
play-brought-back = La grille précédente est de retour.

play-link = Lien vers cette grille
play-link-copied = Lien copié. Qui l’ouvre obtient exactement cette grille.
play-link-to-copy = Copiez ce lien. Qui l’ouvre obtient exactement cette grille.
play-board-from-link = Voici la grille de votre lien.
play-bad-link =
    { $board ->
        [stays] Ce lien ne mène à aucune grille : { $why }. Votre grille est toujours là.
       *[another] Ce lien ne mène à aucune grille : { $why }. En voici une autre.
    }

play-storage-lost = Ce navigateur ne laisse pas la page enregistrer la partie. Elle continue, mais un rechargement la perd.
play-game-damaged = La partie enregistrée n’a pas pu être lue, en voici donc une nouvelle.

play-kept = Gardée dans vos records
