// Certificates of finished courses (docs/decisions.md 'Certificates'): made out once, with the name that its owner gives, and checked by
// anybody who has the number.
import { randomBytes } from 'node:crypto';
import { lessonsRead, type LessonsRead } from '#domain/courses/authorship.ts';
import {
  certificateNumber,
  finishedAt,
  lessonsLeft,
  lessonsToAnswer,
  printedName,
  PRINTED_NAME_FAULT,
  readCertificateNumber,
} from '#domain/courses/certificate.ts';
import { courseTimes, type CourseTimes } from '#domain/courses/structure/lesson-times.ts';
import { readStoredStructure } from '#domain/courses/structure/schema.ts';
import { lessonsOf } from '#domain/courses/structure/structure.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import * as commands from '#db/courses/commands/certificates.ts';
import { answeredQuestions, certificateToCheck, ownCertificate } from '#db/courses/queries/certificates.ts';
import { ownMarks, ownStructure, writtenLessons } from '#db/courses/queries/lessons.ts';
import { ownershipToRead } from '#db/payments/queries/courses/owned.ts';
import type { SessionRef } from '#db/session-ref.ts';
import type { RequestScope } from '../../scope.ts';
import { clientNetwork, incrementQuota, enforceQuota } from '../platform/quotas.ts';
import type { NotOwned } from './reader.ts';

const NUMBER_BYTES = 12;
const NOT_FINISHED =
  'Zaświadczenie wystawimy, gdy oznaczysz wszystkie lekcje jako ukończone i\u00a0odpowiesz na wszystkie pytania w\u00a0nich.';

/** As it was made out. */
export type Certificate = {
  number: string;
  courseId: string;
  courseTitle: string;
  name: string;
  /** ISO 8601. */
  finishedAt: string;
  modules: string[];
  times: CourseTimes;
  /** How many of the course's lessons the editors have read, as it is now; undefined = none. */
  read: LessonsRead | undefined;
};

type OwnCertificate =
  /** `left` null = the course's plan isn't written yet. `unanswered`: lessons with a question that waits for an answer. */
  | {
      isOwned: true;
      state: 'unfinished';
      left: number | null;
      unanswered: { id: string; title: string }[];
    }
  /** `name`: the account's; '' = it has none. */
  | { isOwned: true; state: 'open'; name: string; times: CourseTimes }
  /** `address`: where strangers check it; null = its owner has turned that off. */
  | { isOwned: true; state: 'issued'; certificate: Certificate; address: string | null };

/** Null = no live session. */
export async function readCertificate(
  scope: RequestScope,
  courseId: string,
): Promise<OwnCertificate | NotOwned | null> {
  const { session, batch } = scope;
  if (session === null) return null;
  const [accountState, [issued], course] = await Promise.all([
    scope.accountState(),
    batch.ask((db) => ownCertificate(db, session, courseId)),
    readFinished(scope, session, courseId),
  ]);
  if (accountState === null) return null;
  if (!course.isOwned) return { isOwned: false };
  if (issued !== undefined) {
    const address = issued.hidden_at === null ? `${scope.origin}/certyfikat/${issued.number}` : null;
    return { isOwned: true, state: 'issued', certificate: certificateOf(issued), address };
  }
  const { finished, left, unanswered } = course;
  if (finished === null) return { isOwned: true, state: 'unfinished', left, unanswered };
  return { isOwned: true, state: 'open', name: accountState.person.fullName ?? '', times: finished.times };
}

/** Made out already, it stays as it is. Throws invalid, no-session, not-owner. */
export async function issueCertificate(
  scope: RequestScope,
  { courseId, courseTitle, typed }: { courseId: string; courseTitle: string; typed: string },
): Promise<void> {
  const { session } = scope;
  if (session === null) throw appError('no-session');
  const name = printedName(typed);
  if (name === null) throw new AppError('invalid', PRINTED_NAME_FAULT);
  const [accountState, { isOwned, finished }] = await Promise.all([
    scope.accountState(),
    readFinished(scope, session, courseId),
  ]);
  if (accountState === null) throw appError('no-session');
  if (!isOwned) throw appError('not-owner');
  if (finished === null) throw new AppError('invalid', NOT_FINISHED);
  const { at, modules, times } = finished;
  const number = certificateNumber(randomBytes(NUMBER_BYTES));
  const one = { number, courseId, courseTitle, name, finishedAt: at, modules, ...times };
  await commands.issueCertificate(scope.writes(), session, one);
}

/** Throws no-session. */
export async function showCertificate(
  scope: RequestScope,
  which: { courseId: string; isShown: boolean },
): Promise<void> {
  const { session } = scope;
  if (session === null || !(await commands.showCertificate(scope.writes(), session, which)))
    throw appError('no-session');
}

/** For anybody; null = there is none to be checked. Throws too-many-requests, database-down. */
export async function checkCertificate(scope: RequestScope, typed: string): Promise<Certificate | null> {
  const number = readCertificateNumber(typed);
  if (number === null) return null;
  const db = scope.writes();
  const quota = { name: 'certificateByNetwork', subject: clientNetwork(scope) } as const;
  const [used, [found]] = await db.batch([incrementQuota(db, scope, quota), certificateToCheck(db, number)]);
  enforceQuota(scope, quota.name, used);
  return found === undefined ? null : certificateOf(found);
}

/** Whether the person has the course, and what its certificate says; `finished` null = something is missing. */
async function readFinished({ batch }: RequestScope, session: SessionRef, courseId: string) {
  const [owned, [stored], rows, written, answers] = await Promise.all([
    batch.ask((db) => ownershipToRead(db, session, courseId)),
    batch.ask((db) => ownStructure(db, session, courseId)),
    batch.ask((db) => ownMarks(db, session, courseId)),
    batch.ask((db) => writtenLessons(db, session, courseId)),
    batch.ask((db) => answeredQuestions(db, session, courseId)),
  ]);
  const isOwned = owned.length > 0;
  const structure = readStoredStructure(stored?.structure);
  if (structure === null) return { isOwned, finished: null, left: null, unanswered: [] };
  const marks = rows.map((row) => ({ lessonId: row.lesson_id, doneAt: row.done_at }));
  const at = finishedAt(structure, marks);
  const unanswered = lessonsToAnswer(structure, answers);
  if (at === null || unanswered.length > 0)
    return { isOwned, finished: null, left: lessonsLeft(structure, marks), unanswered };
  const ids = new Set(lessonsOf(structure).map(({ id }) => id));
  const own = written.filter(({ lesson_id }) => ids.has(lesson_id));
  const times = courseTimes(own.map((row) => ({ words: row.words, exerciseMinutes: row.exercise_minutes })));
  const modules = structure.modules.map(({ title }) => title);
  return { isOwned, finished: { at, modules, times: { ...times, lessons: ids.size } }, left: 0, unanswered };
}

function certificateOf(row: Awaited<ReturnType<typeof certificateToCheck>>[number]): Certificate {
  return {
    number: row.number,
    courseId: row.course_id,
    courseTitle: row.course_title,
    name: row.name,
    finishedAt: new Date(row.finished_at).toISOString(),
    // Ours: JSON that this file wrote.
    modules: JSON.parse(row.modules) as string[],
    times: {
      lessons: row.lessons,
      readingMinutes: row.reading_minutes,
      exerciseMinutes: row.exercise_minutes,
    },
    read: lessonsRead(row.inCourse),
  };
}
