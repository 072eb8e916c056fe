// Brings a database to the newest schema, and puts the demo accounts into a local one.
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { openDatabase, type Database, type DatabaseAddress } from '#db/client.ts';
import { seedDemoAccounts } from '#db/seed.ts';
import { hashPassword } from '#worker/auth/password.ts';
import { isLoopback } from './guard.ts';

const TIMEOUT_MS = 60_000;

export const DEMO_PASSWORD = 'szlak-demo-2026';

const MIGRATIONS = { migrationsFolder: 'db/migrations' };

/** Throws with one sentence if the database can't be reached, or comes of migrations from which none of these leads on. */
export async function migrateDatabase(address: DatabaseAddress): Promise<void> {
  const db = openDatabase(address, TIMEOUT_MS);
  try {
    if (await isOfOtherMigrations(db))
      throw new Error('migrations', { cause: new Error(`it is of an older version of Szlak. ${ANEW}`) });
    await migrate(db, MIGRATIONS);
  } catch (error) {
    const reason =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new Error(`The database at ${address.url} could not be migrated: ${reason}`, { cause: error });
  }
}

const ANEW =
  'If it is the local one, delete .local/database and .local/stripe and start again: the demo accounts come back by themselves';

// Until the first deployment the one migration is made again with each change (CONTRIBUTING.md 'Database'). A database that is only newer
// than the code has all of ours, and is left as it is.
async function isOfOtherMigrations(db: Database): Promise<boolean> {
  const [table] = await db.all(sql`SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'`);
  if (table === undefined) return false;
  const done = await db.all<{ hash: string }>(sql`SELECT hash FROM __drizzle_migrations`);
  const hashes = new Set(done.map(({ hash }) => hash));
  const ours = readMigrationFiles(MIGRATIONS).map(({ hash }) => hash);
  return (
    hashes.size > 0 &&
    !ours.every((hash) => hashes.has(hash)) &&
    !done.every(({ hash }) => ours.includes(hash))
  );
}

/** Returns the addresses of the demo accounts; those that were there before stay as they are. Throws where the database isn't local. */
export async function seedDatabase(address: DatabaseAddress): Promise<string[]> {
  if (!isLoopback(address.url))
    throw new Error('Demo accounts go into a database on this machine and no other.');
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return seedDemoAccounts(openDatabase(address, TIMEOUT_MS), { passwordHash, now: Date.now() });
}
