// Which database is meant: that of the variables, and no other by accident.
import type { DatabaseAddress } from '#db/client.ts';
import { readEnvironment } from '../local/environment.ts';

/** Throws where none is named. */
export async function targetDatabase(): Promise<DatabaseAddress> {
  const environment = await readEnvironment();
  const url = environment['DATABASE_URL'];
  if (url === undefined) throw new Error('Set DATABASE_URL (and DATABASE_AUTH_TOKEN).');
  return { url, authToken: environment['DATABASE_AUTH_TOKEN'] ?? null };
}
