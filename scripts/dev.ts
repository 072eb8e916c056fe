// npm run dev: the same local services, with Vite and hot reloading.
import { startClock } from './local/clock.ts';
import { serveAtPort } from './local/free-port.ts';
import { runChild } from './local/until-stopped.ts';
import { withLocalServices } from './local/with-services.ts';

await withLocalServices((services) =>
  serveAtPort(Number(process.env['PORT'] ?? 5173), async (port) => {
    const address = `http://127.0.0.1:${port}`;
    services.connect(address);
    console.log(['', `Szlak      ${address}`, ...services.lines, ''].join('\n'));
    await startClock(address);
    const args = ['dev', '--host', '127.0.0.1', '--port', String(port), '--strictPort'];
    return runChild('react-router', args, {
      ...services.environment,
      // Only the dev server reads the process; a build with this set would bake the secrets in.
      CLOUDFLARE_INCLUDE_PROCESS_ENV: 'true',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_SEND_METRICS: 'false',
    });
  }),
);
