// What the desk keeps in order besides people and money, against the built Worker: who may, what is written once with its row in the
// security log, and what a refusal keeps.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { sessions } from '#db/account/schema/accounts.ts';
import { operators } from '#db/desk/schema/operators.ts';
import { lessonReports, lessons, lessonVersions } from '#db/courses/schema/lessons.ts';
import { outbox } from '#db/platform/schema/mail.ts';
import { courseReviews } from '#db/courses/schema/reviews.ts';
import { securityEvents } from '#db/account/schema/security-log.ts';
import { splitReply } from '#domain/courses/writing/lesson-reply.ts';
import { keyRing } from '#worker/auth/keys.ts';
import { seal } from '#worker/auth/seal.ts';
import { EVERY_MINUTE } from '#worker/tasks/table.ts';
import { signedIn } from '#tests/support/account/visitor.ts';
import { lessonReply } from '#tests/support/courses/replies.ts';
import { storeStructureOf } from '#tests/support/courses/written.ts';
import { operatorAt, type AtDesk } from '#tests/support/desk/operator.ts';
import { scansOf } from '#tests/support/worker/query-plans.ts';
import { AUTH_SECRET, startApplication, type Application } from '#tests/support/worker/application.ts';

const COURSE = 'sql-od-podstaw';

let app: Application;
let editor: AtDesk;
let owner: AtDesk;
let lesson: string;
beforeAll(async () => {
  app = await startApplication({}, { mail: true, isOwn: true });
  [editor, owner] = [await operatorAt(app, 'editor'), await operatorAt(app, 'owner')];
  [lesson = ''] = await storeStructureOf(app.database, COURSE, 1);
  const { text, practice } = splitReply(lessonReply());
  const row = { course_id: COURSE, lesson_id: lesson, content: text, practice, created_at: 1 };
  await app.database.insert(lessons).values({ ...row, words: 560, model: 'test' });
  await app.database.insert(lessonVersions).values({ ...row, version: 1, author: 'test' });
});
afterAll(() => app.stop());
afterEach(() => app.inbox.clear());

const plain = (html: string) => html.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '');
const shown = async (operator: AtDesk, path: string) => plain(await (await operator.fetch(path)).text());
const deedsAbout = (id: string) =>
  app.database
    .select()
    .from(securityEvents)
    .where(and(eq(securityEvents.user_id, id), eq(securityEvents.event, 'operator-deed')));

async function review(text = 'Do niczego!') {
  const author = await signedIn(app, { confirmed: true });
  const id = crypto.randomUUID();
  const row = { id, user_id: author.id, course_id: COURSE, stars: 1, text, written_at: Date.now() };
  await app.database.insert(courseReviews).values(row);
  return { author, id };
}

async function reviewRow(id: string) {
  const [row] = await app.database.select().from(courseReviews).where(eq(courseReviews.id, id));
  return row;
}

const page = () => `/panel/lekcje/${COURSE}/${lesson}`;
const versionNow = async () => {
  const [row] = await app.database.select().from(lessons).where(eq(lessons.lesson_id, lesson));
  return row?.version ?? 0;
};

test('each page opens for its roles alone, in one round trip, without React, and is kept by nobody', async () => {
  const [support, nobody] = [await operatorAt(app, 'support'), await operatorAt(app, null)];
  const both = [
    '/panel/opinie',
    '/panel/opinie?lista=odwolania',
    '/panel/lekcje',
    '/panel/lekcje/zgloszenia',
  ];
  const forBoth = [...both, `/panel/lekcje/${COURSE}`, page()];
  const forOwner = ['/panel/poczta', '/panel/poczta/opinia-ukryta', '/panel/fakty'];
  for (const path of [...forBoth, ...forOwner]) {
    const before = app.databaseProxy.roundTrips;
    const answer = await owner.fetch(path);
    expect([path, answer.status, app.databaseProxy.roundTrips - before]).toEqual([path, 200, 1]);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await answer.text()).not.toMatch(/modulepreload|__reactRouter/);
    expect([path, (await editor.fetch(path)).status]).toEqual([path, forBoth.includes(path) ? 200 : 404]);
    for (const other of [support, nobody]) expect((await other.fetch(path)).status).toBe(404);
  }
});

test('a hidden review is mailed once, and its author reads the deed in their own log', async () => {
  const { author, id } = await review();
  const form = { deed: 'ukryj', id, words: 'Obraża autora kursu. To łamie § 13.' };
  const answers = await Promise.all([editor.deed('/panel/opinie', form), editor.deed('/panel/opinie', form)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 409]);
  await app.tick(EVERY_MINUTE);
  const letters = await app.inbox.to(author.email);
  expect(letters.map(({ subject }) => subject)).toEqual(['Ukryliśmy Twoją opinię o kursie']);
  expect(plain(letters[0]?.text ?? '')).toContain('Obraża autora kursu.');
  expect(await deedsAbout(author.id)).toMatchObject([
    { actor_id: editor.id, detail: `opinia ukryta (${id})` },
  ]);
  expect(await shown(editor, '/panel/opinie')).toContain('Powód ukrycia: Obraża autora kursu.');
});

test('an objection is listed, answered once, and the review can be shown again', async () => {
  const { author, id } = await review();
  const hidden = { hidden_at: 1, hidden_reason: 'Powód.', objection: 'To nieprawda.', objected_at: 2 };
  await app.database.update(courseReviews).set(hidden).where(eq(courseReviews.id, id));
  const list = '/panel/opinie?lista=odwolania';
  expect(await shown(editor, list)).toContain('Odwołanie: To nieprawda.');
  await editor.deed('/panel/opinie', { deed: 'zostaw', id, words: 'Słowa nadal obrażają autora.' });
  expect(await shown(editor, list)).not.toContain('To nieprawda.');
  const again = { deed: 'pokaz', id };
  expect((await editor.deed('/panel/opinie', again)).status).toBe(302);
  expect((await editor.deed('/panel/opinie', again)).status).toBe(409);
  expect(await reviewRow(id)).toMatchObject({ hidden_at: null });
  expect(await deedsAbout(author.id)).toHaveLength(2);
});

test('without words, without the role or after losing it nothing is hidden, told or mailed', async () => {
  const { author, id } = await review();
  const form = { deed: 'ukryj', id, words: 'Obraża autora kursu.' };
  const refused = await editor.deed('/panel/opinie', { ...form, words: 'Nie.' });
  expect([refused.status, plain(await refused.text())]).toEqual([400, expect.stringContaining('>Nie.<')]);
  const [support, former] = [await operatorAt(app, 'support'), await operatorAt(app, 'editor')];
  await app.database.delete(operators).where(eq(operators.user_id, former.id));
  for (const other of [support, former]) expect((await other.deed('/panel/opinie', form)).status).toBe(404);
  expect(await reviewRow(id)).toMatchObject({ hidden_at: null });
  expect(await deedsAbout(author.id)).toEqual([]);
  await app.tick(EVERY_MINUTE);
  expect(await app.inbox.to(author.email, 0)).toEqual([]);
});

test('reviews page by their moment, and none is missed or shown twice', async () => {
  await app.database.delete(courseReviews);
  for (let at = 0; at < 26; at++) {
    const { id } = await review(`Opinia numer ${at}.`);
    await app.database.update(courseReviews).set({ written_at: 1000 }).where(eq(courseReviews.id, id));
  }
  const first = await shown(editor, '/panel/opinie');
  const next = /po=(1000\.[0-9a-f-]{36})/.exec(first)?.[1];
  const texts = [first, await shown(editor, `/panel/opinie?po=${next}`)].map(
    (html) => html.match(/Opinia numer \d+\./g) ?? [],
  );
  expect(texts.map(({ length }) => length)).toEqual([25, 1]);
  expect(new Set(texts.flat()).size).toBe(26);
});

test('a lesson is mended through the form, once, and rolled back, each with its row and its version', async () => {
  const read = await versionNow();
  const markdown = splitReply(lessonReply('Nowe zdanie.')).text;
  const form = { deed: 'popraw', read: String(read), markdown, practice: '', note: 'Kwota była stara.' };
  const saved = await editor.deed(page(), form);
  expect([saved.status, saved.headers.get('Location')]).toEqual([302, `${page()}?zrobione=popraw`]);
  const late = await editor.deed(page(), { ...form, markdown: `${markdown}\n\nMoje słowa.` });
  expect([late.status, plain(await late.text())]).toEqual([409, expect.stringContaining('Moje słowa.')]);
  expect(await shown(editor, page())).toMatch(/Nowe zdanie\.[\s\S]*Kwota była stara\./);
  const back = await editor.deed(page(), { deed: 'wroc', read: String(read + 1), to: String(read) });
  expect(back.status).toBe(302);
  expect(await versionNow()).toBe(read + 2);
  const details = (await deedsAbout(editor.id)).map(({ detail }) => detail);
  const told = `lekcja ${COURSE}/${lesson}: `;
  expect(details.filter((detail) => detail?.startsWith(told))).toEqual([
    `${told}wersja ${read + 1}`,
    `${told}powrót do wersji ${read}`,
  ]);
});

test('a text that breaks a rule is refused with the rule, and whatever was typed stands in the form', async () => {
  const before = await versionNow();
  const form = { deed: 'popraw', read: String(before), practice: '', note: 'Moja uwaga.' };
  const refused = await editor.deed(page(), { ...form, markdown: '## Za krótka\n\nMoje <b>zdanie</b>.' });
  const html = plain(await refused.text());
  expect(refused.status).toBe(400);
  for (const words of ['Moje &lt;b&gt;zdanie', 'value="Moja uwaga."', 'to jeszcze nie lekcja'])
    expect(html).toContain(words);
  app.databaseProxy.setMood('refuse');
  const away = await editor.deed(page(), { ...form, markdown: 'Słowa przy awarii.' });
  app.databaseProxy.setMood('pass');
  expect([away.status, await away.text()]).toEqual([503, expect.stringContaining('Słowa przy awarii.')]);
  await app.database.update(sessions).set({ passkey_at: 0 }).where(eq(sessions.user_id, editor.id));
  const asleep = await editor.deed(page(), { ...form, markdown: 'Słowa po nocy.' });
  await app.database.update(sessions).set({ passkey_at: Date.now() }).where(eq(sessions.user_id, editor.id));
  expect([asleep.status, await asleep.text()]).toEqual([403, expect.stringContaining('Słowa po nocy.')]);
  expect(await versionNow()).toBe(before);
});

test('a lesson is marked as read once, in the version that was read, and not while it needs work', async () => {
  await app.database.update(lessons).set({ state: 'needs-work' });
  const first = await shown(editor, '/panel/lekcje');
  const next = /po=([\w-]+)/.exec(first)?.[1];
  const list = async () => first + (await shown(editor, `/panel/lekcje?po=${next}`));
  const read = await versionNow();
  const mark = async (version: number) =>
    (await editor.deed(page(), { deed: 'przeczytana', read: String(version) })).status;
  expect(await list()).toMatch(/SQL od podstaw[^<]*<\/a><\/th><td>0 z 1<\/td><td>1<\/td><td>0</);
  expect(await mark(read)).toBe(409);
  await app.database.update(lessons).set({ state: 'ready' });
  expect([await mark(read - 1), await mark(read), await mark(read)]).toEqual([409, 302, 409]);
  expect(await list()).toMatch(/SQL od podstaw[^<]*<\/a><\/th><td>1 z 1<\/td><td>0<\/td><td>1</);
  const told = `lekcja ${COURSE}/${lesson}: przeczytana wersja ${read}`;
  expect((await deedsAbout(editor.id)).filter(({ detail }) => detail === told)).toHaveLength(1);
  const { scans } = await scansOf(app);
  expect(scans.filter((one) => /lessons|course_structures/.test(one))).toEqual([]);
});

test('a report is answered once from its form, and a refused answer keeps its words', async () => {
  const reader = await signedIn(app, { confirmed: true });
  const row = { user_id: reader.id, course_id: COURSE, lesson_id: lesson, created_at: 1 };
  const [report] = await app.database
    .insert(lessonReports)
    .values({ ...row, text: 'Stara kwota.' })
    .returning({ id: lessonReports.id });
  const reports = '/panel/lekcje/zgloszenia';
  expect(await shown(editor, reports)).toContain('Stara kwota.');
  const form = { deed: 'odpowiedz', id: String(report?.id), came: '1', text: 'Kwota jest już nowa.' };
  const refused = await editor.deed(reports, { ...form, came: '99' });
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('Kwota jest już nowa.'),
  ]);
  expect((await editor.deed(reports, form)).status).toBe(302);
  expect((await editor.deed(reports, form)).status).toBe(409);
  await app.tick(EVERY_MINUTE);
  expect(await app.inbox.to(reader.email)).toHaveLength(1);
  expect(await deedsAbout(reader.id)).toMatchObject([{ detail: `zgłoszenie ${report?.id}: odpowiedź` }]);
  expect(await shown(editor, reports)).not.toContain('Stara kwota.');
});

test('the outbox shows attempts and fault, masks the address, and sends a letter once more by hand', async () => {
  const [id, now] = [crypto.randomUUID(), Date.now()];
  const content = { to: 'ala@example.pl', subject: 'Temat', text: 'Tajne', html: 'Tajne', tokenHash: null };
  const sealed = seal(keyRing(AUTH_SECRET), { purpose: 'mail', context: id }, JSON.stringify(content));
  const row = { id, user_id: null, kind: 'purchase', sealed, created_at: now - 3_600_000 };
  await app.database.insert(outbox).values({ ...row, attempts: 0, next_attempt_at: now });
  app.inbox.setMood('fault');
  await app.tick(EVERY_MINUTE);
  app.inbox.setMood('well');
  const html = await shown(owner, '/panel/poczta');
  for (const words of ['a…@example.pl', '60 min', 'purchase', 'HTTP 500']) expect(html).toContain(words);
  for (const words of ['ala@', 'Tajne', 'Temat']) expect(html).not.toContain(words);
  const [kept] = await app.database.select().from(outbox).where(eq(outbox.id, id));
  const form = { deed: 'wyslij', id, seen: String(kept?.next_attempt_at) };
  expect((await editor.deed('/panel/poczta', form)).status).toBe(404);
  const sent = await Promise.all([owner.deed('/panel/poczta', form), owner.deed('/panel/poczta', form)]);
  expect(sent.map(({ status }) => status).toSorted()).toEqual([302, 409]);
  // The alert about a letter that waits so long is another one.
  await expect.poll(() => app.database.$count(outbox, eq(outbox.id, id))).toBe(0);
  expect(await app.inbox.to('ala@example.pl')).toHaveLength(1);
  const deeds = (await deedsAbout(owner.id)).filter(({ detail }) => detail?.includes(id));
  expect(deeds).toHaveLength(1);
});

test('every letter has its preview, whose HTML is text', async () => {
  const list = await shown(owner, '/panel/poczta');
  const paths = list.match(/\/panel\/poczta\/[a-z-]+/g) ?? [];
  expect(new Set(paths).size).toBeGreaterThan(25);
  expect(await shown(owner, '/panel/poczta/opinia-ukryta')).toContain('&lt;html');
  expect((await owner.fetch('/panel/poczta/constructor')).status).toBe(404);
});

test('the facts name sources, occupations without pay and the measures with their day', async () => {
  const html = await shown(owner, '/panel/fakty');
  for (const words of ['Barometr zawodów 2026', 'Zawody bez grupy płac', 'hard limits broken', 'evaluate'])
    expect(html).toContain(words);
});

test('no statement of these pages and deeds reads a whole table', async () => {
  const { checked, scans } = await scansOf(app);
  expect(checked).toBeGreaterThan(15);
  expect(scans).toEqual([]);
});
