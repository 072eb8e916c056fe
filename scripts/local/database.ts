// Brings a database to the newest schema, and puts the demo accounts into a local one.
import { migrate } from 'drizzle-orm/libsql/migrator';
import { openDatabase, type DatabaseAddress } from '#db/client.ts';
import { seedDemoAccounts } from '#db/seed.ts';
import { hashPassword } from '#worker/auth/password.ts';

const TIMEOUT_MS = 60_000;

export const DEMO_PASSWORD = 'szlak-demo-2026';

export async function migrateDatabase(address: DatabaseAddress): Promise<void> {
  // oxlint-disable-next-line typescript/no-explicit-any, typescript/no-unsafe-argument -- the HTTP driver has the same shape
  await migrate(openDatabase(address, TIMEOUT_MS), { migrationsFolder: 'db/migrations' });
}

/** Returns the addresses of the demo accounts; those that were there before stay as they are. */
export async function seedDatabase(address: DatabaseAddress): Promise<string[]> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return seedDemoAccounts(openDatabase(address, TIMEOUT_MS), { passwordHash, now: Date.now() });
}
