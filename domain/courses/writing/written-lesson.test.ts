import { expect, test } from 'vitest';
import { wordsOf } from '../lessons/lesson.ts';
import {
  type FindingCode,
  type LessonAim,
  type RefusalCode,
  betterOf,
  checkWrittenLesson,
  issueOf,
  lacksPracticeAlone,
  namesPromise,
  unsafeLesson,
  withPractice,
} from './written-lesson.ts';
import { PRACTICE_MARK } from './lesson-reply.ts';

/** Every fifth is a word without which nobody writes Polish. */
const words = (count: number) =>
  Array.from({ length: count }, (_, index) => (index % 5 === 4 ? 'nie' : `słowo${index}`)).join(' ');
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

const STOPS = ['Która?', 'A która tu?'].map(
  (asked) =>
    `\`\`\`stop\nwybierz\n${asked}\n- ta :: Nie ta.\n+ tamta\n- żadna :: Jedna jest.\ndlaczego: Bo tak.\n\`\`\``,
);

const text = (count = 560, end = END) =>
  `## Zmienna i liczba\n\n${[0, 1, 2, 3, 4, 5, 6].map((part) => words(Math.min(80, Math.max(1, count - 80 * part)))).join('\n\n')}\n\n${STOPS.join('\n\n')}\n\n${end}`;
const withoutStops = (markdown: string) => STOPS.reduce((rest, stop) => rest.replace(stop, ''), markdown);
const reply = (markdown = text(), json: unknown = practice) =>
  `${markdown}\n\n${PRACTICE_MARK}\n${typeof json === 'string' ? json : JSON.stringify(json)}`;

const codesOf = (whole: string, of: LessonAim = aim) =>
  checkWrittenLesson(whole, of).issues.map(({ code }) => code);
const findingsOf = (whole: string) => checkWrittenLesson(whole, aim).findings;

test('a whole one is text and practice, with what the structure says of it', () => {
  expect(checkWrittenLesson(reply(), aim)).toMatchObject({
    markdown: text(),
    practice: { ...practice, goal: aim.goal, leaves: aim.leaves },
    issues: [],
    findings: [],
  });
});

test.each<[number, RefusalCode[]]>([
  [249, ['too-short']],
  [250, []],
  [2_500, []],
  [2_501, ['too-long']],
])('a text of %i words is refused for %j', (count, codes) => {
  const whole = `## Zmienna i liczba\n\nNazwa w pliku.\n\n${words(count - 6)}`;
  expect(wordsOf(whole)).toBe(count);
  expect(codesOf(reply(whole))).toEqual(codes);
});

test.each<[string, string, FindingCode[]]>([
  ['450 words', reply(text(450)), ['text/too-short']],
  [
    '1400 words',
    reply(`${withoutStops(text())}\n\n${words(80)}\n\n${words(85)}\n\n${text()}\n\n${words(80)}`),
    ['text/too-long'],
  ],
  ['no end', reply(text(560, '## Dalej\n\nTekst')), ['no-end']],
  ['an end about something else', reply(text(560, '## Podsumowanie\n\nBrawo!')), ['promise']],
  ['a foreign address', reply(`${text()} Zajrzyj na firma.pl.`), ['text/foreign-address']],
  ['one stop', reply(text().replace(STOPS[1] ?? '', '')), ['stop/count']],
  ['a stop without its reason', reply(`${text()}\n\n\`\`\`stop\nCo?\n- a\n+ b\n\`\`\``), ['stop/broken']],
  ['a wrong answer without a hint', reply(text().replace(' :: Nie ta.', '')), ['stop/no-hint']],
  ['filler', reply(`${text()} Warto zauważyć.`), ['text/filler']],
  ['broken code', reply(`${text()}\n\n\`\`\`json\n{,}\n\`\`\``), ['text/broken-code']],
  [
    'a question without a right answer',
    reply(text(), {
      ...practice,
      questions: [{ ...practice.questions[0], right: 9 }, practice.questions[1]],
    }),
    ['practice/right'],
  ],
  [
    'a number in digits',
    reply(text(), { ...practice, exercise: { ...practice.exercise, minutes: '10' } }),
    ['practice/form'],
  ],
])('with %s it is kept, and counted', (_, whole, codes) => {
  expect(codesOf(whole)).toEqual([]);
  expect(findingsOf(whole)).toEqual(codes);
});

test.each<[string, string, RefusalCode[]]>([
  ['no practice', text(), ['no-practice']],
  ['a practice that is cut', reply(text(), JSON.stringify(practice).slice(0, -30)), ['no-practice']],
  ['no question', reply(text(), { ...practice, questions: [] }), ['no-practice']],
  ['English', reply(words(300).replaceAll('nie ', 'the ')), ['not-polish']],
  ['another subject', reply(words(300)), ['other-subject']],
  ['nothing', '', ['empty']],
  ['null', 'null', ['empty']],
  ['a practice alone', `\n${PRACTICE_MARK}\n{}`, ['empty']],
])('one with %s is refused', (_, whole, codes) => {
  expect(codesOf(whole, { ...aim, goal: `${aim.goal} Zobaczysz wynik programu.` })).toEqual(codes);
});

test('a refusal has a sentence with its figure', () => {
  const [issue] = checkWrittenLesson(reply(text(100)), aim).issues;
  expect(issue?.sentence).toMatch(/^Tekst ma słów: \d+, a mniej niż 250 .*od 500 do 1000/);
});

test('where the structure says nothing, the reply says what the lesson is for', () => {
  const own = { ...practice, goal: 'Zapiszesz liczbę.', leaves: 'Zmienną w pliku.' };
  const lesson = checkWrittenLesson(reply(text(), own), { title: 'Zmienne' });
  expect(lesson).toMatchObject({ issues: [], practice: { goal: 'Zapiszesz liczbę.' } });
});

test('the practice that comes alone completes the text, with the mark or without it', () => {
  const lesson = checkWrittenLesson(text(), aim);
  expect(lacksPracticeAlone(lesson)).toBe(true);
  for (const alone of [JSON.stringify(practice), `${PRACTICE_MARK}\n${JSON.stringify(practice)}`, reply()])
    expect(withPractice(lesson, alone, aim)).toMatchObject({ markdown: text(), practice, issues: [] });
  expect(withPractice(lesson, 'Nie wiem.', aim)).toBe(lesson);
  expect(lacksPracticeAlone(checkWrittenLesson(words(20), aim))).toBe(false);
  expect(lacksPracticeAlone(checkWrittenLesson(reply(), aim))).toBe(false);
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

test('the one with less to mend is kept, of two alike the later, and never one without a text', () => {
  const lesson = (count: number, markdown = String(count)) => ({
    markdown,
    words: 1,
    practice: null,
    issues: Array.from({ length: count }, () => issueOf('too-short')),
    findings: [],
  });
  const [one, two, other] = [lesson(1), lesson(2), lesson(2)];
  expect(betterOf(one, two)).toBe(one);
  expect(betterOf(two, one)).toBe(one);
  expect(betterOf(two, other)).toBe(other);
  expect(betterOf(two, lesson(1, ''))).toBe(two);
  expect(betterOf(lesson(1, ''), two)).toBe(two);
  expect(unsafeLesson()).toMatchObject({ markdown: '', issues: [{ code: 'unsafe' }] });
});
