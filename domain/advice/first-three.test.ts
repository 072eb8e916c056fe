import { expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { EMPTY_READING, type Reading } from './reading/reading.ts';
import { firstThree, strictConditions } from './first-three.ts';

const careers = await readCareers();
const answers = {
  preferences: ['nature' as const],
  additional_interests: 'Uwielbiam las i drzewa.',
  additional_info: 'Tylko praca zdalna.',
};
const orderOf = (reading: Reading) => ({ answers, facts: {}, denied: [], reading });
const WITH_FOREST: Reading = {
  ...EMPTY_READING,
  activities: [{ concept: 'las', stance: 'likes', quote: 'las i drzewa' }],
};

test('three, each with the person’s own words, something against and no invented pay', () => {
  const three = firstThree(orderOf(WITH_FOREST), careers).firsts;
  expect(three).toHaveLength(3);
  for (const { id, name, why, against, pay } of three) {
    const occupation = careers.occupations.find((one) => one.id === id);
    expect(name).not.toBe('');
    expect(why).toMatch(/^(?:(?:Piszesz: „.+”\.)? ?(?:Wybierasz: .+\.)?|Żadne .+\.)$/);
    expect(against).toMatch(/\.$/);
    if (occupation?.pay === null) expect(pay).toBeNull();
  }
  expect(three.some(({ why }) => why.startsWith('Piszesz: „las i drzewa”.'))).toBe(true);
});

test('two reasons are told, none of them in the other, and no faint one beside a strong one', () => {
  const activities = (quotes: Record<string, string>) => ({
    ...WITH_FOREST,
    activities: Object.entries(quotes).map(([concept, quote]) => ({
      concept,
      stance: 'likes' as const,
      quote,
    })),
  });
  const whys = (reading: Reading) => firstThree(orderOf(reading), careers).firsts.map(({ why }) => why);
  expect(whys(activities({ las: 'las i drzewa', drewno: 'drzewa' })).join()).not.toContain('drzewa” i');
  const both = whys(activities({ las: 'Uwielbiam las', komputer: 'praca zdalna' }));
  expect(both.join()).toContain('Uwielbiam las');
  expect(both.every((why) => (why.match(/„/g) ?? []).length <= 2)).toBe(true);
});

test('what only a word or two of much that was written speak for is a guess, and isn’t named', () => {
  const much = {
    ...answers,
    additional_info: 'Opowiadam o wszystkim po trochu i niczego z tego nie wynika. '.repeat(8),
  };
  const cooking = {
    ...EMPTY_READING,
    activities: [{ concept: 'gotowanie', stance: 'can' as const, quote: 'gotuję' }],
  };
  const asked = { ...orderOf(cooking), answers: much };
  const { firsts, isUnsure } = firstThree(asked, careers);
  expect(firsts.length).toBeLessThan(3);
  expect(isUnsure).toBe(true);
  const cook = { occupation: 'kucharz', label: 'kucharka', relation: 'now' as const, years: 9, quote: null };
  const told = firstThree({ ...asked, reading: { ...cooking, work: [cook] } }, careers);
  expect([told.firsts.length, told.isUnsure]).toEqual([3, false]);
});

test('a trade that was added by hand is told by its name', () => {
  const work = [
    { occupation: 'ksiegowy', label: 'księgowa', relation: 'now' as const, years: 9, quote: null },
  ];
  const [own, ...near] = firstThree(orderOf({ ...EMPTY_READING, work }), careers).firsts;
  expect([own?.id, own?.why]).toEqual(['ksiegowy', expect.stringMatching(/^To Twój zawód: księgowa\./)]);
  for (const { why } of near)
    expect(why).toMatch(/^(?:To Twój zawód|Blisko tego, co umiesz z\u00a0pracy): księgowa\./);
});

test('the same reading gives the same three', () => {
  expect(firstThree(orderOf(WITH_FOREST), careers)).toEqual(firstThree(orderOf(WITH_FOREST), careers));
});

test('a firm condition that leaves less than half says how many it takes; a wish takes none', () => {
  const remote = (firm: boolean): Reading => ({
    ...EMPTY_READING,
    conditions: [{ kind: 'remote', value: 'want', firm, quote: 'Tylko praca zdalna' }],
  });
  const strict = strictConditions(orderOf(remote(true)), careers);
  expect(strict.of).toBe(careers.occupations.length);
  expect(strict.kinds).toMatchObject([{ kind: 'remote' }]);
  expect(strict.kinds[0]?.excluded).toBeGreaterThan(strict.of / 2);
  expect(strictConditions(orderOf(remote(false)), careers).kinds).toEqual([]);
});

test('what somebody named as a condition and the work breaks is told first against it', () => {
  const said = {
    preferences: [],
    additional_interests: 'Lubię gotować.',
    additional_info: 'Jestem kucharką od 10 lat. Szukam pracy bez pośpiechu.',
  };
  const reading: Reading = {
    ...EMPTY_READING,
    activities: [{ concept: 'gotowanie', stance: 'likes', quote: 'Lubię gotować' }],
    work: [
      { occupation: 'szef-kuchni', label: 'kucharka', relation: 'now', years: 10, quote: 'Jestem kucharką' },
    ],
    conditions: [{ kind: 'pace', value: 'avoid', firm: false, quote: 'bez pośpiechu' }],
  };
  const { firsts } = firstThree({ answers: said, facts: {}, denied: [], reading }, careers);
  const chef = firsts.find(({ id }) => id === 'szef-kuchni');
  expect(chef?.against).toBe('Kłóci się z\u00a0Twoim warunkiem: „bez pośpiechu”.');
  // Hospitals work at night, and clinics don't.
  const nurse: Reading = {
    ...EMPTY_READING,
    work: [{ occupation: 'pielegniarka', label: 'pielęgniarka', relation: 'now', years: 9, quote: null }],
    conditions: [{ kind: 'night', value: 'avoid', firm: true, quote: 'bez nocek' }],
  };
  const order = {
    answers: { ...said, additional_info: 'Bez nocek.' },
    facts: {},
    denied: [],
    reading: nurse,
  };
  const first = firstThree(order, careers).firsts.find(({ id }) => id === 'pielegniarka');
  expect(first?.against).toBe('Nie wszędzie da się spełnić Twój warunek: „bez nocek”.');
});

test('what a trade pays stands beside the pay that is asked for, unless half of the group have that', () => {
  const lookAt = (info: string) => {
    const said = {
      preferences: [],
      additional_interests: 'Lubię gotować.',
      additional_info: `Jestem kucharzem 10 lat. ${info}`,
    };
    return firstThree({ answers: said, facts: {}, denied: [] }, careers).firsts.map((one) => one.against);
  };
  const wished = lookAt('Co najmniej 8 000 zł.').map((one) => one.replaceAll('\u00a0', ' '));
  expect(wished[0]).toMatch(
    /^(?:Mediana płac grupy to \d \d{3} zł|Nie wiemy, ile się tu zarabia), a chcesz 8 000 zł brutto\./,
  );
  expect(lookAt('').join()).not.toContain('a\u00a0chcesz');
  expect(lookAt('Co najmniej 3 000 zł.').join()).not.toContain('Mediana');
});

test('what speaks against one of the three isn’t said of another while the tables know more', () => {
  const reading: Reading = {
    ...EMPTY_READING,
    work: [{ occupation: 'sprzatanie-biur', label: 'sprzątaczka', relation: 'now', years: 9, quote: null }],
  };
  const said = firstThree(orderOf(reading), careers).firsts.map(({ against }) => against);
  expect(said.length).toBe(3);
  expect(new Set(said).size).toBe(3);
});
