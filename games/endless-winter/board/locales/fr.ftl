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
endless-winter-board-era-later = à partir de la manche 3
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
endless-winter-board-guide-farewell = Vous connaissez le cœur du jeu. Après le troisième tour, vous pourrez réserver des cartes pour l’Éclipse : le plus de Travail passe en premier, et vos terrains, pierres et Villages rapportent. Terminez votre tour et continuez !
endless-winter-board-order-place = Place { $count } dans l’ordre du tour

endless-winter-board-unit-food = Nourriture
endless-winter-board-unit-tools = { $count ->
    [one] Outil
   *[other] Outils
}
endless-winter-board-unit-labor = Travail
endless-winter-board-unit-points = { $count ->
    [one] point
   *[other] points
}

## La scène de l’Éclipse

endless-winter-board-scene-eclipse = L’Éclipse
endless-winter-board-scene-pile = Pile : { $seat }
endless-winter-board-scene-order = Le nouvel ordre du tour
endless-winter-board-scene-place = Place : { $seat }
endless-winter-board-scene-land = { $hex } : { $seat }
endless-winter-board-scene-board = Plateau : { $seat }
endless-winter-board-scene-stones = Pierres sacrées : { $seat }
endless-winter-board-scene-delta = Le delta : { $seat }
endless-winter-board-scene-final = Le score final
