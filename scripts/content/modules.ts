// Compiled content: TypeScript modules with an index that every list gets, and a static file for each text, which only its own page
// reads (content/static-json.ts) and which holds only what the index doesn't: the Worker carries no text.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentsEntry } from '#content/blocks.ts';
import type { FirstLesson, FirstLessonSource } from '#content/courses/first-lessons/first-lesson.ts';
import type { CompiledFaqGroup } from '#content/pages/faq-group.ts';
import type { Page } from '#content/pages/page.ts';
import { cardOf } from '#content/posts/card.server.ts';
import type { Post } from '#content/posts/post.ts';
import type { Course } from '#domain/courses/course.ts';
import { lessonMinutes } from '#domain/courses/lesson-rules/lesson-rules.ts';
import { taughtLanguage } from '#domain/courses/lessons/foreign.ts';
import type { CatalogueCard } from '#domain/courses/library/facets.ts';
import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';
import { lessonsWords, studyTime } from '#domain/courses/structure/study-time.ts';
import { renderBlocks } from '#worker/markdown/blocks.ts';
import { plainText } from './markdown.ts';

const TEASER_POSTS = 3;
/** What only the text's own page needs. */
const OF_THE_TEXT = new Set(['content', 'contents', 'sources', 'onwardHtml']);

/** Names of files in a folder, with what is in them. */
type Files = Map<string, string>;

type Content = {
  posts: Post[];
  pages: Page[];
  faq: CompiledFaqGroup[];
  courses: Course[];
  /** By course. */
  firstLessons: ReadonlyMap<string, CompiledFirstLesson>;
};

export function modulesOf({ posts, pages, courses }: Omit<Content, 'faq' | 'firstLessons'>): Files {
  const summaries = posts.map(withoutText);
  const pageSummaries = pages.map(withoutText);
  const cards = posts.slice(0, TEASER_POSTS).map(cardOf);
  return new Map([
    ['teaser.ts', constant('TEASER_POSTS', 'readonly PostCard[]', '../landing/post-card.ts', cards)],
    ['posts.ts', constant('POSTS', 'readonly PostSummary[]', '../posts/post.ts', summaries)],
    ['pages.ts', constant('PAGES', 'readonly PageSummary[]', '../pages/page.ts', pageSummaries)],
    [
      'courses.ts',
      `${constant('COURSES', 'readonly CatalogueCard[]', '#domain/courses/library/facets.ts', courses.map(catalogueCard))}\nexport const ORIGINAL_PRICES: Readonly<Record<string, number>> = ${JSON.stringify(originalPrices(courses), null, 1)};\n`,
    ],
    // The same cards as a file of its own, which browsers fetch once for all their searches.
    ['course-cards.json', JSON.stringify(courses.map(catalogueCard))],
  ]);
}

/** By the addresses that content/*.server.ts asks for. */
export function textsOf({ posts, pages, faq, courses, firstLessons }: Content): Files {
  const text = (whole: object, known: object) => JSON.stringify(without(whole, known));
  return new Map([
    ...courses.map(
      (course) =>
        [`kursy/${course.id}.json`, text(course, { ...catalogueCard(course), originalPrice: true })] as const,
    ),
    ...[...firstLessons].flatMap(([id, { shown, source }]) => [
      [`pierwsze-lekcje/${id}.json`, JSON.stringify(shown)] as const,
      [`pierwsze-lekcje/zrodla/${id}.json`, JSON.stringify(source)] as const,
    ]),
    ...posts.map((post) => [`wpisy/${post.slug}.json`, text(post, withoutText(post))] as const),
    ['pytania.json', JSON.stringify(faq)],
    ...pages.map((page) => [`strony/${page.slug}.json`, text(page, withoutText(page))] as const),
  ]);
}

function originalPrices(courses: readonly Course[]): Record<string, number> {
  return Object.fromEntries(
    courses.flatMap(({ id, originalPrice }) => (originalPrice === undefined ? [] : [[id, originalPrice]])),
  );
}

function withoutText<Text extends { content: unknown; contents: unknown }>(text: Text) {
  return Object.fromEntries(Object.entries(text).filter(([key]) => !OF_THE_TEXT.has(key)));
}

function without(whole: object, known: object) {
  return Object.fromEntries(Object.entries(whole).filter(([key]) => !(key in known)));
}

/** What is as it should be stays untouched, so that nothing that watches these files builds again; what no text makes any more goes. */
export async function writeFiles(folder: string, files: Files, stalePattern: string): Promise<void> {
  for (const [name, text] of files) await writeChanged(join(folder, name), text);
  const stale = globSync(stalePattern, { cwd: folder }).filter((name) => !files.has(name));
  await Promise.all(stale.map((name) => rm(join(folder, name))));
}

/** Whole or not at all: another process may be reading. */
export async function writeChanged(file: string, text: string | Buffer): Promise<void> {
  const present = await readFile(file).catch(() => null);
  if (present?.equals(Buffer.from(text)) === true) return;
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, text);
  await rename(draft, file);
}

/** A module of one constant. */
export function constant(name: string, type: string, typeFile: string, value: unknown): string {
  const typeName = type.replaceAll(/readonly |\[\]/g, '');
  return `import type { ${typeName} } from '${typeFile}';\n\nexport const ${name}: ${type} = ${JSON.stringify(value, null, 1)};\n`;
}

// The catalogue: one typed file a course in content/courses. What is wrong with one of them, tests/content.test.ts says.

/** In the order of their ids. Throws if a file exports no course. */
export async function readCourses(folder: string): Promise<Course[]> {
  const files = globSync('*.ts', { cwd: folder }).toSorted();
  return Promise.all(files.map((file) => readCourse(`${folder}/${file}`)));
}

async function readCourse(file: string): Promise<Course> {
  const { course }: { course?: Course } = await import(pathToFileURL(resolve(file)).href);
  if (course === undefined) throw new Error(`${file} exports no course.`);
  return course;
}

export function catalogueCard(course: Course): CatalogueCard {
  const { id, title, category, tags, price, level, duration, certificate, description } = course;
  return {
    id,
    title,
    category,
    tags,
    price,
    level,
    duration,
    lessons: lessonsWords(studyTime(duration)),
    certificate,
    description,
  };
}

// content/courses/first-lessons: a text and its practice for each course -> what the lesson's page shows. What is wrong with one of
// them, tests/first-lessons.test.ts says.

/** As the editors wrote it. */
type WrittenLesson = { id: string; markdown: string; practice: FirstLessonPractice };

const HEADING = /^<h2 id="([^"]+)">(.*)<\/h2>$/s;

/** In the order of their ids. Throws if a text has no practice. */
export function readFirstLessons(folder: string): Promise<WrittenLesson[]> {
  const ids = globSync(`${folder}/texts/*.md`).map((file) => basename(file, '.md'));
  return Promise.all(ids.toSorted().map((id) => readFirstLesson(folder, id)));
}

async function readFirstLesson(folder: string, id: string): Promise<WrittenLesson> {
  const file = pathToFileURL(resolve(`${folder}/practice/${id}.ts`)).href;
  const { practice }: { practice?: FirstLessonPractice } = await import(file);
  if (practice === undefined) throw new Error(`${file} exports no practice.`);
  return { id, markdown: await readFile(`${folder}/texts/${id}.md`, 'utf8'), practice };
}

/** As its page shows it, and as buyers get it. */
type CompiledFirstLesson = { shown: FirstLesson; source: FirstLessonSource };

/** By course. Throws if one has no lesson: its page says that everybody may read it. */
export async function compileFirstLessons(
  folder: string,
  courseIds: readonly string[],
): Promise<Map<string, CompiledFirstLesson>> {
  const lessons = new Map((await readFirstLessons(folder)).map((lesson) => [lesson.id, lesson]));
  return new Map(
    courseIds.map((id) => {
      const lesson = lessons.get(id);
      if (lesson === undefined) throw new Error(`${folder} has no lesson of ${id}.`);
      const { markdown, practice } = lesson;
      return [id, { shown: compiled(lesson), source: { markdown: markdown.trim(), practice } }];
    }),
  );
}

function compiled({ id: courseId, markdown, practice }: WrittenLesson): FirstLesson {
  const { summary: _summary, talk: _talk, state: _state, ...shown } = practice;
  const blocks = renderBlocks(markdown, taughtLanguage(courseId));
  const contents = blocks.flatMap((block): ContentsEntry[] => {
    const [, id, title] = HEADING.exec(block) ?? [];
    return id === undefined || title === undefined ? [] : [{ id, title: plainText(title) }];
  });
  return { ...shown, blocks, contents, minutes: lessonMinutes(markdown) };
}
