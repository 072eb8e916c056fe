// Writes what a job has to show for itself into the database. May be repeated.
import { storeLessons, storePlans, storeStructure } from '#db/courses/commands/course-texts.ts';
import { insertMetric } from '#db/desk/commands/observability.ts';
import { lessonMemories } from '#db/courses/queries/lessons.ts';
import { rememberedLessons, type RememberedLessons } from '#domain/courses/memory/memory.ts';
import { readStoredStructure, storedText } from '#domain/courses/structure/schema.ts';
import { openForWrites } from '../adapters/database.ts';
import type { MetricName } from '#domain/platform/metrics.ts';
import { isRefusal } from '../adapters/database-fault.ts';
import type { Config } from '../config.ts';
import { logError } from '../log.ts';
import type { Job, Outcome } from './job-log.ts';
import { storeAnew } from './store-anew.ts';
import { firstLessonText } from './stored-lesson.ts';

export type Written = Exclude<Outcome, { kind: 'failure' }>;

/** `outcome`: as it is stored, which an earlier one may be. */
type Settled = { state: 'stored'; outcome: Written } | { state: 'refused' | 'database-away' };

export async function settle(
  config: Config,
  job: Job,
  outcome: Written,
  personIds: string[],
): Promise<Settled> {
  if (config.database === null || config.gemini === null) return { state: 'database-away' };
  const db = openForWrites(config.database);
  const { order } = job;
  const { courseId } = order;
  const { structureModel, lessonModel } = config.gemini;
  const now = Date.now();
  try {
    if (outcome.kind === 'structure') {
      const stored = await storeStructure(db, {
        courseId,
        structure: storedText(outcome.structure),
        model: structureModel,
        now,
        first: await firstLessonText(courseId, outcome.structure),
      });
      const structure = readStoredStructure(stored) ?? outcome.structure;
      return { state: 'stored', outcome: { ...outcome, structure } };
    }
    const readers = order.kind === 'lesson' ? { lessonId: order.lessonId, personIds } : null;
    const { lessons: written } = outcome;
    const [lesson] = written;
    if (order.kind === 'lesson' && order.instead !== undefined && lesson !== undefined) {
      const version = { courseId, lesson, read: order.instead, author: lessonModel, note: '', now };
      await storeAnew(config, db, version);
      return { state: 'stored', outcome };
    }
    const lessons = await storeLessons(db, { courseId, lessons: written, model: lessonModel, now, readers });
    return { state: 'stored', outcome: { ...outcome, lessons } };
  } catch (error) {
    logError('settle-course', error, { courseId });
    return { state: isRefusal(error) ? 'refused' : 'database-away' };
  }
}

/** Without a database a lesson is written on what the lessons before it are for. */
export async function readRemembered(config: Config, courseId: string): Promise<RememberedLessons> {
  if (config.database === null) return {};
  try {
    return rememberedLessons(await lessonMemories(openForWrites(config.database), courseId));
  } catch (error) {
    logError('lesson-memories', error, { courseId });
    return {};
  }
}

/** With the database away a plan holds for the lesson that is being written, and no longer. */
export async function keepPlans(
  config: Config,
  plan: { courseId: string; lessons: RememberedLessons },
): Promise<void> {
  if (config.database === null || config.gemini === null) return;
  const { lessonModel: model } = config.gemini;
  try {
    await storePlans(openForWrites(config.database), { ...plan, model, now: Date.now() });
  } catch (error) {
    logError('lesson-plans', error, { courseId: plan.courseId });
  }
}

/** Counts for the operator; never throws, since nothing hangs on it. */
export async function count(config: Config, name: MetricName): Promise<void> {
  if (config.database === null) return;
  const db = openForWrites(config.database);
  try {
    await insertMetric(db, { name, value: 1, userId: null, timestamp: Date.now() });
  } catch (error) {
    logError('metric', error);
  }
}
