// A backup, an empty server, and the same rows less whoever was erased in between (docs/operations.md 'Backups').
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOfErased } from '#db/account/commands/erasures.ts';
import { newBackupKey } from '#db/backup/frames.ts';
import { localClient, startSqld, type Sqld } from '#scripts/local/sqld.ts';
import { allEvents } from '#tests/support/analysis/event-stream.ts';
import { ANSWERS, PASSWORD, signedIn, visitorOf } from '#tests/support/account/visitor.ts';
import { finishLessons, storeStructureOf } from '#tests/support/courses/written.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { AUTH_SECRET, startApplication, type Application } from '#tests/support/worker/application.ts';

let app: Application;
let empty: Sqld;
let directory: string;
/** Where the commands put what they need for a moment. */
let temporary: string;
const key = newBackupKey();

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'backup-'));
  temporary = join(directory, 'temporary');
  await mkdir(temporary);
  app = await startApplication({}, { isOwn: true });
  empty = await startSqld({ directory: join(directory, 'empty') });
});
afterAll(async () => {
  await Promise.all([app.stop(), empty.stop()]);
  await rm(directory, { recursive: true, force: true });
});

async function command(script: 'backup' | 'restore', url: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { ...process.env, DATABASE_URL: url, BACKUP_KEY: key, AUTH_SECRET, TMPDIR: temporary },
  });
  return stdout;
}

/** All rows by table, as text. */
async function rowsAt(url: string): Promise<Map<string, string[]>> {
  const client = localClient(url);
  const { rows: tables } = await client.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
  );
  const all = new Map<string, string[]>();
  for (const { name } of tables) {
    const { rows } = await client.execute(`SELECT * FROM "${String(name)}" ORDER BY rowid`);
    all.set(
      String(name),
      rows.map((row) => JSON.stringify(row)),
    );
  }
  client.close();
  return all;
}

/** What was written after the backup and is no data of anybody living: counters of tries, and the log of the deletion. */
const LATER = new Set(['quotas', 'security_events', 'security_chain']);
const withoutLater = (rows: Map<string, string[]>) => new Map([...rows].filter(([name]) => !LATER.has(name)));

test('brings everything back, erases the erased again, and goes into no database that holds something', async () => {
  const [kept, leaving] = [await signedIn(app), await signedIn(app)];
  for (const person of [kept, leaving]) await allEvents(await person.post('/api/analysis', ANSWERS));
  const url = app.databaseProxy.url;
  const file = join(directory, 'all.backup');
  const erasures = join(directory, 'erasures.backup');
  await command('backup', url, file);
  expect((await rowsAt(url)).get('career_analyses')).toHaveLength(2);
  expect((await readFile(file)).includes(Buffer.from('szlak-backup-1'))).toBe(true);
  expect((await readFile(file)).includes(Buffer.from('CREATE TABLE'))).toBe(false);

  const left = await leaving.post('/api/account', { password: PASSWORD }, { method: 'DELETE' });
  expect(left.status).toBe(204);
  await command('backup', url, 'erasures', erasures);

  expect(await command('restore', empty.url, file, '--erasures', erasures)).toContain('1 people were erased');
  const after = await rowsAt(empty.url);
  expect([...(after.get('erasures') ?? [])].join()).toContain(hashOfErased(leaving.id));
  // As the living database is now.
  expect(withoutLater(after)).toEqual(withoutLater(await rowsAt(url)));
  expect(after.get('career_analyses')).toHaveLength(1);
  expect([...after.values()].flat().join()).not.toContain(leaving.id);

  await expect(command('restore', empty.url, file, '--no-erasures')).rejects.toThrow('not empty');
  expect(await rowsAt(empty.url)).toEqual(after);
});

/** What JSON leaves as it is and other readers take for the end of a line. */
const SEPARATORS = 'a\u2028b\u2029c\u0085d';
const COURSE = 'wordpress-dla-poczatkujacych';

test('whatever a stranger reports and a buyer writes can be backed up and restored', async () => {
  const reported = await visitorOf(app).post('/api/log-error', {
    error: SEPARATORS,
    stack: SEPARATORS,
    info: { [SEPARATORS]: [SEPARATORS] },
  });
  expect(reported.status).toBe(204);
  const buyer = await signedIn(app);
  const [lesson = ''] = await storeStructureOf(app.database, COURSE, 1);
  await buyCourse(app.database, buyer.id, COURSE);
  await finishLessons(app.database, buyer.id, { id: COURSE, lessonIds: [lesson], at: 1 });
  const reviewed = await buyer.fetch(`/moje-kursy/${COURSE}/opinia`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document' },
    body: new URLSearchParams({ zamiar: 'zapisz', gwiazdki: '4', tekst: SEPARATORS }),
  });
  expect(reviewed.status).toBe(302);
  const url = app.databaseProxy.url;
  const before = await rowsAt(url);
  for (const table of ['logs', 'course_reviews']) expect(before.get(table)?.join()).toContain('\u2028');

  const file = join(directory, 'odd.backup');
  expect(await command('backup', url, file)).toContain('restored and compared');
  const fresh = await startSqld({ directory: join(directory, 'fresh') });
  try {
    await command('restore', fresh.url, file, '--no-erasures');
    expect(await rowsAt(fresh.url)).toEqual(before);
  } finally {
    await fresh.stop();
  }
});

test('what can’t be restored is no backup, unless anyone who makes it says that it need not be', async () => {
  const broken = await startSqld({ directory: join(directory, 'broken') });
  const file = join(directory, 'broken.backup');
  try {
    const client = localClient(broken.url);
    await client.migrate([
      'CREATE TABLE people (id INTEGER PRIMARY KEY)',
      'CREATE TABLE words (who INTEGER REFERENCES people (id))',
      'INSERT INTO words VALUES (7)',
    ]);
    client.close();
    await expect(command('backup', broken.url, file)).rejects.toThrow('first row 1 of words');
    expect(await readdir(directory)).not.toContain('broken.backup');
    expect(await command('backup', broken.url, file, '--no-verify')).toContain('not tried');
    expect(await readdir(directory)).toContain('broken.backup');
    expect(await readdir(temporary)).toEqual([]);
  } finally {
    await broken.stop();
  }
});
