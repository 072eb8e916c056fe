// A path by itself, cut into parts while it is written, and checked as a whole.
import { expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { ADVICE_ORDER } from '#tests/support/analysis/advised.ts';
import { contextOfOne } from '../analysis/grounding/context.ts';
import { rank } from '../rank.ts';
import { pathPrompt } from './prompt.ts';
import { createPathReader } from './reply.ts';

const careers = await readCareers();
const [FIRST, SECOND] = rank(ADVICE_ORDER, careers).candidates;
const ID = SECOND?.id ?? '';
const contextOf = (id: string) => {
  const context = contextOfOne(ADVICE_ORDER, careers, id);
  if (context === null) throw new Error(`${id} is excluded`);
  return context;
};
const CONTEXT = contextOf(ID);
const REPLY = {
  uwaga: 'brak',
  opis: 'Praca z ludźmi i zielenią.',
  dlaczego: [
    { cytat: 'Lubię zwierzęta', wniosek: 'Tu są na co dzień.' },
    { cytat: 'tego nikt nie mówił', wniosek: 'Zmyślone.' },
  ],
  przeciw: ['Zimą bywa mniej pracy.', 'Zarobisz 9 999 zł.'],
  luka: 'Brakuje praktyki.',
  proba: { co: 'Spędź tam dzień.', godziny: 6, koszt: 0 },
  kroki: [{ nazwa: 'Rozmowa', czasWykonania: '2 tygodnie', opis: 'Umów się.' }],
  potencjalRozwoju: 'Można uczyć innych.',
  korzysci: ['Widać efekt.'],
  wymagania: [],
  umiejetnosciPowiazane: ['Obserwacja'],
};
const readerOf = (reply: object = REPLY) => ({
  reader: createPathReader(CONTEXT),
  text: JSON.stringify(reply),
});

test('parts come one by one, each as soon as the next begins, and are those of the whole', () => {
  const { reader, text } = readerOf();
  const told = [...text].map((character) => reader.push(character)).filter((parts) => parts.length > 0);
  expect(told.every((parts) => parts.length === 1)).toBe(true);
  const parts = told.flat();
  expect(parts.map(({ part }) => part)).toEqual([
    'opis',
    'dlaczego',
    'przeciw',
    'luka',
    'proba',
    'kroki',
    'potencjalRozwoju',
    'korzysci',
    'umiejetnosciPowiazane',
  ]);
  const whole = reader.whole();
  if (!whole.ok) throw new Error(whole.detail);
  for (const { part, value } of parts) expect(value, part).toEqual(whole.path[part]);
});

test('name, ledger and pay are the tables’, words that nobody said and figures of pay fall out, and it is marked as added', () => {
  const { reader, text } = readerOf();
  reader.push(text);
  const whole = reader.whole();
  if (!whole.ok) throw new Error(whole.detail);
  const { path } = whole;
  expect(path).toMatchObject({ zawodId: ID, nazwa: CONTEXT.candidates[0]?.name, dopisana: true });
  expect(path.bilans).toEqual(SECOND?.ledger);
  expect(path.dlaczego).toEqual([REPLY.dlaczego[0]]);
  expect(JSON.stringify(path)).not.toContain('9 999');
  expect(path.przeciw.length).toBeGreaterThanOrEqual(2);
});

test('of a danger nothing is told', () => {
  const { reader, text } = readerOf({ ...REPLY, uwaga: 'kryzys' });
  expect(reader.push(text)).toEqual([]);
  expect(reader.isCrisis).toBe(true);
});

test.each([
  ['no description', { ...REPLY, opis: ' ' }],
  ['no steps', { ...REPLY, kroki: [] }],
  ['nothing', {}],
])('a reply with %s is no path', (_, reply) => {
  const { reader, text } = readerOf(reply);
  reader.push(text);
  expect(reader.whole().ok).toBe(false);
});

test('a reply that is cut off is no path', () => {
  const { reader, text } = readerOf();
  reader.push(text.slice(0, -1));
  expect(reader.whole()).toMatchObject({ ok: false, code: 'not-json' });
});

test('an occupation beyond the list has its own ledger; one that is excluded has no context', () => {
  const order = { ...ADVICE_ORDER, facts: { ...ADVICE_ORDER.facts, remoteOnly: true } };
  expect(contextOfOne(order, careers, 'strazak')).toBeNull();
  expect(contextOfOne(ADVICE_ORDER, careers, 'nie-ma-takiego')).toBeNull();
  expect(contextOf(FIRST?.id ?? '').candidates).toHaveLength(1);
});

test('the model is told the one occupation, the person and what is there already, and no other occupation', () => {
  const { user, system } = pathPrompt(CONTEXT, ['Ogrodnik']);
  expect(user).toContain(`"id":"${ID}"`);
  expect(user).toContain('["Ogrodnik"]');
  expect(user).toContain(ADVICE_ORDER.answers.additional_interests);
  expect(user).not.toContain(`"id":"${FIRST?.id}"`);
  expect(system).not.toContain('pozaTabela');
});
