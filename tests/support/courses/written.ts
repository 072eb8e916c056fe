// A course whose structure is stored, as if somebody had opened it before.
import type { Database } from '#db/client.ts';
import { courseStructures, lessonProgress, lessons } from '#db/schema/lessons.ts';
import { storedText } from '#domain/courses/structure/schema.ts';

/** As structures were before courses were planned as a whole. Returns the ids of its lessons. */
export async function storeStructureOf(
  database: Database,
  courseId: string,
  count: number,
): Promise<string[]> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const titles = numbers.map((number) => ({ id: `1-${number}-lekcja-${number}`, title: `Lekcja ${number}` }));
  const modules = [{ id: 'modul-1', title: 'Moduł', description: 'Opis.', lessons: titles }];
  const structure = storedText({ title: 'Kurs', description: 'Opis.', modules });
  const row = { course_id: courseId, structure, model: 'test', created_at: Date.now() };
  await database.insert(courseStructures).values(row).onConflictDoNothing();
  return titles.map(({ id }) => id);
}

const LESSON = [
  'Wstęp z **pogrubieniem**, `kodem` i [źródłem](https://stat.gov.pl).',
  '## Tabela',
  '| Co | Ile | Po co | Kiedy |\n|---|---:|---|---|\n| umowa | 1 200 zł | bezpieczeństwo | przed startem |',
  '```bash\necho "wiersz, który jest szerszy niż telefon i dlatego przewija się sam, a nie razem ze stroną"\n```',
  '> Zdanie do zapamiętania.',
  '- [ ] pierwsze\n- [x] drugie',
  '## Podsumowanie',
  '1. jedno\n2. drugie',
].join('\n\n');

/** A structure of three lessons, the first with everything that a lesson can hold. */
export async function storeLessonOf(database: Database, courseId: string): Promise<void> {
  const [first = ''] = await storeStructureOf(database, courseId, 3);
  const row = { course_id: courseId, words: 60, model: 'test', created_at: Date.now() };
  await database.insert(lessons).values({ ...row, lesson_id: first, content: LESSON });
}

/** As if the person had done these lessons one after the other, the last one at `at` (epoch ms). */
export async function finishLessons(
  database: Database,
  personId: string,
  course: { id: string; lessonIds: readonly string[]; at: number },
): Promise<void> {
  const rows = course.lessonIds.toReversed().map((lessonId, before) => ({
    user_id: personId,
    course_id: course.id,
    lesson_id: lessonId,
    opened_at: course.at - before,
    done_at: course.at - before,
  }));
  await database.insert(lessonProgress).values(rows);
}
