// What somebody asks of us by letter or by phone: the copy of their data, and the end of their account (docs/decisions.md 'Data rights'). Both
// ask for a fresh proof and a reason, and leave a row in the security log; the deletion does all that the person's own does. Nobody with a role
// is deleted from here: no role ends another, and one's own would take the right to delete away in the middle of it.
import { sql, type SQL } from 'drizzle-orm';
import { personAtDesk } from '#db/desk/queries/people.ts';
import { normalisedEmail } from '#domain/account/auth/credentials.ts';
import type { DeskRole } from '#domain/desk/roles.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import type { RequestScope } from '../../scope.ts';
import { generationOf } from '../../streams/durable-objects.ts';
import { deleteLeaving, heldRun, leavingOf, leavingRows, readTables } from '../account/person-data.ts';
import { authorizeAction, type Deed } from './desk.ts';

export type RightsForm = { personId: string; reason: string };

/** As they could have it themselves. Throws as `authorizeAction`. */
export async function copyForPerson(scope: RequestScope, { personId, reason }: RightsForm) {
  const told = { page: 'people', what: 'kopia danych', reason, personId, isGrave: true } as const;
  const deed = await authorizeAction(scope, told);
  const who = whom(personId, deed);
  const [tables, run] = await Promise.all([
    readTables(scope.batch.ask, who),
    generationOf(scope, personId).held(),
    // In the batch of what is read: no copy without its row.
    scope.batch.ask(() => deed.tell(sql`${deed.guard} AND ${who} IS NOT NULL`)),
  ]);
  if (tables['profiles']?.length !== 1) throw appError('not-found');
  return { exportedAt: new Date(scope.now).toISOString(), tables, run: heldRun(run) };
}

type DeletionForm = RightsForm & { /** Their address, typed once more. */ address: string };

/** Throws as `authorizeAction`, `invalid` (another address, a role at the desk), `not-found`, `payment-down`. */
export async function deleteForPerson(scope: RequestScope, form: DeletionForm): Promise<void> {
  const { personId, reason, address } = form;
  const told = { page: 'people', what: 'konto usunięte', reason, personId, isGrave: true } as const;
  const deed = await authorizeAction(scope, told);
  const who = sql<string>`(SELECT ${whom(personId, deed)} WHERE NOT EXISTS (SELECT 1 FROM operators WHERE user_id = ${personId}))`;
  const db = scope.writes();
  const [[person], ...rows] = await db.batch([personAtDesk(db, personId), ...leavingRows(db, who)]);
  if (person === undefined) throw appError('not-found');
  if (person.role !== null) throw hasRole(person.role);
  const { email, emailConfirmedAt: confirmedAt } = person;
  if (normalisedEmail(address) !== email) throw otherAddress();
  const leaving = leavingOf({ personId, email, confirmedAt }, rows);
  if (!(await deleteLeaving(scope, leaving, { asked: who, told: deed.tell }))) throw appError('not-found');
}

function hasRole(role: DeskRole): AppError {
  const sentence = `To konto ma rolę w panelu (${role}). Trzeba mu ją najpierw odebrać poleceniem npm run operator.`;
  return new AppError('invalid', sentence);
}

function otherAddress(): AppError {
  return new AppError('invalid', 'Wpisz adres tego konta, żeby usunąć właśnie to konto.');
}

function whom(personId: string, { guard }: Deed): SQL<string> {
  return sql`(SELECT profiles.id FROM profiles WHERE profiles.id = ${personId} AND ${guard})`;
}
