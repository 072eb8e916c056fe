// Does somebody say to be a pupil or under 18? Their own words only: not their children's, their pupils' or their own school days,
// and not 16 years of work. A fact that only an adult has (a diploma, years of work) outweighs an unclear sentence.
import { plain, plainPattern } from './reading.ts';

type MinorFacts = { education?: string; years?: number };

const ADULT_EDUCATION = new Set(['policealne', 'licencjat_inzynier', 'magister']);
const ADULT_YEARS = 4;

const NUMBERS =
  `siedem osiem dziewiec dziesiec jedenascie dwanascie trzynascie czternascie pietnascie szesnascie siedemnascie`.split(
    ' ',
  );
const SPELLED = new RegExp(`\\b(${NUMBERS.join('|')})\\b`, 'g');
const FIRST_NUMBER = 7;

const SCHOOL = String.raw`(?:podstawow(?:k|c)\w*|szkol\w* (?:podstawow\w*|sredni\w*|branzow\w*|zawodow\w*)|liceum|licka|lo|ogolniak\w*|technikum|tech|zawodowc\w*|branzowk\w*|branzowc\w*|gimnazjum|gim\w{0,3}|szkoly|szkole|budowy szkoly|ogolniaka|lice\w{1,3}|bursy)\b`;
const CLASS = String.raw`(?:(?:\d|i{1,3}|iv|v|vi{1,3}|pierwsz\w+|drugi\w+|trzeci\w+|czwart\w+|piat\w+|szost\w+|siodm\w+|osm\w+|maturaln\w+|ostatni\w+)[.-]?(?:a|e|ej|j|sza|ga|cia|ta|ma)? ?(?:klas\w*|kl\b\.?))`;

/** Said of oneself, now. */
const MINOR = [
  String.raw`\bmam (?:juz |dopiero |teraz |obecnie |tylko |prawie |niecale |zaledwie |aktualnie )?#(?: ?l(?:at)?\b| ?latek| ?$| ?,| (?:i|ale|a|wiosen|lata)\b)`,
  String.raw`\b(?:mam )?lat (?:mam )?#`,
  String.raw`\b(?:mam )?(?:niecale|prawie|nieskonczone|jeszcze nie) (?:18|osiemnascie)\b`,
  String.raw`\b(?:nie mam|bez) skonczon\w+ (?:18|osiemnast\w+)`,
  String.raw`^ ?(?:\w+ )?(?:nastolatk\w|nastolatek)\b`,
  String.raw`\b(?:zaczynam|zaczalem|zaczelam|ide do|rozpoczynam|trwa moje|przede mna)(?: \w+)? (?:${SCHOOL})`,
  String.raw`^ ?(?:wybor|wybieram) (?:\w+ )?(?:${SCHOOL})`,
  String.raw`\begzamin\w* osmoklasist\w*`,
  String.raw`\bw szkole (?:\w+ ){0,2}lubie\b|\b(?:pani|pan) od (?:matm\w*|matematyk\w*|polskieg\w*|histori\w*|biologi\w*|chemi\w*|fizyk\w*|angielskieg\w*|wf\w*|plastyk\w*)`,
  String.raw`\b(?:wkrotce|niedlugo|zaraz|w \w+) (?:skoncze|koncze|bede mial[ae]?) #`,
  String.raw`\bmam #(?: i pol(?: roku)?|l)\b`,
  String.raw`\b(?:do|w) klas(?:y|ie) \w+ (?:w |o profilu )?(?:${SCHOOL})`,
  String.raw`\b(?:poszl[ae]m?|poszedl\w*|pojsc|isc|ide|dostane sie|dostac sie|zlozyc papiery) do (?:\w+ )?(?:liceum|technikum|branzowki|szkoly sredniej|ogolniaka)`,
  String.raw`\b(?:szkol\w+ srednia|liceum|technikum|profil)(?: \w+){0,2} (?:wybrac|wybieram|wybiore)`,
  String.raw`\b(?:in high school|in middle school|# years old|# yo\b)`,
  String.raw`\bwiek\w*:? #\b`,
  String.raw`\b(?:skonczyl[ae]m|ukonczyl[ae]m|koncze|kończe|bede mial[ae]?) (?:niedawno |wlasnie |wkrotce |zaraz |w \w+ )?# (?:lat|rok)`,
  String.raw`(?<!jak |jakby |niz )\b(?:jestem|tu|ja) ?,? ?(?:\w+ )?(?:#[- ]?(?:latk\w*|latek|letni\w*)|(?:${NUMBERS.join('|')})\w{0,2}latk\w*|(?:trzynasto|czternasto|pietnasto|szesnasto|siedemnasto|dwunasto)(?:lat\w+|letni\w*))`,
  String.raw`\bnie (?:mam|skonczyl[ae]m|ukonczyl[ae]m)(?: jeszcze| nawet)? (?:18|osiemnast\w+)`,
  String.raw`\b(?:niedlugo|wkrotce|za (?:rok|pol roku|miesiac|\w+ (?:lata|lat|miesiac\w*|tygodni\w*))|dopiero za \w+(?: \w+)?|w przyszlym roku) (?:bede mial[ae]?|skoncze|koncze|mam) (?:18|osiemnast\w+)`,
  String.raw`\b(?:skoncze|koncze|bede mial[ae]?) (?:18|osiemnastk\w*|osiemnascie)(?: lat)?(?: dopiero)? (?:za|w|dopiero|niedlugo)`,
  String.raw`^ ?(?:18|osiemnascie) lat (?:(?:koncze|skoncze|bede mial[ae]?|mam) )?(?:za (?:rok|pol|miesiac|tydzien|\w+ (?:dni|lata|miesi\w+|tygodni\w*))|dopiero|niedlugo|wkrotce|w \p{L}{2,}(?:niu|tym|cu|ju|cznym)\b)`,
  String.raw`\bprzed (?:moj\w+ )?osiemnastk\w*`,
  String.raw`\bjestem (?:jeszcze |dopiero |wciaz |nadal |tylko )?(?:\w+ )?(?:niepelnoletni\w*|nieletni\w*|nastolatk\w+|nastolatek|dzieckiem)`,
  String.raw`\b(?:nie jestem|nie mam|nie bede) (?:jeszcze )?(?:pelnoletni\w*|pelnoletnosci|dorosl\w*)`,
  String.raw`\b(?:chodze|ide|uczeszczam|dojezdzam|trafil[ae]m|dostal[ae]m sie)(?: \w+)?(?: \w+)? do (?:\w+ )?(?:\w+ )?(?:${CLASS}|${SCHOOL})`,
  String.raw`\b(?:ucze|uczymy) sie (?:jeszcze |nadal |obecnie |teraz )?w (?:\w+ )?(?:${CLASS}|${SCHOOL})`,
  String.raw`\bjestem (?:teraz |obecnie |jeszcze |aktualnie |dopiero |juz )?(?:w|na) (?:\w+ )?(?:${CLASS}|${SCHOOL}|klasie|klasy)`,
  String.raw`\b(?:jestem|ja|tu|tutaj|jako) (?:\w+ )?(?:\w+ )?(?:uczni\w+|uczen|uczennic\w+|licealist\w+|maturzyst\w+|osmoklasist\w+|technikant\w*|gimnazjalist\w+|siodmoklasist\w+|pierwszoklasist\w+|drugoklasist\w+|trzecioklasist\w+|czwartoklasist\w+)`,
  String.raw`^ ?(?:\w+ )?(?:uczen|uczennica|uczniak|licealist\w|maturzyst\w|osmoklasist\w)(?: \w+)?(?: (?:klasy \d|\d klasy|${CLASS}|${SCHOOL})| ?$)`,
  String.raw`^ ?(?:\w+ )?klas\w (?:\d|i{1,3}v?|v|vi{1,3}|maturaln\w+|osm\w+)\b`,
  String.raw`\bklas[aey] (?:[1-8]|i{1,3}|iv|v|vi{1,3}) (?:${SCHOOL})`,
  // Not 'dwie klasy technikum', which are behind somebody.
  String.raw`^ ?(?:teraz |obecnie |aktualnie )?(?!\d klasy? )${CLASS},? ?(?:${SCHOOL}|$|,|profil|biol|mat|hum)`,
  String.raw`^ ?\d ?(?:lo|technikum|tech|liceum|podstawowki)\b`,
  String.raw`\b(?:za|w|przede|do|na|czeka|mnie|mam|zdaje|pisze|zdawac|zdawal\w*|podejde) (?:(?:\w+ ){1,4})?(?:matur(?:a|y|e|ze)|egzamin\w* osmoklasist\w*)\b(?! (?:z|w|mam|mial|zdal|z \w+) (?:19|20[01]))`,
  String.raw`\b(?:matur\w+|egzamin osmoklasisty) (?:\w+ )?(?:za (?:rok|pol|dwa|trzy|kilka|pare|\d|niecal\w+|miesiac)|w maju|w tym roku|w przyszlym|przede mna|jeszcze|dopiero|sie zbliza|tuz)`,
  String.raw`\b(?:po|miedzy) lekcjach|\bna lekcjach w (?:szkole|liceum)|\bw mojej klasie\b|\bmoj\w* wychowawc\w+|\bmoje? (?:swiadectwo z paskiem|oceny w szkole)`,
  String.raw`\b(?:wybieram|wybrac|wybor|zdecydowac|isc|pojsc|dostac sie)(?: \w+){0,4} (?:do liceum|do technikum|liceum czy|technikum czy|szkole srednia|szkoly sredniej|profil w liceum|szkole po podstawow\w+|po osmej klasie)`,
  String.raw`\b(?:koncze|konczyl[ae]m dopiero|skoncze|bede konczyl[ae]?)(?: \w+){0,3} (?:podstawowke|osma klase|8 klase|liceum|technikum|szkole srednia|gimnazjum|branzowke|ogolniak)`,
  String.raw`\b(?:i am|im|i m) (?:a )?(?:#(?: years| yo|yo|y o| ?,| ?$)|teenager|high school student|minor)|\b(?:high school|middle school) student|мені # рок|мне # (?:лет|год)|(?<!\p{L})я (?:учень|учениця|школяр\w*|школьни\w+)|(?:навчаюс\S*|вчус\S*|учусь) (?:в|у) (?:\S+ )?(?:ліцеї|школі|школе|лицее|класі|классе|\d+ клас\S*)|мені (?:ще )?немає 18`,
].map(compiled);

/** '16 lat' alone: an age, unless work is spoken of anywhere. */
const BARE_AGE = [
  String.raw`^ ?(?:wiek ?:? ?|lat ?:? ?)?# ?l(?:at)?\.? ?(?:$|ucz|chodze|jestem|lubie|interes|z (?:miasta|wsi))`,
  String.raw`^ ?#[- ]?lat(?:ek|ka)\b`,
].map(compiled);
const WORKING =
  /prac(?:uj|owa|y\b|a\b)|zawod|staz|doswiadcz|kierowc|firm|etat|branz|emeryt|zatrudn|jako |bylem|bylam|kucharz|spawacz|handl/;

/** 'Pielęgniarka, 16 lat': a trade of years of study, in which nobody is under eighteen; then it is how long. */
const GROWN_TRADE = plainPattern(
  String.raw`^ ?(?:pielegniar(?:ka|z)|polozna|lekar(?:z|ka)|farmaceut(?:a|ka)|nauczyciel(?:ka)?|ksiegow(?:a|y)|inzynier|prawni(?:k|czka)|psycholo(?:g|zka)|fizjoterapeut(?:a|ka)|logoped(?:a|ka)|policjant(?:ka)?|strazak|zolnierz|architekt(?:ka)?|urzedni(?:k|czka)|ratowni(?:k|czka) medyczn\w+|listonosz(?:ka)?|ochroniarz|dyrektor(?:ka)?|kierowni(?:k|czka)|handlowiec)\b`,
);

/** 'Asystentka stomatologiczna, 7 lat': work that nobody under fifteen does; the young learn some of it later. */
const ANY_TRADE = plainPattern(
  String.raw`^ ?(?:programist(?:a|ka)|informaty(?:k|czka)|admin(?:istrator(?:ka)?)?|tester(?:ka)?|anality(?:k|czka)|logisty(?:k|czka)|spedytor(?:ka)?|grafi(?:k|czka)|asystent(?:ka)?|kurier(?:ka)?|kelner(?:ka)?|kasjer(?:ka)?|sprzedaw(?:ca|czyni)|fryzjer(?:ka)?|kosmetyczka|magazynier(?:ka)?|mechanik|elektryk|hydraulik|slusarz|murarz|stolarz|brukarz|glazurnik|operator(?:ka)?|monter|opiekun(?:ka)?|sprzataczka|pokojowa|krawcowa|szwaczka|barman(?:ka)?|gornik|technik|taksowkarz|piekarz|cukierni(?:k|czka)|lakiernik|tokarz|dekarz|rejestratorka|recepcjonist(?:a|ka)|sekretarka)\b`,
);
/** 'Kasa w markecie, 15 lat', in any clause. */
const WORKPLACE = plainPattern(
  String.raw`\b(?:kas[aey] (?:w|na)|(?:na|w|przy) (?:kasie|magazynie|budowi?e|produkcji|hali|tasmie|sklepie|biedronce|zabce|lidlu|markecie|dyskoncie|piekarni|restauracji|hotelu|kuchni|biurze|szpitalu|przychodni|przedszkolu|zlobku|urzedzie|wojsku|policji|kopalni|hucie|kolei|warsztacie|ubojni|poczcie|fabryce|zakladzie|dps|nockach)|nocki|akord\w*)\b|^ ?(?:przedszkole|zlobek|magazyn|budow[ay]|sklepy?|gastro(?:nomia)?|szpital|produkcja|hurtownia|piekarnia|stolarnia|warsztat|biuro|urzad|ksiegowosc|kadry)\b`,
);
/** 'Controlling, 11 lat': a department or a hall as the whole of a clause. */
const FIELD_OF_WORK =
  /^ ?(?:controlling|kontroling|helpdesk|logistyka|kadry(?: i place)?|ksiegowosc|magazyn|produkcja|hala|infolinia|call center|recepcja|dzial \w+|spedycja|windykacja|tiry?|oiom|sor|szwalnia)$/;
const TOO_YOUNG_TO_WORK = /^ ?(?:[7-9]|1[0-4]) ?l(?:at)?\.? ?$/;

/** What makes the same words mean something else: said of the clause in which they stand. */
const OTHERWISE = [
  String.raw`(?:[7-9]|1\d) ?(?:lat|l)\b(?! (?:s?koncze|bede) )(?: (?!i\b|ale\b|a\b)\w+){0,2} (?:doswiad\w*|stazu|stażu|pracy|praktyki|w|na|jako|prawo|przerwy|do|za soba|firme|dzialaln\w*|kariery|sluzby|nauki|roznicy|kredyt\w*|zwiazku|malzenstw\w*|przy|po|stazem|uczenia|grania|trening\w*|mieszkam|temu|wstecz|od|uprawni\w*|zawodu|wprawy|abstynencj\w*|emigracji|swoj\w*|z)\b`,
  String.raw`\b(?:od|przez|po|ponad|okolo|z) (?:[7-9]|1\d) lat`,
  String.raw`\b(?:corka|corki|corke|corce|corka|syn|syna|synowi|synem|synow|dziecko|dzieci|dziecka|dzieciak\w*|brat|brata|bratu|siostr\w+|wnuk\w*|wnucz\w*|moi uczniowie|uczniowie|uczniow|uczniom|uczniami|podopieczn\w*|bratan\w*|siostrzen\w*|mlodsz\w+ \w+|pasierb\w*|blizniak\w*|nasz\w* \w+)\b`,
  String.raw`\b(?:ucze|uczylam|uczylem|trenuj\w+|nauczyc\w+|wychowawc\w+ klas\w*|pracuje|pracowal\w*|pracownik\w*|prowadze|korepet\w*|przygotowuje (?:ucz|mlod|matur)\w*|katechet\w*|pedagog\w*|dyrektor\w*|sprzatam|wozn\w+|kucharka|sekretar\w*|ksiegow\w*|matka|matke|ojcem|rodzicem|jestem mama|jestem tata|jako rodzic)\b(?! sie)`,
  String.raw`\b(?:chodzil[ae]m|uczyl[ae]m sie|bylem|bylam|jako (?:nastolat\w+|dziec\w+|uczen\w*|uczennica|mlod\w+)|kiedy|gdy|jak mial\w+|mialem|mialam|dawno|w mlodosci|za czasow|lubilem|lubilam|skonczyl[ae]m|ukonczyl[ae]m|zdal[ae]m|rzucil[ae]m|przerwal[ae]m|po latach|lat temu|dla doroslych|zaoczn\w*|wieczorow\w*|policealn\w*|jezykow\w*|tanca|muzyczn\w*|rodzenia|jazdy|weekendow\w*|eksternist\w*|wiecznym|poprawi\w+|nostryfik\w*|bez matury|po maturze|mam mature|wyksztalceni\w*|z matura|nie mam matury|nie mam mature|zdana|czeladnicz\w*|trzeciego wieku|utw|letniej|rodzicow|za soba|egzaminator\w*)\b(?! 1[0-7] lat| # lat)`,
].map(compiled);

/** An age or a life that only adults have, anywhere in the answers. */
const ADULT = new RegExp(
  [
    String.raw`\bmam (?:juz |teraz |prawie )?(?:1[89]|[2-9]\d)(?: lat\w*| ?$| ?l\b|,)`,
    String.raw`\b(?:u?konczyl[ae]m|skonczyl[ae]m) (?:juz |niedawno |wlasnie )?(?:1[89]|[2-9]\d) (?:lat|rok)`,
    String.raw`\b(?:1[89]|[2-9]\d)[- ]?(?:latk\w*|latek|letni\w*)`,
    String.raw`^ ?(?:skonczone )?(?:1[89]|[2-9]\d) ?l(?:at)?\b(?!.*\b(?:za|ma|maja|bede|skoncze|dopiero|niedlugo|wkrotce|temu)\b)(?! w \p{L}{4,}(?:u|cu|niu)$)`,
    String.raw`\b(?:studiuje|jestem na (?:\w+ )?studiach|jestem (?:student\w*|emeryt\w*|wdow\w*|po studiach|po rozwodzie)|mam (?:meza|zone|dzieci|dwoje dzieci|troje dzieci|magistra|licencjat)|moj maz|moja zona|na emeryturze|na rencie|moje dzieci)\b`,
  ].join('|'),
  'u',
);

export function isMinor(texts: readonly string[], facts: MinorFacts): boolean {
  if (facts.education !== undefined && ADULT_EDUCATION.has(facts.education)) return false;
  if ((facts.years ?? 0) >= ADULT_YEARS) return false;
  const clauses = texts.flatMap(clausesOf);
  if (clauses.some((clause) => ADULT.test(clause))) return false;
  if (clauses.some((clause) => says(clause, MINOR))) return true;
  if (clauses.some((clause) => GROWN_TRADE().test(clause))) return false;
  const hasTrade = clauses.some(isOfWork);
  const isAge = (clause: string) => says(clause, BARE_AGE) && !(hasTrade && TOO_YOUNG_TO_WORK.test(clause));
  return !clauses.some((clause) => WORKING.test(clause)) && clauses.some(isAge);
}

// In the last class, before the exam or of age and still at school: some are eighteen and some are not.
const PERHAPS_OF_AGE =
  /\b(?:maturzyst\w*|klas\w* maturaln\w*|matur(?:a|e|y|ze)|pelnoletni\w*|(?:3|4|5|trzeci\w*|czwart\w*|piat\w*) klas\w* (?:technikum|liceum|lo)|koncz\w+ (?:liceum|technikum|szkole srednia)|ostatni\w* klas\w*|18|osiemnast\w*)\b/u;
const SURELY_UNDER =
  /\b(?:niepelnoletni\w*|nie jestem (?:jeszcze )?pelnoletni\w*|osmoklasist\w*|podstawow\w*|gimnazj\w*|za (?:rok|pol roku|\w+ (?:lata|lat|miesiac\w*)) (?:bede mial|skoncze|koncze)|(?:niecale|prawie|jeszcze nie|nie mam(?: jeszcze)?) (?:18|osiemnascie))\b|\b(?:[7-9]|1[0-7])[ -]?(?:lat\w*|latek|letni\w*)\b|\bmam (?:[7-9]|1[0-7])\b/u;

// 'Programista, 16 lat' and '16 lat, kasa w markecie': sixteen years of it, or somebody of sixteen.
const AGE_OR_YEARS = /^ ?1[5-7] ?l(?:at)?\.? ?$/;

/** Of texts that sound like a pupil's: whether to ask 'Czy masz 18 lat?' instead of turning away. */
export function mayBeOfAge(texts: readonly string[]): boolean {
  const all = texts.flatMap(clausesOf);
  const isUnclear = all.some(
    (one, place) =>
      AGE_OR_YEARS.test(one) && [all[place - 1], all[place + 1]].some((near) => isOfWork(near ?? '')),
  );
  if (isUnclear && !all.some((one) => says(one, MINOR))) return true;
  const clauses = all.join(' , ');
  return PERHAPS_OF_AGE.test(clauses) && !SURELY_UNDER.test(clauses);
}

const isOfWork = (clause: string) =>
  ANY_TRADE().test(clause) || WORKPLACE().test(clause) || FIELD_OF_WORK.test(clause);

function says(clause: string, patterns: readonly (() => RegExp)[]): boolean {
  return (
    patterns.some((pattern) => pattern().test(clause)) && !OTHERWISE.some((pattern) => pattern().test(clause))
  );
}

/** '#' is an age below 18. */
function compiled(source: string): () => RegExp {
  return plainPattern(source.replaceAll('#', String.raw`(?:[7-9]|1[0-7])(?![\d,.]\d|\d)`));
}

function clausesOf(text: string): string[] {
  return plain(text)
    .replaceAll(/\d+\s*[–—-]\s*\d+/g, 'zakres')
    .replaceAll(SPELLED, (word) => String(NUMBERS.indexOf(word) + FIRST_NUMBER))
    .split(/[.!?;,\n()–—]+|\s-\s/)
    .map((clause) => clause.replaceAll(/[^\p{L}\p{N}#:-]+/gu, ' ').trim())
    .filter((clause) => clause !== '');
}
