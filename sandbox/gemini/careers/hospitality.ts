// Careers in food and tourism.
import type { Career } from './career.ts';

export const HOSPITALITY_CAREERS: Career[] = [
  {
    field: 'food',
    fits: { nature: 1, ambitious: 2, helping: 1, creative: 3 },
    keywords:
      'gotow|kuchni|kuchar|piecz|ciast|cukier|smak|=kawa|=kawy|=kawe|jedzeni|restaurac|przepisy kulin|kulinar|chleb|wypiek',
    path: {
      nazwa: 'Szef kuchni',
      opis: 'Tworzysz smaki, które goście pamiętają, i prowadzisz zespół, który potrafi je powtórzyć w najgorętszy sobotni wieczór. Układasz kartę, rozmawiasz z dostawcami, liczysz koszt talerza i dbasz o dobrą atmosferę tam, gdzie łatwo o nerwy.',
      zarobki: {
        min: 6500,
        max: 13000,
        waluta: 'PLN',
        komentarz:
          'Droga zaczyna się niżej, od pomocy i stanowisk liniowych za 5–6 tysięcy; podany przedział dotyczy prowadzenia kuchni.',
      },
      potencjalRozwoju:
        'Goście szukają lokalnych produktów i kuchni z charakterem, a dobrych liderów jest mało. Możesz otworzyć własne miejsce, doradzać restauracjom lub uczyć gotowania.',
      korzysci: [
        'Natychmiastowa reakcja ludzi na Twoją pracę',
        'Twórczość, w której ważne są ręce i zmysły',
        'Możliwość pracy na całym świecie',
        'Więź zespołu, jaką trudno znaleźć w biurze',
      ],
      wymagania: [
        'Kilka lat praktyki na różnych stanowiskach',
        'Odporność na tempo, wysoką temperaturę i wieczorne godziny',
        'Znajomość HACCP i kosztów surowca',
        'Umiejętność kierowania ludźmi z szacunkiem',
      ],
      umiejetnosciPowiazane: [
        'Techniki kulinarne',
        'Układanie karty',
        'Food cost',
        'HACCP',
        'Kierowanie zespołem',
      ],
    },
    skills: [
      {
        nazwa: 'Klasyczne techniki kulinarne',
        opis: 'Emulsje, fermentacja, praca nożem. Kiedy opanujesz podstawy, wyobraźnia ma się od czego odbić.',
      },
      {
        nazwa: 'Liczenie kosztu talerza',
        opis: 'Najlepsze danie musi się jeszcze opłacać. Prosty arkusz z recepturą i ceną surowca to Twój sprzymierzeniec.',
      },
      {
        nazwa: 'Kierowanie zespołem pod presją',
        opis: 'Krótkie komunikaty, jasny podział ról i spokój. Tego da się nauczyć, podpatrując dobrych prowadzących.',
      },
    ],
    steps: [
      {
        nazwa: 'Popracuj kilka weekendów w prawdziwej kuchni',
        czasWykonania: '4–6 tygodni',
        opis: 'Zapytaj o staż lub pomoc w sezonie. Przekonasz się, czy lubisz to tempo, i poznasz rytm wydawania dań.',
      },
      {
        nazwa: 'Opracuj autorskie menu na pięć dań',
        czasWykonania: '3–4 tygodnie',
        opis: 'Wybierz jeden motyw i sezonowe produkty. Spisz receptury z gramaturą i kosztem, a potem podaj je przyjaciołom.',
      },
      {
        nazwa: 'Zrób szkolenie HACCP i badania sanitarne',
        czasWykonania: '1–2 tygodnie',
        opis: 'Bez orzeczenia do celów sanitarno-epidemiologicznych nie wejdziesz na zaplecze. Załatw to od razu, zanim trafi się okazja.',
      },
    ],
    certificates: [
      'Kwalifikacja zawodowa HGT.02',
      'Szkolenie HACCP',
      'WSET Level 1 (podstawy wiedzy o winie)',
    ],
    projects: [
      'Kolacja pop-up dla dziesięciu osób z policzonym kosztem i zebranymi opiniami',
      'Zeszyt dwudziestu sezonowych receptur z okolicznych produktów',
    ],
  },
  {
    field: 'tourism',
    fits: { nature: 2, ambitious: 1, helping: 2, creative: 1 },
    keywords:
      'podroz|wyjazd|hiszpansk|angielsk|turyst|wycieczk|=gory|gorach|gorsk|jezyk|zwiedz|kultur|narty|zagl|morz|geograf|hotel|histori|wypraw|przewodn|wedrow',
    path: {
      nazwa: 'Organizator turystyki',
      opis: 'Układasz podróże, o których ludzie opowiadają latami: od weekendu w Bieszczadach po wyprawę na koniec świata. Wymyślasz trasę, negocjujesz noclegi, dbasz o bezpieczeństwo i o ten jeden nieoczekiwany zachód słońca w programie.',
      zarobki: {
        min: 5300,
        max: 9500,
        waluta: 'PLN',
        komentarz:
          'Biura płacą zwykle 5–7 tysięcy plus premia; prowadzenie grup i własne wyjazdy tematyczne podnoszą dochód w sezonie.',
      },
      potencjalRozwoju:
        'Rośnie moda na małe grupy, wyjazdy bez samolotu i turystykę lokalną. Możesz specjalizować się w jednym regionie lub pasji, a potem otworzyć własne biuro.',
      korzysci: [
        'Praca z ludźmi, którzy czekają na coś dobrego',
        'Ciągłe poznawanie miejsc i kultur',
        'Żywe języki obce na co dzień',
        'Możliwość połączenia pracy z własną pasją',
      ],
      wymagania: [
        'Co najmniej jeden język obcy na poziomie B2',
        'Dobra organizacja i zapasowy plan na każdą pogodę',
        'Znajomość przepisów o imprezach turystycznych',
        'Gotowość do pracy w sezonie i weekendy',
      ],
      umiejetnosciPowiazane: [
        'Układanie programów',
        'Kalkulacja wyjazdu',
        'Obsługa klienta',
        'Języki obce',
        'Prowadzenie grupy',
      ],
    },
    skills: [
      {
        nazwa: 'Kalkulacja i plan wyjazdu',
        opis: 'Transport, noclegi, ubezpieczenie, rezerwa. Dobry kosztorys daje spokój Tobie i uczestnikom.',
      },
      {
        nazwa: 'Język obcy w rozmowie',
        opis: 'Ważniejsza od gramatyki jest swoboda w telefonie o piątej rano. Ćwicz w mowie, od pierwszego dnia.',
      },
      {
        nazwa: 'Opieka nad grupą',
        opis: 'Uważność na tych z tyłu, jasne zasady, dobry humor. Uczestnicy zapominają hotele, a pamiętają ludzi.',
      },
    ],
    steps: [
      {
        nazwa: 'Zorganizuj weekendowy wyjazd dla kilku osób',
        czasWykonania: '4–6 tygodni',
        opis: 'Z programem, budżetem i planem na deszcz. Po powrocie zbierz opinie i policz różnicę między planem a rzeczywistością.',
      },
      {
        nazwa: 'Podciągnij język do swobodnej rozmowy',
        czasWykonania: '3–4 miesiące',
        opis: 'Dwie rozmowy w tygodniu z osobą z zagranicy robią więcej niż aplikacja. Ustal termin egzaminu, będzie łatwiej wytrwać.',
      },
      {
        nazwa: 'Zdobądź uprawnienia do opieki nad grupą',
        czasWykonania: '2–4 tygodnie',
        opis: 'Kurs kierownika wypoczynku lub pilotażu otwiera pierwsze sezonowe zlecenia. Dołóż do tego pierwszą pomoc.',
      },
    ],
    certificates: [
      'Kwalifikacja zawodowa HGT.07',
      'Zaświadczenie kierownika wypoczynku',
      'Certyfikat językowy TELC lub Cambridge B2',
    ],
    projects: [
      'Gotowy program trzydniowej wyprawy po mniej znanym regionie z kosztorysem i mapą',
      'Seria pięciu opisów tras w Twojej okolicy, ze zdjęciami i dojazdem koleją',
    ],
  },
];
