// The name for the print: a plain form that asks for the same page again, so that it works without JavaScript and stores nothing.
import { MAX_PRINTED_NAME, type PrintedName } from '#domain/courses/certificate.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';

type NameFormProps = { typed: string | null; printed: PrintedName };

export function NameForm({ typed, printed: { name, isEmail, fault } }: NameFormProps) {
  const hint = isEmail
    ? 'Na Twoim koncie nie ma imienia i nazwiska, dlatego na zaświadczeniu widnieje adres e-mail. Wpisz, co ma się tam znaleźć. Nigdzie tego nie zapisujemy.'
    : 'Jeśli na wydruku ma być co innego, zmień to tutaj. Nigdzie tego nie zapisujemy.';
  return (
    <Inline as="form" method="get" align="end">
      <Stack grow={18}>
        <Field label="Imię i nazwisko na zaświadczeniu" hint={withNonBreakingSpaces(hint)} error={fault}>
          {(control) => (
            <TextInput
              {...control}
              name="imie"
              autoComplete="name"
              maxLength={MAX_PRINTED_NAME}
              defaultValue={fault === null ? (isEmail ? '' : name) : (typed ?? '')}
            />
          )}
        </Field>
      </Stack>
      <Button type="submit" tone="secondary">
        Pokaż na zaświadczeniu
      </Button>
    </Inline>
  );
}
