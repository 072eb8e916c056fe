// Everyday words, their inflected forms and tools, and what they mean among the tags and ids of the occupations.
// One row a meaning. `words`: words in all their forms ('spawać' = spawam, spawałem, spawanie), '=sap' for itself alone, '-stali' for a
// form that isn't meant, "osoba starszy" for a phrase of words, 'dron~tron' for a word that inflects like another (npm run words).
// `tags`: occupations with such a tag are meant; `near`: they are close to it; `jobs`: ids; `condition`: a kind of work.
// `name`: what the quiz says that it heard, where that isn't the first tag; '' = it says nothing of it: it may be said of oneself.
// Small words that mean something else as often as not ('droga', 'plan', 'praca') are left out on purpose.
import type { WordRow } from '#domain/advice/occupation.ts';

const NATURE: readonly WordRow[] = [
  {
    slug: 'przyroda',
    words: 'przyroda przyrodniczy natura "=na =łonie natura" biwak bushcraft',
    tags: 'przyroda natura',
    near: 'ekologia las "dzikie zwierzę" roślina zieleń',
  },
  {
    slug: 'gory',
    words:
      'góra górski góral =bieszczady =bieszczadach =tatry =tatrach =karkonosze =karkonoszach szlak wędrować wędrówka trekking trekkingowy "chodzić =po =górach"',
    tags: 'góry',
    near: 'las turysta turystyka teren wspinaczka przyroda',
    jobs: 'przewodnik-gorski inzynier-lesnictwa technik-lesnik agroturystyka geolog geodeta',
  },
  {
    slug: 'wspinaczka',
    words: 'wspinaczka wspinać wspinaczkowy skałka alpinizm alpinista alpinistka "ścianka wspinaczkowy"',
    tags: 'wspinaczka',
    near: 'wysokość góry lina',
    jobs: 'alpinista-przemyslowy arborysta przewodnik-gorski',
  },
  {
    slug: 'las',
    words:
      'las leśny leśnik leśniczy leśnictwo drzewo -drzewie grzyb grzybobranie nadleśnictwo "zbierać grzyb" =lesie =lasach myślistwo',
    tags: 'las drzewo',
    near: 'przyroda natura',
  },
  {
    slug: 'ogrod-i-rosliny',
    words:
      'ogród ogródek ogrodnictwo ogrodniczy ogrodnik ogrodniczka działka działkowiec roślina roślinny kwiat kwiatek kwiaciarnia kwiaciarka grządka warzywo szklarnia sadzić sadzonka krzew botanika botaniczny doniczka doniczkowy bukiet florystyka florysta florystka zieleń "zieleń miejski" warzywnik bonsai kompost permakultura ikebana',
    name: 'ogród i rośliny',
    tags: 'ogród roślina kwiat warzywo zieleń trawnik trawa',
    near: 'przyroda natura park',
    jobs: 'florysta ogrodnik ogrodnik-terenow-zieleni technik-architektury-krajobrazu architekt-krajobrazu',
  },
  {
    slug: 'architektura',
    words: 'architektura architektoniczny urbanistyka urbanistyczny =bim "=tiny =house"',
    tags: 'architektura budynek',
    jobs: 'architekt architekt-wnetrz',
  },
  {
    slug: 'krajobraz',
    words: 'krajobraz "architektura krajobraz"',
    name: 'krajobraz',
    tags: 'park zieleń',
    jobs: 'architekt-krajobrazu technik-architektury-krajobrazu',
  },
  {
    slug: 'owoce',
    words: 'sadownictwo sadownik jabłko jabłoń owoc malina truskawka =sad =sadu =sadzie =sadem =sady',
    name: 'owoce',
    tags: 'jabłko owoce',
    jobs: 'sadownik pracownik-sadu producent-zywnosci-ekologicznej',
  },
  {
    slug: 'rolnictwo',
    words:
      'rolnictwo rolnik rolniczka rolniczy rolny "gospodarstwo rolny" "praca =na =roli" uprawa traktor ciągnik kombajn żniwa zboże "praca =w =polu" gospodarstwo -gospodarstwem winnica winorośl',
    tags: 'rolnictwo gospodarstwo uprawa pole ciągnik kombajn',
    near: 'wieś natura',
  },
  {
    slug: 'wies',
    words: 'wieś wioska wiejski -wsiom',
    tags: 'wieś',
    near: 'rolnictwo gospodarstwo',
  },
  {
    slug: 'zwierzeta',
    words:
      'zwierzę zwierzak zoo zoologia zoologiczny fauna czworonóg akwarium akwarystyka papuga królik gołąb chomik -gołębia ornitologia ptak =gady =gadów =gadami terrarystyka terrarium',
    name: 'zwierzęta',
    tags: '"zwierzę domowe" koń "zwierzę gospodarskie"',
    near: '"dzikie zwierzę"',
    jobs: 'groomer treser-psow opiekun-w-schronisku technik-weterynarii lekarz-weterynarii',
  },
  {
    slug: 'psy-i-koty',
    words:
      'pies psiak piesek kundel kundelek szczeniak szczenię kynologia kynolog kot kotek kociak schronisko "schronisko =dla zwierzę" behawiorysta "zwierzę domowy" "domowy zwierzę" -kociej',
    name: 'psy i koty',
    tags: 'pies kot "zwierzę domowe"',
    near: 'koń',
    jobs: 'groomer treser-psow opiekun-w-schronisku technik-weterynarii lekarz-weterynarii',
  },
  {
    slug: 'konie',
    words: 'koń konik jeździectwo jeździecki stajnia stadnina "jazda konny" =konno "jazda =konno"',
    name: 'konie',
    tags: 'koń stajnia',
    near: '"zwierzę domowe" "zwierzę gospodarskie"',
    jobs: 'instruktor-jazdy-konnej hodowca-koni',
  },
  {
    slug: 'hodowla',
    words:
      'krowa bydło obora świnia kura kurczak hodowla hodować hodowca hodowlany mleczarnia mleczarstwo dojenie drób owca koza "zwierzę gospodarski" "gospodarski zwierzę" -kur',
    name: 'hodowla',
    tags: 'krowa hodowla mleko "zwierzę gospodarskie"',
    near: 'rolnictwo',
  },
  {
    slug: 'dzikie-zwierzeta',
    words: 'sarna jeleń łoś "dziki|leśny zwierzę" "zwierzę dziki|leśny" "tropić|tropienie zwierzę"',
    name: 'dzikie zwierzęta',
    tags: '"dzikie zwierzę"',
    near: 'las przyroda',
  },
  {
    slug: 'pszczoly',
    words: 'pszczoła pszczeli pszczelarz pszczelarstwo pszczelarka~malarka pszczelarski miód pasieka ul',
    name: 'pszczoły',
    tags: 'pszczoła miód pasieka',
    near: 'przyroda',
  },
  {
    slug: 'weterynaria',
    words: 'weterynaria weterynarz weterynarka~lekarka weterynaryjny',
    name: 'weterynaria',
    jobs: 'lekarz-weterynarii technik-weterynarii',
    near: '"zwierzę domowe"',
  },
  {
    slug: 'ryby-i-woda',
    words: 'ryba wędkarstwo wędkarz wędkarka wędkować wędkarski wędka rybak rybacki rzeka',
    name: 'ryby i woda',
    near: 'przyroda woda',
    jobs: 'robotnik-lesny technik-lesnik inspektor-ochrony-srodowiska operator-oczyszczalni',
  },
  {
    slug: 'srodowisko',
    words:
      'ekologia ekologiczny ekolog środowisko "ochrona środowisko" "=w =ochronie środowisko" klimat klimatyczny planeta "=zero =waste" -klimatem -klimacie -klimaty',
    tags: 'środowisko klimat',
    near: 'ekologia przyroda recykling',
    jobs: 'specjalista-ochrony-srodowiska technik-ochrony-srodowiska inspektor-ochrony-srodowiska',
  },
  {
    slug: 'recykling',
    words:
      'recykling odpad śmieć "segregacja odpad" "segregacja śmieć" segregować utylizacja "=zero =waste" upcykling',
    name: 'recykling',
    tags: 'odpady recykling',
    near: 'ekologia',
  },
  {
    slug: 'morze',
    words:
      'morze morski żagiel żeglować żeglarstwo żeglarz żeglarski statek jacht rejs marynarz "marynarka wojenny"',
    tags: 'morze statek',
    near: 'podróż',
  },
  {
    slug: 'pogoda',
    words: 'pogoda meteorologia meteorolog meteorologiczny',
    tags: 'pogoda klimat',
  },
  {
    slug: 'skaly-i-mineraly',
    words: 'geologia geolog geologiczny minerał kamieniarz kamieniarstwo skamieniałość =skały =skał',
    name: 'skały i minerały',
    tags: 'skała kamień',
    jobs: 'geolog kamieniarz',
  },
  {
    slug: 'swieze-powietrze',
    words: '=dworze plener "świeży powietrze" "=na powietrze" "=na =zewnątrz" podwórko',
    name: 'świeże powietrze',
    condition: 'outdoors',
    near: 'teren natura ruch',
  },
  {
    slug: 'teren',
    words: '"=w =terenie" terenowy "praca terenowy"',
    tags: 'teren',
    condition: 'outdoors',
  },
];

const PEOPLE: readonly WordRow[] = [
  {
    slug: 'ludzie',
    words:
      'człowiek ludzie "kontakt =z =ludźmi" "praca =z =ludźmi" "=między =ludźmi" towarzyski komunikatywny -komunikatywnym -komunikatywny -komunikatywnie -człowiekiem -człowieka -człowiek =ludzie =ludzi =ludźmi =ludziom =ludziach',
    tags: 'ludzie "praca z ludźmi"',
    near: 'rozmowa klient grupa obsługa pomoc',
    condition: 'people',
  },
  {
    slug: 'rozmowa-i-sluchanie',
    words:
      'rozmowa rozmawiać gadać "słuchać =ludzi" "słuchać =innych" "słuchać człowiek" "słuchać klient" "=lubię słuchać" wysłuchać doradzać doradztwo "umieć słuchać"',
    name: 'rozmowa i słuchanie',
    tags: 'rozmowa słuchanie porada doradztwo',
    near: 'ludzie wsparcie',
  },
  {
    slug: 'pomaganie',
    words:
      'pomagać pomoc pomóc wspierać wsparcie wolontariat wolontariusz wolontariuszka charytatywny dobroczynność',
    name: 'pomaganie',
    tags: 'pomoc wsparcie',
    near: 'opieka',
  },
  {
    slug: 'opieka',
    words: 'opieka opiekować opiekuńczy',
    tags: 'opieka',
    near: 'pielęgnacja pomoc senior',
  },
  {
    slug: 'osoby-starsze',
    words:
      'senior seniorka staruszek staruszka geriatria "=starsze =osoby" "=starszych =osób" "=starszym =osobom" "=starszymi =osobami" "=osoby =starsze" "=osób =starszych" "=osobom =starszym" "=osobami =starszymi" "=starsi =ludzie" "=starszych =ludzi" "=starszym =ludziom" "=starszymi =ludźmi" "=ludzi =starszych" "=ludźmi =starszymi" "=starych =ludzi" "dom =pomocy społeczny" "dom opieka" =dps =dps-ie',
    name: 'osoby starsze',
    tags: 'senior',
    near: 'opieka',
    jobs: 'opiekun-osoby-starszej opiekunka-domowa opiekunka-srodowiskowa opiekun-w-dps terapeuta-zajeciowy opiekun-medyczny',
  },
  {
    slug: 'dzieci',
    words:
      'dziecko dzieciak dziecięcy maluch maluszek przedszkole przedszkolak żłobek niemowlę =dzieci =dziećmi =dzieciom =dzieciach',
    name: 'dzieci',
    tags: 'dziecko dzieci żłobek przedszkole',
    near: 'zabawa cierpliwość',
    jobs: 'niania opiekun-w-zlobku opiekunka-dziecieca nauczyciel-przedszkola nauczyciel-wczesnoszkolny animator-czasu-wolnego',
  },
  {
    slug: 'mlodziez',
    words: 'młodzież nastolatek nastolatka młodzieżowy',
    tags: 'młodzież',
    near: 'uczeń szkoła',
  },
  {
    slug: 'uczenie-innych',
    words:
      'uczyć nauczać nauczyciel nauczycielka korepetycja korepetytor korepetytorka lekcja edukacja edukacyjny pedagog pedagogika pedagogiczny dydaktyka wyjaśniać "przekazywać wiedza" "tłumaczyć dziecko" "tłumaczyć uczeń" -uczeń',
    name: 'uczenie innych',
    tags: 'nauczanie lekcja edukacja szkolenie',
    near: 'szkoła uczeń wiedza',
    jobs: 'korepetytor trener-szkoleniowiec',
  },
  {
    slug: 'szkolenia',
    words:
      'szkolenie szkolić szkoleniowiec szkoleniowy warsztaty prezentacja prelekcja wykład "wystąpienie publiczny" przemawiać',
    name: 'szkolenia',
    tags: 'szkolenie wystąpienie',
    near: 'nauczanie grupa',
    jobs: 'trener-szkoleniowiec specjalista-szkolen',
  },
  {
    slug: 'szkola',
    words: 'szkoła szkolny oświata uczeń uczennica podstawówka liceum klasa -klas',
    tags: 'szkoła uczeń',
    near: 'nauczanie dziecko',
  },
  {
    slug: 'niepelnosprawnosc',
    words: 'niepełnosprawność niepełnosprawny autyzm autystyczny "zespół =downa" "specjalny potrzeba"',
    name: '',
    tags: 'niepełnosprawność autyzm',
    near: 'terapia wsparcie',
  },
  {
    slug: 'emocje-i-psychologia',
    words:
      'terapia terapeuta terapeutka terapeutyczny psycholog psycholożka psychologia psychologiczny psychika psychoterapia psychoterapeuta psychoterapeutka emocja empatia empatyczny medytacja medytować mindfulness psychiatria',
    name: 'emocje i psychologia',
    tags: 'terapia psychologia emocje psychika',
    near: 'rozmowa wsparcie pomoc',
    jobs: 'psycholog psycholog-szkolny psychoterapeuta',
  },
  {
    slug: 'uzaleznienie',
    words: 'uzależnienie uzależniony narkotyk alkoholik alkoholizm',
    name: '',
    tags: 'uzależnienie',
    near: 'terapia kryzys',
  },
  {
    slug: 'pomoc-spoleczna',
    words:
      '"pomoc społeczny" "=mops" =mopsie =mops "pracownik socjalny" "praca socjalny" bezdomny bezdomność ubóstwo ubogi "osoba =potrzebująca" "osoba =potrzebującym" "osoba =potrzebujących" "osoba =potrzebującymi" "rodzina =w =kryzysie" socjalny',
    name: 'pomoc społeczna',
    tags: '"pomoc społeczna" bieda',
    near: 'rodzina wsparcie pomoc',
    jobs: 'pracownik-socjalny specjalista-pracy-socjalnej asystent-rodziny',
  },
  {
    slug: 'osoby-z-zagranicy',
    words: 'uchodźca migrant migrantka imigrant imigrantka cudzoziemiec cudzoziemka międzykulturowy',
    name: 'osoby z zagranicy',
    tags: 'uchodźca',
    near: 'kultura pomoc',
    jobs: 'asystent-miedzykulturowy',
  },
  {
    slug: 'negocjacje',
    words: 'negocjacja negocjować negocjator negocjatorka mediacja mediator mediatorka perswazja',
    tags: 'negocjacje konflikt mediacja',
    near: 'rozmowa umowa',
  },
  {
    slug: 'klienci',
    words: 'klient klientka "obsługa klient" "obsługiwać klient" "obsługa gość"',
    name: 'klienci',
    tags: 'klient obsługa gość',
    near: 'rozmowa sprzedaż',
    condition: 'people',
  },
  {
    slug: 'pasazerowie',
    words: 'pasażer pasażerka',
    tags: 'pasażer',
    near: 'obsługa',
  },
  {
    slug: 'praca-w-zespole',
    words:
      'zespół "praca zespołowy" drużyna współpraca współpracować "praca =w =zespole" "praca =w =grupie" "gra zespołowy" -zespołem',
    name: 'praca w zespole',
    tags: 'zespół drużyna',
    near: 'grupa ludzie',
  },
  {
    slug: 'zarzadzanie',
    words:
      'zarządzać lider liderka menedżer menedżerka menadżer manager managerka~malarka "kierować zespół" "kierować =ludźmi" "zarządzać zespół" "prowadzić zespół" dowodzić =szefem =szefową',
    tags: 'zarządzanie dowodzenie',
    near: 'zespół organizacja',
  },
  {
    slug: 'planowanie',
    words:
      'organizować organizacja organizator organizatorka koordynować koordynacja koordynator koordynatorka planować planowanie harmonogram logistyczny -organizacji -organizacją -organizacja -organizację "układać|ustalać|rozpisywać =grafik|=grafiki|=grafików|=grafiku" "=grafik|=grafiki|=grafików|=grafiku praca|dyżur|zmiana|urlop" "rozkład jazda"',
    tags: 'planowanie',
    near: 'organizacja termin plan',
    jobs: 'organizator-eventow asystent-zarzadu kierownik-biura koordynator-projektow-unijnych kierownik-projektu planista-produkcji specjalista-szkolen',
  },
  {
    slug: 'pilnowanie-terminow',
    words: '"pilnować termin" delegować',
    name: 'pilnowanie terminów',
    near: 'termin organizacja zespół plan',
    jobs: 'kierownik-biura planista-produkcji',
  },
  {
    slug: 'rekrutacja-i-kadry',
    words:
      'rekrutacja rekrutować rekruter~reporter rekruterka~reporterka =hr kadrowy kadrowa "=w =kadrach" =kadry =kadr personalny -personalna',
    name: 'rekrutacja i kadry',
    tags: 'rekrutacja kadry',
    near: 'umowa "prawo pracy" pracownik',
  },
  {
    slug: 'obozy-i-kolonie',
    words: 'obóz półkolonia~kolonia harcerz harcerka harcerstwo harcerski zuch kolonia',
    name: 'obozy i kolonie',
    jobs: 'animator-czasu-wolnego wychowawca-placowki trener-sportu rezydent-turystyczny przewodnik-gorski',
    near: 'młodzież grupa turysta zabawa',
  },
  {
    slug: 'rozwoj-innych',
    words: 'coaching coach mentoring~monitoring mentor mentorka "rozwój osobisty"',
    name: 'rozwój innych',
    jobs: 'trener-szkoleniowiec psycholog-organizacji specjalista-szkolen doradca-zawodowy',
    near: 'szkolenie rozmowa rozwój',
  },
  {
    slug: 'taniec',
    words: 'taniec tańczyć "taniec|tańczyć towarzyski" taneczny tancerz tancerka balet baletnica baletowy',
    tags: 'taniec',
    near: 'ruch muzyka scena',
  },
  {
    slug: 'sport',
    words:
      'sport sportowy sportowiec siłownia fitness trening trenować trener trenerka biegać piłka "piłka nożny" narta narciarstwo narciarski snowboard wf wuefista wuefistka koszykówka siatkówka joga =pilates kondycja gimnastyka lekkoatletyka kolarstwo tenis judo karate boks "sztuka walka" =wf =awf =wf-u kajak kajakarstwo surfing maraton kulturystyka =crossfit łucznictwo golf sędziować =kibicowanie "=na =rolkach" =rolki',
    tags: 'sport trening ćwiczenia',
    near: 'ruch ciało',
    jobs: 'instruktor-fitness trener-sportu fizjoterapeuta animator-czasu-wolnego',
  },
  {
    slug: 'ruch',
    words: 'ruch "=w =ruchu" "aktywność fizyczny" "aktywny tryb"',
    tags: 'ruch',
    near: 'sport sprawność',
  },
  {
    slug: 'plywanie',
    words:
      'pływać pływanie pływacki basen ratownik =wopr ratownictwo "ratownictwo wodny" nurkować nurkowanie',
    tags: 'pływanie basen ratownictwo ratowanie',
    near: 'woda pomoc',
  },
];

const HEALTH: readonly WordRow[] = [
  {
    slug: 'medycyna-i-zdrowie',
    words:
      'medycyna medyczny zdrowie leczyć leczenie lecznictwo anatomia anatomiczny fizjologia "ochrona zdrowie" "=w =ochronie zdrowie" "służba zdrowie" -zdrowia',
    name: 'medycyna i zdrowie',
    tags: 'medycyna zdrowie leczenie',
    near: 'pacjent szpital biologia',
  },
  {
    slug: 'pacjenci',
    words:
      'pacjent pacjentka szpital szpitalny przychodnia hospicjum "oddział szpitalny" "chory człowiek" "osoba chory" "oddział chirurgia" "oddział intensywny" pielęgniarstwo "=na =oddziale"',
    name: 'pacjenci',
    tags: 'pacjent szpital chory przychodnia',
    near: 'zdrowie opieka',
  },
  {
    slug: 'rehabilitacja',
    words:
      'rehabilitacja rehabilitant rehabilitantka rehabilitować rehabilitacyjny fizjoterapia fizjoterapeuta fizjoterapeutka masaż masażysta masażystka masować',
    tags: 'rehabilitacja masaż ćwiczenia',
    near: 'ciało ruch',
    jobs: 'fizjoterapeuta technik-masazysta',
  },
  {
    slug: 'dieta',
    words: 'dieta dietetyk dietetyczka dietetyka dietetyczny żywić odżywiać',
    tags: 'dieta żywienie',
    near: 'jedzenie zdrowie',
  },
  {
    slug: 'leki',
    words:
      'lek lekarstwo apteka apteczny farmacja farmaceuta farmaceutka farmaceutyczny zioło zielarstwo zielarski',
    name: 'leki',
    tags: 'lek apteka',
    near: 'zdrowie chemia',
  },
  {
    slug: 'laboratorium',
    words: 'laboratorium laborant laborantka laboratoryjny mikroskop probówka biochemia biochemiczny',
    tags: 'laboratorium mikroskop próbka',
    near: 'badanie chemia biologia',
  },
  {
    slug: 'chemia',
    words: 'chemia chemik chemiczka chemiczny',
    tags: 'chemia',
    near: 'laboratorium substancja',
  },
  {
    slug: 'biologia',
    words:
      'biologia biolog biolożka biologiczny genetyka genetyczny mikrobiologia biotechnologia biotechnolog neurobiologia',
    tags: 'biologia gen komórka',
    near: 'laboratorium nauka badanie',
  },
  {
    slug: 'zeby',
    words: 'ząb stomatologia stomatolog stomatologiczny dentysta dentystka dentystyczny ortodoncja ortodonta',
    tags: 'zęby',
    near: 'gabinet',
  },
  {
    slug: 'okulary',
    words: 'okulary optyk optyczny optometria soczewka oprawka optometrysta~statysta',
    tags: 'okulary',
    jobs: 'optyk-okularowy optometrysta',
  },
  {
    slug: 'pierwsza-pomoc',
    words:
      'karetka "pierwszy pomoc" "ratownik medyczny" "ratowniczka medyczny" "ratownictwo medyczny" =gopr =topr',
    name: 'pierwsza pomoc',
    tags: 'karetka wypadek "pierwsza pomoc"',
    near: 'ratownictwo',
  },
  {
    slug: 'uroda',
    words:
      'uroda kosmetyk kosmetyka kosmetyczka kosmetyczny kosmetologia kosmetolog kosmetolożka~psycholożka makijaż makijażysta makijażystka wizaż wizażysta wizażystka spa rzęsa paznokieć manicure pedicure brew stylizacja "stylizacja paznokieć" =perfumy',
    tags: 'uroda makijaż paznokcie kosmetyk',
    near: 'zabieg',
    jobs: 'kosmetyczka stylistka-paznokci wizazystka kosmetolog',
  },
  {
    slug: 'pielegnacja',
    words: 'pielęgnacja pielęgnować pielęgnacyjny',
    tags: 'pielęgnacja',
    near: 'opieka zabieg uroda',
  },
  {
    slug: 'wlosy',
    words:
      'włos włosy fryzjer fryzjerka fryzjerstwo fryzjerski fryzura strzyżenie strzyc barber~kelner broda',
    tags: 'włosy strzyżenie broda',
    near: 'uroda moda',
  },
  {
    slug: 'ciaza',
    words: 'poród noworodek porodówka',
    name: '',
    tags: 'ciąża poród noworodek',
    near: 'opieka',
  },
  {
    slug: 'aparatura-medyczna',
    words: 'rentgen rentgenowski usg radiologia radiolog tomograf "aparatura medyczny" =usg',
    name: 'aparatura medyczna',
    tags: 'rentgen aparatura',
    near: 'badanie technika',
  },
  {
    slug: 'mowa-i-wymowa',
    words: 'logopeda logopedia logopedyczny wymowa jąkać',
    name: 'mowa i wymowa',
    tags: 'mowa',
    near: 'terapia głos',
  },
  {
    slug: 'jezyk-migowy',
    words: 'migowy "język migowy" niesłyszący głuchy głuchoniemy =pjm migać',
    name: 'język migowy',
    tags: 'migowy głuchy',
    near: 'rozmowa',
  },
];

const HANDS: readonly WordRow[] = [
  {
    slug: 'praca-rekami',
    words:
      '"=praca =rękami" "praca =rękami" "=rękami" rękoma "praca manualny" "zdolność manualny" manualny majsterkować majsterkowicz majstrować dłubać "zręczny ręka" "praca ręczny" =diy "=zrób =to =sam" "=własnymi =rękami" "=złota =rączka" "=własnymi =rękoma"',
    name: 'praca rękami',
    tags: 'narzędzie rękodzieło naprawa',
    near: 'montaż warsztat drewno metal szycie',
    jobs: 'stolarz konserwator-budynku',
  },
  {
    slug: 'rekodzielo',
    words:
      'rękodzieło rękodzielniczy robótka szydełko szydełkować =drutach haft haftować scrapbooking~monitoring =decoupage biżuteria jubiler jubilerski jubilerstwo =handmade',
    tags: 'rękodzieło biżuteria szycie',
    near: 'dokładność kreatywność',
    jobs: 'zlotnik-jubiler ceramik krawiec tapicer florysta renowator-mebli terapeuta-zajeciowy',
  },
  {
    slug: 'naprawianie',
    words: 'naprawa naprawiać naprawić reperować serwis serwisant serwisować usterka naprawczy',
    name: 'naprawianie',
    tags: 'naprawa usterka',
    near: 'narzędzie technika awaria',
  },
  {
    slug: 'montaz',
    words: 'montaż montować monter skręcać "skręcać mebel" składać składanie',
    tags: 'montaż',
    near: 'narzędzie naprawa',
  },
  {
    slug: 'narzedzia',
    words:
      'narzędzie narzędziowy wiertarka "=w =warsztacie" warsztat garaż młotek -warsztaty -warsztatów -warsztatach -warsztatami -warsztatom -narzędziowy',
    name: 'narzędzia',
    tags: 'narzędzie warsztat',
    near: 'naprawa',
  },
  {
    slug: 'maszyny',
    words: 'maszyna maszynowy maszynista urządzenie "maszyna =w =ruchu"',
    name: 'maszyny',
    tags: 'maszyna urządzenie',
    near: 'technika mechanika',
  },
  {
    slug: 'mechanizmy',
    words: 'mechanizm',
    name: 'mechanizmy',
    tags: 'mechanika zegarek',
    near: 'maszyna technika precyzja dokładność',
  },
  {
    slug: 'mechanika',
    words: 'mechanika mechanik mechaniczka~techniczka mechaniczny silnik motoryzacja motoryzacyjny',
    name: 'mechanika',
    tags: 'silnik mechanika',
    near: 'samochód naprawa maszyna',
  },
  {
    slug: 'samochody',
    words: 'samochód samochodowy auto motocykl motor tuning motocyklowy motocyklista samochodzik',
    name: 'samochody',
    tags: 'samochód',
    near: 'silnik naprawa',
    jobs: 'mechanik-samochodowy technik-pojazdow diagnosta-pojazdow elektromechanik-samochodowy',
  },
  {
    slug: 'jazda',
    words:
      'jeździć jazda "prowadzić samochód" "prowadzić auto" "prowadzenie samochód" "prowadzić autobus" "prowadzić pojazd" kierowca tachograf trasa ciężarówka tir autobus tramwaj motorniczy "=za =kółkiem" "=za =kierownicą" dostawa',
    name: 'jazda',
    tags: 'trasa ciężarówka autobus tramwaj tir dostawa',
    near: 'samochód pasażer',
  },
  {
    slug: 'kolej',
    words: 'pociąg kolej kolejowy kolejarz kolejarka kolejnictwo lokomotywa -kolejny "linia kolejowy"',
    name: 'kolej',
    tags: 'pociąg kolej lokomotywa tor',
  },
  {
    slug: 'lotnictwo',
    words:
      'samolot lotnictwo lotniczy lotnisko lotnik latać latanie pilot szybowiec szybownictwo -pilota -pilotem -pilotach -lata -lat -latach -latami -loty',
    name: 'lotnictwo',
    tags: 'samolot lotnisko latanie',
    near: 'podróż',
  },
  {
    slug: 'wozki-i-palety',
    words: 'widłowy "wózek widłowy" paleta =udt sztaplarka "wózek jezdniowy"',
    name: 'wózki i palety',
    tags: 'wózek paleta',
    near: 'magazyn',
    jobs: 'operator-wozka magazynier magazynier-logistyk',
  },
  {
    slug: 'magazyn-i-towar',
    words:
      'magazyn magazynier magazynierka magazynowy magazynować logistyka logistyk towar spedycja spedytor spedytorka spedycyjny',
    name: 'magazyn i towar',
    tags: 'magazyn logistyka towar',
    near: 'transport paczka',
  },
  {
    slug: 'transport',
    words: 'transport transportowy transportować przewóz przewoźnik',
    tags: 'transport',
    near: 'logistyka trasa',
  },
  {
    slug: 'paczki',
    words: 'paczka kurier kurierka kurierski listonosz listonoszka przesyłka poczta pocztowy',
    name: 'paczki',
    tags: 'paczka poczta',
    near: 'towar',
  },
  {
    slug: 'ciezki-sprzet',
    words:
      'koparka koparkowy~dachowy ładowarka dźwig dźwigowy żuraw spychacz spycharka suwnica suwnicowy "walec drogowy" operatorka -dźwigać -ładowarka -ładowarkę -ładowarki -ładowarką',
    name: 'ciężki sprzęt',
    tags: 'koparka żuraw walec suwnica',
    near: 'maszyna budowa',
  },
  {
    slug: 'spawanie',
    words:
      'spawać spawanie spawacz spawaczka spawalnictwo spawalniczy spawarka spawalnia =mig =tig =mag -mag',
    tags: 'spawanie',
    near: 'metal',
  },
  {
    slug: 'metal',
    words:
      'metal metalowy stal stalowy ślusarz ślusarka ślusarstwo ślusarski tokarz tokarka tokarstwo tokarski frezer frezarka frezować obrabiarka "obróbka metal" "obróbka =skrawaniem" "obróbka =skrawania" kowal kowalstwo kuźnia metaloplastyka nożownictwo',
    tags: 'metal tokarka stal obrabiarka kucie',
    near: 'dokładność rysunek',
    jobs: 'slusarz operator-obrabiarek slusarz-narzedziowy operator-cnc',
  },
  {
    slug: 'cnc',
    words: '=cnc =fanuc =heidenhain =sinumerik',
    tags: 'cnc',
    jobs: 'operator-cnc programista-cnc operator-obrabiarek',
  },
  {
    slug: 'drewno-i-meble',
    words:
      'drewno drewniany "budować|zbudować|budowanie|zbudowanie|zrobić|robić =z =drewna" stolarz stolarka stolarstwo stolarski mebel meblowy meblarstwo rzeźba rzeźbić rzeźbiarstwo rzeźbiarz strugać "dłubać|rzeźbić =w =drzewie"',
    name: 'drewno i meble',
    tags: 'drewno mebel rzeźbienie',
    near: 'narzędzie dokładność',
    jobs: 'stolarz renowator-mebli ciesla monter-mebli',
  },
  {
    slug: 'zabytki',
    words: 'antyk renowacja renowator odnawiać zabytek zabytkowy "konserwacja zabytek" "konserwator zabytek"',
    name: 'zabytki',
    tags: 'antyk zabytek',
    near: 'historia',
    jobs: 'renowator-mebli konserwator-dziel-sztuki tapicer',
  },
  {
    slug: 'szycie',
    words:
      'szyć krawiec krawcowa krawiectwo krawiecki tkanina ubranie odzież odzieżowy szwaczka szwalnia -uszyć uszyć =szycie',
    tags: 'szycie ubranie tkanina',
    near: 'rękodzieło moda',
    jobs: 'krawiec projektant-mody szwaczka',
  },
  {
    slug: 'moda',
    words: 'moda modowy~zawodowy',
    tags: 'moda',
    near: 'ubranie styl uroda',
  },
  {
    slug: 'buty-i-tapicerka',
    words:
      'but obuwie obuwniczy szewc szewstwo tapicer tapicerka tapicerstwo tapicerski tapicerować kaletnictwo kaletnik',
    name: 'buty i tapicerka',
    tags: 'buty sofa',
    jobs: 'szewc tapicer',
  },
  {
    slug: 'ceramika',
    words: 'glina gliniany ceramika ceramik ceramiczny garncarz garncarstwo garncarski lepić',
    name: 'ceramika',
    tags: 'glina naczynie',
    near: 'rękodzieło',
    jobs: 'ceramik',
  },
  {
    slug: 'zegarki',
    words: 'zegarek zegarmistrz zegarmistrzostwo zegar',
    name: 'zegarki',
    tags: 'zegarek',
    near: 'dokładność precyzja',
  },
  {
    slug: 'drobne-dokladne-prace',
    words:
      'śrubka modelarz modelarstwo modelarski miniatura miniaturka lego origami kaligrafia "drobny element" =lego',
    name: 'drobne, dokładne prace',
    near: 'dokładność precyzja cierpliwość rękodzieło',
    jobs: 'zegarmistrz zlotnik-jubiler monter-elektronik technik-dentystyczny optyk-okularowy',
  },
  {
    slug: 'drogi-i-mosty',
    words: 'most drogownictwo drogowiec drogownictwo "budowa droga" mostowy',
    name: 'drogi i mosty',
    jobs: 'inzynier-budownictwa technik-budowy-drog technik-budownictwa kierownik-budowy',
    near: 'budowa konstrukcja',
  },
  {
    slug: 'fizyka',
    words: 'fizyka fizyk fizyczka -fizyczna',
    name: 'fizyka',
    near: 'matematyka nauka technika inżynieria',
    jobs: 'inzynier-mechanik inzynier-elektryk inzynier-biomedyczny synoptyk geolog inzynier-budownictwa korepetytor',
  },
  {
    slug: 'budowa',
    words:
      'budowa budowlany budowlaniec budownictwo budować murarz murarka murarstwo mur beton betonowy betoniarz cegła zbrojarz -mur',
    tags: 'budowa beton cegła mur "plac budowy"',
    near: 'remont',
  },
  {
    slug: 'remonty',
    words:
      'remont remontowy remontować wykończenie wykończeniowiec wykończeniowy "malować ściana" "malować ściana" płytka płytkarz glazura glazurnik glazurnictwo tynk tynkować tynkarz podłoga parkiet parkieciarz "panel podłogowy" "malarz budowlany" "=flipy =mieszkań"',
    name: 'remonty',
    tags: 'remont malowanie ściana płytki podłoga tynk',
    near: 'mieszkanie dokładność',
    jobs: 'monter-wykonczen glazurnik malarz-budowlany konserwator-budynku',
  },
  {
    slug: 'dachy-i-wysokosc',
    words: 'dach dachowy dekarz dekarstwo dekarski wysokość wysokościowy rusztowanie',
    name: 'dachy i wysokość',
    tags: 'dach wysokość rusztowanie',
  },
  {
    slug: 'instalacje',
    words:
      'hydraulik hydraulika hydrauliczny rura instalacja instalator instalacyjny kanalizacja "pompa ciepło" gazowy gazownik "instalacja gazowy"',
    name: 'instalacje',
    tags: 'rura instalacja łazienka gaz',
    near: 'montaż woda',
  },
  {
    slug: 'klimatyzacja',
    words: 'klimatyzacja klimatyzator chłodnictwo chłodniczy wentylacja wentylacyjny',
    tags: 'klimatyzacja wentylacja chłodzenie',
  },
  {
    slug: 'elektryka',
    words:
      'elektryk elektryka elektryczny elektryczność prąd kabel okablowanie~rusztowanie =sep elektromonter "stacja ładować"',
    name: 'elektryka',
    tags: 'prąd elektryka',
    near: 'instalacja kabel',
  },
  {
    slug: 'skladanie-komputerow',
    words:
      '"składać komputer|pecet" "składanie komputer|pecet" "naprawa komputer" "naprawiać komputer" "naprawa telefon" "naprawiać telefon" "serwis komputer" "serwis telefon" "serwisować komputer"',
    name: 'składanie komputerów',
    jobs: 'serwisant-komputerow technik-informatyk helpdesk monter-elektronik',
    near: 'komputer naprawa elektronika',
  },
  {
    slug: 'sprzet-domowy',
    words: '=agd =rtv kosiarka pralka lodówka',
    name: 'sprzęt domowy',
    near: 'naprawa elektronika silnik',
    jobs: 'elektromechanik serwisant-komputerow mechanik-maszyn konserwator-budynku',
  },
  {
    slug: 'elektronika',
    words:
      'elektronika elektronik elektroniczny lutować =arduino =raspberry mikrokontroler~kontroler krótkofalowiec krótkofalarstwo "=stare|=lampowe =radio|=radia|=radioodbiorniki" "=radia|=radio =lampowe"',
    tags: 'elektronika lutowanie',
    near: 'naprawa technika',
  },
  {
    slug: 'energia-odnawialna',
    words:
      'fotowoltaika~akrobatyka fotowoltaiczny "odnawialny źródło" =oze "panel fotowoltaiczny" "panel słoneczny" "energia odnawialny" "pompa ciepło" wiatrak',
    name: 'energia odnawialna',
    tags: 'fotowoltaika "energia odnawialna" "pompa ciepła"',
    near: 'ekologia prąd',
  },
  {
    slug: 'energetyka',
    words: 'energetyka energetyk energetyczny elektrownia',
    name: 'energetyka',
    tags: 'elektrownia energia',
    near: 'prąd',
  },
  {
    slug: 'automatyka',
    words:
      'automatyka automatyk automatyczny automatyzacja sterownik robot robotyka robotyczny~optyczny mechatronik~elektronika mechatronik~elektronik =plc "=roboty przemysłowy" "budować =roboty" "składać =roboty" "programować =roboty" "=roboty =i automatyka" -automatyczny -robota -roboty -robocie',
    tags: 'automatyka sterownik robot mechatronika',
    near: 'maszyna elektronika programowanie',
  },
  {
    slug: 'technika',
    words:
      'technika technologia technologiczny inżynieria inżynier inżynierka wynalazek wynalazca konstruktor konstruktorka konstruować konstrukcja "=techniczny =umysł"',
    tags: 'technika technologia inżynieria konstrukcja',
    near: 'maszyna projekt mechanika',
  },
  {
    slug: 'produkcja',
    words: 'produkcja produkcyjny fabryka fabryczny taśma "=na =hali" "linia produkcyjny" "hala produkcyjny"',
    tags: 'produkcja fabryka linia taśma',
    near: 'maszyna jakość',
  },
  {
    slug: 'jakosc',
    words:
      'jakość "kontrola jakość" kontrola kontroler kontrolerka kontrolować audyt audytor audytorka inspekcja inspektor',
    tags: 'jakość kontrola audyt',
    near: 'pomiar dokładność norma',
  },
  {
    slug: 'kosmos',
    words: 'kosmos kosmiczny astronomia astronom astronomiczny teleskop',
    name: 'kosmos',
    near: 'nauka badanie matematyka',
    jobs: 'synoptyk nauczyciel-akademicki specjalista-ai data-scientist inzynier-elektronik',
  },
  {
    slug: 'pomiary',
    words:
      'pomiar pomiarowy mierzyć geodeta geodetka geodezja geodezyjny kartografia kartograf mapa metrologia',
    name: 'pomiary',
    tags: 'pomiar mapa',
    near: 'teren dokładność',
  },
  {
    slug: 'dokladnosc',
    words:
      'dokładny dokładność precyzja precyzyjny szczegół skrupulatny skrupulatność sumienny sumienność detal staranny staranność pedantyczny pedant',
    tags: 'dokładność precyzja',
    near: 'jakość kontrola liczby',
  },
  {
    slug: 'cierpliwosc',
    words: 'cierpliwość cierpliwy wytrwały wytrwałość',
    tags: 'cierpliwość',
  },
  {
    slug: 'sila',
    words: '"siła fizyczny" "praca fizyczny" dźwigać noszenie',
    tags: 'siła "praca fizyczna" noszenie',
    condition: 'heavy',
  },
  {
    slug: 'praca-siedzaca',
    words: '"praca siedzący"',
    name: 'praca siedząca',
    condition: 'sitting',
  },
  {
    slug: 'sprzatanie',
    words: 'sprzątać sprzątaczka sprzątacz posprzątać czystość pranie prasować zmywać',
    tags: 'sprzątanie czystość pranie prasowanie mycie',
  },
  {
    slug: 'porzadek',
    words:
      'porządek porządkować =uporządkowany =uporządkowana =poukładana =zorganizowana =zorganizowany =poukładany ład systematyczny systematyczność układać',
    tags: 'porządek',
    near: 'dokument zbiór archiwum dokładność organizacja',
  },
  {
    slug: 'rower',
    words: 'rower rowerowy rowerzysta "jeździć =rowerem" hulajnoga',
    tags: 'rower',
    near: 'ruch sport naprawa',
  },
  {
    slug: 'opony',
    words: 'opona wulkanizacja wulkanizator',
    name: 'opony',
    tags: 'opona',
    near: 'samochód',
  },
  {
    slug: 'gornictwo',
    words: 'kopalnia górnik górnictwo górniczy węgiel',
    name: 'górnictwo',
    tags: 'kopalnia górnictwo węgiel',
  },
  {
    slug: 'tatuaz',
    words: 'tatuaż tatuować tatuator tatuażysta tatuażystka',
    tags: 'tatuaż',
  },
];

const FOOD: readonly WordRow[] = [
  {
    slug: 'gotowanie',
    words: 'gotować kucharz kucharka kuchnia kuchenny kulinarny potrawa danie ugotować -dania -daniem -daniu',
    tags: 'gotowanie kuchnia',
    near: 'smak jedzenie',
    jobs: 'kucharz szef-kuchni technik-zywienia pomoc-kuchenna',
  },
  {
    slug: 'ciasta-i-slodycze',
    words:
      'ciasto tort cukiernik cukiernictwo cukierniczka cukierniczy cukiernia wypiek słodycz słodycze deser =piekę =pieczenie =pieczenia =pieczeniem =pieczeniu =piekła =piekłam =piekłem =pieczemy "=piec ciasto" "=piec tort" upiec',
    name: 'ciasta i słodycze',
    tags: 'ciasto tort słodycze',
    near: 'smak dekoracja',
    jobs: 'cukiernik piekarz',
  },
  {
    slug: 'pieczywo',
    words: 'chleb piekarz piekarnia piekarka piekarski piekarstwo mąka pieczywo "=piec chleb" "piec chleb"',
    name: 'pieczywo',
    tags: 'chleb mąka',
    jobs: 'piekarz',
  },
  {
    slug: 'jedzenie',
    words: 'jedzenie smak żywność smakować',
    tags: 'jedzenie smak żywność gastronomia',
    near: 'kuchnia gotowanie',
  },
  {
    slug: 'gastronomia',
    words:
      'restauracja restauracyjny gastronomia =gastro gastronomiczny kelner kelnerka kelnerować kawiarnia kawa barista baristka~artystka barman barmanka koktajl drink bar -barki -barku -barkom -bark -barów wino herbata nalewka "piwo rzemieślniczy" sommelier',
    name: 'gastronomia',
    tags: 'restauracja kawiarnia kawa bar koktajl',
    near: 'gość obsługa',
  },
  {
    slug: 'higiena-zywnosci',
    words: '=haccp sanepid',
    name: 'higiena żywności',
    near: 'żywność kuchnia',
    jobs: 'technik-technologii-zywnosci inzynier-technologii-zywnosci',
  },
  {
    slug: 'mieso',
    words: 'mięso mięsny wędlina masarz~lekarz masarnia masarski rzeźnik rzeźnictwo',
    tags: 'mięso wędlina',
  },
  {
    slug: 'sery',
    words: 'ser serowar serowarstwo serowarnia',
    name: 'sery',
    tags: 'ser',
    near: 'mleko smak',
  },
  {
    slug: 'hotel-i-goscie',
    words:
      'hotel hotelowy hotelarstwo hotelarz pensjonat gość gościnny gościnność agroturystyka turysta turystka -gościem',
    name: 'hotel i goście',
    tags: 'hotel gość turysta turystyka',
    near: 'obsługa',
    jobs: 'agroturystyka recepcjonista-hotelowy',
  },
  {
    slug: 'podroze',
    words:
      'podróż podróżować podróżnik podróżniczka podróżniczy zwiedzać "poznawać świat" zagranica wyjazd -wyjazdom kamper "przyczepa kempingowy"',
    name: 'podróże',
    tags: 'podróż zagranica',
    near: 'turysta język',
    jobs: 'rezydent-turystyczny przewodnik-turystyczny pracownik-biura-podrozy steward',
  },
  {
    slug: 'turystyka',
    words: 'turystyka turystyczny wycieczka',
    tags: 'turystyka turysta',
    near: 'hotel podróż góry',
    jobs: 'pracownik-biura-podrozy rezydent-turystyczny przewodnik-turystyczny agroturystyka',
  },
  {
    slug: 'geografia',
    words: 'geografia geograf geograficzny',
    tags: 'geografia',
    near: 'mapa teren przyroda',
    jobs: 'kartograf geodeta technik-geodeta geolog synoptyk przewodnik-turystyczny',
  },
  {
    slug: 'oprowadzanie-i-opowiadanie',
    words:
      'przewodnik przewodniczka oprowadzać opowiadać "opowiadać historia" -opowiadania -opowiadanie -opowiadaniem -opowiadaniu -opowiadaniami -opowiadaniom -opowiadaniach -opowiadań przewodnictwo',
    name: 'oprowadzanie i opowiadanie',
    tags: 'opowiadanie',
    near: 'historia turysta',
    jobs: 'przewodnik-turystyczny muzealnik',
  },
];

const OFFICE: readonly WordRow[] = [
  {
    slug: 'biuro',
    words:
      'biuro biurowy biurokracja administracja administracyjny papierkowy korespondencja sekretariat sekretarka recepcja recepcjonista recepcjonistka biurko -biurokracja',
    tags: 'biuro dokument',
    near: 'telefon kalendarz porządek',
    jobs: 'pracownik-biurowy sekretarka asystent-zarzadu kierownik-biura',
  },
  {
    slug: 'dokumenty',
    words:
      'dokument dokumentacja papier archiwum archiwista archiwistka archiwalny archiwizować umowa akta pismo',
    name: 'dokumenty',
    tags: 'dokument archiwum umowa pismo',
    near: 'porządek przepisy',
  },
  {
    slug: 'umowe-o-prace',
    words: '"umowa =o =pracę" "umowa =o =dzieło"',
  },
  {
    slug: 'urzad',
    words: 'urząd urzędowy urzędnik urzędniczka',
    tags: 'urząd',
    near: 'przepisy dokument',
  },
  {
    slug: 'ksiegowosc',
    words:
      'księgowość księgowy księgowa księgować rachunkowość rachunkowy faktura podatek podatkowy bilans =vat księga',
    tags: 'księgowość faktura podatek rachunek',
    near: 'liczby finanse',
  },
  {
    slug: 'place',
    words: '=płac =płace "naliczać płaca" "lista płaca" =zus =zusem',
    tags: 'płace zus',
    near: 'kadry liczby',
  },
  {
    slug: 'liczby',
    words:
      'liczba liczbowy liczyć liczenie matematyka matematyk matematyczka matematyczny matma ułamek równanie geometria algebra cyfra obliczać -liczący -liczebny',
    tags: 'liczby matematyka obliczenia',
    near: 'analiza statystyka excel',
  },
  {
    slug: 'finanse',
    words:
      'finanse finansowy pieniądz budżet inwestycja giełda giełdowy ekonomia ekonomista ekonomistka ekonomiczny oszczędzać finansista',
    tags: 'finanse pieniądze budżet inwestycja',
    near: 'liczby analiza bank',
  },
  {
    slug: 'inwestowanie',
    words: 'inwestować inwestor kryptowaluta~waluta trading =akcje trader~kelner',
    name: 'inwestowanie',
    near: 'inwestycja finanse',
    jobs: 'analityk-finansowy doradca-finansowy',
  },
  {
    slug: 'bank-i-ubezpieczenia',
    words:
      'bank bankowy bankowość bankowiec ubezpieczenie ubezpieczeniowy "oddział bank" "doradca kredytowy"',
    name: 'bank i ubezpieczenia',
    tags: 'bank kredyt ubezpieczenie',
    near: 'klient pieniądze',
  },
  {
    slug: 'analiza',
    words:
      'analiza analizować analityk analityczka analityczny wnioskowanie "wyciągać wniosek" dociekać "rozwiązywać problem" zagadka łamigłówka szachy szachista logika logiczny krzyżówka sudoku',
    tags: 'analiza logika',
    near: 'dane badanie matematyka raport',
  },
  {
    slug: 'statystyka',
    words: 'statystyka statystyk statystyczny wykres',
    tags: 'statystyka wykres',
    near: 'dane liczby',
  },
  {
    slug: 'badania',
    words:
      '"badanie naukowy" "praca naukowy" nauka naukowy naukowiec badawczy badacz badaczka eksperyment odkrywać eksperymentować -nauki -nauce -nauk -naukom -naukę -nauka -nauką "badanie kliniczny" socjologia socjologiczny antropologia',
    name: 'badania',
    tags: 'badanie nauka',
    near: 'laboratorium analiza wiedza',
  },
  {
    slug: 'prawo',
    words: 'prawo prawny prawnik prawniczka prawniczy przepis ustawa kodeks adwokat radca -prawie',
    tags: 'prawo przepisy',
    near: 'sąd umowa',
  },
  {
    slug: 'polityka',
    words: 'polityka polityk polityczny debata',
    name: 'polityka',
    near: 'prawo media wystąpienie',
    jobs: 'socjolog specjalista-pr dziennikarz asystent-prawny',
  },
  {
    slug: 'sad-i-sprawiedliwosc',
    words:
      'sąd sądowy sądownictwo sędzia sprawiedliwość kryminalny kryminalistyka kryminologia śledztwo śledczy detektyw detektywistyczny prokurator prokuratura',
    name: 'sąd i sprawiedliwość',
    tags: 'sąd sprawiedliwość śledztwo przestępstwo dowód',
    near: 'prawo',
  },
  {
    slug: 'sprzedaz',
    words:
      'sprzedaż sprzedawać sprzedawca sprzedawczyni sprzedażowy handel handlować handlowy handlowiec sklep sklepowy ekspedientka ekspedient targ -targa',
    tags: 'sprzedaż handel sklep',
    near: 'klient negocjacje',
  },
  {
    slug: 'naleznosci',
    words: 'windykacja windykator windykatorka~redaktorka dłużnik',
    name: 'należności',
    jobs: 'windykator',
    near: 'negocjacje telefon',
  },
  {
    slug: 'fobia-spoleczna',
    words: '"fobia społeczny" "lęk społeczny"',
  },
  {
    slug: 'telefon',
    words:
      'telefon telefoniczny infolinia "call center" "=call =center" =słuchawce "dzwonić =do =ludzi|=klientów|=obcych"',
    tags: 'telefon',
    near: 'rozmowa obsługa',
  },
  {
    slug: 'mieszkania',
    words: 'nieruchomość deweloper wynajem wynajmować "pośrednik nieruchomość" "handel nieruchomość"',
    name: 'mieszkania',
    tags: 'mieszkanie',
    jobs: 'posrednik-nieruchomosci zarzadca-nieruchomosci administrator-nieruchomosci rzeczoznawca-majatkowy technik-gospodarki-nieruchomosciami',
  },
  {
    slug: 'projekty',
    words: '"projekt unijny" "prowadzić projekt" "zarządzać projekt" "kierownik projekt" =scrum =agile',
    name: 'projekty',
    tags: 'projekt',
    jobs: 'kierownik-projektu koordynator-projektow-unijnych product-manager',
  },
  {
    slug: 'dotacje',
    words: 'dotacja grant unijny "fundusz unijny" "fundusz europejski"',
    name: 'dotacje',
    tags: 'dotacja wniosek',
    jobs: 'koordynator-projektow-unijnych fundraiser',
  },
  {
    slug: 'fundacje',
    words: 'fundacja stowarzyszenie =ngo pozarządowy -stowarzyszenia',
    name: 'fundacje',
    tags: 'fundacja darczyńca',
    near: 'pomoc społeczność',
    jobs: 'fundraiser koordynator-projektow-unijnych animator-kultury',
  },
  {
    slug: 'przetarg',
    words: 'przetarg przetargowy "zamówienie publiczny"',
    tags: 'przetarg',
  },
  {
    slug: 'bhp',
    words: '=bhp =bhp-owiec behapowiec',
    name: 'bhp',
    tags: 'wypadek',
    near: 'bezpieczeństwo przepisy ryzyko',
    jobs: 'specjalista-bhp technik-bhp',
  },
  {
    slug: 'bezpieczenstwo',
    words: 'bezpieczeństwo',
    name: 'bezpieczeństwo',
    near: 'bezpieczeństwo',
    jobs: 'specjalista-bhp technik-bhp pracownik-ochrony',
  },
  {
    slug: 'zakupy-i-dostawcy',
    words: 'zaopatrzenie zaopatrzeniowiec dostawca "dział zakup"',
    name: 'zakupy i dostawcy',
    tags: 'zakup dostawca',
    near: 'negocjacje cena',
  },
  {
    slug: 'kosztorysy',
    words: 'kosztorys kosztorysant kosztorysować wycena wyceniać',
    name: 'kosztorysy',
    tags: 'kosztorys wycena',
    near: 'liczby',
  },
  {
    slug: 'biznes',
    words:
      'biznes biznesowy przedsiębiorczość przedsiębiorca "własny firma" "działalność gospodarczy" strategia strategiczny startup~kurort',
    name: 'biznes',
    near: 'strategia sprzedaż zarządzanie negocjacje',
    jobs: 'konsultant-biznesowy analityk-biznesowy kierownik-projektu product-manager specjalista-e-commerce',
  },
  {
    slug: 'excel',
    words: '=excel =excela =excelu =excelem =exel =exelu =exela arkusz "=power =bi" =powerbi =pivot tabelka',
    tags: 'excel',
    near: 'liczby raport dane',
    jobs: 'analityk-finansowy specjalista-controllingu ksiegowy planista-produkcji pracownik-biurowy analityk-biznesowy kosztorysant specjalista-plac specjalista-logistyki data-scientist',
  },
  {
    slug: 'sap',
    words: '=sap =sapa =sapie =sapem =erp',
    name: 'sap',
    jobs: 'planista-produkcji specjalista-logistyki specjalista-controllingu ksiegowy specjalista-rachunkowosci zaopatrzeniowiec analityk-biznesowy inzynier-produkcji magazynier-logistyk',
  },
  {
    slug: 'pakiet-biurowy',
    words:
      '=word =worda =wordzie =wordem =powerpoint =powerpointa =outlook =office =office\'a "pakiet biurowy"',
    name: 'pakiet biurowy',
    jobs: 'pracownik-biurowy sekretarka asystent-zarzadu',
    near: 'biuro dokument',
  },
  {
    slug: 'programy-ksiegowe',
    words: '=symfonia =symfonii =symfonię =optima =optimie =optimę =comarch płatnik',
    name: 'programy księgowe',
    near: 'księgowość płace faktura',
    jobs: 'ksiegowy specjalista-plac asystent-ds-ksiegowosci',
  },
  {
    slug: 'crm',
    words: '=crm =crm-ie',
    name: 'crm',
    jobs: 'opiekun-klienta specjalista-marketingu',
    near: 'klient sprzedaż',
  },
  {
    slug: 'jira',
    words: '=jira =jirze =jirę',
    name: 'jira',
    jobs: 'kierownik-projektu tester-oprogramowania product-manager',
  },
  {
    slug: 'usprawnianie-pracy',
    words: '=lean =kaizen =5s "=six =sigma" =iso',
    name: 'usprawnianie pracy',
    jobs: 'inzynier-produkcji specjalista-kontroli-jakosci',
    near: 'proces jakość optymalizacja',
  },
  // A shoulder is no bar.
  { slug: 'bark', words: 'bark', near: '' },
  {
    slug: 'ochrona-danych',
    words: '=rodo "dane osobowy" "ochrona dane" =iod',
    name: 'ochrona danych',
    tags: 'rodo',
  },
  {
    slug: 'jezyki',
    words:
      '"język obcy" językowy lingwistyka lingwista filologia filolog filologiczny rusycystyka rusycystka rusycysta germanistyka romanistyka romanistka romanista iberystyka slawistyka slawistka japonistyka sinologia italianistyka skandynawistyka "nauka język" "uczyć =się język" =języki =języków =językami =językach hiszpański japoński francuski włoski koreański chiński norweski czeski szwedzki portugalski arabski',
    name: 'języki',
    tags: 'język języki tłumaczenie',
    near: 'kultura tekst podróż',
    jobs: 'lektor-jezyka tlumacz przewodnik-turystyczny rezydent-turystyczny korepetytor',
  },
  {
    slug: 'tlumaczenie',
    words:
      '"=tłumaczenie tekst" "=tłumaczenia tekst" "=tłumaczenie ustny" przekład =tłumacz =tłumaczka =tłumaczem =tłumaczką =tłumaczenia =tłumaczeń =tłumaczeniami tłumaczka "tłumaczyć tekst" "tłumacz przysięgły"',
    tags: 'tłumaczenie',
    near: 'język',
    jobs: 'tlumacz tlumacz-przysiegly',
  },
  // To explain, more often than to translate: the quiz's own example says 'lubię tłumaczyć innym trudne rzeczy'.
  {
    slug: 'tlumaczenie-innym',
    words:
      '=tłumaczę =tłumaczyć =tłumaczenie =tłumaczeniu =tłumaczył =tłumaczyła =tłumaczyłam =tłumaczyłem =tłumaczenie =tłumaczeniem',
    name: 'tłumaczenie innym',
    tags: 'nauczanie',
    near: 'tłumaczenie język cierpliwość',
    jobs: 'korepetytor trener-szkoleniowiec',
  },
  {
    slug: 'angielski',
    words: 'angielski anglistyka anglista anglistka',
    tags: 'angielski',
    near: 'język',
  },
];

const DIGITAL: readonly WordRow[] = [
  {
    slug: 'praca-na-klawiaturze',
    words: '"wprowadzać dane" "wpisywać dane" wpisywać klawiatura "przepisywać tekst"',
    name: 'praca na klawiaturze',
    tags: 'klawiatura',
    jobs: 'wprowadzanie-danych pracownik-biurowy',
    near: 'dane',
  },
  {
    slug: 'komputery',
    words:
      'komputer komputerowy laptop =pc =peceta "obsługa|obsługiwać =telefonu|=telefon|=smartfona|=smartfon"',
    name: 'komputery',
    tags: 'komputer',
    near: 'internet it programowanie',
    condition: 'screen',
  },
  {
    slug: 'praca-przy-ekranie',
    words: 'ekran monitor',
    name: 'praca przy ekranie',
    condition: 'screen',
  },
  {
    slug: 'informatyka',
    words: 'informatyka informatyk informatyczka informatyczny =it =ict',
    tags: 'informatyka it',
    near: 'komputer system programowanie',
    jobs: 'helpdesk technik-informatyk administrator-systemow inzynier-sieci tester-oprogramowania programista',
  },
  {
    slug: 'programowanie',
    words:
      'programować programista programistka programistyczny kodować koder algorytm developer developerka~fryzjerka =github =git =kod =kodu =kodem',
    tags: 'programowanie kod algorytm',
    near: 'logika komputer',
    jobs: 'programista web-developer programista-mobilny inzynier-oprogramowania technik-programista tester-oprogramowania',
  },
  {
    slug: 'python',
    words: '=python =pythona =pythonie =pythonem =pythonowi',
    tags: 'python',
    near: 'programowanie dane',
    jobs: 'programista data-scientist specjalista-ai',
  },
  {
    slug: 'javascript',
    words:
      '=java =javy =javie =javę =javascript =javascriptu =js =html =css =react =reacta =reakcie =php =typescript =c++ =c# =node',
    tags: 'javascript java',
    near: 'programowanie strona',
    jobs: 'programista web-developer programista-mobilny technik-programista',
  },
  {
    slug: 'aplikacje-mobilne',
    words: '"aplikacja mobilny" =android =androida =ios =apk aplikacja',
    name: 'aplikacje mobilne',
    tags: 'android ios',
    near: 'programowanie użytkownik',
    jobs: 'programista-mobilny projektant-ui analityk-ux tester-oprogramowania web-developer',
  },
  {
    slug: 'bazy-danych',
    words: '=sql =sqla =postgres =mysql "baza dane"',
    name: 'bazy danych',
    tags: 'sql "baza danych"',
    near: 'dane',
    jobs: 'administrator-baz-danych data-scientist analityk-systemow programista',
  },
  {
    slug: 'dane',
    words: '"analiza dane" "praca =na =danych" =data "=data =science" "zbiór dane" -data',
    tags: 'dane',
    near: 'analiza statystyka excel',
    jobs: 'data-scientist analityk-finansowy statystyk wprowadzanie-danych analityk-biznesowy',
  },
  {
    slug: 'sztuczna',
    words: '"sztuczny inteligencja" =ai =chatgpt "=machine =learning" "uczenie maszynowy"',
    tags: '"sztuczna inteligencja"',
    near: 'dane programowanie',
    jobs: 'specjalista-ai',
  },
  {
    slug: 'serwery',
    words: '=linux =linuksa =linuxa =linuxie =linuksie =bash serwer serwerownia',
    name: 'serwery',
    tags: 'linux serwer',
    near: 'it sieć',
    jobs: 'administrator-systemow specjalista-chmury inzynier-sieci',
  },
  {
    slug: 'sieci-komputerowe',
    words: '"sieć komputerowy" sieciowy router światłowód =cisco',
    name: 'sieci komputerowe',
    tags: 'sieć router światłowód',
    near: 'it kabel',
  },
  {
    slug: 'chmura',
    words: '=aws =azure =docker =dockera =kubernetes =devops "=w =chmurze" "chmura obliczeniowy"',
    tags: 'chmura automatyzacja',
    near: 'serwer',
    jobs: 'specjalista-chmury',
  },
  {
    slug: 'cyberbezpieczenstwo',
    words:
      'cyberbezpieczeństwo~bezpieczeństwo haker hakować hacker =phishing "bezpieczeństwo sieć" "bezpieczeństwo informatyczny" "bezpieczeństwo =it" pentester~reporter',
    name: 'cyberbezpieczeństwo',
    tags: 'haker atak',
    near: 'sieć bezpieczeństwo',
    jobs: 'specjalista-cyberbezpieczenstwa pentester',
  },
  {
    slug: 'testowanie',
    words: 'testować testowanie tester testerka =qa',
    name: 'testowanie',
    jobs: 'tester-oprogramowania kontroler-jakosci',
    near: 'aplikacja błąd',
  },
  {
    slug: 'blog',
    words: 'blog bloger blogerka~fryzjerka blogować',
    name: 'blog',
    tags: 'tekst',
    jobs: 'tworca-internetowy copywriter',
  },
  {
    slug: 'internet',
    words: 'internet internetowy "strona internetowy" "strona =www" =www =wordpress =wordpressie =wordpressa',
    name: 'internet',
    tags: 'strona wordpress',
    near: 'internet reklama tekst',
    jobs: 'web-developer administrator-stron tworca-internetowy',
  },
  {
    slug: 'projektowanie-aplikacji',
    words: '=ux =ui =figma =figmie =figmę =figmy interfejs użyteczność',
    name: 'projektowanie aplikacji',
    tags: 'figma użytkownik',
    near: 'projekt aplikacja',
    jobs: 'projektant-ui analityk-ux',
  },
  {
    slug: 'gry',
    words:
      'gra "gra komputerowy" "gra planszowy" planszówka~żarówka =gamedev =unity =unreal gracz -graj -grać -graczu =rpg "=escape =room" "=escape =roomy"',
    name: 'gry',
    tags: 'gra',
    near: 'fabuła komputer wyobraźnia',
    jobs: 'tworca-gier animator-3d tester-oprogramowania',
  },
  {
    slug: 'cad',
    words:
      '=autocad =autocadzie =autocada =cad =cadzie =solidworks =inventor =revit =revicie =archicad =sketchup =catia kreślarz kreślić kreślarstwo',
    tags: 'cad',
    near: 'rysunek projekt',
    jobs: 'operator-cad inzynier-mechanik inzynier-budownictwa architekt architekt-wnetrz inzynier-instalacji-sanitarnych technik-budownictwa technik-mechanik',
  },
  {
    slug: 'druk-3d',
    words: '"druk =3d" "drukarka =3d" "drukować =3d" =3d',
    name: 'druk 3D',
    tags: '"druk 3d"',
    near: 'model technika',
    jobs: 'projektant-wzornictwa operator-cad technik-mechatronik',
  },
  { slug: 'druk', words: 'sitodruk sitodrukarz poligrafia drukarnia', jobs: 'drukarz grafik-dtp' },
  { slug: 'gis', words: '=gis =qgis =arcgis', tags: 'gis', near: 'mapa' },
  {
    slug: 'grafika',
    words:
      'grafika grafik graficzka graficzny =photoshop =photoshopie =photoshopa =illustrator =illustratorze =canva =canvie =canvę =corel =corelu =indesign =gimp logo "grafika komputerowy" -grafik -grafiku -grafikiem -grafików -grafikom typografia typograficzny plakat plakatowy liternictwo linoryt kolaż logotyp =logo',
    tags: 'grafika',
    near: 'projekt reklama kolor',
    jobs: 'grafik-komputerowy grafik-dtp projektant-ui ilustrator social-media',
  },
  {
    slug: 'animacja',
    words:
      'animacja animować animowany =blender =blenderze =blendera animator -animator -animatora -animatorem',
    tags: 'animacja 3d',
    near: 'film grafika',
    jobs: 'animator-3d tworca-gier',
  },
  {
    slug: 'montaz-nagran',
    words:
      '=capcut =davinci =premiere montażysta montażystka =youtube =youtubie youtuber~reporter youtuberka~reporterka "nagrywać|montować|prowadzić podcast" podcaster~reporter =tiktok =tiktoku =tiktoka vlog vloger~reporter =stream streamer',
    name: 'montaż nagrań',
    tags: 'podcast',
    near: 'film internet montaż',
    jobs: 'montazysta-wideo tworca-internetowy social-media',
  },
  {
    slug: 'social',
    words:
      '=instagram =instagramie =instagrama =facebook =facebooku =facebooka "media społecznościowy" "=social =media" influencer~reporter influencerka~reporterka "nagrywać|kręcić|montować|robić =rolki" "nagrywać|kręcić|montować =rolek" =fanpage =fanpage\'e =twitch =streaming streamować',
    tags: '"social media"',
    near: 'reklama internet',
    jobs: 'social-media tworca-internetowy specjalista-marketingu',
  },
  {
    slug: 'wyszukiwarki',
    words: '=seo "=google =ads"',
    name: 'wyszukiwarki',
    tags: 'google',
    near: 'reklama internet strona',
    jobs: 'specjalista-seo specjalista-marketingu',
  },
  {
    slug: 'marketing',
    words:
      'marketing marketingowy marketingowiec reklama reklamowy reklamować promocja promować kampania wizerunek',
    tags: 'marketing reklama kampania wizerunek',
    near: 'klient internet tekst',
  },
  {
    slug: 'sklep',
    words:
      '"=e-commerce" =ecommerce =allegro =olx =vinted "sklep internetowy" "=e =commerce" "sprzedawać|sprzedaż|sklep|handlować|handel ..1 =przez|=w|=na =internet|=internecie|=necie|=olx|=facebooku|=instagramie"',
    tags: '"sklep internetowy"',
    near: 'zamówienie',
    jobs: 'specjalista-e-commerce obsluga-sklepu-internetowego',
  },
  {
    slug: 'praca-z-domu',
    words: '=zdalnie "praca zdalny" "=z =domu" "=home =office" =homeoffice zdalny',
    name: 'praca z domu',
    condition: 'remote',
  },
];

const ART: readonly WordRow[] = [
  {
    slug: 'kreatywnosc',
    words:
      'kreatywność kreatywny twórczy twórczość twórca twórczyni tworzyć wymyślać wyobraźnia artysta artystka artystyczny oryginalny pomysł',
    tags: 'kreatywność wyobraźnia',
    near: 'projekt sztuka',
  },
  {
    slug: 'rysowanie',
    words:
      'rysować szkicować szkic ilustracja ilustrator ilustratorka ilustrować komiks komiksowy manga =manga =mangę =mangi anime narysować',
    name: 'rysowanie',
    tags: 'ilustracja obraz plakat',
    near: 'sztuka postać grafika wyobraźnia',
    jobs: 'ilustrator grafik-komputerowy artysta-grafik tatuazysta animator-3d',
  },
  {
    slug: 'rysunek',
    words: 'rysunek rysunkowy',
    tags: 'rysunek ilustracja',
    near: 'obraz projekt',
  },
  {
    slug: 'rysunek-techniczny',
    words: '"rysunek techniczny"',
    name: 'rysunek techniczny',
    near: 'rysunek cad konstrukcja pomiar',
    jobs: 'operator-cad technik-mechanik inzynier-mechanik programista-cnc slusarz-narzedziowy technik-budownictwa',
  },
  {
    slug: 'malowanie',
    words:
      'malować malarstwo malarka obraz akwarela akwarelowy plastyk plastyka plastyczka plastyczny farba namalować',
    name: 'malowanie',
    tags: 'obraz plastyka',
    near: 'kolor rysunek sztuka',
    jobs: 'artysta-grafik ilustrator arteterapeuta',
  },
  {
    slug: 'sztuka',
    words:
      'sztuka galeria wystawa muzeum muzealny muzealnik kultura kulturalny kulturowy "dom kultura" wernisaż -sztuk mozaika witraż graffiti "=street =art"',
    tags: 'sztuka kultura muzeum wystawa',
    near: 'historia',
    jobs: 'animator-kultury muzealnik',
  },
  {
    slug: 'wnetrza-i-estetyka',
    words:
      'wnętrze estetyka estetyczny aranżacja aranżować dekoracja dekorator dekoratorka dekorować design designer designerka dekoracyjny -wnętrzności "=feng =shui"',
    name: 'wnętrza i estetyka',
    tags: 'wnętrze estetyka dekoracja styl',
    near: 'kolor projekt',
    jobs: 'dekorator-wnetrz architekt-wnetrz',
  },
  {
    slug: 'kolory',
    words: 'kolor kolorowy barwa kolorystyka -kolorowy',
    name: 'kolory',
    near: 'kolor',
    jobs: 'grafik-komputerowy dekorator-wnetrz florysta wizazystka architekt-wnetrz ilustrator stylistka-paznokci',
  },
  {
    slug: 'projektowanie',
    words: 'projektować projektant projektantka zaprojektować',
    name: 'projektowanie',
    near: 'projekt',
  },
  {
    slug: 'fotografia',
    words:
      'fotografia fotografować fotograf fotografka fotograficzny zdjęcie aparat "=robić zdjęcie" "aparat fotograficzny"',
    name: 'fotografia',
    tags: 'zdjęcie',
    near: 'światło obraz',
    jobs: 'fotograf technik-fotografii-i-multimediow',
  },
  {
    slug: 'montaz-filmow',
    words:
      '"montaż film" "montaż =wideo" "montować film" "montaż =filmów" "montaż =filmowy" "obróbka zdjęcie" "montować =wideo"',
    name: 'montaż filmów',
    tags: 'film',
    near: 'zdjęcie',
    jobs: 'montazysta-wideo operator-obrazu tworca-internetowy technik-fotografii-i-multimediow',
  },
  {
    slug: 'drony',
    words: 'dron~tron',
    name: 'drony',
    jobs: 'operator-obrazu fotograf geodeta technik-geodeta',
    near: 'zdjęcie film latanie mapa',
  },
  {
    slug: 'film',
    words:
      'film filmowy filmować filmowiec serial scenariusz scenarzysta kino kamera kamerzysta wideo =wideo =video reżyser reżyserka reżyseria kinematografia -kinom',
    tags: 'film kamera kadr',
    near: 'montaż historia',
  },
  {
    slug: 'teatr',
    words:
      'teatr teatralny aktor aktorka aktorstwo aktorski scena sceniczny spektakl kabaret teatrzyk lalka improwizacja =stand-up =standup cyrk scenografia kostium charakteryzacja dubbing oświetlenie',
    tags: 'teatr scena aktor',
    near: 'wystąpienie film',
  },
  {
    slug: 'muzyka',
    words:
      'muzyka muzyk muzyczka muzyczny gitara gitarzysta gitarzystka pianino pianista pianistka fortepian skrzypce skrzypek skrzypaczka śpiewać śpiew śpiewaczka wokal wokalista wokalistka instrument perkusja perkusista komponować kompozytor piosenka piosenkarka chór "grać =na" saksofon akordeon ukulele',
    tags: 'muzyka instrument śpiew',
    near: 'słuch koncert dźwięk',
    jobs: 'nauczyciel-muzyki muzyk-instrumentalista',
  },
  {
    slug: 'radio',
    words: 'radio radiowy radiowiec =dj =dj-em =ableton',
    name: 'radio',
    jobs: 'realizator-dzwieku dziennikarz',
    near: 'dźwięk muzyka media',
  },
  {
    slug: 'dzwiek',
    words:
      'dźwięk dźwiękowy nagrywać nagranie nagłośnienie dźwiękowiec koncert koncertowy akustyka realizator',
    tags: 'dźwięk koncert',
    near: 'muzyka technika',
  },
  {
    slug: 'pisanie',
    words:
      'pisać pisarz pisarka pisarski tekst opowiadanie wiersz poezja poetka poeta literatura literacki dziennikarz dziennikarka dziennikarstwo dziennikarski redaktor redaktorka redagować redakcja redakcyjny reportaż copywriter copywriterka~reporterka copywriting~monitoring -pisma recenzja storytelling "=fan =fiction"',
    tags: 'pisanie tekst',
    near: 'język książka media',
    jobs: 'copywriter dziennikarz redaktor-wydawniczy korektor-tekstu scenarzysta',
  },
  {
    slug: 'ksiazki',
    words:
      'czytać czytanie książka książkowy biblioteka bibliotekarz bibliotekarka biblioteczny bibliotekoznawstwo lektura księgarnia księgarz fantastyka mitologia =kryminały =kryminałów =kryminałami "czytać kryminał"',
    name: 'książki',
    tags: 'książka czytanie biblioteka',
    near: 'tekst kultura język',
    jobs: 'bibliotekarz bibliotekoznawca redaktor-wydawniczy korektor-tekstu',
  },
  {
    slug: 'poprawianie-tekstow',
    words:
      'ortografia ortograficzny gramatyka gramatyczny interpunkcja korekta korektor korektorka korygować "poprawiać tekst"',
    name: 'poprawianie tekstów',
    jobs: 'korektor-tekstu redaktor-wydawniczy',
    tags: 'poprawianie',
    near: 'tekst język',
  },
  {
    slug: 'przeszlosc',
    words:
      'historia historyk historyczka historyczny przeszłość genealogia genealogiczny archeologia archeolog archeolożka~psycholożka archeologiczny wykopaliska muzealnictwo numizmatyka numizmatyk znaczek kolekcjoner kolekcjonować kolekcjonerstwo zamek średniowiecze średniowieczny =militaria =militariami licytacja "wojna światowy" "broń biały"',
    tags: 'przeszłość wykopaliska',
    near: 'muzeum archiwum zabytek',
    jobs: 'archiwista muzealnik historyk archeolog przewodnik-turystyczny konserwator-dziel-sztuki technik-archiwista',
  },
  {
    slug: 'wydarzenia',
    words:
      'wydarzenie event~talent eventowy~testowy impreza wesele ślub ślubny urodziny konferencja festiwal',
    name: 'wydarzenia',
    tags: 'wydarzenie impreza ślub',
    near: 'organizacja',
  },
];

// Idioms that would be taken for something else: they mean nothing.
const IDIOMS: readonly WordRow[] = [
  {
    slug: 'z-gory',
    words:
      '"=z =góry" "=pod =dach|=dachem" "angielski|niemiecki|rosyjski|francuski|hiszpański ..2 czytać" "czytać =po =angielsku|=niemiecku|=rosyjsku" "=od =dziecka|=małego|=malego" "taniec|tańczyć towarzyski" "prawo jazda" "jeździć ..1 =na =wózku|=wozku|=koncerty|=festiwale|=mecze|=wakacje|=ryby|=nartach|=łyżwach|=rolkach|=desce|=grzyby" "=na =bieżąco" "=z =youtube|=youtuba|=youtubie" "=przez internet" "=w =internecie|=necie" "=na =fejsbuku|=facebooku|=instagramie|=olx" "=w =sumie" "=pod =ręką" "=w =drodze" "dobry słowo" "=na =wysokości" "=na =nogach" "=z =drugiej =ręki" "=od =ręki" "=po =drodze" "=w =razie" "=do =końca" "=w =grę" "=w =końcu" "=sztuka =życia" "=na =sztuki" "=bez =prądu" "=w =międzyczasie" "=moja =historia" "=historia =choroby" "=w =ruchu =drogowym" "=ruch =drogowy" "=na =papierze" "=z =doświadczenia" "=kawa =na =ławę" "=w =telefonie" "wyjeżdżać|wyjechać|wychodzić|wyjść =z =domu" "uczyć =się" "=się ..2 uczyć" "uczyć ..1 =się" "uczyć =sie" "kurs nauczyciel" "dawca krew" "oddawać ..1 krew"',
  },
];

const SERVICE: readonly WordRow[] = [
  {
    slug: 'wojsko',
    words: 'wojsko wojskowy armia żołnierz żołnierka militarny "=wot" =wot',
    tags: 'wojsko dyscyplina',
    near: 'służba',
  },
  {
    slug: 'sluzba-mundurowa',
    words: 'mundur mundurowy "służba mundurowy" dyscyplina strzelectwo strzelnica strzelecki survival',
    name: 'służba mundurowa',
    tags: 'służba dyscyplina',
    near: 'bezpieczeństwo sprawność drużyna',
  },
  {
    slug: 'policja',
    words: 'policja policjant policjantka policyjny patrol',
    name: 'policja',
    tags: 'patrol',
    near: 'służba prawo',
    jobs: 'policjant policjant-kryminalny straznik-miejski',
  },
  {
    slug: 'straz-pozarna',
    words: '"straż pożarny" strażak strażaczka~rodaczka strażacki pożar =osp "=straż =pożarna"',
    name: 'straż pożarna',
    tags: 'pożar',
    jobs: 'strazak technik-pozarnictwa',
  },
  {
    slug: 'ochrona',
    words:
      'ochroniarz ochroniarka monitoring stróż "pracownik ochrona" "=w =ochronie" "agencja ochrona" "firma ochroniarski" ochroniarski',
    name: 'ochrona',
    tags: 'monitoring obchód',
    jobs: 'pracownik-ochrony operator-monitoringu portier',
  },
  {
    slug: 'wyzwania-i-stres',
    words: 'adrenalina wyzwanie ryzyko "praca =pod =presją" -ryzykom',
    name: 'wyzwania i stres',
    tags: 'stres odporność',
    near: 'ratownictwo',
  },
  {
    slug: 'spokoj',
    words: 'spokój spokojny cisza cichy',
    name: 'spokój',
    near: 'spokój cisza skupienie',
  },
  {
    slug: 'szybkie-tempo',
    words: '"szybki tempo" pośpiech gonitwa tempo',
    name: 'szybkie tempo',
    tags: 'tempo',
  },
  {
    slug: 'powtarzalnosc',
    words: 'monotonia monotonny powtarzalny powtarzalność rutyna rutynowy',
    name: 'powtarzalność',
    near: 'taśma linia pakowanie sortowanie',
  },
  {
    slug: 'praca-w-nocy',
    words:
      'nocka "nocny zmiana" "praca =w =nocy" "praca nocny" "praca zmianowy" =noce "=na =zmiany" =nocach =nocami "=w =nocy"',
    name: 'praca w nocy',
    condition: 'shifts',
  },
  {
    slug: 'skupienie',
    words: 'skupienie skupiać skupić koncentracja koncentrować',
    tags: 'skupienie',
    near: 'dokładność',
  },
  {
    slug: 'halas',
    words: 'hałas hałaśliwy zgiełk huk',
    name: 'hałas',
    tags: 'hala fabryka',
    near: 'maszyna',
  },
  {
    slug: 'kasa',
    words: 'kasa kasjer kasjerka kasowy market supermarket hipermarket dyskont',
    tags: 'kasa',
    near: 'sklep',
  },
  { slug: 'pogrzeb', words: 'pogrzeb pogrzebowy żałoba', name: '', tags: 'pogrzeb' },
  { slug: 'krew', words: 'krew', name: '', tags: 'krew', near: 'szpital wypadek', listed: 'blood' },
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

// Tags of which the quiz says nothing, though the rule hears them: people may say them of themselves.
export const UNTOLD_TAGS: ReadonlySet<string> = new Set(
  'kryzys bieda przemoc więzienie bezrobotny przestępstwo wypadek proteza implant gorset nagrobek zastrzyk'.split(
    ' ',
  ),
);

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
