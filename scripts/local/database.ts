// Brings a database to the newest schema, and puts the demo accounts into a local one.
import { migrate } from 'drizzle-orm/libsql/migrator';
import { openDatabase, type DatabaseAddress } from '#db/client.ts';
import { seedDemoAccounts } from '#db/seed.ts';
import { hashPassword } from '#worker/auth/password.ts';

const TIMEOUT_MS = 60_000;

export const DEMO_PASSWORD = 'szlak-demo-2026';

/** Throws with one sentence if the database can't be reached. */
export async function migrateDatabase(address: DatabaseAddress): Promise<void> {
  try {
    await migrate(openDatabase(address, TIMEOUT_MS), { migrationsFolder: 'db/migrations' });
  } catch (error) {
    const reason =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new Error(`The database at ${address.url} could not be migrated: ${reason}`, { cause: error });
  }
}

/** Returns the addresses of the demo accounts; those that were there before stay as they are. */
export async function seedDatabase(address: DatabaseAddress): Promise<string[]> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return seedDemoAccounts(openDatabase(address, TIMEOUT_MS), { passwordHash, now: Date.now() });
}
