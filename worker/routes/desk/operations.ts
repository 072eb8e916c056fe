// For the operator: errors that browsers saw, whether the service is well, and a run to try it.
import * as z from 'zod';
import { lazy } from '#domain/platform/lazy.ts';
import { scrubbedJson, scrubbedLine } from '#domain/platform/privacy/scrubbed-text.ts';
import { wellFormedText } from '#domain/platform/well-formed-text.ts';
import { SAMPLE_RUN_HEADER } from '../../auth/sample-run-token.ts';
import { logWarning } from '../../log.ts';
import { bareRoute, readRoute, writeRoute } from '../define.ts';
import { databaseAnswers, reportBrokenPage } from '../../services/desk/operations.ts';
import { sampleRun } from '../../services/desk/sample-run.ts';

const MAX_REPORT_BYTES = 16_000;
const MAX_MESSAGE_LENGTH = 1_000;

const report = () =>
  z.preprocess(
    fromBrowserReport,
    z.object({
      error: wellFormedText('Pole error musi być tekstem.'),
      stack: wellFormedText('Pole stack musi być tekstem.').optional(),
      info: z.unknown().optional(),
    }),
  );

export const operationRoutes = [
  writeRoute({
    method: 'POST',
    path: '/api/log-error',
    access: 'anyone',
    limit: 'logError',
    maxBytes: MAX_REPORT_BYTES,
    reports: true,
    schema: report,
    async handle(c, { error, stack, info }) {
      const message = scrubbedLine(error, MAX_MESSAGE_LENGTH);
      const data = scrubbedJson({ stack, info });
      // This line is kept by the platform even when the database is away.
      logWarning('browser', message, { data });
      await reportBrokenPage(c.var.scope, {
        message,
        data,
        stack: stack ?? '',
        path: pathIn(info),
      });
      return c.body(null, 204);
    },
  }),
  bareRoute({
    method: 'POST',
    path: '/api/sample-run',
    access: 'anyone',
    limit: 'analysis',
    async handle(c) {
      const run = await sampleRun(c.var.scope, c.req.header(SAMPLE_RUN_HEADER) ?? '');
      c.header('Cache-Control', 'private, no-store');
      return c.json(run);
    },
  }),
  readRoute({
    path: '/api/health',
    access: 'anyone',
    limit: 'call',
    async handle(c) {
      const database = await databaseAnswers(c.var.scope);
      c.header('Cache-Control', 'private, no-store');
      const status = database ? 'ok' : 'degraded';
      return c.json({ status, database, version: BUILD_ID }, database ? 200 : 503);
    },
  }),
];

/** Of the page that broke, as our pages tell it; '*' = it doesn't. */
function pathIn(info: unknown): string {
  const told = typeof info === 'object' && info !== null && 'path' in info ? info.path : null;
  return typeof told === 'string' ? scrubbedLine(told, MAX_MESSAGE_LENGTH) : '*';
}

const browserReport = lazy(() => {
  const policyReport = z.object({
    'effective-directive': z.string().optional(),
    effectiveDirective: z.string().optional(),
    'blocked-uri': z.string().optional(),
    blockedURL: z.string().optional(),
    'document-uri': z.string().optional(),
    documentURL: z.string().optional(),
  });

  return z.union([
    z.object({ 'csp-report': policyReport }).transform((one) => one['csp-report']),
    z
      .array(z.object({ type: z.literal('csp-violation'), body: policyReport }))
      .min(1)
      .transform(([first]) => first?.body ?? {}),
  ]);
});

/** What a page's policy refused, as browsers report it by themselves; taken while we develop (middleware/guard.ts). */
function fromBrowserReport(sent: unknown): unknown {
  const { data } = browserReport().safeParse(sent);
  if (data === undefined) return sent;
  const directive = data['effective-directive'] ?? data.effectiveDirective ?? '';
  const blocked = data['blocked-uri'] ?? data.blockedURL ?? '';
  const page = data['document-uri'] ?? data.documentURL ?? '';
  return { error: `Content-Security-Policy: ${directive} ${blocked}`, info: { page } };
}
