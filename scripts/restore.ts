// npm run restore: a backup into an empty database, and then whoever was erased since is erased again (docs/operations.md 'Backups').
import { createClient } from '@libsql/client/http';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { openDatabase, type Database } from '#db/client.ts';
import { hashOfErased, insertErasures, keptErasures, type Erasure } from '#db/commands/erasures.ts';
import { eraseAgain } from '#db/person-data.ts';
import { profiles } from '#db/schema/accounts.ts';
import { googleIdsOf } from '#db/queries/google.ts';
import { entitlementMarks } from '#worker/services/account/entitlement-marks.ts';
import { departureOf } from '#worker/services/payments/withdrawal/address.ts';
import type { Line } from './backup/dump.ts';
import { openedFrames, readBackupKey } from './backup/frames.ts';
import { loadInto } from './backup/load.ts';
import { targetDatabase } from './backup/target.ts';
import { migrateDatabase } from './local/database.ts';
import { keyRingOf } from './local/key-ring.ts';
import { readEnvironment } from './local/environment.ts';

const USAGE = `npm run restore -- FILE --erasures FILE     a backup into the empty database of DATABASE_URL; then whoever was erased
                                            since, by the latest file of 'npm run backup -- erasures'
npm run restore -- FILE --no-erasures       without: only where nobody has been erased since`;

const TIMEOUT_MS = 60_000;

async function* linesOf<Content>(path: string): AsyncGenerator<Content> {
  const key = readBackupKey(process.env['BACKUP_KEY']);
  const content = Readable.from(openedFrames(key, createReadStream(path)));
  // A fault of the file travels along, so that it isn't taken for its end.
  const text = content.pipe(createGunzip());
  content.once('error', (error) => text.destroy(error));
  for await (const line of createInterface({ input: text, crlfDelay: Infinity }))
    yield JSON.parse(line) as Content;
}

async function erase(db: Database, erasures: Erasure[]): Promise<number> {
  const environment = await readEnvironment();
  const keys = keyRingOf(environment);
  if (keys === null) throw new Error('Set AUTH_SECRET: contracts of erased accounts are kept under it.');
  const config = { keys };
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
    const isTheirs = confirmedAt !== null || environment['MAIL_FROM'] === undefined;
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
  // Read to its end first: a file that can't be opened must not leave a database without its erasures.
  const listed =
    values.erasures === undefined ? [] : await Array.fromAsync(linesOf<Erasure>(values.erasures));
  const client = createClient({
    url: address.url,
    ...(address.authToken === null ? {} : { authToken: address.authToken }),
  });
  const rows = await loadInto(client, linesOf<Line>(path));
  client.close();
  await migrateDatabase(address);
  const db = openDatabase(address, TIMEOUT_MS);
  const known = new Map([...(await keptErasures(db)), ...listed].map((one) => [one.erased_hash, one]));
  const erased = await erase(db, [...known.values()]);
  return `${rows} rows are back; ${erased} people were erased again.`;
}

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
