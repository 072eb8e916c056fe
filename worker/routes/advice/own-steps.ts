// What a person ticks off, steps and skills, and what they deny of the ledgers; the dated steps as a calendar file.
import { objectionSchema } from '#domain/advice/objections-schema.ts';
import { appError } from '#domain/platform/messages.ts';
import {
  skillMarkSchema,
  stepMarkSchema,
  trailChoiceSchema,
} from '#domain/advice/progress/own-marks-schema.ts';
import { readRoute, writeRoute } from '../define.ts';
import { markObjection } from '../../services/advice/objections.ts';
import { chooseTrail, markSkill, markStep } from '../../services/advice/own-steps.ts';
import { readCalendar } from '../../services/advice/stored.ts';

export const ownStepRoutes = [
  writeRoute({
    method: 'PUT',
    path: '/api/analysis/skills',
    access: 'session',
    limit: 'call',
    schema: skillMarkSchema,
    async handle(c, mark) {
      await markSkill(c.var.scope, mark);
      return c.body(null, 204);
    },
  }),
  writeRoute({
    method: 'PUT',
    path: '/api/analysis/:id/steps/:step',
    access: 'session',
    limit: 'call',
    schema: stepMarkSchema,
    async handle(c, mark) {
      const step = placeOf(c.req.param('step') ?? '');
      if (step === null) throw appError('not-found');
      await markStep(c.var.scope, { ...mark, analysisId: c.req.param('id') ?? '', step });
      return c.body(null, 204);
    },
  }),
  writeRoute({
    method: 'PUT',
    path: '/api/analysis/:id/trail',
    access: 'session',
    limit: 'call',
    schema: trailChoiceSchema,
    async handle(c, { zawodId }) {
      await chooseTrail(c.var.scope, { analysisId: c.req.param('id') ?? '', zawodId });
      return c.body(null, 204);
    },
  }),
  objectionRoute('PUT', true),
  objectionRoute('DELETE', false),
  readRoute({
    path: '/api/analysis/:id/calendar.ics',
    access: 'session',
    limit: 'call',
    async handle(c) {
      const calendar = await readCalendar(c.var.scope, c.req.param('id') ?? '');
      return c.body(calendar, 200, {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'attachment; filename="szlak-plan-rozwoju.ics"',
        'Cache-Control': 'private, no-store',
      });
    },
  }),
];

/** A line of the ledger marked as not true, or as true again; the response is the ranking without what is denied. */
function objectionRoute(method: 'PUT' | 'DELETE', isDenied: boolean) {
  return writeRoute({
    method,
    path: '/api/analysis/:id/objections',
    access: 'session',
    limit: 'call',
    schema: objectionSchema,
    async handle(c, line) {
      const analysisId = c.req.param('id') ?? '';
      const ranked = await markObjection(c.var.scope, { analysisId, ...line, isDenied });
      return c.json(ranked, 200, { 'Cache-Control': 'private, no-store' });
    },
  });
}

function placeOf(text: string): number | null {
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}
