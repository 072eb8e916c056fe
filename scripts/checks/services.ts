// Whether the other services answer, and know us.
import { readFileSync } from 'node:fs';
import { sql, inArray } from 'drizzle-orm';
import { openDatabase, type Database } from '#db/client.ts';
import type { Config, DatabaseConfig, GeminiConfig, MailConfig } from '#worker/config.ts';
import { attempt, missing, ok, unknown, wrong, type Check } from './check.ts';
import { requestChecks } from './model.ts';

import { profiles } from '#db/account/schema/accounts.ts';
import { DEMO_PEOPLE } from '#db/seed.ts';

const TIMEOUT_MS = 10_000;

export async function serviceChecks({
  database,
  gemini,
  mail,
  isDevelopment,
}: Pick<Config, 'database' | 'gemini' | 'mail' | 'isDevelopment'>): Promise<Check[]> {
  const checks = [
    ...(database === null ? [] : [attempt(SCHEMA, () => schemaChecks(database))]),
    ...(database === null || isDevelopment
      ? []
      : [attempt(DEMO, () => demoAccountChecks(openDatabase(database, TIMEOUT_MS)))]),
    ...(gemini === null
      ? []
      : [
          ...modelsOf(gemini).map((model) => attempt(model, () => modelChecks(gemini, model))),
          requestChecks(gemini),
        ]),
    ...(mail === null ? [] : [attempt(DOMAIN, () => domainChecks(mail))]),
  ];
  return (await Promise.all(checks)).flat();
}

const SCHEMA = 'Schema';
const DOMAIN = 'Domain at the carrier';
const GEMINI = 'https://generativelanguage.googleapis.com';

async function schemaChecks(config: DatabaseConfig): Promise<Check[]> {
  const db = openDatabase(config, TIMEOUT_MS);
  const journal = JSON.parse(readFileSync('db/migrations/meta/_journal.json', 'utf8')) as {
    entries: unknown[];
  };
  const [tables] = await db.all<{ count: number }>(
    sql`SELECT count(*) AS count FROM sqlite_master WHERE name = '__drizzle_migrations'`,
  );
  if (tables?.count !== 1) return [missing(SCHEMA, 'the database is empty: the deployment fills it')];
  const [done] = await db.all<{ count: number }>(sql`SELECT count(*) AS count FROM __drizzle_migrations`);
  const left = journal.entries.length - (done?.count ?? 0);
  if (left < 0) return [wrong(SCHEMA, 'the database is newer than this code')];
  return [ok(SCHEMA, left === 0 ? '' : `${left} migrations will run`)];
}

function modelsOf({ analysisModel, structureModel, lessonModel, readingModel }: GeminiConfig): string[] {
  return [...new Set([analysisModel, structureModel, lessonModel, readingModel])];
}

async function modelChecks({ apiKey, baseUrl }: GeminiConfig, model: string): Promise<Check[]> {
  const response = await fetch(new URL(`/v1beta/models/${model}`, baseUrl ?? GEMINI), {
    headers: { 'x-goog-api-key': apiKey },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (response.ok) return [ok(model)];
  return [wrong(model, modelFault(response.status))];
}

// A key that is wrong gets a 400 from Google, one of another project or without billing a 403.
function modelFault(status: number): string {
  if (status === 404) return 'there is no such model';
  const isKey = [400, 401, 403].includes(status);
  return `Google answers ${status}${isKey ? ': is GEMINI_API_KEY right, and billing on?' : ''}`;
}

async function domainChecks({ from, apiKey, baseUrl }: MailConfig): Promise<Check[]> {
  const response = await fetch(new URL('/domains', baseUrl), {
    headers: { Authorization: `Bearer ${apiKey}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer = (await response.json()) as DomainAnswer;
  return [response.ok ? judgeDomain(answer.data ?? [], from) : judgeRefusal(response.status, answer.name)];
}

type DomainAnswer = { data?: { name: string; status: string }[]; name?: string };

/** A key that may only send is the better one, and can't be asked about domains. */
export function judgeRefusal(status: number, name: string | undefined): Check {
  if (name === 'restricted_api_key')
    return unknown(DOMAIN, 'not known: the key may only send, which is enough; look at resend.com/domains');
  const isKey = status === 401 || status === 403;
  return wrong(DOMAIN, `the carrier answers ${status}${isKey ? ': is RESEND_API_KEY right?' : ''}`);
}

export function judgeDomain(domains: readonly { name: string; status: string }[], from: string): Check {
  const name = /@([^>\s]+)>?$/.exec(from)?.[1]?.toLowerCase() ?? '';
  const own = domains.find((domain) => domain.name.toLowerCase() === name);
  if (own === undefined) return missing(DOMAIN, `${name} is not registered there`);
  return own.status === 'verified' ? ok(DOMAIN, name) : wrong(DOMAIN, `${name} is ${own.status}`);
}

// Demo accounts have a published password, and one of them sits at the desk: none may be in a database that the world reaches.
const DEMO = 'Demo accounts';

/** Nothing of a database without tables. */
async function demoAccountChecks(db: Database): Promise<Check[]> {
  const [tables] = await db.all<{ count: number }>(
    sql`SELECT count(*) AS count FROM sqlite_master WHERE name = 'profiles'`,
  );
  if (tables?.count !== 1) return [];
  const known = DEMO_PEOPLE.map(({ email }) => email);
  const found = await db
    .select({ email: profiles.email })
    .from(profiles)
    .where(inArray(profiles.email, known));
  if (found.length === 0) return [ok(DEMO, 'none')];
  const addresses = found.map(({ email }) => email).join(', ');
  return [
    wrong(DEMO, `${addresses}: their password is published, so delete them, and take it for a break-in`),
  ];
}
