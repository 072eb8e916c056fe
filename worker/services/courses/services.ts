// Courses as pages and routes ask for them: the catalogue's visitor, bought courses, their lessons. Buying is in payments.
import type { LessonRef } from '#db/commands/courses/lessons.ts';
import type { NewExercise } from '#db/commands/courses/practice.ts';
import type { CatalogueCard } from '#domain/courses/library/facets.ts';
import { fetchCoursePhoto } from '../../adapters/course-photo.ts';
import type { RequestScope } from '../../scope.ts';
import { checkCertificate, issueCertificate, readCertificate, showCertificate } from './certificate.ts';
import { markLesson, reportLesson } from './lessons.ts';
import { readCatalogue } from './figures.ts';
import { askAgain, takeShareBack } from './needs-work.ts';
import { readMyCourses } from './owned.ts';
import { portfolioFile, readPortfolio } from './portfolio.ts';
import { answerQuestion, saveExercise, type Answer } from './practice.ts';
import { objectToHiding, readCourseReviews, readOwnReview, saveReview, withdrawReview } from './reviews.ts';
import { readCourse, readLesson } from './reader.ts';
import { readCourseVisitor } from './visitor.ts';
import { answerCard, readReview, takeBackAnswer } from './review-cards.ts';
import { writeCourse, type SeenSoFar, type WritingTask } from './writing.ts';

export function courseServices(scope: RequestScope) {
  return {
    visitor: (course: CatalogueCard) => readCourseVisitor(scope, course),
    /** Null = show the drawn cover. */
    photo: (address: string) =>
      scope.config.showsCoursePhotos ? fetchCoursePhoto(address, scope.waitUntil) : Promise.resolve(null),
    owned: () => readMyCourses(scope),
    /** Null = no live session. */
    read: (courseId: string) => readCourse(scope, courseId),
    readLesson: (courseId: string, lessonId: string) => readLesson(scope, courseId, lessonId),
    /** The event stream of domain/courses/writing/events.ts. */
    write: (task: WritingTask, seen: SeenSoFar) => writeCourse(scope, task, seen),
    /** Of a lesson that needs work. */
    askAgain: (ref: LessonRef) => askAgain(scope, ref),
    takeShareBack: (ref: LessonRef) => takeShareBack(scope, ref),
    markLesson: (mark: LessonRef & { done: boolean }) => markLesson(scope, mark),
    reportLesson: (report: LessonRef & { text: string }) => reportLesson(scope, report),
    /** Null = the answer wasn't whole. */
    answerQuestion: (answer: Answer) => answerQuestion(scope, answer),
    saveExercise: (save: NewExercise) => saveExercise(scope, save),
    /** Null = no live session. */
    portfolio: (courseId: string) => readPortfolio(scope, courseId),
    portfolioFile: (courseId: string) => portfolioFile(scope, courseId),
    /** All courses as lists show them, and what of that their files don't hold. */
    catalogue: () => readCatalogue(scope),
    /** Null = the database can't tell now. */
    reviews: (courseId: string) => readCourseReviews(scope, courseId),
    /** Null = no live session. */
    ownReview: (courseId: string) => readOwnReview(scope, courseId),
    saveReview: (review: Parameters<typeof saveReview>[1]) => saveReview(scope, review),
    withdrawReview: (courseId: string) => withdrawReview(scope, courseId),
    objectToHiding: (objection: { courseId: string; text: string }) => objectToHiding(scope, objection),
    /** Null = no live session. */
    review: () => readReview(scope),
    answerCard: (answer: Parameters<typeof answerCard>[1]) => answerCard(scope, answer),
    takeBackAnswer: (card: Parameters<typeof takeBackAnswer>[1]) => takeBackAnswer(scope, card),
    /** Null = no live session. */
    certificate: (courseId: string) => readCertificate(scope, courseId),
    issueCertificate: (asked: Parameters<typeof issueCertificate>[1]) => issueCertificate(scope, asked),
    showCertificate: (which: Parameters<typeof showCertificate>[1]) => showCertificate(scope, which),
    /** Null = there is none to be checked. */
    checkCertificate: (typed: string) => checkCertificate(scope, typed),
  };
}
