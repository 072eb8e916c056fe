// Nobody who has the database alone changes the security log unseen (docs/security.md 'Security log').
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { metrics } from '#db/desk/schema/observability.ts';
import { securityChain, securityEvents } from '#db/account/schema/security-log.ts';
import { SECURITY_EVENTS_KEPT_MS } from '#domain/account/security-log/events.ts';
import { cutSecurityLog } from '#worker/security-log/ends.ts';
import { securityEvent } from '#worker/services/platform/security-log.ts';
import { EVERY_NIGHT } from '#worker/tasks/table.ts';
import { LOG_CONFIG, securityLogOf } from '#tests/support/account/security-log.ts';
import { AUTH_SECRET, startApplication, type Application } from '#tests/support/worker/application.ts';
import { PASSWORD, signedIn } from '#tests/support/account/visitor.ts';

let app: Application;
let log: ReturnType<typeof securityLogOf>;
beforeAll(async () => {
  app = await startApplication({}, { mail: true, isOwn: true });
  log = securityLogOf(app);
});
afterAll(() => app.stop());

/** Does it, looks, and puts the rows back as they were. */
async function faultsAfter(harm: (ids: number[]) => Promise<unknown>): Promise<unknown> {
  await log.seal();
  const rows = await log.allRows();
  const ends = await app.database.select().from(securityChain);
  await harm(rows.map(({ id }) => id));
  const found = await log.faults();
  await app.database.delete(securityEvents);
  for (const row of rows) await app.database.insert(securityEvents).values(row);
  await app.database.delete(securityChain);
  await app.database.insert(securityChain).values(ends);
  expect(await log.faults()).toEqual([]);
  return found;
}

const run = (query: ReturnType<typeof sql>) => app.database.run(query);

test.each([
  ['event', "'sign-out'"],
  ['outcome', "'refused'"],
  ['device', "'Safari, iPhone'"],
  ['network', 'NULL'],
  ['at', 'at - 3600000'],
  ['mark', "'0000000000000000000000'"],
])('one row whose %s was changed is found', async (column, value) => {
  const { id } = await signedIn(app);
  await securityEvent(
    app.database,
    { config: LOG_CONFIG, now: Date.now(), request: new Request(app.url) },
    { event: 'export', personId: id },
  );
  let changed = 0;
  const found = await faultsAfter(async (ids) => {
    changed = ids.at(-1) ?? 0;
    await run(sql.raw(`UPDATE security_events SET ${column} = ${value} WHERE id = ${changed}`));
  });
  expect(found).toEqual([{ kind: 'content', id: changed }]);
});

test('one row that was handed to somebody else is found', async () => {
  const [one, other] = [await signedIn(app), await signedIn(app)];
  await log.login(one.email, PASSWORD);
  const [row] = await log.rowsOf(one.id);
  const found = await faultsAfter(() =>
    run(sql`UPDATE security_events SET user_id = ${other.id} WHERE id = ${row?.id}`),
  );
  expect(found).toEqual([{ kind: 'person', id: row?.id }]);
});

test('one row whose person was taken out is found while they have an account, and a row of nobody’s is none', async () => {
  const [one, leaving] = [await signedIn(app), await signedIn(app)];
  await log.login(one.email, PASSWORD);
  await log.login('nikogo@example.pl', PASSWORD);
  await leaving.post('/api/account', { password: PASSWORD }, { method: 'DELETE' });
  const [row] = await log.rowsOf(one.id);
  const nameless = (await log.allRows()).filter(({ user_id }) => user_id === null);
  expect(nameless.length).toBeGreaterThan(1);
  const found = await faultsAfter(() =>
    run(sql`UPDATE security_events SET user_id = NULL WHERE id = ${row?.id}`),
  );
  expect(found).toEqual([{ kind: 'person', id: row?.id }]);
  const all = await faultsAfter(() => run(sql`UPDATE security_events SET user_id = NULL`));
  expect(all).toContainEqual({ kind: 'person', id: expect.any(Number) });
});

test('the operator of a deed at the desk who was taken out of it is found', async () => {
  const [person, operator] = [await signedIn(app), await signedIn(app)];
  const desk = { operatorId: operator.id, detail: 'copy' };
  await securityEvent(
    app.database,
    { config: LOG_CONFIG, now: Date.now() },
    { event: 'export', personId: person.id, desk },
  );
  let changed = 0;
  const found = await faultsAfter(async (ids) => {
    changed = ids.at(-1) ?? 0;
    await run(sql`UPDATE security_events SET actor_id = NULL WHERE id = ${changed}`);
  });
  expect(found).toEqual([{ kind: 'person', id: changed }]);
});

test('one row taken out of the middle, from the beginning or from the end is found', async () => {
  const { id, email } = await signedIn(app);
  for (let times = 0; times < 3; times += 1) await log.login(email, PASSWORD);
  const rows = await log.rowsOf(id);
  const [, middle, next] = rows;
  const gone = (what: number | undefined) => run(sql`DELETE FROM security_events WHERE id = ${what}`);
  const inTheMiddle = await faultsAfter(() => gone(middle?.id));
  expect(inTheMiddle).toContainEqual({ kind: 'order', id: next?.id });
  expect(await faultsAfter((ids) => gone(ids[0]))).not.toEqual([]);
  expect(await faultsAfter((ids) => gone(ids.at(-1)))).toEqual([{ kind: 'end', id: next?.id }]);
});

test('the end cut off together with what says where it is, is found, since nobody without the key can say it again', async () => {
  await log.login((await signedIn(app)).email, PASSWORD);
  const found = await faultsAfter(async (ids) => {
    const [last, before] = [ids.at(-1), ids.at(-2)];
    await run(sql`UPDATE security_chain SET head_id = ${before}, head_count = head_count - 1,
      head_seal = (SELECT seal FROM security_events WHERE id = ${before})`);
    await run(sql`DELETE FROM security_events WHERE id = ${last}`);
  });
  expect(found).toEqual([{ kind: 'end', id: expect.any(Number) }]);
});

test('a row that somebody put in is found, before the end and after it, copied or made up', async () => {
  await log.login((await signedIn(app)).email, PASSWORD);
  const columns = 'mark, user_id, event, outcome, device, network, at, proof, seal';
  const after = await faultsAfter(async () => {
    await run(
      sql.raw(`INSERT INTO security_events (nonce, ${columns})
      SELECT 'made-up', ${columns.replace('seal', 'NULL')} FROM security_events ORDER BY id DESC LIMIT 1`),
    );
    await log.seal();
  });
  expect(after).toEqual([{ kind: 'content', id: expect.any(Number) }]);
  const swapped = await faultsAfter(async (ids) => {
    const [one, two] = [ids.at(-3), ids.at(-2)];
    await run(sql`UPDATE security_events SET id = -1 WHERE id = ${one}`);
    await run(sql`UPDATE security_events SET id = ${one} WHERE id = ${two}`);
    await run(sql`UPDATE security_events SET id = ${two} WHERE id = -1`);
  });
  expect(swapped).toContainEqual({ kind: 'order', id: expect.any(Number) });
});

test('what is older than a year goes, and the chain goes on from there', async () => {
  const { id } = await signedIn(app);
  const now = Date.now();
  await log.seal();
  const before = (await log.allRows()).length;
  await cutSecurityLog(app.database, LOG_CONFIG, now - SECURITY_EVENTS_KEPT_MS);
  expect(await log.allRows()).toHaveLength(before);
  await securityEvent(app.database, { config: LOG_CONFIG, now }, { event: 'export', personId: id });
  await log.seal();
  await cutSecurityLog(app.database, LOG_CONFIG, now - 1);
  expect((await log.allRows()).map(({ event }) => event)).toContain('export');
  expect(await log.faults()).toEqual([]);
  await cutSecurityLog(app.database, LOG_CONFIG, now);
  expect(await log.allRows()).toEqual([]);
  await securityEvent(app.database, { config: LOG_CONFIG, now }, { event: 'refund', personId: id });
  await log.seal();
  expect(await log.faults()).toEqual([]);
  expect(await log.allRows()).toHaveLength(1);
});

test('a broken chain raises an alarm by night, a whole one leaves its head in the log', async () => {
  const broken = () =>
    app.database.select().from(metrics).where(eq(metrics.metric_name, 'security_log_broken'));
  await app.tick(EVERY_NIGHT);
  expect(await broken()).toHaveLength(0);
  expect(app.logs().join('\n')).toMatch(/security-log.*isWhole.*true/);
  await faultsAfter(async (ids) => {
    await run(sql`UPDATE security_events SET device = 'Safari' WHERE id = ${ids.at(-1)}`);
    await app.tick(EVERY_NIGHT);
  });
  expect(await broken()).toHaveLength(1);
  expect(app.logs().join('\n')).toMatch(/the chain is broken/);
});

test('the operator’s command writes the log out, says whether it is whole, and whether a head kept elsewhere is still there', async () => {
  const { email } = await signedIn(app);
  await log.login(email, PASSWORD);
  await log.login(email, PASSWORD);
  await log.seal();
  const out = join(tmpdir(), `security-log-${crypto.randomUUID()}.jsonl`);
  const command = (...options: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/security-log.ts', ...options], {
      env: { ...process.env, DATABASE_URL: app.databaseProxy.url, AUTH_SECRET },
    }).then(
      ({ stdout }) => ({ code: 0, text: stdout }),
      (error: { code: number; stderr: string }) => ({ code: error.code, text: error.stderr }),
    );
  const { count, head } = await log.verdict();
  const whole = await command('--out', out, '--expect', `${count}:${head}`);
  expect(whole).toEqual({ code: 0, text: expect.stringContaining(`the last seal is ${head}`) });
  const lines = (await readFile(out, 'utf8')).trim().split('\n');
  await rm(out);
  expect(lines).toHaveLength((await log.allRows()).length);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ event: 'password-sign-in', outcome: 'done' });
  expect(await command('--expect', `${count}:${head.replace(/^./, '_')}`)).toMatchObject({ code: 1 });
  await faultsAfter(async (ids) => {
    await run(sql`DELETE FROM security_events WHERE id = ${ids.at(-2)}`);
    expect(await command()).toEqual({ code: 1, text: expect.stringContaining('Broken (order)') });
  });
});
