// Careers in design, media and words.
import type { Career } from './career.ts';

export const CREATIVE_CAREERS: Career[] = [
  {
    field: 'design',
    fits: { nature: 1, ambitious: 1, helping: 0, creative: 3 },
    keywords:
      'grafik|graficz|rysowa|rysun|rysuj|malar|malow|ilustr|plakat|typograf|sztuk|design|komiks|photoshop|logo|fotograf|kolor',
    path: {
      nazwa: 'Grafik projektowy',
      opis: 'Nadajesz myślom kształt: tworzysz znaki, plakaty, opakowania i całe identyfikacje marek. Pytasz, szkicujesz, odrzucasz dziewięć pomysłów, żeby dziesiąty był prosty i trafny, a potem widzisz go na ulicy i uśmiechasz się pod nosem.',
      zarobki: {
        min: 5600,
        max: 10500,
        waluta: 'PLN',
        komentarz:
          'Agencje na start proponują 5,5–7 tysięcy; własny styl, animacja i stali klienci pozwalają przekroczyć 10 tysięcy.',
      },
      potencjalRozwoju:
        'Proste grafiki robią dziś narzędzia AI, więc tym cenniejsi są ci, którzy mają pomysł i oko. Możesz iść w identyfikację wizualną, opakowania, ilustrację albo kierowanie kreacją.',
      korzysci: [
        'Codzienna dawka tworzenia i różnorodnych tematów',
        'Możliwość pracy na zlecenie z dowolnego miejsca',
        'Efekty, które można dotknąć i pokazać',
        'Liczy się portfolio, nie metryka',
      ],
      wymagania: [
        'Portfolio z kilkoma przemyślanymi projektami',
        'Biegłość w pakiecie Adobe lub Affinity',
        'Wyczucie typografii, koloru i kompozycji',
        'Umiejętność słuchania uwag bez utraty zapału',
      ],
      umiejetnosciPowiazane: [
        'Adobe Illustrator i InDesign',
        'Typografia',
        'Identyfikacja wizualna',
        'Przygotowanie do druku',
        'Prezentacja pomysłu',
      ],
    },
    skills: [
      {
        nazwa: 'Typografia i kompozycja',
        opis: 'Osiemdziesiąt procent dobrego projektu to litery i światło między nimi. Kopiuj mistrzów, żeby zrozumieć ich decyzje.',
      },
      {
        nazwa: 'Adobe Illustrator',
        opis: 'Podstawowe narzędzie do znaków i ilustracji wektorowych. Po miesiącu codziennych ćwiczeń przestaje przeszkadzać w myśleniu.',
      },
      {
        nazwa: 'Prezentowanie pomysłu',
        opis: 'Projekt trzeba umieć obronić: skąd się wziął, co załatwia, czego świadomie w nim nie ma.',
      },
    ],
    steps: [
      {
        nazwa: 'Rysuj jeden znak dziennie przez miesiąc',
        czasWykonania: '4–5 tygodni',
        opis: 'Temat losuj, czas ogranicz do godziny. Po miesiącu wybierz pięć najlepszych i dopracuj je do końca.',
      },
      {
        nazwa: 'Zaprojektuj identyfikację dla kogoś prawdziwego',
        czasWykonania: '5–7 tygodni',
        opis: 'Kawiarnia, klub, mała fundacja: umów się na jasny zakres i uczciwy termin. Opisz drogę od rozmowy do gotowych plików.',
      },
      {
        nazwa: 'Poznaj przygotowanie do druku',
        czasWykonania: '2–3 tygodnie',
        opis: 'Odwiedź drukarnię, zapytaj o spady, kolory i papiery. Jeden wydrukowany plakat nauczy Cię więcej niż kilka kursów.',
      },
    ],
    certificates: [
      'Adobe Certified Professional – Graphic Design & Illustration Using Adobe Illustrator',
      'Kwalifikacja zawodowa PGF.04',
      'Google UX Design Professional Certificate',
    ],
    projects: [
      'Seria trzech plakatów do wydarzenia, w którym chętnie wziąłby udział ktoś o Twoich zainteresowaniach',
      'Pełna identyfikacja wymyślonej marki: znak, kolory, opakowanie i krótka księga zasad',
    ],
  },
  {
    field: 'media',
    fits: { nature: 1, ambitious: 1, helping: 0, creative: 3 },
    keywords:
      'film|wideo|video|montaz|kamer|fotograf|zdjec|muzyk|gitar|dzwiek|spiew|youtube|teatr|podcast|dron|kino|serial',
    path: {
      nazwa: 'Montażysta wideo',
      opis: 'Z godzin surowego materiału wydobywasz kilka minut, od których trudno oderwać wzrok. Układasz obraz, dźwięk i rytm w opowieść: reklamę, reportaż, odcinek w sieci. To praca dla kogoś, kto czuje tempo i lubi szlifować szczegóły.',
      zarobki: {
        min: 5500,
        max: 11500,
        waluta: 'PLN',
        komentarz:
          'Zlecenia dla internetu bywają skromne na początku; telewizja, reklama i stała współpraca z markami płacą lepiej.',
      },
      potencjalRozwoju:
        'Wideo zamawia dziś każdy, od muzeum po warsztat samochodowy. Możesz rozwinąć się w korekcję barwną, animację, dźwięk albo reżyserię krótkich form.',
      korzysci: [
        'Opowiadanie historii obrazem i dźwiękiem',
        'Praca zdalna i duża swoboda godzin',
        'Szybko rosnące portfolio',
        'Kontakt z ciekawymi ludźmi i tematami',
      ],
      wymagania: [
        'Sprawność w Premiere Pro lub DaVinci Resolve',
        'Showreel, czyli minuta Twoich najlepszych ujęć',
        'Wyczucie rytmu i cierpliwość',
        'Terminowość, bo emisja nie czeka',
      ],
      umiejetnosciPowiazane: [
        'DaVinci Resolve',
        'Praca z dźwiękiem',
        'Korekcja barwna',
        'Opowiadanie obrazem',
        'Animacja napisów',
      ],
    },
    skills: [
      {
        nazwa: 'Montaż w DaVinci Resolve',
        opis: 'Bezpłatna wersja wystarczy na lata. Zacznij od skrótów klawiszowych, bo to one dają płynność.',
      },
      {
        nazwa: 'Praca z dźwiękiem',
        opis: 'Widz wybaczy słabszy obraz, złego dźwięku nigdy. Naucz się czyścić głos i dobierać tło.',
      },
      {
        nazwa: 'Budowanie opowieści',
        opis: 'Zaczep, napięcie, puenta. Ta sama struktura działa w trzydziestu sekundach i w godzinie.',
      },
    ],
    steps: [
      {
        nazwa: 'Zmontuj pięć minutowych historii',
        czasWykonania: '5–6 tygodni',
        opis: 'Każda o kimś lub o czymś z Twojego otoczenia. Ograniczenie do minuty uczy odwagi w wycinaniu.',
      },
      {
        nazwa: 'Naucz się podstaw dźwięku i koloru',
        czasWykonania: '4–5 tygodni',
        opis: 'Przerób oficjalne, bezpłatne podręczniki programu i zastosuj je od razu na własnym materiale.',
      },
      {
        nazwa: 'Zrób film dla lokalnej organizacji',
        czasWykonania: '4–6 tygodni',
        opis: 'Umów się z klubem, szkołą lub fundacją. Zyskasz prawdziwy termin, prawdziwe uwagi i pozycję w portfolio.',
      },
    ],
    certificates: [
      'Blackmagic Design DaVinci Resolve Certified User',
      'Adobe Certified Professional – Video Design',
      'Kompetencje pilota drona A1/A3 (ULC)',
    ],
    projects: [
      'Minutowy showreel z autorską ścieżką dźwiękową',
      'Trzyodcinkowy cykl o ludziach z pasją w Twojej okolicy',
    ],
  },
  {
    field: 'media',
    fits: { nature: 0, ambitious: 2, helping: 1, creative: 3 },
    keywords:
      'pisa|pisze|ksiazk|czyta|blog|jezyk|=slowo|=slowa|slowem|literat|dzienn|reklam|marketing|social media|instagram|tiktok|opowiad|poez',
    path: {
      nazwa: 'Specjalista ds. content marketingu',
      opis: 'Piszesz i planujesz treści, po które ludzie przychodzą sami, bo coś im dają: poradniki, newslettery, historie klientów. Łączysz lekkie pióro z ciekawością świata i sprawdzasz w danych, co naprawdę trafiło do czytelników.',
      zarobki: {
        min: 6000,
        max: 11500,
        waluta: 'PLN',
        komentarz:
          'Osoby początkujące dostają około 6 tysięcy; strategia, specjalizacja branżowa i obce języki wyraźnie podnoszą stawki.',
      },
      potencjalRozwoju:
        'Przeciętne teksty pisze już AI, dlatego rośnie wartość własnego głosu, wywiadów i rzetelności. Dalej są strategia, redakcja naczelna, własny newsletter albo agencja.',
      korzysci: [
        'Ciągłe poznawanie nowych tematów i ludzi',
        'Praca zdalna niemal w standardzie',
        'Łatwo zacząć: wystarczy tekst i odwaga, by go pokazać',
        'Umiejętność przydatna w każdej branży',
      ],
      wymagania: [
        'Bardzo dobra polszczyzna i ucho do stylu',
        'Podstawy SEO i analityki',
        'Samodzielność w zbieraniu informacji',
        'Kilka opublikowanych tekstów do pokazania',
      ],
      umiejetnosciPowiazane: [
        'Redagowanie tekstów',
        'SEO',
        'Google Analytics',
        'Wywiady',
        'Planowanie publikacji',
      ],
    },
    skills: [
      {
        nazwa: 'Pisanie prosto i z charakterem',
        opis: 'Krótkie zdania, konkret, własny ton. Czytaj swoje teksty na głos: język sam podpowie, gdzie się potyka.',
      },
      {
        nazwa: 'Podstawy SEO i analityki',
        opis: 'Warto wiedzieć, czego ludzie szukają i gdzie przestają czytać. Liczby nie zastąpią stylu, ale go ukierunkują.',
      },
      {
        nazwa: 'Prowadzenie wywiadów',
        opis: 'Najlepsze treści są w głowach innych ludzi. Dobre pytanie i chwila ciszy potrafią je wydobyć.',
      },
    ],
    steps: [
      {
        nazwa: 'Opublikuj osiem tekstów w osiem tygodni',
        czasWykonania: '8 tygodni',
        opis: 'Jeden temat, stały dzień, miejsce dowolne. Regularność nauczy Cię więcej niż czekanie na natchnienie.',
      },
      {
        nazwa: 'Przeprowadź trzy wywiady',
        czasWykonania: '4–5 tygodni',
        opis: 'Porozmawiaj z osobami, które robią coś, co Cię ciekawi. Spisz, skróć o połowę i poproś o zgodę na publikację.',
      },
      {
        nazwa: 'Poznaj podstawy SEO i Google Analytics',
        czasWykonania: '3–4 tygodnie',
        opis: 'Bezpłatne kursy Google wystarczą. Zastosuj je na własnych tekstach i zobacz, co się zmieniło po miesiącu.',
      },
    ],
    certificates: [
      'DIMAQ Professional (IAB Polska)',
      'Google Analytics Certification',
      'HubSpot Content Marketing Certification',
    ],
    projects: [
      'Newsletter o Twojej pasji: sześć numerów i krótkie podsumowanie, co przyciągnęło czytelników',
      'Plan treści na kwartał dla małej firmy z okolicy wraz z dwoma gotowymi tekstami',
    ],
  },
];
