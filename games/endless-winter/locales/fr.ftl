### Endless Winter en français.

endless-winter-title = Endless Winter
endless-winter-blurb = Menez une tribu à travers quatre générations : rassemblez un peuple et des savoirs, chassez, colonisez, dressez des mégalithes, honorez les morts et brillez à chaque éclipse.

## Options

endless-winter-option-seats-help = Endless Winter se joue de 2 à 4.
endless-winter-option-draft = Draft
endless-winter-option-draft-help = Comment les Chefs et les cartes de Mise en place sont distribués.
endless-winter-option-draft-none = Tout au hasard
endless-winter-option-draft-setup = Choix des cartes de Mise en place, en commençant par le dernier joueur
endless-winter-option-draft-chiefs = Choix des Chefs, en commençant par le premier joueur ; puis des cartes de Mise en place, en commençant par le dernier
endless-winter-option-glacier-tokens = Jetons Glacier
endless-winter-option-glacier-tokens-help = Un jeton face cachée sur chaque Glacier récompense ceux qui s’y installent.
endless-winter-option-rest-tokens = Jetons Repos
endless-winter-option-rest-tokens-help = Le premier à se reposer dans une manche gagne un jeton.
endless-winter-option-layout = Configuration des Mégalithes
endless-winter-option-layout-help = La disposition des quatre tuiles Mégalithe.
endless-winter-option-layout-by-seats = Celle conseillée pour le nombre de joueurs
endless-winter-option-rivers = Rivières & Radeaux
endless-winter-option-rivers-help = Une rivière traverse le plateau : des Radeaux, des Poissons, des Lieux, une course vers le Delta, et une tuile de Départ pour chacun.
endless-winter-option-first-river-tile = Première tuile Rivière
endless-winter-option-second-river-tile = Deuxième tuile Rivière
endless-winter-option-first-river-tile-help = Plus il y a de Lieux, plus la partie est riche. Ne compte qu’avec Rivières & Radeaux.
endless-winter-option-second-river-tile-help = { endless-winter-option-first-river-tile-help }
endless-winter-option-river-tile-landmark = face Lieu
endless-winter-option-river-tile-glacier = face Glacier
endless-winter-option-warriors = Guerriers
endless-winter-option-warriors-help = Les Guerriers remplacent les Éclaireurs et peuvent déplacer les Camps adverses.

## Names

endless-winter-named = { $name }
endless-winter-card-brave = Courageux
endless-winter-card-tribeswoman = Femme de la Tribu
endless-winter-card-tribesman = Homme de la Tribu
endless-winter-card-artisan = Artisan
endless-winter-card-hunter = Chasseur
endless-winter-card-scout = Éclaireur
endless-winter-card-elder = Ancien
endless-winter-card-shaman = Shaman
endless-winter-card-warrior = Guerrier
endless-winter-card-adopted-kin = Parents d’adoption
endless-winter-card-flint-cache = Cache de silex
endless-winter-card-foragers-web = Réseau de cueillette
endless-winter-card-story-circle = Cercle des conteurs
endless-winter-card-shared-loads = Fardeaux partagés
endless-winter-card-ochre-grave = Tombe à l’ocre
endless-winter-card-elders-farewell = Adieu à l’Ancien
endless-winter-card-naming-rite = Rite du nom
endless-winter-card-burnt-gift = Don brûlé
endless-winter-card-sledge-team = Attelage
endless-winter-card-sky-watch = Veille du ciel
endless-winter-card-council-fire = Feu du conseil
endless-winter-card-knapping-floor = Atelier de taille
endless-winter-card-snow-runners = Coureurs des neiges
endless-winter-card-trail-marks = Balises
endless-winter-card-hide-shelters = Abris de peaux
endless-winter-card-drive-lines = Couloirs de rabattage
endless-winter-card-trackers-lore = Savoir du pisteur
endless-winter-card-marrow-feast = Festin de moelle
endless-winter-card-standing-slab = Dalle dressée
endless-winter-card-great-hearth = Grand foyer
endless-winter-card-song-lines = Chants des pistes
endless-winter-card-barrow-field = Champ de tumulus
endless-winter-card-ancestor-poles = Poteaux des ancêtres
endless-winter-card-clan-moot = Assemblée des clans
endless-winter-card-passing-of-names = Passage des noms
endless-winter-card-sun-offering = Offrande au soleil
endless-winter-card-solstice-feast = Festin du solstice
endless-winter-card-raised-circle = Cercle levé
endless-winter-card-stone-haulers = Haleurs de pierres
endless-winter-card-master-carvers = Maîtres sculpteurs
endless-winter-card-gift-ring = Ronde des dons
endless-winter-card-oath-stone = Pierre du serment
endless-winter-card-long-trek = Longue marche
endless-winter-card-village-dance = Danse du village
endless-winter-card-hearth-ring = Ronde des foyers
endless-winter-card-great-drive = Grande battue
endless-winter-card-smoke-house = Fumoir
endless-winter-card-trophy-hall = Salle des trophées
endless-winter-card-herd-call = Appel du troupeau
endless-winter-chief-thunder-staff = Bâton du Tonnerre
endless-winter-chief-great-eye = Grand Œil
endless-winter-chief-stone-soul = Âme de Pierre
endless-winter-chief-tusk-breaker = Broyeur de Défenses
endless-winter-chief-fire-wolf = Loup de Feu
endless-winter-animal-rhino = Rhinocéros laineux
endless-winter-animal-sloth = Paresseux géant
endless-winter-animal-sabertooth = Tigre à dents de sabre
endless-winter-animal-glyptodon = Glyptodon
endless-winter-animal-stag-moose = Cerf-élan
endless-winter-animal-mammoth = Mammouth laineux
endless-winter-animal-argentavis = Argentavis
endless-winter-animal-sea-cow = Vache de mer
endless-winter-setup-spear-camp = Camp des lances
endless-winter-setup-stone-yard = Cour aux pierres
endless-winter-setup-long-path = Long chemin
endless-winter-setup-old-fire = Vieux feu
endless-winter-setup-dream-cave = Grotte aux rêves
endless-winter-terrain-base = tuile de base
endless-winter-terrain-grassland = Prairie
endless-winter-terrain-forest = Forêt
endless-winter-terrain-highland = Hauteurs
endless-winter-terrain-lakeland = Pays des lacs
endless-winter-terrain-badlands = Terres arides
endless-winter-terrain-herdland = Pâture
endless-winter-terrain-glacier = Glacier
endless-winter-terrain-start = tuile de Départ
endless-winter-terrain-river = Rivière
endless-winter-terrain-landmark = Lieu
endless-winter-landmark-volcano = Volcan
endless-winter-landmark-mound = Tertre
endless-winter-landmark-arch = Arche
endless-winter-landmark-monolith = Monolithe
endless-winter-landmark-tree = Arbre
endless-winter-stone-village-landmark = Pierre des Lieux
endless-winter-stone-village-grassland = Pierre de la Prairie
endless-winter-stone-village-forest = Pierre de la Forêt
endless-winter-stone-village-highland = Pierre des Hauteurs
endless-winter-stone-village-lakeland = Pierre du Pays des lacs
endless-winter-stone-village-badlands = Pierre des Terres arides
endless-winter-stone-village-herdland = Pierre de la Pâture
endless-winter-stone-village-glacier = Pierre du Glacier
endless-winter-stone-wanderers = Pierre des Nomades
endless-winter-stone-builders = Pierre des Bâtisseurs
endless-winter-stone-four-fields = Pierre des Quatre Champs
endless-winter-stone-ancestors = Pierre des Ancêtres
endless-winter-stone-towers = Pierre des Tours
endless-winter-stone-idols = Pierre des Idoles
endless-winter-stone-feasts = Pierre des Festins
endless-winter-stone-tipped-rhino = Pierre du Rhinocéros
endless-winter-stone-tipped-sloth = Pierre du Paresseux
endless-winter-stone-tipped-sabertooth = Pierre du Tigre
endless-winter-stone-tipped-glyptodon = Pierre du Glyptodon
endless-winter-stone-tipped-stag-moose = Pierre du Cerf-élan
endless-winter-stone-tipped-giants = Pierre des Géants
endless-winter-tile-dawn = Aube
endless-winter-tile-noon = Midi
endless-winter-tile-dusk = Crépuscule
endless-winter-tile-night = Nuit
endless-winter-layout-hearth = Foyer
endless-winter-layout-drift = Dérive
endless-winter-layout-whirl = Tourbillon

endless-winter-column-initiate = Commencer
endless-winter-column-develop = Développer
endless-winter-column-migrate = Migrer
endless-winter-column-hunt = Chasser
endless-winter-rest = Repos
endless-winter-figure-chief = le Chef
endless-winter-hex = l’hexagone { $hex } ({ $terrain })
endless-winter-site = la case { $site }
endless-winter-headwaters = la tuile Eau en amont
endless-winter-delta = la tuile Delta
endless-winter-reach = l’hexagone Rivière { $reach } sur 5
endless-winter-west = ouest
endless-winter-east = est
endless-winter-start-spot = contre les hexagones { $a } et { $b }
endless-winter-fish = un jeton Poisson ({ $gains })
endless-winter-kind-starting = Carte de Départ
endless-winter-kind-tribe = Carte Tribu
endless-winter-kind-culture-1 = Carte Culture, Ère I
endless-winter-kind-culture-2 = Carte Culture, Ère II
endless-winter-kind-chief = Chef
endless-winter-kind-animal = Animal
endless-winter-kind-setup = Carte de Mise en place
endless-winter-kind-terrain = Terrain
endless-winter-kind-stone-1 = Pierre Sacrée, Ère I
endless-winter-kind-stone-2 = Pierre Sacrée, Ère II
endless-winter-kind-tile = Tuile Mégalithe
endless-winter-kind-glacier-token = Jeton Glacier
endless-winter-kind-rest-token = Jeton Repos
endless-winter-kind-column = Colonne Action
endless-winter-kind-warrior = Carte Tribu, Rivières & Radeaux
endless-winter-kind-fish-token = Jeton Poisson
endless-winter-kind-landmark = Lieu
endless-winter-kind-river-tile = Tuile Rivière
endless-winter-river-tile-central = Tuile Rivière centrale, face { $side }
endless-winter-river-tile-outer = Tuile Rivière extérieure
endless-winter-river-tile-headwaters = Eau en amont
endless-winter-river-tile-delta = Delta

## Icons in words

endless-winter-nothing = rien
endless-winter-gains = { $gains }
endless-winter-icon-food = { $count ->
    [one] { $count } Nourriture
   *[other] { $count } Nourritures
}
endless-winter-icon-tool = { $count ->
    [one] { $count } Outil
   *[other] { $count } Outils
}
endless-winter-icon-idol = { $count ->
    [one] { $count } Idole
   *[other] { $count } Idoles
}
endless-winter-icon-draw = { $count ->
    [one] piocher { $count } carte
   *[other] piocher { $count } cartes
}
endless-winter-icon-megalith = { $count ->
    [one] placer { $count } Mégalithe
   *[other] placer { $count } Mégalithes
}
endless-winter-icon-extra-megalith = placer 1 Mégalithe de plus sur une case fléchée
endless-winter-icon-labor = { $count } Travail
endless-winter-icon-half-labor = { $count ->
    [one] ½ Travail
   *[other] { $count } fois ½ Travail
}
endless-winter-icon-fill-food = Nourriture jusqu’à la limite
endless-winter-icon-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
endless-winter-icon-tribe-hand = { $count ->
    [one] prendre une carte Tribu en main
   *[other] prendre { $count } cartes Tribu en main
}
endless-winter-icon-tribe-discard = { $count ->
    [one] prendre une carte Tribu et la placer dans sa défausse
   *[other] prendre { $count } cartes Tribu et les placer dans sa défausse
}
endless-winter-icon-culture = { $count ->
    [one] prendre une carte Culture
   *[other] prendre { $count } cartes Culture
}
endless-winter-icon-animal = { $count ->
    [one] prendre un Animal de la zone de Chasse
   *[other] prendre { $count } Animaux de la zone de Chasse
}
endless-winter-icon-same-animal = { $count ->
    [one] prendre un Animal de la zone de Chasse
   *[other] prendre jusqu’à { $count } Animaux de même type de la zone de Chasse
}
endless-winter-icon-deck-animal = { $count ->
    [one] prendre le premier Animal de la pioche
   *[other] prendre les { $count } premiers Animaux de la pioche
}
endless-winter-icon-reveal-animal = { $count ->
    [one] révéler { $count } Animal
   *[other] révéler { $count } Animaux
}
endless-winter-icon-tip = { $count ->
    [one] incliner { $count } Animal
   *[other] incliner { $count } Animaux
}
endless-winter-icon-bury = { $count ->
    [one] enterrer { $count } carte
   *[other] enterrer { $count } cartes
}
endless-winter-icon-camp = { $count ->
    [one] placer { $count } Camp
   *[other] placer { $count } Camps
}
endless-winter-icon-move = { $count ->
    [one] déplacer 1 Camp
    [2] déplacer 1 Camp deux fois ou 2 Camps une fois
   *[other] déplacer des Camps { $count } fois
}
endless-winter-icon-move-raft = { $count ->
    [one] déplacer 1 Camp ou son Radeau
    [2] déplacer deux fois un Camp ou son Radeau
   *[other] déplacer { $count } fois un Camp ou son Radeau
}
endless-winter-icon-village = placer 1 Village
endless-winter-icon-stone = prendre une Pierre Sacrée en payant son emplacement
endless-winter-icon-fish = { $count ->
    [one] piocher { $count } jeton Poisson
   *[other] piocher { $count } jetons Poisson
}
endless-winter-icon-drive = { $count ->
    [one] déplacer 1 Camp adverse
   *[other] déplacer des Camps adverses { $count } fois
}
endless-winter-price = { $parts }
endless-winter-price-food = { $count ->
    [one] { $count } Nourriture
   *[other] { $count } Nourritures
}
endless-winter-price-tools = { $count ->
    [one] { $count } Outil
   *[other] { $count } Outils
}
endless-winter-price-discards = 1 carte de sa main
endless-winter-priced = payer { $price } : { $gains }
endless-winter-per-camp = pour chacun de ses Camps sur le plateau : { $gains }
endless-winter-per-village = pour chacun de ses Villages sur le plateau : { $gains }
endless-winter-per-buried = { $group ->
    [one] pour chacune de ses cartes enterrées : { $gains }
   *[other] toutes les { $group } cartes enterrées : { $gains }
}
endless-winter-per-tipped-type = pour chaque type parmi ses Animaux inclinés : { $gains }
endless-winter-at-most = { $effect } ({ $most } fois au plus)
endless-winter-bound = { $column } : { $effect }
endless-winter-bound-eclipse = Éclipse : { $effect }
endless-winter-bottom-free = au premier arrivé : { $gains }
endless-winter-bottom-taken = section du Bas déjà occupée

endless-winter-counts-villages = Village touchant un hexagone { $terrain }
endless-winter-counts-camp-terrains = type de Terrain où se trouve un de ses Camps
endless-winter-counts-ground-megaliths = Mégalithe de sa couleur posé sur le plateau
endless-winter-counts-megalith-tiles = tuile Mégalithe portant un Mégalithe de sa couleur
endless-winter-counts-buried = carte enterrée
endless-winter-counts-upper-megaliths = Mégalithe de sa couleur posé sur d’autres
endless-winter-counts-idol-levels = niveau gravi sur les deux pistes du plateau Idole
endless-winter-counts-tipped-types = type parmi ses Animaux inclinés
endless-winter-counts-tipped = Animal incliné de type { $animals }
endless-winter-counts-camps-at-home = Camp encore sur son plateau Joueur
endless-winter-counts-central-hexes = hexagone central (7 en tout) où se trouve un de ses Camps
endless-winter-counts-outer-hexes = hexagone extérieur (12 en tout) où se trouve un de ses Camps
endless-winter-counts-camps-here = Camp sur cet hexagone
endless-winter-counts-river-villages = Village touchant un hexagone Rivière
endless-winter-stone-each = { $points ->
    [one] { $points } point par { $counts }
   *[other] { $points } points par { $counts }
}
endless-winter-stone-per = { $points ->
    [one] { $points } point par groupe de { $per } : { $counts }
   *[other] { $points } points par groupe de { $per } : { $counts }
}
endless-winter-stone-table = { $table } points selon le nombre (0, 1, 2…) : { $counts }

## Faces

endless-winter-face-tribe = { $labor } Travail. Compétence : { $skill }. { $eclipse }. { $points } en fin de partie.
endless-winter-face-culture = { $skill }. { $points } en fin de partie.
endless-winter-face-chief = Face A : { $a }. Face B : { $b }.
endless-winter-face-animal = Incliné : { $tip }. Ensembles de cartes non inclinées : { $sets } points.
endless-winter-face-joker = Incliné : { $tip }. Complète n’importe quel ensemble.
endless-winter-face-setup = { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourritures
}, { $tools ->
    [one] { $tools } Outil
   *[other] { $tools } Outils
}, { $tribe }, { $animals }{ $camps ->
    [0] {""}
   *[other] , un Camp
}.
endless-winter-face-gives = { $effect }
endless-winter-face-fish-reshuffles = { $effect }, puis tous les jetons Poisson défaussés sont remis dans la réserve
endless-winter-face-tile = Cases : { $spaces }
endless-winter-face-river-central = Un hexagone Rivière, un hexagone Lieu, un hexagone { $third }.
endless-winter-face-river-outer = Deux hexagones Rivière et un troisième : Lieu sur une face, Glacier sur l’autre.
endless-winter-face-river-headwaters = Tous les Radeaux partent d’ici, et y reviennent avant chaque manche. Ni Camp, ni Village.
endless-winter-face-river-delta = Éclipse : { $raft ->
    [one] { $raft } point
   *[other] { $raft } points
} pour le Radeau le plus proche, et { $camp } de plus pour chacun de ses Camps sur un hexagone Rivière. Ni Camp, ni Village.

## Questions

endless-winter-ask-side = Quelle face de votre Chef utiliserez-vous pendant toute la partie ?
endless-winter-ask-chief = Quel Chef prenez-vous, et sur quelle face ?
endless-winter-ask-setup = Quelle carte de Mise en place prenez-vous ?
endless-winter-ask-start = Où placez-vous votre tuile de Départ ? C’est de là que vos Camps entrent sur le plateau.
endless-winter-ask-plan = Tour { $turn } sur 3 : jouez des cartes Culture, puis placez une figurine.
endless-winter-ask-token = Vous êtes le premier à vous reposer : quel jeton prenez-vous ?
endless-winter-ask-top = { $column } : vous avez { $labor } Travail, { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourritures
}, { $tools ->
    [one] { $tools } Outil
   *[other] { $tools } Outils
}.
endless-winter-ask-closing = Autre chose avant la fin de votre tour ?
endless-winter-ask-commit = Quelles cartes placez-vous dans votre pioche Éclipse ? ({ $count } jusqu’ici)
endless-winter-ask-skills = Quelle compétence Éclipse utilisez-vous ?
endless-winter-ask-lands = De quel hexagone prenez-vous l’avantage ?
endless-winter-ask-gains = { $source } : { $gains }
endless-winter-ask-pay = Payez-vous pour { $card } ?
endless-winter-ask-discard = Quelle carte défaussez-vous ({ $source }) ?
endless-winter-ask-fee = Quelle carte défaussez-vous pour jouer { $card } ?

endless-winter-source-rite = section du Milieu
endless-winter-source-bottom = premier en bas de { $column }
endless-winter-source-turn-order = place { $place } dans l’Ordre des Tours
endless-winter-source-board = votre plateau Joueur
endless-winter-source-offering = niveau { $level } de la piste d’Offrande
endless-winter-source-slot = emplacement de Pierre Sacrée { $slot }
endless-winter-source-tip = Animal incliné ({ $animal })
endless-winter-source-glacier = jetons Glacier en { $junction }
endless-winter-source-herd = autre { $animal }

## Actions

endless-winter-do-side = Utiliser la face { $side } de votre Chef ({ $chief }) : { $effect }
endless-winter-do-draft-chief = Prendre { $chief }, face { $side } : { $effect }
endless-winter-do-draft-setup = Prendre { $card } : { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourritures
}, { $tools ->
    [one] { $tools } Outil
   *[other] { $tools } Outils
}, { $tribe }, { $animals }{ $camps ->
    [0] {""}
   *[other] , un Camp
}
endless-winter-do-culture = Jouer { $card } : { $effect }
endless-winter-do-culture-again = Défausser une carte et jouer { $card } : { $effect }
endless-winter-do-place-chief = Placer le Chef : { $spot } ({ $bottom })
endless-winter-do-place-tribe = Placer une figurine : { $spot } ({ $bottom })
endless-winter-do-rest-chief = Le Chef se repose ({ $bottom })
endless-winter-do-rest-tribe = Une figurine se repose ({ $bottom })
endless-winter-do-tribe = Jouer { $card } : { $labor } Travail
endless-winter-do-tribe-skill = Jouer { $card } : { $labor } Travail, avec sa compétence : { $effect }
endless-winter-do-eat = Dépenser { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourritures
} pour { $labor } Travail
endless-winter-do-skill = Utiliser { $card } : { $effect }
endless-winter-do-recruit = Prendre { $tribe } en main
endless-winter-do-recruit-paid = Commencer : prendre { $tribe } en main pour 1 Outil et 1 Travail
endless-winter-do-recruit-empty = Gagner 1 point, car la pile { $tribe } est vide
endless-winter-do-recruit-empty-paid = Commencer : gagner 1 point pour 1 Outil et 1 Travail, car la pile { $tribe } est vide
endless-winter-do-train = Prendre { $tribe }, à placer dans votre défausse
endless-winter-do-learn = Prendre { $card } en main : { $effect } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
} en fin de partie)
endless-winter-do-learn-paid = Développer : prendre { $card } pour 3 Travail : { $effect } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
} en fin de partie)
endless-winter-do-stone = Prendre la { $stone } pour { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourritures
} et { $tools ->
    [one] { $tools } Outil
   *[other] { $tools } Outils
} : { $words } ; tout de suite : { $gains }
endless-winter-do-camp = Placer un Camp sur { $hex }
endless-winter-do-camp-paid = Migrer : placer un Camp sur { $hex } pour 1 Outil
endless-winter-do-landing = Placer un Camp depuis votre Radeau, sur { $hex }
endless-winter-do-landing-paid = Migrer : placer un Camp depuis votre Radeau, sur { $hex }, pour 1 Outil
endless-winter-do-move = Déplacer un Camp de { $from } à { $to }
endless-winter-do-move-paid = Migrer : déplacer un Camp de { $from } à { $to } pour 1 Travail
endless-winter-do-village = Placer un Village entre { $hexes } ; un Camp de chaque hexagone revient sur votre plateau Joueur
endless-winter-do-village-paid = Migrer : placer un Village entre { $hexes } pour 3 Nourritures ; un Camp de chaque hexagone revient sur votre plateau Joueur
endless-winter-do-reveal = Révéler un Animal dans la zone de Chasse
endless-winter-do-reveal-paid = Chasser : révéler 2 Animaux pour 1 Travail
endless-winter-do-hunt = Prendre un Animal de la zone de Chasse : { $animal }
endless-winter-do-hunt-paid = Chasser : prendre { $animal } pour 1 Outil et 1 Travail
endless-winter-do-hunt-none = Gagner 1 point, car il ne reste aucun Animal
endless-winter-do-hunt-none-paid = Chasser : gagner 1 point pour 1 Outil et 1 Travail, car il ne reste aucun Animal
endless-winter-do-track = Prendre le premier Animal de la pioche
endless-winter-do-tip = Incliner { $animal } : { $gains }
endless-winter-do-rite = Commencer : payer 1 Nourriture pour placer une nouvelle carte Tribu dans votre défausse et enterrer une carte
endless-winter-do-bury-hand = Enterrer { $card } (de votre main)
endless-winter-do-bury-discard = Enterrer { $card } (de votre défausse)
endless-winter-do-bury-board = Enterrer { $card } (au-dessus de votre plateau)
endless-winter-do-megalith = Placer un Mégalithe sur { $site } : { $gains }
endless-winter-do-megalith-raised = Élever un Mégalithe sur { $site } et marquer pour les quatre du dessous
endless-winter-do-draw = Piocher une carte
endless-winter-do-draw-instead = Piocher une carte à la place
endless-winter-do-offering = Idole sur la piste d’Offrande, niveau { $level } : { $gains }
endless-winter-do-offering-instead = Une Idole à la place, sur la piste d’Offrande, niveau { $level } : { $gains }
endless-winter-do-honor = Idole sur la piste d’Honneur, niveau { $level }{ $points ->
    [0] {""}
    [one] , pour { $points } point
   *[other] , pour { $points } points
}
endless-winter-do-honor-instead = Une Idole à la place, sur la piste d’Honneur, niveau { $level }{ $points ->
    [0] {""}
    [one] , pour { $points } point
   *[other] , pour { $points } points
}
endless-winter-do-cash = Gagner 1 point pour l’Idole, car le marqueur d’Offrande est tout en haut
endless-winter-do-tool = Gagner un Outil
endless-winter-do-tool-instead = Gagner un Outil à la place
endless-winter-do-food = Gagner une Nourriture
endless-winter-do-food-instead = Gagner une Nourriture à la place
endless-winter-do-fill = Remplir votre piste de Nourriture : { $food } de plus
endless-winter-do-pay = L’utiliser : { $effect }
endless-winter-do-discard = Défausser { $card }
endless-winter-do-commit = Placer { $card } dans la pioche Éclipse : { $labor } Travail
endless-winter-do-commit-skill = Placer { $card } dans la pioche Éclipse : { $labor } Travail, puis { $effect }
endless-winter-do-commit-culture = Placer { $card } dans la pioche Éclipse, au bluff : aucun Travail, la carte revient en main
endless-winter-do-token-open = Prendre le jeton visible : { $gains }
endless-winter-do-token-next = Le glisser sous la pile et prendre le jeton suivant
endless-winter-do-gather = Prendre l’avantage de { $hex } : { $effect }
endless-winter-do-start = Placer la tuile de Départ contre { $hexes }
endless-winter-do-raft = Déplacer votre Radeau vers { $to }
endless-winter-do-raft-paid = Migrer : déplacer votre Radeau vers { $to } pour 1 Travail
endless-winter-do-village-raft = Placer un Village entre { $hexes } avec deux Camps et votre Radeau
endless-winter-do-village-raft-paid = Migrer : placer un Village entre { $hexes } avec deux Camps et votre Radeau pour 3 Nourritures
endless-winter-do-fish = Piocher un jeton Poisson
endless-winter-do-delta = { $points ->
    [one] Course vers le Delta : marquer { $points } point
   *[other] Course vers le Delta : marquer { $points } points
}
endless-winter-do-drive = Déplacer un Camp ({ $seat }) de { $from } à { $to }
endless-winter-landmark-now = { $landmark }, { $words } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} actuellement
endless-winter-do-done = Renoncer au reste
endless-winter-do-done-pay = Ne pas l’utiliser
endless-winter-do-done-top = Passer à la suite ({ $bottom })
endless-winter-do-done-commit = Ne plus placer de cartes
endless-winter-do-done-skills = Ne plus utiliser de compétences
endless-winter-do-done-lands = Ne plus prendre d’avantages
endless-winter-do-done-turn = Terminer le tour

## The story

endless-winter-tell-stone-laid = La { $stone } est dans la réserve : { $words }.
endless-winter-tell-culture-laid = Vitrine des Cultures : { $card } ({ $effect }).
endless-winter-tell-animal-laid = Zone de Chasse : { $animal }.
endless-winter-tell-tile-laid = Emplacement de Mégalithes { $slot } : tuile { $tile }.
endless-winter-tell-land-chosen = Un Terrain de plus sera sur le plateau : { $terrain }.
endless-winter-tell-terrain-laid = Hexagone { $hex } : { $terrain }.
endless-winter-tell-chief-offered = Chef au choix : { $chief }.
endless-winter-tell-setup-offered = Carte de Mise en place au choix : { $card }.
endless-winter-tell-chief-given = { $seat } a pour Chef { $chief }.
endless-winter-tell-side = { $seat } utilise la face { $side } de son Chef ({ $chief }) : { $effect }.
endless-winter-tell-setup-given = { $seat } commence avec { $card }.
endless-winter-tell-order = { $seat } occupe la place { $place } dans l’Ordre des Tours.
endless-winter-tell-rest-token-up = Jeton Repos pour le premier à se reposer : { $gains }.
endless-winter-tell-round = La manche { $round } commence.
endless-winter-tell-turn = Tour { $turn } : { $seat }.
endless-winter-tell-culture-played = { $seat } joue { $card } : { $effect }.
endless-winter-tell-placed-chief = { $seat } place son Chef sur « { $spot } ».
endless-winter-tell-placed-tribe = { $seat } place une figurine sur « { $spot } ».
endless-winter-tell-rest-chief = { $seat } laisse son Chef se reposer.
endless-winter-tell-rest-tribe = { $seat } laisse une figurine se reposer.
endless-winter-tell-tribe-played = { $seat } joue { $card } pour { $labor } Travail.
endless-winter-tell-ate = { $seat } dépense { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourritures
} pour { $labor } Travail.
endless-winter-tell-skill = { $seat } utilise { $card }.
endless-winter-tell-gained = { $seat } gagne { $gains }.
endless-winter-tell-lost = { $seat } n’a pas la place pour { $gains }.
endless-winter-tell-labor = { $seat } gagne { $labor } Travail.
endless-winter-tell-recruited = { $seat } prend { $tribe } en main.
endless-winter-tell-trained = { $seat } prend { $tribe } et place la carte dans sa défausse.
endless-winter-tell-deck-empty = La pile { $tribe } est vide : { $seat } gagne 1 point.
endless-winter-tell-learned = { $seat } prend { $card }.
endless-winter-tell-stone-taken = { $seat } prend la { $stone } : { $words }.
endless-winter-tell-camp = { $seat } place un Camp sur { $hex }.
endless-winter-tell-moved = { $seat } déplace un Camp de { $from } à { $to }.
endless-winter-tell-village = { $seat } place un Village en { $junction }.
endless-winter-tell-revealing = { $seat } révèle des Animaux dans la zone de Chasse.
endless-winter-tell-hunted = { $seat } chasse : { $animal }.
endless-winter-tell-no-animals = Il ne reste aucun Animal : { $seat } gagne 1 point.
endless-winter-tell-caught = { $seat } prend un Animal de la pioche : { $animal }.
endless-winter-tell-tipped = { $seat } incline un Animal : { $animal }.
endless-winter-tell-rite = { $seat } paie 1 Nourriture pour la section du Milieu de Commencer.
endless-winter-tell-buried-unseen = { $seat } enterre une carte de sa main.
endless-winter-tell-buried-hand = { $seat } enterre { $card } (de sa main).
endless-winter-tell-buried-discard = { $seat } enterre { $card } (de sa défausse).
endless-winter-tell-buried-board = { $seat } enterre { $card } (au-dessus de son plateau).
endless-winter-tell-drew-unseen = { $seat } pioche une carte.
endless-winter-tell-drew = { $seat } pioche { $card }.
endless-winter-tell-reshuffled = { $seat } mélange sa défausse pour former une nouvelle pioche.
endless-winter-tell-offered = { $seat } monte au niveau { $level } de la piste d’Offrande.
endless-winter-tell-honored = { $seat } monte au niveau { $level } de la piste d’Honneur.
endless-winter-tell-cashed = { $seat } offre une Idole pour 1 point.
endless-winter-tell-neutral = { $seat } place un Mégalithe neutre sur { $site }.
endless-winter-tell-megalith = { $seat } place un Mégalithe sur { $site }.
endless-winter-tell-raised = { $seat } élève un Mégalithe sur { $site } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
endless-winter-tell-built-upon = { $points ->
    [one] { $seat } marque { $points } point pour ses Mégalithes recouverts.
   *[other] { $seat } marque { $points } points pour ses Mégalithes recouverts.
}
endless-winter-tell-discarded = { $seat } défausse { $card }.
endless-winter-tell-glacier = Le jeton Glacier de l’hexagone { $hex } est révélé : { $gains }.
endless-winter-tell-token-taken = { $seat } prend le jeton Repos : { $gains }.
endless-winter-tell-token-declined = { $seat } glisse le jeton Repos sous la pile : { $gains }.
endless-winter-tell-committed-unseen = { $seat } place une carte dans sa pioche Éclipse.
endless-winter-tell-committed = { $seat } place { $card } dans sa pioche Éclipse.
endless-winter-tell-eclipse = L’Éclipse de la manche { $round } commence.
endless-winter-tell-eclipse-labor = { $seat } révèle { $labor } Travail.
endless-winter-tell-gathered = { $seat } prend l’avantage de { $hex }.
endless-winter-tell-stone-scored = { $points ->
    [one] { $seat } marque { $points } point avec la { $stone }.
   *[other] { $seat } marque { $points } points avec la { $stone }.
}
endless-winter-tell-headwaters = La rivière coule d’{ $end } en { $other }.
endless-winter-tell-landmark-placed = L’hexagone { $hex } porte un Lieu, { $landmark } : { $words }.
endless-winter-tell-start = { $seat } place sa tuile de Départ { $spot }.
endless-winter-tell-raft = { $seat } déplace son Radeau de { $from } à { $to }.
endless-winter-tell-raft-spent = { $seat } a utilisé son Radeau pour le Village ; il revient sur la tuile Eau en amont.
endless-winter-tell-rafts-return = Tous les Radeaux reviennent sur la tuile Eau en amont.
endless-winter-tell-driven = { $seat } déplace un Camp ({ $rival }) de { $from } à { $to }.
endless-winter-tell-fish = { $seat } pioche { $fish }.
endless-winter-tell-fish-mixed = Tous les jetons Poisson défaussés sont remis dans la réserve.
endless-winter-tell-landmark-scored = { $points ->
    [one] { $seat } marque { $points } point pour le Lieu { $landmark }.
   *[other] { $seat } marque { $points } points pour le Lieu { $landmark }.
}
endless-winter-tell-delta = { $points ->
    [one] { $seat } est au plus près du Delta et marque { $points } point.
   *[other] { $seat } est au plus près du Delta et marque { $points } points.
}
endless-winter-tell-final = { $seat } termine avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.

## Scores

endless-winter-score-megaliths = Mégalithes
endless-winter-score-stones = Pierres Sacrées
endless-winter-score-idols = Pistes d’Idole
endless-winter-score-benefits = Points immédiats
endless-winter-score-offering = Offrande
endless-winter-score-burials = Cimetière
endless-winter-score-cards = Cartes
endless-winter-score-animals = Ensembles d’Animaux
endless-winter-score-landmarks = Lieux
endless-winter-score-delta = Course vers le Delta
endless-winter-score-turn-order = Ordre des Tours

## Refusals

endless-winter-refusal-not-now = Ce n’est pas ce qui est demandé maintenant.
endless-winter-refusal-no-side = Il n’y a pas de face de Chef à choisir.
endless-winter-refusal-not-in-draft = Ce Chef ne peut pas être pris.
endless-winter-refusal-no-setup-card = Cette carte de Mise en place ne peut pas être prise.
endless-winter-refusal-no-culture = Cette carte Culture n’est pas dans votre main.
endless-winter-refusal-no-fee = Une carte Culture supplémentaire coûte une autre carte de votre main.
endless-winter-refusal-no-figure = Cette figurine n’est pas disponible.
endless-winter-refusal-no-tribe = Cette carte Tribu n’est pas dans votre main.
endless-winter-refusal-resting = On ne joue pas de carte Tribu pendant un tour de Repos.
endless-winter-refusal-fresh = Une carte prise avec l’Action Commencer ne peut pas être jouée dans le même tour.
endless-winter-refusal-no-food = Vous n’avez pas assez de Nourriture.
endless-winter-refusal-no-skill = Cette compétence ne peut pas être utilisée maintenant.
endless-winter-refusal-no-chief-skill = La compétence de votre Chef ne peut pas être utilisée maintenant.
endless-winter-refusal-same-type = Vous avez déjà pris ce type pendant ce tour.
endless-winter-refusal-no-recruit = Aucune carte Tribu ne peut être prise maintenant.
endless-winter-refusal-no-learn = Cette carte Culture ne peut pas être prise maintenant.
endless-winter-refusal-no-stone = Cette Pierre Sacrée ne peut pas être prise maintenant.
endless-winter-refusal-no-camp = Aucun Camp ne peut être placé maintenant.
endless-winter-refusal-no-move = Aucun de vos Camps ne peut aller là maintenant.
endless-winter-refusal-no-village = Aucun Village ne peut être placé là maintenant.
endless-winter-refusal-no-reveal = Aucun Animal ne peut être révélé maintenant.
endless-winter-refusal-no-hunt = Cet Animal ne peut pas être pris maintenant.
endless-winter-refusal-no-track = Le premier Animal de la pioche ne peut pas être pris maintenant.
endless-winter-refusal-no-tip = Cet Animal ne peut pas être incliné maintenant.
endless-winter-refusal-no-rite = La section du Milieu de Commencer ne peut pas être payée maintenant.
endless-winter-refusal-no-bury = Cette carte ne peut pas être enterrée maintenant.
endless-winter-refusal-no-megalith = Aucun Mégalithe ne peut être placé là maintenant.
endless-winter-refusal-no-draw = Aucune carte ne peut être piochée maintenant.
endless-winter-refusal-no-idol = Aucune Idole ne peut être utilisée là maintenant.
endless-winter-refusal-no-gain = Aucun avantage ne donne cela maintenant.
endless-winter-refusal-no-pay = Il n’y a rien à payer.
endless-winter-refusal-no-discard = Cette carte ne peut pas être défaussée maintenant.
endless-winter-refusal-no-commit = Cette carte ne peut pas aller dans la pioche Éclipse maintenant.
endless-winter-refusal-no-token = Il n’y a pas de jeton Repos à choisir.
endless-winter-refusal-no-gather = Cet hexagone ne vous donne rien maintenant.
endless-winter-refusal-not-done = Il faut d’abord choisir quelque chose.
endless-winter-refusal-no-start = Votre tuile de Départ ne peut pas aller là maintenant.
endless-winter-refusal-no-raft = Votre Radeau ne peut pas aller là maintenant : aussi loin que voulu en aval, d’un seul hexagone en amont.
endless-winter-refusal-no-landing = Aucun Camp ne peut être placé depuis votre Radeau maintenant.
endless-winter-refusal-no-raft-village = Aucun Village ne peut être placé là avec votre Radeau maintenant.
endless-winter-refusal-no-fish = Aucun jeton Poisson ne peut être pioché maintenant.
endless-winter-refusal-no-delta = Votre Radeau ne rapporte rien pour le Delta maintenant.
endless-winter-refusal-no-drive = Ce Camp adverse ne peut pas être déplacé là maintenant.
endless-winter-refusal-not-by-chance = Le sort ne peut pas dire cela maintenant.

## The table in text

endless-winter-sketch-round = Manche { $round } sur 4
endless-winter-sketch-order = Ordre des Tours : { $seats }
endless-winter-sketch-display = Vitrine des Cultures : { $cards }
endless-winter-sketch-decks = Cartes Tribu : { $decks }
endless-winter-sketch-stones = Pierres Sacrées : { $stones }
endless-winter-sketch-area = Zone de Chasse : { $animals } (pioche : { $deck })
endless-winter-sketch-terrain = Terrain (hexagone, type, Camps, Villages ^ et Radeaux ~ de chaque siège) :
endless-winter-sketch-megaliths = Mégalithes (. libre, n neutre, 1 à 4 selon le siège, ^ recouvert) :
endless-winter-sketch-player = { $seat } : score { $score }, Nourriture { $food } sur { $limit }, Outils { $tools }, main { $hand }, pioche { $draw }, défausse { $discard }, enterrées { $buried }
endless-winter-sketch-idols = Offrande { $offering }, Honneur { $honor }, Camps en réserve { $camps }, Villages { $villages }, Mégalithes restants { $megaliths }
endless-winter-sketch-chief = Chef { $chief } : { $effect }
endless-winter-sketch-animals = Animaux : { $animals }
endless-winter-sketch-tipped = { $animal } (carte inclinée)
endless-winter-sketch-own-stones = Pierres Sacrées : { $stones }
endless-winter-sketch-hand = Votre main : { $cards }
endless-winter-sketch-rest-token = Jeton Repos : { $gains }
endless-winter-sketch-river = Rivière : amont à l’{ $end } ; jetons Poisson : { $fish }, défaussés : { $discard }
endless-winter-sketch-landmark = { $landmark } sur l’hexagone { $hex } : { $words }
endless-winter-sketch-raft = { $seat } : Radeau sur { $raft }, tuile de Départ { $start } ({ $camps ->
    [one] { $camps } Camp
   *[other] { $camps } Camps
})
endless-winter-sketch-no-start = pas encore placée
endless-winter-sketch-counted = { $count } × { $thing }
endless-winter-sketch-none = rien
