// A deed of the desk as a plain form: what it is, why it is done, and its button.
import type { ReactNode } from 'react';
import { MAX_REASON_LENGTH } from '#domain/desk/roles.ts';
import { Button, type ButtonTone } from '../../ui/form/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';

type DeedFormProps = {
  /** What the page's action takes it for. */
  deed: string;
  /** Further fields, hidden ones among them. */
  children?: ReactNode;
  button: string;
  tone?: ButtonTone;
  /** False: the deed explains itself. */
  asksWhy?: boolean;
  /** Where it is sent, if not to the page itself. */
  action?: string;
};

export function DeedForm({
  deed,
  children,
  button,
  tone = 'secondary',
  asksWhy = true,
  action,
}: DeedFormProps) {
  return (
    <Stack as="form" method="post" action={action} gap={3} align="start">
      <input type="hidden" name="deed" value={deed} />
      {children}
      {asksWhy ? (
        <Field label="Powód" hint="Zostaje w dzienniku. Bez danych osobowych.">
          {(control) => (
            <TextInput {...control} name="reason" required minLength={3} maxLength={MAX_REASON_LENGTH} />
          )}
        </Field>
      ) : null}
      <Button type="submit" tone={tone}>
        {button}
      </Button>
    </Stack>
  );
}
