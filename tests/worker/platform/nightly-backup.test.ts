// The nightly backup into a bucket (docs/operations.md 'Backups'): made by the built Worker, read by `npm run restore`.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dumpOf } from '#db/backup/dump.ts';
import { newBackupKey } from '#db/backup/frames.ts';
import { insertLog } from '#db/desk/commands/observability.ts';
import { alertFigures } from '#db/desk/queries/alerts.ts';
import { logs } from '#db/desk/schema/observability.ts';
import { differences, sumsOf } from '#scripts/backup/verify.ts';
import { localClient, startSqld } from '#scripts/local/sqld.ts';
import { COPIES_KEPT, ERASURE_LISTS_KEPT } from '#worker/tasks/backup.ts';
import { EVERY_HOUR, EVERY_NIGHT_BACKUP } from '#worker/tasks/table.ts';
import { signedIn } from '#tests/support/account/visitor.ts';
import { AUTH_SECRET, startApplication, type Application } from '#tests/support/worker/application.ts';

const KEY = newBackupKey();
const NIGHT = Date.parse('2026-12-24T03:11:00Z');
const MINUTE_MS = 60_000;
/** Of the hour in which the test's night is. */
const ERASURES = `erasures/${new Date(NIGHT).toISOString().slice(0, 13)}.backup`;
const DAY_MS = 24 * 60 * MINUTE_MS;

let app: Application;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'nightly-'));
  app = await startApplication({ BACKUP_KEY: KEY }, { bucket: true });
});
afterAll(async () => {
  await app.stop();
  await rm(directory, { recursive: true });
});

const inBucket = async () => (await (await app.bucket())?.list())?.objects.map(({ key }) => key) ?? [];

async function download(key: string): Promise<string> {
  const object = await (await app.bucket())?.get(key);
  const file = join(directory, key.replace('/', '-'));
  await writeFile(file, Buffer.from((await object?.arrayBuffer()) ?? new ArrayBuffer(0)));
  return file;
}

async function sumsAt(url: string) {
  const client = localClient(url);
  const sums = await sumsOf(dumpOf(client));
  client.close();
  return sums;
}

/** What is written around a backup itself, and by what restores it. */
const LATER = /^(metrics|sqlite_sequence|\(sequences\)|erasures)/;

test('what the Worker put into the bucket is restored as it was, in more parts than one', async () => {
  await signedIn(app);
  // 30 MB that no zip makes small.
  for (let row = 0; row < 30; row++)
    await insertLog(app.database, {
      level: 'info',
      message: 'a long one',
      data: JSON.stringify({ text: randomBytes(500_000).toString('hex') }),
      userId: null,
      timestamp: NIGHT,
    });
  await app.tick(EVERY_NIGHT_BACKUP, new Date(NIGHT));
  const before = await sumsAt(app.databaseProxy.url);
  await app.tick(EVERY_HOUR, new Date(NIGHT));
  await expect.poll(inBucket).toEqual([ERASURES, 'nightly/2026-12-24.backup']);
  const file = await download('nightly/2026-12-24.backup');
  const erasures = await download(ERASURES);
  const empty = await startSqld({ directory: join(directory, 'empty') });
  try {
    const env = { ...process.env, DATABASE_URL: empty.url, BACKUP_KEY: KEY, AUTH_SECRET };
    const args = ['scripts/restore.ts', file, '--erasures', erasures];
    await promisify(execFile)(process.execPath, args, { env });
    const found = differences(before, await sumsAt(empty.url)).filter((one) => !LATER.test(one));
    expect(found).toEqual([]);
  } finally {
    await empty.stop();
  }
  expect(app.logs().join('\n')).not.toContain(KEY);
  await app.database.delete(logs);
});

test('thirty copies stay, and none of more than ninety days', async () => {
  const bucket = await app.bucket();
  const name = (days: number) =>
    `nightly/${new Date(NIGHT - days * DAY_MS).toISOString().slice(0, 10)}.backup`;
  for (let days = 1; days <= COPIES_KEPT + 2; days++) await bucket?.put(name(days), 'old');
  await app.tick(EVERY_NIGHT_BACKUP, new Date(NIGHT + DAY_MS));
  const left = await inBucket();
  expect(left.filter((key) => key.startsWith('nightly/'))).toHaveLength(COPIES_KEPT);
  expect(left).toContain(name(-1));
  expect(left).not.toContain(name(COPIES_KEPT));
  await app.tick(EVERY_NIGHT_BACKUP, new Date(NIGHT + 100 * DAY_MS));
  expect(await inBucket()).toEqual([ERASURES, name(-100)]);
});

test('the erasures of an emptied database take nobody’s list away, and 72 lists stay', async () => {
  const bucket = await app.bucket();
  const lists = async () => (await inBucket()).filter((key) => key.startsWith('erasures/'));
  const good = await (await bucket?.get(ERASURES))?.arrayBuffer();
  await app.tick(EVERY_HOUR, new Date(NIGHT + 60 * MINUTE_MS));
  expect(await lists()).toEqual([ERASURES, 'erasures/2026-12-24T04.backup']);
  expect(await (await bucket?.get(ERASURES))?.arrayBuffer()).toEqual(good);
  for (let hour = 5; hour < 5 + ERASURE_LISTS_KEPT; hour++)
    await bucket?.put(`erasures/2026-12-25T${hour}.backup`, 'old');
  await app.tick(EVERY_HOUR, new Date(NIGHT + 5 * DAY_MS));
  expect(await lists()).toHaveLength(ERASURE_LISTS_KEPT);
  expect(await lists()).not.toContain(ERASURES);
});

test('a backup that breaks off leaves no file, and is told as an alert until one is whole', async () => {
  const at = NIGHT + 101 * DAY_MS;
  const brokenAt = async (now: number) => (await alertFigures(app.database, now)).figures.brokenBackupAt;
  const before = await inBucket();
  // A table that can't be read by its rows' ids.
  await app.database.run(sql`CREATE TABLE zz_odd (id TEXT PRIMARY KEY) WITHOUT ROWID`);
  await app.tick(EVERY_NIGHT_BACKUP, new Date(at));
  await app.database.run(sql`DROP TABLE zz_odd`);
  expect(await inBucket()).toEqual(before);
  expect(await brokenAt(at + 15 * MINUTE_MS - 1)).toBeNull();
  expect(await brokenAt(at + 15 * MINUTE_MS)).toBe(at);
  await app.tick(EVERY_NIGHT_BACKUP, new Date(at + DAY_MS));
  expect(await brokenAt(at + DAY_MS + 15 * MINUTE_MS)).toBeNull();
});
