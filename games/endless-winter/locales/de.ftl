### Endless Winter in German.

endless-winter-title = Endless Winter
endless-winter-blurb = Führe einen Stamm durch vier Winter: Sammle Leute und Wissen, jage, siedle, errichte Megalithen, ehre die Toten und überstrahle die anderen bei jeder Sonnenfinsternis.

## Options

endless-winter-option-seats-help = Endless Winter ist für 2 bis 4 Personen.
endless-winter-option-draft = Auswahl
endless-winter-option-draft-help = Wie Häuptlinge und Aufbaukarten verteilt werden.
endless-winter-option-draft-none = Beides zufällig
endless-winter-option-draft-setup = Aufbaukarten wählen, letzter Sitz zuerst
endless-winter-option-draft-chiefs = Häuptlinge wählen, erster Sitz zuerst; dann Aufbaukarten, letzter Sitz zuerst
endless-winter-option-glacier-tokens = Gletschermarker
endless-winter-option-glacier-tokens-help = Ein verdeckter Marker auf jedem Gletscher belohnt, wer dort siedelt.
endless-winter-option-rest-tokens = Rastmarker
endless-winter-option-rest-tokens-help = Wer in einer Runde zuerst rastet, erhält einen Marker.
endless-winter-option-layout = Lage der Megalithplättchen
endless-winter-option-layout-help = Wie die vier Megalithplättchen liegen.
endless-winter-option-layout-by-seats = Passend zur Zahl der Personen
endless-winter-option-rivers = Flüsse & Flöße
endless-winter-option-rivers-help = Ein Fluss durchs Land: Flöße, Fische, Landmarken, ein Wettrennen zum Delta und ein Startplättchen für alle.
endless-winter-option-central-river-tile = Mittleres Flussplättchen
endless-winter-option-central-river-tile-help = Was sein drittes Feld ist, neben dem Fluss und dem Landmarkenfeld. Nur mit Flüsse & Flöße.
endless-winter-option-central-river-tile-river = mit einem zweiten Flussfeld
endless-winter-option-central-river-tile-glacier = mit einem Gletscher
endless-winter-option-first-river-tile = Erstes Flussplättchen
endless-winter-option-second-river-tile = Zweites Flussplättchen
endless-winter-option-first-river-tile-help = Mit mehr Landmarken wird die Partie reicher. Nur mit Flüsse & Flöße.
endless-winter-option-second-river-tile-help = { endless-winter-option-first-river-tile-help }
endless-winter-option-river-tile-landmark = mit einer Landmarke
endless-winter-option-river-tile-glacier = mit einem Gletscher
endless-winter-option-warriors = Krieger
endless-winter-option-warriors-help = Krieger ersetzen die Späher und dürfen fremde Lager bewegen.

## Names

endless-winter-named = { $name }
endless-winter-card-brave = Drauf­gänger
endless-winter-card-tribeswoman = Stammes­frau
endless-winter-card-tribesman = Stammes­mann
endless-winter-card-artisan = Hand­werker
endless-winter-card-hunter = Jäger
endless-winter-card-scout = Späher
endless-winter-card-elder = Älteste
endless-winter-card-shaman = Schama­nin
endless-winter-card-warrior = Krieger
endless-winter-card-adopted-kin = Wahl­verwandte
endless-winter-card-flint-cache = Feuer­stein­vorrat
endless-winter-card-foragers-web = Sammel­netz
endless-winter-card-story-circle = Erzähl­kreis
endless-winter-card-shared-loads = Geteilte Lasten
endless-winter-card-ochre-grave = Ocker­grab
endless-winter-card-elders-farewell = Abschied der Ältesten
endless-winter-card-naming-rite = Namens­ritual
endless-winter-card-burnt-gift = Brand­opfer
endless-winter-card-sledge-team = Schlitten­gespann
endless-winter-card-sky-watch = Himmels­wacht
endless-winter-card-council-fire = Rats­feuer
endless-winter-card-knapping-floor = Schlag­platz
endless-winter-card-snow-runners = Schnee­läufer
endless-winter-card-trail-marks = Weg­zeichen
endless-winter-card-hide-shelters = Fell­zelte
endless-winter-card-drive-lines = Treib­zäune
endless-winter-card-trackers-lore = Fährten­kunde
endless-winter-card-marrow-feast = Mark­schmaus
endless-winter-card-standing-slab = Stein­stele
endless-winter-card-great-hearth = Große Feuer­stelle
endless-winter-card-song-lines = Lieder­pfade
endless-winter-card-barrow-field = Hügel­gräber
endless-winter-card-ancestor-poles = Ahnen­pfähle
endless-winter-card-clan-moot = Sippen­rat
endless-winter-card-passing-of-names = Weiter­gabe der Namen
endless-winter-card-sun-offering = Sonnen­opfer
endless-winter-card-solstice-feast = Sonnwend­fest
endless-winter-card-raised-circle = Stein­kreis
endless-winter-card-stone-haulers = Stein­schlepper
endless-winter-card-master-carvers = Schnitz­kunst
endless-winter-card-gift-ring = Gaben­ring
endless-winter-card-oath-stone = Schwur­stein
endless-winter-card-long-trek = Weite Wande­rung
endless-winter-card-village-dance = Reigen
endless-winter-card-hearth-ring = Feuer­kreis
endless-winter-card-great-drive = Große Treib­jagd
endless-winter-card-smoke-house = Räucher­hütte
endless-winter-card-trophy-hall = Trophäen­halle
endless-winter-card-herd-call = Herden­ruf
endless-winter-chief-thunder-staff = Donner­stab
endless-winter-chief-great-eye = Großes Auge
endless-winter-chief-stone-soul = Stein­seele
endless-winter-chief-tusk-breaker = Stoß­zahn­brecher
endless-winter-chief-fire-wolf = Feuer­wolf
endless-winter-animal-rhino = Woll­nashorn
endless-winter-animal-sloth = Riesen­faultier
endless-winter-animal-sabertooth = Säbelzahn­tiger
endless-winter-animal-glyptodon = Glypto­don
endless-winter-animal-stag-moose = Hirsch­elch
endless-winter-animal-mammoth = Woll­mammut
endless-winter-animal-argentavis = Argen­tavis
endless-winter-animal-sea-cow = See­kuh
# An Animal as the object of a sentence.
endless-winter-animal-object = { $animal-key ->
    [endless-winter-animal-rhino] ein Wollnashorn
    [endless-winter-animal-sloth] ein Riesenfaultier
    [endless-winter-animal-sabertooth] einen Säbelzahntiger
    [endless-winter-animal-glyptodon] einen Glyptodon
    [endless-winter-animal-stag-moose] einen Hirschelch
    [endless-winter-animal-mammoth] ein Wollmammut
    [endless-winter-animal-argentavis] einen Argentavis
    [endless-winter-animal-sea-cow] eine Seekuh
   *[other] ein Tier ({ $animal })
}
endless-winter-setup-spear-camp = Speer­lager
endless-winter-setup-stone-yard = Stein­hof
endless-winter-setup-long-path = Weite Strecke
endless-winter-setup-old-fire = Altes Feuer
endless-winter-setup-dream-cave = Traum­höhle
endless-winter-terrain-base = Ausgangsplättchen
endless-winter-terrain-grassland = Grasland
endless-winter-terrain-forest = Wald
endless-winter-terrain-highland = Hochland
endless-winter-terrain-lakeland = Seenland
endless-winter-terrain-badlands = Ödland
endless-winter-terrain-herdland = Herdenland
endless-winter-terrain-glacier = Gletscher
endless-winter-terrain-start = Startplättchen
endless-winter-terrain-river = Fluss
endless-winter-terrain-landmark = Landmarke
endless-winter-landmark-volcano = Vulkan
endless-winter-landmark-mound = Erdhügel
endless-winter-landmark-arch = Felsbogen
endless-winter-landmark-monolith = Monolith
endless-winter-landmark-tree = Baum
endless-winter-fish-token-shoal = Fischschwarm
endless-winter-fish-token-salmon = Lachs
endless-winter-fish-token-pike = Hecht
endless-winter-fish-token-sturgeon = Stör
endless-winter-fish-token-eel = Aal
endless-winter-fish-token-trout = Forelle
endless-winter-fish-token-beaver = Biber
endless-winter-fish-token-boulder = Felsblock
endless-winter-stone-village-landmark = Stein der Landmarken
endless-winter-stone-village-grassland = Stein des Graslands
endless-winter-stone-village-forest = Stein des Waldes
endless-winter-stone-village-highland = Stein des Hochlands
endless-winter-stone-village-lakeland = Stein des Seenlands
endless-winter-stone-village-badlands = Stein des Ödlands
endless-winter-stone-village-herdland = Stein des Herdenlands
endless-winter-stone-village-glacier = Stein des Gletschers
endless-winter-stone-wanderers = Stein der Wandernden
endless-winter-stone-builders = Stein der Bauleute
endless-winter-stone-four-fields = Stein der vier Felder
endless-winter-stone-ancestors = Stein der Ahnen
endless-winter-stone-towers = Stein der Türme
endless-winter-stone-idols = Stein der Götzen
endless-winter-stone-feasts = Stein der Feste
endless-winter-stone-tipped-rhino = Stein des Nashorns
endless-winter-stone-tipped-sloth = Stein des Faultiers
endless-winter-stone-tipped-sabertooth = Stein des Säbelzahntigers
endless-winter-stone-tipped-glyptodon = Stein des Glyptodons
endless-winter-stone-tipped-stag-moose = Stein des Hirschelchs
endless-winter-stone-tipped-giants = Stein der Riesen
endless-winter-tile-dawn = Morgenröte
endless-winter-tile-noon = Mittag
endless-winter-tile-dusk = Dämmerung
endless-winter-tile-night = Nacht
endless-winter-layout-hearth = Herdfeuer
endless-winter-layout-drift = Drift
endless-winter-layout-whirl = Wirbel

endless-winter-column-initiate = Einweihen
endless-winter-column-develop = Entwickeln
endless-winter-column-migrate = Weiterziehen
endless-winter-column-hunt = Jagen
endless-winter-rest = Rasten
endless-winter-figure-chief = Häuptling
endless-winter-hex = Feld { $hex } ({ $terrain })
endless-winter-site = Platz { $site }
endless-winter-headwaters = Quelle
endless-winter-delta = Delta
endless-winter-reach = Flussfeld { $reach } von 5
# Where a Raft goes.
endless-winter-raft-to = { $to-key ->
    [endless-winter-headwaters] zur Quelle
    [endless-winter-delta] zum Delta
   *[other] auf { $to }
}
endless-winter-west = Westen
endless-winter-east = Osten
endless-winter-start-spot = neben den Feldern { $a } und { $b }
endless-winter-fish = Fischmarker ({ $gains })
endless-winter-kind-starting = Startkarte
endless-winter-kind-tribe = Stammeskarte
endless-winter-kind-culture-1 = Fortschrittskarte, Ära I
endless-winter-kind-culture-2 = Fortschrittskarte, Ära II
endless-winter-kind-chief = Häuptling
endless-winter-kind-animal = Tier
endless-winter-kind-setup = Aufbaukarte
endless-winter-kind-terrain = Gelände
endless-winter-kind-stone-1 = Heiliger Stein, Ära I
endless-winter-kind-stone-2 = Heiliger Stein, Ära II
endless-winter-kind-tile = Megalithplättchen
endless-winter-kind-glacier-token = Gletschermarker
endless-winter-kind-rest-token = Rastmarker
endless-winter-kind-column = Spalte
endless-winter-kind-warrior = Stammeskarte, Flüsse & Flöße
endless-winter-kind-fish-token = Fischmarker
endless-winter-kind-landmark = Landmarke
endless-winter-kind-river-tile = Flussplättchen
endless-winter-river-tile-central = Mittleres Flussplättchen, Seite { $side }
endless-winter-river-tile-outer = Äußeres Flussplättchen
endless-winter-river-tile-headwaters = Quelle
endless-winter-river-tile-delta = Delta

## Icons in words

endless-winter-nothing = nichts
endless-winter-gains = { $gains }
endless-winter-icon-food = { $count } Nahrung
endless-winter-icon-tool = { $count ->
    [one] 1 Werkzeug
   *[other] { $count } Werkzeuge
}
endless-winter-icon-idol = { $count ->
    [one] 1 Götze
   *[other] { $count } Götzen
}
endless-winter-icon-draw = { $count ->
    [one] 1 Karte ziehen
   *[other] { $count } Karten ziehen
}
endless-winter-icon-megalith = { $count ->
    [one] 1 Megalith setzen
   *[other] { $count } Megalithen setzen
}
endless-winter-icon-extra-megalith = 1 weiteren Megalith setzen, wohin ein Pfeil zeigt
endless-winter-icon-labor = { $count } Arbeitskraft
endless-winter-icon-half-labor = { $count ->
    [one] ½ Arbeitskraft
   *[other] { $count }-mal ½ Arbeitskraft
}
endless-winter-icon-fill-food = Nahrung bis zur Grenze auffüllen
endless-winter-icon-point = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
endless-winter-icon-tribe-hand = { $count ->
    [one] 1 Stammeskarte auf die Hand nehmen
   *[other] { $count } Stammeskarten auf die Hand nehmen
}
endless-winter-icon-tribe-discard = { $count ->
    [one] 1 Stammeskarte auf die Ablage nehmen
   *[other] { $count } Stammeskarten auf die Ablage nehmen
}
endless-winter-icon-culture = { $count ->
    [one] 1 Fortschrittskarte nehmen
   *[other] { $count } Fortschrittskarten nehmen
}
endless-winter-icon-animal = { $count ->
    [one] 1 Tier aus dem Jagdgebiet nehmen
   *[other] { $count } Tiere aus dem Jagdgebiet nehmen
}
endless-winter-icon-same-animal = { $count ->
    [one] 1 Tier derselben Art aus dem Jagdgebiet nehmen
   *[other] bis zu { $count } Tiere einer Art aus dem Jagdgebiet nehmen
}
endless-winter-icon-deck-animal = { $count ->
    [one] das oberste Tier vom Stapel nehmen
   *[other] die obersten { $count } Tiere vom Stapel nehmen
}
endless-winter-icon-reveal-animal = { $count ->
    [one] 1 Tier aufdecken
   *[other] { $count } Tiere aufdecken
}
endless-winter-icon-tip = { $count ->
    [one] 1 Tier kippen
   *[other] { $count } Tiere kippen
}
endless-winter-icon-bury = { $count ->
    [one] 1 Karte beerdigen
   *[other] { $count } Karten beerdigen
}
endless-winter-icon-camp = { $count } Lager setzen
endless-winter-icon-move = { $count ->
    [one] 1 Lager bewegen
    [2] 1 Lager zweimal oder 2 Lager einmal bewegen
   *[other] { $count }-mal Lager bewegen
}
endless-winter-icon-move-raft = { $count ->
    [one] 1 Lager oder das Floß bewegen
    [2] zweimal Lager oder das Floß bewegen
   *[other] { $count }-mal Lager oder das Floß bewegen
}
endless-winter-icon-village = 1 Siedlung setzen
endless-winter-icon-stone = 1 Heiligen Stein nehmen und seinen Platz bezahlen
endless-winter-icon-fish = { $count ->
    [one] 1 Fischmarker ziehen
   *[other] { $count } Fischmarker ziehen
}
endless-winter-icon-drive = { $count ->
    [one] 1 fremdes Lager bewegen
   *[other] { $count }-mal fremde Lager bewegen
}
endless-winter-price = { $parts }
endless-winter-price-food = { $count } Nahrung
endless-winter-price-tools = { $count ->
    [one] 1 Werkzeug
   *[other] { $count } Werkzeuge
}
endless-winter-price-cards = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
endless-winter-price-labor = { $labor } Arbeitskraft
endless-winter-priced = für { $price }: { $gains }
endless-winter-per-camp = für jedes eigene Lager auf dem Spielplan: { $gains }
endless-winter-per-village = für jede eigene Siedlung auf dem Spielplan: { $gains }
endless-winter-per-buried = { $group ->
    [one] für jede eigene beerdigte Karte: { $gains }
   *[other] für je { $group } eigene beerdigte Karten: { $gains }
}
endless-winter-per-tipped-type = für jede Art unter den eigenen gekippten Tieren: { $gains }
endless-winter-if-enough = { $group ->
    [one] wenn du mindestens eines hast ({ $noun }): { $gains }
   *[other] wenn du mindestens { $group } davon hast ({ $noun }): { $gains }
}
endless-winter-at-most = { $effect } (höchstens { $most }-mal)
endless-winter-bound = { $column }: { $effect }
endless-winter-bound-eclipse = Finsternis: { $effect }
endless-winter-bottom-free = zuerst da: { $gains }
endless-winter-bottom-taken = der Bonus unten ist vergeben

endless-winter-counts-villages = eigene Siedlung an einem Feld mit { $terrain }
endless-winter-counts-camp-terrains = Geländeart mit eigenem Lager
endless-winter-counts-ground-megaliths = Megalith der eigenen Farbe am Boden
endless-winter-counts-megalith-tiles = Megalithplättchen mit einem Megalith der eigenen Farbe am Boden
endless-winter-counts-buried = selbst beerdigte Karte
endless-winter-counts-upper-megaliths = Megalith der eigenen Farbe auf einer höheren Ebene
endless-winter-counts-idol-levels = erreichte Stufe auf den beiden Götzenleisten
endless-winter-counts-tipped-types = Art unter den eigenen gekippten Tieren
endless-winter-counts-tipped = eigenes gekipptes Tier ({ $animals })
endless-winter-counts-camps-at-home = Lager auf dem eigenen Tableau
endless-winter-counts-central-hexes = mittleres Feld (von 7) mit eigenem Lager
endless-winter-counts-outer-hexes = äußeres Feld (von 12) mit eigenem Lager
endless-winter-counts-camps-here = eigenes Lager auf diesem Feld
endless-winter-counts-river-villages = eigene Siedlung an einem Flussfeld
endless-winter-stone-each = { $points ->
    [one] 1 Punkt je { $counts }
   *[other] { $points } Punkte je { $counts }
}
endless-winter-stone-per = { $points ->
    [one] 1 Punkt für je { $per }; gezählt wird: { $counts }
   *[other] { $points } Punkte für je { $per }; gezählt wird: { $counts }
}
endless-winter-stone-table = { $table } Punkte für 0, 1, 2 …; gezählt wird: { $counts }

## Faces

endless-winter-face-tribe = { $labor } Arbeitskraft. Fähigkeit: { $skill }. { $eclipse-key ->
    [endless-winter-nothing] Finsternis: nichts
   *[other] { $eclipse }
}. Am Ende { $points }.
endless-winter-face-culture = { $skill }. Am Ende { $points }.
endless-winter-face-chief = Seite A: { $a }. Seite B: { $b }.
endless-winter-face-animal = Gekippt: { $tip }. Sätze aufrechter Karten: { $sets } Punkte.
endless-winter-face-joker = Gekippt: { $tip }. Ergänzt jeden anderen Satz.
endless-winter-face-setup = { $food } Nahrung, { $tools ->
    [one] { $tools } Werkzeug
   *[other] { $tools } Werkzeuge
}, { $tribe }, { $animals }{ $camps ->
    [0] {""}
   *[other] , ein Lager
}.
endless-winter-face-gives = { $effect }
endless-winter-face-fish-reshuffles = { $effect }, danach werden alle abgelegten Fischmarker wieder eingemischt
endless-winter-face-tile = Plätze: { $spaces }
endless-winter-face-river-central = Der Fluss läuft durch ein Feld; eines ist das Landmarkenfeld; das dritte ist ebenfalls ein Flussfeld oder wahlweise ein Gletscher.
endless-winter-face-river-outer = Zwei Flussfelder und ein drittes: auf der einen Seite ein Landmarkenfeld, auf der anderen ein Gletscher.
endless-winter-face-river-headwaters = Alle Flöße starten hier und kommen vor jeder Runde hierher zurück. Keine Lager, keine Siedlungen.
endless-winter-face-river-delta = Finsternis: { $raft ->
    [one] 1 Punkt
   *[other] { $raft } Punkte
} für das Floß, das am nächsten liegt, und { $camp } mehr für jedes Lager derselben Farbe auf einem Flussfeld. Keine Lager, keine Siedlungen.

## Questions

endless-winter-ask-side = Welche Seite deines Häuptlings gilt für die ganze Partie?
endless-winter-ask-chief = Welchen Häuptling nimmst du, und mit welcher Seite?
endless-winter-ask-setup = Welche Aufbaukarte nimmst du?
endless-winter-ask-start = Wohin legst du dein Startplättchen? Von dort kommen deine Lager auf den Spielplan.
endless-winter-ask-plan = Zug { $turn } von 3: Spiele Fortschrittskarten, dann setze eine Figur ein.
endless-winter-ask-token = Du rastest zuerst: Welchen Marker nimmst du?
endless-winter-ask-top = { $column }: Du hast { $labor } Arbeitskraft, { $food } Nahrung, { $tools ->
    [one] 1 Werkzeug
   *[other] { $tools } Werkzeuge
}.
endless-winter-ask-closing = Noch etwas, bevor dein Zug endet?
endless-winter-ask-commit = Welche Karten legst du in die Finsternis? (bisher { $count })
endless-winter-ask-skills = Welche Finsternis-Fähigkeit nutzt du?
endless-winter-ask-lands = Von welchem Feld sammelst du?
endless-winter-ask-gains = { $source }: { $gains }
endless-winter-ask-pay = „{ $card }“: Möchtest du bezahlen?
endless-winter-ask-discard = Welche Karte wirfst du ab? ({ $source })
endless-winter-ask-fee = Welche Karte wirfst du für „{ $card }“ ab?

endless-winter-source-rite = Einweihung
# Where a gain comes from, at the end of a sentence.
endless-winter-from-source = { $source-key ->
    [endless-winter-hex] von { $source }
    [endless-winter-site] von { $source }
   *[other] ({ $source })
}
endless-winter-source-bottom = zuerst bei { $column }
endless-winter-source-turn-order = Platz { $place } der Zugreihenfolge
endless-winter-source-board = Tableau
endless-winter-source-offering = Opferleiste, Stufe { $level }
endless-winter-source-slot = Steinplatz { $slot }
endless-winter-source-tip = gekipptes Tier: { $animal }
endless-winter-source-glacier = Gletschermarker bei { $junction }
endless-winter-source-herd = noch ein Tier: { $animal }

## Actions

endless-winter-do-side = { $chief } mit Seite { $side } nutzen: { $effect }
endless-winter-do-draft-chief = { $chief } nehmen, Seite { $side }: { $effect }
endless-winter-do-draft-setup = { $card } nehmen: { $food } Nahrung, { $tools ->
    [one] { $tools } Werkzeug
   *[other] { $tools } Werkzeuge
}, { $tribe }, { $animals }{ $camps ->
    [0] {""}
   *[other] , ein Lager
}
endless-winter-do-culture = { $card } spielen: { $effect }
endless-winter-do-culture-again = Karte abwerfen und { $card } spielen: { $effect }
endless-winter-do-place-chief = Häuptling auf „{ $spot }“ setzen ({ $bottom })
endless-winter-do-place-tribe = Figur auf „{ $spot }“ setzen ({ $bottom })
endless-winter-do-rest-chief = Mit dem Häuptling rasten ({ $bottom })
endless-winter-do-rest-tribe = Mit einer Figur rasten ({ $bottom })
endless-winter-do-tribe = { $card } spielen: { $labor } Arbeitskraft
endless-winter-do-tribe-skill = { $card } spielen: { $labor } Arbeitskraft und die Fähigkeit: { $effect }
endless-winter-do-tribe-new = { $card } ohne Arbeitskraft für die Fähigkeit spielen: { $effect }
endless-winter-do-eat = { $food } Nahrung für { $labor } Arbeitskraft ausgeben
endless-winter-do-skill = { $card } nutzen: { $effect }
endless-winter-do-recruit = { $tribe } auf die Hand nehmen
endless-winter-do-recruit-paid = Einweihen: { $tribe } für { $price } auf die Hand nehmen
endless-winter-do-recruit-empty = 1 Punkt nehmen, da der Stapel „{ $tribe }“ leer ist
endless-winter-do-recruit-empty-paid = Einweihen: 1 Punkt für { $price } nehmen, da der Stapel „{ $tribe }“ leer ist
endless-winter-do-train = { $tribe } auf die Ablage nehmen
endless-winter-do-learn = { $card } auf die Hand nehmen: { $effect } (am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
endless-winter-do-learn-paid = Entwickeln: { $card } für { $price } nehmen: { $effect } (am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
endless-winter-do-stone = { $stone } für { $price } nehmen: { $words }{ $gains-key ->
    [endless-winter-nothing] {""}
   *[other] ; sofort: { $gains }
}
endless-winter-do-camp = Lager auf { $hex } setzen
endless-winter-do-camp-paid = Weiterziehen: Lager für { $price } auf { $hex } setzen
endless-winter-do-landing = Lager vom Floß aus auf { $hex } setzen
endless-winter-do-landing-paid = Weiterziehen: Lager vom Floß aus für { $price } auf { $hex } setzen
endless-winter-do-move = Lager von { $from } auf { $to } bewegen
endless-winter-do-move-paid = Weiterziehen: Lager für { $price } von { $from } auf { $to } bewegen
endless-winter-do-village = Siedlung zwischen { $hexes } gründen; von dort kommt je ein Lager auf dein Tableau zurück
endless-winter-do-village-paid = Weiterziehen: Siedlung für { $price } zwischen { $hexes } gründen; von dort kommt je ein Lager auf dein Tableau zurück
endless-winter-do-reveal = Tier im Jagdgebiet aufdecken
endless-winter-do-reveal-paid = Jagen: 2 Tiere für { $price } aufdecken
endless-winter-do-hunt = { $animal } aus dem Jagdgebiet nehmen
endless-winter-do-hunt-paid = Jagen: { $animal } für { $price } nehmen
endless-winter-do-hunt-none = 1 Punkt nehmen, da kein Tier mehr da ist
endless-winter-do-hunt-none-paid = Jagen: 1 Punkt für { $price } nehmen, da kein Tier mehr da ist
endless-winter-do-track = Oberstes Tier vom Stapel nehmen
endless-winter-do-tip = { $animal } kippen: { $gains }
endless-winter-do-rite = Einweihen: für { $price } eine Stammeskarte auf die Ablage nehmen und eine Karte beerdigen
endless-winter-do-bury-hand = { $card } aus der Hand beerdigen
endless-winter-do-bury-discard = { $card } aus der Ablage beerdigen
endless-winter-do-bury-board = { $card } aus dem Spielbereich beerdigen
endless-winter-do-megalith = Megalith auf { $site } setzen{ $gains-key ->
    [endless-winter-nothing] {""}
   *[other] : { $gains }
}
endless-winter-do-megalith-raised = Megalith auf { $site } errichten: Punkte für die vier darunter
endless-winter-do-draw = Karte ziehen
endless-winter-do-draw-instead = Stattdessen Karte ziehen
endless-winter-do-offering = Auf der Opferleiste auf Stufe { $level } steigen{ $gains-key ->
    [endless-winter-nothing] {""}
   *[other] : { $gains }
}
endless-winter-do-offering-instead = Stattdessen auf der Opferleiste auf Stufe { $level } steigen{ $gains-key ->
    [endless-winter-nothing] {""}
   *[other] : { $gains }
}
endless-winter-do-honor = Auf der Ehrenleiste auf Stufe { $level } steigen{ $points ->
    [0] {""}
    [one] , 1 Punkt
   *[other] , { $points } Punkte
}
endless-winter-do-honor-instead = Stattdessen auf der Ehrenleiste auf Stufe { $level } steigen{ $points ->
    [0] {""}
    [one] , 1 Punkt
   *[other] , { $points } Punkte
}
endless-winter-do-cash = 1 Punkt für den Götzen nehmen, da die Opferleiste voll ist
endless-winter-do-tool = 1 Werkzeug nehmen
endless-winter-do-tool-instead = Stattdessen 1 Werkzeug nehmen
endless-winter-do-food = 1 Nahrung nehmen
endless-winter-do-food-instead = Stattdessen 1 Nahrung nehmen
endless-winter-do-fill = Nahrung auffüllen: { $food } mehr
endless-winter-do-pay = Nutzen: { $effect }
endless-winter-do-discard = { $card } abwerfen
endless-winter-do-commit = { $card } in die Finsternis legen: { $labor } Arbeitskraft
endless-winter-do-commit-skill = { $card } in die Finsternis legen: { $labor } Arbeitskraft, dann { $effect }
endless-winter-do-commit-culture = { $card } als Bluff in die Finsternis legen: keine Arbeitskraft, kommt auf deine Hand zurück
endless-winter-do-token-open = Offenen Marker nehmen: { $gains }
endless-winter-do-token-next = Unter den Stapel legen und den nächsten Marker nehmen
endless-winter-do-gather = Von { $hex } sammeln: { $effect }
endless-winter-do-start = Startplättchen neben { $hexes } legen
endless-winter-do-raft = Floß { endless-winter-raft-to } bewegen
endless-winter-do-raft-paid = Weiterziehen: Floß für { $price } { endless-winter-raft-to } bewegen
endless-winter-do-village-raft = Siedlung zwischen { $hexes } gründen, mit zwei Lagern und deinem Floß
endless-winter-do-village-raft-paid = Weiterziehen: Siedlung für { $price } zwischen { $hexes } gründen, mit zwei Lagern und deinem Floß
endless-winter-do-fish = Fischmarker ziehen
endless-winter-do-delta = { $points ->
    [one] 1 Punkt für das Rennen zum Delta nehmen
   *[other] { $points } Punkte für das Rennen zum Delta nehmen
}
endless-winter-do-drive = Lager ({ $seat }) von { $from } auf { $to } bewegen
endless-winter-landmark-now = { $landmark }, { $words }: jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
endless-winter-do-done = Auf den Rest verzichten
endless-winter-do-done-pay = Nicht nutzen
endless-winter-do-done-top = Weiter ({ $bottom })
endless-winter-do-done-commit = Nichts mehr in die Finsternis legen
endless-winter-do-done-skills = Keine Fähigkeit mehr nutzen
endless-winter-do-done-lands = Nichts mehr sammeln
endless-winter-do-done-lands-points = { $points ->
    [one] Weiter mit dem Punkt, der übrig ist
   *[other] Weiter mit den { $points } Punkten, die übrig sind
}
endless-winter-do-done-turn = Zug beenden

## The story

endless-winter-tell-stone-laid = Der { $stone } liegt aus: { $words }.
endless-winter-tell-culture-laid = „{ $card }“ kommt in die Auslage: { $effect }.
endless-winter-tell-animal-laid = Im Jagdgebiet erscheint { $animal-key ->
    [endless-winter-animal-rhino] ein Wollnashorn
    [endless-winter-animal-sloth] ein Riesenfaultier
    [endless-winter-animal-sabertooth] ein Säbelzahntiger
    [endless-winter-animal-glyptodon] ein Glyptodon
    [endless-winter-animal-stag-moose] ein Hirschelch
    [endless-winter-animal-mammoth] ein Wollmammut
    [endless-winter-animal-argentavis] ein Argentavis
    [endless-winter-animal-sea-cow] eine Seekuh
   *[other] ein Tier: { $animal }
}.
endless-winter-tell-tile-laid = Megalithplättchen { $slot }: { $tile }.
endless-winter-tell-land-chosen = Noch ein Plättchen für den Spielplan: { $terrain }.
endless-winter-tell-terrain-laid = Feld { $hex }: { $terrain }.
endless-winter-tell-chief-offered = { $chief } steht zur Wahl.
endless-winter-tell-setup-offered = „{ $card }“ steht zur Wahl.
endless-winter-tell-chief-given = Häuptling von { $seat } ist { $chief }.
    .you = Dein Häuptling ist { $chief }.
endless-winter-tell-side = { $seat } nutzt Seite { $side } von { $chief } – { $effect }.
    .you = Du nutzt Seite { $side } von { $chief } – { $effect }.
endless-winter-tell-setup-given = Aufbaukarte von { $seat }: „{ $card }“.
    .you = Deine Aufbaukarte: „{ $card }“.
endless-winter-tell-outfit = { $seat } erhält { $food } Nahrung, { $tools ->
    [one] { $tools } Werkzeug
   *[other] { $tools } Werkzeuge
}, { $animals } und legt für die Hand bereit: { $tribe }, Draufgänger, Stammesfrau.
    .you = Du erhältst { $food } Nahrung, { $tools ->
        [one] { $tools } Werkzeug
       *[other] { $tools } Werkzeuge
        }, { $animals } und legst für die Hand bereit: { $tribe }, Draufgänger, Stammesfrau.
endless-winter-tell-compensated = { $seat } erhält für Platz { $place } der Zugreihenfolge: { $gains }.
    .you = Du erhältst für Platz { $place } der Zugreihenfolge: { $gains }.
endless-winter-tell-first-camps = { $count ->
    [one] { $seat } setzt das erste Lager auf { $hex }.
   *[other] { $seat } setzt die ersten { $count } Lager auf { $hex }.
}
    .you = { $count ->
            [one] Du setzt das erste Lager auf { $hex }.
           *[other] Du setzt die ersten { $count } Lager auf { $hex }.
        }
endless-winter-tell-order = { $seat } hat Platz { $place } der Zugreihenfolge.
    .you = Du hast Platz { $place } der Zugreihenfolge.
endless-winter-tell-rest-token-up = Bonus, wenn man zuerst rastet: { $gains }.
endless-winter-tell-round = Runde { $round } beginnt.
endless-winter-tell-turn = Zug { $turn } von { $seat }.
    .you = Dein { $turn }. Zug.
endless-winter-tell-culture-played = { $seat } spielt „{ $card }“: { $effect }.
    .you = Du spielst „{ $card }“: { $effect }.
endless-winter-tell-placed-chief = { $seat } setzt den Häuptling auf „{ $spot }“.
    .you = Du setzt den Häuptling auf „{ $spot }“.
endless-winter-tell-placed-tribe = { $seat } setzt eine Figur auf „{ $spot }“.
    .you = Du setzt eine Figur auf „{ $spot }“.
endless-winter-tell-rest-chief = Der Häuptling von { $seat } rastet.
    .you = Dein Häuptling rastet.
endless-winter-tell-rest-tribe = Eine Figur von { $seat } rastet.
    .you = Eine deiner Figuren rastet.
endless-winter-tell-tribe-played = { $seat } spielt „{ $card }“ für { $labor } Arbeitskraft.
    .you = Du spielst „{ $card }“ für { $labor } Arbeitskraft.
endless-winter-tell-tribe-played-skill = { $seat } spielt „{ $card }“ für die Fähigkeit, ohne Arbeitskraft.
    .you = Du spielst „{ $card }“ für die Fähigkeit, ohne Arbeitskraft.
endless-winter-tell-ate = { $seat } gibt { $food } Nahrung für { $labor } Arbeitskraft aus.
    .you = Du gibst { $food } Nahrung für { $labor } Arbeitskraft aus.
endless-winter-tell-skill = { $seat } nutzt die Fähigkeit von „{ $card }“.
    .you = Du nutzt die Fähigkeit von „{ $card }“.
endless-winter-tell-gained = { $seat } erhält { $gains } { endless-winter-from-source }.
    .you = Du erhältst { $gains } { endless-winter-from-source }.
endless-winter-tell-lost = { $seat } hat keinen Platz für { $gains } { endless-winter-from-source }.
    .you = Du hast keinen Platz für { $gains } { endless-winter-from-source }.
endless-winter-tell-food-cut = Lager von { $seat } sind zurück auf der Nahrungsleiste: kein Platz für { $count } Nahrung.
    .you = Deine Lager sind zurück auf der Nahrungsleiste: kein Platz für { $count } Nahrung.
endless-winter-tell-labor = { $seat } erhält { $labor } Arbeitskraft { endless-winter-from-source }.
    .you = Du erhältst { $labor } Arbeitskraft { endless-winter-from-source }.
endless-winter-tell-benefit = Bonus für { $seat }: { $gains } ({ $source }).
    .you = Bonus für dich: { $gains } ({ $source }).
endless-winter-tell-swapped = { $seat } wählt „{ $to }“ statt „{ $from }“ ({ $source }).
    .you = Du wählst „{ $to }“ statt „{ $from }“ ({ $source }).
endless-winter-tell-declined = { $seat } verzichtet auf: { $gains } ({ $source }).
    .you = Du verzichtest auf: { $gains } ({ $source }).
endless-winter-tell-not-paid = { $seat } bezahlt nicht für „{ $card }“.
    .you = Du bezahlst nicht für „{ $card }“.
endless-winter-tell-skills-left = { $seat } lässt Finsternis-Fähigkeiten ungenutzt: { $cards }.
    .you = Du lässt Finsternis-Fähigkeiten ungenutzt: { $cards }.
endless-winter-tell-land-left = { $seat } sammelt nichts von { $hex }.
    .you = Du sammelst nichts von { $hex }.
endless-winter-tell-recruited = { $seat } nimmt „{ $tribe }“ auf die Hand.
    .you = Du nimmst „{ $tribe }“ auf die Hand.
endless-winter-tell-trained = { $seat } nimmt „{ $tribe }“ auf die Ablage.
    .you = Du nimmst „{ $tribe }“ auf die Ablage.
endless-winter-tell-deck-empty = Der Stapel „{ $tribe }“ ist leer: { $seat } erhält 1 Punkt.
    .you = Der Stapel „{ $tribe }“ ist leer: Du erhältst 1 Punkt.
endless-winter-tell-learned = { $seat } lernt „{ $card }“.
    .you = Du lernst „{ $card }“.
endless-winter-tell-stone-taken = { $seat } nimmt den { $stone }: { $words }.
    .you = Du nimmst den { $stone }: { $words }.
endless-winter-tell-camp = { $seat } setzt ein Lager auf { $hex }.
    .you = Du setzt ein Lager auf { $hex }.
endless-winter-tell-moved = { $seat } bewegt ein Lager von { $from } auf { $to }.
    .you = Du bewegst ein Lager von { $from } auf { $to }.
endless-winter-tell-village = { $seat } gründet eine Siedlung zwischen den Feldern { $junction }.
    .you = Du gründest eine Siedlung zwischen den Feldern { $junction }.
endless-winter-tell-revealing = { $seat } treibt Tiere ins Jagdgebiet.
    .you = Du treibst Tiere ins Jagdgebiet.
endless-winter-tell-hunted = { $seat } erbeutet { endless-winter-animal-object }.
    .you = Du erbeutest { endless-winter-animal-object }.
endless-winter-tell-no-animals = Es ist kein Tier mehr da: { $seat } erhält 1 Punkt.
    .you = Es ist kein Tier mehr da: Du erhältst 1 Punkt.
endless-winter-tell-caught = { $seat } spürt { endless-winter-animal-object } auf.
    .you = Du spürst { endless-winter-animal-object } auf.
endless-winter-tell-tipped = { $seat } kippt { endless-winter-animal-object }.
    .you = Du kippst { endless-winter-animal-object }.
endless-winter-tell-rite = { $seat } zahlt { $price } für eine Einweihung.
    .you = Du zahlst { $price } für eine Einweihung.
endless-winter-tell-buried-unseen = { $seat } beerdigt eine Karte aus der Hand.
    .you = Du beerdigst eine Karte aus der Hand.
endless-winter-tell-buried-hand = { $seat } beerdigt „{ $card }“ aus der Hand.
    .you = Du beerdigst „{ $card }“ aus der Hand.
endless-winter-tell-buried-discard = { $seat } beerdigt „{ $card }“ aus der Ablage.
    .you = Du beerdigst „{ $card }“ aus der Ablage.
endless-winter-tell-buried-board = { $seat } beerdigt „{ $card }“ aus dem Spielbereich.
    .you = Du beerdigst „{ $card }“ aus dem Spielbereich.
endless-winter-tell-drew-unseen = { $count ->
    [one] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $count } Karten.
}
    .you = { $count ->
            [one] Du ziehst eine Karte.
           *[other] Du ziehst { $count } Karten.
        }
endless-winter-tell-drew = { $seat } zieht: { $cards }.
    .you = Du ziehst: { $cards }.
endless-winter-tell-reshuffled = { $seat } mischt die Ablage zu einem neuen Zugstapel.
    .you = Du mischst die Ablage zu einem neuen Zugstapel.
endless-winter-tell-offered = { $seat } steigt auf der Opferleiste auf Stufe { $level } ({ $source }).
    .you = Du steigst auf der Opferleiste auf Stufe { $level } ({ $source }).
endless-winter-tell-honored = { $seat } steigt auf der Ehrenleiste auf Stufe { $level } ({ $source }).
    .you = Du steigst auf der Ehrenleiste auf Stufe { $level } ({ $source }).
endless-winter-tell-honored-points = { $points ->
    [one] { $seat } steigt auf der Ehrenleiste auf Stufe { $level } und erhält 1 Punkt ({ $source }).
   *[other] { $seat } steigt auf der Ehrenleiste auf Stufe { $level } und erhält { $points } Punkte ({ $source }).
}
    .you = { $points ->
            [one] Du steigst auf der Ehrenleiste auf Stufe { $level } und erhältst 1 Punkt ({ $source }).
           *[other] Du steigst auf der Ehrenleiste auf Stufe { $level } und erhältst { $points } Punkte ({ $source }).
        }
endless-winter-tell-cashed = { $seat } opfert einen Götzen für 1 Punkt ({ $source }).
    .you = Du opferst einen Götzen für 1 Punkt ({ $source }).
endless-winter-tell-neutral = { $seat } setzt einen neutralen Megalith auf { $site }.
    .you = Du setzt einen neutralen Megalith auf { $site }.
endless-winter-tell-megalith = { $seat } setzt einen Megalith auf { $site }.
    .you = Du setzt einen Megalith auf { $site }.
endless-winter-tell-raised = { $seat } errichtet einen Megalith auf { $site } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
    .you = Du errichtest einen Megalith auf { $site } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
        }.
endless-winter-tell-built-upon = { $points ->
    [one] Auf Megalithen von { $seat } wurde gebaut: 1 Punkt.
   *[other] Auf Megalithen von { $seat } wurde gebaut: { $points } Punkte.
}
    .you = { $points ->
            [one] Auf deine Megalithen wurde gebaut: Das bringt dir 1 Punkt.
           *[other] Auf deine Megalithen wurde gebaut: Das bringt dir { $points } Punkte.
        }
endless-winter-tell-discarded = { $seat } wirft „{ $card }“ ab.
    .you = Du wirfst „{ $card }“ ab.
endless-winter-tell-glacier = Der Gletschermarker auf Feld { $hex } wird aufgedeckt: { $gains }.
endless-winter-tell-token-taken = { $seat } nimmt den Rastmarker: { $gains }.
    .you = Du nimmst den Rastmarker: { $gains }.
endless-winter-tell-token-declined = { $seat } legt den Rastmarker unter den Stapel: { $gains }.
    .you = Du legst den Rastmarker unter den Stapel: { $gains }.
endless-winter-tell-committed-unseen = { $seat } legt eine Karte in die Finsternis.
    .you = Du legst eine Karte in die Finsternis.
endless-winter-tell-committed = { $seat } legt „{ $card }“ in die Finsternis.
    .you = Du legst „{ $card }“ in die Finsternis.
endless-winter-tell-eclipse = Die Sonnenfinsternis von Runde { $round } beginnt.
endless-winter-tell-pile = { $seat } deckt auf: { $cards }.
    .you = Du deckst auf: { $cards }.
endless-winter-tell-pile-culture = { $seat } deckt auf: { $cards }. Zurück auf die Hand: { $cultures }.
    .you = Du deckst auf: { $cards }. Zurück auf deine Hand: { $cultures }.
endless-winter-tell-pile-none = { $seat } hat keine Karte im Finsternisstapel.
    .you = Du hast keine Karte im Finsternisstapel.
endless-winter-tell-eclipse-labor = { $seat } hat { $labor } Arbeitskraft in der Finsternis.
    .you = Du hast { $labor } Arbeitskraft in der Finsternis.
endless-winter-tell-preparation = Vorbereitung auf Runde { $round }.
endless-winter-tell-figures-return = Alle nehmen ihre Figuren zurück.
endless-winter-tell-display-removed = Der Rest der Fortschrittsauslage kommt aus dem Spiel: { $cards }.
endless-winter-tell-gathered = { $seat } sammelt von { $hex }.
    .you = Du sammelst von { $hex }.
endless-winter-tell-stone-scored = { $points ->
    [one] Der { $stone } bringt { $seat } 1 Punkt.
   *[other] Der { $stone } bringt { $seat } { $points } Punkte.
}
    .you = { $points ->
            [one] Dein { $stone } bringt 1 Punkt.
           *[other] Dein { $stone } bringt { $points } Punkte.
        }
endless-winter-tell-headwaters = Der Fluss fließt von { $end } nach { $other }.
endless-winter-tell-landmark-placed = Der { $landmark } steht auf Feld { $hex }: { $words }.
endless-winter-tell-start = { $seat } startet { $spot }.
    .you = Du startest { $spot }.
endless-winter-tell-raft = Das Floß von { $seat } fährt { $from-key ->
    [endless-winter-headwaters] von der Quelle
    [endless-winter-delta] vom Delta
   *[other] von { $from }
} { endless-winter-raft-to }.
    .you = Dein Floß fährt { $from-key ->
        [endless-winter-headwaters] von der Quelle
        [endless-winter-delta] vom Delta
       *[other] von { $from }
        } { endless-winter-raft-to }.
endless-winter-tell-raft-spent = Das Floß von { $seat } wurde Teil der Siedlung und liegt wieder an der Quelle.
    .you = Dein Floß wurde Teil der Siedlung und liegt wieder an der Quelle.
endless-winter-tell-rafts-return = Alle Flöße kommen an die Quelle zurück.
endless-winter-tell-driven = { $seat } bewegt { $you ->
    [rival] eins deiner Lager
   *[nobody] ein Lager ({ $rival })
} von { $from } auf { $to }.
    .you = Du bewegst ein Lager ({ $rival }) von { $from } auf { $to }.
endless-winter-tell-fish = { $seat } zieht: { $fish }.
    .you = Du ziehst: { $fish }.
endless-winter-tell-fish-mixed = Alle abgelegten Fischmarker werden wieder eingemischt.
endless-winter-tell-landmark-scored = { $points ->
    [one] { $seat } erhält 1 Punkt für den { $landmark }.
   *[other] { $seat } erhält { $points } Punkte für den { $landmark }.
}
    .you = { $points ->
            [one] Du erhältst 1 Punkt für den { $landmark }.
           *[other] Du erhältst { $points } Punkte für den { $landmark }.
        }
endless-winter-tell-delta = { $points ->
    [one] { $seat } ist dem Delta am nächsten und erhält 1 Punkt.
   *[other] { $seat } ist dem Delta am nächsten und erhält { $points } Punkte.
}
    .you = { $points ->
            [one] Du bist dem Delta am nächsten und erhältst 1 Punkt.
           *[other] Du bist dem Delta am nächsten und erhältst { $points } Punkte.
        }
endless-winter-tell-final = { $seat } kommt auf { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}.
    .you = Du kommst auf { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
        }.

## Scores

endless-winter-score-megaliths = Megalithen
endless-winter-score-stones = Heilige Steine
endless-winter-score-idols = Götzenleisten
endless-winter-score-benefits = Sofortpunkte
endless-winter-score-offering = Opferleiste
endless-winter-score-burials = Beerdigungen
endless-winter-score-cards = Karten
endless-winter-score-animals = Tiersätze
endless-winter-score-landmarks = Landmarken
endless-winter-score-delta = Rennen zum Delta
endless-winter-score-turn-order = Zugreihenfolge

## Refusals

endless-winter-refusal-not-now = Das steht jetzt nicht zur Wahl.
endless-winter-refusal-finish-first = Nimm zuerst den offenen Bonus oder verzichte darauf.
endless-winter-refusal-pay-first = Zahle zuerst den fälligen Preis.
endless-winter-refusal-not-by-chance = Das kann jetzt nicht gezogen werden.
endless-winter-refusal-no-side = Es gibt gerade keinen Häuptling, dessen Seite du wählen könntest.
endless-winter-refusal-no-chief-draft = Du bist nicht dran, einen Häuptling zu nehmen.
endless-winter-refusal-chief-not-offered = Dieser Häuptling steht nicht zur Auswahl.
endless-winter-refusal-no-setup-draft = Du bist nicht dran, eine Aufbaukarte zu nehmen.
endless-winter-refusal-setup-not-offered = Diese Aufbaukarte steht nicht zur Auswahl.
endless-winter-refusal-no-start = Du bist nicht dran, ein Startplättchen zu legen.
endless-winter-refusal-start-beside-start = Ein Startplättchen darf nicht auf oder neben einem anderen liegen.
endless-winter-refusal-culture-too-late = Fortschrittskarten spielst du, bevor du deine Figur einsetzt.
endless-winter-refusal-culture-unresolved = Führe zuerst die Fortschrittskarte aus, die du gespielt hast.
endless-winter-refusal-no-culture = Diese Fortschrittskarte hast du nicht auf der Hand.
endless-winter-refusal-no-fee = Jede weitere Fortschrittskarte kostet eine andere Handkarte, und du hast keine mehr.
endless-winter-refusal-figure-placed = Deine Figur für diesen Zug ist schon eingesetzt.
endless-winter-refusal-no-figure = Eine solche Figur hast du in dieser Runde nicht mehr.
endless-winter-refusal-place-first = Du musst eine Figur einsetzen.
endless-winter-refusal-fee-due = Du musst für diese weitere Fortschrittskarte eine Karte abwerfen.
endless-winter-refusal-discard-due = Du musst die Karte abwerfen, die diesen Effekt bezahlt.
endless-winter-refusal-token-due = Wähle zuerst einen Rastmarker.
endless-winter-refusal-no-token = Es gibt keinen Rastmarker, den du wählen könntest.
endless-winter-refusal-commit-too-early = In den Finsternisstapel legst du Karten am Ende deines dritten Zuges.
endless-winter-refusal-no-commit = Diese Karte hast du nicht auf der Hand.
endless-winter-refusal-no-discard = Du musst gerade keine Karte abwerfen.
endless-winter-refusal-not-in-hand = Die Karte, die du abwirfst, muss aus deiner Hand kommen.
endless-winter-refusal-no-pay = Es gibt nichts zu bezahlen.
endless-winter-refusal-tribe-too-early = Stammeskarten spielst du, nachdem du deine Figur eingesetzt hast.
endless-winter-refusal-no-tribe = Diese Stammeskarte hast du nicht auf der Hand.
endless-winter-refusal-resting = Beim Rasten kannst du keine Stammeskarten spielen.
endless-winter-refusal-fresh = Eine Karte, die du mit „Einweihen“ nimmst, bringt im selben Zug keine Arbeitskraft, und sonst nützt sie gerade nichts.
endless-winter-refusal-eat-in-eclipse = In der Sonnenfinsternis lässt sich Nahrung nicht in Arbeitskraft umwandeln.
endless-winter-refusal-eat-not-now = Nahrung kannst du für Arbeitskraft ausgeben, solange deine Figur oben in einer Spalte steht.
endless-winter-refusal-no-food = Du kannst keine { $needed } Nahrung ausgeben: Du hast { $available }.
endless-winter-refusal-skill-not-played = Spiele die Karte, bevor du ihre Fähigkeit nutzt.
endless-winter-refusal-skill-used = Diese Karte hat in diesem Zug keine ungenutzte Fähigkeit.
endless-winter-refusal-skill-elsewhere = Diese Fähigkeit wirkt nur, wenn deine Figur in ihrer Spalte steht.
endless-winter-refusal-eclipse-only = Die Fähigkeit dieser Karte wirkt nur in der Sonnenfinsternis, aus deinem Finsternisstapel.
endless-winter-refusal-skill-not-in-eclipse = In der Sonnenfinsternis wirken nur die Finsternis-Fähigkeiten der Karten in deinem Finsternisstapel.
endless-winter-refusal-skill-unpaid = Du kannst den Preis dieser Fähigkeit nicht zahlen.
endless-winter-refusal-skill-useless = Diese Fähigkeit würde jetzt nichts bewirken.
endless-winter-refusal-chief-not-placed = Die Fähigkeit deines Häuptlings wirkt nur in dem Zug, in dem du ihn einsetzt.
endless-winter-refusal-chief-used = Die Fähigkeit deines Häuptlings wirkt einmal, in dem Zug, in dem du ihn einsetzt.
endless-winter-refusal-other-column = Deine Figur steht nicht in der Spalte dieser Aktion.
endless-winter-refusal-other-middle = Deine Figur erreicht den mittleren Abschnitt dieser Aktion nicht.
endless-winter-refusal-top-over = Deine Figur ist nach unten gerückt; die Aktionen dieser Spalte sind vorbei.
endless-winter-refusal-recruit-tools = Eine Stammeskarte kostet { $needed ->
    [one] { $needed } Werkzeug
   *[other] { $needed } Werkzeuge
}; du hast { $available }.
endless-winter-refusal-recruit-labor = Eine Stammeskarte kostet { $needed } Arbeitskraft; du hast { $available }.
endless-winter-refusal-same-type = Eine Stammeskarte dieser Art hast du in diesem Zug schon mit „Einweihen“ genommen.
endless-winter-refusal-no-deck = Für Startkarten gibt es keinen Stapel.
endless-winter-refusal-no-training = Kein Bonus erlaubt dir, eine Stammeskarte auf die Ablage zu nehmen.
endless-winter-refusal-rite-food = Die Einweihung kostet { $needed } Nahrung; du hast { $available }.
endless-winter-refusal-no-burial = Kein Bonus erlaubt dir, eine Karte zu beerdigen.
endless-winter-refusal-no-bury = Diese Karte ist nicht dort, von wo du sie beerdigen willst.
endless-winter-refusal-learn-labor = Eine Fortschrittskarte kostet { $needed } Arbeitskraft; du hast { $available }.
endless-winter-refusal-not-on-display = Diese Fortschrittskarte liegt nicht aus.
endless-winter-refusal-stone-food = Dein nächster Steinplatz kostet { $needed } Nahrung; du hast { $available }.
endless-winter-refusal-stone-tools = Dein nächster Steinplatz kostet { $needed ->
    [one] { $needed } Werkzeug
   *[other] { $needed } Werkzeuge
}; du hast { $available }.
endless-winter-refusal-slots-full = Alle deine Steinplätze sind belegt.
endless-winter-refusal-stone-too-early = Steine der Ära II gibt es ab der dritten Runde.
endless-winter-refusal-no-stone = Dieser Stein liegt nicht aus.
endless-winter-refusal-camp-tools = Ein Lager zu setzen kostet { $needed ->
    [one] { $needed } Werkzeug
   *[other] { $needed } Werkzeuge
}; du hast { $available }.
endless-winter-refusal-no-camp-left = Alle deine Lager sind auf dem Spielplan.
endless-winter-refusal-move-labor = Eine Bewegung kostet { $needed } Arbeitskraft; du hast { $available }.
endless-winter-refusal-no-camp-there = Dort hast du kein Lager.
endless-winter-refusal-not-adjacent = Ein Lager zieht auf ein Nachbarfeld.
endless-winter-refusal-onto-start = Ein Lager kann nicht auf ein Startplättchen ziehen.
endless-winter-refusal-off-board = Ein Lager verlässt sein Startplättchen auf eines der beiden Felder, die es berührt.
endless-winter-refusal-village-food = Eine Siedlung kostet { $needed } Nahrung; du hast { $available }.
endless-winter-refusal-village-camps = Du brauchst auf jedem der drei Felder ein Lager.
endless-winter-refusal-no-village-left = Alle deine Siedlungen sind auf dem Spielplan.
endless-winter-refusal-village-at-base = Das Ausgangsplättchen kann kein Feld einer Siedlung sein.
endless-winter-refusal-village-taken = An dieser Stelle steht schon eine Siedlung.
endless-winter-refusal-reveal-labor = Tiere aufzudecken kostet { $needed } Arbeitskraft; du hast { $available }.
endless-winter-refusal-area-full = Das Jagdgebiet ist voll.
endless-winter-refusal-no-deck-animal = Der Tierstapel ist leer.
endless-winter-refusal-hunt-tools = Ein Tier kostet { $needed ->
    [one] { $needed } Werkzeug
   *[other] { $needed } Werkzeuge
}; du hast { $available }.
endless-winter-refusal-hunt-labor = Ein Tier kostet { $needed } Arbeitskraft; du hast { $available }.
endless-winter-refusal-not-in-area = Dieses Tier ist nicht im Jagdgebiet.
endless-winter-refusal-other-animal = Die Tiere, die du wählst, müssen von derselben Art sein.
endless-winter-refusal-animals-left = Einen Punkt gibt es nur, wenn Jagdgebiet und Tierstapel beide leer sind.
endless-winter-refusal-area-empty = Das Jagdgebiet ist leer: Decke zuerst Tiere auf.
endless-winter-refusal-no-track = Kein Bonus erlaubt dir, das oberste Tier vom Stapel zu nehmen.
endless-winter-refusal-no-tip = Ein solches Tier hast du nicht.
endless-winter-refusal-tipped = Deine Tiere dieser Art sind gekippt und bleiben es.
endless-winter-refusal-no-megalith = Kein Bonus erlaubt dir, einen Megalith zu setzen.
endless-winter-refusal-no-megalith-left = Du hast keine Megalithen mehr in Reserve.
endless-winter-refusal-site-taken = Auf diesem Platz steht schon ein Megalith.
endless-winter-refusal-not-next-to-megalith = Ein Megalith muss neben einem anderen stehen.
endless-winter-refusal-start-space = Auf einen Startplatz darf nur ein neutraler Megalith.
endless-winter-refusal-neutral-on-top = Ein neutraler Megalith darf nicht auf andere gesetzt werden.
endless-winter-refusal-no-square = Darunter müssen vier Megalithen im Quadrat stehen.
endless-winter-refusal-not-at-arrow = Der zusätzliche Megalith kommt auf einen Platz, auf den ein Pfeil zeigt.
endless-winter-refusal-no-draw = Kein offener Bonus erlaubt dir, eine Karte zu ziehen.
endless-winter-refusal-no-cards = Dein Zugstapel und deine Ablage sind beide leer.
endless-winter-refusal-no-idol = Kein offener Bonus gibt dir einen Götzen.
endless-winter-refusal-offering-on-top = Dein Opfermarker ist ganz oben: Nimm stattdessen einen Punkt.
endless-winter-refusal-offering-not-on-top = Ein Götze ist nur dann einen Punkt wert, wenn dein Opfermarker ganz oben ist.
endless-winter-refusal-honor-on-top = Dein Ehrenmarker ist ganz oben und kann nicht weiter.
endless-winter-refusal-no-gain = So lässt sich kein offener Bonus nehmen.
endless-winter-refusal-food-full = Du hast keinen Platz für mehr als { $limit } Nahrung.
endless-winter-refusal-not-lands = Felder kommen in Schritt C deines Teils der Sonnenfinsternis dran.
endless-winter-refusal-hex-bare = Dieses Feld gibt nichts.
endless-winter-refusal-hex-resolved = Dieses Feld hast du in dieser Sonnenfinsternis schon gehabt.
endless-winter-refusal-not-leading = Dort hat jemand anders mehr Einfluss, oder du hast keinen.
endless-winter-refusal-hex-useless = Was dieses Feld gibt, würde jetzt nichts bewirken, oder du kannst es nicht bezahlen.
endless-winter-refusal-no-river = Diese Partie wird ohne den Fluss gespielt.
endless-winter-refusal-raft-stays = Dein Floß ist schon dort.
endless-winter-refusal-raft-upstream = Stromaufwärts bewegt sich ein Floß nur Feld für Feld.
endless-winter-refusal-raft-off-river = An der Quelle und am Delta dürfen keine Lager stehen.
endless-winter-refusal-village-at-ends = Ein Floß an der Quelle oder am Delta kann nicht Teil einer Siedlung werden.
endless-winter-refusal-village-raft = Du brauchst dein Floß auf einem der drei Felder und je ein Lager auf den anderen.
endless-winter-refusal-no-fish = Kein Bonus erlaubt dir, einen Fischmarker zu ziehen.
endless-winter-refusal-no-fish-left = Es ist kein Fischmarker mehr da.
endless-winter-refusal-delta-not-now = Das Rennen zum Delta zählt einmal, in Schritt C deines Teils der Sonnenfinsternis.
endless-winter-refusal-not-closest = Ein anderes Floß ist näher am Delta.
endless-winter-refusal-delta-worthless = Das Rennen zum Delta bringt dir nichts.
endless-winter-refusal-no-drive = Kein Bonus erlaubt dir, ein fremdes Lager zu bewegen.
endless-winter-refusal-own-camp = Es muss ein fremdes Lager sein.
endless-winter-refusal-no-rival-camp = Dort steht kein Lager dieses Sitzes; Flöße lassen sich nicht bewegen.
endless-winter-refusal-drive-off-start = Ein Lager auf einem Startplättchen können andere nicht bewegen.
endless-winter-refusal-drive-onto-start = Ein Lager kann nicht auf ein Startplättchen bewegt werden.
endless-winter-refusal-drive-too-far = Ein fremdes Lager zieht auf ein Nachbarfeld.

## The table in text

endless-winter-sketch-round = Runde { $round } von 4
endless-winter-sketch-order = Zugreihenfolge: { $seats }
endless-winter-sketch-display = Fortschrittsauslage: { $cards }
endless-winter-sketch-decks = Stammesstapel: { $decks }
endless-winter-sketch-stones = Heilige Steine: { $stones }
endless-winter-sketch-area = Jagdgebiet: { $animals } (Stapel { $deck })
endless-winter-sketch-terrain = Gelände (Feld, Art, Lager, Siedlungen ^ und Flöße ~ der Sitze):
endless-winter-sketch-megaliths = Megalithen (. frei, n neutral, 1 bis 4 nach Sitz, ^ überbaut):
endless-winter-sketch-player = { $seat }: Punkte { $score }, Nahrung { $food } von { $limit }, Werkzeuge { $tools }, Hand { $hand }, Zugstapel { $draw }, Ablage { $discard }, beerdigt { $buried }
endless-winter-sketch-idols = Opfer { $offering }, Ehre { $honor }, Lager daheim { $camps }, Siedlungen { $villages }, Megalithen übrig { $megaliths }
endless-winter-sketch-chief = Häuptling { $chief }: { $effect }
endless-winter-sketch-animals = Tiere: { $animals }
endless-winter-sketch-tipped = { $animal } (gekippt)
endless-winter-sketch-own-stones = Steine: { $stones }
endless-winter-sketch-hand = Deine Hand: { $cards }
endless-winter-sketch-known = Offen auf die Hand genommen: { $cards }
endless-winter-sketch-rest-token = Rastmarker: { $gains }
endless-winter-sketch-river = Fluss: Quelle im { $end }; Fischmarker { $fish }, abgelegt { $discard }
endless-winter-sketch-landmark = { $landmark } auf Feld { $hex }: { $words }
endless-winter-sketch-raft = { $seat }: Floß: { $raft }, Startplättchen { $start } ({ $camps } Lager)
endless-winter-sketch-no-start = nicht gelegt
endless-winter-counted = { $count } × { $thing }
endless-winter-sketch-none = nichts

# Was Statistiken zählen und was ein Spezialist bevorzugt.
endless-winter-counted-chiefs = Häuptlinge
endless-winter-counted-chief = { $chief }, Seite { $side }
endless-winter-counted-setups = Aufbaukarten
endless-winter-counted-spots = Plätze der Figuren
endless-winter-counted-tribes = Stammeskarten
endless-winter-counted-cultures = Kulturkarten
endless-winter-counted-stones = Heilige Steine
endless-winter-counted-animals = Tiere
endless-winter-counted-deeds = Bauten und Riten
endless-winter-counted-camp = Lager errichtet
endless-winter-counted-village = Dorf gegründet
endless-winter-counted-megalith = Megalith gesetzt
endless-winter-counted-burial = Karte bestattet
endless-winter-counted-honor = Schritt der Ehre
endless-winter-counted-offering = Schritt der Opfer
endless-winter-counted-tip = Tier gekippt
endless-winter-strategy-megaliths = Megalithen
endless-winter-strategy-animals = Tiere
endless-winter-strategy-idols = Idole
endless-winter-strategy-villages = Dörfer
endless-winter-strategy-stones = Heilige Steine
endless-winter-strategy-burials = Bestattungen
endless-winter-strategy-cards = Karten

# Advice: reads on after "points from".
endless-winter-term-megaliths = Megalithen
endless-winter-term-stones = Heilige Steine
endless-winter-term-honor = Ehrenleiste
endless-winter-term-offering = Opferleiste
endless-winter-term-burials = Beerdigungen
endless-winter-term-benefits = Sofortpunkte
endless-winter-term-cards = Karten in Stapel und Hand
endless-winter-term-animals = Tiere
endless-winter-term-river = Fluss
endless-winter-term-resources = Nahrung und Werkzeuge
endless-winter-term-land = Lager und Siedlungen
endless-winter-term-turn = Rest dieses Zuges

# What the owner of a box can enter, and what can be wrong with it.
endless-winter-kind-board = Spielplan
endless-winter-kind-layout = Anordnung der Megalithplättchen
endless-winter-label-terrain-board = Geländeplan
endless-winter-label-player-board = Spielertableau
endless-winter-label-main-board = Hauptspielplan
endless-winter-label-idol-board = Idoltafel
endless-winter-label-river = Zahlen von Flüsse & Flöße
endless-winter-label-q = Schritte nach Osten
endless-winter-label-r = Schritte nach Südosten
endless-winter-label-x = Spalte
endless-winter-label-y = Zeile
endless-winter-label-turns = Vierteldrehungen im Uhrzeigersinn
endless-winter-label-players = { $seats } Spieler
endless-winter-label-role-base = Basisplättchen
endless-winter-label-role-land = Land
endless-winter-label-role-glacier = Gletscher
endless-winter-label-role-river = Fluss
endless-winter-label-role-landmark = Landmarke
endless-winter-label-counts-plain = Zählt
endless-winter-label-counts-villages = Siedlungen neben
endless-winter-label-counts-tipped = Gekippte Tiere
endless-winter-label-points = Punkte
endless-winter-label-points-each = je { $points }
endless-winter-label-points-per = 1 für je { $per }
endless-winter-label-points-table = nach Anzahl, von 0 an
endless-winter-field-name = Name
endless-winter-field-copies = Anzahl
endless-winter-field-labor = Arbeitskraft
endless-winter-field-skill = Fähigkeit
endless-winter-field-eclipse = Fähigkeit in der Finsternis
endless-winter-field-points = Punkte am Ende
endless-winter-field-era = Ära
endless-winter-field-side-a = Fähigkeit der Seite A
endless-winter-field-side-b = Fähigkeit der Seite B
endless-winter-field-tip = Gekippt gibt es
endless-winter-field-sets = Punkte für 1, 2, … aufrechte Karten
endless-winter-field-joker = Ergänzt andere Sätze
endless-winter-field-food = Nahrung
endless-winter-field-tools = Werkzeuge
endless-winter-field-tribe = Stammeskarte
endless-winter-field-animals = Tiere
endless-winter-field-camp = Bringt ein Lager mit
endless-winter-field-tiles = Plättchen
endless-winter-field-role = Rolle beim Aufbau
endless-winter-field-gives = Gibt
endless-winter-field-bottom = Die erste Figur ganz unten erhält
endless-winter-field-counts = Zählt
endless-winter-field-spaces = Plätze, der Startplatz zuerst
endless-winter-field-seats = Vorgabe bei so vielen Spielern (0: keine)
endless-winter-field-slots = Lage der vier Plättchen
endless-winter-field-base = Basisplättchen
endless-winter-field-river = Flussfelder von West nach Ost
endless-winter-field-labor-symbols = Nahrungsfelder mit Arbeitskraft-Symbol
endless-winter-field-tool-limit = Letztes Feld der Werkzeugleiste
endless-winter-field-boxes = Fächer des Megalithvorrats geben
endless-winter-field-slot-food = Nahrungskosten jedes Steinplatzes
endless-winter-field-slot-tools = Werkzeugkosten jedes Steinplatzes
endless-winter-field-slot-gives = Jeder gefüllte Steinplatz gibt
endless-winter-field-rest = Rasten gibt
endless-winter-field-rest-labor = Arbeitskraft einer rastenden Figur in der Finsternis
endless-winter-field-turn-order-gives = Jeder Platz der Zugreihenfolge gibt
endless-winter-field-compensation = Jeder Platz beginnt mit
endless-winter-field-stones-per-era = Heilige Steine jeder Ära
endless-winter-field-glacier-tiles = Gletscherplättchen
endless-winter-field-offering-resources = Opfergabe: Rohstoffe einer Gruppe, je Stufe
endless-winter-field-offering-points = Opfergabe: Punkte einer Gruppe, je Stufe
endless-winter-field-offering-gives = Opfergabe: Das Erreichen der Stufe gibt
endless-winter-field-honor-points = Ehre: Punkte für das Erreichen der Stufe
endless-winter-field-burial-first = Beerdigte Karten: Punkte des Ersten bei Ehre
endless-winter-field-burial-second = Beerdigte Karten: Punkte des Zweiten bei Ehre
endless-winter-field-burial-others = Beerdigte Karten: Punkte der anderen
endless-winter-field-reshuffles = Mischt die abgelegten Marker wieder ein
endless-winter-field-landmark = Feld der Landmarke
endless-winter-field-third = Drittes Feld des mittleren Plättchens
endless-winter-field-west = Drittes Feld im Westen
endless-winter-field-east = Drittes Feld im Osten
endless-winter-field-warriors-replace = Stammeskarte, die Krieger ersetzen
endless-winter-field-land-left-out = Plättchen jeder Landart, die in der Schachtel bleiben
endless-winter-field-glaciers = Gletscherplättchen bei 1, 2 und 3 Landmarken
endless-winter-field-delta-raft = Punkte des Floßes am nächsten zum Delta
endless-winter-field-delta-camp = Punkte jedes Lagers am Fluss dazu
endless-winter-token-only-in = Nur in
endless-winter-token-pays = Kostet
endless-winter-token-for-each = Für jedes
endless-winter-token-gains = Gibt
endless-winter-token-limit = Höchstens
endless-winter-token-eclipse = Finsternis
endless-winter-token-pay-food = 1 Nahrung
endless-winter-token-pay-tool = 1 Werkzeug
endless-winter-token-pay-card = 1 Handkarte
endless-winter-token-arrow = und dafür
endless-winter-token-colon = gibt es
endless-winter-token-at-most = { $most ->
    [one] einmal
   *[other] { $most }-mal
}
endless-winter-mistake-icon-unknown = „{ $found }“ ist kein Symbol; nimm eines von { $known }.
endless-winter-mistake-icon-alone = { $found } wovon? Setz ein Symbol direkt hinter die Zahl oder streich sie.
endless-winter-mistake-icon-bound = „{ $found }“ ist keine Spalte; beginne mit [i], [d], [m], [h] oder [e].
endless-winter-mistake-icon-price = „{ $found }“ kann man nicht bezahlen; schreib vor -> F, T, -D, L oder l.
endless-winter-mistake-icon-condition = „{ $found }“ lässt sich nicht zählen; schreib vor den Doppelpunkt eines von { $known }.
endless-winter-mistake-icon-two-sides = Hier können nur ein Pfeil und ein Doppelpunkt stehen; streich die anderen.
endless-winter-mistake-icon-maximum = „{ $found }“ ist keine Höchstzahl; schreib (max 3) ans Ende, und nur nach einem Doppelpunkt.
endless-winter-mistake-icon-number = „{ $found }“ hat eine falsche Zahl; vor einem Symbol steht 2 bis { $most }.
endless-winter-mistake-icon-nothing = Es gibt nichts zu gewinnen; setz ein Symbol ans Ende.
endless-winter-mistake-icon-too-many = Höchstens { $most } verschiedene Symbole passen zusammen; streich einige.
endless-winter-mistake-empty = Hier steht nichts; wähle mindestens ein Symbol.
endless-winter-mistake-not-here = „{ $found }“ kann hier nicht stehen; nimm nur { $known }.
endless-winter-mistake-eclipse-elsewhere = Eine Fähigkeit mit [e] gehört zur Finsternis; streich [e] oder trag sie als Fähigkeit der Finsternis ein.
endless-winter-mistake-eclipse = Eine Fähigkeit der Finsternis beginnt mit [e]; setz es davor.
endless-winter-mistake-no-column = Das ist an keine Spalte gebunden; streich die Klammern.
endless-winter-mistake-only-gains = Hier können nur Symbole stehen, die man erhält; streich den Preis oder was gezählt wird.
endless-winter-mistake-labor-price = Mit Arbeitskraft bezahlt man nur in der Aktionsphase; zahl mit F, T oder -D.
endless-winter-mistake-two-kinds = Hier können höchstens zwei verschiedene Symbole stehen; streich einige.
endless-winter-mistake-counts = „{ $found }“ lässt sich nicht zählen; schreib villages GELÄNDE, tipped TIER oder eines von { $known }.
endless-winter-mistake-unknown-count = { $found } gibt es nicht in der Schachtel; nimm eines von { $known }.
endless-winter-mistake-points = „{ $found }“ ist keine Punktzahl; schreib 2 each, 1 per 2 oder Punkte nach Anzahl wie 0 1 3 5 8.
endless-winter-mistake-starting = Jeder beginnt mit 9 Startkarten, nicht mit { $found }; ändere auch die Anzahl einer anderen.
endless-winter-mistake-cultures = Ära { $era } braucht mindestens 16 Fortschrittskarten und hat { $found }; gib ihr eine andere.
endless-winter-mistake-stones = Ära { $era } braucht mindestens 7 Heilige Steine und hat { $found }; gib ihr einen anderen.
endless-winter-mistake-joker-sets = Ein Tier, das andere Sätze ergänzt, hat keine eigenen Punkte; leere die Liste.
endless-winter-mistake-no-sets = Ein Tier braucht Punkte für mindestens 1 Karte, außer es ergänzt andere Sätze; füll die Liste.
endless-winter-mistake-jokers = Nur ein Tier kann andere Sätze ergänzen, und es sind { $found }; ändere die anderen.
endless-winter-mistake-roles = Eine Plättchenart ist der Gletscher, nicht { $found }; ändere auch die Rolle einer anderen.
endless-winter-mistake-lands = Der Plan braucht 15 bis 100 Landplättchen, und es sind { $found }; ändere die Anzahl.
endless-winter-mistake-hex = { $found } ist kein Feld des Plans; beide Schritte und ihre Summe liegen zwischen -2 und 2.
endless-winter-mistake-hex-twice = { $found } steht zweimal da; nenne jedes Feld einmal.
endless-winter-mistake-not-adjacent = { $one } und { $other } sind nicht benachbart; nenne die Felder in der Reihenfolge des Flusses.
endless-winter-mistake-arrow = M> steht nur auf dem Startplatz, nicht auf Platz { $space }; versetz es oder nimm M.
endless-winter-mistake-layout-tiles = Eine Anordnung hat 4 Plättchen, nicht { $found }.
endless-winter-mistake-layout-overlap = Plättchen { $one } und { $other } liegen auf demselben Platz; verschieb eines.
endless-winter-mistake-layout-sites = Die Plättchen liegen so eng, dass es zu viele Plätze für Megalithen gibt; rück sie auseinander.
endless-winter-mistake-layouts = Keine Anordnung ist die Vorgabe für { $seats } Spieler; leg es bei einer fest.
endless-winter-mistake-offering = Die Opfergabenleiste hat eine Anzahl Stufen, nicht { $resources }, { $points } und { $gives }; mach die drei Listen gleich lang.
endless-winter-mistake-fish = Es müssen 1 bis 200 Fischmarker sein, und es sind { $found }; ändere die Anzahl.
endless-winter-mistake-river-side = Seite { $side } braucht vier verschiedene Felder neben dem Fluss, gefunden: { $found }; verschieb das falsche.
endless-winter-token-each-camp = Lager
endless-winter-token-each-village = Siedlung
endless-winter-token-each-buried = beerdigte Karte
endless-winter-token-each-tipped-type = Art gekippter Tiere
endless-winter-token-each-tipped = gekipptes Tier
endless-winter-token-each-same-tipped = gekipptes Tier einer Art
endless-winter-token-each-megalith = Megalith
endless-winter-token-each-stone = Heiliger Stein
endless-winter-per-group = für je { $group } davon ({ $noun }): { $gains }
endless-winter-per-tipped = für jedes eigene gekippte Tier: { $gains }
endless-winter-per-same-tipped = für jedes eigene gekippte Tier einer Art: { $gains }
endless-winter-per-megalith = für jeden Megalithen deiner Farbe auf dem Plan: { $gains }
endless-winter-per-stone = für jeden eigenen Heiligen Stein: { $gains }

# Several skills on one card.
endless-winter-then = { $skill }; dann { $next }
endless-winter-token-then = Weitere Fähigkeit
endless-winter-token-next-skill = dann
endless-winter-mistake-icon-no-skill = Vor oder hinter „then“ fehlt eine Fähigkeit; schreib sie hin oder streich „then“.
endless-winter-mistake-icon-too-many-skills = Eine Karte hat höchstens { $most } Fähigkeiten; streich einige.
endless-winter-mistake-icon-one-skill = Nur Kulturkarten haben mehrere Fähigkeiten; streich „then“ und eine der beiden.

# Gewinne einer Art und verschiedener Arten (EW-ICON-36, EW-ICON-37).
endless-winter-icon-other-animal = { $count ->
    [one] 1 Tier einer anderen Art aus dem Jagdgebiet nehmen
   *[other] bis zu { $count } Tiere verschiedener Arten aus dem Jagdgebiet nehmen
}
endless-winter-icon-same-tip = { $count ->
    [one] 1 Tier derselben Art kippen
   *[other] bis zu { $count } Tiere einer Art kippen
}
endless-winter-icon-other-tip = { $count ->
    [one] 1 Tier einer anderen Art kippen
   *[other] bis zu { $count } Tiere verschiedener Arten kippen
}
endless-winter-icon-same-tribe-hand = { $count ->
    [one] 1 Stammeskarte derselben Art auf die Hand nehmen
   *[other] { $count } Stammeskarten einer Art auf die Hand nehmen
}
endless-winter-icon-other-tribe-hand = { $count ->
    [one] 1 Stammeskarte einer anderen Art auf die Hand nehmen
   *[other] bis zu { $count } Stammeskarten verschiedener Arten auf die Hand nehmen
}
endless-winter-icon-same-tribe-discard = { $count ->
    [one] 1 Stammeskarte derselben Art auf die Ablage nehmen
   *[other] { $count } Stammeskarten einer Art auf die Ablage nehmen
}
endless-winter-icon-other-tribe-discard = { $count ->
    [one] 1 Stammeskarte einer anderen Art auf die Ablage nehmen
   *[other] bis zu { $count } Stammeskarten verschiedener Arten auf die Ablage nehmen
}
endless-winter-source-other-animals = ein Tier einer anderen Art
endless-winter-source-kin = noch eine Stammeskarte: { $tribe }
endless-winter-source-other-tribes = eine Stammeskarte einer anderen Art
endless-winter-refusal-animal-taken = Die Tiere, die du wählst, müssen von verschiedenen Arten sein, und eines dieser Art hast du schon gewählt.
endless-winter-refusal-other-tribe = Die Stammeskarten, die du nimmst, müssen von derselben Art sein.
endless-winter-refusal-tribe-taken = Die Stammeskarten, die du nimmst, müssen von verschiedenen Arten sein, und eine dieser Art hast du schon genommen.

# Ein Preis, der mehrmals bezahlt werden kann (EW-RULING-78).
endless-winter-ask-again = { $left ->
    [one] „{ $source }“: Möchtest du noch einmal bezahlen?
   *[other] „{ $source }“: Möchtest du noch einmal bezahlen, bis zu { $left }-mal?
}
endless-winter-do-pay-again = Noch einmal: { $effect }

# Was sich noch zählen lässt (EW-RULING-79), und Arbeit der Finsternis (EW-RULING-80).
endless-winter-token-each-camp-type = Geländeart mit Lager
endless-winter-token-each-animal = Tier
endless-winter-token-each-animal-type = Art von Tieren
endless-winter-token-each-same-animal = Tier einer Art
endless-winter-token-each-animal-of = Tier: { $animal }
endless-winter-token-each-tipped-of = gekipptes Tier: { $animal }
endless-winter-token-each-idol = Stufe auf den Götzenleisten
endless-winter-per-camp-type = für jede Geländeart mit eigenem Lager: { $gains }
endless-winter-per-animal = für jedes eigene Tier, gekippt oder nicht: { $gains }
endless-winter-per-animal-type = für jede Art unter den eigenen Tieren: { $gains }
endless-winter-per-same-animal = für jedes eigene Tier einer Art: { $gains }
endless-winter-per-animal-of = für jedes eigene Tier ({ $animal }), gekippt oder nicht: { $gains }
endless-winter-per-tipped-of = für jedes eigene gekippte Tier ({ $animal }): { $gains }
endless-winter-per-idol = für jede erreichte Stufe auf den beiden Götzenleisten: { $gains }
endless-winter-mistake-eclipse-labor = Arbeit hinter [e] zählt beim Vergleich der Arbeit; sie hat keinen Preis und zählt nichts. Streich, was davor steht, oder L und l.
