// Twelve people written after the rule was frozen, by somebody who had seen it; measured once (FROZEN_AT_FIRST_SIGHT). Some was
// mended by them later ('niż', what is worn out, driving nobody spoke of), so they are no longer blind.
import { persona, type Persona } from './persona.ts';

/** Of the first eight. */
export const FROZEN_AT_FIRST_SIGHT = { acceptable: 0.771, atLeastThree: 1, withoutHowler: 0.917 };

export const FROZEN: readonly Persona[] = [
  persona(
    'dentystyczna-asystentka',
    'helping creative',
    'Szydełkuję misie, robię biżuterię, mam cierpliwość do maluchów.',
    'Asystentka stomatologiczna, 7 lat. Szef krzyczy, mam tego po dziurki w nosie. Chcę czegoś z dziećmi albo z rękodziełem, najlepiej blisko domu.',
    {
      yes: '53 234 235 3412 325 arteterapeuta terapeuta-zajeciowy opiekunka-dziecieca opiekun-w-zlobku niania pomoc-nauczyciela asystent-nauczyciela zlotnik-jubiler ceramik krawiec tapicer technik-dentystyczny higienistka-stomatologiczna animator-kultury animator-czasu-wolnego florysta dekorator-wnetrz renowator-mebli logopeda nauczyciel-przedszkola 7531 kierownik-zlobka stylistka-paznokci protetyk-sluchu 226 321 2342 artysta-grafik instruktor-tanca obsluga-sklepu-internetowego asystentka-stomatologiczna',
      no: '71 72 8 25 33 9 windykator',
    },
  ),
  persona(
    'operator-cnc-zmiany',
    'ambitious',
    'rysunek techniczny, autocad sie ucze, majsterkowanie, motocykl',
    'robie na cnc 8 lat na 3 zmiany, zdrowie siada, chce pracowac tylko rano albo przy komputerze. technik mechanik',
    {
      yes: '3118 operator-cad programista-cnc 2144 214 3115 3119 3122 kontroler-jakosci planista-produkcji technik-mechanik technik-mechatronik 311 2149 2141 konstruktor zaopatrzeniowiec specjalista-kontroli-jakosci 2320 nauczyciel-praktycznej-nauki-zawodu inzynier-sprzedazy slusarz-narzedziowy kosztorysant technik-bhp projektant-wzornictwa 351 251 243 332 724 723 731 7222 7223 mechanik-rowerow diagnosta-pojazdow 742 741',
      no: '22 53 51 26 241 9 pracownik-ochrony gornik hutnik',
    },
  ),
  persona(
    'bibliotekarka-cisza',
    'creative',
    'Kryminały, genealogia – robię drzewa rodzin dla znajomych, kaligrafia',
    'Pracuję w bibliotece publicznej 15 lat, pensja mizerna. Mam magistra z historii. Zależy mi na spokoju i na lepszych pieniądzach.',
    {
      yes: '262 263 264 441 331 335 334 2421 2422 413 archiwista technik-archiwista muzealnik historyk redaktor-wydawniczy korektor-tekstu copywriter specjalista-administracji-publicznej specjalista-zamowien-publicznych inspektor-ochrony-danych nauczyciel-akademicki 2330 likwidator-szkod asystent-prawny sekretarz-sadowy notariusz 251 3514 specjalista-seo fundraiser koordynator-projektow-unijnych przewodnik-turystyczny konserwator-dziel-sztuki 2651 2431 analityk-ux badacz-rynku bibliotekarz technik-kryminalistyki socjolog 432 1431 tlumacz 2310 grafik-dtp ilustrator analityk-biznesowy trener-szkoleniowiec',
      no: '71 72 8 9 22 53 konsultant-call-center telemarketer',
    },
  ),
  persona(
    'kurier-ojciec',
    'ambitious',
    'Piłka, gotuję curry, słucham o inwestowaniu i krypto.',
    'Kurier, 4 lata na swoim aucie, kręgosłup już odczuwam i te paczki po 30 kg... Mam maturę, 29 lat, małe dziecko. Chcę stałych godzin i wolnych weekendów.',
    {
      yes: '331 241 3312 pracownik-banku 332 333 3323 432 4323 dyspozytor-transportu spedytor specjalista-logistyki planista-produkcji technik-logistyk instruktor-nauki-jazdy 351 251 252 243 agent-ubezpieczeniowy doradca-finansowy analityk-finansowy posrednik-nieruchomosci przedstawiciel-handlowy likwidator-szkod 411 413 422 5249 helpdesk opiekun-klienta trener-sportu instruktor-fitness kasjer-bankowy 334 335 dietetyk taksowkarz 1324 diagnosta-pojazdow 2433 4110 3343 3118 kontroler-jakosci ksiegowy specjalista-ds-plac administrator-nieruchomosci technik-zywienia zarzadca-nieruchomosci technik-ekonomista specjalista-e-commerce 2440',
      no: 'kurier przeprowadzki robotnik-magazynowy magazynier 71 22 dostawca-jedzenia 53 kierowca-tir 93',
    },
  ),
  persona(
    'absolwentka-psychologii',
    'helping',
    'Rozmowy do nocy, wolontariat na telefonie zaufania, joga, ceramika.',
    'Świeżo po psychologii (magister), 25 lat. Nie chcę HR ani rekrutacji. Boję się terapii z dziećmi, wolę dorosłych.',
    {
      yes: '2634 2635 psycholog psychoterapeuta 2299 325 3412 interwent-kryzysowy mediator instruktor-terapii-uzaleznien specjalista-terapii-uzaleznien terapeuta-zajeciowy arteterapeuta kurator-sadowy resocjalizator doradca-zawodowy doradca-zatrudnienia trener-szkoleniowiec analityk-ux badacz-rynku socjolog 2424 asystent-osoby-z-niepelnosprawnoscia operator-112 psycholog-organizacji ceramik pracownik-socjalny 2310 kierownik-dps wychowawca-placowki logopeda opiekun-w-dps instruktor-fitness koordynator-badan-klinicznych',
      no: 'rekruter kierownik-hr specjalista-kadr 71 72 8 9 niania opiekunka-dziecieca nauczyciel-przedszkola opiekun-w-zlobku',
    },
  ),
  persona(
    'gornik-odprawa',
    'nature',
    'Gołębie, działka, naprawiam wszystko w domu, elektryka też, mam sepa',
    'gornik dolowy 17 lat, biore odprawe i koncze z dolem. 41 lat, zawodowka gornicza, prawko b i c. nie boje sie roboty ale pyl mi juz zaszkodzil',
    {
      yes: '741 742 elektryk monter-fotowoltaiki monter-oze 7126 7127 723 833 832 834 konserwator-budynku 5153 6113 ogrodnik ogrodnik-terenow-zieleni wozny dozorca technik-elektryk hydraulik 3113 311 automatyk mechanik-maszyn 9214 technik-oze utrzymanie-zieleni operator-wozka monter-alarmow monter-linii 612 elektromechanik operator-oczyszczalni instruktor-nauki-jazdy mechatronik magazynier strazak operator-koparki operator-suwnicy technik-energetyk kierowca-mechanik maszynista listonosz osoba-dozoru-gornictwa 5165 6 3142 doradca-rolniczy sadownik 811 3132',
      no: 'gornik kamieniarz 22 26 531 25 241 514 stolarz operator-odlewni piekarz',
    },
  ),
  persona(
    'ukrainka-lekarka',
    'helping',
    'Medycyna, czytam artykuły po angielsku, pomagam rodakom w urzędach i tłumaczę',
    'Jestem z Charkowa, tam pracowałam jako pediatra 10 lat. Tu sprzątam. Polski B1, uczę się dalej, nostryfikacja trwa. Chcę wrócić do medycyny.',
    {
      yes: '22 32 koordynator-badan-klinicznych asystent-miedzykulturowy opiekun-medyczny sanitariusz rejestratorka-medyczna sekretarka-medyczna lekarz pediatra lekarz-rodzinny 2643 tlumacz przedstawiciel-medyczny 5321 5322 opiekunka-domowa opiekunka-dziecieca opiekun-w-zlobku niania dietetyk 3412 ratownik-medyczny 2131 opiekun-osoby-starszej 3344 pracownik-socjalny salowa asystent-osoby-z-niepelnosprawnoscia opiekun-w-dps instruktor-terapii-uzaleznien 235 lektor-jezyka',
      no: '71 72 8 6 25 241 512 pracownik-pralni pakowacz',
    },
  ),
  persona(
    'kierowniczka-sklepu',
    'ambitious',
    'Lubię układać grafiki, tabelki, remanent to mój żywioł. Po godzinach decoupage.',
    'Od 11 lat market, ostatnie 5 kierownik zmiany. Stopy puchną, niedziele w pracy, koniec. Może kadry? Średnie ekonomiczne, mogę zaocznie studiować.',
    {
      yes: '242 411 412 413 441 431 331 334 335 3323 432 specjalista-kadr specjalista-plac pracownik-ds-osobowych asystent-ds-ksiegowosci ksiegowy planista-produkcji kierownik-biura zaopatrzeniowiec rekruter pracownik-biurowy technik-ekonomista specjalista-logistyki kierownik-magazynu asystent-zarzadu 3333 243 1212 1324 4415 doradca-zatrudnienia specjalista-zamowien-publicznych specjalista-administracji-publicznej administrator-nieruchomosci specjalista-e-commerce specjalista-controllingu analityk-biznesowy 241 4110 koordynator-projektow-unijnych technik-logistyk merchandiser zarzadca-nieruchomosci specjalista-szkolen',
      no: 'kasjer-handlowy sprzedawca kierownik-sklepu 71 72 8 22 wykladanie-towaru kelner 93',
    },
  ),
  persona(
    'chlopak-po-branzowej',
    'creative',
    'Drewno, rzeźbienie łyżek, survival, gram na bębnach',
    'Skończyłem branżową stolarz, 20 lat. Pracowałem rok przy kuchniach na wymiar i nuda. Chce cos artystycznego.',
    {
      yes: '7522 renowator-mebli stolarz 2651 konserwator-dziel-sztuki artysta-grafik 7113 kamieniarz ceramik 731 ceramik 7534 tapicer dekorator-wnetrz monter-wykonczen kowal-artystyczny projektant-wzornictwa 343 realizator-dzwieku realizator-swiatla 2652 muzyk-instrumentalista instruktor-terapii animator-kultury ciesla 7115 tatuazysta zlotnik-jubiler 3439 216 parkieciarz arteterapeuta terapeuta-zajeciowy 3432 charakteryzator szewc zegarmistrz 352 nauczyciel-muzyki monter-mebli fotograf drukarz arborysta lesnik 2355 przewodnik-gorski',
      no: '22 33 241 25 53 operator-112 261 512 524',
    },
  ),
  persona(
    'ksiegowy-sluch',
    'ambitious',
    'Sudoku, szachy, makra w excelu, trochę pythona',
    'Niedosłyszę (aparat), pracuję w biurze rachunkowym 6 lat, telefony to dla mnie męka. Chcę iść w stronę danych, najlepiej zdalnie. Licencjat z finansów.',
    {
      yes: '25 351 212 2413 2411 241 analityk-finansowy data-scientist statystyk aktuariusz analityk-biznesowy specjalista-controllingu tester-oprogramowania programista administrator-baz-danych 413 ksiegowy 3313 specjalista-rachunkowosci asystent-ds-ksiegowosci ekonomista 2631 badacz-rynku planista-produkcji specjalista-plac biegly-rewident specjalista-seo 4311 4313 wprowadzanie-danych 2421 kosztorysant 3118',
      no: 'konsultant-call-center telemarketer operator-112 recepcjonista windykator 71 72 8 22 53 kontroler-ruchu-lotniczego realizator-dzwieku',
    },
  ),
  persona(
    'animatorka-macierzynski',
    'helping creative',
    'Organizowanie urodzin, balony, teatrzyk, śpiewanie, planuję wszystko co do minuty',
    'po macierzyńskim, wcześniej animatorka w hotelach na Krecie. Teraz nie moge wyjezdzac, szukam czegos na miejscu, lic. z pedagogiki',
    {
      yes: '531 234 235 343 3332 organizator-eventow animator-kultury animator-czasu-wolnego opiekun-w-zlobku opiekunka-dziecieca nauczyciel-przedszkola nauczyciel-wczesnoszkolny instruktor-tanca 3412 asystent-rodziny kierownik-zlobka niania 1431 pedagog-szkolny pedagog-specjalny terapeuta-zajeciowy arteterapeuta logopeda asystent-nauczyciela pomoc-nauczyciela dekorator-wnetrz florysta 2354 nauczyciel-muzyki wychowawca-placowki 3343 specjalista-pr 243 specjalista-szkolen trener-szkoleniowiec 1341 korepetytor interwent-kryzysowy aktor rezyser fundraiser kierownik-projektu 2635 2655 charakteryzator',
      no: 'rezydent-turystyczny steward 71 72 8 22 25 241 9 marynarz',
    },
  ),
  persona(
    'brukarz-kolana',
    'nature',
    'Ogrody, oczka wodne, projektuję znajomym rabaty i tarasy na kartce, grill',
    'Brukarz 13 lat, własna ekipa trzech chłopa. Kolana i krzyż do wymiany. Chciałbym raczej planować i doglądać niż układać.',
    {
      yes: '3123 majster-budowlany 3112 kosztorysant technik-budownictwa technik-budowy-drog 3142 technik-architektury-krajobrazu 2162 architekt-krajobrazu 1323 kierownik-budowy 2142 zaopatrzeniowiec przedstawiciel-handlowy doradca-klienta inzynier-sprzedazy operator-cad 3118 2320 nauczyciel-praktycznej-nauki-zawodu doradca-rolniczy administrator-nieruchomosci 3334 technik-geodeta technik-bhp dekorator-wnetrz 1321 3122 specjalista-ochrony-srodowiska urbanista florysta 2164 operator-koparki operator-maszyn-drogowych inzynier-rolnictwa inzynier-lesnictwa 213 2440 zarzadca-nieruchomosci 3314 technik-agrobiznesu agroturystyka sprzedawca 5223 architekt-wnetrz 314',
      no: 'brukarz glazurnik parkieciarz 7111 7112 7114 dekarz 22 53 25 pomocnik-budowlany robotnik-budowlany przeprowadzki 93',
    },
  ),
];
