// Careers in social work, education and public administration.
import type { Career } from './career.ts';

export const SOCIETY_CAREERS: Career[] = [
  {
    field: 'social',
    fits: { nature: 0, ambitious: 0, helping: 3, creative: 1 },
    keywords:
      'pomaga|pomoc|wolontar|ludzi|senior|rodzin|psycholog|spoleczn|fundac|rozmaw|rozmow|wspier|empati|wysluch|bezdom|niepelnospr',
    path: {
      nazwa: 'Pracownik socjalny',
      opis: 'Jesteś przy ludziach wtedy, gdy życie im się posypało, i pomagasz ułożyć je na nowo. Odwiedzasz domy, rozmawiasz, szukasz mieszkania, terapii albo świadczeń, a przede wszystkim przywracasz komuś wiarę, że da radę sam.',
      zarobki: {
        min: 5400,
        max: 8500,
        waluta: 'PLN',
        komentarz:
          'Do pensji zasadniczej dochodzi dodatek za pracę w terenie, trzynastka i stażowe; w organizacjach bywa różnie.',
      },
      potencjalRozwoju:
        'Powstają centra usług społecznych, a ośrodki od lat mają wolne etaty. Możesz zdobyć stopnie specjalizacji, koordynować usługi albo przejść do organizacji pozarządowej i projektów unijnych.',
      korzysci: [
        'Praca, której sensu nie trzeba nikomu tłumaczyć',
        'Stabilne zatrudnienie i dodatkowy urlop po kilku latach',
        'Samodzielność w szukaniu rozwiązań',
        'Wsparcie zespołu i superwizji',
      ],
      wymagania: [
        'Studia lub kolegium z pracy socjalnej',
        'Empatia połączona z umiejętnością stawiania granic',
        'Orientacja w świadczeniach i procedurach',
        'Odporność na trudne historie',
      ],
      umiejetnosciPowiazane: [
        'Wywiad środowiskowy',
        'Komunikacja bez przemocy',
        'Interwencja kryzysowa',
        'Znajomość świadczeń',
        'Praca w zespole',
      ],
    },
    skills: [
      {
        nazwa: 'Komunikacja bez przemocy',
        opis: 'Sposób mówienia, który obniża napięcie i otwiera na rozmowę. Przydaje się w pracy i przy rodzinnym stole.',
      },
      {
        nazwa: 'Interwencja w kryzysie',
        opis: 'Co powiedzieć i zrobić w pierwszej godzinie, gdy ktoś traci grunt pod nogami. Spokój można wyćwiczyć.',
      },
      {
        nazwa: 'Dbanie o własne granice',
        opis: 'Kto pomaga innym, musi umieć odpocząć. Superwizja i rytuały po pracy chronią przed wypaleniem.',
      },
    ],
    steps: [
      {
        nazwa: 'Zacznij regularny wolontariat',
        czasWykonania: '2–3 miesiące',
        opis: 'Dwie godziny w tygodniu w świetlicy, hospicjum lub jadłodajni pokażą Ci, z kim i w jakim tempie dobrze Ci się pracuje.',
      },
      {
        nazwa: 'Weź udział w warsztacie komunikacji',
        czasWykonania: '1–2 weekendy',
        opis: 'Wybierz zajęcia z ćwiczeniami, nie sam wykład. Zapisz trzy zdania, które od jutra chcesz mówić inaczej.',
      },
      {
        nazwa: 'Poznaj mapę wsparcia w swoim mieście',
        czasWykonania: '2–3 tygodnie',
        opis: 'Sprawdź, gdzie działają punkty porad, terapia i mieszkania wspomagane. Odwiedź dwa miejsca i zapytaj, czego im brakuje.',
      },
    ],
    certificates: [
      'Szkolenie z interwencji kryzysowej (certyfikat)',
      'Kurs języka migowego PJM A1',
      'Mental Health First Aid – pierwsza pomoc psychologiczna',
    ],
    projects: [
      'Przewodnik po miejscach wsparcia w Twojej okolicy, w prostym języku i do druku',
      'Sąsiedzka akcja odwiedzin u osób samotnych z krótkim opisem tego, co zadziałało',
    ],
  },
  {
    field: 'education',
    fits: { nature: 1, ambitious: 0, helping: 3, creative: 2 },
    keywords:
      'dzieci|dziecmi|uczy|uczen|naucz|korepet|szkol|przedszk|bajk|zabaw|pedagog|edukac|tlumacz|ksiazk|czyta',
    path: {
      nazwa: 'Nauczyciel edukacji wczesnoszkolnej',
      opis: 'Towarzyszysz dzieciom w latach, gdy uczą się czytać, liczyć i być razem. Każdy dzień to mieszanka nauki, zabawy i małych wielkich spraw, a Twoja ciekawość zaraża bardziej niż jakikolwiek podręcznik.',
      zarobki: {
        min: 5300,
        max: 8900,
        waluta: 'PLN',
        komentarz:
          'Płace zależą od stopnia awansu; dochodzą dodatki, nadgodziny i trzynastka. Szkoły niepubliczne ustalają stawki same.',
      },
      potencjalRozwoju:
        'Awans zawodowy ma jasne stopnie, a szkoły poszukują osób po terapii pedagogicznej i edukacji włączającej. Możesz też tworzyć materiały, prowadzić szkolenia albo własną placówkę.',
      korzysci: [
        'Wpływ, który zostaje w ludziach na całe życie',
        'Długie wakacje i stały rytm roku',
        'Dużo miejsca na własne pomysły',
        'Stabilne zatrudnienie blisko domu',
      ],
      wymagania: [
        'Jednolite studia z pedagogiki przedszkolnej i wczesnoszkolnej',
        'Cierpliwość, poczucie humoru i konsekwencja',
        'Umiejętność rozmowy z rodzicami',
        'Chęć ciągłego szukania lepszych sposobów',
      ],
      umiejetnosciPowiazane: [
        'Planowanie zajęć',
        'Praca z grupą',
        'Ocenianie kształtujące',
        'Rozmowy z rodzicami',
        'Metody aktywizujące',
      ],
    },
    skills: [
      {
        nazwa: 'Proste tłumaczenie trudnych rzeczy',
        opis: 'Jeśli umiesz wyjaśnić coś siedmiolatkowi, wyjaśnisz to każdemu. Ćwicz na rodzeństwie, sąsiadach, siostrzeńcach.',
      },
      {
        nazwa: 'Prowadzenie grupy dzieci',
        opis: 'Rytuały, jasne zasady i dużo ruchu. Dzięki nim zostaje energia na naukę i śmiech.',
      },
      {
        nazwa: 'Ocenianie, które pomaga',
        opis: 'Informacja zwrotna w rodzaju „to już umiesz, a nad tym popracujemy” uczy lepiej niż sam stopień.',
      },
    ],
    steps: [
      {
        nazwa: 'Poprowadź cykl zajęć dla dzieci',
        czasWykonania: '6–8 tygodni',
        opis: 'Świetlica, biblioteka lub dom kultury chętnie przyjmą propozycję. Po każdym spotkaniu zapisz, co wciągnęło, a co znużyło.',
      },
      {
        nazwa: 'Zbuduj własną teczkę pomysłów',
        czasWykonania: '4–6 tygodni',
        opis: 'Trzydzieści krótkich zabaw i doświadczeń z opisem celu i materiałów. Taka teczka ratuje niejeden deszczowy dzień.',
      },
      {
        nazwa: 'Podpatrz trzy dobre lekcje',
        czasWykonania: '2–3 tygodnie',
        opis: 'Poproś szkołę o możliwość obserwacji. Notuj nie treść, tylko to, co robi prowadzący, gdy uwaga ucieka.',
      },
    ],
    certificates: [
      'Kurs kierownika i wychowawcy wypoczynku',
      'Certyfikat Cambridge B2 First lub C1 Advanced',
      'Szkolenie z pierwszej pomocy dzieciom',
    ],
    projects: [
      'Zestaw pięciu scenariuszy zajęć łączących ruch, przyrodę i liczenie',
      'Klubik czytelniczy dla najmłodszych w lokalnej bibliotece',
    ],
  },
  {
    field: 'law',
    fits: { nature: 0, ambitious: 2, helping: 2, creative: 0 },
    keywords:
      '=prawo|=prawa|=prawem|=prawie|prawni|sprawiedl|polityk|samorzad|=urzad|urzedn|urzedz|histori|debat|=wos|spoleczenst|obywatel|administ|europ|przepis|kryminal',
    path: {
      nazwa: 'Specjalista ds. zamówień publicznych',
      opis: 'Pilnujesz, by publiczne pieniądze na szkoły, drogi i szpitale były wydawane uczciwie i mądrze. Przygotowujesz przetargi, odpowiadasz na pytania wykonawców, oceniasz oferty i dbasz, by dobre rozwiązanie wygrało zgodnie z regułami.',
      zarobki: {
        min: 6300,
        max: 11800,
        waluta: 'PLN',
        komentarz:
          'W gminach bliżej dolnej granicy, w spółkach publicznych i u dużych wykonawców bliżej górnej; do tego trzynastka i stażowe.',
      },
      potencjalRozwoju:
        'Środki unijne i krajowe inwestycje oznaczają tysiące postępowań rocznie, a doświadczonych osób wciąż brakuje. Możesz doradzać wykonawcom, kierować działem albo zostać ekspertem od funduszy.',
      korzysci: [
        'Stabilna praca w regularnych godzinach',
        'Realny wpływ na to, jak zmienia się okolica',
        'Wiedza ceniona po obu stronach przetargu',
        'Jasne zasady i przewidywalny awans',
      ],
      wymagania: [
        'Studia z prawa, administracji lub ekonomii albo studia podyplomowe',
        'Skrupulatność w pracy z dokumentami',
        'Znajomość ustawy Prawo zamówień publicznych',
        'Opanowanie w sytuacjach spornych',
      ],
      umiejetnosciPowiazane: [
        'Interpretacja przepisów',
        'Pisanie specyfikacji',
        'Platforma e-Zamówienia',
        'Analiza ofert',
        'Korespondencja urzędowa',
      ],
    },
    skills: [
      {
        nazwa: 'Czytanie przepisów ze zrozumieniem',
        opis: 'Wyjątek, odesłanie, termin: tego da się nauczyć jak języka obcego. Pomagają komentarze i orzeczenia.',
      },
      {
        nazwa: 'Prosty język urzędowy',
        opis: 'Pismo, które obywatel rozumie za pierwszym razem, to oszczędność dla obu stron i rzadka, doceniana sztuka.',
      },
      {
        nazwa: 'Praca na platformie e-Zamówienia',
        opis: 'Wszystko odbywa się dziś elektronicznie. Przejrzyj prawdziwe ogłoszenia i prześledź ich losy.',
      },
    ],
    steps: [
      {
        nazwa: 'Prześledź trzy przetargi z Twojej gminy',
        czasWykonania: '3–4 tygodnie',
        opis: 'Dokumenty są jawne. Sprawdź, czego wymagano, kto wygrał i o co pytano. Spisz, co Cię zaskoczyło.',
      },
      {
        nazwa: 'Skorzystaj z bezpłatnych szkoleń UZP',
        czasWykonania: '4–6 tygodni',
        opis: 'Urząd Zamówień Publicznych udostępnia nagrania i wzory. Przerób je z notatkami, a zyskasz solidną podstawę.',
      },
      {
        nazwa: 'Odbądź praktykę w urzędzie lub kancelarii',
        czasWykonania: '1–2 miesiące',
        opis: 'Nawet krótki staż pokazuje rytm pracy z terminami i pismami. Poproś o możliwość przygotowania jednego projektu dokumentu.',
      },
    ],
    certificates: [
      'Zaświadczenie o szkoleniach Urzędu Zamówień Publicznych',
      'ICDL (ECDL) Base',
      'Kurs prostego języka (np. Uniwersytet Wrocławski)',
    ],
    projects: [
      'Przystępny opis jednego lokalnego przetargu: co kupiono, za ile i dlaczego tak',
      'Trzy pisma urzędowe przepisane na prosty język, z komentarzem do każdej zmiany',
    ],
  },
];
