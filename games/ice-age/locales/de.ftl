### Ice Age in German.

ice-age-title = Eiszeit
ice-age-blurb = Führe deine Sippe vier Runden lang durch ein Land, das gefriert: Bleib bei den Mammuts und weiche, wenn das Eis kommt.
ice-age-option-seats-help = Eiszeit ist für 3 bis 5 Personen.
ice-age-option-short = Kurze Partie
ice-age-option-short-help = Drei Runden statt vier.
ice-age-option-finish-turn = Letzten Zug zu Ende spielen
ice-age-option-finish-turn-help = Wer das Siedeln beendet, darf vor den Konflikten noch eine Karte weglegen und zieht nach.

## Cards

ice-age-card-L-ice = Eis­wiese
ice-age-card-L-mtn = Gebirge
ice-age-card-L-stone = Stein­wüste
ice-age-card-L-steppe = Steppe
ice-age-card-L-forest = Wald
ice-age-card-L-pasture = Weide
ice-age-card-L-drive = Treib­jagd
ice-age-card-L-club = Keule oder Mammut
ice-age-card-L-swap = Tausch
ice-age-card-L-fire = Feuer
ice-age-card-L-mammoth = Mammut
ice-age-card-L-trek = Treck
ice-age-card-L-camp = Neues Lager
ice-age-card-L-cult = Kult (hell)
ice-age-card-D-feast = Fest­mahl
ice-age-card-D-guest = Gast
ice-age-card-D-raid = Raub­zug
ice-age-card-D-strike = Über­fall
ice-age-card-D-hunt = Jagd
ice-age-card-D-ember = Glut
ice-age-card-D-gift = Ge­schenk
ice-age-card-D-cult = Kult (dunkel)

ice-age-kind-light = Helle Karten
ice-age-kind-dark = Dunkle Karten
ice-age-kind-region = Gebiete
ice-age-region-words = Nachbargebiete: { $neighbours }.

ice-age-colour-light = helle
ice-age-colour-dark = dunkle

ice-age-terrain-ice-meadow = Eiswiese
ice-age-terrain-mountains = Gebirge
ice-age-terrain-stone-desert = Steinwüste
ice-age-terrain-steppe = Steppe
ice-age-terrain-forest = Wald
ice-age-terrain-pasture = Weide

## Card faces

ice-age-stones = { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}
ice-age-hunters = { $hunters ->
    [one] 1 Jäger
   *[other] { $hunters } Jäger
}
ice-age-priced = für { ice-age-stones } { $effect }
ice-age-face-light = { $options }
ice-age-face-every-other = { ice-age-stones } erhalten; alle anderen dürfen { $options }
ice-age-face-one-other = { ice-age-stones } erhalten; eine andere Person deiner Wahl darf { $options }
ice-age-face-player = { ice-age-stones } erhalten und { $options }

ice-age-effect-place-anywhere = { $hunters ->
    [one] 1 Jäger in einem beliebigen Gebiet platzieren
   *[other] bis zu { $hunters } Jäger in beliebigen Gebieten platzieren
}
ice-age-effect-place-on = { $hunters ->
    [one] 1 Jäger
   *[other] bis zu { $hunters } Jäger
} { $terrain-key ->
    [ice-age-terrain-ice-meadow] auf der Eiswiese
    [ice-age-terrain-mountains] im Gebirge
    [ice-age-terrain-forest] im Wald
    [ice-age-terrain-pasture] auf der Weide
   *[other] in der { $terrain }
} platzieren
ice-age-effect-drive = bis zu { $hunters } beliebige Jäger in Nachbargebiete versetzen, höchstens { $of-one } einer Farbe
ice-age-effect-club = eine Keule nehmen
ice-age-effect-place-mammoth = ein Mammut aus dem Vorrat platzieren
ice-age-effect-place-or-move-mammoth = ein Mammut platzieren (oder versetzen, falls der Vorrat leer ist)
ice-age-effect-move-mammoth-near = ein Mammut in ein Nachbargebiet versetzen
ice-age-effect-move-mammoth-far = ein Mammut in ein beliebiges Gebiet versetzen
ice-age-effect-swap = zwei Jäger aus Nachbargebieten vertauschen
ice-age-effect-fire = ein Feuerplättchen verdeckt in ein anderes Gebiet umlegen
ice-age-effect-trek = bis zu { $hunters } eigene Jäger und ein Mammut zusammen aus einem Gebiet in ein Nachbargebiet versetzen
ice-age-effect-camp = bis zu { $hunters } eigene Jäger und ein Mammut zusammen in einem Gebiet platzieren
ice-age-effect-banish = { $hunters ->
    [one] 1 Jäger entfernen
   *[other] bis zu { $hunters } Jäger verschiedener Farben entfernen
}
ice-age-effect-chase = ein Mammut entfernen
ice-age-effect-march = bis zu { $hunters } eigene Jäger in beliebige Gebiete versetzen
ice-age-effect-copy = die oberste helle oder dunkle Karte der Ablage nachahmen

## Questions

ice-age-ask-settle = Platziere einen Jäger (noch { $left }).
ice-age-ask-play = Spiele eine Karte. Du hast { ice-age-stones }.
ice-age-ask-copy = Welche Karte ahmt der Kult nach?
ice-age-ask-option = { $card }: Was möchtest du tun?
ice-age-ask-name = { $card }: Wer darf { $effect }?
ice-age-ask-perform = { $card }: { $effect }.
ice-age-ask-club-now = Die Keule unter einen deiner Jäger legen oder behalten?
ice-age-ask-arm = Eine Keule unter den Jäger in Gebiet { $region } legen?
ice-age-ask-put-away = Eine Karte weglegen oder alle behalten?
ice-age-ask-draw = { $left ->
    [one] Ziehe eine Karte.
   *[other] Ziehe { $left } Karten.
}
ice-age-ask-glacier = Du liegst hinten: Wo wächst der Gletscher?
ice-age-ask-chance = Der Zufall entscheidet.
ice-age-ask-over = Die Partie ist zu Ende.

## Actions

ice-age-do-play = { $card } spielen: { $face }
ice-age-do-copy = { $card } nachahmen: { $face }
ice-age-do-option = { $effect }
ice-age-do-name = { $seat } bestimmen
ice-age-do-place = Jäger in Gebiet { $region } platzieren
ice-age-do-move = { $hunter } ({ $owner }) von { $from } nach { $to } versetzen
ice-age-do-move-own = Deinen { $hunter } von { $from } nach { $to } versetzen
ice-age-do-swap = { $first } und { $second } vertauschen
ice-age-do-remove = { $piece } entfernen
ice-age-do-place-mammoth = Mammut in Gebiet { $region } platzieren
ice-age-do-move-mammoth = Mammut von { $from } nach { $to } versetzen
ice-age-do-chase = Mammut aus Gebiet { $region } entfernen
ice-age-do-fire = Feuerplättchen von { $from } nach { $to } umlegen
ice-age-do-arm = Keule unter deinen Jäger in Gebiet { $region } legen
ice-age-do-keep-club = Keule behalten
ice-age-do-done = Hier aufhören
ice-age-do-put-away = { $card } unter den Stapel legen
ice-age-do-keep-hand = Alle Karten behalten
ice-age-do-draw = Eine { $colour } Karte ziehen
ice-age-do-cover = Gebiet { $region } mit Eis bedecken
ice-age-do-decline = Nichts bedecken

ice-age-hunter-bare = Jäger
ice-age-hunter-club = Jäger mit Keule
ice-age-piece = { $hunter } ({ $owner }) in Gebiet { $region }
    .you = dein { $hunter } in Gebiet { $region }

## The story

ice-age-note-set-up = Vorrunde: { $seat } beginnt. Alle platzieren { ice-age-hunters }, reihum je einen.
    .you = Vorrunde: Du beginnst. Alle platzieren { ice-age-hunters }, reihum je einen.
ice-age-note-round = Runde { $round } von { $rounds }
ice-age-note-migration = Siedeln: { $seat } beginnt. Im dunklen Vorrat: { ice-age-stones }.
    .you = Siedeln: Du beginnst. Im dunklen Vorrat: { ice-age-stones }.
ice-age-note-conflicts = Konflikte: Die Feuerplättchen werden aufgedeckt.
ice-age-note-scoring = Wertung
ice-age-note-glacier = Gletscher
ice-age-note-played = { $seat } spielt „{ $card }“.
    .you = Du spielst „{ $card }“.
ice-age-note-copied = Der Kult von { $seat } ahmt „{ $card }“ nach.
    .you = Dein Kult ahmt „{ $card }“ nach.
ice-age-note-paid = { $seat } zahlt { ice-age-stones } und darf dafür { $effect }.
    .you = Du zahlst { ice-age-stones } und darfst dafür { $effect }.
ice-age-note-chose = { $seat } möchte { $effect }.
    .you = Du möchtest { $effect }.
ice-age-note-earned = { $seat } erhält { ice-age-stones }.
    .you = Du erhältst { ice-age-stones }.
ice-age-note-earned-from-both = { $seat } erhält { ice-age-stones }, davon { $light } aus dem hellen Vorrat.
    .you = Du erhältst { ice-age-stones }, davon { $light } aus dem hellen Vorrat.
ice-age-note-named = { $you ->
    [other] { $seat } bestimmt dich: Du darfst { $effects }.
   *[nobody] { $seat } bestimmt { $other }. { $other } darf { $effects }.
}
    .you = Du bestimmst { $other }. { $other } darf { $effects }.
ice-age-note-waived = { $seat } verzichtet auf die Aktion.
    .you = Du verzichtest auf die Aktion.
ice-age-note-stopped = { $seat } tut mit der Karte nichts weiter.
    .you = Du tust mit der Karte nichts weiter.
ice-age-note-nothing-to-do = { $seat } kann mit der Karte nichts tun.
    .you = Du kannst mit der Karte nichts tun.
ice-age-note-no-play = { $seat } kann keine Karte aus der Hand spielen und legt stattdessen eine unter ihren Stapel.
    .you = Du kannst keine Karte aus der Hand spielen und legst stattdessen eine unter ihren Stapel.
ice-age-note-placed = { $seat } platziert einen Jäger in Gebiet { $region }.
    .you = Du platzierst einen Jäger in Gebiet { $region }.
ice-age-note-moved = { $seat } versetzt einen Jäger von Gebiet { $from } nach { $to }.
    .you = Du versetzt einen Jäger von Gebiet { $from } nach { $to }.
ice-age-note-drove = { $seat } versetzt { $you ->
    [owner] einen deiner Jäger
   *[nobody] einen Jäger von { $owner }
} aus Gebiet { $from } nach { $to }.
    .you = Du versetzt einen Jäger von { $owner } aus Gebiet { $from } nach { $to }.
ice-age-note-swapped = { $seat } vertauscht { $you ->
    [first] deinen Jäger
    [first-second] deinen Jäger
   *[nobody] den Jäger von { $first }
} in Gebiet { $from } mit { $you ->
    [second] deinem
    [first-second] deinem
   *[nobody] dem von { $second }
} in { $to }.
    .you = Du vertauschst { $you ->
        [first] deinen Jäger
        [first-second] deinen Jäger
       *[nobody] den Jäger von { $first }
    } in Gebiet { $from } mit { $you ->
        [second] deinem
        [first-second] deinem
       *[nobody] dem von { $second }
    } in { $to }.
ice-age-note-removed = { $seat } entfernt { $you ->
    [owner] einen deiner Jäger
   *[nobody] einen Jäger von { $owner }
} aus Gebiet { $region }.
    .you = Du entfernst { $you ->
        [owner] einen deiner eigenen Jäger
       *[nobody] einen Jäger von { $owner }
    } aus Gebiet { $region }.
ice-age-note-mammoth-placed = { $seat } platziert ein Mammut in Gebiet { $region }.
    .you = Du platzierst ein Mammut in Gebiet { $region }.
ice-age-note-mammoth-moved = { $seat } versetzt ein Mammut von Gebiet { $from } nach { $to }.
    .you = Du versetzt ein Mammut von Gebiet { $from } nach { $to }.
ice-age-note-mammoth-removed = { $seat } entfernt ein Mammut aus Gebiet { $region }.
    .you = Du entfernst ein Mammut aus Gebiet { $region }.
ice-age-note-fire-moved = { $seat } legt ein Feuerplättchen verdeckt von Gebiet { $from } nach { $to } um.
    .you = Du legst ein Feuerplättchen verdeckt von Gebiet { $from } nach { $to } um.
ice-age-note-club-taken = { $seat } nimmt eine Keule.
    .you = Du nimmst eine Keule.
ice-age-note-club-kept = { $seat } hebt die Keule für später auf.
    .you = Du hebst die Keule für später auf.
ice-age-note-armed = { $seat } legt eine Keule unter einen Jäger in Gebiet { $region }.
    .you = Du legst eine Keule unter einen Jäger in Gebiet { $region }.
ice-age-note-put-away = Du legst „{ $card }“ unter den Stapel.
ice-age-note-put-away-unseen = { $seat } legt eine { $colour } Karte unter ihren Stapel.
    .you = Du legst eine { $colour } Karte unter ihren Stapel.
ice-age-note-drew = Du ziehst „{ $card }“.
ice-age-note-drew-unseen = { $seat } zieht eine { $colour } Karte.
    .you = Du ziehst eine { $colour } Karte.
ice-age-note-hand-dealt = Du erhältst auf die Hand: { $cards }.
ice-age-note-hand-dealt-unseen = { $seat } erhält Handkarten.
    .you = Du erhältst Handkarten.
ice-age-note-reshuffled = Abgelegte { $colour } Karten werden zu einem neuen Stapel gemischt.
ice-age-note-migration-ends-with-card = { $seat } nimmt den letzten Stein aus dem dunklen Vorrat: Nach dieser Karte endet das Siedeln.
    .you = Du nimmst den letzten Stein aus dem dunklen Vorrat: Nach dieser Karte endet das Siedeln.
ice-age-note-migration-ends-with-turn = { $seat } nimmt den letzten Stein aus dem dunklen Vorrat: Nach diesem Zug endet das Siedeln.
    .you = Du nimmst den letzten Stein aus dem dunklen Vorrat: Nach diesem Zug endet das Siedeln.
ice-age-note-stalled = { $turns } Züge lang konnte niemand eine Karte spielen: Das Siedeln endet.
ice-age-note-last-card = Mit dieser Karte von { $seat } endet das Siedeln der letzten Runde: Niemand führt sie aus, und { $stones ->
    [one] der letzte Stein
   *[other] die letzten { $stones } Steine
} aus dem dunklen Vorrat { $stones ->
    [one] kommt
   *[other] kommen
} in den hellen.
ice-age-note-fire-shown = Das Feuer in Gebiet { $region } zählt { $worth }.
ice-age-note-no-conflict = Kein Gebiet ist überfüllt.
ice-age-note-conflict = Gebiet { $region } ernährt { $capacity } ({ $mammoths ->
    [0] kein Mammut
    [one] 1 Mammut
   *[other] { $mammoths } Mammuts
}, Feuer { $fire }), dort stehen aber { $hunters } Jäger.
ice-age-note-protected = { $hunters ->
    [one] Eine Keule schützt den Jäger von { $seat } in Gebiet { $region }.
   *[other] Keulen schützen { $hunters } Jäger von { $seat } in Gebiet { $region }.
}
    .you = { $hunters ->
            [one] Eine Keule schützt deinen Jäger in Gebiet { $region }.
           *[other] Keulen schützen { $hunters } deiner Jäger in Gebiet { $region }.
        }
ice-age-note-lost = { $seat } verliert { ice-age-hunters } in Gebiet { $region }.
    .you = Du verlierst { ice-age-hunters } in Gebiet { $region }.
ice-age-note-saved-by-clubs = In Gebiet { $region } sind nur noch Jäger mit Keule: Alle { $hunters } bleiben, obwohl es nur { $capacity } ernährt.
ice-age-note-clubs-returned = { $clubs ->
    [one] Die Keule auf dem Spielplan kommt in den Vorrat zurück.
   *[other] Die { $clubs } Keulen auf dem Spielplan kommen in den Vorrat zurück.
}
ice-age-note-scored = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in Gebiet { $region }: { ice-age-hunters }, je { $each ->
    [one] 1 Punkt
   *[other] { $each } Punkte
}.
    .you = Du erhältst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
        } in Gebiet { $region }: { ice-age-hunters }, je { $each ->
        [one] 1 Punkt
       *[other] { $each } Punkte
        }.
ice-age-note-total = { $seat } hat insgesamt { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}, davon { $points } aus dieser Runde.
    .you = Du hast insgesamt { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
        }, davon { $points } aus dieser Runde.
ice-age-note-last-placed = { $seat } liegt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} hinten{ $decider ->
    [hunters] {" "}(nach Gleichstand: die wenigsten Jäger auf dem Spielplan)
    [stones] {" "}(nach Gleichstand: die wenigsten Steine)
    [nothing] {" "}(nach Gleichstand: das Los)
   *[points] {""}
} und darf ein Gebiet bedecken.
    .you = Du liegst mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
        } hinten{ $decider ->
        [hunters] {" "}(nach Gleichstand: die wenigsten Jäger auf dem Spielplan)
        [stones] {" "}(nach Gleichstand: die wenigsten Steine)
        [nothing] {" "}(nach Gleichstand: das Los)
       *[points] {""}
        } und darfst ein Gebiet bedecken.
ice-age-note-no-glacier = Es gibt kein Gebiet, das das Eis bedecken könnte.
ice-age-note-covered = { $seat } bedeckt Gebiet { $region } mit Eis.
    .you = Du bedeckst Gebiet { $region } mit Eis.
ice-age-note-hunters-returned = { ice-age-hunters } von { $seat } { $hunters ->
    [one] kehrt
   *[other] kehren
} aus Gebiet { $region } in die Reserve zurück.
    .you = { $hunters ->
            [one] 1 deiner Jäger kehrt aus Gebiet { $region } in die Reserve zurück.
           *[other] { $hunters } deiner Jäger kehren aus Gebiet { $region } in die Reserve zurück.
        }
ice-age-note-mammoths-returned = { $mammoths ->
    [one] Das Mammut aus Gebiet { $region } kommt in den Vorrat zurück.
   *[other] Die { $mammoths } Mammuts aus Gebiet { $region } kommen in den Vorrat zurück.
}
ice-age-note-not-covered = { $seat } bedeckt kein Gebiet.
    .you = Du bedeckst kein Gebiet.
ice-age-note-pool-moved = Der helle Vorrat ({ ice-age-stones }) wird zum dunklen Vorrat.
ice-age-note-gave = { $seat } gibt { ice-age-stones } in den dunklen Vorrat.
    .you = Du gibst { ice-age-stones } in den dunklen Vorrat.
ice-age-note-won = Die Partie ist zu Ende: Mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} { $decider ->
    [nothing] teilt sich { $seat } den Sieg
   *[points] gewinnt { $seat }
}{ $decider ->
    [hunters] , nach Gleichstand durch die meisten Jäger auf dem Spielplan
    [stones] , nach Gleichstand durch die meisten Steine
   *[points] {""}
}.
    .you = Die Partie ist zu Ende: Mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        } { $decider ->
            [nothing] teilst du dir den Sieg
           *[points] gewinnst du
        }{ $decider ->
            [hunters] , nach Gleichstand durch die meisten Jäger auf dem Spielplan
            [stones] , nach Gleichstand durch die meisten Steine
           *[points] {""}
        }.

## Scores

ice-age-source-no-mammoth = Gebiete ohne Mammut
ice-age-source-one-mammoth = Gebiete mit einem Mammut
ice-age-source-herd = Gebiete mit einer Herde
ice-age-tie-hunters = Jäger auf dem Spielplan
ice-age-tie-stones = Steine

## Refusals

ice-age-refusal-not-now = Jetzt ist etwas anderes zu entscheiden.
ice-age-refusal-game-over = Die Partie ist zu Ende.
ice-age-refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.
ice-age-refusal-cannot-pay = Dafür hast du nicht genug Steine.
ice-age-refusal-no-usable-option = Auf dieser Karte gibt es nichts, was du bezahlen und nutzen kannst.
ice-age-refusal-must-play-light = Mit 8 oder mehr Steinen musst du eine helle Karte spielen.
ice-age-refusal-must-copy-light = Mit 8 oder mehr Steinen darf ein Kult nur die offene helle Karte der Ablage nachahmen.
ice-age-refusal-must-play = Du kannst eine Karte spielen, also musst du es auch.
ice-age-refusal-nothing-to-copy = Es liegt keine Karte offen, die der Kult nachahmen könnte.
ice-age-refusal-not-another = Bestimme jemand anders: Die eigene dunkle Karte führt man nie selbst aus.
ice-age-refusal-no-such-player = Diesen Sitz gibt es in der Partie nicht.
ice-age-refusal-no-such-option = Diese Möglichkeit bietet die Karte nicht.
ice-age-refusal-no-club-left = Im Vorrat ist keine Keule mehr.
ice-age-refusal-terrain-covered = Alle Gebiete dieser Landschaft liegen unter Eis.
ice-age-refusal-no-mammoth-left = Im Vorrat ist kein Mammut mehr, und stattdessen eins zu versetzen ist hier nicht erlaubt.
ice-age-refusal-nothing-to-do = Dafür gibt es gerade kein mögliches Ziel.
ice-age-refusal-covered = Dieses Gebiet liegt unter Eis.
ice-age-refusal-fire-on-ice = Ein Feuerplättchen darf nicht in ein Gebiet unter Eis.
ice-age-refusal-wrong-terrain = Damit platzierst du Jäger nur in Gebieten der genannten Landschaft.
ice-age-refusal-wrong-substitute = Ein Jäger, den du versetzt, statt einen zu platzieren, muss dort ankommen, wo die Karte das Platzieren erlaubt.
ice-age-refusal-drive-too-far = Jeder Jäger geht in ein Nachbargebiet: Diese Gebiete haben keine gemeinsame Grenze.
ice-age-refusal-swap-too-far = Die beiden Jäger müssen in Nachbargebieten stehen.
ice-age-refusal-mammoth-too-far = Zu diesem Preis geht das Mammut in ein Nachbargebiet: Diese Gebiete haben keine gemeinsame Grenze.
ice-age-refusal-band-too-far = Die Gruppe geht in ein Nachbargebiet: Diese Gebiete haben keine gemeinsame Grenze.
ice-age-refusal-same-region = Eine versetzte Figur muss in einem anderen Gebiet ankommen.
ice-age-refusal-look-alike = Diese beiden Jäger sehen gleich aus, ein Tausch würde nichts ändern.
ice-age-refusal-swap-order = Nenne zuerst den Jäger in dem Gebiet mit der kleineren Nummer.
ice-age-refusal-no-piece-to-move = Eine solche Figur ist dort nicht zu versetzen.
ice-age-refusal-no-hunter-to-remove = Einen solchen Jäger gibt es dort nicht zu entfernen.
ice-age-refusal-no-mammoth-to-remove = Dort ist kein Mammut, das du entfernen könntest.
ice-age-refusal-no-fire-to-move = In diesem Gebiet liegt kein Feuerplättchen.
ice-age-refusal-no-ember-to-move = In diesem Gebiet liegt kein Feuerplättchen, das du umlegen könntest.
ice-age-refusal-already-moved = Diesen Jäger hat die Karte schon versetzt.
ice-age-refusal-placed-by-this-card = Diesen Jäger hat die Karte schon platziert oder versetzt.
ice-age-refusal-not-own-substitute = Ist deine Reserve leer, versetzt du nur eigene Jäger.
ice-age-refusal-not-own-band = Mit der Gruppe ziehen nur deine eigenen Jäger.
ice-age-refusal-not-own-march = Du versetzt nur deine eigenen Jäger.
ice-age-refusal-protected = Eine Keule schützt diesen Jäger.
ice-age-refusal-too-many-of-one = Mehr Jäger dieser Farbe erlaubt die Karte nicht.
ice-age-refusal-one-of-each = Alle Jäger, die du entfernst, müssen verschiedene Farben haben.
ice-age-refusal-must-perform = Du hast diese helle Karte bezahlt, also musst du sie nutzen. Nur auf dunkle Karten darf man verzichten.
ice-age-refusal-not-this-light-card = Das tut die helle Karte nicht, die gerade ausgeführt wird.
ice-age-refusal-not-this-dark-card = Das tut die dunkle Karte nicht, die gerade ausgeführt wird.
ice-age-refusal-no-more-pieces = Mehr Figuren erlaubt die Karte nicht.
ice-age-refusal-band-is-complete = Die Gruppe hat schon alle ihre Jäger.
ice-age-refusal-one-mammoth = Mit der Gruppe zieht nur ein Mammut.
ice-age-refusal-camp-is-complete = Die neue Gruppe hat keine weiteren Figuren dieser Art.
ice-age-refusal-reserve-first = Nimm zuerst die Figuren aus der Reserve.
ice-age-refusal-reserve-empty = Du hast keinen Jäger in Reserve.
ice-age-refusal-supply-empty = Im Vorrat ist kein Mammut mehr.
ice-age-refusal-stay-together = Alle Figuren der neuen Gruppe kommen in dasselbe Gebiet.
ice-age-refusal-one-origin = Alle Jäger der Gruppe starten in demselben Gebiet.
ice-age-refusal-mammoth-elsewhere = Das Mammut muss im Gebiet der Gruppe starten.
ice-age-refusal-one-destination = Alle Figuren der Gruppe gehen in dasselbe Gebiet.
ice-age-refusal-hunter-first = Versetze erst einen Jäger, dann das Mammut.
ice-age-refusal-cannot-arm = Eine Keule kommt unter einen deiner Jäger, der noch keine hat.
ice-age-refusal-not-this-hunter = Eine aufgehobene Keule kommt unter den Jäger, den du gerade platziert oder versetzt hast.
ice-age-refusal-cannot-put-away = Diese Karte hast du nicht auf der Hand.
ice-age-refusal-one-colour = Dann hätten alle deine Handkarten dieselbe Farbe.
ice-age-refusal-empty-pile = Dieser Stapel ist leer.
ice-age-refusal-already-covered = Dieses Gebiet liegt schon unter Eis.
ice-age-refusal-out-of-glacier-reach = Dieses Gebiet kann der Gletscher nicht erreichen.
ice-age-refusal-no-chance = Das wird jetzt nicht gezogen.
ice-age-refusal-no-such-first-player = Diesen Sitz gibt es in der Partie nicht.
ice-age-refusal-not-in-pile = Diese Karte kann nicht oben auf dem Zugstapel liegen.
ice-age-refusal-no-such-fire = Ein Feuerplättchen mit diesem Wert ist nicht mehr übrig.
ice-age-refusal-not-last-placed = Dieser Sitz liegt nicht mit auf dem letzten Platz.

## The terminal

ice-age-text-round = Runde { $round } von { $rounds }
ice-age-text-ice = Eis
ice-age-text-covered = unter Eis
ice-age-text-mammoths = Mammut { $count }
ice-age-text-fires = Feuer { $count }
ice-age-text-warmth = Feuer +{ $count }
ice-age-text-legend = s1:3(1) sind drei Jäger von Sitz 1, einer davon mit Keule. Auch benachbart: { $borders }.
ice-age-text-pools = Steine: dunkel { $dark }, hell { $light }. Vorrat: { $clubs ->
    [one] { $clubs } Keule
   *[other] { $clubs } Keulen
}, { $mammoths ->
    [one] { $mammoths } Mammut
   *[other] { $mammoths } Mammuts
}.
ice-age-text-discards = Offene Ablage: { $light } / { $dark }. Stapel: { $light-pile } helle, { $dark-pile } dunkle.
ice-age-text-nothing = nichts
ice-age-text-score = Punkte
ice-age-text-stones = Steine
ice-age-text-clubs = Keulen
ice-age-text-reserve = Reserve
ice-age-text-hand = Hand
ice-age-text-cards = { $light } helle, { $dark } dunkle
ice-age-text-your-hand = Deine Hand: { $cards }

# Was Statistiken zählen und was ein Spezialist bevorzugt.
ice-age-counted-light = Helle Karten
ice-age-counted-dark = Dunkle Karten
ice-age-strategy-herds = Gebiete mit einer Herde
ice-age-strategy-sparse = Gebiete mit höchstens einem Mammut
ice-age-strategy-clubs = Keulen

# Advice: reads on after "points from".
ice-age-term-round = Jäger, die diese Runde Punkte bringen
ice-age-term-later = Jäger, die für spätere Runden bleiben
ice-age-term-reserve = Jäger in Reserve
ice-age-term-stones = Steine
ice-age-term-clubs = Keulen
ice-age-term-hand = Handkarten
ice-age-term-card = Rest der Karte

# What the owner of a box can enter, and what can be wrong with it.
ice-age-kind-map = Der Spielplan
ice-age-kind-setup = Spielaufbau
ice-age-kind-numbers = Zahlen der Regel
ice-age-label-map = Karte
ice-age-label-numbers = Zahlen der Regel
ice-age-label-players = { $seats } Spieler
ice-age-label-card = { $id }
ice-age-label-worth = Wert { $worth }
ice-age-label-region = Region { $region }
ice-age-label-one-side = Region
ice-age-label-other-side = Ihr Nachbar
ice-age-label-who-player = Wer sie spielt
ice-age-label-who-every-other = Alle anderen Spieler
ice-age-label-who-one-other = Ein anderer Spieler
ice-age-number-rounds = Runden
ice-age-number-hunters = Jäger je Spieler
ice-age-number-settlers = Jäger, die vor der ersten Runde gesetzt werden
ice-age-number-stones = Steine je Spieler zu Beginn
ice-age-number-clubs = Keulen
ice-age-number-fires = Feuerplättchen
ice-age-number-capacity = Jäger, die eine Region ohne Mammut ernährt
ice-age-number-opening_light = Helle Karten der Starthand
ice-age-number-opening_dark = Dunkle Karten der Starthand
ice-age-number-rich = Steine, die eine helle Karte erzwingen
ice-age-number-dark_pool_least = Steine, die in einer weiteren Runde mindestens zu verdienen sind
ice-age-setup-covered = Regionen unter Eis
ice-age-setup-mammoths = Regionen mit einem Mammut
ice-age-setup-mammoth_supply = Mammuts im Vorrat
ice-age-setup-dark_pool = Steine, die in der ersten Runde zu verdienen sind
ice-age-map-ice_edge = Regionen am Rand des Eises
ice-age-map-borders = Grenzen
ice-age-map-terrain = Landschaften
ice-age-face-copies = Anzahl
ice-age-face-stones = Steine
ice-age-face-who = Ausgeführt von
ice-age-face-effects = Was sie bewirkt
ice-age-instructions-place = Jäger setzen
ice-age-instructions-move = Jäger bewegen
ice-age-instructions-remove = Jäger entfernen
ice-age-instructions-mammoth = Mammuts
ice-age-instructions-token = Keulen und Feuer
ice-age-instructions-copy = Kult
ice-age-mistake-instruction = „{ $found }“ ist keine Anweisung; wähle eine aus der Liste, etwa „take a club“.
ice-age-mistake-hunters = Eine Anweisung gilt für 1 bis { $most } Jäger, nicht für „{ $found }“; ändere die Zahl.
ice-age-mistake-terrain = Es gibt keine Landschaft „{ $found }“; nimm eine von { $known }.
ice-age-mistake-cult = Ein Kult kopiert nur eine abgelegte Karte; schreib „copy a discard“.
ice-age-mistake-no-cult = Nur ein Kult kopiert eine abgelegte Karte; wähle eine andere Anweisung.
ice-age-mistake-points = { $rounds } Runden mit { $hunters } Jägern könnten { $points } Punkte bringen, und nur 255 sind zählbar; nimm weniger Runden oder Jäger.
ice-age-mistake-settlers = { $settlers } Jäger lassen sich vor der ersten Runde nicht setzen: Ein Spieler hat { $hunters }; senke die eine Zahl oder erhöhe die andere.
ice-age-mistake-fires = Es sind zusammen { $tokens } Feuerplättchen; 12 bis 40 sind nötig, eines je Region.
ice-age-mistake-opening = Eine Starthand hat 5 Karten beider Farben, nicht { $light } helle und { $dark } dunkle; ändere beide Zahlen.
ice-age-mistake-stones = { $seats } Spieler brauchen { $needed } Steine, und die Schachtel hat 50; nimm weniger zu verdienende Steine oder weniger zu Beginn.
ice-age-mistake-open = Bei { $seats } Spielern bleiben nur { $open } Regionen offen; lass mindestens 4 ohne Eis.
ice-age-mistake-two-mammoths = Bei { $seats } Spielern hat Region { $region } zu Beginn zwei Mammuts; nenne jede Region nur einmal.
ice-age-mistake-mammoth-on-ice = Bei { $seats } Spielern steht ein Mammut in Region { $region }, die unter Eis liegt; versetze das Mammut oder das Eis.
ice-age-mistake-mammoths = Bei { $seats } Spielern sind { $mammoths } Mammuts im Spiel; die Schachtel hat 6, mindestens 1 ist nötig.
ice-age-mistake-own-border = Region { $region } kann nicht an sich selbst grenzen; streiche das Paar.
ice-age-mistake-border-twice = Die Grenze zwischen { $one } und { $other } steht zweimal da; streiche eine.
ice-age-mistake-neighbours = Laut Regel sind { $one } und { $other } benachbart ({ $rule }); ergänze die Grenze.
ice-age-mistake-no-neighbours = Laut Regel sind { $one } und { $other } nicht benachbart ({ $rule }); streiche die Grenze.
ice-age-mistake-glacier = Mit { $covered } unter Eis wächst der Gletscher laut Regel nach { $expected }, auf dieser Karte nach { $found } ({ $rule }); ändere die Grenzen oder den Rand des Eises.
ice-age-mistake-glacier-first = Ohne Eis auf der Karte kommt der Gletscher laut Regel nach { $expected }, auf dieser Karte nach { $found } ({ $rule }); ändere den Rand des Eises.
ice-age-mistake-unreachable = Diese Regionen sind von Region 1 aus nicht zu erreichen: { $regions }; ergänze eine Grenze.
ice-age-mistake-prices = Die Karte hat { $options } Möglichkeiten und { $prices } Preise; gib jeder Möglichkeit ihren Preis.
ice-age-mistake-copies-light = Es sind zusammen { $found } helle Karten, und die Schachtel hat { $wanted } (IA-COMP-03); ändere auch die Anzahl einer anderen hellen Karte.
ice-age-mistake-copies-dark = Es sind zusammen { $found } dunkle Karten, und die Schachtel hat { $wanted } (IA-COMP-03); ändere auch die Anzahl einer anderen dunklen Karte.
