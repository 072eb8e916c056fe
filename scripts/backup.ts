// npm run backup: the whole database into one encrypted file (docs/operations.md 'Backups').
import { createClient } from '@libsql/client/http';
import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { openDatabase, type DatabaseAddress } from '#db/client.ts';
import { keptErasures } from '#db/commands/erasures.ts';
import { dumpOf } from './backup/dump.ts';
import { newBackupKey, readBackupKey, sealedFrames } from './backup/frames.ts';
import { targetDatabase } from './backup/target.ts';

const USAGE = `npm run backup -- FILE              the database of DATABASE_URL into FILE, sealed with BACKUP_KEY
npm run backup -- erasures FILE     only whom we have erased lately: small, for every hour
npm run backup -- new-key           a BACKUP_KEY; keep it where the files are not`;

const TIMEOUT_MS = 60_000;

async function* textOf(lines: AsyncIterable<object> | Iterable<object>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

// Under another name until it is whole: a backup that broke off must not look like one.
async function write(path: string, lines: AsyncIterable<object> | Iterable<object>): Promise<void> {
  const key = readBackupKey(process.env['BACKUP_KEY']);
  const part = `${path}.part`;
  await pipeline(
    Readable.from(textOf(lines)),
    createGzip(),
    (content: AsyncIterable<Buffer>) => sealedFrames(key, content),
    createWriteStream(part, { mode: 0o600 }),
  );
  await rename(part, path);
}

async function backUp(path: string, { url, authToken }: DatabaseAddress): Promise<string> {
  const client = createClient({ url, ...(authToken === null ? {} : { authToken }) });
  try {
    await write(path, dumpOf(client));
  } finally {
    client.close();
  }
  return `The database is in ${path}.`;
}

async function run([command, path]: string[]): Promise<string> {
  if (command === 'new-key') return newBackupKey();
  if (command === undefined) return USAGE;
  const address = await targetDatabase();
  if (command !== 'erasures') return backUp(command, address);
  if (path === undefined) return USAGE;
  const erasures = await keptErasures(openDatabase(address, TIMEOUT_MS));
  await write(path, erasures);
  return `${erasures.length} erasures are in ${path}.`;
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
