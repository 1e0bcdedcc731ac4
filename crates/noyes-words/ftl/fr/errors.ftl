errors-sentence = { $why }.

errors-empty = il n’y a pas de nombres ; une grille s’écrit par exemple 1 2 3/4 5 6/7 8 0
errors-not-a-number = « { $found } » n’est pas un nombre
errors-empty-row = la ligne { $row } est vide
errors-open-bracket = une parenthèse n’est pas fermée
errors-ragged-rows =
    { $found ->
        [one] la ligne { $row } a { $found } nombre, et la première en a { $expected }
       *[other] la ligne { $row } a { $found } nombres, et la première en a { $expected }
    }
errors-not-square = { $found } nombres ne remplissent pas un carré. Allez à la ligne pour chaque rangée, ou choisissez une taille
errors-too-many-numbers = il y a plus de { $most } nombres
errors-missing-zero = il manque le 0 de la case vide. Si { $largest } le remplace, indiquez-le
errors-missing-blank = il manque { $mark }, le numéro de la case vide
errors-bad-blank = « { $found } » n’est pas le numéro de la case vide
errors-wrong-count =
    { $squares ->
        [one] il y a { $found } nombres, et une grille { $size } a { $squares } case
       *[other] il y a { $found } nombres, et une grille { $size } a { $squares } cases
    }
errors-out-of-range = { $found } n’a pas sa place sur une grille { $size }, qui a les nombres de 0 à { $largest }
errors-huge-number = { $found } est trop grand pour une grille
errors-duplicate = { $tile } y est deux fois

errors-bad-size = « { $found } » n’est pas une taille comme 4x4 ou 5x3
errors-empty-size = une grille { $size } n’a pas de cases
errors-size-too-large = une grille { $size } est trop grande
errors-goal = le but n’est ni blank-last, ni blank-first, ni snake, ni spiral, ni une grille
errors-goal-board = le but n’est pas une grille, { $why }

errors-link-missing = il n’a pas de « { $part } »
errors-link-twice = il dit deux fois « { $part } »
errors-link-board-and-deal = il contient à la fois une grille et « { $part } »
errors-link-encoding = « { $part } » y est mal encodé
errors-link-index = « { $found } » n’est pas le numéro d’un tirage

errors-unknown-name = « { $found } » ne figure pas parmi { $expected }
errors-steps-without-slides = ce mélange ne compte pas d’étapes
errors-blank-home-with-slides = ce mélange déplace la case vide, qui ne peut pas rester à sa place
errors-no-repair = sur une seule ligne rien ne peut passer, échanger deux pièces n’aide donc presque aucune grille { $size }
errors-never-solvable = presque aucune grille { $size } de ce mélange n’a de solution, mélanger encore n’en finirait pas
errors-index-too-large = le tirage { $found } est au-delà du dernier
errors-out-of-memory = la mémoire de cette page ne suffit pas
errors-other = la réponse était « { $code } »
