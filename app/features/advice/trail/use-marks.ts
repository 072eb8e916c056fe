// A person's marks as they will be once what is on its way has arrived, and what could not be saved.
import { useActionData, useFetchers } from 'react-router';
import type { CalendarDay } from '#domain/platform/calendar-day.ts';
import type { SkillState, StepMark } from '#domain/advice/progress/own-marks.ts';
import { planProgress, type PlanProgress } from '#domain/advice/progress/plan-progress.ts';
import type { OpenedAnalysis } from '#worker/services/advice/dashboard.ts';
import { useOrderedFetcher } from '../../../lib/use-ordered-fetcher.ts';
import { readSkillForm, readStepForm, type MarkFault } from './mark-forms.ts';

export function useSteps(
  opened: Pick<OpenedAnalysis, 'id' | 'steps' | 'trail'>,
  today: CalendarDay,
): { steps: StepMark[]; walked: PlanProgress } {
  const steps = [...opened.steps];
  for (const { formData } of useFetchers()) {
    const sent = formData === undefined ? null : readStepForm(formData);
    if (sent === null || 'isFault' in sent || sent.analysisId !== opened.id) continue;
    if (sent.trail !== (opened.trail?.zawodId ?? '')) continue;
    if (sent.step < steps.length) steps[sent.step] = { done: sent.done, dueOn: sent.dueOn };
  }
  return { steps, walked: planProgress(steps, today) };
}

/** One form: its way to the server and the fault that came back, by itself or, without JavaScript, with the page. */
export function useMarkForm(key: string, place = key) {
  const { fetcher, send, formData } = useOrderedFetcher<MarkFault | null>(key, '/dashboard');
  const ofPage = useActionData<MarkFault | null>();
  const result = fetcher.data === undefined ? ofPage : fetcher.data;
  const fault = result?.place === place && fetcher.state === 'idle' ? result : null;
  return { fetcher, send, formData, fault };
}

/** The state that is shown for a skill: what was pressed last, until the server says otherwise. */
export function shownState(formData: FormData | undefined, saved: SkillState | null): SkillState | null {
  const sent = formData === undefined ? null : readSkillForm(formData);
  return sent === null ? saved : sent.state;
}
