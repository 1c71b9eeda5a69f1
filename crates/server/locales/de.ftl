### Messages of the server in German.

server-guest = Gast
server-bot = Bot { $number }
server-open-seat = Sitz { $number }
server-yes = ja
server-no = nein
server-hint = Ein Bot würde wählen: { $action }

server-page-not-found = Diese Seite gibt es nicht.
server-table-not-found = Diesen Tisch gibt es nicht. Prüfe, ob der Link vollständig ist.
server-game-not-found = Dieses Spiel gibt es nicht.
server-seat-not-found = Diesen Sitz gibt es am Tisch nicht.
server-step-not-found = Diesen Schritt gibt es in der Partie nicht.
server-token-not-found = Diese Sitzung oder dieses Token hast du nicht.
server-method-not-allowed = Diese Adresse unterstützt die Methode nicht.
server-bad-request = Die Anfrage ist nicht lesbar: { $why }
server-payload-too-large = Die Anfrage ist zu groß.
server-unsupported-media-type = Diese Adresse erwartet einen anderen Inhaltstyp.

server-invalid-options = So lässt sich das Spiel nicht aufbauen: { $why }
server-invalid-name = Ein Name muss 1 bis 24 Zeichen haben.
server-invalid-title = Ein Titel darf höchstens 60 Zeichen haben.
server-invalid-chat = Eine Nachricht muss 1 bis 500 Zeichen haben.
server-invalid-password = Ein Passwort muss 8 bis 200 Zeichen haben.
server-weak-password = Dieses Passwort ist zu leicht zu erraten: Es ist weit verbreitet, folgt einem einfachen Muster oder ähnelt dem Kontonamen.
server-invalid-pace = Ein Zug kann 1 bis 1440 Minuten oder 1 bis 60 Tage dauern.
server-unknown-level = Eine Bot-Stufe mit diesem Namen gibt es nicht.

server-unauthenticated = Gib zuerst deinen Namen ein oder melde dich an.
server-invalid-token = Dieses Token ist unbekannt, beendet oder abgelaufen.
server-wrong-credentials = Der Name oder das Passwort ist falsch.
server-cross-origin = Diese Anfrage kam von einer anderen Website.
server-not-your-seat = Das ist nicht dein Sitz.
server-not-owner = Das kann nur, wer den Tisch eröffnet hat.
server-not-invited = Die freien Sitze sind für Eingeladene reserviert. Bitte die Person, die den Tisch eröffnet hat, um den Link.
server-not-at-table = Das kann nur, wer mit am Tisch sitzt.

server-bot-is-playing = Ein Bot spielt für dich. Nimm zuerst deinen Sitz wieder ein.
server-turn-expired = Deine Zeit für diesen Zug ist abgelaufen, ein Bot spielt ihn. Danach kannst du weiterspielen.
server-undo-exhausted = Du hast so viele Entscheidungen zurückgenommen, wie an einem Tisch erlaubt sind.
server-no-stand-in = Für dich spielt gerade kein Bot.
server-seat-taken = Dieser Sitz ist besetzt.
server-one-seat = Du hast schon einen Sitz an diesem Tisch.
server-name-taken = Diesen oder einen sehr ähnlichen Namen trägt am Tisch schon jemand. Wähle einen anderen.
server-fill-too-early = Noch kann nur mit Bots starten, wer den Tisch eröffnet hat. In { $minutes } min können es alle am Tisch.
server-others-are-playing = An diesem Tisch spielen noch andere, deshalb lässt er sich nicht schließen. Du kannst deinen Sitz verlassen.
server-game-counts = Diese Partie zählt für die Wertung und lässt sich deshalb nicht abbrechen: Ein Bot spielt sie für dich zu Ende. Bis dahin kannst du auf deinen Sitz zurückkehren.
server-table-ended = Dieser Tisch wurde geschlossen.
server-not-started = Die Partie hat noch nicht begonnen: Es sind Sitze frei oder die Karten noch nicht ausgeteilt.
server-already-started = Die Partie hat schon begonnen.
server-invalid-entropy = Ein Beitrag zum Seed besteht aus 64 hexadezimalen Ziffern.
server-already-dealt = Die Karten sind ausgeteilt. Zum Seed kann niemand mehr beitragen.
server-too-many-contributions = Dieser Tisch nimmt keine weiteren Beiträge zum Seed an.
server-not-over = Die Partie ist noch nicht zu Ende.
server-game-over = Die Partie ist zu Ende.
server-login-taken = Ein Konto mit diesem oder einem sehr ähnlichen Namen gibt es schon.
server-already-registered = Du hast schon ein Konto.
server-not-registered = Du hast kein Konto.
server-no-hint = Hier hat der Bot keinen Vorschlag.

server-too-many-requests = Zu viele Anfragen. Versuche es in { $seconds } s noch einmal.
server-too-many-tables = Du hast zu viele laufende Tische. Beende oder schließe zuerst einen.
server-too-many-streams = Dieser Tisch ist auf zu vielen Seiten geöffnet. Schließe eine und versuche es noch einmal.

server-store-unavailable = Die Datenbank ist nicht erreichbar. Es wurde nichts geändert; versuche es gleich noch einmal.
server-outcome-unknown = Beim Speichern ging die Verbindung zur Datenbank verloren. Ob gespeichert wurde, ist noch unklar. Lade die Seite neu, um nachzusehen; dieselbe Anfrage noch einmal zu senden schadet nicht.
server-shutting-down = Der Server startet neu. Versuche es gleich noch einmal.
server-messages-delayed = Die Rechner dieses Hauses erreichen einander gerade nicht. Das Spiel geht weiter; was andere tun, erscheint vielleicht eine Sekunde später.
server-table-unreadable = Diese Programmversion kann den Tisch nicht laden. Nichts ist verloren: Seine Seite zeigt den Grund und alles, was erhalten ist.
server-internal = Auf dem Server ist ein Fehler aufgetreten. Es wurde nichts geändert; versuche es gleich noch einmal.

server-news-joined = { $name } setzt sich an den Tisch.
server-news-arrived = { $name } ist da.
server-news-away = { $name } ist weg.
server-news-left = { $name } hat den Tisch verlassen; ein Bot spielt weiter.
server-news-resigned = { $name } gibt auf; ein Bot spielt weiter.
server-news-expired = { $name } hat keine Zeit mehr; ein Bot spielt weiter.
server-news-returned = { $name } ist wieder da.
server-news-offered = { $name } möchte noch einmal spielen.
server-news-agreed = { $name } nimmt die Revanche an.

## My box
server-box-not-found = Diese Schachtel gibt es nicht, oder sie ist privat.
server-version-not-found = Diese Version der Schachtel wird nicht mehr aufgehoben.
server-invalid-content = { $place }: { $message }{ $others ->
        [0] {""}
        [one] {" "}Es gibt noch 1 weiteren Fehler.
       *[other] {" "}Es gibt noch { $others } weitere Fehler.
    }
server-invalid-box-name = Der Name einer Schachtel hat 1 bis 40 Zeichen.
server-box-of-other-game = Diese Schachtel gehört zu einem anderen Spiel. Wähle eine für das Spiel des Tisches.
server-box-too-large = Die Datei ist zu groß: höchstens 128 KB.
server-not-your-box = Diese Schachtel gehört jemand anderem. Kopiere sie, um sie zu ändern.
server-box-changed = Die Schachtel hat sich geändert, seit du sie gelesen hast. Lies sie neu und wiederhole deine Änderung.
server-too-many-boxes = Du hast so viele Schachteln, wie hier erlaubt sind. Lösche zuerst eine.
server-boxes-too-large = Deine Schachteln und ihre Fassungen brauchen so viel Platz, wie hier erlaubt ist. Lösche zuerst eine Schachtel.

## Review
server-not-reviewable = Diese Partie wurde mit Regeln oder Karten gespielt, die diese Programmversion nicht hat. Sie kann nicht analysiert werden.
server-review-running = Eine andere Analyse, die du angefordert hast, ist noch nicht fertig. Warte auf sie und frag dann noch einmal.
server-too-many-reviews = Zu viele Partien warten auf ihre Analyse. Versuche es in ein paar Minuten noch einmal.

## Rätsel

server-puzzle-not-found = Dieses Rätsel gibt es in dem Spiel nicht.

## Konten und Freunde
server-former-player = Ein früherer Mitspieler
server-passkey-not-found = Du hast keinen solchen Passkey.
server-person-not-found = Du kennst keine solche Person.
server-passkey-refused = Der Passkey wurde nicht angenommen. Versuche es noch einmal.
server-recovery-refused = Kontoname und Code passen nicht zusammen, oder der Code oder Link wurde schon benutzt oder ist abgelaufen.
server-confirmation-required = Bestätige zuerst, dass du es bist: Melde dich neu an oder gib dein Passwort ein.
server-seat-refused = Du kannst an diesem Tisch nicht Platz nehmen.
server-rematch-refused = Du kannst an dieser Revanche nicht teilnehmen.
server-not-friends = Du kannst nur Freunde einladen.
server-deletion-not-confirmed = Gib zum Löschen den Namen des Kontos genau ein.
server-passkeys-unavailable = Passkeys brauchen eine verschlüsselte Verbindung (https) und einen Rechnernamen.
server-passkey-taken = Dieser Passkey ist schon registriert.
server-too-many-passkeys = Du hast 20 Passkeys, mehr geht nicht. Entferne zuerst einen.
server-last-credential = Das ist der einzige Weg in dein Konto. Lege zuerst einen Passkey oder ein Passwort an.
server-no-account = Nur wer ein Konto hat, kann befreundet sein.
server-person-blocked = Du hast diese Person blockiert. Hebe das zuerst auf.
server-too-many-friends = Du hast 500 Leute gefragt, mehr geht nicht.

## House
server-entry-not-found = Das gibt es nicht, oder es ist schon geschehen.
server-line-not-found = Diese Zeile des Chats gibt es nicht, oder sie wird nicht mehr gezeigt.
server-invalid-reason = Ein Grund hat 1 bis 500 Zeichen.
server-invalid-notice = Ein Aushang hat höchstens 2000 Zeichen.
server-invalid-network = Das ist weder eine Adresse wie 192.0.2.7 noch ein Bereich wie 192.0.2.0/24.
server-not-administrator = Das darf nur die Verwaltung.
server-registration-closed = Zurzeit kann hier niemand ein Konto anlegen.
server-invitation-not-valid = Für ein Konto brauchst du hier eine Einladung, und diese ist unbekannt, verbraucht oder beendet.
server-reported-before = Das hast du schon gemeldet.
server-not-reportable = Melden kannst du nur andere Personen, keine Bots.
server-is-administrator = Wer verwaltet, kann nicht gesperrt werden. Entziehe zuerst die Rechte mit ochre admin revoke.
server-own-network = Deine eigene Adresse liegt in diesem Bereich.
server-banned = Die Verwaltung dieses Servers hat dich{ $until ->
        [never] {""}
       *[other] {" "}bis { $until }
    } gesperrt: { $reason }

## Profiles and statistics.

server-profile-not-found = Dieses Profil gibt es nicht, oder es wird nicht geteilt.
server-number = { $number }

## Notices
server-channel-not-found = Diesen Weg zu dir gibt es nicht.
server-link-expired = Dieser Link wurde schon benutzt, durch einen neueren ersetzt oder ist abgelaufen.
server-invalid-mail-address = Das ist keine E-Mail-Adresse, an die man schreiben kann.
server-invalid-endpoint = Diese Adresse kann nicht aufgerufen werden. Sie muss mit https:// beginnen und im öffentlichen Internet liegen.
server-invalid-push-keys = Die Schlüssel dieses Browsers sind nicht lesbar.
server-invalid-zone = Diese Zeitzone gibt es nicht. Wähle zum Beispiel Europe/Berlin.
server-invalid-quiet-hours = Ruhezeiten brauchen zwei verschiedene Uhrzeiten.
server-no-mail = Dieser Server verschickt keine E-Mails.
server-mail-not-sent = Die E-Mail konnte nicht verschickt werden. Versuche es später noch einmal.
server-too-many-channels = Mehr Wege dieser Art sind nicht möglich. Entferne zuerst einen.
server-mail-confirm = Bestätige deine E-Mail-Adresse
server-mail-confirm-words = { $name } möchte an dieser Adresse erfahren, wenn ein Tisch wartet. Wenn du das bist, öffne den Link innerhalb von zwei Tagen.
server-mail-confirm-label = Bestätigen
server-mail-confirm-ignore = Wenn du nicht darum gebeten hast, tu nichts: Es kommen keine weiteren Nachrichten.
server-mail-replaced = Eine andere E-Mail-Adresse ersetzt diese
server-mail-replaced-words = { $name }: Nachrichten und Links für ein neues Passwort kommen nicht mehr an diese Adresse. Stattdessen wurde eine andere bestätigt.
server-mail-replaced-not-you = Wenn du das nicht warst, melde dich an, entferne die andere Adresse unter Einstellungen und ändere dein Passwort.
server-mail-recover = Ein neues Passwort für dein Konto
server-mail-recover-words = Jemand, wahrscheinlich du, hat das Passwort des Kontos { $login } verloren. Der Link gilt eine Stunde und legt ein neues Passwort fest.
server-mail-recover-label = Neues Passwort wählen
server-mail-recover-ignore = Wenn du nicht darum gebeten hast, tu nichts: Dein Passwort bleibt.
server-notice-turn = Du bist am Tisch „{ $table }“ am Zug.
server-notice-clock = Deine Zeit am Tisch „{ $table }“ läuft bald ab.
server-notice-finished = Die Partie am Tisch „{ $table }“ ist zu Ende.
server-notice-invitation = { $name } lädt dich an den Tisch „{ $table }“ ein.
server-notice-rematch = { $name } bietet eine Revanche am Tisch „{ $table }“ an.
server-notice-mention = { $name } erwähnt dich im Chat am Tisch „{ $table }“.
server-notice-several = Neues von { $count } Tischen
server-notice-more = { $count ->
        [one] Und 1 weiterer.
       *[other] Und { $count } weitere.
    }
server-notice-open = Zum Tisch
server-notice-why = Du bekommst diese Nachricht, weil du es in deinen Einstellungen so wolltest.
server-notice-stop = Diese Nachrichten abbestellen
server-notice-settings = Ändern, was du erfährst
