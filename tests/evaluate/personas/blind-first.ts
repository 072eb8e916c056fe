// The first of the people kept for measuring only (blind.ts).
import { persona, type Persona } from './persona.ts';

export const BLIND_FIRST: readonly Persona[] = [
  persona(
    'myjnia-detailing',
    'ambitious',
    'Polerowanie lakieru, detailing, stare golfy, zloty, cieszy mnie efekt przed i po.',
    'Pracuję na myjni, zawodówka, 24 lata. Chcę fachu w ręku.',
    {
      yes: '7132 7213 7231 7412 8141 9122 3115 blacharz-samochodowy malarz-budowlany renowator-mebli monter-pojazdow mechanik-rowerow 721 722 723 741 elektromechanik doradca-klienta sprzedawca kierowca-dostawczy taksowkarz tapicer 832',
      no: '22 23 24 26',
    },
  ),
  persona(
    'warzywniak-mama',
    'nature',
    'Pomidory w szklarni, przetwory, nasiona, targ w sobotę, kury.',
    'Gospodyni domowa, mieszkam na wsi, po zawodówce rolniczej.',
    {
      yes: '6 9214 9212 3142 3314 2132 ogrodnik producent-zywnosci-ekologicznej rolnik agroturystyka serowar 751 816 pracownik-sadu florysta technik-zywienia 3144 kucharz 941 sprzedawca 8341 7233',
      no: '25 241 2611',
    },
  ),
  persona(
    'szachista-sql',
    'ambitious',
    'Szachy, sudoku, arkusze kalkulacyjne, trochę SQL i Power BI, wykresy.',
    'Pracuję w magazynie jako inwentaryzator, licencjat z ekonomii.',
    {
      yes: '212 241 25 2631 analityk-biznesowy analityk-finansowy specjalista-controllingu data-scientist administrator-baz-danych 331 badacz-rynku specjalista-logistyki 432 431 3511 3512 3514 inzynier-produkcji specjalista-e-commerce 2421 product-manager kosztorysant 4132 kierownik-magazynu',
      no: '71 531 514',
    },
  ),
  persona(
    'paznokcie-instagram',
    'creative',
    'Hybrydy, zdobienia, makijaż na wesela, dobieranie kolorów, pogaduchy z klientkami.',
    'Sprzedawczyni w drogerii, liceum bez matury.',
    {
      yes: '514 3439 charakteryzator kosmetolog kosmetyczka tatuazysta florysta 243 social-media podolog dekorator-wnetrz fotograf projektant-mody krawiec sprzedawca doradca-klienta technik-masazysta tworca-internetowy artysta-grafik technik-handlowiec 753 grafik-komputerowy ilustrator merchandiser recepcjonista',
      no: '71 72 25 83',
    },
  ),
  persona(
    'ochroniarz-nocki',
    'helping',
    'Krav maga, rower, pierwsza pomoc, lubię mieć na wszystko oko.',
    'Ochroniarz w galerii, 12 lat, średnie. Nie chcę nocek.',
    {
      yes: '541 335 3255 specjalista-bhp technik-bhp ratownik-medyczny policjant straznik-miejski 342 operator-112 funkcjonariusz-sg instruktor-fitness trener-sportu 5165 kurier listonosz mechanik-rowerow 3412 532 sanitariusz kontroler-jakosci zolnierz portier konduktor 5329 wozny 325 kierowca-karetki',
      no: '25 241 2166 @shifts',
      facts: { noShifts: true },
    },
  ),
  persona(
    'technolog-piwo',
    'ambitious',
    'Warzę piwo w domu, fermentacja, kiszonki, czytam składy na etykietach, kwasomierz.',
    'Inżynier chemii, pracuję w laboratorium farb, nuda.',
    {
      yes: '2145 2113 2131 3144 3111 inzynier-technologii-zywnosci technik-technologii-zywnosci serowar 751 816 inzynier-chemik specjalista-kontroli-jakosci kontroler-jakosci inzynier-produkcji producent-zywnosci-ekologicznej 2271 farmaceuta 8131 barista dietetyk 2293 2133 3434 mistrz-produkcji 2141 kierownik-produkcji',
      no: '531 261 5244',
    },
  ),
  persona(
    'babcia-bajki',
    'helping',
    'Opowiadam wnukom bajki, robię pacynki, śpiewam w chórze, lepię pierogi dla całego bloku.',
    '58 lat, byłam szwaczką, zakład zamknęli.',
    {
      yes: '531 niania opiekun-w-zlobku pomoc-nauczyciela 532 3412 opiekun-osoby-starszej opiekunka-domowa 753 krawiec szwaczka 941 kucharz 9412 animator-kultury 3259 terapeuta-zajeciowy 911 pomoc-domowa bibliotekarz wozny 5152 815 arteterapeuta instruktor-terapii 512 tapicer asystent-osoby-z-niepelnosprawnoscia 2342 2355 2354 aktor',
      no: '25 71 83 21',
    },
  ),
  persona(
    'elektryk-solary',
    'ambitious nature',
    'Panele na dachu, akumulatory, smart home, mierzę i liczę, ile prądu zje lodówka.',
    'Elektryk z uprawnieniami SEP do 1 kV, technikum elektryczne, 29 lat.',
    {
      yes: '7411 7412 3113 3119 7126 2149 2151 audytor-energetyczny inzynier-oze monter-fotowoltaiki technik-oze 311 742 741 731 automatyk inzynier-elektryk 7413 7127 monter-alarmow 2433 operator-cad 2152 kosztorysant 2320',
      no: '22 531 261',
    },
  ),
  persona(
    'hr-ludzie-cyfry',
    'helping ambitious',
    'Rozmowy rekrutacyjne, onboarding, prawo pracy, planowanie urlopów.',
    'Asystentka biura, zaczęłam zaoczne zarządzanie zasobami ludzkimi.',
    {
      yes: '2423 2424 4415 4313 1212 rekruter specjalista-kadr specjalista-szkolen 333 334 specjalista-plac pracownik-ds-osobowych doradca-zawodowy doradca-zatrudnienia trener-szkoleniowiec psycholog-organizacji asystent-zarzadu kierownik-biura 411 412 431 2635 335 242 mediator pracownik-biurowy 422',
      no: '71 72 83',
    },
  ),
  persona(
    'lutnik',
    'creative',
    'Struganie, buduję gitary w piwnicy, gram bluesa, zapach drewna i lakieru.',
    'Kierowca autobusu miejskiego, 38 lat, technikum drzewne.',
    {
      yes: '752 7522 7115 7129 stolarz renowator-mebli 2652 muzyk-instrumentalista nauczyciel-muzyki realizator-dzwieku konserwator-dziel-sztuki 731 ceramik zlotnik-jubiler tapicer 7534 parkieciarz 2163 8219 kowal-artystyczny 2651 zegarmistrz 712 711 artysta-grafik 2320 projektant-wzornictwa malarz-budowlany 713 343 352',
      no: '22 241 4222',
    },
  ),
  persona(
    'call-center-polonistka',
    'creative',
    'Poprawiam wszystkim przecinki, piszę wiersze, czytam cztery książki na miesiąc.',
    'Magister filologii polskiej, pracuję na słuchawce, mam dość telefonów.',
    {
      yes: '2641 2642 2643 2431 4413 3433 2622 2621 233 234 235 2359 redaktor-wydawniczy copywriter korektor-tekstu bibliotekarz scenarzysta dziennikarz 243 lektor-jezyka korepetytor archiwista muzealnik historyk specjalista-seo social-media 264 262 441 2659 265 asystent-nauczyciela logopeda trener-szkoleniowiec animator-kultury',
      no: '4222 5244 71 72',
    },
  ),
];
