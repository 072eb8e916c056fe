// The four candidates that become paths: mostly from the top, one that can be started now, one less obvious, and of different
// fields of work as far as the list allows.
import type { Candidate } from './candidates.ts';
import type { Chance } from './chance.ts';
import type { Field } from './fields/field.ts';
import { fieldOf } from './fields/fields.ts';
import { codeOf } from './occupation-codes.ts';

export type Chosen = { candidate: Candidate; field: Field };

const PATHS = 4;

/** In the order of the list. */
export function chooseFour(candidates: readonly Candidate[], chance: Chance): Chosen[] {
  const all = candidates.map((candidate) => ({ candidate, field: fieldOf(codeOf(candidate.id)) }));
  const chosen = new Set<Chosen>(all.slice(0, 1));
  const take = (from: readonly Chosen[]) => {
    const left = from.filter((one) => !chosen.has(one));
    const fields = new Set([...chosen].map(({ field }) => field));
    const next = left.find(({ field }) => !fields.has(field)) ?? left[0];
    if (next !== undefined) chosen.add(next);
  };
  take(all.slice(1, 5));
  take(startsAtOnce(chosen) ? all.slice(1, 10) : all.filter(({ candidate }) => candidate.startableNow));
  const middle = Math.ceil(all.length / 2);
  take(all.slice(middle + Math.floor(chance() * Math.max(1, (all.length - middle) / 2))));
  while (chosen.size < Math.min(PATHS, all.length)) take(all);
  return all.filter((one) => chosen.has(one));
}

function startsAtOnce(chosen: ReadonlySet<Chosen>): boolean {
  return [...chosen].some(({ candidate }) => candidate.startableNow);
}

/** What a model does that pays no attention to the order: the last ones, last first. */
export function chooseLast(candidates: readonly Candidate[]): Chosen[] {
  return candidates
    .slice(-PATHS)
    .toReversed()
    .map((candidate) => ({ candidate, field: fieldOf(codeOf(candidate.id)) }));
}
