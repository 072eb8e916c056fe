// The lines of an order: prices by id, or made on the spot from price_data.
import { newId } from '../ids.ts';
import { merged } from '../shape.ts';
import { createPrice, createProduct } from '../objects/price.ts';
import type { State } from '../state.ts';
import type { LineItem, Price } from '../stored.ts';
import { invalid, missingResource } from '../stripe-error.ts';
import type { LineValues } from './shape.ts';

/** Two złotys: Stripe's least amount in this currency. */
const MIN_AMOUNT = 200;

export function createLines(
  state: State,
  mode: 'payment' | 'subscription',
  wanted: LineValues[],
): LineItem[] {
  const lines = wanted.map((line, index) => createLine(state, mode, line, `line_items[${index}]`));
  const isRecurring = lines.some(({ price }) => price?.type === 'recurring');
  if (mode === 'subscription' && !isRecurring)
    throw invalid(
      'You must provide at least one recurring price in `subscription` mode when using prices.',
      'line_items',
    );
  if (new Set(lines.map(({ currency }) => currency)).size > 1)
    throw invalid('All line items must have the same currency.', 'line_items');
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0);
  if (total < MIN_AMOUNT)
    throw invalid(
      "The Checkout Session's total amount due must add up to at least 2.00 zł pln",
      'line_items',
      'amount_too_small',
    );
  return lines;
}

function createLine(state: State, mode: string, wanted: LineValues, param: string): LineItem {
  const { quantity } = wanted;
  if (quantity === undefined)
    throw invalid(`Quantity is required. Add \`quantity\` to \`${param}\``, `${param}[quantity]`);
  const price = priceOf(state, wanted, param);
  if (mode === 'payment' && price.type === 'recurring')
    throw invalid(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      `${param}[price]`,
    );
  return lineOf(state, price, quantity, merged({}, wanted.metadata));
}

/** A line of this price, under its product's name. */
export function lineOf(
  state: State,
  price: Price,
  quantity = 1,
  metadata: Record<string, string> = {},
): LineItem {
  const amount = (price.unit_amount ?? 0) * quantity;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: state.kept.products.get(price.product)?.name ?? null,
    metadata,
    price: structuredClone(price),
    quantity,
  };
}

function priceOf(state: State, { price: id, price_data: data }: LineValues, param: string): Price {
  if (id !== undefined && data !== undefined)
    throw invalid('You may only specify one of these parameters: price, price_data.', param);
  if (id !== undefined) {
    const price = state.kept.prices.get(id);
    if (price === undefined) throw missingResource('price', id, `${param}[price]`, 400);
    if (!price.active)
      throw invalid(
        'The price specified is inactive. This field only accepts active prices.',
        `${param}[price]`,
      );
    return price;
  }
  if (data === undefined)
    throw invalid(
      `You must specify either \`price\` or \`price_data\` in \`${param}\`.`,
      param,
      'parameter_missing',
    );
  const within = `${param}[price_data]`;
  if (data.unit_amount === undefined)
    throw invalid(
      `Missing required param: ${within}[unit_amount].`,
      `${within}[unit_amount]`,
      'parameter_missing',
    );
  if (!/^[a-z]{3}$/.test(data.currency))
    throw invalid(`Invalid currency: ${data.currency}.`, `${within}[currency]`);
  if ((data.product === undefined) === (data.product_data === undefined))
    throw invalid(`You must specify either \`product\` or \`product_data\` when creating a price.`, within);
  if (data.product !== undefined && !state.kept.products.has(data.product))
    throw missingResource('product', data.product, `${within}[product]`, 400);
  if (data.recurring !== undefined && data.recurring.interval !== 'month')
    throw invalid('The local Stripe bills by the month only.', `${within}[recurring][interval]`);
  return createPrice(state, {
    product: data.product ?? productOf(state, data.product_data),
    currency: data.currency,
    unit_amount: data.unit_amount,
    isMonthly: data.recurring !== undefined,
    tax_behavior: data.tax_behavior ?? 'unspecified',
    active: false,
  });
}

type ProductData = NonNullable<LineValues['price_data']>['product_data'];

function productOf(state: State, data: ProductData): string {
  const { name = '', description = null, images = [], metadata } = data ?? {};
  return createProduct(state, { name, description, images, metadata: merged({}, metadata) }).id;
}
