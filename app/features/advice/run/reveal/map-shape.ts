// How far each line of the run's map is drawn, from 0 to 1, out of what has come of the analysis.
import { PATH_PARTS, type Stage, STAGES, type VisibleAnalysis } from '#domain/advice/analysis/events.ts';
import type { RunState } from '../run-state.ts';

/** What a usual reply has of each: the line is whole then, or when the next part begins. */
const USUAL = { predyspozycje: 4, umiejetnosci: 7, planRozwoju: 6 };

type MapPath = { drawn: number; isThere: boolean; isLocked: boolean };

export type MapShape = {
  /** From the start to the crossroads. */
  way: number;
  paths: MapPath[];
  /** The lines that cross all paths. */
  skills: number;
  plan: number;
};

type Come = Pick<RunState, 'stage' | 'begun' | 'part'> & { analysis: VisibleAnalysis; isDone: boolean };

export function mapShape({ stage, begun, part, analysis, isDone }: Come): MapShape {
  const isPast = (one: Stage) => isDone || STAGES.indexOf(stage) > STAGES.indexOf(one);
  const share = (name: keyof typeof USUAL, count: number) =>
    isPast(name) ? 1 : Math.min(1, count / USUAL[name]);
  const { predyspozycje, sciezkiKariery, umiejetnosci, planRozwoju } = analysis;
  const length = Math.max(sciezkiKariery.length, begun.size);
  const paths = Array.from({ length }, (_, index): MapPath => {
    const isThere = index < sciezkiKariery.length;
    const path = sciezkiKariery[index];
    const isLocked = path === undefined ? begun.get(index)?.locked === true : 'locked' in path;
    return { isThere, isLocked, drawn: isThere ? 1 : walkedOf(part) };
  });
  return {
    way: begun.size > 0 ? 1 : share('predyspozycje', predyspozycje.length),
    paths,
    skills: share('umiejetnosci', umiejetnosci.length),
    plan: share('planRozwoju', planRozwoju.kroki.length),
  };
}

/** A path that has just begun already shows which way it leads. */
function walkedOf(part: RunState['part']): number {
  const parts = PATH_PARTS.length;
  return (part === null ? 1 : PATH_PARTS.indexOf(part) + 2) / (parts + 2);
}
