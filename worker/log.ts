// Structured lines for the platform's observability: one JSON object a line, so that line breaks in texts can't forge one.

type Fields = Record<string, string | number | boolean | null>;

export function logError(where: string, error: unknown, fields: Fields = {}): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : null;
  const told = { name, message: withoutParameters(message), cause, stack: withoutParameters(stack ?? '') };
  // oxlint-disable-next-line no-console -- the platform reads the console
  console.error(JSON.stringify({ level: 'error', where, ...told, ...fields }));
}

// drizzle writes a failed query's values into its message: addresses, hashes, texts. They stay out of the log.
function withoutParameters(text: string): string {
  return text.replaceAll(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '');
}

export function logWarning(where: string, message: string, fields: Fields = {}): void {
  // oxlint-disable-next-line no-console -- the platform reads the console
  console.warn(JSON.stringify({ level: 'warn', where, message, ...fields }));
}
