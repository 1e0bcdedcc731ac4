race-title = Course
race-is = La même grille pour tous, montrée au même instant. Le plus rapide gagne ; jusqu’à huit participent.
race-invited = Vous êtes invité à une course.
race-come-in = Participer
race-look-on = Regarder
race-coming-in = Vous entrez.
race-lost = La connexion est perdue. La course continue ; on vous y ramène.
race-gone = Cette course n’existe plus.
race-invite = Copier le lien pour les autres
race-ready = Je suis prêt
race-wait = Pas encore
race-rematch = Revanche
race-leave = Partir
race-give-up = Abandonner
race-gave-up = a abandonné
race-away = absent
race-is-ready = prêt
race-not-ready = pas encore prêt
race-open = Ouvrir une course { $size }
race-alone = Personne d’autre n’est là : envoyez le lien à quelqu’un.
race-waiting = La grille est montrée quand tous sont prêts.
race-countdown = Préparez-vous.
race-running = Partez.
race-over = La course est finie.
race-spectators =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
race-home = { $home } sur { $tiles } en place
race-solved = résolu en { $time }
race-placed = place { $place }, en { $time }
