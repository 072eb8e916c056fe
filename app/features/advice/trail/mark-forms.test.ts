import { expect, test } from 'vitest';
import { faultOfSilence, readSkillForm, readStepForm } from './mark-forms.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const STEP = {
  trail: 'piekarz',
  intent: 'krok',
  analysisId: 'a',
  step: '2',
  done: 'tak',
  dueOn: '2026-12-24',
};

test('a step’s form says which step, whether it is done and until when', () => {
  expect(readStepForm(formOf(STEP))).toEqual({
    analysisId: 'a',
    trail: 'piekarz',
    step: 2,
    done: true,
    dueOn: '2026-12-24',
  });
  expect(readStepForm(formOf({ ...STEP, done: 'nie', dueOn: '' }))).toMatchObject({
    done: false,
    dueOn: null,
  });
});

test.each(['-1', '1.5', 'x', ''])('the step %s is none', (step) => {
  expect(readStepForm(formOf({ ...STEP, step }))).toBeNull();
});

test('a day that is none is a fault and comes back as it was typed', () => {
  expect(readStepForm(formOf({ ...STEP, dueOn: '2026-02-30' }))).toEqual({
    isFault: true,
    step: 2,
    dueOn: '2026-02-30',
  });
});

test('a skill’s form takes a state, or takes it away; any other word takes it away, too', () => {
  const skill = (state: string) => readSkillForm(formOf({ intent: 'umiejetnosc', skill: 'Excel', state }));
  expect(skill('learning')).toEqual({ skill: 'Excel', state: 'learning' });
  expect(skill('')).toEqual({ skill: 'Excel', state: null });
  expect(skill('mistrz')).toEqual({ skill: 'Excel', state: null });
  expect(readSkillForm(formOf(STEP))).toBeNull();
});

test('without an result the fault stands at its step, with the day that was typed', () => {
  expect(faultOfSilence(formOf(STEP))).toMatchObject({ place: 'krok-2', dueOn: '2026-12-24' });
  expect(faultOfSilence(formOf({ intent: 'umiejetnosc', skill: 'Excel', state: 'have' })).place).toBe(
    'umiejetnosc-Excel',
  );
});
