### Rise of Tribes in German.

rise-of-tribes-title = Rise of Tribes
rise-of-tribes-blurb = Lass einen Stamm wachsen, breite dich über Seen, Wälder und Berge aus, baue Dörfer und erreiche zuerst 15 Punkte.

rise-of-tribes-option-seats-help = Rise of Tribes ist für 2 bis 4 Personen.
rise-of-tribes-option-elders = Älteste
rise-of-tribes-option-elders-help = Mit einem neuen Dorf kann deine Älteste kommen, die von anderen Stämmen lernt.
rise-of-tribes-option-powers = Häuptlingskräfte
rise-of-tribes-option-powers-help = Jeder Stamm wählt eine der beiden Kräfte seines Häuptlings.
rise-of-tribes-option-tiles = Besonderes Gelände
rise-of-tribes-option-tiles-help = Diese Teile ersetzen gewöhnliche Plättchen.
rise-of-tribes-option-random-tiles = Besonderes Gelände per Zufall
rise-of-tribes-option-random-tiles-help = So viele weitere Teile werden zufällig gezogen.
rise-of-tribes-option-gather = Sammeln
rise-of-tribes-option-gather-help = Was die Würfel auf SAMMELN verändern.
rise-of-tribes-option-gather-hexes = Die Zahl der Felder: eins, zwei oder drei mit je zwei Rohstoffen
rise-of-tribes-option-gather-yield = Die Rohstoffe von zwei Feldern: je eins, zwei oder drei

## Things

rise-of-tribes-good-food = Nahrung
rise-of-tribes-good-wood = Holz
rise-of-tribes-good-stone = Stein
rise-of-tribes-goods-food = { $amount } Nahrung
rise-of-tribes-goods-wood = { $amount } Holz
rise-of-tribes-goods-stone = { $amount } Stein
rise-of-tribes-goods = { $goods }
rise-of-tribes-goods-none = nichts

rise-of-tribes-land-lake = See
rise-of-tribes-land-forest = Wald
rise-of-tribes-land-mountain = Berg

rise-of-tribes-face-sun = Sonne
rise-of-tribes-face-moon = Mond
rise-of-tribes-face-blank = Leerseite
# A die as the object of a sentence.
rise-of-tribes-die-object = { $die-key ->
    [rise-of-tribes-face-sun] eine Sonne
    [rise-of-tribes-face-moon] einen Mond
   *[other] eine Leerseite
}

rise-of-tribes-action-grow = WACHSEN
rise-of-tribes-action-move = ZIEHEN
rise-of-tribes-action-gather = SAMMELN
rise-of-tribes-action-lead = FÜHREN

rise-of-tribes-level-low = verringert
rise-of-tribes-level-normal = normal
rise-of-tribes-level-high = erhöht

rise-of-tribes-tile-lake = See
rise-of-tribes-tile-forest = Wald
rise-of-tribes-tile-mountain = Berg
rise-of-tribes-tile-great-lake = Großer See
rise-of-tribes-tile-great-forest = Großer Wald
rise-of-tribes-tile-great-mountain = Großer Berg
rise-of-tribes-tile-wild-land = Wildnis
rise-of-tribes-tile-jungle = Dschungel
rise-of-tribes-tile-oasis = Oase
rise-of-tribes-tile-chasm = Schlucht
rise-of-tribes-tile-glacier = Gletscher
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

rise-of-tribes-source-villages = Dörfer
rise-of-tribes-source-developments = Entwicklungen
rise-of-tribes-source-achievements = Errungenschaften
rise-of-tribes-source-events = Ereignisse
rise-of-tribes-source-elders = vertriebene Älteste
rise-of-tribes-tie-won = Siegpunkte erreicht

rise-of-tribes-members = { $members ->
    [one] 1 Mitglied
   *[other] { $members } Mitglieder
}
rise-of-tribes-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
rise-of-tribes-nothing = nichts
rise-of-tribes-side = { $who } mit { $members ->
    [one] 1 Mitglied
   *[other] { $members } Mitgliedern
}
rise-of-tribes-side-invaders = { $members ->
    [one] 1 Eindringling
   *[other] { $members } Eindringlinge
}

## Goals

rise-of-tribes-named = { $name }
rise-of-tribes-goal-bow = Bogen
rise-of-tribes-goal-basketry = Korb­flechten
rise-of-tribes-goal-pottery = Töpferei
rise-of-tribes-goal-oxen = Ochsen
rise-of-tribes-goal-smoking-racks = Räucher­gestelle
rise-of-tribes-goal-cradleboards = Trage­wiegen
rise-of-tribes-goal-cairn-trails = Steinmal­pfade
rise-of-tribes-goal-ochre-paintings = Ocker­malerei
rise-of-tribes-goal-clan = Sippe
rise-of-tribes-goal-long-trails = Weite Wege
rise-of-tribes-goal-home-valley = Heimat­tal
rise-of-tribes-goal-meeting-grounds = Treff­plätze
rise-of-tribes-goal-kindred-lands = Ver­wandte Länder
rise-of-tribes-goal-overlords = Ober­herrschaft
rise-of-tribes-goal-four-camps = Vier Lager

rise-of-tribes-ability-strike = in deinem Zug darfst du vor jedem Konflikt zwischen Stämmen 1 verteidigendes Mitglied deiner Wahl entfernen
rise-of-tribes-ability-richer-hex = SAMMELN: Eines der gewählten Felder gibt { $amount } mehr
rise-of-tribes-ability-gift = nach SAMMELN darfst du jemandem 1 Rohstoff geben und dafür { $amount ->
    [one] 1 beliebigen
   *[other] { $amount } beliebige
} nehmen
rise-of-tribes-ability-extra-hex = SAMMELN: Wähle ein Feld mehr, auch ein schon gewähltes
rise-of-tribes-ability-extra-member = WACHSEN: { $amount } mehr
rise-of-tribes-ability-outpost = { $amount ->
    [one] WACHSEN: Ein neues Mitglied darf auf ein Feld neben deinen kommen
   *[other] WACHSEN: { $amount } neue Mitglieder dürfen auf Felder neben deinen kommen
}
rise-of-tribes-ability-long-march = { $amount ->
    [one] ZIEHEN: Ein Mitglied darf zwei Felder weit gehen
   *[other] ZIEHEN: Bis zu { $amount } Mitglieder dürfen zwei Felder weit gehen
}
rise-of-tribes-ability-extra-card = FÜHREN: { $amount } mehr ziehen, dann ebenso viele der gezogenen Karten unter deinen Stapel legen

rise-of-tribes-condition-members = mindestens { $members } deiner Mitglieder sind auf dem Spielplan
rise-of-tribes-condition-occupy = du besetzt { $hexes } Felder
rise-of-tribes-condition-valley = du beherrschst einen See, einen Wald und einen Berg, von denen einer an beide anderen grenzt, mit je { $members } oder mehr Mitgliedern
rise-of-tribes-condition-share = du teilst dir { $hexes } Felder mit anderen Stämmen
rise-of-tribes-condition-kindred = du hast die Mehrheit auf { $hexes } Feldern derselben Landschaft
rise-of-tribes-condition-overlord = du hast die Mehrheit auf einem Feld mit einem fremden Dorf
rise-of-tribes-condition-control = du beherrschst { $hexes } Felder mit je { $members } oder mehr Mitgliedern

## Events

rise-of-tribes-event-discovery = Ent­deckung
rise-of-tribes-event-drought = Dürre
rise-of-tribes-event-mild-winter = Milder Winter
rise-of-tribes-event-plentiful-food = Nahrung im Über­fluss
rise-of-tribes-event-plentiful-wood = Holz im Über­fluss
rise-of-tribes-event-plentiful-stone = Stein im Über­fluss
rise-of-tribes-event-shared-knowledge = Geteiltes Wissen
rise-of-tribes-event-sabre-tooth = Säbelzahn­tiger
rise-of-tribes-event-volcano = Vulkan
rise-of-tribes-event-invaders = Ein­dringlinge
rise-of-tribes-event-mammoth = Mammut
rise-of-tribes-event-walls = Mauern
rise-of-tribes-event-dugout-canoe = Einbaum
rise-of-tribes-event-altar = Altar
rise-of-tribes-event-chieftain = Häuptlings­würde
rise-of-tribes-event-abandoned-village = Verlas­senes Dorf

rise-of-tribes-object-walls = Mauern
rise-of-tribes-object-canoe = Einbaum
rise-of-tribes-object-altar = Altar
# An object as the object of a sentence.
rise-of-tribes-object-bought = { $object-key ->
    [rise-of-tribes-object-walls] die Mauern
    [rise-of-tribes-object-canoe] den Einbaum
   *[other] den Altar
}
rise-of-tribes-object-walls-use = verteidigst du ein Feld mit deinem Dorf, darfst du vor dem Konflikt 1 angreifendes Mitglied entfernen
rise-of-tribes-object-canoe-use = bei ZIEHEN sind Schritte auf Seen frei
rise-of-tribes-object-altar-use = gib jederzeit in deinem Zug ein Mitglied und Rohstoffe für einen Punkt

rise-of-tribes-effect-discovery = Auf der Karte liegen { $tokens }. Nimm bei ZIEHEN je eins davon für jedes Feld, das du betrittst, wenn dort andere waren und keines deiner Mitglieder.
rise-of-tribes-effect-drought = Kein Feld fasst mehr als { $limit } Mitglieder, bis zum nächsten Pasch.
rise-of-tribes-effect-mild-winter = Auf der Karte liegt pro Person { $food }. Jedes WACHSEN bringt { $more } Mitglieder mehr und nimmt 1 Nahrung von der Karte.
rise-of-tribes-effect-plentiful = Auf der Karte liegen { $tokens }. Jeder { $land }, auf dem du sammelst, gibt zusätzlich { $more } von der Karte.
rise-of-tribes-effect-knowledge = Wer sich ein Feld mit einem anderen Stamm teilt, darf einmal pro Zug in Schritt 5 einen Rohstoff auf die Karte legen und ein Ziel ziehen. Mit { $most } Rohstoffen verschwindet sie.
rise-of-tribes-effect-sabre-tooth = Er kommt auf einen Berg, wo jeder Stamm ein Mitglied verliert; bei jedem Pasch zieht er auf ein anderes Feld und beißt wieder zu. Ein Würfel und ein Mitglied von seinem Feld: { rise-of-tribes-points } für die Jagd.
rise-of-tribes-effect-volcano = Er entsteht am Rand des Spielplans und bricht aus: Jeder Stamm daneben erhält { $stone } und verliert Mitglieder: { $sun } bei Sonnen, { $blank } bei Leerseiten, { $moon } bei Monden. Felder daneben können Stein geben.
rise-of-tribes-effect-invaders = { $first } Eindringlinge landen auf dem am dünnsten besiedelten Feld; mit jedem Pasch kommt einer dazu, bis es { $most } sind. Dort wird weder gesammelt noch gebaut. { rise-of-tribes-points } für den Sieg über den letzten.
rise-of-tribes-effect-mammoth = Es erscheint auf dem am dünnsten besiedelten See. Mit { $members } Mitgliedern dort kannst du einen Würfel ausgeben, um es zu jagen ({ $meat }, { $hunt ->
    [one] { $hunt } Punkt
   *[other] { $hunt } Punkte
}) oder für { $feed } zu zähmen ({ $tame ->
    [one] { $tame } Punkt
   *[other] { $tame } Punkte
}, mit dem Mammut wieder verloren).
rise-of-tribes-effect-object = Zu kaufen für { $cost }: { $use }. Mit jedem Pasch sinkt der Preis um 1 { $good }; bei null ist das Angebot vorbei.
rise-of-tribes-effect-chieftain = Eine Versteigerung. Wer gewinnt, zahlt das Gebot an die anderen: { $high } Punkte ab { $many } Rohstoffen, sonst { $low }.
rise-of-tribes-effect-abandoned-village = In Zugreihenfolge dürfen alle für { $cost } ein Dorf auf einem Feld bauen, das sie beherrschen.

## Chief powers

rise-of-tribes-power-traders = Handel
rise-of-tribes-power-crafty-builders = Bau­geschick
rise-of-tribes-power-cunning = List
rise-of-tribes-power-agriculture = Acker­bau
rise-of-tribes-power-education = Bildung
rise-of-tribes-power-exogamy = Exo­gamie
rise-of-tribes-power-wayfarers = Wander­volk
rise-of-tribes-power-focused-effort = Gebün­delte Kraft
rise-of-tribes-power-ambush = Hinter­halt
rise-of-tribes-power-dreamtime = Traum­zeit
rise-of-tribes-power-pathfinder = Weg­suche
rise-of-tribes-power-evasion = Aus­weichen
rise-of-tribes-power-shared-bounty = Geteilte Ernte
rise-of-tribes-power-intimidate = Ein­schüchtern
rise-of-tribes-power-hidden-village = Verbor­genes Dorf
rise-of-tribes-power-light-in-the-dark = Licht im Dunkel

rise-of-tribes-power-effect-exchange = tausche einmal in jedem Zug bis zu { $most } Rohstoffe eins zu eins: in deinem oder wenn du wegen eines Ereignisses zahlst oder bietest
rise-of-tribes-power-effect-cheaper-villages = deine Dörfer kosten { $less ->
    [one] { $less } Rohstoff
   *[other] { $less } Rohstoffe
} deiner Wahl weniger
rise-of-tribes-power-effect-start-conflict = zahle einmal pro Zug in Schritt 4 { $cost ->
    [one] { $cost } Rohstoff
   *[other] { $cost } Rohstoffe
}, um auf einem geteilten Feld einen Konflikt zu beginnen
rise-of-tribes-power-effect-village-food = in Schritt 1 gibt jedes deiner Dörfer auf dem Spielplan { $food } Nahrung
rise-of-tribes-power-effect-lake-child = wenn SAMMELN Nahrung von Seen bringt, setze { $members ->
    [one] ein Mitglied
   *[other] { $members } Mitglieder
} auf einen davon
rise-of-tribes-power-effect-shared-child = jedes WACHSEN bringt { $members ->
    [one] ein Mitglied
   *[other] { $members } Mitglieder
} mehr auf ein mit anderen geteiltes Feld
rise-of-tribes-power-effect-free-march = bewege einmal pro Zug in Schritt 3 bis zu { $members } Mitglieder von einem Feld auf ein Nachbarfeld
rise-of-tribes-power-effect-crowded-yield = jedes Feld, auf dem du mit { $members } oder mehr Mitgliedern sammelst, gibt { $more } mehr
rise-of-tribes-power-effect-ambush = WACHSEN darf bis zu { $most } Mitglieder auf dein Tableau bringen; sie kommen vor deinen Konflikten hervor oder in einem Konflikt, an dem du beteiligt bist
rise-of-tribes-power-effect-foretell = nenne vor dem Würfeln ein Symbol; zeigt es ein Würfel, nimm { $goods ->
    [one] { $goods } Rohstoff, den
   *[other] { $goods } Rohstoffe, die
} deine Felder hervorbringen
rise-of-tribes-power-effect-pathfinder = nimm nach ZIEHEN einen Rohstoff für jedes leere Feld, das du betreten hast, höchstens { $most }
rise-of-tribes-power-effect-retreat = nach einem Konflikt fliehen bis zu { $most } deiner besiegten Mitglieder auf ein Nachbarfeld
rise-of-tribes-power-effect-bounty = wenn andere auf Feldern sammeln, die du mit ihnen teilst, nimm Rohstoffe, die deine Felder hervorbringen, höchstens { $most }
rise-of-tribes-power-effect-drive-out = zahle einmal pro Zug in Schritt 3 { $cost ->
    [one] { $cost } Rohstoff
   *[other] { $cost } Rohstoffe
}, um ein fremdes Mitglied von einem Feld zu vertreiben, auf dem du die Mehrheit hast
rise-of-tribes-power-effect-hidden-village = mit einem Dorf auf dem Spielplan darfst du noch eins auf deinem Tableau bauen; es kann nicht verloren gehen
rise-of-tribes-power-effect-turn-die = nach dem Würfeln darfst du einen Mond zur Sonne drehen

## Kinds of faces

rise-of-tribes-kind-development = Entwicklung
rise-of-tribes-kind-achievement = Errungenschaft
rise-of-tribes-kind-event = Ereignis
rise-of-tribes-kind-tribe = Tableau
rise-of-tribes-kind-power = Häuptlingskraft
rise-of-tribes-kind-tile = Besonderes Gelände

## Special terrain

rise-of-tribes-tile-effect-rich = gibt { $more } mehr, einmal pro SAMMELN
rise-of-tribes-tile-effect-wild = gilt als jede Landschaft und gibt Rohstoffe in beliebiger Mischung, einmal pro SAMMELN
rise-of-tribes-tile-effect-thicket = gibt nur Rohstoffe, wenn { $members } oder mehr deiner Mitglieder dort sind
rise-of-tribes-tile-effect-chasm = nach den Konflikten verliert ein Stamm, der dort nur { rise-of-tribes-members } hat, auch das
rise-of-tribes-tile-effect-glacier = liegt auf einem Berg: höchstens { $limit } Mitglieder, kein Dorf, { $most } Stein pro SAMMELN. Jede erhöhte Aktion legt einen Stein darauf; bei { $stones } schmilzt er, und wer dort zuerst sammelt, bekommt sie.
rise-of-tribes-tile-counts-as = gilt als { $lands }: { $effect }
rise-of-tribes-board-face = ein Dorf kostet { $cost }

## Questions

rise-of-tribes-ask-over = Die Partie ist zu Ende.
rise-of-tribes-ask-chance = Jetzt entscheiden Würfel oder Karten.
rise-of-tribes-ask-glacier = Lege den Gletscher auf einen Berg.
rise-of-tribes-ask-power = Wähle die Kraft deines Häuptlings.
rise-of-tribes-ask-settle = Wähle dein erstes Feld.
rise-of-tribes-ask-settle-beside = Auf welchem Feld neben { $hex } siedelst du noch?
rise-of-tribes-ask-start-goods = Nimm noch { $left ->
    [one] { $left } Rohstoff
   *[other] { $left } Rohstoffe
} deiner Wahl.
rise-of-tribes-ask-return = Dein Stamm hat den Spielplan verlassen. Wo kehrt er mit { $members ->
    [one] { $members } Mitglied
   *[other] { $members } Mitgliedern
} zurück?
rise-of-tribes-ask-before-roll = Würfle oder handle vor dem Wurf.
rise-of-tribes-ask-before-events = Ein Pasch! Handle vor den Ereignissen oder mach weiter.
rise-of-tribes-ask-light = Einen Mond zur Sonne drehen?
rise-of-tribes-ask-dream = Dein Traum wird wahr. Welchen Rohstoff nimmst du?
rise-of-tribes-ask-actions = { $dice ->
    [one] Lege deinen zweiten Würfel.
   *[other] Lege deinen ersten Würfel.
}
rise-of-tribes-ask-late = Beide Würfel liegen. Noch etwas vor den Konflikten?
rise-of-tribes-ask-release = Kommen vor den Konflikten verborgene Mitglieder hervor?
rise-of-tribes-ask-conflicts = Welcher Konflikt kommt als Nächstes?
rise-of-tribes-ask-no-conflict = Kein Feld ist überfüllt. Handle vor Schritt 5 oder mach weiter.
rise-of-tribes-ask-end = Baue Dörfer, vollende Ziele oder beende deinen Zug.
rise-of-tribes-ask-end-knowledge = Baue Dörfer, vollende Ziele, teile Wissen oder beende deinen Zug.
rise-of-tribes-ask-sabre-tooth = Stelle den Säbelzahntiger auf einen Berg.
rise-of-tribes-ask-sabre-tooth-moves = Bewege den Säbelzahntiger auf ein anderes Feld.
rise-of-tribes-ask-invaders = Stelle die Eindringlinge auf eines der am dünnsten besiedelten Felder.
rise-of-tribes-ask-mammoth = Stelle das Mammut auf einen der am dünnsten besiedelten Seen.
rise-of-tribes-ask-volcano = Wo entsteht der Vulkan?
rise-of-tribes-ask-erupt = Der Vulkan bricht aus. Wo verlierst du ein Mitglied? (noch { $left })
rise-of-tribes-ask-auction = { $leader } bietet { $high }. Biete mehr oder steig aus.
rise-of-tribes-ask-auction-first = Häuptlingswürde: Biete Rohstoffe oder steig aus.
rise-of-tribes-ask-tribute = Zahle dein Gebot an die anderen: noch { $left }.
rise-of-tribes-ask-abandoned-village = Das verlassene Dorf auf einem Feld bauen, das du beherrschst?
rise-of-tribes-ask-grow = Wohin kommt das nächste Mitglied? (noch { $left })
rise-of-tribes-ask-move = Wer zieht als Nächstes? (noch { $left })
rise-of-tribes-ask-discover = Nimm { $left } von der Karte, auf der { $goods } liegen.
rise-of-tribes-ask-claim = Nimm Rohstoffe für die leeren Felder, die du betreten hast. (noch { $left })
rise-of-tribes-ask-gather = Auf welchem Feld sammelst du? (noch { $left }, je { $each ->
    [one] { $each } Rohstoff
   *[other] { $each } Rohstoffe
})
rise-of-tribes-ask-mix = Was gibt { $hex } noch? (noch { $left })
rise-of-tribes-ask-plenty = Die zusätzlichen Rohstoffe nehmen? ({ $event })
rise-of-tribes-ask-basketry = { $goal }: mehr von einer gesammelten Art nehmen?
rise-of-tribes-ask-educate = Ein Mitglied auf einen See setzen, der Nahrung gab?
rise-of-tribes-ask-pottery = { $goal }: einen Rohstoff weggeben und { $amount ->
    [one] einen beliebigen
   *[other] { $amount } beliebige
} nehmen?
rise-of-tribes-ask-pick = Nimm beliebige Rohstoffe. (noch { $left })
rise-of-tribes-ask-bounty = Auf Feldern, die du teilst, wurde gesammelt. Nimm deinen Anteil. (noch { $left })
rise-of-tribes-ask-lead = Lege bis zu { $discards ->
    [one] { $discards } Ziel
   *[other] { $discards } Ziele
} ab, dann ziehe { $draw }.
rise-of-tribes-ask-under = Welches gezogene Ziel kommt unter deinen Stapel?
rise-of-tribes-ask-pay-elder = Welchen Rohstoff gibst du an { $to }?
rise-of-tribes-ask-pay = Welchen Rohstoff zahlst du?
rise-of-tribes-ask-pay-cunning = Welchen Rohstoff zahlst du für den Konflikt auf { $hex }?
rise-of-tribes-ask-drive = Wohin flieht das Mitglied von { $who } aus { $hex }?
rise-of-tribes-ask-march = Noch ein Mitglied mitmarschieren lassen? (noch { $left })
rise-of-tribes-ask-trade = Noch einen Rohstoff tauschen? (noch { $left })
rise-of-tribes-ask-bow = Konflikt auf { $hex }. { $goal }: Wen triffst du?
rise-of-tribes-ask-walls = { $attacker } greift { $hex } an. Deine Mauern nutzen?
rise-of-tribes-ask-ambush = Konflikt auf { $hex }. Greifen verborgene Mitglieder ein?
rise-of-tribes-ask-evade = Wohin fliehen deine besiegten Mitglieder von { $hex }? (noch { $left })
rise-of-tribes-ask-spare = Was sparst du ein von { $cost }? (noch { $left })
rise-of-tribes-ask-sacrifice = Welches Mitglied wird dem Altar gegeben?

## Actions

rise-of-tribes-do-power = { $power }: { $effect }
rise-of-tribes-do-settle = Auf { $hex } siedeln.
rise-of-tribes-do-glacier = Gletscher auf { $hex } legen.
rise-of-tribes-do-take = { $good } nehmen.
rise-of-tribes-do-return = Mit { $members ->
    [one] 1 Mitglied
   *[other] { $members } Mitgliedern
} nach { $hex } zurückkehren.
rise-of-tribes-do-foretell = Vorhersagen: { $face }, dann würfeln.
rise-of-tribes-do-roll = Würfeln.
rise-of-tribes-do-light = Einen Mond zur Sonne drehen.
rise-of-tribes-do-keep-dice = Die Würfel so lassen.
rise-of-tribes-do-place-grow = { $die } auf WACHSEN ({ $level }): bis zu { $amount ->
    [one] { $amount } Mitglied
   *[other] { $amount } Mitglieder
} einsetzen.
rise-of-tribes-do-place-move = { $die } auf ZIEHEN ({ $level }): bis zu { $amount ->
    [one] { $amount } Mitglied
   *[other] { $amount } Mitglieder
} bewegen.
rise-of-tribes-do-place-gather = { $die } auf SAMMELN ({ $level }): { $hexes ->
    [one] 1 Feld
   *[other] { $hexes } Felder
} mit je { $each ->
    [one] { $each } Rohstoff
   *[other] { $each } Rohstoffen
}.
rise-of-tribes-do-place-lead = { $die } auf FÜHREN ({ $level }): { $amount ->
    [one] 1 Ziel
   *[other] { $amount } Ziele
} ziehen.
rise-of-tribes-do-hunt-sabre-tooth = Würfel ({ $die }) und ein Mitglied ausgeben, Säbelzahntiger jagen: { rise-of-tribes-points }.
rise-of-tribes-do-hunt-mammoth = Würfel ({ $die }) ausgeben, Mammut jagen: { $meat } und { rise-of-tribes-points }.
rise-of-tribes-do-tame = Würfel ({ $die }) und { $feed } ausgeben, Mammut zähmen: { rise-of-tribes-points }.
rise-of-tribes-do-end-actions = Weiter zu den Konflikten.
rise-of-tribes-do-grow = Mitglied auf { $hex } setzen.
rise-of-tribes-do-wed = Zusätzliches Mitglied auf { $hex } setzen, bei den Nachbarn.
rise-of-tribes-do-hide = Mitglied auf deinem Tableau verbergen.
rise-of-tribes-do-end-grow = Keine Mitglieder mehr einsetzen.
rise-of-tribes-do-move = Mitglied von { $from } nach { $to } bewegen.
rise-of-tribes-do-herd = Mammut nach { $hex } führen.
rise-of-tribes-do-end-move = Niemanden mehr bewegen.
rise-of-tribes-do-claim = { $good } von { $hex } nehmen.
rise-of-tribes-do-gather = { $good } von { $hex } sammeln.
rise-of-tribes-do-end-gather = Nichts mehr sammeln.
rise-of-tribes-do-extra = { $good } von der Karte nehmen.
rise-of-tribes-do-basket = { $good } mehr nehmen.
rise-of-tribes-do-educate = Mitglied auf { $hex } setzen.
rise-of-tribes-do-give = { $good } an { $to } geben.
rise-of-tribes-do-discard = { $goal } unter deinen Stapel legen und eins mehr ziehen.
rise-of-tribes-do-draw = { $cards ->
    [one] 1 Ziel
   *[other] { $cards } Ziele
} ziehen.
rise-of-tribes-do-draw-more = { $cards ->
    [one] { $cards } Ziel
   *[other] { $cards } Ziele
} ziehen und { $back } wieder unter deinen Stapel legen.
rise-of-tribes-do-under = { $goal } unter deinen Stapel legen.
rise-of-tribes-do-buy = { $object } für { $cost } kaufen: { $use }.
rise-of-tribes-do-trade = { $give } gegen { $get } tauschen.
rise-of-tribes-do-end-trade = Nichts mehr tauschen.
rise-of-tribes-do-borrow = { $gift ->
    [one] { $gift } Rohstoff
   *[other] { $gift } Rohstoffe
} an { $who } geben und { $goal } in diesem Zug einmal nutzen: { $ability }.
rise-of-tribes-do-pay = { $good } zahlen.
rise-of-tribes-do-march = Mitglied von { $from } nach { $to } marschieren lassen.
rise-of-tribes-do-scare = Mitglied ({ $who }) von { $hex } vertreiben.
rise-of-tribes-do-drive = Flucht nach { $hex }.
rise-of-tribes-do-release = Ein verborgenes Mitglied kommt auf { $hex } hervor.
rise-of-tribes-do-stay-hidden = Die anderen bleiben verborgen.
rise-of-tribes-do-fight = Auf { $hex } kämpfen: { $sides }.
rise-of-tribes-do-provoke = Für einen Konflikt auf { $hex } zahlen: { $sides }.
rise-of-tribes-do-go-on = Weiter.
rise-of-tribes-do-shoot = Ein Mitglied von { $who } treffen.
rise-of-tribes-do-shoot-invaders = Einen Eindringling treffen.
rise-of-tribes-do-hold-bow = Den Bogen nicht nutzen.
rise-of-tribes-do-walls = Deine Mauern treffen ein Mitglied von { $attacker }.
rise-of-tribes-do-hold-walls = Die Mauern nicht nutzen.
rise-of-tribes-do-evade = Ein Mitglied flieht nach { $hex }.
rise-of-tribes-do-no-retreat = Niemand sonst flieht.
rise-of-tribes-do-build = Dorf auf { $hex } für { $cost } bauen.
rise-of-tribes-do-build-elder = Dorf auf { $hex } für { $cost } bauen und deine Älteste dorthin rufen.
rise-of-tribes-do-build-hidden = Dein verborgenes Dorf für { $cost } bauen.
rise-of-tribes-do-build-nothing = Nichts bauen.
rise-of-tribes-do-spare = 1 { $good } einsparen.
rise-of-tribes-do-complete-development = { $goal } für { $cost } vollenden: { rise-of-tribes-points }; { $ability }.
rise-of-tribes-do-complete-achievement = { $goal } vollenden: { rise-of-tribes-points }; { $condition }.
rise-of-tribes-do-learn = { $good } auf Geteiltes Wissen legen und ein Ziel ziehen.
rise-of-tribes-do-offer = { $cost } und ein Mitglied auf dem Altar opfern: { rise-of-tribes-points }.
rise-of-tribes-do-sacrifice = Ein Mitglied von { $hex } geben.
rise-of-tribes-do-end-turn = Zug beenden.
rise-of-tribes-do-sabre-tooth = Der Säbelzahntiger kommt nach { $hex }.
rise-of-tribes-do-invaders = Die Eindringlinge landen auf { $hex }.
rise-of-tribes-do-mammoth = Das Mammut erscheint auf { $hex }.
rise-of-tribes-do-volcano = Der Vulkan entsteht bei { $place }, neben { $hexes }.
rise-of-tribes-do-lose = Ein Mitglied auf { $hex } verlieren.
rise-of-tribes-do-bid = { $goods ->
    [one] 1 Rohstoff
   *[other] { $goods } Rohstoffe
} bieten.
rise-of-tribes-do-drop-out = Aussteigen.
rise-of-tribes-do-other = { $action }
rise-of-tribes-do-decline = Verzichten.

## The story

rise-of-tribes-note-special = { $tile-key ->
    [rise-of-tribes-tile-great-lake] Der Große See
    [rise-of-tribes-tile-great-forest] Der Große Wald
    [rise-of-tribes-tile-great-mountain] Der Große Berg
    [rise-of-tribes-tile-jungle] Der Dschungel
    [rise-of-tribes-tile-glacier] Der Gletscher
   *[other] Die { $tile }
} ist im Spiel.
rise-of-tribes-note-laid = { $hex }: { $tile }.
rise-of-tribes-note-board = { $who } führt die { $tribe }.
    .you = Du führst die { $tribe }.
rise-of-tribes-note-token = { $who } zieht Dorfmarker { $token }.
    .you = Du ziehst Dorfmarker { $token }.
rise-of-tribes-note-first = { $who } hat den niedrigsten Marker und beginnt.
    .you = Du hast den niedrigsten Marker und beginnst.
rise-of-tribes-note-glacier-laid = { $who } legt den Gletscher auf { $hex }.
    .you = Du legst den Gletscher auf { $hex }.
rise-of-tribes-note-power = { $who } wählt die Kraft „{ $power }“.
    .you = Du wählst die Kraft „{ $power }“.
rise-of-tribes-note-settles = { $who } siedelt auf { $hex } mit { $members ->
    [one] 1 Mitglied
   *[other] { $members } Mitgliedern
}.
    .you = Du siedelst auf { $hex } mit { $members ->
        [one] 1 Mitglied
       *[other] { $members } Mitgliedern
        }.
rise-of-tribes-note-takes = { $who } nimmt { $goods } ({ $cause }).
    .you = Du nimmst { $goods } ({ $cause }).
rise-of-tribes-cause-start = Aufbau
rise-of-tribes-cause-village = Dorf
rise-of-tribes-cause-villages = Dörfer
rise-of-tribes-cause-elder = Älteste
rise-of-tribes-note-turn = Zug { $turn }: { $who }.
    .you = Zug { $turn }: du.
rise-of-tribes-note-returns = { $who } kehrt mit { $members ->
    [one] 1 Mitglied
   *[other] { $members } Mitgliedern
} nach { $hex } zurück.
    .you = Du kehrst mit { $members ->
        [one] 1 Mitglied
       *[other] { $members } Mitgliedern
        } nach { $hex } zurück.
rise-of-tribes-note-scores = { $who } erhält { rise-of-tribes-points } ({ $cause }).
    .you = Du erhältst { rise-of-tribes-points } ({ $cause }).
rise-of-tribes-note-loses-points = { $who } verliert mit dem Mammut { rise-of-tribes-points }.
    .you = Du verlierst mit dem Mammut { rise-of-tribes-points }.
rise-of-tribes-note-foretells = { $who } sagt voraus: { $face }.
    .you = Du sagst voraus: { $face }.
rise-of-tribes-note-rolls = { $who } würfelt { $one } und { $other }.
    .you = Du würfelst { $one } und { $other }.
rise-of-tribes-note-double = { $who } würfelt einen Pasch: { $one } und { $other }.
    .you = Du würfelst einen Pasch: { $one } und { $other }.
rise-of-tribes-note-lights = { $who } dreht einen Mond zur Sonne.
    .you = Du drehst einen Mond zur Sonne.
rise-of-tribes-note-places = { $who } legt { rise-of-tribes-die-object } auf { $action }: { $level }.
    .you = Du legst { rise-of-tribes-die-object } auf { $action }: { $level }.
rise-of-tribes-note-grows = { $who } bekommt ein neues Mitglied auf { $hex }.
    .you = Du bekommst ein neues Mitglied auf { $hex }.
rise-of-tribes-note-grows-by = { $who } bekommt ein neues Mitglied auf { $hex } ({ $power }).
    .you = Du bekommst ein neues Mitglied auf { $hex } ({ $power }).
rise-of-tribes-note-mild-winter = Der milde Winter bringt { $who } bis zu { rise-of-tribes-members } mehr; 1 Nahrung kommt von der Karte.
    .you = Der milde Winter bringt dir bis zu { rise-of-tribes-members } mehr; 1 Nahrung kommt von der Karte.
rise-of-tribes-note-hides = { $who } verbirgt ein Mitglied.
    .you = Du verbirgst ein Mitglied.
rise-of-tribes-note-moves = { $who } bewegt ein Mitglied von { $from } nach { $to }.
    .you = Du bewegst ein Mitglied von { $from } nach { $to }.
rise-of-tribes-note-marches = { $who } lässt ein Mitglied von { $from } nach { $to } marschieren ({ $power }).
    .you = Du lässt ein Mitglied von { $from } nach { $to } marschieren ({ $power }).
rise-of-tribes-note-herds = { $who } führt das Mammut nach { $hex }.
    .you = Du führst das Mammut nach { $hex }.
rise-of-tribes-note-gathers = { $who } sammelt { $goods } von { $hex }.
    .you = Du sammelst { $goods } von { $hex }.
rise-of-tribes-note-finds-stones = { $who } findet auf { $hex }, wo der Gletscher war, { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}.
    .you = Du findest auf { $hex }, wo der Gletscher war, { $stones ->
        [one] 1 Stein
       *[other] { $stones } Steine
        }.
rise-of-tribes-note-takes-from = { $who } nimmt { $goods } von der Karte „{ $event }“.
    .you = Du nimmst { $goods } von der Karte „{ $event }“.
rise-of-tribes-note-gives = { $who } gibt { $goods } an { $you ->
    [to] dich
   *[nobody] { $to }
} ({ $cause }).
    .you = Du gibst { $goods } an { $to } ({ $cause }).
rise-of-tribes-note-puts-under = { $who } legt „{ $goal }“ unter den Zielstapel.
    .you = Du legst „{ $goal }“ unter den Zielstapel.
rise-of-tribes-note-draws = { $who } zieht das Ziel „{ $goal }“.
    .you = Du ziehst das Ziel „{ $goal }“.
rise-of-tribes-note-buys = { $who } kauft { rise-of-tribes-object-bought } für { $price }.
    .you = Du kaufst { rise-of-tribes-object-bought } für { $price }.
rise-of-tribes-note-trades = { $who } tauscht { $give } gegen { $get }.
    .you = Du tauschst { $give } gegen { $get }.
rise-of-tribes-note-borrows = Die Älteste von { $who } lernt „{ $goal }“ von { $you ->
    [teacher] dir
   *[nobody] { $teacher }
}.
    .you = Deine Älteste lernt „{ $goal }“ von { $teacher }.
rise-of-tribes-note-pays = { $who } zahlt { $goods } ({ $cause }).
    .you = Du zahlst { $goods } ({ $cause }).
rise-of-tribes-note-scares = { $who } vertreibt { $you ->
    [victim] eins deiner Mitglieder
   *[nobody] ein Mitglied ({ $victim })
} von { $from } nach { $to }.
    .you = Du vertreibst ein Mitglied ({ $victim }) von { $from } nach { $to }.
rise-of-tribes-note-releases = Ein verborgenes Mitglied von { $who } taucht auf { $hex } auf.
    .you = Ein verborgenes Mitglied deines Stammes taucht auf { $hex } auf.
rise-of-tribes-note-conflict = Konflikt auf { $hex }!
rise-of-tribes-note-provokes = { $who } provoziert einen Konflikt auf { $hex }.
    .you = Du provozierst einen Konflikt auf { $hex }.
rise-of-tribes-note-shoots = Der Bogen von { $who } trifft { $you ->
    [victim] eins deiner Mitglieder
   *[nobody] { $victim }
} auf { $hex }.
    .you = Dein Bogen trifft { $victim } auf { $hex }.
rise-of-tribes-note-shoots-invaders = Der Bogen von { $who } trifft die Eindringlinge auf { $hex }.
    .you = Dein Bogen trifft die Eindringlinge auf { $hex }.
rise-of-tribes-note-walls = Die Mauern von { $who } treffen die Angreifenden auf { $hex }.
    .you = Deine Mauern treffen die Angreifenden auf { $hex }.
rise-of-tribes-note-falls = { $who } verliert { rise-of-tribes-members } im Konflikt auf { $hex }.
    .you = Du verlierst { rise-of-tribes-members } im Konflikt auf { $hex }.
rise-of-tribes-note-invaders-fall = Im Konflikt auf { $hex } { $members ->
    [one] fällt 1 Eindringling
   *[other] fallen { $members } Eindringlinge
}.
rise-of-tribes-note-evades = Ein besiegtes Mitglied von { $who } flieht nach { $hex }.
    .you = Ein besiegtes Mitglied deines Stammes flieht nach { $hex }.
rise-of-tribes-note-chasm = Die Schlucht { $hex } verschlingt { rise-of-tribes-members } von { $who }.
    .you = Die Schlucht { $hex } verschlingt { rise-of-tribes-members } deines Stammes.
rise-of-tribes-note-builds = { $who } baut ein Dorf auf { $hex }.
    .you = Du baust ein Dorf auf { $hex }.
rise-of-tribes-note-builds-hidden = { $who } baut ein verborgenes Dorf.
    .you = Du baust ein verborgenes Dorf.
rise-of-tribes-note-calls-elder = Die Älteste von { $who } kommt nach { $hex }.
    .you = Deine Älteste kommt nach { $hex }.
rise-of-tribes-note-late-events = Das erste Dorf steht. „Häuptlingswürde“ und „Verlassenes Dorf“ kommen in den Ereignisstapel.
rise-of-tribes-note-village-lost = Auf { $hex } ist kein Mitglied von { $who } mehr: Das Dorf dort ist zerstört.
    .you = Auf { $hex } ist keines deiner Mitglieder mehr: Dein Dorf dort ist zerstört.
rise-of-tribes-note-elder-lost = Mit dem Dorf auf { $hex } geht auch die Älteste von { $who }.
    .you = Mit dem Dorf auf { $hex } geht auch deine Älteste.
rise-of-tribes-note-completes = { $who } vollendet das Ziel „{ $goal }“.
    .you = Du vollendest das Ziel „{ $goal }“.
rise-of-tribes-note-sacrifices = { $who } gibt dem Altar ein Mitglied von { $hex }.
    .you = Du gibst dem Altar ein Mitglied von { $hex }.
rise-of-tribes-note-event = Ereignis: { $event }.
rise-of-tribes-note-event-leaves = { $event }: Die Karte wird abgelegt.
rise-of-tribes-note-unsold = Niemand hat { rise-of-tribes-object-bought } gekauft: Die Karte wird abgelegt.
rise-of-tribes-note-events-reshuffled = Die abgelegten Ereignisse werden wieder in den Ereignisstapel gemischt.
rise-of-tribes-note-event-returns = { $event }: Niemand bietet, die Karte kommt in den Ereignisstapel zurück.
rise-of-tribes-note-cheaper = Der Preis { $object-key ->
    [rise-of-tribes-object-walls] der Mauern
    [rise-of-tribes-object-canoe] des Einbaums
   *[other] des Altars
} sinkt auf { $price }.
rise-of-tribes-note-sabre-tooth = Der Säbelzahntiger kommt nach { $hex }.
rise-of-tribes-note-bitten = Der Säbelzahntiger tötet ein Mitglied von { $who } auf { $hex }.
    .you = Der Säbelzahntiger tötet eines deiner Mitglieder auf { $hex }.
rise-of-tribes-note-invaders-land = { $members ->
    [one] { $members } Eindringling landet
   *[other] { $members } Eindringlinge landen
} auf { $hex }.
rise-of-tribes-note-invaders-grow = Auf { $hex } sind jetzt { $members } Eindringlinge.
rise-of-tribes-note-mammoth = Ein Mammut erscheint auf { $hex }.
rise-of-tribes-note-hunts-sabre-tooth = { $who } erlegt den Säbelzahntiger mit einem Mitglied von { $hex }.
    .you = Du erlegst den Säbelzahntiger mit einem Mitglied von { $hex }.
rise-of-tribes-note-hunts-mammoth = { $who } erlegt das Mammut.
    .you = Du erlegst das Mammut.
rise-of-tribes-note-tames = { $who } zähmt das Mammut.
    .you = Du zähmst das Mammut.
rise-of-tribes-note-mammoth-lost = Das Mammut von { $who } läuft davon.
    .you = Dein Mammut läuft davon.
rise-of-tribes-note-volcano = Bei { $place } entsteht ein Vulkan.
rise-of-tribes-note-erupts = Der Vulkan bricht aus.
rise-of-tribes-note-buried = Der Ausbruch tötet ein Mitglied von { $who } auf { $hex }.
    .you = Der Ausbruch tötet eines deiner Mitglieder auf { $hex }.
rise-of-tribes-note-bids = { $who } bietet { $goods ->
    [one] 1 Rohstoff
   *[other] { $goods } Rohstoffe
}.
    .you = Du bietest { $goods ->
        [one] 1 Rohstoff
       *[other] { $goods } Rohstoffe
        }.
rise-of-tribes-note-drops-out = { $who } steigt aus.
    .you = Du steigst aus.
rise-of-tribes-note-wins-auction = { $who } ersteigert die Häuptlingswürde für { $goods ->
    [one] 1 Rohstoff
   *[other] { $goods } Rohstoffe
}.
    .you = Du ersteigerst die Häuptlingswürde für { $goods ->
        [one] 1 Rohstoff
       *[other] { $goods } Rohstoffe
        }.
rise-of-tribes-note-glacier-stone = Die erhöhte Aktion legt einen Stein auf den Gletscher (jetzt { $stones }).
rise-of-tribes-note-glacier-melts = Der Gletscher auf { $hex } schmilzt.
rise-of-tribes-note-wins = { $who } erreicht { $points } Punkte und gewinnt.
    .you = Du erreichst { $points } Punkte und gewinnst.
rise-of-tribes-note-stopped = Die Partie endet nach { $turns } Zügen; die Punkte entscheiden.

## The board in text

rise-of-tribes-text-turn = Zug { $turn } von { $who }
rise-of-tribes-text-dice = Würfel (neuester zuerst)
rise-of-tribes-text-hand = in der Hand: { $dice }
rise-of-tribes-text-event = Ereignis: { $event } ({ $tokens })
rise-of-tribes-text-no-event = Kein Ereignis ist aktiv.
rise-of-tribes-text-tribe = { $who }: { $tribe }, { rise-of-tribes-points }, { $goods }, { $reserve } in Reserve
rise-of-tribes-text-power = Kraft: { $power }
rise-of-tribes-text-hidden = { $members } auf dem Tableau verborgen
rise-of-tribes-text-open = offen: { $goals }
rise-of-tribes-text-done = vollendet: { $goals }
rise-of-tribes-text-deck = { $cards ->
    [one] { $cards } Ziel
   *[other] { $cards } Ziele
} im Stapel
rise-of-tribes-text-owns = besitzt: { $objects }
rise-of-tribes-text-volcano = Vulkan bei { $place }
rise-of-tribes-text-legend = a3 = drei Mitglieder von Sitz 1, b von Sitz 2 …; V = Dorf, E = Älteste, i = Eindringlinge, T = Säbelzahntiger, M = Mammut

## Refusals

rise-of-tribes-refusal-not-now = Jetzt ist etwas anderes zu entscheiden.
rise-of-tribes-refusal-over = Die Partie ist zu Ende.
rise-of-tribes-refusal-not-the-outcome = Das kann jetzt nicht gewürfelt, gezogen oder ausgeteilt werden.
rise-of-tribes-refusal-not-your-power = Dein Häuptling hat diese Kraft nicht.
rise-of-tribes-refusal-not-on-the-map = Dieses Feld gibt es auf dem Spielplan nicht.
rise-of-tribes-refusal-not-free-for-second = Wähle ein unbesetztes Feld.
rise-of-tribes-refusal-not-free-for-third = Wähle ein unbesetztes Feld.
rise-of-tribes-refusal-not-free-for-fourth = Wähle ein unbesetztes Feld.
rise-of-tribes-refusal-no-pair = Wähle ein Feld, neben dem ein unbesetztes liegt.
rise-of-tribes-refusal-not-beside = Wähle ein unbesetztes Feld neben dem ersten.
rise-of-tribes-refusal-not-a-mountain = Der Gletscher kommt auf einen Berg.
rise-of-tribes-refusal-not-an-ordinary-mountain = Der Gletscher kommt auf einen gewöhnlichen Berg, nicht auf besonderes Gelände.
rise-of-tribes-refusal-return-to-free = Kehre auf ein unbesetztes Feld zurück.
rise-of-tribes-refusal-no-such-die = Einen solchen Würfel hast du nicht.
rise-of-tribes-refusal-action-taken = Diese Aktion hattest du schon; die beiden Aktionen eines Zuges müssen verschieden sein.
rise-of-tribes-refusal-dice-left = Lege zuerst beide Würfel.
rise-of-tribes-refusal-grow-elsewhere = Setze Mitglieder auf Felder, auf denen dein Stamm schon ist.
rise-of-tribes-refusal-no-more-members = Mit dieser Aktion kannst du keine weiteren Mitglieder einsetzen.
rise-of-tribes-refusal-not-shared = Dieses Feld teilst du mit keinem anderen Stamm.
rise-of-tribes-refusal-board-full = Mehr Mitglieder kannst du nicht verbergen.
rise-of-tribes-refusal-nobody-to-move = Dort hast du kein Mitglied, das du bewegen könntest.
rise-of-tribes-refusal-member-moved = Alle deine Mitglieder dort haben sich schon bewegt.
rise-of-tribes-refusal-too-far = Ein Mitglied zieht auf ein Nachbarfeld.
rise-of-tribes-refusal-too-far-by-canoe = So weit kommt dein Einbaum nicht.
rise-of-tribes-refusal-no-more-moves = Mit dieser Aktion kannst du keine weiteren Mitglieder bewegen.
rise-of-tribes-refusal-mammoth-stays = Dein Mammut zieht nur auf ein anderes Feld deines Stammes, einmal pro ZIEHEN.
rise-of-tribes-refusal-not-gatherable = Dort hast du kein Mitglied.
rise-of-tribes-refusal-gathered-twice = Dieses Feld hast du schon gewählt.
rise-of-tribes-refusal-wild-once = Die Wildnis kannst du nur einmal wählen.
rise-of-tribes-refusal-glacier-once = Auf dem Gletscher kannst du nur einmal sammeln.
rise-of-tribes-refusal-not-enough-here = Dort brauchst du mehr Mitglieder.
rise-of-tribes-refusal-no-gather-among-invaders = Wo Eindringlinge sind, kannst du nicht sammeln.
rise-of-tribes-refusal-no-wood-here = Dieses Feld gibt kein Holz.
rise-of-tribes-refusal-no-food-here = Dieses Feld gibt keine Nahrung.
rise-of-tribes-refusal-no-stone-here = Dieses Feld gibt keinen Stein.
rise-of-tribes-refusal-kind-not-gathered = Von dieser Art hast du nichts gesammelt.
rise-of-tribes-refusal-not-on-the-card = Davon liegt nichts mehr auf der Karte.
rise-of-tribes-refusal-discard-not-open = Dieses Ziel liegt nicht offen vor dir.
rise-of-tribes-refusal-discard-completed = Ein vollendetes Ziel kannst du nicht ablegen.
rise-of-tribes-refusal-no-more-discards = Du darfst nur ein Ziel pro Dorf ablegen.
rise-of-tribes-refusal-no-extra-card = Du hast keine Entwicklung, mit der du noch eine Karte ziehst.
rise-of-tribes-refusal-not-drawn = Diese Karte hast du nicht gerade gezogen.
rise-of-tribes-refusal-not-for-sale = Das steht nicht zum Verkauf.
rise-of-tribes-refusal-sold = Das gehört schon jemand anderem.
rise-of-tribes-refusal-object-cost = Das kannst du nicht bezahlen.
rise-of-tribes-refusal-no-exchange = Das kannst du jetzt nicht tauschen.
rise-of-tribes-refusal-elder-away = Deine Älteste ist nicht auf dem Spielplan.
rise-of-tribes-refusal-elder-used = Deine Älteste hat in diesem Zug schon etwas gelernt.
rise-of-tribes-refusal-no-gift = Einen solchen Rohstoff hast du nicht für den Unterricht.
rise-of-tribes-refusal-no-lesson = Das kann deine Älteste jetzt nicht lernen.
rise-of-tribes-refusal-nothing-held = Einen solchen Rohstoff kannst du nicht geben.
rise-of-tribes-refusal-not-a-rival = Wähle jemand anders.
rise-of-tribes-refusal-no-march = Du kannst jetzt nicht marschieren.
rise-of-tribes-refusal-nobody-to-march = Dort hast du kein Mitglied, das marschieren könnte.
rise-of-tribes-refusal-march-too-far = Marschiere auf ein Nachbarfeld.
rise-of-tribes-refusal-another-march = Alle marschierenden Mitglieder nehmen denselben Weg.
rise-of-tribes-refusal-no-intimidate = Dein Häuptling kann keine Mitglieder vertreiben.
rise-of-tribes-refusal-intimidate-used = Du hast in diesem Zug schon ein Mitglied vertrieben.
rise-of-tribes-refusal-intimidate-cost = Einen solchen Rohstoff kannst du dafür nicht zahlen.
rise-of-tribes-refusal-no-majority = Dort brauchst du die Mehrheit.
rise-of-tribes-refusal-nobody-to-scare = Dieser Stamm hat dort kein Mitglied.
rise-of-tribes-refusal-not-adjacent = Das Mitglied zieht auf ein Nachbarfeld.
rise-of-tribes-refusal-no-ambush-here = Dort kann kein verborgenes Mitglied hervorkommen.
rise-of-tribes-refusal-no-conflict = Dort gibt es keinen Konflikt.
rise-of-tribes-refusal-conflicts-wait = Trage zuerst die Konflikte aus.
rise-of-tribes-refusal-no-cunning = Dein Häuptling kann keine Konflikte beginnen.
rise-of-tribes-refusal-cunning-used = Du hast in diesem Zug schon einen Konflikt begonnen.
rise-of-tribes-refusal-cunning-cost = Einen solchen Rohstoff kannst du für einen Konflikt nicht zahlen.
rise-of-tribes-refusal-nobody-to-provoke = Dieses Feld teilst du weder mit einem anderen Stamm noch mit Eindringlingen.
rise-of-tribes-refusal-no-target = Es gibt niemanden zu treffen.
rise-of-tribes-refusal-defenders-cannot-shoot = Den Bogen darf nur nutzen, wer angreift.
rise-of-tribes-refusal-no-retreat = Mitglieder fliehen auf ein Feld, das leer ist oder dir gehört.
rise-of-tribes-refusal-retreat-elsewhere = Alle fliehenden Mitglieder gehen auf dasselbe Nachbarfeld.
rise-of-tribes-refusal-retreat-full = Für ein weiteres Mitglied ist kein Platz.
rise-of-tribes-refusal-not-on-own-hex = Dort hast du kein Mitglied.
rise-of-tribes-refusal-village-here = Dort steht schon ein Dorf.
rise-of-tribes-refusal-no-tokens = Es sind keine Dorfmarker mehr da.
rise-of-tribes-refusal-no-village-on-ice = Auf dem Gletscher kann kein Dorf stehen.
rise-of-tribes-refusal-no-village-among-invaders = Wo Eindringlinge sind, kannst du nicht bauen.
rise-of-tribes-refusal-village-cost = Das Dorf kannst du nicht bezahlen.
rise-of-tribes-refusal-abandoned-village-cost = Das verlassene Dorf kannst du nicht bezahlen.
rise-of-tribes-refusal-not-controlled = Dieses Feld beherrschst du nicht.
rise-of-tribes-refusal-no-elders = Diese Partie wird ohne Älteste gespielt.
rise-of-tribes-refusal-elder-on-map = Deine Älteste ist schon auf dem Spielplan.
rise-of-tribes-refusal-no-hidden-village = Dein Häuptling kann kein Dorf verbergen.
rise-of-tribes-refusal-hidden-village-built = Dein verborgenes Dorf steht schon.
rise-of-tribes-refusal-no-village-on-map = Baue zuerst ein Dorf auf dem Spielplan.
rise-of-tribes-refusal-nothing-to-spare = Das kannst du nicht einsparen.
rise-of-tribes-refusal-completed-already = Dieses Ziel hast du schon vollendet.
rise-of-tribes-refusal-goal-not-open = Dieses Ziel liegt nicht offen vor dir.
rise-of-tribes-refusal-goal-cost = Diese Entwicklung kannst du nicht bezahlen.
rise-of-tribes-refusal-condition-fails = Du erfüllst die Bedingung nicht.
rise-of-tribes-refusal-no-knowledge = Geteiltes Wissen ist gerade kein aktives Ereignis.
rise-of-tribes-refusal-nobody-to-learn-from = Du teilst kein Feld mit einem anderen Stamm.
rise-of-tribes-refusal-learned-already = Du hast Geteiltes Wissen in diesem Zug schon genutzt.
rise-of-tribes-refusal-no-goal-to-draw = Dein Zielstapel ist leer.
rise-of-tribes-refusal-knowledge-cost = Einen solchen Rohstoff hast du nicht für die Karte.
rise-of-tribes-refusal-no-altar = Dir gehört der Altar nicht.
rise-of-tribes-refusal-offering-cost = Dieses Opfer hast du nicht.
rise-of-tribes-refusal-no-member-to-sacrifice = Dort hast du kein Mitglied, das du geben könntest.
rise-of-tribes-refusal-sabre-tooth-off-mountain = Der Säbelzahntiger kommt auf einen Berg.
rise-of-tribes-refusal-sabre-tooth-stays = Der Säbelzahntiger geht auf ein anderes Feld.
rise-of-tribes-refusal-no-sabre-tooth-here = Wo der Säbelzahntiger ist, hast du kein Mitglied.
rise-of-tribes-refusal-not-least-populated = Wähle eines der am dünnsten besiedelten Felder.
rise-of-tribes-refusal-not-least-populated-lake = Wähle einen der am dünnsten besiedelten Seen.
rise-of-tribes-refusal-no-mammoth-here = Wo das wilde Mammut ist, brauchst du mehr Mitglieder.
rise-of-tribes-refusal-taming-cost = Du hast nicht genug Nahrung, um das Mammut zu zähmen.
rise-of-tribes-refusal-no-such-place = Dort kann der Vulkan nicht entstehen.
rise-of-tribes-refusal-not-next-to-tribe = Der Vulkan muss neben deinem Stamm entstehen.
rise-of-tribes-refusal-not-in-danger = Dort hast du kein Mitglied neben dem Vulkan.
rise-of-tribes-refusal-bid-too-low = Biete mehr als die anderen.
rise-of-tribes-refusal-bid-too-high = So viele Rohstoffe hast du nicht.
rise-of-tribes-refusal-tribute-to-others = Gib den Rohstoff jemand anderem.
rise-of-tribes-refusal-tribute-not-held = Einen solchen Rohstoff kannst du nicht geben.
rise-of-tribes-refusal-not-a-lake = Dieser See hat keine Nahrung gegeben.
rise-of-tribes-refusal-not-entered = Dieses Feld hast du nicht betreten, oder es war nicht leer.
rise-of-tribes-refusal-claim-of-another = Diesen Rohstoff gibt das Feld nicht.
rise-of-tribes-refusal-bounty-of-another = Keines deiner Felder gibt diesen Rohstoff.
rise-of-tribes-refusal-too-late-to-foretell = Ein Symbol kannst du nur vor dem Wurf nennen.
rise-of-tribes-refusal-dream-of-another = Keines deiner Felder gibt diesen Rohstoff.

# Was Statistiken zählen und was ein Spezialist bevorzugt.
rise-of-tribes-counted-tribes = Stämme
rise-of-tribes-counted-powers = Häuptlingskräfte
rise-of-tribes-counted-actions = Aktionen
rise-of-tribes-counted-goals = Ziele
rise-of-tribes-counted-objects = Gegenstände

# Advice: reads on after "points from".
rise-of-tribes-term-villages = Dörfer
rise-of-tribes-term-goals = Ziele
rise-of-tribes-term-events = Ereignisse und Älteste
rise-of-tribes-term-hexes = gehaltene Felder
rise-of-tribes-term-members = Mitglieder auf dem Spielplan
rise-of-tribes-term-goods = Rohstoffe
rise-of-tribes-term-abilities = Fähigkeiten
rise-of-tribes-term-power = die Kraft des Häuptlings
rise-of-tribes-term-objects = Mauern, Einbaum und Altar
rise-of-tribes-term-elder = Älteste
rise-of-tribes-term-hidden = verdeckte Karten
rise-of-tribes-term-turn = Rest dieses Zuges
rise-of-tribes-term-victory = der Sieg

# What the owner of a box can enter, and what can be wrong with it.
rise-of-tribes-kind-layout = Anordnung des Spielplans
rise-of-tribes-kind-numbers = Tafeln und Zahlen
rise-of-tribes-label-rules = Zahlen der Regel
rise-of-tribes-label-dice = Würfel
rise-of-tribes-label-actions = Aktionstafel
rise-of-tribes-label-gather = SAMMELN
rise-of-tribes-label-start = Spielbeginn
rise-of-tribes-label-goals = Zielkartenstapel
rise-of-tribes-label-altar = Opfergabe am Altar
rise-of-tribes-label-elder = Älteste
rise-of-tribes-label-players = { $seats } Spieler
rise-of-tribes-label-die = Würfel { $die }
rise-of-tribes-label-power = Kraft { $power }
rise-of-tribes-label-q = Spalte
rise-of-tribes-label-r = Zeile
rise-of-tribes-layout-hexes = Felder
rise-of-tribes-layout-volcano = Plätze des Vulkans
rise-of-tribes-field-winning_points = Punkte zum Sieg
rise-of-tribes-field-population_limit = Mitglieder, die ein Feld fasst
rise-of-tribes-field-members = Mitglieder jedes Stammes
rise-of-tribes-field-villages = Dörfer
rise-of-tribes-field-event_slots = Plätze für Ereignisse
rise-of-tribes-field-returning = Mitglieder, mit denen ein Stamm zurückkehrt
rise-of-tribes-field-faces = Seiten jedes Würfels
rise-of-tribes-field-start = Würfel auf jeder Aktion zu Beginn
rise-of-tribes-field-grow = WACHSEN: neue Mitglieder
rise-of-tribes-field-move = ZIEHEN: bewegte Mitglieder
rise-of-tribes-field-lead = FÜHREN: gezogene Zielkarten
rise-of-tribes-field-hexes = Mit wechselnder Zahl der Felder
rise-of-tribes-field-yield = Mit wechselnder Zahl der Rohstoffe
rise-of-tribes-field-first = Erster Spieler
rise-of-tribes-field-second = Zweiter Spieler
rise-of-tribes-field-third = Dritter Spieler
rise-of-tribes-field-fourth = Vierter Spieler
rise-of-tribes-field-name = Name
rise-of-tribes-field-cost = Kosten
rise-of-tribes-field-points = Punkte
rise-of-tribes-field-ability = Fähigkeit
rise-of-tribes-field-condition = Bedingung
rise-of-tribes-field-removed_with_two = Ziele, die bei zwei Spielern fehlen
rise-of-tribes-field-equal = Rohstoffe einer Art
rise-of-tribes-field-mixed = Oder diese Rohstoffe
rise-of-tribes-field-gift = Rohstoffe für eine Lektion
rise-of-tribes-field-village = Kosten eines Dorfes
rise-of-tribes-field-powers = Kräfte des Häuptlings
rise-of-tribes-field-effect = Wirkung
rise-of-tribes-field-replaces = Ersetzt
rise-of-tribes-field-limit = Mitglieder, die er fasst
rise-of-tribes-field-most = Stein je SAMMELN
rise-of-tribes-field-stones = Marker, die ihn schmelzen
rise-of-tribes-part-members = Mitglieder
rise-of-tribes-part-beside = Mitglieder auf einem zweiten Feld
rise-of-tribes-part-goods = Rohstoffe
rise-of-tribes-part-hexes = Felder
rise-of-tribes-part-amount = Wie viele
rise-of-tribes-part-most = Höchstens
rise-of-tribes-part-less = Rohstoffe weniger
rise-of-tribes-part-cost = Kosten
rise-of-tribes-part-food = Nahrung
rise-of-tribes-part-more = Wie viele mehr
rise-of-tribes-part-tokens = Rohstoffe auf der Karte
rise-of-tribes-part-limit = Mitglieder, die ein Feld fasst
rise-of-tribes-part-food_each = Nahrung auf der Karte je Spieler
rise-of-tribes-part-good = Art des Rohstoffs
rise-of-tribes-part-points = Punkte
rise-of-tribes-part-stone = Gewonnener Stein
rise-of-tribes-part-sun = Verluste bei Sonnen
rise-of-tribes-part-blank = Verluste bei leeren Seiten
rise-of-tribes-part-moon = Verluste bei Monden
rise-of-tribes-part-first = Wie viele zuerst kommen
rise-of-tribes-part-meat = Nahrung für die Jagd
rise-of-tribes-part-hunt_points = Punkte für die Jagd
rise-of-tribes-part-feed = Nahrung für das Zähmen
rise-of-tribes-part-tame_points = Punkte für das Zähmen
rise-of-tribes-part-loss = Punkte, die mit ihm verloren gehen
rise-of-tribes-part-object = Was verkauft wird
rise-of-tribes-part-many = Ein hohes Gebot
rise-of-tribes-part-points_many = Punkte für ein hohes Gebot
rise-of-tribes-part-points_few = Punkte für ein anderes Gebot
rise-of-tribes-case-exchange = Rohstoffe tauschen
rise-of-tribes-case-cheaper-villages = Billigere Dörfer
rise-of-tribes-case-start-conflict = Einen Konflikt beginnen
rise-of-tribes-case-village-food = Nahrung aus Dörfern
rise-of-tribes-case-lake-child = Mitglieder an Seen
rise-of-tribes-case-shared-child = Mitglieder auf geteilten Feldern
rise-of-tribes-case-free-march = Ein Marsch außer ZIEHEN
rise-of-tribes-case-crowded-yield = Mehr aus vollen Feldern
rise-of-tribes-case-ambush = Hinterhalt vom Tableau
rise-of-tribes-case-foretell = Einen Würfel vorhersagen
rise-of-tribes-case-pathfinder = Rohstoffe für leere Felder
rise-of-tribes-case-retreat = Gefallene ziehen sich zurück
rise-of-tribes-case-bounty = Rohstoffe, wenn andere sammeln
rise-of-tribes-case-drive-out = Ein Mitglied vertreiben
rise-of-tribes-case-hidden-village = Ein Dorf auf dem Tableau
rise-of-tribes-case-turn-die = Einen Mond zur Sonne drehen
rise-of-tribes-case-discovery = Rohstoffe für Felder der anderen
rise-of-tribes-case-drought = Niedrigere Bevölkerungsgrenze
rise-of-tribes-case-mild-winter = Mehr Mitglieder beim WACHSEN
rise-of-tribes-case-plentiful = Mehr Rohstoffe aus einem Gelände
rise-of-tribes-case-knowledge = Eine Zielkarte für einen Rohstoff
rise-of-tribes-case-sabre-tooth = Ein Tier, das beißt
rise-of-tribes-case-volcano = Ein Vulkan
rise-of-tribes-case-invaders = Eindringlinge
rise-of-tribes-case-mammoth = Gejagt oder gezähmt
rise-of-tribes-case-object = Etwas zum Kaufen und Behalten
rise-of-tribes-case-chieftain = Eine Versteigerung
rise-of-tribes-case-abandoned-village = Ein Dorf für alle
rise-of-tribes-case-strike = Einen Verteidiger entfernen
rise-of-tribes-case-richer-hex = SAMMELN: mehr aus einem Feld
rise-of-tribes-case-gift = Nach dem SAMMELN: 1 geben, mehr nehmen
rise-of-tribes-case-extra-hex = SAMMELN: ein Feld mehr
rise-of-tribes-case-extra-member = WACHSEN: mehr Mitglieder
rise-of-tribes-case-outpost = WACHSEN: Mitglieder anderswo
rise-of-tribes-case-long-march = ZIEHEN: zwei Felder weit
rise-of-tribes-case-extra-card = FÜHREN: mehr Karten
rise-of-tribes-case-members = Mitglieder auf dem Spielplan
rise-of-tribes-case-occupy = Besetzte Felder
rise-of-tribes-case-valley = Ein See, ein Wald und ein Berg nebeneinander
rise-of-tribes-case-share = Mit Gegnern geteilte Felder
rise-of-tribes-case-kindred = Mehrheit auf einem Gelände
rise-of-tribes-case-overlord = Mehrheit bei einem gegnerischen Dorf
rise-of-tribes-case-control = Beherrschte Felder
rise-of-tribes-case-rich = Mehr Rohstoffe
rise-of-tribes-case-wild = Jedes Gelände
rise-of-tribes-case-thicket = Braucht Mitglieder zum Sammeln
rise-of-tribes-case-chasm = Nimmt einzelne Mitglieder
rise-of-tribes-mistake-start = Ein Spieler kann nicht mit { $found } Mitgliedern beginnen: Ein Stamm hat { $members }; senke das eine oder erhöhe das andere.
rise-of-tribes-mistake-returning = Ein Stamm kann nicht mit { $found } Mitgliedern zurückkehren: Er hat { $members }; senke das eine oder erhöhe das andere.
rise-of-tribes-mistake-place-twice = { $found } steht zweimal da; nenne jeden Platz einmal.
rise-of-tribes-mistake-layout-apart = Die Felder hängen nicht zusammen; leg sie so, dass jedes erreichbar ist.
rise-of-tribes-mistake-volcano-on-hex = Der Vulkan kann nicht bei { $found } entstehen, denn dort liegt ein Feld; wähle einen Platz außerhalb.
rise-of-tribes-mistake-volcano-far = Der Vulkan bei { $found } berührt { $contacts } Felder; wähle einen Platz, der 2 oder mehr berührt.
rise-of-tribes-mistake-invaders = { $first } Eindringlinge können nicht kommen, wenn es höchstens { $most } gibt; senke das eine oder erhöhe das andere.
rise-of-tribes-mistake-discovery = Das Ereignis wäre vorbei, bevor es beginnt; leg mindestens 1 Rohstoff auf die Karte.
rise-of-tribes-mistake-village = Ein Dorf muss etwas kosten; nimm mindestens 1 Rohstoff.
rise-of-tribes-mistake-owners = { $power } steht auf { $found } Häuptlingskarten, und jede Kraft auf einer; tausch sie mit einem anderen Stamm.
rise-of-tribes-mistake-land-twice = Ein Gelände steht zweimal da ({ $land }); nenne jedes einmal.
rise-of-tribes-mistake-swaps = { $found } besondere Plättchen ersetzen dieses Gelände ({ $land }), und ein Plan für zwei hat Platz für { $room }; lass eines ein anderes ersetzen.
rise-of-tribes-case-hold = Felder eines Geländes
rise-of-tribes-part-how = Wie sie gehalten werden
rise-of-tribes-part-land = Welches Gelände
rise-of-tribes-holding-occupy = Besetzung
rise-of-tribes-holding-majority = Mehrheit
rise-of-tribes-holding-control = Herrschaft
rise-of-tribes-ground-any = Beliebiges Gelände
rise-of-tribes-ground-same = Alle vom selben Gelände
rise-of-tribes-ground-each = Jedes Gelände
rise-of-tribes-ground-lake = Seen
rise-of-tribes-ground-forest = Wälder
rise-of-tribes-ground-mountain = Berge
rise-of-tribes-condition-ground-any = beliebiges Gelände
rise-of-tribes-condition-ground-same = alle vom selben Gelände
rise-of-tribes-condition-ground-each = von jedem Gelände
rise-of-tribes-condition-ground-lake = Seen
rise-of-tribes-condition-ground-forest = Wälder
rise-of-tribes-condition-ground-mountain = Berge
rise-of-tribes-condition-hold-occupy = du besetzt { $hexes } Felder ({ $land })
rise-of-tribes-condition-hold-majority = du hast die Mehrheit auf { $hexes } Feldern ({ $land })
rise-of-tribes-condition-hold-control = du beherrschst { $hexes } Felder ({ $land })
