// The two forms with which a person marks a step or a skill: their fields, read alike by the page's action and by the page
// itself, which shows the outcome before the server has answered.
import { data } from 'react-router';
import { isPlannableDay } from '#domain/platform/calendar-day.ts';
import { readObjectionForm } from '../analysis/ledger/objection-forms.ts';
import { SKILL_STATES, type SkillState, type StepMark } from '#domain/advice/progress/own-marks.ts';

export const STEP_INTENT = 'krok';
export const SKILL_INTENT = 'umiejetnosc';
export const TRAIL_INTENT = 'szlak';

type SentStep = StepMark & { analysisId: string; trail: string; step: number };
type SentSkill = { skill: string; state: SkillState | null };
type SentTrail = { analysisId: string; zawodId: string | null };

/** What could not be saved: where it belongs, why, and the day that was typed. */
export type MarkFault = { place: string; sentence: string; dueOn?: string };

export const NOT_A_DAY = 'Wpisz datę istniejącego dnia, z\u00a0roku od 2020 do 2100.';

export function stepPlace(step: number): string {
  return `krok-${step}`;
}

export const TRAIL_PLACE = 'szlak';

export function skillPlace(skill: string): string {
  return `umiejetnosc-${skill.replaceAll(/\s+/g, '-')}`;
}

/** Null = not this form. A day that is none is a fault, with what was typed. */
export function readStepForm(
  form: FormData,
): SentStep | { dueOn: string; step: number; isFault: true } | null {
  const text = textOf(form, 'step');
  const step = text === '' ? Number.NaN : Number(text);
  if (textOf(form, 'intent') !== STEP_INTENT || !Number.isInteger(step) || step < 0) return null;
  const day = textOf(form, 'dueOn');
  if (day !== '' && !isPlannableDay(day)) return { dueOn: day, step, isFault: true };
  const dueOn = day === '' ? null : day;
  const [analysisId, trail] = [textOf(form, 'analysisId'), textOf(form, 'trail')];
  return { analysisId, trail, step, done: textOf(form, 'done') === 'tak', dueOn };
}

/** Null = not this form. An empty occupation leaves the trail. */
export function readTrailForm(form: FormData): SentTrail | null {
  if (textOf(form, 'intent') !== TRAIL_INTENT) return null;
  const zawodId = textOf(form, 'zawodId');
  return { analysisId: textOf(form, 'analysisId'), zawodId: zawodId === '' ? null : zawodId };
}

/** Null = not this form. An empty state takes the mark away. */
export function readSkillForm(form: FormData): SentSkill | null {
  if (textOf(form, 'intent') !== SKILL_INTENT) return null;
  const state = SKILL_STATES.find((one) => one === textOf(form, 'state')) ?? null;
  return { skill: textOf(form, 'skill'), state };
}

function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}

/** Where on the page a form's outcome belongs. */
export function placeOf(form: FormData): string {
  const step = readStepForm(form);
  if (step !== null) return stepPlace(step.step);
  if (readTrailForm(form) !== null) return TRAIL_PLACE;
  return readObjectionForm(form)?.place ?? skillPlace(readSkillForm(form)?.skill ?? '');
}

/** No response at all: the fault as the page itself can tell it. */
export function faultOfSilence(form: FormData): MarkFault {
  const step = readStepForm(form);
  const place = placeOf(form);
  const sentence = 'Serwer nie odpowiada. Sprawdź połączenie z internetem i\u00a0spróbuj ponownie.';
  return step === null || step.dueOn === null ? { place, sentence } : { place, sentence, dueOn: step.dueOn };
}

/** A page's client action: without a network the form says so in its place, and what was typed stays. */
export async function markOrSaySilence<Result>(request: Request, serverAction: () => Promise<Result>) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof TypeError) return data(faultOfSilence(form), 503);
    throw error;
  }
}
