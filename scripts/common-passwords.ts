// Makes content/common-passwords.json: the passwords that are tried first everywhere, of the length that we accept at all, in lower
// case, the most common first. Run it by hand with the folder of an unpacked @zxcvbn-ts/language-common:
// node scripts/common-passwords.ts <folder>
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MIN_PASSWORD_LENGTH } from '#domain/account/auth/credentials.ts';

/** Ranks looked at: five times as many passwords as the 3 000 first ones would stop. */
const RANKS = 10_000;

const TARGET = 'content/common-passwords.json';

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder of the unpacked package.');

const ranked: string[] = JSON.parse(await readFile(join(folder, 'src/passwords.json'), 'utf8'));
const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
const long = ranked.slice(0, RANKS).filter((password) => password.length >= MIN_PASSWORD_LENGTH);
if (long.some((password) => /\s/.test(password))) throw new Error('A password has a blank.');

const source = `@zxcvbn-ts/language-common ${version} (MIT, © 2012–2016 Dan Wheeler and Dropbox, Inc., © 2021 zxcvbn-ts)`;
await writeFile(TARGET, `${JSON.stringify({ source, passwords: long.join(' ') }, null, 2)}\n`);
console.log(`${long.length} passwords`);
