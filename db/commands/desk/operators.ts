// Roles at the desk, given and taken by a command (scripts/operator.ts), each with its row in the security log.
import { sql } from 'drizzle-orm';
import type { DeskRole } from '#domain/desk/roles.ts';
import type { Database } from '../../client.ts';
import { operators } from '../../schema/operators.ts';
import type { TellSecurityLog } from '../security-log.ts';

/** Another role takes the place of the one before. */
export async function giveRole(
  db: Database,
  given: { personId: string; role: DeskRole; now: number },
  told: TellSecurityLog,
): Promise<void> {
  const { personId, role, now } = given;
  await db.batch([
    db
      .insert(operators)
      .values({ user_id: personId, role, given_at: now })
      .onConflictDoUpdate({ target: operators.user_id, set: { role, given_at: now } }),
    told(sql`1`),
  ]);
}

/** False = the person had none. */
export async function takeRole(db: Database, personId: string, told: TellSecurityLog): Promise<boolean> {
  const own = sql`${operators.user_id} = ${personId}`;
  const [, taken] = await db.batch([
    told(sql`EXISTS (SELECT 1 FROM ${operators} WHERE ${own})`),
    db.delete(operators).where(own).returning({ id: operators.user_id }),
  ]);
  return taken.length === 1;
}
