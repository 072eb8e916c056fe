// npm run operator: who works at the operator's desk (docs/operations.md 'The desk'). Works on the database of the variables, else on the
// one of a running `npm start`.
import { parseArgs } from 'node:util';
import { openDatabase } from '#db/client.ts';
import { giveEnrolment, giveRole, takeRole } from '#db/desk/commands/operators.ts';
import { personIdOf } from '#db/desk/queries/people.ts';
import { everyOperator } from '#db/desk/queries/operators.ts';
import { normalisedEmail } from '#domain/account/auth/credentials.ts';
import { DESK_ROLES, type DeskRole } from '#domain/desk/roles.ts';
import { hashOfToken, newToken } from '#worker/auth/session-cookie.ts';
import { parseConfig } from '#worker/config.ts';
import { securityEventRecorder } from '#worker/services/platform/security-log.ts';
import { ownOrLocalEnvironment } from './local/environment.ts';

const USAGE = `npm run operator -- list
npm run operator -- add ADDRESS --role ${DESK_ROLES.join('|')}
npm run operator -- enrol ADDRESS   a one-time code for the first passkey
npm run operator -- remove ADDRESS`;

const TIMEOUT_MS = 20_000;

const ENROLMENT_MS = 24 * 60 * 60_000;

const COMMANDS = new Set(['add', 'enrol', 'remove']);

function roleOf(typed: string | undefined): DeskRole {
  const role = DESK_ROLES.find((one) => one === typed);
  if (role === undefined) throw new Error(`Say --role ${DESK_ROLES.join('|')}.`);
  return role;
}

async function run(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string' } },
  });
  const result = parseConfig(await ownOrLocalEnvironment());
  if (!result.ok) throw new Error(`Configuration: ${result.sentence}`);
  const { config } = result;
  if (config.database === null) throw new Error('Set DATABASE_URL, or run `npm start` beside this.');
  const db = openDatabase(config.database, TIMEOUT_MS);
  const [command, address] = positionals;
  if (command === 'list') {
    const all = await everyOperator(db);
    return all.length === 0
      ? 'Nobody.'
      : all
          .map(({ email, role, givenAt }) => `${role.padEnd(8)} ${email}  ${new Date(givenAt).toISOString()}`)
          .join('\n');
  }
  if (address === undefined || !COMMANDS.has(command ?? '')) return USAGE;
  const role = command === 'add' ? roleOf(values.role) : null;
  const [person] = await personIdOf(db, normalisedEmail(address));
  if (person === undefined) throw new Error('There is no account of this address: register it first.');
  const now = Date.now();
  const told = securityEventRecorder(db, { config, now }, { event: 'desk-role', personId: person.id });
  if (command === 'remove') return (await takeRole(db, person.id, told)) ? 'Removed.' : 'They have no role.';
  if (role !== null && !(await giveRole(db, { personId: person.id, role, now }, told)))
    throw new Error('Nobody has confirmed this address yet: whose account it is nobody knows.');
  const code = newToken();
  const enrolment = { personId: person.id, tokenHash: hashOfToken(code), now, expiresAt: now + ENROLMENT_MS };
  const isGiven = await giveEnrolment(db, enrolment, told);
  const enrols = `They type this code at /panel/wejscie within a day, add a passkey in /profil and turn the second factor on:\n${code}`;
  if (role === null)
    return isGiven ? enrols : 'No code: they have no role, or a passkey already, which is their proof.';
  return `${address} is ${role} now. ${
    isGiven ? enrols : 'The passkeys that they have open the desk: ask them whether each is theirs.'
  }`;
}

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
