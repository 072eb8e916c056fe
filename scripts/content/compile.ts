// The whole compilation: texts in content/posts, content/pages and content/courses -> typed modules in content/compiled, pictures in
// public/obrazy. Neither is kept in the repository.
import { FAQ } from '#content/pages/faq.ts';
import { readCourses } from './courses.ts';
import { compileFaq, compilePages } from './pages.ts';
import { modulesOf, writeModules } from './modules.ts';
import { writePictures } from './pictures.ts';
import { compilePosts } from './posts.ts';

const COMPILED = 'content/compiled';

/** Throws one sentence that names the file and what is wrong with it. */
export async function compileContent(): Promise<void> {
  const [posts, pages, courses] = await Promise.all([
    compilePosts('content/posts'),
    compilePages('content/pages'),
    readCourses('content/courses'),
  ]);
  await writePictures(posts);
  await writeModules(COMPILED, modulesOf({ posts, pages, faq: compileFaq(FAQ), courses }));
}
