// What the text says of the person's past: the schooling, the work done so far, and whether they want away from it.
import type { OccupationIndex } from '../ranking/occupation-index.ts';
import type { Education } from '../occupation.ts';
import { isNoise } from './noise.ts';
import type { Token } from './tokens.ts';

export type Background = {
  education: Education | null;
  /** Ids of the work done so far, with the word that says so. */
  from: ReadonlyMap<string, string>;
  wantsAway: boolean;
};

const SCHOOLING: readonly (readonly [RegExp, Education])[] = [
  [
    /\b(?:magister|mgr|magistersk|doktorat|doktor nauk|podyplom|po studiach|skonczyl[ea]m (?:\w+ ){0,2}studia|ukonczyl[ea]m (?:\w+ ){0,2}studia|absolwentk?a? (?:\w+ )?(?:politechnik|uniwersytet|uczelni|studi))/,
    'magister',
  ],
  [
    /\b(?:licencjat|inzynierskie|tytul inzyniera|jestem inzynier|wyzsze wyksztalcenie|wyksztalcenie wyzsze)/,
    'licencjat_inzynier',
  ],
  [/\bpolicealn/, 'policealne'],
  [
    /\b(?:technikum|liceum|matur[ayęe]\b|matura|mature|wyksztalcenie srednie|srednie wyksztalcenie|technik z zawodu)/,
    'srednie',
  ],
  [
    /\b(?:zawodowk|branzow\w+ szkol|szkol\w+ branzow|szkol\w+ zawodow|zawodowe wyksztalcenie|wyksztalcenie zawodowe|zasadnicz)/,
    'branzowe',
  ],
  [
    /\b(?:podstawowk\w* (?:tylko|i nic)|(?:tylko|jedynie|skonczyl[ea]m) podstawow|po podstawow|podstawowe wyksztalcenie|wyksztalcenie podstawowe|gimnazj)/,
    'podstawowe',
  ],
];
const NO_DEGREE =
  /(?:bez|nie mam|nie skonczyl[ea]m|nie ukonczyl[ea]m|przerwal[ea]m|rzucil[ea]m) (?:\w+ )?(?:studi|dyplom|wyzsz)/;
const NO_EXAM = /(?:bez|nie mam|nie zdal[ea]m) (?:\w+ )?matur/;

const AWAY =
  /\b(?:przebranz|wypal|uciec|uciek|odejsc z|odchodze z|rzucic (?:prac|szkol|zawod|korpo|to)|zmienic (?:zawod|branz|kierunek)|zmian[aeę] (?:zawodu|branzy)|dos(?:c|yc) (?:juz )?(?:tej |swojej |mojej )?(?:prac[yę]|zawod|branz|szkol|korpo|szpital|oddzial|gastronom|kuchn|sklep|market|handl|biur|urzed|budow|tego|wszystkiego|uczenia|jazdy|tras|uczni|klientow)|nie chce (?:juz|wracac|dluzej)|nie wroce|nie wracam|wyjsc z|odeszl[ae]m|odszedlem|nie moge juz (?:patrz|wytrzym|uczyc|pracowac)|cos (?:zupelnie|calkiem|calkowicie) innego|inna branz|innej branzy|nowy zawod|zaczac od nowa|koniec z)/;

const WORK_CUE =
  /^(?:jestem|jako|bylem|bylam|zawodu|zawod|pracuje|pracowalem|pracowalam|emerytowan\w*|byly|byla|dotychczas|obecnie|wyuczony|wyksztalcenia|przepracowalem|przepracowalam|odchodze|odeszlam|odeszlem|prowadze|prowadzilam|prowadzilem)$/;
const WORK_REACH = 6;
const WANTED = /^(?:zostac|chce|chcial|marz|zainteresowan|gotow|nie$|szuka|studiuj|planuj|uczyc|dla$|od$)/;
const SOMEBODY_ELSE =
  /^(?:maz|zona|ojciec|mama|tata|matka|syn|corka|brat|siostra|rodzice|kolega|kolezanka|dziadek|babcia)$/;

/** `info`: where people tell of themselves; there the name of a trade says so by itself. */
export function backgroundIn(
  plain: string,
  interests: readonly Token[],
  info: readonly Token[],
  index: OccupationIndex,
): Background {
  const from = new Map([...workIn(interests, index, false), ...workIn(info, index, true)]);
  return { education: schoolingIn(plain), from, wantsAway: AWAY.test(plain) };
}

function schoolingIn(plain: string): Education | null {
  if (NO_EXAM.test(plain)) return 'branzowe';
  const said = SCHOOLING.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
  if (NO_DEGREE.test(plain) && (said === null || said === 'magister' || said === 'licencjat_inzynier'))
    return 'srednie';
  return said;
}

function workIn(tokens: readonly Token[], index: OccupationIndex, isInfo: boolean): Map<string, string> {
  const words = tokens.map(({ folded }, at) => (isNoise(tokens, at) ? '' : folded));
  const from = new Map<string, string>();
  for (const [at, token] of tokens.entries()) {
    const before = partBefore(tokens, at);
    if (before.some((word) => WANTED.test(word) || SOMEBODY_ELSE.test(word))) continue;
    const isSaid = before.slice(0, WORK_REACH).some((word) => WORK_CUE.test(word));
    if (!isSaid && !isInfo) continue;
    for (const id of idsCalled(words, at, index)) if (!from.has(id)) from.set(id, token.raw);
  }
  return from;
}

/** The words before this one in its part of the sentence, nearest first. */
function partBefore(tokens: readonly Token[], at: number): string[] {
  const words: string[] = [];
  for (let place = at; place > 0 && tokens[place]?.before === 'none'; place--)
    words.push(tokens[place - 1]?.folded ?? '');
  return words;
}

function idsCalled(words: readonly string[], at: number, index: OccupationIndex): string[] {
  const found = index.called.findAt(words, at);
  return (found?.rows ?? []).flatMap((row) => index.calledIds[row] ?? []);
}
