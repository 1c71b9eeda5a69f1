### Le plateau d’Endless Winter en français.

## The parts of the board

endless-winter-board-section-turn = Ce tour
endless-winter-board-section-columns = Les quatre colonnes
endless-winter-board-section-terrain = Plateau Terrain
endless-winter-board-section-culture = Vitrine des Cultures
endless-winter-board-section-people = Cartes Tribu
endless-winter-board-section-hunt-area = Zone de Chasse
endless-winter-board-section-order = Ordre des Tours
endless-winter-board-section-stones = Pierres Sacrées
endless-winter-board-tab-terrain = Terrain
endless-winter-board-tab-columns = Colonnes
endless-winter-board-tab-market = Marché
endless-winter-board-tab-boards = Plateaux
endless-winter-board-section-megaliths = Plateau Mégalithes
endless-winter-board-section-idols = Plateau Idoles
endless-winter-board-rule = Règle { $id }

## Round and turn

endless-winter-board-round = Manche { $count } sur 4
endless-winter-board-status-setup = Mise en place
endless-winter-board-status-eclipse = Éclipse
endless-winter-board-status-turn = Tour { $count } sur 3
endless-winter-board-over = La partie est terminée.
endless-winter-board-step-culture = Figurine
endless-winter-board-step-figure = Haut
endless-winter-board-step-middle = Milieu
endless-winter-board-step-bottom = Bas
endless-winter-board-step-commit = Pioche Éclipse
endless-winter-board-step-reveal = Révélation
endless-winter-board-step-track = A Ordre des Tours
endless-winter-board-step-skills = B Compétences
endless-winter-board-step-lands = C Hexagones
endless-winter-board-step-board = D Plateau Joueur

## Labor

endless-winter-board-labor-count = { $labor } Travail
endless-winter-board-labor-more-help = Ce que votre main et votre Nourriture peuvent encore ajouter ici
endless-winter-board-from-hand = main
endless-winter-board-from-food = Nourriture
endless-winter-board-potential = Votre main donne ici { $cards } Travail, votre Nourriture { $food }.
endless-winter-board-eat = Nourriture contre Travail :
endless-winter-board-eat-words = Dépenser { $food } Nourriture pour { $labor } Travail

## Benefits to take

endless-winter-board-take-megalith = Placer un Mégalithe
endless-winter-board-take-draw = Piocher une carte
endless-winter-board-take-idol = Gagner une Idole
endless-winter-board-take-tool = Gagner un Outil
endless-winter-board-take-food = Gagner une Nourriture
endless-winter-board-take-fill = Remplir votre Nourriture
endless-winter-board-take-fish = Piocher un jeton Poisson
endless-winter-board-take-pay = Payer et l’utiliser
endless-winter-board-discard-one = Défaussez une carte de votre main.
endless-winter-board-then = Ensuite :
endless-winter-board-ready = Sa compétence peut encore être utilisée
endless-winter-board-played = Cartes jouées
endless-winter-board-eclipse-pile = Pioche Éclipse

## Drafts

endless-winter-board-chiefs = Chefs au choix
endless-winter-board-setups = Cartes de Mise en place au choix

## Columns

endless-winter-board-figure-chief = Le Chef de { $seat }
endless-winter-board-figure-tribe = Une figurine de { $seat }
endless-winter-board-bottom-free = premier ici
endless-winter-board-bottom-taken = pris
endless-winter-board-first = 1er
endless-winter-board-offer-recruit = Pour { $price }, prenez une carte Tribu en main, d’un autre type à chaque fois ; elle ne peut pas être jouée ce tour-ci.
endless-winter-board-offer-rite = Une fois, pour { $price } : prenez une carte Tribu dans votre défausse et enterrez une carte, l’un ou l’autre ou les deux.
endless-winter-board-offer-learn = Pour { $price }, prenez en main une carte Culture de la vitrine.
endless-winter-board-offer-stone = Une fois : pour { $price }, prenez une Pierre Sacrée sur votre emplacement suivant. Elle rapporte à chaque Éclipse.
endless-winter-board-offer-camp = Pour { $price }, placez un Camp.
endless-winter-board-offer-move = Pour { $price }, déplacez un Camp vers un hexagone adjacent.
endless-winter-board-offer-village = Une fois, pour { $price } : fondez un Village là où trois de vos Camps se rejoignent ; ils reviennent chez vous.
endless-winter-board-offer-reveal = Pour { $price }, révélez 2 Animaux, 6 au plus dans la zone.
endless-winter-board-offer-hunt = Pour { $price }, prenez un Animal de la zone de Chasse.
endless-winter-board-offer-tip = Une fois : inclinez un de vos Animaux pour son avantage.
endless-winter-board-cap-recruit = recruter
endless-winter-board-cap-rite = initiation
endless-winter-board-cap-learn = apprendre
endless-winter-board-cap-stone = pierre
endless-winter-board-cap-camp = camp
endless-winter-board-cap-move = déplacer
endless-winter-board-cap-village = village
endless-winter-board-cap-reveal = débusquer
endless-winter-board-cap-hunt = chasser
endless-winter-board-cap-tip = incliner
endless-winter-board-cap-rest = repos
endless-winter-board-cap-rest-labor = par figurine
endless-winter-board-rest-labor = Une figurine au Repos compte { $labor } Travail à l’Éclipse.
endless-winter-board-token-pile = { $count ->
    [one] { $count } jeton Repos dans la pile
   *[other] { $count } jetons Repos dans la pile
}

## Cards, Animals, stones

endless-winter-board-cards-left = { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
endless-winter-board-culture-deck = { $count ->
    [one] Il reste { $count } carte que personne n’a vue.
   *[other] Il reste { $count } cartes que personne n’a vues.
}
endless-winter-board-animal-deck = { $count ->
    [one] Pioche des Animaux, { $count } carte
   *[other] Pioche des Animaux, { $count } cartes
}
endless-winter-board-in-deck = { $count } dans la pioche
endless-winter-board-hunt-filled = { $count } sur { $most }
endless-winter-board-era = Ère { $count ->
    [1] I
   *[other] II
}
endless-winter-board-era-later = dès la manche 3
endless-winter-board-for-you-now = pour vous
endless-winter-board-stone-now = { $count ->
    [one] Elle vous rapporterait { $count } point si l’Éclipse venait maintenant.
   *[other] Elle vous rapporterait { $count } points si l’Éclipse venait maintenant.
}
endless-winter-board-end-points = { $count ->
    [one] { $count } point à la fin
   *[other] { $count } points à la fin
}

## Turn order

endless-winter-board-bid = Prévu pour l’Éclipse : { $labor } Travail{ $hidden ->
    [0] {""}
    [one] {" "}et { $hidden } carte cachée
   *[other] {" "}et { $hidden } cartes cachées
}

## Terrain

endless-winter-board-terrain = Plateau Terrain
endless-winter-board-camps-home = { $count ->
    [one] { $count } de vos Camps est encore chez vous
   *[other] { $count } de vos Camps sont encore chez vous
}
endless-winter-board-villages-left = { $count ->
    [one] Vous pouvez fonder encore { $count } Village
   *[other] Vous pouvez fonder encore { $count } Villages
}
endless-winter-board-hex-label = { $hex } : { $gives }
endless-winter-board-hex-led = { $hex } : { $gives }. Influence : { $influence }
endless-winter-board-influence = { $seat } { $count }
endless-winter-board-influence-leads = { $seat } { $count } (en tête)
endless-winter-board-landmark-label = { $landmark }, { $words }
endless-winter-board-camps-label = { $count ->
    [one] { $count } Camp de { $seat } sur { $hex }
   *[other] { $count } Camps de { $seat } sur { $hex }
}
endless-winter-board-village-label = Un Village de { $seat }
endless-winter-board-village-here = Fonder un Village en { $junction }
endless-winter-board-eclipse-now = Si l’Éclipse venait maintenant
endless-winter-board-eclipse-short = Éclipse
endless-winter-board-preview-lands = des hexagones
endless-winter-board-preview-board = du plateau Joueur
endless-winter-board-preview-landmarks = { $count ->
    [one] Lieux : { $count } point
   *[other] Lieux : { $count } points
}
endless-winter-board-preview-delta = { $count ->
    [one] Course vers le Delta : { $count } point
   *[other] Course vers le Delta : { $count } points
}
endless-winter-board-preview-stones = { $count ->
    [one] Pierres Sacrées : { $count } point
   *[other] Pierres Sacrées : { $count } points
}

## Rivers & Rafts

endless-winter-board-start-label = La tuile de Départ de { $seat }, { $count ->
    [0] aucun Camp
    [one] { $count } Camp
   *[other] { $count } Camps
}
endless-winter-board-raft-label = Le Radeau de { $seat } : { $reach }
endless-winter-board-fish-supply = Jetons Poisson : { $supply } dans la réserve, { $discard } défaussés

## Megaliths

endless-winter-board-megaliths = Plateau Mégalithes
endless-winter-board-site-label = Case { $site } : { $gains }
endless-winter-board-site-start = Case de départ { $site } : { $gains }
endless-winter-board-site-raised = Niveau { $level } sur { $site } : { $gains }
endless-winter-board-megalith-of = un Mégalithe de { $seat }
endless-winter-board-megalith-neutral = un Mégalithe neutre
endless-winter-board-megalith-worth = { $count } points pour qui le pose
endless-winter-board-megaliths-left = { $seat } a encore { $own } Mégalithes à sa couleur et { $neutral } neutres ; les neutres d’abord

## Idols

endless-winter-board-offering = Offrande
endless-winter-board-honor = Honneur
endless-winter-board-offering-level = Offrande, niveau { $level } : { $resources ->
    [0] rien pour ce qui reste
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin par { $resources } Nourriture et Outils restants
}
endless-winter-board-honor-level = Honneur, niveau { $level }{ $points ->
    [0] {""}
   *[other] {" "}: { $points } points immédiats
}
endless-winter-board-burials = Points des cartes enterrées
endless-winter-board-idols = Idoles
endless-winter-board-rank = Rang sur la piste d’Honneur
endless-winter-board-burial-first = Premier sur la piste d’Honneur
endless-winter-board-burial-second = Deuxième sur la piste d’Honneur
endless-winter-board-burial-others = Tous les autres qui ont avancé

## Player boards

endless-winter-board-food-of = { $count } Nourriture
endless-winter-board-tools-of = { $count ->
    [one] { $count } Outil
   *[other] { $count } Outils
}
endless-winter-board-hand-of = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
endless-winter-board-animals-of = { $count ->
    [one] { $count } Animal debout
   *[other] { $count } Animaux debout
}
endless-winter-board-stones-of = { $count ->
    [one] { $count } Pierre Sacrée
   *[other] { $count } Pierres Sacrées
}
endless-winter-board-villages-of = { $count ->
    [one] { $count } Village
   *[other] { $count } Villages
}
endless-winter-board-buried-of = { $count ->
    [one] { $count } carte enterrée
   *[other] { $count } cartes enterrées
}
endless-winter-board-figures-of = { $count ->
    [one] { $count } figurine encore à placer
   *[other] { $count } figurines encore à placer
}
endless-winter-board-food-track = { $food } Nourriture sur { $limit } au plus. Les Camps chez soi couvrent la fin de la piste ; une case marquée donne 1 Travail quand on la quitte en dépensant de la Nourriture.
endless-winter-board-tool-track = { $tools ->
    [one] { $tools } Outil sur { $limit } au plus
   *[other] { $tools } Outils sur { $limit } au plus
}
endless-winter-board-reserve = Mégalithes
endless-winter-board-box-gives = une case vide donne à chaque Éclipse
endless-winter-board-megaliths-to-place = à poser
endless-winter-board-megaliths-on-top = En haut : 1 par Mégalithe dessous, 2 s’il est à vous
endless-winter-board-slot-order = payer, poser, gagner
endless-winter-board-animals-worth = { $count ->
    [one] 1 point maintenant
   *[other] { $count } points maintenant
}
endless-winter-board-pile = { $pile } : { $count }. { $cards }
endless-winter-board-short-draw-pile = pioche
endless-winter-board-short-discard = défausse
endless-winter-board-short-eclipse-pile = Éclipse
endless-winter-board-short-cemetery = enterrées
endless-winter-board-stones = Pierres Sacrées
endless-winter-board-slot = Ici, une Pierre Sacrée coûte { $price } et donne : { $gains }
endless-winter-board-animals = Animaux
endless-winter-board-tipped = inclinés
endless-winter-board-hand = Main
endless-winter-board-hand-empty = Votre main est vide.
endless-winter-board-hand-known = Tout le monde a vu ces cartes aller en main
endless-winter-board-draw-pile = Pioche
endless-winter-board-discard = Défausse
endless-winter-board-cemetery = Cimetière
endless-winter-board-score = Score actuel :
endless-winter-board-score-scored = marqués
endless-winter-board-score-animals = Animaux
endless-winter-board-score-burials = cimetière
endless-winter-board-score-offering = offrande
endless-winter-board-score-cards = cartes

## Lists of actions

endless-winter-board-group-culture = Jouer une carte Culture
endless-winter-board-group-figure = Placer une figurine
endless-winter-board-group-labor = Obtenir du Travail
endless-winter-board-group-skills = Utiliser une compétence
endless-winter-board-group-commit = Réserver pour l’Éclipse
endless-winter-board-group-discard = Défausser
endless-winter-board-group-lands = Récolter
endless-winter-board-group-on = Continuer
endless-winter-board-group-token = Jeton Repos
endless-winter-board-group-gains = Prendre un avantage
endless-winter-board-group-column = Agir dans la colonne
endless-winter-board-loses-labor = { $labor } Travail serait perdu, alors qu’il peut encore servir ici.
endless-winter-board-loses-gains = Vous renonceriez à : { $gains }.
endless-winter-board-loses-lands = Il reste des hexagones qui vous donnent quelque chose gratuitement.
endless-winter-board-loses-culture = La compétence de { $card } serait perdue : elle vaut dans une autre colonne.

## The guided start

endless-winter-board-guide-side = Bienvenue ! Vous guidez une tribu pendant quatre manches. Votre Chef a deux faces ; prenez la face A : quand vous placez le Chef, vous pouvez payer 1 Nourriture pour placer un Mégalithe.
endless-winter-board-guide-place = Un tour, c’est une figurine. Placez une figurine Tribu dans Développer : le Travail y achète des cartes Culture, et la première figurine gagne ce que montre le bas.
endless-winter-board-guide-artisan = Le Travail vient des cartes. L’Artisan en donne 1, et 1 de plus dans Développer : sa carte montre 2.
endless-winter-board-guide-brave = Le Courageux ajoute 1½ partout. Cela fait 3½ Travail.
endless-winter-board-guide-learn = 3 Travail achètent une carte Culture. Prenez Rite du nom : elle arrive en main et se joue dès le prochain tour.
endless-winter-board-guide-stone = Une fois par visite, vous pouvez prendre une Pierre Sacrée en payant son emplacement. Celle-ci rapporte à chaque Éclipse pour chaque type de terrain où vous campez.
endless-winter-board-guide-draw = L’emplacement vous offre une carte. Vous pouvez toujours prendre un avantage inférieur à la place ; ici, la carte est préférable.
endless-winter-board-guide-bottom = Vous êtes premier au bas de Développer : la Nourriture est déjà prise, prenez maintenant l’Outil.
endless-winter-board-guide-end = C’était votre tour. Les cartes gardées serviront à vos deux autres tours et à l’Éclipse.
endless-winter-board-guide-culture = Votre deuxième tour commence par les cartes Culture. Jouez Rite du nom ; son symbole dit qu’elle vaut dans Commencer.
endless-winter-board-guide-chief = Envoyez donc votre Chef dans Commencer : personne n’y est encore allé.
endless-winter-board-guide-naming = Utilisez maintenant Rite du nom : 1 Nourriture et une nouvelle carte Tribu.
endless-winter-board-guide-train = Prenez un Chasseur. Il va dans votre défausse et reviendra quand vous la mélangerez.
endless-winter-board-guide-second-brave = Votre autre Courageux donne 1½ Travail…
endless-winter-board-guide-tribeswoman = …et la Femme de la Tribu ½ : 2 Travail en tout.
endless-winter-board-guide-recruit = 1 Outil et 1 Travail donnent une carte Tribu directement en main : un Éclaireur, pour Migrer ou pour l’Éclipse.
endless-winter-board-guide-rite = Payez 1 Nourriture pour le milieu de la colonne : encore une carte Tribu, et un enterrement.
endless-winter-board-guide-bury = Enterrez un Homme de la Tribu. Votre paquet s’améliore, et les cartes enterrées rapportent à la fin selon votre rang sur la piste d’Honneur.
endless-winter-board-guide-elder = Et prenez un Ancien.
endless-winter-board-guide-honor = Premier ici aussi : une Idole. Montez sur la piste d’Honneur pour que vos morts comptent.
endless-winter-board-guide-megalith-skill = Votre Chef est placé : utilisez sa compétence, 1 Nourriture pour un Mégalithe.
endless-winter-board-guide-megalith = Vos premiers Mégalithes sont neutres et vont sur une case de départ.
endless-winter-board-guide-extra = La case de départ permet d’en placer un autre là où pointe une flèche. Il donne ce qu’il couvre : un Outil.
endless-winter-board-guide-tool = Prenez l’Outil.
endless-winter-board-guide-bury-board = Le bas permet aussi d’enterrer une carte : la Femme de la Tribu a fait sa part.
endless-winter-board-guide-second-end = C’était votre deuxième tour. L’autre joueur en fait un ; puis vient votre troisième et dernier tour de la manche.
endless-winter-board-guide-migrate = Votre dernière figurine. Envoyez-la à Migrer : personne n’y est encore, le bas sera donc aussi à vous.
endless-winter-board-guide-camp = 1 Outil place un Camp sur la tuile de base, au milieu. Il quitte votre plateau : votre piste Nourriture a une place de plus.
endless-winter-board-guide-scout = L’Éclaireur donne 2 Travail ici : assez pour déplacer deux Camps.
endless-winter-board-guide-move-forest = Touchez un Camp au milieu, puis la Forêt, hexagone 8. À l’Éclipse, elle donne une Nourriture et un Outil.
endless-winter-board-guide-move-highland = Déplacez l’autre vers les Hauteurs, hexagone 10. Elles donnent une Idole.
endless-winter-board-guide-move-on = Votre Travail est dépensé. Passez au bas de la colonne.
endless-winter-board-guide-free-camp = Premier ici : placez un autre Camp sans payer.
endless-winter-board-guide-move-grassland = Et déplacez-en un : vers la Prairie, hexagone 4, qui donne 2 Nourriture.
endless-winter-board-guide-third-end = Tout est fait. Finissez votre tour ; vous pourrez ensuite garder des cartes pour l’Éclipse.
endless-winter-board-guide-commit = Posez la Femme de la Tribu face cachée. Son ½ Travail compte pour le nouvel ordre du tour, et sa compétence d’Éclipse servira.
endless-winter-board-guide-eclipse = L’Éclipse ! L’autre joueur avait plus de Travail et passe désormais en premier. Étape A : votre place vous donne une carte. Piochez-la.
endless-winter-board-guide-eclipse-skill = Étape B : les cartes que vous avez gardées. La Femme de la Tribu apporte 1 Nourriture.
endless-winter-board-guide-gather-grassland = Étape C : vos terres. Personne n’a plus d’Influence que vous sur la Prairie : prenez ses 2 Nourriture.
endless-winter-board-guide-gather-forest = La Forêt est aussi à vous : une Nourriture vient toute seule…
endless-winter-board-guide-gather-tool = …et un Outil. Vous pourriez prendre un avantage inférieur ; l’Outil est le mieux.
endless-winter-board-guide-gather-highland = Les Hauteurs donnent une Idole.
endless-winter-board-guide-gather-offering = Cette fois, montez sur la piste d’Offrande : sans un pas dessus, Nourriture et Outils restants ne valent rien à la fin.
endless-winter-board-guide-farewell = Étape D : votre plateau. La case de Mégalithes vide donne un Outil ; puis votre Pierre Sacrée marque 3 points, un par sorte de terre où vous campez. C’était une manche entière. Trois autres suivent : jouez à votre guise !
endless-winter-board-order-place = Place { $count } dans l’ordre du tour

endless-winter-board-unit-food = { $count ->
   *[other] Nourriture
}
endless-winter-board-unit-tools = { $count ->
    [one] Outil
   *[other] Outils
}
endless-winter-board-unit-labor = Travail
endless-winter-board-unit-points = { $count ->
    [one] point
   *[other] points
}

## L’initiation

endless-winter-board-primer-aim = Le but
endless-winter-board-primer-aim-title = Quatre hivers, une tribu
endless-winter-board-primer-aim-lead = Vous menez une tribu à travers un continent vide et gelé. À chaque manche, vous rassemblez des gens, apprenez, vous installez et chassez ; puis le soleil s’éteint et tout ce que vous avez bâti rapporte. Après la dernière Éclipse, celui qui a le plus de points gagne.
endless-winter-board-primer-winter = { $count } tours, puis une Éclipse
endless-winter-board-primer-fact-players = joueurs
endless-winter-board-primer-fact-rounds = manches, chacune avec une Éclipse
endless-winter-board-primer-fact-turns = tours par joueur dans toute la partie
endless-winter-board-primer-fact-columns = colonnes où agir, et le Repos
endless-winter-board-primer-fact-cards = cartes au départ ; votre pioche grandit
endless-winter-board-primer-turn = Un tour
endless-winter-board-primer-turn-title = Un tour : une figurine, quelques cartes
endless-winter-board-primer-turn-lead = Un tour, c’est une figurine. Les cartes lui donnent du Travail ; le Travail, les Outils et la Nourriture paient ce qu’elle fait.
endless-winter-board-primer-play-culture = Jouer une carte Culture
endless-winter-board-primer-play-culture-words = Commencez par vos cartes Culture, si vous en avez. La première est gratuite, chacune des suivantes coûte une carte de votre main.
endless-winter-board-primer-place-figure = Placer une figurine, agir
endless-winter-board-primer-place-figure-words = Envoyez le Chef ou une figurine Tribu dans une colonne, ou au Repos. Jouez des cartes Tribu pour obtenir du Travail, et dépensez de la Nourriture pour en avoir davantage.
endless-winter-board-primer-discard = Défausser
endless-winter-board-primer-discard-words = Ce que vous avez joué va dans votre défausse. Vous ne piochez pas maintenant : seuls les effets et la fin de la manche apportent des cartes.
endless-winter-board-primer-keep-back = Troisième tour : garder des cartes
endless-winter-board-primer-keep-back-words = Après votre troisième tour, vous pouvez poser des cartes face cachée pour l’Éclipse. Leur Travail décide qui passe en premier.
endless-winter-board-primer-initiate = Commencer
endless-winter-board-primer-initiate-words = Amène des gens dans votre pioche et enterre des cartes. Enterrer améliore la pioche, et les morts comptent à la fin.
endless-winter-board-primer-develop = Développer
endless-winter-board-primer-develop-words = Achète des cartes Culture aux compétences puissantes et, une fois par visite, une Pierre Sacrée.
endless-winter-board-primer-migrate = Migrer
endless-winter-board-primer-migrate-words = Place et déplace des Camps. Là où trois de vos Camps se rejoignent, vous pouvez fonder un Village, et les Camps reviennent sur votre plateau.
endless-winter-board-primer-hunt = Chasser
endless-winter-board-primer-hunt-words = Révèle des Animaux et les prend. Non inclinés, ils forment des ensembles ; inclinés, ils donnent leur avantage.
endless-winter-board-primer-rest = Repos
endless-winter-board-primer-rest-words = Piochez une carte, inclinez un Animal et gardez des forces : une figurine au Repos compte pour l’Éclipse.
endless-winter-board-primer-three-parts = Haut, milieu, bas
endless-winter-board-primer-three-parts-words = Une figurine descend sa colonne : le haut aussi souvent que vous pouvez payer, le milieu une fois, le bas seulement pour la première figurine de la manche. Le haut et le milieu restent toujours ouverts à tous.
endless-winter-board-primer-boards = Les plateaux
endless-winter-board-primer-boards-title = À quoi sert chaque plateau
endless-winter-board-primer-boards-lead = Tout est visible. Voici la table après la manche guidée.
endless-winter-board-primer-terrain = Terrain
endless-winter-board-primer-terrain-words = À chaque Éclipse, un hexagone donne son avantage à qui y a le plus d’Influence ; l’égalité suffit. Un Camp compte pour 1, un Village pour 2 sur chacun de ses trois hexagones.
endless-winter-board-primer-culture = Vitrine des Cultures
endless-winter-board-primer-culture-words = Huit cartes à acheter. Leurs compétences sont puissantes, et la plupart valent des points à la fin.
endless-winter-board-primer-people = Piles Tribu
endless-winter-board-primer-people-words = Cinq sortes de gens. Chacune donne plus de Travail dans une colonne, et a son propre effet à l’Éclipse.
endless-winter-board-primer-hunting = Zone de Chasse
endless-winter-board-primer-hunting-words = Jusqu’à { $most } Animaux sont visibles. Gardez-les pour former des ensembles, ou inclinez-en un pour gagner ce qu’il montre.
endless-winter-board-primer-stones = Pierres Sacrées
endless-winter-board-primer-stones-words = Une fois prise, chacune rapporte des points à chaque Éclipse. Votre plateau a de la place pour { $slots }.
endless-winter-board-primer-megaliths = Mégalithes
endless-winter-board-primer-megaliths-words = Un Mégalithe donne ce que montre sa case. Posé sur quatre autres, il rapporte des points pour ceux du dessous.
endless-winter-board-primer-idols = Idoles
endless-winter-board-primer-idols-words = À gauche, l’Offrande : ce que valent la Nourriture et les Outils restants. À droite, l’Honneur : ce que valent vos cartes enterrées.
endless-winter-board-primer-home = Votre plateau
endless-winter-board-primer-home-words = Nourriture, Outils, Mégalithes et { $villages } Villages. Les Camps encore là couvrent le bout de la piste de Nourriture : chaque Camp qui part libère une case.
endless-winter-board-primer-eclipse = L’Éclipse
endless-winter-board-primer-eclipse-title = L’Éclipse : la manche rapporte
endless-winter-board-primer-eclipse-lead = Quand chacun a joué trois tours, on révèle les cartes cachées. Puis, dans le nouvel ordre, chacun passe par quatre étapes.
endless-winter-board-primer-reveal = On révèle
endless-winter-board-primer-reveal-words = Celui qui a le plus de Travail joue en premier à la manche suivante. En cas d’égalité, c’est celui qui jouait le plus tard qui l’emporte.
endless-winter-board-primer-step-order = A. Votre place
endless-winter-board-primer-step-order-words = Plus vous êtes en tête du nouvel ordre, meilleur est l’avantage.
endless-winter-board-primer-step-people = B. Vos gens
endless-winter-board-primer-step-people-words = Les cartes que vous avez gardées déclenchent leur compétence d’Éclipse.
endless-winter-board-primer-step-land = C. Vos terres
endless-winter-board-primer-step-land-words = Chaque hexagone où personne n’a plus d’Influence que vous.
endless-winter-board-primer-step-home = D. Votre plateau
endless-winter-board-primer-step-home-words = Une carte par Village, un gain pour les cases de Mégalithes vides, des points pour les Pierres Sacrées.
endless-winter-board-primer-lower = Un avantage inférieur, si vous préférez
endless-winter-board-primer-lower-words = Quand vous gagnez l’un de ces avantages, vous pouvez en prendre un situé plus à droite, même si le premier était impossible.
endless-winter-board-primer-prepare = Puis une nouvelle manche
endless-winter-board-primer-prepare-words = Les figurines rentrent, les Animaux et les cartes Culture sont complétés, et vous piochez cinq cartes.
endless-winter-board-primer-points = Les points
endless-winter-board-primer-points-title = D’où viennent les points
endless-winter-board-primer-points-lead = Certains comptent aussitôt, certains à chaque Éclipse, la plupart en fin de partie.
endless-winter-board-primer-points-cards = Cartes : à la fin
endless-winter-board-primer-points-cards-words = Le nombre en pointillés sur chaque carte Tribu et Culture que vous possédez, où qu’elle soit.
endless-winter-board-primer-points-stones = Pierres Sacrées : à chaque Éclipse
endless-winter-board-primer-points-stones-words = Une Pierre prise à la première manche rapporte { $rounds } fois.
endless-winter-board-primer-points-burials = Enterrements : à la fin
endless-winter-board-primer-points-burials-words = Les cartes enterrées comptent selon votre niveau sur la piste d’Honneur. Sans aucun pas sur cette piste, elles ne valent rien.
endless-winter-board-primer-points-animals = Ensembles d’Animaux : à la fin
endless-winter-board-primer-points-animals-words = Les Animaux non inclinés d’un même type valent { $sets } points pour 1, 2, 3 et 4 cartes. L’Argentavis rejoint n’importe quel ensemble.
endless-winter-board-primer-points-once = Aussitôt
endless-winter-board-primer-points-once-words = Les points écrits sur un disque plein se marquent à l’instant où vous les gagnez.
endless-winter-board-primer-points-megaliths = Mégalithes : aussitôt
endless-winter-board-primer-points-megaliths-words = Un Mégalithe posé sur quatre autres : 1 point par Mégalithe du dessous, 2 s’il est à vous.
endless-winter-board-primer-points-idols = Piste d’Honneur : aussitôt
endless-winter-board-primer-points-idols-words = Les paliers de la montée rapportent { $steps } points.
endless-winter-board-primer-points-offering = Offrande : à la fin
endless-winter-board-primer-points-offering-words = La Nourriture et les Outils restants, au taux de votre niveau d’Offrande.
endless-winter-board-primer-mistakes = Cinq erreurs
endless-winter-board-primer-mistakes-title = Cinq erreurs d’une première partie
endless-winter-board-primer-mistakes-lead = Elles viennent naturellement ; tout le monde les fait une fois.
endless-winter-board-primer-camps-stay = Les Camps restés chez eux
endless-winter-board-primer-camps-stay-words = La tuile de base ne donne rien, et les Camps sur votre plateau limitent votre Nourriture.
endless-winter-board-primer-camps-stay-instead = Étendez-vous tôt. Un seul Camp prend un hexagone entier.
endless-winter-board-primer-set-eaten = L’ensemble mangé
endless-winter-board-primer-set-eaten-words = Un Animal incliné ne compte plus jamais dans un ensemble.
endless-winter-board-primer-set-eaten-instead = Inclinez ceux qui sont seuls de leur type, et gardez ceux que vous avez en double.
endless-winter-board-primer-idol-still = Une Idole qui ne bouge pas
endless-winter-board-primer-idol-still-words = Au niveau le plus bas, les cartes enterrées et les ressources restantes ne valent rien, quel que soit leur nombre.
endless-winter-board-primer-idol-still-instead = Un pas sur chaque piste, tôt.
endless-winter-board-primer-nothing-kept = Aucune carte gardée
endless-winter-board-primer-nothing-kept-words = Vous jouez en dernier, et les autres prennent le bas de chaque colonne.
endless-winter-board-primer-nothing-kept-instead = Gardez deux cartes au troisième tour, ou mettez une figurine au Repos : elle compte pour { $labor } de Travail.
endless-winter-board-primer-stones-late = Les Pierres prises trop tard
endless-winter-board-primer-stones-late-words = Prise à la dernière manche, une Pierre rapporte une seule fois ; dès la première, elle rapporte { $rounds } fois.
endless-winter-board-primer-stones-late-instead = Prenez-en une dans les deux premières manches, puis développez ce qu’elle récompense.
endless-winter-board-primer-rivers = Rivières & Radeaux
endless-winter-board-primer-rivers-title = Rivières & Radeaux
endless-winter-board-primer-rivers-lead = Avec l’extension, une rivière traverse les terres. Tout le reste demeure.
endless-winter-board-primer-rivers-land = Une rivière et des tuiles de Départ
endless-winter-board-primer-rivers-land-words = Vos Camps n’entrent plus par le centre, mais par votre tuile de Départ, au bord, ou là où se trouve votre Radeau.
endless-winter-board-primer-rivers-raft = Le Radeau
endless-winter-board-primer-rivers-raft-words = Au lieu de placer un Camp, vous pouvez déplacer votre Radeau : en aval aussi loin que vous voulez, en amont d’un hexagone. Il compte comme un Camp là où il se trouve.
endless-winter-board-primer-rivers-delta = La course au Delta
endless-winter-board-primer-rivers-delta-words = À l’Éclipse, le joueur dont le Radeau est le plus proche du Delta marque 1 point, plus 1 pour chacun de ses Camps sur la rivière.
endless-winter-board-primer-rivers-fish = Poissons
endless-winter-board-primer-rivers-fish-words = Un hexagone Rivière où vous avez le plus d’Influence donne un jeton Poisson : piochez-en un et prenez ce qu’il montre.
endless-winter-board-primer-rivers-landmarks = Lieux
endless-winter-board-primer-rivers-landmarks-words = À chaque Éclipse, celui qui a le plus d’Influence sur un hexagone Lieu marque les points de ce Lieu.
endless-winter-board-primer-rivers-warrior = Guerriers
endless-winter-board-primer-rivers-warrior-words = En option, ils remplacent les Éclaireurs. À l’Éclipse, un Guerrier peut pousser un Camp adverse vers un hexagone voisin.
endless-winter-board-primer-icons = Icônes
endless-winter-board-primer-icons-title = Toutes les icônes
endless-winter-board-primer-icons-lead = Les cartes, les tuiles et les plateaux sont écrits avec ces signes. Pendant la partie, survolez un signe pour lire son sens.
endless-winter-board-primer-icons-gains = Gains
endless-winter-board-primer-icons-people = Cartes et gens
endless-winter-board-primer-icons-land = Sur les terres
endless-winter-board-primer-icons-animals = Animaux
endless-winter-board-primer-icons-columns = Colonnes
endless-winter-board-primer-icons-reading = Lire une carte
endless-winter-board-primer-icons-terrains = Terres, à l’Éclipse
endless-winter-board-primer-icons-beasts = Animaux inclinés
endless-winter-board-primer-icons-landmarks = Lieux
endless-winter-board-primer-icon-food = Nourriture
endless-winter-board-primer-icon-fill-food = remplir votre piste de Nourriture
endless-winter-board-primer-icon-tool = Outil
endless-winter-board-primer-icon-idol = Idole : un pas vers le haut
endless-winter-board-primer-icon-draw = piocher une carte
endless-winter-board-primer-icon-megalith = placer un Mégalithe
endless-winter-board-primer-icon-extra-megalith = placer un autre Mégalithe
endless-winter-board-primer-icon-labor = Travail
endless-winter-board-primer-icon-fish = jeton Poisson
endless-winter-board-primer-icon-tribe = figurine ou carte Tribu
endless-winter-board-primer-icon-chief = Chef
endless-winter-board-primer-icon-tribe-hand = carte Tribu en main
endless-winter-board-primer-icon-tribe-discard = carte Tribu dans la défausse
endless-winter-board-primer-icon-culture = carte Culture
endless-winter-board-primer-icon-discard = défausser une carte
endless-winter-board-primer-icon-bury = enterrer une carte
endless-winter-board-primer-icon-stone = Pierre Sacrée
endless-winter-board-primer-icon-rest = Repos
endless-winter-board-primer-icon-eclipse = à l’Éclipse
endless-winter-board-primer-icon-camp = Camp : en placer un
endless-winter-board-primer-icon-move = déplacer un Camp
endless-winter-board-primer-icon-drive = déplacer un Camp adverse
endless-winter-board-primer-icon-village = Village : en fonder un
endless-winter-board-primer-icon-raft = Radeau
endless-winter-board-primer-icon-terrains = types différents
endless-winter-board-primer-icon-tiles = tuiles Mégalithe
endless-winter-board-primer-icon-upper = Mégalithe en hauteur
endless-winter-board-primer-icon-animal = prendre un Animal
endless-winter-board-primer-icon-deck-animal = un Animal de la pioche
endless-winter-board-primer-icon-reveal-animal = révéler un Animal
endless-winter-board-primer-icon-tip = incliner un Animal
endless-winter-board-primer-icon-joker = rejoint n’importe quel ensemble
endless-winter-board-primer-icon-pay = payer à gauche, gagner à droite
endless-winter-board-primer-icon-each = pour chacun, à gauche
endless-winter-board-primer-icon-each-paid = à payer une fois pour chacun, à gauche
endless-winter-board-primer-icon-same = du même type
endless-winter-board-primer-icon-different = de types différents
endless-winter-board-primer-icon-only-column = seulement dans cette colonne
endless-winter-board-primer-icon-only-eclipse = seulement à l’Éclipse
endless-winter-board-primer-icon-points-once = points aussitôt
endless-winter-board-primer-icon-points-end = points à la fin

## La scène de l’Éclipse

endless-winter-board-scene-eclipse = L’Éclipse
endless-winter-board-scene-pile = Pile : { $seat }
    .you = Votre pile
endless-winter-board-scene-order = Le nouvel ordre du tour
endless-winter-board-scene-place = Place : { $seat }
    .you = Votre place
endless-winter-board-scene-land = { $hex } : { $seat }
    .you = { $hex } : vous
endless-winter-board-scene-board = Plateau : { $seat }
    .you = Votre plateau
endless-winter-board-scene-stones = Pierres Sacrées : { $seat }
    .you = Vos Pierres Sacrées
endless-winter-board-scene-delta = Le Delta : { $seat }
    .you = Le Delta : vous
endless-winter-board-scene-final = Le score final
