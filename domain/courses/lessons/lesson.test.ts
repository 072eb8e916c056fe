import { expect, test } from 'vitest';
import { cleanMarkdown, lessonEnd, minutesToRead, wordsOf } from './lesson.ts';

const words = (count: number) => Array.from({ length: count }, () => 'słowo').join(' ');
test.each(['## Podsumowanie lekcji', '### podsumowanie', '## 6. Podsumowanie', '## **Podsumowanie**'])(
  '%s is how a lesson ends',
  (heading) => {
    expect(lessonEnd(`Wstęp.\n\n${heading}\n\nKoniec.`)).toContain('Koniec.');
  },
);

test('what is cut short has no end', () => {
  expect(lessonEnd('Podsumowanie\n\nBez nagłówka.')).toBeNull();
  expect(lessonEnd('## Podsumowanie\n\nA.\n\n## Podsumowanie\n\nB.')).toBe('\n\nB.');
});

test('fences around, control characters and foreign line breaks go', () => {
  const markdown = cleanMarkdown(
    `\ufeff\`\`\`markdown\r\n${words(400)}\u0007\r\n\r\n## Podsumowanie\r\nTak.\r\n\`\`\``,
  );
  expect(markdown).toBe(`${words(400)}\n\n## Podsumowanie\nTak.`);
});

test('words are what has a letter or a figure; signs alone are none', () => {
  expect(wordsOf('## Ala ma – 3 koty | i *psa*')).toBe(6);
});

test.each([
  [0, 0],
  [1, 1],
  [200, 1],
  [201, 2],
])('%i words take %i minutes', (count, minutes) => {
  expect(minutesToRead(count)).toBe(minutes);
});
