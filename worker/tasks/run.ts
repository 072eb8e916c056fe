// Runs the tasks of one cron. Each by itself: one that fails is logged and doesn't keep the others from running.
import { openDatabase } from '#db/client.ts';
import { parseConfig } from '../config.ts';
import type { Env } from '../env.ts';
import { logError, logWarning } from '../log.ts';
import { TASKS } from './table.ts';

export async function runTasks(env: Env, tick: { cron: string; scheduledTime: number }): Promise<void> {
  const result = parseConfig(env);
  if (!result.ok) return logWarning('config', result.sentence);
  const { config } = result;
  if (config.database === null) return;
  const scope = {
    config,
    db: openDatabase(config.database, config.database.writeTimeoutMs),
    now: tick.scheduledTime,
  };
  const due = TASKS.filter((task) => task.cron === tick.cron);
  await Promise.all(
    due.map((task) =>
      task.run(scope).catch((error: unknown) => logError('task', error, { task: task.name })),
    ),
  );
}
