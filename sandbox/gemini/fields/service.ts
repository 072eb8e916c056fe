// Production and stores, driving, cleaning.
import type { Field } from './field.ts';

export const SERVICE_FIELDS: Field[] = [
  {
    codes: '81 82 932 754 933 4321 4322 8344',
    keywords: 'maszyn|produkc|fabryk|magazyn|tasm|zmian|fizyczn|automat|paczk|logist',
    day: [
      'Praca toczy się w rytmie linii lub dostaw: przygotować stanowisko, pilnować jakości, reagować na sygnał i przekazać zmianę.',
      'Liczy się równe tempo i zauważenie odchyłki, zanim zepsuje całą partię.',
    ],
    reasons: [
      'Kto lubi konkret i porządek, ten szybko nabiera tu wprawy.',
      'Tutaj taka wytrwałość jest widoczna pod koniec każdej zmiany.',
      'To podpowiada, że jasne zasady i widoczny wynik mogą Ci odpowiadać.',
      'Podobna uważność pomaga zauważyć usterkę przed innymi.',
    ],
    against: [
      'Powtarzalność bywa nużąca, a tempa nie ustala się samemu.',
      'Hałas i stanie odczuwa się po całym dniu.',
      'Zmiany nocne rozregulowują sen.',
      'Część prostych stanowisk zastępują automaty.',
    ],
    gap: [
      'Brakuje jedynie obycia z halą, bo reszty uczy się na miejscu w pierwszych tygodniach.',
      'Przydadzą się uprawnienia na wózek, suwnicę lub maszynę, bo otwierają lepsze stanowiska.',
    ],
    tests: [
      [
        'Porozmawiaj z dwiema osobami z różnych hal o zmianie, przerwach i tempie, a potem porównaj odpowiedzi.',
        3,
        0,
      ],
      ['Weź jeden dzień pracy dorywczej na hali lub w magazynie i oceń, jak znosisz rytm.', 8, 0],
    ],
    steps: [
      [
        'Dzień pracy na próbę',
        '1–2 tygodnie',
        'Umów się przez agencję lub bezpośrednio w zakładzie. Zapisz, co męczy, a co daje się polubić.',
      ],
      [
        'Zdobycie uprawnień do urządzenia',
        '2–4 tygodnie',
        'Sprawdź, które uprawnienia pojawiają się w ofertach w okolicy, i zapisz się na kurs z egzaminem.',
      ],
      [
        'Pierwszy kwartał na stanowisku',
        '10–12 tygodni',
        'Ucz się po kolei sąsiednich czynności i notuj, co umiesz wykonać bez pomocy.',
      ],
      [
        'Rozmowa o dalszym rozwoju',
        '1–2 tygodnie',
        'Zapytaj brygadę lub przełożoną osobę o ustawianie maszyn, jakość i utrzymanie ruchu. Wybierz jeden kierunek.',
      ],
    ],
    growth: [
      'Stąd można przejść do ustawiania maszyn, kontroli jakości, brygady albo utrzymania ruchu.',
      'Kolejne uprawnienia otwierają spokojniejsze i lepiej cenione stanowiska.',
    ],
    benefits: [
      'Szybki start i nauka na miejscu',
      'Jasny podział obowiązków',
      'Praca zostaje w pracy',
      'Możliwość awansu przez uprawnienia',
    ],
    requirements: [
      'Przestrzeganie zasad bezpieczeństwa',
      'Gotowość do rytmu zmian',
      'Sprawność manualna',
      'Punktualność',
    ],
    skills: [
      ['Bezpieczna praca przy maszynie', 'Jest ważniejsza niż tempo. Naucz się zatrzymać linię bez wahania.'],
      ['Kontrola jakości', 'Wychwycona wada oszczędza całą partię. Ćwicz porównywanie z wzorem.'],
      ['Obsługa wózka lub skanera', 'Podnosi wartość na rynku. Zacznij od kursu z egzaminem.'],
      ['Przekazywanie zmiany', 'Dobra informacja zapobiega awariom. Pisz: co działa, co nie, na co uważać.'],
    ],
    related: ['Spostrzegawczość', 'Wytrzymałość', 'Współpraca', 'Podstawy 5S'],
    certificates: ['Uprawnienia UDT na wózki jezdniowe', 'Szkolenie BHP i pierwsza pomoc w zakładzie'],
    projects: [
      'Uporządkowanie garażu lub magazynku według zasad 5S ze zdjęciami.',
      'Instrukcja jednej czynności rozpisana tak, by wykonała ją nowa osoba.',
    ],
  },
  {
    codes: '83 315 9621 4412',
    keywords:
      'samochod|jazd|kierow|=auta|auto|ciezarow|podroz|droga|pociag|kolej|samolot|lotni|motocykl|mapy|rower|morze|statek',
    day: [
      'Większość dnia spędza się w drodze, z odpowiedzialnością za ludzi lub ładunek i z oczami szeroko otwartymi.',
      'Plan trasy jest na papierze, a prawdziwa praca to korki, pogoda, dokumenty i spokój mimo opóźnień.',
    ],
    reasons: [
      'Kto lubi być w drodze, temu łatwiej o spokój, gdy inni się niecierpliwią.',
      'Tu takie zamiłowanie staje się codziennością, a nie nagrodą po pracy.',
      'To sygnał, że samodzielność za kierownicą może Ci służyć.',
      'Podobna orientacja i refleks są tu cenniejsze niż pośpiech.',
    ],
    against: [
      'Wiele godzin w jednej pozycji męczy plecy i koncentrację.',
      'Odpowiedzialność na drodze nie zna przerw, a opóźnienia bywają nie z Twojej winy.',
      'Dom widuje się czasem o dziwnych porach.',
      'Badania i uprawnienia trzeba odnawiać.',
    ],
    gap: [
      'Brakuje uprawnień i pierwszych tras z kimś, kto zna pojazd i przepisy.',
      'Najpilniejsze są badania lekarskie i psychologiczne, bo od nich zależy reszta.',
    ],
    tests: [
      ['Przejedź się z kimś, kto robi to zawodowo, i zapisz wszystko, co nie jest samą jazdą.', 8, 0],
      ['Rozwiąż testy teoretyczne na potrzebną kategorię i sprawdź, ile trzeba się douczyć.', 4, 0],
    ],
    steps: [
      [
        'Badania i sprawdzenie wymagań',
        '1–2 tygodnie',
        'Ustal, jakie badania i kategoria są potrzebne, i umów pierwszą wizytę. Krok kończy się wynikiem na piśmie.',
      ],
      [
        'Kurs i egzamin',
        '6–12 tygodni',
        'Wybierz szkołę po rozmowie z jej absolwentem. Prowadź notatki z każdej jazdy: co poprawić następnym razem.',
      ],
      [
        'Pierwsze trasy z opieką',
        '3–5 tygodni',
        'Umów się na wdrożenie z kimś doświadczonym i pytaj o dokumenty, przerwy i zabezpieczenie.',
      ],
      [
        'Trening bezpiecznej jazdy',
        '1–2 tygodnie',
        'Zapisz się na zajęcia z poślizgów lub symulator. Zapamiętaj, kiedy reakcja jest spóźniona.',
      ],
    ],
    growth: [
      'Dalej czekają trudniejsze pojazdy, szkolenie innych, planowanie tras albo własna firma.',
      'Z praktyką rośnie wybór: krótkie trasy blisko domu albo dalekie wyjazdy.',
    ],
    benefits: [
      'Samodzielność przez większą część dnia',
      'Zmieniające się widoki zamiast ścian',
      'Jasne wymagania na starcie',
      'Praca w wielu regionach',
    ],
    requirements: [
      'Uprawnienia odpowiedniej kategorii',
      'Badania lekarskie i psychologiczne',
      'Koncentracja przez wiele godzin',
      'Orientacja w terenie',
    ],
    skills: [
      [
        'Bezpieczna i płynna jazda',
        'Chroni ludzi, ładunek i nerwy. Ćwicz przewidywanie: co zrobi ten przed Tobą.',
      ],
      ['Dokumenty i czas pracy', 'Bez nich trasa się nie liczy. Poznaj zasady przerw i zapisów.'],
      ['Planowanie trasy', 'Oszczędza pośpiechu. Sprawdzaj ograniczenia, zanim ruszysz.'],
      [
        'Obsługa codzienna pojazdu',
        'Wczesny znak zapobiega awarii. Zacznij od listy kontroli przed wyjazdem.',
      ],
    ],
    related: ['Spokój w korku', 'Znajomość przepisów', 'Zabezpieczenie ładunku', 'Kontakt z odbiorcą'],
    certificates: ['Kwalifikacja wstępna kierowcy (kod 95)', 'Karta do tachografu'],
    projects: [
      'Plan trasy z przerwami i wariantem na objazd, sprawdzony w praktyce.',
      'Lista kontroli pojazdu przed drogą przygotowana dla rodziny.',
    ],
  },
  {
    codes: '91 96 5153 815701',
    keywords: 'sprzat|porzad|dom|opiek|fizyczn|czyst',
    day: [
      'To praca, której efekt widać od razu: miejsce przed i po wygląda inaczej, a kolejność czynności jest jasna.',
      'Sporo tu ruchu i samodzielności, a mało zebrań; najważniejsza jest solidność, gdy nikt nie patrzy.',
    ],
    reasons: [
      'Kto ceni porządek i konkret, ten szybko zyskuje tu zaufanie.',
      'Tutaj taka solidność jest zauważana, choć rzadko się o niej mówi.',
      'To może wskazywać na potrzebę ruchu i jasnego zadania zamiast ekranu.',
      'Podobna uczynność ułatwia pracę u ludzi i dla ludzi.',
    ],
    against: [
      'Ciało pracuje cały dzień, a ciężary się sumują.',
      'Uznania bywa mniej, niż ta praca na to zasługuje.',
      'Możliwości awansu są ograniczone bez dodatkowych kursów.',
      'Godziny bywają wczesne lub późne, gdy inni wychodzą.',
    ],
    gap: [
      'Na start nie brakuje prawie niczego, a później warto zdobyć kurs, który otworzy kolejne stanowisko.',
      'Potrzebne jest poznanie środków, sprzętu i zasad, które oszczędzają siły.',
    ],
    tests: [
      ['Weź jedno zlecenie na kilka godzin przez lokalną grupę i oceń, jak się po nim czujesz.', 5, 0],
      ['Porozmawiaj z kimś, kto robi to od lat, o umowie, tempie i zdrowiu.', 2, 0],
    ],
    steps: [
      [
        'Pierwsze zlecenie na próbę',
        '1 tydzień',
        'Wybierz krótkie zadanie i zapisz, ile trwa naprawdę. Poproś o opinię osobę, dla której je wykonujesz.',
      ],
      [
        'Poznanie zasad i sprzętu',
        '1–2 tygodnie',
        'Dowiedz się, jakich środków używać i jak podnosić bez szkody dla pleców.',
      ],
      [
        'Stałe zatrudnienie na próbę',
        '6–10 tygodni',
        'Podpisz umowę i ustal, po jakim czasie porozmawiacie o warunkach.',
      ],
      [
        'Kurs otwierający następny szczebel',
        '4–8 tygodni',
        'Wybierz uprawnienie, które najczęściej pojawia się w ofertach w okolicy, i zapisz się na termin.',
      ],
    ],
    growth: [
      'Po poznaniu pracy można koordynować ekipę, prowadzić własne zlecenia albo zdobyć uprawnienia do maszyn.',
      'To bywa dobry przystanek, z którego łatwo dojść do opieki, technicznej obsługi budynków lub logistyki.',
    ],
    benefits: [
      'Możliwość rozpoczęcia od zaraz',
      'Ruch zamiast ekranu',
      'Widoczny efekt każdej godziny',
      'Elastyczne godziny w części miejsc',
    ],
    requirements: ['Sprawność fizyczna', 'Rzetelność', 'Dyskrecja', 'Punktualność'],
    skills: [
      ['Organizacja pracy własnej', 'Oszczędza kroków i sił. Ustal stałą kolejność i trzymaj się jej.'],
      ['Bezpieczne podnoszenie', 'Chroni kręgosłup na lata. Ćwicz z lekkim ciężarem i prostymi plecami.'],
      ['Dobór środków i sprzętu', 'Zły środek niszczy powierzchnię. Czytaj etykiety i pytaj o próbkę.'],
      ['Dogadywanie się z odbiorcą', 'Jasna umowa zapobiega sporom. Ustalaj zakres przed rozpoczęciem.'],
    ],
    related: ['Solidność', 'Zarządzanie czasem', 'Wytrzymałość', 'Kultura osobista'],
    certificates: ['Szkolenie BHP', 'Kurs obsługi sprzętu czyszczącego lub drobnych maszyn'],
    projects: [
      'Lista kontroli porządku jednego miejsca z czasem każdej czynności.',
      'Usprawnienie domowego schowka opisane w kilku zdaniach.',
    ],
  },
];
