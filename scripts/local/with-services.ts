// What start, dev and services share: read and check the configuration, refuse what leads away from here, start what is missing, stop it again whatever
// happens. A fault is said in one sentence.
import { randomBytes } from 'node:crypto';
import { DEMO_OPERATOR, DEMO_PEOPLE, demoPeriod } from '#db/seed.ts';
import { startGemini } from '#sandbox/gemini/server.ts';
import { startGoogle } from '#sandbox/google/server.ts';
import { startInbox } from '#sandbox/inbox/server.ts';
import type { KnownCustomer } from '#sandbox/stripe/demo.ts';
import { startStripe } from '#sandbox/stripe/server.ts';
import { stripeVariables } from '#sandbox/stripe/variables.ts';
import { DEMO_PASSWORD, migrateDatabase, seedDatabase } from './database.ts';
import { checkEnvironment, type Environment, readEnvironment, withLocalDefaults } from './environment.ts';
import { replaced, startAtPort } from './free-port.ts';
import { refusedLocally } from './guard.ts';
import { startSqld } from './sqld.ts';

/** `work` returns the exit code. Ends the process. */
export async function withLocalServices(work: (services: LocalServices) => Promise<number>): Promise<never> {
  let services: LocalServices | null = null;
  try {
    const own = await readEnvironment();
    const refusal = refusedLocally(own);
    if (refusal !== null) throw new Error(refusal);
    const environment = await withLocalDefaults(own);
    checkEnvironment(environment);
    services = await startLocalServices(environment);
    process.exitCode = await work(services);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
  await services?.stop();
  process.exit();
}

// The services that stand in for Turso, Google, Stripe and the mail carrier on this machine. Each is started only if the variable that
// decides is not set; 'off' means no service and the feature off (docs/contract.md 'Commands').
const DATABASE_PORT = 8880;
const GEMINI_PORT = 9099;
const INBOX_PORT = 9025;
const GOOGLE_PORT = 9098;

type LocalServices = {
  environment: Environment;
  /** What to tell the person at the terminal. */
  lines: string[];
  /** Tells the services where the application is. */
  connect(address: string): void;
  stop(): Promise<void>;
};

async function startLocalServices(environment: Environment): Promise<LocalServices> {
  const services: Started[] = [];
  if (environment['DATABASE_URL'] === undefined) services.push(await localDatabase());
  if (environment['GEMINI_API_KEY'] === undefined) services.push(await localGemini(environment));
  if (environment['MAIL_FROM'] === undefined) services.push(await localInbox());
  if (environment['GOOGLE_CLIENT_ID'] === undefined) services.push(await localGoogle());
  if (environment['STRIPE_SECRET_KEY'] === undefined) services.push(await localStripe());
  const complete: Environment = Object.assign({}, environment, ...services.map((one) => one.variables));
  const lines = services.map((one) => one.line);
  return {
    environment: complete,
    lines: [...lines, ...(await prepareDatabase(complete))],
    connect(address) {
      for (const service of services) service.connect?.(address);
    },
    stop: async () => {
      await Promise.all(services.map((one) => one.stop()));
    },
  };
}

// A directory a port: two servers on the same files would spoil them.
async function localDatabase(): Promise<Started> {
  const { port, service: sqld } = await startAtPort(DATABASE_PORT, (chosen) =>
    startSqld({ directory: `.local/database/${chosen}`, port: chosen }),
  );
  return {
    variables: { DATABASE_URL: sqld.url },
    line: `Database   ${sqld.url} (sqld)${replaced(port, DATABASE_PORT)}`,
    stop: sqld.stop,
  };
}

async function localGemini(environment: Environment): Promise<Started> {
  const pace = Number(process.env['GEMINI_PACE'] ?? 1);
  const { port, service: gemini } = await startAtPort(GEMINI_PORT, (chosen) =>
    startGemini({ port: chosen, pace }),
  );
  return {
    variables: { GEMINI_API_KEY: 'local', GEMINI_BASE_URL: environment['GEMINI_BASE_URL'] ?? gemini.url },
    line: `Gemini     ${gemini.url} (local, recorded answers)${replaced(port, GEMINI_PORT)}`,
    stop: gemini.stop,
  };
}

async function localInbox(): Promise<Started> {
  const secret = `whsec_${randomBytes(24).toString('base64')}`;
  const { port, service: inbox } = await startAtPort(INBOX_PORT, (chosen) =>
    startInbox({ port: chosen, apiKey: 'local' }),
  );
  return {
    variables: {
      MAIL_FROM: 'Szlak <kontakt@szlak.example>',
      RESEND_API_KEY: 'local',
      RESEND_BASE_URL: inbox.url,
      RESEND_WEBHOOK_SECRET: secret,
    },
    line: `Inbox      ${inbox.url} (every message that Szlak sends)${replaced(port, INBOX_PORT)}`,
    connect: (address) => inbox.tellTo({ url: new URL('/api/webhooks/resend', address).href, secret }),
    stop: inbox.stop,
  };
}

async function localGoogle(): Promise<Started> {
  const { port, service: google } = await startAtPort(GOOGLE_PORT, (chosen) => startGoogle({ port: chosen }));
  const { issuer, clientId, clientSecret, stop } = google;
  return {
    variables: { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer },
    line: `Google     ${issuer} (local, three people to sign in as)${replaced(port, GOOGLE_PORT)}`,
    stop,
  };
}

// Migrations run on every database; demo accounts go into local development only.
async function prepareDatabase(environment: Environment): Promise<string[]> {
  const url = environment['DATABASE_URL'];
  if (url === undefined || url === 'off') return [];
  const address = { url, authToken: environment['DATABASE_AUTH_TOKEN'] ?? null };
  await migrateDatabase(address);
  if (environment['APP_ENV'] !== 'development') return [];
  const emails = await seedDatabase(address);
  const code = environment['DESK_CODE'];
  const desk = code === undefined ? [] : [`Desk       /panel as ${DEMO_OPERATOR}, code ${code}`];
  return [`Accounts   ${emails.join(', ')}`, `           password of each: ${DEMO_PASSWORD}`, ...desk];
}

// The local Stripe with the demo accounts' customers in it and a memory as long as the local database's; its webhooks go to the application once that has an address.
const STRIPE_PORT = 9097;

const WEBHOOK_PATH = '/api/stripe-webhook';

async function localStripe(): Promise<Started> {
  const customers = demoCustomers(Date.now());
  const { port, service: stripe } = await startAtPort(STRIPE_PORT, (chosen) =>
    startStripe({ port: chosen, file: `.local/stripe/${chosen}.json`, customers }),
  );
  return {
    variables: stripeVariables(stripe),
    line: `Stripe     ${stripe.url} (local: payments, events, a clock to move)${replaced(port, STRIPE_PORT)}`,
    connect: (address) => stripe.sendWebhooksTo(new URL(WEBHOOK_PATH, address).href),
    stop: stripe.stop,
  };
}

function demoCustomers(now: number): KnownCustomer[] {
  const start = demoPeriod(now).start / 1000;
  return DEMO_PEOPLE.flatMap(({ id: personId, customerId, email, fullName, contract, courses }) => {
    if (customerId === null) return [];
    const subscription = contract === null ? null : { id: contract.id, priceId: contract.priceId, start };
    const bought = courses.map(({ paymentId, checkoutId, courseId, title, priceGrosze }) => ({
      paymentId,
      checkoutId,
      title,
      amount: priceGrosze,
      metadata: { user_id: personId, course_id: courseId, consented_at: String(now) },
    }));
    return [{ id: customerId, email, name: fullName, subscription, courses: bought }];
  });
}

// A local service that runs.
type Started = {
  /** What the application needs to reach it. */
  variables: Environment;
  /** What to tell the person at the terminal. */
  line: string;
  /** Called with the application's address, by which the service reaches it. */
  connect?(address: string): void;
  stop(): Promise<void>;
};
