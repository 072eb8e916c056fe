import type { StepMark } from '#domain/advice/progress/own-marks.ts';
import { polishDay } from '#domain/platform/polish-date.ts';
import type { OpenedAnalysis } from '#worker/services/advice/dashboard.ts';
import { Badge } from '../../../../ui/text/Badge.tsx';
import { Stamp } from '../../trail/Stamp.tsx';

/** What its owner has noted at a step: done, or its day. */
export function StepMarks({ mark }: { mark: StepMark | undefined }) {
  if (mark?.done === true) return <Stamp />;
  return mark === undefined || mark.dueOn === null ? null : <Badge>Termin: {polishDay(mark.dueOn)}</Badge>;
}

/** What its owner has ticked off. */
export type OwnMarks = Pick<OpenedAnalysis, 'steps' | 'skillStates' | 'walked'>;
