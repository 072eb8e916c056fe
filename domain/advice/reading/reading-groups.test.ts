import { describe, expect, test } from 'vitest';
import {
  choiceNamed,
  choicesFor,
  choicesOf,
  groupsOf,
  without,
  knowsNoTrade,
  withAddition,
  type GroupName,
  type ReadingNames,
} from './reading-groups.ts';
import { EMPTY_BACKGROUND, EMPTY_READING, type Reading } from './reading.ts';

const NAMES: ReadingNames = {
  concepts: { las: 'las', telefon: 'telefon' },
  occupations: { pielegniarka: 'pielęgniarka / pielęgniarz' },
  licences: { 'prawko-b': 'Prawo jazdy kat. B' },
};
const READING: Reading = {
  ...EMPTY_READING,
  activities: [
    { concept: 'las', stance: 'likes', quote: 'w lesie' },
    { concept: 'telefon', stance: 'dislikes', quote: 'Telefonów nie odbieram' },
  ],
  work: [
    {
      occupation: 'pielegniarka',
      label: 'pielęgniarka',
      relation: 'now',
      years: 22,
      quote: 'Jestem pielęgniarką',
    },
    { occupation: null, label: 'ochrona', relation: 'refuses', years: null, quote: 'nie w ochronie' },
  ],
  conditions: [
    { kind: 'night', value: 'avoid', firm: true, quote: 'żadnych nocek' },
    { kind: 'noise', value: 'avoid', firm: false, quote: 'wolę ciszę' },
    { kind: 'pay', value: 6000, firm: false, quote: 'minimum 6000' },
  ],
  background: { ...EMPTY_BACKGROUND, licences: [{ key: 'prawko-b', quote: 'prawo jazdy' }] },
};

const shown = (reading: Reading) =>
  Object.fromEntries(groupsOf(reading, NAMES).map(({ name, chips }) => [name, chips.map((one) => one.name)]));
const chip = (reading: Reading, group: GroupName, at = 0) => {
  const found = groupsOf(reading, NAMES).find(({ name }) => name === group)?.chips[at];
  if (found === undefined) throw new Error(`no chip ${group} ${at}`);
  return found;
};

test('each entry stands in one group, under the table’s name', () => {
  expect(shown(READING)).toEqual({
    does: ['las'],
    past: ['pielęgniarka / pielęgniarz (teraz, 22\u00a0lata)', 'Prawo jazdy kat. B'],
    wants: ['co najmniej 6\u00a0000\u00a0zł brutto'],
    refuses: ['telefon', 'ochrona', 'bez hałasu'],
    must: ['bez pracy w\u00a0nocy'],
  });
});

test('a place has its name as a chip, and one that no table knows stands as it was written', () => {
  const past = (label: string, voivodeship: string | null) => {
    const place = { voivodeship, label, quote: `Mieszkam w ${label}` };
    const reading = { ...EMPTY_READING, background: { ...EMPTY_BACKGROUND, place } };
    const group = groupsOf(reading, NAMES).find(({ name }) => name === 'past');
    return [group?.chips.map(({ name }) => name), group?.asides];
  };
  expect(past('Konin', 'wielkopolskie')).toEqual([['Konin'], []]);
  expect(past('Nowej Wsi', null)).toEqual([[], ['Mieszkam w Nowej Wsi']]);
});

test('what the model proposes stands apart, where there is any, and becomes a wish or a refusal by one press', () => {
  const reading = { ...READING, ideas: [{ occupation: 'pielegniarka', quote: 'w lesie' }] };
  expect(shown(reading)['ideas']).toEqual(['pielęgniarka / pielęgniarz']);
  expect(shown(READING)).not.toHaveProperty('ideas');
  expect(
    chip(reading, 'ideas').changes.map(({ label, reading: { ideas, work } }) => [label, ideas, work.at(-1)]),
  ).toEqual([
    [
      'Tego chcę',
      [],
      expect.objectContaining({ occupation: 'pielegniarka', relation: 'wants', quote: null }),
    ],
    [
      'Tego nie chcę',
      [],
      expect.objectContaining({ occupation: 'pielegniarka', relation: 'refuses', quote: null }),
    ],
  ]);
});

test('what the rules propose says so, and nobody is proposed what they named', () => {
  const named = READING.work.flatMap(({ occupation }) => occupation ?? [])[0] ?? '';
  const byRules = (occupation: string) => ({ occupation, quote: 'w lesie', isByRules: true as const });
  expect(shown({ ...READING, ideas: [byRules(named)] })).not.toHaveProperty('ideas');
  const reading = { ...READING, ideas: [byRules(named), byRules('drwal')] };
  expect(shown(reading)['ideas']).toEqual(['drwal']);
  expect(groupsOf(reading, NAMES).find(({ name }) => name === 'ideas')?.title).toBe('Podpowiadamy');
});

test('what is refused by a condition is one chip, which takes both away or turns both', () => {
  const noPhone = { kind: 'telephone', value: 'avoid', firm: true, quote: 'bez telefonów' } as const;
  const reading = { ...READING, conditions: [noPhone] };
  expect(shown(reading)).toMatchObject({ refuses: ['ochrona'], must: ['bez telefonów'] });
  expect(without(reading, chip(reading, 'must').place).activities).toEqual([READING.activities[0]]);
  const [asWish, otherWay] = chip(reading, 'must').changes;
  expect(asWish?.reading.activities).toEqual(READING.activities);
  expect(otherWay?.reading).toMatchObject({
    activities: [READING.activities[0]],
    conditions: [{ kind: 'telephone', value: 'want' }],
  });
  // Another condition takes nothing along.
  const both = { ...reading, conditions: [noPhone, ...READING.conditions] };
  expect(without(both, { part: 'conditions', index: 1 }).activities).toEqual(READING.activities);
});

test('the same words twice are one chip', () => {
  expect(shown({ ...READING, activities: [...READING.activities, ...READING.activities] })).toEqual(
    shown(READING),
  );
});

test('one press changes a stance, a relation or a condition, and the entry keeps its words', () => {
  const [asAble, asDisliked] = chip(READING, 'does').changes;
  expect([asAble?.label, asDisliked?.label]).toEqual(['Umiem to', 'Nie lubię tego']);
  expect(asDisliked?.reading.activities[0]).toEqual({ concept: 'las', stance: 'dislikes', quote: 'w lesie' });
  const [asWish, otherWay] = chip(READING, 'must').changes;
  expect(asWish?.reading.conditions[0]).toMatchObject({ firm: false, quote: 'żadnych nocek' });
  expect(otherWay?.label).toBe('Odwrotnie: praca w\u00a0nocy');
  expect(otherWay?.reading.conditions[0]).toMatchObject({ value: 'want', firm: true });
  expect(chip(READING, 'wants').changes).toHaveLength(1);
  expect(chip(READING, 'past').changes.map(({ label }) => label)).toContain('Od tego odchodzę');
});

test('taken away, an entry is gone, and no other', () => {
  for (const { chips } of groupsOf(READING, NAMES))
    for (const { place, name } of chips) {
      const left = Object.values(shown(without(READING, place))).flat();
      expect(left).toEqual(
        Object.values(shown(READING))
          .flat()
          .filter((one) => one !== name),
      );
    }
});

test('what is added by hand has no quote, and the latest word on one condition holds', () => {
  const [avoidNight] = choicesOf('must', NAMES)
    .filter(({ label }) => label.includes('w\u00a0nocy'))
    .toReversed();
  const changed = withAddition(READING, avoidNight?.adds ?? {});
  expect(changed.conditions.filter(({ kind }) => kind === 'night')).toEqual([
    { kind: 'night', value: 'want', firm: true, quote: null },
  ]);
});

test.each<[GroupName, string]>([
  ['does', 'las'],
  ['past', 'pielęgniarka / pielęgniarz'],
  ['wants', 'praca zdalna'],
  ['refuses', 'telefon'],
  ['must', 'bez hałasu'],
])('what is added to %s stands there', (group, label) => {
  const choice = choicesOf(group, NAMES).find((one) => one.label === label);
  const { chips } = groupsOf(withAddition(EMPTY_READING, choice?.adds ?? {}), NAMES).find(
    ({ name }) => name === group,
  ) ?? { chips: [] };
  expect(chips).toMatchObject([{ quote: null }]);
});

test('what begins with the typed letters comes first, and another form finds by its beginning what is called otherwise', () => {
  const names: ReadingNames = {
    concepts: {},
    occupations: {
      'glowny-ksiegowy': 'główna księgowa / główny księgowy',
      ksiegowy: 'księgowa / księgowy',
      'sprzatanie-biur': 'sprzątacz / sprzątaczka',
    },
    licences: {},
  };
  const labels = (typed: string) => choicesFor(typed, 'past', names).map(({ label }) => label);
  expect(labels('ksi')).toEqual(['księgowa / księgowy', 'główna księgowa / główny księgowy']);
  expect(labels('sprzątam')).toEqual(['sprzątacz / sprzątaczka']);
  expect(labels('astronauta')).toEqual([]);
  expect(labels('praca przy sprzątaniu')).toEqual(['sprzątacz / sprzątaczka']);
  expect(labels('praca')).toEqual([]);
});

test('of several words those are found that say what is wanted, not the word for work', () => {
  const names: ReadingNames = { concepts: {}, occupations: {}, licences: {} };
  const labels = choicesFor('praca z ludźmi', 'wants', names).map(({ label }) => label);
  expect(labels.length).toBeGreaterThan(0);
  for (const label of labels) expect(label).toMatch(/lud/);
});

test('who hires is asked for no trade of their own', () => {
  expect(knowsNoTrade(EMPTY_READING)).toBe(true);
  expect(knowsNoTrade(withAddition(EMPTY_READING, { hires: '' }))).toBe(false);
});

describe('a trade is found by its name, in whatever form it is said', () => {
  const names: ReadingNames = {
    concepts: {},
    licences: {},
    occupations: {
      ksiegowy: 'księgowa / księgowy',
      glowny: 'główna księgowa / główny księgowy',
      spawacz: 'spawacz / spawaczka',
      jakosc: 'inżynier / inżynierka jakości',
      kelner: 'kelner / kelnerka',
      kasjer: 'kasjer / kasjerka w sklepie',
      szef: 'szef / szefowa sklepu',
      tir: 'kierowca / kierowczyni TIR-a',
      taxi: 'kierowca / kierowczyni taksówki',
      garaz: 'dozorca / dozorczyni garaży',
      mechanik: 'mechanik samochodowy / mechaniczka samochodowa',
      piekarz: 'piekarz / piekarka',
    },
  };
  const named = (typed: string) => choiceNamed(typed, 'past', names)?.adds.work?.[0]?.occupation ?? null;
  const first = (typed: string) => choicesFor(typed, 'past', names)[0]?.adds.work?.[0]?.occupation ?? null;

  test.each([
    ['księgowa', 'ksiegowy'],
    ['księgową', 'ksiegowy'],
    ['ksiegowa', 'ksiegowy'],
    ['główną księgową', 'glowny'],
    ['jako spawacz', 'spawacz'],
    ['spawaczem', 'spawacz'],
    ['Praca jako kelnerka', 'kelner'],
    ['byłam kelnerką', 'kelner'],
    ['kelnerką w barze', 'kelner'],
    ['kasjerką w sklepie', 'kasjer'],
    ['piekarzem', 'piekarz'],
    ['mechanik samochodowy w garażu', 'mechanik'],
  ])('"%s" is certain', (typed, id) => expect([named(typed), first(typed)]).toEqual([id, id]));

  test.each(['', ' ', 'kierowca', 'sklep', 'praca w sklepie', 'piec', 'kelnerstwo', 'szefowanie', 'garaż'])(
    '"%s" is not',
    (typed) => expect(named(typed)).toBeNull(),
  );

  test('nothing typed offers nothing, in any group', () => {
    for (const group of ['does', 'past', 'wants', 'refuses', 'must'] as const)
      expect([choicesFor('', group, names), choicesFor('  ', group, names)]).toEqual([[], []]);
  });

  test('where one works says less than what one does', () => {
    expect(first('piekę w garażu bułki, piekarz')).toBe('piekarz');
    expect(choicesFor('naprawiam auta przy kierowcach', 'past', names)).not.toEqual([]);
  });
});
