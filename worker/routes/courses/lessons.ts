// The calls of bought courses (docs/contract.md 'Course calls'): the three generations, progress, reports, exercises with their feedback, talks,
// and missed stops.
import {
  lessonDoneSchema,
  lessonExerciseSchema,
  lessonFeedbackSchema,
  lessonTalkSchema,
  missedStopSchema,
  lessonReportSchema,
} from '#domain/courses/lessons/schema.ts';
import type { AppContext } from '../../app-env.ts';
import { type WritingTask, writeCourse } from '../../services/courses/writing.ts';
import { bareRoute, readRoute, writeRoute } from '../define.ts';
import { lastEventId } from '../../streams/listener.ts';
import { portfolioFile } from '../../services/courses/portfolio.ts';
import { markLesson, reportLesson } from '../../services/courses/lessons.ts';
import { keepMissedStop } from '../../services/courses/review-cards.ts';
import { saveExercise } from '../../services/courses/practice.ts';

/** Starts or attaches: may be sent again, with the run and the last event id seen. */
function generationRoute(path: `/api/courses/:id/${string}`, taskOf: (c: AppContext) => WritingTask) {
  return bareRoute({
    method: 'POST',
    path,
    access: 'session',
    limit: 'call',
    handle: (c) =>
      writeCourse(c.var.scope, taskOf(c), {
        runId: c.req.query('run') ?? null,
        after: lastEventId(c.req.header('Last-Event-ID')),
      }),
  });
}

export const lessonRoutes = [
  generationRoute('/api/courses/:id/structure', (c) => ({
    kind: 'structure',
    courseId: lessonOf(c).courseId,
  })),
  generationRoute('/api/courses/:id/content', (c) => ({ kind: 'content', courseId: lessonOf(c).courseId })),
  generationRoute('/api/courses/:id/lessons/:lessonId', (c) => ({ kind: 'lesson', ...lessonOf(c) })),
  writeRoute({
    method: 'PUT',
    path: '/api/courses/:id/lessons/:lessonId/progress',
    access: 'session',
    limit: 'call',
    schema: lessonDoneSchema,
    async handle(c, { done }) {
      await markLesson(c.var.scope, { ...lessonOf(c), done });
      return c.body(null, 204);
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/api/courses/:id/lessons/:lessonId/reports',
    access: 'session',
    limit: 'call',
    schema: lessonReportSchema,
    async handle(c, { text }) {
      await reportLesson(c.var.scope, { ...lessonOf(c), text });
      return c.body(null, 204);
    },
  }),
  writeRoute({
    method: 'PUT',
    path: '/api/courses/:id/lessons/:lessonId/exercise',
    access: 'session',
    limit: 'call',
    schema: lessonExerciseSchema,
    handle: async (c, save) => c.json(await saveExercise(c.var.scope, { ...lessonOf(c), ...save })),
  }),
  writeRoute({
    method: 'POST',
    path: '/api/courses/:id/lessons/:lessonId/exercise/feedback',
    access: 'session',
    limit: 'analysis',
    schema: lessonFeedbackSchema,
    async handle(c, { version }) {
      // The gate's word lists are nothing that other calls wait for.
      const [{ giveFeedback }, { streamed }] = await Promise.all([
        import('../../services/courses/feedback.ts'),
        import('../../services/platform/placed.ts'),
      ]);
      return streamed(c.var.scope, giveFeedback(c.var.scope, { ...lessonOf(c), version }));
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/api/courses/:id/lessons/:lessonId/talk',
    access: 'session',
    limit: 'call',
    schema: lessonTalkSchema,
    async handle(c, said) {
      const [{ talkOn }, { streamed }] = await Promise.all([
        import('../../services/courses/talk.ts'),
        import('../../services/platform/placed.ts'),
      ]);
      return streamed(c.var.scope, talkOn(c.var.scope, { ...lessonOf(c), ...said }));
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/api/courses/:id/lessons/:lessonId/misses',
    access: 'session',
    limit: 'call',
    schema: missedStopSchema,
    async handle(c, { question }) {
      await keepMissedStop(c.var.scope, { ...lessonOf(c), question });
      return c.body(null, 204);
    },
  }),
  readRoute({
    path: '/api/courses/:id/portfolio',
    access: 'session',
    limit: 'call',
    async handle(c) {
      const courseId = c.req.param('id') ?? '';
      const text = await portfolioFile(c.var.scope, courseId);
      c.header('Cache-Control', 'private, no-store');
      c.header('Content-Type', 'text/markdown; charset=utf-8');
      c.header('Content-Disposition', `attachment; filename="szlak-portfolio-${courseId}.md"`);
      return c.body(text);
    },
  }),
];

function lessonOf(c: AppContext) {
  return { courseId: c.req.param('id') ?? '', lessonId: c.req.param('lessonId') ?? '' };
}
