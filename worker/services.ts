// The composition root: what one request can ask for. Pages reach it through app/context.ts, routes through Hono's context.
import { openDatabase, type Database } from '#db/client.ts';
import { noteSessionUse } from '#db/commands/sessions.ts';
import type { MarkedStep } from '#db/commands/steps.ts';
import type { SessionRef } from '#db/session-ref.ts';
import { appError } from '#domain/messages.ts';
import type { SkillState } from '#domain/progress/own-marks.ts';
import type { Course } from '#domain/courses/course.ts';
import type { QuizAnswers } from '#domain/quiz/answers.ts';
import { fetchCoursePhoto } from './adapters/course-photo.ts';
import { tokenHashOf } from './auth/session-cookie.ts';
import type { Config } from './config.ts';
import type { Env } from './env.ts';
import { logError } from './log.ts';
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
import { readAccountState, type AccountState } from './services/account/state.ts';
import {
  readAnalyses,
  readAnalysis,
  readCalendar,
  readComparison,
  readHistory,
} from './services/analysis/stored.ts';
import { readViewer, renewedSnapshot } from './services/account/viewer.ts';
import { startBatch, type Batch } from './batch.ts';

/** What the services of one request share. */
export type RequestScope = {
  config: Config;
  env: Env;
  request: Request;
  /** In the answer's X-Request-Id and in every line about it. */
  requestId: string;
  /** Epoch ms, the same throughout the request. */
  now: number;
  /** Of links that leave the site: the canonical one, else the request's own. */
  origin: string;
  session: SessionRef | null;
  batch: Batch;
  /** Where this person stands, read at most once a request; null = no live session. */
  accountState(): Promise<AccountState | null>;
  /** Reads it again, after a write that changed it; from then on `standing` says the same. */
  reloadAccountState(): Promise<AccountState | null>;
  /** What `standing` was or will be answered; null = nobody has asked. */
  readonly requestedAccountState: Promise<AccountState | null> | null;
  /** What this request has asked of the database so far, all in all. */
  readonly databaseUse: { trips: number; ms: number };
  /** The database with the longer deadline of writes. Throws `database-down` if there is none. */
  writes(): Database;
  /** Keeps the work going when the visitor leaves. */
  waitUntil(work: Promise<unknown>): void;
};

export type RequestOrigin = {
  config: Config;
  env: Env;
  request: Request;
  requestId: string;
  now: number;
  waitUntil: RequestScope['waitUntil'];
};

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

function createScope({ config, env, request, requestId, now, waitUntil }: RequestOrigin): RequestScope {
  const { database } = config;
  const tokenHash = tokenHashOf(request);
  const session = tokenHash === null ? null : { tokenHash, now };
  const databaseUse = { trips: 0, ms: 0 };
  function onTrip(ms: number) {
    databaseUse.trips += 1;
    databaseUse.ms += ms;
  }
  const batch = startBatch(database === null ? null : openDatabase(database, database.timeoutMs, onTrip));
  let accountState: Promise<AccountState | null> | null = null;
  function writes() {
    if (database === null) throw appError('database-down');
    return openDatabase(database, database.writeTimeoutMs, onTrip);
  }
  function note(use: { lastSeenAt: number; expiresAt: number }) {
    if (session === null) return;
    const noted = noteSessionUse(writes(), session, use);
    waitUntil(noted.catch((error: unknown) => logError('session-use', error)));
  }
  return {
    config,
    env,
    request,
    requestId,
    now,
    origin: config.appOrigin ?? new URL(request.url).origin,
    session,
    batch: batch,
    databaseUse,
    waitUntil,
    get requestedAccountState() {
      return accountState;
    },
    accountState: () => (accountState ??= readAccountState(batch, session, config, (use) => note(use))),
    reloadAccountState: () => (accountState = readAccountState(batch, session, config, () => {})),
    writes,
  };
}
