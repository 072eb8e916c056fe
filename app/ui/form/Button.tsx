import type { ComponentProps, MouseEvent } from 'react';
import { spinner, tones, wide } from './Button.css.ts';
import { classNames } from '../class-names.ts';

export type ButtonTone = keyof typeof tones;

type ButtonProps = ComponentProps<'button'> & {
  tone?: ButtonTone;
  busy?: boolean;
  /** As wide as its place. */
  isWide?: boolean;
};

/** Busy: keeps its label and its focus, but ignores presses (Enter in a form arrives as one, too). */
export function Button({
  tone = 'primary',
  busy = false,
  isWide = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- 'button' unless the caller says so
      type={type}
      className={classNames(tones[tone], isWide && wide, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busy ? <span className={spinner} aria-hidden="true" /> : null}
      {children}
    </button>
  );
}
