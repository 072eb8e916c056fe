import { expect, test } from 'vitest';
import { checkLesson, lessonEnd, LESSON_LIMITS, minutesToRead, wordsOf } from './lesson.ts';

const words = (count: number) => Array.from({ length: count }, () => 'słowo').join(' ');
const END = '\n\n## Podsumowanie\n\nTo już wszystko.';
const checked = (text: string) => {
  const lesson = checkLesson(text);
  return lesson.ok ? 'ok' : lesson.fault;
};

test('what has enough words can be a lesson', () => {
  const text = `${words(LESSON_LIMITS.minWords - 4)}${END}`;
  expect(checkLesson(text)).toEqual({ ok: true, markdown: text, words: LESSON_LIMITS.minWords });
  expect(checked(`${words(LESSON_LIMITS.minWords - 5)}${END}`)).toBe('unfit');
});

test('one that is too long does not, at the very character', () => {
  const text = (length: number) => words(200) + ' '.repeat(length - words(200).length - END.length) + END;
  expect(checked(text(LESSON_LIMITS.maxCharacters))).toBe('ok');
  expect(checked(text(LESSON_LIMITS.maxCharacters + 1))).toBe('unfit');
});

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

test.each(['', '  \n', 'null', 'undefined', '\ufeff'])('%j is empty', (text) => {
  expect(checked(text)).toBe('empty');
});

test('fences around, control characters and foreign line breaks go', () => {
  const lesson = checkLesson(
    `\ufeff\`\`\`markdown\r\n${words(400)}\u0007\r\n\r\n## Podsumowanie\r\nTak.\r\n\`\`\``,
  );
  expect(lesson.ok && lesson.markdown).toBe(`${words(400)}\n\n## Podsumowanie\nTak.`);
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
