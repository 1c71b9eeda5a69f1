### The board of Ice Age in German.

## Sections

ice-age-board-section-map = Das Land
ice-age-board-tab-land = Land
ice-age-board-tab-cards = Karten
ice-age-board-section-cards = Karten
ice-age-board-section-supplies = Vorräte
ice-age-board-map = Das Land: zwölf Gebiete am Rand des Eises
ice-age-board-in-words = Die Gebiete in Worten

## Regions

ice-age-board-region = Gebiet { $region }, { $terrain }.
ice-age-board-region-ice = Gebiet { $region }, { $terrain }, liegt unter Eis.
ice-age-board-holds = Hier: { $pieces }.
ice-age-board-mammoths = { $count ->
    [one] 1 Mammut
   *[other] { $count } Mammuts
}
ice-age-board-fires = { $count ->
    [one] 1 verdecktes Feuer
   *[other] { $count } verdeckte Feuer
}
ice-age-board-warmth = Feuer mit Wert { $count }
ice-age-board-band = { $hunters ->
    [one] 1 Jäger von { $seat }
   *[other] { $hunters } Jäger von { $seat }
}
ice-age-board-band-armed = { $hunters ->
    [one] 1 Jäger von { $seat }, mit Keule
   *[other] { $hunters } Jäger von { $seat }, { $armed } mit Keule
}
ice-age-board-feeds = Es ernährt { $least }; hier { $standing ->
    [one] steht { $standing }
   *[other] stehen { $standing }
}.
ice-age-board-feeds-between = Es ernährt { $least } bis { $most }, je nach Feuer; hier { $standing ->
    [one] steht { $standing }
   *[other] stehen { $standing }
}.
ice-age-board-crowd-perhaps = Bei schwachen Feuern kommt es zum Konflikt.
ice-age-board-crowd = Es sind zu viele: Ein Konflikt ist sicher.
ice-age-board-scores = Ein Jäger, der hier bleibt, bringt { $each }; jetzt wären das: { $scores }.
ice-age-board-score = { $seat } { $least }
ice-age-board-score-between = { $seat } { $least } bis { $most }
ice-age-board-hunters = { $hunters ->
    [one] Jäger von { $seat } in Gebiet { $region }
   *[other] { $hunters } Jäger von { $seat } in Gebiet { $region }
}
ice-age-board-hunters-armed = { $hunters ->
    [one] Jäger von { $seat } mit Keule in Gebiet { $region }
   *[other] { $hunters } Jäger von { $seat } mit Keulen in Gebiet { $region }
}
ice-age-board-mammoths-at = { $count ->
    [one] Mammut in Gebiet { $region }
   *[other] { $count } Mammuts in Gebiet { $region }
}
ice-age-board-fires-at = { $count ->
    [one] Verdecktes Feuer in Gebiet { $region }
   *[other] { $count } verdeckte Feuer in Gebiet { $region }
}
ice-age-board-warmth-at = Feuer in Gebiet { $region }, Wert { $count }

## Cards

ice-age-board-or = oder
ice-age-board-card = { $card } ({ $colour } Karte): { $face }
ice-age-board-pile = Stapel für { $colour } Karten: noch { $count }.
ice-age-board-pile-known = Ganz unten liegen von dir: { $cards }.
ice-age-board-discard = Ablage für { $colour } Karten, oben: { $card }
ice-age-board-discard-none = Es liegt keine { $colour } Karte offen.
ice-age-board-no-discard = Ablage leer
ice-age-board-below = + { $count } darunter
ice-age-board-held = { $count ->
    [one] 1 { $colour } Karte auf der Hand
   *[other] { $count } { $colour } Karten auf der Hand
}
ice-age-board-task-performs = { $seat } führt { $card } aus.
    .you = Du führst { $card } aus.
ice-age-board-task-names = { $seat } bestimmt, wer { $card } ausführt.
    .you = Du bestimmst, wer { $card } ausführt.
ice-age-board-left-hunters = { $hunters ->
    [one] Noch 1 Jäger.
   *[other] Noch bis zu { $hunters } Jäger.
}
ice-age-board-left-mammoth = Noch ein Mammut.
ice-age-board-left-both = { $hunters ->
    [one] Noch 1 Jäger und ein Mammut.
   *[other] Noch bis zu { $hunters } Jäger und ein Mammut.
}

## The viewer's own things

ice-age-board-your-cards = Deine Karten
ice-age-board-no-cards = Karten gibt es nach der Vorrunde.
ice-age-board-too-dear = zu teuer
ice-age-board-light-only = nur helle Karten
ice-age-board-nothing-to-copy = nichts zum Nachahmen
ice-age-board-ends-round = beendet die Runde
ice-age-board-ends-game = beendet die Partie

## Status and supplies

ice-age-board-round = Runde { $round } von { $rounds }
ice-age-board-phase-settling = Vorrunde
ice-age-board-phase-migration = Siedeln
ice-age-board-phase-last = Siedeln, letzte Runde
ice-age-board-phase-ending = Siedeln endet nach { $seat }
ice-age-board-phase-conflicts = Konflikte
ice-age-board-phase-glacier = Gletscher
ice-age-board-phase-over = Ende
ice-age-board-dark-pool = { $stones ->
    [one] Dunkler Vorrat: 1 Stein zu verdienen
   *[other] Dunkler Vorrat: { $stones } Steine zu verdienen
}
ice-age-board-light-pool = { $stones ->
    [one] Heller Vorrat: 1 gezahlter Stein
   *[other] Heller Vorrat: { $stones } gezahlte Steine
}
ice-age-board-herd = { $count ->
    [0] Kein Mammut im Vorrat
    [one] 1 Mammut im Vorrat
   *[other] { $count } Mammuts im Vorrat
}
ice-age-board-club-supply = { $count ->
    [0] Keine Keule im Vorrat
    [one] 1 Keule im Vorrat
   *[other] { $count } Keulen im Vorrat
}
ice-age-board-unknown-fires = Noch verdeckte Feuer: { $zero } mit Wert 0, { $one } mit Wert 1, { $two } mit Wert 2

## Players

ice-age-board-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
ice-age-board-total = gesamt
ice-age-board-prospect = Wäre die Runde jetzt zu Ende: etwa { $mean } mehr ({ $least } bis { $most })
ice-age-board-stones = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
ice-age-board-light-cards = { $count ->
    [one] 1 helle Karte
   *[other] { $count } helle Karten
}
ice-age-board-dark-cards = { $count ->
    [one] 1 dunkle Karte
   *[other] { $count } dunkle Karten
}
ice-age-board-reserve = { $count ->
    [0] kein Jäger in Reserve
    [one] 1 Jäger in Reserve
   *[other] { $count } Jäger in Reserve
}
ice-age-board-on-board = { $count ->
    [0] kein Jäger im Land
    [one] 1 Jäger im Land
   *[other] { $count } Jäger im Land
}
ice-age-board-clubs = { $count ->
    [0] keine Keule
    [one] 1 Keule
   *[other] { $count } Keulen
}

## The list of actions

ice-age-board-group-light = Helle Karten: Du zahlst und handelst
ice-age-board-group-dark = Dunkle Karten: Du verdienst, andere handeln
ice-age-board-group-hunters = Jäger von { $owner } in Gebiet { $region }
    .you = Deine Jäger in Gebiet { $region }
ice-age-board-group-swap = Gebiete { $first } und { $second }
ice-age-board-group-owner = Jäger von { $owner }
    .you = Deine Jäger
ice-age-board-group-mammoth = Mammuts in Gebiet { $region }
ice-age-board-group-fire = Feuer in Gebiet { $region }
ice-age-board-group-place = Deine Jäger
ice-age-board-group-place-mammoth = Ein Mammut aus dem Vorrat
ice-age-board-loses-option = Du würdest auf das verzichten, was dir diese Karte bietet.
ice-age-board-loses-hunters = { $hunters ->
    [one] Du darfst noch 1 Jäger platzieren.
   *[other] Du darfst noch { $hunters } Jäger platzieren.
}
ice-age-board-loses-card = Du hast { $card } bezahlt und noch nicht genutzt.
ice-age-board-loses-last-card = Das beendet die Partie: In der letzten Runde bringt die letzte Karte nichts ein, und niemand führt sie aus.

## The guided start

ice-age-board-guide-welcome = Willkommen! Du führst die Jäger mit dem runden Schild. Ihr platziert je sechs Jäger, reihum immer einen. Mammuts bringen Punkte: Stell den ersten in Gebiet 6, neben ein Mammut.
ice-age-board-guide-feeds = Am Ende einer Runde bringt ein Jäger 1 Punkt, neben einem Mammut 2, neben einer Herde 3. Die Zahlen in einem Gebiet zeigen, wie viele Jäger dort stehen und wie viele es ernährt. Geh in Gebiet 7.
ice-age-board-guide-together = Ein Gebiet ernährt 3 Jäger, für jedes Mammut 1 mehr und dazu so viele, wie das verdeckte Feuer zeigt: 0, 1 oder 2. Stehen zu viele dort, verliert die kleinste Gruppe zuerst Jäger. Bleib also nicht allein: noch einmal Gebiet 6.
ice-age-board-guide-herds = Zu dritt ziehen nur vier Mammuts durchs Land. Nimm einen Platz neben dem in Gebiet 8.
ice-age-board-guide-fight = In Gebiet 7 wird es eng. Mit einem zweiten Jäger ist deine Gruppe dort keine leichte Beute mehr.
ice-age-board-guide-quiet = Auch ein ruhiger Platz ist etwas wert: Um Gebiet 11 streitet niemand. Stell den letzten Jäger der Vorrunde dorthin; sechs weitere warten in der Reserve.
ice-age-board-guide-light = Jetzt hast du Karten. In jedem Zug spielst du eine. Helle Karten, mit einer Sonne, kosten Steine und helfen dir; dunkle Karten, mit einem Mond, bringen Steine und helfen den anderen. Du hast 4 Steine: Spiel den Wald für 3.
ice-age-board-guide-option = Bei einer Karte mit mehreren Zeilen wählst du eine. Nimm die drei Jäger im Wald: Das sind die Gebiete 5 und 11.
ice-age-board-guide-forest = Tippe auf Gebiet 5: Ein Jäger kommt aus deiner Reserve zum Mammut dort.
ice-age-board-guide-again = Und noch einer in Gebiet 5.
ice-age-board-guide-last-hunter = Gebiet 5 wird voll. Der dritte kommt in Gebiet 11.
ice-age-board-guide-put-away = Nach dem Spielen darfst du eine Karte weglegen, die dir nicht gefällt. Diese hier sind gut: Behalte alle.
ice-age-board-guide-draw = Zieh auf fünf Karten nach. Du wählst den Stapel; nur fünf von einer Farbe sind nicht erlaubt. Nimm eine helle.
ice-age-board-guide-gift = Die anderen haben dunkle Karten gespielt, und du bekommst ein Geschenk: Nimm eine Keule oder versetze zwei deiner Jäger. Nimm die Keule.
ice-age-board-guide-club = Ein Jäger mit Keule kann in einem Konflikt nicht verlieren, und niemand sonst kann ihn versetzen. Leg sie unter einen Jäger in Gebiet 7, wo ein Konflikt sicher ist.
ice-age-board-guide-dark = Du hast noch 1 Stein und keine helle Karte dafür. Zeit für eine dunkle: Der Gast bringt 3 Steine, und alle anderen dürfen einen Jäger platzieren.
ice-age-board-guide-away = Mit jedem verdienten Stein schrumpft der dunkle Vorrat. Ist er leer, endet die Runde: Die Feuer werden aufgedeckt, Konflikte ausgetragen, Punkte gezählt. Du willst lieber Karten, die dir helfen: Leg die Glut weg.
ice-age-board-guide-two = Jetzt fehlen zwei Karten. Zieh eine helle.
ice-age-board-guide-second = Und noch eine. Der dunkle Vorrat ist fast leer: Diese Runde endet bald.
ice-age-board-guide-feast = Ein Festmahl: Alle anderen, also auch du, dürfen zwei Jäger platzieren. Stell einen in Gebiet 8, wo dein Jäger ein Mammut, aber wenig Gesellschaft hat.
ice-age-board-guide-feast-quiet = Der andere kommt in Gebiet 10, wo noch niemand steht.
ice-age-board-guide-last-stone = Noch ein Festmahl, und es nimmt die letzten Steine aus dem dunklen Vorrat: Danach endet die Runde. Schick deinen letzten Jäger in Gebiet 10, damit dort keiner allein ist.
ice-age-board-guide-instead = Deine Reserve ist leer, also darfst du einen Jäger versetzen, der schon im Land steht. In Gebiet 7 gibt es einen Konflikt: Hol den ohne Keule von dort in Gebiet 6. Tippe auf 7, dann auf 6.
ice-age-board-guide-end = Es ist Nacht geworden. Die Feuer wurden aufgedeckt, in vollen Gebieten gab es Konflikte, die kleinsten Gruppen traf es zuerst, und jeder Jäger, der blieb, hat Punkte gebracht: Du führst mit 16. Wer hinten liegt, hat Gebiet 5 mit Eis bedeckt. Eine neue Runde beginnt; mit 1 Stein kannst du nur den Überfall spielen. Ab hier spielst du allein weiter: Bleib bei den Mammuts!
ice-age-board-dark-pool-name = Dunkel
ice-age-board-light-pool-name = Hell
ice-age-board-supply-name = Vorrat
ice-age-board-stones-word = { $count ->
    [one] Stein
   *[other] Steine
}
ice-age-board-reserve-word = in Reserve
ice-age-board-clubs-word = { $count ->
    [one] Keule
   *[other] Keulen
}

ice-age-board-place = Gebiet { $region }
ice-age-board-unit-stones = { $count ->
    [one] Stein
   *[other] Steine
}
ice-age-board-unit-clubs = { $count ->
    [one] Keule
   *[other] Keulen
}

ice-age-board-plan-play = Spielen
ice-age-board-plan-perform = Ausführen
ice-age-board-plan-put-away = Weglegen
ice-age-board-plan-draw = Ziehen
ice-age-board-plan-left = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}

## Primer

ice-age-board-primer-aim = Das Ziel
ice-age-board-primer-aim-title = Wo die Mammuts grasen
ice-age-board-primer-aim-lead = Du führst eine Sippe von Jägern durch zwölf Gebiete. Am Ende jeder Runde bringt jeder Jäger Punkte, der einen Platz gefunden hat, am meisten neben Mammuts. Wer nach der letzten Runde die meisten Punkte hat, gewinnt.
ice-age-board-primer-fact-players = Personen
ice-age-board-primer-fact-rounds = Runden
ice-age-board-primer-fact-regions = Gebiete
ice-age-board-primer-fact-hunters = Jäger pro Person
ice-age-board-primer-fact-stones = Steine zu Beginn
ice-age-board-primer-migration = 1. Siedeln
ice-age-board-primer-migration-words = Reihum spielen alle je eine Karte, bis der dunkle Vorrat an Steinen leer ist.
ice-age-board-primer-conflicts = 2. Konflikte
ice-age-board-primer-conflicts-words = Die Feuer werden aufgedeckt. Wo mehr Jäger stehen, als ein Gebiet ernährt, müssen welche weichen.
ice-age-board-primer-scoring = 3. Wertung
ice-age-board-primer-scoring-words = Jeder Jäger, der noch im Land steht, bringt Punkte: Nur hier gibt es welche.
ice-age-board-primer-glacier = 4. Gletscher
ice-age-board-primer-glacier-words = Wer die wenigsten Punkte hat, darf ein Gebiet mit Eis bedecken. Alle Jäger dort kehren heim.
ice-age-board-primer-turn = Ein Zug
ice-age-board-primer-turn-title = Ein Zug: eine Karte
ice-age-board-primer-turn-lead = Du hast immer fünf Karten auf der Hand. Helle Karten helfen dir und kosten Steine; dunkle Karten bringen Steine und helfen den anderen.
ice-age-board-primer-play-card = Karte spielen
ice-age-board-primer-play-card-words = Genau eine, hell oder dunkel. Sie liegt offen auf der Ablage ihrer Farbe.
ice-age-board-primer-put-away = Karte weglegen
ice-age-board-primer-put-away-words = Wenn du magst, legst du eine zweite Karte verdeckt und ohne Wirkung unter ihren Zugstapel.
ice-age-board-primer-draw-card = Auf fünf ziehen
ice-age-board-primer-draw-card-words = Karte für Karte von einem der beiden Stapel. Deine fünf Karten dürfen nicht alle dieselbe Farbe haben.
ice-age-board-primer-light = Helle Karten kosten
ice-age-board-primer-light-words = Du zahlst die angegebenen Steine in den hellen Vorrat und tust, was auf der Karte steht. Meist kannst du zwischen zwei Dingen wählen.
ice-age-board-primer-dark = Dunkle Karten bringen Steine
ice-age-board-primer-dark-words = Du nimmst die angegebenen Steine aus dem dunklen Vorrat. Danach handeln alle anderen oder eine Person, die du bestimmst.
ice-age-board-primer-rich = Reiche zahlen
ice-age-board-primer-rich-words = Mit { $rich } oder mehr Steinen musst du eine helle Karte spielen.
ice-age-board-primer-last-stone = Mit dem letzten Stein ist Schluss
ice-age-board-primer-last-stone-words = Wer den letzten Stein aus dem dunklen Vorrat nimmt, beendet das Siedeln. Niemand ist mehr an der Reihe.
ice-age-board-primer-cult = Kult
ice-age-board-primer-cult-words = Ahmt die oberste Karte einer der beiden Ablagen nach, als hättest du sie gespielt: Du zahlst oder verdienst, was sie zeigt.
ice-age-board-primer-club = Keulen
ice-age-board-primer-club-words = Ein Jäger mit Keule kann von anderen nicht versetzt werden und in keinem Konflikt verlieren. Nach den Konflikten kommen alle Keulen zurück.
ice-age-board-primer-boards = Der Tisch
ice-age-board-primer-boards-title = Was auf dem Tisch liegt
ice-age-board-primer-boards-lead = Fast alles ist offen: Geheim sind nur die Handkarten und die Werte der Feuer. So sieht das Land nach der geführten Runde aus.
ice-age-board-primer-land = Das Land
ice-age-board-primer-land-words = Gebiete mit sechs Arten von Landschaft. Nachbarn haben eine gemeinsame Grenze. Jedes Gebiet zeigt, wie viele Jäger es ernährt; was verloren ist, liegt unter Eis.
ice-age-board-primer-hunters = Jäger
ice-age-board-primer-hunters-words = Du hast { $hunters }. Platziert wird ein Jäger aus deiner Reserve, versetzt einer, der schon im Land steht.
ice-age-board-primer-pools = Steine
ice-age-board-primer-pools-words = Im dunklen Vorrat liegt, was sich in dieser Runde noch verdienen lässt: Er ist die Uhr des Spiels. Gezahltes liegt im hellen Vorrat und kommt in der nächsten Runde wieder.
ice-age-board-primer-decks = Zwei Stapel
ice-age-board-primer-decks-words = Helle und dunkle Karten haben eigene Stapel. Du beginnst mit zwei hellen und drei dunklen Karten.
ice-age-board-primer-night = Rundenende
ice-age-board-primer-night-title = Nacht: wie eine Runde endet
ice-age-board-primer-night-lead = Ist der dunkle Vorrat leer, kommt ein Gebiet nach dem anderen an die Reihe. Bis zum Gletscher gibt es nichts zu entscheiden.
ice-age-board-primer-fires = Feuer aufdecken
ice-age-board-primer-fires-words = In jedem Gebiet liegt ein verdecktes Feuer mit Wert 0, 1 oder 2. Jetzt werden alle aufgedeckt.
ice-age-board-primer-room = Platz für so viele
ice-age-board-primer-room-words = Ein Gebiet ernährt { $capacity } Jäger, für jedes Mammut einen mehr und dazu so viele, wie seine Feuer wert sind.
ice-age-board-primer-fight = Zu viele: Konflikt
ice-age-board-primer-fight-words = Die kleinste Gruppe verliert einen Jäger, dann die nächstgrößere und so reihum, bis alle Platz haben. Gleich große Gruppen verlieren gemeinsam.
ice-age-board-primer-score = Punkte
ice-age-board-primer-score-words = Jeder Jäger, der noch da ist, bringt Punkte: 1, mit einem Mammut 2, mit zwei oder mehr Mammuts 3.
ice-age-board-primer-ice = Der Gletscher wächst
ice-age-board-primer-ice-words = Wer die wenigsten Punkte hat, darf ein Gebiet am Eis bedecken. Jäger und Mammuts dort verlassen das Land.
ice-age-board-primer-next = Dann die nächste Runde
ice-age-board-primer-next-words = Die gezahlten Steine füllen den dunklen Vorrat, neue Feuer werden ausgelegt. Es beginnt, wer nach der Person sitzt, die die Runde beendet hat. Die Jäger bleiben, wo sie sind.
ice-age-board-primer-ending = In der letzten Runde
ice-age-board-primer-ending-words = Die dunkle Karte, die das Siedeln beendet, bringt keine Steine und bewirkt nichts. Bei Gleichstand gewinnt, wer mehr Jäger im Land hat, dann, wer mehr Steine hat.
ice-age-board-primer-points = Punkte
ice-age-board-primer-points-title = Wofür es Punkte gibt
ice-age-board-primer-points-lead = Nur am Ende einer Runde, und für jeden Jäger, der noch im Land ist.
ice-age-board-primer-points-none = Ohne Mammut: je 1
ice-age-board-primer-points-none-words = Jeder Jäger im Gebiet ist 1 Punkt wert.
ice-age-board-primer-points-one = Ein Mammut: je 2
ice-age-board-primer-points-one-words = Schon ein Mammut verdoppelt alle in seinem Gebiet und schafft Platz für einen mehr.
ice-age-board-primer-points-two = Zwei oder mehr: je 3
ice-age-board-primer-points-two-words = Ein drittes Mammut bringt keine weiteren Punkte, aber noch mehr Platz.
ice-age-board-primer-points-all = Alle punkten
ice-age-board-primer-points-all-words = Mehrheiten gibt es nicht: Wer in einem Gebiet steht, bekommt Punkte für jeden eigenen Jäger dort.
ice-age-board-primer-mistakes = Fünf Fehler
ice-age-board-primer-mistakes-title = Fünf Fehler in der ersten Partie
ice-age-board-primer-mistakes-lead = Sie folgen aus den Regeln; alle machen sie einmal.
ice-age-board-primer-small-bands = Überall ein Jäger
ice-age-board-primer-small-bands-words = Die kleinste Gruppe verliert zuerst, also trifft es einzelne Jäger als Erste.
ice-age-board-primer-small-bands-instead = Zwei oder drei zusammen in wenigen Gebieten, wo du nicht die kleinste Gruppe hast.
ice-age-board-primer-full-land = Niemand zählt den Platz
ice-age-board-primer-full-land-words = Ein leeres Gebiet ernährt { $capacity }. Ist sein Feuer 0 wert, geht einer mehr verloren, vielleicht deiner.
ice-age-board-primer-full-land-instead = Sieh dir vor dem Platzieren die Zahl im Gebiet an und rechne mit einem Feuer von 1.
ice-age-board-primer-no-mammoth = Weit weg vom Mammut
ice-age-board-primer-no-mammoth-words = Ohne Mammut bringt ein Jäger 1 Punkt, neben zweien 3.
ice-age-board-primer-no-mammoth-instead = Folge der Herde oder hol ein Mammut dorthin, wo deine Gruppe schon steht.
ice-age-board-primer-dark-friend = Die falsche Person bestimmt
ice-age-board-primer-dark-friend-words = Dunkle Karten lassen andere handeln, und manche entfernen Jäger: Wen du bestimmst, der nimmt deine.
ice-age-board-primer-dark-friend-instead = Bestimme jemanden, der deiner stärksten Konkurrenz mehr schadet als dir oder am wenigsten damit anfangen kann.
ice-age-board-primer-pool-forgotten = Den dunklen Vorrat vergessen
ice-age-board-primer-pool-forgotten-words = Die Runde endet mitten im Umlauf, oft kurz vor deiner besten Karte.
ice-age-board-primer-pool-forgotten-instead = Sind nur noch wenige Steine da, spiel so, als wäre dieser Zug dein letzter.
ice-age-board-primer-icons = Symbole
ice-age-board-primer-icons-title = Alle Symbole
ice-age-board-primer-icons-lead = Die Karten sind in diesen Zeichen geschrieben. Verweile im Spiel auf einer Karte, um sie in Worten zu lesen.
ice-age-board-primer-icons-pieces = Figuren
ice-age-board-primer-icons-moves = Was mit ihnen geschieht
ice-age-board-primer-icons-cards = Karten und Leute
ice-age-board-primer-icons-lands = Landschaften
ice-age-board-primer-icon-own = ein eigener Jäger
ice-age-board-primer-icon-anybody = ein beliebiger Jäger
ice-age-board-primer-icon-mammoth = Mammut
ice-age-board-primer-icon-club = Keule
ice-age-board-primer-icon-fire = Feuer
ice-age-board-primer-icon-stone = Stein, der Preis
ice-age-board-primer-icon-into = ins Land
ice-age-board-primer-icon-near = in ein Nachbargebiet
ice-age-board-primer-icon-far = in ein beliebiges Gebiet
ice-age-board-primer-icon-away = aus dem Land
ice-age-board-primer-icon-exchange = zwei tauschen die Plätze
ice-age-board-primer-icon-anywhere = beliebiges Gebiet
ice-age-board-primer-icon-sun = helle Karte: kostet Steine
ice-age-board-primer-icon-moon = dunkle Karte: bringt Steine
ice-age-board-primer-icon-other = eine andere Person handelt
ice-age-board-primer-icon-others = alle anderen handeln
ice-age-board-primer-icon-mask = Kult: ahmt eine Karte nach
ice-age-board-primer-icon-points = Punkte

# The scene of the end of a round.
ice-age-board-scene-night = Es wird Nacht
ice-age-board-scene-fires = Die Feuer
ice-age-board-scene-calm = Kein Konflikt
ice-age-board-scene-after = Nach den Konflikten
ice-age-board-scene-region = Gebiet { $region }
ice-age-board-scene-totals = Punkte der Runde
