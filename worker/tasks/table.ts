// What runs by the clock, one row a task. The crons are those of wrangler.toml; locally scripts/local/clock.ts ticks them.
import type { Database } from '#db/client.ts';
import type { Config } from '../config.ts';
import { deleteWhatRanOut } from '#db/commands/tidy.ts';
import { GIVE_UP_AFTER_MS } from '#domain/mail/retry.ts';
import { sendDueMail } from '../services/mail.ts';

export const EVERY_MINUTE = '* * * * *';
export const EVERY_HOUR = '17 * * * *';

const DAY_MS = 24 * 60 * 60_000;

// As the privacy policy says.
const LOGS_KEPT_MS = 30 * DAY_MS;
const METRICS_KEPT_MS = 90 * DAY_MS;

/** `now` is the scheduled moment in epoch ms. */
export type TaskScope = { config: Config; db: Database; now: number };

export type Task = { name: string; cron: string; run(scope: TaskScope): Promise<void> };

export const TASKS: readonly Task[] = [
  { name: 'mail', cron: EVERY_MINUTE, run: sendDueMail },
  {
    name: 'tidy',
    cron: EVERY_HOUR,
    run: ({ db, now }) =>
      deleteWhatRanOut(db, {
        now,
        tokens: now - GIVE_UP_AFTER_MS,
        logs: now - LOGS_KEPT_MS,
        metrics: now - METRICS_KEPT_MS,
      }),
  },
];
