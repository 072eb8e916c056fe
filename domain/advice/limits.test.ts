// The hard limits at their boundaries, and that a stricter one adds nothing.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import type { Facts } from './facts.ts';
import { rank, scoresOf } from './rank.ts';
import type { AdviceInput } from './person.ts';

const careers = await readCareers();
const { occupations } = careers;
const TAGS = [...new Set(occupations.flatMap(({ tags }) => tags))];
const NOTHING_SAID = { preferences: ['helping'], additional_interests: '', additional_info: '' };

const inputs: fc.Arbitrary<AdviceInput> = fc.record({
  answers: fc.record({
    preferences: fc.subarray(['nature', 'ambitious', 'helping', 'creative'], { minLength: 1 }),
    additional_interests: fc.array(fc.constantFrom(...TAGS), { maxLength: 6 }).map((tags) => tags.join(', ')),
    additional_info: fc.constantFrom('', 'Liceum.', 'Chory kręgosłup.', 'Jestem pielęgniarką, bez nocek.'),
  }),
});

describe('limits', () => {
  const STRICTER: readonly Facts[] = [
    { noLifting: true },
    { noStanding: true },
    { noShifts: true },
    { noScreen: true },
    { remoteOnly: true },
    { outdoors: true },
    { maxMonths: 12 },
    { minPay: 8000 },
    { polishLevel: 'B1' },
  ];

  test('a stricter one never adds an occupation', () => {
    fc.assert(
      fc.property(inputs, fc.constantFrom(...STRICTER), (input, stricter) => {
        const looser = scoresOf(input, careers);
        const left = scoresOf({ ...input, facts: stricter }, careers);
        expect([...left.keys()].filter((id) => !looser.has(id))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('changes no score of what is left', () => {
    const input = {
      answers: { preferences: ['helping'], additional_interests: 'rozmowa, dzieci', additional_info: '' },
    };
    const all = scoresOf(input, careers);
    const left = scoresOf({ ...input, facts: { noShifts: true } }, careers);
    expect(left.size).toBeLessThan(all.size);
    expect([...left].filter(([id, score]) => all.get(id) !== score)).toEqual([]);
  });

  test('lowest pay: what one in ten of the group earns stays, just above it goes, without a figure stays', () => {
    const nurses = careers.payGroups.find(({ id }) => id === 'gus-222')?.deciles.at(-1) ?? 0;
    const idsAt = (minPay: number) => scoresOf({ answers: NOTHING_SAID, facts: { minPay } }, careers);
    expect(idsAt(nurses).has('pielegniarka')).toBe(true);
    expect(idsAt(nurses + 0.01).has('pielegniarka')).toBe(false);
    expect(idsAt(100_000).has('sekretarka')).toBe(true);
  });

  test('months: a way of just so many stays', () => {
    const idsAt = (maxMonths: number) =>
      scoresOf({ answers: NOTHING_SAID, facts: { maxMonths, education: 'srednie' } }, careers);
    expect(idsAt(36).has('pielegniarka')).toBe(true);
    expect(idsAt(35).has('pielegniarka')).toBe(false);
  });

  test('Polish: who begins may do what asks for least', () => {
    const asked = (polishLevel: Facts['polishLevel']) => {
      const ids = scoresOf({ answers: NOTHING_SAID, facts: { polishLevel } }, careers);
      return new Set(occupations.filter(({ id }) => ids.has(id)).map(({ conditions }) => conditions.polish));
    };
    expect([...asked('A1')]).toEqual(['A2']);
    expect([...asked('B1')].toSorted()).toEqual(['A2', 'B1']);
    expect(asked('C2').size).toBe(4);
  });
});

test('a limit that the text seems to state goes when the person denies it', () => {
  const answers = { ...NOTHING_SAID, additional_info: 'Mam problemy z kręgosłupem.' };
  expect(rank({ answers }, careers).limits.noLifting).toBe(true);
  const denied = [{ factor: 'limits', evidence: 'noLifting' }];
  expect(rank({ answers, denied }, careers).eligible).toBe(rank({ answers: NOTHING_SAID }, careers).eligible);
});
