// Invoices, asked for only on demand: they are the provider's, and the profile doesn't wait for them.
import { sumText } from '#domain/plan/price.ts';
import { polishDateOrNull } from '#domain/polish-date.ts';
import type { Invoice } from '#worker/services/payments/premium/invoices.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { list, row, subject } from '../List.css.ts';

/** Or why there are none to show now. */
export type Invoices = { list: Invoice[] } | { fault: string };

/** `invoices` = null: not asked for. */
export function InvoiceList({ invoices }: { invoices: Invoices | null }) {
  if (invoices === null) {
    return (
      <div>
        <Link to="/profil?faktury=tak#subskrypcja">Pokaż faktury</Link>
      </div>
    );
  }
  if ('fault' in invoices) return <Notice tone="error">{invoices.fault}</Notice>;
  if (invoices.list.length === 0) return <Text tone="soft">Nie masz jeszcze żadnej faktury.</Text>;
  return (
    <ul className={list} aria-label="Faktury">
      {invoices.list.map(({ date, amountGrosze, number, isPaid, url }) => (
        <li className={row} key={`${date} ${number ?? ''}`}>
          <div className={subject}>
            <Stack direction="row" gap={2}>
              <strong>{polishDateOrNull(date)}</strong>
              {isPaid ? null : <Badge tone="warning">Nieopłacona</Badge>}
            </Stack>
            <Text as="span" size="small" tone="soft">
              {sumText(amountGrosze)}
              {number === null ? null : ` · ${number}`}
            </Text>
          </div>
          {url === null ? null : (
            <Link to={url}>
              Otwórz
              <VisuallyHidden> fakturę z&nbsp;{polishDateOrNull(date)} w&nbsp;nowej karcie</VisuallyHidden>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
