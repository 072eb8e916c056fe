import type { ReactNode } from 'react';
import { Field } from '../../../../ui/form/Field.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { select } from './FactsFields.css.ts';

type SelectFieldProps = {
  name: string;
  label: ReactNode;
  hint?: string;
  choices: readonly { value: string; label: string }[];
  value: string;
};

/** One of several, or nothing said. */
export function SelectField({ name, label, hint, choices, value }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select {...control} className={select} name={name} defaultValue={value}>
          <option value="">–</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
