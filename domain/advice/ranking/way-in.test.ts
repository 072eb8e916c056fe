import { expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { monthsLeft, type Past } from './way-in.ts';

const { occupations } = await readCareers();
const PAST: Past = { education: null, licences: [], from: [], years: 0 };

function left(id: string, past: Partial<Past>): number {
  const occupation = occupations.find((one) => one.id === id);
  if (occupation === undefined) throw new Error(`There is no ${id}.`);
  return monthsLeft(occupation, { ...PAST, ...past });
}

test.each([
  ['a nurse begins after secondary school', 'pielegniarka', { education: 'srednie' }, 36],
  ['before it, school comes on top', 'pielegniarka', { education: 'podstawowe' }, 72],
  ['a degree elsewhere makes no doctor', 'lekarz', { education: 'magister' }, 84],
  ['but it shortens what asks for any degree', 'kierownik-projektu', { education: 'magister' }, 6],
  ['a trade that takes beginners asks for no school', 'hydraulik', { education: 'podstawowe' }, 6],
  ['packing starts at once', 'pakowacz', { education: 'podstawowe' }, 0],
  [
    'a licence held is most of the way',
    'pielegniarka-medycyny-pracy',
    { education: 'licencjat_inzynier', licences: ['piel'] },
    12,
  ],
] as const)('%s', (_, id, past, months) => {
  expect(left(id, past)).toBe(months);
});

test('more schooling never makes a way longer', () => {
  const levels = [
    'podstawowe',
    'branzowe',
    'srednie',
    'policealne',
    'licencjat_inzynier',
    'magister',
  ] as const;
  const longer = occupations.filter((occupation) => {
    const ways = levels.map((education) => monthsLeft(occupation, { ...PAST, education }));
    return ways.some((way, at) => way > (ways[at - 1] ?? way));
  });
  expect(longer.map(({ id }) => id)).toEqual([]);
});
