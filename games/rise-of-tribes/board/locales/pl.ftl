### The board of Rise of Tribes in Polish.

## Parts of the page

rise-of-tribes-board-section-map = Mapa i akcje
rise-of-tribes-board-tab-map = Mapa
rise-of-tribes-board-tab-actions = Akcje
rise-of-tribes-board-section-actions = Akcje
rise-of-tribes-board-section-conflicts = Konflikty
rise-of-tribes-board-section-events = Wydarzenia
rise-of-tribes-board-section-race = Wyścig po punkty

## Status and points

rise-of-tribes-board-round = Runda { $round }
rise-of-tribes-board-setup = Przygotowanie
rise-of-tribes-board-won = { $who } wygrywa.
rise-of-tribes-board-stopped = Gra zatrzymana; decydują punkty.
rise-of-tribes-board-limit-now = Susza: najwyżej { $limit ->
    [one] 1 osadnik
   *[other] { $limit } osadników
} na polu
rise-of-tribes-board-score-of = { $who }: { $points } z { $winning } punktów
rise-of-tribes-board-race = { $scores }
rise-of-tribes-board-tribe = Plemię
rise-of-tribes-board-sum = Razem
rise-of-tribes-board-next-turn = Punkty za wioski na początku następnej tury

## The map

rise-of-tribes-board-map = Mapa pól
rise-of-tribes-board-hex-label = { $hex }: { $parts }
rise-of-tribes-board-hex-members = { $who } { $members }
rise-of-tribes-board-hex-invaders = { $members ->
    [one] 1 najeźdźca
   *[other] { $members } najeźdźców
}
rise-of-tribes-board-hex-village = wioska ({ $who })
rise-of-tribes-board-hex-elder = mędrzec ({ $who })
rise-of-tribes-board-hex-sabre-tooth = tygrys szablozębny
rise-of-tribes-board-hex-mammoth = mamut
rise-of-tribes-board-hex-mammoth-of = mamut ({ $who })
rise-of-tribes-board-hex-stones = { $stones ->
    [one] 1 kamień z lodowca
    [few] { $stones } kamienie z lodowca
   *[many] { $stones } kamieni z lodowca
}
rise-of-tribes-board-hex-empty = nikogo
rise-of-tribes-board-hex-room = zajęte miejsca: { $population } z { $limit }
rise-of-tribes-board-volcano = Wulkan, obok { $hexes }
rise-of-tribes-board-volcano-place = { $place }: tu może wyrosnąć wulkan, obok { $hexes }

## The action board

rise-of-tribes-board-roll = Rzuć
rise-of-tribes-board-foretell = Przepowiedz: { $face }
rise-of-tribes-board-foretold = Przepowiednia:
rise-of-tribes-board-taken = wykonana ({ $level })
rise-of-tribes-board-your-dice = Twoje kości
rise-of-tribes-board-dice-of = Kości ({ $who })
rise-of-tribes-board-dice-unrolled = jeszcze bez rzutu
rise-of-tribes-board-dice-rolled = dotknij kości, potem akcji
rise-of-tribes-board-dice-last = została jedna kość
rise-of-tribes-board-dice-placed = obie kości leżą
rise-of-tribes-board-with-die = { $die }: { $gain }
rise-of-tribes-board-other-die = { $die }: { $gain }
rise-of-tribes-board-gain-grow = { $count ->
    [one] 1 nowy osadnik
   *[other] { $count } nowych osadników
}
rise-of-tribes-board-gain-move = { $count ->
    [one] rusza 1 osadnik
   *[other] rusza { $count } osadników
}
rise-of-tribes-board-gain-gather = { $hexes ->
    [one] 1 pole po { $each }
    [few] { $hexes } pola po { $each }
   *[many] { $hexes } pól po { $each }
}
rise-of-tribes-board-gain-goods = { $goods ->
    [0] bez surowców
    [one] najwyżej 1 surowiec
    [few] najwyżej { $goods } surowce
   *[many] najwyżej { $goods } surowców
}
rise-of-tribes-board-gain-lead = { $count ->
    [one] dobierz 1 cel
    [few] dobierz { $count } cele
   *[many] dobierz { $count } celów
}
rise-of-tribes-board-queue = Kości od najnowszej: { $dice } (akcja { $level }).
rise-of-tribes-board-worth-grow = Kość ({ $die }), akcja { $level }: dodaj { $amount ->
    [one] 1 osadnika
   *[other] najwyżej { $amount } osadników
}; może przyjść { $real }.
rise-of-tribes-board-worth-move = Kość ({ $die }), akcja { $level }: przesuń { $amount ->
    [one] 1 osadnika
   *[other] najwyżej { $amount } osadników
}; może ruszyć { $real }.
rise-of-tribes-board-worth-gather = Kość ({ $die }), akcja { $level }: { $amount ->
    [one] 1 pole
    [few] { $amount } pola
   *[many] { $amount } pól
} po { $each }; tam, gdzie stoi twoje plemię, surowców jest najwyżej { $real }.
rise-of-tribes-board-worth-lead = Kość ({ $die }), akcja { $level }: dobierz { $amount ->
    [one] 1 cel
    [few] { $amount } cele
   *[many] { $amount } celów
}; do dobrania jest { $real }.

## Events

rise-of-tribes-board-free-slot = Następny dublet przyniesie wydarzenie.
rise-of-tribes-board-brief-discovery = RUCH do przeciwników: weź jeden
rise-of-tribes-board-brief-drought = na polach mieści się mniej osadników
rise-of-tribes-board-brief-mild-winter = WZROST daje więcej
rise-of-tribes-board-brief-plentiful = ZBIORY dają więcej
rise-of-tribes-board-brief-knowledge = surowiec za cel, jeśli dzielisz pole
rise-of-tribes-board-brief-sabre-tooth = upolują go kość i osadnik
rise-of-tribes-board-brief-volcano = pola obok mogą dawać kamień
rise-of-tribes-board-brief-invaders = bez zbierania i budowania
rise-of-tribes-board-brief-mammoth = kość: upoluj go lub oswój
rise-of-tribes-board-brief-object = każdy dublet obniża cenę
rise-of-tribes-board-brief-chieftain = wygrywa najwyższa oferta
rise-of-tribes-board-brief-abandoned-village = każdy może raz zbudować
rise-of-tribes-board-on-card = Na karcie:
rise-of-tribes-board-price-now = Cena teraz:
rise-of-tribes-board-event-decks = { $deck ->
    [one] wydarzenie w talii
    [few] wydarzenia w talii
   *[many] wydarzeń w talii
}, odrz. { $discard }
rise-of-tribes-board-villages-left = { $villages ->
    [one] wioska do zbudowania
    [few] wioski do zbudowania
   *[many] wiosek do zbudowania
}
rise-of-tribes-board-event-at = na { $hex }
rise-of-tribes-board-event-beside = obok { $hexes }
rise-of-tribes-board-event-invaders = { $members } na { $hex }
rise-of-tribes-board-event-tamed = { $who }, na { $hex }
rise-of-tribes-board-event-mammoth = { $who }: { $have } z { $need }
rise-of-tribes-board-event-aside = Z pierwszą wioską przyjdą: { $events }.
rise-of-tribes-board-high-bid = oferta: { $goods }
rise-of-tribes-board-bid = Oferuj { $goods }

## Conflicts

rise-of-tribes-board-fought = Teraz
rise-of-tribes-board-coming = Nadchodzące
rise-of-tribes-board-started = Jeśli dodasz osadnika
rise-of-tribes-board-provoked = Jeśli go wywołasz
rise-of-tribes-board-left-of = zostałoby { $after } z { $before }
rise-of-tribes-board-village-falls = wioska ({ $who }) upada
rise-of-tribes-board-clash-note = Wszyscy tracą po jednym osadniku, aż zostanie jedna strona. Bez łuku, murów i zasadzki.
rise-of-tribes-board-invaders = Najeźdźcy

## A tribe

rise-of-tribes-board-supply = Zasoby:
rise-of-tribes-board-take = Weź: { $good }
rise-of-tribes-board-give-to = Odbiorca:
rise-of-tribes-board-mixed = Po jednym z każdego
rise-of-tribes-board-people = { $members } na mapie
rise-of-tribes-board-reserve = { $members } w rezerwie
rise-of-tribes-board-hidden = { $members } w zasadzce
rise-of-tribes-board-hide = Ukryj na planszy
rise-of-tribes-board-villages = { $villages ->
    [0] bez wiosek
    [one] 1 wioska
    [few] { $villages } wioski
   *[many] { $villages } wiosek
}
rise-of-tribes-board-build = Zbuduj wioskę
rise-of-tribes-board-your-tribe = twoje plemię
rise-of-tribes-board-used = Użyta
rise-of-tribes-board-elder-at = Mędrzec jest na { $hex }
rise-of-tribes-board-elder-waits = Mędrzec przychodzi z wioską
rise-of-tribes-board-affordable = stać cię na to
rise-of-tribes-board-missing = brakuje
rise-of-tribes-board-build-hidden = Ukryta wioska
rise-of-tribes-board-with-elder = Z mędrcem
rise-of-tribes-board-in-progress = Cele w toku
rise-of-tribes-board-no-goals = Cele dobiera NARADA
rise-of-tribes-board-progress = { $have } z { $need }
rise-of-tribes-board-ready = gotowe
rise-of-tribes-board-goal-count = cele w toku: { $open }, zrealizowane: { $done }
rise-of-tribes-board-goal-deck = { $cards ->
    [one] 1 cel w talii
    [few] { $cards } cele w talii
   *[many] { $cards } celów w talii
}
rise-of-tribes-board-draw-more = Jeden więcej, jeden z powrotem
rise-of-tribes-board-under = Pod spodem: { $goals }
rise-of-tribes-board-deck = talia
rise-of-tribes-board-far-members = osadnicy: { $have } z { $need }
rise-of-tribes-board-far-occupy = pola: { $have } z { $need }
rise-of-tribes-board-far-valley = tereny: { $have } z { $need }
rise-of-tribes-board-far-share = dzielone: { $have } z { $need }
rise-of-tribes-board-far-kindred = przewaga: { $have } z { $need }
rise-of-tribes-board-far-overlord = przewaga przy wiosce
rise-of-tribes-board-far-hold = pola: { $have } z { $need }
rise-of-tribes-board-far-control = obozy: { $have } z { $need }
rise-of-tribes-board-completed = Gotowe
rise-of-tribes-board-none-yet = jeszcze nic
rise-of-tribes-board-borrowed = Mędrzec zna to w tej turze

## The list of actions

rise-of-tribes-board-group-die = Kość: { $die }
rise-of-tribes-board-group-hunt = Polowanie i oswajanie
rise-of-tribes-board-group-from = Z { $hex }
rise-of-tribes-board-group-build = Wioski
rise-of-tribes-board-group-complete = Cele
rise-of-tribes-board-group-anytime = W każdej chwili
rise-of-tribes-board-group-offer = Wiedza i ołtarz
rise-of-tribes-board-group-special = Specjalne

## What would be lost

rise-of-tribes-board-loses = { $what }.
rise-of-tribes-board-unused-goals = możesz jeszcze zrealizować: { $goals }
rise-of-tribes-board-unused-village = możesz jeszcze zbudować wioskę
rise-of-tribes-board-unused-growth = { $members ->
    [one] może przyjść jeszcze 1 osadnik
   *[other] może przyjść jeszcze { $members } osadników
}
rise-of-tribes-board-unused-gather = { $hexes ->
    [one] możesz wybrać jeszcze 1 pole
    [few] możesz wybrać jeszcze { $hexes } pola
   *[many] możesz wybrać jeszcze { $hexes } pól
}
rise-of-tribes-board-unused-card = zostawiasz na karcie: { $good }
rise-of-tribes-board-unused-basket = twoje kosze zostają puste
rise-of-tribes-board-unused-goods = { $goods ->
    [one] możesz wziąć jeszcze 1 surowiec
    [few] możesz wziąć jeszcze { $goods } surowce
   *[many] możesz wziąć jeszcze { $goods } surowców
}
rise-of-tribes-board-lost-village = przepadnie twoja wioska na { $hex }
rise-of-tribes-board-lost-mammoth = ucieknie twój mamut
rise-of-tribes-board-lost-members = konflikt na { $hex } będzie cię kosztował { $members ->
    [one] 1 osadnika
   *[other] { $members } osadników
}

## The guided start

rise-of-tribes-board-guide-settle = Witaj! Wygrywa, kto pierwszy ma 15 punktów. Dwóch twoich osadników zaczyna na h5, w lesie: obok leżą jezioro i góra. Dotknij h5 na mapie.
rise-of-tribes-board-guide-sun-grow = Na twoich kościach jest słońce i pusta ścianka. Każda akcja ma rząd trzech kości; twoja wchodzi na początek i wypycha ostatnią. Dwa słońca w rzędzie wzmacniają akcję: słońce na akcji WZROST daje 4 osadników zamiast 3. Dotknij słońca, potem akcji WZROST.
rise-of-tribes-board-guide-grow = Nowi osadnicy przychodzą na pola, na których stoi już twoje plemię. Dotknij h5.
rise-of-tribes-board-guide-grow-on = I jeszcze jeden na h5.
rise-of-tribes-board-guide-grow-last = Ostatni. Razem na h5 jest ich 6, a na polu mieści się tylko 5: za dużo oznaczałoby konflikt na koniec tury. Zaraz się rozejdziecie.
rise-of-tribes-board-guide-blank-move = Druga kość musi trafić na inną akcję. Pusta ścianka na akcji RUCH nic nie zmienia: najwyżej 4 osadników może przejść po jednym polu.
rise-of-tribes-board-guide-move = Dotknij h5, gdzie stoi osadnik, a potem jeziora h2. Jeziora dają żywność.
rise-of-tribes-board-guide-move-on = Drugi osadnik nad jezioro: niektóre cele wymagają dwóch.
rise-of-tribes-board-guide-move-mountain = Teraz jeden na górę h6. Góry dają kamień.
rise-of-tribes-board-guide-move-last = I drugi.
rise-of-tribes-board-guide-end = Żadne pole nie jest przepełnione, więc nie ma konfliktu. Teraz można by zbudować wioskę albo zrealizować cele, ale nie masz jeszcze ani surowców, ani celów. Zakończ turę.
rise-of-tribes-board-guide-lead = Tura drugiego gracza minęła. Na twoich kościach znów jest słońce i pusta ścianka. NARADA dobiera karty celów, z pustą ścianką dwie.
rise-of-tribes-board-guide-gather = Przed twoim plemieniem leżą dwa cele, każdy z postępem. { rise-of-tribes-goal-smoking-racks }: 1 żywność, 2 drewna i 1 kamień. Ze słońcem akcja ZBIORY jest silniejsza: trzy pola po 2 surowce.
rise-of-tribes-board-guide-gather-forest = Las daje 2 drewna.
rise-of-tribes-board-guide-gather-lake = Jezioro daje 2 żywności.
rise-of-tribes-board-guide-gather-mountain = Góra daje 2 kamienie.
rise-of-tribes-board-guide-development = Stać cię na cel „{ rise-of-tribes-goal-smoking-racks }”: jeden punkt, a każdy WZROST daje do końca gry o osadnika więcej.
rise-of-tribes-board-guide-achievement = { rise-of-tribes-goal-home-valley } wymaga jeziora, lasu i góry obok siebie, na każdym polu z dwoma twoimi osadnikami i nikim innym. Masz to: 2 punkty!
rise-of-tribes-board-guide-second-end = Trzy punkty w dwie tury. Zakończ turę: teraz rzuca drugi gracz.
rise-of-tribes-board-guide-event = Dwie jednakowe kości to dublet, a dublet przynosi wydarzenie. Dublet drugiego gracza daje „{ rise-of-tribes-event-plentiful-stone }”, twój – „{ rise-of-tribes-event-shared-knowledge }”; oba leżą odkryte obok akcji. Twoja tura trwa: połóż pustą kość na WZROST, daje 4 osadników.
rise-of-tribes-board-guide-grow-lake = Umieść ich na jeziorze h2: obok jest drugie plemię.
rise-of-tribes-board-guide-grow-lake-on = Jeszcze jeden na h2.
rise-of-tribes-board-guide-grow-lake-last = Czwarty. Teraz na h2 stoi 6, o jednego za dużo: zaraz część odejdzie.
rise-of-tribes-board-guide-march = Druga pusta kość trafia na RUCH: 4 osadników.
rise-of-tribes-board-guide-attack = Drugie plemię ma na h1 jeszcze 3 osadników. Idź tam z czterema: dotknij h2, potem h1.
rise-of-tribes-board-guide-attack-on = I jeszcze jeden.
rise-of-tribes-board-guide-attack-last = Czwarty. Razem na h1 jest ich 7, więcej niż 5: będzie konflikt.
rise-of-tribes-board-guide-farewell = W konflikcie oba plemiona traciły po jednym osadniku, aż zostało tylko twoje: h1 jest twoje. Każda wioska daje punkt co turę, a wygrywa, kto pierwszy ma 15. To była cała runda z wydarzeniami i konfliktem. Zakończ turę i graj dalej po swojemu.
rise-of-tribes-board-race-to = Wyścig do { $points }

rise-of-tribes-board-unit-food = { $count ->
    [one] żywność
    [few] żywności
   *[many] żywności
}
rise-of-tribes-board-unit-wood = { $count ->
    [one] drewno
    [few] drewna
   *[many] drewna
}
rise-of-tribes-board-unit-stone = { $count ->
    [one] kamień
    [few] kamienie
   *[many] kamieni
}
rise-of-tribes-board-unit-points = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
}

rise-of-tribes-board-plan-first = 1. kość
rise-of-tribes-board-plan-second = 2. kość
rise-of-tribes-board-plan-conflicts = Konflikty
rise-of-tribes-board-plan-end = Cele

## Primer

rise-of-tribes-board-primer-aim = Cel gry
rise-of-tribes-board-primer-aim-title = Wyścig o miano największego plemienia
rise-of-tribes-board-primer-aim-lead = Twoje plemię rośnie, zajmuje ziemie, zbiera surowce i realizuje cele. Wioski dają punkt co turę, cele – resztę. Kto pierwszy ma dość punktów, od razu wygrywa.
rise-of-tribes-board-primer-fact-players = graczy
rise-of-tribes-board-primer-fact-points = punktów od razu wygrywa
rise-of-tribes-board-primer-fact-dice = kości w turze, na dwie różne akcje
rise-of-tribes-board-primer-fact-actions = akcje do wyboru
rise-of-tribes-board-primer-fact-limit = osadników mieści się na polu
rise-of-tribes-board-primer-turn = Tura
rise-of-tribes-board-primer-turn-title = Tura: dwie kości, dwie akcje
rise-of-tribes-board-primer-turn-lead = Rzucasz dwiema kośćmi i każdą kładziesz na innej akcji. Siła akcji zależy od trzech leżących tam kości.
rise-of-tribes-board-primer-village-points = 1. Punkty za wioski
rise-of-tribes-board-primer-village-points-words = Tura zaczyna się od 1 punktu za każdą twoją wioskę.
rise-of-tribes-board-primer-roll = 2. Rzut
rise-of-tribes-board-primer-roll-words = Dwie kości ze słońcami, księżycami i pustymi ściankami. Dublet przynosi wydarzenie.
rise-of-tribes-board-primer-two-actions = 3. Dwie akcje
rise-of-tribes-board-primer-two-actions-words = Połóż jedną kość na akcji i wykonaj ją w całości, potem drugą kość na innej akcji.
rise-of-tribes-board-primer-conflicts = 4. Konflikty
rise-of-tribes-board-primer-conflicts-words = Gdzie jest za dużo osadników, wszystkie plemiona tracą po jednym, aż zostanie jedno plemię albo nikt.
rise-of-tribes-board-primer-build = 5. Budowanie i cele
rise-of-tribes-board-primer-build-words = Buduj wioski i realizuj cele, na ile cię stać.
rise-of-tribes-board-primer-queue = Nowa wypycha najstarszą
rise-of-tribes-board-primer-queue-words = Twoja kość wchodzi na początek z wyrzuconą ścianką; ostatnia wypada. Dwiema, które wypadły, rzuca następny gracz.
rise-of-tribes-board-primer-strong = Dwa słońca: mocna
rise-of-tribes-board-primer-strong-words = Dwa lub trzy słońca wzmacniają akcję, gdziekolwiek leżą.
rise-of-tribes-board-primer-weak = Dwa księżyce: słaba
rise-of-tribes-board-primer-weak-words = Dwa lub trzy księżyce ją osłabiają. Wszystko inne to normalna siła.
rise-of-tribes-board-primer-actions = Cztery akcje
rise-of-tribes-board-primer-actions-title = Co robią cztery akcje
rise-of-tribes-board-primer-actions-lead = Trzy liczby to efekt słaby, normalny i mocny.
rise-of-tribes-board-primer-grow = Wzrost
rise-of-tribes-board-primer-grow-words = Dodaj osadników z rezerwy, tylko tam, gdzie już stoją twoi.
rise-of-tribes-board-primer-move = Ruch
rise-of-tribes-board-primer-move-words = Przesuń tylu osadników, każdego o jedno pole. Nikt nie może cię zablokować.
rise-of-tribes-board-primer-gather = Zbiory
rise-of-tribes-board-primer-gather-words = Z tylu pól, na których stoisz, weź po tyle surowców: żywność z jezior, drewno z lasów, kamień z gór.
rise-of-tribes-board-primer-lead = Narada
rise-of-tribes-board-primer-lead-words = Dobierz cele. Mając wioski, możesz najpierw odłożyć niektóre w zamian za inne.
rise-of-tribes-board-primer-boards = Stół
rise-of-tribes-board-primer-boards-title = Co leży na stole
rise-of-tribes-board-primer-boards-lead = Wszystko jest jawne. Tak wygląda kraina po rundzie z przewodnikiem.
rise-of-tribes-board-primer-land = Kraina
rise-of-tribes-board-primer-land-words = Jeziora, lasy i góry. Pole zajmuje już jeden osadnik, a inni też mogą na nim stać.
rise-of-tribes-board-primer-crowd = Miejsce na polu
rise-of-tribes-board-primer-crowd-words = Najwyżej { $limit } osadników wszystkich plemion razem. Jeden więcej na koniec twoich akcji oznacza konflikt, aż zostanie jedno plemię.
rise-of-tribes-board-primer-village = Wioski
rise-of-tribes-board-primer-village-words = Kosztują surowce i wymagają twojego osadnika na polu, jedna wioska na pole. Gdy zabraknie tam twojego ostatniego osadnika, znika i wioska.
rise-of-tribes-board-primer-development = Wynalazki
rise-of-tribes-board-primer-development-words = Kosztują surowce, dają 1 punkt i zdolność do końca gry.
rise-of-tribes-board-primer-achievement = Osiągnięcia
rise-of-tribes-board-primer-achievement-words = Nic nie kosztują, ale wymagają czegoś na mapie. Są warte od 2 do 4 punktów.
rise-of-tribes-board-primer-events = Wydarzenia
rise-of-tribes-board-primer-events-title = Wydarzenia i co można dodać
rise-of-tribes-board-primer-events-lead = Dublety poruszają krainę. Trzy moduły są dla tych, którzy znają grę.
rise-of-tribes-board-primer-double = Dublet
rise-of-tribes-board-primer-double-words = Dwie jednakowe kości: wydarzenia w grze robią to, co mają na dole, po czym dobiera się nowe, jeśli jest miejsce. Twoja tura trwa dalej.
rise-of-tribes-board-primer-event-land = Kraina się zmienia
rise-of-tribes-board-primer-event-land-words = Wulkan, susza, obfitość: jedne wydarzenia szkodzą wszystkim, inne pomagają tym, którzy są blisko.
rise-of-tribes-board-primer-event-beast = Bestie
rise-of-tribes-board-primer-event-beast-words = Mamuta lub tygrysa szablozębnego można upolować dla punktów: potrzeba kości i osadników na jego polu.
rise-of-tribes-board-primer-event-buy = Rzeczy do kupienia
rise-of-tribes-board-primer-event-buy-words = Mury, czółno i ołtarz kosztują surowce. Z każdym dubletem tanieją, aż znikną.
rise-of-tribes-board-primer-elders = Moduł: mędrcy
rise-of-tribes-board-primer-elders-words = Mędrzec w wiosce może za jeden surowiec na turę korzystać z wynalazków innych plemion.
rise-of-tribes-board-primer-special = Moduł: tereny specjalne
rise-of-tribes-board-primer-special-words = Wielkie ziemie, dżungla, oaza, rozpadlina i lodowiec zastępują zwykłe pola.
rise-of-tribes-board-primer-chiefs = Moduł: moce wodzów
rise-of-tribes-board-primer-chiefs-words = Osiedlając się, każde plemię wybiera jedną z dwóch mocy.
rise-of-tribes-board-primer-points = Punkty
rise-of-tribes-board-primer-points-title = Skąd biorą się punkty
rise-of-tribes-board-primer-points-lead = Punktów za cele nigdy się nie traci. Punkty za wioski przychodzą, dopóki wioski stoją.
rise-of-tribes-board-primer-points-villages = Wioski: co turę
rise-of-tribes-board-primer-points-villages-words = 1 punkt za każdą na początku twojej tury, za samo zbudowanie nic.
rise-of-tribes-board-primer-points-achievements = Osiągnięcia: od 2 do 4
rise-of-tribes-board-primer-points-achievements-words = Większość twoich punktów. W jednej turze można zrealizować kilka.
rise-of-tribes-board-primer-points-developments = Wynalazki: 1
rise-of-tribes-board-primer-points-developments-words = Po jednym punkcie; zdolność jest warta więcej.
rise-of-tribes-board-primer-points-events = Wydarzenia
rise-of-tribes-board-primer-points-events-words = Upolowanie lub oswojenie bestii, wypędzenie najeźdźców, ołtarz.
rise-of-tribes-board-primer-points-win = { $points } punktów
rise-of-tribes-board-primer-points-win-words = Mając { $points } punktów, wygrywasz od razu, choćby w środku tury. Nikt nie ma już ostatniej tury.
rise-of-tribes-board-primer-mistakes = Pięć błędów
rise-of-tribes-board-primer-mistakes-title = Pięć błędów pierwszej gry
rise-of-tribes-board-primer-mistakes-lead = Wynikają z zasad; każdy je kiedyś popełnia.
rise-of-tribes-board-primer-late-village = Pierwsza wioska za późno
rise-of-tribes-board-primer-late-village-words = Wioska płaci co turę: zbudowana późno, zapłaci tylko dwa lub trzy razy.
rise-of-tribes-board-primer-late-village-instead = Zbieraj na nią od początku i zbuduj ją tam, gdzie nie jest ciasno.
rise-of-tribes-board-primer-sun-given = Zmarnowane słońce
rise-of-tribes-board-primer-sun-given-words = Twoja kość zostaje na akcji, dopóki nie wypchną jej trzy inne, więc słońce pomaga też temu, kto wybierze tę akcję po tobie.
rise-of-tribes-board-primer-sun-given-instead = Kładź słońca tam, gdzie dwa już teraz wzmacniają akcję, a księżyce tam, gdzie prędko nie wrócisz.
rise-of-tribes-board-primer-sixth-member = O jednego osadnika za dużo
rise-of-tribes-board-primer-sixth-member-words = Gdy osadników jest więcej niż { $limit }, na polu trwa walka, aż zostanie jedno plemię, a przy równych siłach nie zostaje nikt.
rise-of-tribes-board-primer-sixth-member-instead = Przed końcem akcji spójrz na prognozę konfliktów; wchodź tylko wtedy, gdy masz więcej osadników niż inni.
rise-of-tribes-board-primer-goals-piled = Cele tylko zbierane
rise-of-tribes-board-primer-goals-piled-words = Dobrane cele są nic niewarte, dopóki ich nie zrealizujesz, a NARADA kosztuje akcję.
rise-of-tribes-board-primer-goals-piled-instead = Zachowaj dwa lub trzy, które do siebie pasują, a resztę odłóż, gdy masz wioskę.
rise-of-tribes-board-primer-village-alone = Samotna wioska
rise-of-tribes-board-primer-village-alone-words = Gdy odejdzie lub padnie twój ostatni osadnik, wioska przepada.
rise-of-tribes-board-primer-village-alone-instead = Zostaw w domu dwóch osadników.
rise-of-tribes-board-primer-icons = Symbole
rise-of-tribes-board-primer-icons-title = Wszystkie symbole
rise-of-tribes-board-primer-icons-lead = Karty i kafelki mówią tymi znakami. W czasie gry zatrzymaj na znaku wskaźnik, a przeczytasz go słowami.
rise-of-tribes-board-primer-icons-people = Ludzie
rise-of-tribes-board-primer-icons-goods = Surowce i punkty
rise-of-tribes-board-primer-icons-dice = Kości
rise-of-tribes-board-primer-icons-actions = Akcje
rise-of-tribes-board-primer-icons-signs = Znaki
rise-of-tribes-board-primer-icons-lands = Tereny
rise-of-tribes-board-primer-icons-events = Wydarzenia
rise-of-tribes-board-primer-icons-goals = Cele
rise-of-tribes-board-primer-icon-member = osadnik plemienia
rise-of-tribes-board-primer-icon-crowd = kilku osadników
rise-of-tribes-board-primer-icon-village = wioska
rise-of-tribes-board-primer-icon-elder = mędrzec
rise-of-tribes-board-primer-icon-chief = wódz
rise-of-tribes-board-primer-icon-invader = najeźdźca
rise-of-tribes-board-primer-icon-food = żywność
rise-of-tribes-board-primer-icon-wood = drewno
rise-of-tribes-board-primer-icon-stone = kamień
rise-of-tribes-board-primer-icon-card = karta celu
rise-of-tribes-board-primer-icon-point = punkt
rise-of-tribes-board-primer-icon-sun = słońce: mocniej
rise-of-tribes-board-primer-icon-moon = księżyc: słabiej
rise-of-tribes-board-primer-icon-blank = pusta ścianka
rise-of-tribes-board-primer-icon-die = kość wydana na to
rise-of-tribes-board-primer-icon-grow = Wzrost
rise-of-tribes-board-primer-icon-move = Ruch
rise-of-tribes-board-primer-icon-gather = Zbiory
rise-of-tribes-board-primer-icon-lead = Narada
rise-of-tribes-board-primer-icon-arrow = zapłać z lewej, zyskaj z prawej
rise-of-tribes-board-primer-icon-swap = wymiana
rise-of-tribes-board-primer-icon-spears = konflikt
rise-of-tribes-board-primer-icon-hex = pole
rise-of-tribes-board-primer-icon-eye = zobacz lub ukryj
rise-of-tribes-board-primer-icon-crown = przewaga lub kontrola
rise-of-tribes-board-primer-icon-speech = dzielone z innymi

## Scenes

rise-of-tribes-board-scene-roll = Rzut
rise-of-tribes-board-scene-conflict = Konflikt
rise-of-tribes-board-scene-weapons = Broń i mury
rise-of-tribes-board-scene-losses = Straty
rise-of-tribes-board-scene-retreat = Odwrót
rise-of-tribes-board-scene-aftermath = Po walce
rise-of-tribes-board-scene-arrival = Co przychodzi na mapę
rise-of-tribes-board-scene-volcano = Wulkan wybucha
rise-of-tribes-board-scene-victory = Zwycięstwo
