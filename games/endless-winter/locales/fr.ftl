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
endless-winter-option-central-river-tile = Tuile Rivière centrale
endless-winter-option-central-river-tile-help = Son troisième hexagone, à côté de la rivière et de l’hexagone Lieu. Seulement avec Rivières & Radeaux.
endless-winter-option-central-river-tile-river = avec un second hexagone Rivière
endless-winter-option-central-river-tile-glacier = avec un Glacier
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
endless-winter-card-brave = Coura­geux
endless-winter-card-tribeswoman = Femme de la Tribu
endless-winter-card-tribesman = Homme de la Tribu
endless-winter-card-artisan = Artisan
endless-winter-card-hunter = Chasseur
endless-winter-card-scout = Éclai­reur
endless-winter-card-elder = Ancien
endless-winter-card-shaman = Shaman
endless-winter-card-warrior = Guerrier
endless-winter-card-adopted-kin = Parents d’adoption
endless-winter-card-flint-cache = Cache de silex
endless-winter-card-foragers-web = Réseau de cueil­lette
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
endless-winter-card-drive-lines = Couloirs de rabat­tage
endless-winter-card-trackers-lore = Savoir du pisteur
endless-winter-card-marrow-feast = Festin de moelle
endless-winter-card-standing-slab = Dalle dressée
endless-winter-card-great-hearth = Grand foyer
endless-winter-card-song-lines = Chants des pistes
endless-winter-card-barrow-field = Champ de tumulus
endless-winter-card-ancestor-poles = Poteaux des ancêtres
endless-winter-card-clan-moot = Assem­blée des clans
endless-winter-card-passing-of-names = Passage des noms
endless-winter-card-sun-offering = Offrande au soleil
endless-winter-card-solstice-feast = Festin du solstice
endless-winter-card-raised-circle = Cercle levé
endless-winter-card-stone-haulers = Haleurs de pierres
endless-winter-card-master-carvers = Maîtres sculp­teurs
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
endless-winter-animal-rhino = Rhino­céros laineux
endless-winter-animal-sloth = Pares­seux géant
endless-winter-animal-sabertooth = Tigre à dents de sabre
endless-winter-animal-glyptodon = Glypto­don
endless-winter-animal-stag-moose = Cerf-élan
endless-winter-animal-mammoth = Mam­mouth laineux
endless-winter-animal-argentavis = Argen­tavis
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
endless-winter-fish-token-shoal = Banc de poissons
endless-winter-fish-token-salmon = Saumon
endless-winter-fish-token-pike = Brochet
endless-winter-fish-token-sturgeon = Esturgeon
endless-winter-fish-token-eel = Anguille
endless-winter-fish-token-trout = Truite
endless-winter-fish-token-beaver = Castor
endless-winter-fish-token-boulder = Rocher
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
    [one] prendre un Animal du même type de la zone de Chasse
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
endless-winter-price-cards = { $count ->
    [one] { $count } carte de votre main
   *[other] { $count } cartes de votre main
}
endless-winter-price-labor = { $labor } Travail
endless-winter-priced = payer { $price } : { $gains }
endless-winter-per-camp = pour chacun de vos Camps sur le plateau : { $gains }
endless-winter-per-village = pour chacun de vos Villages sur le plateau : { $gains }
endless-winter-per-buried = { $group ->
    [one] pour chacune de vos cartes enterrées : { $gains }
   *[other] toutes les { $group } cartes que vous avez enterrées : { $gains }
}
endless-winter-per-tipped-type = pour chaque type parmi vos Animaux inclinés : { $gains }
endless-winter-if-enough = si vous en avez au moins { $group } ({ $noun }) : { $gains }
endless-winter-at-most = { $effect } ({ $most } fois au plus)
endless-winter-bound = { $column } : { $effect }
endless-winter-bound-eclipse = Éclipse : { $effect }
endless-winter-bottom-free = au premier arrivé : { $gains }
endless-winter-bottom-taken = section du Bas déjà occupée

endless-winter-counts-villages = Village à vous touchant un hexagone { $terrain }
endless-winter-counts-camp-terrains = type de Terrain où se trouve un de vos Camps
endless-winter-counts-ground-megaliths = Mégalithe de votre couleur posé sur le plateau
endless-winter-counts-megalith-tiles = tuile Mégalithe portant un Mégalithe de votre couleur
endless-winter-counts-buried = carte que vous avez enterrée
endless-winter-counts-upper-megaliths = Mégalithe de votre couleur posé sur d’autres
endless-winter-counts-idol-levels = niveau que vous avez gravi sur les deux pistes du plateau Idole
endless-winter-counts-tipped-types = type parmi vos Animaux inclinés
endless-winter-counts-tipped = Animal incliné à vous de type { $animals }
endless-winter-counts-camps-at-home = Camp encore sur votre plateau Joueur
endless-winter-counts-central-hexes = hexagone central (7 en tout) où se trouve un de vos Camps
endless-winter-counts-outer-hexes = hexagone extérieur (12 en tout) où se trouve un de vos Camps
endless-winter-counts-camps-here = Camp à vous sur cet hexagone
endless-winter-counts-river-villages = Village à vous touchant un hexagone Rivière
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
endless-winter-face-river-central = La rivière traverse un hexagone ; un autre est l’hexagone Lieu ; le troisième est aussi un hexagone Rivière, ou un Glacier au choix.
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
endless-winter-source-board = plateau Joueur
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
endless-winter-do-place-chief = Placer votre Chef : { $spot } ({ $bottom })
endless-winter-do-place-tribe = Placer une figurine : { $spot } ({ $bottom })
endless-winter-do-rest-chief = Se reposer avec votre Chef ({ $bottom })
endless-winter-do-rest-tribe = Se reposer avec une figurine ({ $bottom })
endless-winter-do-tribe = Jouer { $card } : { $labor } Travail
endless-winter-do-tribe-skill = Jouer { $card } : { $labor } Travail, avec sa compétence : { $effect }
endless-winter-do-tribe-new = Jouer { $card } sans Travail pour sa compétence : { $effect }
endless-winter-do-eat = Dépenser { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourritures
} pour { $labor } Travail
endless-winter-do-skill = Utiliser { $card } : { $effect }
endless-winter-do-recruit = Prendre { $tribe } en main
endless-winter-do-recruit-paid = Commencer : prendre { $tribe } en main pour { $price }
endless-winter-do-recruit-empty = Gagner 1 point, car la pile { $tribe } est vide
endless-winter-do-recruit-empty-paid = Commencer : gagner 1 point pour { $price }, car la pile { $tribe } est vide
endless-winter-do-train = Prendre { $tribe }, à placer dans votre défausse
endless-winter-do-learn = Prendre { $card } en main : { $effect } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
} en fin de partie)
endless-winter-do-learn-paid = Développer : prendre { $card } pour { $price } : { $effect } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
} en fin de partie)
endless-winter-do-stone = Prendre la { $stone } pour { $price } : { $words } ; tout de suite : { $gains }
endless-winter-do-camp = Placer un Camp sur { $hex }
endless-winter-do-camp-paid = Migrer : placer un Camp sur { $hex } pour { $price }
endless-winter-do-landing = Placer un Camp depuis votre Radeau, sur { $hex }
endless-winter-do-landing-paid = Migrer : placer un Camp depuis votre Radeau, sur { $hex }, pour { $price }
endless-winter-do-move = Déplacer un Camp de { $from } à { $to }
endless-winter-do-move-paid = Migrer : déplacer un Camp de { $from } à { $to } pour { $price }
endless-winter-do-village = Placer un Village entre { $hexes } ; un Camp de chaque hexagone revient sur votre plateau Joueur
endless-winter-do-village-paid = Migrer : placer un Village entre { $hexes } pour { $price } ; un Camp de chaque hexagone revient sur votre plateau Joueur
endless-winter-do-reveal = Révéler un Animal dans la zone de Chasse
endless-winter-do-reveal-paid = Chasser : révéler 2 Animaux pour { $price }
endless-winter-do-hunt = Prendre un Animal de la zone de Chasse : { $animal }
endless-winter-do-hunt-paid = Chasser : prendre { $animal } pour { $price }
endless-winter-do-hunt-none = Gagner 1 point, car il ne reste aucun Animal
endless-winter-do-hunt-none-paid = Chasser : gagner 1 point pour { $price }, car il ne reste aucun Animal
endless-winter-do-track = Prendre le premier Animal de la pioche
endless-winter-do-tip = Incliner { $animal } : { $gains }
endless-winter-do-rite = Commencer : payer { $price } pour placer une nouvelle carte Tribu dans votre défausse et enterrer une carte
endless-winter-do-bury-hand = Enterrer { $card } (de votre main)
endless-winter-do-bury-discard = Enterrer { $card } (de votre défausse)
endless-winter-do-bury-board = Enterrer { $card } (au-dessus de votre plateau)
endless-winter-do-megalith = Placer un Mégalithe sur { $site } : { $gains }
endless-winter-do-megalith-raised = Élever un Mégalithe sur { $site } et marquer pour les quatre du dessous
endless-winter-do-draw = Piocher une carte
endless-winter-do-draw-instead = Piocher une carte à la place
endless-winter-do-offering = Monter sur la piste d’Offrande, au niveau { $level } : { $gains }
endless-winter-do-offering-instead = Monter plutôt sur la piste d’Offrande, au niveau { $level } : { $gains }
endless-winter-do-honor = Monter sur la piste d’Honneur, au niveau { $level }{ $points ->
    [0] {""}
    [one] , pour { $points } point
   *[other] , pour { $points } points
}
endless-winter-do-honor-instead = Monter plutôt sur la piste d’Honneur, au niveau { $level }{ $points ->
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
endless-winter-do-raft-paid = Migrer : déplacer votre Radeau vers { $to } pour { $price }
endless-winter-do-village-raft = Placer un Village entre { $hexes } avec deux Camps et votre Radeau
endless-winter-do-village-raft-paid = Migrer : placer un Village entre { $hexes } avec deux Camps et votre Radeau pour { $price }
endless-winter-do-fish = Piocher un jeton Poisson
endless-winter-do-delta = { $points ->
    [one] Marquer { $points } point pour la course vers le Delta
   *[other] Marquer { $points } points pour la course vers le Delta
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
endless-winter-do-done-lands-points = { $points ->
    [one] Continuer en marquant le point restant
   *[other] Continuer en marquant les { $points } points restants
}
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
    .you = Vous avez pour Chef { $chief }.
endless-winter-tell-side = { $seat } utilise la face { $side } de son Chef ({ $chief }) : { $effect }.
    .you = Vous utilisez la face { $side } de votre Chef ({ $chief }) : { $effect }.
endless-winter-tell-setup-given = { $seat } commence avec { $card }.
    .you = Vous commencez avec { $card }.
endless-winter-tell-outfit = { $seat } reçoit { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourritures
}, { $tools ->
    [one] { $tools } Outil
   *[other] { $tools } Outils
} et { $animals }, et met de côté pour sa main { $tribe }, un Courageux et une Femme de la Tribu.
    .you = Vous recevez { $food ->
        [one] { $food } Nourriture
       *[other] { $food } Nourritures
        }, { $tools ->
        [one] { $tools } Outil
       *[other] { $tools } Outils
        } et { $animals }, et mettez de côté pour votre main { $tribe }, un Courageux et une Femme de la Tribu.
endless-winter-tell-compensated = { $seat } gagne { $gains } pour la place { $place } dans l’ordre des tours.
    .you = Vous gagnez { $gains } pour la place { $place } dans l’ordre des tours.
endless-winter-tell-first-camps = { $count ->
    [one] { $seat } place son premier Camp sur { $hex }.
   *[other] { $seat } place ses { $count } premiers Camps sur { $hex }.
}
    .you = { $count ->
            [one] Vous placez votre premier Camp sur { $hex }.
           *[other] Vous placez vos { $count } premiers Camps sur { $hex }.
        }
endless-winter-tell-order = { $seat } occupe la place { $place } dans l’Ordre des Tours.
    .you = Vous occupez la place { $place } dans l’Ordre des Tours.
endless-winter-tell-rest-token-up = Jeton Repos pour le premier à se reposer : { $gains }.
endless-winter-tell-round = La manche { $round } commence.
endless-winter-tell-turn = Tour { $turn } : { $seat }.
    .you = Votre tour { $turn }.
endless-winter-tell-culture-played = { $seat } joue { $card } : { $effect }.
    .you = Vous jouez { $card } : { $effect }.
endless-winter-tell-placed-chief = { $seat } place son Chef sur « { $spot } ».
    .you = Vous placez votre Chef sur « { $spot } ».
endless-winter-tell-placed-tribe = { $seat } place une figurine sur « { $spot } ».
    .you = Vous placez une figurine sur « { $spot } ».
endless-winter-tell-rest-chief = { $seat } laisse son Chef se reposer.
    .you = Vous laissez votre Chef se reposer.
endless-winter-tell-rest-tribe = { $seat } laisse une figurine se reposer.
    .you = Vous laissez une figurine se reposer.
endless-winter-tell-tribe-played = { $seat } joue { $card } pour { $labor } Travail.
    .you = Vous jouez { $card } pour { $labor } Travail.
endless-winter-tell-tribe-played-skill = { $seat } joue { $card } pour sa compétence, sans Travail.
    .you = Vous jouez { $card } pour sa compétence, sans Travail.
endless-winter-tell-ate = { $seat } dépense { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourritures
} pour { $labor } Travail.
    .you = Vous dépensez { $food ->
        [one] { $food } Nourriture
       *[other] { $food } Nourritures
        } pour { $labor } Travail.
endless-winter-tell-skill = { $seat } utilise { $card }.
    .you = Vous utilisez { $card }.
endless-winter-tell-gained = { $seat } gagne { $gains } ({ $source }).
    .you = Vous gagnez { $gains } ({ $source }).
endless-winter-tell-lost = { $seat } n’a pas de place pour { $gains } ({ $source }).
    .you = Vous n’avez pas de place pour { $gains } ({ $source }).
endless-winter-tell-food-cut = { $count ->
    [one] Des Camps reviennent sur la piste de { $seat }, qui perd { $count } Nourriture.
   *[other] Des Camps reviennent sur la piste de { $seat }, qui perd { $count } Nourritures.
}
    .you = { $count ->
            [one] Des Camps reviennent sur votre piste : vous perdez { $count } Nourriture.
           *[other] Des Camps reviennent sur votre piste : vous perdez { $count } Nourritures.
        }
endless-winter-tell-labor = { $seat } gagne { $labor } Travail ({ $source }).
    .you = Vous gagnez { $labor } Travail ({ $source }).
endless-winter-tell-benefit = { $seat } peut prendre : { $gains } ({ $source }).
    .you = Vous pouvez prendre : { $gains } ({ $source }).
endless-winter-tell-swapped = { $seat } prend { $to } à la place de { $from } ({ $source }).
    .you = Vous prenez { $to } à la place de { $from } ({ $source }).
endless-winter-tell-declined = { $seat } renonce à { $gains } ({ $source }).
    .you = Vous renoncez à { $gains } ({ $source }).
endless-winter-tell-not-paid = { $seat } ne paie pas pour { $card }.
    .you = Vous ne payez pas pour { $card }.
endless-winter-tell-skills-left = { $seat } n’utilise pas ces compétences Éclipse : { $cards }.
    .you = Vous n’utilisez pas ces compétences Éclipse : { $cards }.
endless-winter-tell-land-left = { $seat } ne prend rien sur { $hex }.
    .you = Vous ne prenez rien sur { $hex }.
endless-winter-tell-recruited = { $seat } prend { $tribe } en main.
    .you = Vous prenez { $tribe } en main.
endless-winter-tell-trained = { $seat } prend { $tribe } et place la carte dans sa défausse.
    .you = Vous prenez { $tribe } et placez la carte dans votre défausse.
endless-winter-tell-deck-empty = La pile { $tribe } est vide : { $seat } gagne 1 point.
    .you = La pile { $tribe } est vide : vous gagnez 1 point.
endless-winter-tell-learned = { $seat } prend { $card }.
    .you = Vous prenez { $card }.
endless-winter-tell-stone-taken = { $seat } prend la { $stone } : { $words }.
    .you = Vous prenez la { $stone } : { $words }.
endless-winter-tell-camp = { $seat } place un Camp sur { $hex }.
    .you = Vous placez un Camp sur { $hex }.
endless-winter-tell-moved = { $seat } déplace un Camp de { $from } à { $to }.
    .you = Vous déplacez un Camp de { $from } à { $to }.
endless-winter-tell-village = { $seat } place un Village en { $junction }.
    .you = Vous placez un Village en { $junction }.
endless-winter-tell-revealing = { $seat } révèle des Animaux dans la zone de Chasse.
    .you = Vous révélez des Animaux dans la zone de Chasse.
endless-winter-tell-hunted = { $seat } chasse : { $animal }.
    .you = Vous chassez : { $animal }.
endless-winter-tell-no-animals = Il ne reste aucun Animal : { $seat } gagne 1 point.
    .you = Il ne reste aucun Animal : vous gagnez 1 point.
endless-winter-tell-caught = { $seat } prend un Animal de la pioche : { $animal }.
    .you = Vous prenez un Animal de la pioche : { $animal }.
endless-winter-tell-tipped = { $seat } incline un Animal : { $animal }.
    .you = Vous inclinez un Animal : { $animal }.
endless-winter-tell-rite = { $seat } paie { $price } pour la section du Milieu de Commencer.
    .you = Vous payez { $price } pour la section du Milieu de Commencer.
endless-winter-tell-buried-unseen = { $seat } enterre une carte de sa main.
    .you = Vous enterrez une carte de votre main.
endless-winter-tell-buried-hand = { $seat } enterre { $card } (de sa main).
    .you = Vous enterrez { $card } (de votre main).
endless-winter-tell-buried-discard = { $seat } enterre { $card } (de sa défausse).
    .you = Vous enterrez { $card } (de votre défausse).
endless-winter-tell-buried-board = { $seat } enterre { $card } (au-dessus de son plateau).
    .you = Vous enterrez { $card } (au-dessus de votre plateau).
endless-winter-tell-drew-unseen = { $count ->
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $count } cartes.
}
    .you = { $count ->
            [one] Vous piochez une carte.
           *[other] Vous piochez { $count } cartes.
        }
endless-winter-tell-drew = { $seat } pioche { $cards }.
    .you = Vous piochez { $cards }.
endless-winter-tell-reshuffled = { $seat } mélange sa défausse pour former une nouvelle pioche.
    .you = Vous mélangez votre défausse pour former une nouvelle pioche.
endless-winter-tell-offered = { $seat } monte au niveau { $level } de la piste d’Offrande ({ $source }).
    .you = Vous montez au niveau { $level } de la piste d’Offrande ({ $source }).
endless-winter-tell-honored = { $seat } monte au niveau { $level } de la piste d’Honneur ({ $source }).
    .you = Vous montez au niveau { $level } de la piste d’Honneur ({ $source }).
endless-winter-tell-honored-points = { $points ->
    [one] { $seat } monte au niveau { $level } de la piste d’Honneur pour 1 point ({ $source }).
   *[other] { $seat } monte au niveau { $level } de la piste d’Honneur pour { $points } points ({ $source }).
}
    .you = { $points ->
            [one] Vous montez au niveau { $level } de la piste d’Honneur pour 1 point ({ $source }).
           *[other] Vous montez au niveau { $level } de la piste d’Honneur pour { $points } points ({ $source }).
        }
endless-winter-tell-cashed = { $seat } offre une Idole pour 1 point ({ $source }).
    .you = Vous offrez une Idole pour 1 point ({ $source }).
endless-winter-tell-neutral = { $seat } place un Mégalithe neutre sur { $site }.
    .you = Vous placez un Mégalithe neutre sur { $site }.
endless-winter-tell-megalith = { $seat } place un Mégalithe sur { $site }.
    .you = Vous placez un Mégalithe sur { $site }.
endless-winter-tell-raised = { $seat } élève un Mégalithe sur { $site } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = Vous élevez un Mégalithe sur { $site } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
        }.
endless-winter-tell-built-upon = { $points ->
    [one] { $seat } marque { $points } point pour ses Mégalithes recouverts.
   *[other] { $seat } marque { $points } points pour ses Mégalithes recouverts.
}
    .you = { $points ->
            [one] Vous marquez { $points } point pour vos Mégalithes recouverts.
           *[other] Vous marquez { $points } points pour vos Mégalithes recouverts.
        }
endless-winter-tell-discarded = { $seat } défausse { $card }.
    .you = Vous défaussez { $card }.
endless-winter-tell-glacier = Le jeton Glacier de l’hexagone { $hex } est révélé : { $gains }.
endless-winter-tell-token-taken = { $seat } prend le jeton Repos : { $gains }.
    .you = Vous prenez le jeton Repos : { $gains }.
endless-winter-tell-token-declined = { $seat } glisse le jeton Repos sous la pile : { $gains }.
    .you = Vous glissez le jeton Repos sous la pile : { $gains }.
endless-winter-tell-committed-unseen = { $seat } place une carte dans sa pioche Éclipse.
    .you = Vous placez une carte dans votre pioche Éclipse.
endless-winter-tell-committed = { $seat } place { $card } dans sa pioche Éclipse.
    .you = Vous placez { $card } dans votre pioche Éclipse.
endless-winter-tell-eclipse = L’Éclipse de la manche { $round } commence.
endless-winter-tell-pile = { $seat } révèle { $cards }.
    .you = Vous révélez { $cards }.
endless-winter-tell-pile-culture = { $seat } révèle { $cards } et reprend en main { $cultures }.
    .you = Vous révélez { $cards } et reprenez en main { $cultures }.
endless-winter-tell-pile-none = { $seat } n’a aucune carte dans sa pioche Éclipse.
    .you = Vous n’avez aucune carte dans votre pioche Éclipse.
endless-winter-tell-eclipse-labor = { $seat } a { $labor } Travail pour l’Éclipse.
    .you = Vous avez { $labor } Travail pour l’Éclipse.
endless-winter-tell-preparation = Préparation de la manche { $round }.
endless-winter-tell-figures-return = Toutes les figurines retournent à leur propriétaire.
endless-winter-tell-display-removed = Le reste de la vitrine des Cultures quitte la partie : { $cards }.
endless-winter-tell-gathered = { $seat } prend l’avantage de { $hex }.
    .you = Vous prenez l’avantage de { $hex }.
endless-winter-tell-stone-scored = { $points ->
    [one] { $seat } marque { $points } point avec la { $stone }.
   *[other] { $seat } marque { $points } points avec la { $stone }.
}
    .you = { $points ->
            [one] Vous marquez { $points } point avec la { $stone }.
           *[other] Vous marquez { $points } points avec la { $stone }.
        }
endless-winter-tell-headwaters = La rivière coule d’{ $end } en { $other }.
endless-winter-tell-landmark-placed = L’hexagone { $hex } porte un Lieu, { $landmark } : { $words }.
endless-winter-tell-start = { $seat } place sa tuile de Départ { $spot }.
    .you = Vous placez votre tuile de Départ { $spot }.
endless-winter-tell-raft = { $seat } déplace son Radeau de { $from } à { $to }.
    .you = Vous déplacez votre Radeau de { $from } à { $to }.
endless-winter-tell-raft-spent = { $seat } a utilisé son Radeau pour le Village ; il revient sur la tuile Eau en amont.
    .you = Vous avez utilisé votre Radeau pour le Village ; il revient sur la tuile Eau en amont.
endless-winter-tell-rafts-return = Tous les Radeaux reviennent sur la tuile Eau en amont.
endless-winter-tell-driven = { $seat } déplace { $you ->
    [rival] un de vos Camps
   *[nobody] un Camp ({ $rival })
} de { $from } à { $to }.
    .you = Vous déplacez un Camp ({ $rival }) de { $from } à { $to }.
endless-winter-tell-fish = { $seat } pioche { $fish }.
    .you = Vous piochez { $fish }.
endless-winter-tell-fish-mixed = Tous les jetons Poisson défaussés sont remis dans la réserve.
endless-winter-tell-landmark-scored = { $points ->
    [one] { $seat } marque { $points } point pour le Lieu { $landmark }.
   *[other] { $seat } marque { $points } points pour le Lieu { $landmark }.
}
    .you = { $points ->
            [one] Vous marquez { $points } point pour le Lieu { $landmark }.
           *[other] Vous marquez { $points } points pour le Lieu { $landmark }.
        }
endless-winter-tell-delta = { $points ->
    [one] { $seat } est au plus près du Delta et marque { $points } point.
   *[other] { $seat } est au plus près du Delta et marque { $points } points.
}
    .you = { $points ->
            [one] Vous êtes au plus près du Delta et marquez { $points } point.
           *[other] Vous êtes au plus près du Delta et marquez { $points } points.
        }
endless-winter-tell-final = { $seat } termine avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
    .you = Vous terminez avec { $score ->
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

endless-winter-refusal-not-now = Ce n’est pas un choix possible maintenant.
endless-winter-refusal-finish-first = Prenez ou refusez d’abord l’avantage en attente.
endless-winter-refusal-pay-first = Payez d’abord le prix demandé.
endless-winter-refusal-not-by-chance = Ceci ne peut pas être tiré maintenant.
endless-winter-refusal-no-side = Il n’y a pas de Chef dont vous pourriez choisir la face maintenant.
endless-winter-refusal-no-chief-draft = Ce n’est pas à vous de prendre un Chef.
endless-winter-refusal-chief-not-offered = Ce Chef ne fait pas partie de ceux qui sont proposés.
endless-winter-refusal-no-setup-draft = Ce n’est pas à vous de prendre une carte de Mise en place.
endless-winter-refusal-setup-not-offered = Cette carte de Mise en place ne fait pas partie de celles qui sont proposées.
endless-winter-refusal-no-start = Ce n’est pas à vous de placer une tuile de Départ.
endless-winter-refusal-start-beside-start = Une tuile de Départ ne peut pas être posée sur une autre ni à côté d’une autre.
endless-winter-refusal-culture-too-late = Les cartes Culture se jouent avant de placer votre figurine.
endless-winter-refusal-culture-unresolved = Résolvez d’abord la carte Culture que vous avez jouée.
endless-winter-refusal-no-culture = Cette carte Culture n’est pas dans votre main.
endless-winter-refusal-no-fee = Chaque carte Culture supplémentaire coûte une autre carte de votre main, et vous n’en avez plus.
endless-winter-refusal-figure-placed = Vous avez déjà placé votre figurine ce tour-ci.
endless-winter-refusal-no-figure = Il ne vous reste plus de figurine de ce type pour cette manche.
endless-winter-refusal-place-first = Vous devez placer une figurine.
endless-winter-refusal-fee-due = Vous devez défausser une carte pour cette carte Culture supplémentaire.
endless-winter-refusal-discard-due = Vous devez défausser la carte qui paie cet effet.
endless-winter-refusal-token-due = Choisissez d’abord un jeton Repos.
endless-winter-refusal-no-token = Il n’y a pas de jeton Repos à choisir pour vous.
endless-winter-refusal-commit-too-early = Les cartes vont dans la pioche Éclipse à la fin de votre troisième tour.
endless-winter-refusal-no-commit = Cette carte n’est pas dans votre main.
endless-winter-refusal-no-discard = Rien ne vous demande de défausser une carte.
endless-winter-refusal-not-in-hand = La carte que vous défaussez doit être dans votre main.
endless-winter-refusal-no-pay = Il n’y a rien à payer.
endless-winter-refusal-tribe-too-early = Les cartes Tribu se jouent après avoir placé votre figurine.
endless-winter-refusal-no-tribe = Cette carte Tribu n’est pas dans votre main.
endless-winter-refusal-resting = Aucune carte Tribu ne peut être jouée pendant un tour de Repos.
endless-winter-refusal-fresh = Une carte prise avec l’Action Commencer ne donne pas de Travail pendant le même tour, et elle n’a pas d’autre usage maintenant.
endless-winter-refusal-eat-in-eclipse = La Nourriture ne peut pas être transformée en Travail pendant l’Éclipse.
endless-winter-refusal-eat-not-now = La Nourriture peut être dépensée contre du Travail tant que votre figurine est en haut d’une colonne.
endless-winter-refusal-no-food = Vous ne pouvez pas dépenser { $needed } Nourriture : vous en avez { $available }.
endless-winter-refusal-skill-not-played = Jouez la carte avant d’utiliser sa compétence.
endless-winter-refusal-skill-used = Cette carte n’a plus de compétence à utiliser ce tour-ci.
endless-winter-refusal-skill-elsewhere = Cette compétence ne fonctionne que si votre figurine est dans sa colonne.
endless-winter-refusal-eclipse-only = La compétence de cette carte ne fonctionne que pendant l’Éclipse, depuis votre pioche Éclipse.
endless-winter-refusal-skill-not-in-eclipse = Pendant l’Éclipse, seules les compétences Éclipse des cartes de votre pioche Éclipse fonctionnent.
endless-winter-refusal-skill-unpaid = Vous ne pouvez pas payer le prix de cette compétence.
endless-winter-refusal-skill-useless = Cette compétence n’aurait aucun effet maintenant.
endless-winter-refusal-chief-not-placed = La compétence de votre Chef ne fonctionne que pendant le tour où vous placez le Chef.
endless-winter-refusal-chief-used = La compétence de votre Chef fonctionne une fois, pendant le tour où vous placez le Chef.
endless-winter-refusal-other-column = Votre figurine n’est pas dans la colonne de cette action.
endless-winter-refusal-other-middle = Votre figurine n’atteint pas la section centrale de cette action.
endless-winter-refusal-top-over = Votre figurine est descendue ; les actions de cette colonne sont terminées.
endless-winter-refusal-recruit-tools = Prendre une carte Tribu coûte { $needed } Outil ; vous en avez { $available }.
endless-winter-refusal-recruit-labor = Prendre une carte Tribu coûte { $needed } Travail ; vous en avez { $available }.
endless-winter-refusal-same-type = Vous avez déjà pris une carte Tribu de ce type avec l’Action Commencer ce tour-ci.
endless-winter-refusal-no-deck = Les cartes de départ n’ont pas de pile où les prendre.
endless-winter-refusal-no-training = Aucun avantage ne vous permet de placer une carte Tribu dans votre défausse.
endless-winter-refusal-rite-food = L’initiation coûte { $needed } Nourriture ; vous en avez { $available }.
endless-winter-refusal-no-burial = Aucun avantage ne vous permet d’enterrer une carte.
endless-winter-refusal-no-bury = Cette carte n’est pas à l’endroit d’où vous voulez l’enterrer.
endless-winter-refusal-learn-labor = Prendre une carte Culture coûte { $needed } Travail ; vous en avez { $available }.
endless-winter-refusal-not-on-display = Cette carte Culture n’est pas exposée.
endless-winter-refusal-stone-food = Votre prochain emplacement de pierre coûte { $needed } Nourriture ; vous en avez { $available }.
endless-winter-refusal-stone-tools = Votre prochain emplacement de pierre coûte { $needed } Outils ; vous en avez { $available }.
endless-winter-refusal-slots-full = Tous vos emplacements de pierre sont occupés.
endless-winter-refusal-stone-too-early = Les pierres de l’Ère II peuvent être prises à partir de la troisième manche.
endless-winter-refusal-no-stone = Cette pierre n’est pas dans la réserve.
endless-winter-refusal-camp-tools = Placer un Camp coûte { $needed } Outil ; vous en avez { $available }.
endless-winter-refusal-no-camp-left = Tous vos Camps sont sur le plateau.
endless-winter-refusal-move-labor = Un déplacement coûte { $needed } Travail ; vous en avez { $available }.
endless-winter-refusal-no-camp-there = Vous n’y avez pas de Camp.
endless-winter-refusal-not-adjacent = Un Camp se déplace vers un hexagone adjacent.
endless-winter-refusal-onto-start = Un Camp ne peut pas se déplacer sur une tuile de Départ.
endless-winter-refusal-off-board = Un Camp quitte sa tuile de Départ vers l’un des deux hexagones qu’elle touche.
endless-winter-refusal-village-food = Un Village coûte { $needed } Nourriture ; vous en avez { $available }.
endless-winter-refusal-village-camps = Il vous faut un Camp sur chacun des trois hexagones.
endless-winter-refusal-no-village-left = Tous vos Villages sont sur le plateau.
endless-winter-refusal-village-at-base = La tuile de base ne peut pas être l’un des trois hexagones d’un Village.
endless-winter-refusal-village-taken = Il y a déjà un Village à cette intersection.
endless-winter-refusal-reveal-labor = Révéler des Animaux coûte { $needed } Travail ; vous en avez { $available }.
endless-winter-refusal-area-full = La zone de Chasse est pleine.
endless-winter-refusal-no-deck-animal = La pioche Animaux est vide.
endless-winter-refusal-hunt-tools = Prendre un Animal coûte { $needed } Outil ; vous en avez { $available }.
endless-winter-refusal-hunt-labor = Prendre un Animal coûte { $needed } Travail ; vous en avez { $available }.
endless-winter-refusal-not-in-area = Cet Animal n’est pas dans la zone de Chasse.
endless-winter-refusal-other-animal = Les Animaux que vous choisissez doivent être du même type.
endless-winter-refusal-animals-left = Vous ne gagnez un point que si la zone de Chasse et la pioche Animaux sont vides.
endless-winter-refusal-area-empty = La zone de Chasse est vide : révélez d’abord des Animaux.
endless-winter-refusal-no-track = Aucun avantage ne vous permet de prendre le premier Animal de la pioche.
endless-winter-refusal-no-tip = Vous n’avez pas cet Animal.
endless-winter-refusal-tipped = Vos Animaux de ce type sont inclinés, et le restent.
endless-winter-refusal-no-megalith = Aucun avantage ne vous permet de placer un Mégalithe.
endless-winter-refusal-no-megalith-left = Votre réserve de Mégalithes est vide.
endless-winter-refusal-site-taken = Il y a déjà un Mégalithe sur cet emplacement.
endless-winter-refusal-not-next-to-megalith = Un Mégalithe sur le plateau doit être à côté d’un autre.
endless-winter-refusal-start-space = Seuls les Mégalithes neutres peuvent être placés sur un emplacement de départ.
endless-winter-refusal-neutral-on-top = Un Mégalithe neutre ne peut pas être placé sur d’autres.
endless-winter-refusal-no-square = Il faut quatre Mégalithes en carré en dessous.
endless-winter-refusal-not-at-arrow = Le Mégalithe supplémentaire va sur un emplacement désigné par une flèche.
endless-winter-refusal-no-draw = Aucun avantage en attente ne vous permet de piocher une carte.
endless-winter-refusal-no-cards = Votre pioche et votre défausse sont toutes deux vides.
endless-winter-refusal-no-idol = Aucun avantage en attente ne vous donne une Idole.
endless-winter-refusal-offering-on-top = Votre marqueur Offrande est au sommet : gagnez plutôt un point.
endless-winter-refusal-offering-not-on-top = Une Idole ne vaut un point que si votre marqueur Offrande est au sommet.
endless-winter-refusal-honor-on-top = Votre marqueur Honneur est au sommet et ne peut plus avancer.
endless-winter-refusal-no-gain = Aucun avantage en attente ne peut être pris ainsi.
endless-winter-refusal-food-full = Vous n’avez pas de place pour plus de { $limit } Nourritures.
endless-winter-refusal-not-lands = Les hexagones sont résolus à l’étape C de votre partie de l’Éclipse.
endless-winter-refusal-hex-bare = Cet hexagone ne donne rien.
endless-winter-refusal-hex-resolved = Vous avez déjà résolu cet hexagone pendant cette Éclipse.
endless-winter-refusal-not-leading = Un autre joueur y a plus d’Influence, ou vous n’en avez pas.
endless-winter-refusal-hex-useless = Ce que donne cet hexagone n’aurait aucun effet maintenant, ou vous ne pouvez pas le payer.
endless-winter-refusal-no-river = Cette partie se joue sans la rivière.
endless-winter-refusal-raft-stays = Votre Radeau y est déjà.
endless-winter-refusal-raft-upstream = Un Radeau remonte le courant d’un pas à la fois.
endless-winter-refusal-raft-off-river = Aucun Camp ne peut être placé sur la tuile Eau en amont ou le Delta.
endless-winter-refusal-village-at-ends = Un Radeau sur la tuile Eau en amont ou le Delta ne peut pas faire partie d’un Village.
endless-winter-refusal-village-raft = Il vous faut votre Radeau sur l’un des trois hexagones et un Camp sur chacun des autres.
endless-winter-refusal-no-fish = Aucun avantage ne vous permet de tirer un jeton Poisson.
endless-winter-refusal-no-fish-left = Il ne reste aucun jeton Poisson.
endless-winter-refusal-delta-not-now = La course vers le Delta rapporte une fois, à l’étape C de votre partie de l’Éclipse.
endless-winter-refusal-not-closest = Un autre Radeau est plus proche du Delta.
endless-winter-refusal-delta-worthless = La course vers le Delta ne vous rapporte rien.
endless-winter-refusal-no-drive = Aucun avantage ne vous permet de déplacer le Camp d’un adversaire.
endless-winter-refusal-own-camp = Ce doit être le Camp d’un adversaire.
endless-winter-refusal-no-rival-camp = Cet adversaire n’y a pas de Camp ; les Radeaux ne peuvent pas être déplacés.
endless-winter-refusal-drive-off-start = Un Camp sur une tuile de Départ ne peut pas être déplacé par un adversaire.
endless-winter-refusal-drive-onto-start = Un Camp ne peut pas être déplacé sur une tuile de Départ.
endless-winter-refusal-drive-too-far = Le Camp d’un adversaire se déplace vers un hexagone adjacent.

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
endless-winter-sketch-known = Vues en main : { $cards }
endless-winter-sketch-rest-token = Jeton Repos : { $gains }
endless-winter-sketch-river = Rivière : amont à l’{ $end } ; jetons Poisson : { $fish }, défaussés : { $discard }
endless-winter-sketch-landmark = { $landmark } sur l’hexagone { $hex } : { $words }
endless-winter-sketch-raft = { $seat } : Radeau sur { $raft }, tuile de Départ { $start } ({ $camps ->
    [one] { $camps } Camp
   *[other] { $camps } Camps
})
endless-winter-sketch-no-start = pas encore placée
endless-winter-counted = { $count } × { $thing }
endless-winter-sketch-none = rien

# Ce que comptent les statistiques, et ce que favorise un spécialiste.
endless-winter-counted-chiefs = Chefs
endless-winter-counted-chief = { $chief }, face { $side }
endless-winter-counted-setups = Cartes de mise en place
endless-winter-counted-spots = Places des figurines
endless-winter-counted-tribes = Cartes Tribu
endless-winter-counted-cultures = Cartes Culture
endless-winter-counted-stones = Pierres Sacrées
endless-winter-counted-animals = Animaux
endless-winter-counted-deeds = Constructions et rites
endless-winter-counted-camp = Campement placé
endless-winter-counted-village = Village fondé
endless-winter-counted-megalith = Mégalithe placé
endless-winter-counted-burial = Carte enterrée
endless-winter-counted-honor = Pas sur la piste d’Honneur
endless-winter-counted-offering = Pas sur la piste d’Offrande
endless-winter-counted-tip = Animal incliné
endless-winter-strategy-megaliths = Mégalithes
endless-winter-strategy-animals = Animaux
endless-winter-strategy-idols = Idoles
endless-winter-strategy-villages = Villages
endless-winter-strategy-stones = Pierres Sacrées
endless-winter-strategy-burials = Cimetière
endless-winter-strategy-cards = Cartes

# Conseil : suit « points avec ».
endless-winter-term-megaliths = les Mégalithes
endless-winter-term-stones = les Pierres Sacrées
endless-winter-term-honor = la piste d’Honneur
endless-winter-term-offering = la piste d’Offrande
endless-winter-term-burials = le Cimetière
endless-winter-term-benefits = les points immédiats
endless-winter-term-cards = les cartes du paquet et de la main
endless-winter-term-animals = les Animaux
endless-winter-term-river = la rivière
endless-winter-term-resources = la Nourriture et les Outils
endless-winter-term-land = les Camps et les Villages
endless-winter-term-turn = la suite de ce tour

# What the owner of a box can enter, and what can be wrong with it.
endless-winter-kind-board = Plateau
endless-winter-kind-layout = Disposition des tuiles Mégalithe
endless-winter-label-terrain-board = Plateau de Terrain
endless-winter-label-player-board = Plateau individuel
endless-winter-label-main-board = Plateau principal
endless-winter-label-idol-board = Plateau des Idoles
endless-winter-label-river = Nombres de Rivières & Radeaux
endless-winter-label-q = Pas vers l’est
endless-winter-label-r = Pas vers le sud-est
endless-winter-label-x = Colonne
endless-winter-label-y = Ligne
endless-winter-label-turns = Quarts de tour horaires
endless-winter-label-players = { $seats } joueurs
endless-winter-label-role-base = Tuile de base
endless-winter-label-role-land = Terre
endless-winter-label-role-glacier = Glacier
endless-winter-label-role-river = Rivière
endless-winter-label-role-landmark = Lieu
endless-winter-label-counts-plain = Compte
endless-winter-label-counts-villages = Villages au contact de
endless-winter-label-counts-tipped = Animaux inclinés
endless-winter-label-points = Points
endless-winter-label-points-each = { $points } pour chaque
endless-winter-label-points-per = 1 tous les { $per }
endless-winter-label-points-table = selon le nombre, à partir de 0
endless-winter-field-name = Nom
endless-winter-field-copies = Exemplaires
endless-winter-field-labor = Travail
endless-winter-field-skill = Compétence
endless-winter-field-eclipse = Compétence d’Éclipse
endless-winter-field-points = Points en fin de partie
endless-winter-field-era = Ère
endless-winter-field-side-a = Compétence de la face A
endless-winter-field-side-b = Compétence de la face B
endless-winter-field-tip = Incliné, il donne
endless-winter-field-sets = Points pour 1, 2, … cartes non inclinées
endless-winter-field-joker = Complète d’autres ensembles
endless-winter-field-food = Nourriture
endless-winter-field-tools = Outils
endless-winter-field-tribe = Carte Tribu
endless-winter-field-animals = Animaux
endless-winter-field-camp = Apporte un Camp
endless-winter-field-tiles = Tuiles
endless-winter-field-role = Rôle dans la mise en place
endless-winter-field-gives = Donne
endless-winter-field-bottom = La première figurine en bas gagne
endless-winter-field-counts = Compte
endless-winter-field-spaces = Cases, celle de départ d’abord
endless-winter-field-seats = Par défaut à ce nombre de joueurs (0 : aucun)
endless-winter-field-slots = Place des quatre tuiles
endless-winter-field-base = Tuile de base
endless-winter-field-river = Hexagones de Rivière d’ouest en est
endless-winter-field-labor-symbols = Cases de Nourriture avec un symbole Travail
endless-winter-field-tool-limit = Dernière case de la piste Outils
endless-winter-field-boxes = Les compartiments de la réserve de Mégalithes donnent
endless-winter-field-slot-food = Coût en Nourriture de chaque emplacement de Pierre
endless-winter-field-slot-tools = Coût en Outils de chaque emplacement de Pierre
endless-winter-field-slot-gives = Chaque emplacement de Pierre rempli donne
endless-winter-field-rest = Le Repos donne
endless-winter-field-rest-labor = Travail d’une figurine au Repos pendant l’Éclipse
endless-winter-field-turn-order-gives = Chaque place de l’ordre du tour donne
endless-winter-field-compensation = Chaque place commence avec
endless-winter-field-stones-per-era = Pierres Sacrées de chaque Ère
endless-winter-field-glacier-tiles = Tuiles Glacier
endless-winter-field-offering-resources = Offrande : ressources d’un groupe, par niveau
endless-winter-field-offering-points = Offrande : points d’un groupe, par niveau
endless-winter-field-offering-gives = Offrande : atteindre le niveau donne
endless-winter-field-honor-points = Honneur : points pour atteindre le niveau
endless-winter-field-burial-first = Cartes enterrées : points du premier en Honneur
endless-winter-field-burial-second = Cartes enterrées : points du deuxième en Honneur
endless-winter-field-burial-others = Cartes enterrées : points des autres
endless-winter-field-reshuffles = Remélange les jetons défaussés
endless-winter-field-landmark = Hexagone du Lieu
endless-winter-field-third = Troisième hexagone de la tuile centrale
endless-winter-field-west = Troisième hexagone à l’ouest
endless-winter-field-east = Troisième hexagone à l’est
endless-winter-field-warriors-replace = Carte Tribu remplacée par les Guerriers
endless-winter-field-land-left-out = Tuiles de chaque terre laissées dans la boîte
endless-winter-field-glaciers = Tuiles Glacier avec 1, 2 et 3 Lieux
endless-winter-field-delta-raft = Points du Radeau le plus proche du Delta
endless-winter-field-delta-camp = Points de chaque Camp sur la Rivière avec lui
endless-winter-token-only-in = Seulement en
endless-winter-token-pays = Coûte
endless-winter-token-for-each = Pour chaque
endless-winter-token-gains = Gagne
endless-winter-token-limit = Au plus
endless-winter-token-eclipse = Éclipse
endless-winter-token-pay-food = 1 Nourriture
endless-winter-token-pay-tool = 1 Outil
endless-winter-token-pay-card = 1 carte de la main
endless-winter-token-arrow = pour gagner
endless-winter-token-colon = gagner
endless-winter-token-at-most = { $most } fois
endless-winter-mistake-icon-unknown = « { $found } » n’est pas une icône ; choisissez parmi { $known }.
endless-winter-mistake-icon-alone = { $found } de quoi ? Placez une icône juste après le nombre, ou supprimez-le.
endless-winter-mistake-icon-bound = « { $found } » n’est pas une colonne ; commencez par [i], [d], [m], [h] ou [e].
endless-winter-mistake-icon-price = « { $found } » ne peut pas se payer ; avant -> écrivez F, T, -D, L ou l.
endless-winter-mistake-icon-condition = « { $found } » ne se compte pas ; avant les deux-points écrivez l’un de { $known }.
endless-winter-mistake-icon-two-sides = Une seule flèche et un seul deux-points peuvent figurer ici ; supprimez les autres.
endless-winter-mistake-icon-maximum = « { $found } » n’est pas un maximum ; écrivez (max 3) à la fin, et seulement après un deux-points.
endless-winter-mistake-icon-number = « { $found } » a un mauvais nombre ; devant une icône, on écrit 2 à { $most }.
endless-winter-mistake-icon-nothing = Rien n’est gagné ; placez une icône à la fin.
endless-winter-mistake-icon-too-many = Il peut y avoir au plus { $most } icônes différentes ; supprimez-en.
endless-winter-mistake-empty = Il n’y a rien ici ; choisissez au moins une icône.
endless-winter-mistake-not-here = « { $found } » ne peut pas figurer ici ; utilisez seulement { $known }.
endless-winter-mistake-eclipse-elsewhere = Une compétence avec [e] appartient à l’Éclipse ; supprimez [e], ou saisissez-la comme compétence d’Éclipse.
endless-winter-mistake-eclipse = Une compétence d’Éclipse commence par [e] ; placez-le devant.
endless-winter-mistake-no-column = Ceci n’est lié à aucune colonne ; supprimez les crochets.
endless-winter-mistake-only-gains = Seules des icônes à gagner peuvent figurer ici ; supprimez le coût ou ce qui est compté.
endless-winter-mistake-labor-price = Le Travail ne se paie que pendant la phase d’Actions ; payez avec F, T ou -D.
endless-winter-mistake-two-kinds = Il peut y avoir ici au plus deux icônes différentes ; supprimez-en.
endless-winter-mistake-counts = « { $found } » ne se compte pas ; écrivez villages TERRAIN, tipped ANIMAL, ou l’un de { $known }.
endless-winter-mistake-unknown-count = Il n’y a pas de { $found } dans la boîte ; choisissez parmi { $known }.
endless-winter-mistake-points = « { $found } » n’est pas un nombre de points ; écrivez 2 each, 1 per 2, ou des points selon le nombre, comme 0 1 3 5 8.
endless-winter-mistake-starting = Chaque joueur commence avec 9 cartes de Départ, pas { $found } ; changez aussi les exemplaires d’une autre.
endless-winter-mistake-cultures = L’Ère { $era } a besoin d’au moins 16 cartes Culture et en a { $found } ; placez-en une autre.
endless-winter-mistake-stones = L’Ère { $era } a besoin d’au moins 7 Pierres Sacrées et en a { $found } ; placez-en une autre.
endless-winter-mistake-joker-sets = Un Animal qui complète d’autres ensembles n’a pas de points à lui ; videz sa liste.
endless-winter-mistake-no-sets = Un Animal a besoin de points pour au moins 1 carte, sauf s’il complète d’autres ensembles ; remplissez sa liste.
endless-winter-mistake-jokers = Un seul Animal peut compléter d’autres ensembles, et ils sont { $found } ; changez les autres.
endless-winter-mistake-roles = Un seul type de tuile est le Glacier, pas { $found } ; changez aussi le rôle d’un autre type.
endless-winter-mistake-lands = Le plateau a besoin de 15 à 100 tuiles de terre, et il y en a { $found } ; changez le nombre de tuiles.
endless-winter-mistake-hex = { $found } n’est pas un hexagone du plateau ; les deux pas et leur somme sont entre -2 et 2.
endless-winter-mistake-hex-twice = { $found } figure deux fois ; nommez chaque hexagone une fois.
endless-winter-mistake-not-adjacent = { $one } et { $other } ne sont pas adjacents ; nommez les hexagones dans l’ordre de la rivière.
endless-winter-mistake-arrow = M> ne figure que sur la case de départ, pas sur la case { $space } ; déplacez-le ou utilisez M.
endless-winter-mistake-layout-tiles = Une disposition a 4 tuiles, pas { $found }.
endless-winter-mistake-layout-overlap = Les tuiles { $one } et { $other } couvrent la même case ; déplacez-en une.
endless-winter-mistake-layout-sites = Les tuiles sont si proches qu’il y a trop de places pour les Mégalithes ; écartez-les.
endless-winter-mistake-layouts = Aucune disposition n’est celle par défaut à { $seats } joueurs ; indiquez-le pour l’une d’elles.
endless-winter-mistake-offering = La piste Offrande a un seul nombre de niveaux, pas { $resources }, { $points } et { $gives } ; donnez la même longueur aux trois listes.
endless-winter-mistake-fish = Il faut de 1 à 200 jetons Poisson, et il y en a { $found } ; changez les exemplaires.
endless-winter-mistake-river-side = La face { $side } a besoin de quatre hexagones différents hors de la rivière, trouvés : { $found } ; déplacez celui qui ne va pas.
endless-winter-token-each-camp = Camp
endless-winter-token-each-village = Village
endless-winter-token-each-buried = carte enterrée
endless-winter-token-each-tipped-type = type d’Animal incliné
endless-winter-token-each-tipped = Animal incliné
endless-winter-token-each-same-tipped = Animal incliné d’un même type
endless-winter-token-each-megalith = Mégalithe
endless-winter-token-each-stone = Pierre Sacrée
endless-winter-per-group = tous les { $group } ({ $noun }) : { $gains }
endless-winter-per-tipped = pour chacun de vos Animaux inclinés : { $gains }
endless-winter-per-same-tipped = pour chacun de vos Animaux inclinés d’un même type : { $gains }
endless-winter-per-megalith = pour chaque Mégalithe de votre couleur sur le plateau : { $gains }
endless-winter-per-stone = pour chacune de vos Pierres Sacrées : { $gains }

# Several skills on one card.
endless-winter-then = { $skill } ; puis { $next }
endless-winter-token-then = Autre compétence
endless-winter-token-next-skill = puis
endless-winter-mistake-icon-no-skill = Il manque une compétence avant ou après « then » ; écrivez-la, ou supprimez « then ».
endless-winter-mistake-icon-too-many-skills = Une carte a au plus { $most } compétences ; supprimez-en.
endless-winter-mistake-icon-one-skill = Seules les cartes Culture ont plusieurs compétences ; supprimez « then » et l’une des deux.

# Gains d’un même type et de types différents (EW-ICON-36, EW-ICON-37).
endless-winter-icon-other-animal = { $count ->
    [one] prendre un Animal d’un autre type de la zone de Chasse
   *[other] prendre jusqu’à { $count } Animaux de types différents de la zone de Chasse
}
endless-winter-icon-same-tip = { $count ->
    [one] incliner { $count } Animal du même type
   *[other] incliner jusqu’à { $count } Animaux d’un même type
}
endless-winter-icon-other-tip = { $count ->
    [one] incliner { $count } Animal d’un autre type
   *[other] incliner jusqu’à { $count } Animaux de types différents
}
endless-winter-icon-same-tribe-hand = { $count ->
    [one] prendre en main une carte Tribu du même type
   *[other] prendre en main { $count } cartes Tribu d’un même type
}
endless-winter-icon-other-tribe-hand = { $count ->
    [one] prendre en main une carte Tribu d’un autre type
   *[other] prendre en main jusqu’à { $count } cartes Tribu de types différents
}
endless-winter-icon-same-tribe-discard = { $count ->
    [one] prendre une carte Tribu du même type et la placer dans sa défausse
   *[other] prendre { $count } cartes Tribu d’un même type et les placer dans sa défausse
}
endless-winter-icon-other-tribe-discard = { $count ->
    [one] prendre une carte Tribu d’un autre type et la placer dans sa défausse
   *[other] prendre jusqu’à { $count } cartes Tribu de types différents et les placer dans sa défausse
}
endless-winter-source-other-animals = un Animal d’un autre type
endless-winter-source-kin = autre carte { $tribe }
endless-winter-source-other-tribes = une carte Tribu d’un autre type
endless-winter-refusal-animal-taken = Les Animaux que vous choisissez doivent être de types différents, et vous en avez déjà choisi un de ce type.
endless-winter-refusal-other-tribe = Les cartes Tribu que vous prenez doivent être du même type.
endless-winter-refusal-tribe-taken = Les cartes Tribu que vous prenez doivent être de types différents, et vous en avez déjà pris une de ce type.

# Un coût qui peut être payé plusieurs fois (EW-RULING-78).
endless-winter-ask-again = { $left ->
    [one] Payez-vous encore une fois pour { $source } ?
   *[other] Payez-vous encore pour { $source }, { $left } fois au plus ?
}
endless-winter-do-pay-again = Encore une fois : { $effect }

# Ce qui se compte aussi (EW-RULING-79), et le Travail de l’Éclipse (EW-RULING-80).
endless-winter-token-each-camp-type = type de Terrain avec un Camp
endless-winter-token-each-animal = Animal
endless-winter-token-each-animal-type = type d’Animal
endless-winter-token-each-same-animal = Animal d’un même type
endless-winter-token-each-animal-of = Animal : { $animal }
endless-winter-token-each-tipped-of = Animal incliné : { $animal }
endless-winter-token-each-idol = niveau des pistes du plateau Idole
endless-winter-per-camp-type = pour chaque type de Terrain où se trouve un de vos Camps : { $gains }
endless-winter-per-animal = pour chacun de vos Animaux, incliné ou non : { $gains }
endless-winter-per-animal-type = pour chaque type parmi vos Animaux : { $gains }
endless-winter-per-same-animal = pour chacun de vos Animaux d’un même type : { $gains }
endless-winter-per-animal-of = pour chaque { $animal } à vous, incliné ou non : { $gains }
endless-winter-per-tipped-of = pour chaque { $animal } incliné à vous : { $gains }
endless-winter-per-idol = pour chaque niveau gravi sur les deux pistes du plateau Idole : { $gains }
endless-winter-mistake-eclipse-labor = Le Travail derrière [e] compte quand on compare le Travail ; il n’a pas de coût et ne compte rien. Supprimez ce qui le précède, ou L et l.
