// Refunds that a bank sent back: who is owed what, until somebody has paid it in another way.
import { polishMoment } from '#domain/platform/polish-date.ts';
import type { OrderRow } from '#worker/services/desk/orders.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { DeedForm } from '../DeedForm.tsx';
import { amountText, PersonLink, ProviderLink } from './order-cells.tsx';

type FailedRefundsProps = { rows: readonly OrderRow[]; providerPage: string | null };

export function FailedRefunds({ rows, providerPage }: FailedRefundsProps) {
  if (rows.length === 0)
    return <Text tone="soft">{withNonBreakingSpaces('Nie ma nieudanych zwrotów.')}</Text>;
  return (
    <Stack gap={4}>
      <Text>
        {withNonBreakingSpaces(
          'Bank odesłał te zwroty. Jeśli znamy adres e-mail osoby, wysłaliśmy jej wiadomość. Zwróć pieniądze jeszcze raz w Stripe albo przelewem na konto, które ta osoba poda, a potem wpisz tu, jak wróciły.',
        )}
      </Text>
      <Stack as="ul" gap={4}>
        {rows.map((row) => (
          <Card as="li" key={row.id}>
            <Stack gap={4}>
              <Heading level={2} size={3}>
                {amountText(row.amountGrosze, row.currency)}, {row.what}
              </Heading>
              <Text size="small" tone="soft">
                {row.number === null ? null : `${row.number}, `}
                <ProviderLink page={providerPage} id={row.state} />, {polishMoment(row.at)},{' '}
                <PersonLink id={row.personId} />
              </Text>
              <DeedForm deed="oddane" button="Pieniądze oddane">
                <input type="hidden" name="refund" value={row.id} />
              </DeedForm>
            </Stack>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}
