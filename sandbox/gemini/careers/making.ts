// Careers for those who build: energy, wood, machines.
import type { Career } from './career.ts';

export const MAKING_CAREERS: Career[] = [
  {
    field: 'energy',
    fits: { nature: 2, ambitious: 2, helping: 0, creative: 0 },
    keywords:
      'fotowolt|oze|energi|solar|slonec|wiatr|pomp|elektry|prad|instalac|fizyk|klimat|technik|magazyn energii',
    path: {
      nazwa: 'Projektant instalacji OZE',
      opis: 'Liczysz, rysujesz i dobierasz instalacje, które zamieniają słońce i ciepło ziemi w energię dla domów i firm. Jedziesz na dach, sprawdzasz przyłącze, rozmawiasz z inwestorem, a potem przygotowujesz projekt, który musi być bezpieczny, opłacalny i zgodny z normami.',
      zarobki: {
        min: 6500,
        max: 13000,
        waluta: 'PLN',
        komentarz:
          'Górna część przedziału dotyczy osób z uprawnieniami i doświadczeniem w instalacjach przemysłowych oraz magazynach energii.',
      },
      potencjalRozwoju:
        'Po fali domowej fotowoltaiki przyszedł czas na magazyny energii, pompy ciepła i duże farmy. Z uprawnieniami budowlanymi możesz podpisywać projekty i kierować zespołem.',
      korzysci: [
        'Udział w transformacji energetycznej, policzalny w kilowatogodzinach',
        'Praca zmienna: trochę w terenie, trochę przy komputerze',
        'Zapotrzebowanie w całej Polsce, nie tylko w dużych miastach',
        'Możliwość własnej działalności po kilku latach',
      ],
      wymagania: [
        'Wykształcenie techniczne: elektrotechnika, energetyka lub inżynieria środowiska',
        'Świadectwo kwalifikacyjne SEP do 1 kV',
        'Swoboda w obliczeniach i czytaniu schematów',
        'Brak lęku wysokości i prawo jazdy kategorii B',
      ],
      umiejetnosciPowiazane: [
        'Dobór urządzeń',
        'PV*SOL',
        'AutoCAD',
        'Czytanie schematów',
        'Analiza opłacalności',
      ],
    },
    skills: [
      {
        nazwa: 'Projektowanie w PV*SOL',
        opis: 'Program liczy uzyski, zacienienie i opłacalność. Znajomość choć jednego takiego narzędzia jest zwykle warunkiem zatrudnienia.',
      },
      {
        nazwa: 'Podstawy elektrotechniki i zabezpieczeń',
        opis: 'Przekroje, wyłączniki, uziemienie. Dzięki temu wiesz, dlaczego projekt jest bezpieczny, a nie tylko że taki wyszedł.',
      },
      {
        nazwa: 'Liczenie opłacalności',
        opis: 'Inwestor pyta o lata zwrotu. Prosty, uczciwy arkusz buduje zaufanie lepiej niż folder reklamowy.',
      },
    ],
    steps: [
      {
        nazwa: 'Zdobądź świadectwo SEP do 1 kV',
        czasWykonania: '3–4 tygodnie',
        opis: 'Krótki kurs i egzamin wystarczą, by wejść na budowę i do rozdzielni. To przepustka do pierwszej pracy w branży.',
      },
      {
        nazwa: 'Policz instalację dla prawdziwego domu',
        czasWykonania: '4–6 tygodni',
        opis: 'Weź rachunki za prąd rodziny lub sąsiada, pomierz dach i przygotuj dwa warianty z opłacalnością. Skorzystaj z wersji próbnej programu.',
      },
      {
        nazwa: 'Pojedź z ekipą na kilka montaży',
        czasWykonania: '2–4 tygodnie',
        opis: 'Nawet kilka dni na dachu zmienia sposób, w jaki rysujesz. Zapytaj lokalne firmy o praktykę w sezonie.',
      },
    ],
    certificates: [
      'Certyfikat UDT instalatora mikroinstalacji OZE',
      'Świadectwo kwalifikacyjne SEP G1 do 1 kV',
      'Świadectwo F-gazowe (pompy ciepła)',
    ],
    projects: [
      'Projekt instalacji dla domu jednorodzinnego z magazynem energii i wyliczonym czasem zwrotu',
      'Porównanie trzech sposobów ogrzewania tego samego budynku w przystępnej infografice',
    ],
  },
  {
    field: 'craft',
    fits: { nature: 2, ambitious: 1, helping: 0, creative: 3 },
    keywords:
      'drewn|drewien|stolar|mebl|majsterk|rekodz|rzemios|renow|naprawi|remont|ceramik|szyc|szyje|narzedz|wlasnymi rek|warsztat',
    path: {
      nazwa: 'Stolarz meblowy',
      opis: 'Z surowej deski robisz stół, przy którym rodzina będzie siadać przez trzy pokolenia. Mierzysz, dobierasz drewno, łączysz tradycyjne złącza z precyzją maszyn CNC, a na koniec przeciągasz dłonią po gładkim blacie i wiesz, że to dobra robota.',
      zarobki: {
        min: 5500,
        max: 10500,
        waluta: 'PLN',
        komentarz:
          'Etat w zakładzie to zwykle 5,5–7,5 tysiąca; autorskie meble na zamówienie mogą dać więcej, gdy masz już klientów.',
      },
      potencjalRozwoju:
        'Dobrych fachowców brakuje w całej Polsce, a kolejki do nich liczy się w miesiącach. Możesz zostać mistrzem, uczyć innych, projektować własną linię mebli lub specjalizować się w renowacji.',
      korzysci: [
        'Namacalny efekt każdego dnia pracy',
        'Zawód, którego nie da się łatwo zautomatyzować',
        'Naturalny, piękny materiał',
        'Prosta droga do własnego warsztatu',
      ],
      wymagania: [
        'Dokładność i wyobraźnia przestrzenna',
        'Szkoła branżowa, kurs lub praktyka u mistrza',
        'Przestrzeganie zasad bezpieczeństwa przy maszynach',
        'Sprawność fizyczna',
      ],
      umiejetnosciPowiazane: [
        'Obróbka drewna',
        'Rysunek techniczny',
        'Obsługa CNC',
        'Wykańczanie powierzchni',
        'Wycena zleceń',
      ],
    },
    skills: [
      {
        nazwa: 'Złącza i obróbka drewna',
        opis: 'Czop, wczep, dobrze naostrzone dłuto. Klasyka daje trwałość, jakiej nie zapewni żadna wkrętarka.',
      },
      {
        nazwa: 'Rysunek techniczny i Fusion',
        opis: 'Projekt w komputerze pozwala złapać błąd, zanim zrobi to piła. Przydaje się też w rozmowie z klientem.',
      },
      {
        nazwa: 'Wycena i planowanie zlecenia',
        opis: 'Czas, materiał, zapas na niespodzianki. Uczciwa kalkulacja chroni Ciebie i relację z klientem.',
      },
    ],
    steps: [
      {
        nazwa: 'Zapisz się na warsztaty w otwartej pracowni',
        czasWykonania: '4–6 tygodni',
        opis: 'W większych miastach działają pracownie na godziny z opieką instruktora. Zacznij od deski, skończ na stołku.',
      },
      {
        nazwa: 'Zrób trzy przedmioty na konkretne zamówienie',
        czasWykonania: '2–3 miesiące',
        opis: 'Niech zamawiają je znajomi za koszt materiału. Prowadź kartę czasu, żeby poznać swoje prawdziwe tempo.',
      },
      {
        nazwa: 'Poszukaj praktyki u rzemieślnika',
        czasWykonania: '1–2 miesiące',
        opis: 'Izba rzemieślnicza podpowie, kto przyjmuje uczniów, także dorosłych. Kilka tygodni w zakładzie porządkuje wszystko.',
      },
    ],
    certificates: [
      'Kwalifikacja zawodowa DRM.04',
      'Świadectwo czeladnicze izby rzemieślniczej',
      'Kurs operatora maszyn CNC',
    ],
    projects: [
      'Stół lub regał własnego projektu z dokumentacją: rysunek, kosztorys, zdjęcia z każdego etapu',
      'Renowacja starego krzesła opisana krok po kroku',
    ],
  },
  {
    field: 'machines',
    fits: { nature: 0, ambitious: 2, helping: 0, creative: 1 },
    keywords:
      'mechan|maszyn|silnik|samochod|motocykl|motoryz|elektron|robot|arduino|naprawi|druk 3d|lego|technik|fizyk|majsterk',
    path: {
      nazwa: 'Mechatronik',
      opis: 'Łączysz mechanikę, elektronikę i programowanie w maszyny, które same wiedzą, co robić. Uruchamiasz linie, roboty i czujniki, szukasz usterek, a gdy po godzinie prób wszystko rusza, hala na chwilę milknie i zaczyna równo pracować.',
      zarobki: {
        min: 6200,
        max: 11800,
        waluta: 'PLN',
        komentarz:
          'Utrzymanie ruchu na zmiany daje dodatki; programowanie sterowników i wyjazdy na uruchomienia są najlepiej płatne.',
      },
      potencjalRozwoju:
        'Fabryki automatyzują się szybciej, niż szkoły kształcą ludzi, więc oferty czekają w niemal każdym województwie. Dalej możesz programować roboty, projektować linie albo prowadzić zespół utrzymania ruchu.',
      korzysci: [
        'Praca głową i rękami naraz',
        'Duży wybór pracodawców poza wielkimi miastami',
        'Szkolenia opłacane przez firmy',
        'Satysfakcja z uruchomionej maszyny',
      ],
      wymagania: [
        'Technikum, szkoła branżowa lub studia techniczne',
        'Czytanie schematów elektrycznych i pneumatycznych',
        'Świadectwo kwalifikacyjne SEP',
        'Gotowość do pracy zmianowej lub wyjazdów',
      ],
      umiejetnosciPowiazane: [
        'Programowanie PLC',
        'Diagnostyka usterek',
        'Pneumatyka',
        'Schematy elektryczne',
        'Podstawy robotyki',
      ],
    },
    skills: [
      {
        nazwa: 'Programowanie sterowników PLC',
        opis: 'Zacznij od symulatora i języka drabinkowego. Sygnalizacja świetlna w domowym wydaniu to świetne pierwsze zadanie.',
      },
      {
        nazwa: 'Metodyczne szukanie usterek',
        opis: 'Od objawu do przyczyny, krok po kroku, z miernikiem w ręku. Cierpliwość wygrywa tu z domysłami.',
      },
      {
        nazwa: 'Czytanie schematów',
        opis: 'Wspólny język wszystkich działów technicznych. Weź instrukcję dowolnej maszyny i spróbuj odtworzyć jej logikę.',
      },
    ],
    steps: [
      {
        nazwa: 'Zbuduj prosty układ na Arduino',
        czasWykonania: '3–4 tygodnie',
        opis: 'Czujnik, silnik i reakcja na otoczenie, na przykład samopodlewająca doniczka. Udokumentuj schemat i kod.',
      },
      {
        nazwa: 'Poznaj sterowniki PLC na symulatorze',
        czasWykonania: '5–6 tygodni',
        opis: 'Darmowe środowisko CODESYS wystarczy na początek. Zaprogramuj trzy zadania z rosnącą trudnością.',
      },
      {
        nazwa: 'Zdobądź uprawnienia SEP i zobacz zakład',
        czasWykonania: '3–4 tygodnie',
        opis: 'Kurs i egzamin trwają krótko, a drzwi otwierają szerokie. Poszukaj dni otwartych lub praktyki w pobliskiej fabryce.',
      },
    ],
    certificates: [
      'Kwalifikacja zawodowa ELM.03',
      'Świadectwo kwalifikacyjne SEP G1',
      'Siemens Certified Programmer in TIA',
    ],
    projects: [
      'Sterowany mikrokontrolerem model linii sortującej z dokumentacją i filmem',
      'Naprawa i opis trzech zepsutych urządzeń domowych: objaw, przyczyna, rozwiązanie',
    ],
  },
];
