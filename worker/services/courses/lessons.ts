// Lessons of bought courses, marked as done and reported as wrong.
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import * as commands from '#db/courses/commands/lessons.ts';
import type { RequestScope } from '../../scope.ts';
import { enforceQuota, quotaRoom } from '../platform/quotas.ts';

type LessonRef = commands.LessonRef;

const NOT_OPENED = 'Najpierw otwórz tę lekcję. Jeśli jeszcze jej nie ma, wtedy powstanie.';

/** Throws no-session, not-owner, not-found. */
export async function markLesson(scope: RequestScope, mark: LessonRef & { done: boolean }): Promise<void> {
  const { session } = scope;
  if (session === null) throw appError('no-session');
  refuseUnmarked(await commands.markLesson(scope.writes(), session, mark));
}

/** Throws no-session, not-owner, not-found, too-many-requests. */
export async function reportLesson(scope: RequestScope, report: LessonRef & { text: string }): Promise<void> {
  const { session } = scope;
  if (session === null) throw appError('no-session');
  const quota = { name: 'reportBySession', subject: session.tokenHash } as const;
  const room = quotaRoom(scope, quota);
  const { used, ...marked } = await commands.reportLesson(scope.writes(), session, report, room);
  enforceQuota(scope, quota.name, used);
  refuseUnmarked(marked);
}

function refuseUnmarked({ isSignedIn, isOwner, isMarked }: commands.Marked): void {
  if (!isSignedIn) throw appError('no-session');
  if (!isOwner) throw appError('not-owner');
  if (!isMarked) throw new AppError('not-found', NOT_OPENED);
}
