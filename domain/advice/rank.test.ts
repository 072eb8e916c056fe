// What holds for every person: no word of an occupation's own lowers it, a stricter limit adds nothing, the ledger is the score, and
// who somebody is plays no part.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import type { Facts } from './facts.ts';
import type { Careers } from './occupation.ts';
import type { Denied } from './person.ts';
import { conditionsOf, ledgersOf, rank, scoresOf } from './rank.ts';
import type { AdviceInput } from './person.ts';
import { readByRules } from './reading/read-by-rules.ts';

const careers = await readCareers();
const { occupations } = careers;
const TAGS = [...new Set(occupations.flatMap(({ tags }) => tags))];
// The same each time: what a test finds by chance, nobody can repeat.
const RUNS = { numRuns: 60, seed: 20261122 };

const tagsSaid = fc.array(fc.constantFrom(...TAGS), { minLength: 0, maxLength: 8 });
// 'zawód, wojsko' says what somebody was, 'wojsko, zawód' doesn't: a word that leads into the next one is no entry of a list.
const leadsOn = (tag: string) =>
  !readByRules({ additional_interests: `${tag}, las`, additional_info: '' }, careers).activities.some(
    ({ concept, stance }) => concept === 'las' && stance === 'likes',
  );
const listed = fc.array(fc.constantFrom(...TAGS.filter((tag) => !leadsOn(tag))), { maxLength: 8 });
const SENTENCES = [
  '',
  'Nie lubię biura.',
  'Jestem pielęgniarką od 10 lat.',
  'Mam dość szkoły, chcę zmienić zawód.',
  'Bez komputera.',
  'Zawodówka, mieszkam na wsi.',
  'Liceum.',
];
const facts: fc.Arbitrary<Facts> = fc.record(
  {
    education: fc.constantFrom('podstawowe', 'branzowe', 'srednie', 'licencjat_inzynier', 'magister'),
    from: fc.array(fc.constantFrom(...occupations.map(({ id }) => id)), { minLength: 1, maxLength: 2 }),
    years: fc.nat(30),
    stay: fc.constantFrom('near', 'far'),
    noLifting: fc.boolean(),
    noShifts: fc.boolean(),
    voivodeship: fc.constantFrom('pomorskie', 'mazowieckie'),
    activities: fc.constant({ R1: 2, I1: 0, A2: 1, S1: 2, E3: 0, C1: 1 }),
  },
  { requiredKeys: [] },
);
const inputs: fc.Arbitrary<AdviceInput> = fc.record({
  answers: fc.record({
    preferences: fc.subarray(['nature', 'ambitious', 'helping', 'creative'], { minLength: 1 }),
    additional_interests: tagsSaid.map((tags) => tags.join(', ')),
    additional_info: fc.constantFrom(...SENTENCES),
  }),
  facts,
});

const withInterests = (input: AdviceInput, text: string): AdviceInput => ({
  ...input,
  answers: { ...input.answers, additional_interests: text },
});
const listOf = (input: AdviceInput, table: Careers = careers) =>
  rank(input, table).candidates.map(({ id, score }) => `${id} ${score}`);

describe('the ledger', () => {
  test('adds up to the score in whole points', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        for (const { score, ledger } of rank(input, careers).candidates) {
          expect(ledger.every(({ points }) => Number.isInteger(points) && points !== 0)).toBe(true);
          expect(ledger.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        }
      }),
      RUNS,
    );
  });

  test('candidates come by score, then by id, each once', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { candidates } = rank(input, careers);
        const sorted = candidates.toSorted(
          (one, other) => other.score - one.score || (one.id < other.id ? -1 : 1),
        );
        expect(candidates).toEqual(sorted);
        expect(new Set(candidates.map(({ id }) => id)).size).toBe(candidates.length);
        expect(candidates.length).toBeLessThanOrEqual(24);
      }),
      RUNS,
    );
  });

  test('without a line that the person denied it is made again', () => {
    const input = {
      answers: { preferences: ['creative'], additional_interests: 'spawanie, pszczoły', additional_info: '' },
    };
    const denied = [{ factor: 'words', evidence: 'spawanie' }];
    const ledger = rank({ ...input, denied }, careers).candidates.flatMap((candidate) => candidate.ledger);
    expect(ledger.some(({ evidence }) => evidence.includes('spawanie'))).toBe(false);
    expect(ledger.some(({ evidence }) => evidence.includes('pszczoły'))).toBe(true);
  });

  test('any line that the person denies is in no ledger any more', () => {
    const input = {
      answers: {
        preferences: ['helping', 'creative'],
        additional_interests: 'Lubię ogród, spawanie i pszczoły. Nie lubię matematyki.',
        additional_info: 'Pracuję 8 lat jako pielęgniarka, mam magistra.',
      },
      facts: { from: ['kucharz'], licences: ['piel'], activities: { S1: 2, S2: 2, R1: 0, A1: 1 } },
    };
    const linesOf = (denied: Denied[]) =>
      rank({ ...input, denied }, careers).candidates.flatMap(({ ledger }) => ledger);
    const lines = new Map(linesOf([]).map((line) => [`${line.factor} ${line.evidence}`, line]));
    for (const { factor, evidence } of lines.values()) {
      const same = linesOf([{ factor, evidence }]).filter((line) => line.factor === factor);
      expect(
        same.map((line) => line.evidence),
        `${factor} ${evidence}`,
      ).not.toContain(evidence);
    }
  });
});

test('a word of its tags never lowers an occupation', () => {
  fc.assert(
    fc.property(inputs, fc.constantFrom(...occupations), fc.nat(11), (input, occupation, at) => {
      const tag = occupation.tags[at % occupation.tags.length] ?? '';
      // 'Lubię' in both: a text without any diacritics is read by other rules than one that has some.
      const said = `${input.answers.additional_interests}. Lubię`;
      const before = scoresOf(withInterests(input, `${said}.`), careers).get(occupation.id);
      const after = scoresOf(withInterests(input, `${said}: ${tag}.`), careers).get(occupation.id);
      if (before !== undefined && after !== undefined) expect(after).toBeGreaterThanOrEqual(before);
    }),
    { numRuns: 150 },
  );
});

test('conditions that nothing is ranked by are held as by the ranking', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      expect(conditionsOf(input, careers)).toEqual(rank(input, careers).conditions);
    }),
    RUNS,
  );
});

const NOTHING_SAID = { preferences: ['helping'], additional_interests: '', additional_info: '' };

describe('a missing figure is no penalty', () => {
  const without = (
    change: (one: Careers['occupations'][number]) => Careers['occupations'][number],
  ): Careers => ({
    ...careers,
    occupations: occupations.map(change),
  });

  test('pay: nothing is excluded for it, but it stands behind a wish that is met, and says so', () => {
    const unknown = without((one) => ({ ...one, pay: null }));
    const input = { answers: NOTHING_SAID, facts: { minPay: 9000 } };
    const known = scoresOf(input, careers);
    const scores = scoresOf(input, unknown);
    expect(scores.size).toBe(scoresOf({ answers: NOTHING_SAID }, careers).size);
    const met = new Set(careers.payGroups.filter(({ median }) => median >= 9000).map(({ id }) => id));
    const paid = careers.occupations.filter(
      ({ id, pay }) => pay !== null && met.has(pay.group) && known.has(id),
    );
    expect(paid.length).toBeGreaterThan(20);
    for (const { id } of paid) expect(scores.get(id)).toBeLessThan(known.get(id) ?? 0);
    const [first] = rank(input, unknown).candidates;
    expect(first?.unknown).toEqual(['pay']);
    expect(first?.ledger).toContainEqual({ factor: 'pay', points: -5, evidence: 'brak' });
  });

  test('demand: unknown is as good as balanced', () => {
    const unknown = without((one) => ({ ...one, barometer: null }));
    const balanced: Careers = {
      ...careers,
      demandGroups: careers.demandGroups.map((group) => ({
        ...group,
        poland: 'rownowaga',
        voivodeships: {},
      })),
    };
    const input = { answers: NOTHING_SAID };
    expect([...scoresOf(input, unknown)]).toEqual([...scoresOf(input, balanced)]);
  });
});

describe('who somebody is plays no part', () => {
  const SAME = [
    ['Mam na imię Anna.', 'Mam na imię Zbigniew.'],
    ['Jestem kobietą.', 'Jestem mężczyzną.'],
    ['Jestem mamą.', 'Jestem tatą.'],
    ['Mam 19 lat.', 'Mam 63 lata.'],
    ['Jestem młoda.', 'Jestem starszym człowiekiem po sześćdziesiątce.'],
    ['Jestem Polakiem.', 'Jestem Ukrainką z Charkowa.'],
    ['Pochodzę z Gruzji.', 'Pochodzę z Wietnamu.'],
    ['Znam ukraiński.', 'Znam chiński.'],
  ];

  // Anyone who names a language already says more with another one than with the same once more.
  const namesLanguage = ({ answers }: AdviceInput) => /ukraińsk/i.test(answers.additional_interests);

  test.each(SAME)('%s %s', (one = '', other = '') => {
    fc.assert(
      fc.property(inputs, (input) => {
        fc.pre(!namesLanguage(input));
        const saying = (sentence: string) => ({
          ...input,
          // 'Cześć' in both: a text without any diacritics is read by other rules than one that has some.
          answers: {
            ...input.answers,
            additional_info: `Cześć. ${sentence} ${input.answers.additional_info}`,
          },
        });
        expect(listOf(saying(one))).toEqual(listOf(saying(other)));
      }),
      { numRuns: 15 },
    );
  });

  test.each([
    ['Pracowałam jako programistka, szyłam', 'Pracowałem jako programista, szyłem'],
    ['jestem pielęgniarką', 'jestem pielęgniarzem'],
    ['byłam nauczycielką, jestem zmęczona', 'byłem nauczycielem, jestem zmęczony'],
    ['chciałabym zostać kucharką', 'chciałbym zostać kucharzem'],
    ['sprzedawczyni w sklepie', 'sprzedawca w sklepie'],
    ['jestem kierowniczką sklepu', 'jestem kierownikiem sklepu'],
  ])('%s = %s', (one, other) => {
    const saying = (text: string) => ({ answers: { ...NOTHING_SAID, additional_info: text } });
    expect(listOf(saying(one))).toEqual(listOf(saying(other)));
  });

  test('nor does the order in which things are listed', () => {
    fc.assert(
      fc.property(inputs, listed, (input, tags) => {
        const there = listOf(withInterests(input, tags.join(', ')));
        expect(listOf(withInterests(input, tags.toReversed().join(', ')))).toEqual(there);
      }),
      RUNS,
    );
  });
});

describe('what is said against', () => {
  test.each([
    ['nie lubię pracy z ludźmi', 'ludźmi'],
    ['bez komputera', 'komputer'],
    ['mam dość dzieci', 'dzieci'],
    ['boję się wysokości', 'wysokość'],
  ])('%s never counts for', (text) => {
    const { candidates } = rank({ answers: { ...NOTHING_SAID, additional_interests: text } }, careers);
    expect(
      candidates
        .flatMap(({ ledger }) => ledger)
        .filter(({ factor, points }) => factor === 'words' && points > 0),
    ).toEqual([]);
  });

  test('pushes down those it speaks of', () => {
    const liking = scoresOf({ answers: { ...NOTHING_SAID, additional_interests: 'zwierzęta' } }, careers);
    const against = scoresOf(
      { answers: { ...NOTHING_SAID, additional_interests: 'nie lubię zwierząt' } },
      careers,
    );
    expect(against.get('groomer')).toBeLessThan((liking.get('groomer') ?? 0) - 40);
  });
});

test('few of one kind: three of a unit, five of a group', () => {
  const { candidates } = rank(
    { answers: { ...NOTHING_SAID, additional_interests: 'szkoła, nauczanie, dzieci, lekcje' } },
    careers,
  );
  const codes = candidates.map(({ id }) => occupations.find((one) => one.id === id)?.code ?? '');
  const most = (digits: number) =>
    Math.max(
      ...Map.groupBy(codes, (code) => code.slice(0, digits))
        .values()
        .map((same) => same.length),
    );
  expect(most(4)).toBeLessThanOrEqual(3);
  expect(most(3)).toBeLessThanOrEqual(5);
});

test('empty answers and odd facts rank all the same', () => {
  const answers = { preferences: [], additional_interests: '', additional_info: '' };
  expect(rank({ answers, facts: 'x' }, careers).eligible).toBe(rank({ answers }, careers).eligible);
  expect(rank({ answers }, careers).candidates.length).toBeGreaterThan(3);
});

test('a region without a forecast counts as nothing, whatever the country’s is', () => {
  const ids = occupations.map(({ id }) => id);
  const demandIn = (given: Facts) =>
    ledgersOf({ answers: NOTHING_SAID, facts: given }, careers, ids)
      .values()
      .flatMap((ledger) => ledger.filter(({ factor }) => factor === 'demand'))
      .toArray().length;
  expect(demandIn({})).toBeGreaterThan(0);
  expect(demandIn({ voivodeship: 'opolskie' })).toBe(0);
});
