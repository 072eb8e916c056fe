// The ranking of an analysis done again without the lines that its owner denied: where its paths stand now, and who passed them.
// No model is asked, so it costs nothing. An answer to the question asked back is ranked the same way.
import { withAnswersBack } from './with-answers-back.ts';
import type { Objection, Overtaking, RankedAnew } from './objections.ts';
import type { Careers } from './occupation.ts';
import type { AdviceInput, Denied } from './person.ts';
import { advertName } from './public-facts.ts';
import { ledgersOf, rank, type Candidate } from './rank.ts';

/** `input.denied`: what was denied already when the analysis was made. `opened`: ids of the paths that the plan opens. */
export function rankedAnew(
  input: AdviceInput,
  objections: readonly Objection[],
  opened: readonly string[],
  careers: Careers,
): RankedAnew {
  const denied: readonly Denied[] = [...(input.denied ?? []), ...objections];
  const anew = withAnswersBack({ ...input, denied }, careers);
  const before = placesOf(rank(withAnswersBack(input, careers), careers).candidates);
  const now = placesOf(rank(anew, careers).candidates);
  const ledgers = ledgersOf(anew, careers, opened);
  const paths = opened.map((zawodId) => ({
    zawodId,
    place: now.get(zawodId) ?? null,
    placeBefore: before.get(zawodId) ?? null,
    bilans: ledgers.get(zawodId) ?? [],
  }));
  const names = new Map(careers.occupations.map((one) => [one.id, one]));
  const nowHigher = [...now].flatMap(([zawodId, place]): Overtaking[] => {
    const placeBefore = before.get(zawodId) ?? null;
    const occupation = names.get(zawodId);
    const hasPassed = paths.some(
      (path) =>
        path.zawodId !== zawodId &&
        path.placeBefore !== null &&
        (placeBefore ?? Infinity) > path.placeBefore &&
        place < (path.place ?? Infinity),
    );
    if (!hasPassed || occupation === undefined) return [];
    return [{ zawodId, nazwa: advertName(occupation), place, placeBefore }];
  });
  return { objections: [...objections], paths, nowHigher, candidates: now.size };
}

/** From 1, in the rule's order. */
function placesOf(candidates: readonly Candidate[]): Map<string, number> {
  return new Map(candidates.map(({ id }, index) => [id, index + 1]));
}
