// Demo accounts for local databases (docs/decisions.md 'Simulated local login'): one a plan, and one with bought courses. They never exist
// in production. What they pay is under the same ids in the local Stripe, so that portal, refunds and reconciliation work for them.
import { and, eq, isNull, sql } from 'drizzle-orm';
import { PLANS, type Plan } from '#domain/payments/plan/plans.ts';
import { PREMIUM_PRICE_GROSZE } from '#domain/payments/plan/price.ts';
import type { Database } from './client.ts';
import { addLine, COUNTED } from './payments/commands/entitlements/lines.ts';
import { registerPerson } from './account/commands/people.ts';
import { countRatings } from './courses/commands/reviews.ts';
import { profiles } from './account/schema/accounts.ts';
import { entitlements } from './payments/schema/entitlements.ts';
import { operators } from './desk/schema/operators.ts';
import { purchases } from './payments/schema/courses.ts';
import { courseReviews } from './courses/schema/reviews.ts';
import { subscriptions } from './payments/schema/premium.ts';

type DemoPerson = {
  id: string;
  email: string;
  fullName: string;
  customerId: string | null;
  contract: { id: string; plan: Plan; priceId: string; priceGrosze: number } | null;
  courses: { paymentId: string; checkoutId: string; courseId: string; title: string; priceGrosze: number }[];
};

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    id: '00000000-0000-4000-8000-000000000001',
    email: 'free@szlak.example',
    fullName: 'Fredek Darmowy',
    customerId: null,
    contract: null,
    courses: [],
  },
  {
    id: '00000000-0000-4000-8000-000000000002',
    email: 'premium@szlak.example',
    fullName: 'Prima Premium',
    customerId: 'cus_demo_premium',
    contract: {
      id: 'sub_demo_premium',
      plan: 'premium',
      priceId: 'price_premium',
      priceGrosze: PREMIUM_PRICE_GROSZE,
    },
    courses: [],
  },
  {
    id: '00000000-0000-4000-8000-000000000003',
    email: 'enterprise@szlak.example',
    fullName: 'Ewa Enterprise',
    customerId: 'cus_demo_enterprise',
    contract: {
      id: 'sub_demo_enterprise',
      plan: 'enterprise',
      priceId: 'price_enterprise',
      priceGrosze: 29_900,
    },
    courses: [],
  },
  {
    id: '00000000-0000-4000-8000-000000000004',
    email: 'kursy@szlak.example',
    fullName: 'Kamila Kursantka',
    customerId: 'cus_demo_courses',
    contract: null,
    courses: [
      {
        paymentId: 'pi_demo_python',
        checkoutId: 'cs_test_demo_python',
        courseId: 'analiza-danych-w-pythonie',
        title: 'Analiza danych w Pythonie',
        priceGrosze: 37_999,
      },
      {
        paymentId: 'pi_demo_ai',
        checkoutId: 'cs_test_demo_ai',
        courseId: 'ai-dla-kazdego',
        title: 'AI dla każdego',
        priceGrosze: 14_999,
      },
    ],
  },
  {
    id: '00000000-0000-4000-8000-000000000005',
    email: 'obsluga@szlak.example',
    fullName: 'Oda Obsługa',
    customerId: null,
    contract: null,
    courses: [],
  },
];

/** Sits at the operator's desk, where a code of the local start stands in for a passkey (docs/operations.md 'The desk'). */
export const DEMO_OPERATOR = 'obsluga@szlak.example';

/** The month in which everybody's demo contract is, from its first second (epoch ms): the same from start to start. */
export function demoPeriod(now: number): { start: number; end: number } {
  const at = new Date(now);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  return { start: Date.UTC(year, month, 1), end: Date.UTC(year, month + 1, 1) };
}

/** Harmless to repeat: an account that is there stays as it is. Returns the addresses. */
export async function seedDemoAccounts(
  db: Database,
  options: { passwordHash: string; now: number },
): Promise<string[]> {
  const { generations, resets } = PLANS.free;
  for (const person of DEMO_PEOPLE) {
    const { id, email, fullName } = person;
    await registerPerson(db, {
      id,
      email,
      fullName,
      ...options,
      emailConfirmedAt: options.now,
      generations,
      resets,
    });
    await seedPayments(db, person, options.now);
  }
  await seedReviews(db, options.now);
  await seedOperator(db, options.now);
  return DEMO_PEOPLE.map((person) => person.email);
}

async function seedOperator(db: Database, now: number): Promise<void> {
  await db.run(sql`INSERT INTO ${operators} (user_id, role, given_at)
    SELECT id, 'owner', ${now} FROM ${profiles} WHERE email = ${DEMO_OPERATOR} ON CONFLICT DO NOTHING`);
}

/** What the demo accounts think of two courses: enough to see reviews, too few for an average. */
const DEMO_REVIEWS = [
  {
    id: 'demo-1',
    email: 'kursy@szlak.example',
    courseId: 'ai-dla-kazdego',
    stars: 5,
    text: 'Konkretnie i po ludzku. Po trzeciej lekcji część maili piszę z pomocą modelu i wiem, co po nim sprawdzić.',
  },
  {
    id: 'demo-2',
    email: 'premium@szlak.example',
    courseId: 'ai-dla-kazdego',
    stars: 3,
    text: 'Dobry początek, ale przykładów z małej firmy mogłoby być więcej.',
  },
  {
    id: 'demo-3',
    email: 'enterprise@szlak.example',
    courseId: 'ai-dla-kazdego',
    stars: 4,
    text: '',
  },
  {
    id: 'demo-4',
    email: 'kursy@szlak.example',
    courseId: 'analiza-danych-w-pythonie',
    stars: 4,
    text: 'Ćwiczenia na danych GUS to najlepsza część.',
  },
] as const;

async function seedReviews(db: Database, now: number): Promise<void> {
  for (const { id, email, courseId, stars, text } of DEMO_REVIEWS) {
    const author = DEMO_PEOPLE.find((person) => person.email === email);
    if (author === undefined) continue;
    await db
      .insert(courseReviews)
      .values({ id, user_id: author.id, course_id: courseId, stars, text, written_at: now })
      .onConflictDoNothing();
    await countRatings(db, courseId);
  }
}

async function seedPayments(db: Database, person: DemoPerson, now: number): Promise<void> {
  const { id, customerId, contract, courses } = person;
  if (customerId !== null)
    await db
      .update(profiles)
      .set({ stripe_customer_id: customerId })
      .where(and(eq(profiles.id, id), isNull(profiles.stripe_customer_id)));
  if (contract !== null) await seedContract(db, { id, customerId }, contract, now);
  for (const { paymentId, checkoutId, courseId, priceGrosze } of courses)
    await db
      .insert(purchases)
      .values({
        id: paymentId,
        user_id: id,
        course_id: courseId,
        amount_grosze: priceGrosze,
        currency: 'pln',
        bought_at: now,
        checkout_id: checkoutId,
      })
      .onConflictDoNothing();
}

async function seedContract(
  db: Database,
  person: Pick<DemoPerson, 'id' | 'customerId'>,
  { id, plan, priceId, priceGrosze }: NonNullable<DemoPerson['contract']>,
  now: number,
): Promise<void> {
  const { start, end } = demoPeriod(now);
  const startIso = new Date(start).toISOString();
  await db
    .insert(subscriptions)
    .values({
      id,
      user_id: person.id,
      customer_id: person.customerId,
      status: 'active',
      plan_id: priceId,
      quiz_generations_left: PLANS[plan].generations,
      resets_left: PLANS[plan].resets,
      current_period_start: startIso,
      current_period_end: new Date(end).toISOString(),
      counted_period: startIso,
      started_at: start,
      amount_grosze: priceGrosze,
      created_at: now,
      updated_at: now,
    })
    .onConflictDoNothing();
  for (const what of COUNTED)
    await addLine(
      db,
      {
        holder: sql`holder`,
        userId: sql`id`,
        source: sql`${id}`,
        what,
        kind: 'grant',
        amount: sql`${what === 'analysis' ? PLANS[plan].generations : PLANS[plan].resets}`,
        why: 'period',
        key: sql`${`seed:${id}:${what}`}`,
        at: now,
      },
      sql`FROM ${profiles} WHERE id = ${person.id}
        AND NOT EXISTS (SELECT 1 FROM ${entitlements} WHERE source = ${id} AND source <> 'free' AND what = ${what})`,
    );
}
