// The analysis calls of the contract: have the answers read, start a run, attach to one, read what is stored, let go of it.
import { analysisOrderSchema } from '#domain/advice/quiz/order-schema.ts';
import { appError } from '#domain/platform/messages.ts';
import { bareRoute, readRoute, writeRoute } from '../define.ts';
import { lastEventId } from '../../streams/listener.ts';
import { attachToRun, startRun } from '../../services/advice/runs.ts';
import { deleteAnalysis, resetAnalysis } from '../../services/advice/reset.ts';
import { readAnalyses } from '../../services/advice/stored.ts';

export const analysisRoutes = [
  writeRoute({
    method: 'POST',
    path: '/api/analysis',
    access: 'session',
    limit: 'analysis',
    schema: analysisOrderSchema,
    handle: (c, order) => startRun(c.var.scope, order),
  }),
  writeRoute({
    method: 'POST',
    path: '/api/analysis/check',
    access: 'anyone',
    limit: 'call',
    schema: analysisOrderSchema,
    async handle(c, order) {
      const { checkAtGate } = await import('../../services/advice/gate.ts');
      await checkAtGate(c.var.scope, order);
      return c.body(null, 204, { 'Cache-Control': 'private, no-store' });
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/api/reading',
    access: 'session',
    limit: 'analysis',
    schema: analysisOrderSchema,
    async handle(c, order) {
      const { readAnswers } = await import('../../services/advice/reading.ts');
      const isStream = c.req.header('Accept')?.includes('text/event-stream') === true;
      return readAnswers(c.var.scope, order, { isStream });
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/api/reading/rules',
    access: 'anyone',
    limit: 'call',
    schema: analysisOrderSchema,
    async handle(c, order) {
      const { readByRulesAlone } = await import('../../services/advice/reading.ts');
      const read = await readByRulesAlone(c.var.scope, order);
      return c.json(read, 200, { 'Cache-Control': 'private, no-store' });
    },
  }),
  readRoute({
    path: '/api/analysis/run',
    access: 'session',
    limit: 'call',
    handle: (c) =>
      attachToRun(c.var.scope, {
        runId: c.req.query('run') ?? null,
        after: lastEventId(c.req.header('Last-Event-ID')),
      }),
  }),
  readRoute({
    path: '/api/analysis',
    access: 'session',
    limit: 'call',
    async handle(c) {
      const analyses = await readAnalyses(c.var.scope);
      if (analyses === null) throw appError('no-session');
      c.header('Cache-Control', 'private, no-store');
      return c.json(analyses);
    },
  }),
  bareRoute({
    method: 'POST',
    path: '/api/analysis/reset',
    access: 'session',
    limit: 'call',
    async handle(c) {
      const resetsLeft = await resetAnalysis(c.var.scope);
      return c.json({ resetsLeft }, 200, { 'Cache-Control': 'private, no-store' });
    },
  }),
  bareRoute({
    method: 'DELETE',
    path: '/api/analysis/:id',
    access: 'session',
    limit: 'call',
    async handle(c) {
      await deleteAnalysis(c.var.scope, c.req.param('id') ?? '');
      return c.body(null, 204);
    },
  }),
];
