import { expect, test } from 'vitest';
import { createTextReader, PRACTICE_MARK, splitReply } from './lesson-reply.ts';

const TEXT = '## Jeden\n\nTekst z 50%.\n\n%% to nie znak\n\n## Podsumowanie\n\nKoniec.\n\n';
const REPLY = `${TEXT}${PRACTICE_MARK}\n\n{"summary":"a"}`;

function streamed(chunks: readonly string[]): string {
  const reader = createTextReader();
  return chunks.map((chunk) => reader.push(chunk)).join('');
}

test('the text is before the mark, the practice after it', () => {
  expect(splitReply(REPLY)).toEqual({ text: TEXT, practice: '\n\n{"summary":"a"}' });
  expect(splitReply(TEXT)).toEqual({ text: TEXT, practice: null });
});

test.each([
  `**${PRACTICE_MARK}**`,
  `## ${PRACTICE_MARK}`,
  '%%%PRAKTYKA%%%',
  `  ${PRACTICE_MARK}  `,
  `${PRACTICE_MARK}\r`,
])('%j is the mark, too', (line) => {
  expect(splitReply(`Tekst.\n${line}\n{}`)).toEqual({ text: 'Tekst.\n', practice: '\n{}' });
  expect(streamed([`Tekst.\n${line}\n{}\n`])).toBe('Tekst.\n');
});

test('wherever a chunk ends, nothing of the mark or what follows it is shown', () => {
  for (let at = 0; at <= REPLY.length; at += 1)
    expect(streamed([REPLY.slice(0, at), REPLY.slice(at)])).toBe(TEXT);
  expect(streamed([...REPLY])).toBe(TEXT);
});

test('a reply that is cut within the mark has no practice, and its text none of the mark', () => {
  const before = splitReply(TEXT);
  for (let length = 2; length < PRACTICE_MARK.length; length += 1) {
    const cut = `${TEXT}${PRACTICE_MARK.slice(0, length)}`;
    expect(splitReply(cut)).toEqual(before);
    expect(streamed([cut])).toBe(TEXT);
  }
});

test('a block of code around the whole is none of the text', () => {
  expect(splitReply(`\`\`\`markdown\n${REPLY}\n\`\`\``)).toEqual({
    text: TEXT,
    practice: '\n\n{"summary":"a"}\n```',
  });
  expect(streamed([`\`\`\`mark`, `down\n${REPLY}\n\`\`\``])).toBe(TEXT);
  const code = '```js\na\n```\n';
  expect(splitReply(`${code}${PRACTICE_MARK}\n{}`).text).toBe(code);
});
