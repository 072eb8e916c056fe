// The operator's: plans a stored course as a whole (docs/decisions.md 'A course as a whole'). Its lessons stay, with their ids, texts and
// everybody's marks; what is written from now on knows project, glossary and goals.
import { renewStructure } from '#db/commands/courses/course-texts.ts';
import type { Database } from '#db/client.ts';
import { readCourse } from '#content/catalogue.server.ts';
import { storedText } from '#domain/courses/structure/schema.ts';
import type { CourseStructure } from '#domain/courses/structure/structure.ts';
import type { GeminiConfig } from '../config.ts';
import { writeStructure } from './write-structure.ts';

type Stored = { courseId: string; structure: CourseStructure };

/** Returns it as it is stored then; null = the catalogue has no such course. Throws ModelFault or ReplyFault; then all is as it was. */
export async function planAsWhole(
  config: GeminiConfig,
  db: Database,
  { courseId, structure: kept }: Stored,
  now: number,
): Promise<CourseStructure | null> {
  const course = await readCourse(courseId);
  if (course === null) return null;
  const structure = await writeStructure(config, { course, first: null, kept }, () => {});
  await renewStructure(db, {
    courseId,
    structure: storedText(structure),
    model: config.structureModel,
    now,
  });
  return structure;
}
