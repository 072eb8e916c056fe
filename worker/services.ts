// The composition root: what one request can ask for. Pages reach it through app/context.ts, routes through Hono's context.
import type { MarkedStep } from '#db/commands/steps.ts';
import type { SkillState } from '#domain/progress/own-marks.ts';
import type { Course } from '#domain/courses/course.ts';
import type { QuizAnswers } from '#domain/quiz/answers.ts';
import { fetchCoursePhoto } from './adapters/course-photo.ts';
import { createScope, type RequestOrigin } from './scope.ts';
import { readCourseVisitor } from './services/courses/visitor.ts';
import { login, logout, type Login } from './services/account/login.ts';
import { attachToRun, startRun } from './services/analysis/runs.ts';
import { confirmEmail, resendConfirmation } from './services/account/confirmation.ts';
import { readDashboard, readMe, readQuizStatus } from './services/analysis/dashboard.ts';
import { finishGoogle, startGoogle } from './services/account/google.ts';
import { deleteAnalysis, resetAnalysis } from './services/analysis/reset.ts';
import { premiumServices } from './services/payments/premium.ts';
import { lessonServices } from './services/courses/lessons.ts';
import { readMyCourses } from './services/courses/owned.ts';
import { operationServices } from './services/operator/operations.ts';
import { markSkill, markStep } from './services/analysis/own-steps.ts';
import { askForReset, changePassword, resetPassword } from './services/account/passwords.ts';
import { deleteAccount, exportPersonData } from './services/account/person-data.ts';
import { readPlans } from './services/payments/premium/plans-page.ts';
import { readProfile } from './services/account/profile.ts';
import { coursePaymentServices } from './services/payments/courses.ts';
import { register, type Registration } from './services/account/registration.ts';
import { endEveryOtherSession, endOneSession, readSessions } from './services/account/sessions.ts';
import {
  readAnalyses,
  readAnalysis,
  readCalendar,
  readComparison,
  readHistory,
} from './services/analysis/stored.ts';
import { readViewer, renewedSnapshot } from './services/account/viewer.ts';

export type Services = ReturnType<typeof createServices>;

export function createServices(origin: RequestOrigin) {
  const scope = createScope(origin);
  const { config } = origin;
  return {
    /** What of the configuration the browser may know. */
    site: {
      isDemo: config.gemini?.isLocal ?? false,
      contactEmail: config.operator.email,
      /** The canonical origin, for addresses that leave the page. */
      origin: scope.origin,
      /** Whether to show the button 'Zaloguj się przez Google': a form to /api/auth/signin/google with its 'powrot'. */
      hasGoogle: config.google !== null,
      /** Addresses are confirmed and passwords reset by mail. */
      hasMail: config.mail !== null,
      /** Something can be bought; else the pages say so with the specified sentences. */
      hasPayments: config.stripe !== null,
    },
    operator: config.operator,
    /** Opens what is for us only, such as the gallery of parts. */
    isDevelopment: config.isDevelopment,
    hasSession: scope.session !== null,
    standing: scope.accountState,
    me: () => readMe(scope),
    dashboard: () => readDashboard(scope),
    plans: () => readPlans(scope),
    profile: () => readProfile(scope),
    quizStatus: () => readQuizStatus(scope),
    analyses: () => readAnalyses(scope),
    history: () => readHistory(scope),
    analysis: (id: string) => readAnalysis(scope, id),
    compareAnalyses: (one: string, other: string) => readComparison(scope, [one, other]),
    calendar: (id: string) => readCalendar(scope, id),
    resetAnalysis: () => resetAnalysis(scope),
    deleteAnalysis: (id: string) => deleteAnalysis(scope, id),
    markStep: (mark: MarkedStep) => markStep(scope, mark),
    markSkill: (mark: { skill: string; state: SkillState | null }) => markSkill(scope, mark),
    myCourses: () => readMyCourses(scope),
    ...lessonServices(scope),
    courseVisitor: (course: Course) => readCourseVisitor(scope, course),
    /** Null = show the drawn cover. */
    coursePhoto: (address: string) =>
      config.showsCoursePhotos ? fetchCoursePhoto(address, scope.waitUntil) : Promise.resolve(null),
    startRun: (answers: QuizAnswers) => startRun(scope, answers),
    attachToRun: (from: { runId: string | null; after: number }) => attachToRun(scope, from),
    register: (form: Registration) => register(scope, form),
    confirmEmail: (token: string) => confirmEmail(scope, token),
    resendConfirmation: (email: string | null) => resendConfirmation(scope, email),
    askForReset: (email: string) => askForReset(scope, email),
    resetPassword: (form: { token: string; password: string }) => resetPassword(scope, form),
    changePassword: (form: { currentPassword: string; newPassword: string }) => changePassword(scope, form),
    login: (form: Login) => login(scope, form),
    /** Returns the cookies to be set. */
    logout: () => logout(scope),
    startGoogle: (request: { returnTo: string | null; remember: boolean }) => startGoogle(scope, request),
    finishGoogle: () => finishGoogle(scope),
    sessions: () => readSessions(scope),
    endOneSession: (id: string) => endOneSession(scope, id),
    endEveryOtherSession: () => endEveryOtherSession(scope),
    exportPersonData: () => exportPersonData(scope),
    deleteAccount: (password: string | null) => deleteAccount(scope, password),
    ...premiumServices(scope),
    ...coursePaymentServices(scope),
    viewer: () => readViewer(scope),
    snapshotCookie: () => renewedSnapshot(scope),
    ...operationServices(scope),
  };
}
