import { expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import type { PersonCondition } from '../person.ts';
import { saidBesides } from './said-conditions.ts';

const careers = await readCareers();
const said = (question: string, held: PersonCondition[] = []) =>
  saidBesides(question, held, careers).map(({ condition, quote }) => ({ ...condition, quote }));

test.each([
  [
    'Wolę pracę bez telefonu, czy to pasuje?',
    [{ kind: 'telephone', value: 'avoid', firm: false, quote: 'bez telefonu' }],
  ],
  [
    'Chcę zarabiać co najmniej 7000 zł. Który szlak to daje?',
    [{ kind: 'pay', value: 7000, firm: true, quote: 'co najmniej 7000' }],
  ],
  ['Czy w tym zawodzie pracuje się na zmiany?', []],
  ['Czemu grafik jest wyżej od animatora?', []],
  ['Lubię zwierzęta. Co z tego wynika?', []],
])('of „%s” it takes what is said, and nothing that is only asked', (question, conditions) => {
  expect(said(question)).toEqual(conditions);
});

test('what is held already is not said again, and another figure is', () => {
  const held: PersonCondition[] = [{ kind: 'months', value: 6, firm: false, evidence: 'months 6' }];
  expect(said('Mogę się uczyć najwyżej 6 miesięcy, co wtedy?', held)).toEqual([]);
  expect(said('Mogę się uczyć najwyżej 12 miesięcy, co wtedy?', held)).toMatchObject([{ value: 12 }]);
});
