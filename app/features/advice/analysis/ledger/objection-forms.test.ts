import { expect, test } from 'vitest';
import { ledgerPlace, OBJECTION_INTENT, readObjectionForm } from './objection-forms.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const FORM = {
  intent: OBJECTION_INTENT,
  analysisId: 'a',
  place: ledgerPlace(1),
  factor: 'words',
  evidence: 'ogród',
  denied: 'tak',
};

test('the form says which line of which analysis, and whether it is denied', () => {
  const line = { analysisId: 'a', place: 'bilans-2', factor: 'words', evidence: 'ogród' };
  expect(readObjectionForm(formOf(FORM))).toEqual({ ...line, isDenied: true });
  expect(readObjectionForm(formOf({ ...FORM, denied: 'nie' }))).toEqual({ ...line, isDenied: false });
});

test('an unknown factor or another form is none, a strange place is the first ledger’s', () => {
  expect(readObjectionForm(formOf({ ...FORM, factor: 'magia' }))).toBeNull();
  expect(readObjectionForm(formOf({ ...FORM, intent: 'krok' }))).toBeNull();
  expect(readObjectionForm(formOf({ ...FORM, place: '//evil' }))?.place).toBe('bilans-1');
});
