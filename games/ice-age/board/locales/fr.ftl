### Le plateau de L’Ère glaciaire en français.

## Sections

ice-age-board-section-map = Le pays
ice-age-board-tab-land = Pays
ice-age-board-tab-cards = Cartes
ice-age-board-section-cards = Cartes
ice-age-board-section-supplies = Réserves communes
ice-age-board-map = Le pays : douze régions au pied des glaces
ice-age-board-in-words = Les régions en toutes lettres

## Regions

ice-age-board-region = Région { $region }, { $terrain }.
ice-age-board-region-ice = Région { $region }, { $terrain }, sous la glace.
ice-age-board-holds = On y trouve : { $pieces }.
ice-age-board-mammoths = { $count ->
    [one] { $count } mammouth
   *[other] { $count } mammouths
}
ice-age-board-fires = { $count ->
    [one] { $count } feu, face cachée
   *[other] { $count } feux, face cachée
}
ice-age-board-warmth = des feux qui valent { $count }
ice-age-board-band = { $hunters ->
    [one] { $hunters } chasseur de { $seat }
   *[other] { $hunters } chasseurs de { $seat }
}
ice-age-board-band-armed = { $hunters ->
    [one] { $hunters } chasseur de { $seat }, avec une massue
   *[other] { $hunters } chasseurs de { $seat }, dont { $armed } avec une massue
}
ice-age-board-feeds = Elle nourrit { $least } chasseurs ; il y en a { $standing }.
ice-age-board-feeds-between = Elle nourrit { $least } à { $most } chasseurs, selon les feux ; il y en a { $standing }.
ice-age-board-crowd-perhaps = Il y aura un conflit si les feux sont faibles.
ice-age-board-crowd = Ils sont trop nombreux : le conflit est certain.
ice-age-board-scores = Un chasseur qui reste vaut { $each } ; cela ferait maintenant { $scores }.
ice-age-board-score = { $seat } { $least }
ice-age-board-score-between = { $seat } { $least } à { $most }
ice-age-board-hunters = { $hunters ->
    [one] Chasseur de { $seat }, région { $region }
   *[other] { $hunters } chasseurs de { $seat }, région { $region }
}
ice-age-board-hunters-armed = { $hunters ->
    [one] Chasseur de { $seat } avec une massue, région { $region }
   *[other] { $hunters } chasseurs de { $seat } avec des massues, région { $region }
}
ice-age-board-mammoths-at = { $count ->
    [one] Mammouth, région { $region }
   *[other] { $count } mammouths, région { $region }
}
ice-age-board-fires-at = { $count ->
    [one] Feu, face cachée, région { $region }
   *[other] { $count } feux, face cachée, région { $region }
}
ice-age-board-warmth-at = Des feux qui valent { $count }, région { $region }

## Cards

ice-age-board-or = ou
ice-age-board-card = { $card } (carte { $colour }) : { $face }
ice-age-board-pile = Pioche { $colour } : { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
ice-age-board-pile-known = Vous avez mis dessous : { $cards }.
ice-age-board-discard = Défausse { $colour } : { $card }
ice-age-board-discard-none = Aucune carte { $colour } n’est visible.
ice-age-board-no-discard = défausse vide
ice-age-board-below = + { $count } dessous
ice-age-board-held = { $count ->
    [one] { $count } carte { $colour } en main
   *[other] { $count } cartes { $colour }s en main
}
ice-age-board-task-performs = { $seat } joue l’effet de { $card }.
    .you = Vous jouez l’effet de { $card }.
ice-age-board-task-names = { $seat } désigne qui peut jouer l’effet de { $card }.
    .you = Vous désignez qui peut jouer l’effet de { $card }.
ice-age-board-left-hunters = { $hunters ->
    [one] Encore { $hunters } chasseur.
   *[other] Encore { $hunters } chasseurs au plus.
}
ice-age-board-left-mammoth = Il reste un mammouth.
ice-age-board-left-both = { $hunters ->
    [one] Encore { $hunters } chasseur et un mammouth.
   *[other] Encore { $hunters } chasseurs au plus et un mammouth.
}

## The viewer's own things

ice-age-board-your-cards = Vos cartes
ice-age-board-no-cards = Les cartes seront distribuées quand tous les chasseurs seront installés.
ice-age-board-too-dear = trop chère
ice-age-board-light-only = cartes claires seulement
ice-age-board-nothing-to-copy = rien à copier
ice-age-board-ends-round = finit la manche
ice-age-board-ends-game = finit la partie

## Status and supplies

ice-age-board-round = Manche { $round } sur { $rounds }
ice-age-board-phase-settling = Installation
ice-age-board-phase-migration = Migration
ice-age-board-phase-last = Migration, dernière manche
ice-age-board-phase-ending = La migration finit après { $seat }
ice-age-board-phase-conflicts = Conflits
ice-age-board-phase-glacier = Glacier
ice-age-board-phase-over = Fin de partie
ice-age-board-dark-pool = { $stones ->
    [one] Réserve sombre : { $stones } pierre à gagner
   *[other] Réserve sombre : { $stones } pierres à gagner
}
ice-age-board-light-pool = { $stones ->
    [one] Réserve claire : { $stones } pierre payée
   *[other] Réserve claire : { $stones } pierres payées
}
ice-age-board-herd = { $count ->
    [0] Aucun mammouth en réserve
    [one] { $count } mammouth en réserve
   *[other] { $count } mammouths en réserve
}
ice-age-board-club-supply = { $count ->
    [0] Aucune massue en réserve
    [one] { $count } massue en réserve
   *[other] { $count } massues en réserve
}
ice-age-board-unknown-fires = Feux encore cachés : { $zero } de valeur 0, { $one } de valeur 1, { $two } de valeur 2

## Players

ice-age-board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ice-age-board-total = en tout
ice-age-board-prospect = Si la manche finissait maintenant : environ { $mean } de plus ({ $least } à { $most })
ice-age-board-stones = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
ice-age-board-light-cards = { $count ->
    [one] { $count } carte claire
   *[other] { $count } cartes claires
}
ice-age-board-dark-cards = { $count ->
    [one] { $count } carte sombre
   *[other] { $count } cartes sombres
}
ice-age-board-reserve = { $count ->
    [0] aucun chasseur en réserve
    [one] { $count } chasseur en réserve
   *[other] { $count } chasseurs en réserve
}
ice-age-board-on-board = { $count ->
    [0] aucun chasseur dans le pays
    [one] { $count } chasseur dans le pays
   *[other] { $count } chasseurs dans le pays
}
ice-age-board-clubs = { $count ->
    [0] aucune massue
    [one] { $count } massue
   *[other] { $count } massues
}

## The list of actions

ice-age-board-group-light = Cartes claires : vous payez et agissez
ice-age-board-group-dark = Cartes sombres : vous gagnez, les autres agissent
ice-age-board-group-hunters = Chasseurs de { $owner }, région { $region }
    .you = Vos chasseurs, région { $region }
ice-age-board-group-swap = Régions { $first } et { $second }
ice-age-board-group-owner = Chasseurs de { $owner }
    .you = Vos chasseurs
ice-age-board-group-mammoth = Mammouths, région { $region }
ice-age-board-group-fire = Feux, région { $region }
ice-age-board-group-place = Vos chasseurs
ice-age-board-group-place-mammoth = Un mammouth de la réserve
ice-age-board-loses-option = Vous renonceriez à ce que cette carte vous offre.
ice-age-board-loses-hunters = { $hunters ->
    [one] Vous pouvez encore placer { $hunters } chasseur.
   *[other] Vous pouvez encore placer { $hunters } chasseurs.
}
ice-age-board-loses-card = Vous avez payé { $card } et n’en avez rien utilisé.
ice-age-board-loses-last-card = Cela finit la partie : à la dernière manche, la dernière carte ne rapporte rien et personne n’agit.

## The guided start

ice-age-board-guide-welcome = Bienvenue. Vous menez les chasseurs au bouclier rond. Chacun installe six chasseurs, un par un. Les mammouths rapportent des points : placez le premier dans la région 6, près d’un mammouth.
ice-age-board-guide-feeds = À la fin d’une manche, un chasseur vaut 1 point, 2 près d’un mammouth, 3 près d’un troupeau. Les chiffres d’une région disent combien de chasseurs s’y trouvent et combien elle en nourrit. Allez dans la région 7.
ice-age-board-guide-together = Une région nourrit 3 chasseurs, 1 de plus par mammouth, et autant de plus que vaut son feu caché : 0, 1 ou 2. Là où ils sont trop, le plus petit groupe perd des chasseurs en premier. Soyez donc nombreux : encore la région 6.
ice-age-board-guide-herds = À trois joueurs, il n’y a que quatre mammouths dans le pays. Prenez place près de celui de la région 8.
ice-age-board-guide-fight = La région 7 se remplit. Un deuxième chasseur y rendra votre groupe moins fragile.
ice-age-board-guide-quiet = Un coin tranquille vaut aussi quelque chose : personne ne se bat pour la région 11. Placez-y votre dernier chasseur ; six autres attendent en réserve.
ice-age-board-guide-light = Vous avez maintenant des cartes. À chaque tour, vous en jouez une. Les cartes claires, marquées d’un soleil, coûtent des pierres et vous aident ; les sombres, marquées d’une lune, rapportent des pierres et aident les autres. Vous avez 4 pierres : jouez Forêt pour 3.
ice-age-board-guide-option = Quand une carte a plusieurs lignes, vous en choisissez une. Prenez trois chasseurs en forêt : régions 5 et 11.
ice-age-board-guide-forest = Touchez la région 5 : un chasseur de votre réserve rejoint le mammouth qui s’y trouve.
ice-age-board-guide-again = Et encore un dans la région 5.
ice-age-board-guide-last-hunter = La région 5 se remplit. Le troisième va dans la région 11.
ice-age-board-guide-put-away = Après avoir joué, vous pouvez vous défaire d’une carte qui ne vous plaît pas. Celles-ci sont bonnes : gardez-les toutes.
ice-age-board-guide-draw = Complétez votre main à cinq cartes. Vous choisissez la pioche ; seules cinq cartes d’une même couleur sont interdites. Prenez une carte claire.
ice-age-board-guide-gift = Les autres ont joué des cartes sombres, et un Don vous revient : prendre une massue ou déplacer deux de vos chasseurs. Prenez la massue.
ice-age-board-guide-club = Un chasseur muni d’une massue ne peut pas perdre un conflit, et personne d’autre ne peut le déplacer. Placez-la sous un chasseur de la région 7, où le conflit est certain.
ice-age-board-guide-dark = Il vous reste 1 pierre, et aucune carte claire à ce prix. C’est le moment d’une carte sombre : Invité rapporte 3 pierres, et chacun des autres peut placer un chasseur.
ice-age-board-guide-away = La réserve sombre diminue à chaque pierre gagnée. Quand elle est vide, la manche finit : on retourne les feux, on règle les conflits, on compte les points. Vous préférez des cartes qui vous aident : défaites-vous de Braise.
ice-age-board-guide-two = Il vous manque maintenant deux cartes. Piochez une carte claire.
ice-age-board-guide-second = Et une autre. La réserve sombre est presque vide : la manche va bientôt finir.
ice-age-board-guide-feast = Un Festin : chacun des autres peut placer deux chasseurs. Mettez-en un dans la région 8, où votre chasseur a un mammouth mais peu de compagnie.
ice-age-board-guide-feast-quiet = L’autre va dans la région 10, où il n’y a encore personne.
ice-age-board-guide-last-stone = Encore un Festin, et il prend les dernières pierres de la réserve sombre : quand il est fini, la manche s’achève. Envoyez votre dernier chasseur dans la région 10, pour que personne n’y soit seul.
ice-age-board-guide-instead = Votre réserve est vide : vous pouvez donc déplacer un chasseur déjà sur les terres. On se battra dans la région 7 : menez celui qui n’a pas de massue vers la région 6, en touchant 7 puis 6.
ice-age-board-guide-end = La nuit est tombée. Les feux se sont révélés, les régions trop pleines se sont battues, les plus petites bandes d’abord, et chaque chasseur resté a marqué : vous menez avec 16 points. Le dernier a couvert la région 5 de glace. Une nouvelle manche commence ; avec 1 pierre, vous ne pouvez jouer que Coup de main. À vous maintenant : restez près des mammouths !
ice-age-board-dark-pool-name = Réserve sombre
ice-age-board-light-pool-name = Réserve claire
ice-age-board-supply-name = Stock
ice-age-board-stones-word = { $count ->
    [one] pierre
   *[other] pierres
}
ice-age-board-reserve-word = en réserve
ice-age-board-clubs-word = { $count ->
    [one] massue
   *[other] massues
}

ice-age-board-place = Région { $region }
ice-age-board-unit-stones = { $count ->
    [one] pierre
   *[other] pierres
}
ice-age-board-unit-clubs = { $count ->
    [one] gourdin
   *[other] gourdins
}

ice-age-board-plan-play = Jouer
ice-age-board-plan-perform = L’exécuter
ice-age-board-plan-put-away = Remettre
ice-age-board-plan-draw = Piocher
ice-age-board-plan-left = { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}

## L’initiation

ice-age-board-primer-aim = Le but
ice-age-board-primer-aim-title = Là où paissent les mammouths
ice-age-board-primer-aim-lead = Vous menez un clan de chasseurs à travers douze régions. À la fin de chaque manche, chaque chasseur qui a trouvé sa place rapporte des points, surtout auprès des mammouths. Après la dernière manche, celui qui a le plus de points gagne.
ice-age-board-primer-fact-players = joueurs
ice-age-board-primer-fact-rounds = manches
ice-age-board-primer-fact-regions = régions
ice-age-board-primer-fact-hunters = chasseurs par joueur
ice-age-board-primer-fact-stones = pierres au départ
ice-age-board-primer-migration = 1. Migration
ice-age-board-primer-migration-words = Chacun à son tour joue une carte, jusqu’à ce que la réserve sombre soit vide.
ice-age-board-primer-conflicts = 2. Conflits
ice-age-board-primer-conflicts-words = Les feux sont révélés. Là où il y a plus de chasseurs qu’une région ne peut en accueillir, certains doivent partir.
ice-age-board-primer-scoring = 3. Décompte
ice-age-board-primer-scoring-words = Chaque chasseur resté sur les terres rapporte des points : c’est le seul moment où l’on en gagne.
ice-age-board-primer-glacier = 4. Glacier
ice-age-board-primer-glacier-words = Celui qui a le moins de points peut recouvrir une région de glace. Tous les chasseurs qui s’y trouvent retournent en réserve.
ice-age-board-primer-turn = Un tour
ice-age-board-primer-turn-title = Un tour : une carte
ice-age-board-primer-turn-lead = Vous avez toujours cinq cartes en main. Les cartes claires vous aident et coûtent des pierres ; les cartes sombres en rapportent et aident les autres.
ice-age-board-primer-play-card = Jouer une carte
ice-age-board-primer-play-card-words = Une seule, claire ou sombre. Elle va, face visible, sur la défausse de sa couleur.
ice-age-board-primer-put-away = En écarter une
ice-age-board-primer-put-away-words = Si vous le souhaitez, glissez une deuxième carte sous sa pioche, face cachée et sans effet.
ice-age-board-primer-draw-card = Piocher jusqu’à cinq
ice-age-board-primer-draw-card-words = Dans l’une ou l’autre pioche, carte par carte. Vos cinq cartes ne doivent pas être toutes de la même couleur.
ice-age-board-primer-light = Les cartes claires coûtent
ice-age-board-primer-light-words = Vous payez les pierres indiquées à la réserve claire et faites ce que dit la carte. La plupart laissent le choix entre deux effets.
ice-age-board-primer-dark = Les cartes sombres rapportent
ice-age-board-primer-dark-words = Vous prenez les pierres indiquées dans la réserve sombre. Puis tous les autres agissent, ou le joueur de votre choix.
ice-age-board-primer-rich = Les riches paient
ice-age-board-primer-rich-words = Avec { $rich } pierres ou plus, vous devez jouer une carte claire.
ice-age-board-primer-last-stone = La dernière pierre
ice-age-board-primer-last-stone-words = Celui qui prend la dernière pierre de la réserve sombre met fin à la Migration. Plus personne ne joue.
ice-age-board-primer-cult = Culte
ice-age-board-primer-cult-words = Copie la carte visible d’une des défausses, comme si vous l’aviez jouée : vous payez ou gagnez ce qu’elle indique.
ice-age-board-primer-club = Massues
ice-age-board-primer-club-words = Un chasseur armé d’une massue ne peut ni être déplacé par les autres ni perdre un conflit. Après les conflits, toutes les massues sont rendues.
ice-age-board-primer-boards = La table
ice-age-board-primer-boards-title = Ce qu’il y a sur la table
ice-age-board-primer-boards-lead = Presque tout est visible : seules les mains et les valeurs des feux sont secrètes. Voici les terres après la manche guidée.
ice-age-board-primer-land = Les terres
ice-age-board-primer-land-words = Des régions de six paysages. Deux régions sont voisines si elles ont une frontière commune. Chacune indique combien de chasseurs elle peut accueillir ; celles que la glace recouvre sont perdues.
ice-age-board-primer-hunters = Chasseurs
ice-age-board-primer-hunters-words = Vous en avez { $hunters }. On place un chasseur depuis sa réserve ; on ne déplace qu’un chasseur déjà sur les terres.
ice-age-board-primer-pools = Pierres
ice-age-board-primer-pools-words = La réserve sombre contient ce que l’on peut encore gagner dans la manche : c’est l’horloge du jeu. Les pierres payées vont dans la réserve claire et reviennent à la manche suivante.
ice-age-board-primer-decks = Deux pioches
ice-age-board-primer-decks-words = Les cartes claires et les cartes sombres ont chacune leur pioche. Vous commencez avec deux claires et trois sombres.
ice-age-board-primer-night = La fin de manche
ice-age-board-primer-night-title = La nuit : comment se termine une manche
ice-age-board-primer-night-lead = Quand la réserve sombre est vide, les régions sont réglées une à une. Il n’y a rien à décider avant le glacier.
ice-age-board-primer-fires = Les feux sont révélés
ice-age-board-primer-fires-words = Chaque région a un feu caché qui vaut 0, 1 ou 2. Ils sont tous révélés.
ice-age-board-primer-room = La place disponible
ice-age-board-primer-room-words = Une région accueille { $capacity } chasseurs, plus un par mammouth, plus la valeur de ses feux.
ice-age-board-primer-fight = Trop nombreux : conflit
ice-age-board-primer-fight-words = Le plus petit groupe perd un chasseur, puis le suivant par la taille, et ainsi de suite jusqu’à ce que tous tiennent. Des groupes de même taille perdent en même temps.
ice-age-board-primer-score = Points
ice-age-board-primer-score-words = Chaque chasseur encore là rapporte 1 point, 2 avec un mammouth, 3 avec deux mammouths ou plus.
ice-age-board-primer-ice = Le glacier avance
ice-age-board-primer-ice-words = Celui qui a le moins de points peut recouvrir une région au bord de la glace. Chasseurs et mammouths la quittent.
ice-age-board-primer-next = Puis une nouvelle manche
ice-age-board-primer-next-words = Les pierres payées remplissent la réserve sombre, de nouveaux feux sont posés. Le joueur qui suit celui qui a terminé la manche commence. Les chasseurs restent où ils sont.
ice-age-board-primer-ending = À la dernière manche
ice-age-board-primer-ending-words = La carte sombre qui met fin à la Migration ne rapporte rien et n’a aucun effet. En cas d’égalité : le plus de chasseurs sur les terres, puis le plus de pierres.
ice-age-board-primer-points = Les points
ice-age-board-primer-points-title = D’où viennent les points
ice-age-board-primer-points-lead = Seulement en fin de manche, et pour chaque chasseur encore sur les terres.
ice-age-board-primer-points-none = Aucun mammouth : 1 chacun
ice-age-board-primer-points-none-words = Chaque chasseur de la région rapporte 1 point à son propriétaire.
ice-age-board-primer-points-one = Un mammouth : 2 chacun
ice-age-board-primer-points-one-words = Un seul mammouth double les points de tous les chasseurs de sa région, et laisse place à un de plus.
ice-age-board-primer-points-two = Deux ou plus : 3 chacun
ice-age-board-primer-points-two-words = Un troisième mammouth n’ajoute pas de points, mais libère encore une place.
ice-age-board-primer-points-all = Tout le monde en gagne
ice-age-board-primer-points-all-words = Pas besoin d’être majoritaire : chacun gagne des points pour tous ses chasseurs.
ice-age-board-primer-mistakes = Cinq erreurs
ice-age-board-primer-mistakes-title = Cinq erreurs d’une première partie
ice-age-board-primer-mistakes-lead = Elles viennent naturellement ; tout le monde les fait une fois.
ice-age-board-primer-small-bands = Un chasseur partout
ice-age-board-primer-small-bands-words = Le plus petit groupe perd en premier : les chasseurs isolés sont les premiers à partir.
ice-age-board-primer-small-bands-instead = Deux ou trois chasseurs ensemble, dans peu de régions, là où votre groupe n’est pas le plus petit.
ice-age-board-primer-full-land = La place n’est pas comptée
ice-age-board-primer-full-land-words = Une région nue accueille { $capacity } chasseurs. Si le feu vaut 0, un de plus est perdu, et c’est peut-être le vôtre.
ice-age-board-primer-full-land-instead = Regardez le nombre de la région avant d’y placer un chasseur, et comptez sur un feu de 1.
ice-age-board-primer-no-mammoth = Loin des mammouths
ice-age-board-primer-no-mammoth-words = Sans mammouth, un chasseur rapporte 1 point. Auprès de deux, il en rapporte 3.
ice-age-board-primer-no-mammoth-instead = Suivez le troupeau, ou amenez un mammouth là où se trouve déjà votre groupe.
ice-age-board-primer-dark-friend = Le mauvais joueur désigné
ice-age-board-primer-dark-friend-words = Les cartes sombres font agir les autres, et certaines retirent des chasseurs : celui que vous désignez s’en prendra aux vôtres.
ice-age-board-primer-dark-friend-instead = Désignez celui qui nuira plus à votre rival qu’à vous, ou qui pourra en faire le moins.
ice-age-board-primer-pool-forgotten = La réserve sombre oubliée
ice-age-board-primer-pool-forgotten-words = La manche se termine au milieu d’un tour de table, souvent juste avant votre meilleure carte.
ice-age-board-primer-pool-forgotten-instead = Quand il reste peu de pierres, jouez comme si ce tour était le dernier.
ice-age-board-primer-icons = Icônes
ice-age-board-primer-icons-title = Toutes les icônes
ice-age-board-primer-icons-lead = Les cartes sont écrites avec ces signes. Pendant la partie, survolez une carte pour lire son texte.
ice-age-board-primer-icons-pieces = Pièces
ice-age-board-primer-icons-moves = Ce qui leur arrive
ice-age-board-primer-icons-cards = Cartes et joueurs
ice-age-board-primer-icons-lands = Paysages
ice-age-board-primer-icon-own = un de vos chasseurs
ice-age-board-primer-icon-anybody = un chasseur de n’importe qui
ice-age-board-primer-icon-mammoth = mammouth
ice-age-board-primer-icon-club = massue
ice-age-board-primer-icon-fire = feu
ice-age-board-primer-icon-stone = pierre, le prix
ice-age-board-primer-icon-into = vers les terres
ice-age-board-primer-icon-near = vers une région voisine
ice-age-board-primer-icon-far = vers n’importe quelle région
ice-age-board-primer-icon-away = hors des terres
ice-age-board-primer-icon-exchange = deux pièces échangent leur place
ice-age-board-primer-icon-anywhere = n’importe quelle région
ice-age-board-primer-icon-sun = carte claire : coûte des pierres
ice-age-board-primer-icon-moon = carte sombre : rapporte des pierres
ice-age-board-primer-icon-other = un autre joueur agit
ice-age-board-primer-icon-others = tous les autres agissent
ice-age-board-primer-icon-mask = Culte : copie une carte
ice-age-board-primer-icon-points = points

# La scène de la fin d’une manche.
ice-age-board-scene-night = La nuit tombe
ice-age-board-scene-fires = Les feux
ice-age-board-scene-calm = Aucun conflit
ice-age-board-scene-after = Après les conflits
ice-age-board-scene-region = Région { $region }
ice-age-board-scene-totals = Points de la manche
