// A deployment as a stranger finds it.
import { attempt, ok, wrong, type Check } from './check.ts';

const TIMEOUT_MS = 10_000;

export async function runningChecks(origin: string): Promise<Check[]> {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, origin), { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
  const checks = [
    attempt(HEALTH, async () => [judgeHealth(await (await ask('/api/health')).json())]),
    attempt(PAGE, async () => {
      const response = await ask('/');
      return judgePage(response, await response.text());
    }),
    attempt(WEBHOOK, async () => {
      const { status } = await ask('/api/stripe-webhook', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Stripe-Signature': 't=1,v1=00' },
        body: '{}',
      });
      return [
        status === 400
          ? ok(WEBHOOK, 'refuses a forged signature')
          : wrong(WEBHOOK, `answers ${status} to a forged signature`),
      ];
    }),
    attempt(SITEMAP, async () => {
      const text = await (await ask('/sitemap.xml')).text();
      const foreign = [...text.matchAll(/<loc>([^<]+)/g)].filter(([, url = '']) => !url.startsWith(origin));
      return [
        foreign.length === 0
          ? ok(SITEMAP)
          : wrong(SITEMAP, `it names ${foreign[0]?.[1] ?? ''}: is APP_URL right?`),
      ];
    }),
    ...(origin.startsWith('https:') ? [attempt(HTTPS, () => httpsChecks(origin))] : []),
  ];
  return (await Promise.all(checks)).flat();
}

const HEALTH = 'Health';
const PAGE = 'Landing page';
const WEBHOOK = 'Webhook';
const SITEMAP = 'Sitemap';
const HTTPS = 'http leads to https';

const HEADERS = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

export function judgeHealth(answer: unknown): Check {
  const { status, database, version } = answer as { status?: string; database?: boolean; version?: string };
  if (status === 'ok') return ok(HEALTH, `version ${version ?? 'unknown'}`);
  return wrong(HEALTH, database === false ? 'the database is away' : JSON.stringify(answer).slice(0, 100));
}

export function judgePage(response: Pick<Response, 'status' | 'headers'>, html: string): Check[] {
  if (response.status !== 200) return [wrong(PAGE, `answers ${response.status}`)];
  const absent = HEADERS.filter((name) => !response.headers.has(name));
  return [
    absent.length === 0 ? ok(PAGE) : wrong(PAGE, `without ${absent.join(', ')}`),
    ...(/Tryb pokazowy|Przykładowy Operator/.test(html)
      ? [wrong('Configuration', 'the page shows samples: is APP_ENV production?')]
      : []),
  ];
}

async function httpsChecks(origin: string): Promise<Check[]> {
  const response = await fetch(origin.replace(/^https:/, 'http:'), {
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const target = response.headers.get('location') ?? '';
  return [target.startsWith('https:') ? ok(HTTPS) : wrong(HTTPS, `answers ${response.status}`)];
}
