// What an unconfirmed address is held to while confirmation is on (docs/decisions.md 'Before the address is confirmed'): all such
// accounts of a network together start three analyses a day, and those of a block of networks twelve, so that free generations can't be
// farmed.
import { usesSoFar, type QuotaRoom } from '#db/platform/commands/quotas.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Config } from '../../config.ts';
import type { RequestScope } from '../../scope.ts';
import { clientBlock, clientNetwork, quotaRoom } from '../platform/quotas.ts';
import type { AccountState } from './state.ts';
import { unconfirmedEndMessage } from '#content/mail/account-letters.ts';
import { deleteUnconfirmed, tellUnconfirmed, unconfirmedToTell } from '#db/account/commands/unconfirmed.ts';
import { unconfirmedEnd } from '#domain/account/auth/unconfirmed-life.ts';
import { polishDate } from '#domain/platform/polish-date.ts';
import type { TaskScope } from '../../tasks/scope.ts';
import { preparedMail } from '../platform/mail.ts';

/** Whether this person still has to confirm the address before paying, and is limited until then. */
export function mustConfirmEmail(config: Config, { person }: Pick<AccountState, 'person'>): boolean {
  return config.mail !== null && !person.emailConfirmed;
}

/** For the lease of a run of somebody who is held to it. */
export function unconfirmedRooms(scope: RequestScope): QuotaRoom[] {
  return [
    quotaRoom(scope, { name: 'unconfirmedAnalysis', subject: clientNetwork(scope) }),
    quotaRoom(scope, { name: 'unconfirmedAnalysisByBlock', subject: clientBlock(scope) }),
  ];
}

/** Why a lease was refused, if it was for want of this room. Throws `daily-limit`, `database-down`. */
export async function refuseWithoutRoom(scope: RequestScope): Promise<void> {
  const db = scope.writes();
  const rooms = unconfirmedRooms(scope);
  const counts = await Promise.all(rooms.map((room) => usesSoFar(db, room).execute()));
  const full = counts.flatMap(([used], index) =>
    used === undefined || used.count < (rooms[index]?.most ?? Infinity) ? [] : [used.resetsAt],
  );
  if (full.length === 0) return;
  const seconds = Math.ceil((Math.max(...full) - scope.now) / 1000);
  throw new AppError(
    'daily-limit',
    'Dzisiejszy limit analiz z\u00a0Twojej sieci na kontach bez potwierdzonego adresu jest wyczerpany. Potwierdź swój adres e-mail albo wróć jutro.',
    seconds,
  );
}

// The nightly end of accounts whose address nobody confirmed (docs/decisions.md 'Accounts never confirmed'): told first, deleted some
// days later. Where no mail is sent nobody can confirm anything, and everybody stays.
const BATCH_SIZE = 50;
const MAX_BATCHES = 40;

/** Safe to repeat; anyone who is left over has the next night. */
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
