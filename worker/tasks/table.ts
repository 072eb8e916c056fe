// What runs by the clock, one row a task. The crons are those of wrangler.toml; locally scripts/local/clock.ts ticks them.
import type { Database } from '#db/client.ts';
import type { Config } from '../config.ts';
import { deleteWhatRanOut } from '#db/commands/tidy.ts';
import { GIVE_UP_AFTER_MS } from '#domain/mail/retry.ts';
import { sendDueMail } from '../services/mail.ts';

export const EVERY_MINUTE = '* * * * *';
export const EVERY_HOUR = '17 * * * *';

/** `now` is the scheduled moment in epoch ms. */
export type TaskScope = { config: Config; db: Database; now: number };

export type Task = { name: string; cron: string; run(scope: TaskScope): Promise<void> };

export const TASKS: readonly Task[] = [
  { name: 'mail', cron: EVERY_MINUTE, run: sendDueMail },
  {
    name: 'tidy',
    cron: EVERY_HOUR,
    run: ({ db, now }) => deleteWhatRanOut(db, { now, tokensBefore: now - GIVE_UP_AFTER_MS }),
  },
];
