// Whether the variables of a preview keep it away from production: its database, its payments, its mail (docs/operations.md 'Previews').
import { ok, wrong, type Check } from './check.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What both would write to, or sign with. */
const APART = [
  'APP_URL',
  'AUTH_SECRET',
  'DATABASE_URL',
  'DATABASE_AUTH_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'BACKUP_KEY',
];

const MAIL = ['MAIL_FROM', 'RESEND_API_KEY', 'RESEND_WEBHOOK_SECRET', 'ALERT_WEBHOOK'];
const NEEDED = ['APP_URL', 'AUTH_SECRET', 'DATABASE_URL'];

/** `config`: the text of wrangler.toml. All `wrong`, but for one that is well where nothing is. */
export function previewChecks(preview: Environment, production: Environment, config: string): Check[] {
  const has = (name: string) => !['', 'off', undefined].includes(preview[name]);
  const key = preview['STRIPE_SECRET_KEY'] ?? '';
  const faults = [
    ...NEEDED.filter((name) => !has(name)).map((name) => wrong(name, 'a preview needs one of its own')),
    ...APART.filter((name) => has(name) && preview[name] === production[name]).map((name) =>
      wrong(name, "it is production's"),
    ),
    ...(has('STRIPE_SECRET_KEY') && !/^[rs]k_test_/.test(key)
      ? [wrong('STRIPE_SECRET_KEY', 'a preview takes test keys only')]
      : []),
    ...MAIL.filter(has).map((name) => wrong(name, 'a preview sends no mail: take it out')),
    // A route of the file would lead the site's visitors to the preview.
    ...(/^\s*(routes?\s*=|\[\[routes\]\])/m.test(config)
      ? [wrong('wrangler.toml', 'it has routes: give the domain to the Worker at the platform instead')]
      : []),
  ];
  return faults.length > 0 ? faults : [ok('Apart from production')];
}
