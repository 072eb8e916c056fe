// The two forms with which a person marks a step or a skill: their fields, read alike by the page's action and by the page
// itself, which shows the outcome before the server has answered.
import { isPlannableDay } from '#domain/calendar-day.ts';
import { SKILL_STATES, type SkillState, type StepMark } from '#domain/progress/own-marks.ts';

export const STEP_INTENT = 'krok';
export const SKILL_INTENT = 'umiejetnosc';

export type SentStep = StepMark & { analysisId: string; step: number };
export type SentSkill = { skill: string; state: SkillState | null };

/** What could not be saved: where it belongs, why, and the day that was typed. */
export type MarkFault = { place: string; sentence: string; dueOn?: string };

export const NOT_A_DAY = 'Wpisz datę istniejącego dnia, z\u00a0roku od 2020 do 2100.';

export function stepPlace(step: number | string): string {
  return `krok-${step}`;
}

export function skillPlace(skill: string): string {
  return `umiejetnosc-${skill}`;
}

/** Null = not this form. A day that is none is a fault, with what was typed. */
export function readStepForm(
  form: FormData,
): SentStep | { dueOn: string; step: number; isFault: true } | null {
  const step = Number(textOf(form, 'step'));
  if (textOf(form, 'intent') !== STEP_INTENT || !Number.isInteger(step) || step < 0) return null;
  const day = textOf(form, 'dueOn');
  if (day !== '' && !isPlannableDay(day)) return { dueOn: day, step, isFault: true };
  const dueOn = day === '' ? null : day;
  return { analysisId: textOf(form, 'analysisId'), step, done: textOf(form, 'done') === 'tak', dueOn };
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

/** No response at all: the fault as the page itself can tell it. */
export function faultOfSilence(form: FormData): MarkFault {
  const step = readStepForm(form);
  const skill = readSkillForm(form);
  const place = step === null ? skillPlace(skill?.skill ?? '') : stepPlace(step.step);
  const sentence = 'Brak połączenia z\u00a0serwerem. Sprawdź sieć i\u00a0spróbuj ponownie.';
  return step === null || step.dueOn === null ? { place, sentence } : { place, sentence, dueOn: step.dueOn };
}
