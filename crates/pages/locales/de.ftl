### The pages in German.

pages-title = Ochre
pages-front-title = Ochre – Brettspiele aus der Eiszeit
pages-skip = Zum Inhalt springen
pages-menu = Menü
pages-menu-tables = Tische
pages-menu-account = Name und Konto
pages-language = Sprache
pages-theme = Farben
pages-theme-device = Wie das Gerät
pages-theme-light = Hell
pages-theme-dark = Dunkel
pages-footer = Jede Partie wird gespeichert, und jede zufällige Ziehung lässt sich nachprüfen.
pages-licences = Lizenzen der Software
pages-translations = Übersetzungen
pages-translations-words = Wie viele Texte jedes Ordners es in jeder Sprache gibt. Was fehlt, erscheint auf Englisch.
pages-translations-folder = Ordner
pages-translations-rules = Regelverzeichnis, { $game }
pages-translations-there = übersetzt
pages-translations-in-english = auf Englisch
pages-translations-complete = In keiner Sprache fehlt etwas.
pages-translations-copy = Hier steht, was fehlt. Kopiere einen Eintrag in die darüber genannte Datei und übersetze, was rechts vom Gleichheitszeichen steht.
pages-translations-missing = { $count ->
    [one] Es fehlt 1 Text.
   *[other] Es fehlen { $count } Texte.
}
pages-home = Zur Startseite
pages-close = Schließen
pages-save = Speichern
pages-contents = Inhalt
pages-board = Spielplan

## Seats

pages-emblem-bear = Bär
pages-emblem-wolf = Wolf
pages-emblem-eagle = Adler
pages-emblem-stag = Hirsch
pages-emblem-owl = Eule
pages-level-random = Bot: zufällig
pages-level-greedy = Bot: gierig
pages-level-easy = Bot: leicht
pages-level-medium = Bot: mittel
pages-level-hard = Bot: schwer
pages-seat-open = freier Sitz
pages-you = du
pages-here = online
pages-away = abwesend
pages-bot = Bot
pages-stand-in = Bot springt ein
pages-points = Pkt.

## Front page

pages-hero = Kommt ans Feuer
pages-hero-words = Strategische Brettspiele aus der Eiszeit, gegen Bots oder im Freundeskreis. Du brauchst kein Konto: Such dir ein Spiel aus und leg los.
pages-games = Spiele
pages-quick = Gegen Bots spielen
pages-guided = Zeig mir, wie es geht
pages-new = Tisch aufbauen
pages-rules = Regeln
pages-gallery = Karten und Plättchen
pages-card-seats = { $fewest } bis { $most } Personen
pages-mine = Deine Tische
pages-public = Öffentliche Tische
pages-join-title = An einen Tisch setzen
pages-join-words = Hat dir jemand den Link zu einem Tisch geschickt? Öffne ihn oder füge ihn hier ein.
pages-join-link = Link zum Tisch
pages-join-go = Mitspielen
pages-row-yours = Du bist dran
pages-row-waiting = { $open ->
    [one] Ein Sitz ist frei
   *[other] { $open } Sitze sind frei
}
pages-row-playing = { $name } ist dran
pages-row-over = Gewonnen: { $names }
pages-row-ended = Geschlossen
pages-ago-now = gerade eben
pages-ago-minutes = vor { $count } min
pages-ago-hours = vor { $count } h
pages-ago-days = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}

## A new table

pages-new-title = Neuer Tisch: { $game }
pages-new-people = Wer spielt mit?
pages-new-seat = Sitz { $number }
pages-new-seat-here = An diesem Gerät
pages-new-seat-open = Frei: für alle mit dem Link
pages-new-seat-name = Name für Sitz { $number }, falls du es nicht bist
pages-new-seat-name-example = Name, falls nicht du
pages-new-seats-words = Ihr könnt euch dieses Gerät teilen: Zwischen den Zügen gebt ihr es weiter, und die Handkarten bleiben verdeckt. Überzählige Sitze bleiben leer.
pages-new-options = Optionen
pages-new-table = Tisch
pages-new-name = Titel
pages-new-name-words = Für alle am Tisch sichtbar. Kann leer bleiben.
pages-new-visibility = Wer kann diesen Tisch finden?
pages-new-visibility-link = Alle mit dem Link
pages-new-visibility-public = Alle: Der Tisch steht auf der Startseite
pages-new-pace = Zeit pro Zug
pages-new-pace-none = Unbegrenzt
pages-new-pace-minutes = Minuten
pages-new-pace-days = Tage
pages-new-pace-amount = Anzahl Minuten oder Tage
pages-new-pace-words = Ist deine Zeit um, spielt ein Bot für dich. Du kannst deinen Sitz jederzeit wieder einnehmen.
pages-new-open = Tisch eröffnen
pages-new-others = Andere Spiele:
pages-name = Dein Name

## Account

pages-account = Name und Konto
pages-account-words = Du kannst ohne Konto spielen. Mit Konto hast du deine Sitze auf jedem Gerät.
pages-account-new = Konto anlegen
pages-account-have = Hast du schon ein Konto?
pages-account-login = Kontoname
pages-account-password = Passwort (mindestens 8 Zeichen)
pages-account-create = Konto anlegen
pages-account-sign-in = Anmelden
pages-account-sign-out = Abmelden
pages-account-signed-in = Du bist als { $login } angemeldet.
pages-account-wrong = Kontoname oder Passwort ist falsch.
pages-account-taken = Dieser oder ein sehr ähnlicher Kontoname ist schon vergeben.
pages-account-short = Das Passwort ist zu kurz: Nimm mindestens 8 Zeichen.
pages-account-weak = Dieses Passwort ist zu leicht zu erraten: Es ist weit verbreitet, folgt einem einfachen Muster oder ähnelt dem Kontonamen.
pages-account-no-name = Gib zuerst einen Namen ein.
pages-account-saved = Gespeichert.
pages-account-change-password = Passwort ändern
pages-account-change-password-words = Mit einem neuen Passwort wirst du überall sonst abgemeldet.
pages-account-current-password = Jetziges Passwort
pages-account-new-password = Neues Passwort (mindestens 8 Zeichen)
pages-sessions = Wo du angemeldet bist
pages-sessions-words = Ein Browser wird nach 90 Tagen ohne Nutzung abgemeldet, ein Gast nach einem Jahr. Ein Token gilt ein Jahr.
pages-session-browser = { $number }. Browser
pages-session-program = { $number }. API-Token
pages-session-current = hier
pages-session-used = Zuletzt genutzt: { $ago }.
pages-session-left = { $days ->
    [0] Endet heute.
    [one] Endet in einem Tag.
   *[other] Endet in { $days } Tagen.
}
pages-session-end = Beenden
pages-session-end-others = Alle anderen beenden
pages-account-programs = API-Token
pages-account-programs-words = Mit einem Token kann ein Programm auf deinen Sitzen spielen. Die API ist unter /api/v1/openapi.json beschrieben.
pages-account-token = Token erstellen
pages-account-token-once = Dieses Token wird nur einmal angezeigt. Halte es geheim:
pages-name-shown = Name, den die anderen sehen

## Waiting for players

pages-waiting-title = Warten auf Mitspielende
pages-waiting-words = Die Partie beginnt, sobald alle Sitze besetzt sind. Schick diesen Link herum: Mehr als einen Namen braucht niemand.
pages-link = Link
pages-copy = Kopieren
pages-copied = Kopiert.
pages-sit = Mitspielen
pages-stand-up = Aufstehen
pages-fill = Mit Bots starten
pages-fill-words = Kommt niemand mehr? Freie Sitze besetzen mit
pages-fill-later = { $minutes ->
    [one] In einer Minute können alle am Tisch mit Bots starten. Bis dahin kann es nur, wer ihn eröffnet hat.
   *[other] In { $minutes } Minuten können alle am Tisch mit Bots starten. Bis dahin kann es nur, wer ihn eröffnet hat.
}
pages-remove = Entfernen
pages-seating-anyone-words = Wer diesen Tisch findet, kann sich auf einen freien Sitz setzen.
pages-seating-close = Nur mit meiner Einladung
pages-seating-invited-words = Nur wer den Link oben hat, kann sich auf einen freien Sitz setzen.
pages-seating-open = Alle dürfen mitspielen
pages-seating-closed = Die freien Sitze sind für Leute reserviert, die zu diesem Tisch eingeladen wurden.
pages-end = Tisch schließen
pages-ended = Dieser Tisch wurde geschlossen.
pages-pace-minutes = { $count ->
    [one] Eine Minute pro Zug.
   *[other] { $count } Minuten pro Zug.
}
pages-pace-days = { $count ->
    [one] Ein Tag pro Zug.
   *[other] { $count } Tage pro Zug.
}

## Playing

pages-your-turn = Du bist dran
pages-turn-yours = Du bist dran. { $question }
pages-turn-theirs = { $name } ist dran: „{ $question }“
pages-turn-bot = { $name } überlegt: „{ $question }“
pages-turn-chance = Es wird zufällig gezogen.
pages-clock-title = Restzeit für diesen Zug
pages-clock-seconds = { $count } s
pages-clock-minutes = { $count } min
pages-clock-hours = { $count } h
pages-clock-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
pages-own-board = Dein Bereich
pages-hand = Deine Hand
pages-choices = Deine Möglichkeiten
pages-narrowed = Du siehst nur die Möglichkeiten für die gewählten Orte.
pages-show-all = Alle zeigen
pages-watching = Du schaust zu und siehst nur, was offen liegt.
pages-undo = Rückgängig
pages-restart = Von vorn
pages-undo-left = { $steps ->
    [0] Du kannst nichts zurücknehmen. { $why }
    [one] Du kannst eine Entscheidung zurücknehmen. { $why }
   *[other] Du kannst { $steps } Entscheidungen zurücknehmen. { $why }
}
pages-advice = Tipp
pages-hint = Tipp
pages-hint-bot = Die besten Möglichkeiten und deine Gewinnchance:
pages-hint-chance = { $percent } %
pages-guide-step = Erste Partie, Schritt { $step } von { $of }
pages-guide-skip = Anleitung beenden
pages-seats = Am Tisch
pages-estimate = Zwischen { $least } und { $most }, nach dem, was du sehen kannst
pages-log = Verlauf
pages-log-empty = Bisher ist nichts passiert.
pages-chat = Chat
pages-chat-empty = Noch keine Nachrichten.
pages-chat-say = Nachricht schreiben
pages-chat-send = Senden
pages-about = Tisch
pages-own-seats = Deine Sitze:
pages-leave = Verlassen
pages-resign = Aufgeben
pages-leave-words = Wenn du gehst oder aufgibst, übernimmt ein Bot deinen Sitz, damit die anderen zu Ende spielen können. Du kannst jederzeit wiederkommen.
pages-away-words = Auf deinem Sitz spielt ein Bot.
pages-return = Sitz wieder einnehmen
pages-commitment = Festlegung (SHA-256 des Seeds)
pages-commitment-words = Jede zufällige Ziehung an diesem Tisch folgt aus einer geheimen Zahl, dem Seed. Dies ist ihr Fingerabdruck. Nach der Partie wird der Seed gezeigt, und du kannst jede Ziehung nachprüfen.
pages-lost = Verbindung unterbrochen. Neuer Versuch …
pages-back = Wieder verbunden.
pages-failed = Deine Anfrage hat den Server nicht erreicht. Versuche es noch einmal.
pages-rule = Regel

## Confirmation

pages-sure = Bist du sicher?
pages-sure-yes = Bestätigen
pages-sure-no = Zurück

## Keyboard

pages-keys = Tastenkürzel
pages-key-help = Diese Liste zeigen
pages-key-number = Die Aktion mit dieser Nummer wählen
pages-key-list = Durch die Liste der Aktionen gehen
pages-key-board = Von Ort zu Ort auf dem Spielplan gehen
pages-key-to-board = Zum Spielplan
pages-key-to-choices = Zur Liste der Aktionen
pages-key-escape = Menü, Fenster oder Vergrößerung schließen; Auswahl aufheben
pages-key-again = Dasselbe noch einmal
pages-key-undo = Zurücknehmen
pages-key-restart = Zug von vorn beginnen
pages-key-log = Den ganzen Verlauf zeigen
pages-key-chat = Chat öffnen
pages-key-say = Vorlesen, wer dran ist
pages-key-face = Nächste Karte oder nächstes Plättchen vorlesen (mit Umschalttaste rückwärts)
pages-key-rule = Öffnen, wohin der Hinweis führt
pages-tip-primer = Im Einstieg
pages-key-numbers = Nummern der Orte ein- oder ausblenden

## Passing the device

pages-hand-over-title = Gib das Gerät an { $name } weiter
pages-hand-over-words = Auf diesem Bildschirm steht nichts Geheimes. Alle anderen schauen bitte weg.
pages-hand-over-go = Ich bin { $name }

## After the game

pages-over = Die Partie ist zu Ende
pages-winners = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
pages-result = Ergebnis
pages-points-source = Quelle
pages-points-place = Platz
pages-points-total = Summe
pages-points-tie = Bei Gleichstand: { $what }
pages-chart-source = Punkte nach Quelle
pages-chart-source-words = Balkendiagramm: Punkte nach Quelle für jeden Sitz. Dieselben Zahlen stehen in der Ergebnistabelle.
pages-chart-round = Punkte nach Runde
pages-chart-round-words = Liniendiagramm: Punkte nach Runde für jeden Sitz. Dieselben Zahlen stehen in der Tabelle darunter.
pages-chart-numbers = Zahlen zeigen
pages-round = Runde
pages-next = Wie weiter?
pages-rematch = Noch einmal
pages-record = Protokoll herunterladen
pages-to-table = Zum Tisch
pages-replay = Partie ansehen
pages-replay-start = Von Anfang an ansehen
pages-replay-end = Vom Ende aus ansehen
pages-replay-first = Zum Anfang
pages-replay-previous = Einen Schritt zurück
pages-replay-next = Einen Schritt weiter
pages-replay-last = Zum Ende
pages-replay-viewpoint = Ansicht
pages-replay-public = Publikum
pages-replay-step =
    { $round ->
        [0] Schritt { $step } von { $last }
       *[other] Runde { $round }, Schritt { $step } von { $last }
    }
pages-replay-turn-back = Einen Zug zurück
pages-replay-turn-on = Einen Zug weiter
pages-replay-play = Abspielen
pages-replay-pause = Pause
pages-replay-slider = Schritt
pages-replay-go = Los
pages-replay-speed = Tempo
pages-replay-slow = Langsam
pages-replay-normal = Normal
pages-replay-fast = Schnell
pages-replay-elsewhere = Andere Plätze, Runden und Züge
pages-replay-rounds = Runden
pages-replay-round = Runde { $round }
pages-replay-turns = Züge dieser Runde
pages-replay-turn = Zug von { $name }, Schritt { $step }
pages-fork = Ab hier ausprobieren
pages-fork-all = Alle Sitze spielen
pages-fork-words = Eröffnet einen neuen Tisch mit dieser Stellung. Du nimmst den Sitz von { $name }, auf den anderen spielen Bots; diese Partie bleibt, wie sie ist.

## Tables without their rules

pages-archive-no-game = Das Spiel „{ $game }“ gibt es auf diesem Server nicht mehr. Deshalb kann er den Tisch weder zeigen noch fortsetzen.
pages-archive-rules = Diese Partie wurde mit Version { $played } der Regeln gespielt. Dieser Server hat Version { $ours }, deshalb kann er den Spielplan nicht zeigen und die Partie nicht fortsetzen.
pages-archive-content = Die Karten oder Plättchen dieses Spiels haben sich seit der Partie geändert. Deshalb kann dieser Server den Spielplan nicht zeigen und die Partie nicht fortsetzen.
pages-archive-damaged = Die gespeicherten Daten dieses Tisches passen nicht zusammen. Deshalb kann dieser Server den Spielplan nicht zeigen und die Partie nicht fortsetzen. Wer den Server betreibt, findet den Grund im Log.
pages-archive-over = Die Partie ist zu Ende. Ergebnis, Verlauf und Protokoll sind erhalten.
pages-archive-running = Die Partie ist nicht zu Ende. Sie ist unverändert gespeichert: Wer den Server betreibt, kann sie mit der Programmversion fortsetzen, mit der sie gespielt wurde.
pages-archive-players = Am Tisch
pages-archive-no-standings = Die Programmversion, mit der gespielt wurde, hat die Punkte nicht gespeichert.
pages-archive-no-log = Es wurde kein Verlauf gespeichert.

## Fair dealing

pages-verify = Faires Austeilen
pages-verify-go = Austeilen nachprüfen
pages-verify-words = Der Fingerabdruck wurde gezeigt, bevor die erste Karte ausgeteilt wurde. Nur dieser Seed hat diesen Fingerabdruck, und er bestimmt jede zufällige Ziehung der Partie.
pages-verify-fair = Es wurde fair ausgeteilt: { $events ->
    [one] { $events } Ereignis wurde nachgespielt, und
   *[other] { $events } Ereignisse wurden nachgespielt, und
} { $draws ->
    [one] die eine Ziehung folgt aus dem Seed.
   *[other] alle { $draws } Ziehungen folgen aus dem Seed.
}
pages-verify-not-yet = Die Partie ist nicht zu Ende. Bis dahin bleibt der Seed geheim.
pages-verify-broken = Das Austeilen passt nicht zur Festlegung.
pages-verify-yourself = Du musst dieser Seite nicht vertrauen. Lade das Protokoll herunter und prüfe es selbst:
pages-seed = Seed
pages-contributions-words = Die Ziehungen folgen aus dem Seed und diesen Zufallswerten, die die Browser am Tisch beigetragen haben, nachdem der Fingerabdruck gezeigt worden war. So konnte niemand die Karten bestimmen, auch nicht, wer diesen Server betreibt.
pages-contributions-none = Niemand hat einen Zufallswert zum Seed beigetragen.
pages-contribution-own = von diesem Browser
pages-contribution-missing = Der Zufallswert, den dieser Browser beigetragen hat, oder der Fingerabdruck, den er gesehen hat, gehört nicht zu dieser Partie. Verlass dich nicht auf das Austeilen.
pages-start = Karten austeilen
pages-start-words = Ausgeteilt wird, sobald alle Browser am Tisch einen Zufallswert beigetragen haben. Du kannst auch sofort austeilen.

## Rules and gallery

pages-rules-title = Regeln: { $game }
pages-rules-words = Jede Regel hat eine Kennung, auf die Meldungen und Hinweise verweisen. Wörter findest du mit der Suche deines Browsers (Strg+F oder ⌘F).
pages-rules-untranslated = Die Regeln dieser Schachtel sind noch nicht übersetzt; dies ist das englische Verzeichnis.
pages-rules-primer = Neu bei diesem Spiel? Lies zuerst den Einstieg.
pages-rules-explained = Einstieg
pages-rules-explained-words = Im Einstieg erklärt
pages-primer-title = So spielst du { $game }
pages-primer-time = Fünf Minuten zum Lesen.
pages-primer-index = Alle Regeln nach Nummer
pages-primer-guided = Geführte Runde spielen
pages-primer-instead = Besser:
pages-primer-player = { $number ->
    [1] Du
    [2] Mara
    [3] Jonas
    [4] Iris
   *[other] Noor
}
pages-gallery-title = Karten und Plättchen: { $game }
pages-gallery-words = Die Karten, Plättchen und Tafeln, mit denen Ochre spielt, mit eigenen Symbolen gezeichnet und erklärt. Jeder Wert nennt seine Quelle: Viele stehen in den Regelheften nur als Bild, und was „von uns“ ist, ist nicht das Gedruckte.
pages-gallery-copies = { $copies ->
    [one] 1 Exemplar.
   *[other] { $copies } Exemplare.
}
pages-from-rulebook = Spielregel
pages-from-source = öffentliche Quelle
pages-from-inferred = abgeleitet
pages-from-house = von uns
pages-from-overlay = angepasst
pages-from-rulebook-words = steht in einer Spielregel
pages-from-source-words = in einer öffentlichen Quelle gesehen
pages-from-inferred-words = folgt aus einer Spielregel oder einer Quelle
pages-from-house-words = die Spielregel zeigt nur ein Bild, also haben wir den Wert gewählt
pages-from-overlay-words = vom Besitzer der Schachtel eingegeben

## Errors

pages-problem-no-page = Seite nicht gefunden
pages-problem-no-page-words = Unter dieser Adresse gibt es nichts. Prüfe sie oder beginne auf der Startseite.
pages-problem-no-table = Tisch nicht gefunden
pages-problem-no-table-words = Prüfe den Link: Vielleicht fehlt ein Stück.
pages-problem-no-game = Spiel nicht gefunden
pages-problem-no-game-words = Auf der Startseite stehen alle Spiele.
pages-problem-not-yours = Das ist nicht dein Sitz
pages-problem-not-yours-words = Das kann nur, wer auf diesem Sitz spielt. Wenn du das bist, nimm den Browser, mit dem du dich an den Tisch gesetzt hast, oder melde dich an.
pages-problem-cross-origin = Diese Anfrage kam von einer anderen Website
pages-problem-cross-origin-words = Sie wurde nicht von einer Seite dieses Servers gesendet, deshalb wurde nichts geändert. Geh zurück und versuche es noch einmal.
pages-problem-unreadable = Ungültige Anfrage
pages-problem-unreadable-words = Etwas im Formular oder in der Adresse ist ungültig. Es wurde nichts geändert.
pages-problem-not-now = Jetzt nicht möglich
pages-problem-not-now-words = Das geht an diesem Tisch gerade nicht. Es wurde nichts geändert.
pages-problem-too-large = Zu viele Daten
pages-problem-too-large-words = Du hast mehr gesendet, als der Server annimmt. Es wurde nichts geändert.
pages-problem-too-many = Zu viele Anfragen
pages-problem-too-many-words = Du hast in kurzer Zeit zu viele Anfragen gesendet. Warte einen Moment und versuche es noch einmal.
pages-problem-busy = Der Server ist ausgelastet
pages-problem-busy-words = Er fährt gerade herunter oder ist überlastet. Deine Partien sind sicher. Versuche es gleich noch einmal.
pages-problem-broken = Etwas ist schiefgegangen
pages-problem-broken-words = Das ist unser Fehler. Jede bestätigte Aktion ist gespeichert. Versuche es noch einmal.

pages-zoom = Zoom
pages-zoom-in = Größer
pages-zoom-out = Kleiner
pages-zoom-fit = Tisch ans Fenster anpassen
pages-views = Ansichten
pages-view-own = Du
pages-view-talk = Verlauf
pages-sheet = Höhe des Bereichs mit deinen Aktionen
pages-sheet-peek = Niedrig: die Frage
pages-sheet-half = Halb: deine Hand und die Möglichkeiten
pages-sheet-full = Ganz: alle Möglichkeiten
pages-plan = Dein Zug
pages-all-choices = Alle { $count }
pages-key-all = Alle Möglichkeiten ein- oder ausblenden
pages-key-zoom = Größer, kleiner, anpassen

## Settings
pages-settings = Einstellungen
pages-settings-words = Wie sich Tische für dich verhalten. Die Einstellungen gelten für diesen Browser.
pages-settings-back = Zurück
pages-setting-obvious = Klare Entscheidungen
pages-setting-obvious-words = Gibt es nur eine sinnvolle Antwort, wird sie für dich gegeben. Du kannst sie ändern oder zurücknehmen.
pages-setting-confirm = Verzicht bestätigen
pages-setting-confirm-words = Vor einer Aktion nachfragen, mit der du auf etwas verzichtest, auch wenn du sie zurücknehmen kannst. Was sich nicht zurücknehmen lässt, wird immer bestätigt.
pages-setting-bots = Tempo der Bots
pages-setting-bots-words = Wie lange Bots warten, bevor sie handeln, damit du folgen kannst.
pages-setting-motion = Bewegung
pages-setting-motion-words = Ob Figuren sich bewegen oder einfach den Platz wechseln.
pages-setting-zoom = Größe des Tisches
pages-setting-zoom-words = Wie der Tisch aussieht, wenn du ihn öffnest.
pages-setting-numbers = Nummern der Orte
pages-setting-numbers-words = Die Nummern von Gebieten und Feldern immer zeigen. Die Taste N zeigt sie auch.
pages-setting-value-on = An
pages-setting-value-off = Aus
pages-setting-value-instant = Sofort
pages-setting-value-fast = Schnell
pages-setting-value-normal = Normal
pages-setting-value-slow = Langsam
pages-setting-value-device = Wie am Gerät eingestellt
pages-setting-value-reduced = Wenig Bewegung
pages-setting-value-full = Alle Bewegungen
pages-setting-value-fit = Im Ganzen
pages-setting-value-last = Wie zuletzt

pages-blocked = Jetzt nicht möglich
pages-again = Nochmal
pages-taken = Für dich erledigt:
pages-instead = Ändern
pages-take-back = Zurücknehmen

# The told story: recap, scenes, what is played.
pages-recap = Seit deinem Zug
pages-recap-all = Die letzten Züge
pages-recap-empty = Die anderen haben seitdem nichts getan.
pages-recap-times = ({ $times }×)
pages-scene = Szene
pages-scene-none = Hier werden die großen Momente der Partie erzählt.
pages-scene-watch = Ansehen
pages-film = Was passiert
pages-film-back = Einen Schritt zurück
pages-film-pause = Anhalten oder weiter
pages-film-on = Einen Schritt weiter
pages-film-skip = Überspringen
pages-film-key = Leertaste
pages-key-film = Vorführung überspringen
pages-key-sound = Ton an oder aus
pages-setting-sound = Ton
pages-setting-sound-words = Ein Stein, wenn etwas gesetzt wird, eine Trommel, wenn du dran bist, ein Ticken für den Chat. Die Taste M schaltet ihn stumm. Bleibt still, bis du die Seite berührst, und auf Geräten, die wenig Bewegung wünschen.
pages-sound = Ton an oder aus
pages-sound-on = Der Ton ist an.
pages-sound-off = Der Ton ist aus.

## People at the table
pages-clock-hurry = Deine Zeit läuft ab.
pages-resign-words = Ein Bot spielt deinen Sitz zu Ende, und alle erfahren es.
pages-resign-sure = Ja, aufgeben
pages-hand-over-last = Zuletzt hat { $name } gespielt
pages-spectators =
    { $named ->
        [0] { $others ->
            [one] 1 Person sieht zu
           *[other] { $others } Personen sehen zu
        }
       *[other] { $others ->
            [0] Im Publikum: { $names }
           *[other] Im Publikum: { $names } und { $others } weitere
        }
    }
pages-rematch-offer = { $name } möchte noch einmal spielen.
pages-rematch-agreed = dabei
pages-rematch-missing = noch keine Antwort
pages-rematch-accept = Revanche annehmen
pages-rematch-now = Jetzt starten, Bots ersetzen die anderen
pages-rematch-go = Zur neuen Partie

## My box
pages-boxes = Meine Schachteln
pages-boxes-words = Gib einmal ein, was auf den Karten und Plättchen deiner Schachtel steht, und spiele überall damit. Wo die Regelhefte nur Bilder zeigen, spielt Ochre mit eigenen Werten, bis du deine eingibst.
pages-boxes-none = Du hast noch keine Schachtel dieses Spiels.
pages-boxes-friends = Schachteln von Freunden
pages-boxes-household = Schachteln dieses Hauses
pages-box-entered = { $entered } von { $faces } Seiten eingegeben
pages-box-problems =
    { $count ->
        [one] Die Datei hat einen Fehler. Nichts wurde gespeichert.
       *[other] Die Datei hat { $count } Fehler. Nichts wurde gespeichert.
    }
pages-box-missing = nicht eingegeben
pages-box-done = eingegeben
pages-box-yours = deins
pages-box-same = wie gedruckt
pages-box-draft = Entwurf
pages-box-drafts =
    { $count ->
        [one] 1 Entwurf
       *[other] { $count } Entwürfe
    }
pages-box-open = Seiten eingeben
pages-box-play = Damit spielen
pages-box-export = Exportieren
pages-box-more = Teilen, Versionen, mehr
pages-box-name = Name
pages-box-name-example = Unsere Schachtel
pages-box-rename = Umbenennen
pages-box-copy = Kopieren
pages-box-copy-mine = Zu meinen Schachteln kopieren
pages-box-delete = Löschen …
pages-box-delete-words = Die Schachtel wird mit allen Versionen und Entwürfen gelöscht. Spiele, die damit begonnen wurden, behalten ihre Karten.
pages-box-delete-sure = Ja, löschen
pages-box-shared = über Link geteilt
pages-box-private = privat
pages-box-shared-words = Wer den Link hat, kann sie sehen, kopieren und benutzen.
pages-box-private-words = Nur du siehst sie; Tische, die du eröffnest, können sie benutzen.
pages-box-share = Über Link teilen
pages-box-unshare = Nicht mehr teilen
pages-box-link = Link zur Schachtel
pages-box-new = Neue Schachtel
pages-box-create = Schachtel anlegen
pages-box-text = Wertedatei (TOML)
pages-box-text-words = Freiwillig: Füge eine Datei ein, die hier oder auf einem anderen Server exportiert wurde.
pages-box-file = Datei wählen
pages-box-import = In diese Schachtel importieren
pages-box-import-words = Der Import ersetzt alle Werte, die du eingegeben hast. Die Versionen davor bleiben unten stehen.
pages-box-versions = Versionen
pages-box-version = Version { $number }, { $time }
pages-box-restore = Wiederherstellen
pages-box-of = Schachtel von { $owner }.
pages-box-of-household = Schachtel dieses Hauses: alle hier können sie sehen, kopieren und benutzen.
pages-box-next-missing = Nächste Seite eingeben
pages-box-nothing = Keine Seite passt zum Filter.
pages-box-all = alle
pages-box-filter = Filtern
pages-box-filter-kind = Art
pages-box-filter-from = Quelle eines Wertes
pages-box-filter-entered = Eingegeben
pages-edit-faces = Seiten
pages-edit-look = Ansehen
pages-edit-place = { $kind }, { $place } von { $count }
pages-edit-rules = So wird gespielt
pages-edit-shown = Am Tisch
pages-edit-live = ändert sich beim Tippen
pages-edit-words = In Worten
pages-edit-problems =
    { $count ->
        [one] 1 Problem
       *[other] { $count } Probleme
    }
pages-edit-wrong = Gezeigt ohne das, was falsch ist.
pages-edit-standard = Ochres eigene
pages-edit-begun = Begonnene Spiele behalten die Karten, mit denen sie begannen.
pages-edit-save = Speichern
pages-edit-save-next = Speichern, weiter: { $name }
pages-edit-skip = Überspringen
pages-edit-kept = Entwurf aufgehoben. Er lässt sich speichern, wenn das Problem gelöst ist.
pages-edit-ready = Wie gedruckt? Dann speichere.
pages-edit-reset = Ochres eigene nehmen
pages-edit-undo = Rückgängig
pages-edit-key = Strg ↵
pages-edit-change = Ändern
pages-edit-less = eins weniger
pages-edit-more = eins mehr
pages-edit-remove = entfernen
pages-edit-remove-word = { $word } entfernen
pages-edit-add = Hinzufügen
pages-edit-type = oder tippe
pages-edit-line = Anweisung
pages-edit-pick = Auswählen
pages-new-content = Karten und Plättchen
pages-new-content-which = Spielen mit
pages-new-content-standard = Ochres eigenen Werten
pages-new-content-link = der Schachtel eines Links
pages-new-content-words = Der Tisch behält die Version, mit der er beginnt.
pages-table-box = Gespielt mit der Schachtel { $name }.
pages-table-box-faces = Karten und Plättchen ansehen
pages-gallery-of = Die Karten und Plättchen der Schachtel { $name }, mit unseren eigenen Symbolen gezeichnet. Die eigenen Werte hat ihr Besitzer eingegeben.
pages-gallery-boxes = Du hast die Schachtel? Gib ein, was gedruckt ist.

## Review
pages-review = Analyse
pages-review-title = Analyse: { $game }
pages-review-go = Partie analysieren
pages-review-share = Teilen
pages-review-scores = Ergebnis
pages-review-known = Beurteilt nach
pages-review-known-seat = Was jeder wusste
pages-review-known-all = Alles bekannt
pages-review-begin-title = Wo wurde diese Partie entschieden?
pages-review-begin-seat = Ein starker Bot prüft jede Wahl der Partie nach dem, was ihr Spieler damals wissen konnte. Er findet die Wendepunkte, die Entscheidungen, die etwas verschenkt haben, und was besser gewesen wäre, und er misst das Glück getrennt davon.
pages-review-begin-all = Ein starker Bot prüft jede Wahl der Partie noch einmal, diesmal mit allen verdeckten Karten. Was damals richtig war, kann sich als falsch erweisen.
pages-review-begin = Partie analysieren
pages-review-begin-words = Das dauert ein bis zwei Minuten, länger, wenn viele Partien laufen. Die Analyse bleibt für alle erhalten, die mitgespielt haben.
pages-review-being-made = Die Analyse wird erstellt
pages-review-waiting = { $ahead ->
        [0] Sie beginnt gleich.
        [one] 1 andere Analyse kommt vorher.
       *[other] { $ahead } andere Analysen kommen vorher.
    }
pages-review-making = { $done } von { $total } Entscheidungen und Ziehungen geprüft
pages-review-leave = Du kannst diese Seite verlassen. Die Analyse läuft weiter und wartet hier auf dich.
pages-review-look-again = Noch einmal nachsehen
pages-review-curve = Gewinnchance
pages-review-curve-words = In Prozent, wie ein starker Bot sie von jedem Sitz aus sieht. Berühre eine Marke, um dorthin zu gehen.
pages-review-curve-label = Gewinnchance aller Spieler im Lauf der Partie, mit Links zu markierten Entscheidungen und Runden. Die Werte stehen unten in einer Tabelle.
pages-review-mark = { $name }, { $grade }: { $action }. Gewinnchance von { $before } auf { $after } Prozent.
pages-review-dealt = Glück, { $name } { $points } Punkte. { $story }
pages-review-values = Die Kurve in Zahlen
pages-review-when = Beginn von
pages-review-end = Ende der Partie
pages-review-turning = Wendepunkte
pages-review-turning-words = Was am meisten verändert hat: Entscheidungen und Glück.
pages-review-lucky = Glück gehabt
pages-review-unlucky = Pech gehabt
pages-review-opening = Das erste Austeilen.
pages-review-points = Punkte
pages-review-more = Mehr zu dieser Wahl
pages-review-marked = Lehrreiche Entscheidungen
pages-review-filter = Entscheidungen von
pages-review-all = Alle
pages-review-none = Keine Wahl hat 2 Punkte oder mehr verschenkt.
pages-review-rest =
    { $count ->
        [one] Eine weitere Wahl, die weniger gekostet hat
       *[other] { $count } weitere, die weniger gekostet haben
    }
pages-review-round = Runde { $round }
pages-review-better = Besser
pages-review-played = Gespielt
pages-review-both = Beides
pages-review-drawn = Auf dem Brett gezeigt
pages-review-came = Was daraus wurde
pages-review-came-next = Beim nächsten Zug von { $name } lag die Chance bei { $chance } %.
pages-review-came-end = Am Ende: { $name } auf Platz { $place }, Punkte: { $points }.
pages-review-chances = { $before } → { $after } %
pages-review-percent = { $chance } %
pages-review-finding = { $name }: { $grade }
pages-review-fine = { $name }: { $grade }. Gewinnchance { $chance } %.
pages-review-no-verdict = Bei diesem Schritt gab es nichts zu entscheiden.
pages-review-rated = Die aussichtsreichsten Möglichkeiten
pages-review-see-as = So sehen, wie { $name } es sah
pages-review-previous = Vorige markierte Entscheidung
pages-review-next = Nächste markierte Entscheidung
pages-review-sums = Entscheidungen und Glück
pages-review-sums-words = In Punkten: Hundertstel der Gewinnchance.
pages-review-player = Spieler
pages-review-choices = Entscheidungen
pages-review-inaccuracies = Ungenau
pages-review-mistakes = Fehler
pages-review-blunders = Grobe Fehler
pages-review-lost = Verschenkt
pages-review-luck = Glück
pages-review-won = gewonnen
pages-review-sentence = { $marks ->
        [0] { $name }: { $choices } Entscheidungen, keine davon lehrreich.
       *[other] { $name }: { $choices } Entscheidungen, davon { $marks } lehrreich. Verschenkt: { $lost } Punkte.
    }
pages-review-depth = Für jede Wahl wurden { $evaluations } Stellungen bewertet und noch einmal so viele, um sie mit der besten zu vergleichen. Ein Punkt ist ein Hundertstel der Gewinnchance.

## Profile, Wertungen und Statistik.

pages-profile-contents = Auf dieser Seite
pages-profile-mine = Meine Partien
pages-profile-of = Die Partien von { $name }
pages-profile-empty = Noch keine beendeten Partien. Sie erscheinen hier, sobald eine Partie endet.
pages-profile-guest = Nur du siehst diese Seite. Mit einem Konto kannst du sie teilen.
pages-profile-private = Nur du siehst diese Seite.
pages-profile-public = Alle können diese Seite sehen:
pages-profile-make-public = Teilen
pages-profile-make-private = Nicht mehr teilen
pages-profile-streak-won =
    { $count ->
        [one] Die letzte Partie gewonnen.
       *[other] Die letzten { $count } Partien in Folge gewonnen.
    }
pages-profile-streak-lost =
    { $count ->
        [one] Die letzte Partie nicht gewonnen.
       *[other] Seit { $count } Partien ohne Sieg.
    }
pages-profile-played = Partien
pages-profile-won = Gewonnen
pages-profile-rated = Gewertete Partien
pages-profile-average = Mittlere Punktzahl
pages-profile-best = Beste Punktzahl
pages-profile-lead = Größter Vorsprung
pages-profile-longest = Meiste Siege in Folge
pages-profile-by-seats = Spielende
pages-profile-seats =
    { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
pages-profile-curve = Wertung nach jeder Partie, mit ihrer Unsicherheit
pages-profile-scores = Letzte Punktzahlen gegen das Mittel
pages-profile-paths = Woher die Punkte kommen
pages-profile-own = Diese Person
pages-profile-others = Alle
pages-profile-game-number = Partie
pages-rating = Wertung
pages-rating-uncertainty = Unsicherheit
pages-rated = Diese Partie zählte für die Wertung.
pages-unrated-content = Nicht gewertet: Gespielt wurde mit den Werten einer eigenen Schachtel.
pages-unrated-guided = Nicht gewertet: Das war eine geführte erste Partie.
pages-unrated-copy = Nicht gewertet: Die Partie begann mitten in einer anderen.
pages-unrated-bots = Nicht gewertet: Nur Bots haben gespielt.
pages-unrated-hot-seat = Nicht gewertet: Eine Person hat mehrere Plätze gespielt.
pages-unrated-practice = Nicht gewertet: Allein gegen Bots zählt nur an einem öffentlichen Tisch.
pages-unrated-guests = Nicht gewertet: An einem nicht öffentlichen Tisch zählen nur Partien unter Leuten mit Konto.
pages-history = Gespielte Partien
pages-history-found =
    { $count ->
        [0] Keine solche Partie
        [one] 1 Partie
       *[other] { $count } Partien
    }
pages-history-game = Spiel
pages-history-outcome = Ergebnis
pages-history-won = Gewonnen
pages-history-lost = Nicht gewonnen
pages-history-against = Gegen
pages-history-against-people = Menschen
pages-history-against-bots = nur Bots
pages-history-all = alle
pages-history-show = Zeigen
pages-history-place = Platz { $place } von { $seats }
pages-history-left = hat die Partie verlassen
pages-history-with = mit { $names }
pages-history-hidden = an einem privaten Tisch
pages-history-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
pages-history-newer = Neuere
pages-history-older = Ältere
pages-history-page = Seite { $page } von { $pages }
pages-leaders = Rangliste
pages-leaders-title = Rangliste: { $game }
pages-leaders-words = Alle, die ihre Partien teilen und mindestens { $least } gewertete gespielt haben. Geordnet nach der Wertung weniger dem Doppelten ihrer Unsicherheit: was sie fast sicher wert ist.
pages-leaders-empty = Noch steht niemand hier.
pages-leaders-you = Deine Wertung ist { $rating } nach { $games ->
        [one] 1 gewerteten Partie
       *[other] { $games } gewerteten Partien
    }. Du stehst hier, sobald du genug gespielt hast und deine Partien teilst.
pages-leaders-sure = Mindestens
pages-leaders-plot = Wertungen mit ihrer Unsicherheit: Menschen als Kreise, Bots als Quadrate
pages-leaders-bots = Bots
pages-leaders-bots-words = Bots haben feste Wertungen. Wer neu ist, beginnt in der Mitte zwischen dem schwächsten und dem stärksten Bot; schon eine Partie gegen Bots zeigt ungefähr den richtigen Platz.
pages-statistics = Statistik
pages-statistics-title = Statistik: { $game }
pages-statistics-words = Aus den beendeten öffentlichen Partien dieses Servers, gespielt mit den Werten des Spiels selbst.
pages-statistics-empty = Noch ist keine öffentliche Partie beendet.
pages-statistics-length = Übliche Dauer
pages-statistics-minutes = { $count } min
pages-statistics-choices = Entscheidungen je Partie
pages-statistics-mean = Mittlere Punktzahl
pages-statistics-winning = Punktzahl der Sieger
pages-statistics-seats = Wer gewinnt
pages-statistics-seats-words = Der Strich ist der Bereich, in dem der wahre Anteil mit 95 % Sicherheit liegt. Die gestrichelte Marke ist ein gleicher Anteil.
pages-statistics-seats-of = Siege nach Platz, { $seats } Personen, { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
pages-statistics-seat = { $number } – { $emblem }
pages-statistics-who = Wer
pages-statistics-share = Anteil der Siege
pages-statistics-interval = 95-%-Intervall
pages-statistics-of = Plätze
pages-statistics-points = Punkte
pages-statistics-distribution = Wie viele Punkte erreicht werden
pages-statistics-winners = Sieger
pages-statistics-not-winners = Die anderen
pages-statistics-all = Alle
pages-statistics-sources = Mittlere Punkte nach Herkunft
pages-statistics-bots = Menschen und Bots
pages-statistics-bots-words = Partien von Menschen mit Bots jeder Stufe: wie oft der Platz eines Menschen gewinnt und wie oft der eines Bots.
pages-statistics-levels = Siege von Menschen und Bots
pages-statistics-people = Menschen ({ $games })
pages-statistics-kinds-distribution = Menschen und Bots: Wie viele Punkte sie erreichen
pages-statistics-kinds-sources = Mittlere Punkte nach Herkunft: Menschen und Bots
pages-statistics-kind-people = Menschen
pages-statistics-kind-bots = Bots
pages-statistics-mean-people = Punkte der Menschen im Schnitt
pages-statistics-mean-bots = Punkte der Bots im Schnitt
pages-statistics-modules = Module und Varianten
pages-statistics-module = Option

## Rätsel

pages-puzzles = Rätsel
pages-puzzles-words = Stellungen aus echten Partien, in denen eine Wahl klar die beste ist. Finde sie, und lies, warum.
pages-puzzle-daily = Rätsel des Tages
pages-puzzle-solve = Lösen
pages-puzzle-again = Noch einmal ansehen
pages-puzzle-all = Alle Rätsel
pages-puzzle-rating = Wertung { $rating }
pages-puzzle-score = Deine Bilanz
pages-puzzle-solved = { $count ->
    [one] 1 Rätsel gelöst
   *[other] { $count } Rätsel gelöst
}
pages-puzzle-tries = { $count ->
    [one] 1 Versuch
   *[other] { $count } Versuche
}
pages-puzzle-streak = { $count ->
    [one] 1 Rätsel des Tages in Folge
   *[other] { $count } Rätsel des Tages in Folge
}
pages-puzzle-own-rating = deine Wertung: { $rating }
pages-puzzles-rest = { $count ->
    [one] 1 weiteres Rätsel
   *[other] { $count } weitere Rätsel
}
pages-puzzles-of = { $solved } von { $all } gelöst, die leichtesten zuerst
pages-puzzle-seats = { $seats } Plätze
pages-puzzle-steps = { $steps } Züge
pages-puzzle-mark-tried = versucht
pages-puzzle-mark-solved = ✓ gelöst
pages-puzzle-mark-shown = Antwort gesehen
pages-puzzle-title = Rätsel { $number }
pages-puzzle-question = Finde die beste Wahl: { $question }
pages-puzzle-task = Du bist am Zug. Eine deiner Möglichkeiten gibt dir eine klar bessere Gewinnchance als alle anderen. Welche?
pages-puzzle-line = Die Lösung besteht aus { $steps } Zügen nacheinander. Du suchst Nummer { $step }.
pages-puzzle-how = Berühre die leuchtenden Stellen auf dem Plan, oder nimm eine Möglichkeit aus der Liste. Du kannst es beliebig oft versuchen; für deine Wertung zählt der erste Versuch.
pages-puzzle-touch = Tippe auf einen leuchtenden Ort oder öffne die Liste.
pages-puzzle-facts = Wertung { $rating }: Schwächere Bots verfehlen es in { $missed } % ihrer Versuche.
pages-puzzle-onward = Bis hierher richtig! Nun weiter.
pages-puzzle-wrong = Guter Versuch, aber etwas ist besser als „{ $choice }“. Schau noch einmal!
pages-puzzle-right = Gelöst! Das ist die beste Wahl.
pages-puzzle-shown = Das ist die Antwort.
pages-puzzle-give-up = Antwort zeigen
pages-puzzle-after = Das ist die Stellung nach der Lösung.
pages-puzzle-back = Zurück zum Anfang
pages-puzzle-next = Nächstes Rätsel
pages-puzzle-chances = Gewinnchance nach jeder Wahl
pages-puzzle-percent = { $percent } %
pages-puzzle-found = { $level }: findet es in { $found } von { $tries } Versuchen
pages-puzzle-tempting = Was schwächere Bots stattdessen am häufigsten wählen: { $choice }

## Konten und Freunde
pages-account-you = Du
pages-account-change = Ändern
pages-account-set = Festlegen
pages-account-manage = Verwalten
pages-account-renew = Neue Codes
pages-account-new-login = Neuer Kontoname
pages-account-new-login-words = Damit meldest du dich an. Andere sehen ihn nicht.
pages-account-ways = So meldest du dich an
pages-account-password-plain = Passwort
pages-account-password-set = Festgelegt
pages-account-password-none = Keines: Du meldest dich mit einem Passkey an
pages-account-set-password = Passwort festlegen
pages-account-remove-password = Passwort entfernen
pages-account-remove-password-words = Du hast einen Passkey. Ein Passwort, das es nicht gibt, kann niemand erraten oder stehlen.
pages-account-forgotten = Passwort vergessen?
pages-account-recovered = Dein Passwort wurde geändert. Melde dich mit dem neuen an.
pages-account-back = Zurück zum Konto
pages-account-confirm = Bist du es?
pages-account-confirm-words = Diese Änderung könnte dich aus deinem Konto aussperren, deshalb fragen wir noch einmal. Die Antwort gilt zehn Minuten.
pages-account-confirm-go = Bestätigen
pages-account-data = Deine Daten
pages-account-data-words = Lade alles herunter, was dieser Server über dich speichert: Partien, Chat, Schachteln und Einstellungen als JSON-Datei.
pages-account-download = Meine Daten herunterladen
pages-account-delete = Mein Konto löschen…
pages-passkeys = Passkeys
pages-passkeys-words = Ein Passkey liegt auf deinem Telefon, Computer oder Sicherheitsschlüssel. Du meldest dich mit Fingerabdruck, Gesicht oder PIN an; kein Passwort kann gestohlen werden.
pages-passkeys-script = Passkeys brauchen einen Browser mit Skript.
pages-passkeys-unavailable = Passkeys brauchen eine verschlüsselte Verbindung (https), die dieser Server unter dieser Adresse nicht hat.
pages-passkey-add = Passkey hinzufügen
pages-passkey-name = Name des Passkeys
pages-passkey-default = Dieses Gerät
pages-passkey-remove = Entfernen
pages-passkey-sign-in = Mit Passkey anmelden
pages-passkey-confirm = Mit Passkey bestätigen
pages-passkey-failed = Der Passkey wurde nicht angenommen. Versuche es noch einmal.
pages-passkey-cancelled = Der Browser hat vorher abgebrochen.
pages-codes = Wiederherstellungscodes
pages-codes-words = Jeder Code ersetzt einmal ein verlorenes Passwort. Mit neuen Codes gelten die alten nicht mehr.
pages-codes-renew = Zehn Codes erstellen
pages-codes-once = Schreib diese Codes auf oder druck sie aus. Sie werden nur dieses eine Mal angezeigt.
pages-codes-use = Wenn du dein Passwort verlierst, wähle auf der Anmeldeseite „Passwort vergessen?“ und gib einen davon ein.
pages-codes-kept = Ich habe sie aufbewahrt
pages-recover = Ein neues Passwort
pages-recover-words = Gib einen der Wiederherstellungscodes deines Kontos ein und wähle ein neues Passwort.
pages-recover-code = Mit einem Wiederherstellungscode
pages-recover-code-field = Wiederherstellungscode
pages-recover-go = Neues Passwort festlegen
pages-recover-mail = Per E-Mail
pages-recover-mail-words = Wenn das Konto eine bestätigte E-Mail-Adresse hat, wird ein Link dorthin gesendet. Er gilt eine Stunde.
pages-recover-mail-go = Link senden
pages-recover-mail-sent = Wenn das Konto eine bestätigte E-Mail-Adresse hat, ist ein Link dorthin unterwegs.
pages-recover-link = Wähle ein neues Passwort
pages-delete = Dein Konto löschen
pages-delete-words = Das lässt sich nicht rückgängig machen.
pages-delete-account = Dein Name, Kontoname, Passwort, Passkeys, Sitzungen, Freunde und Blockierungen werden gelöscht.
pages-delete-games = Bots spielen deine laufenden Partien weiter. Partien bleiben, und deine Sitze darin gehören „einem früheren Mitspieler“.
pages-delete-chat = Was du im Chat geschrieben hast, bleibt ohne deinen Namen stehen.
pages-delete-boxes = Deine Schachteln werden gelöscht. Tische, die mit ihnen eröffnet wurden, behalten ihre eigene Kopie.
pages-delete-download = Lade zuerst deine Daten herunter
pages-delete-sure = Bist du sicher?
pages-delete-type = Gib zur Bestätigung { $login } ein
pages-delete-go = Mein Konto endgültig löschen
pages-delete-keep = Mein Konto behalten
pages-friends = Freunde
pages-friends-none = Noch niemand hier. Wer mit dir spielt, erscheint auf dieser Seite.
pages-friends-account = Mit einem Konto kannst du Freunde haben und an deine Tische einladen.
pages-friends-asking = Sie möchten befreundet sein
pages-friends-list = Deine Freunde
pages-friends-asked = Du hast gefragt
pages-friends-played = Mit ihnen hast du gespielt
pages-friends-blocked = Blockiert
pages-friends-blocked-words = Du siehst nicht, was Blockierte schreiben, sie können dich nicht einladen, und ihr sitzt an öffentlichen Tischen nicht zusammen. Sie erfahren nichts davon.
pages-friends-tables = Tische deiner Freunde
pages-friends-add = Freund hinzufügen
pages-friends-add-words = Die Person sieht deinen Namen und kann annehmen oder ablehnen.
pages-friends-sent = Falls es dieses Konto gibt, wurde deine Anfrage geschickt.
pages-friend-accept = Annehmen
pages-friend-decline = Ablehnen
pages-friend-remove = Entfernen
pages-friend-withdraw = Zurückziehen
pages-friend-ask = Freundschaft anfragen
pages-friend-block = Blockieren
pages-friend-unblock = Blockierung aufheben
pages-friend-guest = Gast
pages-invitations = Einladungen
pages-invitation-from = { $name } lädt dich ein
pages-invitation-decline = Ablehnen
pages-invite = Freunde einladen
pages-invite-words = Die Einladung erscheint auf ihrer Startseite.
pages-invite-none = Du hast hier noch keine Freunde.
pages-invite-go = Einladen
pages-invite-done = eingeladen
pages-invite-seated = am Tisch
pages-invite-back = Zurück zum Tisch
pages-passkeys-count = { $count ->
        [0] Keiner
        [one] 1 Passkey
       *[other] { $count } Passkeys
    }
pages-codes-left = { $count ->
        [0] Keine: Erstelle welche, um ein verlorenes Passwort ersetzen zu können
        [one] 1 übrig
       *[other] { $count } übrig
    }
pages-friends-requests = { $count ->
        [one] Jemand möchte mit dir befreundet sein
       *[other] { $count } Leute möchten mit dir befreundet sein
    }

## House
pages-house = Haus
pages-house-overview = Übersicht
pages-house-people = Personen
pages-house-tables = Tische
pages-house-reports = Meldungen
pages-house-bans = Sperren
pages-house-registration = Anmeldung und Aushang
pages-house-audit = Protokoll
pages-house-search = Suchen
pages-house-search-people = Name, Konto oder #Nummer
pages-house-search-tables = Link eines Tischs oder Name einer Person
pages-house-older = Ältere zeigen
pages-house-reason = Grund
pages-house-reason-words = Wer gesperrt ist, liest ihn.
pages-house-days = Tage
pages-house-days-words = 0 heißt für immer.
pages-house-until = Bis { $time }
pages-house-for-ever = Ohne Ende
pages-house-megabytes = { $count } MB
pages-house-gigabytes = { $count } GB
pages-house-well = nimmt Daten an
pages-house-unwell = nimmt keine Daten an
pages-house-open-reports = Offene Meldungen
pages-house-open-bans = Geltende Sperren
pages-house-health = Zustand
pages-house-database = Datenbank
pages-house-database-size = Größe der Datenbank
pages-house-free = Frei auf ihrem Datenträger
pages-house-memory = Arbeitsspeicher des Servers
pages-house-live-tables = Tische im Speicher
pages-house-streams = Offene Seiten von Tischen
pages-house-queue = Entscheidungen, die auf einen Bot warten
pages-house-mail = E-Mail
pages-house-mail-on = an
pages-house-mail-off = aus: der Server wurde ohne --smtp gestartet
pages-house-notices = Nachrichten, die warten
pages-house-notices-failed = Gescheiterte Versuche, eine Nachricht zu senden
pages-house-failures = Fehler seit dem Start
pages-house-started = Gestartet
pages-house-version = Version von Ochre
pages-house-schema = Version der Datenbank
pages-house-administrators = Verwaltende
pages-house-secrets = Wer verwaltet, sieht an Tischen, was alle sehen, die zuschauen: Verdeckte Karten bleiben verdeckt.
pages-house-nobody = Niemand gefunden.
pages-house-account = Konto
pages-house-guest = Gast
pages-house-administrator = verwaltet
pages-house-banned = gesperrt
pages-house-ended = beendet
pages-house-since = gekommen { $time }
pages-house-seen = zuletzt gesehen { $time }
pages-house-no-ban = Wer verwaltet, kann nicht gesperrt werden. Entziehe zuerst die Rechte mit ochre admin revoke.
pages-house-ban = Sperren
pages-house-ban-do = Jetzt sperren
pages-house-ban-words = Offene Seiten schließen sich sofort, und Bots spielen auf den Plätzen weiter.
pages-house-sessions = Alle Sitzungen beenden
pages-house-sessions-words = Meldet die Person überall ab.
pages-house-bans-words = Eine Person wird auf ihrer Seite gesperrt.
pages-house-no-bans = Niemand ist gesperrt.
pages-house-ban-network = Adressen sperren
pages-house-network = Adresse oder Bereich
pages-house-lift = Aufheben
pages-house-no-tables = Keine Tische gefunden.
pages-house-close = Schließen
pages-house-close-words = Das Spiel endet für alle und kann nicht fortgesetzt werden.
pages-house-close-sure = Diesen Tisch schließen
pages-house-no-reports = Niemand hat etwas gemeldet.
pages-house-resolved = erledigt
pages-house-resolve = Als erledigt markieren
pages-house-reported-by = Gemeldet von
pages-house-table = Tisch
pages-house-remove = Zeile entfernen
pages-house-removed = Von der Verwaltung entfernt.
pages-house-report = Melden
pages-house-report-menu = Jemanden melden:
pages-house-report-line = Eine Zeile von { $name } melden
pages-house-report-person = { $name } melden
pages-house-report-reason = Was stimmt nicht?
pages-house-report-words = Nur die Verwaltung dieses Servers liest es.
pages-house-report-send = Meldung senden
pages-house-report-sent = Danke. Die Verwaltung sieht es sich an.
pages-house-back = Zurück zum Tisch
pages-house-who-registers = Wer darf ein Konto anlegen?
pages-house-registration-open = Alle
pages-house-registration-invitation = Wer eingeladen ist
pages-house-registration-closed = Niemand
pages-house-registration-words = Gäste können auf jeden Fall spielen.
pages-house-invitations = Einladungen
pages-house-invite = Neue Einladung
pages-house-invite-note = Für wen (nur die Verwaltung liest es)
pages-house-invite-uses = Für wie viele Konten
pages-house-invite-used = { $used } von { $uses } benutzt
pages-house-invite-do = Link erstellen
pages-house-invite-revoke = Zurückziehen
pages-house-notice = Aushang
pages-house-notice-words = Er steht auf der Startseite, bis ihn jemand ausblendet. Wer in seiner Sprache keinen findet, liest den für alle. Lösche den Text, um ihn zu entfernen.
pages-house-notice-all = Für alle
pages-house-dismiss = Ausblenden
pages-house-audit-words = Was die Verwaltung getan hat, das Neueste zuerst. Einträge werden nie geändert.
pages-house-by-command = Kommandozeile
pages-house-by-server = Server
pages-house-did-grant = lässt { $subject } verwalten
pages-house-did-revoke = entzieht { $subject } die Rechte
pages-house-did-ban = sperrt { $subject }: { $detail }
pages-house-did-unban = hebt die Sperre { $subject } auf
pages-house-did-registration = Anmeldung: { $subject }
pages-house-did-invite = erstellt die Einladung { $subject } ({ $detail })
pages-house-did-uninvite = zieht die Einladung { $subject } zurück
pages-house-did-notice = hat den Aushang ({ $subject }) geändert: { $detail }
pages-house-did-notice-everybody = hat den Aushang geändert: { $detail }
pages-house-did-notice-removed = hat den Aushang entfernt
pages-house-did-remove-line = entfernt Zeile { $detail } am Tisch { $subject }
pages-house-did-close-table = schließt den Tisch { $subject }
pages-house-did-end-sessions = beendet die Sitzungen von { $subject }
pages-house-did-resolve = erledigt die Meldung { $subject }
pages-house-did-forget = löscht unbenutzte Tische ({ $subject }) und Gäste ({ $detail })
pages-house-excluded = Du bist gesperrt
pages-house-excluded-words = Die Verwaltung dieses Servers lässt dich nicht ein. Sie schreibt:
pages-house-closed = Zurzeit kann hier niemand ein Konto anlegen.
pages-house-invitation-only = Für ein Konto brauchst du hier eine Einladung. Bitte die Verwaltung um einen Link.
pages-house-invited = Du bist eingeladen, ein Konto anzulegen.
pages-house-not-invited = Diese Einladung ist unbekannt, verbraucht oder beendet.
pages-house-tables-count = { $count ->
        [one] 1 Tisch
       *[other] { $count } Tische
    }

## Notices
pages-notices = Nachrichten
pages-notices-words = Wenn du nicht am Tisch bist, kann Ochre dir sagen, dass er wartet: höchstens alle zehn Minuten, alles Neue in einer Nachricht, und nie, während du den Tisch offen hast.
pages-notices-none = Noch erfährst du nichts. Wähle unten, wo.
pages-notices-nobody = Sag uns zuerst deinen Namen:
pages-notices-push = In diesem Browser Bescheid sagen
pages-notices-push-on = Dieser Browser sagt dir Bescheid, wenn ein Tisch wartet.
pages-notices-push-off = Dieser Browser sagt dir nichts.
pages-notices-push-asking = Dein Browser wird gefragt…
pages-notices-push-denied = Dein Browser verbietet Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen für diese Seite und versuche es noch einmal.
pages-notices-push-silent = Der Push-Dienst deines Browsers antwortet nicht. Versuche es später noch einmal, oder wähle E-Mail oder einen Webhook in den Einstellungen.
pages-notices-push-failed = Das hat nicht geklappt. Versuche es später noch einmal.
pages-notices-push-unable = Dieser Browser kann dir nicht Bescheid sagen. Er braucht eine verschlüsselte Verbindung (https); auf einem iPhone oder iPad füge Ochre zuerst zum Home-Bildschirm hinzu.
pages-notices-push-script = Nur mit Skript.
pages-notices-kind-mail = E-Mail
pages-notices-kind-push = Browser
pages-notices-kind-webhook = Webhook
pages-notices-state-unconfirmed = wartet auf deine Bestätigung
pages-notices-state-on = an
pages-notices-state-off = aus
pages-notices-state-dead = gibt es nicht mehr
pages-notices-failure = Die letzte Nachricht kam nicht an:
pages-notices-switch-on = Einschalten
pages-notices-switch-off = Ausschalten
pages-notices-remove = Entfernen
pages-notices-mail = Adresse
pages-notices-mail-words = Du bekommst zuerst einen Link. Bis du ihn öffnest, wird sonst nichts dorthin geschickt.
pages-notices-mail-send = Link schicken
pages-notices-mail-sent = Öffne den Link in der E-Mail, die zu dir unterwegs ist.
pages-notices-no-mail = Dieser Server verschickt keine E-Mails.
pages-notices-webhook = Adresse des anderen Dienstes
pages-notices-webhook-words = Er bekommt jede Nachricht, die für dich bestimmt ist.
pages-notices-webhook-add = Hinzufügen
pages-notices-shape = Format
pages-notices-shape-plain = JSON
pages-notices-shape-discord = Discord
pages-notices-shape-slack = Slack
pages-notices-shape-ntfy = ntfy
pages-notices-wishes = Was und wann
pages-notices-occasion-turn = Ich bin am Zug
pages-notices-occasion-invitation = Jemand lädt mich ein
pages-notices-occasion-rematch = Jemand bietet eine Revanche an
pages-notices-occasion-mention = Jemand erwähnt mich im Chat mit @ und meinem Namen
pages-notices-occasion-clock = Meine Zeit läuft bald ab
pages-notices-occasion-finished = Eine Partie ist zu Ende
pages-notices-quiet = Ruhezeiten
pages-notices-quiet-words = Dazwischen wird nichts verschickt. Lass beides leer, um jederzeit Bescheid zu bekommen.
pages-notices-from = Von
pages-notices-until = Bis
pages-notices-zone = Zeitzone
pages-notices-saved = Gespeichert.
pages-notices-table = Nachrichten zu diesem Tisch
pages-notices-table-words = Was du hier wählst, gilt nur für diesen Tisch. Ohne Häkchen erfährst du nichts von ihm.
pages-notices-table-kinds = Sag mir Bescheid per
pages-notices-more = Alle Einstellungen für Nachrichten
pages-mail-confirm = Diese Adresse bestätigen
pages-mail-confirm-words = Von da an sagt Ochre dir dort Bescheid, wenn ein Tisch wartet.
pages-mail-confirmed = Bestätigt
pages-mail-confirmed-words = Deine E-Mail-Adresse ist bestätigt.
pages-stop = Diese Nachrichten abbestellen
pages-stop-words = An { $address } wird nichts mehr geschickt. In den Einstellungen kannst du es wieder einschalten.
pages-stopped = Abbestellt
pages-stopped-words = Es kommen keine Nachrichten mehr.
