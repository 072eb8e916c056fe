// The key changes twice while mails wait and somebody is signed in (docs/operations.md 'Keys').
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { departedContracts } from '#db/payments/schema/withdrawal.ts';
import { outbox } from '#db/platform/schema/mail.ts';
import { MAX_RETIRING } from '#domain/account/auth/key-rotation.ts';
import { keyRing, type KeyRing } from '#worker/auth/keys.ts';
import { seal } from '#worker/auth/seal.ts';
import { keptAddress } from '#worker/services/payments/withdrawal/address.ts';
import { EVERY_MINUTE } from '#worker/tasks/table.ts';
import { visitorOf } from '#tests/support/account/visitor.ts';
import { SILENT_STRIPE } from '#tests/support/payments/silent-stripe.ts';
import { LETTER } from '#tests/support/payments/withdrawer.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';

const FIRST = 'the first secret of these tests, which is long enough';
const ADDRESS = 'ala@example.pl';

let directory: string;
let file: string;
let secrets: string[];
let app: Application;

async function keysCommand(...command: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    'scripts/keys.ts',
    ...command,
    '--file',
    file,
  ]);
  return stdout;
}

async function present(): Promise<{ current: string; retiring: string }> {
  const { AUTH_SECRET = '', AUTH_SECRETS_RETIRING = '' } = parseEnv(await readFile(file, 'utf8'));
  return { current: AUTH_SECRET, retiring: AUTH_SECRETS_RETIRING };
}

async function waiting(secret: string, subject: string): Promise<void> {
  const id = crypto.randomUUID();
  const content = { to: ADDRESS, subject, text: 'Treść', html: '<p>Treść</p>', tokenHash: null };
  const sealed = seal(keyRing(secret), { purpose: 'mail', context: id }, JSON.stringify(content));
  const now = Date.now();
  const row = { id, user_id: null, kind: 'purchase', sealed, attempts: 0 } as const;
  await app.database.insert(outbox).values({ ...row, next_attempt_at: now, created_at: now });
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'keys-'));
  file = join(directory, 'secrets.env');
  await writeFile(file, `# kept\nAUTH_SECRET="${FIRST}"\nGEMINI_API_KEY=untouched\n`);
  await keysCommand('rotate');
  const second = (await present()).current;
  await keysCommand('rotate');
  const { current, retiring } = await present();
  secrets = [FIRST, second, current];
  app = await startApplication(
    { ...SILENT_STRIPE, AUTH_SECRET: current, AUTH_SECRETS_RETIRING: retiring },
    { mail: true },
  );
});
afterAll(async () => {
  await app.stop();
  await rm(directory, { recursive: true, force: true });
});

test('each change makes a new secret, keeps the older ones and touches nothing else', async () => {
  const [first, second, third] = secrets;
  expect(await present()).toEqual({
    current: third,
    retiring: `${second},${encodeURIComponent(first ?? '')}`,
  });
  expect(new Set(secrets).size).toBe(3);
  expect(await readFile(file, 'utf8')).toMatch(/# kept\nGEMINI_API_KEY=untouched\n$/);
});

test('a key under which a mail waits is not retired; what waits is delivered; then both go', async () => {
  for (const [index, secret] of secrets.entries()) await waiting(secret, `Pod kluczem ${index + 1}`);
  await writeFile(file, `${await readFile(file, 'utf8')}DATABASE_URL=${app.databaseProxy.url}\n`);
  expect(await keysCommand('retire')).toContain('1 texts sealed');
  expect((await present()).retiring).toBe(`${secrets[1]},${encodeURIComponent(FIRST)}`);

  await app.tick(EVERY_MINUTE);
  const delivered = (await app.inbox.to(ADDRESS)).map(({ subject }) => subject);
  expect(delivered.toSorted()).toEqual(['Pod kluczem 1', 'Pod kluczem 2', 'Pod kluczem 3']);

  await keysCommand('retire');
  expect(await present()).toEqual({ current: secrets[2], retiring: 'off' });
});

test('a contract kept under an older key is found by its address, and comes under the present one', async () => {
  const kept = (keys: KeyRing) => keptAddress({ config: { keys } }, ADDRESS);
  const { addressHash, addressSealed } = kept(keyRing(FIRST));
  const now = Date.now();
  await app.database.insert(departedContracts).values({
    id: 'sub_1',
    item: 'premium',
    address_hash: addressHash,
    address_sealed: addressSealed,
    made_at: now,
    departed_at: now,
  });
  const response = await visitorOf(app).fetch('/odstapienie', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ kto: ADDRESS }),
  });
  expect(response.status).toBe(200);
  await expect
    .poll(async () => (await app.inbox.to(ADDRESS)).map(({ subject }) => subject))
    .toContain(LETTER);
  const [row] = await app.database.select().from(departedContracts);
  expect(row?.address_hash).toBe(kept(keyRing(secrets[2] ?? '')).addressHash);
});

test('with three retiring, the next change waits until one is retired', async () => {
  for (let change = 0; change < MAX_RETIRING; change += 1) await keysCommand('rotate');
  await expect(keysCommand('rotate')).rejects.toThrow('Too many keys are retiring');
});
