// npm run security-log: checks the security log and, with --out, writes it to a file, one JSON row a line (docs/security.md 'Security
// log'). Works on DATABASE_URL, DATABASE_AUTH_TOKEN and AUTH_SECRET of the environment or .env.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openDatabase, type Database } from '#db/client.ts';
import { eventsAfter, type StoredSecurityEvent } from '#db/account/queries/security-log.ts';
import { sealOfCount, verifySecurityLog } from '#worker/security-log/verify.ts';
import { keyRingOf } from './local/key-ring.ts';
import { readEnvironment } from './local/environment.ts';

const TIMEOUT_MS = 20_000;
const BATCH_SIZE = 1_000;

async function allRows(db: Database): Promise<StoredSecurityEvent[]> {
  const rows: StoredSecurityEvent[] = [];
  for (;;) {
    const more = await eventsAfter(db, rows.at(-1)?.id ?? 0, BATCH_SIZE);
    rows.push(...more);
    if (more.length < BATCH_SIZE) return rows;
  }
}

const line = ({
  user_id,
  actor_id,
  at,
  id,
  event,
  outcome,
  mark,
  device,
  network,
  actor,
  detail,
}: StoredSecurityEvent) =>
  JSON.stringify({
    id,
    at: new Date(at).toISOString(),
    event,
    outcome,
    mark,
    person: user_id,
    device,
    network,
    actor,
    operator: actor_id,
    detail,
  });

async function run(): Promise<boolean> {
  const { values } = parseArgs({ options: { out: { type: 'string' }, expect: { type: 'string' } } });
  const environment = await readEnvironment();
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = environment;
  const keys = keyRingOf(environment);
  if (url === undefined || keys === null) throw new Error('Set DATABASE_URL and AUTH_SECRET.');
  const db = openDatabase({ url, authToken: authToken ?? null }, TIMEOUT_MS);
  const { faults, checked, count, head } = await verifySecurityLog(db, { keys }, Date.now());
  if (values.out !== undefined)
    await writeFile(values.out, (await allRows(db)).map((row) => `${line(row)}\n`).join(''));
  console.log(`${checked} rows checked, ${count} ever sealed, the last seal is ${head || 'none'}.`);
  for (const { kind, id } of faults) console.error(`Broken (${kind}) at row ${id}.`);
  const [expectedCount = '', expectedSeal = ''] = (values.expect ?? '').split(':');
  const isThere =
    values.expect === undefined || (await sealOfCount(db, Number(expectedCount))) === expectedSeal;
  if (!isThere) console.error('The expected seal is not there: the end was cut off or written anew.');
  return faults.length === 0 && isThere;
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
