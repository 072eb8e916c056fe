// Tells the server about an error that broke a page (docs/product.md 'Error reports'). Failing at that is only logged.

// The server takes 16 kB in all.
const MAX_PART_LENGTH = 4_000;

export function reportError(error: unknown, info: { path: string; componentStack: string | null }): void {
  const known = error instanceof Error ? error : null;
  const body = {
    error: cut(known?.message ?? String(error)),
    stack: known?.stack === undefined ? undefined : cut(known.stack),
    info: { path: cut(info.path), componentStack: cut(info.componentStack ?? '') },
  };
  fetch('/api/log-error', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch((failure: unknown) => {
    // oxlint-disable-next-line no-console -- the specification: failures are only logged to the console
    console.error('Nie udało się zgłosić błędu', failure);
  });
}

function cut(text: string): string {
  return text.slice(0, MAX_PART_LENGTH);
}
