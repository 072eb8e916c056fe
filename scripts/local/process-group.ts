// A command with all that it starts: when it ends, or we do, none of them stays behind. In a group of its own, which a signal from the
// terminal doesn't reach, so it is passed on.
import { spawn } from 'node:child_process';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** After a signal; anyone who hasn't ended by then is ended. */
const GRACE_MS = 10_000;

/** Resolves with its exit code; of one that a signal ended, 1. After a signal to us this process ends with it. */
export function runGroup(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: environment,
      detached: true,
    });
    let interruption: NodeJS.Signals | null = null;
    const send = (signal: NodeJS.Signals) => {
      // Nobody is left to hear it.
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, signal);
      } catch {}
    };
    const endAll = () => send('SIGKILL');
    const passOn = (signal: NodeJS.Signals) => {
      interruption = signal;
      send(signal);
      setTimeout(endAll, GRACE_MS).unref();
    };
    process.once('exit', endAll);
    for (const signal of SIGNALS) process.on(signal, passOn);
    const end = (code: number | null) => {
      endAll();
      process.off('exit', endAll);
      for (const signal of SIGNALS) process.off(signal, passOn);
      if (interruption !== null) process.exit(130);
      resolve(code ?? 1);
    };
    child.once('error', () => end(1));
    child.once('exit', end);
  });
}
