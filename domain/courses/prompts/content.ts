// Asks for all missing lessons of a course at once, as JSON (docs/product.md 'Course writing').
import type { Prompt } from '../../analysis/prompt.ts';
import type { PublishedCourse } from '../course.ts';
import type { CourseStructure } from '../structure/structure.ts';
import { asData, courseAsData, rulesFor, TASKS } from './course-data.ts';
import { LESSON_FORMAT } from './lesson-format.ts';

const SYSTEM = `Jesteś doświadczonym autorem kursów tekstowych dla dorosłych. Piszesz lekcje kursu według gotowego programu: każda uczy tego, co zapowiada jej tytuł, i żadna nie powtarza innej.

${LESSON_FORMAT}

FORMAT
Zwróć wyłącznie jeden obiekt JSON: {title, description, modules [{id, title, description, lessons [{id, title, content}]}]}. Moduły i lekcje dokładnie takie jak w znaczniku <moduly>, z tymi samymi id i w tej samej kolejności; content to tekst lekcji w Markdownie.`;

/** `lessonIds`: those to be written; modules without any are left out. */
export function contentPrompt(
  course: PublishedCourse,
  structure: CourseStructure,
  lessonIds: ReadonlySet<string>,
): Prompt {
  const modules = structure.modules
    .map((one) => ({ ...one, lessons: one.lessons.filter(({ id }) => lessonIds.has(id)) }))
    .filter(({ lessons }) => lessons.length > 0);
  const user = [
    TASKS.content,
    `Liczba lekcji do napisania: ${lessonIds.size}, poziom: ${course.level}.`,
    '',
    asData('moduly', { title: structure.title, description: structure.description, modules }),
    '',
    courseAsData(course),
  ].join('\n');
  return { system: `${SYSTEM}\n\n${rulesFor(course)}`, user };
}
