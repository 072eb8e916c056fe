// The platform's clock never strikes on a local machine, so this calls the scheduled handler at the moments that wrangler.toml names for
// the platform (docs/architecture.md 'Build and variables').
import { readFile } from 'node:fs/promises';
import { isDue } from './cron.ts';

const MINUTE_MS = 60_000;

/** Timers may ring a moment early. */
const MARGIN_MS = 100;

/** As the platform has them. */
export async function platformCrons(): Promise<string[]> {
  const toml = await readFile(new URL('../../wrangler.toml', import.meta.url), 'utf8');
  const [, list = ''] = /^crons = \[(.*)\]$/m.exec(toml) ?? [];
  return [...list.matchAll(/"([^"]+)"/g)].map(([, cron = '']) => cron);
}

/** Strikes every full minute until the process ends. A tick that finds nobody at home is skipped. */
export async function startClock(address: string): Promise<void> {
  const crons = await platformCrons();
  const strike = () => {
    const now = new Date();
    for (const cron of crons) if (isDue(cron, now)) void fetch(tickOf(address, cron)).catch(() => {});
    wait();
  };
  const wait = () => setTimeout(strike, MINUTE_MS - (Date.now() % MINUTE_MS) + MARGIN_MS).unref();
  wait();
}

function tickOf(address: string, cron: string): URL {
  const tick = new URL('/cdn-cgi/local/scheduled', address);
  tick.searchParams.set('cron', cron);
  return tick;
}
