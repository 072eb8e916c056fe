// Occupations that somebody's words are nearest to (docs/decisions.md 'What the rules propose'): of what they do, like and want, clause by
// clause, without what they refuse, can't do, or say of others. A proposal and no reading: the person takes it away by a press.
import type { Occupation } from '../../occupation.ts';
import { likelyByDeeds, stemsOf } from '../deeds.ts';
import { isTrade, type Idea, type Work } from '../reading.ts';
import { isPartOf } from '../said-once.ts';
import type { Deeds } from './likely-work.ts';
import type { Held } from './stances.ts';
import { quoteOf, type Part, type Text } from './text.ts';

/** One word, however telling, is often of another world. */
const LEAST = { points: 12, shared: 2 };
/** Of what is told of work: so many at most, and so much of the likeliest's points. */
const OF_WORK = { most: 4, share: 0.5 };
/** In words. */
const LONGEST_QUOTE = 14;

/** `clauses` and `stands` of its text. */
export type Clauses = { text: Text; clauses: readonly Part[]; stands: readonly (Held | null)[] };

const AGAINST: ReadonlySet<Held['stand']> = new Set(['cannot', 'ails', 'dislikes']);

/**
 * First what is nearest to the work that is told, the own trade among it, then what is near enough to what is liked: each for itself, so that a
 * word more among the likings takes nothing from any. `work`: what was read. Work that anybody may begin is proposed only to somebody without a
 * trade who tells of doing it.
 */
export function proposedByWords(
  { info, interests }: { info: Clauses; interests: Clauses },
  work: readonly Work[],
  { table, occupations }: Deeds,
): Idea[] {
  const likelyOf = (stems: ReadonlySet<string>) => likelyByDeeds(stems, table, occupations.length);
  const left = work.filter(({ relation }) => relation === 'leaves' || relation === 'refuses');
  const groups = new Set(
    left.flatMap(({ occupation }) => {
      const one = occupations.find(({ id }) => id === occupation);
      return one === undefined ? [] : [one.code.slice(0, 3)];
    }),
  );
  const hasTrade = work.some(isTrade);

  function nearTo({ text, clauses, stands }: Clauses): Idea[] {
    const isOfWork = text === info.text;
    const silenced = new Set(clauses.flatMap((part, place) => silencedBy(text, part, place, left)));
    const said = clauses.flatMap((part, place) => {
      if (silenced.has(place)) return [];
      const stems = stemsFor(text, part, stands);
      return [{ stems, part, points: new Map(likelyOf(stems).map((one) => [one.number, one.points])) }];
    });
    const likely = likelyOf(new Set(said.flatMap(({ stems }) => [...stems])));
    const least = Math.max(LEAST.points, isOfWork ? (likely[0]?.points ?? 0) * OF_WORK.share : 0);
    const near = likely.flatMap(({ number, points, shared }): Idea[] => {
      const occupation = occupations[number];
      if (points < least || shared < LEAST.shared || occupation === undefined) return [];
      if (groups.has(occupation.code.slice(0, 3))) return [];
      if (isForAnybody(occupation) && (hasTrade || !isOfWork)) return [];
      const pointsIn = (clause: (typeof said)[number]) => clause.points.get(number) ?? 0;
      const [told] = said.toSorted((one, other) => pointsIn(other) - pointsIn(one));
      if (told === undefined) return [];
      return [{ occupation: occupation.id, quote: quoted(text, told.part), isByRules: true }];
    });
    return isOfWork ? near.slice(0, OF_WORK.most) : near;
  }

  const ofWork = nearTo(info);
  const known = new Set(ofWork.map(({ occupation }) => occupation));
  return [...ofWork, ...nearTo(interests).filter(({ occupation }) => !known.has(occupation))];
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

const quoted = (text: Text, { start, end }: Part) =>
  quoteOf(text, start, Math.min(end, start + LONGEST_QUOTE) - 1);
