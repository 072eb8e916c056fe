// Setting and ending the operator's switches, each in one batch with its row of the security log.
import { sql } from 'drizzle-orm';
import type { Switch, SwitchName } from '#domain/desk/switches/switches.ts';
import type { Database } from '../../client.ts';
import { switches } from '../schema/switches.ts';
import type { DeskGuard } from './guard.ts';
import { sendBatch } from '../../send-batch.ts';

type NewSwitch = Switch & { setBy: string; setAt: number };

/** In the place of the last one of that name. False = they may not. */
export async function storeSwitch(
  db: Database,
  { name, sentence, from, until, setBy, setAt }: NewSwitch,
  { guard, tell }: DeskGuard,
): Promise<boolean> {
  const { stored } = await sendBatch(db, {
    told: tell(guard),
    stored: db.all(sql`INSERT INTO ${switches} (name, sentence, starts_at, ends_at, set_by, set_at)
      SELECT ${name}, ${sentence}, ${from}, ${until}, ${setBy}, ${setAt} WHERE ${guard}
      ON CONFLICT (name) DO UPDATE SET sentence = excluded.sentence, starts_at = excluded.starts_at,
        ends_at = excluded.ends_at, set_by = excluded.set_by, set_at = excluded.set_at
      RETURNING name`),
  });
  return stored.length === 1;
}

/** False = it had ended, or they may not; then nothing is told. */
export async function cutSwitch(
  db: Database,
  { name, now }: { name: SwitchName; now: number },
  { guard, tell }: DeskGuard,
): Promise<boolean> {
  const isComing = sql`${switches.name} = ${name} AND ${switches.ends_at} > ${now} AND ${guard}`;
  const { ended } = await sendBatch(db, {
    told: tell(sql`EXISTS (SELECT 1 FROM ${switches} WHERE ${isComing})`),
    ended: db.update(switches).set({ ends_at: now }).where(isComing).returning({ name: switches.name }),
  });
  return ended.length === 1;
}
