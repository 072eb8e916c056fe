// The Worker's entry. Nothing runs on import but the wiring.
import { createApp } from './app.ts';
import type { Env } from './env.ts';
import { guardOutbound } from './outbound.ts';
import { runTasks } from './tasks/table.ts';

export { CourseWriter } from './course-writer.ts';
export { Generation } from './generation.ts';

guardOutbound();

const app = createApp();

export default {
  fetch: (request, env, context) => app.fetch(request, env, context),
  scheduled: (tick, env) => runTasks(env, tick),
} satisfies ExportedHandler<Env>;
