// What start, dev and services share: read and check the configuration, start what is missing, stop it again whatever
// happens. A fault is said in one sentence.
import { checkEnvironment, readEnvironment, withLocalDefaults } from './environment.ts';
import { startLocalServices, type LocalServices } from './services.ts';

/** `work` returns the exit code. Ends the process. */
export async function withLocalServices(work: (services: LocalServices) => Promise<number>): Promise<never> {
  let services: LocalServices | null = null;
  try {
    const environment = await withLocalDefaults(await readEnvironment());
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
