import { expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { payWords } from '../pay-words.ts';
import { rank, scoresOf } from '../rank.ts';
import { indexOf } from './occupation-index.ts';
import { payAt } from './pay.ts';
import { PAY } from './weights.ts';

const careers = await readCareers();
const index = indexOf(careers);
const programmer = index.numberOf.get('programista') ?? -1;
const deciles = careers.payGroups.find(({ id }) => id === 'gus-251')?.deciles ?? [];
const at = (decile: number, more = 0) => payAt((deciles[decile - 1] ?? 0) + more, index)(programmer);

test.each([
  [1, 9, PAY.met],
  [5, 5, PAY.met],
  [6, 4, -2],
  [7, 3, -4],
  [8, 2, -6],
  [9, 1, -9],
])('at decile %i of the group %i in ten earn the wish', (decile, tenths, points) => {
  expect(at(decile)).toMatchObject({ tenths, points });
  expect(at(decile, 0.01).tenths).toBe(tenths - 1);
});

test('each share has its own sentence, and none says more than the deciles prove', () => {
  const sentences = [5, 6, 7, 8, 9].map((decile) => payWords(at(decile).evidence) ?? '');
  expect(new Set(sentences).size).toBe(5);
  expect(payWords(at(8).evidence)).toContain('co najmniej co piąta osoba');
  expect(payWords(at(9, 1).evidence)).toContain('mniej niż co dziesiąta');
});

const PROGRAMMER = {
  preferences: ['ambitious'],
  additional_interests: 'Lubię programować i układać procesy.',
  additional_info: 'Jestem programistą od 13 lat, zostaję w branży.',
};

test('a firm wish that four in ten of the trade earn leaves the trade first and says how many', () => {
  const { candidates, excluded } = rank({ answers: PROGRAMMER, facts: { minPay: 15_000 } }, careers);
  const own = candidates.slice(0, 3).find(({ id }) => id === 'programista');
  expect(own?.ledger).toContainEqual({ factor: 'pay', points: -2, evidence: 'cztery-na-dziesiec' });
  expect(excluded.pay).toBeGreaterThan(0);
});

test('a firm wish that not one in ten of a group earns excludes it; a soft one costs most', () => {
  const firm = scoresOf({ answers: PROGRAMMER, facts: { minPay: 15_000 } }, careers);
  expect(firm.has('fryzjer')).toBe(false);
  expect(firm.has('programista')).toBe(true);
  const hairdresser = index.numberOf.get('fryzjer') ?? -1;
  expect(payAt(15_000, index)(hairdresser)).toMatchObject({ tenths: 0, points: -12 });
});

test('without figures a wish that few in the whole country earn is taken for unmet, a usual one is only not known', () => {
  const secretary = index.numberOf.get('sekretarka') ?? -1;
  expect(payAt(careers.topPay, index)(secretary)).toMatchObject({
    tenths: null,
    points: -5,
    evidence: 'brak',
  });
  expect(payAt(careers.topPay + 1, index)(secretary)).toMatchObject({ points: -12, evidence: 'brak-rzadko' });
});

test('what pays the least that is asked for goes before what fits somewhat better, and a wish alone moves little', () => {
  const answers = (info: string) => ({
    preferences: [],
    additional_interests: 'Lubię ludzi i porządek w dokumentach.',
    additional_info: `Jestem księgową od 12 lat. ${info}`,
  });
  const firstOf = (info: string) => rank({ answers: answers(info), facts: {} }, careers).candidates[0]?.id;
  const tenths = payAt(8000, index);
  for (const least of ['Co najmniej 8 000 zł.', 'Od 8000 w górę.', 'Poniżej 8 nie schodzę.']) {
    const first = index.numberOf.get(firstOf(least) ?? '') ?? -1;
    expect(tenths(first).tenths).toBeGreaterThanOrEqual(5);
  }
  expect(firstOf('Chcę zarabiać 8000 zł.')).toBe(firstOf(''));
});
