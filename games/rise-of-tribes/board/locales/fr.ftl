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
rise-of-tribes-board-far-hold = { $have }/{ $need } hexagones
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
rise-of-tribes-board-guide-second-end = Trois points en deux tours. Finissez votre tour : à l’autre joueur de lancer.
rise-of-tribes-board-guide-event = Deux dés égaux sont un double, et un double amène un événement. Celui de l’autre joueur a amené { rise-of-tribes-event-plentiful-stone }, le vôtre { rise-of-tribes-event-shared-knowledge } ; tous deux sont visibles près des actions. Votre tour continue : posez une face vide sur CROÎTRE pour 4 membres.
rise-of-tribes-board-guide-grow-lake = Mettez-les sur le lac h2 : l’autre tribu est juste à côté.
rise-of-tribes-board-guide-grow-lake-on = Un autre sur h2.
rise-of-tribes-board-guide-grow-lake-last = Le quatrième. Il y en a maintenant 6 sur h2, un de trop : certains vont partir.
rise-of-tribes-board-guide-march = L’autre face vide va sur VOYAGER : 4 membres.
rise-of-tribes-board-guide-attack = L’autre tribu n’a plus que 3 membres sur h1. Allez-y à quatre : touchez h2, puis h1.
rise-of-tribes-board-guide-attack-on = Et encore un.
rise-of-tribes-board-guide-attack-last = Le quatrième. Cela fait 7 sur h1, plus que 5 : il y aura un conflit.
rise-of-tribes-board-guide-farewell = Dans le conflit, les deux tribus ont perdu un membre à la fois jusqu’à ce qu’il ne reste que les vôtres : h1 est à vous. Les villages donnent un point par tour, et le premier à 15 gagne. C’était une manche entière, avec événements et conflit. Finissez votre tour et jouez à votre guise.
rise-of-tribes-board-race-to = Course à { $points }

rise-of-tribes-board-unit-food = { $count ->
   *[other] nourriture
}
rise-of-tribes-board-unit-wood = { $count ->
   *[other] bois
}
rise-of-tribes-board-unit-stone = { $count ->
    [one] pierre
   *[other] pierres
}
rise-of-tribes-board-unit-points = { $count ->
    [one] point
   *[other] points
}

rise-of-tribes-board-plan-first = 1er dé
rise-of-tribes-board-plan-second = 2e dé
rise-of-tribes-board-plan-conflicts = Conflits
rise-of-tribes-board-plan-end = Objectifs

## L’initiation

rise-of-tribes-board-primer-aim = Le but
rise-of-tribes-board-primer-aim-title = La course à la plus grande tribu
rise-of-tribes-board-primer-aim-lead = Votre tribu croît, s’étend sur les terres, récolte des ressources et atteint des objectifs. Chaque village rapporte un point par tour, les objectifs apportent le reste. Le premier qui a assez de points gagne aussitôt.
rise-of-tribes-board-primer-fact-players = joueurs
rise-of-tribes-board-primer-fact-points = points pour gagner aussitôt
rise-of-tribes-board-primer-fact-dice = dés par tour, pour deux actions différentes
rise-of-tribes-board-primer-fact-actions = actions au choix
rise-of-tribes-board-primer-fact-limit = membres au plus sur un hexagone
rise-of-tribes-board-primer-turn = Un tour
rise-of-tribes-board-primer-turn-title = Un tour : deux dés, deux actions
rise-of-tribes-board-primer-turn-lead = Vous lancez deux dés et placez chacun sur une action différente. La force d’une action dépend des trois dés qui s’y trouvent.
rise-of-tribes-board-primer-village-points = 1. Points des villages
rise-of-tribes-board-primer-village-points-words = Votre tour commence par 1 point pour chacun de vos villages.
rise-of-tribes-board-primer-roll = 2. Lancer
rise-of-tribes-board-primer-roll-words = Deux dés avec des soleils, des lunes et des faces vides. Un double déclenche un événement.
rise-of-tribes-board-primer-two-actions = 3. Deux actions
rise-of-tribes-board-primer-two-actions-words = Placez un dé sur une action et réalisez-la en entier, puis l’autre dé sur une autre action.
rise-of-tribes-board-primer-conflicts = 4. Conflits
rise-of-tribes-board-primer-conflicts-words = Là où il y a trop de membres, toutes les tribus présentes en perdent un à la fois, jusqu’à ce qu’il reste une seule tribu, ou personne.
rise-of-tribes-board-primer-build = 5. Villages et objectifs
rise-of-tribes-board-primer-build-words = Construisez des villages et atteignez des objectifs, autant que vous le pouvez.
rise-of-tribes-board-primer-queue = Le nouveau pousse l’ancien
rise-of-tribes-board-primer-queue-words = Votre dé se place en tête, avec la face obtenue ; le dernier dé sort. Les deux dés sortis sont ceux que lancera le joueur suivant.
rise-of-tribes-board-primer-strong = Deux soleils : fort
rise-of-tribes-board-primer-strong-words = Deux ou trois soleils renforcent l’action, quelle que soit leur place.
rise-of-tribes-board-primer-weak = Deux lunes : faible
rise-of-tribes-board-primer-weak-words = Deux ou trois lunes l’affaiblissent. Dans tous les autres cas, elle est normale.
rise-of-tribes-board-primer-actions = Les quatre actions
rise-of-tribes-board-primer-actions-title = Ce que font les quatre actions
rise-of-tribes-board-primer-actions-lead = Les trois nombres sont les effets faible, normal et fort de l’action.
rise-of-tribes-board-primer-grow = Croître
rise-of-tribes-board-primer-grow-words = Ajoutez des membres de votre réserve, uniquement sur des hexagones où vous en avez déjà.
rise-of-tribes-board-primer-move = Voyager
rise-of-tribes-board-primer-move-words = Déplacez ce nombre de membres, chacun d’un hexagone. Personne ne peut vous bloquer.
rise-of-tribes-board-primer-gather = Récolter
rise-of-tribes-board-primer-gather-words = Choisissez ce nombre d’hexagones où vous êtes présent et prenez-y des ressources : nourriture des lacs, bois des forêts, pierre des montagnes.
rise-of-tribes-board-primer-lead = Guider
rise-of-tribes-board-primer-lead-words = Piochez des objectifs. Si vous avez des villages, vous pouvez d’abord en remettre sous la pile pour en piocher d’autres.
rise-of-tribes-board-primer-boards = La table
rise-of-tribes-board-primer-boards-title = Ce qu’il y a sur la table
rise-of-tribes-board-primer-boards-lead = Tout est visible. Voici les terres après la manche guidée.
rise-of-tribes-board-primer-land = Les terres
rise-of-tribes-board-primer-land-words = Des lacs, des forêts et des montagnes. Un seul membre suffit pour occuper un hexagone, même si d’autres tribus s’y trouvent.
rise-of-tribes-board-primer-crowd = La place sur un hexagone
rise-of-tribes-board-primer-crowd-words = Au plus { $limit } membres, toutes tribus confondues. Un de plus à la fin de vos actions, et c’est le conflit, jusqu’à ce qu’il reste une seule tribu.
rise-of-tribes-board-primer-village = Villages
rise-of-tribes-board-primer-village-words = Un village coûte des ressources et exige un de vos membres sur l’hexagone ; un seul par hexagone. Si votre dernier membre quitte l’hexagone, le village est perdu.
rise-of-tribes-board-primer-development = Développements
rise-of-tribes-board-primer-development-words = Ils coûtent des ressources ; ils donnent 1 point et une capacité jusqu’à la fin de la partie.
rise-of-tribes-board-primer-achievement = Succès
rise-of-tribes-board-primer-achievement-words = Ils ne coûtent rien, mais demandent une situation précise sur les terres. Ils valent de 2 à 4 points.
rise-of-tribes-board-primer-events = Événements
rise-of-tribes-board-primer-events-title = Les événements et les modules
rise-of-tribes-board-primer-events-lead = Les doubles font vivre les terres. Les trois modules s’adressent aux tables qui connaissent déjà le jeu.
rise-of-tribes-board-primer-double = Un double
rise-of-tribes-board-primer-double-words = Deux dés identiques : chaque événement en jeu applique le bas de sa carte, puis on en pioche un nouveau s’il y a de la place. Votre tour continue.
rise-of-tribes-board-primer-event-land = Les terres changent
rise-of-tribes-board-primer-event-land-words = Volcan, sécheresse, abondance : certains événements nuisent à tous, d’autres aident ceux qui sont à côté.
rise-of-tribes-board-primer-event-beast = Bêtes
rise-of-tribes-board-primer-event-beast-words = Un mammouth ou un tigre à dents de sabre peut être chassé pour des points : il faut un dé et des membres sur son hexagone.
rise-of-tribes-board-primer-event-buy = À acheter
rise-of-tribes-board-primer-event-buy-words = Les fortifications, la pirogue et l’autel coûtent des ressources. Chaque double baisse leur prix, jusqu’à ce qu’ils disparaissent.
rise-of-tribes-board-primer-elders = Module : anciens
rise-of-tribes-board-primer-elders-words = Un ancien dans un village peut profiter d’un développement d’une autre tribu, pour une ressource par tour.
rise-of-tribes-board-primer-special = Module : terrains spéciaux
rise-of-tribes-board-primer-special-words = Grand lac, grande forêt, grande montagne, terre sauvage, jungle, oasis, gouffre et glacier remplacent des hexagones ordinaires.
rise-of-tribes-board-primer-chiefs = Module : pouvoirs des chefs
rise-of-tribes-board-primer-chiefs-words = Chaque tribu choisit l’un de ses deux pouvoirs en s’installant.
rise-of-tribes-board-primer-points = Les points
rise-of-tribes-board-primer-points-title = D’où viennent les points
rise-of-tribes-board-primer-points-lead = Les points des objectifs ne se perdent jamais. Les villages en rapportent tant qu’ils tiennent.
rise-of-tribes-board-primer-points-villages = Villages : à chaque tour
rise-of-tribes-board-primer-points-villages-words = 1 point pour chacun au début de votre tour, aucun à la construction.
rise-of-tribes-board-primer-points-achievements = Succès : de 2 à 4
rise-of-tribes-board-primer-points-achievements-words = La plupart de vos points. Vous pouvez en atteindre plusieurs dans un même tour.
rise-of-tribes-board-primer-points-developments = Développements : 1
rise-of-tribes-board-primer-points-developments-words = Un point chacun ; la capacité vaut davantage.
rise-of-tribes-board-primer-points-events = Événements
rise-of-tribes-board-primer-points-events-words = Chasser une bête ou l’apprivoiser, repousser des envahisseurs, posséder l’autel.
rise-of-tribes-board-primer-points-win = { $points } points
rise-of-tribes-board-primer-points-win-words = Dès { $points } points, vous gagnez aussitôt, même au milieu d’un tour. Personne n’a de dernier tour.
rise-of-tribes-board-primer-mistakes = Cinq erreurs
rise-of-tribes-board-primer-mistakes-title = Cinq erreurs d’une première partie
rise-of-tribes-board-primer-mistakes-lead = Elles viennent naturellement ; tout le monde les fait une fois.
rise-of-tribes-board-primer-late-village = Le premier village trop tardif
rise-of-tribes-board-primer-late-village-words = Un village rapporte à chaque tour : construit tard, il ne rapporte que deux ou trois fois.
rise-of-tribes-board-primer-late-village-instead = Récoltez pour lui dès le début, et construisez-le là où il n’y a pas foule.
rise-of-tribes-board-primer-sun-given = Un soleil gâché
rise-of-tribes-board-primer-sun-given-words = Votre dé reste sur l’action jusqu’à ce que trois autres l’aient poussé dehors : un soleil aide aussi ceux qui la choisissent ensuite.
rise-of-tribes-board-primer-sun-given-instead = Placez les soleils là où ils rendent l’action forte tout de suite, les lunes là où vous n’irez pas de sitôt.
rise-of-tribes-board-primer-sixth-member = Un membre de trop
rise-of-tribes-board-primer-sixth-member-words = Au-delà de { $limit } membres, on se bat jusqu’à ce qu’il reste une seule tribu ; à égalité, il ne reste personne.
rise-of-tribes-board-primer-sixth-member-instead = Regardez la prévision des conflits avant de terminer vos actions ; n’entrez que si vous êtes le plus nombreux.
rise-of-tribes-board-primer-goals-piled = Les objectifs s’entassent
rise-of-tribes-board-primer-goals-piled-words = Un objectif pioché ne vaut rien tant qu’il n’est pas atteint, et GUIDER coûte une action.
rise-of-tribes-board-primer-goals-piled-instead = Gardez les deux ou trois qui vont ensemble, et remettez les autres sous la pile dès que vous avez un village.
rise-of-tribes-board-primer-village-alone = Un village laissé seul
rise-of-tribes-board-primer-village-alone-words = Quand votre dernier membre part ou tombe, le village est perdu.
rise-of-tribes-board-primer-village-alone-instead = Laissez-y deux membres.
rise-of-tribes-board-primer-icons = Icônes
rise-of-tribes-board-primer-icons-title = Toutes les icônes
rise-of-tribes-board-primer-icons-lead = Les cartes et les tuiles sont écrites avec ces signes. Pendant la partie, survolez un signe pour lire son sens.
rise-of-tribes-board-primer-icons-people = Gens
rise-of-tribes-board-primer-icons-goods = Ressources et points
rise-of-tribes-board-primer-icons-dice = Dés
rise-of-tribes-board-primer-icons-actions = Actions
rise-of-tribes-board-primer-icons-signs = Signes
rise-of-tribes-board-primer-icons-lands = Terres
rise-of-tribes-board-primer-icons-events = Événements
rise-of-tribes-board-primer-icons-goals = Objectifs
rise-of-tribes-board-primer-icon-member = membre d’une tribu
rise-of-tribes-board-primer-icon-crowd = plusieurs membres
rise-of-tribes-board-primer-icon-village = village
rise-of-tribes-board-primer-icon-elder = ancien
rise-of-tribes-board-primer-icon-chief = chef
rise-of-tribes-board-primer-icon-invader = envahisseur
rise-of-tribes-board-primer-icon-food = nourriture
rise-of-tribes-board-primer-icon-wood = bois
rise-of-tribes-board-primer-icon-stone = pierre
rise-of-tribes-board-primer-icon-card = carte Objectif
rise-of-tribes-board-primer-icon-point = point
rise-of-tribes-board-primer-icon-sun = soleil : plus fort
rise-of-tribes-board-primer-icon-moon = lune : plus faible
rise-of-tribes-board-primer-icon-blank = face vide
rise-of-tribes-board-primer-icon-die = un dé à dépenser
rise-of-tribes-board-primer-icon-grow = Croître
rise-of-tribes-board-primer-icon-move = Voyager
rise-of-tribes-board-primer-icon-gather = Récolter
rise-of-tribes-board-primer-icon-lead = Guider
rise-of-tribes-board-primer-icon-arrow = payer à gauche, gagner à droite
rise-of-tribes-board-primer-icon-swap = échanger
rise-of-tribes-board-primer-icon-spears = conflit
rise-of-tribes-board-primer-icon-hex = hexagone
rise-of-tribes-board-primer-icon-eye = voir ou cacher
rise-of-tribes-board-primer-icon-crown = majorité ou contrôle
rise-of-tribes-board-primer-icon-speech = partagé avec d’autres

## Scènes

rise-of-tribes-board-scene-roll = Le lancer
rise-of-tribes-board-scene-conflict = Un conflit
rise-of-tribes-board-scene-weapons = Armes et murailles
rise-of-tribes-board-scene-losses = Pertes
rise-of-tribes-board-scene-retreat = Retraite
rise-of-tribes-board-scene-aftermath = Ensuite
rise-of-tribes-board-scene-arrival = Ce qui arrive sur la carte
rise-of-tribes-board-scene-volcano = Le volcan entre en éruption
rise-of-tribes-board-scene-victory = Victoire
