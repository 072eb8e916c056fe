// Fifteen people written after the mends of November 2026 (pay without złoty, wishes of work, 'niż', driving nobody spoke of) by whoever
// made them; judged before any list was seen, measured once (LATEST_AT_FIRST_SIGHT), and nothing was mended by them.
// Two of them name an occupation as acceptable that a code of what is not holds as well (a seamstress, health and safety): left as it
// was written, and counted against the list.
import { persona, type Persona } from './persona.ts';

/**
 * Twenty people of a hundred words each, November 2026, written by a large language model that knew no code; judged by another as a
 * counsellor that saw no code either. Of the eighteen with a list; one more was a pupil, one was stopped as in a crisis.
 */
export const STRANGERS_AT_FIRST_SIGHT = { acceptable: 50 / 128, withoutHowler: 4 / 18 };

/**
 * Twenty-four people of the same kind, written and judged in the same way a few days later; one was stopped as in a crisis, which counts as a
 * list that failed. `read`: the same people, read by a large language model by the very instruction (it isn't the one in service), with what
 * it proposes.
 */
export const NEXT_AT_FIRST_SIGHT = {
  acceptable: 47 / 161,
  withoutHowler: 4 / 24,
  read: { acceptable: 130 / 164, withoutHowler: 21 / 24 },
};

/**
 * Twenty people of the same model's making, on 28 November: a third of ten to twenty-five words, a third of thirty to sixty, a third longer.
 * What is fit and what is absurd was written down by occupation before any list existed; one was stopped as in a crisis, which counts as a list
 * that failed. Twenty more by the same hand had been mended by just before, and it moved nothing here.
 */
export const MIXED_AT_FIRST_SIGHT = { acceptable: 80 / 145, withoutHowler: 12 / 20 };

/**
 * Twenty people of a counsellor's, later that day, from eight words to a hundred and thirty, who knew the table's names and no code. Fit and absurd
 * were written down before any list existed; measured once, after what the rules propose had been chosen by twenty others of the same hand
 * (114 of 144 there). Without it 100 of 154, and as many lists without an absurd one.
 */
export const PROPOSED_AT_FIRST_SIGHT = { acceptable: 105 / 149, withoutHowler: 15 / 20 };

/** Of the first eight. */
export const LATEST_AT_FIRST_SIGHT = { acceptable: 0.631, withoutHowler: 0.533 };

export const LATEST: readonly Persona[] = [
  persona(
    'wraca-z-anglii',
    'ambitious',
    'Majsterkowanie, remonty u znajomych, Premier League, piwo kraftowe',
    'Wracam po 12 latach z Anglii, robiłem na magazynie jako team leader, angielski biegle. 40 lat, technikum elektryczne. Chcę zarabiać 7000 na rękę.',
    {
      yes: 'kierownik-magazynu specjalista-logistyki planista-produkcji spedytor dyspozytor-transportu 741 742 311 3123 3122 1324 1321 332 3331 3323 333 technik-logistyk 243 kosztorysant zaopatrzeniowiec automatyk elektryk monter-fotowoltaiki monter-oze monter-alarmow mechatronik utrzymanie konserwator-budynku lektor-jezyka magazynier operator-wozka brygadzista 7126 7127 technik-bhp specjalista-bhp pracownik-agencji-pracy 351 piwowar 7115 monter-wykonczen kontroler-jakosci 2151 inzynier-sprzedazy',
      no: '22 53 516 niania sortowanie-odpadow odbior-odpadow 5141 5142 kosmetolog',
    },
  ),
  persona(
    'gospodyni-wiejska',
    'nature helping',
    'Koło gospodyń, sery robie, przetwory, ogród, dzieci z wioski uczę tańczyć',
    'Mam 47 lat, gospodarstwo 8 ha sie nie opłaca, krowy sprzedalim. Prawo jazdy mam. Szkoła rolnicza. Do miasta nie pójdę, chcę u siebie na wsi.',
    {
      yes: 'agroturystyka serowar producent-zywnosci-ekologicznej 6 technik-agrobiznesu doradca-rolniczy animator-kultury instruktor-tanca 7512 7513 7514 cukiernik piekarz kucharz pszczelarz ogrodnik florysta opiekunka-srodowiskowa opiekunka-domowa technik-zywienia technik-przetworstwa 512 animator-czasu-wolnego 941 zielarz przetwory opiekun-osoby-starszej inzynier-rolnictwa technik-rolnik terapeuta-zajeciowy technik-turystyki 7511 asystent-osoby-z-niepelnosprawnoscia garmazer 3142 listonosz 3435',
      no: '25 26 241 331 konsultant-call-center telemarketer 833 8111 gornik programista steward marynarz',
    },
  ),
  persona(
    'saper-po-sluzbie',
    'ambitious',
    'Drony latam hobbystycznie, góry, strzelnica, elektronika',
    'Żołnierz zawodowy (saper) 15 lat, odchodzę do cywila. 37 lat, mam licencjat z zarządzania kryzysowego, prawko kat. C. Mogę jeździć po kraju.',
    {
      yes: 'operator-drona 3155 specjalista-bhp technik-bhp 3119 5414 541 ochrona pracownik-ochrony detektyw operator-112 specjalista-cyberbezpieczenstwa 3114 7421 742 741 351 252 strazak ratownik-medyczny instruktor-strzelectwa trener-szkoleniowiec specjalista-szkolen 2422 specjalista-administracji-publicznej kierownik-projektu 1219 1349 alpinista-przemyslowy przewodnik-gorski 833 832 technik-elektronik inzynier-elektronik technik-geodeta kierownik 2165 automatyk mechatronik monter-alarmow operator-monitoringu policjant straznik-graniczny funkcjonariusz-sg 3355 5411 5412 zarzadzanie technik-mechatronik technik-teleinformatyk instruktor-nauki-jazdy 834 342 ratownik-gorski',
      no: 'zolnierz 22 531 532 516 514 niania kasjer-handlowy sprzedawca florysta',
    },
  ),
  persona(
    'slonska-gryfna',
    'creative',
    'Rada szyja, haftuja, moda retro, robia fotki na insta',
    'Robia w Biedronce na kasie 9 lat, mom dosyć. 33 lata, po liceum. Chcę coś z modą albo szyciem, byle nie kasa.',
    {
      yes: '7531 7532 7533 krawiec projektant-mody projektant-ubioru 2163 stylistka 343 fotograf social-media tworca-internetowy specjalista-marketingu dekorator-wnetrz merchandiser obsluga-sklepu-internetowego specjalista-e-commerce tapicer 7534 grafik-komputerowy 3431 kostiumograf charakteryzator hafciarka szwaczka 731 2166 florysta artysta-grafik wizazystka kosmetolog 514 rekodzielo terapeuta-zajeciowy copywriter montazysta-wideo renowator-mebli technik-przemyslu-mody technik-wlokiennik ilustrator szewc kaletnik 2651',
      no: 'kasjer-handlowy 5230 71 72 8 22 25 9 sprzedawca stacja-paliw 833 241',
    },
  ),
  persona(
    'ojciec-sam-z-corka',
    'helping',
    'gotuje, rower z corka, naprawiam komputery sasiadom',
    'sam wychowuje corke 6 lat, kierowca busa 8 lat, nie moge jezdzic w delegacje. chce zarabiac minimum 5 tys, praca od 8 do 16. 34 lata technik informatyk',
    {
      yes: '351 technik-informatyk helpdesk administrator-systemow administrator-sieci kierowca-autobusu kierowca-dostawczy dyspozytor-transportu spedytor specjalista-logistyki tester-oprogramowania serwisant instruktor-nauki-jazdy 742 7421 7422 magazynier operator-wozka kucharz technik-teleinformatyk administrator-stron web-developer pracownik-biurowy 411 432 mechanik-rowerow monter-elektronik listonosz kurier diagnosta-pojazdow planista-produkcji 4323 nauczyciel-informatyki konserwator-budynku intendent 252 251 opiekun-klienta obsluga-sklepu-internetowego specjalista-e-commerce 3114 kierowca-mechanik specjalista-wsparcia elektronik technik-elektronik operator-monitoringu 2356 taksowkarz',
      no: 'kierowca-tir kierowca-ciezarowki marynarz 22 71 steward monter-linii 2635 przedstawiciel-handlowy kelner barman',
    },
  ),
  persona(
    'pani-63-szwaczka',
    'creative',
    'Szydełkuję, wnuki bawię, działka, krzyżówki, śpiewam w chórze',
    'Szwaczka 35 lat na zakładzie, zakład padł. 58 lat, dwa lata do emerytury, oczy już słabsze i barki bolą. Cokolwiek lekkiego.',
    {
      yes: 'opiekunka-dziecieca niania portier dozorca wozny pomoc-nauczyciela opiekunka-domowa opiekun-osoby-starszej opiekunka-srodowiskowa szatniarz 9629 krawiec 7531 sprzedawca 5223 5311 kasjer-biletowy florysta ogrodnik 5413 rejestratorka recepcjonista 422 pracownik-pralni bileter pomoc-domowa operator-monitoringu 4412 asystent-osoby-z-niepelnosprawnoscia doradca-klienta animator opiekun-w-zlobku biblioteka pomoc-biblioteczna 4411 kontroler-biletow ankieter szwaczka 515 pracownik-szatni 9621 bibliotekarz',
      no: '22 25 71 72 833 832 magazynier robotnik-magazynowy przeprowadzki lekarz logopeda adwokat odbior-odpadow zlotnik-jubiler zegarmistrz',
    },
  ),
  persona(
    'migrena-swiatlo',
    'creative helping',
    'Piszę opowiadania, czytam, koty, roślinki, słucham podcastów',
    'Migreny od ekranu, lekarz zabronił siedzieć przy komputerze cały dzień. Skończyłam kulturoznawstwo, 28 lat, robiłam w agencji reklamowej 3 lata. Hałas odpada.',
    {
      yes: 'bibliotekarz animator-kultury florysta ogrodnik opiekun-w-schronisku technik-weterynarii terapeuta-zajeciowy arteterapeuta przewodnik 5113 ksiegarz muzealnik edukator 2621 archiwista 2355 lektor-jezyka renowator-mebli konserwator-dziel-sztuki technik-archiwista instruktor 2359 groomer ceramik introligator opiekunka-srodowiskowa asystent-osoby-z-niepelnosprawnoscia 234 3412 opiekun-w-dps pracownik-socjalny bibliotekoznawca zielarz 6113 behawiorysta technik-architektury-krajobrazu treser-psow asystent-miedzykulturowy pisarz 2641 logopeda doradca-zawodowy korepetytor asystent-nauczyciela mediator opiekun-osoby-starszej asystent-weterynarza antykwariusz nauczyciel 235 lektor',
      no: '25 351 konsultant-call-center telemarketer grafik-komputerowy grafik-dtp 71 72 8 social-media montazysta-wideo specjalista-seo tester-oprogramowania animator-3d',
    },
  ),
  persona(
    'kucharz-cukrzyca',
    'ambitious',
    'gotowanie, wędzenie ryb, programy kulinarne, szkolę młodych na kuchni',
    'Szef kuchni 20 lat, cukrzyca i nogi puchną, nocki i weekendy już nie dla mnie. 45 lat, zawodówka gastronomiczna + matura zaoczna.',
    {
      yes: 'technik-zywienia dietetyk nauczyciel-praktycznej-nauki-zawodu 2320 instruktor kierownik-gastronomii 1412 intendent przedstawiciel-handlowy 332 3323 kontroler-jakosci technolog-zywnosci technik-technologii-zywnosci 2145 zaopatrzeniowiec trener-szkoleniowiec specjalista-szkolen 2423 2424 kucharz garmazer tworca-internetowy copywriter bloger cukiernik inspektor-sanitarny specjalista-bhp technik-bhp 751 inzynier-sprzedazy 1349 doradca-klienta korepetytor kierownik-restauracji producent-zywnosci-ekologicznej szef-kuchni agroturystyka organizator-eventow hotel 1411 3257 serowar social-media dietetyk-specjalista',
      no: 'kelner barman 71 72 833 22 25 dostawca-jedzenia pracownik-ochrony robotnik-magazynowy 91 pomoc-kuchenna fast-food',
    },
  ),
  persona(
    'absolwent-fizyki',
    'ambitious',
    'Astronomia, python, fotografuję niebo, szachy, tłumaczę kolegom fizykę',
    'Magister fizyki, 26 lat, niczego jeszcze nie robiłem poza korepetycjami. Nie chcę uczyć w szkole.',
    {
      yes: '211 212 214 215 251 252 data-scientist analityk programista inzynier statystyk tester-oprogramowania aktuariusz geofizyk meteorolog fizyk astronom nauczyciel-akademicki 2310 korepetytor 3111 optyk 2411 2413 2631 351 kontroler-ruchu-lotniczego 3155 badacz-rynku specjalista-cyberbezpieczenstwa metrolog 2421 fotograf popularyzator dziennikarz 2165 2642 optometrysta 2267 1223 3119 technik-elektroradiolog 2131 2133 2356 trener-szkoleniowiec specjalista-szkolen analityk-finansowy',
      no: 'nauczyciel-szkoly-podstawowej nauczyciel-szkoly-sredniej 233 234 71 72 8 9 53 5120 524 514',
    },
  ),
  persona(
    'przedszkolanka-glos',
    'helping creative',
    'robię dekoracje, piekę muffinki, organizuję kiermasze, rękodzieło z dzieciakami',
    'nauczycielka przedszkola 14 lat, guzki na strunach głosowych, foniatra mówi ze mam zmienic zawod. 38 lat mgr pedagogiki. dzieci kocham ale nie moge mówic cały dzień',
    {
      yes: 'terapeuta-zajeciowy arteterapeuta florysta dekorator-wnetrz cukiernik opiekun-w-zlobku pedagog-specjalny 2351 specjalista-szkolen pracownik-socjalny asystent-rodziny kierownik-zlobka organizator-eventow metodyk autor ilustrator bibliotekarz 334 335 2635 pracownik-biurowy specjalista-administracji-publicznej specjalista-kadr kurator-sadowy ceramik renowator-mebli obsluga-sklepu-internetowego redaktor-wydawniczy korektor-tekstu asystent-osoby-z-niepelnosprawnoscia krawiec 2424 fundraiser koordynator-projektow-unijnych animator-kultury pomoc-nauczyciela grafik-komputerowy projektant 241 2422 411 3412 sekretarka copywriter 3333 doradca-zawodowy opiekunka-dziecieca 2352 visual merchandiser 343 wychowawca-placowki piekarz zlotnik-jubiler 731 technik-archiwista stylistka-paznokci',
      no: 'konsultant-call-center telemarketer nauczyciel-przedszkola lektor-jezyka operator-112 71 72 8 22 9 logopeda aktor',
    },
  ),
  persona(
    'chory-na-lesnika',
    'nature',
    'Las, grzyby, ptaki, rąbie drzewo, psy mysliwskie, komornik mnie nie lubi hehe',
    'na tartaku robie 11 lat pilarz, słuch mi siada od pily. 36 lat podstawowka skonczona i kurs drwala. chce do lasu, pensja minimum 5 tys.',
    {
      yes: '6210 621 robotnik-lesny operator-maszyn-lesnych drwal arborysta 6113 ogrodnik ogrodnik-terenow-zieleni pracownik-lesny szkolkarz utrzymanie-zieleni treser-psow opiekun-w-schronisku 92 612 stolarz ciesla 7115 7521 7522 hodowca rolnik pszczelarz rybak 62 konserwator-budynku straznik-lesny 834 dozorca opiekun-zwierzat zrywka 9215 6130 operator-maszyn-rolniczych technik-lesnik 3143 sadownik 611 zbieracz lesniczy podlesniczy pilot-drona operator-tartaku parkieciarz monter-mebli straznik straz-lesna pracownik-fermy',
      no: 'komornik 22 23 24 25 33 41 42 53 operator-112 realizator-dzwieku 514 1',
    },
  ),
  persona(
    'studentka-zaoczna-ukr',
    'ambitious creative',
    'makijaż, kpop, tańczę, prowadzę TikTok o polskim języku',
    'Jestem z Ukrainy, 4 lata w Polsce, polski C1, 21 lat. Studiuję zaocznie turystykę, pracuję w hotelu na sprzątaniu. Chcę lepszą pracę w hotelu albo biurze podróży.',
    {
      yes: 'recepcjonista 4224 4221 pracownik-biura-podrozy rezydent-turystyczny przewodnik-turystyczny pilot-wycieczek organizator-eventow steward animator-czasu-wolnego social-media tworca-internetowy specjalista-marketingu 5113 5111 instruktor-tanca wizazystka kosmetyczka asystent-miedzykulturowy tlumacz lektor-jezyka 243 kierownik-hotelu 1411 technik-hotelarstwa concierge 422 doradca-klienta 411 opiekun-klienta montazysta-wideo kelner charakteryzator 5142 hostessa technik-turystyki 3339 333 514 specjalista-pr asystent-zarzadu barista 2431 2432 334 korepetytor 343 tancerz 2653',
      no: '71 72 8 9 22 pokojowa sprzatanie-biur 25 windykator 62',
    },
  ),
  persona(
    'inzynier-wypalony',
    'nature creative',
    'Wspinaczka, stolarka w garażu, robię noże, fotografia gór',
    'Inżynier konstruktor w motoryzacji, 13 lat przy CAD-zie. Wypaliłem się, chcę pracować rękami, na świeżym powietrzu też może być. Mam poduszkę finansową na rok, 39 lat.',
    {
      yes: 'stolarz 7522 renowator-mebli kowal kowal-artystyczny kowalstwo 722 przewodnik-gorski alpinista-przemyslowy fotograf instruktor-wspinaczki 342 ciesla 7115 arborysta monter-mebli 731 slusarz slusarz-narzedziowy 7522 7523 2320 ceramik zlotnik-jubiler agroturystyka technik-lesnik monter-fotowoltaiki lutnik parkieciarz mechanik-rowerow 7234 7113 kamieniarz rzemieslnik zegarmistrz 6 nauczyciel-praktycznej-nauki-zawodu ratownik-gorski dekorator-wnetrz monter-wykonczen tapicer 7316 7313 71 projektant-wzornictwa konserwator-dziel-sztuki inzynier-lesnictwa 741 ksztalcenie szewc treser-psow operator-maszyn-lesnych',
      no: '2511 2512 operator-cad programista-cnc 22 53 33 24 konsultant-call-center kasjer-handlowy 26 832 833',
    },
  ),
  persona(
    'recydywa-nowy-start',
    'ambitious',
    'siłka, gotowanie, lubie remonty i malowanie ścian',
    'wyszedłem z zakładu karnego pół roku temu, mam wpis. 31 lat, gimnazjum, w środku zrobiłem kurs glazurnika. robote chce od zaraz, moze być ciężka',
    {
      yes: '71 glazurnik malarz 7131 monter-wykonczen 7122 pomocnik-budowlany robotnik-budowlany tynkarz parkieciarz brukarz murarz dekarz kucharz pomoc-kuchenna 93 magazynier robotnik-magazynowy 7112 7123 7124 robotnik pakowacz 8 spawacz slusarz stolarz monter 7511 przeprowadzki 9112 monter-mebli 752 721 72 piekarz 7512 ogrodnik-terenow-zieleni utrzymanie-zieleni 921 operator-koparki fast-food pracownik-myjni wulkanizator konserwator-budynku robotnik-lesny sprzatanie-biur 9411 9412 dostawca-jedzenia rzeznik 6 5120 szef-kuchni kierowca-dostawczy',
      no: 'pracownik-ochrony 22 23 24 25 26 53 541 33 opiekunka-dziecieca taksowkarz detektyw policjant-prewencji trener-sportu',
    },
  ),
  persona(
    'emerytka-nauczycielka-chemii',
    'helping nature',
    'Zielarstwo, spacery z kijkami, uczę sąsiadkę obsługi telefonu, książki popularnonaukowe',
    'Jestem na emeryturze, uczyłam chemii w liceum 32 lata, 64 lata. Chcę dorabiać na pół etatu, spokojnie, bez krzyku klasy. Najlepiej w Toruniu.',
    {
      yes: 'korepetytor zielarz 2356 przewodnik-turystyczny muzealnik bibliotekarz lektor-jezyka trener-szkoleniowiec nauczyciel-akademicki nauczyciel-szkoly-sredniej nauczyciel-informatyki redaktor-wydawniczy korektor-tekstu ogrodnik florysta opiekunka-srodowiskowa technik-analityk laborant chemik 2113 3111 asystent-osoby-z-niepelnosprawnoscia 2359 edukator 5113 opiekun-osoby-starszej archiwista rejestratorka-medyczna sprzedawca 2352 metodyk farmaceuta technik-farmaceutyczny 3213 animator-kultury asystent-nauczyciela 3412 copywriter niania opiekunka-dziecieca portier ankieter szkolen 2351 specjalista-szkolen 325 terapeuta-zajeciowy opiekun-w-dps kosmetolog inspektor-ochrony-srodowiska 411 441 nauczyciel doradca-zawodowy 2133 helpdesk',
      no: '71 72 8 operator-112 windykator konsultant-call-center telemarketer kierownik-projektu pracownik-fermy 2511 2512 lekarz policjant nauczyciel-wf 9',
    },
  ),
];
