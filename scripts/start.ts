// npm start: everything from a clean clone. Local services where nothing is configured, then the production build in workerd.
import { startClock } from './local/clock.ts';
import { writeEnvironment } from './local/environment.ts';
import { freePort } from './local/free-port.ts';
import { runChild } from './local/until-stopped.ts';
import { withLocalServices } from './local/with-services.ts';

const ENV_FILE = '.wrangler/local.env';
const POLL_MS = 200;

console.log('Building and starting Szlak…');
await withLocalServices(async (services) => {
  await writeEnvironment(ENV_FILE, services.environment);
  const wanted = Number(process.env['PORT'] ?? 8787);
  const port = await freePort(wanted);
  const address = `http://127.0.0.1:${port}`;
  services.connect(address);
  const note = port === wanted ? '' : `, since port ${wanted} is taken`;
  void announceWhenReady(address, [
    `Szlak      ${address}${note}`,
    ...services.lines,
    'Ctrl-C stops all of it.',
  ]);
  // The [build] command of wrangler.toml builds first.
  const args = [
    'dev',
    '--env',
    '',
    '--env-file',
    ENV_FILE,
    '--ip',
    '127.0.0.1',
    '--port',
    String(port),
    '--log-level',
    'warn',
  ];
  return runChild('wrangler', args, { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' });
});

async function announceWhenReady(address: string, lines: string[]): Promise<void> {
  while ((await fetch(`${address}/api/health`).catch(() => null)) === null) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  await startClock(address);
  console.log(['', ...lines, ''].join('\n'));
}
