// The structured lines that the Worker has written so far (worker/log.ts).
import type { Application } from './application.ts';

export type LogLine = Record<string, unknown>;

/** Those that say all of this. */
export function logLines(app: Pick<Application, 'logs'>, what: LogLine): LogLine[] {
  return app
    .logs()
    .map((log) => (JSON.parse(log) as { message: string }).message)
    .filter((message) => message.startsWith('{'))
    .map((message) => JSON.parse(message) as LogLine)
    .filter((line) => Object.entries(what).every(([name, value]) => line[name] === value));
}
