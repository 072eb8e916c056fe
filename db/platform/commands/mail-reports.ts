// What the mail carrier tells of addresses. Told again, or out of order, it changes nothing: the latest word counts.
import { and, inArray, lt } from 'drizzle-orm';
import type { MailReport } from '#domain/platform/mail/carrier-event.ts';
import type { Database } from '../../client.ts';
import { profiles } from '../../account/schema/accounts.ts';

export async function noteMailReport(db: Database, { addresses, fault, at }: MailReport): Promise<void> {
  await db
    .update(profiles)
    .set({ mail_fault: fault, mail_heard_at: at })
    .where(and(inArray(profiles.email, addresses), lt(profiles.mail_heard_at, at)));
}
