// The receiver of alerts (docs/operations.md 'Alerts'): any address that takes JSON.
import { logWarning } from '../log.ts';

const TIMEOUT_MS = 5_000;

/** False = it didn't take it; try again later. Never throws. */
export async function postAlert(address: string, body: Readonly<Record<string, unknown>>): Promise<boolean> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) logWarning('alerts', `the webhook answered ${response.status}`);
    return response.ok;
  } catch (error) {
    // Its address may hold a key, and so may the words of the error.
    logWarning('alerts', error instanceof Error ? error.name : 'no answer');
    return false;
  }
}
