// Careers close to nature.
import type { Career } from './career.ts';

export const NATURE_CAREERS: Career[] = [
  {
    field: 'nature',
    fits: { nature: 3, ambitious: 1, helping: 1, creative: 0 },
    keywords:
      'ekolog|srodowisk|klimat|przyrod|natur|rzek|=woda|=wody|odpad|recykling|zero waste|smog|powietrz|biolog|chemi|gleb|=las|=lasy|lasu|lasach|lesie|lesn|bioroznorod|zrownowaz',
    path: {
      nazwa: 'Specjalista ds. ochrony środowiska',
      opis: 'Dbasz o to, by firma, gmina albo inwestycja działała w zgodzie z przyrodą i z prawem. Część tygodnia spędzasz w terenie, na pobieraniu próbek i oględzinach, część przy raportach, pozwoleniach i rozmowach z ludźmi, których trzeba przekonać do lepszych rozwiązań.',
      zarobki: {
        min: 6200,
        max: 11500,
        waluta: 'PLN',
        komentarz:
          'Na początku w urzędzie lub małej firmie bliżej dolnej granicy; w przemyśle i doradztwie z kilkuletnim stażem wyraźnie więcej.',
      },
      potencjalRozwoju:
        'Unijne wymogi raportowania i rosnące koszty odpadów sprawiają, że takich osób szuka coraz więcej firm. Po kilku latach możesz prowadzić zespół, audyty albo własne doradztwo.',
      korzysci: [
        'Praca, której skutki widać w rzece, powietrzu i krajobrazie',
        'Połączenie terenu z biurem, bez monotonii',
        'Stabilne zatrudnienie w urzędach, przemyśle i doradztwie',
        'Wiedza potrzebna w całej Unii Europejskiej',
      ],
      wymagania: [
        'Studia z ochrony środowiska, inżynierii środowiska, biologii lub pokrewne',
        'Orientacja w przepisach: Prawo ochrony środowiska, ustawa o odpadach, BDO',
        'Gotowość do wyjazdów w teren, także przy złej pogodzie',
        'Prawo jazdy kategorii B',
      ],
      umiejetnosciPowiazane: [
        'Raportowanie w BDO',
        'Podstawy GIS',
        'Ocena oddziaływania na środowisko',
        'Pobieranie próbek',
        'Rozmowy z urzędami',
      ],
    },
    skills: [
      {
        nazwa: 'Mapy i analizy w QGIS',
        opis: 'Bezpłatny program, w którym nałożysz na mapę zabudowę, cieki i obszary Natura 2000, a potem wyciągniesz z nich wnioski.',
      },
      {
        nazwa: 'Prawo ochrony środowiska w praktyce',
        opis: 'Nie chodzi o paragrafy na pamięć, lecz o to, by wiedzieć, jakie pozwolenie jest potrzebne i gdzie to sprawdzić.',
      },
      {
        nazwa: 'Pisanie zwięzłych raportów',
        opis: 'Dobry raport czyta się w pięć minut: teza, dane, zalecenie. To umiejętność, którą przełożeni zauważają najszybciej.',
      },
    ],
    steps: [
      {
        nazwa: 'Opanuj QGIS na danych ze swojej okolicy',
        czasWykonania: '4–6 tygodni',
        opis: 'Pobierz darmowe warstwy z Geoportalu i zrób mapę jednego zjawiska, na przykład ubytku drzew w Twojej gminie. Zachowaj ją do portfolio.',
      },
      {
        nazwa: 'Poznaj BDO i gospodarkę odpadami od środka',
        czasWykonania: '2–3 tygodnie',
        opis: 'Przejdź bezpłatny kurs lub webinar o ewidencji odpadów i przećwicz kartę przekazania na przykładzie. To wiedza, o którą pytają na rozmowach.',
      },
      {
        nazwa: 'Włącz się w lokalny monitoring przyrody',
        czasWykonania: '2–3 miesiące',
        opis: 'Dołącz do liczenia ptaków, badania rzeki albo czujników smogu. Zyskasz praktykę w terenie i poznasz ludzi z branży.',
      },
    ],
    certificates: [
      'Audytor wewnętrzny ISO 14001',
      'Szkolenie BDO i ewidencja odpadów (zaświadczenie)',
      'Certyfikat ukończenia kursu GIS (np. Esri Academy)',
    ],
    projects: [
      'Mapa wysp ciepła i zieleni w Twojej dzielnicy z trzema propozycjami zmian dla rady osiedla',
      'Krótki audyt odpadów w znajomej firmie lub szkole wraz z planem, jak zmniejszyć ich ilość',
    ],
  },
  {
    field: 'green-design',
    fits: { nature: 3, ambitious: 1, helping: 0, creative: 2 },
    keywords: 'ogrod|roslin|kwiat|drzew|ziele|balkon|krajobraz|dzialk|sadz|florys|bukiet|park',
    path: {
      nazwa: 'Projektant ogrodów i zieleni',
      opis: 'Zamieniasz pusty plac, dach albo zaniedbane podwórko w miejsce, w którym chce się być. Rysujesz koncepcję, dobierasz rośliny do gleby i światła, a potem pilnujesz, by ekipa posadziła je tak, jak trzeba. Efekt Twojej pracy z każdym rokiem staje się piękniejszy.',
      zarobki: {
        min: 5600,
        max: 11000,
        waluta: 'PLN',
        komentarz:
          'W pracowni na etacie zwykle do 8 tysięcy; własna działalność w sezonie potrafi dać więcej, ale zimą trzeba mieć zapas.',
      },
      potencjalRozwoju:
        'Miasta inwestują w zieleń, retencję i cień, a deweloperzy coraz częściej zamawiają ogrody deszczowe i zielone dachy. Droga wiedzie od asystowania w pracowni do własnej marki.',
      korzysci: [
        'Codzienny kontakt z roślinami i świeżym powietrzem',
        'Twórcza praca, po której zostaje trwały ślad',
        'Łatwy start na małych zleceniach: balkon, przedogródek, taras',
        'Możliwość prowadzenia własnej pracowni',
      ],
      wymagania: [
        'Znajomość gatunków i ich wymagań, którą zdobywa się latami obserwacji',
        'Szkoła lub studia o profilu ogrodniczym albo solidne kursy i portfolio',
        'Rysunek i praca w programie do projektowania',
        'Cierpliwość w rozmowach z klientami i wykonawcami',
      ],
      umiejetnosciPowiazane: [
        'Dobór gatunków',
        'Rysunek techniczny',
        'SketchUp lub AutoCAD',
        'Kosztorysowanie',
        'Nadzór nad wykonaniem',
      ],
    },
    skills: [
      {
        nazwa: 'Dobór roślin do siedliska',
        opis: 'Umiejętność czytania gleby, światła i wilgoci. Dzięki niej ogród żyje, a klient wraca z poleceniem.',
      },
      {
        nazwa: 'Projektowanie w SketchUp',
        opis: 'Prosty model 3D pokazuje klientowi więcej niż dziesięć opisów i pozwala szybko sprawdzić kilka wariantów.',
      },
      {
        nazwa: 'Kosztorys i rozmowa z klientem',
        opis: 'Rzetelna wycena chroni Twój czas. Warto ćwiczyć ją od pierwszego, nawet najmniejszego zlecenia.',
      },
    ],
    steps: [
      {
        nazwa: 'Zaprojektuj i obsadź jedno małe miejsce',
        czasWykonania: '4–8 tygodni',
        opis: 'Może to być balkon znajomych albo kawałek podwórka. Sfotografuj stan przed i po, zapisz koszty i wnioski.',
      },
      {
        nazwa: 'Naucz się rysować koncepcję w SketchUp',
        czasWykonania: '5–6 tygodni',
        opis: 'Wystarczy bezpłatna wersja i jeden porządny kurs. Celem są trzy wizualizacje, które możesz komuś pokazać.',
      },
      {
        nazwa: 'Zbierz własny zielnik pięćdziesięciu gatunków',
        czasWykonania: '3 miesiące',
        opis: 'Dla każdego zanotuj stanowisko, wysokość, porę kwitnienia i dobre sąsiedztwo. Taka ściąga przyda się przy każdym projekcie.',
      },
    ],
    certificates: [
      'Kwalifikacja zawodowa OGR.03',
      'European Tree Worker (EAC)',
      'Zaświadczenie o szkoleniu w zakresie stosowania środków ochrony roślin',
    ],
    projects: [
      'Ogród deszczowy w skrzyni przy szkole, bibliotece lub bloku, z opisem kosztów i doboru gatunków',
      'Portfolio trzech koncepcji zieleni: balkon, przedogródek i mały plac',
    ],
  },
  {
    field: 'nature',
    fits: { nature: 3, ambitious: 0, helping: 3, creative: 1 },
    keywords:
      '=las|=lasy|lasu|lasach|lesie|lesn|=gory|gorach|gorsk|wedrow|ptak|przyrod|natur|dzieci|warsztat|harcer|ognisk|edukac|obserw|grzyb|spacer|biwak|survival',
    path: {
      nazwa: 'Edukator przyrodniczy',
      opis: 'Prowadzisz ludzi w las, nad rzekę i na łąkę, żeby na własne oczy zobaczyli to, co zwykle mijają. Przygotowujesz zajęcia dla szkół, rodzin i firm w parku narodowym, ośrodku edukacji lub fundacji, a najlepszym narzędziem jest Twoja własna ciekawość.',
      zarobki: {
        min: 5000,
        max: 7800,
        waluta: 'PLN',
        komentarz:
          'Etat w parku lub ośrodku to zwykle 5–6,5 tysiąca; zajęcia na zlecenie i projekty grantowe podnoszą ten dochód.',
      },
      potencjalRozwoju:
        'Rośnie zainteresowanie szkołami leśnymi, turystyką przyrodniczą i grantami na edukację ekologiczną. Z czasem możesz pisać własne programy, koordynować ośrodek albo założyć leśną grupę.',
      korzysci: [
        'Większość dnia na powietrzu, wśród ludzi i przyrody',
        'Widzisz od razu, że ktoś dzięki Tobie coś zrozumiał',
        'Duża swoboda w układaniu zajęć',
        'Środowisko osób, które lubią to, co robią',
      ],
      wymagania: [
        'Rzetelna wiedza przyrodnicza i chęć, by ją stale uzupełniać',
        'Swoboda w prowadzeniu grupy, także rozbrykanej',
        'Kurs pierwszej pomocy i odpowiedzialność za bezpieczeństwo innych',
        'Gotowość do pracy w weekendy, zwłaszcza wiosną i latem',
      ],
      umiejetnosciPowiazane: [
        'Prowadzenie grupy w terenie',
        'Scenariusze zajęć',
        'Rozpoznawanie gatunków',
        'Pierwsza pomoc',
        'Pozyskiwanie grantów',
      ],
    },
    skills: [
      {
        nazwa: 'Prowadzenie zajęć w terenie',
        opis: 'Dobre zajęcia mają rytm: zaskoczenie, doświadczenie, rozmowa. Tego uczysz się przez praktykę i podpatrywanie innych.',
      },
      {
        nazwa: 'Opowiadanie o przyrodzie',
        opis: 'Sztuka zamiany faktów w historię, którą słuchacze powtórzą w domu przy kolacji.',
      },
      {
        nazwa: 'Pierwsza pomoc poza miastem',
        opis: 'Skręcona kostka czy użądlenie zdarzają się zawsze z dala od asfaltu. Spokój i wprawa dają grupie poczucie bezpieczeństwa.',
      },
    ],
    steps: [
      {
        nazwa: 'Poprowadź trzy spacery dla znajomych',
        czasWykonania: '4–5 tygodni',
        opis: 'Wybierz jedną trasę i jeden temat, na przykład tropy albo drzewa zimą. Po każdym spacerze poproś o szczery komentarz.',
      },
      {
        nazwa: 'Zostań wolontariuszem w ośrodku lub parku',
        czasWykonania: '2–3 miesiące',
        opis: 'Wiele parków krajobrazowych szuka pomocy przy zajęciach i imprezach. To najkrótsza droga do pierwszego zlecenia.',
      },
      {
        nazwa: 'Zrób kurs pierwszej pomocy w terenie',
        czasWykonania: '1–2 weekendy',
        opis: 'Wybierz kurs z ćwiczeniami na zewnątrz. Zaświadczenie otwiera drogę do pracy z grupami dzieci.',
      },
    ],
    certificates: [
      'Certified Interpretive Guide (Interpret Europe)',
      'Zaświadczenie kierownika wypoczynku',
      'Kurs pierwszej pomocy PCK',
    ],
    projects: [
      'Scenariusz dwugodzinnego spaceru tematycznego z kartą obserwacji do druku',
      'Questowa ścieżka po okolicy z zagadkami, opublikowana w internecie',
    ],
  },
];
