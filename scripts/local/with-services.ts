// What start, dev and services share: read and check the configuration, refuse what leads away from here, start what is missing, stop it again whatever
// happens. A fault is said in one sentence.
import { checkEnvironment, readEnvironment, withLocalDefaults } from './environment.ts';
import { refusedLocally } from './guard.ts';
import { startLocalServices, type LocalServices } from './services.ts';

/** `work` returns the exit code. Ends the process. */
export async function withLocalServices(work: (services: LocalServices) => Promise<number>): Promise<never> {
  let services: LocalServices | null = null;
  try {
    const own = await readEnvironment();
    const refusal = refusedLocally(own);
    if (refusal !== null) throw new Error(refusal);
    const environment = await withLocalDefaults(own);
    checkEnvironment(environment);
    services = await startLocalServices(environment);
    process.exitCode = await work(services);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
  await services?.stop();
  process.exit();
}
