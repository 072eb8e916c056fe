import { expect, test } from 'vitest';
import { LESSON_LIMITS } from '../lessons/lesson.ts';
import { PRACTICE_MARK } from './lesson-reply.ts';
import { betterOf, checkWrittenLesson, namesPromise, type WrittenIssueCode } from './written-lesson.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `słowo${index}`).join(' ');
const aim = { title: 'Zmienne', goal: 'Zapiszesz liczbę pod nazwą.', leaves: 'Plik z jedną zmienną.' };
const END = '## Podsumowanie\n\nUmiesz zapisać liczbę i nazwać ją zmienną.';
const practice = {
  summary: 'O zmiennych.',
  terms: ['zmienna', 'nazwa', 'wartość'].map((term) => ({ term, meaning: 'Znaczenie.' })),
  questions: [
    { kind: 'single', text: 'Które?', options: ['a', 'b', 'c'], right: 1, why: 'Bo tak.' },
    { kind: 'gap', text: 'Ala ma ___.', accepted: ['kota'], why: 'Bo tak.' },
  ],
  exercise: { task: words(40), hint: 'Zacznij.', minutes: 10 },
};

const text = (count = 560, end = END) =>
  `## Pierwsza\n\n${[0, 1, 2, 3, 4, 5, 6].map((part) => words(Math.min(80, Math.max(1, count - 80 * part)))).join('\n\n')}\n\n${end}`;
const reply = (markdown = text(), json: unknown = practice) =>
  `${markdown}\n\n${PRACTICE_MARK}\n${typeof json === 'string' ? json : JSON.stringify(json)}`;

function codesOf(whole: string, of = aim): WrittenIssueCode[] {
  const checked = checkWrittenLesson(whole, of);
  if (!checked.ok) throw new Error(checked.fault);
  return checked.lesson.issues.map(({ code }) => code);
}

test('a whole one is text and practice, with what the structure says of it', () => {
  const checked = checkWrittenLesson(reply(), aim);
  expect(checked).toMatchObject({
    ok: true,
    lesson: {
      markdown: text(),
      practice: { ...practice, goal: aim.goal, leaves: aim.leaves },
      issues: [],
    },
  });
});

test.each<[string, string, WrittenIssueCode[]]>([
  ['too few words', reply(text(200)), ['text/too-short']],
  ['no end', reply(text(560, '## Dalej\n\nTekst')), ['no-end']],
  ['an end about something else', reply(text(560, '## Podsumowanie\n\nBrawo!')), ['promise']],
  ['a foreign address', reply(`${text()} Zajrzyj na firma.pl.`), ['text/foreign-address']],
  ['filler', reply(`${text()} Warto zauważyć.`), ['text/filler']],
  [
    'a question without a right answer',
    reply(text(), {
      ...practice,
      questions: [{ ...practice.questions[0], right: 9 }, practice.questions[1]],
    }),
    ['practice/right'],
  ],
  [
    'an address in the exercise',
    reply(text(), {
      ...practice,
      summary: 'x',
      terms: [...practice.terms, { term: 'wpis', meaning: 'Na firma.pl.' }],
    }),
    ['practice/foreign-address'],
  ],
  ['no practice', text(), ['no-practice']],
  ['a practice that is cut', reply(text(), JSON.stringify(practice).slice(0, -30)), ['no-practice']],
])('one with %s has the issues %j', (_, whole, codes) => {
  expect(codesOf(whole)).toEqual(codes);
});

test('each issue has a sentence with its place', () => {
  const checked = checkWrittenLesson(reply(text(200)), aim);
  expect(checked.ok && checked.lesson.issues[0]?.sentence).toMatch(
    /^Tekst ma za mało słów: \d+\. .*od 500 do 1200/,
  );
});

test('what the structure says of it is not the lesson’s to mend', () => {
  const long = { title: 'x'.repeat(120), goal: `${aim.goal} Zobacz firma.pl.`, leaves: aim.leaves };
  expect(codesOf(reply(), long)).toEqual([]);
});

test('where the structure says nothing, the reply says what the lesson is for', () => {
  const own = { ...practice, goal: 'Zapiszesz liczbę.', leaves: 'Zmienną w pliku.' };
  const checked = checkWrittenLesson(reply(text(), own), { title: 'Zmienne' });
  expect(checked).toMatchObject({ lesson: { issues: [], practice: { goal: 'Zapiszesz liczbę.' } } });
  expect(checkWrittenLesson(reply(), { title: 'Zmienne' })).toMatchObject({
    lesson: { practice: null, issues: [{ code: 'no-practice' }] },
  });
});

test.each(['', 'null', `\n${PRACTICE_MARK}\n{}`])('%j is empty', (whole) => {
  expect(checkWrittenLesson(whole, aim)).toEqual({ ok: false, fault: 'empty' });
});

test('an apology is no lesson', () => {
  expect(checkWrittenLesson(words(LESSON_LIMITS.minWords - 1), aim)).toEqual({ ok: false, fault: 'unfit' });
});

test.each([
  ['Masz plik ze zmienną.', false],
  ['Zapisana liczba ma nazwę.', true],
  ['W pliku stoi zmienna z liczbą.', true],
])('%j names the promise: %s', (end, isNamed) => {
  expect(namesPromise(end, aim, aim.title)).toBe(isNamed);
});

test('of a title alone all that it says must be named', () => {
  expect(namesPromise('O tym i owym.', {}, 'Zmienne')).toBe(false);
  expect(namesPromise('Zmienna ma nazwę.', {}, 'Zmienne')).toBe(true);
  expect(namesPromise('O tym i owym.', {}, 'Git')).toBe(true);
});

test('the one with less to mend is kept, of two alike the later', () => {
  const lesson = (count: number) => ({
    markdown: String(count),
    words: 1,
    practice: null,
    issues: Array.from({ length: count }, () => ({ code: 'no-end' as const, sentence: '' })),
  });
  const [one, two, other] = [lesson(1), lesson(2), lesson(2)];
  expect(betterOf(one, two)).toBe(one);
  expect(betterOf(two, one)).toBe(one);
  expect(betterOf(two, other)).toBe(other);
});
