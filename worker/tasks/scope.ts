import type { Database } from '#db/client.ts';
import type { Config } from '../config.ts';
import type { Env } from '../env.ts';

/** What a scheduled task is given. `now` is the scheduled moment in epoch ms. */
export type TaskScope = { env: Env; config: Config; db: Database; now: number };
