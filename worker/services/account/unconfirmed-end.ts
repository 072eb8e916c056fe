// The nightly end of accounts whose address nobody confirmed (docs/decisions.md 'Accounts never confirmed'): told first, deleted some
// days later. Where no mail is sent nobody can confirm anything, and everybody stays.
import { unconfirmedEndMessage } from '#content/mail/account-letters.ts';
import { deleteUnconfirmed, tellUnconfirmed, unconfirmedToTell } from '#db/account/commands/unconfirmed.ts';
import { unconfirmedEnd } from '#domain/account/auth/unconfirmed-life.ts';
import { polishDate } from '#domain/platform/polish-date.ts';
import type { TaskScope } from '../../tasks/scope.ts';
import { preparedMail } from '../platform/mail.ts';

const BATCH_SIZE = 50;
const MAX_BATCHES = 40;

/** Safe to repeat; whoever is left over has the next night. */
export async function endUnconfirmed(task: TaskScope): Promise<void> {
  if (task.config.mail === null) return;
  for (let count = 0; count < MAX_BATCHES; count++)
    if ((await deleteUnconfirmed(task.db, task.now, BATCH_SIZE)) < BATCH_SIZE) break;
  for (let count = 0; count < MAX_BATCHES; count++) if ((await tell(task)) < BATCH_SIZE) return;
}

async function tell({ config, db, now }: TaskScope): Promise<number> {
  const people = await unconfirmedToTell(db, now, BATCH_SIZE);
  const url = config.appOrigin === null ? null : `${config.appOrigin}/potwierdz-email?nowy=tak`;
  const letters = people.flatMap(({ id: personId, email: to, createdAt }) => {
    const day = polishDate(unconfirmedEnd({ createdAt, toldAt: now }));
    const mail = preparedMail({ config, now }, { to, message: unconfirmedEndMessage({ day, url }) });
    return mail === null ? [] : [{ personId, mail }];
  });
  await tellUnconfirmed(db, letters, now);
  return people.length;
}
