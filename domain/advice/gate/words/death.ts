// What a person in danger says of dying and of going away, as concepts; `phrases.ts` says how a phrase is read. Words alone mean
// nothing yet: the rules of `../rules` join them.

export const DEATH_WORDS = {
  WANTING: `woleli; wolelib*; wolalby*; mowi|mowia|mowil*; znikn*; wybralem; wybralam; mysli o; gdybym;
    wizj*; wyobrazam sobie|jak; jak to; mam nadzieje; nadzieje; zebym; chetnie; trzeba; czas; ochota;
    mialem _ ochot*; jestem gotow*; sposob*; bezbolesn*; jak szybko|najszybciej|latwo; ile; snie; wkrotce;
    niedlugo; umowil*; decyzj*; spokojnie; sie _? boje; jedyn*; lepsz*; ulga; ciagle; obsesyjn*;
    w glowie; odliczam; grozi*; powiedzial*; krzycz*; pisze; pisal*; zasluz*; chce*; chci*; chca*; cem;
    pragn*; marz*; wole|wolal*|wolelib*; mam ochot*|zamiar|plan*; mial* ochot*|zamiar; planuj*; zamierz*;
    mysl*; rozwaz*; probow*; probuj*; postanow*; zdecydow*; kusi*; lepiej; powin*; musz*; pora; najlepiej;
    mogl*; niech; gotow*; modl*; czeka*; byle; oby; pozwol*; pros*; najchetniej; boje sie ze; zastanawia*;
    mialem sie|zamiar; zycze; fajnie by*; dobrze by*; super by*`,
  DYING: `nie zyla|zyl ,; zebym nie zyl|zyla; nie zyl|zyla|zylbym|zylabym|zylo; zasn* nie wst*|obudz*;
    nie narodz*; nie _ narodz*; nie wyplyn*; umrzec; umzer*; umrec; umre; umrze; umrem; umierac; umrzyc;
    umrzemy; umarl|umarla|umarlby*|umarlab*|umarlem|umarlam; zgin*; zdechn*; zdych*; nie zyc; nie istniec;
    obudz* sie martw*; nie wsta* ,; zasn* na zawsze|wiek*; usn* na zawsze|wiek*; zasn* _? nie wst*|obudz*;
    usn* _? nie wst*|obudz*; nie wstac|wstane; martw|martwy|martwa|martwym; znikn* na zawsze;
    znikn* z|ze swiat*|powierz*|zyci*; odej* na zawsze; odej* z|ze swiata; odesz* z|ze swiata;
    zejs* ze|z swiata; zejd* ze|z swiata; mnie _? nie by*; nie bylo mnie; nie urodz*; nie _ urodz*; trumn*;
    grobie|grobu; piach|piachu; kopn* w kalendarz; wieczn* sen|snu; zamk* oczy na; opus* swiat*;
    wypis* sie z zycia; wylog* sie z zycia; odejs* do niej|niego|nich|mamy|taty|babci|dziadka|boga;
    dolaczyc do niej|niego|mamy|taty|zmarl*; do nieba; spac wiecznie; nie dozy*; poleze* w ziemi;
    uciec z|ze swiata; unicestw*; rozplyn* sie na zawsze; byc po drugiej stronie; zgasnac na; serce staneło`,
  THE_END: `zebym _? nie zyl|zyla; znikne na zawsze|dobre|wieki; zniknac na zawsze; zostawie list;
    zasnac nie wstac; zasnac nie obudzic; po mojej smierci; moja smierc; zapasc w sen; zapasc sie w sen;
    zasnac snem; spac i nie; nie _ wrocic do zycia; serce przest*; sie jutro nie obudz*;
    pozegnal* sie z dziecmi|wszystkimi|rodzina|mama|bliskimi; przestac bic; przestalo bic; nie wyplynac;
    nie wyplyne; nie narodzic; sie nie narodzic; nie urodzic sie; sie nie urodzic; znikniecie na zawsze;
    pozbyc sie siebie; usunac siebie; usunac sie ze swiata; na wieki zasnac; na zawsze zasnac;
    nie obudze sie; sie nie obudze; nie obudzil; nie obudzila; nie obudzilbym sie; sie nie obudzila|obudzil;
    wyzionac ducha; odmeldowac sie na; tamten|tamtym|tamtego swiat*; ostateczn* krok*; ostateczn* rozwiaz*;
    ostateczn* decyz*; poloz* kres; poloz* temu kres; kwiatki od spodu; gryzc ziemie|piach; do piachu;
    kopn* w kalendarz; przestac istniec; przestalo bolec; nic nie czuc; skonczyc to wszystko;
    skonczyc wszystko to; ostatn* _? na swiecie; dopelnic zywota; pozegnac sie z zyciem|swiatem;
    ulotnic sie na zawsze; uciec z|ze swiata; zniknac z|ze swiata; odlaczyc mnie; koniec ze mna;
    dla mnie _? ratunku|nadziei; dla mnie nie ma ratunku|nadziei; nie widze jutra; wieczn* sen|snu;
    spac wiecznie; zejsc ze sceny zycia; skonczyc _ zyw*; strzelic samoboja z zyciem;
    zniknac na zawsze|dobre|wieki; odejsc na wieki; odej* z|ze swiata; zejs* ze|z swiata; zejd* ze|z swiata;
    zasn*|zasypia* na zawsze|wiek*; usn* na zawsze|wiek*; wypis* sie z zycia; wylog* sie z zycia; opuscic swiat;
    dolaczyc do _? _? ktor* nie zyje|zyja|umarl*|zmarl*;
    zamk* oczy na zawsze; nie obudzic sie; sie nie obudzic; rozstac sie z zyciem`,
  DEATH: `smert*; смерть; smiertelny sen; smierc*; zgon*; umieraniu; odejsciu na zawsze|z|ze`,
  LONGING_FOR: `mysl* o; mysl* _ o; mysl* _ _ o; marz* o; marz* _ o; marz* sie; snie o; pragn*; modl* o;
    modl* sie o; czeka* na; pros* o; szuka*; wol*; chce*; chci*; chca*; fantazj*; ulg*; wybaw*; wyjsci*;
    rozwiaz*; ukoj*; wyzwol*; teskni*; tylko; jedyn*; zycz* sobie; przyjd*; nadej*; wyobraz*; planuj*;
    lepsza; przynios*; nie balbym|balabym|boje; spokoj`,
  VANISHING: `znikn* ,; znikn* na dobre|wiek*|zawsze; zniknac|znikne ,; przepasc bez sladu; rozplynac sie ,`,
  WITHOUT_ME: `znikne; beze mnie; bez mnie; bezemnie; gdyb* mnie _? nie by*; gdyby* mnie zabrak*;
    jak* mnie nie bed*; kiedy* mnie nie bed*; jesli mnie nie bed*; gdybym _? znikn*|umar*|nie|zgin*|odesz*;
    jak znikne|umre|zgine|odejde; gdy znikne|umre|zgine; jakbym znikn*|umar*|zgin*|nie;
    jakby mnie _? nie by*; jezeli znikne|umre; ze znikn*; znikn* nikt; mnie nie bedzie; po smierci mojej;
    umre nikt; mnie zabrak*; mojego znikniecia; umarla|umarl nikt`,
  RELIEF: `lepiej*; lepsz*; lzej; latwiej; szczesliw*; ulg*; ulzy*; odetchn*; zauwaz*; odzyj*; odzyl*;
    nic nie strac*; nie zateskni*; pies z kulawa; roznic*; dalej sie; placz*; plakal*; zaplacz*; teskni*;
    spokoj*; nikomu; zadna strata; nie strac*; swiety spokoj; poradza sobie; dobrze; problem*`,
  BURDEN: `ciezarem; zawada; pasozytem; balastem; obciazeniem; kula u nogi; tylko przeszkadzam; zawadzam`,
  ENDING: `skoncz*; zakoncz*; koncz*; koniec; skoncyc; skonycz*`,
  WITH_ONESELF: `ze soba|sobom|sobo; z soba|sobom|sobo; zesoba; ze mna ,`,
  TAKING_AWAY: `odebr*; odbier*; odbior*; skroc*; zakoncz*; skoncz*; zabrac; zabior*`,
  TO_ONESELF: `sobie; se; sb; sobe`,
  ONESELF: `sie; siem; siebie; sb; sje; samego siebie; sa siebie`,
  KILLED: `zabija; zabijaja; zabil; zabila; zabili; zabilo; zabije`,
  KILLING: `zabjic; zabijc; zapic sie na; zabici*; zabic; zabije; zabijam; zabijem; zabilbym; zabilabym;
    zabilem; zabilam; zabijac; zabil by; zabje; zaibc; zbaic; zabci; zabidz; zajeb*; ubic; usmierc*;
    unicestw*; zgladz*`,
  TORMENT: `tortur*; ze wszystkim; z wszystkim; z tym wszystkim; to raz; ten koszmar; koszmar; farse;
    pieklo; mek*; cierpien*; bol; bolu; bolem; to wszystko; wszystko to; wszystko; udrek*; katorg*; katusz*;
    istnienie; wegetacj*; raz na zawsze`,
  REGRETTING: `nie udalo; nie wyszlo; zaluj*; szkoda; po co; lepiej; nie powin*; wol*; nie chcial*;
    przeklin*; nienawidz*; blad*|bledem; pomylk*; po cholere`,
  BEING_BORN: `urodzi*; narodzi*; przysz* na swiat; na swiat sprowadz*`,
  I_WILL_DIE: `odejde na zawsze|dobre; odejde z swiata; zebym nie zyl|zyla; wtedy nie zabil*;
    nie zabilem|zabilam sie; nie zylbym; nie zylabym; bym nie zyl|zyla; juz nie zyl*; umre; umrem; zdechne;
    zgine; nie pozyje; nie dozyje; nie bedzie mnie; mnie nie bedzie; zabraknie mnie; mnie zabraknie;
    umarlbym; umarlabym`,
  MAY_IT: `chce*; chci*; chca*; niech; oby; marz*; zeby; wole|wolal*; modl*; czekam; mam nadzieje; blagam;
    najlepiej; lepiej; dlaczego; szkoda; ktos; szkoda ze nie; pros*`,
  HEAVEN_OR_GRAVE: `w niebie; do nieba; u boga; do boga; do pana boga; po drugiej stronie; pod ziemia;
    na cmentarz; do grobu; w grobie; w trumnie; w ziemi`,
  OWN_DYING: `umrzec; umre; umrem; umarlbym; umarlabym; umierac; zdehnac; zdechnac; zdechne; zdechnij;
    zgine; zginac; zginalbym; zginelabym; nie zyc; jakbym umar*; gdybym umar*; zebym umar*; nie zylbym;
    nie zylabym; lez* w ziemi|grobie|trumnie|piachu; sznurze; odratowal*; odcieli ze|mnie; zdycham;
    umarl|umarla ,`,
  DEADLY_ILLNESS: `zlapac|zlapie|dostac|dostane|miec|zachorowac|zachoruje na _? smierteln*;
    smierteln* chorob*|wypad*; cos smiertelnego; dostac raka|zawalu; dostane raka|zawalu;
    zachorowac na raka; miec raka; stanie serce; serce stan*|stanelo|peknie; samolot spad*; spadl samolot;
    cos mnie przejech*; meteoryt`,
  FINISH: `koncu; koniec; kresie; ostateczn*; odejsciu`,
  WITHOUT_THEM: `gdyby* jej|go _? nie by*; bez niej; bez niego; jakby jej|go nie by*; zeby jej|go nie by*;
    jej nie bedzie; go nie bedzie`,
  ENDING_IT: `je _? zakoncz*|skoncz*; zakoncz*|skoncz* je; go zakonczyc; to zakonczyc; to skonczyc;
    je sobie odeb*; z nim skonczyc; z tym skonczyc; poddaje sie; chce juz odejsc`,
  IMAGINING: `wyobraz*; snie; udaje; marze; czuje sie jakbym; jakbym juz; mysle; mam wrazenie`,
  BEING_DEAD: `nie zyje; umarlam; umarlem; leze w trumnie; nie ma mnie; wlasn* pogrzeb; moj pogrzeb;
    swoj pogrzeb`,
} as const satisfies Record<string, string>;
