// A person who buys Premium at the local Stripe, and what our records then say of it.
import { eq } from 'drizzle-orm';
import { profiles } from '#db/account/schema/accounts.ts';
import { metrics } from '#db/desk/schema/observability.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import type { LocalStripe } from '#sandbox/stripe/server.ts';
import type { SubscriptionState } from '#worker/services/account/subscription-state.ts';
import type { Application } from '../worker/application.ts';
import { signedIn } from '../account/visitor.ts';

/** What `state` says of a month that was just paid, and of somebody who has none. */
export const PREMIUM = { plan: 'premium', status: 'active', quizGenerationsLeft: 5, resetsLeft: 5 };
export const FREE = { plan: 'free', status: '', quizGenerationsLeft: 1, resetsLeft: 0 };

export type PremiumBuyer = Awaited<ReturnType<typeof premiumBuyer>>;

/** Signed in, with a confirmed address. */
export async function premiumBuyer(app: Application, stripe: LocalStripe) {
  const person = await signedIn(app, { confirmed: true });
  const start = (request: object = {}) =>
    person.post('/api/create-checkout-session', { consent: true, ...request });
  const stateIn = async (answer: Response) =>
    ((await answer.json()) as { subscription: SubscriptionState }).subscription;
  const customer = async () => {
    const [row] = await app.database.select().from(profiles).where(eq(profiles.id, person.id));
    return row?.stripe_customer_id ?? 'none';
  };
  return Object.assign(person, {
    start,
    /** The id of the Checkout Session. */
    async order(): Promise<string> {
      const answer = await start();
      if (!answer.ok) throw new Error(`The order answered ${answer.status}: ${await answer.text()}`);
      return ((await answer.json()) as { sessionId: string }).sessionId;
    },
    /** Pays, and waits until every webhook is answered. */
    async buy(): Promise<string> {
      const checkout = await this.order();
      stripe.dashboard.pay(checkout);
      await stripe.post.settled();
      return checkout;
    },
    finish: (sessionId: string) => person.post('/api/handle-subscription-change', { sessionId }),
    /** A button of /profil, without JavaScript. */
    press: (intent: 'rezygnacja' | 'wznowienie' | 'odstapienie') =>
      person.fetch('/profil', {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'same-origin' },
        body: new URLSearchParams({ zamiar: intent }),
      }),
    stateIn,
    state: async () => stateIn(await person.fetch('/api/account/me')),
    customer,
    /** At the provider, the latest first. */
    async contracts() {
      const own = await customer();
      return stripe
        .all('subscriptions')
        .filter((one) => one.customer === own)
        .toReversed();
    },
    /** The id of the latest. */
    async contract(): Promise<string> {
      return (await this.contracts())[0]?.id ?? 'none';
    },
    async refunds() {
      const own = await customer();
      return stripe.all('refunds').filter((one) => one.customer === own);
    },
    /** The id of the latest. */
    async charge(): Promise<string> {
      const own = await customer();
      return stripe.all('charges').findLast((one) => one.customer === own)?.id ?? 'none';
    },
    /** How often a metric was counted for this person. */
    async counted(name: string): Promise<number> {
      const rows = await app.database.select().from(metrics).where(eq(metrics.user_id, person.id));
      return rows.filter((row) => row.metric_name === name).length;
    },
    rows: async () => {
      const all = await app.database.select().from(subscriptions).where(eq(subscriptions.user_id, person.id));
      return all.filter(({ customer_id: of }) => of !== null);
    },
    letters: (words: string) =>
      app.inbox.emails.filter(({ to, text }) => to.includes(person.email) && (text ?? '').includes(words)),
  });
}

/** Somebody who has Premium. */
export async function premiumOwner(app: Application, stripe: LocalStripe): Promise<PremiumBuyer> {
  const person = await premiumBuyer(app, stripe);
  await person.buy();
  return person;
}
