### Ce que tous les jeux partagent, en français.

table-seat = { $seat }
table-seat-unnamed = Siège { $number }
table-list-separator = {", "}
table-choice-separator = {", ou "}
table-option-seats = Joueurs
table-barrier-start = Rien n’a encore été décidé.
table-barrier-chance = Depuis, quelque chose de caché a été révélé : on ne peut pas revenir dessus.
table-barrier-other-seat = Depuis, un autre joueur a décidé.
table-barrier-over = La partie est terminée.
table-out-of-turn = Ce n’est pas votre tour.
table-unreadable = Ce n’est pas une action.
table-stale = La partie a avancé depuis votre dernier coup d’œil.

# Pourquoi un choix est meilleur que le suivant.
table-why = Il gagne { $gains }.
table-why-but = Il gagne { $gains }, mais renonce à { $costs }.
table-why-later = Il rapporte à peu près autant que le choix suivant maintenant, et plus ensuite.
table-why-played-later = Il rapporte maintenant à peu près autant que ce qui a été joué, et plus ensuite.
table-why-only = Il n’y a pas d’autre choix.
table-why-half = environ un demi-point avec { $term }
table-why-points =
    { $points ->
        [one] environ { $points } point avec { $term }
       *[other] environ { $points } points avec { $term }
    }
table-term-score = le score
table-term-others = le recul des autres

# How good a choice was, in the review of a finished game.
table-grade-best = meilleur choix
table-grade-good = bon choix
table-grade-inaccuracy = imprécision
table-grade-mistake = erreur
table-grade-blunder = gaffe
table-review-unfinished = La partie n’est pas terminée. Elle pourra être analysée une fois finie.
table-review-stopped = L’analyse a été interrompue.
table-review-other-game = C’est une table d’un autre jeu.

# What is wrong with a content file. `table-shape-…` says what was expected.
table-mistake-expected = Attendu : { $expected } ; trouvé : { $found }.
table-shape-text = une ligne de texte de 1 à { $most } caractères
table-shape-number = un nombre entier de { $least } à { $most }
table-shape-switch = true (oui) ou false (non)
table-shape-one-of = un mot parmi { $choices }
table-shape-program = une instruction entre guillemets, comme { $example }
table-shape-list = une liste, comme { $example }
table-shape-record = un groupe de valeurs, comme { $example }
table-mistake-count = Il faut de { $least } à { $most } éléments ; trouvés : { $found }.
table-mistake-length = Nombre d’éléments attendu : { $least } ; trouvé : { $found }.
table-mistake-entry = Élément { $number } : { $mistake }
table-mistake-part = { $part } : { $mistake }
table-part-kind = Sorte
table-mistake-part-missing = Il manque { $part } ; ajoutez cette valeur.
table-mistake-part-unknown = { $part } n’a pas de sens ici ; attendu seulement : { $known }.
table-mistake-from = Origine : { $mistake }
table-mistake-table = Cette boîte n’a pas de partie { $found } ; choisissez parmi { $known }.
table-mistake-face = Cette partie n’a pas de { $found } ; choisissez parmi { $known }.
table-mistake-key = Il n’y a pas de valeur { $found } ici ; choisissez parmi { $known }.
table-mistake-structure = Les valeurs de cette partie se placent sous une ligne { $example }, une par ligne.
table-mistake-id = La première ligne de cette partie doit donner son identifiant, comme id = "…" ; prenez-en un parmi { $known }, ou un nouveau.
table-mistake-own-id = Identifiant attendu : { $known } ; trouvé : { $found }. Corrigez-le ou supprimez la ligne.
table-mistake-unreadable-id = { $found } ne peut pas être un identifiant ; employez au plus 40 lettres minuscules, chiffres et traits d’union.
table-mistake-no-room = Il n’y a pas de { $found } à modifier, ni de place pour un de plus ; choisissez parmi { $known }.
table-mistake-face-twice = { $found } figure deux fois ; réunissez ses valeurs en une seule partie.
table-mistake-incomplete = Il n’y a pas de { $found } à modifier, et pour un nouveau il faut aussi { $keys } ; la boîte contient { $known }.
table-mistake-missing = Il manque : { $keys }.
table-mistake-not-here = Cette face n’a pas de valeur { $key } ; supprimez la ligne.
table-mistake-unusable = { $found } ne peut pas servir ici.
table-mistake-no-content = Ce jeu n’a pas de contenu qu’un fichier pourrait modifier.
table-mistake-twice = Cette ligne répète un nom qui figure plus haut ({ $found }) ; gardez l’un des deux.
table-mistake-unclosed = Quelque chose qui commence ici n’est jamais fermé ({ $found }) ; cherchez un guillemet ou un crochet manquant.
table-mistake-comma = Il manque une virgule entre deux éléments ({ $found }).
table-mistake-no-value = Cette ligne ne donne pas de valeur ({ $found }) ; écrivez nom = valeur.
table-mistake-quotes = Un texte se place entre guillemets droits, sur une seule ligne ({ $found }).
table-mistake-syntax = Cette ligne est illisible ({ $found }) ; écrivez nom = valeur : textes entre guillemets droits, listes entre crochets, groupes entre accolades.
table-hint-number = de { $least } à { $most }
table-hint-text = { $most } caractères au plus
table-hint-list = de { $least } à { $most } éléments

## Ce dont parle un problème

table-theme-cards = Cartes
table-theme-labor = Travail
table-theme-placement = Placement
table-theme-movement = Mouvement
table-theme-conflict = Conflit
table-theme-dice = Dés
table-theme-goods = Ressources
table-theme-building = Construction
table-theme-hunting = Chasse
table-theme-rites = Rites
table-theme-timing = Bon moment
