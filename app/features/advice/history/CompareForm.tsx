// Which two to compare: a plain form, so the choice stands in the address and works without JavaScript.
import { Form, useNavigation, useSearchParams } from 'react-router';
import type { ComparedAnalyses } from '#worker/services/advice/compared.ts';
import type { HistoryMark } from '#worker/services/advice/stored.ts';
import { polishDate, polishMoment } from '#domain/platform/polish-date.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { chosenTwice } from './choice.ts';

const TWICE = 'Wybierz dwie różne analizy.';

type CompareFormProps = { history: readonly HistoryMark[]; chosen: ComparedAnalyses | null };

export function CompareForm({ history, chosen }: CompareFormProps) {
  const isBusy = useNavigation().state !== 'idle';
  const choices = history.map(({ id, createdAt, isCurrent }) => (
    <option key={id} value={id}>
      {isCurrent ? `Obecna, ${polishDate(createdAt)}` : polishMoment(createdAt)}
    </option>
  ));
  const [query] = useSearchParams();
  const twice = chosenTwice(query);
  const picked = [
    twice ?? chosen?.older.id ?? history[1]?.id,
    twice ?? chosen?.newer.id ?? history[0]?.id,
  ] as const;
  return (
    <Card as="section" aria-labelledby="porownaj">
      <Stack gap={4}>
        <Heading level={2} size={3} id="porownaj">
          Porównaj dwie analizy
        </Heading>
        <Columns as={Form} method="get" preventScrollReset layout="fields" gap={4} align="end">
          <Field label="Pierwsza analiza">
            {(control) => (
              <Select {...control} key={picked[0]} name="a" defaultValue={picked[0]}>
                {choices}
              </Select>
            )}
          </Field>
          <Field label="Druga analiza" error={twice === null ? null : TWICE}>
            {(control) => (
              <Select {...control} key={picked[1]} name="b" defaultValue={picked[1]}>
                {choices}
              </Select>
            )}
          </Field>
          <Button type="submit" tone="secondary" busy={isBusy}>
            Porównaj
          </Button>
        </Columns>
      </Stack>
    </Card>
  );
}
