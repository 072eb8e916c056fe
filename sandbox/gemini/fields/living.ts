// Food, looks, animals and plants.
import type { Field } from './field.ts';

export const LIVING_FIELDS: Field[] = [
  {
    codes: '512 513 3434 941 751 816',
    keywords:
      'gotow|piecz|kuchni|ciast|smak|kulinar|jedzeni|restaurac|=kawa|=kawy|chleb|przepis|piekar|cukier',
    day: [
      'Wszystko podporządkowane jest godzinie, o której ktoś usiądzie do stołu: najpierw przygotowanie, potem szybkie tempo, na końcu sprzątanie.',
      'Smak to połowa sprawy; druga to porządek na stanowisku i czujność na temperaturę, czas i zapach.',
    ],
    reasons: [
      'Kto robi to z przyjemnością w domu, ten ma już wyczucie, którego nie daje przepis.',
      'Tutaj takie zamiłowanie codziennie spotyka się z czyjąś reakcją, i to od razu.',
      'To dobry początek, bo rękę do jedzenia widać po kilku godzinach na zapleczu.',
      'Podobna cierpliwość do prób przydaje się, gdy ten sam wyrób ma wyjść jednakowo sto razy.',
    ],
    against: [
      'Pracuje się wtedy, gdy inni świętują, a najgoręcej jest w weekendy.',
      'Ciepło, hałas i tempo męczą nawet osoby, które kochają gotowanie.',
      'Rano lub w nocy trzeba być na nogach, zanim obudzi się miasto.',
      'Powtarzalność jest tu zaletą dla gości, a próbą dla charakteru.',
    ],
    gap: [
      'Brakuje tempa i organizacji stanowiska, bo w domu nikt nie czeka z zamówieniem.',
      'Do zdobycia są badania sanitarne i pierwsze zmiany na prawdziwym zapleczu.',
    ],
    tests: [
      ['Ugotuj obiad dla ośmiu osób w ustalonym czasie i zapisz, co opóźniło wydanie.', 6, 100],
      ['Umów się na jedną zmianę na próbę w lokalu lub piekarni i opisz, co zaskakuje.', 8, 0],
    ],
    steps: [
      [
        'Zmiana na próbę na zapleczu',
        '1–2 tygodnie',
        'Zapytaj w dwóch lokalach o dzień próbny. Zanotuj, kto za co odpowiada i kiedy robi się tłoczno.',
      ],
      [
        'Wyrobienie badań sanitarnych',
        '1–3 tygodnie',
        'Zapisz się w stacji sanitarno-epidemiologicznej i dowiedz się, co jeszcze wymaga pracodawca.',
      ],
      [
        'Opanowanie dziesięciu podstaw',
        '4–6 tygodni',
        'Wybierz dziesięć technik i powtarzaj każdą, aż wynik przestanie być przypadkiem. Prowadź notatki ze zdjęciami.',
      ],
      [
        'Praca dorywcza w sezonie',
        '6–10 tygodni',
        'Podejmij krótkie zatrudnienie i co tydzień poproś kogoś bardziej doświadczonego o jedną uwagę.',
      ],
    ],
    growth: [
      'Od stanowiska pomocniczego dochodzi się do własnego odcinka, układania karty i prowadzenia zespołu.',
      'Dobra ręka pozwala z czasem otworzyć własne miejsce albo specjalizować się w jednym wyrobie.',
    ],
    benefits: [
      'Efekt pracy znika ze smakiem i z uśmiechem',
      'Zawód, który przydaje się w każdym kraju',
      'Szybkie wejście i nauka na miejscu',
      'Zespół, który działa jak drużyna',
    ],
    requirements: [
      'Aktualne badania sanitarne',
      'Wytrzymałość na tempo i ciepło',
      'Czystość na stanowisku',
      'Punktualność',
    ],
    skills: [
      ['Organizacja stanowiska', 'Od niej zależy tempo. Przygotuj wszystko, zanim włączysz palnik.'],
      ['Techniki podstawowe', 'Dają swobodę improwizacji. Ćwicz jedną tygodniowo, aż stanie się odruchem.'],
      ['Bezpieczeństwo żywności', 'Chroni gości i lokal. Zacznij od zasad HACCP w skrócie.'],
      ['Praca w tempie zespołu', 'Uczy mówić krótko i słuchać. Trenuj przy większym gotowaniu z innymi.'],
    ],
    related: ['Szacowanie ilości', 'Doprawianie', 'Higiena', 'Obsługa gości'],
    certificates: ['Szkolenie z zasad HACCP', 'Kwalifikacja HGT.02 (przygotowywanie dań)'],
    projects: [
      'Karta trzech dań z kosztorysem, wypróbowana na znajomych.',
      'Zeszyt dziesięciu technik ze zdjęciami i własnymi uwagami.',
    ],
  },
  {
    codes: '514 5161 932920 229903',
    keywords: 'makijaz|wlos|fryz|paznok|kosmet|urod|styl|moda|tatuaz|pielegnac|estet',
    day: [
      'Pracuje się blisko drugiej osoby: rozmowa, skupienie na szczególe i chwila, w której ktoś z zadowoleniem spogląda w lustro.',
      'Między wizytami jest dezynfekcja, zamówienia i nauka nowych technik, bo moda nie czeka.',
    ],
    reasons: [
      'Tutaj wyczucie estetyki od razu spotyka się z czyimś lustrem.',
      'Kto lubi taki szczegół, ten łatwiej zniesie godzinę skupienia nad jedną rzeczą.',
      'W tej pracy podobna uważność na ludzi buduje stałe grono osób, które wracają.',
      'To sygnał, że smak i ręka mogą tu pracować razem.',
    ],
    against: [
      'Wiele godzin w jednej pozycji daje się we znaki plecom i dłoniom.',
      'Najwięcej wizyt wypada po południu i w soboty.',
      'Trudno zadowolić osobę, która sama nie wie, czego chce.',
      'Własne narzędzia i materiały na początku kosztują.',
    ],
    gap: [
      'Najbardziej brakuje wprawy: dziesiątek powtórzeń na żywych osobach i szczerych opinii.',
      'Potrzebny jest kurs z praktyką oraz znajomość zasad higieny i przeciwwskazań.',
    ],
    tests: [
      ['Wykonaj trzy zabiegi lub stylizacje na znajomych, poproś o uwagi i zrób zdjęcia przed i po.', 8, 90],
      ['Spędź jedno popołudnie w salonie jako pomoc i zapisz, co dzieje się między wizytami.', 5, 0],
    ],
    steps: [
      [
        'Ćwiczenia na znajomych osobach',
        '4–6 tygodni',
        'Umów dziesięć osób i po każdej zapisz jedną rzecz do poprawy. Krok kończy się zdjęciami, które chcesz pokazać.',
      ],
      [
        'Kurs z praktyką',
        '4–10 tygodni',
        'Wybierz taki, w którym większość czasu pracuje się na modelach. Zapytaj o zasady higieny i dokument na koniec.',
      ],
      [
        'Staż w salonie',
        '6–10 tygodni',
        'Zacznij od pomocy i patrz, jak prowadzi się rozmowę z osobą niezadowoloną. Poproś o ocenę po miesiącu.',
      ],
      [
        'Budowanie kalendarza i portfolio',
        '4–6 tygodni',
        'Załóż profil z pracami i ustal proste zasady umawiania wizyt. Sprawdź, co sprawia, że ktoś wraca.',
      ],
    ],
    growth: [
      'Można specjalizować się w jednej technice, szkolić innych albo otworzyć własny salon.',
      'Stałe grono osób i dobre zdjęcia prac dają z czasem dużą swobodę w układaniu dnia.',
    ],
    benefits: [
      'Efekt widać po każdej wizycie',
      'Rozmowy, za którymi ludzie wracają',
      'Możliwość pracy na własny rachunek',
      'Miejsce na własny styl',
    ],
    requirements: [
      'Zręczność i cierpliwość',
      'Znajomość higieny i dezynfekcji',
      'Portfolio lub praktyka',
      'Kultura rozmowy',
    ],
    skills: [
      [
        'Technika podstawowa',
        'Jest fundamentem wszystkiego. Powtarzaj jeden zabieg, aż przestaniesz o nim myśleć.',
      ],
      [
        'Konsultacja przed zabiegiem',
        'Chroni przed rozczarowaniem. Pokazuj przykłady i powtarzaj ustalenia.',
      ],
      [
        'Higiena i przeciwwskazania',
        'Bez nich nie wolno zaczynać. Naucz się listy sytuacji, w których trzeba odmówić.',
      ],
      [
        'Fotografowanie efektów',
        'Zdjęcie przyciąga kolejne osoby. Fotografuj zawsze przy tym samym świetle.',
      ],
    ],
    related: ['Dobór kolorów', 'Cierpliwość', 'Prowadzenie kalendarza', 'Znajomość trendów'],
    certificates: [
      'Kwalifikacja FRK lub certyfikat czeladniczy',
      'Szkolenie z higieny i sterylizacji narzędzi',
    ],
    projects: [
      'Portfolio pięciu prac ze zdjęciami przed i po.',
      'Karta zaleceń po zabiegu napisana prostym językiem.',
    ],
  },
  {
    codes: '61 62 92 324 225 2132 2133 314 516 8341',
    keywords:
      'zwierz|=psy|=pies|=kot|koty|konie|przyrod|natur|=las|=lasy|lasu|ogrod|roslin|wies|pszczo|drzew|gospodar|weteryn|gory|gorach|park',
    day: [
      'Rytm wyznaczają pory roku i potrzeby tego, co żyje: nakarmić, przyciąć, obejrzeć, zareagować, zanim zrobi się gorzej.',
      'Dużo się tu obserwuje i nosi, a plan potrafi zmienić jedna burza albo jedno chore zwierzę.',
    ],
    reasons: [
      'Kto ma to w sobie, ten zauważa zmianę, której inni nie widzą.',
      'W tej pracy takie przywiązanie do przyrody ma codzienny, konkretny kształt.',
      'To dobra wróżba na wstawanie o świcie, bo jest po co wychodzić z domu.',
      'Podobna cierpliwość pomaga czekać na efekt przez cały sezon.',
    ],
    against: [
      'Zwierzęta i rośliny nie znają weekendów, a pogoda nie pyta o zgodę.',
      'Trzeba liczyć się z brudem, błotem i chwilami smutku.',
      'Sezonowość sprawia, że raz pracy jest za dużo, a raz za mało.',
      'Ciężary i schylanie odczuwa się po kilku latach.',
    ],
    gap: [
      'Brakuje całego sezonu praktyki, bo dopiero on pokazuje, co jest najtrudniejsze.',
      'Do uzupełnienia jest wiedza o żywieniu, chorobach lub glebie i zasadach bezpieczeństwa.',
    ],
    tests: [
      [
        'Pomóż przez dwa dni w schronisku, gospodarstwie lub ogrodzie i zapisz, co męczy, a co wycisza.',
        10,
        0,
      ],
      ['Załóż małą uprawę lub karmnik i przez dwa tygodnie notuj codzienne obserwacje.', 6, 60],
    ],
    steps: [
      [
        'Dyżury przy zwierzętach lub w ogrodzie',
        '4–8 tygodni',
        'Umów się na stały dzień tygodnia w jednym miejscu. Zapisuj zadania i to, jak się po nich czujesz.',
      ],
      [
        'Nauka rozpoznawania objawów i gatunków',
        '4–6 tygodni',
        'Wybierz dwadzieścia roślin lub oznak choroby i sprawdzaj się w terenie. Krok kończy się własnym atlasem ze zdjęciami.',
      ],
      [
        'Sezon praktyki',
        '8–12 tygodni',
        'Zapytaj gospodarstwo, lecznicę albo firmę ogrodniczą o pracę w najgorętszym okresie. Poproś o szczerą ocenę.',
      ],
      [
        'Kurs uzupełniający',
        '3–6 tygodni',
        'Wybierz krótki kurs, na przykład obsługi maszyn, behawioru albo ochrony roślin, i wykorzystaj go od razu.',
      ],
    ],
    growth: [
      'Po praktyce można się specjalizować, prowadzić własną działalność albo doradzać innym.',
      'Doświadczenie z terenu otwiera drogę do nauki w szkole rolniczej, leśnej lub weterynaryjnej.',
    ],
    benefits: [
      'Ruch i powietrze zamiast biurka',
      'Widać, jak coś rośnie lub zdrowieje',
      'Spokój, którego nie ma w biurze',
      'Praca zgodna z porami roku',
    ],
    requirements: [
      'Kondycja i odporność na pogodę',
      'Spokój przy zwierzętach lub maszynach',
      'Systematyczność',
      'Prawo jazdy kategorii B bywa potrzebne',
    ],
    skills: [
      ['Obserwacja stanu zdrowia', 'Wczesny znak oszczędza cierpienia i strat. Prowadź krótki dziennik.'],
      [
        'Pielęgnacja i karmienie',
        'To codzienny rdzeń pracy. Zacznij od jednego gatunku i poznaj go dokładnie.',
      ],
      ['Bezpieczna praca z narzędziami', 'Chroni ręce i plecy. Ucz się od kogoś, kto robi to od lat.'],
      ['Planowanie sezonu', 'Pozwala zdążyć przed pogodą. Rozrysuj rok na jednej kartce.'],
    ],
    related: ['Rozpoznawanie gatunków', 'Kondycja', 'Cierpliwość', 'Obsługa prostych maszyn'],
    certificates: ['Szkolenie z zakresu stosowania środków ochrony roślin', 'Kurs obsługi pilarki'],
    projects: [
      'Atlas dwudziestu gatunków z najbliższej okolicy.',
      'Mały ogród, uprawa lub kącik dla zapylaczy prowadzony przez jeden sezon.',
    ],
  },
];
