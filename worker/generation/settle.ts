// Writes a run's outcome to the database: stores the analysis and spends the generation, or gives it back. May be repeated.
import { analysisReadyMessage } from '#content/mail/analysis-letter.ts';
import { HEALTH_ANSWERS } from '#domain/advice/reading/health-conditions.ts';
import { readingToKeep } from '#domain/advice/reading/kept-reading.ts';
import type { Database } from '#db/client.ts';
import { releaseRun, storeAnalysis, type LetterTo } from '#db/advice/commands/runs.ts';
import { confirmedAddress } from '#db/account/queries/people.ts';
import { openForWrites } from '../adapters/database.ts';
import { isRefusal } from '../adapters/database-fault.ts';
import type { Config } from '../config.ts';
import { logError } from '../log.ts';
import { preparedMail } from '../services/platform/mail.ts';
import type { Outcome, Run } from './run-log.ts';

/**
 * 'refused': the run is no longer open in the database (account deleted, lease given back), so nothing was stored.
 * 'database-refuses': the database responded, and refused the statements themselves.
 */
type Settled = 'stored' | 'given-back' | 'refused' | 'database-refuses' | 'database-away';

export async function settle(config: Config, run: Run, outcome: Outcome): Promise<Settled> {
  if (config.database === null) return 'database-away';
  const db = openForWrites(config.database);
  const { runId, personId, trace } = run;
  const now = Date.now();
  try {
    if (outcome.kind === 'failure') {
      const { startedAt } = run;
      await releaseRun(db, { runId, personId, outcome: outcome.code, now, startedAt, trace });
      return 'given-back';
    }
    // Answers of health go with their consent, which reaches rows alone (db/advice/commands/facts.ts).
    const denied = run.denied.filter(({ evidence }) => !HEALTH_ANSWERS.includes(evidence));
    const stored = await storeAnalysis(db, {
      runId,
      personId,
      analysis: outcome.analysis,
      // What was denied already is part of how this analysis was ranked.
      answers: JSON.stringify({
        ...run.answers,
        facts: run.facts,
        ...(denied.length > 0 && { denied }),
        ...(run.reading !== undefined && readingToKeep(run.reading, run.healthConsent === true)),
        ...(run.language !== undefined && { language: run.language }),
      }),
      createdAt: outcome.createdAt,
      now,
      trace,
      letter: run.isWatched ? null : await letterTo(config, db, run, now),
    });
    return stored ? 'stored' : 'refused';
  } catch (error) {
    logError('settle', error, { runId });
    return isRefusal(error) ? 'database-refuses' : 'database-away';
  }
}

/** To the person who left in mid-run, if the address is known to be theirs; null = nobody, or mail is off. */
async function letterTo(
  config: Config,
  db: Database,
  { personId, origin }: Run,
  now: number,
): Promise<LetterTo | null> {
  if (config.mail === null) return null;
  const [person] = await confirmedAddress(db, personId);
  if (person === undefined) return null;
  const to = person.email;
  const mail = preparedMail(
    { config, now },
    { to, message: analysisReadyMessage({ url: `${origin}/dashboard` }) },
  );
  return mail === null ? null : { mail, to };
}
