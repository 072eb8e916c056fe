// What the signed-in pages show, each in one round trip; nothing that the plan may not see is in it.
import { listCourses } from '#content/catalogue.server.ts';
import { readPublicFacts } from '#content/public-facts.server.ts';
import { dayInPoland } from '#domain/platform/calendar-day.ts';
import { jobOffers, type JobOffers } from '#domain/advice/jobs/offer-links.ts';
import type { MailFault } from '#domain/platform/mail/carrier-event.ts';
import { PLANS, viewOf, type Plan } from '#domain/payments/plan/plans.ts';
import { cardPercent, type CardState } from '#domain/advice/progress/card.ts';
import { profileCompleteness } from '#domain/advice/progress/completeness.ts';
import type { BegunLesson, OpenCourse } from '#domain/advice/progress/today.ts';
import type { CourseProgress } from '#domain/courses/lessons/progress.ts';
import { PREFERENCES, type QuizAnswers } from '#domain/advice/quiz/answers.ts';
import { canChoose } from '#domain/advice/progress/trail.ts';
import { minutesToRead } from '#domain/courses/lessons/lesson.ts';
import { quizLock, type QuizLock } from '#domain/advice/quiz/lock.ts';
import {
  currentAnalysis,
  currentAnalysisMark,
  historyMarks,
  latestAnswers,
} from '#db/advice/queries/analyses.ts';
import { countReplies } from '#db/advice/queries/hand-overs.ts';
import { begunLesson } from '#db/courses/queries/lessons.ts';
import { objectionsToCurrent } from '#db/advice/queries/objections.ts';
import { ownedCourses } from '#db/payments/queries/courses/owned.ts';
import { marksOfCurrentAnalysis, ownSkillMarks } from '#db/advice/queries/steps.ts';
import { readCourseCounts } from '../courses/reader.ts';
import { cardsOf, readFigures } from '../courses/figures.ts';
import { countCards } from '../courses/review-cards.ts';
import { recommendedCourses, type RecommendedCourse } from '../courses/recommended.ts';
import type { RequestScope } from '../../scope.ts';
import { rankedForPage } from './objections.ts';
import { historyOf, openedAnalysis, type HistoryMark, type OpenedAnalysis } from './stored.ts';

export type { HistoryMark, OpenedAnalysis, StoredAnalysis } from './stored.ts';

export type Dashboard = {
  plan: Plan;
  /** Of the paid subscription in force; '' = none. */
  status: string;
  /** Of a paid subscription that doesn't count (past_due, canceled…), while none is in force. */
  lapsedStatus: string | null;
  /** Why mail does not reach the person's address; null = it does, as far as is known. */
  mailFault: MailFault | null;
  generationsLeft: number;
  resetsLeft: number;
  isRunning: boolean;
  /** Why no new analysis can be made now; also without an analysis, when nothing is left. */
  lock: QuizLock | null;
  /** The plan has resets and there is something to reset; whether one is left, `resetsLeft` says. */
  offersReset: boolean;
  current: OpenedAnalysis | null;
  /** There is an analysis, but what is stored is no valid one. */
  isBroken: boolean;
  hasAnswers: boolean;
  /** Of the latest run, for the browser's own copy: without them it doesn't keep the analysis either. */
  answers: QuizAnswers | null;
  /** A number to call stands above it: of these answers, until a trail is chosen (docs/decisions.md 'Gate'). */
  isGentle: boolean;
  /** The latest five, newest first. */
  history: HistoryMark[];
  progress: { state: CardState; percent: number };
  /** Profile completeness in percent. */
  completeness: number;
  offers: JobOffers;
  /** That fit; often none. */
  courses: RecommendedCourse[];
  /** The lesson of an owned course that was opened last and isn't done; null = none. */
  begunLesson: BegunLesson | null;
  /** The course bought last that has lessons left. */
  openCourse: OpenCourse | null;
  /** Review cards for today. */
  cards: number;
  /** What counsellors sent back (hand-over.ts). */
  counsellorReplies: number;
  /** The day in Poland, for what is overdue. */
  today: string;
  /** The server's clock, epoch ms. */
  now: number;
};

export type QuizStatus = { lock: QuizLock | null; isRunning: boolean };

/** Null = no live session. */
export async function readDashboard(scope: RequestScope): Promise<Dashboard | null> {
  const { session, batch, now } = scope;
  if (session === null) return null;
  const [
    book,
    accountState,
    [stored],
    answers,
    history,
    steps,
    skills,
    [denied],
    bought,
    counts,
    [begun],
    figures,
    cards,
    [replies],
  ] = await Promise.all([
    readPublicFacts(dayInPoland(now)),
    scope.accountState(),
    batch.ask((db) => currentAnalysis(db, session)),
    batch.ask((db) => latestAnswers(db, session)),
    batch.ask((db) => historyMarks(db, session)),
    batch.ask((db) => marksOfCurrentAnalysis(db, session)),
    batch.ask((db) => ownSkillMarks(db, session)),
    batch.ask((db) => objectionsToCurrent(db, session)),
    batch.ask((db) => ownedCourses(db, session)),
    readCourseCounts(scope),
    batch.ask((db) => begunLesson(db, session)),
    readFigures(scope),
    countCards(scope, session),
    batch.ask((db) => countReplies(db, session)),
  ]);
  if (accountState === null) return null;
  const { plan, status, lapsedStatus, mailFault, generationsLeft, resetsLeft } = accountState;
  const ranked = await rankedForPage(stored?.analysis, denied, plan);
  const current =
    stored === undefined ? null : openedAnalysis(stored, { steps, skills, ranked }, { plan, now, book });
  const hasAnswers = answers.length > 0;
  const own = answersOf(answers[0]);
  const state: CardState = {
    quizCompleted: hasAnswers || current !== null,
    analysisGenerated: current !== null,
    trailChosen: current !== null && (current.trail !== null || !canChoose(current.analysis)),
    ...educationOf(bought, counts ?? {}),
  };
  return {
    plan,
    status,
    lapsedStatus,
    mailFault,
    generationsLeft,
    resetsLeft,
    isRunning: accountState.runId !== null,
    lock: quizLock({ plan, hasAnalysis: stored !== undefined, generationsLeft }),
    offersReset: PLANS[plan].resets > 0 && stored !== undefined,
    current,
    isBroken: stored !== undefined && current === null,
    hasAnswers,
    answers: own,
    isGentle: own !== null && (current?.trail ?? null) === null && (await isGentle(own)),
    history: historyOf(history, stored?.id ?? null),
    progress: { state, percent: cardPercent(state) },
    completeness: profileCompleteness(
      { hasAnswers, analysisMadeAt: current === null ? null : Date.parse(current.createdAt) },
      now,
    ),
    offers: jobOffers(current?.analysis.sciezkiKariery ?? [], viewOf(plan), current?.trail?.place ?? null),
    courses: recommendedCourses(cardsOf(figures), current, new Set(bought.map(({ course_id }) => course_id))),
    begunLesson: begunLessonOf(begun),
    openCourse: openCourseOf(bought, counts ?? {}),
    cards,
    counsellorReplies: replies?.count ?? 0,
    today: dayInPoland(now),
    now,
  };
}

// What was refunded counts no more, however far one had come in it.
function educationOf(bought: readonly { course_id: string }[], counts: Record<string, CourseProgress>) {
  const begun = [...new Set(bought.map(({ course_id }) => course_id))].flatMap((id) => counts[id] ?? []);
  return {
    purchasedCourses: bought.length,
    coursesStarted: begun.length,
    coursesCompleted: begun.filter(({ isFinished }) => isFinished).length,
  };
}

function begunLessonOf(row: Awaited<ReturnType<typeof begunLesson>>[number] | undefined): BegunLesson | null {
  if (row === undefined || row.title === null) return null;
  const { course_id: courseId, lesson_id: lessonId, title, words, opened_at: openedAt } = row;
  return { courseId, lessonId, title, minutes: minutesToRead(words), openedAt };
}

function openCourseOf(
  bought: readonly { course_id: string }[],
  counts: Record<string, CourseProgress>,
): OpenCourse | null {
  const id = bought.find(({ course_id }) => counts[course_id]?.isFinished !== true)?.course_id;
  const course = listCourses().find((one) => one.id === id);
  if (course === undefined) return null;
  const { id: courseId, title } = course;
  const progress = counts[courseId];
  return { id: courseId, title, isBegun: progress !== undefined, resumeAt: progress?.resumeAt ?? null };
}

function answersOf(row: Awaited<ReturnType<typeof latestAnswers>>[number] | undefined): QuizAnswers | null {
  if (row === undefined) return null;
  const { additional_interests, additional_info } = row;
  const chosen: unknown = JSON.parse(row.preferences);
  const preferences = PREFERENCES.filter((one) => Array.isArray(chosen) && chosen.includes(one));
  return { preferences, additional_interests, additional_info };
}

/** Opened when it is asked: the gate's word lists are nothing that a page waits for. */
async function isGentle(answers: QuizAnswers): Promise<boolean> {
  const { needsGentleLine } = await import('#domain/advice/gate/alarm.ts');
  return needsGentleLine(answers);
}

/** The quiz as this visitor finds it; open for strangers. */
export async function readQuizStatus(scope: RequestScope): Promise<QuizStatus> {
  const { session, batch } = scope;
  if (session === null) return { lock: null, isRunning: false };
  const [accountState, mark] = await Promise.all([
    scope.accountState(),
    batch.ask((db) => currentAnalysisMark(db, session)),
  ]);
  if (accountState === null) return { lock: null, isRunning: false };
  const { plan, generationsLeft } = accountState;
  return {
    lock: quizLock({ plan, hasAnalysis: mark.length > 0, generationsLeft }),
    isRunning: accountState.runId !== null,
  };
}
