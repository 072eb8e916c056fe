// Money that fits no course: it becomes somebody's, or it goes back.
import { polishMoment } from '#domain/platform/polish-date.ts';
import type { OrderRow } from '#worker/services/desk/orders.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { DeedForm } from '../DeedForm.tsx';
import { amountText, PersonLink, ProviderLink } from './order-cells.tsx';

type UnmatchedProps = {
  rows: readonly OrderRow[];
  providerPage: string | null;
  /** What was refused, to be mended. */
  typed: Record<string, string>;
};

export function Unmatched({ rows, providerPage, typed }: UnmatchedProps) {
  if (rows.length === 0)
    return <Text tone="soft">{withNonBreakingSpaces('Każda płatność ma swój kurs.')}</Text>;
  return (
    <Stack as="ul" gap={4}>
      {rows.map((row) => (
        <Card as="li" key={row.id}>
          <Stack gap={4}>
            <Heading level={2} size={3}>
              {amountText(row.amountGrosze, row.currency)}, {row.what}
            </Heading>
            <Text size="small" tone="soft">
              <ProviderLink page={providerPage} id={row.id} />, {polishMoment(row.at)},{' '}
              <PersonLink id={row.personId} />
            </Text>
            <Columns layout="pair">
              <DeedForm deed="przypisz" button="Przypisz" tone="primary">
                <input type="hidden" name="payment" value={row.id} />
                <Input label="Adres e-mail osoby" name="address" type="email" row={row} typed={typed} />
                <Input label="Identyfikator kursu" name="course" type="text" row={row} typed={typed} />
              </DeedForm>
              <DeedForm deed="zwroc" button="Zwróć pieniądze">
                <input type="hidden" name="payment" value={row.id} />
              </DeedForm>
            </Columns>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

type InputProps = {
  label: string;
  name: string;
  type: 'email' | 'text';
  row: OrderRow;
  typed: Record<string, string>;
};

function Input({ label, name, type, row, typed }: InputProps) {
  const value = typed['payment'] === row.id ? typed[name] : undefined;
  return (
    <Field label={label}>
      {(control) => (
        <TextInput {...control} name={name} type={type} defaultValue={value} autoComplete="off" required />
      )}
    </Field>
  );
}
