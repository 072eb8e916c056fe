import { expect, test } from 'vitest';
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
