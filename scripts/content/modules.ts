// Compiled content as TypeScript modules: an index that every list gets, and a module for each text, which only its own page
// loads and which holds only what the index doesn't: the Worker carries nothing twice.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CompiledFaqGroup } from '#content/pages/faq-group.ts';
import type { Page } from '#content/pages/page.ts';
import { cardOf } from '#content/posts/card.server.ts';
import type { Post } from '#content/posts/post.ts';
import type { Course } from '#domain/courses/course.ts';
import { catalogueCard } from './courses.ts';

const TEASER_POSTS = 3;
/** What only the text's own page needs. */
const OF_THE_TEXT = new Set(['content', 'contents', 'sources', 'onwardHtml']);

export type Modules = Map<string, string>;

export function modulesOf(all: {
  posts: Post[];
  pages: Page[];
  faq: CompiledFaqGroup[];
  courses: Course[];
}): Modules {
  const { posts, pages, faq, courses } = all;
  const summaries = posts.map(withoutText);
  const pageSummaries = pages.map(withoutText);
  const cards = posts.slice(0, TEASER_POSTS).map(cardOf);
  return new Map([
    ['teaser.ts', constant('TEASER_POSTS', 'readonly PostCard[]', '../landing/post-card.ts', cards)],
    [
      'posts.ts',
      `${constant('POSTS', 'readonly PostSummary[]', '../posts/post.ts', summaries)}${loaders('POST', posts, 'PostText', '../posts/post.ts')}`,
    ],
    [
      'pages.ts',
      `${constant('PAGES', 'readonly PageSummary[]', '../pages/page.ts', pageSummaries)}${loaders('PAGE', pages, 'PageText', '../pages/page.ts')}`,
    ],
    [
      'courses.ts',
      `${constant('COURSES', 'readonly CourseCard[]', '#domain/courses/library/facets.ts', courses.map(catalogueCard))}${loaders(
        'COURSE',
        courses.map(({ id }) => ({ slug: id })),
        'CourseText',
        '#domain/courses/library/facets.ts',
      )}\nexport const COURSE_DAYS: Readonly<Record<string, string>> = ${JSON.stringify(courseDays(courses), null, 1)};\n`,
    ],
    // The same cards as a file of its own, which browsers fetch once for all their searches.
    ['course-cards.json', JSON.stringify(courses.map(catalogueCard))],
    ...courses.map((course): [string, string] => [
      `course/${course.id}.ts`,
      constant(
        'COURSE',
        'CourseText',
        '#domain/courses/library/facets.ts',
        without(course, catalogueCard(course)),
      ),
    ]),
    ['faq.ts', constant('FAQ', 'readonly CompiledFaqGroup[]', '../pages/faq-group.ts', faq)],
    ...posts.map((post): [string, string] => [
      `post/${post.slug}.ts`,
      constant('POST', 'PostText', '../../posts/post.ts', without(post, withoutText(post))),
    ]),
    ...pages.map((page): [string, string] => [
      `page/${page.slug}.ts`,
      constant('PAGE', 'PageText', '../../pages/page.ts', without(page, withoutText(page))),
    ]),
  ]);
}

/** The last dated change that a course knows of itself: its price. */
function courseDays(courses: readonly Course[]): Record<string, string> {
  return Object.fromEntries(
    courses.flatMap(({ id, priceHistory }) => priceHistory.slice(-1).map(({ from }) => [id, from])),
  );
}

function withoutText<Text extends { content: unknown; contents: unknown }>(text: Text) {
  return Object.fromEntries(Object.entries(text).filter(([key]) => !OF_THE_TEXT.has(key)));
}

function without(whole: object, known: object) {
  return Object.fromEntries(Object.entries(whole).filter(([key]) => !(key in known)));
}

/** What is as it should be stays untouched, so that nothing that watches these files builds again. */
export async function writeModules(folder: string, modules: Modules): Promise<void> {
  for (const [name, text] of modules) await writeChanged(join(folder, name), text);
  const stale = globSync('**/*.ts', { cwd: folder }).filter((name) => !modules.has(name));
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

function constant(name: string, type: string, typeFile: string, value: unknown): string {
  const typeName = type.replaceAll(/readonly |\[\]/g, '');
  return `import type { ${typeName} } from '${typeFile}';\n\nexport const ${name}: ${type} = ${JSON.stringify(value, null, 1)};\n`;
}

function loaders(name: string, all: readonly { slug: string }[], type: string, typeFile: string): string {
  const folder = name.toLowerCase();
  const entries = all.map(
    ({ slug }) => `  '${slug}': async () => (await import('./${folder}/${slug}.ts')).${name},\n`,
  );
  return `import type { ${type} } from '${typeFile}';\n\nexport const ${name}_OF: Readonly<Record<string, () => Promise<${type}>>> = {\n${entries.join('')}};\n`;
}
