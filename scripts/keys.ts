// npm run keys: shows the ring, changes the key, retires old ones (docs/operations.md 'Keys'). It works on a file of variables, which
// `wrangler secret bulk` then takes over as one: there is no moment with a new key and without the old one.
import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { parseArgs, parseEnv } from 'node:util';
import { openDatabase } from '#db/client.ts';
import { sealedByKey } from '#db/account/queries/keys.ts';
import { rotated, withoutUnused, type Secrets } from '#domain/account/auth/key-rotation.ts';
import { retiringOf } from './local/key-ring.ts';
import { keyOf } from '#worker/auth/keys.ts';

const USAGE = `npm run keys -- --file secrets.env           the keys, and how much is sealed under each
npm run keys -- rotate --file secrets.env    a new key; the present one begins to retire
npm run keys -- retire --file secrets.env    drops retiring keys under which nothing is sealed any more

secrets.env holds AUTH_SECRET, DATABASE_URL and DATABASE_AUTH_TOKEN. Afterwards: npx wrangler secret bulk secrets.env`;

const CURRENT = 'AUTH_SECRET';
const RETIRING = 'AUTH_SECRETS_RETIRING';
const SECRET_BYTES = 48;
const TIMEOUT_MS = 20_000;

type File = { path: string; text: string; variables: Record<string, string | undefined>; secrets: Secrets };

async function openFile(path: string): Promise<File> {
  const text = await readFile(path, 'utf8');
  const variables = parseEnv(text);
  const current = variables[CURRENT];
  if (current === undefined) throw new Error(`${path} has no ${CURRENT}.`);
  return { path, text, variables, secrets: { current, retiring: retiringOf(variables) } };
}

// Beside the old file first: a disk that is full must not cost the only copy of a secret.
async function save({ path, text }: File, { current, retiring }: Secrets): Promise<void> {
  const others = text
    .split('\n')
    .filter((line) => !/^\s*(?:export\s+)?AUTH_SECRETS?(?:_RETIRING)?\s*=/.test(line));
  const lines = [
    `${CURRENT}=${quoted(current)}`,
    `${RETIRING}=${retiring.map(encodeURIComponent).join(',') || 'off'}`,
  ];
  await writeFile(`${path}.new`, [...lines, ...others].join('\n'), { mode: 0o600 });
  await rename(`${path}.new`, path);
}

// As it was, should it hold what begins a comment or ends the line.
function quoted(secret: string): string {
  return /^[\w-]+$/.test(secret) ? secret : `'${secret}'`;
}

async function sealedUnder({ variables }: File): Promise<Map<string, number>> {
  const url = variables['DATABASE_URL'];
  if (url === undefined) throw new Error('DATABASE_URL is missing: nobody can tell what is still sealed.');
  const db = openDatabase({ url, authToken: variables['DATABASE_AUTH_TOKEN'] ?? null }, TIMEOUT_MS);
  const rows = await sealedByKey(db);
  return new Map(rows.map(({ key, rows: count }) => [key, count]));
}

function told({ current, retiring }: Secrets, used: ReadonlyMap<string, number> | null): string {
  const line = (secret: string, state: string) => {
    const { id } = keyOf(secret);
    return `${id}  ${state}${used === null ? '' : `, ${used.get(id) ?? 0} texts sealed`}`;
  };
  return [line(current, 'makes keys'), ...retiring.map((secret) => line(secret, 'retiring'))].join('\n');
}

async function run(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { file: { type: 'string' } },
  });
  if (values.file === undefined) return USAGE;
  const file = await openFile(values.file);
  const [command = 'show'] = positionals;
  if (command === 'show') return told(file.secrets, await sealedUnder(file));
  if (command === 'rotate') {
    const next = rotated(file.secrets, randomBytes(SECRET_BYTES).toString('base64url'));
    if (next === null) throw new Error('Too many keys are retiring. First: npm run keys -- retire');
    await save(file, next);
    return `${told(next, null)}\n\nNow: npx wrangler secret bulk ${file.path}`;
  }
  if (command !== 'retire') return USAGE;
  const used = await sealedUnder(file);
  const next = withoutUnused(file.secrets, (secret) => (used.get(keyOf(secret).id) ?? 0) > 0);
  await save(file, next);
  return `${told(next, used)}\n\nNow: npx wrangler secret bulk ${file.path}`;
}

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
