// Help to people in trouble, law and offices of the state, and those who protect.
import type { Field } from './field.ts';

export const ORDER_FIELDS: Field[] = [
  {
    codes: '263 341 242304 242306 325903 5312 5163 235908 235912',
    keywords:
      'pomaga|pomoc|ludzi|ludzm|wolontar|psycholog|rozmaw|rozmow|senior|rodzin|empati|wspier|spoleczn|fundac|historia|ekonomi',
    day: [
      'Sednem jest rozmowa, po której ktoś widzi swoją sytuację jaśniej; między spotkaniami czekają notatki, telefony i ustalenia z innymi instytucjami.',
      'Żaden dzień nie powtarza poprzedniego, bo każda historia jest inna, choć zasady pomagania pozostają te same.',
    ],
    reasons: [
      'Kto tak patrzy na ludzi, ten ma grunt pod pracę, w której najpierw się słucha, a dopiero potem radzi.',
      'Tutaj taka gotowość jest potrzebna codziennie, także wobec osób, których trudno polubić.',
      'To ciekawość drugiego człowieka, a na niej opiera się cała reszta: wiedza, metody i cierpliwość.',
      'Podobne doświadczenia pomagają rozpoznać, kiedy wspierać, a kiedy oddać komuś decyzję.',
    ],
    against: [
      'Cudze problemy obciążają i bez własnego wsparcia łatwo o wypalenie.',
      'System bywa powolny, a część spraw kończy się inaczej, niż by się chciało.',
      'Granica między pomaganiem a wyręczaniem wymaga stałej uwagi.',
      'Formalności zajmują więcej miejsca, niż widać z zewnątrz.',
    ],
    gap: [
      'Brakuje najczęściej praktyki pod opieką kogoś doświadczonego, kto powie, czego nie widać od środka.',
      'Do uzupełnienia jest wiedza o tym, jak działa system pomocy i gdzie kończy się własna rola.',
    ],
    tests: [
      [
        'Zgłoś się na dwa dyżury w lokalnej organizacji pomocowej i po każdym zapisz, co było trudne, a co lekkie.',
        8,
        0,
      ],
      [
        'Przejdź bezpłatne szkolenie z pierwszej pomocy emocjonalnej i przećwicz rozmowę z bliską osobą.',
        6,
        0,
      ],
    ],
    steps: [
      [
        'Wolontariat z regularnym dyżurem',
        '6–8 tygodni',
        'Wybierz jedną organizację i umów się na stałą porę. Poproś koordynatora o krótką ocenę po miesiącu.',
      ],
      [
        'Szkolenie z prowadzenia rozmowy',
        '3–5 tygodni',
        'Znajdź warsztat z ćwiczeniami w parach. Krok kończy się, gdy potrafisz streścić cudzą sytuację bez oceniania.',
      ],
      [
        'Mapa pomocy w okolicy',
        '2–3 tygodnie',
        'Spisz, kto i w czym pomaga w Twojej gminie. Sprawdź telefonicznie, czy dane są aktualne.',
      ],
      [
        'Zadbanie o własne granice',
        '2–4 tygodnie',
        'Ustal, ile czasu i sił możesz dawać, i z kim o tym porozmawiasz. Wróć do tych ustaleń po miesiącu.',
      ],
    ],
    growth: [
      'Dalsza droga prowadzi przez specjalizację, superwizję, koordynowanie zespołu lub własne projekty społeczne.',
      'Doświadczenie z ludźmi przenosi się do mediacji, szkoleń, kadr i organizacji pozarządowych.',
    ],
    benefits: [
      'Praca, w której liczy się człowiek, a nie sprzedaż',
      'Różnorodność spraw i środowisk',
      'Ludzie wokół o podobnych wartościach',
      'Rozwój, który pomaga także poza pracą',
    ],
    requirements: [
      'Dojrzałość w rozmowach o trudnych sprawach',
      'Dyskrecja',
      'Znajomość podstaw prawa i systemu pomocy',
      'Gotowość do pracy pod superwizją',
    ],
    skills: [
      [
        'Aktywne słuchanie',
        'Bez niego rada trafia obok. Ćwicz streszczanie tego, co słyszysz, zanim odpowiesz.',
      ],
      [
        'Rozpoznawanie potrzeb',
        'Pozwala oddzielić prośbę od problemu. Zadawaj pytania otwarte i zapisuj odpowiedzi własnymi słowami.',
      ],
      [
        'Praca na sprawie',
        'Porządkuje działania i chroni przed zgubieniem wątku. Prowadź proste notatki: cel, krok, termin.',
      ],
      [
        'Mediacja i rozwiązywanie sporów',
        'Uczy szukać wspólnego interesu. Zacznij od małych sporów w swoim otoczeniu.',
      ],
    ],
    related: ['Empatia', 'Stawianie granic', 'Znajomość instytucji', 'Sporządzanie notatek'],
    certificates: [
      'Szkolenie dla mediatorów prowadzone według standardów Ministerstwa Sprawiedliwości',
      'Kurs pierwszej pomocy psychologicznej',
    ],
    projects: [
      'Informator o pomocy w Twojej gminie, sprawdzony telefonicznie.',
      'Małe spotkanie sąsiedzkie zorganizowane wokół jednej wspólnej sprawy.',
    ],
  },
  {
    codes: '261 335 3411',
    keywords: '=prawo|=prawa|=prawem|prawni|sprawiedl|polityk|samorzad|urzed|obywatel|debat|wos|kryminal',
    day: [
      'Czyta się tu uważnie, pyta o fakty i pisze tak, by każde zdanie dało się obronić przed kimś, kto myśli inaczej.',
      'Terminy i przepisy wyznaczają kolejność spraw, a ludzie przychodzą z nimi zwykle wtedy, gdy już się denerwują.',
    ],
    reasons: [
      'Takie poczucie sprawiedliwości pomaga wytrwać przy sprawie, która ciągnie się miesiącami.',
      'Tu podobne zainteresowanie zmienia się w warsztat: fakt, przepis, wniosek.',
      'Kto lubi ważyć argumenty, ten łatwiej znosi czytanie długich akt.',
      'To zalążek myślenia, w którym druga strona też ma coś do powiedzenia.',
    ],
    against: [
      'Droga formalna jest długa i ma po drodze egzaminy.',
      'Dużo tu stresu cudzych konfliktów i terminów, których nie można przegapić.',
      'Język pism jest suchy i zajmuje sporą część dnia.',
      'Decyzje bywają zgodne z przepisem, a mimo to trudne do przyjęcia.',
    ],
    gap: [
      'Brakuje przede wszystkim oswojenia z przepisami i pismami, które na początku zniechęcają językiem.',
      'Najpilniejszy jest kontakt z prawdziwą sprawą: rozprawą, urzędem albo poradnią obywatelską.',
    ],
    tests: [
      ['Pójdź na jawną rozprawę w najbliższym sądzie i opisz, kto za co odpowiadał.', 4, 10],
      ['Przeczytaj jedną ustawę dotyczącą codziennej sprawy i napisz z niej poradnik na jedną stronę.', 6, 0],
    ],
    steps: [
      [
        'Obserwacja jawnych rozpraw',
        '2–3 tygodnie',
        'Wybierz trzy różne sprawy i po każdej zapisz spór, argumenty i wynik. Porównaj notatki z tym, co wiadomo z filmów.',
      ],
      [
        'Nauka czytania przepisów',
        '4–6 tygodni',
        'Weź jedną ustawę i rozpisz ją na pytania i odpowiedzi. Krok kończy się poradnikiem zrozumiałym dla sąsiada.',
      ],
      [
        'Wolontariat w poradni obywatelskiej',
        '6–8 tygodni',
        'Pomagaj przy zapisach i wnioskach pod okiem doradcy. Poproś o ocenę jednego swojego pisma.',
      ],
      [
        'Trening pisania i argumentowania',
        '3–4 tygodnie',
        'Co tydzień napisz krótkie stanowisko po obu stronach sporu. Poproś kogoś, by wskazał słabsze miejsce.',
      ],
    ],
    growth: [
      'Można zostać przy praktyce, przejść do kontroli, administracji albo doradzać organizacjom.',
      'Każdy kolejny egzamin lub stopień daje większą samodzielność i trudniejsze sprawy.',
    ],
    benefits: [
      'Praca, w której argument ma znaczenie',
      'Wiedza przydatna w zwykłym życiu',
      'Prestiż oparty na odpowiedzialności',
      'Jasne zasady awansu',
    ],
    requirements: [
      'Nieposzlakowana opinia',
      'Precyzja w piśmie',
      'Odporność na presję',
      'Gotowość do wieloletniej nauki',
    ],
    skills: [
      [
        'Czytanie aktów prawnych',
        'Daje samodzielność. Zacznij od słowniczka na początku ustawy i od wyjątków.',
      ],
      ['Pisanie pism', 'Dobre pismo oszczędza miesięcy. Ćwicz układ: fakt, podstawa, wniosek.'],
      [
        'Argumentowanie',
        'Pozwala przekonać bez podnoszenia głosu. Przygotowuj zawsze najmocniejszy argument drugiej strony.',
      ],
      [
        'Opanowanie w konflikcie',
        'Chroni przed pochopną decyzją. Rób krótkie przerwy przed każdą odpowiedzią.',
      ],
    ],
    related: ['Logika', 'Dyskrecja', 'Znajomość procedur', 'Wystąpienia'],
    certificates: [
      'Szkolenie z ochrony danych osobowych',
      'Kurs legislacji lub kontroli zarządczej dla początkujących',
    ],
    projects: [
      'Poradnik o jednej codziennej sprawie urzędowej, sprawdzony z przepisem.',
      'Notatki z trzech jawnych rozpraw ułożone w czytelny opis.',
    ],
  },
  {
    codes: '031 011 541 3351 3355 3356 311919',
    keywords: 'bezpieczen|straz|polic|wojsk|mundur|ratown|sport|silown|ochron|sztuki walki|przygod|dyscyplin',
    day: [
      'Spokojne godziny przeplatają się z chwilami, w których trzeba działać od razu i według wyuczonego porządku.',
      'Służba to nie tylko akcja: ćwiczenia, sprzęt, meldunki i obserwacja zajmują większą część dnia.',
    ],
    reasons: [
      'Tutaj taka postawa staje się odpowiedzialnością za innych, a nie tylko za siebie.',
      'To dobre przygotowanie do pracy, w której liczy się opanowanie i kondycja.',
      'Kto ma to we krwi, ten łatwiej przyjmie dyscyplinę, bez której zespół nie działa.',
      'Podobne doświadczenie uczy reagować spokojnie, gdy inni tracą głowę.',
    ],
    against: [
      'Wchodzi w grę ryzyko i widoki, które zostają w pamięci.',
      'Hierarchia jest wyraźna i nie każdemu odpowiada wykonywanie poleceń.',
      'Nabór obejmuje testy sprawności i badania, których nie da się obejść.',
      'Długie dyżury wymagają czujności nawet wtedy, gdy nic się nie dzieje.',
    ],
    gap: [
      'Do nadrobienia jest zwykle kondycja i wiedza o tym, jak wygląda nabór krok po kroku.',
      'Najbardziej brakuje treningu działania pod presją, najlepiej w zespole.',
    ],
    tests: [
      ['Sprawdź wymagania testu sprawności i zrób go na próbę z kimś, kto zmierzy czas.', 3, 0],
      ['Odwiedź dzień otwarty jednostki lub ochotniczej straży i porozmawiaj o zwykłej zmianie.', 5, 0],
    ],
    steps: [
      [
        'Plan treningu sprawności',
        '6–8 tygodni',
        'Rozpisz trzy treningi w tygodniu pod konkretny test. Krok kończy się próbą na czas z zapisanym wynikiem.',
      ],
      [
        'Rozmowa z kimś ze służby',
        '1–2 tygodnie',
        'Zapytaj o zmianę, o której nie mówi się w filmach, i o to, co pomaga po trudnym zdarzeniu.',
      ],
      [
        'Kurs pierwszej pomocy i ćwiczenia zespołowe',
        '2–4 tygodnie',
        'Wybierz kurs z symulacjami. Poproś instruktora o uwagę na temat Twojej reakcji pod presją.',
      ],
      [
        'Działanie w ochotniczej formacji',
        '8–12 tygodni',
        'Dołącz do straży ochotniczej, wodnego pogotowia lub obrony terytorialnej na tyle, na ile pozwala nauka lub praca.',
      ],
    ],
    growth: [
      'Z czasem pojawiają się kursy specjalistyczne, dowodzenie i szkolenie nowych osób.',
      'Doświadczenie cenią też firmy dbające o bezpieczeństwo, ratownictwo i zarządzanie kryzysowe.',
    ],
    benefits: [
      'Poczucie, że jest się potrzebnym od zaraz',
      'Zespół, na którym można polegać',
      'Sprawność i dyscyplina na co dzień',
      'Jasne stopnie i szkolenia',
    ],
    requirements: [
      'Dobra kondycja i badania',
      'Niekaralność',
      'Opanowanie w nagłej sytuacji',
      'Gotowość do pracy według rozkazu lub procedury',
    ],
    skills: [
      ['Ocena zagrożenia', 'Pozwala działać, zanim będzie za późno. Ćwicz nawyk: wyjścia, ludzie, ryzyko.'],
      ['Kwalifikowana pierwsza pomoc', 'Często decyduje o wyniku zdarzenia. Zacznij od kursu podstawowego.'],
      [
        'Komunikacja przez radio i meldunek',
        'Krótka wiadomość ratuje czas. Trenuj schemat: kto, gdzie, co, czego trzeba.',
      ],
      ['Uspokajanie napiętej sytuacji', 'Rozmowa bywa skuteczniejsza niż siła. Ćwicz ton głosu i odległość.'],
    ],
    related: ['Kondycja', 'Spostrzegawczość', 'Praca zespołowa', 'Znajomość przepisów'],
    certificates: ['Kurs kwalifikowanej pierwszej pomocy (KPP)', 'Szkolenie podstawowe strażaka ochotnika'],
    projects: [
      'Plan ewakuacji domu lub szkoły omówiony z innymi.',
      'Dziennik treningowy z porównaniem wyników po dwóch miesiącach.',
    ],
  },
];
