import { expect, test } from 'vitest';
import type { FirstLessonPractice, Question } from './practice.ts';
import { practiceIssues, textsOf, type PracticeIssueCode } from './practice-rules.ts';

const why = 'Bo tak jest w tekście.';
const single: Question = { kind: 'single', text: 'Które?', options: ['a', 'b', 'c'], right: 1, why };
const multiple: Question = { kind: 'multiple', text: 'Które?', options: ['a', 'b', 'c'], right: [0, 2], why };
const order: Question = { kind: 'order', text: 'Ułóż.', items: ['a', 'b', 'c'], why };
const gap: Question = { kind: 'gap', text: 'Ala ma ___.', accepted: ['kota'], why };
const words = (count: number) => Array.from({ length: count }, (_, index) => `słowo${index}`).join(' ');

const talk = {
  partner: 'Ola',
  scene: 'Umawiasz się.',
  opening: 'Tak?',
  knows: 'Ma czas.',
  points: ['a', 'b'],
};

const whole: FirstLessonPractice = {
  title: 'Po co komu zmienna',
  goal: 'Zapiszesz liczbę pod nazwą.',
  leaves: 'Plik z jedną zmienną.',
  summary: 'Zmienna to nazwa.',
  terms: [
    { term: 'zmienna', meaning: 'Nazwa wartości.' },
    { term: 'wartość', meaning: 'To, co pod nazwą.' },
    { term: 'nazwa', meaning: 'To, czym się woła.' },
  ],
  questions: [single, multiple, gap],
  exercise: { task: words(40), hint: 'Zacznij od nazwy.', minutes: 10 },
};

const codesOf = (change: Partial<FirstLessonPractice>) =>
  practiceIssues({ ...whole, ...change }).map(({ code }) => code);
const asking = (question: Question) => codesOf({ questions: [question, single, gap, order].slice(0, 3) });

test('a whole one has no issues', () => {
  expect(codesOf({})).toEqual([]);
  expect(codesOf({ questions: [order, gap] })).toEqual([]);
});

test.each<[string, Partial<FirstLessonPractice>, PracticeIssueCode[]]>([
  ['a title of 70 characters', { title: 'x'.repeat(70) }, []],
  ['a title of 71', { title: 'x'.repeat(71) }, ['too-long']],
  ['a goal of 161', { goal: 'x'.repeat(161) }, ['too-long']],
  ['what it leaves of 121', { leaves: 'x'.repeat(121) }, ['too-long']],
  ['a talk', { talk }, []],
  ['a talk with a scene of 401', { talk: { ...talk, scene: 'x'.repeat(401) } }, ['too-long']],
  ['a talk without a partner', { talk: { ...talk, partner: ' ' } }, ['empty']],
  ['a talk of one point', { talk: { ...talk, points: ['a'] } }, ['talk']],
  ['a talk with a point twice', { talk: { ...talk, points: ['a', 'A'] } }, ['talk']],
  ['a summary of 401', { summary: 'x'.repeat(401) }, ['too-long']],
  ['no goal', { goal: ' ' }, ['empty']],
  ['two terms', { terms: whole.terms.slice(1) }, ['terms']],
  ['six terms', { terms: 'abcdef'.split('').map((term) => ({ term, meaning: '.' })) }, ['terms']],
  ['a term twice', { terms: [...whole.terms, { term: 'Zmienna', meaning: '.' }] }, ['terms']],
  ['a long meaning', { terms: [...whole.terms, { term: 'x', meaning: 'x'.repeat(161) }] }, ['too-long']],
  ['one question', { questions: [single] }, ['questions', 'one-kind']],
  ['four questions', { questions: [single, multiple, gap, order] }, ['questions']],
  ['questions of one kind', { questions: [single, single, single] }, ['one-kind']],
  ['a task of 39 words', { exercise: { ...whole.exercise, task: words(39) } }, ['task']],
  ['a task of 120 words', { exercise: { ...whole.exercise, task: words(120) } }, []],
  ['a task of 121 words', { exercise: { ...whole.exercise, task: words(121) } }, ['task']],
  ['nine minutes', { exercise: { ...whole.exercise, minutes: 9 } }, ['minutes']],
  ['forty-five minutes', { exercise: { ...whole.exercise, minutes: 45 } }, []],
  ['forty-six minutes', { exercise: { ...whole.exercise, minutes: 46 } }, ['minutes']],
  ['half a minute', { exercise: { ...whole.exercise, minutes: 10.5 } }, ['minutes']],
  ['a long hint', { exercise: { ...whole.exercise, hint: 'x'.repeat(201) } }, ['too-long']],
  ['filler', { goal: 'W tej lekcji dowiesz się wszystkiego.' }, ['filler']],
  ['an address', { leaves: 'Wpis na firma.pl' }, ['foreign-address']],
])('with %s it has the issues %j', (_, change, codes) => {
  expect(codesOf(change)).toEqual(codes);
});

test.each<[string, Question, PracticeIssueCode[]]>([
  ['two options', { ...single, options: ['a', 'b'] }, ['options']],
  ['five options', { ...single, options: ['a', 'b', 'c', 'd', 'e'] }, ['options']],
  ['an option twice', { ...single, options: ['a', 'b', ' A'] }, ['options']],
  ['an empty option', { ...single, options: ['a', 'b', ''] }, ['options']],
  ['a right option that is not there', { ...single, right: 3 }, ['right']],
  ['a right option before the first', { ...single, right: -1 }, ['right']],
  ['half an index', { ...single, right: 0.5 }, ['right']],
  ['nothing right', { ...multiple, right: [] }, ['right']],
  ['nothing wrong', { ...multiple, right: [0, 1, 2] }, ['right']],
  ['a right option twice', { ...multiple, right: [0, 0] }, ['right']],
  ['two items', { ...order, items: ['a', 'b'] }, ['items']],
  ['six items', { ...order, items: ['a', 'b', 'c', 'd', 'e', 'f'] }, ['items']],
  ['an item twice', { ...order, items: ['a', 'b', 'a'] }, ['items']],
  ['no gap', { ...gap, text: 'Ala ma kota.' }, ['gap']],
  ['two gaps', { ...gap, text: '___ ma ___.' }, ['gap']],
  ['nothing accepted', { ...gap, accepted: [] }, ['gap']],
  ['two ways of writing', { ...gap, accepted: ['5500', '5 500'] }, []],
  ['no explanation', { ...gap, why: '' }, ['empty']],
])('a question with %s has the issues %j', (_, question, codes) => {
  expect(asking(question)).toEqual(codes);
});

test('its texts are all that people read', () => {
  expect(textsOf(whole)).toContain('kota');
  expect(textsOf(whole)).not.toContain(whole.summary);
});
