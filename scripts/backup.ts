// npm run backup: the whole database into one encrypted file, restored once before it is called one (docs/operations.md 'Backups').
import { createClient } from '@libsql/client/http';
import { rename } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openDatabase, type DatabaseAddress } from '#db/client.ts';
import { keptErasures } from '#db/account/commands/erasures.ts';
import { dumpOf, type Line } from '#db/backup/dump.ts';
import { readLines, targetDatabase, writeLines } from './backup/file.ts';
import { newBackupKey, readBackupKey } from '#db/backup/frames.ts';
import { summing, type Sums, verifyBackup } from './backup/verify.ts';

const USAGE = `npm run backup -- FILE              the database of DATABASE_URL into FILE, sealed with BACKUP_KEY; then FILE is restored
                                    into an empty database on this machine and compared
npm run backup -- FILE --no-verify  without: where this machine has no room for it
npm run backup -- erasures FILE     only whom we have erased lately: small, for every hour
npm run backup -- new-key           a BACKUP_KEY; keep it where the files are not`;

const TIMEOUT_MS = 60_000;

// Under another name until it is whole: a backup that broke off, or can't be restored, must not look like one.
async function backUp(path: string, address: DatabaseAddress, isVerified: boolean): Promise<string> {
  const key = readBackupKey(process.env['BACKUP_KEY']);
  const part = `${path}.part`;
  const sums = await dumpInto(part, key, address);
  if (isVerified) await verifyBackup(readLines<Line>(part, key), sums);
  await rename(part, path);
  const rows = [...sums.values()].reduce((sum, one) => sum + one.rows, 0);
  const told = isVerified ? `restored and compared: ${sums.size} sums over ${rows} lines` : 'not tried';
  return `The database is in ${path} (${told}).`;
}

async function dumpInto(part: string, key: Buffer, { url, authToken }: DatabaseAddress): Promise<Sums> {
  const client = createClient({ url, ...(authToken === null ? {} : { authToken }) });
  try {
    const { lines, sums } = summing(dumpOf(client));
    await writeLines(part, key, lines);
    return sums();
  } finally {
    client.close();
  }
}

async function run(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'no-verify': { type: 'boolean', default: false } },
  });
  const [command, path] = positionals;
  if (command === 'new-key') return newBackupKey();
  if (command === undefined) return USAGE;
  const address = await targetDatabase();
  if (command !== 'erasures') return backUp(command, address, !values['no-verify']);
  if (path === undefined) return USAGE;
  const erasures = await keptErasures(openDatabase(address, TIMEOUT_MS));
  await writeLines(`${path}.part`, readBackupKey(process.env['BACKUP_KEY']), erasures);
  await rename(`${path}.part`, path);
  return `${erasures.length} erasures are in ${path}.`;
}

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
