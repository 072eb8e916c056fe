// What the variables say by themselves, without asking anybody (docs/contract.md 'Variables').
import { parseConfig, type Config } from '#worker/config.ts';
import { missing, ok, wrong, type Check } from './check.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Each feature, its variables, and what the site is like without it. */
const FEATURES: readonly { what: string; names: readonly string[]; without: string }[] = [
  {
    what: 'Database',
    names: ['DATABASE_URL', 'DATABASE_AUTH_TOKEN'],
    without: 'no accounts and no analyses',
  },
  { what: 'Gemini', names: ['GEMINI_API_KEY'], without: 'nothing is written' },
  {
    what: 'Stripe',
    names: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_PREMIUM'],
    without: 'nothing can be bought',
  },
  {
    what: 'Google',
    names: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    without: 'no signing in with Google',
  },
  {
    what: 'Mail',
    names: ['MAIL_FROM', 'RESEND_API_KEY'],
    without: 'addresses are not confirmed, passwords not reset',
  },
  { what: 'Alerts', names: ['ALERT_WEBHOOK'], without: 'they go to CONTACT_EMAIL, if mail is on' },
];

const REQUIRED = [
  'APP_URL',
  'AUTH_SECRET',
  'CONTACT_EMAIL',
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'OPERATOR_NIP',
];

export function variableChecks(environment: Environment): Check[] {
  const isSet = (name: string) => !['', 'off', undefined].includes(environment[name]);
  const required = REQUIRED.map((name) => (isSet(name) ? ok(name) : missing(name, 'required in production')));
  const features = FEATURES.map(({ what, names, without }) => {
    const absent = names.filter((name) => !isSet(name));
    if (absent.length === 0) return ok(what);
    const found = `${absent.join(', ')}: without ${absent.length === 1 ? 'it' : 'them'} ${without}`;
    return absent.length === names.length ? missing(what, found) : wrong(what, found);
  });
  return [...required, ...features, ...wholeChecks(environment, isSet)];
}

function wholeChecks(environment: Environment, isSet: (name: string) => boolean): Check[] {
  if (!REQUIRED.every(isSet)) return [];
  const result = parseConfig({ ...environment, APP_ENV: 'production' });
  if (!result.ok) return [wrong('Configuration', result.sentence)];
  return [ok('Configuration'), ...addressChecks(result.config)];
}

/** The site's own address, and that of its letters. */
export function addressChecks({ appOrigin, mail }: Config): Check[] {
  if (appOrigin === null) return [];
  const { host } = new URL(appOrigin);
  const site = host.replace(/^www\./, '');
  if (mail === null) return [];
  const from = /@([^>\s]+)>?$/.exec(mail.from)?.[1]?.toLowerCase() ?? '';
  const isOurs = from === site || site.endsWith(`.${from}`) || from.endsWith(`.${site}`);
  const what = "Letters' domain";
  return [
    isOurs ? ok(what, from) : wrong(what, `${from} is not of ${site}: such letters are taken for fraud`),
  ];
}
