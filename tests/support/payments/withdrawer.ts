// Withdrawal without signing in, as somebody does it without JavaScript: ask, open the mailed link, confirm.
import { expect } from 'vitest';
import type { LocalStripe } from '#sandbox/stripe/server.ts';
import { tokenIn } from '#domain/account/auth/mailed-token.ts';
import { visitorOf } from '../account/visitor.ts';
import type { Application } from '../worker/application.ts';

const SENT = 'Jeśli jest u nas umowa';
export const LETTER = 'Odstąpienie od umowy w serwisie Szlak';

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ');

/** The numbers of the orders that may be chosen on the page. */
export const numbersIn = (html: string) => [
  ...new Set([...html.matchAll(/name="umowa"[^>]*value="(Z[^"]+)"/g)].map(([, number = '']) => number)),
];

type Poster = { post(path: string, body: unknown, init?: RequestInit): Promise<Response> };

export const removeAccount = (person: Poster) => person.post('/api/account', {}, { method: 'DELETE' });

export function withdrawer(app: Application, stripe: LocalStripe) {
  async function send(fields: [string, string][]): Promise<{ status: number; html: string }> {
    const response = await visitorOf(app).fetch('/odstapienie', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields),
    });
    return { status: response.status, html: plain(await response.text()) };
  }
  const letters = (email: string, subject: string) =>
    app.inbox.emails.filter((one) => one.to.includes(email) && one.subject === subject);
  const ask = (typed: string) => send([['kto', typed]]);
  return {
    ask,
    letters,
    confirm: (token: string, ...numbers: string[]) =>
      send([['token', token], ...numbers.map((one): [string, string] => ['umowa', one])]),
    async open(token: string): Promise<string> {
      return (
        await send([
          ['zamiar', 'otworz'],
          ['token', token],
        ])
      ).html;
    },
    /** The token of a new link to the address, asked for by it or by a number. */
    async linkTo(email: string, typed = email): Promise<string> {
      const before = letters(email, LETTER).length;
      const { status, html } = await ask(typed);
      if (status !== 200 || !html.includes(SENT)) throw new Error(`Asking answered ${status}.`);
      await expect.poll(() => letters(email, LETTER).length).toBe(before + 1);
      const link = letters(email, LETTER)
        .at(-1)
        ?.links.find((one) => one.includes('/odstapienie#token='));
      return tokenIn(link ?? '');
    },
    refundsOf: (payment: string) => stripe.all('refunds').filter(({ payment_intent: of }) => of === payment),
    receipts: (email: string) => letters(email, 'Potwierdzenie odstąpienia od umowy'),
  };
}
