// A field for whole sentences on a page without React: what was typed before a refusal stands in it again.
import { area } from '../../ui/form/TextArea.css.ts';
import { input } from '../../ui/form/TextInput.css.ts';
import { Field } from '../../ui/form/Field.tsx';
import { classNames } from '../../ui/class-names.ts';
import { wide } from './DeskTextField.css.ts';

type DeskTextFieldProps = {
  name: string;
  label: string;
  hint?: string;
  typed: string;
  rows?: number;
  isRequired?: boolean;
};

export function DeskTextField({ name, label, hint, typed, rows = 4, isRequired = true }: DeskTextFieldProps) {
  return (
    <div className={wide}>
      <Field label={label} hint={hint}>
        {(control) => (
          <textarea
            {...control}
            className={classNames(input, area)}
            name={name}
            rows={rows}
            defaultValue={typed}
            required={isRequired}
          />
        )}
      </Field>
    </div>
  );
}
