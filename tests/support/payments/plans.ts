// Puts a person on a paid plan, as a paid subscription would.
import type { Database } from '#db/client.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';

type PaidPlan = { planId: string; generations: number; resets: number; status?: string };

export async function makePlan(database: Database, personId: string, plan: PaidPlan): Promise<void> {
  const now = Date.now();
  await database.insert(subscriptions).values({
    id: `sub_${personId}`,
    user_id: personId,
    status: plan.status ?? 'active',
    plan_id: plan.planId,
    quiz_generations_left: plan.generations,
    resets_left: plan.resets,
    created_at: now,
    updated_at: now,
  });
}

export async function makePremium(database: Database, personId: string, left = 5): Promise<void> {
  await makePlan(database, personId, { planId: 'price_premium', generations: left, resets: 5 });
}
