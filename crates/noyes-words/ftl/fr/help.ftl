help-title = Comment ça marche

help-game = Le jeu
help-game-slide = Glissez les pièces jusqu’à ce qu’elles soient en ordre. Touchez une pièce alignée avec la case vide, et elle avance avec toutes les pièces entre les deux. Ou balayez n’importe où sur la grille : une pièce suit la direction de votre doigt. Ou servez-vous des touches.
help-game-view = Une grille plus grande que l’écran montre la partie autour de la case vide. Deux doigts déplacent la vue.
help-game-clock = Le chronomètre part avec votre premier coup. Annuler rend les coups. Une grille résolue est verrouillée.

help-fair = Des grilles équitables
help-fair-half = La moitié des arrangements des pièces n’a jamais de solution. Cette page ne tire que dans l’autre moitié, et chacune de ses grilles est aussi probable que les autres.
help-fair-seed = Une graine et un numéro désignent chaque grille pour toujours. Un lien que vous partagez les contient : votre ami reçoit la même grille.

help-why = Pourquoi, et le Labo
help-why-why = « Pourquoi ? » montre ce qui décide si une grille a une solution, et ce qu’un glissement ne change jamais. On peut y regarder n’importe quelle grille, avec les flèches et du bout du doigt comme dans le jeu.
help-why-lab = Le Labo tire des grilles par les mélanges que des articles impriment et que des jeux utilisent, et montre lesquels sont équitables.

help-hints = Indices
help-hints-next = Un indice marque la prochaine pièce d’un plus court chemin. L’œil à côté des coups montre combien il en reste. Jusqu’à seize cases, les deux sont exacts ; sur de plus grandes grilles, la page connaît deux nombres entre lesquels se trouve le plus court chemin, et un bon chemin.
help-hints-said = Une partie avec indices le dit quand elle est gagnée.

help-ends = Quatre buts
help-ends-are = Une grille peut être résolue vers quatre dispositions : avec la case vide à la fin ou au début, en serpent qui fait demi-tour au bout de chaque ligne, ou en spirale.

help-data = Vos données
help-data-stays = Votre partie, vos réglages et votre image sont enregistrés dans ce navigateur et ne sont envoyés à personne.

help-name = Le nom
help-name-is = Noyes Chapman a inventé le taquin à quinze pièces dans les années 1870. Et « no » ou « yes », non ou oui, répond à la question que pose chaque grille mélangée : a-⁠t-⁠elle une solution ?

help-keys = Touches
help-key-arrows = glisser une pièce dans ce sens ; les réglages permettent de l’inverser
help-key-letters = de même
help-key-tab = vers la grille, et hors d’elle
help-key-choose = choisir une pièce sur la grille
help-key-ends = première ou dernière pièce de la ligne ; avec Ctrl, de la grille
help-key-space = glisser la pièce choisie vers la case vide
help-key-undo = annuler, ou U ; rétablir avec Maj
help-key-new = une nouvelle grille ; la précédente peut être reprise
help-key-hint = un indice
help-key-pause = mettre en pause ou reprendre
help-cap-tab = Tab
help-cap-ctrl = Ctrl
help-cap-home = Début
help-cap-end = Fin
help-cap-space = Espace
