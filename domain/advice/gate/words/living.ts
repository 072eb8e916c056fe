// Ways of saying how or where somebody wants to live, or whose death is meant: what takes the danger out of a dangerous word.

export const LIVING_WORDS = {
  WAY_OF_LIFE: `zyc po swoj*|star*|nowemu|ludzku; zyc po to;
    umiem|moge|potrafie|potrafi|da|wyobrazam|chce zyc bez _; wyobrazam sobie zycia;
    chcialbym|chcialabym zyc bez _; takie* zyci*; bez _ nie umiem|moge|potrafie|da|wyobraz*;
    bez _ zyc w|na|dla; zyci* takie; prac* zyci*; tak zyc|zyje;
    zyc|zyje|zyl*|zyci* w|na|od|tak|jak|z|ze|za|obok|wedlug|wbrew|pod|poza|tylko|jako|dla|samotnie|samemu|byle|cudz*|praca|inacz*|normaln*|godn*|marzen*|tu|biurow*|pracown*|korpo*|zgodnie|prac*|przy|miedzy|szybk*|ponad|wolno|wygodn*|wiecznie;
    zyc|zyje|zyl*|zyci* bez pas*|kaw*|muzyk*|gor|las*|ruch*|internet*|zwierz*|ps*|kot*|ksiaz*|natur*|sport*|pienied*|cel*|stres*|plan*|sztuk*|tanc*|rower*|kontakt*|kodow*|wod*;
    zyc|zyci* bez ludzi; zawod*; codzienn* zyc*; korporacyjn* zyc*; zyci* ktor*; zyc|zyci* innych`,
  LIFE_IN_PAIN: `zyc|zyci* w _? tygodniu|miesiacu|chwili|stanie|bagnie|syfie;
    zyc|zyci* od _? miesi*|tygodni|wypadku|smierci|rozstania|rozwodu; zyc|zyci* z powodu; na _? swiec*;
    z|ze _? swiat*; w _? swiecie; w _? bol*|cierpien*|mece|strachu|piekle; z _? bol*|cierpien*|mysl*;
    bez niej|niego|ciebie|nich|mamy|taty|meza|zony|syna|corki|brata; na swiecie`,
  WORK: `szkle; tartaku; warsztac*; kuchni; budowie; zmianie; zmiane; zamowi*; dyzur*; magazyn*; zaklad*;
    restaurac*; prac*; robot*; firm*; korpo*; biur*; zawod*; etat*; branz*; szef*; studi*; szkol*; kurs*;
    projekt*; kariery|kariera|karier*; zespol*; stanowisk*; miast*; urzedz*; rekrutac*; sklep*; hala; hali`,
  WAY_OF_DYING: `umrz*|umier*|umr* jako|spelnion*|bogat*|szczesliw*|ze|z; umierajac*; swiadomosc*; jak umre;
    po mnie zosta*; zanim; godn*; zasluz*; za ojczyzn*|polsk*|idee`,
  ALARM_CLOCK: `rano; wczesnie; ranki; o 5|4|6|7; do pracy; o _ rano; godzin*; za _ lat;
    za dziesiec|piec|dwadziescia; w korpo; budzik*; switem; pozno; zmian*; za iles`,
  EVERYBODY: `potem; najpierw; starosc*; setk*; wczesniej; kazdy; wszyscy; kiedys; zanim; az; ludzie; nam;
    bedziemy; zwierz*; pacjent*; rosliny; kwiat*; pszczol*; ryby; bohater*; ulec; z glodu; na wojnie`,
  DEATH_OF_OTHERS: `fotograf*; jezyk*; projekt*; rynk*; kina; prasy; papieru; kariery; talent*; kreatyw*;
    ducha; powolna; prac*; biur*; korpo*; zawod*; branz*; handlu; rzemios*; idei; marki; boj*; przeraz*;
    oswo*; ociera*; otar*; motyw*; symbol*; pogrzeb*; kultur*; sztuk*; religi*; teolog*; filozof*;
    antropolog*; mitolog*; egipt*; metal*; bliskich; bliskiej; babci; dziadka; ojca; mamy; taty; meza; zony;
    matki; syna; corki; brata; siostry; przyjaciel*; klinicz*; wypad*; rodzic*; zwierz*; psa; kota;
    pacjent*; czlowieka; ludzk*; star*; akt; swiadk*; zalob*; strat*; wojn*; gwiazd*; literat*; muzyk*;
    kostuch*; karty; tarot*`,
  SOMEBODYS_DEATH: `babci*; dziad*; mama; tata; maz; zona; ojciec; matka; moja mama; komputer; telefon;
    bateri*; silnik*; auto; pies; kot; rosliny`,
  LIFE_AS_USUAL: `kocham|lubie|doceniam|cenie _? zycie; co zrobi*|robic z|ze zyci*; zrobi* z|ze zyci*;
    zrobi* cos z|ze; cos zrobi* z|ze; zyciem zrobic; pomysl* na zycie; plan* na zycie; sposob* na zycie;
    przegap*; przesiedz*; przepracow*; poswiec*; stracic; tracic; rolnik*; rodzin*; pomysl*; plan*;
    zmarnow*; marnow*; spedz*; przez; uklad*; poukl*; ulozon*; zmien*; zmian*; zorganiz*; doswiad*; tempo;
    tempa; kierunek; kierunku; wybor*; warunk*; koszt*; utzym*; utrzym*; zarob*; rytm*; balans*; rownowag*;
    prywatn*; podroz*; nauczy*; zycie po; zyciu po; nudn*; wolniej; spokojn*; latwe; zawodow*; bez stresu;
    ucz*; brakuje czasu; na wsi; w zyciu nie; nigdy w zyciu; rzecz* w; wazn* w; w zyciu; lekc*; historia;
    przygod*; ciekaw*; moglo*; pytan*; sprawdz*; wiek*; chron*; ratow*; ubezpiecz*; zdrow*; piekn*; luksus*;
    marzy*; marze*; krotkie; potraf* cieszyc; wyobrazam; rosli*; zwierz*; srodow*`,
  BUSINESS: `zaklad*; firm*; kredyt*; biznes*; inwest*; gastro*; gield*; rynk*; rynek; kariery; podatk*;
    wizerunk*; polityk*; bramk*; gol; mecz*; pilk*; misj*; otwiera*; sklep*; obrona; obronc*; boisk*; cenow*`,
} as const satisfies Record<string, string>;
