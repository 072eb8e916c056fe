// Where on the bar each part of the analysis is expected to be finished: the marks along the trail (docs/look.md 'Name and idea').
import { percentOf, RUN_START, stageOf, type SectionCounts } from '#domain/advice/analysis/progress-bar.ts';
import { STAGES, type SectionName, type Stage } from '#domain/advice/analysis/events.ts';

const NAMES = Object.keys(RUN_START.counts) as SectionName[];

/** Percents, rising; the summary's is left out, since it stands next to the plan's. */
export const RUN_MARKS: readonly number[] = (
  ['predyspozycje', 'sciezkiKariery', 'umiejetnosci', 'planRozwoju'] as const satisfies Stage[]
).map((stage) => percentOf(finishedUpTo(stage)));

function finishedUpTo(stage: Stage): SectionCounts {
  const isFinished = (name: SectionName) => STAGES.indexOf(stageOf(name)) <= STAGES.indexOf(stage);
  return Object.fromEntries(
    NAMES.map((name) => [name, isFinished(name) ? Number.POSITIVE_INFINITY : 0]),
  ) as SectionCounts;
}
