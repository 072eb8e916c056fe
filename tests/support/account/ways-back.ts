// A thief who has the password, an owner who has the mailbox, and what each of them does (docs/security.md 'Ways in and out').
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { profiles, tokens } from '#db/account/schema/accounts.ts';
import { passkeys, recoveryCodes } from '#db/account/schema/passkeys.ts';
import { tokenIn } from '#domain/account/auth/mailed-token.ts';
import { signInWith, type SoftKey } from './authenticator.ts';
import { PASSWORD, signedIn, visitorOf, type Visitor } from './visitor.ts';
import { sendForm } from '../desk/operator.ts';
import type { Application } from '../worker/application.ts';

export const NEW_PASSWORD = 'calkiem-inne-slowa-2';

/** `app`: once it has started. */
export function waysBack(app: () => Application) {
  const victim = () => signedIn(app(), { confirmed: true });
  async function thiefOf(person: { email: string }): Promise<Visitor> {
    const thief = visitorOf(app());
    await thief.post('/api/account/login', { email: person.email, password: PASSWORD });
    return thief;
  }
  const isIn = async (visitor: Visitor) => (await visitor.fetch('/api/analysis')).status === 200;
  const opens = async (email: string, password: string) => {
    const visitor = visitorOf(app());
    await visitor.post('/api/account/login', { email, password });
    return isIn(visitor);
  };
  const opensByKey = async (key: SoftKey) => {
    const visitor = visitorOf(app());
    await signInWith(visitor, app().url, key);
    return isIn(visitor);
  };
  const keysOf = (id: string) => app().database.select().from(passkeys).where(eq(passkeys.user_id, id));
  const secondFactorOf = async (id: string) => {
    const [row] = await app().database.select().from(profiles).where(eq(profiles.id, id));
    return row?.second_factor_at ?? null;
  };
  const turnOn = async (visitor: Visitor) => {
    const response = await visitor.post('/api/account/second-factor', {});
    expect(response.status).toBe(200);
    return ((await response.json()) as { recoveryCodes: string[] }).recoveryCodes;
  };
  const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

  async function linkTo(email: string, page: string, count = 1): Promise<string> {
    const links = () =>
      app()
        .inbox.emails.filter(({ to }) => to.includes(email))
        .flatMap((one) => one.links)
        .filter((link) => link.startsWith(`${app().url}${page}#token=`));
    await expect.poll(() => new Set(links()).size).toBeGreaterThanOrEqual(count);
    return tokenIn([...new Set(links())][count - 1] ?? '');
  }

  async function form(path: string, fields: Record<string, string>, visitor = visitorOf(app())) {
    const response = await sendForm(visitor, path, fields);
    const html = (await response.text()).replaceAll('\u00a0', ' ');
    const [, resetToken = ''] = /name="token" value="([\w-]{43})"/.exec(html) ?? [];
    return { status: response.status, html, resetToken };
  }
  const undo = (token: string) => form('/cofnij-klucze', { token });
  async function setPassword(token: string, endKeys = false): Promise<void> {
    const answer = await visitorOf(app()).post('/api/account/reset-password', {
      token,
      password: NEW_PASSWORD,
      endKeys,
    });
    expect(answer.status).toBe(204);
  }
  async function resetByMail(email: string, endKeys: boolean): Promise<void> {
    await visitorOf(app()).post('/api/account/forgot-password', { email });
    await setPassword(await linkTo(email, '/nowe-haslo'), endKeys);
  }

  /** Lets time pass for everything that the account has. */
  async function pass(id: string, ms: number): Promise<void> {
    const { database: db } = app();
    await db.batch([
      db
        .update(passkeys)
        .set({ created_at: sql`created_at - ${ms}` })
        .where(eq(passkeys.user_id, id)),
      db
        .update(recoveryCodes)
        .set({ created_at: sql`created_at - ${ms}` })
        .where(eq(recoveryCodes.user_id, id)),
      db
        .update(profiles)
        .set({ second_factor_at: sql`second_factor_at - ${ms}` })
        .where(eq(profiles.id, id)),
      db
        .update(tokens)
        .set({
          created_at: sql`created_at - ${ms}`,
          expires_at: sql`expires_at - ${ms}`,
          keys_before: sql`CASE WHEN keys_before ->> 'secondFactorAt' IS NULL THEN keys_before
            ELSE json_set(keys_before, '$.secondFactorAt', keys_before ->> 'secondFactorAt' - ${ms}) END`,
        })
        .where(eq(tokens.user_id, id)),
    ]);
  }
  return {
    victim,
    thiefOf,
    isIn,
    opens,
    opensByKey,
    keysOf,
    secondFactorOf,
    turnOn,
    codeOf,
    linkTo,
    form,
    undo,
    setPassword,
    resetByMail,
    pass,
  };
}
