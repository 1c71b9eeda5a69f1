### Messages du serveur en français.

server-guest = Nomade
server-bot = Robot { $number }
server-open-seat = Place { $number }
server-yes = oui
server-no = non
server-hint = Un robot choisirait : { $action }

server-page-not-found = Cette page n’existe pas.
server-table-not-found = Cette table n’existe pas. Vérifiez que le lien est complet.
server-game-not-found = Ce jeu n’existe pas.
server-seat-not-found = La table n’a pas cette place.
server-step-not-found = La partie n’a pas cette étape.
server-token-not-found = Vous n’avez pas de session ni de jeton de ce nom.
server-method-not-allowed = Cette adresse n’accepte pas cette méthode.
server-bad-request = La requête est illisible : { $why }
server-payload-too-large = La requête est trop longue.
server-unsupported-media-type = Cette adresse attend un autre type de contenu.

server-invalid-options = Le jeu ne peut pas être préparé ainsi : { $why }
server-invalid-name = Un nom doit compter de 1 à 24 caractères.
server-invalid-title = Un titre peut compter au plus 60 caractères.
server-invalid-chat = Un message doit compter de 1 à 500 caractères.
server-invalid-password = Un mot de passe doit compter de 8 à 200 caractères.
server-weak-password = Ce mot de passe est trop facile à deviner : il est courant, suit un motif simple ou reprend le nom du compte.
server-invalid-pace = Un tour peut durer de 1 à 1440 minutes ou de 1 à 60 jours.
server-unknown-level = Aucun niveau de robot ne porte ce nom.

server-unauthenticated = Indiquez d’abord votre nom ou connectez-vous.
server-invalid-token = Ce jeton est inconnu, terminé ou expiré.
server-wrong-credentials = Le nom ou le mot de passe est incorrect.
server-cross-origin = Cette requête vient d’un autre site.
server-not-your-seat = Ce n’est pas votre place.
server-not-owner = Seule la personne qui a ouvert la table peut faire cela.
server-not-invited = Les places libres sont réservées aux invités. Demandez le lien à la personne qui a ouvert la table.
server-not-at-table = Seuls les joueurs de la table peuvent faire cela.

server-bot-is-playing = Un robot joue pour vous. Reprenez d’abord votre place.
server-turn-expired = Votre temps pour ce tour est écoulé et un robot le joue. Vous pourrez revenir quand il sera terminé.
server-undo-exhausted = Vous avez annulé autant de décisions qu’il est permis à une table.
server-no-stand-in = Aucun robot ne joue pour vous.
server-seat-taken = Cette place est prise.
server-one-seat = Vous avez déjà une place à cette table.
server-name-taken = Quelqu’un à cette table porte déjà ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
server-fill-too-early = Pour le moment, seule la personne qui a ouvert la table peut commencer avec des robots. Tous le pourront dans { $minutes } min.
server-others-are-playing = D’autres personnes jouent à cette table : elle ne peut pas être fermée. Vous pouvez quitter votre place.
server-game-counts = Cette partie compte pour le classement : elle ne peut pas être interrompue, un robot la termine à votre place. D’ici là, vous pouvez reprendre votre place.
server-table-ended = Cette table a été fermée.
server-not-started = La partie n’a pas commencé : des places sont encore libres, ou les cartes ne sont pas distribuées.
server-already-started = La partie a déjà commencé.
server-invalid-entropy = Une contribution à la graine compte 64 chiffres hexadécimaux.
server-already-dealt = Les cartes sont distribuées. Plus personne ne peut contribuer à la graine.
server-too-many-contributions = Cette table n’accepte plus de contributions à sa graine.
server-not-over = La partie n’est pas encore terminée.
server-game-over = La partie est terminée.
server-login-taken = Un compte porte déjà ce nom, ou un nom qui lui ressemble.
server-already-registered = Vous avez déjà un compte.
server-not-registered = Vous n’avez pas de compte.
server-no-hint = Le robot n’a pas de suggestion ici.

server-too-many-requests = Trop de requêtes. Réessayez dans { $seconds } s.
server-too-many-tables = Vous avez trop de tables qui ne sont pas terminées. Finissez-en ou fermez-en une d’abord.
server-too-many-streams = Trop de pages de cette table sont ouvertes. Fermez-en une et réessayez.

server-store-unavailable = La base de données n’est pas disponible. Rien n’a changé ; réessayez dans un moment.
server-outcome-unknown = La connexion à la base de données a été perdue pendant l’enregistrement : on ne sait pas encore s’il a eu lieu. Rechargez la page pour le voir ; renvoyer la même requête est sans risque.
server-shutting-down = Le serveur redémarre. Réessayez dans un moment.
server-messages-delayed = Les machines de cette maison ne se joignent pas en ce moment. La partie continue ; ce que font les autres peut apparaître avec une seconde de retard.
server-table-unreadable = Cette version du programme ne peut pas charger la table. Rien n’est perdu : sa page dit pourquoi et montre ce qui est conservé.
server-internal = Le serveur a eu une défaillance. Rien n’a changé ; réessayez dans un moment.

server-news-joined = { $name } prend place.
server-news-arrived = { $name } est là.
server-news-away = { $name } s’est absenté.
server-news-left = { $name } est parti ; un robot continue.
server-news-resigned = { $name } abandonne ; un robot continue.
server-news-expired = { $name } n’a plus de temps ; un robot continue.
server-news-returned = { $name } est de retour.
server-news-offered = { $name } veut rejouer.
server-news-agreed = { $name } accepte la revanche.

## My box
server-box-not-found = Cette boîte n’existe pas, ou elle est privée.
server-version-not-found = Cette version de la boîte n’est plus conservée.
server-invalid-content = { $place } : { $message }{ $others ->
        [0] {""}
        [one] {" "}Il y a encore 1 erreur.
       *[other] {" "}Il y a encore { $others } erreurs.
    }
server-invalid-box-name = Le nom d’une boîte a de 1 à 40 caractères.
server-box-of-other-game = Cette boîte est celle d’un autre jeu. Choisis-en une du jeu de la table.
server-box-too-large = Le fichier est trop grand : 128 Ko au plus.
server-not-your-box = Cette boîte est à quelqu’un d’autre. Copie-la pour la modifier.
server-box-changed = La boîte a changé depuis que tu l’as lue. Relis-la et refais ta modification.
server-too-many-boxes = Tu as autant de boîtes que ce serveur le permet. Supprimes-en une d’abord.
server-boxes-too-large = Tes boîtes et leurs versions prennent autant de place que ce serveur le permet. Supprime d’abord une boîte.

## Review
server-not-reviewable = Cette partie a été jouée avec des règles ou des cartes que cette version du programme n’a pas. Elle ne peut pas être analysée.
server-review-running = Une autre analyse que vous avez demandée n’est pas terminée. Attendez qu’elle le soit, puis redemandez.
server-too-many-reviews = Trop de parties attendent d’être analysées. Réessayez dans quelques minutes.

## Problèmes

server-puzzle-not-found = Le jeu n’a pas ce problème.

## Comptes et amis
server-former-player = Un ancien joueur
server-passkey-not-found = Vous n’avez pas cette clé d’accès.
server-person-not-found = Vous ne connaissez pas cette personne.
server-passkey-refused = La clé d’accès n’a pas été acceptée. Réessayez.
server-recovery-refused = Le nom du compte et le code ne correspondent pas, ou le code ou le lien a déjà servi ou a expiré.
server-confirmation-required = Confirmez d’abord que c’est vous : reconnectez-vous ou saisissez votre mot de passe.
server-seat-refused = Vous ne pouvez pas prendre place à cette table.
server-rematch-refused = Vous ne pouvez pas participer à cette revanche.
server-not-friends = Vous ne pouvez inviter que des amis.
server-deletion-not-confirmed = Pour supprimer le compte, saisissez exactement son nom.
server-passkeys-unavailable = Les clés d’accès demandent une connexion chiffrée (https) et un nom d’hôte.
server-passkey-taken = Cette clé d’accès est déjà enregistrée.
server-too-many-passkeys = Vous avez 20 clés d’accès, c’est le maximum. Retirez-en une d’abord.
server-last-credential = C’est le seul accès à votre compte. Ajoutez d’abord une clé d’accès ou un mot de passe.
server-no-account = Seules les personnes avec un compte peuvent être amies.
server-person-blocked = Vous avez bloqué cette personne. Débloquez-la d’abord.
server-too-many-friends = Vous avez demandé 500 personnes, c’est le maximum.

## House
server-entry-not-found = Cela n’existe pas, ou c’est déjà fait.
server-line-not-found = Ce message n’existe pas ou n’est plus affiché.
server-invalid-reason = Une raison doit compter de 1 à 500 caractères.
server-invalid-notice = Une annonce compte au plus 2000 caractères.
server-invalid-network = Ce n’est ni une adresse comme 192.0.2.7, ni une plage comme 192.0.2.0/24.
server-not-administrator = Seuls les administrateurs peuvent faire cela.
server-registration-closed = Personne ne peut créer de compte ici pour le moment.
server-invitation-not-valid = Pour créer un compte ici, il faut une invitation, et celle-ci est inconnue, épuisée ou terminée.
server-reported-before = Vous l’avez déjà signalé.
server-not-reportable = On ne peut signaler que d’autres personnes, pas les robots.
server-is-administrator = Un administrateur ne peut pas être exclu. Retirez d’abord ses droits avec ochre admin revoke.
server-own-network = Votre propre adresse est dans cette plage.
server-banned = Les administrateurs de ce serveur vous ont exclu{ $until ->
        [never] {""}
       *[other] {" "}jusqu’au { $until }
    } : { $reason }

## Profiles and statistics.

server-profile-not-found = Ce profil n’existe pas, ou son propriétaire ne le partage pas.
server-number = { $number }

## Notices
server-channel-not-found = Vous n’avez pas ce moyen de contact.
server-link-expired = Ce lien a déjà servi, a été remplacé par un plus récent ou a expiré.
server-invalid-mail-address = Ce n’est pas une adresse e-mail à laquelle on peut écrire.
server-invalid-endpoint = Cette adresse ne peut pas être appelée. Elle doit commencer par https:// et se trouver sur l’Internet public.
server-invalid-push-keys = Les clés de ce navigateur sont illisibles.
server-invalid-zone = Ce fuseau horaire n’existe pas. Choisissez par exemple Europe/Paris.
server-invalid-quiet-hours = Les heures calmes demandent deux heures différentes de la journée.
server-no-mail = Ce serveur n’envoie pas d’e-mails.
server-mail-not-sent = L’e-mail n’a pas pu être envoyé. Réessayez plus tard.
server-too-many-channels = Vous avez déjà le maximum de moyens de contact de ce type. Supprimez-en un d’abord.
server-mail-confirm = Confirmez votre adresse e-mail
server-mail-confirm-words = { $name } veut être prévenu à cette adresse quand une table attend. Si c’est vous, ouvrez le lien dans les deux jours.
server-mail-confirm-label = Confirmer
server-mail-confirm-ignore = Si vous n’avez rien demandé, ne faites rien : aucun autre message ne viendra.
server-mail-replaced = Une autre adresse e-mail remplace celle-ci
server-mail-replaced-words = { $name } : les messages et les liens pour un nouveau mot de passe ne viennent plus à cette adresse. Une autre a été confirmée à sa place.
server-mail-replaced-not-you = Si ce n’était pas vous, connectez-vous, supprimez l’autre adresse dans les réglages et changez votre mot de passe.
server-mail-recover = Un nouveau mot de passe pour votre compte
server-mail-recover-words = Quelqu’un, sans doute vous, a perdu le mot de passe du compte { $login }. Le lien est valable une heure et définit un nouveau mot de passe.
server-mail-recover-label = Choisir un nouveau mot de passe
server-mail-recover-ignore = Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.
server-notice-turn = C’est à vous de jouer à la table « { $table } ».
server-notice-clock = Votre temps est presque écoulé à la table « { $table } ».
server-notice-finished = La partie à la table « { $table } » est terminée.
server-notice-invitation = { $name } vous invite à la table « { $table } ».
server-notice-rematch = { $name } propose une revanche à la table « { $table } ».
server-notice-mention = { $name } vous mentionne dans la discussion de la table « { $table } ».
server-notice-several = Des nouvelles de { $count } tables
server-notice-more = { $count ->
        [one] Et 1 autre.
       *[other] Et { $count } autres.
    }
server-notice-open = Aller à la table
server-notice-why = Vous recevez ce message parce que vous l’avez demandé dans vos réglages.
server-notice-stop = Arrêter ces messages
server-notice-settings = Changer ce dont on vous prévient
