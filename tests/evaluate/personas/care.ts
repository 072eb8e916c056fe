// People of health, care, teaching and help; those who carry others and those who can't any more.
import { persona, type Persona } from './persona.ts';

export const CARE: readonly Persona[] = [
  persona(
    'pielegniarka-kregoslup',
    'helping',
    'Rozmowy z pacjentami, edukacja zdrowotna, porządek w dokumentacji.',
    'Pielęgniarka na chirurgii, 18 lat pracy. Chory kręgosłup, nie mogę dźwigać, bez nocek.',
    {
      yes: 'pielegniarka-medycyny-pracy pielegniarka-koordynatorka pielegniarka-szkolna koordynator-badan-klinicznych sekretarka-medyczna rejestratorka-medyczna dietetyk dietetyk-specjalista asystentka-stomatologiczna higienistka-stomatologiczna przedstawiciel-medyczny protetyk-sluchu kosmetolog podolog optometrysta logopeda fizjoterapeuta 3412 326 325 229 341 terapeuta-zajeciowy kierownik-dps kierownik-podmiotu-leczniczego 321 instruktor-terapii-uzaleznien 2299 2635 lekarz-rodzinny technik-bhp 3251 3230 technik-ortopeda psycholog',
      no: '@heavy @shifts',
      facts: { from: ['pielegniarka'], noLifting: true, noShifts: true, licences: ['piel'] },
    },
  ),
  persona(
    'nauczycielka-ucieczka',
    'creative',
    'Pisanie, wymyślanie zadań, prowadzenie warsztatów dla dorosłych, organizowanie wyjazdów.',
    'Jestem nauczycielką polskiego, 14 lat. Mam dość szkoły, chcę się przebranżowić. Studia magisterskie.',
    {
      yes: 'trener-szkoleniowiec specjalista-szkolen copywriter redaktor-wydawniczy korektor-tekstu koordynator-projektow-unijnych organizator-eventow 243 264 242 143 specjalista-pr animator-kultury dziennikarz rezydent-turystyczny fundraiser kierownik-projektu doradca-zawodowy rekruter social-media product-manager lektor-jezyka scenarzysta 2431 3332 tworca-internetowy 334 1411 1221 przewodnik-turystyczny bibliotekarz 2622 3439 pracownik-biura-podrozy 2421',
      no: '233 234 232',
    },
  ),
  persona(
    'przedszkolanka-wypalona',
    'helping',
    'Psychologia, słuchanie ludzi, książki, spokojne rozmowy.',
    'Dwa lata pracowałam w przedszkolu, jestem wypalona. Licencjat z pedagogiki.',
    {
      yes: '2635 3412 2423 2424 263 2359 325 mediator bibliotekarz bibliotekoznawca doradca-zawodowy rekruter specjalista-kadr terapeuta-zajeciowy psycholog 3433 262 242 logopeda arteterapeuta instruktor-terapii-uzaleznien doradca-zatrudnienia tlumacz-migowego redaktor-wydawniczy 2299 fundraiser 4226 socjolog',
      no: '234 5311 5312 1341',
    },
  ),
  persona(
    'opiekunka-ukraina',
    'helping',
    'Gotowanie, opieka nad starszymi osobami, rozmowa.',
    'Przyjechałam z Ukrainy, słabo mówię po polsku, szukam pracy od zaraz.',
    {
      yes: '532 9111 9112 9412 512 531 941 pomoc-kuchenna niania opiekunka-domowa opiekun-osoby-starszej salowa pokojowa 5120 pizzer asystent-osoby-z-niepelnosprawnoscia 3412 pracownik-pralni opiekun-w-schronisku cukiernik 751 9321 szwaczka 5164 fast-food 753 agroturystyka 911 5152 pracownik-pomocniczy-fryzjera stylistka-paznokci',
      no: '261 233 4222 241',
      facts: { polishLevel: 'A2' },
    },
  ),
  persona(
    'opiekun-mamy-zdalnie',
    'creative',
    'Pisanie, książki, poprawianie tekstów, język polski.',
    'Opiekuję się chorą mamą, mogę pracować tylko zdalnie.',
    {
      yes: 'korektor-tekstu redaktor-wydawniczy copywriter tlumacz grafik-dtp specjalista-seo social-media korepetytor tworca-internetowy scenarzysta lektor-jezyka 264 243 4413 fundraiser 2166 specjalista-marketingu 3514 wprowadzanie-danych tlumacz-przysiegly 2431 2424 administrator-stron tlumacz-migowego animator-3d pracownik-biurowy',
      no: '532 3412 2221 5322 522',
      facts: { remoteOnly: true },
    },
  ),
  persona(
    'ratownik-wypalony',
    'helping',
    'Adrenalina, pomoc ludziom, uczenie pierwszej pomocy, sport.',
    'Ratownik medyczny, mam dość nocnych dyżurów. Chcę pracować w dzień.',
    {
      yes: 'trener-szkoleniowiec specjalista-bhp technik-bhp instruktor-fitness trener-sportu fizjoterapeuta technik-masazysta pielegniarka-szkolna pielegniarka-medycyny-pracy nauczyciel-przedmiotow-zawodowych nauczyciel-praktycznej-nauki-zawodu terapeuta-zajeciowy ratownik-wodny 342 2359 325 3412 przedstawiciel-medyczny koordynator-badan-klinicznych sekretarka-medyczna 326 instruktor-tanca instruktor-terapii-uzaleznien animator-czasu-wolnego asystent-nauczyciela asystent-osoby-z-niepelnosprawnoscia lektor-jezyka dietetyk 229 2299 instruktor-nauki-jazdy instruktor-jazdy-konnej 3230 3255 2635 technik-ortopeda lekarz-rodzinny',
      no: '@shifts',
      facts: { noShifts: true },
    },
  ),
  persona(
    'dzieci-po-macierzynskim',
    'helping',
    'Zabawy z dziećmi, śpiewanie, prace plastyczne.',
    'Wracam po urlopie macierzyńskim, mam liceum, nie chcę studiować.',
    {
      yes: '531 opiekunka-dziecieca animator-czasu-wolnego niania asystent-nauczyciela pomoc-nauczyciela opiekun-w-zlobku animator-kultury terapeuta-zajeciowy arteterapeuta nauczyciel-muzyki instruktor-tanca wychowawca-placowki korepetytor 3259 235 343 instruktor-fitness asystent-miedzykulturowy higienistka-stomatologiczna bibliotekarz wozny instruktor-jazdy-konnej',
      no: '251 8 331 72',
    },
  ),
  persona(
    'zwierzeta',
    'nature helping',
    'Zwierzęta, psy, długie spacery, opieka nad chorymi kotami.',
    'Szkoła branżowa, mieszkam na wsi.',
    {
      yes: '5164 3240 2251 6121 9212 opiekun-w-schronisku groomer treser-psow technik-weterynarii hodowca-koni instruktor-jazdy-konnej lekarz-weterynarii pracownik-fermy hodowca-bydla agroturystyka rolnik 612 613 opiekun-osoby-starszej technik-rolnik technik-lesnik',
      no: '251 241 331 4222',
    },
  ),
  persona(
    'psychologia-studia',
    'helping ambitious',
    'Psychologia, emocje, rozmowa, testy, pomaganie w kryzysie.',
    'Kończę licencjat, chcę studiować dalej.',
    {
      yes: '2634 2299 2635 2359 3412 325 psycholog psycholog-szkolny psychoterapeuta psycholog-organizacji interwent-kryzysowy specjalista-terapii-uzaleznien doradca-zawodowy 2423 rekruter pracownik-socjalny mediator logopeda psychiatra 2212 terapeuta-zajeciowy kurator-sadowy resocjalizator arteterapeuta 323',
      no: '72 8 331 71',
    },
  ),
  persona(
    'senior-opieka-mezczyzna',
    'helping',
    'Pomaganie starszym ludziom, cierpliwość, gotowanie.',
    'Pracowałem na produkcji, fabrykę zamknęli. Podstawowe wykształcenie.',
    {
      yes: '532 3412 9111 9112 5329 9412 512 opiekun-osoby-starszej opiekunka-domowa salowa sanitariusz 531 pomoc-kuchenna pomoc-domowa wozny opiekun-medyczny kucharz opiekunka-srodowiskowa 325 opiekun-w-schronisku 941 911 pizzer cukiernik piekarz dozorca 751 asystent-osoby-z-niepelnosprawnoscia pracownik-zakladu-pogrzebowego terapeuta-zajeciowy pracownik-pomocniczy-fryzjera 516',
      no: '251 2 331',
    },
  ),
  persona(
    'laborantka',
    'nature',
    'Biologia, mikroskop, badania, chemia, dokładność.',
    'Licencjat z biologii.',
    {
      yes: '3111 2131 2113 2145 2271 3144 3212 technik-analityk biotechnolog chemik diagnosta-laboratoryjny inzynier-technologii-zywnosci 2132 2133 3255 technik-kryminalistyki 321 koordynator-badan-klinicznych operator-oczyszczalni kontroler-jakosci specjalista-kontroli-jakosci operator-produkcji-lekow 2143 2114 2112 farmaceuta technik-dentystyczny technik-sterylizacji 2141 optometrysta inspektor-ochrony-srodowiska archeolog technik-ochrony-srodowiska geolog technik-farmaceutyczny',
      no: '522 4222 71 5131',
    },
  ),
  persona(
    'kosmetyka',
    'creative helping',
    'Makijaż, pielęgnacja skóry, rozmowy z klientkami, moda.',
    'Technikum, chcę szybko zacząć.',
    {
      yes: '514 kosmetolog podolog charakteryzator wizazystka stylistka-paznokci fryzjer barber 325 technik-masazysta pracownik-pomocniczy-fryzjera tatuazysta groomer dekorator-wnetrz projektant-mody krawiec sprzedawca doradca-klienta florysta optyk-okularowy 3439 dietetyk technik-handlowiec 753 3432 3251',
      no: '71 72 8 251',
    },
  ),
  persona(
    'fizjo-sport',
    'helping',
    'Sport, ćwiczenia, anatomia, trenowanie ludzi.',
    'Matura, biegam maratony.',
    {
      yes: '342 2292 3254 trener-sportu instruktor-fitness fizjoterapeuta technik-masazysta dietetyk dietetyk-specjalista instruktor-tanca ratownik-wodny nauczyciel-szkoly-podstawowej strazak 235 229 terapeuta-zajeciowy animator-czasu-wolnego 2293 5113 technik-ortopeda instruktor-jazdy-konnej kosmetolog 3230 opiekun-medyczny podolog higienistka-stomatologiczna ratownik-medyczny 2359 lektor-jezyka korepetytor nauczyciel-wczesnoszkolny przewodnik-gorski',
      no: '331 241 411 251',
    },
  ),
  persona(
    'migowy',
    'helping',
    'Język migowy, niepełnosprawni, cierpliwość, nauczanie.',
    'Mam niesłyszącego brata. Liceum.',
    {
      yes: 'tlumacz-migowego asystent-osoby-z-niepelnosprawnoscia asystent-nauczyciela pedagog-specjalny terapeuta-zajeciowy logopeda 3412 531 235 protetyk-sluchu korepetytor asystent-miedzykulturowy lektor-jezyka 325 opiekunka-dziecieca 323 instruktor-jazdy-konnej opiekun-medyczny nauczyciel-muzyki 3422 instruktor-nauki-jazdy opiekun-w-zlobku nauczyciel-wczesnoszkolny nauczyciel-przedszkola 2643',
      no: '72 8 71 331',
    },
  ),
  persona(
    'lekarz-bez-dyzurow',
    'ambitious helping',
    'Medycyna, badania naukowe, analiza danych, pisanie.',
    'Lekarka, 12 lat, mam dość dyżurów nocnych.',
    {
      yes: 'koordynator-badan-klinicznych lekarz-rodzinny nauczyciel-akademicki biotechnolog statystyk data-scientist kierownik-podmiotu-leczniczego psychiatra przedstawiciel-medyczny 2112 213 dietetyk-specjalista specjalista-ai lekarz-dentysta inzynier-biomedyczny 226 221 optometrysta 2631 2632 dziennikarz copywriter analityk-biznesowy konsultant-biznesowy badacz-rynku socjolog 2293 psycholog 212 redaktor-wydawniczy ekonomista 229 specjalista-bhp logopeda chemik',
      no: '@shifts 522 9',
      facts: { from: ['lekarz'], noShifts: true, licences: ['lekarz'], education: 'magister' },
    },
  ),
];
