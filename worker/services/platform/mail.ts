// Messages to people: written to the outbox with the data they belong to, sent after the response, and again by the minute task
// (worker/tasks) if the carrier is away (docs/faults.md 24). Nothing here makes a request wait or fail for mail's sake.
import * as z from 'zod';
import type { Message } from '#content/mail/letter.ts';
import type { Database } from '#db/client.ts';
import {
  claimDueMail,
  claimMail,
  deleteSentMail,
  dropMail,
  insertMail,
  postponeMail,
  type NewMail,
  type WaitingMail,
} from '#db/platform/commands/outbox.ts';
import { TOKEN_LIFETIME_MS } from '#domain/account/auth/mailed-token.ts';
import { isHeldBack, nextAttemptAt } from '#domain/platform/mail/held-back.ts';
import { lazy } from '#domain/platform/lazy.ts';
import { dispatchMail } from '../../adapters/mail.ts';
import { seal, unseal } from '../../auth/seal.ts';
import type { Config } from '../../config.ts';
import { logError, logInfo } from '../../log.ts';
import type { RequestScope } from '../../scope.ts';

/** How long one sender holds a message before another may take it. */
const CLAIM_MS = 2 * 60_000;

const BATCH_SIZE = 20;

type Mail = {
  to: string;
  message: Message;
  /** Of the link in it, if there is one: its hour starts when the message is sent. */
  tokenHash?: string;
};

type Carrier = { config: Config; db: Database; now: number };

const payload = lazy(() =>
  z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    tokenHash: z.string().nullable(),
    unsubscribeUrl: z.string().optional(),
  }),
);

/** For `insertMail` in a batch, and then `sendSoon`. Null = mail is off: nothing to write. */
export function preparedMail(scope: Pick<RequestScope, 'config' | 'now'>, mail: Mail): NewMail | null {
  if (scope.config.mail === null) return null;
  const { kind, ...parts } = mail.message;
  const id = crypto.randomUUID();
  const content: z.infer<ReturnType<typeof payload>> = {
    ...parts,
    to: mail.to,
    tokenHash: mail.tokenHash ?? null,
  };
  const sealed = seal(scope.config.keys, { purpose: 'mail', context: id }, JSON.stringify(content));
  return { id, kind, sealed, createdAt: scope.now };
}

/** A message that belongs to no other write. Throws `database-down`. */
export async function queueMail(
  scope: RequestScope,
  { personId, ...mail }: Mail & { personId: string | null },
): Promise<void> {
  const prepared = preparedMail(scope, mail);
  if (prepared === null) return;
  await insertMail(scope.writes(), prepared, personId).execute();
  sendSoon(scope, [prepared]);
}

/** Sends what was just written, after the response. What a guard kept out of the outbox is simply not there. */
export function sendSoon(
  scope: Pick<RequestScope, 'config' | 'now' | 'writes' | 'waitUntil'>,
  mails: (Pick<NewMail, 'id'> | null)[],
): void {
  const ids = mails.flatMap((mail) => (mail === null ? [] : [mail.id]));
  if (ids.length === 0) return;
  const sending = async () => {
    const { config, now } = scope;
    const db = scope.writes();
    await deliver({ config, db, now }, await claimMail(db, ids, claimOf(now)));
  };
  // Whatever goes wrong here, the minute task finds the row.
  scope.waitUntil(sending().catch((error: unknown) => logError('mail', error)));
}

/** Sends what is due. For the scheduled task. */
export async function sendDueMail({ config, db, now }: Carrier): Promise<void> {
  if (config.mail === null) return;
  await deliver({ config, db, now }, await claimDueMail(db, { ...claimOf(now), limit: BATCH_SIZE }));
}

function claimOf(now: number) {
  return { now, until: now + CLAIM_MS };
}

// One after the other, and no further once the carrier is away: the rest comes up again when the claim runs out.
async function deliver(carrier: Carrier, mails: WaitingMail[]): Promise<void> {
  for (const mail of mails) {
    if (!(await deliverOne(carrier, mail))) return;
  }
}

/** False = the carrier is away. */
async function deliverOne({ config, db, now }: Carrier, mail: WaitingMail): Promise<boolean> {
  if (config.mail === null) return false;
  const content = openedMail(config, mail);
  if (content === null) {
    logError('mail', new Error('sealed under a key that has been retired'), {
      mail: mail.id,
      kind: mail.kind,
    });
    await dropMail(db, mail.id, now);
    return true;
  }
  if (isHeldBack(mail.kind, mail.mailFault)) {
    logInfo('mail', { heldBack: mail.kind, mail: mail.id });
    await dropMail(db, mail.id, now);
    return true;
  }
  const { tokenHash, ...parts } = content;
  const dispatched = await dispatchMail(config.mail, { id: mail.id, ...parts });
  if (dispatched.outcome === 'sent') {
    const link = tokenHash === null ? null : { tokenHash, expiresAt: now + TOKEN_LIFETIME_MS };
    await deleteSentMail(db, mail.id, { now, link });
    return true;
  }
  const again =
    dispatched.outcome === 'refused'
      ? null
      : nextAttemptAt({ failures: mail.attempts + 1, createdAt: mail.created_at, now });
  if (again !== null) {
    await postponeMail(db, mail.id, { nextAttemptAt: again, fault: dispatched.fault });
    return false;
  }
  logError('mail', new Error('given up'), { mail: mail.id, kind: mail.kind, attempts: mail.attempts + 1 });
  await dropMail(db, mail.id, now);
  return dispatched.outcome === 'refused';
}

/** Null = sealed under a key that has been retired. */
export function openedMail(
  config: Config,
  mail: Pick<WaitingMail, 'id' | 'sealed'>,
): z.infer<ReturnType<typeof payload>> | null {
  const text = unseal(config.keys, { purpose: 'mail', context: mail.id }, mail.sealed);
  return text === null ? null : payload().parse(JSON.parse(text));
}
