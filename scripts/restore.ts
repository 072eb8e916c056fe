// npm run restore: a backup into an empty database, and then the person who was erased since is erased again (docs/operations.md 'Backups').
import { createClient } from '@libsql/client/http';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { openDatabase, type Database } from '#db/client.ts';
import { hashOfErased, insertErasures, keptErasures, type Erasure } from '#db/account/commands/erasures.ts';
import { eraseAgain } from '#db/person-data.ts';
import { profiles } from '#db/account/schema/accounts.ts';
import { googleIdsOf } from '#db/account/queries/google.ts';
import type { KeyRing } from '#worker/auth/keys.ts';
import { entitlementMarks } from '#worker/services/account/entitlement-marks.ts';
import { departureOf } from '#worker/services/payments/withdrawal/address.ts';
import type { Line } from '#db/backup/dump.ts';
import { readLines, targetDatabase } from './backup/file.ts';
import { readBackupKey } from '#db/backup/frames.ts';
import { loadInto } from './backup/load.ts';
import { migrateDatabase } from './local/database.ts';
import { keyRingOf } from './local/key-ring.ts';
import { readEnvironment } from './local/environment.ts';

const USAGE = `npm run restore -- FILE --erasures FILE     a backup into the empty database of DATABASE_URL; then whoever was erased
                                            since, by the latest file of 'npm run backup -- erasures'
npm run restore -- FILE --no-erasures       without: only where nobody has been erased since`;

const TIMEOUT_MS = 60_000;

type Config = { keys: KeyRing; isMailOn: boolean };

async function configuration(): Promise<Config> {
  const environment = await readEnvironment();
  const keys = keyRingOf(environment);
  if (keys === null) throw new Error('Set AUTH_SECRET: contracts of erased accounts are kept under it.');
  return { keys, isMailOn: environment['MAIL_FROM'] !== undefined };
}

async function erase(db: Database, config: Config, erasures: Erasure[]): Promise<number> {
  const erasedAt = new Map(erasures.map((one) => [one.erased_hash, one.erased_at]));
  let count = 0;
  const people = await db
    .select({ id: profiles.id, email: profiles.email, confirmedAt: profiles.email_confirmed_at })
    .from(profiles);
  for (const { id, email, confirmedAt } of people) {
    const now = erasedAt.get(hashOfErased(id));
    if (now === undefined) continue;
    const google = (await googleIdsOf(db, sql<string>`${id}`)).map((account) => account.id);
    // As when they left: an address that nobody showed to be theirs is held against nobody.
    const isTheirs = confirmedAt !== null || !config.isMailOn;
    const marks = isTheirs ? entitlementMarks({ config }, { email, google }) : [];
    if (await eraseAgain(db, id, { ...departureOf({ config, now }, email), marks })) count += 1;
  }
  await insertErasures(db, erasures);
  return count;
}

async function run(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { erasures: { type: 'string' }, 'no-erasures': { type: 'boolean' } },
  });
  const [path] = positionals;
  if (path === undefined || (values.erasures === undefined && values['no-erasures'] !== true)) return USAGE;
  const address = await targetDatabase();
  const key = readBackupKey(process.env['BACKUP_KEY']);
  const config = await configuration();
  // Read to its end first: a file that can't be opened must not leave a database without its erasures.
  const listed =
    values.erasures === undefined ? [] : await Array.fromAsync(readLines<Erasure>(values.erasures, key));
  const client = createClient({
    url: address.url,
    ...(address.authToken === null ? {} : { authToken: address.authToken }),
  });
  let erased = 0;
  const rows = await loadInto(client, readLines<Line>(path, key), async () => {
    await migrateDatabase(address);
    const db = openDatabase(address, TIMEOUT_MS);
    const known = new Map([...(await keptErasures(db)), ...listed].map((one) => [one.erased_hash, one]));
    erased = await erase(db, config, [...known.values()]);
  });
  client.close();
  return `${rows} rows are back; ${erased} people were erased again.`;
}

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
