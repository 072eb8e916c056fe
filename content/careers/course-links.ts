// Which of our courses help in which occupations, and why: written by hand, course by course (domain/atlas/courses.ts).
import type { CourseLink } from '#domain/atlas/courses.ts';

export const COURSE_LINKS: readonly CourseLink[] = [
  {
    course: 'ai-dla-kazdego',
    because: 'Trzeba tu wiedzieć, skąd AI bierze odpowiedzi, sprawdzać je i umieć wyjaśnić to innym.',
    jobs: 'nauczyciel-liceum nauczyciel-szkoly-podstawowej nauczyciel-akademicki nauczyciel-przedmiotow-zawodowych dziennikarz bibliotekarz bibliotekoznawca trener-szkoleniowiec korepetytor lektor-jezyka specjalista-szkolen doradca-zawodowy inspektor-ochrony-danych dyrektor-szkoly pedagog-szkolny redaktor-wydawniczy',
  },
  {
    course: 'analiza-danych-w-pythonie',
    because: 'Duże zbiory danych porządkuje się tu i pokazuje na wykresach w Pythonie, nie tylko w arkuszu.',
    jobs: 'data-scientist statystyk specjalista-ai aktuariusz badacz-rynku ekonomista analityk-finansowy socjolog biotechnolog synoptyk kartograf inzynier-biomedyczny geolog nauczyciel-akademicki',
  },
  {
    course: 'angielski-biznesowy',
    because: 'Maile, spotkania i uzgodnienia z zagranicą często prowadzi się tu po angielsku.',
    jobs: 'inzynier-sprzedazy koordynator-badan-klinicznych opiekun-klienta spedytor asystent-zarzadu konsultant-biznesowy kierownik-projektu zaopatrzeniowiec kierownik-logistyki specjalista-logistyki kierownik-sprzedazy kierownik-marketingu kierownik-hotelu rekruter analityk-finansowy specjalista-controllingu specjalista-rachunkowosci biegly-rewident agent-celny specjalista-pr radca-prawny tlumacz lektor-jezyka',
  },
  {
    course: 'angielski-biznesowy',
    because: 'Zespoły bywają tu międzynarodowe: po angielsku się pisze, zabiera głos i dopytuje.',
    jobs: 'inzynier-oprogramowania programista product-manager analityk-biznesowy analityk-systemow architekt-systemow kierownik-it specjalista-chmury specjalista-cyberbezpieczenstwa tester-oprogramowania helpdesk analityk-ux projektant-ui web-developer specjalista-ai data-scientist tworca-gier',
  },
  {
    course: 'asystenci-ai-w-pracy',
    because: 'Pisma, streszczenia i notatki z narad można tu przygotować z asystentem AI, a potem sprawdzić.',
    jobs: 'pracownik-biurowy asystent-zarzadu kierownik-biura sekretarka specjalista-administracji-publicznej koordynator-projektow-unijnych konsultant-biznesowy analityk-biznesowy kierownik-projektu product-manager rekruter specjalista-szkolen trener-szkoleniowiec kierownik-hr specjalista-kadr asystent-prawny opiekun-klienta technik-ekonomista specjalista-zamowien-publicznych',
  },
  {
    course: 'asystenci-ai-w-pracy',
    because: 'Szkice tekstów i warianty pomysłów powstają tu coraz częściej z pomocą asystenta AI.',
    jobs: 'copywriter specjalista-marketingu social-media specjalista-seo specjalista-e-commerce specjalista-pr kierownik-marketingu tworca-internetowy fundraiser redaktor-wydawniczy tlumacz obsluga-sklepu-internetowego',
  },
  {
    course: 'automatyzacja-bez-kodu',
    because: 'Zgłoszenia, formularze i powiadomienia powtarzają się tu codziennie i da się je połączyć.',
    jobs: 'specjalista-e-commerce obsluga-sklepu-internetowego specjalista-marketingu kierownik-biura pracownik-biurowy asystent-zarzadu administrator-stron tworca-internetowy analityk-biznesowy rekruter specjalista-szkolen organizator-eventow posrednik-nieruchomosci social-media fundraiser product-manager technik-informatyk helpdesk wprowadzanie-danych',
  },
  {
    course: 'budzet-domowy',
    because: 'Pomaga się tu innym policzyć domowe wydatki i ułożyć plan na kolejny miesiąc.',
    jobs: 'asystent-rodziny pracownik-socjalny specjalista-pracy-socjalnej doradca-finansowy wychowawca-placowki',
  },
  {
    course: 'canva-w-pracy',
    because: 'Posty, plakaty i zaproszenia przygotowuje się tu często samodzielnie, bez pomocy grafika.',
    jobs: 'social-media specjalista-marketingu tworca-internetowy animator-kultury specjalista-pr specjalista-e-commerce organizator-eventow fundraiser kierownik-domu-kultury bibliotekarz specjalista-szkolen trener-szkoleniowiec muzealnik nauczyciel-wczesnoszkolny nauczyciel-przedszkola nauczyciel-szkoly-podstawowej rekruter asystent-zarzadu pracownik-biurowy technik-handlowiec doradca-zawodowy',
  },
  {
    course: 'canva-w-pracy',
    isAside: true,
    because: 'Własna oferta wymaga tu spójnych grafik: cennika, posta, wizytówki, ulotki.',
    jobs: 'fotograf posrednik-nieruchomosci stylistka-paznokci wizazystka kosmetyczka kosmetolog fryzjer barber florysta cukiernik groomer agroturystyka instruktor-fitness instruktor-tanca dietetyk-specjalista ceramik treser-psow',
  },
  {
    course: 'chmura-dla-praktykow',
    because: 'Serwery, bazy i aplikacje coraz częściej utrzymuje się tu w chmurze i opisuje kodem.',
    jobs: 'specjalista-chmury administrator-systemow architekt-systemow inzynier-oprogramowania inzynier-sieci specjalista-cyberbezpieczenstwa administrator-baz-danych inzynier-teleinformatyk pentester specjalista-ai programista web-developer kierownik-it',
  },
  {
    course: 'copywriting-uzytkowy',
    because: 'Opis, oferta albo komunikat ma tu skłonić do działania, a na to trzeba krótkich, jasnych zdań.',
    jobs: 'copywriter specjalista-marketingu social-media specjalista-e-commerce specjalista-seo specjalista-pr fundraiser tworca-internetowy obsluga-sklepu-internetowego administrator-stron kierownik-marketingu analityk-ux projektant-ui redaktor-wydawniczy korektor-tekstu posrednik-nieruchomosci rekruter organizator-eventow',
  },
  {
    course: 'copywriting-uzytkowy',
    because: 'Pisma i ogłoszenia trafiają tu do wielu osób, więc liczy się prosty, jednoznaczny język.',
    jobs: 'specjalista-administracji-publicznej urzednik-zus urzednik-podatkowy administrator-nieruchomosci zarzadca-nieruchomosci asystent-zarzadu sekretarka pracownik-biurowy opiekun-klienta likwidator-szkod',
  },
  {
    course: 'cv-i-list-motywacyjny',
    because: 'Czyta się tu cudze CV i listy, a często także pomaga je poprawić pod konkretną ofertę.',
    jobs: 'doradca-zawodowy doradca-zatrudnienia rekruter pracownik-agencji-pracy kierownik-hr psycholog-organizacji',
  },
  {
    course: 'cv-i-list-motywacyjny',
    because: 'Do naboru składa się tu zwykle CV i list motywacyjny pod wymagania z ogłoszenia.',
    jobs: 'specjalista-administracji-publicznej urzednik-podatkowy urzednik-zus sekretarz-sadowy inspektor-ochrony-srodowiska specjalista-zamowien-publicznych straznik-miejski archiwista muzealnik bibliotekarz technik-archiwista',
  },
  {
    course: 'docker-i-kubernetes',
    because: 'Aplikacje uruchamia się tu w kontenerach i pilnuje, by zniosły aktualizację i awarię.',
    jobs: 'specjalista-chmury administrator-systemow inzynier-oprogramowania architekt-systemow programista web-developer specjalista-ai administrator-baz-danych specjalista-cyberbezpieczenstwa pentester',
  },
  {
    course: 'ecommerce-start',
    because: 'Marża, karty produktów, płatności i zwroty to tu codzienność sprzedaży w sieci.',
    jobs: 'specjalista-e-commerce obsluga-sklepu-internetowego specjalista-marketingu technik-handlowiec administrator-stron web-developer kierownik-sprzedazy',
  },
  {
    course: 'ecommerce-start',
    isAside: true,
    because: 'Własne wyroby można sprzedawać w sieci, jeśli policzy się marżę, paczkę i prowizje.',
    jobs: 'ceramik zlotnik-jubiler projektant-mody renowator-mebli krawiec ilustrator artysta-grafik kowal-artystyczny stolarz producent-zywnosci-ekologicznej pszczelarz tworca-internetowy serowar',
  },
  {
    course: 'etf-i-obligacje',
    because: 'Trzeba tu rozumieć fundusze, obligacje i koszty, które zostają po stronie inwestora.',
    jobs: 'doradca-finansowy analityk-finansowy ekonomista pracownik-banku',
  },
  {
    course: 'excel-dla-poczatkujacych',
    because: 'Zestawienia, rozliczenia i kontrolę kosztów robi się tu na co dzień w arkuszu.',
    jobs: 'specjalista-controllingu ksiegowy asystent-ds-ksiegowosci specjalista-rachunkowosci glowny-ksiegowy specjalista-plac analityk-finansowy technik-ekonomista kosztorysant pracownik-biurowy wprowadzanie-danych biegly-rewident specjalista-kadr pracownik-ds-osobowych koordynator-projektow-unijnych kierownik-biura asystent-zarzadu sekretarka ekonomista aktuariusz statystyk badacz-rynku analityk-biznesowy doradca-podatkowy specjalista-zamowien-publicznych administrator-nieruchomosci zarzadca-nieruchomosci technik-gospodarki-nieruchomosciami rzeczoznawca-majatkowy audytor-energetyczny specjalista-administracji-publicznej urzednik-podatkowy specjalista-marketingu technik-agrobiznesu',
  },
  {
    course: 'excel-dla-poczatkujacych',
    because: 'Plany, stany i wyniki zbiera się tu w arkuszu, a raport musi być gotowy na czas.',
    jobs: 'planista-produkcji specjalista-logistyki technik-logistyk inzynier-produkcji magazynier-logistyk kierownik-magazynu kierownik-logistyki zaopatrzeniowiec dyspozytor-transportu spedytor specjalista-kontroli-jakosci kierownik-produkcji mistrz-produkcji kierownik-sprzedazy specjalista-e-commerce obsluga-sklepu-internetowego kierownik-sklepu kierownik-zmiany-w-markecie kierownik-restauracji kierownik-hotelu kierownik-call-center kierownik-projektu kierownik-budowy technik-budownictwa technik-handlowiec przedstawiciel-handlowy kontroler-jakosci technik-analityk szef-kuchni technik-zywienia pielegniarka-koordynatorka kierownik-gospodarstwa-rolnego specjalista-ochrony-srodowiska inzynier-gospodarki-odpadami agent-celny inzynier-utrzymania-ruchu inzynier-technologii-zywnosci chemik',
  },
  {
    course: 'figma-od-podstaw',
    because: 'Projekty ekranów i prototypy powstają tu w Figmie albo trzeba umieć je z niej odczytać.',
    jobs: 'projektant-ui analityk-ux web-developer programista-mobilny grafik-komputerowy product-manager technik-programista tworca-gier analityk-biznesowy',
  },
  {
    course: 'finanse-osobiste-bez-tajemnic',
    because: 'Ludzie pytają tu o kredyt, podatki, emeryturę albo PPK i czekają na jasną odpowiedź.',
    jobs: 'doradca-finansowy pracownik-banku agent-ubezpieczeniowy specjalista-plac urzednik-zus specjalista-kadr posrednik-nieruchomosci',
  },
  {
    course: 'freelancing-start',
    isAside: true,
    because: 'Często pracuje się tu na zlecenie: liczą się portfolio, wycena i dobra umowa.',
    jobs: 'grafik-komputerowy copywriter tlumacz ilustrator fotograf montazysta-wideo projektant-ui web-developer animator-3d korektor-tekstu grafik-dtp redaktor-wydawniczy social-media specjalista-seo operator-obrazu scenarzysta dziennikarz tworca-internetowy architekt-wnetrz dekorator-wnetrz projektant-mody artysta-grafik realizator-dzwieku lektor-jezyka trener-szkoleniowiec korepetytor programista programista-mobilny analityk-ux tworca-gier tlumacz-przysiegly tlumacz-migowego technik-fotografii-i-multimediow operator-cad kosztorysant architekt-krajobrazu charakteryzator wizazystka',
  },
  {
    course: 'git-i-ci-cd',
    because: 'Kod powstaje tu w zespole, a każda zmiana przechodzi przez Gita i automatyczne testy.',
    jobs: 'programista inzynier-oprogramowania web-developer technik-programista programista-mobilny tester-oprogramowania specjalista-chmury tworca-gier specjalista-ai data-scientist architekt-systemow administrator-systemow pentester',
  },
  {
    course: 'grafika-dla-laikow-gimp',
    because: 'Zdjęcia trzeba tu poprawić, wyciąć z tła i złożyć w plakat albo baner.',
    jobs: 'fotograf technik-fotografii-i-multimediow grafik-komputerowy specjalista-e-commerce grafik-dtp social-media tworca-internetowy obsluga-sklepu-internetowego specjalista-marketingu administrator-stron ilustrator artysta-grafik tworca-gier web-developer animator-kultury posrednik-nieruchomosci',
  },
  {
    course: 'html-i-css-od-zera',
    because: 'HTML i CSS to budulec każdej strony, na której się tu pracuje albo którą się poprawia.',
    jobs: 'web-developer technik-programista administrator-stron specjalista-seo projektant-ui programista inzynier-oprogramowania technik-informatyk tester-oprogramowania grafik-komputerowy analityk-ux pentester specjalista-e-commerce',
  },
  {
    course: 'inteligencja-emocjonalna-w-pracy',
    because: 'Codziennie rozmawia się tu z ludźmi w napięciu, bólu albo złości i trzeba zachować spokój.',
    jobs: 'pracownik-socjalny asystent-rodziny pielegniarka opiekun-medyczny ratownik-medyczny operator-112 opiekun-w-dps opiekun-osoby-starszej opiekunka-srodowiskowa opiekunka-domowa asystent-osoby-z-niepelnosprawnoscia konsultant-call-center rejestratorka-medyczna windykator kurator-sadowy pracownik-zakladu-pogrzebowego polozna terapeuta-zajeciowy wychowawca-placowki sekretarka-medyczna steward recepcjonista-hotelowy kelner policjant straznik-miejski helpdesk urzednik-zus telemarketer recepcjonista konduktor',
  },
  {
    course: 'inteligencja-emocjonalna-w-pracy',
    because: 'Informacja zwrotna, granice i łagodzenie sporów to tu zwykła część pracy z ludźmi.',
    jobs: 'kierownik-hr pielegniarka-koordynatorka dyrektor-szkoly kierownik-zlobka kierownik-dps kierownik-call-center rekruter pedagog-szkolny nauczyciel-wczesnoszkolny nauczyciel-przedszkola nauczyciel-szkoly-podstawowej nauczyciel-liceum pedagog-specjalny asystent-nauczyciela trener-szkoleniowiec trener-sportu mistrz-produkcji kierownik-sklepu szef-kuchni opiekun-klienta',
  },
  {
    course: 'inwestowanie-od-zera',
    because:
      'Trzeba tu prosto wyjaśnić, czym są obligacje, akcje i fundusze, ile kosztują i jakie niosą ryzyko.',
    jobs: 'doradca-finansowy pracownik-banku analityk-finansowy ekonomista kasjer-bankowy agent-ubezpieczeniowy technik-ekonomista',
  },
  {
    course: 'java-i-spring-boot',
    because: 'Duże systemy firmowe często pisze się tu w Javie i trzeba zadbać o ich niezawodność.',
    jobs: 'programista inzynier-oprogramowania architekt-systemow technik-programista programista-mobilny tester-oprogramowania',
  },
  {
    course: 'javascript-dla-poczatkujacych',
    because: 'JavaScript ożywia strony i aplikacje, które się tu buduje, testuje albo utrzymuje.',
    jobs: 'web-developer technik-programista programista inzynier-oprogramowania programista-mobilny tester-oprogramowania tworca-gier administrator-stron pentester technik-informatyk',
  },
  {
    course: 'marketing-internetowy',
    because: 'Plan, kanały i kampanie układa się tu pod konkretny budżet i sprawdza, co zadziałało.',
    jobs: 'specjalista-marketingu kierownik-marketingu specjalista-e-commerce social-media specjalista-seo copywriter fundraiser specjalista-pr tworca-internetowy product-manager obsluga-sklepu-internetowego technik-handlowiec badacz-rynku organizator-eventow kierownik-domu-kultury kierownik-sprzedazy kierownik-hotelu pracownik-biura-podrozy',
  },
  {
    course: 'marketing-internetowy',
    isAside: true,
    because: 'Klientów szuka się tu samodzielnie, więc warto wiedzieć, gdzie i za ile się pokazać.',
    jobs: 'posrednik-nieruchomosci agroturystyka fotograf architekt-wnetrz kosmetolog dietetyk-specjalista instruktor-fitness lektor-jezyka agent-ubezpieczeniowy doradca-finansowy trener-szkoleniowiec kierownik-restauracji',
  },
  {
    course: 'media-spolecznosciowe-dla-firm',
    because: 'Prowadzi się tu profile firmy albo instytucji: plan treści, zdjęcia, krótkie nagrania.',
    jobs: 'social-media specjalista-marketingu tworca-internetowy specjalista-pr copywriter kierownik-marketingu specjalista-e-commerce fundraiser animator-kultury kierownik-domu-kultury bibliotekarz muzealnik organizator-eventow kierownik-restauracji kierownik-hotelu rekruter dziennikarz',
  },
  {
    course: 'media-spolecznosciowe-dla-firm',
    isAside: true,
    because: 'Klienci wybierają tu często po zdjęciach i opiniach w sieci, więc profil jest jak witryna.',
    jobs: 'fotograf tatuazysta stylistka-paznokci wizazystka fryzjer barber kosmetyczka kosmetolog groomer cukiernik florysta instruktor-fitness instruktor-tanca architekt-wnetrz dekorator-wnetrz ilustrator ceramik zlotnik-jubiler projektant-mody renowator-mebli agroturystyka dietetyk-specjalista posrednik-nieruchomosci treser-psow przewodnik-turystyczny przewodnik-gorski stolarz krawiec kowal-artystyczny instruktor-jazdy-konnej podolog muzyk-instrumentalista producent-zywnosci-ekologicznej artysta-grafik dietetyk',
  },
  {
    course: 'montaz-wideo-davinci',
    because: 'Materiał wideo trzeba tu zmontować, wyrównać kolory i dźwięk, dodać napisy.',
    jobs: 'montazysta-wideo tworca-internetowy operator-obrazu technik-fotografii-i-multimediow social-media rezyser animator-3d fotograf dziennikarz grafik-komputerowy specjalista-marketingu realizator-dzwieku specjalista-szkolen',
  },
  {
    course: 'negocjacje-w-praktyce',
    because: 'Cenę, termin i warunki umowy ustala się tu w rozmowach, do których trzeba się przygotować.',
    jobs: 'zaopatrzeniowiec kierownik-sprzedazy przedstawiciel-handlowy spedytor inzynier-sprzedazy posrednik-nieruchomosci opiekun-klienta kierownik-logistyki windykator mediator radca-prawny adwokat agent-ubezpieczeniowy kierownik-projektu kierownik-budowy likwidator-szkod zarzadca-nieruchomosci rekruter kierownik-hr organizator-eventow specjalista-logistyki konsultant-biznesowy doradca-finansowy fundraiser kierownik-sklepu kierownik-marketingu kierownik-hotelu kierownik-restauracji product-manager kierownik-it kierownik-gospodarstwa-rolnego technik-agrobiznesu',
  },
  {
    course: 'niemiecki-w-pracy',
    isAside: true,
    because: 'Na niemieckiej budowie, w hali albo w trasie trzeba zrozumieć polecenie i zgłosić awarię.',
    jobs: 'kierowca-tir spawacz elektryk hydraulik monter-konstrukcji-stalowych kierowca-ciezarowki monter-wykonczen ciesla dekarz murarz-tynkarz glazurnik malarz-budowlany monter-rusztowan monter-konstrukcji-budowlanych betoniarz-zbrojarz brukarz monter-ocieplen monter-izolacji-przemyslowych robotnik-budowlany pomocnik-budowlany kierowca-mechanik mechanik-samochodowy mechanik-ciezarowek lakiernik-samochodowy operator-cnc operator-obrabiarek slusarz mechanik-monter mechatronik automatyk monter-klimatyzacji monter-fotowoltaiki stolarz monter-mebli magazynier operator-wozka pracownik-produkcji pakowacz sortowanie-przesylek pracownik-sadu',
  },
  {
    course: 'niemiecki-w-pracy',
    because: 'Podopieczny, gość albo kontrahent bywa tu z Niemiec, a rozmowa toczy się po niemiecku.',
    jobs: 'opiekun-osoby-starszej opiekunka-domowa opiekun-w-dps pielegniarka opiekun-medyczny spedytor dyspozytor-transportu recepcjonista-hotelowy technik-hotelarstwa opiekun-klienta konsultant-call-center inzynier-sprzedazy rezydent-turystyczny kierownik-hotelu pokojowa kelner kucharz tlumacz agent-celny zaopatrzeniowiec specjalista-logistyki kierownik-logistyki asystent-zarzadu pracownik-agencji-pracy przewodnik-turystyczny barman animator-czasu-wolnego',
  },
  {
    course: 'nodejs-i-api',
    because: 'Aplikacje łączą się tu przez API, które trzeba zaprojektować, zabezpieczyć i przetestować.',
    jobs: 'web-developer programista inzynier-oprogramowania technik-programista programista-mobilny tester-oprogramowania architekt-systemow',
  },
  {
    course: 'pierwsza-firma',
    isAside: true,
    because: 'Wiele osób pracuje tu na własny rachunek: trzeba wycenić robotę i policzyć ZUS i podatek.',
    jobs: 'hydraulik elektryk glazurnik monter-wykonczen stolarz malarz-budowlany dekarz mechanik-samochodowy murarz-tynkarz ciesla brukarz parkieciarz monter-klimatyzacji monter-instalacji-gazowych monter-oze monter-fotowoltaiki monter-alarmow monter-stolarki monter-mebli monter-ocieplen kominiarz kamieniarz lakiernik-samochodowy blacharz-samochodowy elektromechanik-samochodowy wulkanizator mechanik-rowerow serwisant-komputerow tapicer krawiec szewc zegarmistrz arborysta ogrodnik-terenow-zieleni alpinista-przemyslowy operator-koparki taksowkarz mechanik-maszyn-rolniczych technik-chlodnictwa kurier',
  },
  {
    course: 'pierwsza-firma',
    isAside: true,
    because: 'Własny gabinet, salon albo pracownia to tu częsta droga, a z nią ceny, składki i faktury.',
    jobs: 'fryzjer barber kosmetyczka stylistka-paznokci wizazystka kosmetolog tatuazysta groomer fotograf fizjoterapeuta technik-masazysta podolog psychoterapeuta lekarz-dentysta lekarz-weterynarii logopeda dietetyk-specjalista florysta zlotnik-jubiler ceramik cukiernik agroturystyka optyk-okularowy posrednik-nieruchomosci agent-ubezpieczeniowy architekt-wnetrz architekt geodeta rzeczoznawca-majatkowy adwokat radca-prawny doradca-podatkowy tlumacz treser-psow instruktor-fitness instruktor-nauki-jazdy technik-dentystyczny trener-szkoleniowiec optometrysta dietetyk',
  },
  {
    course: 'pierwszy-raz-lider',
    because: 'Prowadzi się tu zespół: rozdziela zadania, rozmawia o pracy, ocenia i przyjmuje nowe osoby.',
    jobs: 'mistrz-produkcji majster-budowlany kierownik-zmiany-w-markecie kierownik-sklepu szef-kuchni pielegniarka-koordynatorka kierownik-magazynu kierownik-call-center kierownik-restauracji kierownik-biura kierownik-produkcji kierownik-sprzedazy kierownik-hotelu kierownik-budowy kierownik-it kierownik-logistyki kierownik-marketingu kierownik-hr kierownik-projektu kierownik-zlobka kierownik-dps kierownik-domu-kultury kierownik-podmiotu-leczniczego dyrektor-szkoly kierownik-gospodarstwa-rolnego glowny-ksiegowy osoba-dozoru-gornictwa',
  },
  {
    course: 'podcast-od-pomyslu',
    because: 'Przydaje się tu praca głosem, prowadzenie rozmowy i czyste nagranie dźwięku.',
    jobs: 'tworca-internetowy dziennikarz realizator-dzwieku specjalista-pr social-media aktor specjalista-marketingu trener-szkoleniowiec animator-kultury',
  },
  {
    course: 'podstawy-ux',
    because: 'Zanim coś powstanie, pyta się tu użytkowników, rysuje makiety i sprawdza, gdzie się gubią.',
    jobs: 'analityk-ux projektant-ui product-manager web-developer analityk-biznesowy programista-mobilny projektant-wzornictwa badacz-rynku tworca-gier analityk-systemow grafik-komputerowy specjalista-e-commerce tester-oprogramowania administrator-stron',
  },
  {
    course: 'power-bi-w-praktyce',
    because: 'Dane z wielu źródeł łączy się tu w raport, z którego od razu widać, co się zmienia.',
    jobs: 'specjalista-controllingu analityk-finansowy data-scientist analityk-biznesowy badacz-rynku ekonomista specjalista-logistyki inzynier-produkcji kierownik-sprzedazy konsultant-biznesowy planista-produkcji kierownik-logistyki kierownik-call-center product-manager specjalista-e-commerce specjalista-marketingu kierownik-marketingu glowny-ksiegowy kierownik-produkcji administrator-baz-danych statystyk aktuariusz kierownik-hr specjalista-kontroli-jakosci',
  },
  {
    course: 'prezentacje-biznesowe',
    because: 'Wnioski albo projekt trzeba tu przedstawić tak, żeby słuchacze mogli podjąć decyzję.',
    jobs: 'konsultant-biznesowy kierownik-projektu kierownik-marketingu product-manager inzynier-sprzedazy kierownik-sprzedazy analityk-biznesowy trener-szkoleniowiec analityk-finansowy specjalista-controllingu badacz-rynku specjalista-pr fundraiser specjalista-marketingu przedstawiciel-medyczny architekt architekt-wnetrz urbanista projektant-wzornictwa data-scientist analityk-ux kierownik-it kierownik-hr kierownik-logistyki asystent-zarzadu specjalista-szkolen opiekun-klienta architekt-systemow ekonomista nauczyciel-akademicki',
  },
  {
    course: 'python-od-podstaw',
    because: 'Python służy tu do pisania programów, testów i narzędzi, które przejmują powtarzalną pracę.',
    jobs: 'programista inzynier-oprogramowania technik-programista data-scientist specjalista-ai tester-oprogramowania pentester administrator-systemow specjalista-cyberbezpieczenstwa specjalista-chmury inzynier-sieci technik-informatyk web-developer tworca-gier administrator-baz-danych technik-teleinformatyk',
  },
  {
    course: 'python-od-podstaw',
    because: 'Obliczenia, pomiary i sterowanie wspiera się tu własnymi skryptami w Pythonie.',
    jobs: 'inzynier-automatyki-i-robotyki statystyk inzynier-elektronik inzynier-mechatronik inzynier-biomedyczny technik-robotyk kartograf synoptyk biotechnolog aktuariusz',
  },
  {
    course: 'raportowanie-esg',
    because: 'Dane o środowisku i ludziach zbiera się tu do sprawozdań albo sprawdza ich rzetelność.',
    jobs: 'specjalista-ochrony-srodowiska konsultant-biznesowy biegly-rewident audytor-energetyczny glowny-ksiegowy specjalista-controllingu specjalista-rachunkowosci inzynier-gospodarki-odpadami analityk-finansowy radca-prawny',
  },
  {
    course: 'react-w-praktyce',
    because: 'Współczesne aplikacje w przeglądarce składa się tu z komponentów i obejmuje testami.',
    jobs: 'web-developer programista inzynier-oprogramowania technik-programista programista-mobilny tester-oprogramowania',
  },
  {
    course: 'rozmowa-kwalifikacyjna',
    because: 'Rozmowy o pracę prowadzi się tu albo pomaga do nich przygotować, więc warto znać obie strony.',
    jobs: 'rekruter doradca-zawodowy doradca-zatrudnienia pracownik-agencji-pracy kierownik-hr psycholog-organizacji',
  },
  {
    course: 'rozmowa-kwalifikacyjna',
    because: 'Nabór ma tu zwykle kilka etapów, a jednym z nich jest rozmowa o motywacji i doświadczeniu.',
    jobs: 'policjant strazak funkcjonariusz-sg funkcjonariusz-kas funkcjonariusz-sluzby-wieziennej straznik-miejski steward kontroler-ruchu-lotniczego zolnierz oficer-wojska operator-112 specjalista-administracji-publicznej urzednik-podatkowy urzednik-zus sekretarz-sadowy programista inzynier-oprogramowania konsultant-biznesowy policjant-kryminalny',
  },
  {
    course: 'scrum-w-praktyce',
    because: 'Oprogramowanie powstaje tu często w sprintach: z backlogiem, przeglądem i retrospektywą.',
    jobs: 'product-manager kierownik-projektu inzynier-oprogramowania analityk-biznesowy programista tester-oprogramowania web-developer programista-mobilny projektant-ui analityk-ux analityk-systemow kierownik-it tworca-gier technik-programista architekt-systemow data-scientist specjalista-ai',
  },
  {
    course: 'seo-w-praktyce',
    because: 'Treści i strony mają tu być znajdowane w wyszukiwarce, a efekt trzeba umieć zmierzyć.',
    jobs: 'specjalista-seo copywriter specjalista-marketingu specjalista-e-commerce administrator-stron tworca-internetowy web-developer kierownik-marketingu obsluga-sklepu-internetowego dziennikarz',
  },
  {
    course: 'sql-od-podstaw',
    because: 'Odpowiedzi są tu w bazie danych, a zapytanie w SQL pozwala do nich dotrzeć samodzielnie.',
    jobs: 'data-scientist analityk-biznesowy analityk-finansowy specjalista-controllingu statystyk badacz-rynku aktuariusz product-manager ekonomista specjalista-e-commerce konsultant-biznesowy kartograf',
  },
  {
    course: 'sql-od-podstaw',
    because: 'Prawie każdy system opiera się tu na bazie danych, którą trzeba umieć odpytać.',
    jobs: 'administrator-baz-danych programista inzynier-oprogramowania web-developer technik-programista analityk-systemow tester-oprogramowania technik-informatyk architekt-systemow specjalista-ai pentester helpdesk',
  },
  {
    course: 'techniki-uczenia-sie',
    because: 'Uczy się tu innych, a skuteczne powtórki i odpytywanie można wpleść w zajęcia.',
    jobs: 'korepetytor nauczyciel-liceum nauczyciel-szkoly-podstawowej lektor-jezyka nauczyciel-przedmiotow-zawodowych nauczyciel-wczesnoszkolny pedagog-szkolny psycholog-szkolny trener-szkoleniowiec specjalista-szkolen nauczyciel-akademicki nauczyciel-praktycznej-nauki-zawodu',
  },
  {
    course: 'techniki-uczenia-sie',
    because: 'Droga do uprawnień wiedzie tu przez obszerny materiał i wymagające egzaminy.',
    jobs: 'lekarz adwokat radca-prawny biegly-rewident doradca-podatkowy sedzia prokurator notariusz lekarz-rodzinny pediatra psychiatra lekarz-dentysta lekarz-weterynarii farmaceuta pilot-samolotu kontroler-ruchu-lotniczego aktuariusz rzeczoznawca-majatkowy tlumacz-przysiegly fizjoterapeuta maszynista mechanik-lotniczy diagnosta-pojazdow inzynier-budownictwa architekt diagnosta-laboratoryjny przewodnik-gorski dyzurny-ruchu',
  },
  {
    course: 'uczenie-maszynowe',
    because: 'Modele uczy się tu na danych, porównuje z prostym punktem odniesienia i pilnuje po wdrożeniu.',
    jobs: 'specjalista-ai data-scientist statystyk inzynier-oprogramowania aktuariusz inzynier-automatyki-i-robotyki inzynier-biomedyczny',
  },
  {
    course: 'wordpress-dla-poczatkujacych',
    because: 'Wiele stron działa tu na WordPressie: trzeba układać treść, aktualizować i robić kopie.',
    jobs: 'administrator-stron web-developer tworca-internetowy specjalista-seo specjalista-marketingu specjalista-e-commerce copywriter technik-informatyk grafik-komputerowy specjalista-pr animator-kultury bibliotekarz technik-programista',
  },
  {
    course: 'wordpress-dla-poczatkujacych',
    isAside: true,
    because: 'Własna strona z ofertą i formularzem bywa tu pierwszym miejscem kontaktu z klientem.',
    jobs: 'fotograf agroturystyka architekt-wnetrz psychoterapeuta ilustrator tlumacz dietetyk-specjalista lektor-jezyka adwokat trener-szkoleniowiec logopeda dietetyk',
  },
  {
    course: 'zarzadzanie-czasem',
    because: 'Wiele spraw i terminów biegnie tu naraz, a kolejność trzeba ustalać samodzielnie.',
    jobs: 'asystent-zarzadu kierownik-biura organizator-eventow kierownik-projektu koordynator-projektow-unijnych tlumacz redaktor-wydawniczy przedstawiciel-handlowy copywriter sekretarka',
  },
  {
    course: 'zarzadzanie-projektami',
    because: 'Zakres, budżet, termin i ryzyko trzeba tu spiąć w jeden plan i doprowadzić do odbioru.',
    jobs: 'kierownik-projektu koordynator-projektow-unijnych kierownik-budowy organizator-eventow koordynator-badan-klinicznych product-manager kierownik-it konsultant-biznesowy kierownik-domu-kultury kierownik-marketingu fundraiser inzynier-budownictwa architekt inzynier-automatyki-i-robotyki inzynier-oze inzynier-instalacji-sanitarnych inzynier-elektryk inzynier-mechanik inzynier-produkcji architekt-wnetrz architekt-krajobrazu urbanista zarzadca-nieruchomosci kierownik-produkcji kierownik-logistyki analityk-biznesowy specjalista-szkolen specjalista-pr animator-kultury kierownik-biura',
  },
  {
    course: 'zielone-kompetencje',
    because: 'Zużycie energii, odpady i ślad węglowy to tu część pracy albo rozmowy z klientem.',
    jobs: 'specjalista-ochrony-srodowiska technik-ochrony-srodowiska audytor-energetyczny technik-gospodarki-odpadami inzynier-gospodarki-odpadami inspektor-ochrony-srodowiska technik-oze inzynier-oze technik-energetyk zarzadca-nieruchomosci administrator-nieruchomosci technik-gospodarki-nieruchomosciami monter-oze monter-fotowoltaiki monter-ocieplen operator-gospodarki-odpadami inzynier-instalacji-sanitarnych architekt urbanista kierownik-produkcji kierownik-hotelu doradca-rolniczy operator-oczyszczalni sortowanie-odpadow technik-chlodnictwa',
  },
  {
    course: 'zielone-kompetencje',
    because: 'O ekologii mówi się tu publicznie i trzeba odróżnić rzetelną informację od greenwashingu.',
    jobs: 'specjalista-pr kierownik-marketingu specjalista-marketingu copywriter dziennikarz product-manager',
  },
  {
    course: 'zmiana-branzy',
    because: 'Towarzyszy się tu osobom, które szukają nowego zajęcia i pytają, co przenieść ze starego.',
    jobs: 'doradca-zawodowy doradca-zatrudnienia pracownik-agencji-pracy psycholog-organizacji',
  },
  {
    course: 'zmiana-branzy',
    because: 'Wchodzi się tu często z innej branży, więc dotychczasowe doświadczenie warto nazwać na nowo.',
    jobs: 'tester-oprogramowania analityk-biznesowy trener-szkoleniowiec posrednik-nieruchomosci agent-ubezpieczeniowy kierownik-projektu product-manager analityk-ux projektant-ui web-developer data-scientist copywriter helpdesk rekruter specjalista-szkolen specjalista-bhp opiekun-klienta technik-bhp doradca-klienta',
  },
];
