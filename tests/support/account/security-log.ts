// The security log as a test looks at it: its rows, its chain, and a sign-in that leaves a row.
import { asc, eq } from 'drizzle-orm';
import { securityEvents } from '#db/account/schema/security-log.ts';
import { keyRing } from '#worker/auth/keys.ts';
import { sealSecurityLog } from '#worker/security-log/seal.ts';
import { verifySecurityLog } from '#worker/security-log/verify.ts';
import { AUTH_SECRET, type Application } from '../worker/application.ts';
import { visitorOf } from './visitor.ts';

export const LOG_CONFIG = { keys: keyRing(AUTH_SECRET) };

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

export function securityLogOf(app: Application) {
  const { database } = app;
  const verdict = () => verifySecurityLog(database, LOG_CONFIG, Date.now());
  return {
    rowsOf: (id: string) =>
      database
        .select()
        .from(securityEvents)
        .where(eq(securityEvents.user_id, id))
        .orderBy(asc(securityEvents.id)),
    allRows: () => database.select().from(securityEvents).orderBy(asc(securityEvents.id)),
    verdict,
    faults: async () => (await verdict()).faults,
    seal: () => sealSecurityLog(database, LOG_CONFIG),
    /** By Firefox on Linux. */
    login: (email: string, password: string) =>
      visitorOf(app).post('/api/account/login', { email, password }, { headers: { 'User-Agent': FIREFOX } }),
  };
}
