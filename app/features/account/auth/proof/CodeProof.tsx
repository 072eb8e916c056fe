// Where the keys are lost: a recovery code, typed. The form works without JavaScript on the pages that answer it.
import { Form, useNavigation } from 'react-router';
import { Button } from '../../../../ui/form/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Disclosure } from '../../../../ui/layout/Disclosure.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';

type CodeProofProps = {
  /** The page that answers. */
  action: string;
  returnTo: string | null;
  fault: string | null;
};

export function CodeProof({ action, returnTo, fault }: CodeProofProps) {
  const isSending = useNavigation().formData?.has('code') === true;
  return (
    <Disclosure summary="Nie masz klucza pod ręką? Użyj kodu zapasowego" isOpen={fault !== null}>
      <Stack as={Form} method="post" action={action} replace noValidate>
        {returnTo === null ? null : <input type="hidden" name="powrot" value={returnTo} />}
        <Field label="Kod zapasowy" hint="Jeden z dziesięciu kodów zapisanych przy włączaniu." error={fault}>
          {(control) => (
            <TextInput {...control} name="code" autoComplete="one-time-code" autoCapitalize="none" required />
          )}
        </Field>
        <Button type="submit" tone="secondary" busy={isSending}>
          Użyj kodu
        </Button>
      </Stack>
    </Disclosure>
  );
}
