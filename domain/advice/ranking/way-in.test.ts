import { expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { isLongBesideWork, longestWay, monthsLeft, type Past } from './way-in.ts';

const { occupations } = await readCareers();
const PAST: Past = {
  education: null,
  licences: [],
  known: new Set(),
  near: () => null,
  isOfField: () => false,
};

function left(id: string, past: Partial<Past>): number {
  const occupation = occupations.find((one) => one.id === id);
  if (occupation === undefined) throw new Error(`There is no ${id}.`);
  return monthsLeft(occupation, { ...PAST, ...past });
}

test.each([
  ['a nurse begins after secondary school', 'pielegniarka', { education: 'srednie' }, 36],
  ['before it, school comes on top', 'pielegniarka', { education: 'podstawowe' }, 72],
  ['a degree elsewhere makes no doctor', 'lekarz', { education: 'magister' }, 84],
  [
    'it shortens what asks for any degree, but not the years of work',
    'kierownik-projektu',
    { education: 'magister' },
    12,
  ],
  [
    'a degree of the field is most of the way',
    'lekarz',
    { education: 'magister', isOfField: () => true },
    24,
  ],
  [
    'the schooling of near work is the schooling, where no field is asked for',
    'kierownik-projektu',
    { education: 'licencjat_inzynier', near: () => ({ years: 1, level: 'magister', isSameGroup: false }) },
    6,
  ],
  [
    'where the field is asked for, near work of another group is none',
    'fizjoterapeuta',
    { education: 'magister', near: () => ({ years: 0, level: 'magister', isSameGroup: false }) },
    60,
  ],
  [
    'years of near work shorten a trade, too',
    'dekarz',
    { near: () => ({ years: 1, level: 'branzowe', isSameGroup: false }) },
    0,
  ],
  ['what was learned needs no way', 'notariusz', { known: new Set(['notariusz']) }, 0],
  ['a trade that takes beginners asks for no school', 'hydraulik', { education: 'podstawowe' }, 6],
  ['packing starts at once', 'pakowacz', { education: 'podstawowe' }, 0],
  [
    'a licence held is most of the way',
    'pielegniarka-medycyny-pracy',
    { education: 'licencjat_inzynier', licences: ['piel'] },
    12,
  ],
] satisfies [string, string, Partial<Past>, number][])('%s', (_, id, past, months) => {
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

const LIFE = { education: null, years: 0, hasWorked: false, yearsToPension: null, mustEarn: false } as const;

test.each([
  ['without primary school nobody is shown years of university', { education: 'bez_wymogow' }, 36],
  ['who left secondary school may be shown medicine', { education: 'srednie' }, 96],
  ['after ten years of work a way of four years is the longest', { education: 'magister', years: 10 }, 48],
  ['after nine five', { education: 'magister', years: 9 }, 60],
  ['after eighteen three', { education: 'srednie', years: 18 }, 36],
  ['before the pension half a year', { education: 'magister', years: 30, yearsToPension: 0 }, 6],
  ['nothing said, nothing done: the usual way', {}, 84],
  ['work that asks for no school, and none said: no studies', { hasWorked: true, years: 3 }, 24],
  ['the same with a school said', { hasWorked: true, years: 3, education: 'srednie' }, 96],
  ['who must earn', { education: 'srednie', mustEarn: true }, 18],
] as const)('%s', (_, life, months) => {
  expect(longestWay({ ...LIFE, ...life })).toBe(months);
});

test.each([
  ['five years of study after twelve of work', 60, 'srednie', 12, true],
  ['three are still a step', 36, 'srednie', 12, false],
  ['with a degree they are known', 60, 'magister', 12, false],
  ['who has not worked has them before them', 60, 'srednie', 0, false],
] as const)('long beside work: %s', (_, months, education, years, isLong) => {
  expect(isLongBesideWork(months, education, years)).toBe(isLong);
});
