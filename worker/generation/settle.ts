// Writes a run's outcome to the database: stores the analysis and spends the generation, or gives it back. May be repeated.
import { giveBackRun, storeAnalysis } from '#db/commands/runs.ts';
import { openForWrites } from '../adapters/database.ts';
import { isRefusal } from '../adapters/database-fault.ts';
import type { Config } from '../config.ts';
import { logError } from '../log.ts';
import type { Outcome, Run } from './run-log.ts';

/**
 * 'refused': the run is no longer open in the database (account deleted, lease given back), so nothing was stored.
 * 'database-refuses': the database responded, and refused the statements themselves.
 */
export type Settled = 'stored' | 'given-back' | 'refused' | 'database-refuses' | 'database-away';

export async function settle(config: Config, run: Run, outcome: Outcome): Promise<Settled> {
  if (config.database === null) return 'database-away';
  const db = openForWrites(config.database);
  const { runId, personId } = run;
  const now = Date.now();
  try {
    if (outcome.kind === 'failure') {
      await giveBackRun(db, { runId, personId, outcome: outcome.code, now });
      return 'given-back';
    }
    const stored = await storeAnalysis(db, {
      runId,
      personId,
      analysis: outcome.analysis,
      answers: JSON.stringify(run.answers),
      createdAt: outcome.createdAt,
      now,
    });
    return stored ? 'stored' : 'refused';
  } catch (error) {
    logError('settle', error, { runId });
    return isRefusal(error) ? 'database-refuses' : 'database-away';
  }
}
