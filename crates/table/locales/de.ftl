### What all games share, in German.

table-seat = { $seat }
table-seat-unnamed = Sitz { $number }
table-list-separator = {", "}
table-choice-separator = {" oder "}
table-option-seats = Personen
table-barrier-start = Bisher wurde nichts entschieden.
table-barrier-chance = Seitdem wurde etwas Verdecktes bekannt; das lässt sich nicht zurücknehmen.
table-barrier-other-seat = Seitdem hat schon jemand anders entschieden.
table-barrier-over = Die Partie ist zu Ende.
table-out-of-turn = Du bist nicht dran.
table-unreadable = Das ist keine Aktion.
table-stale = Am Tisch ist es schon weitergegangen.

# Why a choice is better than the next one.
table-why = Das bringt { $gains }.
table-why-but = Das bringt { $gains }, kostet aber { $costs }.
table-why-later = Jetzt bringt es etwa so viel wie die nächstbeste Wahl, später aber mehr.
table-why-played-later = Jetzt bringt es etwa so viel wie das, was gespielt wurde, später aber mehr.
table-why-only = Es gibt keine andere Wahl.
table-why-half = etwa einen halben Punkt ({ $term })
table-why-points =
    { $points ->
        [one] etwa { $points } Punkt ({ $term })
       *[other] etwa { $points } Punkte ({ $term })
    }
table-term-score = Punktestand
table-term-others = Rückstand der anderen

# How good a choice was, in the review of a finished game.
table-grade-best = beste Wahl
table-grade-good = gute Wahl
table-grade-inaccuracy = Ungenauigkeit
table-grade-mistake = Fehler
table-grade-blunder = grober Fehler
table-review-unfinished = Die Partie ist noch nicht zu Ende. Danach kannst du sie auswerten.
table-review-stopped = Die Auswertung wurde abgebrochen.
table-review-other-game = Das ist ein Tisch eines anderen Spiels.

# What is wrong with a content file. `table-shape-…` says what was expected.
table-mistake-expected = Erwartet: { $expected }; gefunden: { $found }.
table-shape-text = eine Zeile Text mit 1 bis { $most } Zeichen
table-shape-number = eine ganze Zahl von { $least } bis { $most }
table-shape-switch = true (ja) oder false (nein)
table-shape-one-of = eines von { $choices }
table-shape-program = eine Anweisung in Anführungszeichen, etwa { $example }
table-shape-list = eine Liste, etwa { $example }
table-shape-record = eine Gruppe von Werten, etwa { $example }
table-mistake-count = Erwartet: { $least } bis { $most } Einträge; gefunden: { $found }.
table-mistake-length = Erwartete Anzahl Einträge: { $least }; gefunden: { $found }.
table-mistake-entry = Eintrag { $number }: { $mistake }
table-mistake-part = { $part }: { $mistake }
table-part-kind = Art
table-mistake-part-missing = { $part } fehlt; ergänze den Wert.
table-mistake-part-unknown = { $part } bedeutet hier nichts; erwartet nur: { $known }.
table-mistake-from = Herkunft: { $mistake }
table-mistake-table = Diese Schachtel hat keinen Teil { $found }; nimm einen von { $known }.
table-mistake-face = In diesem Teil gibt es { $found } nicht; nimm eines von { $known }.
table-mistake-key = Hier gibt es keinen Wert { $found }; nimm einen von { $known }.
table-mistake-structure = Die Werte dieses Teils stehen unter einer Zeile { $example }, jeder in einer eigenen Zeile.
table-mistake-id = Die erste Zeile dieses Teils muss seine Kennung nennen, etwa id = "…"; nimm eine von { $known } oder eine neue.
table-mistake-own-id = Erwartete Kennung: { $known }; gefunden: { $found }. Berichtige sie oder lass die Zeile weg.
table-mistake-unreadable-id = { $found } kann keine Kennung sein; nimm höchstens 40 Kleinbuchstaben, Ziffern und Bindestriche.
table-mistake-no-room = { $found } gibt es nicht, und für weitere ist kein Platz; nimm eines von { $known }.
table-mistake-face-twice = { $found } steht zweimal da; fasse die Werte in einem Teil zusammen.
table-mistake-incomplete = { $found } gibt es nicht, und für ein neues fehlt noch { $keys }; in der Schachtel sind { $known }.
table-mistake-missing = Es fehlt: { $keys }.
table-mistake-not-here = Hier gibt es keinen Wert { $key }; lösche die Zeile.
table-mistake-unusable = { $found } ist hier nicht zu gebrauchen.
table-mistake-no-content = Dieses Spiel hat keinen Inhalt, den eine Datei ändern könnte.
table-mistake-twice = Diese Zeile wiederholt einen Namen, der schon oben steht ({ $found }); behalte einen von beiden.
table-mistake-unclosed = Was hier beginnt, endet nie ({ $found }); suche nach einem fehlenden Anführungszeichen oder einer fehlenden Klammer.
table-mistake-comma = Zwischen zwei Einträgen fehlt ein Komma ({ $found }).
table-mistake-no-value = Diese Zeile nennt keinen Wert ({ $found }); schreib Name = Wert.
table-mistake-quotes = Text steht zwischen geraden Anführungszeichen in einer einzigen Zeile ({ $found }).
table-mistake-syntax = Diese Zeile ist nicht zu lesen ({ $found }); schreib Name = Wert: Text in geraden Anführungszeichen, Listen in eckigen, Gruppen in geschweiften Klammern.
table-hint-number = { $least } bis { $most }
table-hint-text = höchstens { $most } Zeichen
table-hint-list = { $least } bis { $most } Einträge

## Wovon ein Rätsel handelt

table-theme-cards = Karten
table-theme-labor = Arbeit
table-theme-placement = Einsatz
table-theme-movement = Bewegung
table-theme-conflict = Konflikt
table-theme-dice = Würfel
table-theme-goods = Güter
table-theme-building = Bauen
table-theme-hunting = Jagd
table-theme-rites = Riten
table-theme-timing = Zeitpunkt
