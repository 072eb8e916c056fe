// Leading, organising, money and accounts.
import type { Field } from './field.ts';

export const OFFICE_FIELDS: Field[] = [
  {
    codes: '12 13 14 312',
    keywords: 'lider|kierow|zarzadz|przedsieb|firm|startup|ambit|strateg|druzyn|kapitan|organiz',
    day: [
      'Większość czasu zabierają ludzie: ustalenia, decyzje przy niepełnych danych i rozmowy, których nikt inny nie przeprowadzi.',
      'Plan z rana rzadko przetrwa do wieczora, a sztuka polega na tym, by zespół mimo to wiedział, co jest najważniejsze.',
    ],
    reasons: [
      'To zapowiedź kogoś, kto bierze odpowiedzialność, zanim ktoś ją wyznaczy.',
      'W kierowaniu taka skłonność pomaga łączyć cel z ludźmi, którzy mają go osiągnąć.',
      'Kto myśli o całości, ten łatwiej zgodzi się na zadania, za które nikt nie bije brawa.',
      'Tu podobny napęd przydaje się, gdy trzeba poprowadzić innych przez zmianę.',
    ],
    against: [
      'Odpowiada się za cudzą pracę i cudze pomyłki.',
      'Rzadko zaczyna się od tego: najpierw zwykle trzeba poznać pracę od środka.',
      'Trudne decyzje o ludziach potrafią odebrać sen.',
      'Telefon dzwoni także wtedy, gdy dzień miał się skończyć.',
    ],
    gap: [
      'Najbardziej brakuje doświadczenia w odpowiadaniu za ludzi i pieniądze, choćby w małej skali.',
      'Potrzebna jest znajomość samej branży, bo bez niej trudno o autorytet w zespole.',
    ],
    tests: [
      [
        'Poprowadź małe przedsięwzięcie z trzema osobami: podziel zadania, pilnuj terminu, a na końcu zapytaj o ocenę.',
        9,
        50,
      ],
      ['Towarzysz przez pół dnia komuś, kto kieruje zespołem, i policz, na co naprawdę idzie czas.', 5, 0],
    ],
    steps: [
      [
        'Prowadzenie małego przedsięwzięcia',
        '4–6 tygodni',
        'Zorganizuj zbiórkę, wydarzenie albo zmianę w miejscu, w którym działasz. Krok kończy się krótkim rozliczeniem.',
      ],
      [
        'Nauka planowania i rozmów',
        '4–6 tygodni',
        'Wybierz jedną książkę lub kurs o kierowaniu i wypróbuj co tydzień jedną metodę na żywym zespole.',
      ],
      [
        'Poznanie branży od środka',
        '8–12 tygodni',
        'Podejmij w niej zadanie na pierwszej linii, choćby dorywczo. Spisz, co byłoby warto zmienić i dlaczego.',
      ],
      [
        'Zebranie opinii o swoim stylu',
        '2–3 tygodnie',
        'Poproś pięć osób o odpowiedź, w czym można na Ciebie liczyć, a co utrudnia współpracę. Wybierz jedną rzecz do poprawy.',
      ],
    ],
    growth: [
      'Dalej czekają większe zespoły, budżety albo własna działalność.',
      'Z doświadczeniem można przejść do zarządzania zmianą, doradztwa lub prowadzenia kilku miejsc naraz.',
    ],
    benefits: [
      'Wpływ na to, jak wygląda praca innych',
      'Zadania, które się nie powtarzają',
      'Szybka nauka o ludziach i pieniądzach',
      'Satysfakcja, gdy zespół radzi sobie bez Ciebie',
    ],
    requirements: [
      'Doświadczenie w branży',
      'Umiejętność prowadzenia trudnych rozmów',
      'Rozumienie kosztów',
      'Organizacja czasu własnego i zespołu',
    ],
    skills: [
      [
        'Delegowanie zadań',
        'Bez niego zespół czeka na jedną osobę. Zacznij od zadania opisanego celem, nie krokami.',
      ],
      [
        'Prowadzenie rozmów oceniających',
        'Uczciwa rozmowa buduje zaufanie. Ćwicz podawanie faktu, skutku i prośby.',
      ],
      [
        'Planowanie budżetu',
        'Pozwala mówić „nie” z uzasadnieniem. Zacznij od kosztorysu jednego wydarzenia.',
      ],
      [
        'Podejmowanie decyzji',
        'Brak decyzji też kosztuje. Zapisuj, co wiesz, czego nie wiesz i kiedy sprawdzisz skutek.',
      ],
    ],
    related: ['Rozumienie branży', 'Negocjacje', 'Praca pod presją', 'Motywowanie'],
    certificates: ['PRINCE2 Foundation', 'Certyfikat Scrum Master (PSM I)'],
    projects: [
      'Wydarzenie dla kilkudziesięciu osób z planem, budżetem i podsumowaniem.',
      'Opis jednego usprawnienia w miejscu, w którym działasz, z pomiarem przed zmianą i po niej.',
    ],
  },
  {
    codes: '242 333 334 411 412 413 422 44 432 421101',
    keywords: 'organiz|planow|porzad|logisty|kalendarz|biuro|dokument|podroz|wydarze|event|lista|rekrut|kadr',
    day: [
      'Dzień składa się z wielu małych spraw, które trzeba dopiąć: dokument, telefon, termin, odpowiedź, zanim ktokolwiek zauważy brak.',
      'Najważniejsze jest tu trzymanie kilku wątków naraz i spokojne pytanie, co pilne, a co tylko głośne.',
    ],
    reasons: [
      'W tej pracy takie upodobanie do porządku oszczędza innym czas każdego dnia.',
      'To znak, że z luźnych spraw chętnie robisz plan, a na tym opiera się cała reszta.',
      'Kto to lubi, ten zauważa brak, zanim zrobi się z niego kłopot.',
      'Podobne doświadczenie uczy rozmawiać z wieloma osobami i nie gubić ustaleń.',
    ],
    against: [
      'Dużo tu drobnych spraw i przerywania, a mało widocznych sukcesów.',
      'Część zadań przejmują programy, więc trzeba rozwijać to, czego nie zrobią.',
      'Bywa, że odpowiada się za termin, na który wpływ mają inni.',
      'Powtarzalność jednych uspokaja, a innych nuży.',
    ],
    gap: [
      'Brakuje zwykle obycia z obiegiem dokumentów i z programami, których używa konkretna branża.',
      'Najpilniejsze jest doświadczenie w prowadzeniu kilku spraw jednocześnie, z terminem i odbiorcą.',
    ],
    tests: [
      ['Zorganizuj spotkanie dla kilku osób od zaproszenia po podsumowanie i zapisz, co umknęło.', 6, 40],
      [
        'Uporządkuj dokumenty domu lub organizacji w jeden czytelny system i wytłumacz go komuś innemu.',
        5,
        0,
      ],
    ],
    steps: [
      [
        'Uporządkowanie prawdziwego obiegu spraw',
        '2–4 tygodnie',
        'Znajdź klub lub rodzinną firmę, w której coś się gubi, i zaproponuj prosty system. Krok kończy się, gdy działa bez Ciebie.',
      ],
      [
        'Nauka narzędzi biurowych',
        '3–5 tygodni',
        'Opanuj arkusz, korespondencję seryjną i wspólny kalendarz. Zrób z nich jedno rozwiązanie, którego używasz codziennie.',
      ],
      [
        'Staż lub zastępstwo w biurze',
        '4–8 tygodni',
        'Zapytaj w urzędzie, szkole lub firmie o krótkie zastępstwo. Prowadź listę spraw, które udało się domknąć.',
      ],
      [
        'Ćwiczenie pism i rozmów telefonicznych',
        '2–3 tygodnie',
        'Napisz pięć krótkich pism i przeprowadź trzy rozmowy według planu. Poproś o ocenę jasności.',
      ],
    ],
    growth: [
      'Stąd prowadzi droga do koordynowania projektów, kadr, zakupów albo kierowania biurem.',
      'Po poznaniu jednej branży łatwo przejść do drugiej, bo porządek wszędzie działa podobnie.',
    ],
    benefits: [
      'Przewidywalny rytm dnia',
      'Praca możliwa prawie w każdej miejscowości',
      'Poczucie, że dzięki Tobie reszta może pracować',
      'Umiejętności przydatne także w domu',
    ],
    requirements: [
      'Dobra organizacja',
      'Poprawna polszczyzna w piśmie',
      'Sprawna obsługa programów biurowych',
      'Uprzejmość w trudnej rozmowie',
    ],
    skills: [
      [
        'Zarządzanie terminami',
        'Chroni przed gaszeniem pożarów. Prowadź jedną listę i przeglądaj ją o stałej porze.',
      ],
      ['Korespondencja', 'Jasna wiadomość zamyka sprawę. Zaczynaj od prośby, potem podawaj tło.'],
      ['Praca w arkuszu i bazie danych', 'Z porządku robi wiedzę. Zacznij od jednej tabeli i filtrów.'],
      [
        'Koordynowanie wielu osób',
        'Uczy ustalać, kto, co i na kiedy. Zapisuj ustalenia od razu po rozmowie.',
      ],
    ],
    related: [
      'Obsługa kalendarza',
      'Rozmowa telefoniczna',
      'Archiwizacja',
      'Znajomość przepisów kancelaryjnych',
    ],
    certificates: ['ECDL/ICDL Base', 'Kurs kadr i płac dla początkujących'],
    projects: [
      'System na dokumenty rodziny lub klubu z instrukcją na jedną stronę.',
      'Plan wyjazdu dla grupy z kosztami, terminami i podziałem zadań.',
    ],
  },
  {
    codes: '241 2631 331 431 421',
    keywords: 'liczb|matemat|ekonom|finans|ksieg|excel|oszczedz|pieniad|bank|gield|analiz|podat|budzet',
    day: [
      'Dzień układa się wokół dokumentów i terminów: zebrać, sprawdzić, zaksięgować lub policzyć i wyjaśnić, skąd wzięła się różnica.',
      'Liczby są tu językiem opowieści o firmie lub domu, dlatego obok arkusza potrzebna jest zwykła rozmowa.',
    ],
    reasons: [
      'Kto ma do tego cierpliwość, ten rzadziej gubi się, gdy cyfry przestają się zgadzać.',
      'To zapowiedź przyjemności z chwili, gdy wszystko się bilansuje.',
      'W tej pracy taka skłonność do porządku staje się wartością, za którą inni są wdzięczni.',
      'Podobne myślenie przydaje się codziennie przy pytaniu, na co kogo naprawdę stać.',
    ],
    against: [
      'Końce miesiąca i roku są napięte, a terminów nie da się przesunąć.',
      'Część prostych zadań przejmują programy, więc trzeba uczyć się tego, co trudniejsze.',
      'Przepisy zmieniają się często i wymagają stałego śledzenia.',
      'Pomyłka może kosztować kogoś innego, stąd presja dokładności.',
    ],
    gap: [
      'Najpilniejsza jest praktyka na prawdziwych dokumentach, bo w podręczniku wszystko zgadza się za pierwszym razem.',
      'Trzeba nabrać swobody w arkuszu i w jednym programie, którego używają firmy w okolicy.',
    ],
    tests: [
      [
        'Przez tydzień prowadź w arkuszu budżet domowy z kategoriami i przygotuj jednostronicowe podsumowanie.',
        5,
        0,
      ],
      ['Przerób bezpłatny wstęp do rachunkowości i zaksięguj miesiąc wymyślonej małej firmy.', 8, 0],
    ],
    steps: [
      [
        'Biegłość w arkuszu kalkulacyjnym',
        '3–5 tygodni',
        'Przejdź przez formuły, tabele przestawne i wykresy na własnych danych. Krok kończy się arkuszem, którego używa ktoś jeszcze.',
      ],
      [
        'Kurs podstaw rachunkowości',
        '6–10 tygodni',
        'Wybierz kurs ze stacjonarnymi lub zdalnymi zadaniami. Poznasz postęp po tym, że umiesz objaśnić prosty bilans.',
      ],
      [
        'Praktyka w biurze rachunkowym',
        '4–8 tygodni',
        'Zapytaj o pomoc w spokojniejszym okresie, choćby na kilka godzin w tygodniu. Zapisuj czynności, których uczysz się na miejscu.',
      ],
      [
        'Śledzenie zmian w przepisach',
        '2–4 tygodnie',
        'Wybierz jeden rzetelny serwis i co tydzień streszczaj najważniejszą zmianę w trzech zdaniach.',
      ],
    ],
    growth: [
      'Można przejść do samodzielnego prowadzenia ksiąg, kontroli kosztów, doradztwa albo analizy.',
      'Z uprawnieniami i praktyką rośnie samodzielność, a z nią możliwość własnej działalności.',
    ],
    benefits: [
      'Umiejętności potrzebne w każdej firmie',
      'Czytelne zasady i mierzalny porządek',
      'Ścieżka, na której łatwo zobaczyć następny szczebel',
      'Możliwość pracy w małej i w dużej miejscowości',
    ],
    requirements: [
      'Dokładność i dotrzymywanie terminów',
      'Swoboda w arkuszu kalkulacyjnym',
      'Dyskrecja',
      'Podstawy rachunkowości lub prawa podatkowego',
    ],
    skills: [
      [
        'Arkusz kalkulacyjny',
        'To narzędzie codzienne. Zacznij od własnego budżetu i dodawaj jedną nową funkcję tygodniowo.',
      ],
      [
        'Podstawy rachunkowości',
        'Dają słownik, bez którego trudno zrozumieć firmę. Księguj na początek wymyślone, proste zdarzenia.',
      ],
      [
        'Objaśnianie liczb prostym językiem',
        'Wynik ma sens dopiero wtedy, gdy ktoś go rozumie. Ćwicz na domowych rachunkach.',
      ],
      [
        'Kontrola i uzgadnianie danych',
        'Pozwala znaleźć różnicę, zanim znajdzie ją ktoś inny. Porównuj zawsze dwa niezależne źródła.',
      ],
    ],
    related: ['Znajomość podatków', 'Program księgowy', 'Analiza kosztów', 'Planowanie terminów'],
    certificates: [
      'Certyfikat Stowarzyszenia Księgowych w Polsce (I stopień)',
      'Microsoft Office Specialist: Excel',
    ],
    projects: [
      'Budżet stowarzyszenia lub rodziny z prognozą na kwartał.',
      'Porównanie kilku ofert usługi, z której korzysta Twoja rodzina, w przejrzystym arkuszu.',
    ],
  },
];
