// Runs the tasks of one cron. Each by itself: one that fails is logged and doesn't keep the others from running; each leaves a line
// with its time.
import { openForWrites } from '../adapters/database.ts';
import type { Env } from '../env.ts';
import { isolateConfig } from '../isolate-config.ts';
import { logError, logInfo } from '../log.ts';
import type { TaskScope } from './scope.ts';
import { TASKS, type Task } from './table.ts';

export async function runTasks(env: Env, tick: { cron: string; scheduledTime: number }): Promise<void> {
  const result = isolateConfig(env);
  if (!result.ok) return;
  const { config } = result;
  if (config.database === null) return;
  const scope = {
    env,
    config,
    db: openForWrites(config.database),
    now: tick.scheduledTime,
  };
  const due = TASKS.filter((task) => task.cron === tick.cron);
  await Promise.all(due.map((task) => runOne(task, scope)));
}

async function runOne(task: Task, scope: TaskScope): Promise<void> {
  const startedAt = performance.now();
  let isDone = false;
  try {
    await task.run(scope);
    isDone = true;
  } catch (error) {
    logError('task', error, { task: task.name });
  }
  logInfo('task', { task: task.name, isDone, ms: Math.round(performance.now() - startedAt) });
}
