// Adds an entry from the closed list of its group: typed letters narrow it, Enter takes the first, Escape closes (docs/product.md 'Tak Cię
// rozumiemy').
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import {
  choicesFor,
  type Choice,
  type GroupName,
  type ReadingNames,
} from '#domain/advice/reading/reading-groups.ts';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { adder, opener } from './AddEntry.css.ts';
import { option, options } from './Chips.css.ts';

type AddEntryProps = {
  group: GroupName;
  title: string;
  names: ReadingNames;
  onAdd: (choice: Choice) => void;
};

export function AddEntry({ group, title, names, onAdd }: AddEntryProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const found = useMemo(() => (isOpen ? choicesFor(typed, group, names) : []), [isOpen, typed, group, names]);
  const isTyped = typed.trim() !== '';

  useEffect(() => {
    if (isOpen) field.current?.focus();
    else if (wasOpen) button.current?.focus();
  }, [wasOpen, isOpen]);

  function close() {
    setWasOpen(true);
    setOpen(false);
    setTyped('');
  }

  function add(choice: Choice | undefined) {
    if (choice === undefined) return;
    onAdd(choice);
    close();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (isTyped) add(found[0]);
  }

  if (!isOpen)
    return (
      <li>
        <button type="button" ref={button} className={opener} onClick={() => setOpen(true)}>
          + Dodaj<VisuallyHidden>{` do „${title}”`}</VisuallyHidden>
        </button>
      </li>
    );
  return (
    <li className={adder}>
      <label htmlFor={id}>{`Co dodać do „${title}”?`}</label>
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
          <button type="button" className={option} key={choice.label} onClick={() => add(choice)}>
            {choice.label}
          </button>
        ))}
        {found.length === 0 ? <span>Tego nie ma na liście. Spróbuj innego słowa.</span> : null}
        <button type="button" className={opener} onClick={close}>
          Zamknij
        </button>
      </div>
      <VisuallyHidden>
        <output>{!isTyped ? '' : `Pasuje: ${found.map(({ label }) => label).join(', ') || 'nic'}.`}</output>
      </VisuallyHidden>
    </li>
  );
}
