// A course whose structure is stored, as if somebody had opened it before.
import type { Database } from '#db/client.ts';
import { courseStructures } from '#db/schema/lessons.ts';
import { parseStructure, storedText } from '#domain/courses/structure-schema.ts';
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
