// What a person in danger says of living: that it has no sense, that they can't or won't.

export const LIFE_WORDS = {
  NOT_WANTING: `nie widze siebie; nie widz* _? _? miejsca; nie ma _? _? miejsca; nie mam miejsca;
    nie pasuje do; nie _? _? powod*; zadnego powodu; powod* dla ktorego; po co mialbym|mialabym;
    nie znajduje; nie mam _? motywacj*|energi*|wol*|nadziei; brak* _? motywacj*|energi*|woli|nadziei;
    nie nadaj*; straci* _? motywacj*|energi*; walcz* zeby; zadn* chec*|ochot*; zero chec*|ochot*;
    resztk* sil; nie jestem w stanie; mam dosc; nie bede; juz nie; nie planuj*; nie chce*; chci*; chca*;
    nie sie chce*; nie cem; nie pragn*; nie mam _? ochot*|chec*|sil*|powod*|odwag*|po;
    nie mam dla kogo|czego; nie ma sie po; nie mam _? sens*; nie ma _? sens*|powod*|po;
    nie widz* _? sens*|powod*|po; brak* _? sens*|sil*|chec*|powod*; odechc*; nie umiem; nie potrafi*;
    nie zaslu*; nie powin*; nie jestem wart*|godn*; nie mog*; nie dam|daj* rad*; nie ma dla czego|kogo;
    nie warto; nie wiem po co|czy|dlaczego|czemu; nie rozumiem po co; po co; szkoda ze; zaluj* ze; przest*;
    strac* _? chec*|sens*|sil*|ochot*|wol*|powod*; mam dos*; zmeczy* sie; bez sensu; nie oplac*;
    nie wytrzym*; nie zamierz*; nie mia* po|sil*|ochot*|chec*|powod*; wol* nie; obojetn* czy; jedno czy;
    dlaczego; czemu; nie trzyma; nie starcz* sil*; nie chciec; wcale nie; nie mozna; ciezko;
    nie ma chec*|sil*|ochot*; nie zalezy; opad* z sil`,
  TO_LIVE: `zywego; zywej; zywa; zywym; posrod zywych; zyc; zyci ,; zylbym|zylabym; istniec; egzystowac;
    byc na swiec*; byc wsrod zywych; przezyc kolejn*; do zycia; oddychac; dozyc; byc ,; istnieni*;
    byc zywy|zywa|zywym`,
  LIVING: `nie umarl*; nie zginal*; nie zginel*; nie umrze; obudz*; zyla; bede zyl|zyla; dozyje; oddycham;
    odratowal*; uratowal*; przezylem|przezylam; odcieli; mnie _? odratowali|uratowali; sie obudzil*;
    nie udalo; sie nie udalo; zyje; zyl|zyla|zylem|zylam; istnieje; jestem na swiec*; przezyje;
    istnialem|istnialam; zyc; wstaje|wstalem|wstalam; zyjesz`,
  LIFE: `istnieni*; zyci*; zywot*; egzystencj*; zyc`,
  ENOUGH_OF: `tortur*; zygam; zygac; rzyg*; niedobrze; kurewsk*; przekl*; przegran*; zalosn*; bezcelow*;
    puste; beznadziejn*; mam po dziurki; po kokarde; po uszy; wypalil*; dobija; zasran*; gówn*; gowno;
    gowniane; kara; wyrok; czarna dziura; nie daje rady; wykancza; nic nie daje; nie wart*; bol; cierpienie;
    pasmo; meka; katorga; tragedi*; porazk*; pomylk*; dosc; dosyc; zmecz*; zmencz*; nienawidz*; nie cierpie;
    szkoda; meczy; meczarni*; koszmar*; udrek*; obrzyd*; zbrzyd*; brzydz*; bezwart*; bez wartosc*;
    nic nie wart*; nie ma wartosc*; nie zaslu*; skonczone; sie skonczylo; pieklo|pieklem; przeroslo;
    przerasta; nic nie znaczy; nie znacz*; rezygnuj* z; wykonczon*; ciezar*; niewart*; nie jest wart*;
    zbedn*`,
  SENSELESS: `przest* miec _? sens*; traci _? sens*; nie widac sensu; pozbawion* sensu; nie odnajduj* sensu;
    po co _ wszystko; wypran* z sensu; sens* przest*; nie ma _? _? sens*; nie widz* _? _? sens*;
    brak* _? _? sens*; bez _? sens*; strac* _? _? sens*; bezsens*; nie mia* sens*; nie znajd* sens*;
    nie czuj* sens*; sens* nie; sens* brak*; nie dostrzeg* _? sens*; sens* strac*; zgubi* sens*; jaki sens;
    zero sensu; zadnego sensu; sens uciek*`,
  THIS_WORLD: `na _? swiec*; z|ze swiat*; w swiec*`,
  INDIFFERENT: `co za roznica; bez roznicy; zadna roznica; roznic* czy; nie ma znaczenia; obojetn*;
    wszystko jedno; jest jedno; wisi; zwisa; gdzies czy; jedno czy; nie obchodzi; nie dba*; nie zalezy;
    nie robi roznic*; ganz egal; egal; rybka; lata czy; wali czy; w dupie czy`,
  WHAT_FOR: `nie wiem czy; ciekawe czy; na co; czy warto; warto; czy jest sens; jest sens; jaki sens; po co;
    po cholere; po jaka cholere; nie wiem po|czemu|dlaczego; dlaczego; czemu; zaluj* ze; zaluj*; szkoda ze;
    szkoda; zle ze; przykro ze; wstyd ze; po kiego; nie powin*; nie zaslu*; nie chce*; chci*; chca*;
    zawiedzion* ze; jaki sens ze; nie ma sensu ze; wkurza ze; rozczarow* ze; niepotrzebnie;
    nie jestem wart*|godn*`,
  AGAINST_LIFE: `nie moge zniesc; nie znios*; nie potrafie zniesc; nie nadaj*; nie dla mnie;
    nie jest dla mnie; wyjeban*; huj z; pierdol*; jebac; walic; pieprz*; wypisuje sie; dosc mam; nie daje;
    przegryw*; kontynuowac; ciagnac; niech; meczy; nie zasluguje; nie chce*; chci*; chca*;
    nie mam _? sil*|checi|ochoty; nie zalezy; odechc*; boli; cierpieni*; bol ,; wstret*; mam dos*;
    ciagn* _? zyc*; brakuje sil*; nie mam serca do; obrzydl*; nie wytrzym*; nie cieszy; uciec od; uciec z;
    ucieczk* od; gardze; skreslil*; spisal*; przegral*; nie dam|daje rad*; poddaje sie; koniec;
    niech _? skonczy; niech _ _? skonczy; wyrzuc* _? kosz; nie potrzeb*; rezygn*; zrezygn*; nie znosze;
    mdli; bez wartosci; na nic`,
  WHY_AT_ALL: `na co; na cholere; po co; po cholere; po kiego; na kij; na diabla; czy warto; jaki sens ma;
    po co komu`,
  DESPAIR: `chce to zakonczyc; chce to skonczyc; chce zeby to; nie potrafie tak; nie moge tak zyc;
    nie umiem tak zyc; nie da sie tak zyc; tak zyc; mam ochote zniknac; nic nie trzyma; pozegn*; koniec;
    nienawidz* siebie; jestem nic nie wart*; jestem bezwart*; jestem zerem; jestem nikim; jestem smieciem;
    jestem _? beznadziejn*; nikt mnie nie; nikomu nie jestem; nikomu niepotrzebn*; nie mam nikogo;
    nie ma dla mnie; nie ma nadziei; bez nadziei; brak nadziei; nie mam nadziei; nie widze nadziei;
    nie widze wyjscia; nie widze przyszlosci; nie mam przyszlosci; znikn*; nie mam sily; nie daje rady;
    nie dam rady; nie wytrzymam; mam dosc wszystkiego; mam dosc; chce sie poddac; poddaje sie;
    wszystko stracilo; to koniec; zawsze bede sam*; pustka; bol; cierpie; cierpienie; placze; najgorsz*;
    odechcialo sie wszystkiego; wszystko bez sensu; nic nie ma sensu; nic nie czuje; ciemnosc; nie chce byc;
    nie chce tu byc; nie chce istniec; nie moge tak; dluzej nie moge; nie moge wytrzymac; dosc bycia;
    nie chce dluzej; zalamany|zalamana; nie chce nic`,
  MORE_DESPAIR: `chce to zakonczyc; chce to skonczyc; chce zeby to; nie potrafie tak; nie moge tak zyc;
    nie umiem tak zyc; nie da sie tak zyc; tak zyc; mam ochote zniknac; nic nie trzyma; pozegn*; koniec;
    nienawidz* siebie; jestem nic nie wart*; jestem bezwart*; jestem zerem; jestem nikim; jestem smieciem;
    jestem _? beznadziejn*; nikt mnie nie; nikomu nie jestem; nikomu niepotrzebn*; nie mam nikogo;
    nie ma dla mnie; nie ma nadziei; bez nadziei; brak nadziei; nie mam nadziei; nie widze nadziei;
    nie widze wyjscia; nie widze przyszlosci; nie mam przyszlosci; znikn*; nie mam sily; nie daje rady;
    nie dam rady; nie wytrzymam; mam dosc wszystkiego; mam dosc; chce sie poddac; poddaje sie;
    wszystko stracilo; to koniec; zawsze bede sam*; pustka; bol; cierpie; cierpienie; placze; najgorsz*;
    odechcialo sie wszystkiego; wszystko bez sensu; nic nie ma sensu; nic nie czuje; ciemnosc; nie chce byc;
    nie chce tu byc; nie chce istniec; nie moge tak; dluzej nie moge; nie moge wytrzymac; dosc bycia;
    nie chce dluzej; zalamany|zalamana; nie chce nic`,
  WAKING: `sie budzic; budzic sie; sie obudzic; obudzic sie; budzic ,; obudzic ,; wstac _? lozka`,
  BAD: `nie ma; nie mam; nie jest; nie daje; nie cieszy; nie uklada; nie wart*; nie dla mnie; nie znacz*;
    nie chc*; nie chce; nie przynosi; nie obchodzi; nie potrzeb*; nie widz*; zadn*; bez; kara; kary; zle;
    smutn*; ponur*; pust*; samotn*; ciemn*; czarn*; ciezar*; udreka; boli; cierp*; najgorsz*; gorsz*; chuj*;
    huj*; kurew*; pojeban*; zjeban*; spieprz*; zniszcz*; rozpad*; roztzask*; wyrok; dno; na dnie; niczego`,
  NEVER_WAKING: `nie _? obudz*; nie _? budzic; nie wstac; nie _ wstac; nie wybudz*; zasn* i; zasn* na;
    nie otwozyc oczu`,
} as const satisfies Record<string, string>;
