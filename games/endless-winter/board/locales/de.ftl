### The board of Endless Winter in German.

## The parts of the board

endless-winter-board-section-turn = Dieser Zug
endless-winter-board-section-columns = Die vier Spalten
endless-winter-board-section-terrain = Gelände
endless-winter-board-section-culture = Fortschrittsauslage
endless-winter-board-section-people = Stammeskarten
endless-winter-board-section-hunt-area = Jagdgebiet
endless-winter-board-section-order = Zugreihenfolge
endless-winter-board-section-stones = Heilige Steine
endless-winter-board-tab-terrain = Gelände
endless-winter-board-tab-columns = Spalten
endless-winter-board-tab-market = Auslage
endless-winter-board-tab-boards = Tafeln
endless-winter-board-section-megaliths = Megalithen
endless-winter-board-section-idols = Götzentafel
endless-winter-board-rule = Regel { $id }

## Round and turn

endless-winter-board-round = Runde { $count } von 4
endless-winter-board-status-setup = Aufbau
endless-winter-board-status-eclipse = Finsternis
endless-winter-board-status-turn = Zug { $count } von 3
endless-winter-board-over = Die Partie ist zu Ende.
endless-winter-board-step-culture = Figur
endless-winter-board-step-figure = Oben
endless-winter-board-step-middle = Mitte
endless-winter-board-step-bottom = Unten
endless-winter-board-step-commit = Finsternisstapel
endless-winter-board-step-reveal = Aufdecken
endless-winter-board-step-track = A Zugreihenfolge
endless-winter-board-step-skills = B Fähigkeiten
endless-winter-board-step-lands = C Felder
endless-winter-board-step-board = D Tableau

## Labor

endless-winter-board-labor-count = { $labor } Arbeitskraft
endless-winter-board-labor-more-help = Was deine Hand und deine Nahrung hier noch beitragen könnten
endless-winter-board-from-hand = Hand
endless-winter-board-from-food = Nahrung
endless-winter-board-potential = Deine Hand gibt hier { $cards } Arbeitskraft, deine Nahrung { $food }.
endless-winter-board-eat = Nahrung für Arbeitskraft:
endless-winter-board-eat-words = { $food } Nahrung für { $labor } Arbeitskraft ausgeben

## Benefits to take

endless-winter-board-take-megalith = Megalith setzen
endless-winter-board-take-draw = Karte ziehen
endless-winter-board-take-idol = Götzen nehmen
endless-winter-board-take-tool = Werkzeug nehmen
endless-winter-board-take-food = Nahrung nehmen
endless-winter-board-take-fill = Nahrung auffüllen
endless-winter-board-take-fish = Fischmarker ziehen
endless-winter-board-take-pay = Zahlen und nutzen
endless-winter-board-discard-one = Wirf eine Handkarte ab.
endless-winter-board-then = Danach:
endless-winter-board-ready = Diese Fähigkeit ist noch nutzbar
endless-winter-board-played = Gespielte Karten
endless-winter-board-eclipse-pile = Finsternisstapel

## Drafts

endless-winter-board-chiefs = Häuptlinge zur Auswahl
endless-winter-board-setups = Aufbaukarten zur Auswahl

## Columns

endless-winter-board-figure-chief = Häuptling von { $seat }
endless-winter-board-figure-tribe = Figur von { $seat }
endless-winter-board-bottom-free = zuerst hier
endless-winter-board-bottom-taken = vergeben
endless-winter-board-first = 1.
endless-winter-board-offer-recruit = Für { $price } eine Stammeskarte auf die Hand nehmen, jedes Mal eine andere Art; in diesem Zug nicht spielbar.
endless-winter-board-offer-rite = Einmal, für { $price }: eine Stammeskarte auf die Ablage nehmen und eine Karte beerdigen, eins von beiden oder beides.
endless-winter-board-offer-learn = Für { $price } eine Fortschrittskarte aus der Auslage auf die Hand nehmen.
endless-winter-board-offer-stone = Einmal: für { $price } einen Heiligen Stein auf deinen nächsten Platz legen. Er zählt in jeder Sonnenfinsternis.
endless-winter-board-offer-camp = Für { $price } ein Lager setzen.
endless-winter-board-offer-move = Für { $price } ein Lager auf ein Nachbarfeld bewegen.
endless-winter-board-offer-village = Einmal, für { $price }: eine Siedlung gründen, wo drei deiner Lager aneinandergrenzen; sie kommen heim.
endless-winter-board-offer-reveal = Für { $price } 2 Tiere aufdecken, höchstens 6 im Gebiet.
endless-winter-board-offer-hunt = Für { $price } ein Tier aus dem Jagdgebiet nehmen.
endless-winter-board-offer-tip = Einmal: ein eigenes Tier für seinen Bonus kippen.
endless-winter-board-cap-recruit = anwerben
endless-winter-board-cap-rite = einweihen
endless-winter-board-cap-learn = lernen
endless-winter-board-cap-stone = Stein
endless-winter-board-cap-camp = Lager
endless-winter-board-cap-move = ziehen
endless-winter-board-cap-village = Siedlung
endless-winter-board-cap-reveal = aufspüren
endless-winter-board-cap-hunt = jagen
endless-winter-board-cap-tip = kippen
endless-winter-board-cap-rest = rasten
endless-winter-board-cap-rest-labor = je Figur
endless-winter-board-rest-labor = Eine rastende Figur zählt in der Sonnenfinsternis { $labor } Arbeitskraft.
endless-winter-board-token-pile = { $count ->
    [one] 1 Rastmarker im Stapel
   *[other] { $count } Rastmarker im Stapel
}

## Cards, Animals, stones

endless-winter-board-cards-left = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
endless-winter-board-culture-deck = { $count ->
    [one] In den Stapeln ist noch 1 Karte.
   *[other] In den Stapeln sind noch { $count } Karten.
}
endless-winter-board-animal-deck = { $count ->
    [one] Tierstapel, 1 Karte
   *[other] Tierstapel, { $count } Karten
}
endless-winter-board-in-deck = { $count } im Stapel
endless-winter-board-hunt-filled = { $count } von { $most }
endless-winter-board-era = Ära { $count ->
    [1] I
   *[other] II
}
endless-winter-board-era-later = ab Runde 3
endless-winter-board-for-you-now = für dich jetzt
endless-winter-board-stone-now = { $count ->
    [one] Käme die Sonnenfinsternis jetzt, brächte er dir 1 Punkt.
   *[other] Käme die Sonnenfinsternis jetzt, brächte er dir { $count } Punkte.
}
endless-winter-board-end-points = { $count ->
    [one] am Ende 1 Punkt
   *[other] am Ende { $count } Punkte
}

## Turn order

endless-winter-board-bid = In der Finsternis: { $labor } Arbeitskraft{ $hidden ->
    [0] {""}
    [one] {" "}und 1 verdeckte Karte
   *[other] {" "}und { $hidden } verdeckte Karten
}

## Terrain

endless-winter-board-terrain = Gelände
endless-winter-board-camps-home = { $count ->
    [one] 1 deiner Lager ist noch auf deinem Tableau
   *[other] { $count } deiner Lager sind noch auf deinem Tableau
}
endless-winter-board-villages-left = { $count ->
    [one] Du kannst noch 1 Siedlung gründen
   *[other] Du kannst noch { $count } Siedlungen gründen
}
endless-winter-board-hex-label = { $hex }: { $gives }
endless-winter-board-hex-led = { $hex }: { $gives }. Einfluss: { $influence }
endless-winter-board-influence = { $seat } { $count }
endless-winter-board-influence-leads = { $seat } { $count } (vorn)
endless-winter-board-landmark-label = { $landmark }, { $words }
endless-winter-board-camps-label = { $count } Lager von { $seat } auf { $hex }
endless-winter-board-village-label = Siedlung von { $seat }
endless-winter-board-village-here = Siedlung bei { $junction } gründen
endless-winter-board-eclipse-now = Wenn jetzt die Sonnenfinsternis käme
endless-winter-board-eclipse-short = Finsternis jetzt
endless-winter-board-preview-lands = von Feldern
endless-winter-board-preview-board = vom Tableau
endless-winter-board-preview-landmarks = { $count ->
    [one] Landmarken: 1 Punkt
   *[other] Landmarken: { $count } Punkte
}
endless-winter-board-preview-delta = { $count ->
    [one] Rennen zum Delta: 1 Punkt
   *[other] Rennen zum Delta: { $count } Punkte
}
endless-winter-board-preview-stones = { $count ->
    [one] Heilige Steine: 1 Punkt
   *[other] Heilige Steine: { $count } Punkte
}

## Rivers & Rafts

endless-winter-board-start-label = Startplättchen von { $seat }, { $count ->
    [0] kein Lager
   *[other] { $count } Lager
}
endless-winter-board-raft-label = Floß von { $seat }: { $reach }
endless-winter-board-fish-supply = Fischmarker: { $supply } im Vorrat, { $discard } abgelegt

## Megaliths

endless-winter-board-megaliths = Megalithen
endless-winter-board-site-label = Platz { $site }: { $gains }
endless-winter-board-site-start = Startplatz { $site }: { $gains }
endless-winter-board-site-raised = Ebene { $level } auf { $site }: { $gains }
endless-winter-board-megalith-of = Megalith von { $seat }
endless-winter-board-megalith-neutral = neutraler Megalith
endless-winter-board-megalith-worth = { $count ->
    [one] 1 Punkt für den Bau
   *[other] { $count } Punkte für den Bau
}
endless-winter-board-megaliths-left = { $seat } hat noch Megalithen: farbig { $own }, neutral { $neutral }; zuerst kommen die neutralen

## Idols

endless-winter-board-offering = Opfer
endless-winter-board-honor = Ehre
endless-winter-board-offering-level = Opferleiste, Stufe { $level }: { $resources ->
    [0] nichts für das, was übrig bleibt
   *[other] am Ende { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für je { $resources } übrige Nahrung und Werkzeuge
}
endless-winter-board-honor-level = Ehrenleiste, Stufe { $level }{ $points ->
    [0] {""}
    [one] : sofort 1 Punkt
   *[other] : sofort { $points } Punkte
}
endless-winter-board-burials = Punkte für beerdigte Karten
endless-winter-board-idols = Götzen
endless-winter-board-rank = Rang auf der Ehrenleiste
endless-winter-board-burial-first = Rang 1 auf der Ehrenleiste
endless-winter-board-burial-second = Rang 2 auf der Ehrenleiste
endless-winter-board-burial-others = Alle anderen, die gestiegen sind

## Player boards

endless-winter-board-food-of = { $count } Nahrung
endless-winter-board-tools-of = { $count ->
    [one] 1 Werkzeug
   *[other] { $count } Werkzeuge
}
endless-winter-board-hand-of = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
endless-winter-board-animals-of = { $count ->
    [one] 1 aufrechtes Tier
   *[other] { $count } aufrechte Tiere
}
endless-winter-board-stones-of = { $count ->
    [one] 1 Heiliger Stein
   *[other] { $count } Heilige Steine
}
endless-winter-board-villages-of = { $count ->
    [one] 1 Siedlung
   *[other] { $count } Siedlungen
}
endless-winter-board-buried-of = { $count ->
    [one] 1 beerdigte Karte
   *[other] { $count } beerdigte Karten
}
endless-winter-board-figures-of = { $count ->
    [one] noch 1 Figur einzusetzen
   *[other] noch { $count } Figuren einzusetzen
}
endless-winter-board-food-track = { $food } Nahrung von höchstens { $limit }. Lager auf dem Tableau verdecken das Ende der Leiste; ein markiertes Feld gibt 1 Arbeitskraft, wenn Nahrung darüber hinaus ausgegeben wird.
endless-winter-board-tool-track = { $tools ->
    [one] 1 Werkzeug von höchstens { $limit }
   *[other] { $tools } Werkzeuge von höchstens { $limit }
}
endless-winter-board-reserve = Megalithen
endless-winter-board-box-gives = ein leeres Kästchen gibt in jeder Sonnenfinsternis
endless-winter-board-megaliths-to-place = noch zu setzen
endless-winter-board-megaliths-on-top = Obenauf: 1 je Stein darunter, 2 für eigene
endless-winter-board-slot-order = zahlen, legen, nehmen
endless-winter-board-animals-worth = { $count ->
    [one] jetzt 1 Punkt
   *[other] jetzt { $count } Punkte
}
endless-winter-board-pile = { $pile }: { $count }. { $cards }
endless-winter-board-short-draw-pile = Stapel
endless-winter-board-short-discard = Ablage
endless-winter-board-short-eclipse-pile = Finst.
endless-winter-board-short-cemetery = Gräber
endless-winter-board-stones = Heilige Steine
endless-winter-board-slot = Der nächste Heilige Stein kostet hier { $price } und gibt: { $gains }
endless-winter-board-animals = Tiere
endless-winter-board-tipped = gekippt
endless-winter-board-hand = Hand
endless-winter-board-hand-empty = Deine Hand ist leer.
endless-winter-board-hand-known = Diese Karten kamen offen auf die Hand
endless-winter-board-draw-pile = Zugstapel
endless-winter-board-discard = Ablage
endless-winter-board-cemetery = Friedhof
endless-winter-board-score = Punkte jetzt:
endless-winter-board-score-scored = erhalten
endless-winter-board-score-animals = Tiere
endless-winter-board-score-burials = Beerdigungen
endless-winter-board-score-offering = Opfer
endless-winter-board-score-cards = Karten

## Lists of actions

endless-winter-board-group-culture = Fortschrittskarte spielen
endless-winter-board-group-figure = Figur einsetzen
endless-winter-board-group-labor = Arbeitskraft holen
endless-winter-board-group-skills = Fähigkeit nutzen
endless-winter-board-group-commit = In die Finsternis legen
endless-winter-board-group-discard = Abwerfen
endless-winter-board-group-lands = Sammeln
endless-winter-board-group-on = Weiter
endless-winter-board-group-token = Rastmarker
endless-winter-board-group-gains = Bonus nehmen
endless-winter-board-group-column = In der Spalte handeln
endless-winter-board-loses-labor = { $labor } Arbeitskraft ginge verloren, dabei könntest du hier noch etwas dafür bekommen.
endless-winter-board-loses-gains = Du würdest verzichten auf: { $gains }.
endless-winter-board-loses-lands = Einige Felder würden dir noch kostenlos etwas geben.
endless-winter-board-loses-culture = Die Fähigkeit von { $card } ginge verloren: Sie wirkt in einer anderen Spalte.

## The guided start

endless-winter-board-guide-side = Willkommen! Du führst einen Stamm durch vier Runden. Dein Häuptling hat zwei Seiten; nimm Seite A: Immer wenn du ihn einsetzt, darfst du 1 Nahrung zahlen und einen Megalith setzen.
endless-winter-board-guide-place = Ein Zug ist eine Figur. Setze eine Stammesfigur bei „Entwickeln“ ein: Dort kaufst du mit Arbeitskraft Fortschrittskarten, und die erste Figur erhält, was unten steht.
endless-winter-board-guide-artisan = Arbeitskraft kommt von Karten. Der Handwerker gibt 1, beim Entwickeln noch 1: Auf der Karte siehst du die 2.
endless-winter-board-guide-brave = Der Draufgänger bringt überall 1½. Das macht 3½ Arbeitskraft.
endless-winter-board-guide-learn = Für 3 Arbeitskraft gibt es eine Fortschrittskarte. Nimm das Namensritual; es kommt auf deine Hand, ab dem nächsten Zug kannst du es spielen.
endless-winter-board-guide-stone = Einmal pro Besuch darfst du einen Heiligen Stein nehmen und für seinen Platz zahlen. Dieser zählt in jeder Sonnenfinsternis für jede Geländeart, auf der du lagerst.
endless-winter-board-guide-draw = Der Platz gibt dir eine Karte. Statt eines Bonus darfst du immer einen niedrigeren nehmen; hier ist die Karte am besten.
endless-winter-board-guide-bottom = Du bist beim Entwickeln zuerst unten: 1 Nahrung kam von allein, jetzt nimm das Werkzeug.
endless-winter-board-guide-end = Das war dein Zug. Die Karten, die du behältst, nützen dir noch in deinen zwei anderen Zügen und in der Sonnenfinsternis.
endless-winter-board-guide-culture = Dein zweiter Zug beginnt mit Fortschrittskarten. Spiel das Namensritual; sein Symbol zeigt, dass es beim Einweihen wirkt.
endless-winter-board-guide-chief = Schick also deinen Häuptling zum Einweihen: Dort war noch niemand.
endless-winter-board-guide-naming = Jetzt nutze das Namensritual: 1 Nahrung und eine neue Stammeskarte.
endless-winter-board-guide-train = Nimm einen Jäger. Er kommt auf deine Ablage und kehrt zurück, wenn du mischst.
endless-winter-board-guide-second-brave = Dein anderer Draufgänger gibt 1½ Arbeitskraft …
endless-winter-board-guide-tribeswoman = … und die Stammesfrau ½: zusammen 2 Arbeitskraft.
endless-winter-board-guide-recruit = Für 1 Werkzeug und 1 Arbeitskraft kommt eine Stammeskarte direkt auf deine Hand: ein Späher, fürs Weiterziehen oder für die Sonnenfinsternis.
endless-winter-board-guide-rite = Zahl 1 Nahrung für die Mitte der Spalte: noch eine Stammeskarte und eine Beerdigung.
endless-winter-board-guide-bury = Beerdige einen Stammesmann. Dein Stapel wird besser, und beerdigte Karten zählen am Ende nach deinem Rang auf der Ehrenleiste.
endless-winter-board-guide-elder = Und nimm eine Älteste.
endless-winter-board-guide-honor = Auch hier bist du zuerst da: ein Götze. Steig auf der Ehrenleiste, damit deine Toten zählen.
endless-winter-board-guide-megalith-skill = Dein Häuptling ist eingesetzt, also nutze seine Fähigkeit: 1 Nahrung für einen Megalith.
endless-winter-board-guide-megalith = Deine ersten Megalithen sind neutral und kommen auf einen Startplatz.
endless-winter-board-guide-extra = Vom Startplatz aus darfst du noch einen setzen, wohin ein Pfeil zeigt. Er gibt, was er verdeckt: ein Werkzeug.
endless-winter-board-guide-tool = Nimm das Werkzeug.
endless-winter-board-guide-bury-board = Unten darfst du auch eine Karte beerdigen: Die Stammesfrau hat ihre Arbeit getan.
endless-winter-board-guide-second-end = Das war dein zweiter Zug. Jetzt ist dein Gegenüber dran; danach kommt dein dritter und letzter Zug der Runde.
endless-winter-board-guide-migrate = Deine letzte Figur. Schick sie zum Weiterziehen: Dort ist noch niemand, also gehört dir auch der Bonus unten.
endless-winter-board-guide-camp = Für 1 Werkzeug kommt ein Lager auf das Ausgangsplättchen in der Mitte. Es verlässt dein Tableau, also passt auf deine Nahrungsleiste 1 Nahrung mehr.
endless-winter-board-guide-scout = Der Späher gibt hier 2 Arbeitskraft: genug, um zwei Lager zu bewegen.
endless-winter-board-guide-move-forest = Tippe auf ein Lager in der Mitte, dann auf den Wald, Feld 8. In der Sonnenfinsternis gibt er 1 Nahrung und 1 Werkzeug.
endless-winter-board-guide-move-highland = Beweg das andere ins Hochland, Feld 10. Es gibt einen Götzen.
endless-winter-board-guide-move-on = Deine Arbeitskraft ist verbraucht. Geh weiter nach unten in der Spalte.
endless-winter-board-guide-free-camp = Du bist zuerst hier: Setz noch ein Lager, ohne zu zahlen.
endless-winter-board-guide-move-grassland = Und beweg eins: ins Grasland, Feld 4, das 2 Nahrung gibt.
endless-winter-board-guide-third-end = Alles ist getan. Beende deinen Zug; danach darfst du Karten für die Sonnenfinsternis zurücklegen.
endless-winter-board-guide-commit = Leg die Stammesfrau verdeckt hin. Ihre ½ Arbeitskraft zählt für die neue Zugreihenfolge, und ihre Finsternis-Fähigkeit wirkt.
endless-winter-board-guide-eclipse = Die Sonnenfinsternis! Dein Gegenüber hatte mehr Arbeitskraft und ist ab jetzt zuerst dran. Schritt A: Dein Platz gibt dir eine Karte. Zieh sie.
endless-winter-board-guide-eclipse-skill = Schritt B: die Karten, die du zurückgelegt hast. Die Stammesfrau bringt 1 Nahrung.
endless-winter-board-guide-gather-grassland = Schritt C: dein Land. Im Grasland hat niemand mehr Einfluss als du: Nimm die 2 Nahrung.
endless-winter-board-guide-gather-forest = Auch der Wald gehört dir: 1 Nahrung kommt von allein …
endless-winter-board-guide-gather-tool = … und ein Werkzeug. Du könntest stattdessen einen niedrigeren Bonus nehmen; das Werkzeug ist am besten.
endless-winter-board-guide-gather-highland = Das Hochland gibt einen Götzen.
endless-winter-board-guide-gather-offering = Steig diesmal auf der Opferleiste: Ohne eine Stufe dort sind übrige Nahrung und Werkzeuge am Ende nichts wert.
endless-winter-board-guide-farewell = Schritt D: dein Tableau. Das leere Megalithkästchen gibt ein Werkzeug; dann bringt dein Heiliger Stein 3 Punkte, einen für jede Geländeart, auf der du lagerst. Das war eine ganze Runde. Drei weitere folgen: Spiel weiter, wie du magst!
endless-winter-board-order-place = Platz { $count } der Zugreihenfolge

endless-winter-board-unit-food = { $count ->
   *[other] Nahrung
}
endless-winter-board-unit-tools = { $count ->
    [one] Werkzeug
   *[other] Werkzeuge
}
endless-winter-board-unit-labor = Arbeitskraft
endless-winter-board-unit-points = { $count ->
    [one] Punkt
   *[other] Punkte
}

## Primer

endless-winter-board-primer-aim = Das Ziel
endless-winter-board-primer-aim-title = Vier Winter, ein Stamm
endless-winter-board-primer-aim-lead = Du führst einen Stamm auf einen leeren, gefrorenen Kontinent. In jeder Runde rufst du Leute herbei, lernst, siedelst und jagst; dann verdunkelt sich die Sonne, und alles, was du aufgebaut hast, zahlt sich aus. Wer nach der letzten Sonnenfinsternis die meisten Punkte hat, gewinnt.
endless-winter-board-primer-winter = { $count } Züge, dann eine Sonnenfinsternis
endless-winter-board-primer-fact-players = Personen
endless-winter-board-primer-fact-rounds = Runden, jede mit Sonnenfinsternis
endless-winter-board-primer-fact-turns = Züge pro Person in der ganzen Partie
endless-winter-board-primer-fact-columns = Spalten zum Handeln, dazu Rasten
endless-winter-board-primer-fact-cards = Karten zu Beginn; dein Stapel wächst
endless-winter-board-primer-turn = Ein Zug
endless-winter-board-primer-turn-title = Ein Zug: eine Figur, ein paar Karten
endless-winter-board-primer-turn-lead = Dein Zug ist eine Figur. Karten geben ihr Arbeitskraft; mit Arbeitskraft, Werkzeugen und Nahrung bezahlst du, was sie tut.
endless-winter-board-primer-play-culture = Fortschritt spielen
endless-winter-board-primer-play-culture-words = Beginne mit Fortschrittskarten, falls du welche hast. Die erste ist frei, jede weitere kostet dich eine Handkarte.
endless-winter-board-primer-place-figure = Figur einsetzen, handeln
endless-winter-board-primer-place-figure-words = Schick den Häuptling oder eine Stammesfigur in eine Spalte oder lass sie rasten. Spiel Stammeskarten für Arbeitskraft, gib Nahrung für mehr aus.
endless-winter-board-primer-discard = Ablegen
endless-winter-board-primer-discard-words = Gespieltes kommt auf deine Ablage. Du ziehst jetzt nicht nach: Neue Karten bringen nur Effekte und das Ende der Runde.
endless-winter-board-primer-keep-back = Dritter Zug: Karten zurücklegen
endless-winter-board-primer-keep-back-words = Nach deinem dritten Zug darfst du Karten verdeckt für die Sonnenfinsternis hinlegen. Ihre Arbeitskraft entscheidet, wer zuerst dran ist.
endless-winter-board-primer-initiate = Einweihen
endless-winter-board-primer-initiate-words = Hier holst du Leute in deinen Stapel und beerdigst Karten. Eine Beerdigung macht den Stapel besser, und die Toten zählen am Ende.
endless-winter-board-primer-develop = Entwickeln
endless-winter-board-primer-develop-words = Hier kaufst du Fortschrittskarten mit starken Fähigkeiten und einmal pro Besuch einen Heiligen Stein.
endless-winter-board-primer-migrate = Weiterziehen
endless-winter-board-primer-migrate-words = Hier setzt und bewegst du Lager. Wo drei deiner Lager aneinandergrenzen, darfst du eine Siedlung gründen, und die Lager kommen heim.
endless-winter-board-primer-hunt = Jagen
endless-winter-board-primer-hunt-words = Hier findest du Tiere und nimmst sie mit. Aufrecht bilden sie Sätze; gekippt sind sie eine Mahlzeit.
endless-winter-board-primer-rest = Rasten
endless-winter-board-primer-rest-words = Karte ziehen, Tier kippen und Kräfte sparen: Eine rastende Figur zählt in der Sonnenfinsternis.
endless-winter-board-primer-three-parts = Oben, Mitte, unten
endless-winter-board-primer-three-parts-words = Eine Figur wandert ihre Spalte hinab: oben so oft, wie du zahlen kannst, in der Mitte einmal, unten nur für die erste Figur der Runde. Oben und Mitte stehen immer allen offen.
endless-winter-board-primer-boards = Die Tafeln
endless-winter-board-primer-boards-title = Wozu jede Tafel da ist
endless-winter-board-primer-boards-lead = Alles liegt offen. So sieht der Tisch nach der geführten Runde aus.
endless-winter-board-primer-terrain = Gelände
endless-winter-board-primer-terrain-words = In jeder Sonnenfinsternis gibt ein Feld seinen Bonus an alle mit dem meisten Einfluss dort; ein Gleichstand genügt. Ein Lager zählt 1, eine Siedlung 2 auf jedem ihrer drei Felder.
endless-winter-board-primer-culture = Fortschrittsauslage
endless-winter-board-primer-culture-words = Acht Karten zum Kaufen. Ihre Fähigkeiten sind stark, und die meisten sind am Ende Punkte wert.
endless-winter-board-primer-people = Stammesstapel
endless-winter-board-primer-people-words = Fünf Arten von Leuten. Alle geben in einer Spalte mehr Arbeitskraft und in der Sonnenfinsternis etwas Eigenes.
endless-winter-board-primer-hunting = Jagdgebiet
endless-winter-board-primer-hunting-words = Bis zu { $most } Tiere liegen offen. Lass sie für Sätze aufrecht oder kippe eins für das, was es zeigt.
endless-winter-board-primer-stones = Heilige Steine
endless-winter-board-primer-stones-words = Jeder zählt von nun an in jeder Sonnenfinsternis. Auf deinem Tableau ist Platz für { $slots }.
endless-winter-board-primer-megaliths = Megalithen
endless-winter-board-primer-megaliths-words = Ein Megalith gibt, was sein Platz zeigt. Auf vier anderen bringt er Punkte für die darunter.
endless-winter-board-primer-idols = Götzen
endless-winter-board-primer-idols-words = Links, Opfer: was übrige Nahrung und Werkzeuge wert sind. Rechts, Ehre: was deine beerdigten Karten wert sind.
endless-winter-board-primer-home = Dein Tableau
endless-winter-board-primer-home-words = Nahrung, Werkzeuge, Megalithen und { $villages } Siedlungen. Lager daheim verdecken das Ende der Nahrungsleiste: Jedes, das auszieht, schafft Platz für mehr Nahrung.
endless-winter-board-primer-eclipse = Die Finsternis
endless-winter-board-primer-eclipse-title = Die Sonnenfinsternis: Die Runde zahlt sich aus
endless-winter-board-primer-eclipse-lead = Wenn alle ihre drei Züge hatten, werden die verdeckten Karten umgedreht. Dann gehen alle in der neuen Reihenfolge vier Schritte durch.
endless-winter-board-primer-reveal = Alle decken auf
endless-winter-board-primer-reveal-words = Wer am meisten Arbeitskraft hat, ist in der nächsten Runde zuerst dran. Bei Gleichstand gewinnt, wer bisher später dran war.
endless-winter-board-primer-step-order = A. Dein Platz
endless-winter-board-primer-step-order-words = Je früher dein neuer Platz, desto besser, was er gibt.
endless-winter-board-primer-step-people = B. Deine Leute
endless-winter-board-primer-step-people-words = Zurückgelegte Karten nutzen ihre Finsternis-Fähigkeiten.
endless-winter-board-primer-step-land = C. Dein Land
endless-winter-board-primer-step-land-words = Jedes Feld, auf dem niemand mehr Einfluss hat als du.
endless-winter-board-primer-step-home = D. Dein Tableau
endless-winter-board-primer-step-home-words = Eine Karte für jede Siedlung, etwas für leere Megalithkästchen, Punkte für Heilige Steine.
endless-winter-board-primer-lower = Auch ein kleinerer Bonus geht
endless-winter-board-primer-lower-words = Immer wenn du etwas hiervon erhältst, darfst du stattdessen etwas weiter rechts nehmen, auch wenn du das Erste gar nicht nehmen könntest.
endless-winter-board-primer-prepare = Dann die nächste Runde
endless-winter-board-primer-prepare-words = Figuren kommen heim, Tiere und Fortschrittskarten werden aufgefüllt, und du ziehst fünf Karten.
endless-winter-board-primer-points = Punkte
endless-winter-board-primer-points-title = Wofür es Punkte gibt
endless-winter-board-primer-points-lead = Manche zählen sofort, manche in jeder Sonnenfinsternis, die meisten am Ende der Partie.
endless-winter-board-primer-points-cards = Karten: am Ende
endless-winter-board-primer-points-cards-words = Die Zahl im gestrichelten Kästchen auf allen deinen Stammes- und Fortschrittskarten, wo immer sie liegen.
endless-winter-board-primer-points-stones = Heilige Steine: jede Finsternis
endless-winter-board-primer-points-stones-words = Ein Stein aus der ersten Runde zählt { $rounds }-mal.
endless-winter-board-primer-points-burials = Beerdigungen: am Ende
endless-winter-board-primer-points-burials-words = Beerdigte Karten, nach deinem Rang auf der Ehrenleiste. Ohne eine Stufe dort sind sie nichts wert.
endless-winter-board-primer-points-animals = Tiersätze: am Ende
endless-winter-board-primer-points-animals-words = Aufrechte Tiere einer Art sind bei 1, 2, 3 und 4 Stück { $sets } wert. Der Argentavis ergänzt jeden Satz.
endless-winter-board-primer-points-once = Sofort
endless-winter-board-primer-points-once-words = Was Punkte auf einer vollen Scheibe zeigt, zählt in dem Moment, in dem du es erhältst.
endless-winter-board-primer-points-megaliths = Megalithen: sofort
endless-winter-board-primer-points-megaliths-words = Ein Megalith auf vier anderen: 1 für jeden darunter, 2 für jeden eigenen.
endless-winter-board-primer-points-idols = Ehrenleiste: sofort
endless-winter-board-primer-points-idols-words = Stufen auf dem Weg nach oben bringen { $steps }.
endless-winter-board-primer-points-offering = Opfer: am Ende
endless-winter-board-primer-points-offering-words = Übrige Nahrung und Werkzeuge, zum Kurs deiner Stufe auf der Opferleiste.
endless-winter-board-primer-mistakes = Fünf Fehler
endless-winter-board-primer-mistakes-title = Fünf Fehler in der ersten Partie
endless-winter-board-primer-mistakes-lead = Sie folgen aus den Regeln; alle machen sie einmal.
endless-winter-board-primer-camps-stay = Lager bleiben daheim
endless-winter-board-primer-camps-stay-words = Das Ausgangsplättchen gibt nichts, und Lager auf deinem Tableau halten deine Nahrung knapp.
endless-winter-board-primer-camps-stay-instead = Breite dich früh aus. Schon ein einzelnes Lager genügt für ein ganzes Feld.
endless-winter-board-primer-set-eaten = Der Satz ist aufgegessen
endless-winter-board-primer-set-eaten-words = Ein gekipptes Tier zählt nie wieder für einen Satz.
endless-winter-board-primer-set-eaten-instead = Kippe Einzelgänger und behalte, wovon du zwei hast.
endless-winter-board-primer-idol-still = Ein Götze rührt sich nie
endless-winter-board-primer-idol-still-words = Auf der untersten Stufe sind Beerdigungen und Reste nichts wert, egal wie viele es sind.
endless-winter-board-primer-idol-still-instead = Früh eine Stufe auf jeder Leiste.
endless-winter-board-primer-nothing-kept = Nichts zurückgelegt
endless-winter-board-primer-nothing-kept-words = Du bist zuletzt dran, und andere holen sich unten in jeder Spalte den Bonus.
endless-winter-board-primer-nothing-kept-instead = Leg im dritten Zug zwei Karten zurück oder lass eine Figur rasten: Sie zählt { $labor } Arbeitskraft.
endless-winter-board-primer-stones-late = Steine kommen spät
endless-winter-board-primer-stones-late-words = In der letzten Runde zählt ein Stein einmal; aus der ersten Runde zählt er { $rounds }-mal.
endless-winter-board-primer-stones-late-instead = Nimm einen in den ersten zwei Runden und bau dann, was er zählt.
endless-winter-board-primer-rivers = Flüsse & Flöße
endless-winter-board-primer-rivers-title = Flüsse & Flöße
endless-winter-board-primer-rivers-lead = Die Erweiterung legt einen Fluss durchs Land. Alles andere bleibt, wie es ist.
endless-winter-board-primer-rivers-land = Ein Fluss und Startplättchen
endless-winter-board-primer-rivers-land-words = Deine Lager kommen nicht mehr in der Mitte ins Spiel, sondern auf einem eigenen Startplättchen am Rand oder dort, wo dein Floß ist.
endless-winter-board-primer-rivers-raft = Das Floß
endless-winter-board-primer-rivers-raft-words = Statt eines Lagers darfst du dein Floß bewegen: flussabwärts beliebig weit, flussaufwärts ein Feld. Wo es ist, zählt es wie ein Lager.
endless-winter-board-primer-rivers-delta = Das Rennen zum Delta
endless-winter-board-primer-rivers-delta-words = Wessen Floß in der Sonnenfinsternis dem Delta am nächsten ist, erhält 1 Punkt und 1 für jedes eigene Lager am Fluss.
endless-winter-board-primer-rivers-fish = Fische
endless-winter-board-primer-rivers-fish-words = Ein Flussfeld, auf dem du vorn bist, gibt einen Fischmarker: Zieh einen und nimm, was er zeigt.
endless-winter-board-primer-rivers-landmarks = Landmarken
endless-winter-board-primer-rivers-landmarks-words = Wer auf einem Landmarkenfeld vorn ist, erhält in jeder Sonnenfinsternis Punkte für das, was sie zählt.
endless-winter-board-primer-rivers-warrior = Krieger
endless-winter-board-primer-rivers-warrior-words = Auf Wunsch ersetzen sie die Späher. In der Sonnenfinsternis darf ein Krieger ein fremdes Lager auf ein Nachbarfeld schieben.
endless-winter-board-primer-icons = Symbole
endless-winter-board-primer-icons-title = Alle Symbole
endless-winter-board-primer-icons-lead = Karten, Plättchen und Tafeln sind in diesen Zeichen geschrieben. Verweile im Spiel auf einem, um es in Worten zu lesen.
endless-winter-board-primer-icons-gains = Erträge
endless-winter-board-primer-icons-people = Karten und Leute
endless-winter-board-primer-icons-land = Im Gelände
endless-winter-board-primer-icons-animals = Tiere
endless-winter-board-primer-icons-columns = Spalten
endless-winter-board-primer-icons-reading = So liest du eine Karte
endless-winter-board-primer-icons-terrains = Gelände, in der Finsternis
endless-winter-board-primer-icons-beasts = Tiere, gekippt
endless-winter-board-primer-icons-landmarks = Landmarken
endless-winter-board-primer-icon-food = Nahrung
endless-winter-board-primer-icon-fill-food = Nahrung auffüllen
endless-winter-board-primer-icon-tool = Werkzeug
endless-winter-board-primer-icon-idol = Götze: eine Stufe hinauf
endless-winter-board-primer-icon-draw = Karte ziehen
endless-winter-board-primer-icon-megalith = Megalith setzen
endless-winter-board-primer-icon-extra-megalith = noch einen Megalith setzen
endless-winter-board-primer-icon-labor = Arbeitskraft
endless-winter-board-primer-icon-fish = Fischmarker
endless-winter-board-primer-icon-tribe = Stammesfigur oder -karte
endless-winter-board-primer-icon-chief = Häuptling
endless-winter-board-primer-icon-tribe-hand = Stammeskarte auf die Hand
endless-winter-board-primer-icon-tribe-discard = Stammeskarte auf die Ablage
endless-winter-board-primer-icon-culture = Fortschrittskarte
endless-winter-board-primer-icon-discard = Karte abwerfen
endless-winter-board-primer-icon-bury = Karte beerdigen
endless-winter-board-primer-icon-stone = Heiliger Stein
endless-winter-board-primer-icon-rest = Rasten
endless-winter-board-primer-icon-eclipse = in der Finsternis
endless-winter-board-primer-icon-camp = Lager: eins setzen
endless-winter-board-primer-icon-move = Lager bewegen
endless-winter-board-primer-icon-drive = fremdes Lager bewegen
endless-winter-board-primer-icon-village = Siedlung: eine gründen
endless-winter-board-primer-icon-raft = Floß
endless-winter-board-primer-icon-terrains = verschiedene Arten
endless-winter-board-primer-icon-tiles = Megalithplättchen
endless-winter-board-primer-icon-upper = Megalith auf anderen
endless-winter-board-primer-icon-animal = Tier nehmen
endless-winter-board-primer-icon-deck-animal = Tier vom Stapel
endless-winter-board-primer-icon-reveal-animal = Tier aufdecken
endless-winter-board-primer-icon-tip = Tier kippen
endless-winter-board-primer-icon-joker = ergänzt jeden Satz
endless-winter-board-primer-icon-pay = links zahlen, rechts erhalten
endless-winter-board-primer-icon-each = für jedes links Gezeigte
endless-winter-board-primer-icon-each-paid = für jedes links Gezeigte einmal zu bezahlen
endless-winter-board-primer-icon-same = derselben Art
endless-winter-board-primer-icon-different = verschiedener Arten
endless-winter-board-primer-icon-only-column = nur in dieser Spalte
endless-winter-board-primer-icon-only-eclipse = nur in der Finsternis
endless-winter-board-primer-icon-points-once = Punkte sofort
endless-winter-board-primer-icon-points-end = Punkte am Ende

## The scene of the Eclipse

endless-winter-board-scene-eclipse = Die Sonnenfinsternis
endless-winter-board-scene-pile = Stapel von { $seat }
    .you = Dein Stapel
endless-winter-board-scene-order = Die neue Zugreihenfolge
endless-winter-board-scene-place = Platz von { $seat }
    .you = Dein Platz
endless-winter-board-scene-land = { $hex }: { $seat }
    .you = { $hex }: du
endless-winter-board-scene-board = Tableau von { $seat }
    .you = Dein Tableau
endless-winter-board-scene-stones = Heilige Steine von { $seat }
    .you = Deine Heiligen Steine
endless-winter-board-scene-delta = Das Delta: { $seat }
    .you = Das Delta: du
endless-winter-board-scene-final = Die Endwertung
