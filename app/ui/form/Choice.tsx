// A real checkbox or radio button with its label: a card to press, a tile (on a phone without its description), a line of text, or a
// whole sentence to agree to.
import { useId, type ComponentProps, type ReactNode } from 'react';
import {
  box,
  layouts,
  descriptions,
  fieldset,
  legend as legendStyle,
  looks,
  mark as markStyle,
  names,
} from './Choice.css.ts';
import { FieldFault } from './Field.tsx';

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  type: 'checkbox' | 'radio';
  look?: keyof typeof looks;
  label: ReactNode;
  description?: ReactNode;
  /** A stroke path on a 24 px grid; cards only. */
  mark?: string;
};

export function Choice({ type, look = 'card', label, description, mark, ...input }: ChoiceProps) {
  return (
    <label className={looks[look]}>
      {mark === undefined ? null : (
        <svg className={markStyle} viewBox="0 0 24 24" aria-hidden="true">
          <path d={mark} />
        </svg>
      )}
      <span className={names[look]}>{label}</span>
      {description === undefined ? null : <span className={descriptions[look]}>{description}</span>}
      <input {...input} className={box} type={type} />
    </label>
  );
}

type ChoiceGroupProps = {
  legend: ReactNode;
  error?: ReactNode;
  /** 'tiles': always two in a row. */
  layout?: keyof typeof layouts;
  children: ReactNode;
};

/** Choices that belong together, with what is asked and what is wrong. */
export function ChoiceGroup({ legend, error = null, layout = 'cards', children }: ChoiceGroupProps) {
  const errorId = useId();
  return (
    <fieldset className={fieldset} aria-describedby={error === null ? undefined : errorId}>
      <legend className={legendStyle}>{legend}</legend>
      <div className={layouts[layout]}>{children}</div>
      {error === null ? null : <FieldFault id={errorId}>{error}</FieldFault>}
    </fieldset>
  );
}
