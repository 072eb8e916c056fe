// A local service that runs.
import type { Environment } from './environment.ts';

export type Started = {
  /** What the application needs to reach it. */
  variables: Environment;
  /** What to tell the person at the terminal. */
  line: string;
  /** Called with the application's address, by which the service reaches it. */
  connect?(address: string): void;
  stop(): Promise<void>;
};
