// 'Zamówienia': what was bought, declared back, disputed, and what fits nothing. Lists name whose it is by id alone; opening the person
// is a look of its own.
import * as orders from '#db/desk/queries/orders.ts';
import type { OrderKey } from '#db/desk/queries/orders.ts';
import { orProviderDown } from '../../adapters/provider-fault.ts';
import type { RequestScope } from '../../scope.ts';
import { providerScope } from '../payments/provider-scope.ts';
import { asOperator } from './desk.ts';
import { momentKey, momentKeyText, paged, type Paged } from './paged.ts';

const PAGE_SIZE = 30;
const MAX_WITHDRAWALS = 100;
const MAX_DISPUTES = 20;

const ORDER_VIEWS = ['kursy', 'premium', 'odstapienia', 'zwroty', 'niedopasowane', 'spory'] as const;

export type OrderView = (typeof ORDER_VIEWS)[number];

export type OrderRow = {
  id: string;
  number: string | null;
  /** What was bought: a course's id, 'Premium', or the reference of a payment that fits nothing. */
  what: string;
  amountGrosze: number | null;
  currency: string;
  state: string;
  at: number;
  personId: string | null;
  customerId: string | null;
};

export type DisputeRow = {
  id: string;
  paymentId: string;
  amountGrosze: number;
  currency: string;
  status: string;
  dueAt: number | null;
};

export type OrdersPage = {
  view: OrderView;
  /** What was looked for; null = a list. */
  wanted: string | null;
  list: Paged<OrderRow>;
  /** Of the view 'spory' alone, as the provider has them now; null = it doesn't answer, or nothing is sold. */
  disputes: DisputeRow[] | null;
  /** Where the provider shows a payment, before its id; null = a provider of this machine. */
  providerPage: string | null;
};

type OrdersWanted = { view: string | null; number: string | null; after: string | null };

/** Throws as `asOperator`. */
export async function readOrders(scope: RequestScope, wanted: OrdersWanted) {
  const view = ORDER_VIEWS.find((one) => one === wanted.view) ?? 'kursy';
  const number = wanted.number?.trim() ?? '';
  const page = await asOperator(scope, 'orders', async (ask): Promise<Omit<OrdersPage, 'disputes'>> => {
    const list = number === '' ? await listOf(ask, view, momentKey(wanted.after)) : await found(ask, number);
    return { view, wanted: number === '' ? null : number, list, providerPage: providerPageOf(scope) };
  });
  // After it is known who asks: nobody else makes us call the provider.
  const disputes = view === 'spory' ? await readDisputes(scope) : null;
  return { ...page, data: { ...page.data, disputes } };
}

type Ask = Parameters<Parameters<typeof asOperator>[2]>[0];

async function listOf(ask: Ask, view: OrderView, after: OrderKey): Promise<Paged<OrderRow>> {
  const most = PAGE_SIZE + 1;
  const keyed = (rows: OrderRow[]) => paged(rows, PAGE_SIZE, momentKeyText);
  switch (view) {
    case 'kursy':
      return keyed((await ask((db) => orders.latestPurchases(db, after, most))).map(purchaseRow));
    case 'premium':
      return keyed((await ask((db) => orders.latestContracts(db, after, most))).map(contractRow));
    case 'niedopasowane':
      return keyed((await ask((db) => orders.latestUnmatched(db, after, most))).map(unmatchedRow));
    case 'zwroty':
      return keyed((await ask((db) => orders.openFailedRefunds(db, after, most))).map(failedRefundRow));
    case 'odstapienia': {
      const rows = await ask((db) => orders.pendingWithdrawals(db, MAX_WITHDRAWALS));
      return { rows: rows.map(purchaseRow), next: null };
    }
    case 'spory':
      return { rows: [], next: null };
  }
}

async function found(ask: Ask, number: string): Promise<Paged<OrderRow>> {
  const [bought, contracts] = await Promise.all([
    ask((db) => orders.purchaseByNumber(db, number)),
    ask((db) => orders.contractByNumber(db, number)),
  ]);
  return { rows: [...bought.map(purchaseRow), ...contracts.map(contractRow)], next: null };
}

type Rows<Read extends (...args: never[]) => PromiseLike<unknown[]>> = Awaited<ReturnType<Read>>[number];

function purchaseRow(row: Rows<typeof orders.latestPurchases>): OrderRow {
  const { orderNumber: number, courseId: what, askedAt, withdrawnAt, ...rest } = row;
  const state =
    withdrawnAt !== null ? 'zamknięty' : askedAt !== null ? 'odstąpienie, czeka na zwrot' : 'kupiony';
  return { ...rest, number, what, state, customerId: null };
}

function contractRow(row: Rows<typeof orders.latestContracts>): OrderRow {
  const { orderNumber: number, status, withdrawnAt, ...rest } = row;
  const state = withdrawnAt === null ? status : `${status}, odstąpienie`;
  return { ...rest, number, what: 'Premium', currency: 'pln', state };
}

function unmatchedRow(row: Rows<typeof orders.latestUnmatched>): OrderRow {
  const { reference, ...rest } = row;
  return { ...rest, number: null, what: reference ?? 'bez opisu', state: 'niedopasowana', customerId: null };
}

function failedRefundRow(row: Rows<typeof orders.openFailedRefunds>): OrderRow {
  const { item, paymentId, ...rest } = row;
  return { ...rest, what: item ?? 'bez opisu', state: paymentId, customerId: null };
}

function providerPageOf({ config: { stripe } }: RequestScope): string | null {
  if (stripe === null || stripe.isLocal) return null;
  return `https://dashboard.stripe.com/${stripe.isLive ? '' : 'test/'}`;
}

async function readDisputes(scope: RequestScope): Promise<DisputeRow[] | null> {
  if (scope.config.stripe === null) return null;
  try {
    const { stripe } = await providerScope(scope);
    const { data } = await orProviderDown(stripe.disputes.list({ limit: MAX_DISPUTES }));
    return data.map(({ id, payment_intent, amount, currency, status, evidence_details }) => ({
      id,
      paymentId: typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? ''),
      amountGrosze: amount,
      currency,
      status,
      dueAt: evidence_details.due_by === null ? null : evidence_details.due_by * 1000,
    }));
  } catch {
    return null;
  }
}
