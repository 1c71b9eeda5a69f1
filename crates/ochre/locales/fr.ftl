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
ochre-worker-begins = { $threads ->
    [one] Ce processus attend des tâches, sur un fil d’exécution.
   *[other] Ce processus attend des tâches, sur { $threads } fils d’exécution.
}
ochre-worker-stop = Ctrl+C pour arrêter. Ce qui est commencé est terminé, ou rendu.

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

## Balance

ochre-balance-specialists = Un robot { $level } qui a un penchant, contre des robots { $level } qui n’en ont pas, { $seats } sièges
ochre-balance-viable = peut gagner
ochre-balance-not-viable = ne gagne pas assez souvent
ochre-balance-seeds = Graine et parties : { $seeds }
ochre-balance-sources = points selon l’origine : part des points des vainqueurs, part de tous les points, moyenne par siège
ochre-balance-sources-plot = D’où viennent les points
ochre-balance-winners = des vainqueurs
ochre-balance-all = de tous les sièges
ochre-balance-taken = pris si offert
ochre-balance-portion = parmi ses pareils
ochre-balance-each = par partie
ochre-balance-wins = victoires de ceux qui l’ont
ochre-balance-first = victoires si pris en premier
ochre-balance-by-seat = Victoires par siège
ochre-balance-by-bot = Victoires par robot
ochre-balance-maps = Cartes des stratégies
ochre-balance-maps-read = Chaque disque réunit les sièges qui ont tiré des parts semblables de leurs points de deux origines. Plus il est grand, plus ils sont nombreux ; du gris à l’ocre puis au rouge, plus ils gagnent.

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
ochre-calibrate-fit = Perte logarithmique des chances annoncées : { $loss }. Ce que la recherche a trouvé s’ajusterait le mieux à ces parties avec une assurance de { $confidence } et un optimisme de { $optimism } ({ $fitted }).

## Puzzles

ochre-puzzles-found = { $count ->
    [one] { $count } problème dans le fichier, dont { $lines } de plusieurs choix. Selon leur thème :
   *[other] { $count } problèmes dans le fichier, dont { $lines } de plusieurs choix. Selon leur thème :
}
ochre-puzzles-searched = { $positions } positions examinées, de { $games } parties : { $candidates } problèmes, dont { $found } retenus.

## Export and import

ochre-exported-secret = La partie n’est pas terminée. Cet enregistrement contient sa graine et toutes les cartes distribuées : personne qui y joue ne doit le voir.
ochre-imported = La partie de { $game } avec { $events } événements est maintenant la table { $table } : ouvrez /table/{ $table } sur le serveur.
ochre-imported-open = Elle n’est pas terminée. Chacun reprend sa place sur cette page.

## Backups

ochre-backed-up = { $file } contient { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} avec { $events ->
    [one] { $events } événement
   *[other] { $events } événements
} et { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}. Il s’y trouve des cartes cachées et des empreintes de mots de passe : gardez-le à l’abri des regards.
ochre-restored = La base de données contient maintenant ce que contient { $file } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} avec { $events ->
    [one] { $events } événement
   *[other] { $events } événements
} et { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}.

## Doctor

ochre-doctor-good = bon
ochre-doctor-warning = attention
ochre-doctor-error = erreur
ochre-doctor-failed = { $errors ->
    [one] un problème trouvé
   *[other] { $errors } problèmes trouvés
} ; la solution est indiquée sous chacun
ochre-doctor-no-database = Il n’y a pas encore de base de données. Le serveur la crée au démarrage.
ochre-doctor-unreachable = La base de données est illisible : { $error }
ochre-doctor-unreachable-advice = Vérifiez --data et --database, les droits du fichier, et que le serveur de base de données est en marche.
ochre-doctor-in-use = Un serveur utilise la base de données.
ochre-doctor-free = Aucun serveur n’utilise la base de données.
ochre-doctor-intact = La base de données est intacte.
ochre-doctor-damage = La base de données est endommagée : { $problem }
ochre-doctor-loose = { $rows ->
    [one] { $rows } ligne de { $table } ({ $column }) renvoie
   *[other] { $rows } lignes de { $table } ({ $column }) renvoient
} à des lignes absentes de { $parent }.
ochre-doctor-broken-log = Le journal de la table { $table } a des trous ou n’a pas la longueur voulue.
ochre-doctor-restore-advice = Copiez les fichiers de la base en lieu sûr, arrêtez le serveur et restaurez votre dernière sauvegarde : ochre restore FILE --replace
ochre-doctor-schema = Le schéma a la version { $found }, celle de ce programme.
ochre-doctor-schema-older = Le schéma a la version { $found } ; ce programme utilise la version { $newest }. Les tables n’ont pas été vérifiées.
ochre-doctor-schema-older-advice = Faites une sauvegarde et démarrez le serveur, qui met le schéma à jour. Puis relancez ochre doctor.
ochre-doctor-schema-newer = Le schéma a la version { $found } ; ce programme connaît les versions jusqu’à { $newest }.
ochre-doctor-schema-newer-advice = Lancez la version plus récente du programme, ou restaurez une sauvegarde antérieure à la mise à jour.
ochre-doctor-records = { $tables ->
    [one] { $tables } table rejouée et vérifiée
   *[other] { $tables } tables rejouées et vérifiées
}, { $events ->
    [one] { $events } événement
   *[other] { $events } événements
} en tout.
ochre-doctor-record-broken = La table { $table } ne peut pas être rejouée : { $error }
ochre-doctor-record-broken-advice = Le serveur n’ouvre pas cette table ; toutes les autres continuent. Si elle compte pour vous, restaurez une sauvegarde où elle est entière.
ochre-doctor-record-outdated = { $tables ->
    [one] { $tables } partie terminée a été jouée avec d’autres règles ou un autre contenu. Sa page montre
   *[other] { $tables } parties terminées ont été jouées avec d’autres règles ou un autre contenu. Leurs pages montrent
} toujours les joueurs, le résultat et le journal.
ochre-doctor-record-stuck = La partie de la table { $table } n’est pas terminée et ne peut pas continuer avec ce programme : { $error }
ochre-doctor-record-stuck-advice = Pour la continuer, exportez son enregistrement et importez-le dans la version antérieure du programme.
ochre-doctor-private = Vous seul pouvez lire les fichiers de la base de données.
ochre-doctor-readable = D’autres peuvent lire { $file } (mode { $mode }), qui contient des cartes cachées et des empreintes de mots de passe.
ochre-doctor-folder = D’autres peuvent écrire dans le dossier { $file } (mode { $mode }) et remplacer la base de données.
ochre-doctor-readable-advice = Exécutez : { $command }
ochre-doctor-space = { $free } Mo sont libres sur le disque ; la base de données occupe { $size } Mo.
ochre-doctor-space-low = Il ne reste que { $free } Mo sur le disque ; la base de données occupe { $size } Mo.
ochre-doctor-space-advice = Libérez de la place, ou déplacez la base sur un disque plus grand avec --data. Sur un disque plein, personne ne peut jouer.
ochre-doctor-settings = Les réglages sont sans erreur.
ochre-doctor-listen = Le serveur ne peut pas écouter sur { $address } : { $error }
ochre-doctor-listen-advice = Arrêtez le programme qui utilise cette adresse, ou choisissez-en une autre avec --listen ou --metrics-listen.
ochre-doctor-metrics = Quiconque atteint { $address } peut lire les métriques.
ochre-doctor-metrics-advice = Écoutez sur une adresse locale, par exemple --metrics-listen 127.0.0.1:4401.
ochre-doctor-plain = L’adresse publique n’est pas chiffrée : mots de passe et cartes traversent le réseau en clair.
ochre-doctor-plain-advice = Placez le serveur derrière un proxy avec TLS et donnez une adresse https avec --public-url.
ochre-doctor-open = D’autres machines peuvent atteindre { $address }, et les connexions ne sont pas chiffrées. Cela convient dans un réseau de confiance.
ochre-doctor-open-advice = Sur Internet, écoutez sur 127.0.0.1 derrière un proxy avec TLS, et réglez --public-url et --trust-proxy.
ochre-doctor-untrusted = L’adresse publique est en https, mais aucun proxy n’est reconnu : tous les joueurs partagent une seule adresse et ses limites.
ochre-doctor-untrusted-advice = Donnez à --trust-proxy le nombre de proxys devant le serveur, en général 1.
ochre-doctor-forged = Qui atteint { $address } sans passer par le proxy peut prétendre à n’importe quelle adresse.
ochre-doctor-forged-advice = Écoutez sur 127.0.0.1, ou ne laissez que le proxy se connecter.
ochre-doctor-unlimited = Les limites de débit sont désactivées, et d’autres machines peuvent atteindre le serveur.
ochre-doctor-unlimited-advice = Retirez --rate-limits off, sauf si vous avez confiance en tout le réseau.
ochre-doctor-seed = Toutes les graines découlent de --seed : qui connaît le nombre connaît les cartes.
ochre-doctor-seed-advice = Retirez --seed pour des parties équitables.
ochre-doctor-token = Le jeton des métriques est court et peut être deviné.
ochre-doctor-token-advice = Choisissez-en un au hasard, d’au moins 16 caractères.
ochre-doctor-database = La connexion à la base de données traverse un réseau sans chiffrement.
ochre-doctor-database-advice = Ajoutez le paramètre sslmode=require à l’adresse de la base de données.
ochre-doctor-content = Le dossier de --content contient une erreur, et le serveur ne démarre pas : { $error }
ochre-doctor-content-advice = Corrigez le fichier, ou démarrez sans --content.
ochre-doctor-mail = Le serveur ne peut pas démarrer avec ces réglages du courriel : { $error }
ochre-doctor-mail-advice = Corrigez --smtp, --mail-from et --public-url, ou démarrez sans --smtp.
ochre-doctor-mail-plain = La connexion au serveur de courriel { $host } n’est pas chiffrée : d’autres peuvent lire son mot de passe et les liens vers de nouveaux mots de passe.
ochre-doctor-mail-plain-advice = Prenez une adresse en smtps://, ou ajoutez-y « ?tls=required ».
ochre-doctor-mail-unused = Il y a un expéditeur, mais sans --smtp aucun courriel n’est envoyé.
ochre-doctor-mail-unused-advice = Donnez --smtp, ou retirez --mail-from.
ochre-doctor-private-calls = Toutes les personnes qui jouent ici peuvent faire appeler au serveur des adresses de son réseau privé.
ochre-doctor-private-calls-advice = Retirez --notice-private on, sauf si vous faites confiance à toutes ces personnes.

# Ratings.
ochre-ratings-rebuilt =
    { $results ->
        [one] { $results } résultat
       *[other] { $results } résultats
    }, dont { $rated } pour le classement.{ $unreadable ->
        [0] {""}
        [one] {" "}{ $unreadable } partie terminée est illisible ; son résultat reste tel quel.
       *[other] {" "}{ $unreadable } parties terminées sont illisibles ; leurs résultats restent tels quels.
    }

## House
ochre-admin-done = C’est fait.
ochre-admin-nothing = Cela n’existe pas, ou c’est déjà fait.
ochre-admin-none = Il n’y a pas de base de données d’Ochre ici. Vérifiez --data et --database.
ochre-admin-schema = La base de données est d’une autre version que ce programme. Démarrez une fois le serveur avec ce programme.
ochre-admin-nobody = Personne n’a le compte ou le numéro { $person }.
ochre-admin-administrator = Un administrateur ne peut pas être exclu. Retirez d’abord ses droits avec ochre admin revoke.
