// Puts a person on a paid plan, as a paid subscription would.
import type { Database } from '#db/client.ts';
import { subscriptions } from '#db/schema/subscriptions.ts';

export async function makePremium(database: Database, personId: string, left = 5): Promise<void> {
  const now = Date.now();
  await database.insert(subscriptions).values({
    id: `sub_${personId}`,
    user_id: personId,
    status: 'active',
    plan_id: 'price_premium',
    quiz_generations_left: left,
    resets_left: 5,
    created_at: now,
    updated_at: now,
  });
}
