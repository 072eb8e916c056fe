// The platform's clock never strikes on a local machine, so this calls the scheduled handler at the moments that wrangler.toml names for
// the platform (docs/architecture.md 'Build and variables').
import { readFile } from 'node:fs/promises';

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

// When a cron strikes, in UTC: of the notation as much as our own tasks use, a star, a step ('*/10') or one number in each place.

/** Throws for what it can't read, so that no task stands still unseen. */
export function isDue(cron: string, at: Date): boolean {
  const parts = [at.getUTCMinutes(), at.getUTCHours(), at.getUTCDate(), at.getUTCMonth() + 1, at.getUTCDay()];
  const places = cron.split(' ');
  if (places.length !== parts.length || places.some((place) => !/^(\*(\/[1-9]\d?)?|\d\d?)$/.test(place)))
    throw new Error(`The local clock can't read the cron '${cron}'.`);
  return places.every((place, index) => fits(place, parts[index] ?? 0));
}

function fits(place: string, part: number): boolean {
  if (place === '*') return true;
  const [, step] = place.split('/');
  return step === undefined ? Number(place) === part : part % Number(step) === 0;
}
