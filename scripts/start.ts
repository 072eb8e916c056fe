// npm start: everything from a clean clone. Local services where nothing is configured, then the production build in workerd.
import { startClock } from './local/clock.ts';
import { writeEnvironment } from './local/environment.ts';
import { replaced, serveAtPort } from './local/free-port.ts';
import { runChild } from './local/until-stopped.ts';
import { withLocalServices } from './local/with-services.ts';

const ENV_FILE = '.wrangler/local.env';
const POLL_MS = 200;

console.log('Building and starting Szlak…');
await withLocalServices(async (services) => {
  await writeEnvironment(ENV_FILE, services.environment);
  const wanted = Number(process.env['PORT'] ?? 8787);
  return serveAtPort(wanted, async (port) => {
    const address = `http://127.0.0.1:${port}`;
    services.connect(address);
    const ended = new AbortController();
    void announceWhenReady(address, ended.signal, [
      `Szlak      ${address}${replaced(port, wanted)}`,
      ...services.lines,
      'Ctrl-C stops all of it.',
    ]);
    // The [build] command of wrangler.toml builds first.
    const place = ['--ip', '127.0.0.1', '--port', String(port)];
    const args = ['dev', '--env', '', '--env-file', ENV_FILE, ...place, '--log-level', 'warn'];
    const code = await runChild('wrangler', args, {
      WRANGLER_SEND_METRICS: 'false',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    });
    ended.abort();
    return code;
  });
});

async function announceWhenReady(address: string, ended: AbortSignal, lines: string[]): Promise<void> {
  while (!(await isSzlak(address))) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    if (ended.aborted) return;
  }
  await startClock(address);
  console.log(['', ...lines, ''].join('\n'));
}

/** And nobody who took the port in between. */
async function isSzlak(address: string): Promise<boolean> {
  try {
    const health: unknown = await (await fetch(`${address}/api/health`)).json();
    return typeof health === 'object' && health !== null && 'version' in health;
  } catch {
    return false;
  }
}
