// npm run reviews: the operator's side of buyers' reviews (docs/operations.md 'Reviews'). Works on the database of the variables, else on
// the one of a running `npm start`.
import { parseArgs } from 'node:util';
import { openDatabase } from '#db/client.ts';
import { latestReviews } from '#db/queries/reviews.ts';
import { parseConfig } from '#worker/config.ts';
import * as moderation from '#worker/services/courses/moderation.ts';
import { ownOrLocalEnvironment } from './local/environment.ts';

const USAGE = `npm run reviews                                    the latest reviews
npm run reviews -- objections                      those whose author objects to their hiding
npm run reviews -- hide ID --reason "Zdania."      hide one; its author gets the reason by mail
npm run reviews -- keep ID --reason "Zdania."      after an objection: it stays hidden
npm run reviews -- show ID                         show it again`;

const TIMEOUT_MS = 20_000;
const LISTED = 50;

const OUTCOMES: Record<moderation.Moderated, string> = {
  done: 'Done; its author is being told by mail.',
  'no-review': 'There is no review of this id.',
  'no-change': 'Nothing to do: it is not in the state that this needs.',
};

async function run(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' } },
  });
  const result = parseConfig(await ownOrLocalEnvironment());
  if (!result.ok) throw new Error(`Configuration: ${result.sentence}`);
  const { config } = result;
  if (config.database === null) throw new Error('Set DATABASE_URL, or run `npm start` beside this.');
  const scope = { config, db: openDatabase(config.database, TIMEOUT_MS), now: Date.now() };
  const [command = 'list', id] = positionals;
  const reason = values.reason?.trim() ?? '';
  if (command === 'list' || command === 'objections') {
    const rows = await latestReviews(scope.db, { limit: LISTED, objected: command === 'objections' });
    return rows.length === 0 ? 'None.' : rows.map((row) => JSON.stringify(row, null, 1)).join('\n');
  }
  if (id === undefined) return USAGE;
  if (command === 'show') return OUTCOMES[await moderation.showReview(scope, id)];
  if (reason === '')
    throw new Error('Say why, in whole Polish sentences: --reason "…". The author reads it.');
  if (command === 'hide') return OUTCOMES[await moderation.hideReview(scope, id, reason)];
  if (command === 'keep') return OUTCOMES[await moderation.keepReviewHidden(scope, id, reason)];
  return USAGE;
}

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
