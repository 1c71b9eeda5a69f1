### The board of Ice Age in Polish.

## Sections

ice-age-board-section-map = Kraina
ice-age-board-tab-land = Kraina
ice-age-board-tab-cards = Karty
ice-age-board-section-cards = Karty
ice-age-board-section-supplies = Pule i zasoby
ice-age-board-map = Kraina: dwanaście regionów u stóp lodu
ice-age-board-in-words = Regiony słowami

## Regions

ice-age-board-region = Region { $region }, { $terrain }.
ice-age-board-region-ice = Region { $region }, { $terrain }, leży pod lodem.
ice-age-board-holds = Tutaj: { $pieces }.
ice-age-board-mammoths = { $count ->
    [one] 1 mamut
    [few] { $count } mamuty
   *[many] { $count } mamutów
}
ice-age-board-fires = { $count ->
    [one] 1 zakryte ognisko
    [few] { $count } zakryte ogniska
   *[many] { $count } zakrytych ognisk
}
ice-age-board-warmth = ogniska o wartości { $count }
ice-age-board-band = { $hunters ->
    [one] 1 łowca ({ $seat })
   *[other] { $hunters } łowców ({ $seat })
}
ice-age-board-band-armed = { $hunters ->
    [one] 1 łowca ({ $seat }), z maczugą
   *[other] { $hunters } łowców ({ $seat }), z maczugą: { $armed }
}
ice-age-board-feeds = Wyżywi { $least }; liczba łowców: { $standing }.
ice-age-board-feeds-between = Wyżywi od { $least } do { $most }, jak pokażą ogniska; liczba łowców: { $standing }.
ice-age-board-crowd-perhaps = Jeśli ogniska są małe, dojdzie do walki.
ice-age-board-crowd = Jest ich za dużo: walka jest pewna.
ice-age-board-scores = Punkty za łowcę, który tu zostanie: { $each }; teraz dałoby to: { $scores }.
ice-age-board-score = { $seat } { $least }
ice-age-board-score-between = { $seat } od { $least } do { $most }
ice-age-board-hunters = { $hunters ->
    [one] Łowca ({ $seat }) w regionie { $region }
   *[other] { $hunters } łowców ({ $seat }) w regionie { $region }
}
ice-age-board-hunters-armed = { $hunters ->
    [one] Łowca z maczugą ({ $seat }) w regionie { $region }
   *[other] { $hunters } łowców z maczugami ({ $seat }) w regionie { $region }
}
ice-age-board-mammoths-at = { $count ->
    [one] Mamut w regionie { $region }
    [few] { $count } mamuty w regionie { $region }
   *[many] { $count } mamutów w regionie { $region }
}
ice-age-board-fires-at = { $count ->
    [one] Zakryte ognisko w regionie { $region }
    [few] { $count } zakryte ogniska w regionie { $region }
   *[many] { $count } zakrytych ognisk w regionie { $region }
}
ice-age-board-warmth-at = Ogniska w regionie { $region } o wartości { $count }

## Cards

ice-age-board-or = albo
ice-age-board-card = { $card } ({ $colour }): { $face }
ice-age-board-pile = Stos { $colour ->
    [jasna] jasnych
   *[ciemna] ciemnych
} kart: pozostało { $count }.
ice-age-board-pile-known = Na jego spodzie leżą odłożone przez ciebie: { $cards }.
ice-age-board-discard = Na wierzchu odrzuconych { $colour ->
    [jasna] jasnych
   *[ciemna] ciemnych
} kart: { $card }
ice-age-board-discard-none = Nie ma odkrytej { $colour ->
    [jasna] jasnej
   *[ciemna] ciemnej
} karty.
ice-age-board-no-discard = pusto
ice-age-board-below = + { $count } niżej
ice-age-board-held = { $colour ->
    [jasna] { $count ->
        [one] 1 jasna karta na ręce
        [few] { $count } jasne karty na ręce
       *[many] { $count } jasnych kart na ręce
    }
   *[ciemna] { $count ->
        [one] 1 ciemna karta na ręce
        [few] { $count } ciemne karty na ręce
       *[many] { $count } ciemnych kart na ręce
    }
}
ice-age-board-task-performs = { $seat } wykonuje kartę „{ $card }”.
    .you = Wykonujesz kartę „{ $card }”.
ice-age-board-task-names = { $seat } wskazuje, kto może wykonać kartę „{ $card }”.
    .you = Wskazujesz, kto może wykonać kartę „{ $card }”.
ice-age-board-left-hunters = { $hunters ->
    [one] Jeszcze 1 łowca.
   *[other] Jeszcze najwyżej { $hunters } łowców.
}
ice-age-board-left-mammoth = Pozostał mamut.
ice-age-board-left-both = { $hunters ->
    [one] Jeszcze 1 łowca i mamut.
   *[other] Jeszcze najwyżej { $hunters } łowców i mamut.
}

## The viewer's own things

ice-age-board-your-cards = Twoje karty
ice-age-board-no-cards = Karty są rozdawane, gdy wszyscy łowcy się osiedlą.
ice-age-board-too-dear = za drogie
ice-age-board-light-only = tylko jasne karty
ice-age-board-nothing-to-copy = nic do skopiowania
ice-age-board-ends-round = kończy rundę
ice-age-board-ends-game = kończy grę

## Status and supplies

ice-age-board-round = Runda { $round } z { $rounds }
ice-age-board-phase-settling = Osiedlanie
ice-age-board-phase-migration = Migracja
ice-age-board-phase-last = Migracja, ostatnia runda
ice-age-board-phase-ending = Migracja do końca tury: { $seat }
ice-age-board-phase-conflicts = Konflikty
ice-age-board-phase-glacier = Lodowiec
ice-age-board-phase-over = Koniec
ice-age-board-dark-pool = { $stones ->
    [one] Ciemna pula: 1 kamień do zdobycia
    [few] Ciemna pula: { $stones } kamienie do zdobycia
   *[many] Ciemna pula: { $stones } kamieni do zdobycia
}
ice-age-board-light-pool = { $stones ->
    [one] Jasna pula: 1 zapłacony kamień
    [few] Jasna pula: { $stones } zapłacone kamienie
   *[many] Jasna pula: { $stones } zapłaconych kamieni
}
ice-age-board-herd = { $count ->
    [0] Brak mamutów w zasobach
    [one] 1 mamut w zasobach
    [few] { $count } mamuty w zasobach
   *[many] { $count } mamutów w zasobach
}
ice-age-board-club-supply = { $count ->
    [0] Brak maczug w zasobach
    [one] 1 maczuga w zasobach
    [few] { $count } maczugi w zasobach
   *[many] { $count } maczug w zasobach
}
ice-age-board-unknown-fires = Wciąż zakryte ogniska: { $zero } o wartości 0, { $one } o wartości 1, { $two } o wartości 2

## Players

ice-age-board-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
ice-age-board-total = łącznie
ice-age-board-prospect = Gdyby runda skończyła się teraz: jeszcze około { $mean } (od { $least } do { $most })
ice-age-board-stones = { $count ->
    [one] 1 kamień
    [few] { $count } kamienie
   *[many] { $count } kamieni
}
ice-age-board-light-cards = { $count ->
    [one] 1 jasna karta
    [few] { $count } jasne karty
   *[many] { $count } jasnych kart
}
ice-age-board-dark-cards = { $count ->
    [one] 1 ciemna karta
    [few] { $count } ciemne karty
   *[many] { $count } ciemnych kart
}
ice-age-board-reserve = { $count ->
    [0] brak łowców w rezerwie
    [one] 1 łowca w rezerwie
   *[other] { $count } łowców w rezerwie
}
ice-age-board-on-board = { $count ->
    [0] brak łowców w krainie
    [one] 1 łowca w krainie
   *[other] { $count } łowców w krainie
}
ice-age-board-clubs = { $count ->
    [0] brak maczug
    [one] 1 maczuga
    [few] { $count } maczugi
   *[many] { $count } maczug
}

## The list of actions

ice-age-board-group-light = Jasne karty: płacisz i działasz
ice-age-board-group-dark = Ciemne karty: zyskujesz, działają inni
ice-age-board-group-hunters = Łowcy ({ $owner }) w regionie { $region }
    .you = Twoi łowcy w regionie { $region }
ice-age-board-group-swap = Regiony { $first } i { $second }
ice-age-board-group-owner = Łowcy ({ $owner })
    .you = Twoi łowcy
ice-age-board-group-mammoth = Mamuty w regionie { $region }
ice-age-board-group-fire = Ogniska w regionie { $region }
ice-age-board-group-place = Twoi łowcy
ice-age-board-group-place-mammoth = Mamut z zasobów
ice-age-board-loses-option = Przepadnie to, co ta karta ci daje.
ice-age-board-loses-hunters = { $hunters ->
    [one] Możesz jeszcze umieścić 1 łowcę.
   *[other] Możesz jeszcze umieścić { $hunters } łowców.
}
ice-age-board-loses-card = Karta „{ $card }” jest opłacona, a nic z niej jeszcze nie wykorzystano.
ice-age-board-loses-last-card = To kończy grę: w ostatniej rundzie ostatnia karta nic nie daje i nikt nie działa.

## The guided start

ice-age-board-guide-welcome = Witaj. Prowadzisz łowców z okrągłą tarczą. Każdy gracz osiedla sześciu łowców, po jednym. Mamuty to punkty: pierwszego łowcę umieść w regionie 6, obok mamuta.
ice-age-board-guide-feeds = Na koniec rundy łowca daje 1 punkt, 2 obok jednego mamuta, 3 obok stada. Liczby w regionie mówią, ilu łowców tam stoi i ilu region wyżywi. Idź do regionu 7.
ice-age-board-guide-together = Region wyżywi 3 łowców, o 1 więcej za każdego mamuta i o tyle więcej, ile warte jest jego ukryte ognisko: 0, 1 lub 2. Gdzie jest za ciasno, najpierw traci łowców najmniejsza gromada. Trzymajcie się więc razem: znów region 6.
ice-age-board-guide-herds = W grze na trzy osoby są w krainie tylko cztery mamuty. Zajmij miejsce obok tego w regionie 8.
ice-age-board-guide-fight = W regionie 7 robi się ciasno. Z drugim łowcą twoja gromada nie będzie tam łatwym łupem.
ice-age-board-guide-quiet = Spokojne miejsce też jest coś warte: o region 11 nikt nie walczy. Umieść tam ostatniego łowcę; sześciu kolejnych czeka w rezerwie.
ice-age-board-guide-light = Masz już karty. W każdej turze zagrywasz jedną. Jasne karty, ze słońcem, kosztują kamienie i pomagają tobie; ciemne, z księżycem, przynoszą kamienie i pomagają innym. Masz 4 kamienie: zagraj za 3 kartę „Las”.
ice-age-board-guide-option = Karta z kilkoma wierszami pozwala wybrać jeden z nich. Weź trzech łowców w lesie: to regiony 5 i 11.
ice-age-board-guide-forest = Dotknij regionu 5: łowca idzie z twojej rezerwy do tamtejszego mamuta.
ice-age-board-guide-again = I jeszcze jeden do regionu 5.
ice-age-board-guide-last-hunter = Region 5 się zapełnia. Trzeci łowca idzie do regionu 11.
ice-age-board-guide-put-away = Po zagraniu możesz odłożyć jedną kartę, która ci się nie podoba. Te są dobre: zachowaj wszystkie.
ice-age-board-guide-draw = Dobierz do pięciu kart. Stos wybierasz dowolnie, byle nie mieć pięciu kart w jednym kolorze. Weź jasną.
ice-age-board-guide-gift = Inni zagrali ciemne karty i trafia do ciebie Dar: weź maczugę albo przesuń dwóch swoich łowców. Weź maczugę.
ice-age-board-guide-club = Łowca z maczugą nie może przegrać w walce i nikt inny nie może go przesunąć. Daj ją łowcy w regionie 7, gdzie walka jest pewna.
ice-age-board-guide-dark = Został ci 1 kamień, a za tyle nie masz żadnej jasnej karty. Czas na ciemną: Gość przynosi 3 kamienie, a każdy z pozostałych może umieścić łowcę.
ice-age-board-guide-away = Ciemna pula maleje z każdym zdobytym kamieniem. Gdy się opróżni, runda się kończy: odkrywa się ogniska, rozstrzyga walki, liczy punkty. Lepiej mieć karty, które pomagają tobie: odłóż Żar.
ice-age-board-guide-two = Brakuje teraz dwóch kart. Dobierz jasną.
ice-age-board-guide-second = I jeszcze jedną. Ciemna pula jest prawie pusta: ta runda niedługo się skończy.
ice-age-board-guide-feast = Uczta: każdy z pozostałych może umieścić dwóch łowców. Jednego umieść w regionie 8, gdzie twój łowca ma mamuta, ale niewielu towarzyszy.
ice-age-board-guide-feast-quiet = Drugi idzie do regionu 10, gdzie nikt jeszcze nie stoi.
ice-age-board-guide-last-stone = Kolejna Uczta zabiera ostatnie kamienie ciemnej puli: po niej runda się kończy. Wyślij ostatniego łowcę do regionu 10, żeby nikt nie był tam sam.
ice-age-board-guide-instead = Twoja rezerwa jest pusta, więc możesz przesunąć łowcę, który już jest w krainie. W regionie 7 dojdzie do walki: zabierz stamtąd tego bez maczugi do regionu 6, dotykając najpierw 7, a potem 6.
ice-age-board-guide-end = Zapadła noc. Ogniska odkryto, w ciasnych regionach walczono, najpierw najmniejsze gromady, a każdy łowca, który został, dał punkty: prowadzisz z 16 punktami. Ostatni gracz pokrył lodem region 5. Zaczyna się nowa runda; mając 1 kamień, możesz zagrać tylko Cios. Dalej radź już sobie bez przewodnika: trzymaj się mamutów!
ice-age-board-dark-pool-name = Ciemna pula
ice-age-board-light-pool-name = Jasna pula
ice-age-board-supply-name = Zasoby
ice-age-board-stones-word = { $count ->
    [one] kamień
    [few] kamienie
   *[many] kamieni
}
ice-age-board-reserve-word = w rezerwie
ice-age-board-clubs-word = { $count ->
    [one] maczuga
    [few] maczugi
   *[many] maczug
}

ice-age-board-place = Region { $region }
ice-age-board-unit-stones = { $count ->
    [one] kamień
    [few] kamienie
   *[many] kamieni
}
ice-age-board-unit-clubs = { $count ->
    [one] maczuga
    [few] maczugi
   *[many] maczug
}

ice-age-board-plan-play = Zagraj
ice-age-board-plan-perform = Wykonaj ją
ice-age-board-plan-put-away = Odłóż
ice-age-board-plan-draw = Dobierz
ice-age-board-plan-left = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}

## Primer

ice-age-board-primer-aim = Cel gry
ice-age-board-primer-aim-title = Gdzie pasą się mamuty
ice-age-board-primer-aim-lead = Prowadzisz klan łowców przez dwanaście regionów. Na koniec każdej rundy punktuje każdy łowca, dla którego starczyło miejsca, a najwięcej obok mamutów. Po ostatniej rundzie wygrywa ten, kto ma najwięcej punktów.
ice-age-board-primer-fact-players = graczy
ice-age-board-primer-fact-rounds = rundy
ice-age-board-primer-fact-regions = regionów
ice-age-board-primer-fact-hunters = łowców na osobę
ice-age-board-primer-fact-stones = kamienie na początek
ice-age-board-primer-migration = 1. Migracja
ice-age-board-primer-migration-words = Gracze po kolei zagrywają po jednej karcie, aż ciemna pula kamieni się opróżni.
ice-age-board-primer-conflicts = 2. Konflikty
ice-age-board-primer-conflicts-words = Ogniska zostają odkryte. Gdzie stoi więcej łowców, niż region wyżywi, część musi odejść.
ice-age-board-primer-scoring = 3. Punktacja
ice-age-board-primer-scoring-words = Punktuje każdy łowca, który został w krainie: tylko wtedy zdobywa się punkty.
ice-age-board-primer-glacier = 4. Lodowiec
ice-age-board-primer-glacier-words = Kto ma najmniej punktów, może pokryć region lodem. Wszyscy stamtąd wracają do domu.
ice-age-board-primer-turn = Tura
ice-age-board-primer-turn-title = Tura: jedna karta
ice-age-board-primer-turn-lead = Zawsze masz na ręce pięć kart. Jasne karty pomagają tobie i kosztują kamienie; ciemne przynoszą kamienie i pomagają innym.
ice-age-board-primer-play-card = Zagraj kartę
ice-age-board-primer-play-card-words = Dokładnie jedną, jasną lub ciemną. Leży odkryta na stosie kart odrzuconych swojego koloru.
ice-age-board-primer-put-away = Odłóż kartę
ice-age-board-primer-put-away-words = Jeśli chcesz, odłóż drugą kartę pod jej stos, zakrytą i bez efektu.
ice-age-board-primer-draw-card = Dobierz do pięciu
ice-age-board-primer-draw-card-words = Z dowolnego stosu, karta po karcie. Twoje pięć kart nie może być w jednym kolorze.
ice-age-board-primer-light = Jasne karty kosztują
ice-age-board-primer-light-words = Wpłacasz podane kamienie do jasnej puli i robisz to, co mówi karta. Większość daje wybór z dwóch rzeczy.
ice-age-board-primer-dark = Ciemne karty zarabiają
ice-age-board-primer-dark-words = Bierzesz podane kamienie z ciemnej puli. Potem działają wszyscy pozostali albo jeden gracz: wskazujesz, kto.
ice-age-board-primer-rich = Bogaci płacą
ice-age-board-primer-rich-words = Mając co najmniej { $rich ->
    [one] 1 kamień
    [few] { $rich } kamienie
   *[many] { $rich } kamieni
}, musisz zagrać jasną kartę.
ice-age-board-primer-last-stone = Ostatni kamień kończy
ice-age-board-primer-last-stone-words = Kto bierze ostatni kamień ciemnej puli, kończy migrację. Nikt nie ma już tury.
ice-age-board-primer-cult = Kult
ice-age-board-primer-cult-words = Kopiuje wierzchnią kartę dowolnego stosu kart odrzuconych, jak zagraną przez ciebie: płacisz lub zyskujesz, ile pokazuje.
ice-age-board-primer-club = Maczugi
ice-age-board-primer-club-words = Łowcy z maczugą nikt inny nie może przesunąć, a w konflikcie nie można go stracić. Po konfliktach wszystkie maczugi wracają.
ice-age-board-primer-boards = Stół
ice-age-board-primer-boards-title = Co leży na stole
ice-age-board-primer-boards-lead = Prawie wszystko jest jawne: tajne są tylko karty na ręce i wartości ognisk. Tak wygląda kraina po rundzie z przewodnikiem.
ice-age-board-primer-land = Kraina
ice-age-board-primer-land-words = Regiony o sześciu krajobrazach. Sąsiedzi mają wspólną granicę. Każdy region pokazuje, ilu łowców wyżywi; lód pokrywa to, co stracone.
ice-age-board-primer-hunters = Łowcy
ice-age-board-primer-hunters-words = Masz ich { $hunters }. Umieszczasz łowcę z rezerwy, a przesuwasz takiego, który już jest w krainie.
ice-age-board-primer-pools = Kamienie
ice-age-board-primer-pools-words = Ciemna pula to wszystko, co można jeszcze zdobyć w tej rundzie: zegar gry. To, co zapłacone, leży w jasnej puli i wraca w następnej rundzie.
ice-age-board-primer-decks = Dwie talie
ice-age-board-primer-decks-words = Jasne i ciemne karty mają osobne stosy. Zaczynasz z dwiema jasnymi i trzema ciemnymi.
ice-age-board-primer-night = Koniec rundy
ice-age-board-primer-night-title = Noc: jak kończy się runda
ice-age-board-primer-night-lead = Gdy ciemna pula jest pusta, rozstrzyga się regiony jeden po drugim. Aż do lodowca nie ma o czym decydować.
ice-age-board-primer-fires = Odkrycie ognisk
ice-age-board-primer-fires-words = Każdy region ma ukryte ognisko o wartości 0, 1 lub 2. Teraz widać wszystkie.
ice-age-board-primer-room = Miejsce dla tylu
ice-age-board-primer-room-words = Region wyżywi { $capacity ->
    [one] 1 łowcę
   *[other] { $capacity } łowców
}, o jednego więcej za każdego mamuta i o tyle więcej, ile warte są jego ogniska.
ice-age-board-primer-fight = Za dużo: konflikt
ice-age-board-primer-fight-words = Najmniejsza gromada traci łowcę, potem następna co do wielkości i tak dalej po kolei, aż wszyscy się zmieszczą. Równe gromady tracą razem.
ice-age-board-primer-score = Punkty
ice-age-board-primer-score-words = Każdy łowca, który został, daje 1 punkt, z mamutem 2, z dwoma lub więcej mamutami 3.
ice-age-board-primer-ice = Lodowiec rośnie
ice-age-board-primer-ice-words = Kto ma najmniej punktów, może pokryć region obok lodu. Łowcy i mamuty stamtąd opuszczają krainę.
ice-age-board-primer-next = Potem nowa runda
ice-age-board-primer-next-words = Zapłacone kamienie zasilają ciemną pulę, wykładane są nowe ogniska. Zaczyna gracz następny po tym, kto zakończył rundę. Łowcy zostają na miejscach.
ice-age-board-primer-ending = W ostatniej rundzie
ice-age-board-primer-ending-words = Ciemna karta, która kończy migrację, nie daje kamieni i nic nie robi. Przy remisie wygrywa większa liczba łowców w krainie, potem większa liczba kamieni.
ice-age-board-primer-points = Punkty
ice-age-board-primer-points-title = Skąd biorą się punkty
ice-age-board-primer-points-lead = Tylko na koniec rundy i za każdego łowcę, który jest jeszcze w krainie.
ice-age-board-primer-points-none = Bez mamuta: po 1
ice-age-board-primer-points-none-words = Każdy łowca w regionie daje właścicielowi 1 punkt.
ice-age-board-primer-points-one = Jeden mamut: po 2
ice-age-board-primer-points-one-words = Pojedynczy mamut podwaja punkty wszystkich w regionie i robi miejsce dla jeszcze jednego łowcy.
ice-age-board-primer-points-two = Dwa lub więcej: po 3
ice-age-board-primer-points-two-words = Trzeci mamut nie dodaje punktów, ale nadal robi miejsce.
ice-age-board-primer-points-all = Punktują wszyscy
ice-age-board-primer-points-all-words = Przewaga się nie liczy: kto stoi w regionie, punktuje za każdego swojego łowcę.
ice-age-board-primer-mistakes = Pięć błędów
ice-age-board-primer-mistakes-title = Pięć błędów pierwszej gry
ice-age-board-primer-mistakes-lead = Wynikają z zasad; każdy je kiedyś popełnia.
ice-age-board-primer-small-bands = Wszędzie po jednym łowcy
ice-age-board-primer-small-bands-words = Najpierw traci najmniejsza gromada, więc samotni łowcy odchodzą pierwsi.
ice-age-board-primer-small-bands-instead = Dwóch lub trzech razem w kilku regionach, gdzie twoja gromada nie jest najmniejsza.
ice-age-board-primer-full-land = Nikt nie liczy miejsca
ice-age-board-primer-full-land-words = Pusty region wyżywi { $capacity }. Jeśli jego ognisko ma wartość 0, przepada jeszcze jeden, może właśnie twój.
ice-age-board-primer-full-land-instead = Zanim umieścisz łowcę, spójrz na liczbę w regionie i licz na ognisko o wartości 1.
ice-age-board-primer-no-mammoth = Z dala od mamutów
ice-age-board-primer-no-mammoth-words = Bez mamutów łowca daje 1 punkt. Obok dwóch daje 3.
ice-age-board-primer-no-mammoth-instead = Idź za stadem albo sprowadź mamuta tam, gdzie już jest twoja gromada.
ice-age-board-primer-dark-friend = Wskazanie niewłaściwego gracza
ice-age-board-primer-dark-friend-words = Ciemne karty pozwalają działać innym, a niektóre usuwają łowców: wskazany gracz wybierze twoich.
ice-age-board-primer-dark-friend-instead = Wskaż kogoś, kto bardziej zaszkodzi rywalowi niż tobie, albo kogoś, kto najmniej na tym zyska.
ice-age-board-primer-pool-forgotten = Ciemna pula zapomniana
ice-age-board-primer-pool-forgotten-words = Runda kończy się w środku okrążenia, często tuż przed twoją najlepszą kartą.
ice-age-board-primer-pool-forgotten-instead = Gdy zostaje mało kamieni, graj tak, jakby ta tura była twoją ostatnią.
ice-age-board-primer-icons = Symbole
ice-age-board-primer-icons-title = Wszystkie symbole
ice-age-board-primer-icons-lead = Karty mówią tymi znakami. W czasie gry zatrzymaj na karcie wskaźnik, a przeczytasz ją słowami.
ice-age-board-primer-icons-pieces = Pionki
ice-age-board-primer-icons-moves = Co się z nimi dzieje
ice-age-board-primer-icons-cards = Karty i gracze
ice-age-board-primer-icons-lands = Krajobrazy
ice-age-board-primer-icon-own = twój łowca
ice-age-board-primer-icon-anybody = łowca dowolnego gracza
ice-age-board-primer-icon-mammoth = mamut
ice-age-board-primer-icon-club = maczuga
ice-age-board-primer-icon-fire = ognisko
ice-age-board-primer-icon-stone = kamień, cena
ice-age-board-primer-icon-into = do krainy
ice-age-board-primer-icon-near = do sąsiedniego regionu
ice-age-board-primer-icon-far = do dowolnego regionu
ice-age-board-primer-icon-away = poza krainę
ice-age-board-primer-icon-exchange = zamiana miejsc
ice-age-board-primer-icon-anywhere = dowolny region
ice-age-board-primer-icon-sun = jasna karta: kosztuje kamienie
ice-age-board-primer-icon-moon = ciemna karta: przynosi kamienie
ice-age-board-primer-icon-other = działa jeden inny gracz
ice-age-board-primer-icon-others = działają wszyscy inni
ice-age-board-primer-icon-mask = Kult: kopiuje kartę
ice-age-board-primer-icon-points = punkty

# The scene of the end of a round.
ice-age-board-scene-night = Zapada noc
ice-age-board-scene-fires = Ogniska
ice-age-board-scene-calm = Bez konfliktów
ice-age-board-scene-after = Po konfliktach
ice-age-board-scene-region = Region { $region }
ice-age-board-scene-totals = Punkty rundy
