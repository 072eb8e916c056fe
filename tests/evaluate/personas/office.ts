// People of offices, shops, figures, law and uniforms.
import { persona, type Persona } from './persona.ts';

export const OFFICE: readonly Persona[] = [
  persona(
    'kasjerka-nogi',
    'helping',
    'Porządek, liczenie, spokojna praca przy biurku.',
    '20 lat na kasie w markecie, bolą mnie nogi i plecy, nie mogę dźwigać ani długo stać. Średnie wykształcenie.',
    {
      yes: '41 43 44 42 331 333 334 335 343 bibliotekarz technik-archiwista asystent-ds-ksiegowosci specjalista-plac pracownik-biurowy sekretarka-medyczna ksiegowy kosztorysant 3313 3314 portier 341 rejestratorka-medyczna wprowadzanie-danych 5244 2411',
      no: '@heavy @standing',
    },
  ),
  persona('liczby-cisza', 'ambitious', 'Liczby, Excel, cisza, dokładność.', 'Nie lubię pracy z ludźmi.', {
    yes: '331 241 212 431 4132 251 252 2120 kosztorysant ksiegowy specjalista-plac analityk-finansowy data-scientist statystyk technik-ekonomista technik-archiwista kartograf planista-produkcji 3112 441 2631 2422 tester-oprogramowania 351 wprowadzanie-danych 4322 technik-geodeta',
    no: '522 4222 531 234 5131 2221 332',
  }),
  persona(
    'bank-analityk',
    'ambitious',
    'Analiza danych, SQL, Excel, raporty w Power BI.',
    'Pracuję w banku w obsłudze klienta, magister ekonomii, chciałbym pracować zdalnie.',
    {
      yes: '2521 2511 241 2120 2421 data-scientist analityk-finansowy specjalista-controllingu analityk-biznesowy 2519 2631 251 252 planista-produkcji kartograf product-manager badacz-rynku specjalista-e-commerce',
      no: '9 71 531 522',
    },
  ),
  persona(
    'urzad-prawo',
    'ambitious',
    'Przepisy, porządek w dokumentach, pisanie pism.',
    'Licencjat z administracji, pracuję w urzędzie gminy.',
    {
      yes: '2422 335 3411 2619 261 334 242 3331 specjalista-zamowien-publicznych inspektor-ochrony-danych asystent-prawny urzednik-podatkowy urzednik-zus sekretarz-sadowy 4110 412 441 2621 2411 331 koordynator-projektow-unijnych asystent-zarzadu 341 specjalista-kadr specjalista-plac',
      no: '71 72 8 9',
    },
  ),
  persona(
    'kadry',
    'helping',
    'Ludzie, rozmowy, rekrutacja, prawo pracy, porządek w umowach.',
    'Sekretarka od 8 lat, liceum.',
    {
      yes: '2423 4415 3333 2424 specjalista-kadr rekruter pracownik-ds-osobowych specjalista-plac pracownik-agencji-pracy doradca-zatrudnienia asystent-zarzadu kierownik-biura 334 335 411 412 asystent-prawny 341 likwidator-szkod 332 331 pracownik-biurowy kierownik-hr 422 2635 administrator-nieruchomosci sekretarka-medyczna opiekun-klienta',
      no: '71 72 8 9',
    },
  ),
  persona(
    'sprzedawca-teren',
    'ambitious',
    'Sprzedaż, negocjacje, jazda samochodem, nowi klienci.',
    'Sprzedawca w salonie, matura.',
    {
      yes: '3322 2433 332 3321 posrednik-nieruchomosci przedstawiciel-handlowy agent-ubezpieczeniowy 3323 opiekun-klienta przedstawiciel-medyczny inzynier-sprzedazy doradca-finansowy 524 122 1420 pracownik-banku spedytor merchandiser likwidator-szkod 522 technik-handlowiec 2412 3331 telemarketer specjalista-e-commerce kierownik-sprzedazy',
      no: '2221 234 213',
    },
  ),
  persona(
    'hotel-jezyki',
    'ambitious',
    'Język angielski, podróże, kontakt z ludźmi, hotele.',
    'Liceum, bez doświadczenia.',
    {
      yes: '422 511 1411 4221 4224 5111 5113 recepcjonista-hotelowy rezydent-turystyczny steward przewodnik-turystyczny pracownik-biura-podrozy technik-hotelarstwa 331 lektor-jezyka 513 asystent-zarzadu konduktor spedytor recepcjonista organizator-eventow agroturystyka 524 332 pilot-samolotu animator-czasu-wolnego 3343',
      no: '71 72 8 2211',
    },
  ),
  persona(
    'wojskowy-odejscie',
    'ambitious',
    'Dyscyplina, sport, mapy, dowodzenie zespołem.',
    'Odchodzę z wojska po 15 latach, podoficer, średnie wykształcenie.',
    {
      yes: '541 335 3355 trener-sportu instruktor-fitness specjalista-bhp technik-bhp 1324 132 kierownik-magazynu pracownik-ochrony strazak policjant technik-pozarnictwa 311 342 geodeta technik-geodeta 132 14 przewodnik-gorski instruktor-nauki-jazdy 432 3122 3123 ratownik-wodny kierownik-projektu 3119 1219 1439 kierownik-zmiany-w-markecie 122',
      no: '011 031 2341 531',
    },
  ),
  persona('archiwum', 'creative', 'Historia, stare dokumenty, porządek, cisza.', 'Magister historii.', {
    yes: '262 4414 3433 263 archiwista muzealnik bibliotekoznawca bibliotekarz technik-archiwista historyk konserwator-dziel-sztuki 264 archeolog redaktor-wydawniczy korektor-tekstu nauczyciel-akademicki przewodnik-turystyczny renowator-mebli 244 asystent-prawny urzednik-podatkowy sekretarz-sadowy 2619 notariusz',
    no: '4222 522 71 8',
  }),
  persona(
    'logistyka',
    'ambitious',
    'Planowanie tras, transport, telefon, szybkie decyzje, język niemiecki.',
    'Technikum logistyczne.',
    {
      yes: '3331 4323 432 2421 1324 spedytor dyspozytor-transportu specjalista-logistyki technik-logistyk agent-celny planista-produkcji zaopatrzeniowiec kierownik-logistyki 3323 8312 magazynier-logistyk 332 4221 kierownik-magazynu technik-transportu-kolejowego kontroler-ruchu-lotniczego operator-112 konsultant-call-center 833',
      no: '531 234 2221 71',
    },
  ),
  persona(
    'organizatorka',
    'creative ambitious',
    'Organizowanie imprez, wesel, kontakt z ludźmi, dekoracje.',
    'Kelnerka, 6 lat w gastronomii, mam dość nocnych zmian.',
    {
      yes: 'organizator-eventow 3332 florysta dekorator-wnetrz animator-kultury kierownik-biura specjalista-pr asystent-zarzadu 334 243 343 pracownik-biura-podrozy recepcjonista fundraiser 1431 514 422 rekruter specjalista-szkolen 2421 2424 wizazystka 342 animator-czasu-wolnego 332 trener-szkoleniowiec agroturystyka przewodnik-turystyczny koordynator-projektow-unijnych kierownik-domu-kultury kierownik-marketingu fryzjer',
      no: '71 72 8 5131',
    },
  ),
  persona(
    'ksiegowa-awans',
    'ambitious',
    'Podatki, bilanse, przepisy, SAP, Excel.',
    'Księgowa od 10 lat, licencjat z rachunkowości.',
    {
      yes: '241 1211 3313 specjalista-controllingu specjalista-rachunkowosci glowny-ksiegowy doradca-podatkowy biegly-rewident analityk-finansowy 431 331 3352 specjalista-plac urzednik-podatkowy 2120 2421 2422 4322 3323',
      no: '9 5 71',
      facts: { education: 'licencjat_inzynier', from: ['ksiegowy'], years: 10 },
    },
  ),
  persona(
    'dane-bez-telefonu',
    'ambitious',
    'Komputer, porządek, wpisywanie danych, spokój.',
    'Mam fobię społeczną, nie chcę rozmawiać przez telefon, zdalnie.',
    {
      yes: '4132 351 251 252 441 431 331 243 2166 4413 wprowadzanie-danych korektor-tekstu grafik-dtp administrator-stron 3112 tester-oprogramowania 2120 3118 kartograf technik-informatyk obsluga-sklepu-internetowego pracownik-biurowy specjalista-e-commerce',
      no: '4222 telemarketer 522 5131 332',
    },
  ),
  persona(
    'firma-wlasna',
    'ambitious',
    'Własny sklep internetowy, reklama na Instagramie, zdjęcia produktów.',
    'Technikum handlowe.',
    {
      yes: 'specjalista-e-commerce obsluga-sklepu-internetowego social-media specjalista-marketingu 243 fotograf technik-handlowiec 3514 grafik-komputerowy 2166 343 tworca-internetowy 524 332 web-developer technik-fotografii-i-multimediow montazysta-wideo 122 3521 1420 sprzedawca operator-obrazu 522 dekorator-wnetrz',
      no: '2211 72 8 531',
    },
  ),
  persona(
    'prawniczka',
    'ambitious',
    'Prawo, sąd, występowanie, umowy, negocjacje.',
    'Studia prawnicze skończone, magister.',
    {
      yes: '261 2619 2422 2411 2635 adwokat radca-prawny notariusz prokurator sedzia asystent-prawny mediator specjalista-zamowien-publicznych inspektor-ochrony-danych doradca-podatkowy 3411 335 agent-celny 242 specjalista-kadr windykator 3323 244 3315 posrednik-nieruchomosci',
      no: '71 72 8 9 531',
    },
  ),
  persona(
    'pieniadze-minimum',
    'ambitious',
    'Technika, rysunek, projektowanie maszyn, CAD.',
    'Inżynier mechanik. Minimum 9000 zł brutto.',
    {
      yes: '214 2144 2149 2141 215 3115 3118 3119 311 216 2163 251 1321 kierownik-projektu 2433 2421 1330 programista-cnc operator-cad',
      no: '531 522 9',
      facts: { education: 'licencjat_inzynier', minPay: 9000 },
    },
  ),
];
