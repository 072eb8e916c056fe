// How people tell of being held, forced, threatened or beaten, by kind. Polish is written without diacritics, as it is compared; the other
// alphabets are folded in `force.ts`.

const WHO = String.raw`(?:szef\w*|pracodawc\w*|on|ona|oni|maz|partner\w*|chlopak|konkubent|ojczym|ojciec|brygadzist\w*|agencj\w*|posredni\w*|wlasciciel\w*|kierowni\w*)`;
const PAPERS = String.raw`(?:paszport\w*|dokument\w*|dowod\w*|karte pobytu|wize)`;
const OWN_PAPERS = String.raw`(?:paszport\w*|dowod\w* osobist\w*|kart\w* pobytu|(?:moje|nasze) dokumenty)`;
const WHOM = String.raw`(?:mnie|mi|nam|nas)`;
const BODY = String.raw`(?:brzuch\w*|twarz\w*|glow\w*|szyj\w*|wlos\w*|gardl\w*|plec\w*|nog\w*|zeb\w*|zebr\w*)`;
// 'Bije mnie na głowę', 'bije po kieszeni', 'bije mnie w scrabble'.
const FIGURE = String.raw`(?:na glowe|po kieszeni|po oczach|w (?:scrab|szach|warcab|gr|kart|teni|ping|fif|quiz|biegan|matemat)\w*)`;

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

const ENGLISH = [
  String.raw`\b(?:husband|boyfriend|girlfriend|partner|wife|father|dad|stepfather|brother|mother|mom|ex|he|she|they)(?: \w+){0,3} (?:hits?|beats?|chokes?|kicks?|slaps?|punche[sd]|rapes?|raped|choked|slapped|kicked|threatens?) (?:me|us)\b(?! (?:at|in (?:chess|games?|tennis))\b)`,
  String.raw`\b(?:wont|not|never|doesnt|dont) (?:let|allow|letting|allowed) (?:me|us)(?: to)? (?:leave|go out|go outside)\b`,
  String.raw`\b(?:i am|im|we are) not allowed to leave\b`,
  String.raw`(?<!\bi )\b(?:took(?: away)?|taken(?: away)?|takes?(?: away)?|keeps?|kept|holds?|holding|confiscated|locked|hid|hides?|stole|has|have) (?:my|our) (?:passports?|documents|papers)\b`,
  String.raw`\b(?:forc\w+|makes?) (?:me|us)(?: \w+){0,3} (?:sex|sleep with|prostitut\w*|for free|without pay)`,
  String.raw`\block(?:s|ed)? (?:me|us) (?:in|up|inside)\b`,
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
  ...THREATENED,
  ...ENGLISH,
  ...CYRILLIC,
];
