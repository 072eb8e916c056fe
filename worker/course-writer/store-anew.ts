// A lesson that needed work was written again: a good one takes its place, and who read it hears of it; one that is refused again leaves
// what stands, and the day from which it may be asked for once more. May be repeated.
import { betterLessonMessage } from '#content/mail/better-lesson-letter.ts';
import type { Database } from '#db/client.ts';
import { noteRefusal, storeVersion, type NewVersion } from '#db/desk/commands/lessons.ts';
import type { OwnedMail } from '#db/platform/commands/outbox.ts';
import { readersOfLesson } from '#db/desk/queries/lessons.ts';
import { findCourse } from '#content/catalogue.server.ts';
import type { Config } from '../config.ts';
import { preparedMail } from '../services/platform/mail.ts';

export async function storeAnew(config: Config, db: Database, version: NewVersion): Promise<void> {
  if (version.lesson.state === 'needs-work') return noteRefusal(db, version);
  await storeVersion(db, version, undefined, await lettersOf({ config, db }, version));
}

/** Of everybody who opened the lesson and has the course. Where it didn't need work, they aren't written (storeVersion). */
export async function lettersOf(
  { config, db }: { config: Config | null; db: Database },
  { courseId, lesson, now }: Pick<NewVersion, 'courseId' | 'lesson' | 'now'>,
): Promise<OwnedMail[]> {
  if (config === null || lesson.state === 'needs-work') return [];
  const readers = await readersOfLesson(db, { courseId, lessonId: lesson.id });
  const { appOrigin, operator } = config;
  return readers.flatMap(({ id, email, title }) => {
    const message = betterLessonMessage({
      lessonTitle: title ?? lesson.id,
      courseName: findCourse(courseId)?.title ?? courseId,
      lessonUrl: appOrigin === null ? null : `${appOrigin}/moje-kursy/${courseId}/${lesson.id}`,
      contactEmail: operator.email,
    });
    const mail = preparedMail({ config, now }, { to: email, message });
    return mail === null ? [] : [{ mail, personId: id }];
  });
}
