// A deed of the operator's desk as a statement's condition and its row in the security log. The same commands are run from the operator's
// own machine (`npm run lessons`), where nobody's session has to be asked.
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import type { TellSecurityLog } from '../../account/commands/security-log.ts';

export type DeskGuard = { guard: SQL; tell: TellSecurityLog };

/** Of a command: it holds always and tells nothing. */
export function byCommand(db: Database): DeskGuard {
  return { guard: sql`1`, tell: () => db.run(sql`SELECT 1`) };
}
