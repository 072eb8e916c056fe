// The nightly look at the security log. A broken chain is an error in the log and a count in `metrics`; a whole one leaves a line with
// its head, which the database can't change: whoever cuts rows off at the end is told from it (scripts/security-log.ts).
import { insertMetric } from '#db/desk/commands/observability.ts';
import { logError, logInfo } from '../log.ts';
import type { TaskScope } from '../tasks/scope.ts';
import { verifySecurityLog } from './verify.ts';

export async function checkSecurityLog({ db, config, now }: TaskScope): Promise<void> {
  const { faults, checked, count, head } = await verifySecurityLog(db, config, now);
  logInfo('security-log', { isWhole: faults.length === 0, checked, count, head });
  if (faults.length === 0) return;
  const told = faults.map(({ kind, id }) => `${kind} ${id}`).join(', ');
  logError('security-log', new Error('the chain is broken'), { faults: told });
  await insertMetric(db, { name: 'security_log_broken', value: 1, userId: null, timestamp: now });
}
