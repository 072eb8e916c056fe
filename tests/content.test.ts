// The catalogue's promises (docs/product.md 'Course', 'Catalogue'; docs/decisions.md 'Catalogue'), walked through for every course.
import { describe, expect, test } from 'vitest';
import { COURSE_CATEGORIES, COURSE_LEVELS, type Course } from '#domain/courses/course.ts';
import { foreignAddresses } from '#domain/courses/lesson-rules/addresses.ts';
import { isOnShelf, SHELF_NAMES } from '#domain/courses/library/shelves.ts';
import { outlineOf } from '#domain/courses/structure/outline.ts';
import { readCourses } from '#scripts/content/modules.ts';

const courses: Course[] = await readCourses('content/courses');

/** [id, category, price] as the specification gives them. */
const GIVEN = [
  ['grafika-dla-laikow-gimp', 'Grafika', 159.99],
  ['ecommerce-start', 'E-commerce', 299.99],
  ['prezentacje-biznesowe', 'Umiejętności miękkie', 209.99],
  ['wordpress-dla-poczatkujacych', 'Narzędzia bez kodu', 189.99],
  ['angielski-biznesowy', 'Języki', 179.99],
  ['ai-dla-kazdego', 'AI', 149.99],
] as const;

/** Everything of a course that people read. */
function textsOf({ title, description, instructor, duration, tags, plan, forWho, whatYouGet, faq }: Course) {
  return [
    title,
    description,
    instructor,
    duration,
    ...tags,
    ...plan,
    ...forWho,
    ...whatYouGet,
    ...faq.flatMap(({ q, a }) => [q, a]),
  ];
}

test('there are 50 courses with 50 ids and 50 titles', () => {
  expect(courses).toHaveLength(50);
  expect(new Set(courses.map(({ id }) => id)).size).toBe(50);
  expect(new Set(courses.map(({ title }) => title)).size).toBe(50);
});

test('a course promises no addresses, and names no site but those that its lessons may name', () => {
  for (const course of courses) {
    const text = textsOf(course).join('\n');
    expect([course.id, /adresy, pod którymi|z adresami/.exec(text)]).toEqual([course.id, null]);
    expect([course.id, foreignAddresses(text)]).toEqual([course.id, []]);
  }
});

test('every category and every level has a course', () => {
  expect(new Set(courses.map(({ category }) => category))).toEqual(new Set(COURSE_CATEGORIES));
  expect(new Set(courses.map(({ level }) => level))).toEqual(new Set(COURSE_LEVELS));
});

test.each(GIVEN)('%s is in %s at %d PLN, as specified', (id, category, price) => {
  expect(courses.find((course) => course.id === id)).toMatchObject({ category, price });
});

test('the specified reduction and learning techniques are as given', () => {
  const by = (id: string) => courses.find((course) => course.id === id);
  expect(by('wordpress-dla-poczatkujacych')).toMatchObject({ originalPrice: 249.99 });
  expect(by('techniki-uczenia-sie')).toMatchObject({
    category: 'Rozwój osobisty',
    price: 189.99,
  });
});

test('prices run from 79.99 to 449.99, and both ends are there', () => {
  const prices = courses.map(({ price }) => price);
  expect(Math.min(...prices)).toBe(79.99);
  expect(Math.max(...prices)).toBe(449.99);
});

test('each shelf of the library holds at least three courses', () => {
  for (const shelf of SHELF_NAMES) {
    const held = courses.filter(({ category }) => isOnShelf(category, shelf)).length;
    expect([shelf, held >= 3]).toEqual([shelf, true]);
  }
});

test('no two courses share a sentence', () => {
  const first = new Map<string, string>();
  const shared: string[] = [];
  for (const course of courses) {
    for (const sentence of textsOf(course).flatMap((text) => text.split(/(?<=[.?!])\s+/u))) {
      // Tags and other short words may well be common.
      if (sentence.length < 30) continue;
      const other = first.get(sentence);
      if (other === undefined) first.set(sentence, course.id);
      else if (other !== course.id) shared.push(`${other}, ${course.id}: ${sentence}`);
    }
  }
  expect(shared).toEqual([]);
});

describe.each(courses.map((course) => [course.id, course] as const))('%s', (id, course) => {
  test('has a slug for an id, and is sold by us as text', () => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(course.currency).toBe('PLN');
    expect(course.affiliateUrl).toBe('#');
    expect(course.textOnly ?? false).toBe(false);
  });

  test('has as many modules, statements and questions as a course needs', () => {
    expect(course.plan.length).toBeGreaterThanOrEqual(6);
    expect(course.plan.length).toBeLessThanOrEqual(14);
    expect(course.forWho.length).toBeGreaterThanOrEqual(3);
    expect(course.whatYouGet.length).toBeGreaterThanOrEqual(3);
    expect([2, 3]).toContain(course.faq.length);
    expect(course.tags.length).toBeGreaterThanOrEqual(4);
  });

  test('wants no price struck that isn’t above its own', () => {
    expect(course.originalPrice ?? Infinity).toBeGreaterThan(course.price);
  });

  test('has a duration from which its lessons and modules can be reckoned', () => {
    const [, hours, days, lessons] = /(?:(\S+) godzin|(\d+) dni|(\d+) lekcj)/u.exec(course.duration) ?? [];
    const [from = 0, to = from] = (hours ?? '').split('–').map(Number);
    const minutes = Number(lessons ?? 0) * 20 + Number(days ?? 0) * 480 + ((from + to) / 2) * 60;
    const outline = outlineOf(course.duration);
    expect(outline.minutes).toBe(minutes);
    expect(outline.lessons).toBe(Math.ceil(minutes / 20));
    expect(outline.modules).toBe(Math.min(15, Math.ceil(outline.lessons / 5)));
    expect(outline.modules).toBeGreaterThanOrEqual(3);
    expect(outline.lessonsPerModule).toBe(Math.ceil(outline.lessons / outline.modules));
  });

  test('has a photo on the stock site, 400 wide', () => {
    const { origin, searchParams } = new URL(course.imageUrl);
    expect(origin).toBe('https://images.unsplash.com');
    expect(searchParams.get('w')).toBe('400');
  });

  test('is set in Polish typography', () => {
    for (const text of textsOf(course)) expect(text).not.toMatch(/["“]| - |\.\.\.| {2}|^\s|\s$/u);
  });

  test('promises neither recordings nor a job', () => {
    for (const text of textsOf(course)) {
      expect(text).not.toMatch(/gwarantujemy|na pewno znajdziesz pracę|obejrzysz nagrani/iu);
    }
  });
});
