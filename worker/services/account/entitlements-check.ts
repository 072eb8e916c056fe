// The ledger of entitlements by the clock (docs/decisions.md 'Entitlements'): every night each counter is compared with the sum of its
// lines. What differs is told to the operator and left as it is: mending it unseen would hide what went wrong.
import { insertLog, insertMetric } from '#db/desk/commands/observability.ts';
import { checkedRows, isWrong, type CheckedRow } from '#db/payments/queries/entitlements.ts';
import { logError } from '../../log.ts';
import type { TaskScope } from '../../tasks/scope.ts';

const PAGE = 2_000;
/** Each is one call of the thousand that a tick may make: 800 000 rows a night. */
const MAX_PAGES = 400;
const MAX_TOLD = 50;

export async function checkEntitlements({ db, now }: Pick<TaskScope, 'db' | 'now'>): Promise<void> {
  const wrong: CheckedRow[] = [];
  let after = '';
  for (let page = 0; page < MAX_PAGES; page++) {
    const rows = await checkedRows(db, after, PAGE);
    wrong.push(...rows.filter(isWrong));
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) break;
    after = last.id;
  }
  await insertMetric(db, {
    name: 'entitlement_mismatch',
    value: wrong.length,
    userId: null,
    timestamp: now,
  });
  if (wrong.length === 0) return;
  logError('entitlements', new Error('counters differ from the ledger'), { rows: wrong.length });
  for (const { id, user_id: userId, ...counts } of wrong.slice(0, MAX_TOLD)) {
    // The free row's id would name the person in the log's text.
    const source = id === `free:${userId}` ? 'free' : id;
    const data = JSON.stringify({ source, ...counts });
    await insertLog(db, {
      level: 'error',
      message: 'a counter differs from the ledger',
      data,
      userId,
      timestamp: now,
    });
  }
}
