// No test works on what a developer's variables or `.env` name (docs/operations.md 'On your own machine'): all processes of a run begin
// without them.
import { NO_FILE, withoutServices } from '#scripts/local/environment.ts';

export function setup(): void {
  const kept = withoutServices(process.env);
  for (const name of Object.keys(process.env)) if (!(name in kept)) delete process.env[name];
  process.env[NO_FILE] = '1';
}
