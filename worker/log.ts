// Structured lines for the platform's observability: one JSON object a line, so that line breaks in texts can't forge one, and
// nothing personal in it (domain/privacy/scrubbed-text.ts).
import { scrubbed } from '#domain/privacy/scrubbed-text.ts';

type Fields = Record<string, string | number | boolean | null>;

export function logError(where: string, error: unknown, fields: Fields = {}): void {
  // oxlint-disable-next-line no-console -- the platform reads the console
  console.error(JSON.stringify({ level: 'error', where, ...describeError(error), ...fields }));
}

/** What may be told of an error. */
export function describeError(error: unknown) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : null;
  return {
    name,
    message: withoutValues(message),
    cause: cause === null ? null : withoutValues(cause),
    stack: withoutValues(stack ?? ''),
  };
}

// drizzle writes a failed query's values into its message: addresses, hashes, texts. They stay out of the log.
function withoutValues(text: string): string {
  return scrubbed(text.replaceAll(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, ''));
}

export function logWarning(where: string, message: string, fields: Fields = {}): void {
  // oxlint-disable-next-line no-console -- the platform reads the console
  console.warn(JSON.stringify({ level: 'warn', where, message, ...fields }));
}

export function logInfo(where: string, fields: Fields): void {
  // oxlint-disable-next-line no-console -- the platform reads the console
  console.log(JSON.stringify({ level: 'info', where, ...fields }));
}
