// Who says what they do and not as what ('układam trasy i rozliczam kierowców') is asked which work it is: reading guesses no trade.
import type { Occupation } from '../../occupation.ts';
import { likelyByDeeds, stemsOf, type DeedsTable, type Likely } from '../deeds.ts';
import type { Unclear, Work } from '../reading.ts';
import { isOfSomebodyElse, isOwnVerb, type Held } from './stances.ts';
import { quoteOf, type Part, type Text, type Token } from './text.ts';
import type { NamedOccupation } from './trades.ts';
import { yearsNear } from './years.ts';

/** With 'Nic z tego' as many as a question may have. */
const SHOWN = 3;
/** Two telling words: one alone is too often of another world. */
const LEAST = { points: 8.5, shared: 2 };
/** Of the likeliest's points. */
const WORTH_ASKING = 0.55;
/** In words. */
const LONGEST_QUOTE = 14;

export type Deeds = {
  table: DeedsTable;
  occupations: readonly (NamedOccupation & Pick<Occupation, 'entry' | 'code'>)[];
};

/** What is done in a row: places of clauses. */
type Run = { places: readonly number[]; likely: readonly Likely[] };

/** What a clause begins with, and its quote without. */
const LEADS_IN = /^(?:że|ze|ale|bo|i|a|oraz|więc|wiec|gdzie|kt[óo]r\p{L}+)$/u;

/** Null = nothing that is done tells of an occupation. */
export function likelyWorkAsked(
  text: Text,
  clauses: readonly Part[],
  stands: readonly (Held | null)[],
  { table, occupations }: Deeds,
): (Unclear & { quote: string }) | null {
  const runs = runsOf(text, clauses, stands).map((places): Run => {
    const words = places.flatMap((place) => formsIn(text, clauses[place]));
    const likely = likelyByDeeds(stemsOf(words.join(' ')), table, occupations.length);
    // 'Leżę, pielęgniarki podają leki': what is done has to tell of it, too.
    const done = stemsOf(formsIn(text, clauses[places[0] ?? 0]).join(' '));
    const byDeed = new Set(likelyByDeeds(done, table, occupations.length).map(({ number }) => number));
    return { places, likely: likely.filter(({ number }) => byDeed.has(number)) };
  });
  const [told] = runs.toSorted((one, other) => pointsOf(other) - pointsOf(one));
  const first = told?.likely[0];
  const place = told?.places[0] ?? 0;
  const part = clauses[place];
  if (first === undefined || part === undefined || !isTelling(first)) return null;
  const led = formsIn(text, part).findIndex((form) => !LEADS_IN.test(form));
  const start = part.start + Math.max(0, led);
  const quote = quoteOf(text, start, Math.min(part.end, start + LONGEST_QUOTE) - 1);
  const relation: Work['relation'] = formsIn(text, part).some((form) => IS_OVER.test(form))
    ? 'before'
    : 'now';
  const years = yearsNear(text, clauses, place, { from: part.start, to: part.end - 1 });
  const answers = (told?.likely ?? [])
    .filter((one) => isTelling(one) && one.points >= first.points * WORTH_ASKING)
    .slice(0, SHOWN)
    .flatMap(({ number }) => {
      const occupation = occupations[number];
      if (occupation === undefined) return [];
      const work: Work = { occupation: occupation.id, label: quote, relation, years, quote };
      return [{ label: occupation.everydayName ?? occupation.name, adds: { work: [work] } }];
    });
  return {
    question: `Piszesz: „${quote}”. Co z\u00a0tego jest najbliższe Twojej pracy?`,
    quote,
    answers: [...answers, { label: 'Nic z\u00a0tego', adds: {} }],
  };
}

const isTelling = ({ points, shared }: Likely) => points >= LEAST.points && shared >= LEAST.shared;
const pointsOf = ({ likely: [first] }: Run) => (first !== undefined && isTelling(first) ? first.points : 0);
const IS_OVER = /[łl][ae]m$/;

function formsIn({ tokens }: Text, part: Part | undefined): string[] {
  return part === undefined ? [] : tokens.slice(part.start, part.end).map(({ form }) => form);
}

/** 'Układam trasy, tachografy, paliwo': what is done, and what follows it without a verb. */
function runsOf(text: Text, clauses: readonly Part[], stands: readonly (Held | null)[]): number[][] {
  const runs: number[][] = [];
  for (const [place, part] of clauses.entries()) {
    if (!isPlain(text, part, stands)) continue;
    const run = runs.at(-1);
    if (text.tokens.slice(part.start, part.end).some((token) => isDeed(token, text))) runs.push([place]);
    else if (run?.at(-1) === place - 1 && text.tokens[part.start]?.before === 'comma') run.push(place);
  }
  return runs;
}

/** Of the person, and neither liked, wanted nor refused. */
function isPlain(text: Text, part: Part, stands: readonly (Held | null)[]): boolean {
  return (
    !isOfSomebodyElse(text, part) &&
    !/^(?:kiedy|gdy|jak|je[śs]li|gdyby\p{L}*)$/u.test(text.tokens[part.start]?.form ?? '') &&
    !formsIn(text, part).some((form) => WISHES.test(form)) &&
    stands
      .slice(part.start, part.end)
      .every((held) => held === null || held.stand === 'does' || held.stand === 'can')
  );
}

const isDeed = (token: Token, { isBare }: Text) =>
  (ENDS_AS_I.test(token.form) && !SAYS_NOTHING.test(token.form)) || (isBare && isOwnVerb(token));

const ENDS_AS_I = /(?:ę|am|[łl]em)$/;
/** Ends so, and nothing is done. */
const SAYS_NOTHING =
  /^(?:się|sam|tam|mam|by[łl][ae]m|mia[łl][ae]m|będę|myślę|mogę|mog[łl][ae]m|mieszkam|czuję|szukam|boję|\p{L}+(?:nię|cię))$/u;
const WISHES =
  /^(?:żeby\p{L}*|aby\p{L}*|gdyby\p{L}*|chc\p{L}+|chcia\p{L}+|marz\p{L}+|wola\p{L}+|wol[ęe]|planuj[ęe]|zamierza\p{L}+|spr[óo]buj[ęe]|postanowi\p{L}+|wyobraża\p{L}+|udaj[ęe]|śni|może|kiedyś|rezygnuj[ęe]|odradza\p{L}+|gram|lecz[ęe]|oddaj[ęe])$/u;
