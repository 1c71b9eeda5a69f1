### Le terminal en français.

## A game

ochre-welcome = Nouvelle partie : { $game }, avec { $seats }. Elle est enregistrée après chaque action dans { $file }.
ochre-put-aside = La partie qui était enregistrée ici est conservée dans { $file }.
ochre-resumed = Vous reprenez une partie enregistrée : { $game } ({ $seats }).
ochre-commitment = L’engagement du donneur (SHA-256 de la graine) : { $commitment }
ochre-help =
    Tapez le numéro d’une action, ou sa notation. Autres mots :
      liste         toutes les actions         plateau    revoir le plateau
      annuler       reprendre votre action     historique tout le récit
      pourquoi      pourquoi on ne peut pas annuler plus loin
      scores        les points jusqu’ici       conseil    ce que ferait un bon joueur
      quitter       la partie est enregistrée  aide       ce texte
ochre-prompt = { $seat }>
ochre-no-choice = Il n’y a pas d’action { $number } ; il y en a { $count }.
ochre-refused = { $reason } ({ $rule })
ochre-not-action = Je ne connais pas « { $text } ». Tapez aide pour voir ce qu’on peut taper.
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
ochre-verify = La graine est { $seed }. Pour vérifier la donne : ochre verify { $file }
ochre-more = … et { $count } de plus. Tapez liste pour tout voir.
ochre-player = Joueur { $number }
# Whoever sits at the terminal, in the list of seats; the story calls them ochre-player.
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

## Lists and records

ochre-games = Jeux :
ochre-content-good = { $file } : aucune erreur.
ochre-from-rulebook = règle du jeu
ochre-from-source = source
ochre-from-inferred = déduit
ochre-from-house = maison
ochre-from-overlay = fichier ajouté
ochre-replay-choose = { $events ->
    [one] Après { $events } événement : le siège { $number } doit choisir.
   *[other] Après { $events } événements : le siège { $number } doit choisir.
}
ochre-replay-chance = { $events ->
    [one] Après { $events } événement : le sort doit parler.
   *[other] Après { $events } événements : le sort doit parler.
}
ochre-verified-seed = La graine correspond à l’engagement { $commitment }.
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

ochre-serve-link = Les tables sont ouvertes : { $link }
ochre-serve-file = Tout est conservé dans { $file }
ochre-serve-stop = Ctrl+C pour arrêter. Aucune partie n’est perdue.
ochre-thinks = { $seat } réfléchit :
ochre-candidate = {"    "}{ $action } gagne à { $chance } %, essayée { $visits } fois : { $text }

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
ochre-tune-log-loss = { $positions } positions de { $games } parties. Perte logarithmique sur les parties réservées au test : { $before } avant, { $after } après.
ochre-tune-wins = Les nouveaux poids gagnent { $share } % ({ $low } à { $high }) des { $games } parties contre les anciens.
ochre-written = Écrit dans { $file }.

## What was chosen

ochre-usage-head = Ce qui a été choisi, parmi ce qui pouvait l’être ; et combien de fois ceux qui l’ont choisi ont gagné.
ochre-usage-action = action
ochre-usage-offered = offerte
ochre-usage-chosen = choisie
ochre-usage-seats = sièges
ochre-usage-wins = gagné
ochre-usage-scores = Les vainqueurs ont marqué { $winning } points en moyenne, tous ensemble { $all }.
ochre-usage-sources = points des vainqueurs et de tous, selon l’origine

## Des tables en fichiers

ochre-exported-secret = La partie n’est pas terminée. Cet enregistrement contient sa graine et toutes les cartes distribuées : personne qui y joue ne doit le voir.
ochre-imported = La partie de { $game } avec { $events } événements est maintenant la table { $table } : ouvrez /table/{ $table } sur le serveur.
ochre-imported-open = Elle n’est pas terminée. Chacun reprend sa place sur cette page.
