why-title = Cette grille a-⁠t-⁠elle une solution ?
why-answer = La réponse
why-proof = Pourquoi aucun glissement ne change la réponse
why-other = Une autre grille
why-shuffle = Mélanger encore
why-slide = Glissez une pièce, et voyez ce qui change et ce qui ne change pas.

why-table = Pièce par pièce
why-table-tile = Pièce
why-table-inversions = inversions
why-table-sum = En tout
why-before-smaller = précède de plus petites
why-before-earlier = précède des pièces qui devraient la précéder

why-lead-one-wide = Lisez les pièces ligne par ligne. Chaque paire dans le mauvais ordre est une inversion, dessinée comme un arc. Sur une grille large d’une case, aucune pièce ne peut en dépasser une autre : aucune inversion ne disparaît.
why-lead-odd-width = Lisez les pièces ligne par ligne. Chaque paire dans le mauvais ordre est une inversion, dessinée comme un arc. Sur une grille de largeur impaire, un glissement ne change jamais si leur nombre est pair.
why-lead-even-width = Lisez les pièces ligne par ligne. Chaque paire dans le mauvais ordre est une inversion, dessinée comme un arc. Sur une grille de largeur paire, comptez aussi les lignes entre la case vide et la sienne : un glissement ne change jamais si la somme est paire.

why-inversions =
    { $inversions ->
        [one] { $inversions } inversion
       *[other] { $inversions } inversions
    }
why-rows =
    { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    }
why-parity =
    { $parity ->
        [even] pair
       *[odd] impair
    }
why-parity-before =
    { $parity-before ->
        [even] pair
       *[odd] impair
    }

why-sum-in-order = Dans le bon ordre
why-sum-one-wide = { why-inversions }, pour toujours
why-sum-odd-width = { why-inversions }, nombre { why-parity }
why-sum-even-width = { why-inversions } + { why-rows } = { $sum }, nombre { why-parity }

why-arcs-name =
    { $inversions ->
        [0] Les pièces en ligne, sans arc : aucune paire n’est dans le mauvais ordre.
        [one] Les pièces en ligne, et un arc au-dessus de la seule paire dans le mauvais ordre.
       *[other] Les pièces en ligne, et un arc au-dessus de chacune des { $inversions } paires dans le mauvais ordre. Le tableau ci-dessous les nomme.
    }
why-places =
    { $layout ->
        [snake] Sous chaque pièce figure sa place dans le serpent, qui se lit ligne par ligne { $order }. Ce sont ces numéros que l’on compte.
        [spiral] Sous chaque pièce figure sa place dans la spirale, qui se lit ligne par ligne { $order }. Ce sont ces numéros que l’on compte.
       *[goal] Sous chaque pièce figure sa place dans le but, qui se lit ligne par ligne { $order }. Ce sont ces numéros que l’on compte.
    }
why-nothing-drawn = Une grille d’une case n’a pas de pièces à comparer.
why-not-drawn = Les inversions d’une grille { $size } sont comptées, mais trop nombreuses pour être dessinées : les arcs vont jusqu’à 6×6.
why-legend-new = Les arcs épais sont nouveaux.
why-legend-gone = Les arcs en tirets ont disparu.
why-legend-both = Les arcs épais sont nouveaux, ceux en tirets ont disparu.

why-slid =
    { $direction ->
        [up]
            { $moved ->
                [one] { $tiles } a glissé vers le haut
               *[other] { $tiles } ont glissé vers le haut
            }
        [down]
            { $moved ->
                [one] { $tiles } a glissé vers le bas
               *[other] { $tiles } ont glissé vers le bas
            }
        [left]
            { $moved ->
                [one] { $tiles } a glissé vers la gauche
               *[other] { $tiles } ont glissé vers la gauche
            }
       *[right]
            { $moved ->
                [one] { $tiles } a glissé vers la droite
               *[other] { $tiles } ont glissé vers la droite
            }
    }
why-still =
    { $inversions ->
        [0] toujours aucune inversion
        [one] toujours { $inversions } inversion
       *[other] toujours { $inversions } inversions
    }
why-counts =
    { $way ->
        [more] inversions { $inversions-before } → { $inversions } (+{ $difference })
        [less] inversions { $inversions-before } → { $inversions } (−{ $difference })
       *[same] autant d’inversions viennent que partent, { $inversions } en tout
    }
why-past =
    { $moved ->
        [one]
            { $passed ->
                [one] { why-slid } devant { $passed } pièce
               *[other] { why-slid } devant { $passed } pièces
            }
       *[other]
            { $passed ->
                [one] { why-slid }, chacune devant { $passed } pièce
               *[other] { why-slid }, chacune devant { $passed } pièces
            }
    }

why-slid-along = { why-slid } sans dépasser de pièce : { why-still }.
why-slid-along-sum = { why-slid } sans dépasser de pièce : { why-still }, et la case vide reste sur sa ligne. La somme reste { $sum }.
why-slid-across = { why-past } : { why-counts }. Le nombre reste { why-parity }.
why-slid-across-sum-stays = { why-past } : { why-counts }, et la case vide est à { why-rows } de la sienne, au lieu de { $rows-before }. La somme reste { $sum }.
why-slid-across-sum-changes = { why-past } : { why-counts }, et la case vide est à { why-rows } de la sienne, au lieu de { $rows-before }. Le total { $sum-before } → { $sum } reste { why-parity }.
why-swapped = { $one } et { $other } ont été échangées : { why-counts }. Leur nombre est maintenant { why-parity }, il était { why-parity-before }. Aucun glissement ne peut faire cela.
why-swapped-sum = { $one } et { $other } ont été échangées : { why-counts }. Le total est maintenant { why-parity }, il était { why-parity-before }. Aucun glissement ne peut faire cela.

why-proof-one-wide = Sur une seule ligne, les pièces gardent leur ordre quoi qu’on glisse : la case vide se promène entre elles, et aucune pièce n’en dépasse une autre. Seule une grille dans l’ordre du but a une solution.
why-proof-odd-width = Un glissement le long d’une ligne ne dépasse aucune pièce. Un glissement vers le haut ou le bas dépasse { $passed } autres pièces, car la grille est large de { $width } cases, et retourne chacune de ces paires : chacune est une inversion de plus ou de moins. Un nombre pair de tels changements donne en tout un nombre pair. La grille résolue n’a aucune inversion ; une grille au nombre impair ne peut donc jamais le devenir.
why-proof-even-width =
    { $passed ->
        [one] Un glissement le long d’une ligne ne dépasse aucune pièce et laisse la case vide sur sa ligne. Un glissement vers le haut ou le bas dépasse une autre pièce, car la grille est large de { $width } cases, et retourne cette paire : les inversions changent d’une unité, de pair à impair ou l’inverse. Mais la case vide a aussi changé d’une ligne, et la somme des deux garde sa parité. Sur la grille résolue, elle vaut 0 ; une grille à la somme impaire ne peut donc jamais le devenir.
       *[other] Un glissement le long d’une ligne ne dépasse aucune pièce et laisse la case vide sur sa ligne. Un glissement vers le haut ou le bas dépasse { $passed } autres pièces, car la grille est large de { $width } cases, et retourne chacune de ces paires : un nombre impair de changements d’une unité, les inversions passent donc de pair à impair ou l’inverse. Mais la case vide a aussi changé d’une ligne, et la somme des deux garde sa parité. Sur la grille résolue, elle vaut 0 ; une grille à la somme impaire ne peut donc jamais le devenir.
    }

why-swap-to-no = La rendre insoluble : échanger { $one } et { $other }
why-swap-to-yes = La rendre soluble : échanger { $one } et { $other }
why-shown-yes = Grille { $size } : { $sum }. Elle a une solution
why-shown-no = Grille { $size } : { $sum }. Elle n’a pas de solution
why-bad-link = Ce lien ne mène à aucune grille : { $why }.
why-too-large = Une grille { $size } est trop grande pour être dessinée ici ; la page va jusqu’à 32×32. « Ma grille » juge des grilles de toute taille.
