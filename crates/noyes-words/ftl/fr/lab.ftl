lab-title = Que fait vraiment un mélange ?
lab-lead = Chaque cellule : combien de fois une pièce arrive sur une case, comparé à ce qui serait équitable. Rouge, c’est trop souvent ; bleu, trop rarement.
lab-seldom = 1,5 fois trop rare
lab-often = 1,5 fois trop souvent
lab-axes = Une ligne par pièce, une colonne par case ; sur la diagonale, à sa place.
lab-map = Carte
lab-as-dealt = tirée
lab-exact = exacte
lab-pause = Pause
lab-go-on = Continuer
lab-again = Tirer à nouveau
lab-shuffle = Mélange
lab-fix = Si elle est insoluble
lab-blank = La case vide
lab-curve = Écart à l’équité, après tant de coups
lab-most-likely = La plus probable
lab-least-likely = La moins probable
lab-failed = La partie qui tire et compte n’a pas pu être chargée. Vérifiez la connexion.
lab-try-again = Réessayer

lab-shuffle-uniform = noyes
lab-shuffle-random-slides = Glissements au hasard
lab-shuffle-legal-slides = Glissements permis
lab-shuffle-no-backtrack-slides = Glissements sans retour en arrière
lab-shuffle-swap-any = Échanger chaque case avec une autre
lab-shuffle-sattolo = Sattolo (souvent imprimé comme Fisher–Yates)
lab-shuffle-fisher-yates = Fisher–Yates
lab-shuffle-floor10 = Dix chiffres au hasard (d’un jeu de bureau)
lab-tries = Essais
lab-slides = Glissements
lab-fix-none = la donner quand même
lab-fix-swap = échanger les deux premières
lab-fix-article = échanger comme dans un article
lab-fix-reject = mélanger à nouveau
lab-blank-any = n’importe où
lab-blank-home = à sa place

lab-refused = Ce n’est pas possible : { $why }.
lab-bad-steps = Il faut un nombre entier de 0 à { $most }.
lab-misread = Le lien n’a pas pu être lu en entier. { $list }.
lab-misread-next = { $list } ; { $item }
lab-misread-why = { $part } : { $why }
lab-misread-size = { $part } : le Labo va de 2×2 à 6×6, pas à { $size }
lab-misread-steps = { $part } : « { $found } » au lieu d’un nombre entier de 0 à { $most }
lab-misread-map = { $part } : « { $found } » n’est ni dealt ni exact

lab-dealt =
    { $boards ->
        [0] Rien de tiré encore
        [one] { $boards } grille tirée
       *[other] { $boards } grilles tirées
    }
lab-map-computing = En cours de calcul
lab-map-share = En cours de calcul : { $share }
lab-map-exact = Exacte
lab-map-none = Aucune carte exacte n’est connue ici ; regardez les grilles tirées.
lab-map-refused = Ne peut pas être calculé ici : { $why }.
lab-map-failed = La partie qui la calcule n’a pas pu être chargée.

lab-fair = équitable
lab-nearly-fair = presque équitable : à { $share }
lab-not-fair = pas équitable
lab-nothing-against = rien ne s’y oppose pour l’instant
lab-dealing = tirage en cours

lab-map-name = Carte des pièces et des cases, { $shuffle } : { $verdict }.
lab-map-name-cell = Carte des pièces et des cases, { $shuffle } : { $verdict }. Le plus loin de l’équité : { $cell }.
lab-cell-often =
    { $often ->
        [never] jamais
        [fair] aussi souvent qu’il est équitable
       *[times] { $times } fois la fréquence équitable
    }
lab-cell-tile = Pièce { $tile } à la ligne { $row }, colonne { $column } : { lab-cell-often }
lab-cell-blank = La case vide à la ligne { $row }, colonne { $column } : { lab-cell-often }

lab-less-than = moins de { $share }

lab-fact-likeliest = La grille { $size } la plus probable vient { $ratio } fois plus souvent que la plus rare.
lab-fact-likeliest-exact = La grille { $size } la plus probable vient { $ratio } fois plus souvent que la plus rare. Exact, sur l’ensemble des { $outcomes } issues.
lab-fact-fair = Chacune des { $boards } grilles qui ont une solution vient aussi souvent. Exact.
lab-fact-half = La moitié de ses grilles n’a pas de solution.
lab-fact-unsolvable = { $share } de ses grilles n’ont pas de solution.
lab-fact-possible = Seules { $share } des grilles qui ont une solution peuvent apparaître.
lab-fact-distance = { $share } de la probabilité se trouve sur les mauvaises grilles (distance en variation totale).
lab-fact-distance-at-least = Au moins { $share } de la probabilité se trouve sur les mauvaises grilles (distance en variation totale).
lab-fact-home = En moyenne, { $dealt } des { $tiles } pièces sont à leur place, alors que { $fair } serait équitable.
lab-fact-length = Ses grilles demandent { $dealt } coups en moyenne, les équitables { $fair }.

lab-curve-name = Écart à l’équité, après tant de coups : de 0 à { $most }.
lab-walk-distance =
    { $word ->
        [tries] Après { $steps } essais, { $share } de la probabilité se trouve sur les mauvaises grilles (distance en variation totale).
       *[slides] Après { $steps } glissements, { $share } de la probabilité se trouve sur les mauvaises grilles (distance en variation totale).
    }
lab-walk-floor = Quel que soit le nombre de glissements, cela ne descend jamais sous { $even } s’il est pair, ni sous { $odd } s’il est impair : chaque glissement mène la case vide sur une case de l’autre couleur.
lab-walk-reached =
    { $word ->
        [tries] Avec plus d’essais, c’est { $list }.
       *[slides] Avec plus de glissements, c’est { $list }.
    }
lab-walk-reached-item = moins de { $share } à partir de { $steps }

lab-sampled-unfair = Vu dans les { $boards } premières grilles : sur mille séries d’un donneur équitable, une au plus est dite inéquitable ici.
lab-sampled-open = Rien dans les { $boards } premières grilles ne parle contre un donneur équitable.

lab-told-computing = { $shuffle } : les chiffres exacts sont en cours de calcul.
lab-told-no-more = { $shuffle } : les chiffres exacts n’en disent pas plus que les grilles tirées.
lab-told-verdict = { $shuffle } : { $verdict }.
lab-told-none = { $shuffle } : pas de chiffres exacts.

lab-working = Les chiffres exacts sont en cours de calcul.
lab-working-share = Les chiffres exacts sont en cours de calcul : { $share }.
lab-working-refused = Les chiffres exacts ne peuvent pas être calculés ici : { $why }.
lab-working-failed = La partie qui calcule les chiffres exacts n’a pas pu être chargée.

lab-outcomes = { $outcomes } issues
lab-odds = 1 sur { $odds }
