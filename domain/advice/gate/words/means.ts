// Ways and means of self-harm.

export const MEANS_WORDS = {
  SUICIDE: `samo bojs*; samo bojc*; samo bujs*; sam obojst*; samob ojst*; samoboj stwo; samobo jstwo;
    probie s; proba s; proby s; prob s; probe s; mysli s; samobstwo; samobost*; samobojt*; samojbo*;
    самогуб*; суицыд*; samoboi*; samobuj*; samob; samobójka; самовбив*; samobojs*; samobojc*; samobojk*;
    samobojn*; samobist*; samobus*; suicid*; suicyd*; suizid*; selbstmord; самогубств*; самоубий*; суїцид*;
    суицид*; eses; smobojst*`,
  SELF_HARM: `rany po cieciu|cieci*; blizny po cieciu; blizny po zylet*; blizn* po cieciu|zylet*;
    slady po cieciu; slady po zylet*; rany po zyletc*; blizny na rekach|udach|nadgarst*;
    rany na rekach|udach|nadgarst*; pociete rece|uda|nadgarst*|ramiona; rece _? pociete; blizn po samo*;
    samookalecz*; samokalecz*; samouszkodz*; autoagres*; selfharm*; self harm*; samoagres*; cutting;
    samozranien*`,
  MY_OWN: `mysl* o; mysle _ o; mysl* samoboj*; mam mysl*; mial* mysl*; miewa* mysl*; wracaja mysl*;
    mam _ mysl*; nachodz*; popeln*; chce*; chci*; chca*; planuj*; zamierz*; probow*; probuj*; jestem po;
    byl* po; mam za; rozwaz*; blisko; jedyn*; wyjsc*; gotow*; uratowan*; odratowan*; odratowal*; kusi;
    zastanawiam; googluj*; wpisuj*; czytam; szukam; marze; decyz*; postanow*; moja proba; po probie`,
  HANGING: `powieszen*; podpalen*; uduszen*; wieszani*; truje; trul*; zatruje; zagazuje; zamrozic; wykoncze;
    wieszal*; zadlawic; powiesi*; powiesze; powiesz sie; wieszam; wieszac; obwiesi*; pochlast*; chlast*;
    zastrzel*; otru*; utopi*; podpale; podpalic; zadzg*; zaglodz*; zacpa*; udusic; udusze; zagazow*; zapic;
    zapije; zatruc; wykrwaw*; zepchn*`,
  CUTTING: `cieci*; pociach*; ciacham; ciachal*; parze; pazylam; pazylem; kluje; dzgam; podcinam; poharat*;
    potne; potniet*; naciec; naciel*; tnac; zyletk*; raniac; pocieci*; cieciu sie; tne; tnem; cialem;
    cielam; ciela; ciac; cial; pociac; pocial*; pociel*; okalecz*; kalecz*; ranie; ranic; zranic; przypal*;
    nacinam; nacinac; drapie sie do; skalpel* sie`,
  THEY_CUT: `tnie; ciela; pociela; okalecza; kaleczy; rani; potnie; cial`,
  HARM: `krzywd*; cos zlego; cos glupiego; cos strasznego; kuku; zle rzeczy`,
  DOING: `robi*; zrob*; wyrzadz*; uczyni*`,
  DOING_SOMETHING_TO_ONESELF: `se cos zrob*; cos se zrob*; se zrob* cos ,; zrob* se krzywd*; zrob* se cos;
    boje sie ze sobie cos; zrobic sobie cos zlego; moge sobie cos zrobic; sobie cos zrobie; sobie cos zrobi;
    sobie zrobie krzywde; coś sobie zrobie; zrob* sobie cos ,; cos sobie zrob*; sobie cos zrob* ,;
    zrobic cos sobie; skrzywdz* sie|siebie; robi* sobie krzywd*; zrob* sobie krzywd*; krzywd* sobie`,
  JUMPING: `wskakuj*; wyskakuj*; zrzuc*; polec*; leci*; frun*; wyfrun*; skocz*; wyskocz*; rzuc*; skacz*;
    zeskocz*; skok; skoku; skokiem; wypas*; runac; spadn*; spas*; wychyl*; zlec*; przechyl*`,
  FROM_HIGH_UP: `z|ze _? most*; z|ze _? dach*; z|ze _? balkon*; z|ze _? wiez*; z|ze _? wiadukt*;
    z|ze _? okn*|okien; z|ze _? pietr*; z|ze _? klif*|urwisk*|skal*|bloku|wysok*; przez okno; przez balkon;
    przez barierk*; w przepasc; z|ze _? kladk*`,
  UNDER_WHEELS: `
    pod _? _? pociag|pociagi|tramwaj|metro|tir|tira|tiry|auto|samochod|autobus|kola|ciezarowk*|sklad|ekspres|pendolino;
    na _? tory|torach|szyn*; do wisly|odry|warty|rzeki`,
  THROWING: `skok*; wskakuj*; wskakiwa*; wpadam; klade; wejsc; biegn*; wbiec; wbiegn*; wlecz*; wepchn*;
    spadn*; rzuc*; wskocz*; wejde; wchodz*; skocz*; poloz*; klas*; stan*; wpasc; wpadn*; siad*; usias*;
    wyjd*; wyjs*; pojsc; pchn*; leg*; topi*; wjec*; rzuic`,
  CRASHING: `wjech*; wjad*; skrec*; walnac; przywal*; rozbi*; rozpedz*; zjech*; roztrzask*; uderz*; pusc*;
    puszcz*`,
  INTO_OBSTACLE: `w drzew*; w scian*; w mur; w barier*; w filar*; w przepasc; czolow*; pod tir*;
    na przeciw*; w slup*; kierownic*; z mostu; do rowu`,
  INTENT: `stalem; stalam; stoje; siedze; siedzialem|siedzialam; stanelam; stanalem; wyszlam; wyszedlem;
    chce*; chci*; chca*; mysl*; kusi*; ochot*; celowo; specjaln*; najchetniej; wystarcz*; marz*; wyobraz*;
    niech; wol*; zastanaw*; ciagnie; by|bym|byloby|bylo; korci; mam mysl*`,
  MEDICINES: `apteczk*; ibuprom*; tramal*; benzo*; prozak; antydepresant*; xanaks*; relanium; opakowan*;
    listek; blister*; tablet*; tabsy; tabsow; pigul*; leki|lekow|lekami|leku; proszki|proszkow; psychotrop*;
    xanax*; paracetam*; nasen*; apap*; insulin*; trucizn*; prochow; prochy; prochami; opioid*; arszenik*;
    cyjanek*`,
  SWALLOWING: `odloz*; kupil*; kupie; mieszam; licze; liczylam; mam dosc; zazyl*; zazyj*; bral*; polkn*;
    wcin*; spozyl*; wyp*; lyk*; zjadl*; wsyp*; zmiesz*; truj*; trul*; polyk*; nalyk*; najes*; najem*; wezme;
    wziac; wzial*; wziel*; zjem; zjesc; zazyc; popi*; nafaszer*; zbier*; uzbier*; gromadz*; nazbier*;
    odklad*; chowam; schowa*; przygotow*; szykuj*; nawcin*; mam; lez*; czeka*`,
  ALL_AT_ONCE: `na jeden raz; wystarczylo; zeby sie; nie obudzic; smierc*; skonczyc; na zawsze; 10; 15; 20;
    25; 30; 40; 50; 60; 70; 80; 100; dwadziescia; trzydziesci; piecdziesiat; sto; do szpitala; w szpitalu;
    na oddzial; na sor; odratowa*; plukanie; uratowa*; co mam; umr*; na raz; jednoczesnie; alkohol*; wodk*;
    starczy; wystarczy; zmiesz*; mieszank*; wszystk*; cale|cala|calego; garsc*; opakow*; naraz; paczk*;
    za duzo; to skoncz*; skoncz* to; na czarna godzine; popi*; zapi*; na wszelki wypadek; ile;
    tyle; pare; cały`,
  OVERDOSE: `przedawk*`,
  VEINS: `zyly; zyl; zyle; nadgarst*; przedramion*; przedramie; tetnic*; na udach; na rekach; po rekach;
    gardlo`,
  CUTTING_OPEN: `utn*; odci*; obetn*; ciachn*; zatn*; wbij*; wbic; podci*; podetn*; przeci*; przetn*;
    rozci*; rozetn*; pociac; pocial*; potne; pociel*; tne; ciac; cielam; cial*; zyletk*; blizny po;
    poderzn*; otworz* zyly|sobie; nacinam; szramy`,
  RAZOR_BLADE: `zyletce; zyletk*; maszynk*`,
  NOOSE: `sznur; sznura; sznurze; sznurem; petla; petle; stryczek; stryczk*; line; lina; pasek`,
  NOOSE_READY: `urwal*; pekl*; zerwal*; petl*; zawiaz*; wez*l; szyj*; przygotow*; kupil*; kupie; czeka;
    strych*; galez*; galaz; belk*; zyrand*; piwnic*; wisi*; zawis*; zaloz*; schowa*; szykuj*; krzes*;
    na drzew*`,
  SHOOTING: `pierdoln*; jebn*; pale; paln*; lufa; lufe; pistolet; strzel*; kulk*; walne; pukne; wystrzel*`,
  IN_THE_HEAD: `w leb; w glowe; w skron; w czaszke; w czolo; w usta`,
  KILLS_ME: `mnie _? przejed*; cos mnie potraci; mnie _? dobij*; mnie _? wykonczy; mnie zabij*; zabij* mnie;
    zabil* mnie; mnie zabil*; mnie _? potrac*; mnie _? przejech*; mnie _? rozjech*; przejech* mnie;
    rozjech* mnie; potrac* mnie; mnie _? zastrzel*; zastrzel* mnie; dobij* mnie; mnie _? dobil*;
    bog _? zabral; zabral* mnie; mnie _? zabral*; zabierz* mnie; spadl* mnie; mnie szlag; mnie _? zabic;
    uspi* mnie; mnie _? uspi*; eutanazj*; strzelil* mnie; strzel* ktos _? leb|glowe; strzel* _? _? w leb;
    mnie smierc`,
  BODY: `rece|rak|reke|rekach; ramion*|ramie; przedramion*; uda|udach|udo; nadgarst*; skor*; brzuch*;
    nogi|nogach|lydk*; twarz*; cialo|ciele; policzk*; dlon*; siebie; glow*`,
  WOUNDING: `pociach*; ciachal*; parze; kluje; poharat*; naciel*; gasze; podcinam; podcinal*; podciel*;
    pocial*; tnac; tnaca; ciecie; ciecia; zyletce; w bliznach; blizny; blizn; po zyletce; po cieciu;
    pocieciem; szramy; kaleczac; raniac; karze sie; tne; tnem; cielam; cialem; pocielam; potne; pociet*;
    okalecz*; przypalam; gasze papierosy na; nacinam; rozdrapuj*; drapie; drape; biczuj*; uderzam sie;
    bije sie po; wale sie po; tluke sie; pochlast*; zyletk*; kalecze; rozcinam; ranie; gryze`,
  PLANNING: `glupie mysli; zle mysli; czarne mysli; mysli; dziwne mysli; kupil*; nazbier*; weekend; czekam;
    co z nia; co z nim; co z nimi; plan*; sposob*; jak to zrob*; decyzj*; przygotow*; gotow*; na kiedy;
    juz sa; skonczyc; wystarczy; smierteln*; zebym; czekaj*; nosze; trzymam; schowan*; kupion*; testament*;
    tego nie da sie; dzisiaj; mam wszystko`,
  MEANS: `tablet*; sznur|sznura; zyletk*; leki; lina; line; petla; trucizn*; noz; prochy; bron; pistolet;
    skalpel`,
  POISON: `otworz* gaz; pusc* gaz; puszcz* gaz; gaz odkr*; gaz wlacz*; spalin* w; trutk* zj*|wyp*|lyk*|pol*;
    domestos* wypi*; odkrec* gaz*; gaz odkrec*; zaczadz*; spalin* w garazu; w garazu spalin*;
    wypi* kret*|domestos*|wybielacz*|kwas|trutk*|rozpuszcz*|ludwik*; wypi* plyn do;
    trutk* na szczury zj*|wyp*; zje* trutk* zj*|wyp*|lyk*|pol*;
    smierteln* dawk* lek*|tablet*|insulin*|substanc*; suszarka do wanny|wannie; do wanny suszark*`,
  THE_STEP: `mnie sciagn*; mnie odciagn*; ktos mnie zlapal; zejde; sciagneli mnie; w dol; patrze w dol;
    krok; przeskocz*; przez barierke; skoczyc; wskoczyc; rzucic sie; rzucic; wyskoczyc; zrobic krok;
    zrobic _ krok; jeden krok; jednym kroku; skoku; zeskoczyc; skok; wejsc pod; zejsc; spasc; puscic sie;
    skocze; wskocze`,
  THE_EDGE: `przy torah; na peronie; na moscie; na dachu; na torah; nad _? rzeka; na balkonie;
    na _? pietrze; na krawedzi; przy oknie; na wiadukcie; na parapecie; nad przepascia; z peronu;
    na wiezowcu; na kladce; barierk*`,
  I_WILL_CRASH: `wjade; wjechac; wjechalbym; wjechalabym; rozbije; skrece; skrecic; przywale; walne;
    rozbic sie|auto|samochod; rozpedze; puszcze; puscic`,
  TAKES_PILLS: `polkn*; lykn*; nalyk*; zazyl*; zazyj*; wezme; wziac; zjem; zjadl*; wzial*; wziel*; bral*;
    bierze; wypij*; wsyp*; najadl*; nazr*`,
  HANDFUL: `cale _? opakowanie; cale opakowania; cala paczke;
    garsc tablet*|lek*|prosz*|pigul*|proch*|nasen*; caly blister; blister; listek; cala apteczke;
    wszystko z apteczki; dwa opakowania; opakowanie; opakowania; wszystko co mam w apteczce|szafce|domu`,
  COURAGE: `gdybym mial|miala; gdybym _ mial|miala; odwag*; odwaz*; zebral* sie zeby; brakuje odwag*;
    tchorz*; nie mam odwagi; balem sie; wystarczy; wizj*; wyobrazam; obraz*; mysle`,
  SWALLOWED: `nalyk*; najadl*; najesc sie; najem sie; nafaszer*; nazarl*; nacpal*; przedawk*; zatrul*;
    otrul*; truje sie; struc sie; zatruc sie`,
  SOMEBODY: `ja; go; jego; siebie; kogos; meza; ojca`,
  ASKING: `prosi*; blaga*; chce; chcial*; mowi; zebym; marze; musze; mysle`,
  HIGH_PLACE: `most|mostu|mosty|moscie; dach|dachu|dachy; wiadukt*; wiezow*; przepasc*; urwisk*; klif*;
    okno|oknie|okna; balkon*; barierk*; parapet*; peron*`,
} as const satisfies Record<string, string>;
