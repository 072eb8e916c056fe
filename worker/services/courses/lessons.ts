// The services of bought courses, as services.ts hands them out.
import { AppError } from '#domain/errors.ts';
import { appError } from '#domain/messages.ts';
import * as commands from '#db/commands/lessons.ts';
import { orDatabaseDown } from '../../adapters/database-fault.ts';
import type { RequestScope } from '../../scope.ts';
import { readCertificate } from './certificate.ts';
import { readCourse, readCourseCounts, readLesson, readSample } from './reader.ts';
import { writeCourse, type SeenSoFar, type WritingTask } from './writing.ts';
import { spend } from '../quotas.ts';

type LessonRef = commands.LessonRef;

const NOT_WRITTEN = 'Tej lekcji jeszcze nie ma. Otwórz ją, a\u00a0powstanie.';

export function lessonServices(scope: RequestScope) {
  return {
    /** Null = no live session. */
    courseReader: (courseId: string) => readCourse(scope, courseId),
    lessonReader: (courseId: string, lessonId: string) => readLesson(scope, courseId, lessonId),
    /** Null = no live session. */
    certificate: (courseId: string) => readCertificate(scope, courseId),
    /** By course id: how many lessons, how many done. */
    courseProgress: () => readCourseCounts(scope),
    courseSample: (courseId: string) => readSample(scope, courseId),
    /** The event stream of domain/courses/writing/events.ts. */
    writeCourse: (task: WritingTask, seen: SeenSoFar) => writeCourse(scope, task, seen),
    markLesson: (mark: LessonRef & { done: boolean }) => markLesson(scope, mark),
    reportLesson: (report: LessonRef & { text: string }) => reportLesson(scope, report),
  };
}

/** Throws no-session, not-owner, not-found. */
async function markLesson(scope: RequestScope, mark: LessonRef & { done: boolean }): Promise<void> {
  const { session } = scope;
  if (session === null) throw appError('no-session');
  refuseUnmarked(await orDatabaseDown(commands.markLesson(scope.writes(), session, mark)));
}

/** Throws no-session, not-owner, not-found, too-many-requests. */
async function reportLesson(scope: RequestScope, report: LessonRef & { text: string }): Promise<void> {
  const { session } = scope;
  if (session === null) throw appError('no-session');
  await spend(scope, { name: 'reportBySession', subject: session.tokenHash });
  refuseUnmarked(await orDatabaseDown(commands.reportLesson(scope.writes(), session, report)));
}

function refuseUnmarked({ isSignedIn, isOwner, isMarked }: commands.Marked): void {
  if (!isSignedIn) throw appError('no-session');
  if (!isOwner) throw appError('not-owner');
  if (!isMarked) throw new AppError('not-found', NOT_WRITTEN);
}
