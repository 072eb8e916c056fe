// Demo accounts for local databases (decisions.md 'Simulated local login'): one a plan. They never exist in production.
import { PLANS, type Plan } from '#domain/plan/plans.ts';
import type { Database } from './client.ts';
import { registerPerson } from './commands/people.ts';
import { subscriptions } from './schema/subscriptions.ts';

const DEMO_PEOPLE: { id: string; email: string; fullName: string; plan: Plan }[] = [
  {
    id: '00000000-0000-4000-8000-000000000001',
    email: 'free@szlak.example',
    fullName: 'Fredek Darmowy',
    plan: 'free',
  },
  {
    id: '00000000-0000-4000-8000-000000000002',
    email: 'premium@szlak.example',
    fullName: 'Prima Premium',
    plan: 'premium',
  },
  {
    id: '00000000-0000-4000-8000-000000000003',
    email: 'enterprise@szlak.example',
    fullName: 'Ewa Enterprise',
    plan: 'enterprise',
  },
];

/** Harmless to repeat: an account that is there stays as it is. Returns the addresses. */
export async function seedDemoAccounts(
  db: Database,
  options: { passwordHash: string; now: number },
): Promise<string[]> {
  for (const { plan, ...person } of DEMO_PEOPLE) {
    const { generations, resets } = PLANS.free;
    await registerPerson(db, {
      ...person,
      ...options,
      emailConfirmedAt: options.now,
      generations,
      resets,
    });
    if (plan !== 'free') await seedPaidPlan(db, person.id, plan, options.now);
  }
  return DEMO_PEOPLE.map((person) => person.email);
}

async function seedPaidPlan(db: Database, personId: string, plan: Plan, now: number): Promise<void> {
  await db
    .insert(subscriptions)
    .values({
      id: `demo:${personId}`,
      user_id: personId,
      status: 'active',
      plan_id: plan,
      quiz_generations_left: PLANS[plan].generations,
      resets_left: PLANS[plan].resets,
      created_at: now,
      updated_at: now,
    })
    .onConflictDoNothing();
}
