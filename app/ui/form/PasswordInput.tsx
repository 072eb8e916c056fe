import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Icon } from '../text/Icon.tsx';
import { frame, input, toggle } from './PasswordInput.css.ts';
import { TextInput } from './TextInput.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

/** A password that can be looked at while it is typed. Sent, it is hidden again: browsers keep only what was hidden. */
export function PasswordInput({ id, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [isShown, setShown] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <div className={frame} ref={place}>
      <TextInput
        {...rest}
        id={id}
        className={input}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <button
        type="button"
        className={toggle}
        aria-pressed={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        <Icon name={isShown ? 'eyeOff' : 'eye'} />
        <VisuallyHidden>Pokaż hasło</VisuallyHidden>
      </button>
    </div>
  );
}
