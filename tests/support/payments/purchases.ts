import type { Database } from '#db/client.ts';
import { purchases } from '#db/payments/schema/courses.ts';

/** As if the person had ordered the course, consent and all, and paid for it. */
export async function buyCourse(database: Database, personId: string, courseId: string): Promise<void> {
  await database.insert(purchases).values({
    id: crypto.randomUUID(),
    user_id: personId,
    course_id: courseId,
    amount_grosze: 18_999,
    currency: 'pln',
    bought_at: Date.now(),
    consented_at: Date.now(),
  });
}
