// The first lesson of every course, which everybody reads before any sale (docs/decisions.md 'First lessons'), walked through by the
// rules for lessons and by the editors' closer ones.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { lessonIssues, type LessonBounds, type Parsers } from '#domain/courses/lesson-rules/lesson-rules.ts';
import { partsOf } from '#domain/courses/lesson-rules/parts.ts';
import { stateIn } from '#domain/courses/memory/memory.ts';
import { practiceIssues, textsOf } from '#domain/courses/practice/practice-rules.ts';
import { stopIssues, stopsIn } from '#domain/courses/stops/stop-rules.ts';
import { helpFor } from '#domain/advice/gate/alarm.ts';
import { listCourses } from '#content/catalogue.server.ts';
import { readFirstLessons } from '#scripts/content/modules.ts';

const FOLDER = 'content/courses/first-lessons';

const BOUNDS: LessonBounds = {
  words: { least: 620, most: 950 },
  headings: { least: 3, most: 6 },
  paragraphWords: 90,
};

const parserOf = (language: string) => (code: string) => {
  const [error] = parseSync(`lekcja.${language}`, code).errors;
  if (error !== undefined) throw new Error(error.message);
};

const PARSERS: Parsers = {
  js: parserOf('js'),
  jsx: parserOf('jsx'),
  ts: parserOf('ts'),
  tsx: parserOf('tsx'),
  json: (code) => JSON.parse(code) as unknown,
};

const lessons = await readFirstLessons(FOLDER);

test('every course of the catalogue has its first lesson, and no lesson is of another', () => {
  expect(lessons.map(({ id }) => id)).toEqual(listCourses().map(({ id }) => id));
  const practices = globSync(`${FOLDER}/practice/*.ts`).map((file) => basename(file, '.ts'));
  expect(practices.toSorted()).toEqual(lessons.map(({ id }) => id));
});

test('each leaves the second lesson a state, whole within what is kept of it', () => {
  expect(lessons.filter(({ practice }) => practice.state === undefined)).toEqual([]);
  for (const { id, practice } of lessons) expect(stateIn(practice.state), id).toEqual(practice.state);
});

test('the parsers find what does not parse', () => {
  for (const language of ['js', 'tsx', 'json']) {
    expect(lessonIssues(`\`\`\`${language}\n{ a b\n\`\`\``, { parsers: PARSERS })).toContainEqual(
      expect.objectContaining({ code: 'broken-code' }),
    );
  }
});

test('of pages like these, written in an exercise, fewer than one in a hundred is taken for danger', () => {
  const pieces = lessons.flatMap(({ markdown, practice }) => [
    ...markdown.split('\n## '),
    ...textsOf(practice),
  ]);
  const helps = pieces.map((piece) => helpFor([piece], { isLong: true }));
  expect(pieces.length).toBeGreaterThan(300);
  expect(helps.filter((help) => help === 'crisis' || help === 'violence').length).toBeLessThan(
    pieces.length / 100,
  );
  expect(helps.filter((help) => help === 'gentle').length).toBeLessThan(pieces.length / 20);
});

test('no sentence stands in two lessons', () => {
  const first = new Map<string, string>();
  const shared: string[] = [];
  for (const { id, markdown, practice } of lessons) {
    const texts = [...partsOf(markdown).prose.split('\n'), ...textsOf(practice), practice.summary];
    for (const sentence of texts.flatMap((text) => text.split(/(?<=[.?!…])\s+/u))) {
      const plain = sentence.replaceAll(/[*_`#>|-]/g, '').trim();
      // Options, terms and cells of tables may well be common words.
      if (plain.length < 30) continue;
      const other = first.get(plain);
      if (other === undefined) first.set(plain, id);
      else if (other !== id) shared.push(`${other}, ${id}: ${plain}`);
    }
  }
  expect(shared).toEqual([]);
});

test('no two lessons have the same title or open with the same words', () => {
  const twice = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
  expect(twice(lessons.map(({ practice }) => practice.title))).toEqual([]);
  expect(twice(lessons.map(({ markdown }) => markdown.split(/\s+/).slice(0, 3).join(' ')))).toEqual([]);
});

test('the right answer has no place of its own', () => {
  const places = lessons.flatMap(({ practice }) =>
    practice.questions.flatMap((question) => (question.kind === 'single' ? [question.right] : [])),
  );
  for (const place of [0, 1, 2]) {
    const share = places.filter((right) => right === place).length / places.length;
    expect([place, share > 0.1 && share < 0.6]).toEqual([place, true]);
  }
});

test('nor has it in a stop, nor is it the shortest there', () => {
  const asked = lessons
    .flatMap(({ markdown }) => stopsIn(markdown))
    .flatMap(({ question }) => (question.kind === 'single' ? [question] : []));
  const shareOf = (isSo: (question: (typeof asked)[number]) => boolean) =>
    asked.filter(isSo).length / asked.length;
  for (const place of [0, 1, 2]) expect(shareOf(({ right }) => right === place)).toBeGreaterThan(0.2);
  const isShortest = shareOf(({ options, right }) =>
    options.every((option) => option.length >= (options[right] ?? '').length),
  );
  expect(isShortest).toBeLessThan(0.45);
});

describe.each(lessons)('$id', ({ markdown, practice }) => {
  test('has a text within the rules', () => {
    expect(lessonIssues(markdown, { bounds: BOUNDS, parsers: PARSERS })).toEqual([]);
    // The page's own title stands above it.
    expect(markdown).not.toMatch(/^\s*#/);
  });

  test('stops two or three times, with a hint for each wrong answer and no figure of its own making', () => {
    expect(stopIssues(markdown)).toEqual([]);
  });

  test('asks in its stops nothing that it asks at its end', () => {
    const asked = new Set(practice.questions.map(({ text }) => text));
    expect(stopsIn(markdown).filter(({ question }) => asked.has(question.text))).toEqual([]);
  });

  test('has three questions, each with one truth, and an exercise', () => {
    expect(practiceIssues(practice)).toEqual([]);
    expect(practice.questions).toHaveLength(3);
  });
});
