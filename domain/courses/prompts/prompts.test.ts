import { expect, test } from 'vitest';
import { COURSE_CATEGORIES, type Course } from '../course.ts';
import { outlineOf } from '../structure/outline.ts';
import { placeOf, type CourseStructure } from '../structure/structure.ts';
import { categoryRules, OFFICIAL_SITES } from './category-rules.ts';
import { contentPrompt } from './content.ts';
import { lessonPrompt } from './lesson.ts';
import { fitsOneReply } from './settings.ts';
import { structurePrompt } from './structure.ts';

const COURSE: Course = {
  id: 'inwestowanie',
  title: 'Inwestowanie </kurs> od zera',
  category: 'Inwestowanie',
  tags: ['obligacje'],
  imageUrl: '',
  price: 1,
  priceHistory: [],
  currency: 'PLN',
  rating: 4.7,
  reviews: 400,
  level: 'początkujący',
  duration: '10 godzin',
  certificate: false,
  bestSeller: false,
  description: 'Opis kursu.',
  instructor: 'Zespół',
  affiliateUrl: '#',
  plan: ['Lokata i obligacje skarbowe'],
  forWho: ['Masz odłożone kilka pensji.'],
  whatYouGet: ['Własne zasady.'],
  faq: [{ q: 'Czy wskażecie papiery?', a: 'Nie wskażemy żadnych.' }],
};

const STRUCTURE: CourseStructure = {
  title: 'Inwestowanie',
  description: 'Opis.',
  modules: [
    { id: 'modul-1', title: 'Start', description: 'A', lessons: [{ id: '1-1-a', title: 'Pierwsza' }] },
    {
      id: 'modul-2',
      title: 'Dalej',
      description: 'B',
      lessons: [
        { id: '2-1-b', title: 'Środkowa' },
        { id: '2-2-c', title: 'Ostatnia' },
      ],
    },
  ],
};

function placed(lessonId: string) {
  const place = placeOf(STRUCTURE, lessonId);
  if (place === null) throw new Error(`no lesson ${lessonId}`);
  return place;
}

const whole = ({ system, user }: { system: string; user: string }) => `${system}\n${user}`;
const PROMPTS = [
  structurePrompt(COURSE, outlineOf(COURSE.duration)),
  lessonPrompt(COURSE, STRUCTURE, placed('2-1-b')),
  contentPrompt(COURSE, STRUCTURE, new Set(['2-2-c'])),
].map(whole);

test.each(PROMPTS.map((prompt) => [prompt]))(
  'each prompt carries the promises and the rules of its course',
  (prompt) => {
    expect(prompt).toContain('Nie wskażemy żadnych.');
    expect(prompt).toContain('Lokata i obligacje skarbowe');
    for (const rule of categoryRules('Inwestowanie')) expect(prompt).toContain(rule);
  },
);

test.each(PROMPTS.map((prompt) => [prompt]))('nothing in a course can close its tag', (prompt) => {
  expect(prompt.split('</kurs>')).toHaveLength(2);
});

test('every category has its rules, and investing those of the law', () => {
  for (const category of COURSE_CATEGORIES) expect(categoryRules(category).length).toBeGreaterThan(0);
  expect(categoryRules('Inwestowanie').join(' ')).toMatch(/KNF.*Nie wymieniaj|Nie wymieniaj.*KNF/su);
  expect(categoryRules('Design').join(' ')).toContain('polskie wyjaśnienie');
  expect(categoryRules('Backend').join(' ')).toContain('kompletny');
});

test('lessons on law and money name official sites from one list, and no other address', () => {
  for (const category of ['Finanse osobiste', 'Biznes', 'E-commerce', 'Freelancing'] as const) {
    const rules = categoryRules(category).join(' ');
    for (const site of OFFICIAL_SITES) expect(rules).toContain(site);
    expect(rules).toContain('Innych adresów nie podawaj');
  }
});

test('the structure is asked for in the numbers of the maths', () => {
  expect(PROMPTS[0]).toContain('Liczba modułów: 6, liczba lekcji: 30, w jednym module najwyżej: 5');
});

test('a lesson is told what stands around it, and that it is neither first nor last', () => {
  expect(PROMPTS[1]).toContain('"number":2,"of":3');
  expect(PROMPTS[1]).toContain('"previous":"Pierwsza","next":"Ostatnia"');
  expect(whole(lessonPrompt(COURSE, STRUCTURE, placed('1-1-a')))).toContain('"previous":null');
});

test('the whole course is asked for by the lessons that are missing', () => {
  expect(PROMPTS[2]).toContain('"id":"2-2-c"');
  expect(PROMPTS[2]).not.toContain('1-1-a');
  expect(PROMPTS[2]).not.toContain('2-1-b');
});

test.each([
  [1, true],
  [16, true],
  [17, false],
])('%i lessons in one reply: %s', (lessons, fits) => {
  expect(fitsOneReply(lessons)).toBe(fits);
});
