import { expect, test } from 'vitest';
import { analysisOrderSchema } from './order-schema.ts';

const ANSWERS = { preferences: ['nature'], additional_interests: 'las', additional_info: '' };

const read = (body: unknown) => analysisOrderSchema().parse(body);

test('answers alone ask for the stored facts', () => {
  expect(read(ANSWERS)).toEqual({
    answers: ANSWERS,
    facts: null,
    healthConsent: false,
    reading: null,
    language: 'pl',
    isAdult: false,
  });
});

test('no facts at all is a word, too', () => {
  expect(read({ ...ANSWERS, facts: {} }).facts).toEqual({});
});

test('a fact that can’t be understood is dropped alone', () => {
  expect(read({ ...ANSWERS, facts: { years: 7, minPay: 'dużo', noLifting: true, mood: 1 } }).facts).toEqual({
    years: 7,
    noLifting: true,
  });
});

test.each([null, 'srednie', ['a'], 7])('facts %j are none', (facts) => {
  expect(read({ ...ANSWERS, facts }).facts).toBeNull();
});

test.each([
  [true, true],
  ['true', false],
  [1, false],
  [undefined, false],
])('consent is the word true alone (%j)', (healthConsent, consents) => {
  expect(read({ ...ANSWERS, healthConsent }).healthConsent).toBe(consents);
});

test('bad answers have their sentences as before', () => {
  const first = (body: unknown) => analysisOrderSchema().safeParse(body).error?.issues[0];
  expect(first({ ...ANSWERS, additional_interests: ' ' })?.message).toBe('Opisz swoje zainteresowania');
  expect(first('text')).toMatchObject({ code: 'invalid_type', path: [] });
});

test('a reading goes on as it came, and a language that nobody offers is Polish', () => {
  expect(read({ ...ANSWERS, reading: { work: [] }, language: 'uk' })).toMatchObject({
    reading: { work: [] },
    language: 'uk',
  });
  expect(read({ ...ANSWERS, reading: 'x', language: 'de' })).toMatchObject({ reading: null, language: 'pl' });
});
