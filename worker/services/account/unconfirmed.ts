// What an unconfirmed address is held to while confirmation is on (docs/decisions.md 'Before the address is confirmed'): all such
// accounts of a network together start three analyses a day, so that free generations can't be farmed.
import { usesSoFar, type QuotaRoom } from '#db/commands/quotas.ts';
import { AppError } from '#domain/errors.ts';
import type { Config } from '../../config.ts';
import type { RequestScope } from '../../scope.ts';
import { clientNetwork, quotaRoom } from '../quotas.ts';
import type { AccountState } from './state.ts';

const NAME = 'unconfirmedAnalysis';

/** Whether this person still has to confirm the address before paying, and is limited until then. */
export function mustConfirmEmail(config: Config, { person }: Pick<AccountState, 'person'>): boolean {
  return config.mail !== null && !person.emailConfirmed;
}

/** For the lease of a run of somebody who is held to it. */
export function unconfirmedRoom(scope: RequestScope): QuotaRoom {
  return quotaRoom(scope, { name: NAME, subject: clientNetwork(scope) });
}

/** Why a lease was refused, if it was for want of this room. Throws `daily-limit`, `database-down`. */
export async function refuseWithoutRoom(scope: RequestScope): Promise<void> {
  const room = unconfirmedRoom(scope);
  const [used] = await usesSoFar(scope.writes(), room).execute();
  if (used === undefined || used.count < room.most) return;
  const seconds = Math.ceil((used.resetsAt - scope.now) / 1000);
  throw new AppError(
    'daily-limit',
    'Z Twojej sieci powstały dziś już trzy analizy na kontach bez potwierdzonego adresu. Potwierdź swój adres e-mail albo wróć jutro.',
    seconds,
  );
}
