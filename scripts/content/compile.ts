// The whole compilation: texts in content/posts, content/pages and content/courses -> typed modules in content/compiled and static files
// in public/dane/teksty, pictures in public/obrazy; occupations, their portraits, common passwords and what pictures are drawn with in
// public/dane. None of them is kept in the repository.
import { FAQ } from '#content/pages/faq.ts';
import passwords from '#content/common-passwords.json' with { type: 'json' };
import { heardWords } from './heard-words.ts';
import { namesOfReading } from './reading-names.ts';
import { readCourses } from './courses.ts';
import { writeCovers } from './covers.ts';
import { examples } from './examples.ts';
import { compileFirstLessons } from './first-lessons.ts';
import { compileFaq, compilePages } from './pages.ts';
import { constant, modulesOf, textsOf, writeChanged, writeFiles } from './modules.ts';
import { writeMap } from './map.ts';
import { writePictures } from './pictures.ts';
import { writeTables } from './tables.ts';
import { writePictureKit } from './letters.ts';
import { writePortraits } from './portraits.ts';
import { writeOpenData } from './open-data.ts';
import { compilePosts } from './posts.ts';

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
  await writeFiles(COMPILED, modules, '**/*.ts');
  await writeChanged('public/dane/hasla.json', JSON.stringify(passwords));
  const texts = textsOf({ posts, pages, faq: compileFaq(FAQ), courses, firstLessons });
  await writeFiles(TEXTS, texts, '**/*.json');
}
