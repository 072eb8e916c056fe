import type { Database } from '#db/client.ts';
import type { Config } from '../config.ts';

/** What a scheduled task is given. `now` is the scheduled moment in epoch ms. */
export type TaskScope = { config: Config; db: Database; now: number };
