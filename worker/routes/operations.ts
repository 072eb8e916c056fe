// For the operator: errors that browsers saw, and whether the service is well.
import * as z from 'zod';
import { wellFormedText } from '#domain/well-formed-text.ts';
import { logWarning } from '../log.ts';
import { readRoute, writeRoute } from './define.ts';

const MAX_REPORT_BYTES = 16_000;
const MAX_MESSAGE_LENGTH = 1_000;

const report = z.object({
  error: wellFormedText('Pole error musi być tekstem.'),
  stack: wellFormedText('Pole stack musi być tekstem.').optional(),
  info: z.unknown().optional(),
});

export const operationRoutes = [
  writeRoute({
    method: 'POST',
    path: '/api/log-error',
    access: 'anyone',
    limit: 'logError',
    maxBytes: MAX_REPORT_BYTES,
    schema: report,
    async handle(c, { error, stack, info }) {
      // The cut itself may halve a character.
      const message = error.slice(0, MAX_MESSAGE_LENGTH).toWellFormed();
      const data = dataOf({ stack, info });
      logWarning('browser', message, { data });
      // The line above is kept by the platform even when the database is away.
      await c.var.services.writeLog({ level: 'error', message, data, userId: null }).catch(() => {});
      return c.body(null, 204);
    },
  }),
  readRoute({
    path: '/api/health',
    access: 'anyone',
    limit: 'call',
    async handle(c) {
      const database = await c.var.services.databaseAnswers();
      c.header('Cache-Control', 'private, no-store');
      const status = database ? 'ok' : 'degraded';
      return c.json({ status, database, version: BUILD_ID }, database ? 200 : 503);
    },
  }),
];

// What a browser sends may be nested deeper than can be written down.
function dataOf(content: { stack: string | undefined; info: unknown }): string {
  try {
    return JSON.stringify(content);
  } catch {
    return JSON.stringify({ stack: content.stack });
  }
}
