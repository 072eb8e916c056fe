// Demo accounts have a published password, and one of them sits at the desk: none may be in a database that the world reaches.
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { profiles } from '#db/account/schema/accounts.ts';
import { DEMO_PEOPLE } from '#db/seed.ts';
import { ok, wrong, type Check } from './check.ts';

export const DEMO = 'Demo accounts';

/** Nothing of a database without tables. */
export async function demoAccountChecks(db: Database): Promise<Check[]> {
  const [tables] = await db.all<{ count: number }>(
    sql`SELECT count(*) AS count FROM sqlite_master WHERE name = 'profiles'`,
  );
  if (tables?.count !== 1) return [];
  const known = DEMO_PEOPLE.map(({ email }) => email);
  const found = await db
    .select({ email: profiles.email })
    .from(profiles)
    .where(inArray(profiles.email, known));
  if (found.length === 0) return [ok(DEMO, 'none')];
  const addresses = found.map(({ email }) => email).join(', ');
  return [
    wrong(DEMO, `${addresses}: their password is published, so delete them, and take it for a break-in`),
  ];
}
