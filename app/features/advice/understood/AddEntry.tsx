// Adds an entry from the closed list of its group: typed letters narrow it, Enter takes the first, Escape closes (docs/product.md 'Tak Cię
// rozumiemy').
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import {
  choicesOf,
  type Choice,
  type GroupName,
  type ReadingNames,
} from '#domain/advice/reading/reading-groups.ts';
import { folded } from '#domain/platform/folded-text.ts';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { adder, opener } from './AddEntry.css.ts';
import { option, options } from './Chips.css.ts';

const SHOWN = 6;

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
  const choices = useMemo(
    () =>
      isOpen ? choicesOf(group, names).map((choice) => ({ ...choice, words: folded(choice.label) })) : [],
    [isOpen, group, names],
  );
  const wanted = folded(typed.trim());
  const found = useMemo(() => {
    const begins = ({ words }: { words: string }) => words.startsWith(wanted) || words.includes(` ${wanted}`);
    return [
      ...choices.filter(begins),
      ...choices.filter((one) => !begins(one) && one.words.includes(wanted)),
    ].slice(0, SHOWN);
  }, [choices, wanted]);

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
    onAdd({ label: choice.label, adds: choice.adds });
    close();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (wanted !== '') add(found[0]);
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
        <output>
          {wanted === '' ? '' : `Pasuje: ${found.map(({ label }) => label).join(', ') || 'nic'}.`}
        </output>
      </VisuallyHidden>
    </li>
  );
}
