// Occupations that somebody's words are nearest to (docs/decisions.md 'What the rules propose'): of what they do, like and want, clause by
// clause, without what they refuse, can't do, or say of others. A proposal and no reading: the person takes it away by a press.
import type { Occupation } from '../../occupation.ts';
import { likelyByDeeds, stemsOf } from '../deeds.ts';
import { isTrade, type Idea, type Work } from '../reading.ts';
import { isPartOf } from '../said-once.ts';
import type { Deeds } from './likely-work.ts';
import type { Held } from './stances.ts';
import { quoteOf, type Part, type Text } from './text.ts';

const MOST = 4;
/** One word, however telling, is often of another world. */
const LEAST = { points: 12, shared: 2 };
/** Of the likeliest's points. */
const WORTH_PROPOSING = 0.5;
/** In words. */
const LONGEST_QUOTE = 14;

/** `clauses` and `stands` of its text. */
export type Clauses = { text: Text; clauses: readonly Part[]; stands: readonly (Held | null)[] };

const AGAINST: ReadonlySet<Held['stand']> = new Set(['cannot', 'ails', 'dislikes']);

/**
 * The nearest first, among them the own trade. `work`: what was read. Work that anybody may begin is proposed only to somebody without a trade
 * who tells of doing it.
 */
export function proposedByWords(
  { info, interests }: { info: Clauses; interests: Clauses },
  work: readonly Work[],
  { table, occupations }: Deeds,
): Idea[] {
  const left = work.filter(({ relation }) => relation === 'leaves' || relation === 'refuses');
  const likelyOf = (stems: ReadonlySet<string>) => likelyByDeeds(stems, table, occupations.length);
  const said = [info, interests].flatMap(({ text, clauses, stands }) => {
    const silenced = new Set(clauses.flatMap((part, place) => silencedBy(text, part, place, left)));
    return clauses.flatMap((part, place) => {
      if (silenced.has(place)) return [];
      const stems = stemsFor(text, part, stands);
      const points = new Map(likelyOf(stems).map((one) => [one.number, one.points]));
      return [{ stems, points, text, part }];
    });
  });
  const groups = new Set(
    left.flatMap(({ occupation }) => {
      const one = occupations.find(({ id }) => id === occupation);
      return one === undefined ? [] : [one.code.slice(0, 3)];
    }),
  );
  const hasTrade = work.some(isTrade);
  const likely = likelyOf(new Set(said.flatMap(({ stems }) => [...stems])));
  const least = Math.max(LEAST.points, (likely[0]?.points ?? 0) * WORTH_PROPOSING);
  return likely
    .filter(({ points, shared }) => points >= least && shared >= LEAST.shared)
    .flatMap(({ number }) => {
      const occupation = occupations[number];
      const pointsIn = ({ points }: { points: ReadonlyMap<number, number> }) => points.get(number) ?? 0;
      const [told] = said.toSorted((one, other) => pointsIn(other) - pointsIn(one));
      if (occupation === undefined || told === undefined) return [];
      if (isForAnybody(occupation) && (hasTrade || told.text !== info.text)) return [];
      if (groups.has(occupation.code.slice(0, 3))) return [];
      return [{ occupation: occupation.id, quote: quoted(told), isByRules: true as const }];
    })
    .slice(0, MOST);
}

const isForAnybody = ({ entry }: Pick<Occupation, 'entry'>) =>
  entry.withoutExperience && (entry.education === 'bez_wymogow' || entry.education === 'podstawowe');

/** Of what is said of the person's work, and isn't against it. */
function stemsFor({ tokens }: Text, { start, end }: Part, stands: readonly (Held | null)[]): Set<string> {
  const said = tokens.slice(start, end);
  if (said.some(({ bare }) => TELLS_WHO.test(bare))) return new Set();
  const forms = said.flatMap(({ form }, at) => {
    const held = stands[start + at] ?? null;
    return held !== null && (AGAINST.has(held.stand) || held.isOthers === true) ? [] : [form];
  });
  return stemsOf(forms.join(' '));
}

/** 'Nazywają mnie Kasia' is no cash desk; what is treated, watched or had is nobody's work. */
const TELLS_WHO =
  /^(?:imie|imieniu|nazywa\p{L}*|pozdrawiam|urodzi\p{L}+|pochodze|chodze|detoks\p{L}*|choruj\p{L}*|mandat|serial\p{L}*|filmie|wynajmuje|\p{L}+(?:aja|uja))$/u;

/** 'Nigdy nie robiłam hybryd', 'rzuciłam szycie'; 'nie chcę już tego robić' is said of the clause before. */
const AGAINST_IT = /^(?:nie|niechce|nigdy|nienawidz\p{L}*|rzuci\p{L}+|dosc|dosyc|koniec)$/u;
const POINTS_BACK = /^(?:tego|tym|wiecej)$/;

function silencedBy(text: Text, { start, end }: Part, place: number, left: readonly Work[]): number[] {
  const said = text.tokens.slice(start, end).map(({ bare }) => bare);
  const clause = quoteOf(text, start, end - 1);
  if (left.some(({ quote }) => quote !== null && isPartOf(quote, clause))) return [place];
  if (!said.some((word) => AGAINST_IT.test(word))) return [];
  return said.some((word) => POINTS_BACK.test(word)) ? [place - 1, place] : [place];
}

const quoted = ({ text, part: { start, end } }: { text: Text; part: Part }) =>
  quoteOf(text, start, Math.min(end, start + LONGEST_QUOTE) - 1);
