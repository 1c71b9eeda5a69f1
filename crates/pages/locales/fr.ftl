### Les pages en français.

pages-title = Ochre
pages-front-title = Ochre – jeux de société de l’âge de glace
pages-skip = Aller au contenu
pages-menu = Menu
pages-menu-tables = Tables
pages-menu-account = Nom et compte
pages-language = Langue
pages-theme = Couleurs
pages-theme-device = Appareil
pages-theme-light = Jour
pages-theme-dark = Nuit
pages-footer = Ochre distribue honnêtement, connaît les règles et se souvient de chaque partie.
pages-home = Vers l’accueil
pages-close = Fermer
pages-save = Enregistrer
pages-contents = Sommaire
pages-board = Plateau

## Seats

pages-mark-bear = ours
pages-mark-wolf = loup
pages-mark-eagle = aigle
pages-mark-stag = cerf
pages-mark-owl = hibou
pages-level-random = Robot : joue au hasard
pages-level-greedy = Robot : rapide et avide
pages-level-easy = Robot : facile
pages-level-medium = Robot : moyen
pages-level-hard = Robot : difficile
pages-seat-open = place libre
pages-you = vous
pages-here = présent
pages-away = absent
pages-bot = robot
pages-stand-in = robot, en attendant
pages-points = pts

## Front page

pages-hero = Approchez du feu
pages-hero-words = Des jeux de stratégie de l’âge de glace, contre des robots ou entre amis. Aucun compte nécessaire : choisissez un jeu et jouez.
pages-games = Jouer tout de suite
pages-quick = Jouer contre des robots
pages-guided = Apprendre en jouant
pages-new = Préparer une table
pages-rules = Règles
pages-gallery = Cartes et tuiles
pages-card-seats = De { $fewest } à { $most } joueurs
pages-mine = Vos tables
pages-public = Ouvertes à tous
pages-join-title = Rejoindre des amis
pages-join-words = On vous a envoyé le lien d’une table ? Ouvrez-le, ou collez-le ici.
pages-join-link = Lien de la table
pages-join-go = Y aller
pages-row-yours = À vous de jouer
pages-row-waiting = { $open ->
    [one] Une place est libre
   *[other] { $open } places sont libres
}
pages-row-playing = Au tour de { $name }
pages-row-over = Victoire : { $names }
pages-ago-now = à l’instant
pages-ago-minutes = il y a { $count } min
pages-ago-hours = il y a { $count } h
pages-ago-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}

## A new table

pages-new-title = Nouvelle table : { $game }
pages-new-people = Joueurs
pages-new-seat = Place { $number }
pages-new-seat-here = Sur cet appareil
pages-new-seat-open = Libre : quelqu’un qui a le lien
pages-new-seat-name = Nom à la place { $number }, si ce n’est pas vous
pages-new-seat-name-example = nom, si ce n’est pas vous
pages-new-seats-words = Plusieurs personnes peuvent partager cet appareil : on se passe l’écran et les mains restent cachées. Les places au-delà du nombre de joueurs sont ignorées.
pages-new-options = Options
pages-new-table = Table
pages-new-name = Titre
pages-new-name-words = Visible de tous à la table. Peut rester vide.
pages-new-visibility = Qui peut la trouver ?
pages-new-visibility-link = Ceux qui ont le lien
pages-new-visibility-public = Tout le monde : elle figure à l’accueil
pages-new-pace = Temps par tour
pages-new-pace-none = Sans limite
pages-new-pace-minutes = Minutes
pages-new-pace-days = Jours
pages-new-pace-amount = Combien de minutes ou de jours
pages-new-pace-words = Le temps écoulé, un robot joue à votre place ; vous pouvez revenir à tout moment.
pages-new-open = Ouvrir la table
pages-new-others = Un autre jeu ?
pages-name = Votre nom

## Account

pages-account = Nom et compte
pages-account-words = Vous pouvez jouer sans compte. Avec un compte, vous retrouvez vos places sur tous vos appareils.
pages-account-new = Nouveau compte
pages-account-have = J’ai déjà un compte
pages-account-login = Nom du compte
pages-account-password = Mot de passe (au moins 8 caractères)
pages-account-create = Créer le compte
pages-account-sign-in = Se connecter
pages-account-sign-out = Se déconnecter
pages-account-signed-in = Vous êtes connecté sous le nom { $login }.
pages-account-wrong = Le nom du compte ou le mot de passe est faux.
pages-account-taken = Un compte porte déjà ce nom.
pages-account-short = Le mot de passe est trop court : il faut au moins 8 caractères.
pages-account-no-name = Dites d’abord un nom, s’il vous plaît.
pages-account-saved = Enregistré.
pages-account-programs = Programmes
pages-account-programs-words = Un programme à vous peut occuper vos places grâce à un jeton. La description se trouve à l’adresse /api/v1/openapi.json.
pages-account-token = Créer un jeton
pages-account-token-once = Ce jeton n’est montré qu’une fois. Gardez-le secret :
pages-name-shown = Le nom que voient les autres

## A table that waits

pages-waiting-title = En attente de joueurs
pages-waiting-words = La partie commence quand toutes les places sont prises. Envoyez ce lien à ceux qui doivent vous rejoindre : un nom leur suffit.
pages-link = Lien
pages-copy = Copier
pages-copied = Copié.
pages-sit = S’asseoir
pages-stand-up = Se lever
pages-fill = Commencer avec des robots
pages-fill-words = Personne d’autre ne vient ? Les places libres vont à
pages-pace-minutes = { $count ->
    [one] Une minute par tour.
   *[other] { $count } minutes par tour.
}
pages-pace-days = { $count ->
    [one] Un jour par tour.
   *[other] { $count } jours par tour.
}

## A table in play

pages-your-turn = À vous de jouer
pages-turn-yours = À vous de jouer. { $question }
pages-turn-theirs = Au tour de { $name } : « { $question } »
pages-turn-bot = { $name } réfléchit : « { $question } »
pages-turn-chance = La distribution est en cours.
pages-clock-title = Temps restant pour ce tour
pages-clock-seconds = { $count } s
pages-clock-minutes = { $count } min
pages-clock-hours = { $count } h
pages-clock-days = { $count } jours
pages-parts = Parties du plateau
pages-own-board = Votre plateau
pages-hand = Votre main
pages-choices = Ce que vous pouvez faire
pages-narrowed = Seulement ce qui correspond aux endroits touchés.
pages-show-all = Tout montrer
pages-watching = Vous regardez. Seul ce que tout le monde peut savoir est montré.
pages-undo = Annuler
pages-restart = Recommencer le tour
pages-undo-left = { $steps ->
    [0] Rien à annuler. { $why }
    [one] Une décision peut être annulée, pas plus : { $why }
   *[other] { $steps } décisions peuvent être annulées, pas plus : { $why }
}
pages-advice = Demander conseil
pages-hint = Conseil
pages-hint-bot = Un robot ferait ceci :
pages-guide-step = Première partie, étape { $step } sur { $of }
pages-guide-skip = Continuer sans le guide
pages-seats = Autour de la table
pages-estimate = Entre { $least } et { $most }, d’après ce que vous pouvez savoir
pages-estimate-words = ≈ est une estimation d’après ce que vous voyez.
pages-log = Ce qui s’est passé
pages-log-all = Toute l’histoire
pages-log-empty = Encore rien.
pages-chat = Discussion
pages-chat-empty = Personne n’a encore rien dit.
pages-chat-say = Dire quelque chose
pages-chat-send = Envoyer
pages-about = Cette table
pages-own-seats = Vos places :
pages-leave = Quitter
pages-resign = Abandonner
pages-leave-words = Un robot joue à votre place pour que les autres puissent finir. Après avoir quitté, vous pouvez revenir.
pages-away-words = Un robot joue à votre place.
pages-return = Reprendre ma place
pages-commitment = L’engagement du donneur (SHA-256 de la graine)
pages-commitment-words = Tout le hasard de cette table vient d’un seul nombre secret. Voici son empreinte ; après la partie, le nombre lui-même est montré et chacun peut vérifier la distribution.
pages-lost = Connexion perdue. Nouvel essai…
pages-back = Connexion rétablie.
pages-failed = Cela n’est pas arrivé jusqu’à la table. Veuillez réessayer.
pages-rule = Règle

## Asking first

pages-sure = En êtes-vous sûr ?
pages-sure-yes = Oui, faire cela
pages-sure-no = Revenir

## Keys

pages-keys = Clavier
pages-key-help = cette liste
pages-key-number = faire ce qui se trouve à cette place de la liste
pages-key-list = parcourir la liste
pages-key-board = aller d’un endroit du plateau à l’autre
pages-key-to-board = vers le plateau
pages-key-to-choices = vers la liste
pages-key-escape = oublier les endroits touchés, replier le plateau d’un adversaire
pages-key-undo = annuler
pages-key-restart = recommencer le tour
pages-key-log = toute l’histoire
pages-key-chat = discussion
pages-key-say = lire à qui est le tour
pages-key-face = lire la carte ou tuile suivante (Maj : la précédente)
pages-key-rule = aller à la règle derrière l’explication affichée

## Handing over

pages-hand-over-title = Passez l’appareil à { $name }
pages-hand-over-words = Rien de secret n’est sur cet écran. Tous les autres détournent le regard.
pages-hand-over-go = Je suis { $name }

## After the game

pages-over = La partie est terminée
pages-winners = { $count ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}
pages-result = Résultat
pages-points-source = Points grâce à
pages-points-place = Rang
pages-points-total = Total
pages-points-tie = En cas d’égalité : { $what }
pages-chart-source = Points par origine
pages-chart-source-words = Barres des points de chaque joueur par origine. Les mêmes nombres figurent dans le tableau des résultats.
pages-chart-round = Points par manche
pages-chart-round-words = Courbes des points de chaque joueur, manche après manche. Les mêmes nombres figurent dans le tableau ci-dessous.
pages-chart-numbers = Les nombres
pages-round = Manche
pages-next = Et maintenant ?
pages-rematch = Rejouer
pages-record = Télécharger la partie
pages-to-table = Vers la table
pages-replay = Revoir la partie
pages-replay-start = La revoir depuis le début
pages-replay-end = La revoir depuis la fin
pages-replay-step = Étape { $step } sur { $last }
pages-replay-first = Au début
pages-replay-previous = Une étape en arrière
pages-replay-next = Une étape en avant
pages-replay-last = À la fin
pages-replay-eyes = Vue par
pages-replay-public = un spectateur
pages-fork = Essayer à partir d’ici
pages-fork-words = Ouvre une table à vous dans cette position. Vous jouez toutes les places.

## Fair dealing

pages-verify = Distribution honnête
pages-verify-go = Vérifier la distribution
pages-verify-words = L’empreinte a été montrée avant la première carte. La graine est la seule à lui correspondre, et elle décide de chaque tirage de la partie.
pages-verify-fair = La distribution était honnête : { $events } événements ont été rejoués, et la graine a donné les { $draws } tirages.
pages-verify-not-yet = La partie n’est pas terminée. La graine reste secrète jusque-là.
pages-verify-broken = La distribution ne correspond pas à l’engagement.
pages-verify-yourself = Vous n’avez pas à croire cette page. Téléchargez la partie et vérifiez vous-même :
pages-seed = La graine

## Rules and faces

pages-rules-title = Règles : { $game }
pages-rules-words = Chaque règle a un numéro ; les refus et les infobulles y mènent. Cherchez avec votre navigateur (Ctrl+F ou ⌘F).
pages-gallery-title = Cartes et tuiles : { $game }
pages-gallery-words = Tout ce qui est imprimé dans la boîte, dessiné avec nos propres icônes et mis en mots. Chaque valeur dit d’où elle vient.
pages-gallery-copies = { $copies ->
    [one] 1 exemplaire.
   *[other] { $copies } exemplaires.
}
pages-from-rulebook = livret
pages-from-source = source
pages-from-inferred = déduit
pages-from-house = maison
pages-from-overlay = à vous
pages-from-rulebook-words = écrit dans un livret de règles
pages-from-source-words = vu dans une source publique
pages-from-inferred-words = découle d’un livret ou d’une source
pages-from-house-words = conçu par nous, car le livret ne montre qu’une image
pages-from-overlay-words = du fichier de contenu du propriétaire de la boîte

## What can go wrong

pages-problem-no-page = Cette page n’existe pas
pages-problem-no-page-words = L’adresse est fausse, ou la page a suivi les troupeaux.
pages-problem-no-table = Cette table n’existe pas
pages-problem-no-table-words = Vérifiez le lien. Une lettre s’est peut-être perdue en route.
pages-problem-no-game = Ce jeu n’existe pas
pages-problem-no-game-words = L’accueil montre tous les jeux qui existent.
pages-problem-not-yours = Cette place n’est pas à vous
pages-problem-not-yours-words = Seule la personne assise là peut faire cela. Si c’est vous, ouvrez la table dans le navigateur où vous vous êtes assis, ou connectez-vous.
pages-problem-forged = Cette demande vient d’ailleurs
pages-problem-forged-words = Elle n’a pas été envoyée depuis une page de cette table, donc rien n’a été fait. Revenez en arrière et réessayez.
pages-problem-unreadable = Nous n’avons pas pu lire cela
pages-problem-unreadable-words = Quelque chose dans le formulaire ou l’adresse n’a pas de sens pour nous. Rien n’a été changé.
pages-problem-not-now = Pas maintenant
pages-problem-not-now-words = La table ne peut pas faire cela en ce moment. Rien n’a été changé.
pages-problem-too-large = C’est trop
pages-problem-too-large-words = Ce qui a été envoyé dépasse tout ce que nous attendons. Rien n’a été changé.
pages-problem-too-many = Doucement, s’il vous plaît
pages-problem-too-many-words = Trop de demandes en peu de temps. Attendez un instant et réessayez.
pages-problem-busy = Le serveur se repose
pages-problem-busy-words = Il s’arrête ou a trop à faire. Vos parties sont en sûreté. Réessayez dans un instant.
pages-problem-broken = Quelque chose s’est cassé
pages-problem-broken-words = C’est notre faute. Tout ce qui vous a été confirmé est en sûreté. Réessayez.
