import { expect, test } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { EVERY_NIGHT_BACKUP } from '#worker/tasks/table.ts';
import { previewChecks } from './preview.ts';

const PREVIEW = {
  APP_URL: 'https://szlak-preview.example.workers.dev',
  AUTH_SECRET: 'p'.repeat(32),
  DATABASE_URL: 'libsql://preview.example',
};
const PRODUCTION = {
  APP_URL: 'https://szlak.example',
  AUTH_SECRET: 'x'.repeat(32),
  DATABASE_URL: 'libsql://szlak.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
};

const faultsOf = (more: Record<string, string>, config = '') =>
  previewChecks({ ...PREVIEW, ...more }, PRODUCTION, config)
    .filter(({ state }) => state === 'wrong')
    .map(({ what }) => what);

test('a preview with a database and a secret of its own is deployed', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ STRIPE_SECRET_KEY: 'sk_test_1', RESEND_API_KEY: 'off' })).toEqual([]);
});

test.each(['APP_URL', 'AUTH_SECRET', 'DATABASE_URL'] as const)(
  "production's %s is refused, and so is none",
  (name) => {
    expect(faultsOf({ [name]: PRODUCTION[name] })).toEqual([name]);
    expect(faultsOf({ [name]: '' })).toEqual([name]);
  },
);

test('live keys of Stripe are refused, whosever they are', () => {
  expect(faultsOf({ STRIPE_SECRET_KEY: 'sk_live_2' })).toEqual(['STRIPE_SECRET_KEY']);
  expect(faultsOf({ STRIPE_SECRET_KEY: 'rk_test_2' })).toEqual([]);
});

test('mail is refused', () => {
  expect(faultsOf({ RESEND_API_KEY: 'k', MAIL_FROM: 'a@szlak.example' })).toEqual([
    'MAIL_FROM',
    'RESEND_API_KEY',
  ]);
});

test.each(['routes = ["szlak.example/*"]', 'route = "szlak.example/*"', '[[routes]]\npattern = "x"'])(
  'a file that leads a domain to whatever is deployed is refused: %s',
  (config) => {
    expect(faultsOf({}, config)).toEqual(['wrangler.toml']);
  },
);

type Bindings = {
  durable_objects: { bindings: { name: string }[] };
  ratelimits: { name: string; namespace_id: string; simple: unknown }[];
  r2_buckets?: unknown[];
};

test('a preview has all bindings of production, counters of its own and no bucket', () => {
  const read = (env?: string) =>
    unstable_readConfig({
      config: 'wrangler.toml',
      ...(env !== undefined && { env }),
    }) as unknown as Bindings;
  const [production, preview] = [read(), read('preview')];
  const named = (list: { name: string }[]) => list.map(({ name }) => name);
  expect(named(preview.durable_objects.bindings)).toEqual(named(production.durable_objects.bindings));
  const bursts = ({ ratelimits }: Bindings) => ratelimits.map(({ name, simple }) => ({ name, simple }));
  expect(bursts(preview)).toEqual(bursts(production));
  const ids = [...production.ratelimits, ...preview.ratelimits].map((one) => one.namespace_id);
  expect(new Set(ids).size).toBe(6);
  expect(preview.r2_buckets ?? []).toEqual([]);
});

test('a minute has no more of the platform than its ticks may take', () => {
  const { limits, triggers } = unstable_readConfig({ config: 'wrangler.toml' });
  expect(limits).toEqual({ cpu_ms: 30_000, subrequests: 5_000 });
  expect(triggers.crons).toContain(EVERY_NIGHT_BACKUP);
});
