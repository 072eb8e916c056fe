// What the mail carrier tells of an address (docs/decisions.md 'Addresses that mail does not reach'): it bounces for good, its person
// calls our mail spam, or a message has arrived.
import * as z from 'zod';
import { normalisedEmail } from '../../account/auth/credentials.ts';
import { lazy } from '../lazy.ts';

export const MAIL_FAULTS = ['bounced', 'complained'] as const;
export type MailFault = (typeof MAIL_FAULTS)[number];

/** `fault`: null = a message has arrived. `at`: when that was, epoch ms. */
export type MailReport = { addresses: string[]; fault: MailFault | null; at: number };

const FAULTS: Readonly<Record<string, MailFault | null>> = {
  'email.delivered': null,
  'email.bounced': 'bounced',
  // Not even sent: the carrier remembers an earlier bounce or complaint.
  'email.suppressed': 'bounced',
  'email.complained': 'complained',
};

const shape = lazy(() =>
  z.object({
    type: z.string(),
    created_at: z
      .string()
      .transform((text) => Date.parse(text))
      .pipe(z.number()),
    data: z.object({
      to: z.union([z.string().transform((one) => [one]), z.array(z.string())]),
      bounce: z.object({ type: z.string().optional() }).nullish(),
    }),
  }),
);

/** Null = nothing that is kept: another event, a mailbox that is full for now, or nothing of the carrier's. */
export function mailReportOf(event: unknown): MailReport | null {
  const { data: known } = shape().safeParse(event);
  if (known === undefined || !Object.hasOwn(FAULTS, known.type)) return null;
  if (known.type === 'email.bounced' && (known.data.bounce?.type ?? 'Permanent') !== 'Permanent') return null;
  const addresses = known.data.to.map((one) => normalisedEmail(/<([^<>]+)>\s*$/.exec(one)?.[1] ?? one));
  return { addresses, fault: FAULTS[known.type] ?? null, at: known.created_at };
}
