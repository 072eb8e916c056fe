// The whole compilation: texts in content/posts, content/pages and content/courses -> typed modules in content/compiled and static files
// in public/dane/teksty, pictures in public/obrazy; occupations, their portraits, common passwords and what pictures are drawn with in
// public/dane; Python's modules in content/compiled/python. None of them is kept in the repository.
import { globSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { readCareers, readCareerSources } from '#content/careers.server.ts';
import { UNTOLD_TAGS } from '#content/careers/words.ts';
import { EXAMPLE_ANSWERS, type Example } from '#content/landing/example-answers.ts';
import type { CompiledFaqGroup, FaqGroup } from '#content/pages/faq-group.ts';
import { FAQ } from '#content/pages/faq.ts';
import passwords from '#content/common-passwords.json' with { type: 'json' };
import type { Page } from '#content/pages/page.ts';
import { firstThree } from '#domain/advice/first-three.ts';
import { indexOf } from '#domain/advice/ranking/occupation-index.ts';
import type { HeardWords } from '#domain/advice/reading/echo.ts';
import { readingNames } from '#domain/advice/reading/known-ids.ts';
import { readByRules } from '#domain/advice/reading/read-by-rules.ts';
import { mapSheet } from '#domain/atlas/map/sheet.ts';
import { openData } from '#domain/atlas/open-data.ts';
import { writeCovers } from './covers.ts';
import { compileMarkdown, compileToHtml, plainText } from './markdown.ts';
import {
  compileFirstLessons,
  constant,
  modulesOf,
  readCourses,
  textsOf,
  writeChanged,
  writeFiles,
} from './modules.ts';
import { writePictures } from './pictures.ts';
import { writeTables } from './tables.ts';
import { writePictureKit } from './letters.ts';
import { pythonFiles } from './python-modules.ts';
import { compilePosts, reasonOf, splitFrontMatter, writtenDay } from './posts.ts';

const COMPILED = 'content/compiled';
const TEXTS = 'public/dane/teksty';

/** Throws one sentence that names the file and what is wrong with it. */
export async function compileContent(): Promise<void> {
  const [posts, pages, courses] = await Promise.all([
    compilePosts('content/posts'),
    compilePages('content/pages'),
    readCourses('content/courses'),
  ]);
  await writePictures(posts);
  await Promise.all([writePortraits(), writeTables(), writeMap(), writeOpenData(), writePictureKit()]);
  const ids = courses.map(({ id }) => id);
  await writeCovers(ids);
  const firstLessons = await compileFirstLessons('content/courses/first-lessons', ids);
  const modules = modulesOf({ posts, pages, courses });
  modules.set(
    'examples.ts',
    constant('EXAMPLES', 'readonly Example[]', '../landing/example-answers.ts', await examples()),
  );
  modules.set('heard-words.json', await heardWords()).set('reading-names.json', await namesOfReading());
  for (const [name, text] of await pythonFiles()) modules.set(name, text);
  await writeFiles(COMPILED, modules, '**/*.ts');
  await writeChanged('public/dane/hasla.json', JSON.stringify(passwords));
  const texts = textsOf({ posts, pages, faq: compileFaq(FAQ), courses, firstLessons });
  await writeFiles(TEXTS, texts, '**/*.json');
}

// The examples of the landing page: its answers read and ranked by the rule, exactly as a stranger's are.
async function examples(): Promise<Example[]> {
  const careers = await readCareers();
  return EXAMPLE_ANSWERS.map((answers) => {
    const order = { answers, facts: {}, denied: [], reading: readByRules(answers, careers) };
    const [first, ...others] = firstThree(order, careers).firsts;
    if (first === undefined)
      throw new Error(`The rule has no occupation for „${answers.additional_interests}”.`);
    const { id, name, why, against } = first;
    return {
      words: answers.additional_interests,
      first: { id, name, why, against },
      others: others.map((other) => ({ id: other.id, name: other.name })),
    };
  });
}

// content/compiled/heard-words.json: words, their names and forms as the quiz's echo needs them, without the occupations behind each. A
// file of its own, so that the Worker doesn't carry it.
async function heardWords(): Promise<string> {
  const careers = await readCareers();
  const { names, concepts } = indexOf(careers);
  const rows = careers.words.map(({ slug, words }, at) => {
    const name = names[at] ?? '';
    const isTold = (concepts[at]?.occupations.length ?? 0) > 0 && !UNTOLD_TAGS.has(name);
    return { slug, words, name: isTold ? name : '' };
  });
  return JSON.stringify({ rows, forms: careers.forms } satisfies HeardWords);
}

// public/dane/mapa.json: the map of occupations (domain/atlas/map), laid out once here and read by its page. public/dane/mapa-kroki.json: what its
// card says of an occupation, fetched when somebody chooses one.
async function writeMap(): Promise<void> {
  const careers = await readCareers();
  const cards = careers.occupations.map(({ id, oneLine }) => [id, { oneLine, ...careers.moves[id] }]);
  await writeChanged('public/dane/mapa.json', JSON.stringify(mapSheet(careers)));
  await writeChanged('public/dane/mapa-kroki.json', JSON.stringify(Object.fromEntries(cards)));
}

// public/zawody.json: the atlas as open data (domain/atlas/open-data.ts), a file like any other.
async function writeOpenData(): Promise<void> {
  const [careers, sources] = await Promise.all([readCareers(), readCareerSources()]);
  await writeChanged('public/zawody.json', JSON.stringify(openData(careers, sources)));
}

// public/dane/portrety: our sentences about the occupations, without blanks, as files of their own.
const SOURCE = 'content/careers/portraits';
const TARGET = 'public/dane/portrety';

async function writePortraits(): Promise<void> {
  const files = (await readdir(SOURCE)).filter((name) => name.endsWith('.json'));
  await Promise.all(
    files.map(async (name) => {
      const portraits: unknown = JSON.parse(await readFile(join(SOURCE, name), 'utf8'));
      await writeChanged(join(TARGET, name), JSON.stringify(portraits));
    }),
  );
}

// content/compiled/reading-names.json: what the meanings and licences of a reading are called, for the screen that shows it
// (app/features/advice/understood). A file of its own, fetched with that screen; what occupations are called stands in another.
async function namesOfReading(): Promise<string> {
  const { concepts, licences } = readingNames(await readCareers());
  return JSON.stringify({ concepts, licences });
}

// content/pages/<slug>.md -> compiled pages, and content/pages/faq.ts -> compiled questions.
const headSchema = z.strictObject({
  title: z.string().min(1),
  lead: z.string().min(1),
  seoTitle: z.string().min(1),
  seoDescription: z.string().min(1),
  updated: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
});

/** Throws with the file's name and the reason. */
function compilePages(folder: string): Promise<Page[]> {
  return Promise.all(globSync(`${folder}/*.md`).toSorted().map(compilePage));
}

async function compilePage(file: string): Promise<Page> {
  try {
    const { head, body } = splitFrontMatter(await readFile(file, 'utf8'));
    const { updated, ...fields } = headSchema.parse(head);
    const { content, contents } = compileMarkdown(body);
    return {
      slug: basename(file, '.md'),
      ...fields,
      updated: writtenDay(updated),
      updatedDay: updated,
      content,
      contents,
    };
  } catch (error) {
    throw new Error(`${file} ${reasonOf(error)}`, { cause: error });
  }
}

/** Throws if two questions or groups share an id. */
function compileFaq(groups: readonly FaqGroup[]): CompiledFaqGroup[] {
  const ids = groups.flatMap((group) => [group.id, ...group.questions.map(({ id }) => id)]);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`content/pages/faq.ts has the id ${twice} twice`);
  return groups.map(({ id, title, questions }) => ({
    id,
    title,
    questions: questions.map(({ id: questionId, question, answer }) => {
      const answerHtml = compileToHtml(answer);
      return { id: questionId, question, answerHtml, answerText: plainText(answerHtml) };
    }),
  }));
}
