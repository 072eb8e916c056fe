// The whole compilation: texts in content/posts, content/pages and content/courses -> typed modules in content/compiled, pictures in
// public/obrazy. Neither is kept in the repository.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FaqGroup } from '#content/pages/faq-group.ts';
import { readCourses } from './courses.ts';
import { compileFaq, compilePages } from './pages.ts';
import { modulesOf, writeModules } from './modules.ts';
import { writePictures } from './pictures.ts';
import { compilePosts } from './posts.ts';

const COMPILED = 'content/compiled';
const FAQ_FILE = 'content/pages/faq.ts';

/** Throws one sentence that names the file and what is wrong with it. */
export async function compileContent(): Promise<void> {
  const [posts, pages, faq, courses] = await Promise.all([
    compilePosts('content/posts'),
    compilePages('content/pages'),
    readFaq(),
    readCourses('content/courses'),
  ]);
  await writePictures(posts);
  await writeModules(COMPILED, modulesOf({ posts, pages, faq: compileFaq(faq), courses }));
}

async function readFaq(): Promise<readonly FaqGroup[]> {
  if (!existsSync(FAQ_FILE)) return [];
  const { FAQ }: { FAQ: readonly FaqGroup[] } = await import(pathToFileURL(resolve(FAQ_FILE)).href);
  return FAQ;
}
