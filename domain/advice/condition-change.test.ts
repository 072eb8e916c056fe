import { expect, test } from 'vitest';
import { evidenceOf } from './answers-back.ts';
import { changeOf, evidenceOfChange } from './condition-change.ts';

test('a change is kept as words of its condition, and read back', () => {
  for (const evidence of ['part-time want', 'night avoid soft', 'months 12', 'pay 7000 soft', 'remote any']) {
    const change = changeOf(evidence);
    expect(change, evidence).not.toBeNull();
    expect(change && evidenceOfChange(change)).toBe(evidence);
  }
  expect(changeOf(evidenceOf({ warunek: 'night', jak: 'avoid' }))).toEqual({
    kind: 'night',
    condition: { kind: 'night', value: 'avoid', firm: true },
  });
});

test.each([
  ['months 600', true],
  ['months 601', false],
  ['pay 1000000', true],
  ['pay 1000001', false],
  ['months -1', false],
  ['mars want', false],
  ['night often', false],
  ['night any soft', false],
  ['polish B1', false],
  ['field keep', false],
  ['', false],
])('"%s" is a change: %s', (evidence, isChange) => {
  expect(changeOf(evidence) !== null).toBe(isChange);
});
