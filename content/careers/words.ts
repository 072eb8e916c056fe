// Everyday words, their inflected forms and tools, and what they mean among the tags and ids of the occupations.
// One row a meaning. `say`: whole words (endings are forgiven) and beginnings ('spawa*' = spawać, spawacz, spawanie).
// `tags`: occupations with such a tag are meant; `near`: they are close to it; `jobs`: ids; `condition`: a kind of work.
// Small words that mean something else as often as not ('droga', 'plan', 'praca') are left out on purpose.
import type { WordRow } from '#domain/advice/occupation.ts';

const NATURE: readonly WordRow[] = [
  {
    say: 'przyrod* natur natura natury naturę naturze naturą',
    tags: 'przyroda natura',
    near: 'ekologia las zwierzę roślina zieleń',
  },
  {
    say: 'góry góra górach górski* góral* tatry tatrach bieszczad* karkonosz* szlak szlaki szlakach wędrów* wędruj* trekking* wycieczk*',
    tags: 'góry',
    near: 'las turysta turystyka teren wspinaczka przyroda',
    jobs: 'przewodnik-gorski inzynier-lesnictwa technik-lesnik agroturystyka geolog geodeta',
  },
  {
    say: 'wspinacz* wspina* skałk* ściank* alpini*',
    tags: 'wspinaczka',
    near: 'wysokość góry lina',
    jobs: 'alpinista-przemyslowy arborysta przewodnik-gorski',
  },
  {
    say: 'las lasy lasu lesie lasach lasem leśn* leśni* drzewa drzewo drzew drzewami grzyby grzybobran*',
    tags: 'las drzewo',
    near: 'przyroda natura',
  },
  {
    say: 'ogród ogrod* działka działce działkę działki rośliny roślin* kwiat* kwiac* grządk* warzyw* szklarni* sadzi* sadzon* zieleń zieleni krzew* botanik* doniczk* bukiet*',
    tags: 'ogród roślina kwiat warzywo zieleń trawnik trawa',
    near: 'przyroda natura park',
    jobs: 'florysta ogrodnik ogrodnik-terenow-zieleni technik-architektury-krajobrazu architekt-krajobrazu',
  },
  { say: 'krajobraz*', tags: 'park zieleń', jobs: 'architekt-krajobrazu technik-architektury-krajobrazu' },
  {
    say: 'sadownic* sadownik* jabłk* owoce owoców owocami malin truskaw*',
    tags: 'jabłko owoce',
    jobs: 'sadownik pracownik-sadu producent-zywnosci-ekologicznej',
  },
  {
    say: 'rolnic* rolnik* rolnicz* gospodarstw* pole pola polu uprawa uprawy uprawie upraw zboż* traktor* ciągnik* kombajn* żniw*',
    tags: 'rolnictwo gospodarstwo uprawa pole ciągnik kombajn',
    near: 'wieś natura',
  },
  { say: 'wieś wsi wsią wioska wiosce wiejsk*', tags: 'wieś', near: 'rolnictwo gospodarstwo' },
  {
    say: 'zwierz* zoo zoolog* faun* czworonog* akwari* papug* królik* gołęb*',
    tags: 'zwierzę',
    near: 'hodowla',
    jobs: 'groomer treser-psow opiekun-w-schronisku technik-weterynarii lekarz-weterynarii hodowca-koni',
  },
  {
    say: 'pies psy psa psów psem psami psu psie szczenia* kundel* kynolog* kot koty kota kotów kotem kotami schronisk*',
    tags: 'pies kot',
    near: 'zwierzę',
    jobs: 'groomer treser-psow opiekun-w-schronisku technik-weterynarii lekarz-weterynarii',
  },
  {
    say: 'koń koni konie końmi koniach konia jeździec* jeździect* "jazda konna" "jeździć konno" "jeżdżę konno" stajni* stadnin*',
    tags: 'koń stajnia',
    near: 'zwierzę',
    jobs: 'instruktor-jazdy-konnej hodowca-koni',
  },
  {
    say: 'krowa krowy krów bydł* mleczar* obora oborze świni* kury kurcz* hodow* hoduj*',
    tags: 'krowa hodowla mleko',
    near: 'zwierzę rolnictwo',
  },
  { say: 'pszczoł* pszczel* miód miodu pasiek* ule ul', tags: 'pszczoła miód pasieka', near: 'przyroda' },
  { say: 'weteryna*', jobs: 'lekarz-weterynarii technik-weterynarii', near: 'zwierzę' },
  {
    say: 'ryby ryb wędkar* wędkow*',
    near: 'przyroda woda',
    jobs: 'robotnik-lesny technik-lesnik inspektor-ochrony-srodowiska operator-oczyszczalni',
  },
  {
    say: 'ekolog* środowisk* klimat klimatu klimatem planet* "zero waste"',
    tags: 'środowisko klimat',
    near: 'ekologia przyroda recykling',
    jobs: 'specjalista-ochrony-srodowiska technik-ochrony-srodowiska inspektor-ochrony-srodowiska',
  },
  { say: 'recykling* segreg* śmiec* odpad*', tags: 'odpady recykling', near: 'ekologia' },
  { say: 'morze morza morzu żagl* żegl* statk* statek jacht* rejs*', tags: 'morze statek', near: 'podróż' },
  { say: 'pogod* meteorolog* chmury burz*', tags: 'pogoda klimat' },
  {
    say: 'geolog* skały minerał* kamień kamieni* skamieni*',
    tags: 'skała kamień',
    jobs: 'geolog kamieniarz',
  },
  {
    say: 'dwór dworze podwórk* "świeże powietrze" "świeżym powietrzu" plener* powietrz*',
    condition: 'outdoors',
    near: 'teren natura ruch',
  },
  { say: 'teren terenie terenowy* terenow*', tags: 'teren', condition: 'outdoors' },
];

const PEOPLE: readonly WordRow[] = [
  {
    say: 'ludzie ludźmi ludzi ludziom ludziach człowiek* kontakt kontakty kontaktu kontaktów towarzysk* otwart* komunikatywn* "praca z ludźmi"',
    tags: 'ludzie "praca z ludźmi"',
    near: 'rozmowa klient grupa obsługa pomoc',
    condition: 'people',
  },
  {
    say: 'rozmow* rozmawia* gada* słuchać słucham słuchanie słuchania wysłuch* doradza* doradzan*',
    tags: 'rozmowa słuchanie porada doradztwo',
    near: 'ludzie wsparcie',
  },
  {
    say: 'pomaga* pomoc pomocy pomocą pomóc wspiera* wsparci* wolontari* niesien* charytatyw*',
    tags: 'pomoc wsparcie',
    near: 'opieka',
  },
  { say: 'opiek* opieku*', tags: 'opieka', near: 'pielęgnacja pomoc senior' },
  {
    say: 'senior seniorz* seniorami seniorom seniorów "starszych ludzi" "starszymi ludźmi" "starsze osoby" "starszych osób" "starszymi osobami" "osobami starszymi" "osób starszych" "osoby starsze" "osobom starszym" "starszym ludziom" "starszym osobom" "starsi ludzie" "ludziom starszym" staruszk* geriatr*',
    tags: 'senior',
    near: 'opieka',
    jobs: 'opiekun-osoby-starszej opiekunka-domowa opiekunka-srodowiskowa opiekun-w-dps terapeuta-zajeciowy opiekun-medyczny',
  },
  {
    say: 'dziecko dzieci dziećmi dzieciom dzieciach dziecku dzieciak* dziecięc* maluch* przedszkol* żłob* niemowl*',
    tags: 'dziecko dzieci żłobek przedszkole',
    near: 'zabawa cierpliwość',
    jobs: 'niania opiekun-w-zlobku opiekunka-dziecieca nauczyciel-przedszkola nauczyciel-wczesnoszkolny animator-czasu-wolnego',
  },
  { say: 'młodzież młodzieży młodzieżą nastolat*', tags: 'młodzież', near: 'uczeń szkoła' },
  {
    say: 'uczenie uczyć uczyła uczył uczę naucza* nauczan* tłumaczyć wyjaśni* wyjaśnia* korepetycj* lekcje lekcj* edukac* pedagog* dydakty* przekazywać przekazywanie',
    tags: 'nauczanie lekcja edukacja szkolenie',
    near: 'szkoła uczeń wiedza',
    jobs: 'korepetytor trener-szkoleniowiec lektor-jezyka instruktor-nauki-jazdy',
  },
  {
    say: 'szkoleni* szkolić warsztaty warsztatów prezentacj* prelekcj* wykłady wykładów wystąpieni* przemawia* mówc*',
    tags: 'szkolenie wystąpienie',
    near: 'nauczanie grupa',
    jobs: 'trener-szkoleniowiec specjalista-szkolen',
  },
  {
    say: 'szkoła szkole szkołę szkołą szkół szkoły oświat* uczeń uczni* uczniami klasa klasie',
    tags: 'szkoła uczeń',
    near: 'nauczanie dziecko',
  },
  {
    say: 'niepełnospraw* autyz* autyst* "specjalnymi potrzebami" "zespołem downa"',
    tags: 'niepełnosprawność autyzm',
    near: 'terapia wsparcie',
  },
  {
    say: 'terapi* terapeut* psycholog* psychik* emocj* empati* empatycz* uczuci*',
    tags: 'terapia psychologia emocje psychika',
    near: 'rozmowa wsparcie pomoc',
    jobs: 'psycholog psycholog-szkolny psychoterapeuta',
  },
  { say: 'uzależni* alkoholi* narkotyk*', tags: 'uzależnienie', near: 'terapia kryzys' },
  {
    say: 'bezdomn* ubóstw* ubog* potrzebując* społeczn* socjaln*',
    tags: '"pomoc społeczna" bieda',
    near: 'rodzina wsparcie pomoc',
    jobs: 'pracownik-socjalny specjalista-pracy-socjalnej asystent-rodziny',
  },
  {
    say: 'uchodźc* migrant* imigrant* cudzoziem* międzykultur*',
    tags: 'uchodźca',
    near: 'kultura pomoc',
    jobs: 'asystent-miedzykulturowy',
  },
  {
    say: 'konflikt* mediacj* negocj* perswazj*',
    tags: 'negocjacje konflikt mediacja',
    near: 'rozmowa umowa',
  },
  {
    say: 'klient klienci klientami klientem klientów klientom klientk* obsług* obsługiwa*',
    tags: 'klient obsługa gość',
    near: 'rozmowa sprzedaż',
    condition: 'people',
  },
  { say: 'zespół zespoł* drużyn* współprac* współpracow*', tags: 'zespół drużyna', near: 'grupa ludzie' },
  {
    say: 'kierow kierowanie kierować kierowania zarządza* zarządzan* dowodz* lider* liderk* szef szefem menedżer* manager*',
    tags: 'zarządzanie dowodzenie',
    near: 'zespół organizacja',
  },
  {
    say: 'organiz* koordyn* planowanie planowania planować planowaniu harmonogram* logistycz*',
    tags: 'planowanie',
    near: 'organizacja termin plan',
    jobs: 'organizator-eventow asystent-zarzadu kierownik-biura koordynator-projektow-unijnych kierownik-projektu planista-produkcji specjalista-szkolen',
  },
  {
    say: 'termin* pilnow* rozdziela* delegow*',
    near: 'termin organizacja zespół plan',
    jobs: 'kierownik-biura planista-produkcji',
  },
  {
    say: 'rekrut* rekrutacj* hr kadry kadrow* kadr personaln*',
    tags: 'rekrutacja kadry',
    near: 'umowa "prawo pracy" pracownik',
  },
  {
    say: 'obóz obozy obozów obozach kolonie kolonii koloniach półkoloni* harcer* zuch*',
    jobs: 'animator-czasu-wolnego wychowawca-placowki trener-sportu rezydent-turystyczny przewodnik-gorski',
    near: 'młodzież grupa turysta zabawa',
  },
  {
    say: 'coach* mentor* "rozwój osobisty" "rozwoju osobistego"',
    jobs: 'trener-szkoleniowiec psycholog-organizacji specjalista-szkolen doradca-zawodowy',
    near: 'szkolenie rozmowa rozwój',
  },
  { say: 'taniec tańcz* tańca taneczn* baletnic* balet*', tags: 'taniec', near: 'ruch muzyka scena' },
  {
    say: 'sport sportow* sportu siłowni* fitness* trening* trenow* trenuj* biega* bieganie piłka piłkę nożn* nart* narci* snowboard* wf awf wuef* koszykó* siatkówk* joga jogi jogę pilates* kondycj*',
    tags: 'sport trening ćwiczenia',
    near: 'ruch ciało',
    jobs: 'instruktor-fitness trener-sportu fizjoterapeuta animator-czasu-wolnego',
  },
  { say: 'ruch ruchu ruchem aktywność aktywności aktywnie aktywn*', tags: 'ruch', near: 'sport sprawność' },
  { say: 'pływa* basen* ratowni* wopr', tags: 'pływanie basen ratownictwo ratowanie', near: 'woda pomoc' },
];

const HEALTH: readonly WordRow[] = [
  {
    say: 'medycyn* medyczn* zdrowi* leczy* lecze* lecznict* anatomi* fizjolog* ciała',
    tags: 'medycyna zdrowie leczenie',
    near: 'pacjent szpital biologia',
  },
  {
    say: 'pacjent* chorych chorymi chory chorzy szpital* przychodni* hospicj* oddział*',
    tags: 'pacjent szpital chory przychodnia',
    near: 'zdrowie opieka',
  },
  {
    say: 'rehabilit* fizjoterap* masaż* masow*',
    tags: 'rehabilitacja masaż ćwiczenia',
    near: 'ciało ruch',
    jobs: 'fizjoterapeuta technik-masazysta',
  },
  {
    say: 'diet dieta diety dietę dietetyk* dietetycz* żywieni* odżywi*',
    tags: 'dieta żywienie',
    near: 'jedzenie zdrowie',
  },
  { say: 'lek leki leków lekami aptek* farmac* zioł* zielarst*', tags: 'lek apteka', near: 'zdrowie chemia' },
  {
    say: 'laborator* mikroskop* próbk* probówk* biochem*',
    tags: 'laboratorium mikroskop próbka',
    near: 'badanie chemia biologia',
  },
  { say: 'chemi*', tags: 'chemia', near: 'laboratorium substancja' },
  {
    say: 'biolog* genety* mikrobiolog* biotechnolog*',
    tags: 'biologia gen komórka',
    near: 'laboratorium nauka badanie',
  },
  { say: 'zęby zębów zęba stomatolog* dentyst* ortodon*', tags: 'zęby', near: 'gabinet' },
  {
    say: 'okular* optyk* soczewk* oprawk* oprawek szkła szkieł',
    tags: 'okulary',
    jobs: 'optyk-okularowy optometrysta',
  },
  {
    say: 'karetk* wypadk* "pierwsza pomoc" "pierwszej pomocy"',
    tags: 'karetka wypadek "pierwsza pomoc"',
    near: 'ratownictwo',
  },
  {
    say: 'uroda urody skóra skóry skórą kosmety* makijaż* wizaż* spa rzęs* paznokci* paznokc* manicure* pedicure* brwi',
    tags: 'uroda makijaż paznokcie kosmetyk',
    near: 'zabieg',
    jobs: 'kosmetyczka stylistka-paznokci wizazystka kosmetolog',
  },
  { say: 'pielęgn*', tags: 'pielęgnacja', near: 'opieka zabieg uroda' },
  {
    say: 'włosy włosów fryzj* fryzur* strzyż* strzyc brod*',
    tags: 'włosy strzyżenie broda',
    near: 'uroda moda',
  },
  { say: 'ciąż* poród porod* noworod*', tags: 'ciąża poród noworodek', near: 'opieka' },
  { say: 'rentgen* usg radiolog* aparatur*', tags: 'rentgen aparatura', near: 'badanie technika' },
  { say: 'logoped* wymow* jąkan*', tags: 'mowa', near: 'terapia głos' },
  { say: 'migow* pjm niesłysząc* głuch*', tags: 'migowy głuchy', near: 'rozmowa' },
];

const HANDS: readonly WordRow[] = [
  {
    say: 'ręce rękami rękoma rąk ręczn* manual* majsterk* majstr* dłubać dłuban* dłubię "zrób to sam" diy',
    tags: 'narzędzie rękodzieło naprawa',
    near: 'montaż warsztat drewno metal szycie',
    jobs: 'stolarz konserwator-budynku',
  },
  {
    say: 'rękodzie* handmade robótk* szydełk* drut* haft* scrapbook* decoupage* biżuteri* jubiler* srebr*',
    tags: 'rękodzieło biżuteria szycie',
    near: 'dokładność kreatywność',
    jobs: 'zlotnik-jubiler ceramik krawiec tapicer florysta renowator-mebli terapeuta-zajeciowy',
  },
  {
    say: 'napraw* reper* serwis* usterk* złotą złota',
    tags: 'naprawa usterka',
    near: 'narzędzie technika awaria',
  },
  {
    say: 'montaż montow* montuj* skręca* składać składam składanie',
    tags: 'montaż',
    near: 'narzędzie naprawa',
  },
  {
    say: 'narzędzi* wiertark* warsztat warsztacie warsztatem garaż*',
    tags: 'narzędzie warsztat',
    near: 'naprawa',
  },
  { say: 'maszyn* urządze*', tags: 'maszyna urządzenie', near: 'technika mechanika' },
  { say: 'mechanizm*', tags: 'mechanika zegarek', near: 'maszyna technika precyzja dokładność' },
  { say: 'mechanik* mechanic* silnik* motoryz*', tags: 'silnik mechanika', near: 'samochód naprawa maszyna' },
  {
    say: 'samochod* samochód auta aut auto autami motor* motocykl* tuning*',
    tags: 'samochód',
    near: 'silnik naprawa',
    jobs: 'mechanik-samochodowy technik-pojazdow diagnosta-pojazdow elektromechanik-samochodowy',
  },
  {
    say: 'jeździć jazda jazdy jeżdżę kierowc* "prowadzić samochód" "prowadzić auto" "prowadzenie samochodu" "prowadzić autobus" "prowadzę samochód" "prowadzić pojazdy" tachograf* trasa trasy trasach ciężarów* tir tiry autobus* tramwaj* "za kółkiem" "za kierownicą" dostaw*',
    tags: 'trasa ciężarówka autobus tramwaj tir dostawa',
    near: 'samochód pasażer',
  },
  { say: 'pociąg* kolej kolei koleją kolejow* kolejarz* lokomotyw*', tags: 'pociąg kolej lokomotywa tor' },
  {
    say: 'samolot* lotnic* lotnisk* latanie latać pilot* loty lotów szybow*',
    tags: 'samolot lotnisko latanie',
    near: 'podróż',
  },
  {
    say: 'wózek wózki wózkiem wózk* widłow* udt paleta palet*',
    tags: 'wózek paleta',
    near: 'magazyn',
    jobs: 'operator-wozka magazynier magazynier-logistyk',
  },
  {
    say: 'magazyn* towar towary towaru logistyk* spedyc* łańcuch*',
    tags: 'magazyn logistyka towar',
    near: 'transport paczka',
  },
  { say: 'transport* przewóz przewoz*', tags: 'transport', near: 'logistyka trasa' },
  { say: 'paczk* kurier* przesył* listonos* poczt* listonosz*', tags: 'paczka poczta', near: 'towar' },
  {
    say: 'koparka koparki koparką koparko* dźwig* żuraw* walec spychacz* suwnic*',
    tags: 'koparka żuraw walec suwnica',
    near: 'maszyna budowa',
  },
  { say: 'spaw* mig tig', tags: 'spawanie', near: 'metal' },
  {
    say: 'metal* stal stali ślusar* ślusarz* tokar* frez* obrabiar* obróbk* kowal* kuci*',
    tags: 'metal tokarka stal obrabiarka kucie',
    near: 'dokładność rysunek',
    jobs: 'slusarz operator-obrabiarek slusarz-narzedziowy operator-cnc',
  },
  {
    say: 'cnc fanuc heidenhain sinumerik',
    tags: 'cnc',
    jobs: 'operator-cnc programista-cnc operator-obrabiarek',
  },
  {
    say: 'drewn* stolar* mebel meble mebli meblami meblow* rzeźb* strug*',
    tags: 'drewno mebel rzeźbienie',
    near: 'narzędzie dokładność',
    jobs: 'stolarz renowator-mebli ciesla monter-mebli',
  },
  {
    say: 'antyk* renow* odnawia* zabytk* konserwacj*',
    tags: 'antyk zabytek',
    near: 'historia',
    jobs: 'renowator-mebli konserwator-dziel-sztuki tapicer',
  },
  {
    say: 'szyci* szyć szyję szyła szył szyłam krawiec* krawiecz* tkanin* ubran* odzież*',
    tags: 'szycie ubranie tkanina',
    near: 'rękodzieło moda',
    jobs: 'krawiec projektant-mody szwaczka',
  },
  { say: 'modą moda mody modę', tags: 'moda', near: 'ubranie styl uroda' },
  { say: 'buty butów obuwi* szewc* tapicer*', tags: 'buty sofa', jobs: 'szewc tapicer' },
  { say: 'glin* ceramik* cerami* garncar*', tags: 'glina naczynie', near: 'rękodzieło', jobs: 'ceramik' },
  { say: 'zegar*', tags: 'zegarek', near: 'dokładność precyzja' },
  {
    say: 'drobn* śrubk* modelarz* modelars* miniatur* lego origami kaligraf*',
    near: 'dokładność precyzja cierpliwość rękodzieło',
    jobs: 'zegarmistrz zlotnik-jubiler monter-elektronik technik-dentystyczny optyk-okularowy',
  },
  {
    say: 'most mosty mostów dróg drogownic*',
    jobs: 'inzynier-budownictwa technik-budowy-drog technik-budownictwa kierownik-budowy',
    near: 'budowa konstrukcja',
  },
  {
    say: 'fizyk* ',
    near: 'matematyka nauka technika inżynieria',
    jobs: 'inzynier-mechanik inzynier-elektryk inzynier-biomedyczny synoptyk geolog inzynier-budownictwa korepetytor',
  },
  {
    say: 'budowa budowy budowie budowę budową budowach budów budowlan* budownict* murar* mur mury beton* cegł*',
    tags: 'budowa beton cegła mur "plac budowy"',
    near: 'remont',
  },
  {
    say: 'remont* wykończ* malowanie malarz* ścian* płytk* glazur* tynk* podłog* parkiet* panele łazien*',
    tags: 'remont malowanie ściana płytki podłoga tynk',
    near: 'mieszkanie dokładność',
    jobs: 'monter-wykonczen glazurnik malarz-budowlany konserwator-budynku',
  },
  { say: 'dach dachy dachu dekar* wysokośc* wysokość rusztowan*', tags: 'dach wysokość rusztowanie' },
  {
    say: 'hydraul* rury rura rur instalac* kanaliz* "pompy ciepła" gazow*',
    tags: 'rura instalacja łazienka gaz',
    near: 'montaż woda',
  },
  { say: 'klimatyz* chłodnic* wentylac*', tags: 'klimatyzacja wentylacja chłodzenie' },
  {
    say: 'elektry* prąd prądu prądem kable kabli okablow* sep',
    tags: 'prąd elektryka',
    near: 'instalacja kabel',
  },
  {
    say: '"składam komputery" "składanie komputerów" "naprawa komputerów" "naprawiam komputery" "naprawianie komputerów" "naprawa telefonów" "serwis komputerów"',
    jobs: 'serwisant-komputerow technik-informatyk helpdesk monter-elektronik',
    near: 'komputer naprawa elektronika',
  },
  {
    say: 'agd rtv kosiark* pralki lodówki',
    near: 'naprawa elektronika silnik',
    jobs: 'elektromechanik serwisant-komputerow mechanik-maszyn konserwator-budynku',
  },
  {
    say: 'elektron* lutow* arduino raspberry esp32 stm32 mikrokontroler* układy krótkofal*',
    tags: 'elektronika lutowanie',
    near: 'naprawa technika',
  },
  {
    say: 'fotowolt* "odnawialne źródła" "odnawialnych źródeł" oze panel* solar*',
    tags: 'fotowoltaika "energia odnawialna" "pompa ciepła"',
    near: 'ekologia prąd',
  },
  { say: 'energetyk* elektrowni*', tags: 'elektrownia energia', near: 'prąd' },
  {
    say: 'automatyk* sterownik* plc robot robotów robotami robotyk* robotyz* mechatron*',
    tags: 'automatyka sterownik robot mechatronika',
    near: 'maszyna elektronika programowanie',
  },
  {
    say: 'technik* techni* technolog* technologi* inżynier* wynalazk* konstru* konstruow*',
    tags: 'technika technologia inżynieria konstrukcja',
    near: 'maszyna projekt mechanika',
  },
  {
    say: 'produkcj* fabryk* hala hali taśm* zakład zakładzie linii',
    tags: 'produkcja fabryka linia taśma',
    near: 'maszyna jakość',
  },
  {
    say: 'jakoś* kontrol* sprawdza* weryfik* inspekc* audyt*',
    tags: 'jakość kontrola audyt',
    near: 'pomiar dokładność norma',
  },
  {
    say: 'kosmos* astronom* teleskop*',
    near: 'nauka badanie matematyka',
    jobs: 'synoptyk nauczyciel-akademicki specjalista-ai data-scientist inzynier-elektronik',
  },
  {
    say: 'pomiar* mierz* mierzy* geodez* kartograf* mapy map mapa mapach',
    tags: 'pomiar mapa',
    near: 'teren dokładność',
  },
  {
    say: 'dokład* precyz* szczegół* skrupul* sumienn* pedant* detal* starann*',
    tags: 'dokładność precyzja',
    near: 'jakość kontrola liczby',
  },
  { say: 'cierpliw* wytrwał*', tags: 'cierpliwość' },
  {
    say: 'siła siły siłę fizyczn* wysiłk* wysiłek dźwiga* noszeni* nosić',
    tags: 'siła "praca fizyczna" noszenie',
    condition: 'heavy',
  },
  { say: 'siedząc*', condition: 'sitting' },
  {
    say: 'sprząta* posprząt* lśni błyszcz* czysto* porządki pranie prasow* zmywa*',
    tags: 'sprzątanie czystość pranie prasowanie mycie',
  },
  {
    say: 'porządek porządku porządkow* uporządk* ład ładu systematy* poukład* zorganizowan*',
    tags: 'porządek',
    near: 'dokument zbiór archiwum dokładność organizacja',
  },
  {
    say: '"jeździć rowerem" "jazda rowerem" "jeżdżę rowerem" "jazda na rowerze" "jeździć na rowerze" "jeżdżę na rowerze" rower* rowery',
    tags: 'rower',
    near: 'ruch sport naprawa',
  },
  { say: 'opon* wulkaniz*', tags: 'opona', near: 'samochód' },
  { say: 'kopalni* górnik górnic* górnikiem', tags: 'kopalnia górnictwo węgiel' },
  { say: 'tatuaż* tatuow*', tags: 'tatuaż' },
];

const FOOD: readonly WordRow[] = [
  {
    say: 'gotować gotowanie gotowania gotowaniem gotowaniu gotował* gotuj* kucharz* kucharzeni* kuchni* kuchar* kulinar* potraw*',
    tags: 'gotowanie kuchnia',
    near: 'smak jedzenie',
    jobs: 'kucharz szef-kuchni technik-zywienia pomoc-kuchenna',
  },
  {
    say: 'pieczeni* piecze* piekę piekł* ciast* ciasto tort* cukier* cukiern* wypiek* słodycz* deser*',
    tags: 'ciasto tort słodycze',
    near: 'smak dekoracja',
    jobs: 'cukiernik piekarz',
  },
  { say: 'chleb* piekar* mąka mąki mąką', tags: 'chleb mąka', jobs: 'piekarz' },
  {
    say: 'jedzeni* jedzenie smak* żywność żywności gastronom*',
    tags: 'jedzenie smak żywność gastronomia',
    near: 'kuchnia gotowanie',
  },
  {
    say: 'restaurac* kelner* kawiarni* kawa kawy kawę barist* barman* koktajl* drink*',
    tags: 'restauracja kawiarnia kawa bar koktajl',
    near: 'gość obsługa',
  },
  {
    say: 'haccp sanepid*',
    near: 'żywność kuchnia',
    jobs: 'technik-technologii-zywnosci inzynier-technologii-zywnosci',
  },
  { say: 'mięso mięsa mięsem mięsn* wędlin* masar* rzeźnic*', tags: 'mięso wędlina' },
  { say: 'ser sery serow*', tags: 'ser', near: 'mleko smak' },
  {
    say: 'hotel* pensjonat* gości gościom gościnn* turyst* agroturyst*',
    tags: 'hotel gość turysta turystyka',
    near: 'obsługa',
    jobs: 'agroturystyka recepcjonista-hotelowy',
  },
  {
    say: 'podróż* zwiedza* zagranic* wyjazd* świat świata świecie',
    tags: 'podróż zagranica',
    near: 'turysta język',
    jobs: 'rezydent-turystyczny przewodnik-turystyczny pracownik-biura-podrozy steward',
  },
  {
    say: 'turystyk* turystycz*',
    tags: 'turystyka turysta',
    near: 'hotel podróż góry',
    jobs: 'pracownik-biura-podrozy rezydent-turystyczny przewodnik-turystyczny agroturystyka',
  },
  {
    say: 'geograf*',
    tags: 'geografia',
    near: 'mapa teren przyroda',
    jobs: 'kartograf geodeta technik-geodeta geolog synoptyk przewodnik-turystyczny',
  },
  {
    say: 'przewodni* oprowadz* opowiada*',
    tags: 'opowiadanie',
    near: 'historia turysta',
    jobs: 'przewodnik-turystyczny muzealnik',
  },
];

const OFFICE: readonly WordRow[] = [
  {
    say: 'biuro biura biurze biurow* administr* papierkow* korespondenc* sekretar* recepcj*',
    tags: 'biuro dokument',
    near: 'telefon kalendarz porządek',
    jobs: 'pracownik-biurowy sekretarka asystent-zarzadu kierownik-biura',
  },
  {
    say: 'dokument* papier* akta archiw* umow* pisma',
    tags: 'dokument archiwum umowa pismo',
    near: 'porządek przepisy',
  },
  { say: '"umowę o pracę" "umowa o pracę" "umowy o pracę" "umowie o pracę"' },
  { say: 'urząd urzędzie urzęd* urzędnik*', tags: 'urząd', near: 'przepisy dokument' },
  {
    say: 'księg* rachunkow* faktur* podatk* podatek bilans* vat',
    tags: 'księgowość faktura podatek rachunek',
    near: 'liczby finanse',
  },
  { say: 'płac płace zus', tags: 'płace zus', near: 'kadry liczby' },
  {
    say: 'liczb* liczeni* licze* liczyć matematy* matmy matma ułamk* równani* geometri* algebr* cyfr* rachunki oblicz*',
    tags: 'liczby matematyka obliczenia',
    near: 'analiza statystyka excel',
  },
  {
    say: 'finans* pieniądz* pieniędz* budżet* inwestyc* inwestow* giełd* ekonom* oszczędza*',
    tags: 'finanse pieniądze budżet inwestycja',
    near: 'liczby analiza bank',
  },
  {
    say: 'kryptowalut* trading* akcje',
    near: 'inwestycja finanse',
    jobs: 'analityk-finansowy doradca-finansowy',
  },
  { say: 'bank* kredyt* ubezpiecz*', tags: 'bank kredyt ubezpieczenie', near: 'klient pieniądze' },
  {
    say: 'analiz* analit* wniosk* wyciągać dociek* rozwiązyw* zagad* łamigł* szach* logiczn* logik* krzyżówk* sudoku',
    tags: 'analiza logika',
    near: 'dane badanie matematyka raport',
  },
  { say: 'statyst* wykres*', tags: 'statystyka wykres', near: 'dane liczby' },
  {
    say: 'badan* badać badaw* nauka naukę nauką naukow* eksperyment* odkrywa*',
    tags: 'badanie nauka',
    near: 'laboratorium analiza wiedza',
  },
  {
    say: 'prawo prawa prawem prawn* przepis* ustawa ustawy ustaw ustawach ustawami kodeks*',
    tags: 'prawo przepisy',
    near: 'sąd umowa',
  },
  {
    say: 'polityk* debat*',
    near: 'prawo media wystąpienie',
    jobs: 'socjolog specjalista-pr dziennikarz asystent-prawny',
  },
  {
    say: 'sąd sądu sądzie sądow* sprawiedliw* kryminał* kryminal* śledztw* śledcz* detektyw*',
    tags: 'sąd sprawiedliwość śledztwo przestępstwo dowód',
    near: 'prawo',
  },
  {
    say: 'sprzed* handel handlu handlow* sklep* targow*',
    tags: 'sprzedaż handel sklep',
    near: 'klient negocjacje',
  },
  { say: 'windyk* dłużnik* zadłuż*', jobs: 'windykator', near: 'negocjacje telefon' },
  { say: '"fobia społeczna" "fobię społeczną" "fobii społecznej" "lęk społeczny"' },
  { say: 'telefon* infolini* "call center"', tags: 'telefon', near: 'rozmowa obsługa' },
  {
    say: 'nieruchom* mieszkania mieszkań deweloper* wynajem wynajm* airbnb',
    tags: 'mieszkanie',
    jobs: 'posrednik-nieruchomosci zarzadca-nieruchomosci administrator-nieruchomosci rzeczoznawca-majatkowy technik-gospodarki-nieruchomosciami',
  },
  {
    say: 'projektami projekty projektów "prowadzenie projektów" scrum* agile*',
    tags: 'projekt',
    jobs: 'kierownik-projektu koordynator-projektow-unijnych product-manager',
  },
  {
    say: 'dotacj* unijn* fundusz* grant*',
    tags: 'dotacja wniosek',
    jobs: 'koordynator-projektow-unijnych fundraiser',
  },
  {
    say: 'fundacj* stowarzysz* ngo pozarząd*',
    tags: 'fundacja darczyńca',
    near: 'pomoc społeczność',
    jobs: 'fundraiser koordynator-projektow-unijnych animator-kultury',
  },
  { say: 'przetarg* "zamówienia publiczne" "zamówień publicznych"', tags: 'przetarg' },
  {
    say: 'bhp',
    tags: 'wypadek',
    near: 'bezpieczeństwo przepisy ryzyko',
    jobs: 'specjalista-bhp technik-bhp',
  },
  {
    say: 'bezpieczeństw* bezpieczn*',
    near: 'bezpieczeństwo',
    jobs: 'specjalista-bhp technik-bhp pracownik-ochrony',
  },
  { say: 'zakupami zaopatrz* dostawc*', tags: 'zakup dostawca', near: 'negocjacje cena' },
  { say: 'kosztorys* wycen* szacow*', tags: 'kosztorys wycena', near: 'liczby' },
  {
    say: 'strateg* biznes* przedsiębior* działalność',
    near: 'strategia sprzedaż zarządzanie negocjacje',
    jobs: 'konsultant-biznesowy analityk-biznesowy kierownik-projektu product-manager specjalista-e-commerce',
  },
  {
    say: 'excel* exel* arkusz* "power bi" powerbi pivot*',
    tags: 'excel',
    near: 'liczby raport dane',
    jobs: 'analityk-finansowy specjalista-controllingu ksiegowy planista-produkcji pracownik-biurowy analityk-biznesowy kosztorysant specjalista-plac specjalista-logistyki data-scientist',
  },
  {
    say: 'sap erp',
    jobs: 'planista-produkcji specjalista-logistyki specjalista-controllingu ksiegowy specjalista-rachunkowosci zaopatrzeniowiec analityk-biznesowy inzynier-produkcji magazynier-logistyk',
  },
  {
    say: 'word worda powerpoint* outlook*',
    jobs: 'pracownik-biurowy sekretarka asystent-zarzadu',
    near: 'biuro dokument',
  },
  {
    say: 'symfonia optima comarch* płatnik*',
    near: 'księgowość płace faktura',
    jobs: 'ksiegowy specjalista-plac asystent-ds-ksiegowosci',
  },
  { say: 'crm', jobs: 'opiekun-klienta specjalista-marketingu', near: 'klient sprzedaż' },
  { say: 'jira', jobs: 'kierownik-projektu tester-oprogramowania product-manager' },
  {
    say: 'lean kaizen 5s "six sigma" iso',
    jobs: 'inzynier-produkcji specjalista-kontroli-jakosci',
    near: 'proces jakość optymalizacja',
  },
  { say: 'rodo "dane osobowe" "danych osobowych"', tags: 'rodo' },
  {
    say: 'język języki języków językami językow* lingwist* filolog* obcy* obcych',
    tags: 'język języki tłumaczenie',
    near: 'kultura tekst podróż',
    jobs: 'lektor-jezyka tlumacz rezydent-turystyczny spedytor',
  },
  {
    say: 'tłumacz*',
    tags: 'tłumaczenie',
    near: 'język nauczanie',
    jobs: 'tlumacz tlumacz-przysiegly korepetytor',
  },
  { say: 'angielsk*', tags: 'angielski', near: 'język' },
];

const DIGITAL: readonly WordRow[] = [
  {
    say: 'wpisyw* wprowadza* klawiatur* przepisyw*',
    tags: 'klawiatura',
    jobs: 'wprowadzanie-danych pracownik-biurowy',
    near: 'dane',
  },
  { say: 'komputer* laptop* pc', tags: 'komputer', near: 'internet it programowanie', condition: 'screen' },
  { say: 'ekran* monitor monitory', condition: 'screen' },
  { say: 'informaty* it ict', tags: 'informatyka it', near: 'komputer system programowanie' },
  {
    say: 'programow* programuj* programist* kod kodu kodow* koduj* koder* algorytm* developer* deweloperk* github git',
    tags: 'programowanie kod algorytm',
    near: 'logika komputer',
    jobs: 'programista web-developer programista-mobilny inzynier-oprogramowania technik-programista tester-oprogramowania',
  },
  {
    say: 'python*',
    tags: 'python',
    near: 'programowanie dane',
    jobs: 'programista data-scientist specjalista-ai',
  },
  {
    say: 'java javascript* js html css react* php typescript*',
    tags: 'javascript java',
    near: 'programowanie strona',
    jobs: 'programista web-developer programista-mobilny technik-programista',
  },
  {
    say: 'aplikacj* apk android* ios',
    tags: 'android ios',
    near: 'programowanie użytkownik',
    jobs: 'programista-mobilny projektant-ui analityk-ux tester-oprogramowania web-developer',
  },
  {
    say: 'sql postgres* mysql "bazy danych" "baz danych" "baza danych" bazami',
    tags: 'sql "baza danych"',
    near: 'dane',
    jobs: 'administrator-baz-danych data-scientist analityk-systemow programista',
  },
  {
    say: 'dane danych danymi tabel*',
    tags: 'dane',
    near: 'analiza statystyka excel',
    jobs: 'data-scientist analityk-finansowy statystyk wprowadzanie-danych analityk-biznesowy',
  },
  {
    say: 'sztuczn* ai chatgpt uczenie-maszynowe "machine learning"',
    tags: '"sztuczna inteligencja"',
    near: 'dane programowanie',
    jobs: 'specjalista-ai',
  },
  {
    say: 'linux* serwer* bash',
    tags: 'linux serwer',
    near: 'it sieć',
    jobs: 'administrator-systemow specjalista-chmury inzynier-sieci',
  },
  { say: 'sieci sieciow* router* cisco światłowod*', tags: 'sieć router światłowód', near: 'it kabel' },
  {
    say: 'chmura chmurze aws azure docker* kubernetes* devops*',
    tags: 'chmura automatyzacja',
    near: 'serwer',
    jobs: 'specjalista-chmury',
  },
  {
    say: 'cyberbezpiecz* haker* hacker* hakow* phishing* "bezpieczeństwo sieci" "bezpieczeństwo it" "bezpieczeństwem sieci" "bezpieczeństwo informatyczne"',
    tags: 'haker atak',
    near: 'sieć bezpieczeństwo',
    jobs: 'specjalista-cyberbezpieczenstwa pentester',
  },
  { say: 'testow* testuj* tester*', jobs: 'tester-oprogramowania kontroler-jakosci', near: 'aplikacja błąd' },
  {
    say: 'internet* online www strony stron wordpress* blog* bloga',
    tags: 'strona wordpress',
    near: 'internet reklama tekst',
    jobs: 'web-developer administrator-stron tworca-internetowy',
  },
  {
    say: 'ux ui figma figmie interfejs* użyteczn*',
    tags: 'figma użytkownik',
    near: 'projekt aplikacja',
    jobs: 'projektant-ui analityk-ux',
  },
  {
    say: 'gry gier grami gamedev unity unreal planszów*',
    tags: 'gra',
    near: 'fabuła komputer wyobraźnia',
    jobs: 'tworca-gier animator-3d tester-oprogramowania',
  },
  {
    say: 'autocad* cad solidworks* inventor* revit* archicad* sketchup* catia kreśl*',
    tags: 'cad',
    near: 'rysunek projekt',
    jobs: 'operator-cad inzynier-mechanik inzynier-budownictwa architekt architekt-wnetrz inzynier-instalacji-sanitarnych technik-budownictwa technik-mechanik',
  },
  {
    say: 'druk3d "druk 3d" "drukarka 3d" "drukarkę 3d" "druku 3d"',
    tags: '"druk 3d"',
    near: 'model technika',
    jobs: 'projektant-wzornictwa operator-cad',
  },
  { say: 'gis qgis arcgis', tags: 'gis', near: 'mapa' },
  {
    say: 'photoshop* illustrator* canva canvie corel* indesign* gimp* grafik* graficz* logo',
    tags: 'grafika',
    near: 'projekt reklama kolor',
    jobs: 'grafik-komputerowy grafik-dtp projektant-ui ilustrator social-media',
  },
  {
    say: 'blender* animac* animow* 3ds',
    tags: 'animacja 3d',
    near: 'film grafika',
    jobs: 'animator-3d tworca-gier',
  },
  {
    say: 'premiere capcut davinci montażyst* youtub* podcast* tiktok* vlog* stream*',
    tags: 'podcast',
    near: 'film internet montaż',
    jobs: 'montazysta-wideo tworca-internetowy social-media',
  },
  {
    say: 'instagram* facebook* "media społecznościowe" "mediach społecznościowych" "mediami społecznościowymi" "social media" influ* rolki rolek stories obserwując* profil profile fanpage*',
    tags: '"social media"',
    near: 'reklama internet',
    jobs: 'social-media tworca-internetowy specjalista-marketingu',
  },
  {
    say: 'seo google*',
    tags: 'google',
    near: 'reklama internet strona',
    jobs: 'specjalista-seo specjalista-marketingu',
  },
  {
    say: 'marketing* reklam* promoc* promow* kampani* wizerun*',
    tags: 'marketing reklama kampania wizerunek',
    near: 'klient internet tekst',
  },
  {
    say: 'e-commerce ecommerce allegro olx vinted dropship*',
    tags: '"sklep internetowy"',
    near: 'zamówienie',
    jobs: 'specjalista-e-commerce obsluga-sklepu-internetowego',
  },
  { say: 'zdaln* "z domu" homeoffice "home office"', condition: 'remote' },
];

const ART: readonly WordRow[] = [
  {
    say: 'kreatyw* twórcz* tworz* tworzyć pomysł* wymyśl* wyobraźni* artyst* oryginaln*',
    tags: 'kreatywność wyobraźnia',
    near: 'projekt sztuka',
  },
  {
    say: 'rysow* rysuj* rysow* szkic* ilustr* komiks* manga mangi anime',
    tags: 'ilustracja obraz plakat',
    near: 'sztuka postać grafika wyobraźnia',
    jobs: 'ilustrator grafik-komputerowy artysta-grafik tatuazysta animator-3d',
  },
  {
    say: 'rysunek rysunki rysunku rysunków rysunkiem rysunkami',
    tags: 'rysunek ilustracja',
    near: 'obraz projekt',
  },
  {
    say: '"rysunek techniczny" "rysunku technicznego" "rysunki techniczne" "rysunków technicznych" "rysunkiem technicznym"',
    near: 'rysunek cad konstrukcja pomiar',
    jobs: 'operator-cad technik-mechanik inzynier-mechanik programista-cnc slusarz-narzedziowy technik-budownictwa',
  },
  {
    say: 'malow* maluj* obraz obrazy obrazów farby akwarel* plastyk* plastycz*',
    tags: 'obraz plastyka',
    near: 'kolor rysunek sztuka',
    jobs: 'artysta-grafik ilustrator arteterapeuta',
  },
  {
    say: 'sztuk* galeri* wystaw* muze* kultur*',
    tags: 'sztuka kultura muzeum wystawa',
    near: 'historia',
    jobs: 'animator-kultury muzealnik',
  },
  {
    say: 'estety* wnętrz* aranż* dekor* design* stylizac* styl',
    tags: 'wnętrze estetyka dekoracja styl',
    near: 'kolor projekt',
    jobs: 'dekorator-wnetrz architekt-wnetrz',
  },
  {
    say: 'kolor kolory kolorów kolorami kolorow* barwy barw',
    near: 'kolor',
    jobs: 'grafik-komputerowy dekorator-wnetrz florysta wizazystka architekt-wnetrz ilustrator stylistka-paznokci',
  },
  { say: 'projektow* projektuj* zaprojekt*', near: 'projekt' },
  {
    say: 'fotograf* zdjęci* zdjęć aparat aparatem',
    tags: 'zdjęcie',
    near: 'światło obraz',
    jobs: 'fotograf technik-fotografii-i-multimediow',
  },
  {
    say: '"montaż filmów" "montaż filmu" "montaż wideo" "montowanie filmów" "montowanie wideo" "montować filmy" "montuję filmy" "obróbka zdjęć"',
    tags: 'film',
    near: 'zdjęcie',
    jobs: 'montazysta-wideo operator-obrazu tworca-internetowy technik-fotografii-i-multimediow',
  },
  {
    say: 'dron drony dronem dronów',
    jobs: 'operator-obrazu fotograf geodeta technik-geodeta',
    near: 'zdjęcie film latanie mapa',
  },
  {
    say: 'film* serial* scenariusz* kino kina kamer* wideo video reżyser* operator-kamery',
    tags: 'film kamera kadr',
    near: 'montaż historia',
  },
  { say: 'teatr* aktor* scen* spektakl* kabaret*', tags: 'teatr scena aktor', near: 'wystąpienie film' },
  {
    say: '"gra na" "gram na" "grać na" muzyk* muzycz* gitar* pianin* fortepian* skrzyp* śpiew* instrument* perkusj* komponow* piosenk*',
    tags: 'muzyka instrument śpiew',
    near: 'słuch koncert dźwięk',
    jobs: 'nauczyciel-muzyki muzyk-instrumentalista realizator-dzwieku',
  },
  {
    say: 'radio radiu radia dj ableton',
    jobs: 'realizator-dzwieku dziennikarz',
    near: 'dźwięk muzyka media',
  },
  {
    say: 'dźwięk* nagryw* nagran* nagłośn* koncert* miksow*',
    tags: 'dźwięk koncert',
    near: 'muzyka technika',
  },
  {
    say: 'pisani* pisać piszę pisał* tekst* opowiadań opowiadania wiersz* poezj* literatur* dziennikar* redag* redakc* reportaż*',
    tags: 'pisanie tekst',
    near: 'język książka media',
    jobs: 'copywriter dziennikarz redaktor-wydawniczy korektor-tekstu scenarzysta',
  },
  {
    say: 'czytani* czytać czytam książk* bibliote* lektur*',
    tags: 'książka czytanie biblioteka',
    near: 'tekst kultura język',
    jobs: 'bibliotekarz bibliotekoznawca redaktor-wydawniczy korektor-tekstu',
  },
  {
    say: 'ortograf* gramaty* interpunk* korekt*',
    jobs: 'korektor-tekstu redaktor-wydawniczy',
    tags: 'poprawianie',
    near: 'tekst język',
  },
  {
    say: 'histori* przeszłość przeszłości genealog* archeolog* wykopal*',
    tags: 'przeszłość wykopaliska',
    near: 'muzeum archiwum zabytek',
    jobs: 'archiwista muzealnik historyk archeolog przewodnik-turystyczny konserwator-dziel-sztuki technik-archiwista',
  },
  {
    say: 'wydarze* event* imprez* wesel* ślub* urodzin*',
    tags: 'wydarzenie impreza ślub',
    near: 'organizacja',
  },
];

// Idioms that would be taken for something else: they mean nothing.
const IDIOMS: readonly WordRow[] = [
  {
    say: '"z góry" "prawo jazdy" "prawa jazdy" "prawem jazdy" "na bieżąco" "w sumie" "pod ręką" "w drodze" "dobre słowo"',
  },
];

const SERVICE: readonly WordRow[] = [
  { say: 'wojsk* armi* żołnierz*', tags: 'wojsko dyscyplina', near: 'służba' },
  {
    say: 'mundur* służba służby służbie służbę służbach dyscyplin* strzelect* strzelnic* survival*',
    tags: 'służba dyscyplina',
    near: 'bezpieczeństwo sprawność drużyna',
  },
  {
    say: 'policja policji policją policjan* patrol*',
    tags: 'patrol',
    near: 'służba prawo',
    jobs: 'policjant policjant-kryminalny straznik-miejski',
  },
  { say: 'straż strażak* pożar* gasz*', tags: 'pożar', jobs: 'strazak technik-pozarnictwa' },
  {
    say: 'ochron* ochroniar* monitoring* stróż*',
    tags: 'monitoring obchód',
    jobs: 'pracownik-ochrony operator-monitoringu portier',
  },
  {
    say: 'adrenalin* ryzyk* wyzwani* stres stresu stresem presj* presją',
    tags: 'stres odporność',
    near: 'ratownictwo',
  },
  { say: 'spokój spokojn* spokoju cisza ciszę ciszy cisz* cichy cich*', near: 'spokój cisza skupienie' },
  { say: 'tempo tempie pośpiech* gonitw*', tags: 'tempo' },
  { say: 'monoton* powtarzaln* rutyn*', near: 'taśma linia pakowanie sortowanie' },
  { say: 'nocne nocki nocek nocach nocnych noc nocy nocami zmianow* "na zmiany"', condition: 'shifts' },
  { say: 'skupien* koncentr* skupi* skupia*', tags: 'skupienie', near: 'dokładność' },
  { say: 'hałas* huk zgiełk*', tags: 'hala fabryka', near: 'maszyna' },
  { say: 'kasa kasie kasę kasjer* market* markecie', tags: 'kasa', near: 'sklep' },
  { say: 'pogrzeb* żałob*', tags: 'pogrzeb' },
  { say: 'krew krwi', tags: 'krew', near: 'szpital wypadek' },
];

export const WORDS: readonly WordRow[] = [
  ...NATURE,
  ...PEOPLE,
  ...HEALTH,
  ...HANDS,
  ...FOOD,
  ...OFFICE,
  ...DIGITAL,
  ...ART,
  ...SERVICE,
  ...IDIOMS,
];

// Tags that in a person's text mean something else as often as not: alone they say nothing, in a row above they say little.
export const SILENT_TAGS: readonly string[] = `
  aplikacja, bezpieczeństwo, gra, internet, organizacja, projekt, samodzielność, spokój, cisza, historia, empatia,
  papier, kolor, ekologia, prowadzenie, nawigacja, układanie, system, termin, zajęcia, nauczyciel, przedmiot, wiek,
  akt, atmosfera, cel, ciepło, decyzja, dom, doświadczenie, droga, dług, działanie, energia, firma, forma, grafik,
  grupa, kariera, kobieta, kopia, kurs, lato, linia, list, marka, miasto, model, mowa, motywacja, napiwek, noc,
  oko, opis, plan, płyta, post, praca, pracownik, praktyka, problem, produkt, piec, matura, program, rano, rodzic,
  rola, rozwój, sad, sezon, skład, skóra, słowo, słońce, stacja, stopy, student, studio, technikum, trudność,
  układ, uchodźca, urlop, wakacje, wejście, wieczór, wiedza, wynik, wzrok, zakupy, zawód, zmiana, szybkość,
  sprawność, uczelnia, rok, język ukraiński, ładunek, pistolet, broń, rodzina, młotek, odwaga, komunikacja,
  towarzyszenie`
  .split(',')
  .map((tag) => tag.trim());
