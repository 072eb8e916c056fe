// Parts of an order's row that several lists share.
import { sumText } from '#domain/payments/plan/price.ts';
import { Link } from '../../../ui/text/Link.tsx';

/** In złoty, or whatever it was paid in. */
export function amountText(grosze: number | null, currency: string): string {
  if (grosze === null) return '–';
  return currency === 'pln' ? sumText(grosze) : `${grosze / 100} ${currency.toUpperCase()}`;
}

export function PersonLink({ id }: { id: string | null }) {
  return id === null ? 'konto usunięte' : <Link to={`/panel/osoby/${id}`}>{id.slice(0, 8)}</Link>;
}

/** At the provider, where it is not one of this machine. */
export function ProviderLink({ page, id }: { page: string | null; id: string }) {
  const kind = id.startsWith('sub_') ? 'subscriptions' : id.startsWith('du_') ? 'disputes' : 'payments';
  return page === null ? id : <Link to={`${page}${kind}/${id}`}>{id}</Link>;
}
