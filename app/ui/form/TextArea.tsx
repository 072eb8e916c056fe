import { useId, type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { area, counter, frame, tooMuch } from './TextArea.css.ts';
import { input } from './TextInput.css.ts';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'maxLength'> & {
  /** Missing: of a form without a script, where nobody counts. */
  value?: string;
  /** Counts towards this many characters and says when it is too much; typing is never cut short. */
  countTo?: number;
};

export function TextArea({ className, countTo, ...rest }: TextAreaProps) {
  const counterId = useId();
  const { value } = rest;
  if (value === undefined || countTo === undefined)
    return <textarea {...rest} className={classNames(input, area, className)} />;
  const excess = value.length - countTo;
  return (
    <div className={frame}>
      <textarea
        {...rest}
        aria-describedby={classNames(rest['aria-describedby'], counterId)}
        className={classNames(input, area, className)}
      />
      <span className={excess > 0 ? tooMuch : counter} id={counterId}>
        {value.length} / {countTo} znaków
        {excess > 0 ? ` – o\u00a0${excess} za dużo` : null}
      </span>
    </div>
  );
}
