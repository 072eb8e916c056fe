import { useId, type ReactNode } from 'react';
import { fault, field, hint as hintStyle, label as labelStyle } from './Field.css.ts';

/** What the control must carry to belong to its label, hint and error. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  children: (control: FieldControl) => ReactNode;
};

export function Field({ label, hint, error = null, children }: FieldProps) {
  const id = useId();
  const hintId = hint === undefined ? null : `${id}-hint`;
  const errorId = error === null ? null : `${id}-error`;
  const described = [errorId, hintId].filter((part) => part !== null).join(' ');
  return (
    <div className={field}>
      <label className={labelStyle} htmlFor={id}>
        {label}
      </label>
      {hintId === null ? null : (
        <span className={hintStyle} id={hintId}>
          {hint}
        </span>
      )}
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === null ? undefined : true,
      })}
      {errorId === null ? null : (
        <span className={fault} id={errorId}>
          {error}
        </span>
      )}
    </div>
  );
}
