### Les pages en français.

pages-title = Ochre
pages-front-title = Ochre – jeux de société de l’âge de glace
pages-skip = Aller au contenu
pages-menu = Menu
pages-menu-tables = Tables
pages-menu-account = Nom et compte
pages-language = Langue
pages-theme = Thème
pages-theme-device = Comme l’appareil
pages-theme-light = Clair
pages-theme-dark = Sombre
pages-footer = Chaque partie est enregistrée et chaque tirage peut être vérifié.
pages-licences = Licences du logiciel
pages-translations = Traductions
pages-translations-words = Le nombre de messages de chaque dossier dans chaque langue. Ce qui manque s’affiche en anglais.
pages-translations-folder = Dossier
pages-translations-rules = Index des règles, { $game }
pages-translations-there = traduit
pages-translations-in-english = en anglais
pages-translations-complete = Il ne manque rien dans aucune langue.
pages-translations-copy = Voici ce qui manque. Copiez une entrée dans le fichier nommé au-dessus et traduisez ce qui suit le signe égal.
pages-translations-missing = { $count ->
    [one] Il manque { $count } message.
   *[other] Il manque { $count } messages.
}
pages-home = Aller à l’accueil
pages-close = Fermer
pages-save = Enregistrer
pages-contents = Sommaire
pages-board = Plateau

## Seats

pages-emblem-bear = ours
pages-emblem-wolf = loup
pages-emblem-eagle = aigle
pages-emblem-stag = cerf
pages-emblem-owl = hibou
pages-level-random = Robot : coups au hasard
pages-level-greedy = Robot : glouton
pages-level-easy = Robot : facile
pages-level-medium = Robot : moyen
pages-level-hard = Robot : difficile
pages-seat-open = place libre
pages-you = vous
pages-here = en ligne
pages-away = absent
pages-bot = robot
pages-stand-in = robot remplaçant
pages-points = pts

## Front page

pages-hero = Approchez du feu
pages-hero-words = Des jeux de stratégie de l’âge de glace, contre des robots ou entre amis. Aucun compte nécessaire : choisissez un jeu et jouez.
pages-games = Jeux
pages-quick = Jouer contre des robots
pages-guided = Apprendre en jouant
pages-new = Préparer une table
pages-rules = Règles
pages-gallery = Cartes et tuiles
pages-card-seats = De { $fewest } à { $most } joueurs
pages-mine = Vos tables
pages-public = Tables publiques
pages-join-title = Rejoindre une table
pages-join-words = On vous a envoyé le lien d’une table ? Ouvrez-le, ou collez-le ici.
pages-join-link = Lien de la table
pages-join-go = Rejoindre
pages-row-yours = À vous de jouer
pages-row-waiting = { $open ->
    [one] Une place est libre
   *[other] { $open } places sont libres
}
pages-row-playing = Au tour de { $name }
pages-row-over = Victoire : { $names }
pages-row-ended = Terminée
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
pages-new-seat-open = Libre : toute personne ayant le lien
pages-new-seat-name = Nom du joueur à la place { $number }, si ce n’est pas vous
pages-new-seat-name-example = Nom, si ce n’est pas vous
pages-new-seats-words = Plusieurs joueurs peuvent partager cet appareil : vous vous le passez entre les tours, et les mains restent cachées. Les places au-delà du nombre de joueurs ne servent pas.
pages-new-options = Options
pages-new-table = Table
pages-new-name = Titre
pages-new-name-words = Visible par tous à la table. Facultatif.
pages-new-visibility = Qui peut trouver cette table ?
pages-new-visibility-link = Toute personne ayant le lien
pages-new-visibility-public = Tout le monde : la table figure à l’accueil
pages-new-pace = Temps par tour
pages-new-pace-none = Sans limite
pages-new-pace-minutes = Minutes
pages-new-pace-days = Jours
pages-new-pace-amount = Nombre de minutes ou de jours
pages-new-pace-words = Quand votre temps est écoulé, un robot joue à votre place. Vous pouvez la reprendre à tout moment.
pages-new-open = Ouvrir la table
pages-new-others = Autres jeux :
pages-name = Votre nom

## Account

pages-account = Nom et compte
pages-account-words = Vous pouvez jouer sans compte. Avec un compte, vous gardez vos places sur tous vos appareils.
pages-account-new = Créer un compte
pages-account-have = Vous avez déjà un compte ?
pages-account-login = Nom du compte
pages-account-password = Mot de passe (au moins 8 caractères)
pages-account-create = Créer le compte
pages-account-sign-in = Se connecter
pages-account-sign-out = Se déconnecter
pages-account-signed-in = Vous êtes connecté sous le nom { $login }.
pages-account-wrong = Nom de compte ou mot de passe incorrect.
pages-account-taken = Ce nom de compte, ou un nom qui lui ressemble, est déjà pris.
pages-account-short = Le mot de passe est trop court : utilisez au moins 8 caractères.
pages-account-weak = Ce mot de passe est trop facile à deviner : il est courant, suit un motif simple ou reprend le nom du compte.
pages-account-no-name = Saisissez d’abord un nom.
pages-account-saved = Enregistré.
pages-account-change-password = Changer le mot de passe
pages-account-change-password-words = Un nouveau mot de passe vous déconnecte partout ailleurs.
pages-account-current-password = Mot de passe actuel
pages-account-new-password = Nouveau mot de passe (au moins 8 caractères)
pages-sessions = Où vous êtes connecté
pages-sessions-words = Un navigateur est déconnecté après 90 jours sans utilisation, un invité après un an. Un jeton dure un an.
pages-session-browser = { $number }. Navigateur
pages-session-program = { $number }. Jeton d’API
pages-session-current = celle-ci
pages-session-used = Dernière utilisation : { $ago }.
pages-session-left = { $days ->
    [0] Se termine aujourd’hui.
    [one] Se termine dans un jour.
   *[other] Se termine dans { $days } jours.
}
pages-session-end = Terminer
pages-session-end-others = Terminer toutes les autres
pages-account-programs = Jeton d’API
pages-account-programs-words = Avec un jeton, un programme peut jouer à vos places. L’API est décrite à l’adresse /api/v1/openapi.json.
pages-account-token = Créer un jeton
pages-account-token-once = Ce jeton n’est affiché qu’une fois. Gardez-le secret :
pages-name-shown = Nom visible par les autres joueurs

## Waiting for players

pages-waiting-title = En attente de joueurs
pages-waiting-words = La partie commence quand toutes les places sont prises. Envoyez ce lien à vos amis : il leur suffit d’un nom.
pages-link = Lien
pages-copy = Copier
pages-copied = Copié.
pages-sit = Rejoindre
pages-stand-up = Quitter la place
pages-fill = Commencer avec des robots
pages-fill-words = Personne d’autre ? Remplissez les places libres avec
pages-fill-later = { $minutes ->
    [one] Dans une minute, tous ceux qui sont à la table pourront commencer avec des robots. D’ici là, seule la personne qui l’a ouverte le peut.
   *[other] Dans { $minutes } minutes, tous ceux qui sont à la table pourront commencer avec des robots. D’ici là, seule la personne qui l’a ouverte le peut.
}
pages-remove = Retirer
pages-seating-anyone-words = Quiconque trouve cette table peut prendre une place libre.
pages-seating-close = Seulement sur invitation
pages-seating-invited-words = Seules les personnes qui ont votre lien ci-dessus peuvent prendre une place libre.
pages-seating-open = Laisser entrer tout le monde
pages-seating-closed = Les places libres sont réservées aux personnes invitées par celle qui a ouvert cette table.
pages-end = Fermer cette table
pages-ended = Cette table a été fermée.
pages-pace-minutes = { $count ->
    [one] Une minute par tour.
   *[other] { $count } minutes par tour.
}
pages-pace-days = { $count ->
    [one] Un jour par tour.
   *[other] { $count } jours par tour.
}

## Playing

pages-your-turn = À vous de jouer
pages-turn-yours = À vous de jouer. { $question }
pages-turn-theirs = Au tour de { $name } : « { $question } »
pages-turn-bot = { $name } réfléchit : « { $question } »
pages-turn-chance = Tirage en cours.
pages-clock-title = Temps restant pour ce tour
pages-clock-seconds = { $count } s
pages-clock-minutes = { $count } min
pages-clock-hours = { $count } h
pages-clock-days = { $count } jours
pages-own-board = Votre plateau
pages-hand = Votre main
pages-choices = Vos choix
pages-narrowed = Seuls les choix pour les endroits sélectionnés sont affichés.
pages-show-all = Tout afficher
pages-watching = Vous êtes spectateur et ne voyez que les informations publiques.
pages-undo = Annuler
pages-restart = Recommencer
pages-undo-left = { $steps ->
    [0] Vous ne pouvez rien annuler. { $why }
    [one] Vous pouvez annuler une décision. { $why }
   *[other] Vous pouvez annuler { $steps } décisions. { $why }
}
pages-advice = Conseil
pages-hint = Conseil
pages-hint-bot = Les meilleurs choix et vos chances de gagner :
pages-hint-chance = { $percent } %
pages-guide-step = Première partie, étape { $step } sur { $of }
pages-guide-skip = Quitter le guide
pages-seats = Joueurs
pages-estimate = Entre { $least } et { $most }, d’après ce que vous voyez
pages-log = Récit
pages-log-empty = Il ne s’est encore rien passé.
pages-chat = Discussion
pages-chat-empty = Aucun message pour l’instant.
pages-chat-say = Écrire un message
pages-chat-send = Envoyer
pages-about = Table
pages-own-seats = Vos places :
pages-leave = Quitter
pages-resign = Abandonner
pages-leave-words = Si vous quittez ou abandonnez, un robot joue à votre place pour que les autres puissent finir. Vous pouvez revenir à tout moment.
pages-away-words = Un robot joue à votre place.
pages-return = Reprendre votre place
pages-commitment = Engagement (SHA-256 de la graine)
pages-commitment-words = Tous les tirages de cette table viennent d’un seul nombre secret, la graine. Voici son empreinte. Après la partie, la graine est affichée et vous pouvez vérifier chaque tirage.
pages-lost = Connexion perdue. Reconnexion…
pages-back = Connexion rétablie.
pages-failed = Votre demande n’a pas atteint le serveur. Réessayez.
pages-rule = Règle
pages-tip-primer = Dans l’initiation

## Confirmation

pages-sure = En êtes-vous sûr ?
pages-sure-yes = Confirmer
pages-sure-no = Revenir

## Keyboard

pages-keys = Raccourcis clavier
pages-key-help = Afficher cette liste
pages-key-number = Choisir l’action qui porte ce numéro
pages-key-list = Parcourir la liste des actions
pages-key-board = Passer d’un endroit du plateau à l’autre
pages-key-to-board = Aller au plateau
pages-key-to-choices = Aller à la liste des actions
pages-key-escape = Fermer le menu, un panneau ou un agrandissement ; effacer la sélection
pages-key-again = Refaire la même chose
pages-key-undo = Annuler
pages-key-restart = Recommencer le tour
pages-key-log = Afficher tout le journal
pages-key-chat = Ouvrir la discussion
pages-key-say = Lire à qui est le tour
pages-key-face = Lire la carte ou tuile suivante (avec Maj : la précédente)
pages-key-rule = Suivre le lien de l’infobulle
pages-key-numbers = Afficher ou masquer les numéros des lieux

## Passing the device

pages-hand-over-title = Passez l’appareil à { $name }
pages-hand-over-words = Rien de secret n’est affiché. Que les autres joueurs détournent le regard.
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
pages-points-tie = Départage : { $what }
pages-chart-source = Points par origine
pages-chart-source-words = Diagramme en barres des points de chaque joueur par origine. Le tableau des résultats donne les mêmes nombres.
pages-chart-round = Points par manche
pages-chart-round-words = Courbes des points de chaque joueur par manche. Le tableau ci-dessous donne les mêmes nombres.
pages-chart-numbers = Afficher les nombres
pages-round = Manche
pages-next = Et maintenant ?
pages-rematch = Rejouer
pages-record = Télécharger la partie
pages-to-table = Aller à la table
pages-replay = Revoir la partie
pages-replay-start = Revoir depuis le début
pages-replay-end = Revoir depuis la fin
pages-replay-first = Aller au début
pages-replay-previous = Reculer d’une étape
pages-replay-next = Avancer d’une étape
pages-replay-last = Aller à la fin
pages-replay-viewpoint = Point de vue
pages-replay-public = Spectateur
pages-replay-step =
    { $round ->
        [0] Étape { $step } sur { $last }
       *[other] Manche { $round }, étape { $step } sur { $last }
    }
pages-replay-turn-back = Reculer d’un tour
pages-replay-turn-on = Avancer d’un tour
pages-replay-play = Lire
pages-replay-pause = Pause
pages-replay-slider = Étape
pages-replay-go = Aller
pages-replay-speed = Vitesse
pages-replay-slow = Lente
pages-replay-normal = Normale
pages-replay-fast = Rapide
pages-replay-elsewhere = Autres places, manches et tours
pages-replay-rounds = Manches
pages-replay-round = Manche { $round }
pages-replay-turns = Tours de cette manche
pages-replay-turn = Tour de { $name }, étape { $step }
pages-fork = Essayer à partir d’ici
pages-fork-all = Jouer toutes les places
pages-fork-words = Ouvre une nouvelle table à cette position. Vous prenez la place de { $name } et des robots prennent les autres ; cette partie reste telle quelle.

## Tables without their rules

pages-archive-no-game = Ce serveur n’a plus le jeu « { $game } » : il ne peut ni montrer ni continuer la table.
pages-archive-rules = Cette partie a été jouée avec la version { $played } des règles. Ce serveur a la version { $ours } : il ne peut ni montrer le plateau ni continuer la partie.
pages-archive-content = Les cartes ou les tuiles de ce jeu ont changé depuis cette partie : ce serveur ne peut ni montrer le plateau ni la continuer.
pages-archive-damaged = Les données de cette table sont incohérentes : ce serveur ne peut ni montrer le plateau ni continuer la partie. La personne qui gère le serveur en trouve la raison dans le journal.
pages-archive-over = La partie est terminée. Son résultat, son journal et son enregistrement sont conservés.
pages-archive-running = La partie n’est pas terminée. Elle est conservée telle quelle : la personne qui gère le serveur peut la continuer avec la version du programme qui a servi à la jouer.
pages-archive-players = Joueurs
pages-archive-no-standings = La version du programme qui a servi à jouer n’a pas conservé les points.
pages-archive-no-log = Aucun journal n’a été conservé.

## Fair dealing

pages-verify = Distribution honnête
pages-verify-go = Vérifier la distribution
pages-verify-words = L’empreinte a été affichée avant la première carte. Seule cette graine a cette empreinte, et elle détermine chaque tirage de la partie.
pages-verify-fair = La distribution était honnête : { $events } événements ont été rejoués, et les { $draws } tirages viennent tous de la graine.
pages-verify-not-yet = La partie n’est pas terminée. La graine reste secrète jusque-là.
pages-verify-broken = La distribution ne correspond pas à l’engagement.
pages-verify-yourself = Vous n’avez pas à croire cette page. Téléchargez la partie et vérifiez-la vous-même :
pages-seed = Graine
pages-contributions-words = Les tirages viennent de la graine et de ces valeurs aléatoires, que les navigateurs des joueurs ont ajoutées après l’affichage de l’empreinte. Ainsi, ni les joueurs ni l’exploitant de ce serveur n’ont pu choisir les cartes.
pages-contributions-none = Personne n’a ajouté de valeur aléatoire à la graine.
pages-contribution-own = de ce navigateur
pages-contribution-missing = La valeur aléatoire ajoutée par ce navigateur, ou l’empreinte qu’il a vue, ne fait pas partie de cette partie. Ne vous fiez pas à la distribution.
pages-start = Distribuer les cartes
pages-start-words = Les cartes sont distribuées quand le navigateur de chaque joueur a ajouté une valeur aléatoire. Vous pouvez aussi distribuer sans attendre.

## Rules and gallery

pages-rules-title = Règles : { $game }
pages-rules-words = Chaque règle a un identifiant, auquel mènent les messages et les infobulles. Pour trouver un mot, utilisez la recherche de votre navigateur (Ctrl+F ou ⌘F).
pages-rules-untranslated = Les règles de cette boîte ne sont pas encore traduites ; voici l’index anglais.
pages-rules-primer = Vous découvrez cette boîte ? Lisez d’abord l’initiation.
pages-rules-explained = initiation
pages-rules-explained-words = Expliqué dans l’initiation
pages-primer-title = Jouer à { $game }
pages-primer-time = Cinq minutes de lecture.
pages-primer-index = Toutes les règles, par numéro
pages-primer-guided = Jouer une manche guidée
pages-primer-instead = Plutôt :
pages-primer-player = { $number ->
    [1] Vous
    [2] Mara
    [3] Jonas
    [4] Iris
   *[other] Noor
}
pages-gallery-title = Cartes et tuiles : { $game }
pages-gallery-words = Les cartes, tuiles et plateaux avec lesquels Ochre joue, dessinés avec nos propres icônes et expliqués. Chaque valeur indique sa source : beaucoup ne figurent qu’en image dans les livrets, et ce qui est « conçu par nous » n’est pas ce qui est imprimé.
pages-gallery-copies = { $copies ->
    [one] 1 exemplaire.
   *[other] { $copies } exemplaires.
}
pages-from-rulebook = livret
pages-from-source = source publique
pages-from-inferred = déduit
pages-from-house = conçu par nous
pages-from-overlay = personnalisé
pages-from-rulebook-words = écrit dans un livret de règles
pages-from-source-words = vu dans une source publique
pages-from-inferred-words = découle d’un livret ou d’une source
pages-from-house-words = le livret ne montre qu’une image, nous avons donc choisi la valeur
pages-from-overlay-words = saisi par le propriétaire de la boîte

## Errors

pages-problem-no-page = Page introuvable
pages-problem-no-page-words = Il n’y a rien à cette adresse. Vérifiez-la, ou partez de l’accueil.
pages-problem-no-table = Table introuvable
pages-problem-no-table-words = Vérifiez le lien : il en manque peut-être une partie.
pages-problem-no-game = Jeu introuvable
pages-problem-no-game-words = L’accueil présente tous les jeux.
pages-problem-not-yours = Cette place n’est pas la vôtre
pages-problem-not-yours-words = Seul le joueur à cette place peut faire cela. Si c’est vous, utilisez le navigateur avec lequel vous avez rejoint la table, ou connectez-vous.
pages-problem-cross-origin = Cette demande vient d’un autre site
pages-problem-cross-origin-words = Elle n’a pas été envoyée depuis une page de ce serveur, donc rien n’a été modifié. Revenez en arrière et réessayez.
pages-problem-unreadable = Demande non valide
pages-problem-unreadable-words = Quelque chose dans le formulaire ou l’adresse n’est pas valide. Rien n’a été modifié.
pages-problem-not-now = Impossible pour l’instant
pages-problem-not-now-words = Vous ne pouvez pas faire cela à cette table en ce moment. Rien n’a été modifié.
pages-problem-too-large = Trop de données
pages-problem-too-large-words = Vous avez envoyé plus que le serveur n’accepte. Rien n’a été modifié.
pages-problem-too-many = Trop de demandes
pages-problem-too-many-words = Vous avez envoyé trop de demandes en peu de temps. Attendez un instant et réessayez.
pages-problem-busy = Le serveur est occupé
pages-problem-busy-words = Il s’arrête ou est surchargé. Vos parties sont en sûreté. Réessayez dans un instant.
pages-problem-broken = Une erreur s’est produite
pages-problem-broken-words = C’est notre faute. Toutes les actions confirmées sont enregistrées. Réessayez.

pages-zoom = Zoom
pages-zoom-in = Agrandir
pages-zoom-out = Réduire
pages-zoom-fit = Ajuster la table à la fenêtre
pages-views = Vues
pages-view-own = À vous
pages-view-talk = Récit
pages-sheet = Hauteur du panneau de vos actions
pages-sheet-peek = Bas : la question
pages-sheet-half = Moitié : votre main et les choix
pages-sheet-full = Plein : tous les choix
pages-plan = Votre tour
pages-all-choices = Tous ({ $count })
pages-key-all = Afficher ou masquer tous les choix
pages-key-zoom = Agrandir, réduire, ajuster

## Réglages
pages-settings = Réglages
pages-settings-words = Comment les tables se comportent pour vous. Ces réglages sont conservés dans ce navigateur.
pages-settings-back = Retour
pages-setting-obvious = Décisions évidentes
pages-setting-obvious-words = S’il n’y a qu’une réponse raisonnable, elle est donnée pour vous. Vous pouvez l’échanger ou l’annuler.
pages-setting-confirm = Confirmer ce qui fait perdre quelque chose
pages-setting-confirm-words = Demander avant une action qui fait perdre quelque chose, même si elle peut être annulée. Ce qui ne peut pas être annulé est toujours confirmé.
pages-setting-bots = Vitesse des robots
pages-setting-bots-words = Le temps que les robots attendent avant d’agir, pour que vous puissiez suivre.
pages-setting-motion = Mouvement
pages-setting-motion-words = Si les pièces se déplacent ou changent simplement de place.
pages-setting-zoom = Taille de la table
pages-setting-zoom-words = Comment la table est montrée quand vous l’ouvrez.
pages-setting-numbers = Numéros des lieux
pages-setting-numbers-words = Toujours montrer les numéros des régions et des hexagones. La touche N les montre aussi.
pages-setting-value-on = Oui
pages-setting-value-off = Non
pages-setting-value-instant = Immédiat
pages-setting-value-fast = Rapide
pages-setting-value-normal = Normal
pages-setting-value-slow = Lent
pages-setting-value-device = Comme l’appareil
pages-setting-value-reduced = Moins de mouvement
pages-setting-value-full = Tous les mouvements
pages-setting-value-fit = Entière
pages-setting-value-last = Comme je l’ai laissée

pages-blocked = Impossible pour l’instant
pages-again = Encore
pages-taken = Fait pour vous :
pages-instead = Changer
pages-take-back = Reprendre

# L’histoire racontée : résumé, scènes, ce qui est joué.
pages-recap = Depuis votre tour
pages-recap-all = Les derniers tours
pages-recap-empty = Les autres n’ont pas agi depuis.
pages-recap-times = ({ $times }×)
pages-scene = Scène
pages-scene-none = Les grands moments de la partie sont racontés ici.
pages-scene-watch = Revoir
pages-film = Ce qui se passe
pages-film-back = Une étape en arrière
pages-film-pause = Pause ou reprise
pages-film-on = Une étape en avant
pages-film-skip = Passer
pages-film-key = Espace
pages-key-film = Passer ce qui est montré
pages-key-sound = Activer ou couper le son
pages-setting-sound = Son
pages-setting-sound-words = Une pierre quand une pièce est posée, un tambour quand c’est à vous, un tic pour la discussion. La touche M coupe le son. Silencieux tant que vous n’avez pas touché la page, et là où l’appareil demande moins de mouvement.
pages-sound = Activer ou couper le son
pages-sound-on = Le son est activé.
pages-sound-off = Le son est coupé.

## Les personnes à la table
pages-clock-hurry = Votre temps est presque écoulé.
pages-resign-words = Un robot joue votre place jusqu’à la fin, et tout le monde en est informé.
pages-resign-sure = Oui, abandonner
pages-hand-over-last = { $name } a joué en dernier
pages-spectators =
    { $named ->
        [0] { $others ->
            [one] 1 personne regarde
           *[other] { $others } personnes regardent
        }
       *[other] { $others ->
            [0] Regardent : { $names }
           *[other] Regardent : { $names } et { $others } de plus
        }
    }
pages-rematch-offer = { $name } veut rejouer.
pages-rematch-agreed = d’accord
pages-rematch-missing = n’a pas répondu
pages-rematch-accept = Accepter la revanche
pages-rematch-now = Commencer maintenant, avec des robots à la place des autres
pages-rematch-go = Aller à la nouvelle partie

## My box
pages-boxes = Mes boîtes
pages-boxes-words = Saisis une fois ce qui est imprimé sur les cartes et les tuiles de ta boîte, et joue avec partout. Là où les livrets ne montrent que des images, Ochre joue avec ses propres valeurs jusqu’à ce que tu saisisses les tiennes.
pages-boxes-none = Tu n’as pas encore de boîte de ce jeu.
pages-boxes-friends = Boîtes d’amis
pages-boxes-household = Boîtes de la maison
pages-box-entered = { $entered } faces saisies sur { $faces }
pages-box-problems =
    { $count ->
        [one] Le fichier contient une erreur. Rien n’a été enregistré.
       *[other] Le fichier contient { $count } erreurs. Rien n’a été enregistré.
    }
pages-box-missing = pas saisie
pages-box-done = saisie
pages-box-yours = à toi
pages-box-same = comme imprimé
pages-box-draft = brouillon
pages-box-drafts =
    { $count ->
        [one] 1 brouillon
       *[other] { $count } brouillons
    }
pages-box-open = Saisir les faces
pages-box-play = Jouer avec
pages-box-export = Exporter
pages-box-more = Partager, versions, plus
pages-box-name = Nom
pages-box-name-example = Notre boîte
pages-box-rename = Renommer
pages-box-copy = Copier
pages-box-copy-mine = Copier dans mes boîtes
pages-box-delete = Supprimer…
pages-box-delete-words = La boîte, ses versions et ses brouillons sont supprimés. Les parties commencées avec elle gardent leurs cartes.
pages-box-delete-sure = Oui, supprimer
pages-box-shared = partagée par lien
pages-box-private = privée
pages-box-shared-words = Quiconque a le lien peut la voir, la copier et l’utiliser.
pages-box-private-words = Toi seul la vois ; les tables que tu ouvres peuvent l’utiliser.
pages-box-share = Partager par lien
pages-box-unshare = Ne plus partager
pages-box-link = Lien vers la boîte
pages-box-new = Nouvelle boîte
pages-box-create = Créer la boîte
pages-box-text = Fichier de valeurs (TOML)
pages-box-text-words = Facultatif : colle un fichier exporté ici ou sur un autre serveur.
pages-box-file = Choisir un fichier
pages-box-import = Importer dans cette boîte
pages-box-import-words = L’import remplace toutes les valeurs saisies. Les versions précédentes restent ci-dessous.
pages-box-versions = Versions
pages-box-version = Version { $number }, { $time }
pages-box-restore = Restaurer
pages-box-of = Boîte de { $owner }.
pages-box-of-household = Boîte de la maison : tout le monde peut la voir, la copier et l’utiliser.
pages-box-next-missing = Saisir la face suivante
pages-box-nothing = Aucune face ne passe le filtre.
pages-box-all = toutes
pages-box-filter = Filtrer
pages-box-filter-kind = Sorte
pages-box-filter-from = Source d’une valeur
pages-box-filter-entered = Saisie
pages-edit-faces = Faces
pages-edit-look = Voir
pages-edit-place = { $kind }, { $place } sur { $count }
pages-edit-rules = Comment jouer
pages-edit-shown = À la table
pages-edit-live = change pendant la saisie
pages-edit-words = En mots
pages-edit-problems =
    { $count ->
        [one] 1 problème
       *[other] { $count } problèmes
    }
pages-edit-wrong = Affiché sans ce qui est faux.
pages-edit-standard = Celle d’Ochre
pages-edit-begun = Les parties déjà commencées gardent leurs cartes.
pages-edit-save = Enregistrer
pages-edit-save-next = Enregistrer, puis : { $name }
pages-edit-skip = Passer
pages-edit-kept = Brouillon gardé. Il pourra être enregistré une fois le problème résolu.
pages-edit-ready = Comme imprimé ? Enregistre.
pages-edit-reset = Prendre celle d’Ochre
pages-edit-undo = Annuler
pages-edit-key = Ctrl ↵
pages-edit-change = Changer
pages-edit-less = un de moins
pages-edit-more = un de plus
pages-edit-remove = retirer
pages-edit-remove-word = Retirer { $word }
pages-edit-add = Ajouter
pages-edit-type = ou tape
pages-edit-line = instruction
pages-edit-pick = Choisir
pages-new-content = Cartes et tuiles
pages-new-content-which = Jouer avec
pages-new-content-standard = les valeurs d’Ochre
pages-new-content-link = la boîte d’un lien
pages-new-content-words = La table garde la version avec laquelle elle commence.
pages-table-box = Joué avec la boîte { $name }.
pages-table-box-faces = Voir ses cartes et tuiles
pages-gallery-of = Les cartes et tuiles de la boîte { $name }, dessinées avec nos propres icônes. Son propriétaire a saisi les valeurs personnelles.
pages-gallery-boxes = Tu as la boîte ? Saisis ce qui est imprimé.

## Review
pages-review = Analyse
pages-review-title = Analyse : { $game }
pages-review-go = Analyser la partie
pages-review-share = Partager
pages-review-scores = Résultat
pages-review-known = Jugé d’après
pages-review-known-seat = Ce que chacun savait
pages-review-known-all = Tout est connu
pages-review-begin-title = Où cette partie s’est-elle jouée ?
pages-review-begin-seat = Un robot fort examine chaque choix de la partie, d’après ce que son joueur pouvait alors savoir. Il trouve les tournants, les choix qui ont coûté quelque chose et ce qui aurait été meilleur, et il mesure la chance à part.
pages-review-begin-all = Un robot fort examine à nouveau chaque choix de la partie, cette fois avec toutes les cartes cachées connues. Ce qui était juste alors peut se révéler faux.
pages-review-begin = Analyser la partie
pages-review-begin-words = Cela prend une minute ou deux, davantage quand beaucoup de parties sont en cours. L’analyse est conservée pour tous ceux qui ont joué.
pages-review-being-made = L’analyse est en cours
pages-review-waiting = { $ahead ->
        [0] Elle commence dans un instant.
        [one] 1 autre analyse passe avant.
       *[other] { $ahead } autres analyses passent avant.
    }
pages-review-making = { $done } choix et tirages examinés sur { $total }
pages-review-leave = Vous pouvez quitter cette page. L’analyse continue et vous attend ici.
pages-review-look-again = Regarder à nouveau
pages-review-curve = Chances de victoire
pages-review-curve-words = En pour cent, comme un robot fort les voit depuis chaque place. Touchez une marque pour y aller.
pages-review-curve-label = Chances de victoire de chaque joueur au fil de la partie, avec des liens vers les choix marqués et les manches. Les valeurs sont dans un tableau plus bas.
pages-review-mark = { $name }, { $grade } : { $action }. Chances de victoire de { $before } à { $after } pour cent.
pages-review-dealt = Hasard, { $name } { $points } points. { $story }
pages-review-values = La courbe en chiffres
pages-review-when = Début de
pages-review-end = Fin de la partie
pages-review-turning = Tournants de la partie
pages-review-turning-words = Ce qui a le plus changé : choix et hasard.
pages-review-lucky = Coup de chance
pages-review-unlucky = Malchance
pages-review-opening = La donne de départ.
pages-review-points = Points
pages-review-more = Plus sur ce choix
pages-review-marked = Choix instructifs
pages-review-filter = Choix de
pages-review-all = Tous
pages-review-none = Aucun choix n’a coûté 2 points ou plus.
pages-review-rest =
    { $count ->
        [one] Un autre choix, qui a coûté moins
       *[other] { $count } autres choix, qui ont coûté moins
    }
pages-review-round = manche { $round }
pages-review-better = Mieux
pages-review-played = Joué
pages-review-both = Les deux
pages-review-drawn = Dessiné sur le plateau
pages-review-came = Ce qui s’ensuivit
pages-review-came-next = Au tour suivant de { $name }, la chance était de { $chance } %.
pages-review-came-end = À la fin : { $name } au rang { $place }, points : { $points }.
pages-review-chances = { $before } → { $after } %
pages-review-percent = { $chance } %
pages-review-finding = { $name } : { $grade }
pages-review-fine = { $name } : { $grade }. Chances de victoire : { $chance } %.
pages-review-no-verdict = Rien à choisir à cette étape.
pages-review-rated = Les choix les plus prometteurs
pages-review-see-as = Voir comme { $name } le voyait
pages-review-previous = Choix marqué précédent
pages-review-next = Choix marqué suivant
pages-review-sums = Choix et chance
pages-review-sums-words = En points : des centièmes des chances de victoire.
pages-review-player = Joueur
pages-review-choices = Choix
pages-review-inaccuracies = Imprécisions
pages-review-mistakes = Erreurs
pages-review-blunders = Gaffes
pages-review-lost = Points perdus
pages-review-luck = Chance
pages-review-won = victoire
pages-review-sentence = { $marks ->
        [0] { $name } : { $choices } choix, aucun à retenir.
        [one] { $name } : { $choices } choix, dont 1 instructif. Points perdus : { $lost }.
       *[other] { $name } : { $choices } choix, dont { $marks } instructifs. Points perdus : { $lost }.
    }
pages-review-depth = Pour chaque choix, { $evaluations } positions ont été évaluées, et autant pour le comparer au meilleur. Un point est un centième des chances de victoire.

## Profils, classements et statistiques.

pages-profile-contents = Sur cette page
pages-profile-mine = Mes parties
pages-profile-of = Les parties de { $name }
pages-profile-empty = Aucune partie terminée pour l’instant. Elles apparaissent ici quand une partie s’achève.
pages-profile-guest = Vous seul voyez cette page. Avec un compte, vous pouvez la partager.
pages-profile-private = Vous seul voyez cette page.
pages-profile-public = Tout le monde peut voir cette page :
pages-profile-make-public = La partager
pages-profile-make-private = La rendre privée
pages-profile-streak-won =
    { $count ->
        [one] A gagné la dernière partie.
       *[other] A gagné les { $count } dernières parties de suite.
    }
pages-profile-streak-lost =
    { $count ->
        [one] N’a pas gagné la dernière partie.
       *[other] Sans victoire depuis { $count } parties.
    }
pages-profile-played = Parties
pages-profile-won = Gagnées
pages-profile-rated = Parties classées
pages-profile-average = Score moyen
pages-profile-best = Meilleur score
pages-profile-lead = Plus grande avance
pages-profile-longest = Victoires de suite
pages-profile-by-seats = Joueurs
pages-profile-seats =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
pages-profile-curve = Cote après chaque partie, avec son incertitude
pages-profile-scores = Derniers scores par rapport à la moyenne
pages-profile-paths = D’où viennent les points
pages-profile-own = Ce joueur
pages-profile-others = Tout le monde
pages-profile-game-number = Partie
pages-rating = Cote
pages-rating-uncertainty = Incertitude
pages-rated = Cette partie a compté pour les cotes.
pages-unrated-content = Non classée : la partie s’est jouée avec les valeurs d’une boîte personnelle.
pages-unrated-guided = Non classée : c’était une première partie guidée.
pages-unrated-copy = Non classée : la partie a commencé au milieu d’une autre.
pages-unrated-bots = Non classée : seuls des robots ont joué.
pages-unrated-hot-seat = Non classée : une personne a joué à plusieurs places.
pages-unrated-practice = Non classée : seul contre des robots, on ne compte qu’à une table publique.
pages-unrated-guests = Non classée : à une table qui n’est pas publique, seules comptent les parties entre personnes ayant un compte.
pages-history = Parties jouées
pages-history-found =
    { $count ->
        [0] Aucune partie de ce genre
        [one] { $count } partie
       *[other] { $count } parties
    }
pages-history-game = Jeu
pages-history-outcome = Résultat
pages-history-won = Gagnée
pages-history-lost = Pas gagnée
pages-history-against = Contre
pages-history-against-people = des personnes
pages-history-against-bots = des robots seulement
pages-history-all = tout
pages-history-show = Afficher
pages-history-place = Place { $place } sur { $seats }
pages-history-left = a quitté la partie
pages-history-with = avec { $names }
pages-history-hidden = à une table privée
pages-history-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pages-history-newer = Plus récentes
pages-history-older = Plus anciennes
pages-history-page = Page { $page } sur { $pages }
pages-leaders = Classement
pages-leaders-title = Classement : { $game }
pages-leaders-words = Les personnes qui partagent leurs parties et en ont joué au moins { $least } classées. L’ordre suit la cote moins deux fois son incertitude : ce qu’elle vaut presque certainement.
pages-leaders-empty = Personne n’y figure encore.
pages-leaders-you = Votre cote est de { $rating } après { $games ->
        [one] { $games } partie classée
       *[other] { $games } parties classées
    }. Vous y figurerez quand vous aurez assez joué et partagerez vos parties.
pages-leaders-sure = Au moins
pages-leaders-plot = Cotes avec leur incertitude : joueurs en cercles, robots en carrés
pages-leaders-bots = Robots
pages-leaders-bots-words = Les robots ont des cotes fixes. Un nouveau venu commence à mi-chemin entre le robot le plus faible et le plus fort, et une seule partie contre des robots montre déjà à peu près où est sa place.
pages-statistics = Statistiques
pages-statistics-title = Statistiques : { $game }
pages-statistics-words = D’après les parties publiques terminées sur ce serveur, jouées avec les valeurs du jeu lui-même.
pages-statistics-empty = Aucune partie publique n’est encore terminée.
pages-statistics-length = Durée habituelle
pages-statistics-minutes = { $count } min
pages-statistics-choices = Choix par partie
pages-statistics-mean = Score moyen
pages-statistics-winning = Score gagnant
pages-statistics-seats = Qui gagne
pages-statistics-seats-words = Le trait est l’intervalle où se trouve la vraie part avec 95 % de certitude. La marque en pointillé est une part égale.
pages-statistics-seats-of = Victoires par place, { $seats } joueurs, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
pages-statistics-seat = { $number } – { $emblem }
pages-statistics-who = Qui
pages-statistics-share = Part des victoires
pages-statistics-interval = Intervalle à 95 %
pages-statistics-of = Places
pages-statistics-points = Points
pages-statistics-distribution = Combien de points font les joueurs
pages-statistics-winners = Gagnants
pages-statistics-not-winners = Les autres
pages-statistics-all = Tous les joueurs
pages-statistics-sources = Points moyens par source
pages-statistics-bots = Personnes et robots
pages-statistics-bots-words = Parties de personnes avec des robots de chaque niveau : combien de fois gagne la place d’une personne, et celle d’un robot.
pages-statistics-levels = Victoires des personnes et des robots
pages-statistics-people = Personnes ({ $games })
pages-statistics-kinds-distribution = Personnes et robots : combien de points ils atteignent
pages-statistics-kinds-sources = Points moyens par source : personnes et robots
pages-statistics-kind-people = Personnes
pages-statistics-kind-bots = Robots
pages-statistics-mean-people = Score moyen des personnes
pages-statistics-mean-bots = Score moyen des robots
pages-statistics-modules = Modules et variantes
pages-statistics-module = Option

## Problèmes

pages-puzzles = Problèmes
pages-puzzles-words = Des positions de vraies parties où un choix est nettement le meilleur. Trouvez-le, et lisez pourquoi.
pages-puzzle-daily = Problème du jour
pages-puzzle-solve = Le résoudre
pages-puzzle-again = Le revoir
pages-puzzle-all = Tous les problèmes
pages-puzzle-rating = cote { $rating }
pages-puzzle-score = Votre bilan
pages-puzzle-solved = { $count ->
    [one] { $count } problème résolu
   *[other] { $count } problèmes résolus
}
pages-puzzle-tries = { $count ->
    [one] { $count } essai
   *[other] { $count } essais
}
pages-puzzle-streak = { $count ->
    [one] { $count } problème du jour d’affilée
   *[other] { $count } problèmes du jour d’affilée
}
pages-puzzle-own-rating = votre cote : { $rating }
pages-puzzles-rest = { $count ->
    [one] { $count } autre problème
   *[other] { $count } autres problèmes
}
pages-puzzles-of = { $solved } sur { $all } résolus, les plus faciles d’abord
pages-puzzle-seats = { $seats } places
pages-puzzle-steps = { $steps } choix
pages-puzzle-mark-tried = essayé
pages-puzzle-mark-solved = ✓ résolu
pages-puzzle-mark-shown = réponse vue
pages-puzzle-title = Problème { $number }
pages-puzzle-question = Trouvez le meilleur choix : { $question }
pages-puzzle-task = C’est votre tour. L’un de vos choix vous donne nettement plus de chances de gagner que tous les autres. Lequel ?
pages-puzzle-line = La solution compte { $steps } choix successifs. Vous cherchez le numéro { $step }.
pages-puzzle-how = Touchez les endroits du plateau qui brillent, ou prenez un choix de la liste. Essayez autant de fois que vous voulez ; votre premier essai compte pour votre cote.
pages-puzzle-touch = Touchez un endroit qui brille, ou ouvrez la liste.
pages-puzzle-facts = Cote { $rating } : les robots plus faibles le manquent dans { $missed } % de leurs essais.
pages-puzzle-onward = Juste jusqu’ici ! Continuez.
pages-puzzle-wrong = Bien essayé, mais il y a mieux que « { $choice } ». Regardez encore !
pages-puzzle-right = Résolu ! C’est le meilleur choix.
pages-puzzle-shown = Voici la réponse.
pages-puzzle-give-up = Montrer la réponse
pages-puzzle-after = Voici la position après la solution.
pages-puzzle-back = Retour au début
pages-puzzle-next = Problème suivant
pages-puzzle-chances = Chances de gagner après chaque choix
pages-puzzle-percent = { $percent } %
pages-puzzle-found = { $level } : le trouve dans { $found } essais sur { $tries }
pages-puzzle-tempting = Ce que les robots plus faibles choisissent le plus souvent à la place : { $choice }

## Comptes et amis
pages-account-you = Vous
pages-account-change = Modifier
pages-account-set = Définir
pages-account-manage = Gérer
pages-account-renew = Nouveaux codes
pages-account-new-login = Nouveau nom du compte
pages-account-new-login-words = Il sert à vous connecter. Les autres joueurs ne le voient pas.
pages-account-ways = Comment vous vous connectez
pages-account-password-plain = Mot de passe
pages-account-password-set = Défini
pages-account-password-none = Aucun : vous vous connectez avec une clé d’accès
pages-account-set-password = Définir un mot de passe
pages-account-remove-password = Supprimer le mot de passe
pages-account-remove-password-words = Vous avez une clé d’accès. Sans mot de passe, personne ne peut le deviner ni le voler.
pages-account-forgotten = Mot de passe perdu ?
pages-account-recovered = Votre mot de passe a été changé. Connectez-vous avec le nouveau.
pages-account-back = Retour au compte
pages-account-confirm = Est-ce bien vous ?
pages-account-confirm-words = Ce changement pourrait vous fermer l’accès à votre compte : nous demandons donc encore une fois. La réponse vaut dix minutes.
pages-account-confirm-go = Confirmer
pages-account-data = Vos données
pages-account-data-words = Téléchargez tout ce que ce serveur garde sur vous : parties, messages, boîtes et réglages, dans un fichier JSON.
pages-account-download = Télécharger mes données
pages-account-delete = Supprimer mon compte…
pages-passkeys = Clés d’accès
pages-passkeys-words = Une clé d’accès est gardée par votre téléphone, votre ordinateur ou une clé de sécurité. Vous vous connectez avec une empreinte, votre visage ou un code ; aucun mot de passe ne peut être volé.
pages-passkeys-script = Les clés d’accès demandent un navigateur avec script.
pages-passkeys-unavailable = Les clés d’accès demandent une connexion chiffrée (https), que ce serveur n’a pas à cette adresse.
pages-passkey-add = Ajouter une clé d’accès
pages-passkey-name = Nom de la clé d’accès
pages-passkey-default = Cet appareil
pages-passkey-remove = Retirer
pages-passkey-sign-in = Se connecter avec une clé d’accès
pages-passkey-confirm = Confirmer avec une clé d’accès
pages-passkey-failed = La clé d’accès n’a pas été acceptée. Réessayez.
pages-passkey-cancelled = Le navigateur s’est arrêté avant la fin.
pages-codes = Codes de secours
pages-codes-words = Chaque code remplace une fois un mot de passe perdu. De nouveaux codes annulent les anciens.
pages-codes-renew = Créer dix codes
pages-codes-once = Notez ces codes ou imprimez-les. Ils ne sont affichés que cette fois.
pages-codes-use = Si vous perdez votre mot de passe, choisissez « Mot de passe perdu ? » sur la page de connexion et saisissez l’un d’eux.
pages-codes-kept = Je les ai gardés
pages-recover = Un nouveau mot de passe
pages-recover-words = Saisissez un des codes de secours de votre compte et choisissez un nouveau mot de passe.
pages-recover-code = Avec un code de secours
pages-recover-code-field = Code de secours
pages-recover-go = Définir le nouveau mot de passe
pages-recover-mail = Par e-mail
pages-recover-mail-words = Si le compte a une adresse e-mail confirmée, un lien y est envoyé. Il est valable une heure.
pages-recover-mail-go = Envoyer le lien
pages-recover-mail-sent = Si le compte a une adresse e-mail confirmée, un lien est en route.
pages-recover-link = Choisissez un nouveau mot de passe
pages-delete = Supprimer votre compte
pages-delete-words = C’est définitif.
pages-delete-account = Votre nom, le nom du compte, le mot de passe, les clés d’accès, les sessions, les amis et les blocages sont supprimés.
pages-delete-games = Des bots continuent vos parties en cours. Les parties restent, et vos places y appartiennent à « un ancien joueur ».
pages-delete-chat = Ce que vous avez écrit dans les discussions reste, sans votre nom.
pages-delete-boxes = Vos boîtes sont supprimées. Les tables ouvertes avec elles gardent leur propre copie.
pages-delete-download = Téléchargez d’abord vos données
pages-delete-sure = En êtes-vous sûr ?
pages-delete-type = Saisissez { $login } pour confirmer
pages-delete-go = Supprimer définitivement mon compte
pages-delete-keep = Garder mon compte
pages-friends = Amis
pages-friends-none = Encore personne. Les gens avec qui vous jouez apparaissent sur cette page.
pages-friends-account = Avec un compte, vous pouvez avoir des amis et les inviter à vos tables.
pages-friends-asking = Ils veulent être vos amis
pages-friends-list = Vos amis
pages-friends-asked = Vous avez demandé
pages-friends-played = Ceux avec qui vous avez joué
pages-friends-blocked = Bloqués
pages-friends-blocked-words = Vous ne voyez pas ce qu’écrivent les personnes bloquées, elles ne peuvent pas vous inviter et vous n’êtes pas placés ensemble aux tables publiques. Elles n’en savent rien.
pages-friends-tables = Tables de vos amis
pages-friends-add = Ajouter un ami
pages-friends-add-words = La personne voit votre nom et peut accepter ou refuser.
pages-friends-sent = Si ce compte existe, votre demande est envoyée.
pages-friend-accept = Accepter
pages-friend-decline = Refuser
pages-friend-remove = Retirer
pages-friend-withdraw = Annuler
pages-friend-ask = Demander en ami
pages-friend-block = Bloquer
pages-friend-unblock = Débloquer
pages-friend-guest = invité
pages-invitations = Invitations
pages-invitation-from = { $name } vous invite
pages-invitation-decline = Refuser
pages-invite = Inviter des amis
pages-invite-words = L’invitation apparaît sur leur page d’accueil.
pages-invite-none = Vous n’avez pas encore d’amis ici.
pages-invite-go = Inviter
pages-invite-done = invité
pages-invite-seated = à la table
pages-invite-back = Retour à la table
pages-passkeys-count = { $count ->
        [0] Aucune
        [one] 1 clé d’accès
       *[other] { $count } clés d’accès
    }
pages-codes-left = { $count ->
        [0] Aucun : créez-en pour pouvoir remplacer un mot de passe perdu
        [one] 1 restant
       *[other] { $count } restants
    }
pages-friends-requests = { $count ->
        [one] Quelqu’un veut être votre ami
       *[other] { $count } personnes veulent être vos amis
    }

## House
pages-house = Maison
pages-house-overview = Vue d’ensemble
pages-house-people = Personnes
pages-house-tables = Tables
pages-house-reports = Signalements
pages-house-bans = Exclusions
pages-house-registration = Inscription et annonce
pages-house-audit = Journal
pages-house-search = Chercher
pages-house-search-people = Nom, compte ou #numéro
pages-house-search-tables = Lien d’une table ou nom d’un joueur
pages-house-older = Voir les précédents
pages-house-reason = Raison
pages-house-reason-words = Les personnes exclues la lisent.
pages-house-days = Jours
pages-house-days-words = 0 signifie pour toujours.
pages-house-until = Jusqu’au { $time }
pages-house-for-ever = Sans fin
pages-house-megabytes = { $count } Mo
pages-house-gigabytes = { $count } Go
pages-house-well = accepte les écritures
pages-house-unwell = refuse les écritures
pages-house-open-reports = Signalements ouverts
pages-house-open-bans = Exclusions en cours
pages-house-health = État du serveur
pages-house-database = Base de données
pages-house-database-size = Taille de la base
pages-house-free = Libre sur son disque
pages-house-memory = Mémoire du serveur
pages-house-live-tables = Tables en mémoire
pages-house-streams = Pages de tables ouvertes
pages-house-queue = Décisions en attente d’un robot
pages-house-mail = E-mail
pages-house-mail-on = activé
pages-house-mail-off = désactivé : le serveur a démarré sans --smtp
pages-house-notices = Messages en attente
pages-house-notices-failed = Envois de messages qui ont échoué
pages-house-failures = Défaillances depuis le démarrage
pages-house-started = Démarrage
pages-house-version = Version d’Ochre
pages-house-schema = Version de la base
pages-house-administrators = Administrateurs
pages-house-secrets = À une table, les administrateurs voient ce que voit tout spectateur : les cartes cachées le restent.
pages-house-nobody = Personne n’a été trouvé.
pages-house-account = compte
pages-house-guest = invité
pages-house-administrator = administrateur
pages-house-banned = exclu
pages-house-ended = terminé
pages-house-since = venu le { $time }
pages-house-seen = vu le { $time }
pages-house-no-ban = Un administrateur ne peut pas être exclu. Retirez d’abord ses droits avec ochre admin revoke.
pages-house-ban = Exclure
pages-house-ban-do = Exclure maintenant
pages-house-ban-words = Les pages ouvertes se ferment aussitôt, et des robots jouent à sa place.
pages-house-sessions = Terminer toutes les sessions
pages-house-sessions-words = Déconnecte la personne partout.
pages-house-bans-words = Une personne est exclue depuis sa page.
pages-house-no-bans = Personne n’est exclu.
pages-house-ban-network = Exclure des adresses
pages-house-network = Adresse ou plage
pages-house-lift = Lever
pages-house-no-tables = Aucune table n’a été trouvée.
pages-house-close = Fermer
pages-house-close-words = La partie se termine pour tous et ne peut pas être reprise.
pages-house-close-sure = Fermer cette table
pages-house-no-reports = Personne n’a rien signalé.
pages-house-resolved = traité
pages-house-resolve = Marquer comme traité
pages-house-reported-by = Signalé par
pages-house-table = table
pages-house-remove = Retirer le message
pages-house-removed = Retiré par un administrateur.
pages-house-report = Signaler
pages-house-report-menu = Signaler quelqu’un :
pages-house-report-line = Signaler un message de { $name }
pages-house-report-person = Signaler { $name }
pages-house-report-reason = Quel est le problème ?
pages-house-report-words = Seuls les administrateurs de ce serveur le lisent.
pages-house-report-send = Envoyer le signalement
pages-house-report-sent = Merci. Un administrateur va l’examiner.
pages-house-back = Retour à la table
pages-house-who-registers = Qui peut créer un compte ?
pages-house-registration-open = Tout le monde
pages-house-registration-invitation = Les personnes invitées
pages-house-registration-closed = Personne
pages-house-registration-words = Les invités de passage peuvent jouer dans tous les cas.
pages-house-invitations = Invitations
pages-house-invite = Nouvelle invitation
pages-house-invite-note = Pour qui (seuls les administrateurs le lisent)
pages-house-invite-uses = Pour combien de comptes
pages-house-invite-used = { $used } sur { $uses } utilisées
pages-house-invite-do = Créer le lien
pages-house-invite-revoke = Révoquer
pages-house-notice = Annonce du jour
pages-house-notice-words = Elle s’affiche sur la page d’accueil jusqu’à ce qu’on la ferme. Sans annonce dans sa langue, on lit celle pour tous. Effacez le texte pour la retirer.
pages-house-notice-all = Pour tous
pages-house-dismiss = Fermer
pages-house-audit-words = Ce que les administrateurs ont fait, du plus récent au plus ancien. Rien n’y est jamais modifié.
pages-house-by-command = Ligne de commande
pages-house-by-server = Serveur
pages-house-did-grant = a nommé { $subject } administrateur
pages-house-did-revoke = a retiré les droits de { $subject }
pages-house-did-ban = a exclu { $subject } : { $detail }
pages-house-did-unban = a levé l’exclusion { $subject }
pages-house-did-registration = inscription : { $subject }
pages-house-did-invite = a créé l’invitation { $subject } ({ $detail })
pages-house-did-uninvite = a révoqué l’invitation { $subject }
pages-house-did-notice = a publié l’annonce du jour ({ $subject }) : { $detail }
pages-house-did-notice-everybody = a publié l’annonce du jour : { $detail }
pages-house-did-notice-removed = a retiré l’annonce du jour
pages-house-did-remove-line = a retiré le message { $detail } de la table { $subject }
pages-house-did-close-table = a fermé la table { $subject }
pages-house-did-end-sessions = a terminé les sessions de { $subject }
pages-house-did-resolve = a traité le signalement { $subject }
pages-house-did-forget = a supprimé des tables ({ $subject }) et des invités ({ $detail }) inutilisés
pages-house-excluded = Vous êtes exclu
pages-house-excluded-words = Les administrateurs de ce serveur ne vous laissent pas entrer. Ils ont écrit :
pages-house-closed = Personne ne peut créer de compte ici pour le moment.
pages-house-invitation-only = Pour créer un compte ici, il faut une invitation. Demandez un lien à un administrateur.
pages-house-invited = Vous êtes invité à créer un compte.
pages-house-not-invited = Cette invitation est inconnue, épuisée ou terminée.
pages-house-tables-count = { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }

## Notices
pages-notices = Messages
pages-notices-words = Quand vous n’êtes pas à la table, Ochre peut vous prévenir qu’elle attend : toutes les dix minutes au plus, toutes les nouvelles en un seul message, et jamais pendant que la table est ouverte chez vous.
pages-notices-none = On ne vous prévient de rien pour l’instant. Choisissez ci-dessous.
pages-notices-nobody = Dites-nous d’abord votre nom :
pages-notices-push = Me prévenir dans ce navigateur
pages-notices-push-on = Ce navigateur vous prévient quand une table attend.
pages-notices-push-off = Ce navigateur ne vous prévient de rien.
pages-notices-push-asking = Demande au navigateur…
pages-notices-push-denied = Votre navigateur interdit les notifications de cette page. Autorisez-les dans ses réglages pour cette page, puis réessayez.
pages-notices-push-silent = Le service de notification de votre navigateur ne répond pas. Réessayez plus tard, ou choisissez l’e-mail ou un webhook dans les réglages.
pages-notices-push-failed = Cela n’a pas marché. Réessayez plus tard.
pages-notices-push-unable = Ce navigateur ne peut pas vous prévenir. Il lui faut une connexion chiffrée (https) ; sur un iPhone ou un iPad, ajoutez d’abord Ochre à l’écran d’accueil.
pages-notices-push-script = Avec script seulement.
pages-notices-kind-mail = E-mail
pages-notices-kind-push = Navigateur
pages-notices-kind-webhook = Webhook
pages-notices-state-unconfirmed = attend votre confirmation
pages-notices-state-on = activé
pages-notices-state-off = désactivé
pages-notices-state-dead = n’existe plus
pages-notices-failure = Le dernier message n’est pas arrivé :
pages-notices-switch-on = Activer
pages-notices-switch-off = Désactiver
pages-notices-remove = Supprimer
pages-notices-mail = Adresse
pages-notices-mail-words = Vous recevez d’abord un lien. Tant que vous ne l’ouvrez pas, rien d’autre n’y est envoyé.
pages-notices-mail-send = Envoyer le lien
pages-notices-mail-sent = Ouvrez le lien dans l’e-mail qui vous arrive.
pages-notices-no-mail = Ce serveur n’envoie pas d’e-mails.
pages-notices-webhook = Adresse de l’autre service
pages-notices-webhook-words = Il reçoit tous les messages qui vous sont destinés.
pages-notices-webhook-add = Ajouter
pages-notices-shape = Format
pages-notices-shape-plain = JSON
pages-notices-shape-discord = Discord
pages-notices-shape-slack = Slack
pages-notices-shape-ntfy = ntfy
pages-notices-wishes = Quoi et quand
pages-notices-occasion-turn = C’est à moi de jouer
pages-notices-occasion-invitation = On m’invite
pages-notices-occasion-rematch = On propose une revanche
pages-notices-occasion-mention = On me mentionne dans la discussion avec @ et mon nom
pages-notices-occasion-clock = Mon temps est presque écoulé
pages-notices-occasion-finished = Une partie est terminée
pages-notices-quiet = Heures calmes
pages-notices-quiet-words = Rien n’est envoyé entre les deux. Laissez les deux champs vides pour être prévenu à toute heure.
pages-notices-from = De
pages-notices-until = À
pages-notices-zone = Fuseau horaire
pages-notices-saved = Enregistré.
pages-notices-table = Messages à propos de cette table
pages-notices-table-words = Ce que vous choisissez ici ne vaut que pour cette table. Si rien n’est coché, vous n’en saurez rien.
pages-notices-table-kinds = Me prévenir par
pages-notices-more = Tous les réglages des messages
pages-mail-confirm = Confirmer cette adresse
pages-mail-confirm-words = Dès lors, Ochre vous y prévient quand une table attend.
pages-mail-confirmed = Confirmé
pages-mail-confirmed-words = Votre adresse e-mail est confirmée.
pages-stop = Arrêter ces messages
pages-stop-words = Plus rien ne sera envoyé à { $address }. Vous pourrez le réactiver dans les réglages.
pages-stopped = Arrêté
pages-stopped-words = Plus aucun message ne viendra.
