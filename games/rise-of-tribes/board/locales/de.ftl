### The board of Rise of Tribes in German.

## Parts of the page

rise-of-tribes-board-section-map = Spielplan und Aktionen
rise-of-tribes-board-tab-map = Plan
rise-of-tribes-board-tab-actions = Aktionen
rise-of-tribes-board-section-actions = Aktionen
rise-of-tribes-board-section-conflicts = Konflikte
rise-of-tribes-board-section-events = Ereignisse
rise-of-tribes-board-section-race = Rennen um Punkte

## Status and points

rise-of-tribes-board-round = Runde { $round }
rise-of-tribes-board-setup = Aufbau
rise-of-tribes-board-won = { $who } hat gewonnen.
rise-of-tribes-board-stopped = Die Partie wurde beendet; die Punkte entscheiden.
rise-of-tribes-board-limit-now = Dürre: nur { $limit } Mitglieder pro Feld
rise-of-tribes-board-score-of = { $who }: { $points } von { $winning } Punkten
rise-of-tribes-board-race = { $scores }
rise-of-tribes-board-tribe = Stamm
rise-of-tribes-board-sum = Alle
rise-of-tribes-board-next-turn = Punkte aus Dörfern zu Beginn des nächsten Zuges

## The map

rise-of-tribes-board-map = Spielplan aus Feldern
rise-of-tribes-board-hex-label = { $hex }: { $parts }
rise-of-tribes-board-hex-members = { $who } { $members }
rise-of-tribes-board-hex-invaders = { $members ->
    [one] 1 Eindringling
   *[other] { $members } Eindringlinge
}
rise-of-tribes-board-hex-village = Dorf von { $who }
rise-of-tribes-board-hex-elder = Älteste von { $who }
rise-of-tribes-board-hex-sabre-tooth = der Säbelzahntiger
rise-of-tribes-board-hex-mammoth = das Mammut
rise-of-tribes-board-hex-mammoth-of = das Mammut von { $who }
rise-of-tribes-board-hex-stones = { $stones ->
    [one] 1 Stein des Gletschers
   *[other] { $stones } Steine des Gletschers
}
rise-of-tribes-board-hex-empty = niemand
rise-of-tribes-board-hex-room = { $population } von { $limit } Plätzen besetzt
rise-of-tribes-board-volcano = Der Vulkan, neben { $hexes }
rise-of-tribes-board-volcano-place = { $place }: Hier könnte der Vulkan entstehen, neben { $hexes }

## The action board

rise-of-tribes-board-roll = Würfeln
rise-of-tribes-board-foretell = Vorhersagen: { $face }
rise-of-tribes-board-foretold = Vorhergesagt:
rise-of-tribes-board-taken = genommen: { $level }
rise-of-tribes-board-your-dice = Deine Würfel
rise-of-tribes-board-dice-of = Würfel von { $who }
rise-of-tribes-board-dice-unrolled = noch nicht gewürfelt
rise-of-tribes-board-dice-rolled = erst auf einen Würfel tippen, dann auf eine Aktion
rise-of-tribes-board-dice-last = noch ein Würfel zu legen
rise-of-tribes-board-dice-placed = beide Würfel liegen
rise-of-tribes-board-with-die = { $die }: { $gain }
rise-of-tribes-board-other-die = { $die }: { $gain }
rise-of-tribes-board-gain-grow = { $count ->
    [one] 1 neues Mitglied
   *[other] { $count } neue Mitglieder
}
rise-of-tribes-board-gain-move = { $count ->
    [one] 1 Mitglied zieht
   *[other] { $count } Mitglieder ziehen
}
rise-of-tribes-board-gain-gather = { $hexes ->
    [one] 1 Feld, { $each }
   *[other] { $hexes } Felder, je { $each }
}
rise-of-tribes-board-gain-goods = { $goods ->
    [0] keine Rohstoffe
    [one] höchstens 1 Rohstoff
   *[other] höchstens { $goods } Rohstoffe
}
rise-of-tribes-board-gain-lead = { $count ->
    [one] 1 Ziel ziehen
   *[other] { $count } Ziele ziehen
}
rise-of-tribes-board-queue = Würfel, neuester zuerst: { $dice } ({ $level }).
rise-of-tribes-board-worth-grow = Mit { $die }, { $level }: bis zu { $amount } { $amount ->
    [one] Mitglied
   *[other] Mitglieder
} einsetzen; möglich: { $real }.
rise-of-tribes-board-worth-move = Mit { $die }, { $level }: bis zu { $amount } { $amount ->
    [one] Mitglied
   *[other] Mitglieder
} bewegen; möglich: { $real }.
rise-of-tribes-board-worth-gather = Mit { $die }, { $level }: { $amount } { $amount ->
    [one] Feld
   *[other] Felder
} mit je { $each }; wo dein Stamm steht, höchstens { $real ->
    [one] { $real } Rohstoff
   *[other] { $real } Rohstoffe
}.
rise-of-tribes-board-worth-lead = Mit { $die }, { $level }: { $amount } { $amount ->
    [one] Ziel
   *[other] Ziele
} ziehen; möglich: { $real }.

## Events

rise-of-tribes-board-free-slot = Der nächste Pasch bringt ein Ereignis.
rise-of-tribes-board-brief-discovery = ZIEHEN zu anderen: eins nehmen
rise-of-tribes-board-brief-drought = Felder fassen weniger Mitglieder
rise-of-tribes-board-brief-mild-winter = WACHSEN bringt mehr
rise-of-tribes-board-brief-plentiful = SAMMELN bringt mehr
rise-of-tribes-board-brief-knowledge = auf geteiltem Feld: Rohstoff für ein Ziel
rise-of-tribes-board-brief-sabre-tooth = ein Würfel und ein Mitglied jagen ihn
rise-of-tribes-board-brief-volcano = Felder daneben können Stein geben
rise-of-tribes-board-brief-invaders = dort weder sammeln noch bauen
rise-of-tribes-board-brief-mammoth = ein Würfel jagt oder zähmt es
rise-of-tribes-board-brief-object = mit jedem Pasch billiger
rise-of-tribes-board-brief-chieftain = das höchste Gebot gewinnt
rise-of-tribes-board-brief-abandoned-village = alle dürfen einmal bauen
rise-of-tribes-board-on-card = Auf der Karte:
rise-of-tribes-board-price-now = Preis jetzt:
rise-of-tribes-board-event-decks = { $deck ->
    [one] Ereignis übrig
   *[other] Ereignisse übrig
}, { $discard } abgelegt
rise-of-tribes-board-villages-left = { $villages ->
    [one] Dorf zu bauen
   *[other] Dörfer zu bauen
}
rise-of-tribes-board-event-at = auf { $hex }
rise-of-tribes-board-event-beside = neben { $hexes }
rise-of-tribes-board-event-invaders = { $members } auf { $hex }
rise-of-tribes-board-event-tamed = bei { $who } auf { $hex }
rise-of-tribes-board-event-mammoth = { $who }: { $have } von { $need }
rise-of-tribes-board-event-aside = Mit dem ersten Dorf kommen: { $events }.
rise-of-tribes-board-high-bid = { $goods } geboten
rise-of-tribes-board-bid = { $goods } bieten

## Conflicts

rise-of-tribes-board-fought = Jetzt
rise-of-tribes-board-coming = Steht bevor
rise-of-tribes-board-started = Mit einem Mitglied mehr
rise-of-tribes-board-provoked = Wenn du ihn provozierst
rise-of-tribes-board-left-of = { $after } von { $before } blieben übrig
rise-of-tribes-board-village-falls = das Dorf von { $who } fällt
rise-of-tribes-board-clash-note = Alle verlieren nacheinander je eins, bis nur eine Seite übrig ist. Bogen, Mauern und Hinterhalt sind nicht eingerechnet.
rise-of-tribes-board-invaders = Eindringlinge

## A tribe

rise-of-tribes-board-supply = Vorrat:
rise-of-tribes-board-take = { $good } nehmen
rise-of-tribes-board-give-to = Geben an:
rise-of-tribes-board-mixed = Je eins
rise-of-tribes-board-people = { $members } auf dem Plan
rise-of-tribes-board-reserve = { $members } in Reserve
rise-of-tribes-board-hidden = { $members } im Hinterhalt
rise-of-tribes-board-hide = Auf dem Tableau verbergen
rise-of-tribes-board-villages = { $villages ->
    [0] kein Dorf
    [one] 1 Dorf
   *[other] { $villages } Dörfer
}
rise-of-tribes-board-build = Dorf bauen
rise-of-tribes-board-your-tribe = dein Stamm
rise-of-tribes-board-used = Genutzt
rise-of-tribes-board-elder-at = Die Älteste ist auf { $hex }
rise-of-tribes-board-elder-waits = Die Älteste kommt mit einem Dorf
rise-of-tribes-board-affordable = du kannst zahlen
rise-of-tribes-board-missing = es fehlt
rise-of-tribes-board-build-hidden = Verborgenes Dorf
rise-of-tribes-board-with-elder = Mit der Ältesten
rise-of-tribes-board-in-progress = Offene Ziele
rise-of-tribes-board-no-goals = FÜHREN zieht Ziele
rise-of-tribes-board-progress = { $have } von { $need }
rise-of-tribes-board-ready = bereit
rise-of-tribes-board-goal-count = Ziele: { $open } offen, { $done } vollendet
rise-of-tribes-board-goal-deck = { $cards ->
    [one] 1 Ziel im Stapel
   *[other] { $cards } Ziele im Stapel
}
rise-of-tribes-board-draw-more = Eins mehr, eins zurück
rise-of-tribes-board-under = Zuunterst: { $goals }
rise-of-tribes-board-deck = Stapel
rise-of-tribes-board-far-members = { $have } von { $need } Mitgliedern
rise-of-tribes-board-far-occupy = { $have } von { $need } Feldern
rise-of-tribes-board-far-valley = { $have } von { $need } Landschaften
rise-of-tribes-board-far-share = { $have } von { $need } geteilt
rise-of-tribes-board-far-kindred = { $have } von { $need } Mehrheiten
rise-of-tribes-board-far-overlord = Mehrheit an einem Dorf
rise-of-tribes-board-far-hold = { $have } von { $need } Feldern
rise-of-tribes-board-far-control = { $have } von { $need } Lagern
rise-of-tribes-board-completed = Vollendet
rise-of-tribes-board-none-yet = noch nichts
rise-of-tribes-board-borrowed = Von der Ältesten für diesen Zug gelernt

## The list of actions

rise-of-tribes-board-group-die = Mit Würfel: { $die }
rise-of-tribes-board-group-hunt = Jagen und zähmen
rise-of-tribes-board-group-from = Von { $hex }
rise-of-tribes-board-group-build = Dörfer
rise-of-tribes-board-group-complete = Ziele
rise-of-tribes-board-group-anytime = Jederzeit
rise-of-tribes-board-group-offer = Wissen und Altar
rise-of-tribes-board-group-special = Besonderes

## What would be lost

rise-of-tribes-board-loses = Achtung – { $what }.
rise-of-tribes-board-unused-goals = du könntest noch vollenden: { $goals }
rise-of-tribes-board-unused-village = du könntest noch ein Dorf bauen
rise-of-tribes-board-unused-growth = { $members ->
    [one] 1 Mitglied mehr könnte kommen
   *[other] { $members } Mitglieder mehr könnten kommen
}
rise-of-tribes-board-unused-gather = { $hexes ->
    [one] du könntest noch 1 Feld wählen
   *[other] du könntest noch { $hexes } Felder wählen
}
rise-of-tribes-board-unused-card = du lässt { $good } auf der Karte
rise-of-tribes-board-unused-basket = deine Körbe bleiben leer
rise-of-tribes-board-unused-goods = { $goods ->
    [one] du könntest noch 1 Rohstoff nehmen
   *[other] du könntest noch { $goods } Rohstoffe nehmen
}
rise-of-tribes-board-lost-village = dein Dorf auf { $hex } ginge verloren
rise-of-tribes-board-lost-mammoth = dein Mammut liefe davon
rise-of-tribes-board-lost-members = der Konflikt auf { $hex } würde dich { $members ->
    [one] 1 Mitglied
   *[other] { $members } Mitglieder
} kosten

## The guided start

rise-of-tribes-board-guide-settle = Willkommen! Wer zuerst 15 Punkte hat, gewinnt. Deine zwei Mitglieder beginnen auf h5, einem Wald: Ein See und ein Berg liegen daneben. Tippe auf dem Spielplan auf h5.
rise-of-tribes-board-guide-sun-grow = Du hast eine Sonne und eine Leerseite gewürfelt. Jede Aktion hat eine Reihe von drei Würfeln; deiner kommt nach vorn und schiebt den letzten hinaus. Zwei Sonnen in einer Reihe machen eine Aktion stärker: Die Sonne auf WACHSEN bringt 4 Mitglieder statt 3. Tippe auf die Sonne, dann auf WACHSEN.
rise-of-tribes-board-guide-grow = Neue Mitglieder kommen auf Felder, auf denen dein Stamm schon steht. Tippe auf h5.
rise-of-tribes-board-guide-grow-on = Und noch eins auf h5.
rise-of-tribes-board-guide-grow-last = Das letzte. Nun sind 6 auf h5, und ein Feld fasst nur 5: Zu viele bedeuten am Ende deines Zuges einen Konflikt. Gleich verteilst du sie.
rise-of-tribes-board-guide-blank-move = Der zweite Würfel muss auf eine andere Aktion. Die Leerseite ändert an ZIEHEN nichts: Bis zu 4 Mitglieder dürfen je ein Feld weit gehen.
rise-of-tribes-board-guide-move = Tippe auf h5, wo ein Mitglied steht, dann auf den See h2. Seen geben Nahrung.
rise-of-tribes-board-guide-move-on = Ein zweites Mitglied zum See: Manche Ziele verlangen zwei.
rise-of-tribes-board-guide-move-mountain = Jetzt eins auf den Berg h6. Berge geben Stein.
rise-of-tribes-board-guide-move-last = Und ein zweites.
rise-of-tribes-board-guide-end = Kein Feld ist zu voll, also gibt es keinen Konflikt. Jetzt könntest du ein Dorf bauen oder Ziele vollenden, aber du hast noch weder Rohstoffe noch Ziele. Beende deinen Zug.
rise-of-tribes-board-guide-lead = Dein Gegenüber war dran. Du hast wieder eine Sonne und eine Leerseite gewürfelt. FÜHREN zieht Zielkarten, mit der Leerseite sind es zwei.
rise-of-tribes-board-guide-gather = Zwei Ziele liegen vor deinem Stamm, mit Anzeige, wie weit du bist. { rise-of-tribes-goal-smoking-racks }: 1 Nahrung, 2 Holz und 1 Stein. Mit der Sonne ist SAMMELN stärker: drei Felder mit je 2 Rohstoffen.
rise-of-tribes-board-guide-gather-forest = Der Wald gibt 2 Holz.
rise-of-tribes-board-guide-gather-lake = Der See gibt 2 Nahrung.
rise-of-tribes-board-guide-gather-mountain = Der Berg gibt 2 Stein.
rise-of-tribes-board-guide-development = Du kannst { rise-of-tribes-goal-smoking-racks } bezahlen: einen Punkt, und jedes WACHSEN bringt für den Rest der Partie ein Mitglied mehr.
rise-of-tribes-board-guide-achievement = { rise-of-tribes-goal-home-valley } verlangt See, Wald und Berg nebeneinander, mit je zwei deiner Mitglieder und niemandem sonst. Das hast du: 2 Punkte!
rise-of-tribes-board-guide-second-end = Drei Punkte in zwei Zügen. Beende deinen Zug: Jetzt würfelt dein Gegenüber.
rise-of-tribes-board-guide-event = Zwei gleiche Würfel sind ein Pasch, und ein Pasch bringt ein Ereignis. Der Pasch deines Gegenübers brachte { rise-of-tribes-event-plentiful-stone }, deiner { rise-of-tribes-event-shared-knowledge }; beide liegen offen neben den Aktionen. Dein Zug geht weiter: Leg eine Leerseite auf WACHSEN für 4 Mitglieder.
rise-of-tribes-board-guide-grow-lake = Setz sie auf den See h2: Daneben ist der andere Stamm.
rise-of-tribes-board-guide-grow-lake-on = Noch eins auf h2.
rise-of-tribes-board-guide-grow-lake-last = Das vierte. Nun stehen 6 auf h2, eins zu viel: Einige gehen gleich fort.
rise-of-tribes-board-guide-march = Die andere Leerseite kommt auf ZIEHEN: 4 Mitglieder.
rise-of-tribes-board-guide-attack = Der andere Stamm hat auf h1 noch 3 Mitglieder. Geh mit vieren hin: Tippe auf h2, dann auf h1.
rise-of-tribes-board-guide-attack-on = Und noch eins.
rise-of-tribes-board-guide-attack-last = Das vierte. Nun sind es 7 auf h1, mehr als 5: Es wird einen Konflikt geben.
rise-of-tribes-board-guide-farewell = Im Konflikt verloren beide Stämme nacheinander je ein Mitglied, bis nur noch deiner übrig war: h1 gehört dir. Dörfer bringen jeden Zug einen Punkt, und wer zuerst 15 hat, gewinnt. Das war eine ganze Runde mit Ereignissen und einem Konflikt. Beende deinen Zug und spiel weiter, wie du magst.
rise-of-tribes-board-race-to = Rennen bis { $points }

rise-of-tribes-board-unit-food = { $count ->
   *[other] Nahrung
}
rise-of-tribes-board-unit-wood = { $count ->
   *[other] Holz
}
rise-of-tribes-board-unit-stone = { $count ->
    [one] Stein
   *[other] Steine
}
rise-of-tribes-board-unit-points = { $count ->
    [one] Punkt
   *[other] Punkte
}

rise-of-tribes-board-plan-first = 1. Würfel
rise-of-tribes-board-plan-second = 2. Würfel
rise-of-tribes-board-plan-conflicts = Konflikte
rise-of-tribes-board-plan-end = Ziele

## Primer

rise-of-tribes-board-primer-aim = Das Ziel
rise-of-tribes-board-primer-aim-title = Das Rennen um den größten Stamm
rise-of-tribes-board-primer-aim-lead = Dein Stamm wächst, breitet sich im Land aus, sammelt Rohstoffe und erreicht Ziele. Dörfer bringen jeden Zug einen Punkt, Ziele den Rest. Wer zuerst genug Punkte hat, gewinnt sofort.
rise-of-tribes-board-primer-fact-players = Personen
rise-of-tribes-board-primer-fact-points = Punkte zum sofortigen Sieg
rise-of-tribes-board-primer-fact-dice = Würfel pro Zug, für zwei verschiedene Aktionen
rise-of-tribes-board-primer-fact-actions = Aktionen zur Auswahl
rise-of-tribes-board-primer-fact-limit = Mitglieder passen auf ein Feld
rise-of-tribes-board-primer-turn = Ein Zug
rise-of-tribes-board-primer-turn-title = Ein Zug: zwei Würfel, zwei Aktionen
rise-of-tribes-board-primer-turn-lead = Du wirfst zwei Würfel und legst sie auf verschiedene Aktionen. Wie stark eine Aktion ist, hängt von den drei Würfeln ab, die dort liegen.
rise-of-tribes-board-primer-village-points = 1. Dorfpunkte
rise-of-tribes-board-primer-village-points-words = Dein Zug beginnt mit 1 Punkt für jedes deiner Dörfer.
rise-of-tribes-board-primer-roll = 2. Würfeln
rise-of-tribes-board-primer-roll-words = Zwei Würfel mit Sonnen, Monden und Leerseiten. Ein Pasch bringt ein Ereignis.
rise-of-tribes-board-primer-two-actions = 3. Zwei Aktionen
rise-of-tribes-board-primer-two-actions-words = Leg einen Würfel auf eine Aktion und führe sie ganz aus, dann den anderen auf eine andere Aktion.
rise-of-tribes-board-primer-conflicts = 4. Konflikte
rise-of-tribes-board-primer-conflicts-words = Wo zu viele Mitglieder stehen, verlieren alle Stämme dort nacheinander je eins, bis ein Stamm oder niemand übrig ist.
rise-of-tribes-board-primer-build = 5. Bauen und vollenden
rise-of-tribes-board-primer-build-words = Bau Dörfer und vollende Ziele, so viele du bezahlen kannst.
rise-of-tribes-board-primer-queue = Der neueste verdrängt den ältesten
rise-of-tribes-board-primer-queue-words = Dein Würfel kommt nach vorn, mit dem Symbol, das du gewürfelt hast; der letzte fällt heraus. Mit den beiden, die herausfallen, wird als Nächstes gewürfelt.
rise-of-tribes-board-primer-strong = Zwei Sonnen: stark
rise-of-tribes-board-primer-strong-words = Zwei oder drei Sonnen machen die Aktion stärker, egal wo sie liegen.
rise-of-tribes-board-primer-weak = Zwei Monde: schwach
rise-of-tribes-board-primer-weak-words = Zwei oder drei Monde machen sie schwächer. Alles andere ist die normale Stärke.
rise-of-tribes-board-primer-actions = Die vier Aktionen
rise-of-tribes-board-primer-actions-title = Was die vier Aktionen tun
rise-of-tribes-board-primer-actions-lead = Die drei Zahlen sind die schwache, die normale und die starke Wirkung.
rise-of-tribes-board-primer-grow = Wachsen
rise-of-tribes-board-primer-grow-words = Setz Mitglieder aus deiner Reserve ein, nur dort, wo schon welche von dir stehen.
rise-of-tribes-board-primer-move = Ziehen
rise-of-tribes-board-primer-move-words = Beweg so viele Mitglieder, jedes ein Feld weit. Niemand kann dir den Weg versperren.
rise-of-tribes-board-primer-gather = Sammeln
rise-of-tribes-board-primer-gather-words = Nimm von so vielen Feldern, auf denen du stehst, je so viele Rohstoffe: Nahrung von Seen, Holz von Wäldern, Stein von Bergen.
rise-of-tribes-board-primer-lead = Führen
rise-of-tribes-board-primer-lead-words = Zieh Ziele. Mit Dörfern darfst du vorher einige gegen andere zurücklegen.
rise-of-tribes-board-primer-boards = Der Tisch
rise-of-tribes-board-primer-boards-title = Was auf dem Tisch liegt
rise-of-tribes-board-primer-boards-lead = Alles ist offen. So sieht das Land nach der geführten Runde aus.
rise-of-tribes-board-primer-land = Das Land
rise-of-tribes-board-primer-land-words = Seen, Wälder und Berge. Schon mit einem Mitglied besetzt du ein Feld, und andere dürfen auch dort stehen.
rise-of-tribes-board-primer-crowd = Platz auf einem Feld
rise-of-tribes-board-primer-crowd-words = Höchstens { $limit } Mitglieder aller Stämme zusammen. Eins mehr am Ende deiner Aktionen bedeutet einen Konflikt, bis ein Stamm übrig ist.
rise-of-tribes-board-primer-village = Dörfer
rise-of-tribes-board-primer-village-words = Kosten Rohstoffe und brauchen ein Mitglied von dir auf dem Feld, ein Dorf pro Feld. Ist dein letztes Mitglied dort fort, ist es auch das Dorf.
rise-of-tribes-board-primer-development = Entwicklungen
rise-of-tribes-board-primer-development-words = Kosten Rohstoffe und geben 1 Punkt und eine Fähigkeit, die bis zum Ende bleibt.
rise-of-tribes-board-primer-achievement = Errungenschaften
rise-of-tribes-board-primer-achievement-words = Kosten nichts, verlangen aber etwas im Land. Sie sind 2 bis 4 Punkte wert.
rise-of-tribes-board-primer-events = Ereignisse
rise-of-tribes-board-primer-events-title = Ereignisse und was ihr dazunehmen könnt
rise-of-tribes-board-primer-events-lead = Ein Pasch bringt Bewegung ins Land. Die drei Module sind für Runden, die das Spiel schon kennen.
rise-of-tribes-board-primer-double = Ein Pasch
rise-of-tribes-board-primer-double-words = Zwei gleiche Würfel: Bei den Ereignissen im Spiel geschieht, was unten auf ihnen steht, dann wird ein neues gezogen, falls Platz ist. Dein Zug geht weiter.
rise-of-tribes-board-primer-event-land = Das Land ändert sich
rise-of-tribes-board-primer-event-land-words = Vulkan, Dürre, Überfluss: Manche Ereignisse sind schlecht für alle, manche gut für die in der Nähe.
rise-of-tribes-board-primer-event-beast = Wilde Tiere
rise-of-tribes-board-primer-event-beast-words = Ein Mammut oder ein Säbelzahntiger lässt sich für Punkte jagen: Das braucht einen Würfel und Mitglieder auf seinem Feld.
rise-of-tribes-board-primer-event-buy = Dinge zum Kaufen
rise-of-tribes-board-primer-event-buy-words = Mauern, Einbaum und Altar kosten Rohstoffe. Jeder Pasch macht sie billiger, bis sie weg sind.
rise-of-tribes-board-primer-elders = Modul: Älteste
rise-of-tribes-board-primer-elders-words = Eine Älteste in einem Dorf darf jeden Zug für einen Rohstoff von dem lernen, was andere Stämme entwickelt haben.
rise-of-tribes-board-primer-special = Modul: besonderes Gelände
rise-of-tribes-board-primer-special-words = Große Landschaften, Dschungel, Oase, Schlucht und Gletscher ersetzen gewöhnliche Felder.
rise-of-tribes-board-primer-chiefs = Modul: Häuptlingskräfte
rise-of-tribes-board-primer-chiefs-words = Jeder Stamm wählt beim Siedeln eine von zwei Kräften.
rise-of-tribes-board-primer-points = Punkte
rise-of-tribes-board-primer-points-title = Wofür es Punkte gibt
rise-of-tribes-board-primer-points-lead = Punkte aus Zielen gehen nie verloren. Punkte aus Dörfern kommen nur, solange sie stehen.
rise-of-tribes-board-primer-points-villages = Dörfer: jeden Zug
rise-of-tribes-board-primer-points-villages-words = 1 Punkt für jedes zu Beginn deines Zuges, keiner beim Bauen.
rise-of-tribes-board-primer-points-achievements = Errungenschaften: 2 bis 4
rise-of-tribes-board-primer-points-achievements-words = Die meisten deiner Punkte. Du kannst mehrere in einem Zug vollenden.
rise-of-tribes-board-primer-points-developments = Entwicklungen: 1
rise-of-tribes-board-primer-points-developments-words = Je ein Punkt; die Fähigkeit ist mehr wert als das.
rise-of-tribes-board-primer-points-events = Ereignisse
rise-of-tribes-board-primer-points-events-words = Ein Tier jagen oder zähmen, Eindringlinge vertreiben, ein Altar.
rise-of-tribes-board-primer-points-win = { $points } Punkte
rise-of-tribes-board-primer-points-win-words = Mit { $points } Punkten gewinnst du sofort, notfalls mitten im Zug. Niemand bekommt einen letzten Zug.
rise-of-tribes-board-primer-mistakes = Fünf Fehler
rise-of-tribes-board-primer-mistakes-title = Fünf Fehler in der ersten Partie
rise-of-tribes-board-primer-mistakes-lead = Sie folgen aus den Regeln; alle machen sie einmal.
rise-of-tribes-board-primer-late-village = Das erste Dorf kommt spät
rise-of-tribes-board-primer-late-village-words = Ein Dorf bringt jeden Zug etwas: Spät gebaut, bringt es nur noch zwei- oder dreimal etwas.
rise-of-tribes-board-primer-late-village-instead = Sammle von Anfang an dafür und bau es, wo es nicht eng ist.
rise-of-tribes-board-primer-sun-given = Eine Sonne verschenkt
rise-of-tribes-board-primer-sun-given-words = Dein Würfel bleibt auf der Aktion, bis drei andere ihn hinausschieben, also hilft eine Sonne auch denen, die sie als Nächste nutzen.
rise-of-tribes-board-primer-sun-given-instead = Leg Sonnen dorthin, wo zwei Sonnen die Aktion jetzt stark machen, und Monde dorthin, wo du so bald nichts brauchst.
rise-of-tribes-board-primer-sixth-member = Ein Mitglied zu viel
rise-of-tribes-board-primer-sixth-member-words = Bei mehr als { $limit } Mitgliedern wird auf einem Feld gekämpft, bis ein Stamm übrig ist, und bei gleicher Zahl bleibt niemand.
rise-of-tribes-board-primer-sixth-member-instead = Sieh dir die Vorschau der Konflikte an, bevor du deine Aktionen beendest; zieh nur ein, wenn du mehr Mitglieder hast als die anderen.
rise-of-tribes-board-primer-goals-piled = Ziele nur gesammelt
rise-of-tribes-board-primer-goals-piled-words = Gezogene Ziele sind nichts wert, solange sie nicht vollendet sind, und Führen kostet eine Aktion.
rise-of-tribes-board-primer-goals-piled-instead = Behalte die zwei oder drei, die zueinander passen, und leg den Rest zurück, sobald du ein Dorf hast.
rise-of-tribes-board-primer-village-alone = Ein Dorf steht allein
rise-of-tribes-board-primer-village-alone-words = Wenn das letzte deiner Mitglieder geht oder fällt, ist das Dorf weg.
rise-of-tribes-board-primer-village-alone-instead = Lass zwei Mitglieder daheim.
rise-of-tribes-board-primer-icons = Symbole
rise-of-tribes-board-primer-icons-title = Alle Symbole
rise-of-tribes-board-primer-icons-lead = Karten und Plättchen sind in diesen Zeichen geschrieben. Verweile im Spiel auf einem, um es in Worten zu lesen.
rise-of-tribes-board-primer-icons-people = Leute
rise-of-tribes-board-primer-icons-goods = Rohstoffe und Punkte
rise-of-tribes-board-primer-icons-dice = Würfel
rise-of-tribes-board-primer-icons-actions = Aktionen
rise-of-tribes-board-primer-icons-signs = Zeichen
rise-of-tribes-board-primer-icons-lands = Landschaften
rise-of-tribes-board-primer-icons-events = Ereignisse
rise-of-tribes-board-primer-icons-goals = Ziele
rise-of-tribes-board-primer-icon-member = Mitglied eines Stammes
rise-of-tribes-board-primer-icon-crowd = mehrere Mitglieder
rise-of-tribes-board-primer-icon-village = Dorf
rise-of-tribes-board-primer-icon-elder = Älteste
rise-of-tribes-board-primer-icon-chief = Häuptling
rise-of-tribes-board-primer-icon-invader = Eindringling
rise-of-tribes-board-primer-icon-food = Nahrung
rise-of-tribes-board-primer-icon-wood = Holz
rise-of-tribes-board-primer-icon-stone = Stein
rise-of-tribes-board-primer-icon-card = Zielkarte
rise-of-tribes-board-primer-icon-point = Punkt
rise-of-tribes-board-primer-icon-sun = Sonne: stärker
rise-of-tribes-board-primer-icon-moon = Mond: schwächer
rise-of-tribes-board-primer-icon-blank = Leerseite
rise-of-tribes-board-primer-icon-die = ein Würfel, dafür ausgegeben
rise-of-tribes-board-primer-icon-grow = Wachsen
rise-of-tribes-board-primer-icon-move = Ziehen
rise-of-tribes-board-primer-icon-gather = Sammeln
rise-of-tribes-board-primer-icon-lead = Führen
rise-of-tribes-board-primer-icon-arrow = links zahlen, rechts erhalten
rise-of-tribes-board-primer-icon-swap = tauschen
rise-of-tribes-board-primer-icon-spears = Konflikt
rise-of-tribes-board-primer-icon-hex = Feld
rise-of-tribes-board-primer-icon-eye = sehen oder verbergen
rise-of-tribes-board-primer-icon-crown = Mehrheit oder Herrschaft
rise-of-tribes-board-primer-icon-speech = mit anderen geteilt

## Scenes

rise-of-tribes-board-scene-roll = Der Wurf
rise-of-tribes-board-scene-conflict = Ein Konflikt
rise-of-tribes-board-scene-weapons = Waffen und Mauern
rise-of-tribes-board-scene-losses = Verluste
rise-of-tribes-board-scene-retreat = Rückzug
rise-of-tribes-board-scene-aftermath = Danach
rise-of-tribes-board-scene-arrival = Was auf den Plan kommt
rise-of-tribes-board-scene-volcano = Der Vulkan bricht aus
rise-of-tribes-board-scene-victory = Sieg
