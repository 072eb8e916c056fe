// Twenty-five people written in the way people write, typos and all, before their author had seen the rule or its words. The figures
// at first sight are kept below (FRESH_AT_FIRST_SIGHT); what showed was mended afterwards, so what is measured now is no longer blind.
// Since then two lists were changed, where one occupation stood in both; the figures are the same with either.
import { persona, type Persona } from './persona.ts';

/** Before anything was mended by them; of the first eight. */
export const FRESH_AT_FIRST_SIGHT = { acceptable: 0.733, atLeastThree: 0.96, withoutHowler: 0.72 };

export const FRESH: readonly Persona[] = [
  persona(
    'maturzystka-biologia',
    'helping nature',
    'najbardziej lubie biologie i chemie, robie notatki kolorowe, opiekuje sie krolikami, bylam wolontariuszka w szpitalu',
    'skonczylam liceum w maju, mam 19 lat, krwi sie nie boje, nie chce siedziec za biurkiem caly dzien',
    {
      yes: '2131 22 31 32 5164 5321 2113 2145 2634 chemik biotechnolog kosmetolog opiekunka-dziecieca sanitariusz technik-analityk 235 234 612',
      no: '8 71 72 331 241 25 9',
    },
  ),
  persona(
    'rzucam-liceum',
    'creative',
    'Graffiti, rysowanie w zeszycie, tatuaże, rap, montuję filmiki na tiktoka.',
    'Rzucam szkołę, liceum to nie dla mnie, skończyłem 18. Chcę robić coś konkretnego od zaraz, byle nie na kasie.',
    {
      yes: '216 3431 3439 3521 2659 2651 tatuazysta charakteryzator 243 3514 7131 7132 7322 7316 barber 514 7522 7534 7313 7314 2654 realizator-dzwieku realizator-swiatla dekorator-wnetrz web-developer projektant-ui drukarz merchandiser 7212 7221 7113',
      no: '5230 22 261 262 263 264 konserwator-dziel-sztuki 2310 2330 234 241 33 fast-food 531 532',
    },
  ),
  persona(
    'magazynier-kregoslup',
    'ambitious',
    'Lubię jak jest porządek, excel trochę ogarniam, gram w szachy.',
    '14 lat na magazynie, wózek widłowy, dyskopatia, lekarz zakazał dźwigać. Mam 43 lata i średnie. Bolą mnie plecy od stania.',
    {
      yes: '432 4110 413 411 412 421 422 4415 4414 3331 3323 1324 3122 specjalista-logistyki planista-produkcji dyspozytor-transportu spedytor operator-monitoringu 3119 3512 331 334 335 243 portier 5244 4227 4226 operator-112 5165 5413 2423 specjalista-bhp technik-bhp asystent-ds-ksiegowosci administrator-nieruchomosci operator-wozka',
      no: 'przeprowadzki robotnik-magazynowy 711 712 9313 621 pomocnik-produkcji 8111 opiekun-medyczny 22 odbior-odpadow',
    },
  ),
  persona(
    'pani-sprzata',
    'helping',
    'Lubie jak jest czysto, lubie ludzi pogadac, gotuje dla wnukow i pieke, na dzialce mam kwiaty',
    'sprzatam biura 12 lat, mam 54 lata, kolana mnie bola, szkola podstawowa i zawodowka krawiecka. chce cos lzejszego, najlepiej rano',
    {
      yes: '5311 5312 5322 7531 8153 7534 wozny dozorca 5413 portier pomoc-nauczyciela opiekun-w-zlobku niania opiekunka-domowa opiekun-osoby-starszej opiekunka-srodowiskowa florysta 4226 422 sprzedawca kasjer-handlowy 5245 4412 pomoc-kuchenna cukiernik 7512 kucharz 9411 pracownik-pralni 9321 asystent-osoby-z-niepelnosprawnoscia ogrodnik pomoc-domowa sprzatanie-biur pokojowa salowa 9112 technik-sterylizacji doradca-klienta szwaczka technik-zywienia',
      no: '22 26 25 71 glazurnik parkieciarz 8111 834 833 72 3355 5411 621',
    },
  ),
  persona(
    'programista-wypalony',
    'nature helping',
    'Góry, rower, pieczenie chleba na zakwasie, czytanie o psychologii, lubię tłumaczyć komuś rzeczy',
    'Programista java, 11 lat, mam dosyć ekranu i korpo. Odłożone na rok bez pensji. Nie chcę już nigdy programować.',
    {
      yes: '235 2320 2330 234 5113 przewodnik-gorski 7512 piekarz cukiernik 2634 psychoterapeuta 342 7234 agroturystyka 6 serowar 5165 2423 2635 terapeuta-zajeciowy 3259 3230 3254 fizjoterapeuta trener-szkoleniowiec specjalista-szkolen lektor-jezyka 7522 renowator-mebli stolarz 3143 technik-lesnik inzynier-lesnictwa producent-zywnosci-ekologicznej barista 3412 2132 5120 1412 3434 3255 2133 ratownik-medyczny interwent-kryzysowy mediator',
      no: '25 351 programista-cnc tester-oprogramowania 1330 3514 data-scientist 331 522 9',
    },
  ),
  persona(
    'rolnik-sprzedaje-ziemie',
    'nature',
    'Maszyny, ciągnik, kombajn, zwierzęta mniej. Umiem pospawać i naprawić wszystko co w gospodarstwie.',
    'Gospodarstwo 18 ha już się nie opłaca, prowadziłem je z ojcem 20 lat. Technikum rolnicze. Prawko B i T, mogę zrobić C. Mieszkam pod Łomżą.',
    {
      yes: '834 833 832 723 721 722 311 3142 6 2132 1311 technik-agrobiznesu doradca-rolniczy mechanik-maszyn-rolniczych operator-maszyn-rolniczych operator-koparki operator-maszyn-drogowych 8322 elektromechanik 7126 7127 konserwator-budynku utrzymanie-zieleni przedstawiciel-handlowy 3132 spawacz 5153 731 741 814 operator-wozka 6210 8160 kierowca-mechanik strazak',
      no: '22 531 514 26 216 opiekun-medyczny 241 4110 25',
    },
  ),
  persona(
    'polonistka',
    'creative helping',
    'Literatura, teatr, poprawianie cudzych tekstów, prowadzę kółko dziennikarskie',
    'Uczę polskiego w podstawówce od 17 lat. Głos mi siada i dzieci mnie męczą, chcę wyjść ze szkoły. Mogłabym zdalnie.',
    {
      yes: '264 4413 korektor-tekstu copywriter 2641 2622 3433 243 2621 muzealnik trener-szkoleniowiec specjalista-szkolen specjalista-pr 3439 animator-kultury 1431 korepetytor lektor-jezyka 2424 2423 2421 fundraiser tlumacz 3514 2631 334 3333 4414 2659 analityk-ux administrator-stron badacz-rynku scenarzysta rezyser 335 asystent-zarzadu koordynator-projektow-unijnych organizator-eventow',
      no: '8 71 72 nauczyciel-szkoly-podstawowej nauczyciel-wczesnoszkolny nauczyciel-przedszkola 9 konsultant-call-center telemarketer 22',
    },
  ),
  persona(
    'pielegniarka-nocki',
    'helping',
    'Spokojna rozmowa, papiery ogarniam, języki – angielski dobrze',
    'Pielęgniarka na internie, 16 lat. Żadnych nocek, kręgosłup nie daje rady z podnoszeniem pacjentów. Nie chcę odchodzić z medycyny.',
    {
      yes: '2222 2299 koordynator-badan-klinicznych przedstawiciel-medyczny 3344 rejestratorka-medyczna sekretarka-medyczna nauczyciel-przedmiotow-zawodowych 2320 2293 3220 1342 1344 kierownik-dps 1341 trener-szkoleniowiec podolog technik-sterylizacji operator-112 dietetyk instruktor-terapii-uzaleznien specjalista-terapii-uzaleznien technik-farmaceutyczny optometrysta 3214 3253 higienistka-stomatologiczna asystentka-stomatologiczna kosmetolog likwidator-szkod psycholog diagnosta-laboratoryjny technik-analityk 3211 logopeda 2424 terapeuta-zajeciowy pracownik-socjalny opiekunka-dziecieca opiekun-w-zlobku',
      no: '7 8 9 25 opiekun-medyczny sanitariusz ratownik-medyczny 241 tancerz 833',
    },
  ),
  persona(
    'tir-do-domu',
    'ambitious nature',
    'Muzyka, wędkarstwo, grzebie przy starych autach',
    'kierowca tir 15 lat miedzynarodowka, chce byc na noc w domu, prawo jazdy c+e, dzieci rosna a ja ich nie widze',
    {
      yes: '83 723 3331 4323 dyspozytor-transportu spedytor kierowca-autobusu kierowca-ciezarowki kierowca-dostawczy instruktor-nauki-jazdy diagnosta-pojazdow mechanik-samochodowy mechanik-ciezarowek 721 3115 motorniczy kurier 4321 1324 5153 3119 741 7412 listonosz 8322 planista-produkcji 8344 834 kierowca-mechanik elektromechanik-samochodowy sprzedawca 524 specjalista-logistyki technik-logistyk lakiernik-samochodowy',
      no: 'kierowca-tir marynarz steward 22 531 26 25 331 241 rezydent-turystyczny 514',
    },
  ),
  persona(
    'kucharka-szkolna',
    'creative',
    'Pieczenie tortów, dekoracje, instagram z ciastami (2 tys. obserwujących)',
    'Kucharka, pracuje w stołówce, dużo dźwigania gary po 30 kg, nadgarstek po operacji. Chcę na swoje albo coś lżejszego. 38 l, Radom',
    {
      yes: '7512 cukiernik 3434 technik-zywienia dietetyk 1412 dekorator-wnetrz florysta 243 social-media specjalista-marketingu specjalista-e-commerce 2659 tworca-internetowy fotograf 514 3144 technik-technologii-zywnosci organizator-eventow 5132 barista 2320 nauczyciel-praktycznej-nauki-zawodu 5223 doradca-klienta 5222 obsluga-sklepu-internetowego 7314 2145 merchandiser stylistka-paznokci agroturystyka grafik-komputerowy przedstawiciel-handlowy 3322 5244 ceramik producent-zywnosci-ekologicznej',
      no: 'przeprowadzki 71 72 22 25 241 robotnik-magazynowy opiekun-medyczny 8 911',
    },
  ),
  persona(
    'ksiegowa-ludzie',
    'helping',
    'Lubię pomagać koleżankom, organizuję wyjazdy, joga, dużo czytam o zdrowiu i żywieniu',
    'Księgowa od 21 lat, cyfry mi się już śnią po nocach. Chciałabym pracować z ludźmi a nie z papierami. Mam magistra ekonomii i oszczędności.',
    {
      yes: '2293 3220 3423 instruktor-fitness 2423 2424 2634 235 3412 doradca-zawodowy trener-szkoleniowiec psychoterapeuta doradca-zatrudnienia rekruter fundraiser 2635 mediator 3332 organizator-eventow 5113 4221 technik-masazysta terapeuta-zajeciowy 3259 opiekun-klienta 1212 2320 nauczyciel-przedmiotow-zawodowych 1344 1341 animator-czasu-wolnego animator-kultury fizjoterapeuta 2299 3254 343 2432 2440 interwent-kryzysowy kosmetolog rezydent-turystyczny agroturystyka pracownik-socjalny koordynator-projektow-unijnych dietetyk 5249 trener-sportu 3230',
      no: 'ksiegowy glowny-ksiegowy asystent-ds-ksiegowosci biegly-rewident specjalista-rachunkowosci specjalista-plac wprowadzanie-danych 7 8 9 25',
    },
  ),
  persona(
    'syn-wietnamczykow',
    'ambitious',
    'Gry, naprawiam telefony w punkcie u kuzyna, płynnie wietnamski i angielski, inwestowanie',
    'Technik informatyk, 20 lat, rodzice prowadzą bar wietnamski ale ja nie chcę robić w gastronomii. Dobrze liczę.',
    {
      yes: '25 351 7421 7422 3114 311 2643 2152 2153 5223 5244 2413 2412 3312 243 helpdesk serwisant-komputerow tlumacz 241 5249 2431 asystent-miedzykulturowy 331 742 741 3352 technik-handlowiec 3322 2120 2149 2659 2421 3521 lektor-jezyka',
      no: '512 5131 5132 513 9412 9411 fast-food szef-kuchni kierownik-restauracji 531 71 6 22 9',
    },
  ),
  persona(
    'weteran-misje',
    'ambitious helping',
    'Strzelectwo, bieganie, szkolenie młodych, pierwsza pomoc, survival',
    'Odszedłem z wojska po 18 latach, Afganistan. Słuch mam uszkodzony od wybuchów, hałas odpada. Nie chcę munduru.',
    {
      yes: '2320 235 trener-szkoleniowiec specjalista-szkolen technik-bhp specjalista-bhp 3423 3422 instruktor-fitness trener-sportu ratownik-medyczny 5113 przewodnik-gorski instruktor-nauki-jazdy specjalista-logistyki 1324 1219 kierownik-projektu technik-lesnik 3143 5419 ratownik-wodny 2635 resocjalizator wychowawca-placowki 3412 interwent-kryzysowy 3119 technik-pozarnictwa operator-monitoringu 2421 2529 3331 kierownik-magazynu 2423 fizjoterapeuta 3254 doradca-zawodowy kurator-sadowy 2132 5165 treser-psow 3259 3256',
      no: 'zolnierz oficer-wojska policjant policjant-kryminalny straznik-miejski funkcjonariusz-sluzby-wieziennej funkcjonariusz-sg strazak 71 72 8 241 514 realizator-dzwieku 9',
    },
  ),
  persona(
    'opiekunka-mamy',
    'helping',
    'Cierpliwość, gotowanie, szydełko, dużo rozmawiam z ludźmi, znam się na lekach i pieluchach już jak pielęgniarka',
    'Od 6 lat opiekuję się mamą z alzheimerem, wcześniej kasa w markecie. Mama umarła w marcu. Mam 51 lat i nie wiem gdzie mnie wezmą. Podstawowy angielski, liceum.',
    {
      yes: '532 531 3412 opiekun-medyczny opiekunka-domowa opiekun-osoby-starszej opiekunka-srodowiskowa opiekun-w-dps terapeuta-zajeciowy 3259 asystent-osoby-z-niepelnosprawnoscia salowa sanitariusz 3344 4226 rejestratorka-medyczna technik-sterylizacji technik-farmaceutyczny 5223 sprzedawca kasjer-handlowy 5222 9111 pomoc-domowa 911 5163 7531 512 941 doradca-klienta arteterapeuta 3254 podolog pracownik-socjalny technik-zywienia dietetyk 5142 pielegniarka',
      no: '25 71 72 8 26 241 2211 2212',
    },
  ),
  persona(
    'spawacz-pluca',
    'ambitious',
    'robota przy metalu, precyzja, kulturystyka, modele czołgów',
    'Spawacz TIG/MIG 19 lat, pyły i dymy mi zaszkodziły, pulmunolog zabronił. Uprawnienia mam wszystkie. Zawodowe wykształcenie',
    {
      yes: 'operator-robota-spawalniczego technik-spawalnictwa kontroler-jakosci 3119 3122 2320 nauczyciel-praktycznej-nauki-zawodu operator-cnc programista-cnc operator-obrabiarek operator-cad 3118 slusarz-narzedziowy zegarmistrz 731 311 832 833 834 4321 operator-wozka 4322 automatyk mechatronik 3123 majster-budowlany zlotnik-jubiler technik-mechanik instruktor-fitness 342 trener-sportu instruktor-nauki-jazdy 723 742 741 7222 7223 zaopatrzeniowiec magazynier 5223 technik-bhp monter-elektronik operator-suwnicy',
      no: 'spawacz kamieniarz stolarz malarz-budowlany lakiernik-samochodowy gornik operator-odlewni glazurnik kowal-artystyczny murarz-tynkarz betoniarz-zbrojarz kominiarz 22 26 531 piekarz',
    },
  ),
  persona(
    'mama-po-przerwie',
    'creative ambitious',
    'projektowanie wnętrz na pintereście, meble odnawiam, ładnie fotografuję dzieci',
    'siedem lat z dziećmi w domu, wcześniej asystentka w kancelarii, skończona administracja lic. pół etatu albo z domu, do 15 bo przedszkole',
    {
      yes: '2161 architekt-wnetrz dekorator-wnetrz 3431 fotograf 216 7522 renowator-mebli 7534 tapicer 243 3343 asystent-zarzadu asystent-prawny 4110 411 412 334 3432 2166 grafik-komputerowy projektant-ui specjalista-e-commerce social-media 5244 4415 specjalista-kadr 2423 specjalista-administracji-publicznej 335 sekretarz-sadowy administrator-nieruchomosci 3334 2659 florysta ceramik 7531 2440 copywriter technik-fotografii-i-multimediow ilustrator administrator-stron 441 3514 posrednik-nieruchomosci konserwator-dziel-sztuki 7314 artysta-grafik 2163 2422 tworca-internetowy',
      no: '71 8 22 steward marynarz 3355 5411 9 kelner barman',
    },
  ),
  persona(
    'niedzwigam-fizjo',
    'helping',
    'Sport, siatkówka, anatomia, praca z dziećmi',
    'Fizjoterapeutka, ręce mi siadły (cieśń nadgarstka), 9 lat w zawodzie. Myślę o czymś z dzieciakami albo o nauczaniu.',
    {
      yes: '2294 logopeda 235 234 232 2320 nauczyciel-przedmiotow-zawodowych pedagog-specjalny trener-sportu 342 instruktor-fitness animator-czasu-wolnego 2330 2310 psycholog-szkolny pedagog-szkolny 2634 1341 kierownik-zlobka dietetyk 3220 2293 koordynator-badan-klinicznych przedstawiciel-medyczny opiekunka-dziecieca opiekun-w-zlobku trener-szkoleniowiec terapeuta-zajeciowy 5311 5312 2355 pielegniarka-szkolna psychoterapeuta 2299 3259 protetyk-sluchu 3214 wychowawca-placowki 1342 pomoc-nauczyciela asystent-nauczyciela nauczyciel-przedszkola optometrysta',
      no: 'technik-masazysta 71 72 8 9 25 241 fryzjer',
    },
  ),
  persona(
    'student-dropout-prawo',
    'ambitious',
    'debaty, historia, polityka, podcasty kryminalne, szybko piszę',
    'Po drugim roku prawa odpadłam, nie chce być adwokatem. Potrzebuję pracy od zaraz, ale na dłużej z rozwojem. Mogę też się uczyć zaocznie',
    {
      yes: '3355 technik-kryminalistyki policjant policjant-kryminalny 2642 dziennikarz 243 specjalista-pr 2423 rekruter 335 3411 sekretarz-sadowy asystent-prawny 2635 mediator kurator-sadowy 2619 411 412 334 3343 likwidator-szkod 3315 2632 2633 264 3333 3351 4214 windykator asystent-zarzadu 2422 specjalista-zamowien-publicznych inspektor-ochrony-danych specjalista-administracji-publicznej 4415 3312 331 332 2440 resocjalizator copywriter 2421 441 422 operator-112 2621 muzealnik archiwista 413 5113 3433 funkcjonariusz-kas wprowadzanie-danych 3356',
      no: 'adwokat sedzia notariusz prokurator radca-prawny 71 72 8 9 22 531',
    },
  ),
  persona(
    'ochroniarz-emeryt',
    'nature',
    'ogrod, pszczoly mam 6 uli, psy, las, lowienie ryb',
    'pilnowalem na budowach, 61 lat jeszcze 4 do emerytury, serce - bez nerwow i bez ciezkiej roboty, nocki odpadaja',
    {
      yes: '6 pszczelarz ogrodnik wozny dozorca 9214 utrzymanie-zieleni portier 5164 opiekun-w-schronisku treser-psow 3142 3143 agroturystyka 5413 producent-zywnosci-ekologicznej operator-monitoringu florysta listonosz 4412 sprzedawca 5153 2132 operator-oczyszczalni technik-lesnik pracownik-sadu kierowca-dostawczy',
      no: 'drwal 71 22 26 25 przeprowadzki robotnik-lesny operator-112 strazak 833 8111 odbior-odpadow betoniarz-zbrojarz arborysta',
    },
  ),
  persona(
    'kelner-obcokrajowiec',
    'ambitious',
    'Języki: hiszpański, włoski, polski. Podróże, wino, kuchnia świata, lubię gości',
    'Jestem z Kolumbii, w Polsce 5 lat, polski komunikatywny B1/B2. Teraz kelner, w Kolumbii skończyłem turystykę. Nie chcę już weekendów',
    {
      yes: '4221 pracownik-biura-podrozy 422 lektor-jezyka 2643 tlumacz opiekun-klienta 2433 opiekun-klienta 243 3332 organizator-eventow recepcjonista 4224 1411 5249 konsultant-call-center 3331 spedytor 524 asystent-miedzykulturowy rekruter 4110 3343 specjalista-e-commerce korepetytor 5223 3434 kierownik-restauracji technik-hotelarstwa 3333 3322 przedstawiciel-handlowy 2353 3323 asystent-zarzadu szef-kuchni barista',
      no: '71 72 8 22 2611 25 korektor-tekstu 5311 asystent-nauczyciela pomoc-nauczyciela',
    },
  ),
  persona(
    'nauczyciel-wf-kolana',
    'ambitious helping',
    'Sport, statystyki meczów, analizuję dane drużyny w excelu, komentuję mecze dla lokalnego radia',
    'Wuefista, 12 lat w liceum, kolana po dwóch operacjach, nie mogę już biegać. chciałbym lepiej zarabiać, min 7000 netto',
    {
      yes: '2642 dziennikarz data-scientist 2521 2413 2431 specjalista-marketingu analityk-biznesowy 2421 trener-szkoleniowiec specjalista-szkolen 2120 statystyk 243 2432 badacz-rynku 1219 1221 2433 2511 25 1345 dyrektor-szkoly przedstawiciel-medyczny kierownik-projektu 2423 kierownik-sprzedazy 1439 1431 realizator-dzwieku 3521 2310 fizjoterapeuta 331 241 psycholog 1411 1212 2654 dietetyk 2424 1420 1324',
      no: '71 72 8 9 instruktor-tanca zolnierz strazak listonosz 531 532 514',
    },
  ),
  persona(
    'fryzjerka-alergia',
    'creative helping',
    'stylizacja, moda, makijaż, rozmowy z klientkami, prowadzę zeszyt przychodów salonu',
    'Fryzjerka 13 lat i dostałam alergii na farby i chemię. Stanie też mnie wykańcza, żylaki. Co mogę robić?',
    {
      yes: '243 522 524 doradca-klienta sprzedawca 2163 projektant-mody social-media 2320 nauczyciel-praktycznej-nauki-zawodu 422 recepcjonista 4226 3322 przedstawiciel-handlowy opiekun-klienta 331 3313 asystent-ds-ksiegowosci 334 3343 411 412 2423 rekruter trener-szkoleniowiec kierownik-sklepu 7531 krawiec szwaczka dekorator-wnetrz merchandiser 2659 2440 posrednik-nieruchomosci agent-ubezpieczeniowy organizator-eventow 2424 optyk-okularowy fotograf 216 3431 3521 obsluga-sklepu-internetowego specjalista-e-commerce 4415 413 pracownik-banku korepetytor 2433 kasjer-bankowy charakteryzator protetyk-sluchu',
      no: 'fryzjer barber stylistka-paznokci kosmetyczka kosmetolog pracownik-pomocniczy-fryzjera 71 72 8 sprzatanie-biur lakiernik-samochodowy operator-chemiczny malarz-budowlany 22 groomer',
    },
  ),
  persona(
    'technikum-mechanik',
    'ambitious creative',
    'Motory, tuning, druk 3d, robię lampy z części samochodowych',
    'zdałem technikum samochodowe, egzamin zawodowy 80%. studia raczej nie. chce zarabiac i miec swoj warsztat',
    {
      yes: '723 721 7412 741 742 311 7132 7213 7231 3115 722 7223 2163 731 operator-cnc programista-cnc elektromechanik-samochodowy mechanik-samochodowy diagnosta-pojazdow lakiernik-samochodowy blacharz-samochodowy technik-elektromobilnosci 3118 7221 8211 7522 wulkanizator likwidator-szkod mechanik-lotniczy 5223 renowator-mebli kowal-artystyczny technik-mechatronik 821',
      no: '22 26 531 532 241 514 331 6 234 512',
    },
  ),
  persona(
    'urzedniczka-gminy',
    'nature ambitious',
    'Ogród, rośliny doniczkowe, obserwacja ptaków, segreguję śmieci i uczę tego sąsiadów',
    'Pracuję w urzędzie gminy w wydziale ochrony środowiska, robię decyzje od 8 lat, nuda. Wyższe: geografia. Chciałabym więcej w terenie, ale bez taszczenia ciężarów. Mam prawo jazdy.',
    {
      yes: '2133 3255 2132 2143 3142 3143 2162 2114 2165 6113 6114 ogrodnik technik-geodeta geodeta kartograf urbanista technik-ochrony-srodowiska inspektor-ochrony-srodowiska 2164 5113 przewodnik-turystyczny agroturystyka doradca-rolniczy inzynier-lesnictwa technik-lesnik 2112 synoptyk 2421 koordynator-projektow-unijnych 3111 technik-analityk 3132 operator-oczyszczalni 235 2149 audytor-energetyczny 2131 florysta 6123 6112 2440 rzeczoznawca-majatkowy 3423 animator-czasu-wolnego 9214 fundraiser 2330 trener-szkoleniowiec 2145 inzynier-oze 2291',
      no: 'odbior-odpadow sortowanie-odpadow 71 72 22 514 drwal 25 hodowca-bydla pracownik-fermy',
    },
  ),
  persona(
    'call-center-dosc',
    'creative',
    'Gram na gitarze, piszę opowiadania, koty, gry fabularne. Lubię ciszę.',
    'Infolinia 5 lat. NIGDY WIĘCEJ telefonów i sprzedaży!! studia niedokończone (filologia angielska). Wolałbym być sam ze sobą, zdalnie mile widziane',
    {
      yes: '264 2643 tlumacz korektor-tekstu copywriter 2641 scenarzysta redaktor-wydawniczy 2621 4414 archiwista 2622 3433 bibliotekarz tworca-gier 25 351 216 2659 tester-oprogramowania 413 4132 wprowadzanie-danych 3521 realizator-dzwieku 2652 analityk-ux montazysta-wideo web-developer ilustrator animator-3d specjalista-seo technik-archiwista muzealnik korepetytor 2354 administrator-stron 7311 7522 731 2633 operator-monitoringu 4110 2431 tlumacz-migowego lektor-jezyka specjalista-ai groomer 4415',
      no: 'konsultant-call-center telemarketer windykator przedstawiciel-handlowy kierownik-call-center agent-ubezpieczeniowy operator-112 recepcjonista ankieter rejestratorka-medyczna opiekun-klienta 71 22 kierownik-sprzedazy posrednik-nieruchomosci',
    },
  ),
];
