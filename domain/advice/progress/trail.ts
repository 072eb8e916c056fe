// 'Idę tym szlakiem' (docs/decisions.md 'The chosen trail'): one path of an analysis is the person's own, and its steps are the plan they
// follow. A path whose personal part their plan doesn't show can't be theirs: its steps stay on the server.
import { isAdvised, type PathTest, type PlanStep } from '../analysis/analysis.ts';
import { isOpen, type VisibleAnalysis } from '../analysis/events.ts';
import { UNMARKED, type StepMark } from './own-marks.ts';

/** `place`: of the path in the analysis, from 0. */
export type Trail = { zawodId: string; place: number };

type Followed = Pick<VisibleAnalysis, 'sciezkiKariery' | 'planRozwoju'>;

/** Null = none is chosen, or what was chosen is locked or gone. */
export function chosenTrail(
  { sciezkiKariery }: Pick<VisibleAnalysis, 'sciezkiKariery'>,
  zawodId: string | null,
): Trail | null {
  if (zawodId === null) return null;
  const place = sciezkiKariery.findIndex(
    (path) => isOpen(path) && isAdvised(path) && path.zawodId === zawodId,
  );
  return place === -1 ? null : { zawodId, place };
}

/** The chosen path's own steps; the common plan without a trail, and where a path has no steps of its own. */
export function followedSteps(followed: Followed, trail: Trail | null): PlanStep[] {
  return ownSteps(followed, trail) ?? followed.planRozwoju.kroki;
}

/** Null = the common plan is followed, so the marks belong to that. */
export function ownSteps({ sciezkiKariery }: Followed, trail: Trail | null): PlanStep[] | null {
  const path = trail === null ? undefined : sciezkiKariery[trail.place];
  if (path === undefined || !isOpen(path) || !isAdvised(path) || path.kroki.length === 0) return null;
  return path.kroki;
}

/** What an open path has one try before deciding, with its owner's mark and what they wrote of it. */
export type OwnTrial = PathTest & StepMark & { zawodId: string; name: string; note: string | null };

type TrialMark = StepMark & { zawodId: string; note: string | null };

/** One of each open path, in the order of the paths. */
export function trialsOf(
  { sciezkiKariery }: Pick<VisibleAnalysis, 'sciezkiKariery'>,
  marks: readonly TrialMark[],
): OwnTrial[] {
  return sciezkiKariery.flatMap((path) => {
    if (!isOpen(path) || !isAdvised(path)) return [];
    const { zawodId, nazwa, proba } = path;
    const { done, dueOn, note } = marks.find((one) => one.zawodId === zawodId) ?? { ...UNMARKED, note: null };
    return [{ ...proba, zawodId, name: nazwa, done, dueOn, note }];
  });
}

/** An analysis made before the tables has no path to choose. */
export function canChoose({ sciezkiKariery }: Pick<VisibleAnalysis, 'sciezkiKariery'>): boolean {
  return sciezkiKariery.some((path) => isOpen(path) && isAdvised(path));
}
