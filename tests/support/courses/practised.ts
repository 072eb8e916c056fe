// A course whose first two lessons have questions and an exercise, and what its buyers do with them by HTTP.
import { and, eq } from 'drizzle-orm';
import { exerciseAnswers, questionResults } from '#db/courses/schema/practice.ts';
import { signedIn, type SignedIn, type Visitor } from '../account/visitor.ts';
import { buyCourse } from '../payments/purchases.ts';
import type { Application } from '../worker/application.ts';
import type { Talk } from '#domain/courses/talk/talk.ts';
import { PRACTICE, storePractice, storeStructureOf } from './written.ts';

export type Practised = Awaited<ReturnType<typeof practisedCourse>>;

export const COURSE = 'budzet-domowy';
export const PORTFOLIO = `/moje-kursy/${COURSE}/portfolio`;
export const PORTFOLIO_FILE = `/api/courses/${COURSE}/portfolio`;

export const TALK: Talk = {
  partner: 'Ola z recepcji',
  scene: 'Umawiasz termin, a zależy Ci na popołudniu.',
  opening: 'Dzień dobry, mogę zaproponować jutro o dziewiątej.',
  knows: 'Mam czas tylko rano. Po południu przyjmuje kolega.',
  points: ['pytanie o godzinę', 'własny powód'],
};

/** The third lesson has no questions, the fourth isn't written. */
export async function practisedCourse(app: Application) {
  const { database } = app;
  const ids = await storeStructureOf(database, COURSE, 4);
  for (const lessonId of ids.slice(0, 2)) await storePractice(database, { courseId: COURSE, lessonId });
  await storePractice(database, { courseId: COURSE, lessonId: ids[2] ?? '' }, null);

  const page = (at = 0) => `/moje-kursy/${COURSE}/${ids[at]}`;

  /** The first lesson gets one. */
  const storeTalk = () =>
    storePractice(database, { courseId: COURSE, lessonId: ids[0] ?? '' }, { ...PRACTICE, talk: TALK });

  async function buyer(): Promise<SignedIn> {
    const person = await signedIn(app);
    await buyCourse(database, person.id, COURSE);
    return person;
  }

  const send = (visitor: Visitor, fields: Record<string, string> | [string, string][], at = 0) =>
    visitor.fetch(page(at), {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document' },
      body: new URLSearchParams(fields),
    });

  /** As the page shows it now. */
  async function keyOf(visitor: Visitor, number: number): Promise<string> {
    const form = new RegExp(
      `name="numer" value="${number}"/><input type="hidden" name="wersja" value="([\\w-]+)"`,
    );
    return form.exec(await html(visitor, page()))?.[1] ?? '';
  }

  async function answer(visitor: Visitor, number: number, given: [string, string][]): Promise<Response> {
    const key = await keyOf(visitor, number);
    return send(visitor, [['intent', 'pytanie'], ['numer', String(number)], ['wersja', key], ...given]);
  }

  const save = (visitor: Visitor, text: string, base: number, at = 0) =>
    visitor.post(callOf(ids[at]), { text, base }, { method: 'PUT' });

  const stored = async (person: SignedIn) =>
    (await database.select().from(exerciseAnswers).where(eq(exerciseAnswers.user_id, person.id)))[0];

  const resultsOf = (person: SignedIn) =>
    database
      .select()
      .from(questionResults)
      .where(and(eq(questionResults.user_id, person.id), eq(questionResults.course_id, COURSE)));

  return { id: COURSE, ids, page, storeTalk, buyer, send, keyOf, answer, save, stored, resultsOf };
}

export async function html(visitor: Visitor, path: string): Promise<string> {
  return (await visitor.fetch(path)).text();
}

export function callOf(lessonId: string | undefined): string {
  return `/api/courses/${COURSE}/lessons/${lessonId}/exercise`;
}

export function talkCallOf(lessonId: string | undefined): string {
  return `/api/courses/${COURSE}/lessons/${lessonId}/talk`;
}
