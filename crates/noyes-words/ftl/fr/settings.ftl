settings-board = Grille
settings-size = Taille
settings-width = Largeur
settings-height = Hauteur

settings-goal = But
settings-goal-blank-last = Vide à la fin
settings-goal-blank-first = Vide au début
settings-goal-snake = Serpent
settings-goal-spiral = Spirale

settings-tiles = Pièces
settings-faces-colours = Couleurs
settings-faces-plain = Sobres
settings-faces-picture = Image

settings-picture = Image
settings-picture-dunes = Dunes
settings-picture-peaks = Sommets
settings-picture-arcs = Arcs
settings-picture-rings = Anneaux
settings-picture-weave = Tissage
settings-picture-own = La vôtre
settings-choose-picture = Choisir une image à vous
settings-picture-stays = Votre image reste sur cet appareil.
settings-numbers-on-picture = Numéros sur l’image
settings-picture-failed = Ce fichier n’a pas pu être lu comme une image. Un JPEG ou un PNG convient.
settings-picture-not-stored = L’image est trop grande pour être enregistrée ici : elle reste sur les pièces jusqu’à ce que vous quittiez la page.

settings-arrows = Les flèches déplacent
settings-arrows-tile = Une pièce
settings-arrows-blank = La case vide

settings-letters = Touches de lettres
settings-letters-are = W A S D glissent, U annule, N distribue, H donne un indice, P met en pause

settings-theme = Thème
settings-theme-system = Système
settings-theme-light = Clair
settings-theme-dark = Sombre

settings-language = Langue
