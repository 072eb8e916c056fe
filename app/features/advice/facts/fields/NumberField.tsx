import type { ReactNode } from 'react';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import type { FormValues, NUMBER_FIELDS } from '../form-values.ts';
import type { FormFaults } from '../read-form.ts';

type NumberFieldProps = {
  name: (typeof NUMBER_FIELDS)[number];
  label: ReactNode;
  hint?: string;
  values: FormValues;
  faults: FormFaults;
};

/** Text, so that '7 000 zł' may be typed and nothing is lost when it isn't understood. */
export function NumberField({ name, label, hint, values, faults }: NumberFieldProps) {
  return (
    <Field label={label} hint={hint} error={faults[name] ?? null}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={values[name]?.[0] ?? ''}
        />
      )}
    </Field>
  );
}
