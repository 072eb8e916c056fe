// The calls of bought courses (contract): progress, reports, and the sample, which is everybody's.
import { lessonDoneSchema, lessonReportSchema } from '#domain/courses/lesson-schema.ts';
import type { AppContext } from '../app-env.ts';
import { readRoute, writeRoute } from './define.ts';

export const lessonRoutes = [
  readRoute({
    path: '/api/courses/:id/sample',
    access: 'anyone',
    limit: 'call',
    async handle(c) {
      const sample = await c.var.services.courseSample(c.req.param('id') ?? '');
      return c.json(sample, 200, { 'Cache-Control': 'public, max-age=300, s-maxage=86400' });
    },
  }),
  writeRoute({
    method: 'PUT',
    path: '/api/courses/:id/lessons/:lessonId/progress',
    access: 'session',
    limit: 'call',
    schema: lessonDoneSchema,
    async handle(c, { done }) {
      await c.var.services.markLesson({ ...lessonOf(c), done });
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
      await c.var.services.reportLesson({ ...lessonOf(c), text });
      return c.body(null, 204);
    },
  }),
];

function lessonOf(c: AppContext) {
  return { courseId: c.req.param('id') ?? '', lessonId: c.req.param('lessonId') ?? '' };
}
