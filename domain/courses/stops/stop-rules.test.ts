import { expect, test } from 'vitest';
import { STOP_EXAMPLE } from '../prompts/lesson.ts';
import { STOP_BOUNDS, stopIssues, stopsIn, type StopIssueCode } from './stop-rules.ts';

const stop = (lines: string) => `\`\`\`stop\n${lines}\n\`\`\``;
const GOOD = 'wybierz\nKtóra?\n- ta :: Nie ta.\n+ tamta\n- żadna :: Jedna jest.\ndlaczego: Bo tak.';
const codesOf = (first: string, lesson = 'Lekcja.') =>
  stopIssues(`${lesson}\n\n${stop(first)}\n\n${stop(GOOD)}`).map(({ code }) => code);

test.each<[number, StopIssueCode[]]>([
  [1, ['count']],
  [2, []],
  [3, []],
  [4, ['count']],
])('%i stops are %j', (count, codes) => {
  const text = Array.from({ length: count }, () => stop(GOOD)).join('\n\n');
  expect(stopIssues(text).map(({ code }) => code)).toEqual(codes);
  expect(stopsIn(text)).toHaveLength(count);
});

test('the model’s example holds to all that it is asked for', () => {
  expect(stopIssues(`${STOP_EXAMPLE}\n\n${stop(GOOD)}`)).toEqual([]);
});

test.each<[string, string, StopIssueCode[]]>([
  ['a good one', GOOD, []],
  ['a question as long as may be', GOOD.replace('Która?', 'a'.repeat(STOP_BOUNDS.text)), []],
  ['a longer one', GOOD.replace('Która?', 'a'.repeat(STOP_BOUNDS.text + 1)), ['too-long']],
  ['a hint that is too long', GOOD.replace('Nie ta.', 'a'.repeat(STOP_BOUNDS.hint + 1)), ['too-long']],
  ['two answers', GOOD.replace('- żadna :: Jedna jest.\n', ''), ['answers']],
  ['five answers', GOOD.replace('+ tamta', '+ tamta\n- x :: Nie.\n- y :: Nie.'), ['answers']],
  ['a wrong answer without a hint', GOOD.replace(' :: Jedna jest.', ''), ['no-hint']],
  ['an order without any', 'ułóż\nJak?\n1. a\n2. b\n3. c\ndlaczego: Bo tak.', ['no-hint']],
  ['an order with one', 'ułóż\nJak?\n1. a :: Nie.\n2. b\n3. c\ndlaczego: Bo tak.', []],
  ['a gap without a slip', 'uzupełnij\nTo ___.\n+ a\ndlaczego: Bo tak.', ['no-hint']],
  ['a shout', GOOD.replace('Bo tak.', 'Bo tak!'), ['shout']],
  ['one of code', GOOD.replace('Bo tak.', 'Bo `!a`.'), []],
  ['filler', GOOD.replace('Bo tak.', 'Warto zauważyć, że tak.'), ['filler']],
])('%s is %j', (_, text, codes) => {
  expect(codesOf(text)).toEqual(codes);
});

const counted = (right: string, why = 'Bo tak.') => GOOD.replace('tamta', right).replace('Bo tak.', why);

test.each([
  ['the lesson', counted('42 zł'), 'Cena to 42 zł.'],
  ['its code', counted('42'), '```sql\nSELECT 42;\n```'],
  ['the question', counted('42').replace('Która?', 'Która z 42?'), ''],
  ['a sum', counted('42', '40 + 2 = 42, tak wychodzi.').replace('Która?', 'Która: 40 czy 2?'), ''],
  ['a sum of products', counted('1 040', '500 × 2 + 40 = 1 040.'), 'Liczby 500, 2 i 40.'],
  ['a share', counted('2%', '20% × 10% = 2%.'), 'Udział 20%, wzrost 10%.'],
  ['a quotient that is rounded', counted('1,7', '13 000 ÷ 7 800 ≈ 1,7.'), 'Z 13 000 i 7 800.'],
])('a figure may stand in %s', (_, text, lesson) => {
  expect(codesOf(text, lesson)).toEqual([]);
});

test.each([
  ['nowhere', counted('42 zł'), 'Cena to 43 zł.'],
  ['another stop alone', counted('42').replace('dlaczego', 'dlaczego'), stop(counted('x', '42 + 0 = 42'))],
  ['a sum that is wrong', counted('42', '40 + 3 = 42.'), '40 i 3.'],
  ['its reason, out of nowhere', counted('x', 'Bo 42.'), ''],
])('a figure that stands in %s is made up', (_, text, lesson) => {
  expect(codesOf(text, lesson)).toContain('number');
});
