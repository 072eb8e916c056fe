// The built Worker in workerd, with an sqld and a local Gemini beside it: what most tests run against. It lives as long as its Vitest
// worker, and each file finds it as new; one that needs other variables or breaks things has an application of its own.
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createTestHarness } from 'wrangler';
import { openDatabase, type Database } from '#db/client.ts';
import { migrateDatabase } from '#scripts/local/database.ts';
import { startSqld } from '#scripts/local/sqld.ts';
import { startGemini, type LocalGemini } from '#sandbox/gemini/server.ts';
import { startInbox, type LocalInbox } from '#sandbox/inbox/server.ts';
import { SILENT_STRIPE } from '../payments/silent-stripe.ts';
import { startDatabaseProxy, type DatabaseProxy } from './database-proxy.ts';
import { emptyTables } from './empty-tables.ts';
import { lending, NotLendable, type Lendable } from './lent.ts';

export const AUTH_SECRET = 'a secret of the tests that is long enough';

export const WEBHOOK_SECRET = 'whsec_dGhlIHNlY3JldCBvZiB0aGUgdGVzdHM=';

const FAST = 20;
const QUERY_TIMEOUT_MS = 10_000;
/** What a file has left under way may end by then; no application that is still at work is given to the next file. */
const REST_MS = 3_000;
const STILL_MS = 100;

export type Application = {
  url: string;
  database: Database;
  /** Stands between the Worker and sqld: counts, delays, refuses. */
  databaseProxy: DatabaseProxy;
  gemini: LocalGemini;
  /** Where messages arrive; with mail off, none do. */
  inbox: LocalInbox;
  /** Everything that a person's Durable Object keeps, as JSON, one line a row. */
  objectRows(personId: string): Promise<string[]>;
  /** Lets the platform's clock strike, by default now. */
  tick(cron: string, at?: Date): Promise<void>;
  /** Where backups go, if it was asked for. */
  bucket(): Promise<R2Bucket | undefined>;
  /** What workerd logged: the Worker's structured lines. */
  logs(): string[];
  /** Kills the database's process and starts it again on the same files. */
  killDatabase(): Promise<void>;
  stop(): Promise<void>;
};

/** Mail is off unless asked for: then an account is signed in at once, without a link to click. */
export type Wishes = { mail?: boolean; bucket?: boolean };

const lend = lending<Application>();

/**
 * `isOwn`: for a file that depends on what only a start makes new (what an isolate remembers, the edge cache) or that breaks what all use.
 */
export async function startApplication(
  variables: Record<string, string> = {},
  { isOwn = false, ...wishes }: Wishes & { isOwn?: boolean } = {},
): Promise<Application> {
  const isLent = variables === SILENT_STRIPE || Object.keys(variables).length === 0;
  if (isLent && !isOwn && wishes.bucket !== true)
    return lend(JSON.stringify([variables, wishes]), () => applicationToLend(variables, wishes));
  const { thing } = await applicationToLend(variables, wishes);
  return thing;
}

export async function applicationToLend(
  variables: Record<string, string>,
  { mail = false, bucket = false }: Wishes,
): Promise<Lendable<Application>> {
  // Nothing here may ask the internet where this machine stands.
  process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false';
  const directory = await mkdtemp(join(tmpdir(), 'szlak-'));
  const remove = () => rmSync(directory, { recursive: true, force: true });
  process.once('exit', remove);
  const [firstSqld, gemini, inbox] = await Promise.all([
    startSqld({ directory }),
    startGemini({ port: 0, pace: FAST }),
    startInbox({ port: 0, apiKey: 'test-key' }),
  ]);
  let sqld = firstSqld;
  const files = { directory, port: sqld.port };
  await migrateDatabase({ url: sqld.url, authToken: null });
  const databaseProxy = await startDatabaseProxy(sqld.url);
  const harness = createTestHarness({
    workers: [
      {
        configPath: bucket ? await withBucket() : CONFIGURATION,
        vars: {
          APP_ENV: 'development',
          AUTH_SECRET,
          DATABASE_URL: databaseAddress(databaseProxy.url, variables['APP_ENV']),
          // What is tried is seldom speed: a machine with much to do may take its time.
          DATABASE_TIMEOUT_MS: '20000',
          GEMINI_API_KEY: 'test-key',
          GEMINI_BASE_URL: gemini.url,
          RATE_LIMIT_SCALE: '1000',
          ...(mail ? mailVariables(inbox) : {}),
          ...variables,
        },
      },
    ],
  });
  const { url } = await harness.listen();
  inbox.tellTo({ url: new URL('/api/webhooks/resend', url).href, secret: WEBHOOK_SECRET });
  const database = openDatabase({ url: sqld.url, authToken: null }, QUERY_TIMEOUT_MS);
  async function stop() {
    await harness.close();
    await Promise.all([databaseProxy.stop(), gemini.stop(), inbox.stop()]);
    await sqld.stop();
    process.off('exit', remove);
    remove();
  }
  return {
    thing: {
      url: url.origin,
      database,
      databaseProxy,
      gemini,
      inbox,
      async objectRows(personId) {
        const storage = await harness.getWorker().getDurableObjectStorage('GENERATION', { name: personId });
        const tables = await storage.exec<{ name: string }>(
          "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'",
        );
        const rows = await Promise.all(tables.map(({ name }) => storage.exec(`SELECT * FROM ${name}`)));
        return rows.flat().map((row) => JSON.stringify(row));
      },
      async tick(cron, at = new Date()) {
        await harness.getWorker().scheduled({ cron, scheduledTime: at });
      },
      bucket: async () => (await harness.getWorker<{ BACKUPS?: R2Bucket }>().getEnv()).BACKUPS,
      logs: () => harness.getLogs().map((log) => JSON.stringify(log)),
      async killDatabase() {
        await sqld.stop();
        sqld = await startSqld(files);
      },
      stop,
    },
    async renew() {
      databaseProxy.renew();
      await atRest(
        () => databaseProxy.restMs > STILL_MS && gemini.calls.every((call) => call.ended !== 'running'),
      );
      await refuseWhatIsRemembered(database);
      if (await hasCourses(database)) throw new Error('The Worker remembers courses.');
      await emptyTables(database);
      gemini.reset();
      inbox.clear();
      databaseProxy.forget();
      harness.clearLogs();
    },
    stop,
  };
}

/**
 * What the isolate and the edge cache remember for minutes, and public pages show. Anyone who writes it would see what was before, and leave it
 * to the next file.
 */
const REMEMBERED = {
  switches: sql`SELECT 1 FROM switches`,
  'figures of the site': sql`SELECT 1 FROM site_figures`,
  reviews: sql`SELECT 1 FROM course_reviews`,
};

async function refuseWhatIsRemembered(database: Database): Promise<void> {
  for (const [what, statement] of Object.entries(REMEMBERED)) {
    const rows = await database.all(sql`${statement} LIMIT 1`);
    if (rows.length > 0)
      throw new NotLendable(`This file writes ${what}, which the Worker remembers: say isOwn.`);
  }
}

/** What was written of a course stays in its Durable Object, and its figures in the isolate. */
async function hasCourses(database: Database): Promise<boolean> {
  const rows = await database.all(
    sql`SELECT 1 FROM lessons UNION ALL SELECT 1 FROM course_structures UNION ALL SELECT 1 FROM course_figures LIMIT 1`,
  );
  return rows.length > 0;
}

async function atRest(rests: () => boolean): Promise<void> {
  const deadline = Date.now() + REST_MS;
  while (!rests()) {
    if (Date.now() > deadline) throw new Error('The application is still at work.');
    await new Promise((resolve) => setTimeout(resolve, STILL_MS / 5));
  }
}

const CONFIGURATION = 'build/server/wrangler.json';

// As where a bucket is configured; beside the other, since it names files by their place.
async function withBucket(): Promise<string> {
  const path = CONFIGURATION.replace('wrangler', 'wrangler.bucket');
  const configuration = JSON.parse(await readFile(CONFIGURATION, 'utf8')) as object;
  const buckets = [{ binding: 'BACKUPS', bucket_name: 'szlak-backups' }];
  await writeFile(path, JSON.stringify({ ...configuration, r2_buckets: buckets }));
  return path;
}

// Production takes no http:, and on this machine there is no https:.
function databaseAddress(url: string, environment = 'development'): string {
  return environment === 'production' ? `${url.replace('http:', 'libsql:')}?tls=0` : url;
}

function mailVariables(inbox: LocalInbox): Record<string, string> {
  return {
    MAIL_FROM: 'Szlak <kontakt@szlak.example>',
    RESEND_API_KEY: 'test-key',
    RESEND_BASE_URL: inbox.url,
    RESEND_WEBHOOK_SECRET: WEBHOOK_SECRET,
  };
}
