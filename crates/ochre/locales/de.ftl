### Messages of the command line, in German.

## A game

ochre-welcome = Neue Partie { $game } ({ $seats }). Sie wird nach jeder Aktion in { $file } gespeichert.
ochre-put-aside = Die zuvor gespeicherte Partie bleibt in { $file } erhalten.
ochre-resumed = Du setzt eine gespeicherte Partie { $game } fort ({ $seats }).
ochre-saved-differs = In { $file } ist eine unfertige Partie { $game } ({ $seats }) gespeichert, { $difference }.
ochre-other-seats = mit anderen Sitzen
ochre-other-seed = mit einem anderen Seed
ochre-other-options = mit anderen Optionen
ochre-other-content = mit anderem Inhalt
ochre-saved-question = Die gespeicherte Partie fortsetzen, eine neue beginnen oder das Programm beenden? Die gespeicherte bleibt erhalten. ({ $answers })
ochre-saved-advice = Setze sie mit --continue fort, beginne mit --new eine neue (die gespeicherte bleibt erhalten) oder wähle mit --file eine andere Datei.
ochre-commitment = Festlegung vor dem Austeilen (SHA-256 des Seeds): { $commitment }
ochre-help =
    Tippe die Nummer einer Aktion oder ihre Kurzschrift oder eines dieser Wörter:
      liste    alle Aktionen zeigen            plan     den Spielplan zeigen
      zurück   letzte Aktion zurücknehmen      verlauf  den Verlauf zeigen
      warum    wie weit zurück reicht          punkte   die Punkte zeigen
      tipp     einen starken Bot fragen        hilfe    diesen Text zeigen
      ende     beenden; die Partie ist gespeichert
ochre-prompt = { $seat }>
ochre-no-choice = Eine Aktion { $number } gibt es nicht; es gibt { $count }.
ochre-refused = { $reason } ({ $rule })
ochre-not-action = „{ $text }“ ist weder eine Aktion noch ein bekanntes Wort. Mit hilfe siehst du alle.
ochre-undone = Zurückgenommen.
ochre-undo-left = { $count ->
    [0] Nichts lässt sich zurücknehmen. { $reason }
    [one] Eine Aktion lässt sich zurücknehmen. { $reason }
   *[other] { $count } Aktionen lassen sich zurücknehmen. { $reason }
}
ochre-hand-over = Gib das Gerät an { $seat } weiter und drücke die Eingabetaste.
ochre-saved = Die Partie ist in { $file } gespeichert. Mit demselben Befehl setzt du sie fort.
ochre-over = Die Partie ist zu Ende.
ochre-winner = { $seats } gewinnt.
ochre-shared = { $seats } teilen sich den Sieg.
ochre-place = { $place }.
ochre-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
ochre-verify = Der Seed war { $seed }. So prüfst du das Austeilen nach: ochre verify { $file }
ochre-more = … und { $count } weitere. Mit liste siehst du alle.
ochre-player = Sitz { $number }
# The person at the terminal, in the list of seats; sentences call them ochre-player.
ochre-you = du

## Words typed at the prompt; the English ones work in every language

ochre-word-quit = ende
ochre-word-list = liste
ochre-word-board = plan
ochre-word-help = hilfe
ochre-word-log = verlauf
ochre-word-scores = punkte
ochre-word-undo = zurück
ochre-word-why = warum
ochre-word-hint = tipp
ochre-word-continue = weiter
ochre-word-new = neu

## Lists and records

ochre-games = Spiele:
ochre-games-options = „ochre games SPIEL“ zeigt die Optionen eines Spiels.
ochre-options = Optionen von { $game }, gesetzt mit -o NAME=WERT:
ochre-option-number = { $from } bis { $to }
ochre-option-switch = true oder false
ochre-option-one = { $values }
ochre-option-any = beliebig viele von { $values }, durch Kommas getrennt
ochre-option-default = { $values } (Vorgabe: { $default })
ochre-content-good = { $file }: keine Fehler.
ochre-from-rulebook = Spielregel
ochre-from-source = Quelle
ochre-from-inferred = abgeleitet
ochre-from-house = vom Projekt
ochre-from-overlay = Inhaltsdatei
ochre-replay-choose = { $events ->
    [one] Nach 1 Ereignis: Sitz { $number } muss wählen.
   *[other] Nach { $events } Ereignissen: Sitz { $number } muss wählen.
}
ochre-replay-chance = { $events ->
    [one] Nach 1 Ereignis: Der Zufall muss entscheiden.
   *[other] Nach { $events } Ereignissen: Der Zufall muss entscheiden.
}
ochre-verified-seed = Der Seed passt zur Festlegung { $commitment }.
ochre-verified-contributions = Vor dem Austeilen zum Seed beigetragen:
ochre-verified-draws = Geprüft: { $draws ->
    [one] { $draws } Ziehung
   *[other] { $draws } Ziehungen
} in { $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignissen
}. Alles folgt aus dem Seed, und jede Wahl war erlaubt.
ochre-verified-unfinished = Die Partie ist noch nicht zu Ende.

## Simulations

ochre-sim-head = { $game }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, Optionen { $options }
ochre-sim-seat = Sitz
ochre-sim-bot = Bot
ochre-sim-wins = Siege (95-%-Intervall)
ochre-sim-score = Punkte Mittel ± Abw.
ochre-sim-share = { $share } %  ({ $low } bis { $high })
ochre-sim-sources = Punkte pro Sitz nach Quelle
ochre-sim-scores = Verteilung der Punkte
ochre-sim-length = Länge der Partie { $mean } ± { $deviation } Entscheidungen ({ $least } bis { $most })
ochre-sim-speed = { $games } Partien/s, { $decisions } Mio. Entscheidungen/s mit { $threads ->
    [one] 1 Thread
   *[other] { $threads } Threads
}, { $seconds } s

## Server

ochre-serve-link = Ochre läuft: Öffne { $link } in einem Browser.
ochre-serve-file = Die Partien liegen in { $file }.
ochre-serve-stop = Mit Strg+C anhalten. Keine Partie geht verloren.
ochre-worker-begins = { $threads ->
    [one] Dieser Prozess wartet auf Aufgaben, mit einem Thread.
   *[other] Dieser Prozess wartet auf Aufgaben, mit { $threads } Threads.
}
ochre-worker-stop = Mit Strg+C anhalten. Begonnenes wird beendet oder zurückgegeben.

## Bots

ochre-ratings = So bewertet { $seat } die Möglichkeiten:
ochre-candidate = {"    "}{ $action } gewinnt { $chance } % von { $visits } Versuchen: { $text }
ochre-advised = {"    "}{ $action } gewinnt { $chance } %: { $text }

## Ladders and tuning

ochre-ladder-seats = Sitze
ochre-ladder-pairing = einer : die anderen
ochre-ladder-games = Partien
ochre-ladder-wins = Siege (95-%-Intervall)
ochre-ladder-fair = fairer Anteil
ochre-ladder-score = Punkte im Mittel
ochre-ladder-time = Median der Zeit pro Entscheidung
ochre-ladder-bot = Bot
ochre-ladder-rating = Wertung
ochre-tune-log-loss = { $positions } Stellungen aus { $games } Partien. Log-Loss auf zurückgehaltenen Partien: vorher { $before }, nachher { $after }.
ochre-tune-wins = Die neuen Gewichte gewinnen { $share } % ({ $low } bis { $high }) von { $games } Partien gegen die alten.
ochre-written = Geschrieben nach { $file }.

## Usage of actions

ochre-usage-head = Wie oft jede Aktion angeboten und gewählt wurde und wie oft die Sitze gewannen, die sie wählten.
ochre-usage-action = Aktion
ochre-usage-offered = angeboten
ochre-usage-chosen = gewählt
ochre-usage-seats = Sitze
ochre-usage-wins = gewonnen
ochre-usage-scores = Wer gewann, hatte im Mittel { $winning } Punkte, alle Sitze { $all }.
ochre-usage-sources = Punkte der Siegreichen und aller Sitze nach Quelle

## Balance

ochre-balance-specialists = Ein Bot der Stufe { $level } mit Vorliebe gegen Bots der Stufe { $level } ohne Vorliebe, { $seats } Sitze
ochre-balance-viable = kann gewinnen
ochre-balance-not-viable = gewinnt nicht oft genug
ochre-balance-seeds = Startwert und Partien: { $seeds }
ochre-balance-sources = Punkte nach Herkunft: Anteil an den Punkten der Sieger, Anteil an allen Punkten, Mittel je Sitz
ochre-balance-sources-plot = Woher die Punkte kommen
ochre-balance-winners = der Sieger
ochre-balance-all = aller Sitze
ochre-balance-taken = genommen, wenn angeboten
ochre-balance-portion = seiner Art
ochre-balance-each = je Partie
ochre-balance-wins = Siege mit ihm
ochre-balance-first = Siege, wenn zuerst
ochre-balance-by-seat = Siege nach Sitz
ochre-balance-by-bot = Siege nach Bot
ochre-balance-maps = Karten der Strategien
ochre-balance-maps-read = Jede Scheibe steht für Sitze, die ähnliche Anteile ihrer Punkte aus zwei Quellen hatten. Je größer, desto mehr Sitze; von Grau über Ocker zu Rot desto mehr Siege.

## Reviews

ochre-review-head = { $game }: Gewinnchance jedes Sitzes in Prozent und die Runden
ochre-review-known = Beurteilt nach dem, was jeder Sitz wissen konnte, mit { $evaluations } bewerteten Stellungen pro Wahl.
ochre-review-all = Beurteilt nach der ganzen Stellung mit allen verdeckten Karten, mit { $evaluations } bewerteten Stellungen pro Wahl.
ochre-review-turning = Wendepunkte
ochre-review-marked = Fehler
ochre-review-none = Keine Wahl hat 2 Punkte oder mehr gekostet.
ochre-review-given-away = Runde { $round }, Ereignis { $event }: { $seat } verschenkt { $points } Punkte, von { $before } auf { $after } % ({ $grade }).
ochre-review-lucky = Runde { $round }, Ereignis { $event }: Das Glück bringt { $points } Punkte ({ $seat }).
ochre-review-unlucky = Runde { $round }, Ereignis { $event }: Das Pech kostet { $points } Punkte ({ $seat }).
ochre-review-played = Gespielt: { $action }
ochre-review-better = Besser: { $action }
ochre-review-minor = { $count ->
    [one] 1 Ungenauigkeit ist nicht aufgeführt; --seat zeigt die eines Sitzes.
   *[other] { $count } Ungenauigkeiten sind nicht aufgeführt; --seat zeigt die eines Sitzes.
}
ochre-review-seat = Sitz
ochre-review-choices = gewählt
ochre-review-lost = verschenkt
ochre-review-luck = Glück
ochre-review-legend = Ein Punkt ist ein Hundertstel der Gewinnchance. Ungenauigkeit (?!), Fehler (?), grober Fehler (??), ★ gewonnen.

## Trials of reviews

ochre-trial-marks = Beurteilte Entscheidungen: { $choices }. Markierungen pro Sitz und Partie: { $inaccuracies } Ungenauigkeiten, { $mistakes } Fehler, { $blunders } grobe Fehler.
ochre-trial-planted = Eingebaute grobe Fehler ab { $worth } Punkten: { $blunders }. Markiert: { $marked }, das sind { $share } % ({ $low } bis { $high }); als Fehler oder grober Fehler: { $mistakes }.
ochre-trial-stated = genannte Chance
ochre-trial-choices = gewählt
ochre-trial-mean = Mittel
ochre-trial-won = gewonnen (95-%-Intervall)
ochre-calibrate-fit = Log-Loss der genannten Chancen: { $loss }. Am besten passte zu diesen Partien, was die Suche fand, mit einer Sicherheit von { $confidence } und einem Optimismus von { $optimism } ({ $fitted }).

## Puzzles

ochre-puzzles-found = { $count ->
    [one] 1 Rätsel in der Datei, { $lines } mit mehreren Zügen. Nach Themen:
   *[other] { $count } Rätsel in der Datei, { $lines } mit mehreren Zügen. Nach Themen:
}
ochre-puzzles-searched = { $positions } Stellungen aus { $games } Partien angesehen: { $candidates } Rätsel, { $found } davon gewünscht.

## Export and import

ochre-exported-secret = Die Partie ist nicht zu Ende. Dieses Protokoll enthält den Seed und alle ausgeteilten Karten: Zeig es niemandem, der mitspielt.
ochre-imported = Die Partie { $game } mit { $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignissen
} ist jetzt Tisch { $table }: Öffne /table/{ $table } auf dem Server.
ochre-imported-open = Die Partie ist nicht zu Ende. Auf dieser Seite nehmen alle ihre Sitze wieder ein.

## Backups

ochre-backed-up = { $file } enthält { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} mit { $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignissen
} und { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
}. Verdeckte Karten und Passwort-Hashes sind darin: Bewahre die Datei auf, wo niemand sonst sie lesen kann.
ochre-restored = Die Datenbank enthält jetzt, was { $file } enthält: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} mit { $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignissen
} und { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
}.

## Doctor

ochre-doctor-good = gut
ochre-doctor-warning = Warnung
ochre-doctor-error = Fehler
ochre-doctor-failed = { $errors ->
    [one] ein Fehler gefunden
   *[other] { $errors } Fehler gefunden
}; darunter steht jeweils, was zu tun ist
ochre-doctor-no-database = Es gibt noch keine Datenbank. Der Server legt sie beim Start an.
ochre-doctor-unreachable = Die Datenbank lässt sich nicht lesen: { $error }
ochre-doctor-unreachable-advice = Prüfe --data und --database, die Rechte der Datei und ob der Datenbankserver läuft.
ochre-doctor-in-use = Ein Server benutzt die Datenbank.
ochre-doctor-free = Kein Server benutzt die Datenbank.
ochre-doctor-intact = Die Datenbank ist unversehrt.
ochre-doctor-damage = Die Datenbank ist beschädigt: { $problem }
ochre-doctor-loose = { $rows ->
    [one] { $rows } Zeile von { $table } ({ $column }) verweist
   *[other] { $rows } Zeilen von { $table } ({ $column }) verweisen
} auf fehlende Zeilen von { $parent }.
ochre-doctor-broken-log = Der Verlauf von Tisch { $table } hat Lücken oder die falsche Länge.
ochre-doctor-restore-advice = Kopiere die Dateien der Datenbank an einen sicheren Ort, halte den Server an und spiele deine letzte Sicherung ein: ochre restore FILE --replace
ochre-doctor-schema = Das Schema hat Version { $found }, die Version dieses Programms.
ochre-doctor-schema-older = Das Schema hat Version { $found }; dieses Programm benutzt Version { $newest }. Die Tische wurden nicht geprüft.
ochre-doctor-schema-older-advice = Mach eine Sicherung und starte den Server, der das Schema anpasst. Dann starte ochre doctor noch einmal.
ochre-doctor-schema-newer = Das Schema hat Version { $found }; dieses Programm kennt Versionen bis { $newest }.
ochre-doctor-schema-newer-advice = Starte die neuere Version des Programms oder spiele eine Sicherung von vor der Aktualisierung ein.
ochre-doctor-records = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} nachgespielt und geprüft, insgesamt { $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignisse
}.
ochre-doctor-record-broken = Tisch { $table } lässt sich nicht nachspielen: { $error }
ochre-doctor-record-broken-advice = Der Server öffnet diesen Tisch nicht; alle anderen laufen weiter. Wenn er dir wichtig ist, spiele eine Sicherung ein, in der er heil ist.
ochre-doctor-record-outdated = { $tables ->
    [one] { $tables } beendete Partie wurde mit anderen Regeln oder Inhalten gespielt. Ihre Seite zeigt
   *[other] { $tables } beendete Partien wurden mit anderen Regeln oder Inhalten gespielt. Ihre Seiten zeigen
} weiterhin Mitspielende, Ergebnis und Verlauf.
ochre-doctor-record-stuck = Die Partie an Tisch { $table } ist nicht zu Ende und kann mit diesem Programm nicht weitergehen: { $error }
ochre-doctor-record-stuck-advice = Um sie fortzusetzen, exportiere ihr Protokoll und importiere es in die frühere Version des Programms.
ochre-doctor-private = Nur du kannst die Dateien der Datenbank lesen.
ochre-doctor-readable = Andere können { $file } lesen (Rechte { $mode }). Darin stehen verdeckte Karten und Passwort-Hashes.
ochre-doctor-folder = Andere können in den Ordner { $file } schreiben (Rechte { $mode }) und die Datenbank austauschen.
ochre-doctor-readable-advice = Führe aus: { $command }
ochre-doctor-space = { $free } MB Speicherplatz sind frei; die Datenbank hat { $size } MB.
ochre-doctor-space-low = Nur { $free } MB Speicherplatz sind frei; die Datenbank hat { $size } MB.
ochre-doctor-space-advice = Schaffe Platz oder verlege die Datenbank mit --data auf einen größeren Datenträger. Ist er voll, kann niemand spielen.
ochre-doctor-settings = Die Einstellungen sind fehlerfrei.
ochre-doctor-listen = Der Server kann die Adresse { $address } nicht benutzen: { $error }
ochre-doctor-listen-advice = Beende das Programm, das diese Adresse benutzt, oder wähle mit --listen oder --metrics-listen eine andere.
ochre-doctor-metrics = Wer { $address } erreicht, kann die Messwerte lesen.
ochre-doctor-metrics-advice = Benutze eine lokale Adresse, zum Beispiel --metrics-listen 127.0.0.1:4401.
ochre-doctor-plain = Die öffentliche Adresse ist nicht verschlüsselt: Passwörter und Karten gehen lesbar durchs Netz.
ochre-doctor-plain-advice = Betreibe den Server hinter einem Proxy mit TLS und gib mit --public-url eine https-Adresse an.
ochre-doctor-open = Andere Rechner können { $address } erreichen, und Verbindungen sind nicht verschlüsselt. In einem Netz, dem du vertraust, ist das in Ordnung.
ochre-doctor-open-advice = Im Internet benutze 127.0.0.1 hinter einem Proxy mit TLS und setze --public-url und --trust-proxy.
ochre-doctor-untrusted = Die öffentliche Adresse hat https, aber keinem Proxy wird vertraut: Alle teilen sich eine Adresse und deren Limits.
ochre-doctor-untrusted-advice = Setze --trust-proxy auf die Zahl der Proxys vor dem Server, meist 1.
ochre-doctor-forged = Wer { $address } ohne den Proxy erreicht, kann jede beliebige Adresse vortäuschen.
ochre-doctor-forged-advice = Benutze 127.0.0.1 oder lass nur den Proxy zu.
ochre-doctor-unlimited = Die Limits sind aus, und andere Rechner können den Server erreichen.
ochre-doctor-unlimited-advice = Entferne --rate-limits off, wenn du nicht allen im Netz vertraust.
ochre-doctor-seed = Alle Seeds folgen aus --seed: Wer die Zahl kennt, kennt die Karten.
ochre-doctor-seed-advice = Entferne --seed für faire Partien.
ochre-doctor-token = Das Token für die Messwerte ist kurz und lässt sich erraten.
ochre-doctor-token-advice = Wähle ein zufälliges mit mindestens 16 Zeichen.
ochre-doctor-database = Die Verbindung zur Datenbank geht unverschlüsselt durch ein Netz.
ochre-doctor-database-advice = Hänge den Parameter sslmode=require an die URL der Datenbank an.
ochre-doctor-content = Der Ordner von --content hat einen Fehler, und der Server startet nicht: { $error }
ochre-doctor-content-advice = Korrigiere die Datei oder starte ohne --content.
ochre-doctor-mail = Mit diesen Einstellungen für E-Mails startet der Server nicht: { $error }
ochre-doctor-mail-advice = Berichtige --smtp, --mail-from und --public-url, oder starte ohne --smtp.
ochre-doctor-mail-plain = Die Verbindung zum Mailserver { $host } ist nicht verschlüsselt: Andere können sein Passwort und die Links zu neuen Passwörtern lesen.
ochre-doctor-mail-plain-advice = Nimm eine Adresse mit smtps://, oder hänge ?tls=required an.
ochre-doctor-mail-unused = Es gibt einen Absender für E-Mails, aber ohne --smtp werden keine verschickt.
ochre-doctor-mail-unused-advice = Setze --smtp, oder entferne --mail-from.
ochre-doctor-private-calls = Alle, die hier spielen, können den Server Adressen seines privaten Netzes aufrufen lassen.
ochre-doctor-private-calls-advice = Entferne --notice-private on, außer du vertraust allen, die hier spielen.

# Ratings.
ochre-ratings-rebuilt =
    { $results ->
        [one] 1 Ergebnis
       *[other] { $results } Ergebnisse
    }, davon { $rated } gewertet.{ $unreadable ->
        [0] {""}
        [one] {" "}1 beendete Partie ist nicht lesbar; ihr Ergebnis bleibt, wie es war.
       *[other] {" "}{ $unreadable } beendete Partien sind nicht lesbar; ihre Ergebnisse bleiben, wie sie waren.
    }

## House
ochre-admin-done = Erledigt.
ochre-admin-nothing = Das gibt es nicht, oder es ist schon geschehen.
ochre-admin-none = Hier ist keine Datenbank von Ochre. Prüfe --data und --database.
ochre-admin-schema = Die Datenbank hat eine andere Version als dieses Programm. Starte den Server einmal mit diesem Programm.
ochre-admin-nobody = Niemand hat das Konto oder die Nummer { $person }.
ochre-admin-administrator = Wer verwaltet, kann nicht gesperrt werden. Entziehe zuerst die Rechte mit ochre admin revoke.
