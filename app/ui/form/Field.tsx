import { useId, type ReactNode } from 'react';
import { fault, field, hint as hintStyle, label as labelStyle } from './Field.css.ts';
import { Icon } from '../text/Icon.tsx';

/** What the control must carry to belong to its label, hint and error. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** A sentence, or one with what is asked instead. */
  error?: ReactNode;
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
      {errorId === null ? null : <FieldFault id={errorId}>{error}</FieldFault>}
    </div>
  );
}

/** What is wrong with a control, under it: with a sign, since colour alone says nothing. */
export function FieldFault({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className={fault} id={id}>
      <Icon name="alert" />
      {children}
    </div>
  );
}
