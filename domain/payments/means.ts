// The means of payment that order pages, FAQ and terms name before anybody orders (ustawa o prawach konsumenta, art. 12 and 17). Cards are
// always on at Stripe; of the rest only what the operator has named, and `npm run doctor` compares that with the account.

/** As Stripe calls them; 'blik_recurring' = BLIK for a subscription, which account and bank have to allow besides. */
const NAMES = ['blik', 'p24', 'blik_recurring'] as const;

export type PaymentMeans = (typeof NAMES)[number];

/** 'blik,p24'. Null = an unknown name, or one twice. */
export function parseMeans(text: string): readonly PaymentMeans[] | null {
  const named = text.split(',').map((name) => name.trim());
  const known = NAMES.filter((name) => named.includes(name));
  return known.length === named.length ? known : null;
}

/** What is paid once: 'kartą, BLIKIEM albo przez Przelewy24'. */
export function courseMeans(means: readonly PaymentMeans[]): string {
  const [blik, p24] = [means.includes('blik'), means.includes('p24')];
  if (blik) return p24 ? 'kartą, BLIKIEM albo przez Przelewy24' : 'kartą albo BLIKIEM';
  return p24 ? 'kartą albo przez Przelewy24' : 'kartą';
}

/** What renews. Not every bank gives BLIK's standing consent. */
export function premiumMeans(means: readonly PaymentMeans[]): string {
  return means.includes('blik_recurring')
    ? 'kartą albo BLIKIEM, jeśli Twój bank obsługuje płatności cykliczne BLIK'
    : 'kartą';
}

/** Both, in one or two sentences. */
export function meansSentence(means: readonly PaymentMeans[]): string {
  const [course, premium] = [courseMeans(means), premiumMeans(means)];
  if (course === premium) return `Za kurs i subskrypcję Premium zapłacisz ${course}.`;
  return `Za kurs zapłacisz ${course}. Subskrypcję Premium opłacisz ${premium}.`;
}
