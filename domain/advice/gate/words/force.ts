// How people tell of being held, forced, threatened or beaten, by kind. Polish is written without diacritics, as it is compared; the other
// alphabets are folded in `crisis.ts`.

const WHO = String.raw`(?:szef\w*|pracodawc\w*|on|ona|oni|maz|partner\w*|chlopak|konkubent|ojczym|ojciec|brygadzist\w*|agencj\w*|posredni\w*|wlasciciel\w*|kierowni\w*)`;
const PAPERS = String.raw`(?:paszport\w*|dokument\w*|dowod\w*|karte pobytu|wize)`;
const OWN_PAPERS = String.raw`(?:paszport\w*|dowod\w* osobist\w*|kart\w* pobytu|(?:moje|nasze) dokumenty)`;
const WHOM = String.raw`(?:mnie|mi|nam|nas)`;
const BODY = String.raw`(?:brzuch\w*|twarz\w*|glow\w*|szyj\w*|wlos\w*|gardl\w*|plec\w*|nog\w*|zeb\w*|zebr\w*)`;
// 'Bije mnie na głowę', 'bije po kieszeni', 'bije mnie w scrabble', 'okłada mnie kocami'.
const FIGURE = String.raw`(?:o |w kazd\w+ |wyscig|na glowe|na punkty|brawo|po kieszeni|po oczach|koc\w*|kompres\w*|poduszk\w*|w (?:scrab|szach|warcab|gr|kart|teni|ping|fif|quiz|biegan|matemat)\w*)`;

const HELD = [
  String.raw`\b(?:zabral\w*|zabieraj\w*|zabiera|odebral\w*|trzymaj\w*|trzyma|przetrzymuj\w*|nie (?:chce|chca) oddac|nie oddaj\w*|nie odda\w*|schowal\w*|ukryl\w*)(?: \w+){0,3} (?:mi|nam|moj\w*|nasz\w*)(?: \w+){0,3} ${PAPERS}`,
  String.raw`\b(?:zabral\w*|zabiera\w*|odebral\w*|trzyma\w*|przetrzymuj\w*|nie oddaj\w*|nie odda\w*)(?: \w+){0,2} ${PAPERS}(?: \w+){0,3} (?:i|zebym|zebysmy|nie wypuszcz\w*|groz\w*)`,
  String.raw`\b${WHO}(?: \w+){0,3} (?:trzyma|trzymaj\w*|ma|zabral\w*|przetrzymuj\w*) (?:moj\w*|nasz\w*|mi|nam) ${PAPERS}`,
  String.raw`\b(?:zmusza\w*|zmusil\w*|kaz\w+|kazal\w*)(?: \w+)? (?:mnie|mi|nas|nam)(?: \w+){0,3} (?:seks\w*|prostytu\w*|sypiac|oddawac sie|za darmo|bez zaplaty|bez wyplaty|dopoki nie splace)`,
  String.raw`\b(?:zmuszan\w*|przymuszan\w*)(?: \w+){0,3} (?:do seksu|do prostytucji|do pracy)`,
  String.raw`\b(?:nie (?:pozwala\w*|daje|wypuszcza\w*|puszcza\w*))(?: mi| nam| mnie| nas)?(?: \w+)? (?:wychodzic|wyjsc|odejsc|opuszczac|z domu|z budynku|z hali|z baraku)`,
  String.raw`\b(?:zamyka\w*|wiezi\w*|przetrzymuj\w*) (?:mnie|nas)(?: \w+){0,3}(?: w | na noc| pod |$)`,
  String.raw`\btrzymaj?\w* (?:mnie|nas) (?:\w+ ){0,2}(?:zamknie\w*|piwnic\w*|barak\w*|sila)`,
  String.raw`\b(?:nie wyplaca\w*|nie placa|nie placi)(?: \w+){0,4} (?:groz\w*|nie wypuszcz\w*|zamyka\w*|dokument\w*|paszport\w*)`,
  String.raw`\b(?:sprzedal\w*|sprzedaj\w*) mnie\b`,
  String.raw`\bnie wolno (?:mi|nam|nikomu)(?: \w+){0,2} (?:wychodzic|wyjsc|opuszczac|opuscic|odejsc|uciekac)`,
  String.raw`\b(?:nie moge|nie mozemy|nie wolno)(?: \w+){0,2} odejsc(?: \w+){0,4} (?:dopoki|poki|az|zanim)(?: \w+){0,3} (?:splac\w*|odprac\w*|odda\w*)`,
  String.raw`\btrzymaj?\w* (?:mnie|nas) (?:\w+ ){0,2}(?:w mieszkani\w*|w kontener\w*|w pokoj\w*|pod kluczem|na klucz)`,
  String.raw`\b(?:zamkneli|zamknal|zamknela|zamyka\w*) (?:mnie|nas)(?: \w+){0,3} (?:na klodke|na klucz|w burdelu|w pokoju|w mieszkaniu)`,
  String.raw`\b(?:kazano|kaza|kaze|kazal\w*) (?:mi|nam)(?: \w+){0,2} (?:spac|mieszkac|siedziec)(?: \w+){0,4} dopoki nie (?:odprac|splac)\w*`,
  String.raw`\bnie mog\w+ (?:\w+ ){0,2}odejsc\b.*\bgroz\w* (?:mojej|naszej|moim|naszym) (?:rodzin\w*|dzieciom|rodzicom|bliskim)`,
  String.raw`\bpilnuj\w* nas\b.*\b(?:odejsc|uciec|wyjsc|psami|wychodzic)`,
  String.raw`\b(?:pod|pracuje pod) przymusem\b|\bprac\w* niewolnicz\w*|\bjak niewolnik\w* (?:i|bez|nie (?:plac|mog|wolno))`,
  String.raw`\b(?:probowal\w*|chcial\w*|kto chcial) (?:\w+ ){0,2}(?:uciec|uciekac|odejsc)(?: \w+){0,6} (?:pobi\w*|pobit\w*|bij\w*|bili|skatowal\w*)`,
  String.raw`\b(?:zamyka\w*|zamkn\w*)(?: \w+){0,5} (?:od zewnatrz|(?:razem )?z nami w srodku)`,
  String.raw`\bzabra\w* (?:mi|nam)(?: \w+){0,3} (?:telefon\w*|pieniadze|karte|klucze)(?: \w+){0,3} nie (?:pozwala\w*|wypuszcza\w*|daje|wolno)`,
  String.raw`\bnie mog\w+ (?:odejsc|wyjechac|uciec)(?: \w+){0,4} (?:maja|ma|trzyma\w*|zabral\w*) (?:moj\w*|nasz\w*|mi|nam)(?: \w+){0,2} ${PAPERS}`,
  String.raw`\b(?:zamkn\w+|zamyka\w*) (?:mnie|nas) (?:w|na) (?:chlodni|piwnic\w*|balkonie|komorce|lazience|szafie|toalecie|garazu|schowku|magazynie za)`,
  String.raw`\b(?:wypuszcza|puszcza) (?:mnie|nas)(?: \w+){0,2} tylko\b`,
  String.raw`\bwychodzic (?:\w+ )?nie wolno\b|\bnie wolno (?:\w+ )?(?:wychodzic|stad wyjsc|stad wychodzic)`,
];

const WITHOUT_PAPERS = [
  String.raw`\b(?:nie odda\w*|nie oddaj\w*|nie zwroc\w*|nie zwraca\w*|zatrzyma\w*)(?: \w+){0,3} ${OWN_PAPERS}`,
  String.raw`\b(?:inaczej|dopoki|poki|az)\b(?: \w+){0,4} nie (?:odda\w*|oddadza|zwroc\w*)(?: \w+){0,2} ${PAPERS}`,
  String.raw`\bzabrano (?:mi|nam)(?: \w+){0,4} ${PAPERS}`,
  String.raw`\b${OWN_PAPERS} (?:ma|maja|trzyma|trzymaja|schowal\w*|zabral\w*)\b`,
  String.raw`\b${OWN_PAPERS} (?:sa|jest|leza|lezy) (?:u|w sejfie|pod kluczem)\b`,
  String.raw`\bzabra\w* (?:mi |nam )?${OWN_PAPERS}(?: \w+){0,2} (?:i|mowi|straszy|groz\w*|bez)\b`,
];

const FORCED = [
  String.raw`\b(?:kaz\w+|kazal\w*|zmusza\w*|zmusil\w*)(?: \w+)? ${WHOM}(?: \w+){0,3} (?:spac z|przespac sie|rozbierac sie|uprawiac|isc do lozka)`,
  String.raw`\b(?:oddawac|oddac|oddaje|odbiera\w*|zabiera\w*)(?: \w+){0,3} (?:wyplat\w*|pensj\w*|zarobk\w*|pieniadz\w*)\b.*\b(?:inaczej|groz\w*|polami\w*|pobij\w*|bij[ea]|nie wypuszcz\w*)`,
  String.raw`\b(?:sprzedali|sprzedal) (?:mnie|nas) (?:do|za|innym|komus)`,
  String.raw`\bkaz\w+ (?:mi|nam)(?: \w+){0,3} isc z klient\w+ na gore\b.*\b(?:kar[aey]|bija|bije|bo inaczej)\b`,
  String.raw`\b(?:kaz\w+|kazal\w*|zmusza\w*) (?:mi|nam|mnie|nas) (?:przyjmowac|obslugiwac|zadowalac) (?:mezczyzn|facetow)`,
  String.raw`\bwykorzyst\w+ (?:mnie|nas) seksualn\w+|\b(?:mnie|nas) seksualn\w+ wykorzyst\w+`,
  String.raw`\bzmusza(?:ja)? (?:\w+ )?do (?:seksu|prostytucji|stosunk\w*|spania z)`,
];

const STRUCK = [
  String.raw`\b(?:kopnal|kopnela|kopie|kopal\w*|uderza|uderzyl\w*|walnal|walnela|bije|bil|bila|dusil\w*|szarpal\w*|popchnal|popchnela|pchnal|pchnela|rzucil\w*|przycisn\w*|zlapal\w*|ciagn\w*) (?:mnie|mna) (?:(?:w|po|za|ze|do) ${BODY}|(?:na|o) (?:podlog|scian|ziemi|lozk|schod)\w*)`,
  String.raw`\b(?:przylozyl\w*|przystawil\w*|przyklada\w*|przystawia\w*) (?:mi|nam) (?:noz|pistolet|bron)`,
  String.raw`\b(?:polamal|polamala|zlamal|zlamala|wybil|wybila|podbil|podbila|rozcial|rozciela) mi (?:reke|nos|zeb\w*|zebr\w*|palec|palce|szczeke|oko|warge)`,
  String.raw`\b(?:obmacuj\w*|molestuj\w*|gwalci\w*|napastuje) (?:mnie|nas)\b|\b(?:mnie|nas) (?:obmacuj\w*|molestuj\w*|gwalci\w*|napastuje)\b`,
  String.raw`\b(?:wklada|wsadza|pcha) (?:mi )?(?:rece|lapy|reke) (?:pod|w majtki|miedzy)`,
  String.raw`\bkopie mnie\b`,
  String.raw`\b(?:bije|bija|leje|leja|oklada|okladaja|tlucze|tluka|katuje|katuja) (?:mnie|nas)\b(?! ${FIGURE})`,
  String.raw`\b(?:mnie|nas) (?:bije|bija|leje|oklada|tlucze|katuje)\b(?! ${FIGURE})`,
  String.raw`\bdostaj\w+ (?:od \w+ )?(?:\w+ )?(?:piescia|piesciami|w twarz|po twarzy|w pysk|w morde|po mordzie|z liscia|pasem|kablem|kijem|lanie)`,
  String.raw`(?<!\b(?:zycie|los|wiatr) )\b(?:rzuca|rzucil\w*) we mnie\b|\b(?:rzuca|rzucil\w*) mna o\b`,
  String.raw`\b(?:lata|biega|rzucil\w* sie|goni)(?: \w+){0,3} (?:z nozem|z siekiera|na mnie)`,
];

const THREATENED = [
  String.raw`\b(?:polamia|polamie|zlamia|zlamie) (?:mi|nam) (?:nog\w*|rece|kosci|palce)`,
  String.raw`\b(?:zrobi|zrobia)(?: \w+)? krzywde (?:mi|nam|moj\w+|nasz\w+|rodzinie)`,
  String.raw`\bgroz\w+(?: ${WHOM})?(?: \w+){0,3} (?:ze )?(?:\w+ )?(?:zabij\w*|pobij\w*|smierci\w*|pobici\w*|deportacj\w*)`,
  String.raw`\b(?:zabije|pozabija|zabija|zatlucze|zakopie) (?:mnie i|nas\b|dzieci i mnie|mnie jak|mnie jesli|mnie gdy)`,
  String.raw`\b(?:wrzuci|wysle|pokaze|opublikuje|udostepni|rozesle|wstawi|szantazuj\w*|straszy)(?: \w+){0,5} (?:nagi\w+|intymn\w+|rozbieran\w+) (?:zdjec\w*|foto\w*|foty|fotk\w*|nagran\w*)`,
  String.raw`\b(?:nagi\w+|intymn\w+|rozbieran\w+) (?:zdjec\w*|fotk\w*|nagran\w*)(?: \w+){0,4} (?:wrzuci|wysle|jesli nie|jak nie|szantaz\w*)`,
  String.raw`\b(?:ze|i|jak|bo|inaczej) (?:mnie|nas) (?:zastrzel[ai]|zakopi[ae]|podpal[ai]|spal[ai]|zatluk[ae]|pozabija|zatlucze)\b`,
  String.raw`\b(?:obleje|obleja) (?:mnie|nas) (?:kwasem|benzyna)`,
  String.raw`\bszantazuj\w* (?:mnie|nas)\b(?! emocj)|\b(?:mnie|nas) szantazuj\w*|\bszantaz\w*(?: \w+){0,5} (?:wrzuci|wysle|pokaze|udostepni|opublikuje)`,
  String.raw`\b(?:strasz\w+|groz\w+) (?:mnie |nas |mi |nam )?(?:nozem|bronia|siekiera|pistoletem)`,
];

// Who hurts, in the nominative: a boss and a stranger beside the household.
const HURTER = String.raw`(?:maz|ojciec|tata|tato|stary|ojczym|matka|mama|macocha|brat|siostra|wujek|wuj|dziadek|babcia|kuzyn\w*|syn|corka|ziec|tesc|tesciowa|partner|partnerka|chlopak|dziewczyna|narzeczon[ya]|konkubent|konkubin|eks|byly|facet|zona|rodzice|szef|szefowa|kierownik|kierowniczka|brygadzista|majster|koordynator\w*|pracodawca|wlasciciel\w*|przelozon[ya]|gospodarz|wspollokator|sasiad|opiekun|trener|ksiadz|kolega|koledzy|on|ona|oni|ktos|agent|posrednik)`;
const ONES_BODY = String.raw`(?:reke|rece|reka|nos|zab|zeby|zeba|zebow|zebro|zebra|palec|palce|szczeke|oko|oczy|warge|luk brwiowy|nadgarstek|ramie|bark|glowe|noge|nogi|kolano|skore|plecy|szyje|twarz|wlosy|ucho|bebenek|obojczyk)`;
const INJURES = String.raw`(?:wybi|wybij|zlama|polama|rozbi|rozci|rozwal|podbi|przypal|wykrec|skreci|zwichn|poobija|pogryz|zmiazdzy|poderzn|scisk|przebi)\w*`;
// No sport, nothing figurative can be meant when a person of the household or a boss does it to me.
const STRIKES_ME = String.raw`(?:uderz\w+|walna?l\w*|walnal\w*|spoliczkowal\w*|policzkuje|skopal\w*|kopnal|kopnela|kopneli|zdzielil\w*|poddusz\w+|podduszal\w*|dusil\w*|pobil\w*|pobila|zbil|zbila|katuj\w+|skatowal\w*|maltretuj\w+|oplul\w*|opluwa|szarpie|szarpal\w*|szarpnal|poszarpal\w*|popchnal|popchnela|zepchnal|zepchnela|zrzucil\w* ze|oblal\w* (?:wrzat|goraca|kwas|benzyn|denatur)\w*|przypala|przywiazal\w*|zwiazal\w*|bije|bija|tlucze|leje|oklada|tluk)`;

const HURT = [
  String.raw`\b(?:mi|nam) (?:\w+ ){0,2}${ONES_BODY} (?:\w+ )?${INJURES}`,
  String.raw`\b${HURTER} (?:\w+ ){0,3}${INJURES} (?:mi|nam) (?:\w+ ){0,2}${ONES_BODY}\b`,
  String.raw`\b${HURTER} (?:\w+ ){0,3}(?:mi|nam) (?:\w+ ){0,1}${INJURES} (?:\w+ ){0,1}${ONES_BODY}\b`,
  String.raw`\b${INJURES} mi ${ONES_BODY} (?:bo|gdy|kiedy|za to|po pijaku|w zlosci|kluczami)\b`,
  String.raw`\b${HURTER} (?:\w+ ){0,4}${STRIKES_ME} (?:mnie|nas|mna)\b(?! ${FIGURE})`,
  String.raw`\b${HURTER} (?:\w+ ){0,4}(?:mnie|nas|mna) (?:(?!nie )\w+ ){0,2}${STRIKES_ME}(?! ${FIGURE})(?!\w)`,
  String.raw`\b(?:uderzyl\w*|spoliczkowal\w*|skopal\w*|poddusil\w*|pobil\w*) mnie (?:\w+ ){0,3}(?:maz|ojciec|tata|ojczym|matka|mama|brat|partner\w*|chlopak|konkubent|szef|brygadzista|koordynator|on)\b`,
  String.raw`\b${HURTER} (?:\w+ ){0,3}(?:przywalil|przylozyl|przyfasolil|przyjebal|przypierdolil|strzelil|dal|daje|sprzedal)\w* mi (?:\w+ ){0,1}(?:w (?:twarz|pysk|morde|zeby|nos|glowe|leb|brzuch|ucho|szczeke)|z (?:liscia|piesci|glowki|buta|otwartej)|po (?:twarzy|pysku|mordzie|glowie)|lanie|wpierdol|lomot|kopa)\b`,
  String.raw`\b(?:ciagn\w+|ciaga|wlecze|wlokl|wywlokl|szarp\w+|zlapal\w*|chwycil\w*|targa\w*) (?:mnie |\w+ ){0,2}za (?:wlosy|kark|gardlo|szyje|gardziel)\b`,
  String.raw`\bza (?:wlosy|gardlo) (?:mnie|nas) (?:\w+ ){0,1}(?:ciag|zlap|chwyc|szarp|wlok|wlecz|targ)\w*`,
  String.raw`\b(?:zrzuc\w+|zepchn\w+|pchn\w+|popchn\w+) mnie (?:\w+ )?(?:ze schodow|na (?:sciane|podloge|ziemie|kaloryfer|szafke|stol)|o (?:sciane|kaloryfer|stol|lodowke|drzwi))`,
  String.raw`\b(?:to|tego|tych|te|nas|ludzi|dziewczyny|chlopakow|kobiety|niektorych|wszystkich) bij[ae]\b(?! (?:sie|rekord|brawo|na glowe|po oczach|dzwon|serc|moj|cen))`,
  String.raw`\b(?:maz|ojciec|tata|ojczym|matka|mama|macocha|partner|chlopak|konkubent|stary|on|brat|zona) (?:\w+ ){0,4}(?:bije|bil|leje|tlucze|katuje|zneca sie nad|szarpie|dusi|kopie|uderzyl|pobil|gwalci|molestuje|obmacuje|przypala) (?:\w+ ){0,2}(?:mame|matke|dzieci|dziecko|syna|synka|corke|coreczke|siostre|siostry|brata|braci|babcie|rodzenstwo|nami|mna|moja|moje|mojego|nasze|nasza|naszego)\b`,
  String.raw`\b(?:bije|leje|tlucze|katuje|szarpie|dusi) (?:moja |naszego |nasza |nasze |moje )?(?:mame|dzieci|syna|synka|corke|coreczke)\b(?! (?:na glowe|w (?:szach|gr|kart)))`,
  String.raw`\b(?:rzuca|rzucil|cisnal|ciska)\w* (?:we mnie|w nas|mna|w dzieci)\b`,
  String.raw`\bpodnosi? (?:\w+ ){0,2}(?:reke na|na mnie reke|na nas reke)|\bpodniosl\w* (?:\w+ ){0,2}(?:reke na (?:mnie|nas|dzieci)|na mnie reke)`,
  String.raw`\b(?:jak|kiedy|gdy|po) (?:\w+ )?(?:wypije|pije|sie napije|popije|pijaku|wodce|alkoholu|trzezwy nie jest|jest pijany|wraca pijany) (?:\w+ ){0,2}(?:bije|leje|lata|wali|rzuca sie|tlucze|robi sie agresywny|podnosi reke|szarpie|dusi|kopie)\b`,
  String.raw`\b(?:mam|znowu mam|chodze z|ukrywam|zakrywam|pudruje|maskuje|zakladam \w+ na) (?:\w+ ){0,3}(?:siniak\w*|since|limo|podbite oko|slady) (?:\w+ ){0,2}(?:od|po|bo|przez|zrobil\w*) (?:\w+ ){0,1}(?:mez\w*|maz|ojc\w*|ojczym\w*|partner\w*|chlopak\w*|matc\w*|brat\w*|nim|niego|jego|bici\w*|pasi\w*|kabl\w*|szef\w*)`,
];

const TOUCHED = [
  String.raw`\b(?:zlapal|zlapali|lapie|lapal|chwyta|chwycil|dotyka|dotknal|dotykal|maca|macal|pomacal|oblapia|oblapial|klepie|klepnal|klepal|gladzi|gladzil|sciska|szczypie|uszczypnal|glaszcze|poglaskal) (?:mnie|nas|dziewczyny|kelnerki|pracownice) (?:\w+ )?(?:za|po|w) (?:piers\w*|biust\w*|cyck\w*|tyl\w*k\w*|tylek|dup\w*|posladk\w*|pup\w*|kroc\w*|ud[oa]\w*|udz\w*|miejsc\w* intymn\w*)`,
  String.raw`\b(?:reke|rece|lape|lapy|dlon) (?:\w+ ){0,2}(?:pod (?:spodnice|bluzke|sukienke|koszulke|stanik|fartuch)|w (?:majtki|stanik|spodnie)|miedzy (?:nogi|uda))`,
  String.raw`\b${HURTER} (?:\w+ ){0,3}(?:dotyka|dotykal|obmacuje|obmacywal|maca|macal|caluje) mnie (?:\w+ ){0,5}(?:w nocy|tam gdzie|tam na dole|intymn\w*|gdy spie|kiedy spie|w lozku|w lazience|na sile|wbrew|choc|chociaz|nie chce|od dziecka|nadal|dalej|gdy nikt|kiedy nikt|w magazynie|na zapleczu|w szatni|bez zgody)`,
  String.raw`\bdotyka(?:l)? mnie (?:\w+ ){0,3}(?:tam gdzie nie|choc|chociaz|mimo ze|wbrew|bez mojej zgody|w nocy|od dziecka|intymn\w*)`,
  String.raw`\b(?:wchodzi|wlazi|kladzie sie|przychodzi|wslizguje sie|pakuje sie) (?:\w+ ){0,3}(?:do mojego lozka|mi do lozka|do mnie do lozka|pod moja koldre|do mojego pokoju w nocy|w nocy do mojego pokoju|mi pod prysznic|do lazienki gdy sie|do lazienki kiedy sie)`,
  String.raw`\b(?:caluje|pocalowal|calowal|wpycha) (?:mnie|mi) (?:\w+ ){0,2}(?:na sile|sila|wbrew|jezyk)`,
  String.raw`\b(?:zmusza|zmusil|zmuszal|przymusza|naciska) (?:mnie|mie) (?:\w+ ){0,2}(?:do (?:zblizen|zblizenia|wspolzycia|seksu|stosunku|lozka)|w lozku)`,
  String.raw`\b(?:nie przyjmuje odmowy|nie slucha gdy mowie nie|bierze mnie sila|wzial mnie sila|robi to (?:choc|chociaz|mimo ze) (?:mowie|mowilam|nie chce|placze|prosze)|robi ze mna co chce)`,
  String.raw`\b(?:seks\w*|noc|przysluge|lozko|numerek|lodzik\w*) (?:\w+ )?za (?:umowe|prace|podwyzke|premie|grafik|mieszkanie|pokoj|nocleg|dlug|papiery|zaliczenie|awans)`,
  String.raw`\b(?:jak|jesli|jezeli) (?:\w+ ){0,4}(?:sie z nim nie przespie|z nim nie pojde do lozka|nie dam mu|mu nie dam)\b|\b(?:musze|musialam|mam|kazal\w* mi|kaze mi) (?:\w+ ){0,2}(?:sie z nim przespac|przespac sie z|isc z nim do lozka|siadac mu na kolanach)`,
  String.raw`\b(?:pokazuje|pokazal|wysyla|wyciaga|wyciagnal) (?:mi|przy mnie) (?:\w+ ){0,2}(?:penisa|fiuta|kutasa|genitali\w*|czlonka)`,
  String.raw`\b(?:dosypal|wsypal|dolal) mi (?:\w+ ){0,2}(?:cos|do (?:drinka|piwa|napoju|wina))`,
];

const TRAFFICKED = [
  String.raw`\b(?:znajdzie|znajda|wie gdzie|wiedza gdzie|zabij\w*|skrzywdz\w*|dopadn\w*|dorwie|dorwa|zemszcz\w*|zalatwi\w*) (?:\w+ ){0,4}(?:moja|moje|mojej|nasze|nasza|naszych|mojego) (?:\w+ )?(?:rodzin\w*|dzieci|dziecko|matk\w*|mama|mame|siostr\w*|corke|syna|braci|brata|bliskich)`,
  String.raw`\b(?:jesli|jak|gdy|jezeli) (?:\w+ ){0,2}(?:odejd\w+|uciekn\w+|powiem|zglosz\w*|poskarz\w*|pojde na policje|odmowi\w*)(?: \w+){0,4} (?:zabij\w*|pobij\w*|znajd\w+ (?:mnie|nas|moj\w*|nasz\w*)|skrzywdz\w*|polami\w*|spala? (?:mi|nam|mnie|nas|dom)|zaplac\w* rodzin\w*|dorw\w+ (?:mnie|nas)|dopadn\w* (?:mnie|nas))`,
  String.raw`\b(?:odpracow\w+|splacam|splacamy|splacac|odrabia\w*) (?:\w+ ){0,3}(?:dlug|przejazd|bilet|przyjazd|wize|sprowadzenie|podroz)\b(?: \w+){0,8} (?:nie (?:moge|mozemy|wolno) (?:\w+ ){0,1}(?:odejsc|wyjsc|wyjechac|uciec)|nie (?:puszcz\w*|wypuszcz\w*) (?:mnie|nas)|groz\w*|dokument\w*|paszport\w*|bij[ae])`,
  String.raw`\b(?:nie (?:moge|mozemy|wolno|pozwalaja|puszczaja)) (?:\w+ ){0,2}(?:odejsc|wyjsc|wyjechac|uciec)(?: \w+){0,3} (?:bo|dopoki|poki|zanim) (?:\w+ ){0,3}(?:dlug|przejazd|bilet)`,
  String.raw`\b(?:kaza|kaze|kazali|kazal|zmuszaja|zmusza|zmusili) (?:mi|nam|mnie|nas) (?:\w+ ){0,3}(?:krasc|kradlam|zebrac|zebraniny|kradziezy|sprzedawac (?:narkotyki|cialo)|wozic narkotyki|przewozic narkotyki|brac kredyty|zakladac konta|oszukiwac starsz\w+|tanczyc nago|sie prostytuowac|stac na ulicy)`,
  String.raw`\b(?:wszystko co (?:zarobie|zarobimy|uzebrze)|(?:cala|cale) (?:wyplat\w*|zarob\w*|jalmuzn\w*)) (?:\w+ ){0,2}(?:(?:zabiera|odbiera)\w*|(?:oddaj\w*|musze oddac|musimy oddac) (?:im|jemu|alfons\w*|opiekun\w*))\b`,
  String.raw`\b(?:dla|od|u) alfons\w*|\balfons (?:\w+ ){0,3}(?:mnie|mi|nas|kaze|zabiera)`,
  String.raw`\b(?:nie plac\w*|bez (?:zaplaty|pieniedzy|wyplaty|wynagrodzenia)|pieniedzy nie ma)(?: \w+){0,8} (?:bij[ae]|groz\w*|zamykaj\w*|pilnuj\w* nas|strasz\w* (?:policja|deportacja|bronia))`,
  String.raw`\b(?:obiecywal\w*|obiecali|mialam byc|mialam pracowac|mialo byc|oferta byla)(?: \w+){0,10} (?:dom publiczny|domu publicznym|burdel\w*|agencj\w+ towarzysk\w+|prostytu\w*|sypiac z|nocnym klubie i nie)`,
  String.raw`\b(?:wieza|wiezi|przetrzymuja|przetrzymuje) (?:mnie|nas)\b|\btrzymaja? (?:tu )?nas (?:tu )?(?:sila|na sile|wbrew|jak (?:niewolnik|wiezni|psy|zwierzet)\w*)`,
];

const ENGLISH = [
  String.raw`\b(?:husband|boyfriend|girlfriend|partner|wife|father|dad|stepfather|brother|mother|mom|ex|he|she|they)(?: \w+){0,3} (?:hits?|beats?|chokes?|kicks?|slaps?|punche[sd]|rapes?|raped|choked|slapped|kicked|threatens?) (?:me|us)\b(?! (?:at|in (?:chess|games?|tennis))\b)`,
  String.raw`\b(?:wont|not|never|doesnt|dont) (?:let|allow|letting|allowed) (?:me|us)(?: to)? (?:leave|go out|go outside)\b`,
  String.raw`\b(?:i am|im|we are) not allowed to leave\b`,
  String.raw`(?<!\bi )\b(?:took(?: away)?|taken(?: away)?|takes?(?: away)?|keeps?|kept|holds?|holding|confiscated|locked|hid|hides?|stole|has|have) (?:my|our) (?:passports?|documents|papers)\b`,
  String.raw`\b(?:forc\w+|makes?) (?:me|us)(?: \w+){0,3} (?:sex|sleep with|prostitut\w*|for free|without pay)`,
  String.raw`\block(?:s|ed)? (?:me|us) (?:in|up|inside)\b`,
  String.raw`\b(?:threaten\w*|wants?|going|swore|says he will|said he will|says hell|said hell) (?:\w+ ){0,2}(?:to )?(?:kill|hurt|beat|burn|rape|stab) (?:me|us|my (?:kids|children|family|mother|sister))\b`,
  String.raw`\b(?:they|he|she|boss|owner|manager|agency|agent|coordinator)(?: \w+){0,2} (?:forc\w+|makes?) (?:me|us) (?:to )?work(?: \w+){0,8} (?:beat\w*|hit\w*|threat\w*|lock\w*|passports?|without pay|for free|no pay)`,
  String.raw`\b(?:beats?|beat up|beating|whip\w*|chok\w+|strangl\w+|rap\w+) (?:me|us)\b(?! (?:at|in (?:chess|games?|tennis)|to (?:it|the punch)|every time we play)\b)`,
  String.raw`\b(?:touch\w*|grop\w+|grab\w*) (?:me|my (?:breasts?|butt|ass|thighs?|body))(?: \w+){0,4} (?:without|against|even though|when i sleep|at night|every shift|inappropriately|breasts?|butt|ass)`,
  String.raw`\b(?:broke|breaks|twisted|burned|burnt) my (?:arm|nose|ribs?|wrist|jaw|finger|hand|teeth|tooth)\b(?: \w+){0,6} (?:because|when i|he|husband|boyfriend|father|dad|again)|\b(?:husband|boyfriend|father|dad|stepfather|brother|he|ex|boss)(?: \w+){0,3} (?:broke|twisted|burned|burnt) my\b`,
];

const KIN_CYRILLIC = String.raw`(?:чоловік|муж|хлопець|парень|вітчим|отчим|батько|отец|брат|партнер|він|он|начальник|хозяин|господар)`;
const BOSS_CYRILLIC = String.raw`(?:роботодавець|работодатель|начальник|хозяин|господар|шеф|бригадир|посредник|посередник|агенція|агентство|вони|они|він|он|мені|мне|нам|у нас|у мене|у меня)`;
const STRIKES = String.raw`(?:б'є|бьет|б'ють|бьют|побив|побил|избивает|избил|душить|душит|ґвалтує|насилует|погрожує|угрожает|знущається|издевается)`;
const ME_CYRILLIC = String.raw`(?:мене|меня|нас|мною|мной|мені|мне|нам)`;
const PASSPORT = String.raw`(?:паспорт\p{L}*|документ\p{L}*)`;
const CYRILLIC = [
  String.raw`(?<!\p{L})${KIN_CYRILLIC}(?: \p{L}+){0,2} ${ME_CYRILLIC}(?: \p{L}+){0,2} ${STRIKES}(?!\p{L})`,
  String.raw`(?<!\p{L})${KIN_CYRILLIC}(?: \p{L}+){0,2} ${STRIKES} (?:\p{L}+ ){0,2}${ME_CYRILLIC}(?!\p{L})`,
  String.raw`(?<!\p{L})${ME_CYRILLIC} (?:б'ють|бьют|избивают|ґвалтують|насилуют)(?!\p{L})`,
  String.raw`(?<!\p{L})${BOSS_CYRILLIC}(?: \p{L}+){0,2} (?:забра\p{L}+|забира\p{L}+|відібра\p{L}+|отобра\p{L}+|удержива\p{L}+|трима\p{L}+|держ\p{L}+|не віддає|не віддають|не отдает|не отдают)(?: \p{L}+){0,2} ${PASSPORT}`,
  String.raw`(?<!\p{L})(?:забра\p{L}+|відібра\p{L}+|отобра\p{L}+) (?:мій|мої|мой|мои|у мене|у меня|мені|мне|наші|наши) ${PASSPORT}`,
  String.raw`(?<!\p{L})не (?:випуска\p{L}+|выпуска\p{L}+)(?!\p{L})(?: ${ME_CYRILLIC})?(?: (?:з|із|из) \p{L}+)?`,
  String.raw`(?<!\p{L})(?:змушу\p{L}+|заставля\p{L}+|примушу\p{L}+|принужда\p{L}+)(?: \p{L}+){0,3} (?:безкоштовно|бесплатно|без оплат\p{L}+|секс\p{L}*|проституц\p{L}+|спати з|спать с)`,
  String.raw`(?<!\p{L})(?:запира\p{L}+|замыка\p{L}+|замика\p{L}+|закрива\p{L}+|закрыва\p{L}+) (?:нас|мене|меня)(?!\p{L})|(?<!\p{L})(?:нас|мене|меня) (?:запира\p{L}+|замика\p{L}+|закривають|закрывают)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:нас|мене|меня)(?: \p{L}+){0,8} (?:и|і|та|й) (?:б'ють|бьют)(?!\p{L})`,
];

export const OF_FORCE: readonly string[] = [
  ...HELD,
  ...WITHOUT_PAPERS,
  ...FORCED,
  ...STRUCK,
  ...HURT,
  ...TOUCHED,
  ...TRAFFICKED,
  ...THREATENED,
  ...ENGLISH,
  ...CYRILLIC,
];

// What may be violence or may not: a line with a number stands beside it, and nothing is stopped.
export const PERHAPS_FORCE: readonly string[] = [
  String.raw`\b(?:maz|partner|chlopak|ojciec|on|byly)(?: \w+){0,2} nie daje mi (?:\w+ )?(?:pieniedzy|grosza|na (?:zakupy|jedzenie|leki))`,
  String.raw`\b(?:boje sie|balam sie|balem sie|przerazam sie) (?:\w+ ){0,2}(?:meza|zony|ojca|ojczyma|matki|partnera|chlopaka|bylego|brata|syna|gdy wraca|kiedy wraca|jak wraca|gdy pije|kiedy pije|jak pije|jak wypije|gdy wypije|kiedy wypije|co (?:on )?(?:mi|nam) zrobi)\b`,
  String.raw`\b(?:chowam|chowamy|chowalam|chowalem|zamykam|zamykamy|zamykalam|barykaduj\w+) (?:sie|z dziecmi|z synem|z corka)(?: \w+){0,4} (?:przed (?:nim|mez\w+|ojc\w+|ojczymem|partnerem|bratem|matka|zona)|w (?:lazience|szafie|piwnicy|komorce|toalecie)|na klucz (?:przed|bo|gdy|kiedy|jak))`,
  String.raw`\b(?:spie|spimy|sypiam|nocuje|nocujemy)(?: \w+){0,4} (?:z nozem|w ubraniu (?:bo|zeby|gdyby)|na klatce|u (?:sasiad\w+|kolezank\w+) (?:bo|gdy|kiedy) (?:maz|ojciec|on|partner|ojczym|pije|wraca))`,
  String.raw`\b(?:zakaz zblizania|niebiesk\w+ kart\w*|niebiesk\w+ lini\w*|obdukcj\w*|osrodku? interwencji|osrodek interwencji|schronisk\w+ dla (?:kobiet|matek|ofiar)|dom\w* samotnej matki)\b`,
  String.raw`\b(?:uciekl\w+|uciekam|wyprowadzil\w+ sie|odeszl\w+|odszedlem|wyrwal\w+ sie)(?: \w+){0,3} od (?:mez\w+|niego|ojca|ojczyma|partnera|chlopaka|oprawc\w+)`,
  String.raw`\b(?:maz|partner|chlopak|ojciec|on|byly|eks|zona|brat|matka)(?: \w+){0,3} (?:kontroluje|sprawdza|sledzi|nachodzi|przesladuje|wystaje|wydziela|zabiera|podsluchuje|szpieguje)(?: \w+){0,3} (?:mnie|mi|moj telefon|moja wyplate|moje wiadomosci|pod (?:moim )?(?:domem|blokiem|praca)|kazda zlotowke|pieniadze)\b`,
  String.raw`\b(?:maz|partner|chlopak|ojciec|on|byly|tesc\w*)(?: \w+){0,3} (?:nie pozwala|zabrania|zabronil|nie puszcza|kaze)(?: mi)?(?: \w+){0,3} (?:wychodzic|pracowac|zarabiac|spotykac|dzwonic|rozmawiac|siedziec w domu|miec (?:konta|telefonu|pieniedzy|znajomych)|uczyc sie|isc do pracy|odejsc)`,
  String.raw`\b${HURTER}(?: \w+){0,4} (?:wyzywa|poniza|upokarza|wrzeszczy na|zastrasza|terroryzuje|szantazuje|grozi|grozil) (?:mnie|mi|nas|nam)\b(?! (?:zwolnieni|nagan|wypowiedzeni|degradacj|zeslani|pol)\w*)`,
  String.raw`\b${HURTER}(?: \w+){0,2} (?:mnie|mi|nas|nam) (?:\w+ )?(?:wyzywa|poniza|upokarza|zastrasza|terroryzuje|grozi|grozil)\b(?! (?:zwolnieni|nagan|wypowiedzeni|degradacj)\w*)`,
  String.raw`\b(?:maz|ojciec|ojczym|partner|chlopak|brat|stary|matka|mama|tata|on|byly)(?: \w+){0,4} (?:rozwala|demoluje|rozbija|wybija|niszczy|rozwalil|zdemolowal|wywazyl|kopie w|wali w)(?: \w+){0,3} (?:drzwi|meble|mieszkanie|szyb\w*|szaf\w*|telefon|sciany|talerze|wszystko)\b`,
  String.raw`\b(?:bit[aey]|bici|bil|bila|lanie|lal|pasem|kablem|molestowa\w+|gwalt\w*|zgwalcon\w*|wykorzystywan\w*|dotykal|przemoc\w*)\b(?: \w+){0,6} (?:dziecinstwie|dzieckiem|dziecko|dziecka|kiedys|lat temu|latami|przez lata|w domu|mlodosci)\b`,
  String.raw`\b(?:dziecinstwie|dzieckiem|dziecko|dziecka|kiedys|lat temu|latami|przez lata|w domu|mlodosci)\b(?: \w+){0,6} (?:bit[aey]|bici|bil|bila|lanie|lal|pasem|kablem|molestowa\w+|gwalt\w*|zgwalcon\w*|wykorzystywan\w*|dotykal|przemoc\w*)\b`,
  String.raw`\bmam (?:\w+ ){0,2}(?:since|siniak\w*|limo|podbite oko)\b`,
  String.raw`\b(?:afraid of|scared of) (?:my (?:husband|boyfriend|father|dad|stepfather|partner|ex|brother)|him|going home|what he)\b`,
];
