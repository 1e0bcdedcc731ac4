online-no-server = Il n’y a pas de serveur ici.
online-no-server-is = Cette page vient d’un hôte qui ne donne que des fichiers. Les classements, un puzzle que personne ne connaît avant son jour et les courses demandent un serveur : noyes serve.
online-away = Le serveur ne répond pas. Tout le reste continue sans lui.
online-not-understood = Le serveur parle de quelque chose que cette page ne connaît pas. Rechargez la page.
online-dealing = Le serveur donne une grille.
online-refused = Le serveur dit : { $message }.
online-dealt = Donnée et signée par le serveur : une des { $count } grilles résolubles.

online-daily-is = Une grille 4×4 par jour, la même pour tous. Votre premier essai compte.
online-daily-done = Vous avez résolu le puzzle d’aujourd’hui.
online-daily-away = Le serveur ne répond pas. Cette grille est celle du jour sans lui, et n’est pas classée.
online-daily-open = Le puzzle { $number } est ouvert.
online-daily-begun = Le puzzle { $number } vous attend.
online-daily-solved = Puzzle { $number } : résolu en { $time }.
online-daily-left = Encore { $time } jusqu’au prochain.
online-play-daily = Jouer celui du jour
online-go-on = Continuer
online-nobody-yet = Personne ne l’a encore commencé.
online-everybody =
    { $attempts ->
        [one] Une personne l’a commencé,
       *[other] { $attempts } personnes l’ont commencé,
    } { $solved ->
        [0] personne ne l’a résolu.
        [one] une l’a résolu.
       *[other] { $solved } l’ont résolu.
    }
online-everybody-median =
    { $attempts ->
        [one] Une personne l’a commencé,
       *[other] { $attempts } personnes l’ont commencé,
    } { $solved ->
        [one] une l’a résolu, en { $time }.
       *[other] { $solved } l’ont résolu, la moitié en { $time } ou moins.
    }
online-daily-past = Puzzle { $number }.
online-nobody-then = Personne ne l’a joué.
online-past-moves = Le moins de coups : { $best } ; la moitié en { $median } ou moins.
online-past-optimal = On peut le résoudre en { $moves }.
online-play-past = Jouer sa grille
online-play-ranked = Une { $size } classée

online-sending = Le résultat est en route.
online-kept = Le serveur ne répond pas. Le résultat est gardé ici et partira dès qu’il répondra.
online-recorded = Enregistré : { $time }.
online-recorded-helped = Enregistré avec indices : { $time }.
online-unranked = Enregistré, mais pas classé : { $why }
online-too-fast = Enregistré, mais pas classé : aucune main ne va si vite.
online-too-regular = Enregistré, mais pas classé : aucune main n’est si régulière.
online-deal-expired = La partie est arrivée trop tard pour compter : ce que le serveur donne n’attend pas toujours.
online-deal-used = Cette grille a déjà un résultat ; le premier compte.
online-not-your-deal = Cette grille a été donnée à quelqu’un d’autre.
online-time-impossible = Le temps joué dépasse celui écoulé depuis que la grille a été donnée.
online-to-list = Voir la liste

online-lists = Résultats
online-today = Aujourd’hui
online-earlier = Avant
online-day = Jour
online-ranked = Parties classées
online-order = Ordre
online-by-time = Par temps
online-by-moves = Par coups
online-control = Joué avec
online-help = Indices
online-alone = Aucun
online-helped = Avec indices
online-place = Place
online-player = Nom
online-moves = Coups
online-optimal = Minimum
online-proof = Replay
online-more = Plus
online-nobody = Personne n’est encore dans cette liste.
online-told-later = Les coups et les replays du puzzle du jour sont révélés quand la journée est finie.
online-nameless = Sans nom { $id }

online-you = Vous
online-no-player = Vous n’êtes personne ici tant que vous n’avez pas choisi un nom ou joué une partie qui compte. Ni mot de passe ni e-mail : une clé dans ce navigateur suffit.
online-summary =
    { $results ->
        [0] Aucun résultat n’est encore enregistré.
        [one] Un résultat est enregistré.
       *[other] { $results } résultats sont enregistrés.
    }
online-summary-streak =
    { $results ->
        [one] Un résultat est enregistré.
       *[other] { $results } résultats sont enregistrés.
    } { $streak ->
        [0] Votre plus longue série de jours était de { $best }.
        [one] Aujourd’hui commence une série de jours ; la plus longue était de { $best }.
       *[other] { $streak } jours d’affilée ; le maximum était de { $best }.
    }
online-name = Nom
online-keep-name = Garder
online-name-kept = Le nom est enregistré.
online-bad-name = Un nom a de 1 à 24 lettres, chiffres, signes et espaces.
online-other-device = Sur un autre appareil
online-key-is = Qui a votre clé est vous. Copiez-la ici et collez-la là-bas ; gardez-la comme celle de votre maison.
online-key = Clé
online-copy-key = Copier ma clé
online-use-key = L’utiliser
online-key-used = Vous êtes maintenant cette personne.
online-bad-key = Une clé commence par « noyes- » et a 49 caractères.
online-forget = Tout supprimer
online-forget-sure = Oui, me supprimer avec mes résultats
online-forgotten = Tout ce qui vous concerne est supprimé.
