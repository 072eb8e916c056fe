// The mail carrier's events (docs/operations.md 'Mail').
import { AppError } from '#domain/platform/errors.ts';
import type { AppContext } from '../../app-env.ts';
import { bareRoute } from '../define.ts';
import { takeMailReport } from '../../services/platform/mail-reports.ts';

const MAX_EVENT_BYTES = 64_000;

export const mailReportRoutes = [
  bareRoute({
    method: 'POST',
    path: '/api/webhooks/resend',
    access: 'anyone',
    limit: 'webhook',
    handle: () => Promise.reject(new AppError('invalid', 'To zdarzenie nie ma podpisu.')),
    signed: {
      header: 'Svix-Signature',
      maxBytes: MAX_EVENT_BYTES,
      async handle(c: AppContext, { body, signature }) {
        const [id, timestamp] = [c.req.header('Svix-Id') ?? '', c.req.header('Svix-Timestamp') ?? ''];
        await takeMailReport(c.var.scope, { id, timestamp, signatures: signature, body });
        return c.json({ received: true });
      },
    },
  }),
];
