// Somebody for whom every form opens: a buyer of a course with practice, at the operator's desk, with a passkey that was just used.
import { eq } from 'drizzle-orm';
import { profiles, sessions } from '#db/account/schema/accounts.ts';
import { operators } from '#db/desk/schema/operators.ts';
import { addPasskey } from '../account/authenticator.ts';
import { signedIn, type SignedIn } from '../account/visitor.ts';
import { storePractice, storeStructureOf } from '../courses/written.ts';
import { buyCourse } from '../payments/purchases.ts';
import type { Application } from '../worker/application.ts';
import { HOSTILE_COURSE } from './forms.ts';

export async function everywhereAdmitted(app: Application): Promise<SignedIn> {
  const { database } = app;
  const person = await signedIn(app, { confirmed: true });
  await addPasskey(person, app.url);
  await buyCourse(database, person.id, HOSTILE_COURSE);
  const [lessonId = ''] = await storeStructureOf(database, HOSTILE_COURSE, 2);
  await storePractice(database, { courseId: HOSTILE_COURSE, lessonId });
  const now = Date.now();
  await database.insert(operators).values({ user_id: person.id, role: 'owner', given_at: now });
  await database.update(profiles).set({ second_factor_at: now }).where(eq(profiles.id, person.id));
  await database
    .update(sessions)
    .set({ passkey_at: now, factor_at: now })
    .where(eq(sessions.user_id, person.id));
  return person;
}
