// What the model's tokens cost, from the configuration (docs/operations.md 'Cost of the model'). Money is in millionths of a złoty and
// whole numbers, so that sums come out exact.
const MICRO = 1_000_000;
const MILLION_TOKENS = 1_000_000;

/** For a million tokens, in millionths of a złoty. */
type Price = { inMicro: number; outMicro: number };

/** By the model's name. One that is missing has no known price, which is not 0. */
export type Prices = ReadonlyMap<string, Price>;

export type Tokens = { input: number; output: number };

// Below ten thousand złoty, six decimals: then the cost of any reply is a safe integer.
const AMOUNT = /^(\d{1,4})(?:\.(\d{1,6}))?$/;
const PRICE = /^([^\s=/]+)=([\d.]+)\/([\d.]+)$/;

/** 'gemini-3.8-flash=1.10/9.2, other=0.4/1.5': złoty for a million tokens in and out. Null = malformed, or a model named twice. */
export function parsePrices(text: string): Prices | null {
  const prices = new Map<string, Price>();
  for (const part of text.split(',').map((one) => one.trim())) {
    const [, model = '', into = '', out = ''] = PRICE.exec(part) ?? [];
    const [inMicro, outMicro] = [parseAmount(into), parseAmount(out)];
    if (inMicro === null || outMicro === null || prices.has(model)) return null;
    prices.set(model, { inMicro, outMicro });
  }
  return prices;
}

/** Złoty with a point, as '12.50', in millionths; null = none. */
export function parseAmount(text: string): number | null {
  const [, whole, decimals = ''] = AMOUNT.exec(text) ?? [];
  return whole === undefined ? null : Number(whole) * MICRO + Number(decimals.padEnd(6, '0'));
}

/** In millionths of a złoty, a part of one counted whole. Null = the price isn't known. */
export function costMicro(price: Price | null, { input, output }: Tokens): number | null {
  if (price === null) return null;
  return Math.ceil((input * price.inMicro + output * price.outMicro) / MILLION_TOKENS);
}

/** Of the provider's slow tier. */
export function halved(price: Price | null): Price | null {
  return price === null ? null : { inMicro: price.inMicro / 2, outMicro: price.outMicro / 2 };
}

/** The most that a request can cost: no token is shorter than a byte, and thoughts count among what may be put out. */
export function mostItCosts(
  price: Price | null,
  { bytes, maxOutputTokens }: { bytes: number; maxOutputTokens: number },
): number | null {
  return costMicro(price, { input: bytes, output: maxOutputTokens });
}
