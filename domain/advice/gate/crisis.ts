// Does a text speak of death by one's own hand, of self-harm or of violence at home? Two hear it, each what the other misses: the rules,
// by the words that stand together, and the likeness to sentences of people in danger. What is certain is stopped with a calm sheet of
// telephone numbers; what lies between, and a danger that is over or is somebody's work, isn't: a gentle line with a number stands there.
import { clausesOf, understood, type Sentence } from './concepts.ts';
import { likeness } from './likeness.ts';
import type { Place, Places } from './phrases.ts';
import { plain, plainPattern, sentencesOf } from './reading.ts';
import type { CrisisRule } from './rules/crisis-rule.ts';
import { HARM_RULES, TELLING_RULES } from './rules/harm-rules.ts';
import { LIFE_RULES } from './rules/life-rules.ts';
import { OF_FORCE, PERHAPS_FORCE } from './words/force.ts';

// Does somebody tell of being held, forced to work or to sex, without their papers, or beaten now? The same sheet as in a crisis, with those
// who help against violence. What happened to others, at work or in sport, or is over passes by the words in between.
const CERTAIN = OF_FORCE.map(plainPattern);
const PERHAPS = PERHAPS_FORCE.map(plainPattern);

const NOT_NOW = /\b(?:kiedys|dawno|lat temu)\b/u;
const AT_WORK_OR_PLAY =
  /\b(?:od (?:komputer\w*|telefon\w*)|pokoj\w* zagadek|escape|przerw\w*|papieros\w*|wczesniej|urlop\w*|early|earlier|pacjent\w*|pasazer\w*|klienci|kibic\w*|osadzon\w*|uczen|uczniowie|kon|krow\w*|byk|pies|pilk\w*|trening\w*|sparing\w*|mecz\w*|boks\w*|przeciwni\w*|bramk\w*|kredyt\w*|dowod\w* rejestracyjn\w*|prawo jazdy|policj\w* (?:zabral|zatrzym)\w*|jestem (?:\w+ )?(?:kurator|dzielnicow|pedagog|policjant|psycholog|terapeut|prawni|adwokat)\w*|pracuj\w+ (?:\w+ )?z rodzinami|od zycia)\b/u;

const ELSEWHERE =
  /\b(?:film\w*|ksiazk\w*|serial\w*|gr[aey]|klient(?:ka|ce|owi|om|ek)?|podopieczn\w*|ofiar\w*|w urzedzie)\b/u;

export function speaksOfForce(text: string): boolean {
  return forceIn(text) === 'now';
}

/** 'perhaps': what is over, or may be meant otherwise. */
function forceIn(text: string): 'now' | 'perhaps' | 'none' {
  const found = new Set(plainSentencesOf(text).map(forceInSentence));
  return found.has('now') ? 'now' : found.has('perhaps') ? 'perhaps' : 'none';
}

const plainSentencesOf = (text: string) =>
  plain(text)
    .split(/[.!?;\n]+/)
    .map((sentence) => sentence.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim());

function forceInSentence(sentence: string): 'now' | 'perhaps' | 'none' {
  const says = (pattern: () => RegExp) => pattern().test(sentence);
  const isCertain = CERTAIN.some(says);
  if (!isCertain && !PERHAPS.some(says)) return 'none';
  if (ELSEWHERE.test(sentence) || AT_WORK_OR_PLAY.test(sentence)) return 'none';
  return isCertain && !NOT_NOW.test(sentence) ? 'now' : 'perhaps';
}

const BEATEN =
  /\b(?:bij[ea]|bil[ai]?|pobil\w*|leje|tlucze|napierdala|katuj\w*|dusi|gwalc\w*|zgwalc\w*|molest\w*|obmacuj\w*|zneca\w*|maltretuj\w*|groz\w+ mi|przemoc\w*|siniak\w*|krzywdzi)\b/u;
const OWN_HAND =
  /\b(?:zabic sie|sie zabi\w*|samoboj\w*|nie chce (?:juz )?zyc|umrzec|powies\w*|tabletk\w*|okalecz\w*)\b/u;

/** Of a text that the gate stopped: whether it tells of violence rather than of a wish to die. */
export function isOfViolence(text: string): boolean {
  const said = plain(text);
  return (speaksOfForce(text) || BEATEN.test(said)) && !OWN_HAND.test(said);
}

/** So much alike that no rule is needed, and so little that the words must mean something else (likeness.ts). */
const ALIKE = 1.5;
const OF_MUCH_WRITTEN = 2.5;
/** Words of a text, with its commas. */
const SHORT = 16;
const WHOLE_TEXT = 60;
const ALIKE_AND_HEARD = -1.8;
const HARDLY_ALIKE = -1;
const HARDLY_ALIKE_OF_MUCH = 1.5;
const ALIKE_THOUGH_DENIED = 4;
const UNLIKE = -3;

const RULES = [...HARM_RULES, ...LIFE_RULES];

// Written without spaces: a hashtag, or letters that were spaced out.
const RUN_TOGETHER =
  /[a-z]samob[ou]j[sc]|samob[ou]j[sc]\w*(?:zabi|zyc|hce)|niehc[a-z]{0,8}zyc|nie(?:mam|widze)[a-z]{0,9}zyc(?:$|,|ia|j)|zabicsie|siezabic|zabijesie|hc[a-z]{0,5}um[zs]*e?c|hceumz?r?z?ec|skonczezesoba|odbioresobiezycie|powieszesie|siepowiesic/;

// A piece of a word that was cut up: no Polish word has one consonant or two, but for a few.
const FRAGMENT = /^(?![wzo]$)(?:[bcdfghjklmnpqrstx]{1,3}|[bcdfghjklmnpqrstvwxz]{2,3})$/;

// Said between a 'nie' and the word that it denies: 'nie mam żadnych myśli samobójczych'.
const BETWEEN =
  /^(?:sie|siebie|sobie|o|do|mam|ma|mial\w*|miewam|mysl\w*|zadn\w*|sklonosc\w*|tendencj\w*|zapedow|nastroj\w*|zamiarow|hc\w*|planuj\w*|zamieza\w*|bede|zamiaru|planow|probow\w*|prob\w*|mialbym|ze|w|jestem|bylem|bylam|by|byc|dla|nikogo|nikomu)$/;
const NOT = /^(?:nie|nigdy|bez|ani|zaden|zamiast)$/;
const WEAKENS =
  /^(?:czy|dlatego|tylko|niz|powstrzym\w*|walk\w*|walcz\w*|staram|ledwo|powod\w*|jedyn\w*|zaluj\w*|szkoda)$/;
const MAX_DENIAL = 6;

type Danger = 'crisis' | 'gentle' | 'none';

export function speaksOfCrisis(text: string): boolean {
  return dangerIn(text) === 'crisis';
}

/** `isLong`: pages about something else, of which some sentence sounds alike by chance. There a rule has to hear it, and likeness brings the line. */
export type Heard = { isLong?: boolean };

/** The worst that any sentence says. */
export function dangerIn(text: string, { isLong = false }: Heard = {}): Danger {
  const force = forceIn(text);
  if (force === 'now') return 'crisis';
  const sentences = sentencesOf(text);
  const bars = isLong ? OF_PAGES : barsOf(sentences.flat().length);
  const found = new Set(sentences.map((sentence) => dangerOf(sentence, bars)));
  return found.has('crisis') ? 'crisis' : found.has('gentle') || force === 'perhaps' ? 'gentle' : 'none';
}

/** So much alike that no rule is needed to stop, and to show the line. */
type Bars = { stops: number; tells: number };

const OF_PAGES: Bars = { stops: Infinity, tells: ALIKE };

/**
 * The more is written, the likelier some of it sounds alike by chance: of sixty words and more hardly any sentence stops by its likeness alone,
 * and what lies between gets the gentle line. (Of three sets of twenty people in no danger, who wrote a hundred words each, one was stopped in
 * every set.)
 */
function barsOf(words: number): Bars {
  const share = Math.min(1, Math.max(0, words - SHORT) / (WHOLE_TEXT - SHORT));
  return { stops: ALIKE + share * OF_MUCH_WRITTEN, tells: HARDLY_ALIKE + share * HARDLY_ALIKE_OF_MUCH };
}

function dangerOf(written: string[], { stops, tells }: Bars): Danger {
  if (isHidden(written)) return 'crisis';
  const sentence = understood(written);
  if (sentence.places.has('UNMISTAKABLE') && !sentence.places.has('PREVENTION')) {
    return isMannerOfSpeech(written) ? 'gentle' : 'crisis';
  }
  const apart = saidApart(written, sentence);
  if (apart.some((clause) => likeness(clause) > ALIKE) && !isOfOthers(written)) {
    return isOver(written) || isLossOf(written) || isMannerOfSpeech(written) ? 'gentle' : 'crisis';
  }
  const alike = likeness(sentence);
  const isTold =
    apart.some(isOfHarmNow) ||
    isOfOneselfToo(written, sentence) ||
    TELLING_RULES.some((rule) => hears(rule, sentence) === 'yes');
  const otherwise = isTold ? 'gentle' : 'none';
  if (alike <= UNLIKE) return otherwise;
  const heard = new Set(RULES.map((rule) => hears(rule, sentence)));
  const isAlike = alike > stops && !heard.has('denied');
  const isSaid = heard.has('yes') ? alike > ALIKE_AND_HEARD : isAlike;
  if (!isSaid && alike <= ALIKE_THOUGH_DENIED)
    return heard.has('yes') || alike > tells ? 'gentle' : otherwise;
  const isNoAlarm =
    isOver(written) ||
    isLossOf(written) ||
    isWorkOf(written) ||
    isOfOthers(written) ||
    (!heard.has('yes') && ['RAILING', 'BRIDGE_WORK'].every((concept) => sentence.places.has(concept))) ||
    isMannerOfSpeech(written);
  return isNoAlarm ? 'gentle' : 'crisis';
}

// 'Dwadzieścia lat temu próbowałem, dziś pomagam innym': over, unless it comes back. Spelled as words are compared (reading.ts).
const LONG_AGO =
  /\b(?:dawno|kiedys|lat temu|lata temu|w dziecinstwie|jako (?:dziecko|nastolat\w+|dziewczynka|hlopiec)|w mlodosci|dorastal\w+|po terapii|wyszl\w+ z (?:tego|depresji)|wyszedl\w+ z (?:tego|depresji)|pierwszy maz|byly maz|bylego meza)\b/;
const WELL_NOW =
  /\b(?:dzis|dzisiaj|teraz|obecnie|od (?:\w+ )?lat|dawno|po terapii|wyszl\w+|wyszedl\w+|mam to za soba|juz nie|szczesliw\w+|spokoj\w*|pomagam|bezpieczn\w+)\b/;
const AGAIN =
  /\b(?:znow|znowu|wciaz|nadal|dalej|ostatnio|wraca\w*|wrocil\w*|coraz|ciagle|codziennie|i tak|tym razem|gdyby|czekam|nie (?:hce|mam|widze|dam))\b/;

function isOver(written: readonly string[]): boolean {
  const text = written.join(' ');
  return LONG_AGO.test(text) && WELL_NOW.test(text) && !AGAIN.test(text);
}

// 'Moja mama popełniła samobójstwo, kiedy miałam dziewięć lat': somebody's who is mourned, unless it is fresh or the mourner follows.
const LOST =
  /\b(?:mam[ay]|tata|ojciec|matka|brat|siostra|pzyjaci\w+|kole[gz]\w+|kolezank\w+|maz|zona|syn|corka|wujek|ciocia|babcia|dziadek|hlopak|dziewczyna|sasiad\w*)\b.{0,30}\b(?:popelnil[ae]? samob\w+|odebral[ae]? sobie zycie|(?:powiesil|zabil|zastzelil|otrul|utopil)[ae]? sie|sie (?:powiesil|zabil|zastzelil|otrul|utopil)a?)\b/;
const FAR_BACK =
  /\b(?:(?:kiedy|gdy|jak) (?:mial|byl)\w+|lat\w* temu|dawno|od (?:dawna|lat)|w latah|w dziecinstwie|jako dziecko)\b/;
const FOLLOWS =
  /\b(?:ja|bym|gdyby\w*|tez|tak samo|skoncz\w*|pojde|ide|dolacz\w*|nie (?:hce|moge|umiem|radze|potrafi\w*)|mysle|boje|zazdroszcz\w*|wiem (?:jak|dlaczego)|rozumiem)\b/;

function isLossOf(written: readonly string[]): boolean {
  const text = written.join(' ');
  return LOST.test(text) && FAR_BACK.test(text) && !FOLLOWS.test(text);
}

// 'Wolałbym umrzeć, niż wrócić do call center', 'znowu chce mi się żyć'.
const MANNER =
  /\b(?:wolal\w*|predzej)\b.{0,60}\bniz\b.{0,40}\b(?:wroc\w*|prac\w*|isc|pojd\w*|siedz\w*|robi\w*|byc|do|w)\b|\bzart(?:uje|em|owal\w*)\b|(?<!nie )\b(?:hce|zahcialo) (?:mi )?sie zyc\b|\bbije ode mnie\b/;
const IN_EARNEST =
  /\b(?:zegnaj\w*|list pozegn\w*|tabletk\w*|sznur\w*|nie hce mi sie|naprawde|dzis w nocy|jutro)\b/;

function isMannerOfSpeech(written: readonly string[]): boolean {
  const text = written.join(' ');
  return MANNER.test(text) && !IN_EARNEST.test(text);
}

const HELPS =
  /\b(?:adwokat\w*|prawni[ck]\w*|mediator\w*|terapeut\w*|psyholo\w*|ratowni\w*|policjant\w*|kurator\w*|dyspozytor\w*|wolontari\w*|interwen\w*|pielegniar\w*|lekar\w*|strazak\w*|zgloszeni\w*|telefon\w* zaufania|infolini\w*|hospicjum|podopieczn\w*|ofiar(?:y|om|ami)? pzemocy)\b/;
const AT_WORK =
  /\b(?:jestem|jako|pracuj\w*|pracowal\w*|prowadz\w*|odbieram|odbieral\w*|rozmawiam|dyzuruj\w*|pomagam|sluham|wspieram|ucze|szkole|od spraw|specjali\w*)\b/;
const OF_ME =
  /\b(?:mnie|mi|sama|sam|mysle|mam|planuje|hce|hcialabym|hcialbym|boje|siebie|sobie|moj\w*|swoj\w*|zabij[ae]|nie hce (?:juz )?zyc$)\b/;

function isWorkOf(written: readonly string[]): boolean {
  const text = written.join(' ');
  return HELPS.test(text) && (AT_WORK.test(text) || /^\w+ od spraw/.test(text)) && !OF_ME.test(text);
}

// 'Towarzyszę tym, co chcą umrzeć': the wish of those whom one is with. 'Jestem z tych, co chcą umrzeć' is one's own.
const BESIDE =
  /\b(?:towazysz\w+|pomag\w+|wspiera\w+|sluha\w+|rozmawia\w+|opiekuj\w+|czuwa\w+|odwiedza\w+|asystuj\w+|pracuj\w+|zajmuj\w+|dyzuruj\w+|(?:siedze|jestem|bywam|trwam|bylam|bylem) (?:pzy|obok|u))\b/;
const WHO_WANT =
  /\b(?:tym|tymi|tyh|takim|takimi|takih|ludzi\w*|ludzmi|osob\w*|pacjen\w+|hory\w+|komus|kims|ktos|pani|pana|panu|panem) ,? ?(?:co|kto[rz]\w+) (?:(?:sie|juz|nie|jej|jego|tak) )*(?:hca|hce|mysl[aei]\w*|maja|ma|prob\w+|tna|okalecz\w+|pragn\w+|wol[aei])\b/;
const ONE_OF_THEM =
  /\b(?:zazdro\w+|dolacz\w+|wspoln\w+|razem|umawia\w+|sposob\w*|forum|ja (?:tez|rowniez)|tak jak ja|jak ja|(?:jestem|naleze|bylam|bylem) (?:\w+ )?(?:z|do|wsrod|osoba|kims|takim|czlowiekiem))\b/;

// 'Pracuję z ludźmi, którzy chcą umrzeć, i sam chcę tego samego': what was said of others is one's own, too.
const SO_DO_I =
  /\b(?:i|a|tez|rowniez) (?:ja )?sama? (?:(?:tez|juz|takze) )*(?:sie tne|tne sie|(?:sie )?okaleczam|(?:hce|hcialbym|hcialabym|mysle) (?:o )?(?:tego|tym|tak|umzec|zniknac)|mam (?:takie|te|podobne))\b/;
const OF_DANGER = ['DYING', 'THEY_CUT', 'CUTTING', 'SUICIDE', 'SELF_HARM', 'KILLING'];

function isOfOneselfToo(written: readonly string[], { places }: Sentence): boolean {
  const text = written.join(' ');
  return WHO_WANT.test(text) && SO_DO_I.test(text) && OF_DANGER.some((concept) => places.has(concept));
}

function isOfOthers(written: readonly string[]): boolean {
  const text = written.join(' ');
  return (
    BESIDE.test(text) &&
    WHO_WANT.test(text) &&
    !ONE_OF_THEM.test(text) &&
    !OF_ME.test(text.replace(WHO_WANT, ''))
  );
}

function isHidden(sentence: readonly string[]): boolean {
  const isCut = sentence.some((word) => FRAGMENT.test(word));
  return isCut ? RUN_TOGETHER.test(sentence.join('')) : sentence.some((word) => RUN_TOGETHER.test(word));
}

// 'Myśli samobójcze mam od roku, chcę pracować jako psycholog': what somebody says of themselves is excused by nothing in another clause,
// but for the things of a trade or a sport ('kupiłem linę, wspinam się').
const MY_SAYING = /\b(?:mnie|mi|mna|mysle|planuje|hce|jestem|tne|zabije|powiesze|\w+am|\w{2,}lem)\b/;
const OF_OTHERS =
  /\b(?:kto[rz]\w*|ktos|mowia?|slysze|pacjen\w+|klien[tc]\w+|podopie\w+|ucz(?:en|n)\w+|osob\w*|ofiar\w*|ludzi\w*|bohater\w*|postac\w*)\b/;
/** At the end of what stands before it: 'pacjenci mówią: nie chcę żyć'. */
const TOLD_BY_OTHERS = /\b(?:mowia?|pisz[ae]|powtaza\w*|slysze|krzycza|wolaja) ,$/;
const OF_THINGS = new Set(['SPORT', 'MACHINE', 'RAZOR_TRADES', 'ACCIDENT', 'BRIDGE_WORK']);

// 'Jestem ratownikiem i chcę się zabić' says two things without a pause.
const PARTING = /^(?:i|a|ale|lecz|oraz)$/;
const BEGINNING = /^(?:nie|hce|hcial\w*|mam|mysle|planuje|tne|jestem|zabij\w*|powiesze|okalecz\w*)$/;
/** 'Chce umrzec pracuje w hospicjum': said without any pause. */
const RUNS_ON = /^(?:pracuje|jestem|studiuje|hce)$/;
const LEADS_ON = /^(?:nie|zeby|ze|co|kto[rz]\w*|kiedy|gdy|gdzie|jak|czy|tylko|ja)$/;
/** What is told behind it isn't of the person who writes. */
const TELLING_OF = /\b(?:kto[rz]\w*|mowi\w*|kzycz\w*|postac\w*|bohater\w*|stylu|zdani\w*|gram|rol[ae])\b/;

/** 'Tnę się od liceum i jestem ratowniczką': plain enough for the line, whatever stands beside it. */
function isOfHarmNow(clause: Sentence): boolean {
  return (
    HARM_RULES.some((rule) => hears(rule, clause) === 'yes') &&
    likeness(clause) > PLAIN &&
    !clause.text.some((word) => PAST.test(word))
  );
}

const PLAIN = 0.5;
const PAST = /^\w{2,}l[ae]m$/;

/** The clauses that tell of danger, of oneself and apart from all else. */
function saidApart(written: string[], sentence: Sentence): Sentence[] {
  const rules = RULES.filter(
    (rule) => rule.all.every((concept) => sentence.places.has(concept)) && !hasThingsOf(rule, sentence),
  );
  if (rules.length === 0) return [];
  const parted = partedOf(written);
  const clauses = clausesOf(parted.length > written.length ? understood(parted) : sentence);
  if (clauses.length < 2) return [];
  return clauses.filter((clause, at) => {
    const said = clause.text.join(' ');
    const before = clauses.slice(0, at).map((one) => one.text.join(' '));
    return (
      MY_SAYING.test(said) &&
      !OF_OTHERS.test(said) &&
      !TOLD_BY_OTHERS.test(before.at(-1) ?? '') &&
      !before.some((one) => TELLING_OF.test(one)) &&
      rules.some((rule) => hears(rule, clause) === 'yes')
    );
  });
}

/** With the pauses that weren't written. */
function partedOf(written: readonly string[]): string[] {
  return written.flatMap((word, at) => {
    const before = written[at - 1];
    if (before === undefined || before === ',') return [word];
    if (PARTING.test(before) && BEGINNING.test(word)) return [',', word];
    return RUNS_ON.test(word) && !LEADS_ON.test(before) ? [',', word] : [word];
  });
}

const hasThingsOf = ({ unlessAnywhere = [] }: CrisisRule, { places }: Sentence) =>
  unlessAnywhere.some((concept) => OF_THINGS.has(concept) && places.has(concept));

/** 'denied': all that the rule asks for is there, but for a 'nie' before it. */
function hears(rule: CrisisRule, { text, places }: Sentence): 'yes' | 'denied' | 'no' {
  const [first, ...others] = rule.all;
  if (!rule.all.every((concept) => places.has(concept))) return 'no';
  if (rule.unlessAnywhere?.some((concept) => places.has(concept)) === true) return 'no';
  let wasDenied = false;
  for (const place of places.get(first) ?? []) {
    const near = others.map((concept) => nearest(place, places.get(concept) ?? [], rule));
    if (near.includes(null)) continue;
    const all = [place, ...near.filter((one) => one !== null)];
    if (isExcused(rule, text, places, all)) continue;
    if (rule.mayBeNegated !== true || !all.some((one) => isDenied(text, one))) return 'yes';
    wasDenied = true;
  }
  return wasDenied ? 'denied' : 'no';
}

/** What is said between the two pauses around it makes it mean something else. */
function isExcused(
  rule: CrisisRule,
  text: readonly string[],
  places: Places,
  all: readonly Place[],
): boolean {
  const start = Math.min(...all.map((one) => one.start));
  const end = Math.max(...all.map((one) => one.end));
  const from = start === 0 ? 0 : text.lastIndexOf(',', start - 1) + 1;
  const pause = text.indexOf(',', end);
  const to = pause === -1 ? text.length : pause + 1;
  const has = (concept: string) =>
    (places.get(concept) ?? []).some((one) => one.start >= from && one.end <= to);
  return rule.unless?.some(has) === true && rule.inSpite?.some(has) !== true;
}

function nearest(
  place: Place,
  others: readonly Place[],
  { within = 0, inOrder = false }: CrisisRule,
): Place | null {
  const isNear = ({ start, end }: Place) =>
    (start >= place.end && start - place.end <= within) ||
    (!inOrder && end <= place.start && place.start - end <= within);
  return others.find(isNear) ?? null;
}

function isDenied(text: readonly string[], { start, end }: Place): boolean {
  if (text.slice(start, end).some((word) => NOT.test(word))) return false;
  for (let at = start - 1; at >= Math.max(0, start - MAX_DENIAL); at -= 1) {
    const word = text[at] ?? ',';
    if (NOT.test(word)) return !text.slice(Math.max(0, at - 3), at).some((before) => WEAKENS.test(before));
    if (!BETWEEN.test(word)) return false;
  }
  return false;
}
