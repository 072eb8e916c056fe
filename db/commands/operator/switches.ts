// Setting and ending the operator's switches, each in one batch with its row of the security log.
import { sql } from 'drizzle-orm';
import type { Switch, SwitchName } from '#domain/switches/switches.ts';
import type { Database } from '../../client.ts';
import { switches } from '../../schema/switches.ts';
import type { TellSecurityLog } from '../security-log.ts';

export type NewSwitch = Switch & { setBy: string; setAt: number };

/** In the place of the last one of that name. */
export async function storeSwitch(db: Database, one: NewSwitch, told: TellSecurityLog): Promise<void> {
  const row = {
    sentence: one.sentence,
    starts_at: one.from,
    ends_at: one.until,
    set_by: one.setBy,
    set_at: one.setAt,
  };
  await db.batch([
    told(sql`1`),
    db
      .insert(switches)
      .values({ name: one.name, ...row })
      .onConflictDoUpdate({ target: switches.name, set: row }),
  ]);
}

/** False = it had ended; then nothing is told. */
export async function cutSwitch(
  db: Database,
  { name, now }: { name: SwitchName; now: number },
  told: TellSecurityLog,
): Promise<boolean> {
  const isComing = sql`${switches.name} = ${name} AND ${switches.ends_at} > ${now}`;
  const [, ended] = await db.batch([
    told(sql`EXISTS (SELECT 1 FROM ${switches} WHERE ${isComing})`),
    db.update(switches).set({ ends_at: now }).where(isComing).returning({ name: switches.name }),
  ]);
  return ended.length === 1;
}
