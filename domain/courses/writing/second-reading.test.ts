import { expect, test } from 'vitest';
import { lessonReply } from '#tests/support/courses/replies.ts';
import { PRACTICE } from '#tests/support/courses/written.ts';
import {
  MAX_FINDINGS,
  mendedBySecondReader,
  secondFindingsIn,
  type SecondFinding,
} from './second-reading.ts';
import { splitReply } from './lesson-reply.ts';

const WRONG = 'Razem: 120 + 80 = 210 zł';
const RIGHT = 'Razem: 120 + 80 = 200 zł';
const markdown = splitReply(lessonReply(`${WRONG}, bez butów.`)).text;
const finding = (change: Partial<SecondFinding> = {}): SecondFinding => ({
  why: '120 + 80 to 200.',
  quote: WRONG,
  replacement: RIGHT,
  ...change,
});
const mended = (text: string, ...findings: SecondFinding[]) =>
  mendedBySecondReader({ markdown: text, practice: PRACTICE }, findings);

test('what is quoted is replaced, and nothing else', () => {
  expect(markdown).toContain(WRONG);
  expect(mended(markdown, finding())).toEqual({
    markdown: markdown.replace(WRONG, RIGHT),
    mended: 1,
    practice: [],
  });
});

test.each<[string, Partial<SecondFinding>]>([
  ['stands nowhere', { quote: 'Razem: 1 zł' }],
  ['would bring an address', { replacement: 'Razem: https://example.com' }],
  ['would bring a tag', { replacement: 'Razem: <b>200</b> zł' }],
  ['would open a block of code', { replacement: '```' }],
  ['would add a line', { replacement: `${RIGHT}\n\nI jeszcze jedno.` }],
  ['would write half the lesson anew', { replacement: 'słowo '.repeat(40) }],
])('what %s changes nothing', (_, change) => {
  expect(mended(markdown, finding(change))).toEqual({ markdown, mended: 0, practice: [] });
});

test('what stands there twice is left, since nobody knows which is meant', () => {
  const twice = `${markdown}\n\n${WRONG}`;
  expect(mended(twice, finding()).mended).toBe(0);
});

test('a correction that breaks a stop is left', () => {
  const stop =
    '```stop\nwybierz\nKtóra?\n- ta :: Nie ta.\n+ tamta suma\n- żadna :: Jedna jest.\ndlaczego: Bo tak.\n```';
  const text = splitReply(lessonReply(stop)).text;
  expect(mended(text, finding({ quote: '+ tamta suma', replacement: '+ suma 200' })).mended).toBe(1);
  expect(mended(text, finding({ quote: '+ tamta suma', replacement: 'tamta suma' })).mended).toBe(0);
});

test('what is wrong in the practice is told to anyone who writes that again', () => {
  const [question] = PRACTICE.questions;
  const quote = question?.text ?? '';
  expect(mended(markdown, finding({ quote, replacement: 'Inne?' }), finding())).toMatchObject({
    mended: 1,
    practice: ['120 + 80 to 200.'],
  });
});

test.each([
  ['prose', 'Nie widzę tu błędów.'],
  ['another form', '{"findings":"brak"}'],
  ['a list alone', '[]'],
  ['entries that lack a part', '{"findings":[{"why":"a","quote":"b"},null,7]}'],
  ['a correction that changes nothing', JSON.stringify({ findings: [finding({ replacement: WRONG })] })],
  ['an empty quote', JSON.stringify({ findings: [finding({ quote: ' ' })] })],
])('%s is nothing found', (_, reply) => {
  expect(secondFindingsIn(reply)).toEqual([]);
});

test('no more are read than were asked for', () => {
  const findings = Array.from({ length: MAX_FINDINGS + 1 }, (_, at) => finding({ quote: `nr ${at}` }));
  expect(secondFindingsIn(`\`\`\`json\n${JSON.stringify({ findings })}\n\`\`\``)).toHaveLength(MAX_FINDINGS);
});
