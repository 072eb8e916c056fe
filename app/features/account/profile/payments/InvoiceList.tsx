// What the provider calls invoices: confirmations of payment, since our own invoice is written on demand (terms, § 8). Asked for only on
// demand: the profile doesn't wait for them.
import { sumText } from '#domain/payments/plan/price.ts';
import { polishDateOrNull } from '#domain/platform/polish-date.ts';
import type { Invoice } from '#worker/services/payments/premium/invoices.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Badge } from '../../../../ui/text/Badge.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { Row, Subject } from '../Row.tsx';

/** Or why there are none to show now. */
export type Invoices = { list: Invoice[] } | { fault: string };

/** `invoices` = null: not asked for. */
export function InvoiceList({ invoices }: { invoices: Invoices | null }) {
  if (invoices === null) {
    return (
      <div>
        <Link to="/profil?faktury=tak#subskrypcja">Pokaż potwierdzenia płatności</Link>
      </div>
    );
  }
  if ('fault' in invoices) return <Notice tone="error">{invoices.fault}</Notice>;
  if (invoices.list.length === 0) return <Text tone="soft">Nie masz jeszcze żadnego potwierdzenia.</Text>;
  return (
    <Stack as="ul" gap={0} aria-label="Potwierdzenia płatności">
      {invoices.list.map(({ date, amountGrosze, number, isPaid, url }) => (
        <Row key={`${date} ${number ?? ''}`}>
          <Subject>
            <Inline gap={2}>
              <strong>{polishDateOrNull(date)}</strong>
              {isPaid ? null : <Badge tone="warning">Nieopłacona</Badge>}
            </Inline>
            <Text as="span" size="small" tone="soft">
              {sumText(amountGrosze)}
              {number === null ? null : ` · ${number}`}
            </Text>
          </Subject>
          {url === null ? null : (
            <Link to={url}>
              Otwórz
              <VisuallyHidden>
                {' '}
                potwierdzenie z&nbsp;{polishDateOrNull(date)} w&nbsp;nowej karcie
              </VisuallyHidden>
            </Link>
          )}
        </Row>
      ))}
    </Stack>
  );
}
