// Under which keys of the ring something still lies sealed or is proven (docs/operations.md 'Keys'). A deletion writes a row of the security
// log, so that its key stays for as long as the marks that it left.
import { sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { outbox } from '../../platform/schema/mail.ts';
import { securityEvents } from '../schema/security-log.ts';
import { departedContracts, withdrawalLinks } from '../../payments/schema/withdrawal.ts';

/** Rows by key id. A sealed text begins with the id of its key and a full stop. For the operator's command: it reads whole tables. */
export function sealedByKey(db: Database) {
  const keyOf = (sealed: unknown) => sql`substr(${sealed}, 1, instr(${sealed}, '.') - 1)`;
  return db.all<{ key: string; rows: number }>(sql`SELECT key, count(*) AS rows FROM (
    SELECT ${keyOf(outbox.sealed)} AS key FROM ${outbox}
    UNION ALL SELECT ${keyOf(withdrawalLinks.address_sealed)} FROM ${withdrawalLinks}
    UNION ALL SELECT ${keyOf(departedContracts.address_sealed)} FROM ${departedContracts}
    UNION ALL SELECT ${keyOf(securityEvents.proof)} FROM ${securityEvents}
  ) GROUP BY key`);
}
