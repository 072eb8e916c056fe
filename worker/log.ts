// Structured lines for the platform's observability: one JSON object a line, so that line breaks in texts can't forge one, and
// nothing personal in it (domain/platform/privacy/scrubbed-text.ts).
import { databaseWords } from './adapters/database-fault.ts';
import { scrubbed } from '#domain/platform/privacy/scrubbed-text.ts';

type Fields = Record<string, string | number | boolean | null>;

export function logError(where: string, error: unknown, fields: Fields = {}): void {
  // oxlint-disable-next-line no-console -- the platform reads the console
  console.error(JSON.stringify({ level: 'error', where, ...describeError(error), ...fields }));
}

/** What may be told of an error. */
export function describeError(error: unknown) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const words = databaseWords(error);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : null;
  return {
    name,
    message: words ?? scrubbed(message),
    // The words of a fault of the database have its cause's code in them.
    cause: words !== null || cause === null ? null : (databaseWords(cause) ?? scrubbed(cause.message)),
    stack: scrubbed(words === null ? (stack ?? '') : framesOf(stack ?? '', message)),
  };
}

// A stack begins with the message, and a text in it can be made to look like frames: what comes after the whole of it is true.
function framesOf(stack: string, message: string): string {
  const at = stack.indexOf(message);
  return at === -1 ? '' : stack.slice(at + message.length).trim();
}

export function logWarning(where: string, message: string, fields: Fields = {}): void {
  // oxlint-disable-next-line no-console -- the platform reads the console
  console.warn(JSON.stringify({ level: 'warn', where, message, ...fields }));
}

export function logInfo(where: string, fields: Fields): void {
  // oxlint-disable-next-line no-console -- the platform reads the console
  console.log(JSON.stringify({ level: 'info', where, ...fields }));
}
