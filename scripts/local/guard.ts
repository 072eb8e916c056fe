// What may be touched from a developer's machine (docs/operations.md 'On your own machine'). `start`, `dev` and `services` migrate, seed
// demo accounts with a published password, reconcile payments and send mail: to databases, a Stripe and a carrier that are local. Real
// keys that can harm nobody may be used: Stripe's test keys, Gemini, a Google client.

type Environment = Readonly<Record<string, string | undefined>>;

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const REAL_STRIPE = 'https://api.stripe.com';

/** Of an address: whether it is this machine. What can't be read isn't. */
export function isLoopback(address: string): boolean {
  return URL.canParse(address) && LOOPBACK.test(new URL(address).hostname);
}

/** One sentence about the first variable that leads away; null = all of it may be used. */
export function refusedLocally(environment: Environment): string | null {
  const given = (name: string) => {
    const value = environment[name] ?? '';
    return value === '' || value === 'off' ? null : value;
  };
  const refusal =
    refusedDatabase(given('DATABASE_URL')) ??
    refusedStripe(given('STRIPE_SECRET_KEY'), given('STRIPE_API_URL')) ??
    refusedMail(given('RESEND_API_KEY'), given('RESEND_BASE_URL')) ??
    refusedAlerts(given('ALERT_WEBHOOK'));
  return refusal === null ? null : `${refusal} Take it out of .env and the environment: ${WHERE}`;
}

const WHERE = "docs/operations.md 'On your own machine' says what may stand there.";

function refusedDatabase(url: string | null): string | null {
  if (url === null || isLoopback(url)) return null;
  return `DATABASE_URL leads to ${hostOf(url)}, and only a database on this machine is migrated and gets demo accounts here.`;
}

function refusedStripe(key: string | null, base: string | null): string | null {
  if (key === null) return null;
  if (/^[rs]k_live_/.test(key))
    return 'STRIPE_SECRET_KEY is a live one, and no real payment is touched here.';
  if (base !== null && isLoopback(base)) return null;
  if (base !== null && base !== REAL_STRIPE)
    return `STRIPE_API_URL leads to ${hostOf(base)}, which is not Stripe.`;
  return /^[rs]k_test_/.test(key)
    ? null
    : 'STRIPE_SECRET_KEY is no test key, and no real payment is touched here.';
}

function refusedMail(key: string | null, base: string | null): string | null {
  if (key === null || (base !== null && isLoopback(base))) return null;
  return 'RESEND_API_KEY would send real mail, and here all of it goes to the local inbox.';
}

function refusedAlerts(address: string | null): string | null {
  if (address === null || isLoopback(address)) return null;
  return `ALERT_WEBHOOK leads to ${hostOf(address)}, and nobody is told of what breaks here.`;
}

// Without what else an address may hold.
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : 'an address that can’t be read';
}
