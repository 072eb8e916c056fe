// Finds an entry of a closed list: typed letters narrow it, Enter takes the first, Escape takes the letters back and then closes
// (docs/product.md 'Tak Cię rozumiemy').
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Choice } from '#domain/advice/reading/reading-groups.ts';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { opener } from './EntrySearch.css.ts';
import { option, options } from './Chips.css.ts';

type EntrySearchProps = {
  label: string;
  find: (typed: string) => readonly Choice[];
  onTake: (choice: Choice) => void;
  /** Without an entry. */
  close: { label: string; onClose: () => void };
  /** It was opened by a press, and takes the focus. */
  isOpened?: boolean;
};

export function EntrySearch({ label, find, onTake, close, isOpened = false }: EntrySearchProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const isTyped = typed.trim() !== '';
  const found = useMemo(() => find(typed), [find, typed]);

  useEffect(() => {
    if (isOpened) field.current?.focus();
  }, [isOpened]);

  // What nobody opened isn't closed by a key that was meant for the list.
  function leave() {
    if (typed !== '') setTyped('');
    else if (isOpened) close.onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') leave();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const [first] = found;
    if (isTyped && first !== undefined) onTake(first);
  }

  return (
    <>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        ref={field}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={options}>
        {found.map((choice) => (
          <button type="button" className={option} key={choice.label} onClick={() => onTake(choice)}>
            {choice.label}
          </button>
        ))}
        {isTyped && found.length === 0 ? <span>Tego nie ma na liście. Spróbuj innego słowa.</span> : null}
        <button type="button" className={opener} onClick={close.onClose}>
          {close.label}
        </button>
      </div>
      <VisuallyHidden>
        <output>{isTyped ? `Pasuje: ${found.map((one) => one.label).join(', ') || 'nic'}.` : ''}</output>
      </VisuallyHidden>
    </>
  );
}
