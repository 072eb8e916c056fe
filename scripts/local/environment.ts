// Where variables come from: the process, then `.env`, then the local services (docs/contract.md 'Commands').
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseEnv } from 'node:util';
import { parseConfig } from '#worker/config.ts';
import { variablesSchema } from '#worker/config/variables.ts';

export type Environment = Record<string, string>;

const SECRET_FILE = '.local/auth-secret';
/** Written by a running `npm start`. */
const LOCAL_FILE = '.wrangler/local.env';

/** What the Worker may get: the names of its schema only, so that nothing else of the machine leaks into it. */
const isKnown = (name: string) => Object.hasOwn(variablesSchema.shape, name);

/** Set by the tests: what a developer keeps in `.env` is no part of them. */
export const NO_FILE = 'SZLAK_NO_ENV_FILE';

/** What a process of the tests gets of this one's variables: none that name a service. */
export function withoutServices(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(variables).filter(([name]) => !isKnown(name));
  return { ...Object.fromEntries(kept), [NO_FILE]: '1' };
}

export async function readEnvironment(): Promise<Environment> {
  const isRead = process.env[NO_FILE] === undefined && existsSync('.env');
  const file = isRead ? parseEnv(await readFile('.env', 'utf8')) : {};
  const all = Object.entries({ ...file, ...process.env });
  return Object.fromEntries(
    all.filter((entry): entry is [string, string] => isKnown(entry[0]) && !!entry[1]),
  );
}

/** For the operator's commands: the variables' database, else the one of a running `npm start`. */
export async function ownOrLocalEnvironment(): Promise<Environment> {
  const own = await readEnvironment();
  if (own['DATABASE_URL'] !== undefined || !existsSync(LOCAL_FILE)) return own;
  return parseEnv(await readFile(LOCAL_FILE, 'utf8')) as Environment;
}

/** Adds what local work needs: development, and a secret that stays the same from start to start. */
export async function withLocalDefaults(environment: Environment): Promise<Environment> {
  return {
    APP_ENV: 'development',
    ...environment,
    AUTH_SECRET: environment['AUTH_SECRET'] ?? (await localSecret()),
    DESK_CODE: environment['DESK_CODE'] ?? newDeskCode(),
  };
}

/** Says what is wrong with the configuration before anything is started. */
export function checkEnvironment(environment: Environment): void {
  const result = parseConfig(environment);
  if (!result.ok) throw new Error(`Configuration: ${result.sentence}`);
}

export async function writeEnvironment(path: string, environment: Environment): Promise<void> {
  const lines = Object.entries(environment).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${lines.join('\n')}\n`, { mode: 0o600 });
}

/** In place of a passkey at the operator's desk: another one at each start. */
function newDeskCode(): string {
  return randomBytes(5).toString('hex');
}

async function localSecret(): Promise<string> {
  if (existsSync(SECRET_FILE)) return (await readFile(SECRET_FILE, 'utf8')).trim();
  const secret = randomBytes(32).toString('base64url');
  await mkdir(dirname(SECRET_FILE), { recursive: true });
  await writeFile(SECRET_FILE, secret, { mode: 0o600 });
  return secret;
}
