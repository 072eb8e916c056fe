// What the desk keeps in order besides people and money: reviews, lessons, letters and facts.
import type { RequestScope } from '../../scope.ts';
import { readFacts } from './facts.ts';
import { readLetter } from './letters.ts';
import * as lessons from './lessons.ts';
import { readOutbox, sendNow } from './mail.ts';
import { answerAtDesk, readReports, type ReportForm } from './reports.ts';
import { moderateReview, readReviews, type ReviewDeed } from './reviews.ts';

export function contentServices(scope: RequestScope) {
  return {
    reviews: (list: 'newest' | 'objected', after: string | null) => readReviews(scope, list, after),
    moderateReview: (deed: ReviewDeed, form: { id: string; words: string }) =>
      moderateReview(scope, deed, form),
    courses: (after: string | null) => lessons.readCourses(scope, after),
    course: (id: string) => lessons.readCourseAtDesk(scope, id),
    releaseCourse: (id: string, seen: number | null) => lessons.releaseAtDesk(scope, id, seen),
    lesson: (address: lessons.LessonAddress, before: string | null) =>
      lessons.readLessonAtDesk(scope, address, before),
    mendLesson: (address: lessons.LessonAddress, form: lessons.MendForm) =>
      lessons.mendLesson(scope, address, form),
    rollBackLesson: (address: lessons.LessonAddress, versions: { read: number; to: number }) =>
      lessons.rollBack(scope, address, versions),
    reports: (after: string | null) => readReports(scope, after),
    answerReport: (form: ReportForm) => answerAtDesk(scope, form),
    outbox: (after: string | null) => readOutbox(scope, after),
    sendNow: (form: { id: string; seen: number }) => sendNow(scope, form),
    letter: (id: string) => readLetter(scope, id),
    facts: () => readFacts(scope),
  };
}
