// The others of the people kept for measuring only (blind.ts).
import { persona, type Persona } from './persona.ts';

export const BLIND_SECOND: readonly Persona[] = [
  persona(
    'rowery-serwis',
    'nature ambitious',
    'MTB, centrowanie kół, grzebanie w przerzutkach, składanie roweru od zera.',
    'Student, przerwałem studia z zarządzania. Matura.',
    {
      yes: '7234 723 3115 7311 731 742 741 mechanik-rowerow 722 trener-sportu instruktor-fitness przewodnik-gorski serwisant-urzadzen-medycznych 311 mechatronik technik-ortopeda sprzedawca doradca-klienta kurier dostawca-jedzenia 7412 animator-czasu-wolnego monter-mebli 342 511 721 821 524 zaopatrzeniowiec',
      no: '2211 261 531',
    },
  ),
  persona(
    'wolontariuszka-schronisko',
    'nature helping',
    'Wyprowadzam psy ze schroniska, znam się na rasach, strzygę własne pudle.',
    'Kasjerka w dyskoncie, 31 lat, liceum, mogę się uczyć wieczorami.',
    {
      yes: '5164 3240 groomer treser-psow opiekun-w-schronisku technik-weterynarii lekarz-weterynarii 612 hodowca-koni hodowca-bydla 3423 instruktor-jazdy-konnej opiekunka-dziecieca 514 6 341 532 arteterapeuta 531 3142 9212 terapeuta-zajeciowy 3259 314 fizjoterapeuta 3254',
      no: '25 71 72 241',
    },
  ),
  persona(
    'inzynier-druk3d',
    'creative ambitious',
    'Drukarka 3D, Fusion 360, przeróbki gadżetów, drobna elektronika na Arduino.',
    'Technik mechanik, ustawiacz wtryskarek, 33 lata.',
    {
      yes: '2163 3118 2144 2149 2152 2513 2166 311 731 7223 operator-cad projektant-wzornictwa programista-cnc technik-mechatronik technik-robotyk operator-cnc slusarz-narzedziowy 722 742 741 251 351 8142 animator-3d mechatronik monter-elektronik inzynier-produkcji 2141 2151 3514 technik-dentystyczny technik-ortopeda 2161 2320 mistrz-produkcji',
      no: '531 2611 532',
    },
  ),
  persona(
    'ukrainka-ksiegowa',
    'ambitious',
    'Porządek w fakturach, Excel, dokładność, lubię, gdy grosz się zgadza.',
    'W Kijowie byłam księgową 10 lat. Polski B2, teraz pakuję paczki.',
    {
      yes: '331 431 241 3313 411 413 412 asystent-ds-ksiegowosci ksiegowy specjalista-plac specjalista-rachunkowosci specjalista-controllingu wprowadzanie-danych 432 421 3352 4415 pracownik-banku 3312 441 242 335 334 1211 2631 212 3334 technik-ekonomista',
      no: '71 72 531',
      facts: { polishLevel: 'B2' },
    },
  ),
  persona(
    'nurek-akwaria',
    'nature',
    'Nurkowanie, akwarystyka, rzeki, pobieram próbki wody z dzieciakami na kółku.',
    'Licencjat z ochrony środowiska, sprzedaję ubezpieczenia.',
    {
      yes: '2133 3255 3132 2131 2114 2112 3111 technik-ochrony-srodowiska specjalista-ochrony-srodowiska inspektor-ochrony-srodowiska operator-oczyszczalni biotechnolog 2143 ratownik-wodny 3142 3143 2132 6 3423 przewodnik-turystyczny animator-czasu-wolnego 2113 geolog nauczyciel-szkoly-podstawowej 234 233 inzynier-lesnictwa 2162 opiekun-w-schronisku diagnosta-laboratoryjny 2165 marynarz 3119 5164',
      no: '3321 71 261 5244',
    },
  ),
  persona(
    'dj-naglosnienie',
    'creative',
    'Kable, mikser, ustawianie sceny, imprezy plenerowe, winyle.',
    'Elektronik po zawodówce, montuję anteny.',
    {
      yes: '3521 3439 realizator-dzwieku realizator-swiatla 2652 3332 organizator-eventow 742 741 731 3114 montazysta-wideo animator-kultury 2654 technik-elektronik 3511 monter-alarmow monter-swiatlowodow monter-elektronik nauczyciel-muzyki 3512 operator-obrazu serwisant-komputerow fotograf 343 352 265 3119',
      no: '22 241 531',
    },
  ),
  persona(
    'sad-porzadek',
    'ambitious',
    'Kodeksy, seriale prawnicze, lubię mieć rację na piśmie i pilnować terminów.',
    'Matura z WOS-u rozszerzona, 19 lat, chcę szybko zacząć pracować i studiować zaocznie.',
    {
      yes: '3411 2611 2619 261 335 334 411 412 441 sekretarz-sadowy asystent-prawny pracownik-biurowy 242 3351 3352 3353 policjant 4415 windykator 3334 2422 kurator-sadowy mediator inspektor-ochrony-danych 431 likwidator-szkod agent-celny 331 333 421 technik-archiwista 422 technik-bhp 3255',
      no: '71 72 531 9',
    },
  ),
  persona(
    'emeryt-wojsko-logistyka',
    'ambitious',
    'Planowanie, odprawy, porządek w dokumentach, strzelectwo, mapy.',
    'Podoficer, 25 lat służby, zaopatrzenie, prawo jazdy C.',
    {
      yes: '432 333 331 3323 3324 1324 1321 2421 541 335 3255 zaopatrzeniowiec spedytor dyspozytor-transportu magazynier-logistyk kierownik-magazynu kierownik-logistyki specjalista-logistyki technik-logistyk planista-produkcji 832 833 instruktor-nauki-jazdy specjalista-bhp operator-112 334 0 kartograf technik-geodeta 3122 2422 kontrola-bezpieczenstwa-lotniska 831 technik-pozarnictwa 3119',
      no: '22 531 514',
    },
  ),
  persona(
    'joga-masaz',
    'helping',
    'Joga, oddech, olejki, zdrowe jedzenie, lubię, jak ktoś wychodzi ode mnie rozluźniony.',
    'Recepcjonistka w klinice, licencjat z turystyki, chcę własny gabinet.',
    {
      yes: '3254 3423 2292 514 5142 2299 3220 2293 technik-masazysta instruktor-fitness kosmetyczka kosmetolog fizjoterapeuta dietetyk dietetyk-specjalista podolog 323 325 arteterapeuta terapeuta-zajeciowy psychoterapeuta trener-sportu doradca-zawodowy trener-szkoleniowiec 342 5141 2359 instruktor-tanca 2634 technik-zywienia 2355',
      no: '71 72 25',
    },
  ),
  persona(
    'lesnik-drwal-plecy',
    'nature',
    'Zrywka drewna, grzyby, dziki, wstaję przed świtem i jest mi dobrze.',
    'Pilarz, 20 lat w lesie, siadły plecy, nie mogę już dźwigać. Zawodowe.',
    {
      yes: '3143 8341 834 6 3142 9629 5413 technik-lesnik operator-maszyn-lesnych ogrodnik pszczelarz arborysta inzynier-lesnictwa dozorca operator-koparki 832 833 831 5152 przewodnik-gorski kierowca-dostawczy straznik operator-maszyn-rolniczych sadownik technik-architektury-krajobrazu 7233 portier operator-oczyszczalni 3314 3132 instruktor-jazdy-konnej 5164 operator-monitoringu kontroler-jakosci 5113 813 752',
      no: '@heavy 2211 25',
      facts: { noLifting: true },
    },
  ),
  persona(
    'sprzedaz-online',
    'ambitious',
    'Allegro, zdjęcia produktów, opisy, negocjacje z hurtowniami, reklamy na Facebooku.',
    'Prowadzę sklepik w sieci po godzinach, na etacie pracuję w spedycji, licencjat.',
    {
      yes: '2431 243 5244 3322 3323 3514 1221 1222 specjalista-e-commerce obsluga-sklepu-internetowego specjalista-marketingu social-media copywriter specjalista-seo merchandiser zaopatrzeniowiec fotograf grafik-komputerowy kierownik-sprzedazy przedstawiciel-handlowy opiekun-klienta product-manager 2433 333 332 331 2421 kierownik-sklepu 142 tworca-internetowy technik-handlowiec 522 2432 2166 4321 432 administrator-stron technik-fotografii-i-multimediow',
      no: '71 72 531 22',
    },
  ),
  persona(
    'tata-informatyka',
    'helping',
    'Ustawiam dziadkom telefony, tłumaczę sąsiadom internet, mam anielską cierpliwość, Linux.',
    'Kierowca tramwaju, technikum elektroniczne, 44 lata.',
    {
      yes: '351 252 helpdesk serwisant-komputerow technik-informatyk administrator-systemow 742 2359 235 trener-szkoleniowiec 3412 inzynier-sieci technik-teleinformatyk 2320 nauczyciel-przedmiotow-zawodowych tester-oprogramowania 251 korepetytor 3114 instruktor-nauki-jazdy protetyk-sluchu 2424 doradca-klienta asystent-osoby-z-niepelnosprawnoscia asystent-nauczyciela 311 741 konsultant-call-center 2153 serwisant-urzadzen-medycznych 3214',
      no: '71 261 531 241',
    },
  ),
  persona(
    'muzeum-dzieci',
    'creative helping',
    'Średniowiecze, wycieczki, opowiadanie, rekonstrukcja strojów, gry terenowe.',
    'Nauczycielka historii, magister, chcę zostać przy opowiadaniu, ale nie w szkole.',
    {
      yes: '2621 2633 2632 3439 5113 muzealnik przewodnik-turystyczny animator-kultury historyk archeolog archiwista 143 3433 2359 235 konserwator-dziel-sztuki animator-czasu-wolnego organizator-eventow trener-szkoleniowiec 264 262 263 265 pilot 342 5152 2659 1431 2424 fundraiser 243 4221 rezydent-turystyczny korepetytor lektor-jezyka 3332 krawiec charakteryzator',
      no: '71 72 83 2330 2341',
    },
  ),
  persona(
    'hala-robot',
    'ambitious',
    'Lubię patrzeć, jak robot spawa, programuję proste rzeczy w Scratchu z synem, klocki Technic.',
    'Operator na linii, montaż podzespołów, 10 lat, technikum niedokończone.',
    {
      yes: '7212 7223 3119 3114 3139 3122 731 742 741 7233 8 311 operator-robota-spawalniczego operator-cnc programista-cnc automatyk mechatronik technik-automatyk technik-robotyk operator-linii-automatycznej spawacz 721 722 723 kontroler-jakosci operator-cad 2149 2320 351 2144 serwisant-komputerow',
      no: '22 26 531',
    },
  ),
];
