import { describe, expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { entriesOf, objectionTo, overtakersOf, type Objection } from './objections.ts';
import type { AdviceInput } from './person.ts';
import { rank } from './rank.ts';
import { rankedAnew } from './rank-anew.ts';

const careers = await readCareers();
const INPUT: AdviceInput = {
  answers: {
    preferences: ['nature', 'helping'],
    additional_interests: 'Lubię zwierzęta i ogród, chętnie gotuję.',
    additional_info: '',
  },
  facts: { education: 'srednie', from: ['pielegniarka'], activities: { S1: 2, S2: 2, C1: 0 } },
};
const { candidates } = rank(INPUT, careers);
const ids = candidates.slice(0, 4).map(({ id }) => id);
const anew = (objections: Objection[], opened = ids) => rankedAnew(INPUT, objections, opened, careers);
const firstWith = (factor: string) =>
  candidates
    .flatMap(({ id, ledger }) => ledger.map((line) => ({ id, line })))
    .find(({ line }) => line.factor === factor);

describe('a line that is denied', () => {
  test('is matched as written, or for its factor where that is denied as a whole', () => {
    const word = { factor: 'words', evidence: 'ogród' } as const;
    const demand = { factor: 'demand', evidence: 'deficyt' } as const;
    expect(objectionTo(word, [word])).toEqual(word);
    expect(objectionTo({ factor: 'words', evidence: 'las' }, [word])).toBeNull();
    expect(objectionTo({ factor: 'interests', evidence: 'ogród' }, [word])).toBeNull();
    expect(objectionTo({ factor: 'demand', evidence: 'nadwyzka' }, [demand])).toEqual(demand);
  });

  test('keeps its place and its points among the lines, and what is new comes last', () => {
    const stored = [
      { factor: 'demand', points: 3, evidence: 'deficyt' },
      { factor: 'words', points: 12, evidence: 'ogród' },
      { factor: 'interests', points: 8, evidence: 'ogród, las' },
      { factor: 'preferences', points: -1, evidence: 'nature' },
    ] as const;
    const now = [
      { factor: 'interests', points: 5, evidence: 'las' },
      { factor: 'demand', points: 3, evidence: 'deficyt' },
      { factor: 'words', points: 2, evidence: 'las' },
    ] as const;
    const objection = { factor: 'words', evidence: 'ogród' } as const;
    expect(entriesOf(stored, now, [objection])).toEqual([
      { factor: 'words', points: 12, evidence: 'ogród', objection },
      { factor: 'interests', points: 5, evidence: 'las', objection: null },
      { factor: 'demand', points: 3, evidence: 'deficyt', objection: null },
      { factor: 'words', points: 2, evidence: 'las', objection: null },
    ]);
  });
});

describe('ranking again', () => {
  test('without objections nobody moves and nobody passes', () => {
    const { paths, nowHigher, candidates: count } = anew([]);
    expect(paths.map(({ place, placeBefore }) => [place, placeBefore])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
    expect(nowHigher).toEqual([]);
    expect(count).toBe(candidates.length);
  });

  test.each(['words', 'interests', 'preferences', 'activities', 'experience', 'entry'])(
    'a denied line of %s is in no ledger any more',
    (factor) => {
      const found = firstWith(factor);
      if (found === undefined) throw new Error(`There is no line of ${factor}.`);
      const { evidence } = found.line;
      const objection = { factor: found.line.factor, evidence };
      const [path] = anew([objection], [found.id]).paths;
      const isThere = path?.bilans.some((line) => line.factor === factor && line.evidence === evidence);
      expect(isThere).toBe(false);
    },
  );

  test('who passed stands higher than a path now and stood lower before', () => {
    const [first] = candidates;
    const word = first?.ledger.find(({ factor }) => factor === 'words');
    if (first === undefined || word === undefined) throw new Error('The first candidate has no word.');
    const { paths, nowHigher, candidates: count } = anew([{ factor: 'words', evidence: word.evidence }]);
    const fallen = paths.find(({ zawodId }) => zawodId === first.id);
    expect(fallen?.placeBefore).toBe(1);
    expect(fallen?.place ?? 99).toBeGreaterThan(1);
    const passed = fallen === undefined ? [] : overtakersOf(fallen, nowHigher);
    expect(passed.length).toBe((fallen?.place ?? count + 1) - 1);
    expect(passed.every(({ nazwa, place }) => nazwa !== '' && place < (fallen?.place ?? 99))).toBe(true);
  });

  test('what was denied before the analysis was made is no change', () => {
    const word = candidates[0]?.ledger.find(({ factor }) => factor === 'words');
    const denied = [{ factor: 'words', evidence: word?.evidence ?? '' }];
    const before = rank({ ...INPUT, denied }, careers).candidates.slice(0, 2);
    const { paths } = rankedAnew(
      { ...INPUT, denied },
      [],
      before.map(({ id }) => id),
      careers,
    );
    expect(paths.map(({ place, placeBefore }) => [place, placeBefore])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });
});
