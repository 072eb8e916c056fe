// Compiled content: TypeScript modules with an index that every list gets, and a static file for each text, which only its own page
// reads (content/static-json.ts) and which holds only what the index doesn't: the Worker carries no text.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CompiledFaqGroup } from '#content/pages/faq-group.ts';
import type { Page } from '#content/pages/page.ts';
import { cardOf } from '#content/posts/card.server.ts';
import type { Post } from '#content/posts/post.ts';
import type { Course } from '#domain/courses/course.ts';
import { catalogueCard } from './courses.ts';
import type { CompiledFirstLesson } from './first-lessons.ts';

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
