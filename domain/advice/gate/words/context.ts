// Who or what a sentence is about, as concepts: work with people in crisis, stories, machines, sport, family.

export const CONTEXT_WORDS = {
  HELPERS: `rozmawiac o; rozmowy o; rozmowa o; mowic o; jako policjant*|strazak*|lekarz*|ratown*|medyk*;
    jezdzil* do; maszynist*; motornicz*; kolejar*; rolnikow; wsrod; psychologiem; psychologia; psychologie;
    psychologii; psychologicz*; psychologow; psychologozk*;
    zostac|jestem|jako psycholog*|psychiatr*|terapeut*|psychoterap*|lekarz*; psychiatria; psychiatrii;
    psychiatrie; psychiatryczn* jako; psychoterapi*; terapia dzieci; profilakt*; prewen*; zapobieg*;
    przeciwdzial*; interwen*; kryzysow*; w kryzysie; infolini*; telefon* zaufania; wolontar*; hospicj*;
    ratown*; pielegniar*; policj*; strazak*; strazac*; strazy; prokurat*; kryminal*; kryminol*; patomorf*;
    prosektor*; sadow*; medycyn*; medyk*; pacjentom; pacjentow; pacjentami; pacjenci; podopieczn*; osobom;
    osobami; ludziom; ludzmi; osob po|z|w|o; ludzi po|z|w|o; ludziach; mlodzieza; mlodziezy;
    mlodych ludzi|osob; nastolatk*; magist*; dyplom*; badan*; badam; socjolog*; warsztat*; kampani*;
    fundacj*; pedagog*; streetwork*; asystent*; statyst*; temat*; doktor*; artykul*; podcast*; reporta*;
    dziennik*; edukat*; szkolen*; szkolil*; dyzur*; konsult*; wyklad*; na oddziale jako; zawodow*; sor;
    sorze; karetc*; edukac*; swiadom*; ofiar*; kurator*; resocj*; wiezien*; prawnik*; literatur*; histori*;
    filozof*; poezj*; etyk*; ksiazk*; rodzin* po; wspieram; wspierac; pomagam; pomagac; pomagal*;
    pomocy ludziom|osobom|ofiar*|psycholog*; pomoc psycholog*|ofiar*|ludziom|osobom; pomocow*`,
  PREVENTION: `profilakt*; prewen*; zapobieg*; przeciwdzial*; badani*; badam; statyst*; temat*; pomag*;
    pomoc ludziom|osobom|mlodz*|nastolat*; pracy z|w|przy|jako|nad; pracowac z|w|przy|jako;
    prace z|w|przy|jako|o|magist*|nad; film*; serial*; ksiazk*; powiesc*; artykul*; reporta*; literatur*;
    psychologi; psychologie; psychologia; szkolen*; interwen*; edukac*; fundacj*; studiach|studia; doktor*;
    pacjent*; ludz*; infolin*; zawodzie; zawod`,
  STORY: `tetris*; poziom*; souls*; konsol*; counter*; valorant*; mmo; boss*; level*; planszow*; dnd;
    wiedzmin*; film*; serial*; ksiazk*; powiesc*; krymina*; thriller*; horror*; bohater*; postac*; scenar*;
    gra; gry; grze; grach; gier; grac; gram; podcast*; anime; mang*; lektur*; teatr*; spektakl*; werter*;
    opera; opere; komiks*; larp*; rpg; minecraft*; fortnite; gta; mords*; zagad*; detektyw*; true crime;
    opowiad*; fabul*`,
  MACHINE: `zelazo; zelaza; stal|stali; kowal*; kuzni; spawa*; gwozdz*; dywan*; komputer*; laptop*; system*;
    program*; internet*; serwer*; aplikacj*; windows*; gra; film; obraz*; drukark*; telefon; maszyn*;
    drewn*; blach*; metal*; material*; tkanin*; papier; papieru; papieze; stalow*; styropian*; szklo;
    glazur*; plytk*; kamien*; wlosy|wlosow; warzyw*; mieso; miesa; miesem; pila; pile; pilark*; laser*;
    plasma; excel; siec; lasce; kask`,
  ACCIDENT: `omal; prawie; malo; przypadk*; wypad*; nart*; rower*; rusztowan*; drabin*; mozna; idzie;
    da sie; uwaza*; bezpiecz*; kask*; bhp; obierani*; obierajac; warzyw*; gotow*;
    przy prac*|gotow*|goleni*|kroj*|cieciu; pilowan*; pilark*; robocie; w pracy|kuchni|warsztac*;
    plecy|plecow|kregoslup*; dzwiga*; silown*; cwicz*; treni*`,
  SPORT: `drazk*; kalisten*; szarf*; trapez*; dance; hamak*; joga; akrobat*; cyrk*; zjazd*; zorbing; surf*;
    kajt*; narty; nartach; snowboard*; rolk*; deskorol*; plyw*; spadochron*; bungee; lina; linie; linach;
    parkour*; basen*; wod*; alpinis*; skalk*; wspin*; basejump*; base; paralot*; trampolin*; kask*; uprzez*;
    dekar*; ratow*; straz*; adrenalin*; dron*; rekreac*; krajobraz*; zdjec*; fotograf*`,
  BOSS: `szef*; kierowni*; przelozon*; menedz*; manager*; klient*; pracodaw*; wspolpracowni*;
    kolezank* z pracy; koledz* z pracy; mobbing*; brygadz*; dyrektor*`,
  GAME: `pomysl*; pytani*; smieh*; zart*; schab*; usciska*; sernik; memami; ciast*; brawo; pilk*; mecz*;
    siatkow*; pioro*; glowe w; kostk*; warcab*; w quiz*; w biegan*; konsol*; szach*; gre; grze; grach; gry;
    fif*; karty|kartach; punkt*; rekord*; karate; boks*; judo; sparing*; treningu|treningach; pingpong*;
    tenis*; planszow*; na glowe; scrabble; rap; mma; chinczyk*`,
  PEOPLE: `nikogo; innym; swiata; ludzi; spoleczenstw*; nich; domu; rodzin*; wszystk*; innych; bliskich;
    bliskim; was; cork*; curk*; syn; syna; synem; synowi; brat; brata; bratem; siostr*; maz; meza; mezem;
    zon*; partner*; chlopak*; dziewczyn*; narzecz*; mama; mamy; mame; tata; tate; taty; ojciec; matk*;
    dziec*; wnu*; przyjaci*; koleg*; kolezank*; ktos; znajom*; ona; on; kumpel; kumpl*; uczen; uczennica;
    kuzyn*; bratan*`,
  OTHER_PEOPLE: `ktorzy; ktore chca|maja|probuja|sie|mysla; ktorym; chca sie; chca popelnic; maja mysli;
    tna sie; sie tna; okaleczaja; probuja; probowali; zmagaja; chcacym; chcacych; doswiadczaj*;
    osob po|w|z|ktore; osobami po|w|z; ludzmi po|w|z`,
  I: `mam; jestem; moja; moje; moj; mnie; mi; chce; mysle`,
  KIN: `corka|corki|corke|corce; curk*; syn|syna|synem|synowi; brat|brata|bratem|bratu; siostr*;
    maz|meza|mezem|mezowi; zona|zony|zone|zonie; partnerka|partnera|partnerki|partner; chlopak*; dziewczyn*;
    narzecz*; mama|mamy|mame|mamie; tata|tate|taty|tato; ojciec|ojca|ojcem; matk*; wnu*; przyjaciel*;
    przyjaciol*; kolega|kolezank*|kolege|koledze; kumpel|kumpla|kumpela; kuzyn*; tesc*; znajom*;
    dziecko|dziecka; babci*; dziad*; wujek|wuj|ciocia; wspollokator*; sasiad*`,
  RAZOR_TRADES: `ddd; barber*; gol*; fryz*; kraw*; szw*; ostr*; narz*; brzytw*; bzytw*; szyc*; model*;
    papier*; wycina*; etiu*; ilustr*; tapet*; skrob*; szyb*`,
  WORKING_WITH: `dokument* o; krece; nagrywam; rezyseruje; montuje; tlumacze; redaguje; reportaz o;
    pracuje z|w|na|jako|przy|nad; pracowal* z|w|na|jako|przy|nad; pracowac z|w|na|jako|przy|nad;
    praca z|w|na|przy|nad; prace z|w|na|przy|nad; zajmuj* sie; specjaliz*; prowadze; prowadzil*; szkole;
    ucze; studiuj*; studiowal*; zawodowo; pisze prac*|artykul*|ksiazk*; opiekuj* sie; rehabilit*; czytam o;
    interesuj* sie; film o; ksiazka o; badam; piszac; opowiadam`,
  PAST_BEATING: `byly bil; dziecinstw*; za dziecka; w mlodosci; jako dziecko; przed laty; lat temu;
    rozwiodl*; rozwod*; byly maz byl|bil|mnie bil; bil mnie kiedys; byl agresywny; odeszlam|odszedlem;
    kiedys`,
  ALMOST: `omal; prawie; malo; mozna; idzie; da sie; nartach; nart; rowerz*; schodach; desce; motoz*;
    motorze; rusztowan*; drabin*; robocie; w pracy|kuchni|warsztac*; potykajac; trasie; zakret*; lodzie;
    gorach; uwaza*; bezpiecz*; kask*; szelki; bhp`,
} as const satisfies Record<string, string>;
