### Ce que seul le serveur dit, en français.

server-guest = Nomade
server-bot = Robot { $number }
server-open-seat = Place { $number }
server-yes = oui
server-no = non
server-hint = Un robot choisirait : { $action }

server-no-page = Cette page n’existe pas.
server-no-table = Cette table n’existe pas. Le lien est-il complet ?
server-no-game = Ce jeu n’existe pas.
server-no-seat = La table n’a pas cette place.
server-no-step = La partie n’a pas cette étape.
server-unreadable = Cette demande est illisible : { $why }
server-too-large = C’est trop long.
server-no-method = Cette adresse ne s’utilise pas ainsi.
server-wrong-kind = Cette adresse attend un contenu d’un autre type.
server-bad-options = Le jeu ne peut pas être préparé ainsi : { $why }
server-bad-name = Un nom compte de 1 à 24 lettres.
server-bad-title = Un titre compte au plus 60 lettres.
server-bad-chat = Un message compte de 1 à 500 lettres.
server-bad-password = Un mot de passe compte au moins 8 caractères.
server-no-level = Aucun robot ne porte ce nom.
server-bad-pace = Un tour peut durer de 1 à 1440 minutes, ou de 1 à 60 jours.
server-wrong-password = Le nom ou le mot de passe est faux.
server-login-taken = Un compte porte déjà ce nom.
server-already-account = Vous avez déjà un compte.
server-stranger = Dites d’abord qui vous êtes.
server-unknown-token = Ce jeton est inconnu.
server-forged = Cette demande vient d’un autre site.
server-not-your-seat = Ce n’est pas votre place.
server-not-at-table = Seules les personnes assises à la table peuvent faire cela.
server-seat-taken = Cette place est prise.
server-bot-plays = Un robot joue pour vous. Reprenez d’abord votre place.
server-nobody-stands-in = Personne ne joue pour vous.
server-not-begun = La partie n’a pas commencé : des places sont encore libres.
server-has-begun = La partie a commencé.
server-not-over = La partie n’est pas encore finie.
server-is-over = La partie est finie.
server-too-many = Trop de demandes. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
server-too-many-streams = Trop de pages de cette table sont ouvertes. Fermez-en une.
server-no-hint = Aucun robot ne sait que faire ici.
server-no-store = La table ne peut pas être enregistrée pour l’instant. Rien n’a changé ; réessayez dans un moment.
server-stopping = Le serveur s’arrête. Réessayez dans un moment.
server-internal = Il y a un problème de notre côté. Rien n’a changé.
