// Courses whose structure is stored, as if somebody had opened them before.
import { eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { courseStructures } from '#db/schema/lessons.ts';
import { parseStructure, readStoredStructure, storedText } from '#domain/courses/structure-schema.ts';
import { lessonsOf } from '#domain/courses/structure.ts';

/** Returns the ids of its lessons. */
export async function storeStructureOf(
  database: Database,
  courseId: string,
  lessons: number,
): Promise<string[]> {
  const titles = Array.from({ length: lessons }, (_, index) => ({ id: '', title: `Lekcja ${index + 1}` }));
  const modules = [{ id: '', title: 'Moduł', description: 'Opis.', lessons: titles }];
  const parsed = parseStructure({ title: 'Kurs', description: 'Opis.', modules });
  if (!parsed.ok) throw new Error(parsed.reason);
  const structure = storedText(parsed.structure);
  const row = { course_id: courseId, structure, model: 'test', created_at: Date.now() };
  await database.insert(courseStructures).values(row).onConflictDoNothing();
  return lessonsOf(parsed.structure).map(({ id }) => id);
}

/** The id of the first lesson of a stored structure. */
export async function firstLessonOf(database: Database, courseId: string): Promise<string> {
  const [row] = await database
    .select()
    .from(courseStructures)
    .where(eq(courseStructures.course_id, courseId));
  const structure = readStoredStructure(row?.structure);
  return structure?.modules[0]?.lessons[0]?.id ?? '';
}
