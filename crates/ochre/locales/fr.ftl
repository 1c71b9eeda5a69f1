### Messages de la ligne de commande, en français.

## A game

ochre-welcome = Nouvelle partie : { $game }, avec { $seats }. Elle est enregistrée après chaque action dans { $file }.
ochre-put-aside = La partie qui était enregistrée ici est conservée dans { $file }.
ochre-resumed = Vous reprenez une partie enregistrée : { $game } ({ $seats }).
ochre-saved-differs = Une partie inachevée de { $game } ({ $seats }) est enregistrée dans { $file }, { $difference }.
ochre-other-seats = avec d’autres sièges
ochre-other-seed = avec une autre graine
ochre-other-options = avec d’autres options
ochre-other-content = avec un autre contenu
ochre-saved-question = Continuer la partie enregistrée, en commencer une nouvelle ou quitter ? La partie enregistrée est conservée. ({ $answers })
ochre-saved-advice = Continuez-la avec --continue, commencez une nouvelle partie avec --new (celle-ci est conservée) ou choisissez un autre fichier avec --file.
ochre-commitment = L’engagement du donneur (SHA-256 de la graine) : { $commitment }
ochre-help =
    Tapez le numéro d’une action ou sa notation, ou l’un de ces mots :
      liste       toutes les actions              plateau     revoir le plateau
      annuler     annuler votre dernière action   historique  le déroulement de la partie
      pourquoi    la limite de l’annulation       scores      les points par origine
      conseil     demander à un robot fort        aide        ce texte
      quitter     partir ; la partie est enregistrée
ochre-prompt = { $seat }>
ochre-no-choice = Il n’y a pas d’action { $number } ; il y en a { $count }.
ochre-refused = { $reason } ({ $rule })
ochre-not-action = « { $text } » n’est ni une action ni un mot connu. Tapez aide pour la liste.
ochre-undone = C’est annulé.
ochre-undo-left = { $count ->
    [0] Rien ne peut être annulé. { $reason }
    [one] Une action peut être annulée. { $reason }
   *[other] { $count } actions peuvent être annulées. { $reason }
}
ochre-hand-over = Passez l’appareil à { $seat } et appuyez sur Entrée.
ochre-saved = La partie est enregistrée dans { $file }. Tapez la même commande pour continuer.
ochre-over = La partie est terminée.
ochre-winner = { $seats } remporte la partie.
ochre-shared = { $seats } se partagent la victoire.
ochre-place = { $place }.
ochre-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ochre-verify = La graine était { $seed }. Pour vérifier la donne : ochre verify { $file }
ochre-more = … et { $count } de plus. Tapez liste pour tout voir.
ochre-player = Joueur { $number }
# The person at the terminal, in the list of seats; sentences call them ochre-player.
ochre-you = vous

## Words typed at the prompt; the English ones work in every language

ochre-word-quit = quitter
ochre-word-list = liste
ochre-word-board = plateau
ochre-word-help = aide
ochre-word-log = historique
ochre-word-scores = scores
ochre-word-undo = annuler
ochre-word-why = pourquoi
ochre-word-hint = conseil
ochre-word-continue = continuer
ochre-word-new = nouvelle

## Lists and records

ochre-games = Jeux :
ochre-games-options = « ochre games JEU » affiche les options d’un jeu.
ochre-options = Options de { $game }, à régler avec -o NOM=VALEUR :
ochre-option-number = { $from } à { $to }
ochre-option-switch = true ou false
ochre-option-one = { $values }
ochre-option-any = une liste parmi { $values }, séparés par des virgules
ochre-option-default = { $values } (par défaut : { $default })
ochre-content-good = { $file } : aucune erreur.
ochre-from-rulebook = règle du jeu
ochre-from-source = source
ochre-from-inferred = déduit
ochre-from-house = valeur du projet
ochre-from-overlay = fichier de contenu
ochre-replay-choose = { $events ->
    [one] Après { $events } événement : le siège { $number } doit choisir.
   *[other] Après { $events } événements : le siège { $number } doit choisir.
}
ochre-replay-chance = { $events ->
    [one] Après { $events } événement : un tirage doit avoir lieu.
   *[other] Après { $events } événements : un tirage doit avoir lieu.
}
ochre-verified-seed = La graine correspond à l’engagement { $commitment }.
ochre-verified-contributions = Ajouté à la graine avant la donne :
ochre-verified-draws = Tirages redonnés à partir de la graine : { $draws }, en { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}. Tous sont justes, et chaque choix était permis.
ochre-verified-unfinished = La partie n’est pas encore terminée.

## Simulations

ochre-sim-head = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, options { $options }
ochre-sim-seat = siège
ochre-sim-bot = robot
ochre-sim-wins = victoires (intervalle 95 %)
ochre-sim-score = score moyen ± é.-t.
ochre-sim-share = { $share } %  ({ $low } à { $high })
ochre-sim-sources = points par siège selon l’origine
ochre-sim-scores = répartition des scores
ochre-sim-length = durée d’une partie : { $mean } ± { $deviation } décisions ({ $least } à { $most })
ochre-sim-speed = { $games } parties/s, { $decisions } millions de décisions/s sur { $threads ->
    [one] { $threads } fil
   *[other] { $threads } fils
}, { $seconds } s

## Server

ochre-serve-link = Ochre est prêt : ouvrez { $link } dans un navigateur.
ochre-serve-file = Les parties sont conservées dans { $file }.
ochre-serve-stop = Ctrl+C pour arrêter. Aucune partie n’est perdue.

## Bots

ochre-ratings = { $seat } évalue ses choix :
ochre-candidate = {"    "}{ $action } gagne { $chance } % de { $visits } essais : { $text }
ochre-advised = {"    "}{ $action } gagne { $chance } % : { $text }

## Ladders and tuning

ochre-ladder-seats = sièges
ochre-ladder-pairing = seul : les autres
ochre-ladder-games = parties
ochre-ladder-wins = victoires (intervalle 95 %)
ochre-ladder-fair = part équitable
ochre-ladder-score = score moyen
ochre-ladder-time = temps médian par décision
ochre-ladder-bot = robot
ochre-ladder-rating = classement
ochre-tune-log-loss = { $positions } positions de { $games } parties. Perte logarithmique sur les parties réservées au test : { $before } avant, { $after } après.
ochre-tune-wins = Les nouveaux poids gagnent { $share } % ({ $low } à { $high }) des { $games } parties contre les anciens.
ochre-written = Écrit dans { $file }.

## Usage of actions

ochre-usage-head = Combien de fois chaque action a été offerte et choisie, et combien de fois les sièges qui l’ont choisie ont gagné.
ochre-usage-action = action
ochre-usage-offered = offerte
ochre-usage-chosen = choisie
ochre-usage-seats = sièges
ochre-usage-wins = gagné
ochre-usage-scores = Les vainqueurs ont marqué { $winning } points en moyenne, l’ensemble des sièges { $all }.
ochre-usage-sources = points des vainqueurs et de tous les sièges, selon l’origine

## Reviews

ochre-review-head = { $game } : chances de victoire de chaque siège, en pour cent, et les manches
ochre-review-known = Jugé d’après ce que chaque siège pouvait savoir, avec { $evaluations } positions évaluées par choix.
ochre-review-all = Jugé d’après la position entière, cartes cachées comprises, avec { $evaluations } positions évaluées par choix.
ochre-review-turning = Tournants de la partie
ochre-review-marked = Erreurs
ochre-review-none = Aucun choix n’a coûté 2 points ou plus.
ochre-review-given-away = Manche { $round }, événement { $event } : { $seat } perd { $points } points, de { $before } à { $after } % ({ $grade }).
ochre-review-lucky = Manche { $round }, événement { $event } : la chance donne { $points } points ({ $seat }).
ochre-review-unlucky = Manche { $round }, événement { $event } : la malchance coûte { $points } points ({ $seat }).
ochre-review-played = Joué : { $action }
ochre-review-better = Mieux : { $action }
ochre-review-minor = { $count ->
    [one] { $count } imprécision n’est pas citée ; --seat cite celles d’un siège.
   *[other] { $count } imprécisions ne sont pas citées ; --seat cite celles d’un siège.
}
ochre-review-seat = siège
ochre-review-choices = choix
ochre-review-lost = perdus
ochre-review-luck = chance
ochre-review-legend = Un point est un centième des chances de victoire. Imprécision (?!), erreur (?), gaffe (??), ★ vainqueur.

## Trials of reviews

ochre-trial-marks = { $choices } choix jugés. Marques par siège et par partie : { $inaccuracies } imprécisions, { $mistakes } erreurs, { $blunders } gaffes.
ochre-trial-planted = Gaffes introduites, d’au moins { $worth } points : { $blunders }. Marquées : { $marked }, soit { $share } % ({ $low } à { $high }) ; comme erreur ou gaffe : { $mistakes }.
ochre-trial-stated = chance annoncée
ochre-trial-choices = choix
ochre-trial-mean = moyenne
ochre-trial-won = gagné (intervalle 95 %)
ochre-trial-fit = Perte logarithmique : { $loss }. Les chances s’ajusteraient le mieux avec une assurance de { $confidence } ({ $fitted }) : au-dessus de 1 elles sont trop prudentes, au-dessous trop hardies.

## Puzzles

ochre-puzzles-found = { $count ->
    [one] { $count } problème, selon ce que rapporte le meilleur choix :
   *[other] { $count } problèmes, selon ce que rapporte le meilleur choix :
}

## Export and import

ochre-exported-secret = La partie n’est pas terminée. Cet enregistrement contient sa graine et toutes les cartes distribuées : personne qui y joue ne doit le voir.
ochre-imported = La partie de { $game } avec { $events } événements est maintenant la table { $table } : ouvrez /table/{ $table } sur le serveur.
ochre-imported-open = Elle n’est pas terminée. Chacun reprend sa place sur cette page.
