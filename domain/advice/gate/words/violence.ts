// Violence at home, farewells, and what needs no second word, in other languages, too.

export const VIOLENCE_WORDS = {
  FAREWELL: `napisal* _? list|listy do dzieci|zony|meza|rodziny|bliskich|rodzicow _? _? schowal*; ostatni* wiadomosc|post|slowa|noc; to ostatni list; moja ostatnia; wpis pozegn*; pozegnaln*;
    testament pisz*; nie szukajcie mnie; przepraszam za wszystko; przepraszam wszystkich;
    przepraszam was wszystkich; wybaczcie; zapamietajcie mnie; zaopiekujcie sie; opiekujcie sie moj*;
    zajmijcie sie moim*|psem|kotem|dziecmi; dbajcie o moj*; to moje ostatnie slowa; moje ostatnie;
    kiedy to przeczyta*; jak to przeczyta*; jak to czytacie; pisalam pozegn*; pozegnalnego listu;
    rozdaj* swoje rzeczy; rozdaje rzeczy; list* pozegn*; pozegnaln* list*; zegnajcie; zegnaj swiecie;
    zegnam sie z|ze zyciem|swiatem|wami|wszystkimi; zegnam was|wszystkich; pozegn* sie z|ze zyciem|swiatem;
    ostatni* wpis; pisze list pozegn*; zegnaj zycie; targn*`,
  PLAINLY: `zabij|zabijcie mnie; wlasny pogrzeb; dobij|dobijcie mnie; zabijcie mnie;
    skoczyc bez liny|spadochronu; skok bez spadochronu; zrobi* magika; wyhusta*; zadynda*; dyndac na;
    zawisne; zawisnac na|w; feel like dying; point of living; point in living; wish i was never born;
    cut my wrists; rather be dead; die in my sleep; hate my life; want to disappear forever; dying would;
    жити набридло; жить надоело; різати вени; порізати вени; вскрыть вены; порезать вены; хочу зникнути;
    хочу исчезнуть; втомилась від життя; устала от жизни; устал от жизни; наложу на себя; мене бє;
    меня бьет; стрибнути з моста|вікна; прыгнуть с моста|окна; повіситись; повеситься;
    trzyma* mnie przy zyciu; przy zyciu trzyma*; strzel* ktos w leb|glowe; dobij* mnie ktos;
    niech ktos dobije; mysl* rezygnacyj*; mysl* s; mysl* samob; kill myself; kill my self; killing myself;
    want to die; wanna die; want to be dead; wish i was|were dead; end my life; end it all; hurt* myself;
    harm* myself; cut* myself; not want to live; dont want to live|be; dont wanna live; no reason to live;
    better off without me; take my life; take my own life; unalive; kms; tired of living; suicide;
    не хочу жити|жить; не хочется жить; не хочеться жити; хочу вмерти|померти|умереть|сдохнуть; вбити себе;
    убить себя; убити себе; покінчити з собою|життям; покончить с собой|жизнью; нема сенсу жити;
    немає сенсу жити; немає _ жити; нет смысла жить; ріжу себе; режу себя; краще|лучше померти|умереть; краще|лучше б|бы померти|умереть; краще без мене; лучше без меня;
    не бачу сенсу _? жити|життя; не вижу смысла _? жить|жизни; накласти на себе руки; наложить на себя руки;
    жити не хочеться; жить не хочется; устала жить; устал жить; втомилась жити; втомився жити;
    хочется умереть; не хочу больше жить; не хочу більше жити;
    nie dozyj* jutra|rana|dwudziest*|trzydziest*|czterdziest*|osiemnast*; myśli o odebraniu;
    skończyć na sznurze; jumping off; jump off a bridge; slit my wrists; overdose*; чоловік мене бє|б;
    муж меня бьет; бє мене; бьет меня`,
  // What can't mean anything else, whatever it is said among: likeness.ts knows too little of other languages to doubt it.
  UNMISTAKABLE: `powiesze sie; sie powiesze; муж меня бьет; меня бьет; бє мене; sewerslajd*; sewer slajd*; sewerslid*; sewer slid*;
    robi*|odwal*|odstaw*|odjeb* magika; skoncz*|skoncze jak magik; jak magik z okna|balkonu; w slady magika z okna;
    will nicht mehr leben; mochte nicht mehr leben; nicht mehr leben will|mochte; will sterben; sterben will;
    mochte sterben; mich umbringen; bringe mich um; das leben nehmen; lebensmude; mich ritze*; ritze mich;
    mann|freund|vater|er schlagt mich; schlagt mich mein|er; husband|boyfriend|partner|father|dad|stepfather beats|hits|chokes me;
    he beats|hits|chokes me; муж бьет; муж избива*; муж _ избива*; парень бьет; избивает меня; чоловік бє|бьє;
    zmusza* mnie do seksu|wspolzyc*|prostytuc*; zmusil* mnie do seksu|wspolzyc*|prostytuc*;
    zmuszan* do seksu|prostytuc*; forced|forces|force me to have sex; forced me into prostitution;
    szef*|pracodawc*|majster|agencj*|oni zabral* _? paszport*|dokument*; zabrali _? paszport*; odebrali _? paszport*;
    zabral* _? paszport|dokumenty nie; nie oddaj* _? paszport*|dokumentow; trzymaja _? paszport*|dokument*;
    забрали _? паспорт*|документ*;
    забрал _? паспорт*; відібрали _? паспорт*|документ*; отобрали _? паспорт*|документ*;
    zmuszaj* mnie do pracy za|bez|pod; pracuje pod przymusem; praca przymusow*; pracy przymusowej; forced labour|labor;
    force|forces me to work; nie wypuszczaja mnie; змушують працювати без*; заставляют работать без*|бесплатн*`,
  BEATING: `pobit*; bity|bita; przystaw* noz; nozem; z nozem; celuje; pobity|pobita; skopal*; zlamal*;
    przywiaz*; dostaj* od; dostal* od; glodzi; wali; oklada; policzk*; pluje; ciagnie za wlosy; zamyka;
    obmacuj*; tluk*; kaleczy; lal*; pierze; rzuca|rzucil* we|sie; gasi; poniewiera; straszy; uzywa przemocy;
    podnosi; skrzywdzi*; zmusza; agresywn*; wyzywa popyh*; dreczy; terroryz*; pastwi; napastuje; atakuje;
    szturcha; poddusza; piesci*; z piesciami; wpierdol; wpieprz; lomot; w morde; po mordzie; bije; bija;
    bil; bila; bic; pobil*; pobije; uderz*; dusi; dusil; katuj*; maltretuj*; zneca*; gwalc*; zgwalc*;
    molest*; grozi*; szarpi*; kopie; kopal; popych*; zastrasz*; podnosi reke; podniosl reke; rzuca sie;
    przemoc*; leje; zbil*; zlal; tlucze; boje sie; pobija; wiezi; przypala; krzywdz*; dotyka`,
  HOUSEHOLD: `do domu; on; pijan*; pije; alkohol*; moj byly; maja rodzice; matka; moj facet; facet; moj;
    babka; macocha; macoche; siostra; wspollokator; ojcem; tata; dziadek; konkubin*; moja kobieta; byly maz;
    eks; opiekun*; wychowawc* w domu; meza; maz; mezem; ojciec; ojca; ojczym*; tato; taty; stary; matki;
    mama; mamy; partner*; chlopak*; konkubent*; brat; zona; zony; syn; rodzic*; wujek; wuj; dziewczyna;
    narzeczon*; tesc; w domu; mezczyzna z ktorym; bracia; tesciow*; starzy`,
  ME_OR_US: `zostal*; jestem; gardla; do glowy; mojej glowy; zabiera; pije; po pijaku; po alkoholu; pijan*;
    codziennie; regularnie; po twarzy; po glowie; w domu; przy dzieciach; mna; boje; uciec; reke; mnie; nas;
    nade mna; nade mnom; mnom; na mnie; dzieci; mame; siostre; brata; sie nad; sie do mnie; mi; zabije;
    zabiciem; smiercia; meza; ojca; ojczyma; partnera; chlopaka; wlasn*`,
  VIOLENCE: `mieszkam z|ze oprawc*|katem|tyranem|sprawca; z oprawca; od oprawcy;
    jestem _? gwalcon*|molestowan*|bit*|dreczon*|krzywdzon*|katowan*;
    boje sie wlasn* meza|ojca|domu|partnera|matki; boje sie o zycie; boje sie o swoje; bije mnie w domu;
    zyje w strachu przed; zyje w przemoc*; w domu sie boje; boje sie w domu; boje sie spac w;
    przemocow* dom*|mez*|partner*|zwiaz*|ojc*|rodzin*; dzieje sie krzywda; jestem krzywdzon*; krzywdzi mnie;
    mnie krzywdz*; ktos mnie krzywdz*; lanie pasem; pasem mnie; mnie pasem; dostaje pasem; jestem zamykan*;
    doswiadczam w domu; siniak* od; w domu pieklo; pieklo w domu; uciek* z domu;
    uciek* od mez*|partner*|ojc*;
    boje sie meza|ojca|ojczyma|partnera|chlopaka|taty|rodzicow|matki|zony|konkubenta; podnosi* na mnie reke;
    na mnie reke; ucieczk* od meza|partnera|oprawcy; molestow* w domu; sprawca przemocy w domu;
    przemoc fizyczn*; przemoc psychicz* w domu; przed mez*|partnerem|ojcem uciek*;
    boje sie wraca*|wroci* _? domu; boje sie wroc* do domu; boje sie byc w domu; boje sie isc do domu;
    boje sie we wlasnym; jestem _? bity|bita; jestem maltretowan*; jestem ofiara przemocy|gwaltu;
    doswiadczam _? przemocy|przemoc; doznaje przemocy; przezywam przemoc; w domu jest przemoc;
    w domu przemoc; mam przemoc w; przemoc w domu mam|u; u mnie w domu bija|przemoc;
    dostaje lanie|lomot|wpierdol; bity w domu; bita w domu; bija mnie w; uciekam przed mez*|ojc*|partner*;
    ukrywam sie przed; ukrywam siniak*; siniaki po; dostaje w domu|twarz|pysk; zgwalc* mnie;
    zostal* zgwalc*; mnie zgwalc*; mnie molest*; molestuje mnie; gwalci mnie; w domu dostaje;
    zakrywam siniak*`,
  SEXUAL_VIOLENCE: `zgwalc*; gwalc*; gwalt; gwaltu; molest*; obmacuj*; zmusza _? do seksu;
    wykorzystuje _? seksualnie; wykorzystyw* _? seksualn*; seksualnie wykorzyst*`,
} as const satisfies Record<string, string>;
