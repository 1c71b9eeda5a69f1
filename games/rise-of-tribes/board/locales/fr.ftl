### Le plateau de Rise of Tribes en français.

## Les parties de la page

rise-of-tribes-board-section-map = Carte et actions
rise-of-tribes-board-tab-map = Carte
rise-of-tribes-board-tab-actions = Actions
rise-of-tribes-board-section-actions = Actions
rise-of-tribes-board-section-conflicts = Conflits
rise-of-tribes-board-section-events = Événements
rise-of-tribes-board-section-race = Course aux points

## Situation et points

rise-of-tribes-board-round = Manche { $round }
rise-of-tribes-board-setup = Mise en place
rise-of-tribes-board-won = { $who } a gagné.
rise-of-tribes-board-stopped = La partie est arrêtée ; les points décident.
rise-of-tribes-board-limit-now = Sécheresse : { $limit } membres au plus par hexagone
rise-of-tribes-board-score-of = { $who } : { $points } points sur { $winning }
rise-of-tribes-board-race = { $scores }
rise-of-tribes-board-tribe = Tribu
rise-of-tribes-board-sum = Total
rise-of-tribes-board-next-turn = Points des villages au début du prochain tour

## La carte

rise-of-tribes-board-map = Carte des hexagones
rise-of-tribes-board-hex-label = { $hex } : { $parts }
rise-of-tribes-board-hex-members = { $who } { $members }
rise-of-tribes-board-hex-invaders = { $members ->
    [one] 1 envahisseur
   *[other] { $members } envahisseurs
}
rise-of-tribes-board-hex-village = village de { $who }
rise-of-tribes-board-hex-elder = ancien de { $who }
rise-of-tribes-board-hex-sabre-tooth = le tigre à dents de sabre
rise-of-tribes-board-hex-mammoth = le mammouth
rise-of-tribes-board-hex-mammoth-of = le mammouth de { $who }
rise-of-tribes-board-hex-stones = { $stones ->
    [one] 1 pierre du glacier
   *[other] { $stones } pierres du glacier
}
rise-of-tribes-board-hex-empty = personne
rise-of-tribes-board-hex-room = { $population } { $population ->
    [one] place prise
   *[other] places prises
} sur { $limit }
rise-of-tribes-board-volcano = Le volcan, à côté de { $hexes }
rise-of-tribes-board-volcano-place = { $place } : le volcan pourrait surgir ici, à côté de { $hexes }

## Le plateau Action

rise-of-tribes-board-roll = Lancer
rise-of-tribes-board-foretell = Annoncer : { $face }
rise-of-tribes-board-foretold = Annoncé :
rise-of-tribes-board-taken = choisie : { $level }
rise-of-tribes-board-your-dice = Vos dés
rise-of-tribes-board-dice-of = Dés de { $who }
rise-of-tribes-board-dice-unrolled = pas encore lancés
rise-of-tribes-board-dice-rolled = touchez un dé, puis une action
rise-of-tribes-board-dice-last = encore un dé à placer
rise-of-tribes-board-dice-placed = les deux dés sont placés
rise-of-tribes-board-with-die = { $die } : { $gain }
rise-of-tribes-board-other-die = { $die } : { $gain }
rise-of-tribes-board-gain-grow = { $count ->
    [one] 1 nouveau membre
   *[other] { $count } nouveaux membres
}
rise-of-tribes-board-gain-move = { $count ->
    [one] 1 membre avance
   *[other] { $count } membres avancent
}
rise-of-tribes-board-gain-gather = { $hexes ->
    [one] 1 hexagone à { $each }
   *[other] { $hexes } hexagones à { $each }
}
rise-of-tribes-board-gain-goods = { $goods ->
    [0] aucune ressource
   *[other] { $goods } au plus
}
rise-of-tribes-board-gain-lead = { $count ->
    [one] 1 objectif
   *[other] { $count } objectifs
}
rise-of-tribes-board-queue = Dés, le plus récent d’abord : { $dice } ({ $level }).
rise-of-tribes-board-worth-grow = Avec { $die } ({ $level }) : jusqu’à { $amount } { $amount ->
    [one] nouveau membre
   *[other] nouveaux membres
} ; { $real } possible(s).
rise-of-tribes-board-worth-move = Avec { $die } ({ $level }) : déplacer jusqu’à { $amount } { $amount ->
    [one] membre
   *[other] membres
} ; { $real } possible(s).
rise-of-tribes-board-worth-gather = Avec { $die } ({ $level }) : { $amount } { $amount ->
    [one] hexagone
   *[other] hexagones
} à { $each } ; au plus { $real } ressources là où se trouve votre tribu.
rise-of-tribes-board-worth-lead = Avec { $die } ({ $level }) : piocher { $amount } { $amount ->
    [one] objectif
   *[other] objectifs
} ; { $real } possible(s).

## Événements

rise-of-tribes-board-free-slot = Le prochain double apporte un événement.
rise-of-tribes-board-brief-discovery = VOYAGER chez les autres : prenez-en une
rise-of-tribes-board-brief-drought = moins de membres par hexagone
rise-of-tribes-board-brief-mild-winter = CROÎTRE amène plus
rise-of-tribes-board-brief-plentiful = RÉCOLTER donne plus
rise-of-tribes-board-brief-knowledge = une ressource pour un objectif, si vous partagez un hexagone
rise-of-tribes-board-brief-sabre-tooth = un dé et un membre le chassent
rise-of-tribes-board-brief-volcano = à côté, on peut prendre de la pierre
rise-of-tribes-board-brief-invaders = ni récolte ni village ici
rise-of-tribes-board-brief-mammoth = un dé le chasse ou l’apprivoise
rise-of-tribes-board-brief-object = chaque double baisse le prix
rise-of-tribes-board-brief-chieftain = la plus forte enchère gagne
rise-of-tribes-board-brief-abandoned-village = chacun peut bâtir une fois
rise-of-tribes-board-on-card = Sur la carte :
rise-of-tribes-board-price-now = Prix actuel :
rise-of-tribes-board-event-decks = { $deck ->
    [one] événement
   *[other] événements
}, { $discard } joués
rise-of-tribes-board-villages-left = { $villages ->
    [one] village à bâtir
   *[other] villages à bâtir
}
rise-of-tribes-board-event-at = en { $hex }
rise-of-tribes-board-event-beside = à côté de { $hexes }
rise-of-tribes-board-event-invaders = { $members } en { $hex }
rise-of-tribes-board-event-tamed = avec { $who } en { $hex }
rise-of-tribes-board-event-mammoth = { $who } : { $have } sur { $need }
rise-of-tribes-board-event-aside = { $events } arrivent avec le premier village.
rise-of-tribes-board-high-bid = { $goods } d’enchère
rise-of-tribes-board-bid = Miser { $goods }

## Conflits

rise-of-tribes-board-fought = Maintenant
rise-of-tribes-board-coming = À venir
rise-of-tribes-board-started = Si vous ajoutez un membre
rise-of-tribes-board-provoked = Si vous le provoquez
rise-of-tribes-board-left-of = il en resterait { $after } sur { $before }
rise-of-tribes-board-village-falls = le village de { $who } tombe
rise-of-tribes-board-clash-note = Chacun perd un membre à la fois jusqu’à ce qu’il ne reste qu’un camp. Arc, fortifications et embuscade ne sont pas comptés.
rise-of-tribes-board-invaders = Envahisseurs

## Une tribu

rise-of-tribes-board-supply = Réserve :
rise-of-tribes-board-take = Prendre : { $good }
rise-of-tribes-board-give-to = Donner à :
rise-of-tribes-board-mixed = Une de chaque
rise-of-tribes-board-people = { $members } sur la carte
rise-of-tribes-board-reserve = { $members } en réserve
rise-of-tribes-board-hidden = { $members } en embuscade
rise-of-tribes-board-hide = Cacher sur le plateau
rise-of-tribes-board-villages = { $villages ->
    [0] aucun village
    [one] 1 village
   *[other] { $villages } villages
}
rise-of-tribes-board-build = Bâtir un village
rise-of-tribes-board-your-tribe = votre tribu
rise-of-tribes-board-used = Utilisé
rise-of-tribes-board-elder-at = L’ancien est en { $hex }
rise-of-tribes-board-elder-waits = L’ancien vient avec un village
rise-of-tribes-board-affordable = vous pouvez le payer
rise-of-tribes-board-missing = il manque
rise-of-tribes-board-build-hidden = Village caché
rise-of-tribes-board-with-elder = Avec l’ancien
rise-of-tribes-board-in-progress = Objectifs en cours
rise-of-tribes-board-no-goals = GUIDER fait piocher des objectifs
rise-of-tribes-board-progress = { $have } sur { $need }
rise-of-tribes-board-ready = prêt
rise-of-tribes-board-goal-count = { $open } objectifs en cours, { $done } atteints
rise-of-tribes-board-goal-deck = { $cards ->
    [one] 1 objectif dans la pioche
   *[other] { $cards } objectifs dans la pioche
}
rise-of-tribes-board-draw-more = Un de plus, un dessous
rise-of-tribes-board-under = Au-dessous : { $goals }
rise-of-tribes-board-deck = pioche
rise-of-tribes-board-far-members = { $have }/{ $need } membres
rise-of-tribes-board-far-occupy = { $have }/{ $need } hexagones
rise-of-tribes-board-far-valley = { $have }/{ $need } terrains
rise-of-tribes-board-far-share = { $have }/{ $need } partagés
rise-of-tribes-board-far-kindred = majorité : { $have }/{ $need }
rise-of-tribes-board-far-overlord = majorité à un village
rise-of-tribes-board-far-control = { $have }/{ $need } camps
rise-of-tribes-board-completed = Faits
rise-of-tribes-board-none-yet = aucun
rise-of-tribes-board-borrowed = Appris par l’ancien pour ce tour

## La liste des actions

rise-of-tribes-board-group-die = Avec le dé : { $die }
rise-of-tribes-board-group-hunt = Chasser et apprivoiser
rise-of-tribes-board-group-from = Depuis { $hex }
rise-of-tribes-board-group-build = Villages
rise-of-tribes-board-group-complete = Objectifs
rise-of-tribes-board-group-anytime = À tout moment
rise-of-tribes-board-group-offer = Savoir et autel
rise-of-tribes-board-group-special = Particulier

## Ce qui serait perdu

rise-of-tribes-board-loses = { $what }.
rise-of-tribes-board-unused-goals = vous pourriez encore atteindre { $goals }
rise-of-tribes-board-unused-village = vous pourriez encore construire un village
rise-of-tribes-board-unused-growth = { $members ->
    [one] 1 membre de plus pourrait arriver
   *[other] { $members } membres de plus pourraient arriver
}
rise-of-tribes-board-unused-gather = { $hexes ->
    [one] vous pourriez choisir encore 1 hexagone
   *[other] vous pourriez choisir encore { $hexes } hexagones
}
rise-of-tribes-board-unused-card = vous laissez sur la carte : { $good }
rise-of-tribes-board-unused-basket = vos paniers restent vides
rise-of-tribes-board-unused-goods = { $goods ->
    [one] vous pourriez prendre encore 1 ressource
   *[other] vous pourriez prendre encore { $goods } ressources
}
rise-of-tribes-board-lost-village = votre village en { $hex } serait perdu
rise-of-tribes-board-lost-mammoth = votre mammouth s’enfuirait
rise-of-tribes-board-lost-members = le conflit en { $hex } vous coûterait { $members ->
    [one] 1 membre
   *[other] { $members } membres
}

## Le départ guidé

rise-of-tribes-board-guide-settle = Bienvenue ! Le premier à 15 points gagne. Vos deux membres commencent en h5, une forêt : un lac et une montagne la touchent. Touchez h5 sur la carte.
rise-of-tribes-board-guide-sun-grow = Vous avez lancé un soleil et une face vide. Chaque action a une rangée de trois dés ; le vôtre entre devant et chasse le dernier. Deux soleils dans une rangée renforcent l’action : le soleil sur CROÎTRE amène 4 membres au lieu de 3. Touchez le soleil, puis CROÎTRE.
rise-of-tribes-board-guide-grow = Les nouveaux membres arrivent là où se trouve déjà votre tribu. Touchez h5.
rise-of-tribes-board-guide-grow-on = Et encore un en h5.
rise-of-tribes-board-guide-grow-last = Le dernier. Cela fait 6 en h5, et un hexagone n’en accueille que 5 : en trop grand nombre, il y aurait un conflit à la fin de votre tour. Vous allez tout de suite vous répartir.
rise-of-tribes-board-guide-blank-move = Le second dé doit aller sur une autre action. La face vide sur VOYAGER ne change rien : jusqu’à 4 membres peuvent avancer d’un hexagone chacun.
rise-of-tribes-board-guide-move = Touchez h5, où se trouve un membre, puis le lac h2. Les lacs donnent de la nourriture.
rise-of-tribes-board-guide-move-on = Un second membre vers le lac : certains objectifs en demandent deux.
rise-of-tribes-board-guide-move-mountain = Maintenant, un membre vers la montagne h6. Les montagnes donnent de la pierre.
rise-of-tribes-board-guide-move-last = Et un second.
rise-of-tribes-board-guide-end = Aucun hexagone n’est trop plein, il n’y a donc pas de conflit. Vous pourriez construire un village ou atteindre des objectifs, mais vous n’avez encore ni ressources ni objectifs. Terminez votre tour.
rise-of-tribes-board-guide-lead = L’autre joueur a joué. Vous avez de nouveau un soleil et une face vide. GUIDER fait piocher des cartes Objectif, deux avec la face vide.
rise-of-tribes-board-guide-gather = Deux objectifs sont devant votre tribu, chacun avec votre progression. { rise-of-tribes-goal-smoking-racks } coûte 1 nourriture, 2 bois et 1 pierre. Avec le soleil, RÉCOLTER est plus fort : trois hexagones de 2 ressources.
rise-of-tribes-board-guide-gather-forest = La forêt donne 2 bois.
rise-of-tribes-board-guide-gather-lake = Le lac donne 2 nourritures.
rise-of-tribes-board-guide-gather-mountain = La montagne donne 2 pierres.
rise-of-tribes-board-guide-development = Vous pouvez payer { rise-of-tribes-goal-smoking-racks } : un point, et chaque CROÎTRE amènera un membre de plus jusqu’à la fin de la partie.
rise-of-tribes-board-guide-achievement = { rise-of-tribes-goal-home-valley } demande un lac, une forêt et une montagne voisins, avec deux des vôtres dans chacun et personne d’autre. C’est le cas : 2 points !
rise-of-tribes-board-guide-farewell = Trois points en deux tours. Les villages rapportent un point par tour, les doubles apportent des événements, les hexagones trop pleins des conflits. Terminez votre tour et continuez comme bon vous semble.
rise-of-tribes-board-race-to = Course à { $points }

rise-of-tribes-board-unit-food = nourriture
rise-of-tribes-board-unit-wood = bois
rise-of-tribes-board-unit-stone = pierre
rise-of-tribes-board-unit-points = { $count ->
    [one] point
   *[other] points
}

rise-of-tribes-board-plan-first = 1er dé
rise-of-tribes-board-plan-second = 2e dé
rise-of-tribes-board-plan-conflicts = Conflits
rise-of-tribes-board-plan-end = Objectifs

## Scènes

rise-of-tribes-board-scene-conflict = Un conflit
rise-of-tribes-board-scene-weapons = Armes et murailles
rise-of-tribes-board-scene-losses = Pertes
rise-of-tribes-board-scene-retreat = Retraite
rise-of-tribes-board-scene-aftermath = Ensuite
rise-of-tribes-board-scene-arrival = Ce qui arrive sur la carte
rise-of-tribes-board-scene-volcano = Le volcan entre en éruption
rise-of-tribes-board-scene-victory = Victoire
