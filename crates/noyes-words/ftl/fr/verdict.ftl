verdict-pairs =
    { $pairs ->
        [0] Aucune paire de pièces n’est dans le mauvais ordre
        [one] Une paire de pièces est dans le mauvais ordre
       *[other] { $pairs } paires de pièces sont dans le mauvais ordre
    }
verdict-blank =
    { $rows ->
        [0] la case vide est sur sa ligne
        [one] la case vide est à une ligne de la sienne
       *[other] la case vide est à { $rows } lignes de la sienne
    }
verdict-one-wide-yes = Sur une grille large d’une case, aucune pièce ne peut en dépasser une autre, et elles se suivent déjà comme il faut.
verdict-one-wide-no = { verdict-pairs }, et sur une grille large d’une case, aucune pièce ne peut jamais en dépasser une autre.
verdict-odd-width-yes = { verdict-pairs }, un nombre pair. Sur une grille large de { $width } cases, chaque glissement le laisse pair, comme il l’est quand la grille est résolue.
verdict-odd-width-no = { verdict-pairs }, un nombre impair. Sur une grille large de { $width } cases, aucun glissement ne le rend pair, comme il l’est quand la grille est résolue.
verdict-even-width-yes = { verdict-pairs }, et { verdict-blank } : { $pairs } + { $rows } = { $sum }, un nombre pair. Sur une grille large de { $width } cases, chaque glissement laisse cette somme paire, comme elle l’est quand la grille est résolue.
verdict-even-width-no = { verdict-pairs }, et { verdict-blank } : { $pairs } + { $rows } = { $sum }, un nombre impair. Sur une grille large de { $width } cases, aucun glissement ne rend cette somme paire, comme elle l’est quand la grille est résolue.
verdict-swap = Échanger { $one } et { $other }
