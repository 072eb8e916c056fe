// What the variables say by themselves, without asking anybody (docs/contract.md 'Variables').
import { parseConfig, type Config } from '#worker/config.ts';
import { variablesSchema } from '#worker/config/variables.ts';
import { missing, ok, unset, wrong, type Check } from './check.ts';

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
  {
    what: 'Bounces',
    names: ['RESEND_WEBHOOK_SECRET'],
    without: 'nobody is told that mail does not reach them',
  },
  {
    what: 'Nightly backup',
    names: ['BACKUP_KEY'],
    without: 'the bucket of wrangler.toml gets none',
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

const has = (environment: Environment, name: string) => !['', 'off', undefined].includes(environment[name]);

/** Every variable of the schema, by name: whether it is set, never to what. */
export function namedVariables(environment: Environment): Check[] {
  return Object.entries(variablesSchema.shape).map(([name, shape]) => {
    if (has(environment, name)) return ok(name, 'set');
    const { data: usual } = shape.safeParse(undefined);
    return unset(name, environment[name] === 'off' ? 'off' : String(usual ?? ''));
  });
}

export function variableChecks(environment: Environment): Check[] {
  const isSet = (name: string) => has(environment, name);
  const named = namedVariables(environment).map((check) =>
    REQUIRED.includes(check.what) && check.state === 'unset'
      ? missing(check.what, 'required in production')
      : check,
  );
  const features = FEATURES.map(({ what, names, without }) => {
    const absent = names.filter((name) => !isSet(name));
    if (absent.length === 0) return ok(what);
    const found = `${absent.join(', ')}: without ${absent.length === 1 ? 'it' : 'them'} ${without}`;
    return absent.length === names.length ? missing(what, found) : wrong(what, found);
  });
  return [...named, ...features, ...wholeChecks(environment, isSet)];
}

function wholeChecks(environment: Environment, isSet: (name: string) => boolean): Check[] {
  if (!REQUIRED.every(isSet)) return [];
  const result = parseConfig({ ...environment, APP_ENV: 'production' });
  if (!result.ok) return [wrong('Configuration', result.sentence)];
  return [ok('Configuration'), ...addressChecks(result.config)];
}

/** The site's own address, and that of its letters. */
function addressChecks({ appOrigin, mail }: Config): Check[] {
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
