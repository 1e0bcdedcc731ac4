page-title = noyes : un taquin mélangé comme il faut
page-title-of = { $page } · noyes

page-no-script = Le jeu a besoin de JavaScript et de WebAssembly. Veuillez les autoriser pour cette page.
page-failed = Le jeu n’a pas pu être chargé. Vérifiez la connexion ; un ancien navigateur a peut-être besoin d’une mise à jour.
page-load-again = Recharger la page

page-pages = Pages
page-play = Jouer
page-own = Ma grille
page-online = En ligne
page-why = Pourquoi ?
page-lab = Labo
page-help = Aide

page-yes = Oui
page-no = Non
page-can-be-solved = elle a une solution
page-cannot-be-solved = elle n’a pas de solution

page-close = Fermer
page-copied = Copié

page-about = environ { $number }
page-percent = { $number } %

page-list-next = { $list }, { $item }
page-list-last = { $list } et { $item }

page-review = Analyse
page-review-it = Analyse

page-loading = Cette page est en cours de chargement.
page-not-loaded = Cette page n’a pas pu être chargée. La première fois, il lui faut une connexion ; le jeu lui-même continue sans elle.
page-panels-not-loaded = Le reste de la page n’a pas pu être chargé : il manque les indices, les défis, les records et les réglages. Le jeu, lui, fonctionne.
page-try-again = Réessayer

page-update-ready = Une nouvelle version du jeu est prête.
page-update-now = La charger

page-records = Records
