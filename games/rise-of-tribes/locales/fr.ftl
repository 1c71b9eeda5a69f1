### Rise of Tribes en français.

rise-of-tribes-title = Rise of Tribes
rise-of-tribes-blurb = Faites croître une tribu, gagnez lacs, forêts et montagnes, construisez des villages et soyez le premier à atteindre 15 points.

rise-of-tribes-option-seats-help = Rise of Tribes se joue de 2 à 4.
rise-of-tribes-option-elders = Anciens
rise-of-tribes-option-elders-help = Un nouveau village peut accueillir votre ancien, qui apprend des autres tribus.
rise-of-tribes-option-powers = Pouvoirs des chefs
rise-of-tribes-option-powers-help = Chaque tribu choisit l’un des deux pouvoirs de son chef.
rise-of-tribes-option-tiles = Terrains spéciaux
rise-of-tribes-option-tiles-help = Ces tuiles remplacent des tuiles ordinaires.
rise-of-tribes-option-random-tiles = Terrains spéciaux au hasard
rise-of-tribes-option-random-tiles-help = Ce nombre de terrains spéciaux supplémentaires est tiré au sort.
rise-of-tribes-option-gather = Récolte
rise-of-tribes-option-gather-help = Ce que les dés de RÉCOLTER font varier.
rise-of-tribes-option-gather-hexes = Le nombre d’hexagones : un, deux ou trois, de deux ressources chacun
rise-of-tribes-option-gather-yield = Les ressources de deux hexagones : une, deux ou trois chacun

## Things

rise-of-tribes-good-food = nourriture
rise-of-tribes-good-wood = bois
rise-of-tribes-good-stone = pierre
rise-of-tribes-goods-food = { $amount ->
    [one] { $amount } nourriture
   *[other] { $amount } nourritures
}
rise-of-tribes-goods-wood = { $amount } bois
rise-of-tribes-goods-stone = { $amount ->
    [one] { $amount } pierre
   *[other] { $amount } pierres
}
rise-of-tribes-goods = { $goods }
rise-of-tribes-goods-none = rien

rise-of-tribes-land-lake = lac
rise-of-tribes-land-forest = forêt
rise-of-tribes-land-mountain = montagne

rise-of-tribes-face-sun = soleil
rise-of-tribes-face-moon = lune
rise-of-tribes-face-blank = vide

rise-of-tribes-action-grow = CROÎTRE
rise-of-tribes-action-move = VOYAGER
rise-of-tribes-action-gather = RÉCOLTER
rise-of-tribes-action-lead = GUIDER

rise-of-tribes-level-low = effet diminué
rise-of-tribes-level-normal = effet normal
rise-of-tribes-level-high = effet augmenté

rise-of-tribes-tile-lake = lac
rise-of-tribes-tile-forest = forêt
rise-of-tribes-tile-mountain = montagne
rise-of-tribes-tile-great-lake = grand lac
rise-of-tribes-tile-great-forest = grande forêt
rise-of-tribes-tile-great-mountain = grande montagne
rise-of-tribes-tile-wild-land = terre sauvage
rise-of-tribes-tile-jungle = jungle
rise-of-tribes-tile-oasis = oasis
rise-of-tribes-tile-chasm = gouffre
rise-of-tribes-tile-glacier = glacier
rise-of-tribes-hex = { $hex } ({ $tile })
rise-of-tribes-hex-bare = { $hex }

rise-of-tribes-tribe-daba = Daba
rise-of-tribes-tribe-dananu = Danànu
rise-of-tribes-tribe-indartsu = Indartsu
rise-of-tribes-tribe-kaha = Kaha
rise-of-tribes-tribe-kiakia = KiaKia
rise-of-tribes-tribe-kiror = Kiror
rise-of-tribes-tribe-mukaan = Mukaan
rise-of-tribes-tribe-tunga = Tunga

rise-of-tribes-source-villages = villages
rise-of-tribes-source-developments = développements
rise-of-tribes-source-achievements = succès
rise-of-tribes-source-events = événements
rise-of-tribes-source-elders = anciens chassés
rise-of-tribes-tie-won = a atteint les points de la victoire

rise-of-tribes-members = { $members ->
    [one] { $members } membre
   *[other] { $members } membres
}
rise-of-tribes-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rise-of-tribes-nothing = rien
rise-of-tribes-side = { $who } avec { rise-of-tribes-members }
rise-of-tribes-side-invaders = { $members ->
    [one] { $members } envahisseur
   *[other] { $members } envahisseurs
}

## Goals

rise-of-tribes-named = { $name }
rise-of-tribes-goal-bow = Arc
rise-of-tribes-goal-basketry = Vannerie
rise-of-tribes-goal-pottery = Poterie
rise-of-tribes-goal-oxen = Bœufs
rise-of-tribes-goal-smoking-racks = Fumage
rise-of-tribes-goal-cradleboards = Porte-bébés
rise-of-tribes-goal-cairn-trails = Chemins de cairns
rise-of-tribes-goal-ochre-paintings = Pein­tures à l’ocre
rise-of-tribes-goal-clan = Clan
rise-of-tribes-goal-long-trails = Longues pistes
rise-of-tribes-goal-home-valley = Vallée natale
rise-of-tribes-goal-meeting-grounds = Lieux de ren­contre
rise-of-tribes-goal-kindred-lands = Terres sœurs
rise-of-tribes-goal-overlords = Suze­rains
rise-of-tribes-goal-four-camps = Quatre camps

rise-of-tribes-ability-strike = à votre tour, avant chaque conflit entre plusieurs tribus, vous pouvez retirer 1 défenseur de votre choix
rise-of-tribes-ability-richer-hex = RÉCOLTER : un des hexagones choisis donne { $amount } de plus
rise-of-tribes-ability-gift = après RÉCOLTER, vous pouvez donner 1 ressource à un autre joueur et en prendre { $amount } de votre choix
rise-of-tribes-ability-extra-hex = RÉCOLTER : choisissez un hexagone de plus, même déjà choisi
rise-of-tribes-ability-extra-member = CROÎTRE : { $amount } de plus
rise-of-tribes-ability-outpost = { $amount ->
    [one] CROÎTRE : un nouveau membre peut arriver sur un hexagone adjacent aux vôtres
   *[other] CROÎTRE : { $amount } nouveaux membres peuvent arriver sur des hexagones adjacents aux vôtres
}
rise-of-tribes-ability-long-march = { $amount ->
    [one] VOYAGER : { $amount } membre peut avancer de deux hexagones
   *[other] VOYAGER : jusqu’à { $amount } membres peuvent avancer de deux hexagones
}
rise-of-tribes-ability-extra-card = { $amount ->
    [one] GUIDER : piochez { $amount } carte de plus, puis remettez-en une sous votre pile
   *[other] GUIDER : piochez { $amount } cartes de plus, puis remettez-en autant sous votre pile
}

rise-of-tribes-condition-members = au moins { $members } de vos membres sont sur le plateau
rise-of-tribes-condition-occupy = vous occupez { $hexes } hexagones
rise-of-tribes-condition-valley = vous contrôlez un lac, une forêt et une montagne, dont l’un est adjacent aux deux autres, avec au moins { $members } membres sur chacun
rise-of-tribes-condition-share = vous occupez { $hexes } hexagones que des adversaires occupent aussi
rise-of-tribes-condition-kindred = vous avez la majorité sur { $hexes } hexagones de même terrain
rise-of-tribes-condition-overlord = vous avez la majorité sur un hexagone où se trouve un village adverse
rise-of-tribes-condition-control = vous contrôlez { $hexes } hexagones avec au moins { $members } membres sur chacun

## Events

rise-of-tribes-event-discovery = Décou­verte
rise-of-tribes-event-drought = Séche­resse
rise-of-tribes-event-mild-winter = Hiver clément
rise-of-tribes-event-plentiful-food = Nourri­ture en abon­dance
rise-of-tribes-event-plentiful-wood = Bois en abon­dance
rise-of-tribes-event-plentiful-stone = Pierre en abon­dance
rise-of-tribes-event-shared-knowledge = Savoir partagé
rise-of-tribes-event-sabre-tooth = Tigre à dents de sabre
rise-of-tribes-event-volcano = Volcan
rise-of-tribes-event-invaders = Envahis­seurs
rise-of-tribes-event-mammoth = Mam­mouth
rise-of-tribes-event-walls = Forti­fica­tions
rise-of-tribes-event-dugout-canoe = Pirogue
rise-of-tribes-event-altar = Autel
rise-of-tribes-event-chieftain = Grand Chef
rise-of-tribes-event-abandoned-village = Village aban­donné

rise-of-tribes-object-walls = les fortifications
rise-of-tribes-object-canoe = la pirogue
rise-of-tribes-object-altar = l’autel
rise-of-tribes-object-walls-use = en défense sur un hexagone où se trouve votre village, vous pouvez retirer 1 attaquant avant le conflit
rise-of-tribes-object-canoe-use = en VOYAGER, entrer sur un lac est gratuit
rise-of-tribes-object-altar-use = à tout moment de votre tour, donnez un membre et des ressources pour marquer

rise-of-tribes-effect-discovery = Sur la carte : { $tokens }. En VOYAGER, prenez-en une par hexagone où vous entrez et où se trouvaient des adversaires sans aucun des vôtres.
rise-of-tribes-effect-drought = Aucun hexagone n’abrite plus de { $limit } membres, jusqu’au prochain double.
rise-of-tribes-effect-mild-winter = { $food } par joueur sur la carte. Chaque CROÎTRE apporte { $more ->
    [one] { $more } membre
   *[other] { $more } membres
} de plus et retire 1 nourriture de la carte.
rise-of-tribes-effect-plentiful = Sur la carte : { $tokens }. Chaque hexagone récolté ({ $land }) donne { $more } de plus, à prendre sur la carte.
rise-of-tribes-effect-knowledge = Une fois par tour, à l’étape 5, qui partage un hexagone avec un adversaire peut poser une ressource sur la carte et piocher un objectif. L’événement se termine avec { $most } ressources sur la carte.
rise-of-tribes-effect-sabre-tooth = Il arrive sur une montagne, où chaque tribu perd un membre ; à chaque double, il va sur un autre hexagone et frappe de nouveau. Pour le chasser : un dé et un membre de son hexagone, { rise-of-tribes-points }.
rise-of-tribes-effect-volcano = Il s’élève au bord du plateau et entre en éruption : chaque tribu adjacente gagne { $stone } et perd des membres ({ $sun } si les dés sont des soleils, { $blank } s’ils sont vides, { $moon } si ce sont des lunes). Les hexagones adjacents peuvent produire de la pierre.
rise-of-tribes-effect-invaders = Envahisseurs sur l’hexagone le moins peuplé : { $first } au début, un de plus à chaque double, { $most } au plus. Là, ni récolte ni construction. Vaincre le dernier rapporte { rise-of-tribes-points }.
rise-of-tribes-effect-mammoth = Il apparaît sur le lac le moins peuplé. Avec { $members ->
    [one] { $members } membre
   *[other] { $members } membres
} à cet endroit, dépensez un dé pour le chasser ({ $meat } et { $hunt ->
    [one] { $hunt } point
   *[other] { $hunt } points
}) ou pour l’apprivoiser contre { $feed } ({ $tame ->
    [one] { $tame } point
   *[other] { $tame } points
}, à rendre si le mammouth est perdu).
rise-of-tribes-effect-object = À vendre pour { $cost } : { $use }. Chaque double baisse le prix de 1 { $good } ; à zéro, l’objet disparaît.
rise-of-tribes-effect-chieftain = Une enchère. Le gagnant verse sa mise aux autres : { $high ->
    [one] { $high } point
   *[other] { $high } points
} pour { $many } ressources ou plus, sinon { $low }.
rise-of-tribes-effect-abandoned-village = Dans l’ordre du tour, chacun peut construire un village sur un hexagone qu’il contrôle pour { $cost }.

## Chief powers

rise-of-tribes-power-traders = Mar­chands
rise-of-tribes-power-crafty-builders = Bâtis­seurs
rise-of-tribes-power-cunning = Ruse
rise-of-tribes-power-agriculture = Agri­cul­ture
rise-of-tribes-power-education = Édu­cation
rise-of-tribes-power-exogamy = Exogamie
rise-of-tribes-power-wayfarers = Voya­geurs
rise-of-tribes-power-focused-effort = Persévé­rance
rise-of-tribes-power-ambush = Embus­cade
rise-of-tribes-power-dreamtime = Prémo­nition
rise-of-tribes-power-pathfinder = Éclai­reurs
rise-of-tribes-power-evasion = Repli
rise-of-tribes-power-shared-bounty = Partage des riches­ses
rise-of-tribes-power-intimidate = Inti­mida­tion
rise-of-tribes-power-hidden-village = Village caché
rise-of-tribes-power-light-in-the-dark = Lueur dans la nuit

rise-of-tribes-power-effect-exchange = une fois par tour de chaque joueur, échangez jusqu’à { $most } ressources une contre une : à votre tour, ou quand un événement vous fait payer ou enchérir
rise-of-tribes-power-effect-cheaper-villages = { $less ->
    [one] vos villages coûtent { $less } ressource de moins, à votre choix
   *[other] vos villages coûtent { $less } ressources de moins, à votre choix
}
rise-of-tribes-power-effect-start-conflict = une fois par tour, à l’étape 4, payez { $cost ->
    [one] { $cost } ressource
   *[other] { $cost } ressources
} pour déclencher un conflit sur un hexagone que vous partagez
rise-of-tribes-power-effect-village-food = à l’étape 1, chacun de vos villages sur le plateau donne { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}
rise-of-tribes-power-effect-lake-child = quand RÉCOLTER prend de la nourriture sur des lacs, ajoutez { $members ->
    [one] un membre
   *[other] { $members } membres
} sur l’un d’eux
rise-of-tribes-power-effect-shared-child = chaque CROÎTRE ajoute { $members ->
    [one] un membre
   *[other] { $members } membres
} de plus sur un hexagone partagé avec un adversaire
rise-of-tribes-power-effect-free-march = une fois par tour, à l’étape 3, déplacez jusqu’à { $members } membres d’un hexagone vers un hexagone adjacent
rise-of-tribes-power-effect-crowded-yield = chaque hexagone récolté où vous avez au moins { $members } membres donne { $more } de plus
rise-of-tribes-power-effect-ambush = CROÎTRE peut placer jusqu’à { $most } membres sur votre plateau personnel ; ils en sortent avant vos conflits, ou dans tout conflit où vous êtes
rise-of-tribes-power-effect-foretell = nommez une face avant de lancer les dés ; si un dé la montre, prenez { $goods ->
    [one] { $goods } ressource
   *[other] { $goods } ressources
} que vos hexagones produisent
rise-of-tribes-power-effect-pathfinder = après VOYAGER, prenez une ressource par hexagone vide où vous êtes entré, { $most } au plus
rise-of-tribes-power-effect-retreat = après un conflit, jusqu’à { $most } de vos membres vaincus se replient sur un hexagone adjacent
rise-of-tribes-power-effect-bounty = quand un adversaire récolte sur des hexagones que vous partagez, prenez des ressources que vos hexagones produisent, { $most } au plus
rise-of-tribes-power-effect-drive-out = une fois par tour, à l’étape 3, payez { $cost ->
    [one] { $cost } ressource
   *[other] { $cost } ressources
} pour chasser un membre adverse d’un hexagone où vous avez la majorité
rise-of-tribes-power-effect-hidden-village = avec un village sur le plateau, vous pouvez en construire un de plus sur votre plateau personnel ; il ne peut pas être perdu
rise-of-tribes-power-effect-turn-die = après le lancer, vous pouvez changer une lune en soleil

## Kinds of faces

rise-of-tribes-kind-development = Développement
rise-of-tribes-kind-achievement = Succès
rise-of-tribes-kind-event = Événement
rise-of-tribes-kind-tribe = Plateau personnel
rise-of-tribes-kind-power = Pouvoir de chef
rise-of-tribes-kind-tile = Terrain spécial

## Special terrain

rise-of-tribes-tile-effect-rich = donne { $more } de plus, une fois par RÉCOLTER
rise-of-tribes-tile-effect-wild = compte comme tous les terrains et donne des ressources au choix, une fois par RÉCOLTER
rise-of-tribes-tile-effect-thicket = ne donne des ressources qu’à partir de { $members } de vos membres
rise-of-tribes-tile-effect-chasm = après les conflits, une tribu qui n’y a que { rise-of-tribes-members } le perd
rise-of-tribes-tile-effect-glacier = posé sur une montagne : { $limit } membres au plus, pas de village, { $most ->
    [one] { $most } pierre
   *[other] { $most } pierres
} par RÉCOLTER. Chaque action à l’effet augmenté y pose une pierre ; à { $stones }, il fond, et elles vont au premier qui y récolte.
rise-of-tribes-tile-counts-as = compte comme { $lands } : { $effect }
rise-of-tribes-board-face = un village coûte { $cost }

## Questions

rise-of-tribes-ask-over = La partie est terminée.
rise-of-tribes-ask-chance = Les dés ou les cartes décident.
rise-of-tribes-ask-glacier = Posez le glacier sur une montagne.
rise-of-tribes-ask-power = Choisissez le pouvoir de votre chef.
rise-of-tribes-ask-settle = Choisissez votre premier hexagone.
rise-of-tribes-ask-settle-beside = Quel hexagone adjacent à { $hex } occupez-vous aussi ?
rise-of-tribes-ask-start-goods = Prenez encore { $left ->
    [one] { $left } ressource
   *[other] { $left } ressources
} de votre choix.
rise-of-tribes-ask-return = Votre tribu a quitté le plateau. Où reviennent { $members } membres ?
rise-of-tribes-ask-before-roll = Lancez les dés, ou agissez avant le lancer.
rise-of-tribes-ask-before-events = Un double ! Agissez avant ses événements, ou continuez.
rise-of-tribes-ask-light = Changer une lune en soleil ?
rise-of-tribes-ask-dream = Votre prémonition était juste. Quelle ressource prenez-vous ?
rise-of-tribes-ask-actions = { $dice ->
    [one] Placez votre second dé.
   *[other] Placez votre premier dé.
}
rise-of-tribes-ask-late = Les deux dés sont placés. Autre chose avant les conflits ?
rise-of-tribes-ask-release = Des membres cachés sortent-ils avant les conflits ?
rise-of-tribes-ask-conflicts = Quel conflit résoudre ensuite ?
rise-of-tribes-ask-no-conflict = Aucun hexagone n’est surpeuplé. Agissez avant l’étape 5, ou continuez.
rise-of-tribes-ask-end = Construisez des villages, accomplissez des objectifs, ou terminez votre tour.
rise-of-tribes-ask-end-knowledge = Construisez des villages, accomplissez des objectifs, partagez le savoir, ou terminez votre tour.
rise-of-tribes-ask-sabre-tooth = Placez le tigre à dents de sabre sur une montagne.
rise-of-tribes-ask-sabre-tooth-moves = Déplacez le tigre à dents de sabre vers un autre hexagone.
rise-of-tribes-ask-invaders = Placez les envahisseurs sur un des hexagones les moins peuplés.
rise-of-tribes-ask-mammoth = Placez le mammouth sur un des lacs les moins peuplés.
rise-of-tribes-ask-volcano = Où s’élève le volcan ?
rise-of-tribes-ask-erupt = Le volcan entre en éruption. Où perdez-vous un membre ? ({ $left } à perdre)
rise-of-tribes-ask-auction = { $leader } offre { $high }. Surenchérissez ou passez.
rise-of-tribes-ask-auction-first = Grand Chef : offrez des ressources ou abandonnez.
rise-of-tribes-ask-tribute = Versez votre mise aux autres : { $left } à donner.
rise-of-tribes-ask-abandoned-village = Construire le village abandonné sur un hexagone que vous contrôlez ?
rise-of-tribes-ask-grow = Où placer le prochain membre ? (encore { $left })
rise-of-tribes-ask-move = Qui se déplace ensuite ? (encore { $left })
rise-of-tribes-ask-discover = À prendre sur la carte : { $left }. Elle porte { $goods }.
rise-of-tribes-ask-claim = Prenez des ressources pour les hexagones vides où vous êtes entré. (encore { $left })
rise-of-tribes-ask-gather = Sur quel hexagone récoltez-vous ? (encore { $left }, ressources par hexagone : { $each })
rise-of-tribes-ask-mix = Que donne encore { $hex } ? (encore { $left })
rise-of-tribes-ask-plenty = { $event } : prendre les ressources supplémentaires ?
rise-of-tribes-ask-basketry = { $goal } : prendre davantage d’une ressource récoltée ?
rise-of-tribes-ask-educate = Ajouter un membre sur un lac qui a donné de la nourriture ?
rise-of-tribes-ask-pottery = { $goal } : donner une ressource pour en prendre { $amount } au choix ?
rise-of-tribes-ask-pick = Prenez des ressources de votre choix. (encore { $left })
rise-of-tribes-ask-bounty = Un adversaire a récolté sur des hexagones que vous partagez. Prenez votre part. (encore { $left })
rise-of-tribes-ask-lead = Objectifs à défausser au plus : { $discards }. À piocher ensuite : { $draw }.
rise-of-tribes-ask-under = Quel objectif pioché remettre sous votre pile ?
rise-of-tribes-ask-pay-elder = Quelle ressource donnez-vous à { $to } ?
rise-of-tribes-ask-pay = Quelle ressource payez-vous ?
rise-of-tribes-ask-pay-cunning = Quelle ressource payez-vous pour le conflit en { $hex } ?
rise-of-tribes-ask-drive = Où le membre adverse ({ $who }) fuit-il depuis { $hex } ?
rise-of-tribes-ask-march = Déplacer encore un membre ? (encore { $left })
rise-of-tribes-ask-trade = Échanger une autre ressource ? (encore { $left })
rise-of-tribes-ask-bow = Conflit en { $hex }. { $goal } : qui visez-vous ?
rise-of-tribes-ask-walls = { $attacker } attaque { $hex }. Utiliser vos fortifications ?
rise-of-tribes-ask-ambush = Conflit en { $hex }. Des membres cachés s’y joignent-ils ?
rise-of-tribes-ask-evade = Où vos membres vaincus se replient-ils depuis { $hex } ? (encore { $left })
rise-of-tribes-ask-spare = Qu’économisez-vous sur { $cost } ? (encore { $left })
rise-of-tribes-ask-sacrifice = Quel membre est offert à l’autel ?

## Actions

rise-of-tribes-do-power = { $power } : { $effect }
rise-of-tribes-do-settle = S’installer en { $hex }.
rise-of-tribes-do-glacier = Poser le glacier en { $hex }.
rise-of-tribes-do-take = Prendre { $good }.
rise-of-tribes-do-return = Revenir en { $hex } avec { rise-of-tribes-members }.
rise-of-tribes-do-foretell = Prédire « { $face } », puis lancer les dés.
rise-of-tribes-do-roll = Lancer les dés.
rise-of-tribes-do-light = Changer une lune en soleil.
rise-of-tribes-do-keep-dice = Garder les dés tels quels.
rise-of-tribes-do-place-grow = Dé { $die } sur CROÎTRE ({ $level }) : ajouter { $amount ->
    [one] { $amount } membre
   *[other] jusqu’à { $amount } membres
}.
rise-of-tribes-do-place-move = Dé { $die } sur VOYAGER ({ $level }) : déplacer { $amount ->
    [one] { $amount } membre
   *[other] jusqu’à { $amount } membres
}.
rise-of-tribes-do-place-gather = Dé { $die } sur RÉCOLTER ({ $level }) : { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}, { $each ->
    [one] { $each } ressource
   *[other] { $each } ressources
} par hexagone.
rise-of-tribes-do-place-lead = Dé { $die } sur GUIDER ({ $level }) : piocher { $amount ->
    [one] { $amount } objectif
   *[other] { $amount } objectifs
}.
rise-of-tribes-do-hunt-sabre-tooth = Dépenser le dé { $die } et un membre pour chasser le tigre à dents de sabre : { rise-of-tribes-points }.
rise-of-tribes-do-hunt-mammoth = Dépenser le dé { $die } pour chasser le mammouth : { $meat } et { rise-of-tribes-points }.
rise-of-tribes-do-tame = Dépenser le dé { $die } et { $feed } pour apprivoiser le mammouth : { rise-of-tribes-points }.
rise-of-tribes-do-end-actions = Passer aux conflits.
rise-of-tribes-do-grow = Ajouter un membre en { $hex }.
rise-of-tribes-do-wed = Ajouter un membre supplémentaire en { $hex }, parmi ses voisins.
rise-of-tribes-do-hide = Cacher un membre sur votre plateau personnel.
rise-of-tribes-do-end-grow = Ne plus ajouter de membres.
rise-of-tribes-do-move = Déplacer un membre de { $from } vers { $to }.
rise-of-tribes-do-herd = Mener votre mammouth en { $hex }.
rise-of-tribes-do-end-move = Ne plus rien déplacer.
rise-of-tribes-do-claim = Prendre { $good } de { $hex }.
rise-of-tribes-do-gather = Récolter { $good } en { $hex }.
rise-of-tribes-do-end-gather = Ne plus récolter.
rise-of-tribes-do-extra = Prendre { $good } sur la carte.
rise-of-tribes-do-basket = Prendre { $good } de plus.
rise-of-tribes-do-educate = Ajouter un membre en { $hex }.
rise-of-tribes-do-give = Donner { $good } à { $to }.
rise-of-tribes-do-discard = Remettre { $goal } sous votre pile et piocher une carte de plus.
rise-of-tribes-do-draw = Piocher { $cards ->
    [one] { $cards } objectif
   *[other] { $cards } objectifs
}.
rise-of-tribes-do-draw-more = Piocher { $cards ->
    [one] { $cards } objectif
   *[other] { $cards } objectifs
} et en remettre { $back } sous votre pile.
rise-of-tribes-do-under = Remettre { $goal } sous votre pile.
rise-of-tribes-do-buy = Acquérir { $object } pour { $cost } : { $use }.
rise-of-tribes-do-trade = Échanger { $give } contre { $get }.
rise-of-tribes-do-end-trade = Ne plus rien échanger.
rise-of-tribes-do-borrow = Donner { $gift ->
    [one] { $gift } ressource
   *[other] { $gift } ressources
} à { $who } et utiliser { $goal } une fois pendant ce tour : { $ability }.
rise-of-tribes-do-pay = Payer { $good }.
rise-of-tribes-do-march = Faire marcher un membre de { $from } vers { $to }.
rise-of-tribes-do-scare = Chasser de { $hex } un membre adverse ({ $who }).
rise-of-tribes-do-drive = Il fuit en { $hex }.
rise-of-tribes-do-release = Un membre caché sort en { $hex }.
rise-of-tribes-do-stay-hidden = Les autres restent cachés.
rise-of-tribes-do-fight = Résoudre le conflit en { $hex } : { $sides }.
rise-of-tribes-do-provoke = Payer pour déclencher un conflit en { $hex } : { $sides }.
rise-of-tribes-do-go-on = Continuer.
rise-of-tribes-do-shoot = Viser un membre adverse ({ $who }).
rise-of-tribes-do-shoot-invaders = Viser un envahisseur.
rise-of-tribes-do-hold-bow = Ne pas utiliser l’arc.
rise-of-tribes-do-walls = Retirer un attaquant ({ $attacker }) grâce à vos fortifications.
rise-of-tribes-do-hold-walls = Ne pas utiliser les fortifications.
rise-of-tribes-do-evade = Un membre se replie en { $hex }.
rise-of-tribes-do-no-retreat = Personne d’autre ne se replie.
rise-of-tribes-do-build = Construire un village en { $hex } pour { $cost }.
rise-of-tribes-do-build-elder = Construire un village en { $hex } pour { $cost } et y appeler votre ancien.
rise-of-tribes-do-build-hidden = Construire votre village caché pour { $cost }.
rise-of-tribes-do-build-nothing = Ne rien construire.
rise-of-tribes-do-spare = Économiser 1 { $good }.
rise-of-tribes-do-complete-development = Accomplir { $goal } pour { $cost } : { rise-of-tribes-points } ; { $ability }.
rise-of-tribes-do-complete-achievement = Accomplir { $goal } : { rise-of-tribes-points }, car { $condition }.
rise-of-tribes-do-learn = Poser { $good } sur Savoir partagé et piocher un objectif.
rise-of-tribes-do-offer = Offrir { $cost } et un membre à l’autel : { rise-of-tribes-points }.
rise-of-tribes-do-sacrifice = Offrir un membre de { $hex }.
rise-of-tribes-do-end-turn = Terminer votre tour.
rise-of-tribes-do-sabre-tooth = Le tigre à dents de sabre va en { $hex }.
rise-of-tribes-do-invaders = Les envahisseurs débarquent en { $hex }.
rise-of-tribes-do-mammoth = Le mammouth apparaît en { $hex }.
rise-of-tribes-do-volcano = Le volcan s’élève en { $place }, au contact de { $hexes }.
rise-of-tribes-do-lose = Perdre un membre en { $hex }.
rise-of-tribes-do-bid = Offrir { $goods ->
    [one] { $goods } ressource
   *[other] { $goods } ressources
}.
rise-of-tribes-do-drop-out = Passer.
rise-of-tribes-do-other = { $action }
rise-of-tribes-do-decline = Refuser.

## The story

rise-of-tribes-note-special = Terrain spécial en jeu : { $tile }.
rise-of-tribes-note-laid = { $hex } : { $tile }.
rise-of-tribes-note-board = { $who } mène les { $tribe }.
    .you = Vous menez les { $tribe }.
rise-of-tribes-note-token = { $who } tire le pion Village { $token }.
    .you = Vous tirez le pion Village { $token }.
rise-of-tribes-note-first = { $who } a tiré le plus petit numéro et commence.
    .you = Vous avez tiré le plus petit numéro et commencez.
rise-of-tribes-note-glacier-laid = { $who } pose le glacier en { $hex }.
    .you = Vous posez le glacier en { $hex }.
rise-of-tribes-note-power = { $who } choisit le pouvoir de son chef : { $power }.
    .you = Vous choisissez le pouvoir de votre chef : { $power }.
rise-of-tribes-note-settles = { $who } s’installe en { $hex } avec { rise-of-tribes-members }.
    .you = Vous vous installez en { $hex } avec { rise-of-tribes-members }.
rise-of-tribes-note-takes = { $who } prend { $goods } ({ $cause }).
    .you = Vous prenez { $goods } ({ $cause }).
rise-of-tribes-cause-start = mise en place
rise-of-tribes-cause-village = village
rise-of-tribes-cause-villages = villages
rise-of-tribes-cause-elder = ancien
rise-of-tribes-note-turn = Tour { $turn } : { $who }.
    .you = Tour { $turn } : vous.
rise-of-tribes-note-returns = { $who } revient en { $hex } avec { rise-of-tribes-members }.
    .you = Vous revenez en { $hex } avec { rise-of-tribes-members }.
rise-of-tribes-note-scores = { $who } marque { rise-of-tribes-points } ({ $cause }).
    .you = Vous marquez { rise-of-tribes-points } ({ $cause }).
rise-of-tribes-note-loses-points = { $who } perd { rise-of-tribes-points } avec le mammouth.
    .you = Vous perdez { rise-of-tribes-points } avec le mammouth.
rise-of-tribes-note-foretells = { $who } prédit « { $face } ».
    .you = Vous prédisez « { $face } ».
rise-of-tribes-note-rolls = { $who } obtient { $one } et { $other }.
    .you = Vous obtenez { $one } et { $other }.
rise-of-tribes-note-double = { $who } obtient un double : { $one } et { $other }.
    .you = Vous obtenez un double : { $one } et { $other }.
rise-of-tribes-note-lights = { $who } change une lune en soleil.
    .you = Vous changez une lune en soleil.
rise-of-tribes-note-places = { $who } place un dé { $die } sur { $action } : { $level }.
    .you = Vous placez un dé { $die } sur { $action } : { $level }.
rise-of-tribes-note-grows = { $who } ajoute un membre en { $hex }.
    .you = Vous ajoutez un membre en { $hex }.
rise-of-tribes-note-grows-by = { $who } ajoute un membre en { $hex } ({ $power }).
    .you = Vous ajoutez un membre en { $hex } ({ $power }).
rise-of-tribes-note-mild-winter = { $who } profite de l’hiver clément : jusqu’à { rise-of-tribes-members } de plus ; 1 nourriture quitte la carte.
    .you = Vous profitez de l’hiver clément : jusqu’à { rise-of-tribes-members } de plus ; 1 nourriture quitte la carte.
rise-of-tribes-note-hides = { $who } cache un membre.
    .you = Vous cachez un membre.
rise-of-tribes-note-moves = { $who } déplace un membre de { $from } vers { $to }.
    .you = Vous déplacez un membre de { $from } vers { $to }.
rise-of-tribes-note-marches = { $who } fait avancer un membre de { $from } vers { $to } ({ $power }).
    .you = Vous faites avancer un membre de { $from } vers { $to } ({ $power }).
rise-of-tribes-note-herds = { $who } mène le mammouth en { $hex }.
    .you = Vous menez le mammouth en { $hex }.
rise-of-tribes-note-gathers = { $who } récolte { $goods } en { $hex }.
    .you = Vous récoltez { $goods } en { $hex }.
rise-of-tribes-note-finds-stones = { $who } trouve { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} là où était le glacier, en { $hex }.
    .you = Vous trouvez { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
        } là où était le glacier, en { $hex }.
rise-of-tribes-note-takes-from = { $who } prend { $goods } ({ $event }).
    .you = Vous prenez { $goods } ({ $event }).
rise-of-tribes-note-gives = { $who } { $you ->
    [to] vous donne { $goods }
   *[nobody] donne { $goods } à { $to }
} ({ $cause }).
    .you = Vous donnez { $goods } à { $to } ({ $cause }).
rise-of-tribes-note-puts-under = { $who } remet { $goal } sous sa pile d’objectifs.
    .you = Vous remettez { $goal } sous votre pile d’objectifs.
rise-of-tribes-note-draws = { $who } pioche { $goal }.
    .you = Vous piochez { $goal }.
rise-of-tribes-note-buys = { $who } acquiert { $object } pour { $price }.
    .you = Vous acquérez { $object } pour { $price }.
rise-of-tribes-note-trades = { $who } échange { $give } contre { $get }.
    .you = Vous échangez { $give } contre { $get }.
rise-of-tribes-note-borrows = { $who } envoie son ancien apprendre { $goal } auprès de { $you ->
    [teacher] vous
   *[nobody] { $teacher }
}.
    .you = Vous envoyez votre ancien apprendre { $goal } auprès de { $teacher }.
rise-of-tribes-note-pays = { $who } paie { $goods } ({ $cause }).
    .you = Vous payez { $goods } ({ $cause }).
rise-of-tribes-note-scares = { $who } chasse { $you ->
    [victim] un de vos membres
   *[nobody] un membre adverse ({ $victim })
} de { $from } vers { $to }.
    .you = Vous chassez un membre adverse ({ $victim }) de { $from } vers { $to }.
rise-of-tribes-note-releases = { $who } fait sortir un membre caché en { $hex }.
    .you = Vous faites sortir un membre caché en { $hex }.
rise-of-tribes-note-conflict = Conflit en { $hex } !
rise-of-tribes-note-provokes = { $who } déclenche un conflit en { $hex }.
    .you = Vous déclenchez un conflit en { $hex }.
rise-of-tribes-note-shoots = { $who } retire { $you ->
    [victim] un de vos défenseurs
   *[nobody] un défenseur ({ $victim })
} en { $hex } grâce à l’arc.
    .you = Vous retirez un défenseur ({ $victim }) en { $hex } grâce à l’arc.
rise-of-tribes-note-shoots-invaders = { $who } retire un envahisseur en { $hex } grâce à l’arc.
    .you = Vous retirez un envahisseur en { $hex } grâce à l’arc.
rise-of-tribes-note-walls = { $who } retire un attaquant en { $hex } grâce à ses fortifications.
    .you = Vous retirez un attaquant en { $hex } grâce à vos fortifications.
rise-of-tribes-note-falls = { $who } perd { rise-of-tribes-members } dans le conflit en { $hex }.
    .you = Vous perdez { rise-of-tribes-members } dans le conflit en { $hex }.
rise-of-tribes-note-invaders-fall = { $members ->
    [one] { $members } envahisseur tombe
   *[other] { $members } envahisseurs tombent
} dans le conflit en { $hex }.
rise-of-tribes-note-evades = { $who } replie un membre vaincu en { $hex }.
    .you = Vous repliez un membre vaincu en { $hex }.
rise-of-tribes-note-chasm = { $who } perd { rise-of-tribes-members } dans le gouffre, en { $hex }.
    .you = Vous perdez { rise-of-tribes-members } dans le gouffre, en { $hex }.
rise-of-tribes-note-builds = { $who } construit un village en { $hex }.
    .you = Vous construisez un village en { $hex }.
rise-of-tribes-note-builds-hidden = { $who } construit un village caché.
    .you = Vous construisez un village caché.
rise-of-tribes-note-calls-elder = { $who } appelle son ancien en { $hex }.
    .you = Vous appelez votre ancien en { $hex }.
rise-of-tribes-note-late-events = Le premier village est construit. Grand Chef et Village abandonné rejoignent la pile d’événements.
rise-of-tribes-note-village-lost = { $who } n’a plus de membre en { $hex } : son village y est détruit.
    .you = Vous n’avez plus de membre en { $hex } : votre village y est détruit.
rise-of-tribes-note-elder-lost = { $who } perd aussi l’ancien de ce village, en { $hex }.
    .you = Vous perdez aussi l’ancien de ce village, en { $hex }.
rise-of-tribes-note-completes = { $who } accomplit { $goal }.
    .you = Vous accomplissez { $goal }.
rise-of-tribes-note-sacrifices = { $who } offre à l’autel un membre de { $hex }.
    .you = Vous offrez à l’autel un membre de { $hex }.
rise-of-tribes-note-event = Événement : { $event }.
rise-of-tribes-note-event-leaves = { $event } : la carte est défaussée.
rise-of-tribes-note-unsold = Personne n’a acquis { $object } : la carte est défaussée.
rise-of-tribes-note-events-reshuffled = Les événements défaussés sont remélangés à la pile d’événements.
rise-of-tribes-note-event-returns = { $event } : personne n’enchérit, la carte retourne dans la pile d’événements.
rise-of-tribes-note-cheaper = Le prix baisse pour { $object } : { $price }.
rise-of-tribes-note-sabre-tooth = Le tigre à dents de sabre arrive en { $hex }.
rise-of-tribes-note-bitten = { $who } perd un membre en { $hex } à cause du tigre à dents de sabre.
    .you = Vous perdez un membre en { $hex } à cause du tigre à dents de sabre.
rise-of-tribes-note-invaders-land = { $members ->
    [one] { $members } envahisseur débarque
   *[other] { $members } envahisseurs débarquent
} en { $hex }.
rise-of-tribes-note-invaders-grow = Les envahisseurs en { $hex } sont maintenant { $members }.
rise-of-tribes-note-mammoth = Un mammouth apparaît en { $hex }.
rise-of-tribes-note-hunts-sabre-tooth = { $who } chasse le tigre à dents de sabre avec un membre de { $hex }.
    .you = Vous chassez le tigre à dents de sabre avec un membre de { $hex }.
rise-of-tribes-note-hunts-mammoth = { $who } chasse le mammouth.
    .you = Vous chassez le mammouth.
rise-of-tribes-note-tames = { $who } apprivoise le mammouth.
    .you = Vous apprivoisez le mammouth.
rise-of-tribes-note-mammoth-lost = { $who } perd son mammouth, qui s’enfuit.
    .you = Vous perdez votre mammouth, qui s’enfuit.
rise-of-tribes-note-volcano = Un volcan s’élève en { $place }.
rise-of-tribes-note-erupts = Le volcan entre en éruption.
rise-of-tribes-note-buried = { $who } perd un membre en { $hex } dans l’éruption.
    .you = Vous perdez un membre en { $hex } dans l’éruption.
rise-of-tribes-note-bids = { $who } offre { $goods ->
    [one] { $goods } ressource
   *[other] { $goods } ressources
}.
    .you = Vous offrez { $goods ->
        [one] { $goods } ressource
       *[other] { $goods } ressources
        }.
rise-of-tribes-note-drops-out = { $who } passe.
    .you = Vous passez.
rise-of-tribes-note-wins-auction = { $who } gagne le Grand Chef pour { $goods ->
    [one] { $goods } ressource
   *[other] { $goods } ressources
}.
    .you = Vous gagnez le Grand Chef pour { $goods ->
        [one] { $goods } ressource
       *[other] { $goods } ressources
        }.
rise-of-tribes-note-glacier-stone = L’action à effet augmenté pose une pierre sur le glacier ; il en porte { $stones }.
rise-of-tribes-note-glacier-melts = Le glacier en { $hex } fond.
rise-of-tribes-note-wins = { $who } atteint { $points } points et gagne.
    .you = Vous atteignez { $points } points et gagnez.
rise-of-tribes-note-stopped = La partie s’arrête après { $turns } tours ; les points décident.

## The board in text

rise-of-tribes-text-turn = Tour { $turn } : { $who }
rise-of-tribes-text-dice = Dés (le plus récent d’abord)
rise-of-tribes-text-hand = en main : { $dice }
rise-of-tribes-text-event = Événement : { $event } ({ $tokens })
rise-of-tribes-text-no-event = Aucun événement actif.
rise-of-tribes-text-tribe = { $who } : { $tribe }, { rise-of-tribes-points }, { $goods }, en réserve : { $reserve }
rise-of-tribes-text-power = pouvoir : { $power }
rise-of-tribes-text-hidden = cachés sur le plateau personnel : { $members }
rise-of-tribes-text-open = en cours : { $goals }
rise-of-tribes-text-done = atteints : { $goals }
rise-of-tribes-text-deck = objectifs dans la pile : { $cards }
rise-of-tribes-text-owns = possède { $objects }
rise-of-tribes-text-volcano = volcan en { $place }
rise-of-tribes-text-legend = a3 = trois membres du siège 1, b pour le siège 2… ; V = village, E = ancien, i = envahisseurs, T = tigre à dents de sabre, M = mammouth

## Refusals

rise-of-tribes-refusal-not-now = Une autre décision est attendue maintenant.
rise-of-tribes-refusal-over = La partie est terminée.
rise-of-tribes-refusal-not-the-outcome = Cela ne peut être ni tiré ni lancé maintenant.
rise-of-tribes-refusal-not-your-power = Votre chef n’a pas ce pouvoir.
rise-of-tribes-refusal-not-on-the-map = Cet hexagone n’est pas sur le plateau.
rise-of-tribes-refusal-not-free-for-second = Choisissez un hexagone inoccupé.
rise-of-tribes-refusal-not-free-for-third = Choisissez un hexagone inoccupé.
rise-of-tribes-refusal-not-free-for-fourth = Choisissez un hexagone inoccupé.
rise-of-tribes-refusal-no-pair = Choisissez un hexagone à côté duquel un autre est inoccupé.
rise-of-tribes-refusal-not-beside = Choisissez un hexagone inoccupé à côté du premier.
rise-of-tribes-refusal-not-a-mountain = Le glacier se pose sur une montagne.
rise-of-tribes-refusal-not-an-ordinary-mountain = Le glacier se pose sur une montagne ordinaire, pas sur un terrain spécial.
rise-of-tribes-refusal-return-to-free = Revenez sur un hexagone inoccupé.
rise-of-tribes-refusal-no-such-die = Vous n’avez pas ce dé.
rise-of-tribes-refusal-action-taken = Vous avez déjà fait cette action ; les deux actions d’un tour doivent être différentes.
rise-of-tribes-refusal-dice-left = Placez d’abord les deux dés.
rise-of-tribes-refusal-grow-elsewhere = Ajoutez des membres là où se trouve votre tribu.
rise-of-tribes-refusal-no-more-members = Vous ne pouvez plus ajouter de membres avec cette action.
rise-of-tribes-refusal-not-shared = Vous ne partagez pas cet hexagone avec un adversaire.
rise-of-tribes-refusal-board-full = Vous ne pouvez plus cacher de membres.
rise-of-tribes-refusal-nobody-to-move = Vous n’y avez aucun membre à déplacer.
rise-of-tribes-refusal-member-moved = Tous vos membres s’y sont déjà déplacés.
rise-of-tribes-refusal-too-far = Un membre va sur un hexagone adjacent.
rise-of-tribes-refusal-too-far-by-canoe = Votre pirogue n’atteint pas cet hexagone.
rise-of-tribes-refusal-no-more-moves = Vous ne pouvez plus déplacer de membres avec cette action.
rise-of-tribes-refusal-mammoth-stays = Votre mammouth ne va que sur un autre hexagone de votre tribu, une fois par VOYAGER.
rise-of-tribes-refusal-not-gatherable = Vous n’y avez aucun membre.
rise-of-tribes-refusal-gathered-twice = Vous avez déjà choisi cet hexagone.
rise-of-tribes-refusal-wild-once = La terre sauvage ne peut être choisie qu’une fois.
rise-of-tribes-refusal-glacier-once = On ne récolte sur le glacier qu’une fois.
rise-of-tribes-refusal-not-enough-here = Il y faut plus de vos membres.
rise-of-tribes-refusal-no-gather-among-invaders = On ne récolte pas là où sont les envahisseurs.
rise-of-tribes-refusal-no-wood-here = Cet hexagone ne donne pas de bois.
rise-of-tribes-refusal-no-food-here = Cet hexagone ne donne pas de nourriture.
rise-of-tribes-refusal-no-stone-here = Cet hexagone ne donne pas de pierre.
rise-of-tribes-refusal-kind-not-gathered = Vous n’avez pas récolté cette ressource.
rise-of-tribes-refusal-not-on-the-card = Il n’en reste plus sur la carte.
rise-of-tribes-refusal-discard-not-open = Cet objectif n’est pas en cours.
rise-of-tribes-refusal-discard-completed = Un objectif atteint ne se défausse pas.
rise-of-tribes-refusal-no-more-discards = On ne défausse qu’un objectif par village.
rise-of-tribes-refusal-no-extra-card = Vous n’avez pas de développement qui fasse piocher une carte de plus.
rise-of-tribes-refusal-not-drawn = Vous ne venez pas de piocher cette carte.
rise-of-tribes-refusal-not-for-sale = Ce n’est pas à vendre.
rise-of-tribes-refusal-sold = Cet objet appartient déjà à un joueur.
rise-of-tribes-refusal-object-cost = Vous ne pouvez pas payer cet objet.
rise-of-tribes-refusal-no-exchange = Vous ne pouvez pas échanger cela maintenant.
rise-of-tribes-refusal-elder-away = Vous n’avez pas d’ancien sur le plateau.
rise-of-tribes-refusal-elder-used = Votre ancien a déjà appris quelque chose pendant ce tour.
rise-of-tribes-refusal-no-gift = Vous n’avez pas cette ressource à donner pour la leçon.
rise-of-tribes-refusal-no-lesson = Votre ancien ne peut pas apprendre cela maintenant.
rise-of-tribes-refusal-nothing-held = Vous n’avez pas cette ressource à donner.
rise-of-tribes-refusal-not-a-rival = Choisissez un autre joueur.
rise-of-tribes-refusal-no-march = Vous ne pouvez pas marcher maintenant.
rise-of-tribes-refusal-nobody-to-march = Vous n’y avez aucun membre pour marcher.
rise-of-tribes-refusal-march-too-far = Marchez vers un hexagone adjacent.
rise-of-tribes-refusal-another-march = Tous les membres qui marchent prennent le même chemin.
rise-of-tribes-refusal-no-intimidate = Votre chef ne peut pas chasser de membres.
rise-of-tribes-refusal-intimidate-used = Vous avez déjà chassé un membre pendant ce tour.
rise-of-tribes-refusal-intimidate-cost = Vous n’avez pas cette ressource pour payer.
rise-of-tribes-refusal-no-majority = Il vous y faut la majorité.
rise-of-tribes-refusal-nobody-to-scare = Ce joueur n’y a aucun membre.
rise-of-tribes-refusal-not-adjacent = Le membre va sur un hexagone adjacent.
rise-of-tribes-refusal-no-ambush-here = Aucun membre caché ne peut sortir là.
rise-of-tribes-refusal-no-conflict = Il n’y a pas de conflit à cet endroit.
rise-of-tribes-refusal-conflicts-wait = Résolvez d’abord les conflits.
rise-of-tribes-refusal-no-cunning = Votre chef ne peut pas déclencher de conflit.
rise-of-tribes-refusal-cunning-used = Vous avez déjà déclenché un conflit pendant ce tour.
rise-of-tribes-refusal-cunning-cost = Vous n’avez pas cette ressource pour payer un conflit.
rise-of-tribes-refusal-nobody-to-provoke = Vous ne partagez cet hexagone ni avec un adversaire ni avec des envahisseurs.
rise-of-tribes-refusal-no-target = Il n’y a personne à viser.
rise-of-tribes-refusal-defenders-cannot-shoot = Seul l’attaquant peut se servir de l’arc.
rise-of-tribes-refusal-no-retreat = On se replie sur un hexagone vide ou occupé par sa tribu.
rise-of-tribes-refusal-retreat-elsewhere = Tous les membres se replient sur un même hexagone adjacent.
rise-of-tribes-refusal-retreat-full = Il n’y a plus de place pour un membre.
rise-of-tribes-refusal-not-on-own-hex = Vous n’y avez aucun membre.
rise-of-tribes-refusal-village-here = Il y a déjà un village.
rise-of-tribes-refusal-no-tokens = Il ne reste aucun pion Village.
rise-of-tribes-refusal-no-village-on-ice = Aucun village ne tient sur le glacier.
rise-of-tribes-refusal-no-village-among-invaders = On ne construit pas là où sont les envahisseurs.
rise-of-tribes-refusal-village-cost = Vous ne pouvez pas payer le village.
rise-of-tribes-refusal-abandoned-village-cost = Vous ne pouvez pas payer le village abandonné.
rise-of-tribes-refusal-not-controlled = Vous ne contrôlez pas cet hexagone.
rise-of-tribes-refusal-no-elders = Cette partie se joue sans anciens.
rise-of-tribes-refusal-elder-on-map = Votre ancien est déjà sur le plateau.
rise-of-tribes-refusal-no-hidden-village = Votre chef ne peut pas cacher de village.
rise-of-tribes-refusal-hidden-village-built = Vous avez déjà construit votre village caché.
rise-of-tribes-refusal-no-village-on-map = Construisez d’abord un village sur le plateau.
rise-of-tribes-refusal-nothing-to-spare = Vous ne pouvez pas économiser cela.
rise-of-tribes-refusal-completed-already = Vous avez déjà atteint cet objectif.
rise-of-tribes-refusal-goal-not-open = Cet objectif n’est pas en cours.
rise-of-tribes-refusal-goal-cost = Vous ne pouvez pas payer ce développement.
rise-of-tribes-refusal-condition-fails = Vous ne remplissez pas la condition.
rise-of-tribes-refusal-no-knowledge = Le savoir partagé n’est pas un événement actif.
rise-of-tribes-refusal-nobody-to-learn-from = Vous ne partagez aucun hexagone avec un adversaire.
rise-of-tribes-refusal-learned-already = Vous avez déjà partagé le savoir pendant ce tour.
rise-of-tribes-refusal-no-goal-to-draw = Votre pioche d’objectifs est vide.
rise-of-tribes-refusal-knowledge-cost = Vous n’avez pas cette ressource à poser sur la carte.
rise-of-tribes-refusal-no-altar = L’autel ne vous appartient pas.
rise-of-tribes-refusal-offering-cost = Vous n’avez pas de quoi faire cette offrande.
rise-of-tribes-refusal-no-member-to-sacrifice = Vous n’y avez aucun membre à donner.
rise-of-tribes-refusal-sabre-tooth-off-mountain = Le tigre à dents de sabre arrive sur une montagne.
rise-of-tribes-refusal-sabre-tooth-stays = Le tigre à dents de sabre va sur un autre hexagone.
rise-of-tribes-refusal-no-sabre-tooth-here = Vous n’avez aucun membre là où est le tigre à dents de sabre.
rise-of-tribes-refusal-not-least-populated = Choisissez un des hexagones les moins peuplés.
rise-of-tribes-refusal-not-least-populated-lake = Choisissez un des lacs les moins peuplés.
rise-of-tribes-refusal-no-mammoth-here = Il vous faut plus de membres là où est le mammouth sauvage.
rise-of-tribes-refusal-taming-cost = Vous n’avez pas assez de nourriture pour dompter le mammouth.
rise-of-tribes-refusal-no-such-place = Le volcan ne peut pas s’élever là.
rise-of-tribes-refusal-not-next-to-tribe = Le volcan doit s’élever à côté de votre tribu.
rise-of-tribes-refusal-not-in-danger = Vous n’y avez aucun membre à côté du volcan.
rise-of-tribes-refusal-bid-too-low = Offrez plus que les autres.
rise-of-tribes-refusal-bid-too-high = Vous n’avez pas autant de ressources.
rise-of-tribes-refusal-tribute-to-others = Donnez la ressource à un autre joueur.
rise-of-tribes-refusal-tribute-not-held = Vous n’avez pas cette ressource à donner.
rise-of-tribes-refusal-not-a-lake = Ce lac n’a pas donné de nourriture.
rise-of-tribes-refusal-not-entered = Vous n’êtes pas entré sur cet hexagone, ou il n’était pas vide.
rise-of-tribes-refusal-claim-of-another = Cet hexagone ne donne pas cette ressource.
rise-of-tribes-refusal-bounty-of-another = Aucun de vos hexagones ne donne cette ressource.
rise-of-tribes-refusal-too-late-to-foretell = Une face ne se nomme qu’avant le lancer.
rise-of-tribes-refusal-dream-of-another = Aucun de vos hexagones ne donne cette ressource.

# Ce que comptent les statistiques, et ce que favorise un spécialiste.
rise-of-tribes-counted-tribes = Tribus
rise-of-tribes-counted-powers = Pouvoirs des chefs
rise-of-tribes-counted-actions = Actions
rise-of-tribes-counted-goals = Objectifs
rise-of-tribes-counted-objects = Objets

# Conseil : suit « points avec ».
rise-of-tribes-term-villages = les villages
rise-of-tribes-term-goals = les objectifs
rise-of-tribes-term-events = les événements et les anciens
rise-of-tribes-term-hexes = les hexagones occupés
rise-of-tribes-term-members = les membres sur la carte
rise-of-tribes-term-goods = les ressources
rise-of-tribes-term-abilities = les capacités
rise-of-tribes-term-power = le pouvoir du chef
rise-of-tribes-term-objects = les fortifications, la pirogue et l’autel
rise-of-tribes-term-elder = l’ancien
rise-of-tribes-term-hidden = les cartes cachées
rise-of-tribes-term-turn = la suite de ce tour
rise-of-tribes-term-victory = la victoire

# What the owner of a box can enter, and what can be wrong with it.
rise-of-tribes-kind-layout = Disposition de la carte
rise-of-tribes-kind-numbers = Plateaux et nombres
rise-of-tribes-label-rules = Nombres de la règle
rise-of-tribes-label-dice = Dés
rise-of-tribes-label-actions = Plateau Action
rise-of-tribes-label-gather = RÉCOLTER
rise-of-tribes-label-start = Début de partie
rise-of-tribes-label-goals = Pioches d’objectifs
rise-of-tribes-label-altar = Offrande à l’Autel
rise-of-tribes-label-elder = Anciens
rise-of-tribes-label-players = { $seats } joueurs
rise-of-tribes-label-die = Dé { $die }
rise-of-tribes-label-power = Pouvoir { $power }
rise-of-tribes-label-q = Colonne
rise-of-tribes-label-r = Ligne
rise-of-tribes-layout-hexes = Hexagones
rise-of-tribes-layout-volcano = Places du volcan
rise-of-tribes-field-winning_points = Points de la victoire
rise-of-tribes-field-population_limit = Membres que contient un hexagone
rise-of-tribes-field-members = Membres de chaque tribu
rise-of-tribes-field-villages = Villages
rise-of-tribes-field-event_slots = Emplacements d’événements
rise-of-tribes-field-returning = Membres avec lesquels une tribu revient
rise-of-tribes-field-faces = Faces de chaque dé
rise-of-tribes-field-start = Dés sur chaque action au départ
rise-of-tribes-field-grow = CROÎTRE : membres ajoutés
rise-of-tribes-field-move = VOYAGER : membres déplacés
rise-of-tribes-field-lead = GUIDER : cartes Objectif piochées
rise-of-tribes-field-hexes = En variant les hexagones
rise-of-tribes-field-yield = En variant les ressources
rise-of-tribes-field-first = Premier joueur
rise-of-tribes-field-second = Deuxième joueur
rise-of-tribes-field-third = Troisième joueur
rise-of-tribes-field-fourth = Quatrième joueur
rise-of-tribes-field-name = Nom
rise-of-tribes-field-cost = Coût
rise-of-tribes-field-points = Points
rise-of-tribes-field-ability = Capacité
rise-of-tribes-field-condition = Condition
rise-of-tribes-field-removed_with_two = Objectifs retirés à deux joueurs
rise-of-tribes-field-equal = Ressources d’une sorte
rise-of-tribes-field-mixed = Ou ces ressources
rise-of-tribes-field-gift = Ressources données pour une leçon
rise-of-tribes-field-village = Coût d’un village
rise-of-tribes-field-powers = Pouvoirs du chef
rise-of-tribes-field-effect = Effet
rise-of-tribes-field-replaces = Remplace
rise-of-tribes-field-limit = Membres qu’il contient
rise-of-tribes-field-most = Pierres par RÉCOLTE
rise-of-tribes-field-stones = Jetons qui le font fondre
rise-of-tribes-part-members = Membres
rise-of-tribes-part-beside = Membres sur un second hexagone
rise-of-tribes-part-goods = Ressources
rise-of-tribes-part-hexes = Hexagones
rise-of-tribes-part-amount = Combien
rise-of-tribes-part-most = Au plus
rise-of-tribes-part-less = Ressources en moins
rise-of-tribes-part-cost = Coût
rise-of-tribes-part-food = Nourriture
rise-of-tribes-part-more = Combien de plus
rise-of-tribes-part-tokens = Ressources sur la carte
rise-of-tribes-part-limit = Membres que contient un hexagone
rise-of-tribes-part-food_each = Nourriture sur la carte par joueur
rise-of-tribes-part-good = Sorte de ressource
rise-of-tribes-part-points = Points
rise-of-tribes-part-stone = Pierres gagnées
rise-of-tribes-part-sun = Membres perdus sur soleils
rise-of-tribes-part-blank = Membres perdus sur faces vides
rise-of-tribes-part-moon = Membres perdus sur lunes
rise-of-tribes-part-first = Combien viennent d’abord
rise-of-tribes-part-meat = Nourriture pour la chasse
rise-of-tribes-part-hunt_points = Points pour la chasse
rise-of-tribes-part-feed = Nourriture pour l’apprivoiser
rise-of-tribes-part-tame_points = Points pour l’apprivoiser
rise-of-tribes-part-loss = Points perdus avec lui
rise-of-tribes-part-object = Ce qui est vendu
rise-of-tribes-part-many = Une enchère haute
rise-of-tribes-part-points_many = Points pour une enchère haute
rise-of-tribes-part-points_few = Points pour une autre enchère
rise-of-tribes-case-exchange = Échanger des ressources
rise-of-tribes-case-cheaper-villages = Villages moins chers
rise-of-tribes-case-start-conflict = Déclencher un conflit
rise-of-tribes-case-village-food = Nourriture des villages
rise-of-tribes-case-lake-child = Membres sur les lacs
rise-of-tribes-case-shared-child = Membres sur hexagones partagés
rise-of-tribes-case-free-march = Une marche hors VOYAGER
rise-of-tribes-case-crowded-yield = Plus des hexagones peuplés
rise-of-tribes-case-ambush = Embuscade depuis le plateau
rise-of-tribes-case-foretell = Prédire un dé
rise-of-tribes-case-pathfinder = Ressources pour entrer dans des hexagones vides
rise-of-tribes-case-retreat = Les vaincus se retirent
rise-of-tribes-case-bounty = Ressources quand d’autres récoltent
rise-of-tribes-case-drive-out = Chasser un membre
rise-of-tribes-case-hidden-village = Un village sur le plateau personnel
rise-of-tribes-case-turn-die = Changer une lune en soleil
rise-of-tribes-case-discovery = Ressources pour entrer chez les autres
rise-of-tribes-case-drought = Une limite de population plus basse
rise-of-tribes-case-mild-winter = Plus de membres en CROÎTRE
rise-of-tribes-case-plentiful = Plus de ressources d’un terrain
rise-of-tribes-case-knowledge = Une carte Objectif pour une ressource
rise-of-tribes-case-sabre-tooth = Une bête qui mord
rise-of-tribes-case-volcano = Un volcan
rise-of-tribes-case-invaders = Des envahisseurs
rise-of-tribes-case-mammoth = Chassé ou apprivoisé
rise-of-tribes-case-object = Un objet à acheter et garder
rise-of-tribes-case-chieftain = Une enchère
rise-of-tribes-case-abandoned-village = Un village pour tous
rise-of-tribes-case-strike = Retirer un défenseur
rise-of-tribes-case-richer-hex = RÉCOLTER : plus d’un hexagone
rise-of-tribes-case-gift = Après RÉCOLTER : donner 1, prendre plus
rise-of-tribes-case-extra-hex = RÉCOLTER : un hexagone de plus
rise-of-tribes-case-extra-member = CROÎTRE : plus de membres
rise-of-tribes-case-outpost = CROÎTRE : membres ailleurs
rise-of-tribes-case-long-march = VOYAGER : deux hexagones
rise-of-tribes-case-extra-card = GUIDER : plus de cartes
rise-of-tribes-case-members = Membres sur la carte
rise-of-tribes-case-occupy = Hexagones occupés
rise-of-tribes-case-valley = Un lac, une forêt et une montagne adjacents
rise-of-tribes-case-share = Hexagones partagés avec des adversaires
rise-of-tribes-case-kindred = Majorité sur un terrain
rise-of-tribes-case-overlord = Majorité près d’un village adverse
rise-of-tribes-case-control = Hexagones contrôlés
rise-of-tribes-case-rich = Plus de ressources
rise-of-tribes-case-wild = Tout terrain
rise-of-tribes-case-thicket = Demande des membres pour récolter
rise-of-tribes-case-chasm = Prend les membres isolés
rise-of-tribes-mistake-start = Un joueur ne peut pas commencer avec { $found } membres : une tribu en a { $members } ; baissez l’un ou augmentez l’autre.
rise-of-tribes-mistake-returning = Une tribu ne peut pas revenir avec { $found } membres : elle en a { $members } ; baissez l’un ou augmentez l’autre.
rise-of-tribes-mistake-place-twice = { $found } figure deux fois ; nommez chaque place une fois.
rise-of-tribes-mistake-layout-apart = Les hexagones sont séparés ; placez-les pour que chacun soit accessible.
rise-of-tribes-mistake-volcano-on-hex = Le volcan ne peut pas surgir en { $found }, qui est un hexagone ; choisissez une place à l’extérieur.
rise-of-tribes-mistake-volcano-far = Le volcan en { $found } touche { $contacts } hexagones ; choisissez une place qui en touche 2 ou plus.
rise-of-tribes-mistake-invaders = { $first } envahisseurs ne peuvent pas venir s’il y en a { $most } au plus ; baissez l’un ou augmentez l’autre.
rise-of-tribes-mistake-discovery = L’événement finirait avant de commencer ; placez au moins 1 ressource sur la carte.
rise-of-tribes-mistake-village = Un village doit coûter quelque chose ; donnez au moins 1 ressource.
rise-of-tribes-mistake-owners = { $power } figure sur { $found } cartes Chef, et chaque pouvoir sur une seule ; échangez-le avec une autre tribu.
rise-of-tribes-mistake-land-twice = Un terrain figure deux fois ({ $land }) ; nommez chaque terrain une fois.
rise-of-tribes-mistake-swaps = { $found } tuiles spéciales remplacent ce terrain ({ $land }), et un plateau à deux a de la place pour { $room } ; faites-en remplacer un autre.
rise-of-tribes-case-hold = Hexagones d’un terrain
rise-of-tribes-part-how = Comment ils sont tenus
rise-of-tribes-part-land = Quel terrain
rise-of-tribes-holding-occupy = Occupation
rise-of-tribes-holding-majority = Majorité
rise-of-tribes-holding-control = Contrôle
rise-of-tribes-ground-any = Tout terrain
rise-of-tribes-ground-same = Tous du même terrain
rise-of-tribes-ground-each = Chaque terrain
rise-of-tribes-ground-lake = Lacs
rise-of-tribes-ground-forest = Forêts
rise-of-tribes-ground-mountain = Montagnes
rise-of-tribes-condition-ground-any = tout terrain
rise-of-tribes-condition-ground-same = tous du même terrain
rise-of-tribes-condition-ground-each = de chaque terrain
rise-of-tribes-condition-ground-lake = lacs
rise-of-tribes-condition-ground-forest = forêts
rise-of-tribes-condition-ground-mountain = montagnes
rise-of-tribes-condition-hold-occupy = vous occupez { $hexes } hexagones ({ $land })
rise-of-tribes-condition-hold-majority = vous avez la majorité dans { $hexes } hexagones ({ $land })
rise-of-tribes-condition-hold-control = vous contrôlez { $hexes } hexagones ({ $land })
