// How the database finds the rows of what the Worker has asked it: by an index, or from end to end.
import { sql } from 'drizzle-orm';
import type { Application } from './application.ts';

/** Of all statements since the start or the last `forget`; `scans`: those that read a whole table, each with its plan. */
export async function scansOf({
  database,
  databaseProxy,
}: Pick<Application, 'database' | 'databaseProxy'>): Promise<{ checked: number; scans: string[] }> {
  const statements = [...databaseProxy.statements].filter((one) =>
    /^\s*(select|insert|update|delete)/i.test(one),
  );
  const scans: string[] = [];
  for (const statement of statements) {
    // Values don't matter for the plan; an unbound parameter counts as NULL.
    const { rows } = await database.run(sql.raw(`EXPLAIN QUERY PLAN ${statement}`));
    const plan = rows.map((row) => String(row['detail']));
    // A constant row, the few rows that an index already found, and the JSON of one record (a virtual table) may be walked; so may what the
    // statement itself has put together.
    const ownRows = new Set(plan.map((line) => /^(?:MATERIALIZE|CO-ROUTINE) (\w+)$/.exec(line)?.[1]));
    const walked = plan.map((line) => /^SCAN (?!CONSTANT)(?!.* VIRTUAL TABLE)(\S+)/.exec(line)?.[1]);
    if (walked.some((table) => table !== undefined && !ownRows.has(table)))
      scans.push(`${statement}\n  ${plan.join('\n  ')}`);
  }
  return { checked: statements.length, scans };
}
