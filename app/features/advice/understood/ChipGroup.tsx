// One group: its chips, each of which opens what it comes from and what one press makes of it, and the way to add.
import { Fragment, useCallback, useEffect, useId, useRef, useState } from 'react';
import {
  type Chip,
  type Choice,
  choicesFor,
  type Group,
  type GroupName,
  type ReadingNames,
  withAddition,
  without,
} from '#domain/advice/reading/reading-groups.ts';
import type { Reading } from '#domain/advice/reading/reading.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { adder, opener } from './EntrySearch.css.ts';
import { EntrySearch } from './EntrySearch.tsx';
import {
  away,
  changes,
  changesTitle,
  chip as chipLook,
  details,
  emptyGroup,
  group as groupLook,
  chips as list,
  name,
  option,
  quote,
  sign,
} from './Chips.css.ts';

type ChipGroupProps = {
  group: Group;
  reading: Reading;
  names: ReadingNames;
  /** `said`: for those who listen. */
  onChange: (reading: Reading, said: string) => void;
};

export function ChipGroup({ group, reading, names, onChange }: ChipGroupProps) {
  const { title, chips } = group;
  const isIdeas = group.name === 'ideas';
  const [opened, setOpened] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const id = useId();
  // The entry whose place the focus takes once it is gone; null = none.
  const [emptied, setEmptied] = useState<{ at: number } | null>(null);
  // One that was emptied keeps its row, or what a second press finds would have moved up under it.
  const [startsEmpty] = useState(chips.length === 0);

  useEffect(() => {
    if (emptied === null) return;
    const left = row.current?.querySelectorAll<HTMLButtonElement>('[data-away]') ?? [];
    (left[Math.min(emptied.at, left.length - 1)] ?? heading.current)?.focus();
  }, [emptied]);

  function take(chip: Chip, at: number) {
    setOpened(null);
    onChange(without(reading, chip.place), `Usunięto: ${chip.name}.`);
    setEmptied({ at });
  }

  function change(chip: Chip, changed: { label: string; reading: Reading }, at: number) {
    setOpened(null);
    onChange(changed.reading, `${chip.name}: ${changed.label}.`);
    setEmptied({ at });
  }

  return (
    <section aria-labelledby={id}>
      <div className={startsEmpty && chips.length === 0 ? emptyGroup : groupLook}>
        <Heading level={4} id={id} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        {isIdeas ? (
          <p className={quote}>Zawody bliskie temu, co piszesz. Usuń te, które mają się nie liczyć.</p>
        ) : null}
        <ul className={list} ref={row}>
          {chips.map((chip, at) => {
            const isOpen = opened === chip.key;
            const panel = `${id}-${at}`;
            return (
              <Fragment key={chip.key}>
                <li className={chipLook} data-open={isOpen ? '' : undefined}>
                  <button
                    type="button"
                    className={name}
                    aria-expanded={isOpen}
                    aria-controls={isOpen ? panel : undefined}
                    onClick={() => setOpened(isOpen ? null : chip.key)}
                  >
                    {chip.name}
                  </button>
                  <button
                    type="button"
                    className={away}
                    data-away=""
                    aria-label={`Usuń: ${chip.name}`}
                    onClick={() => take(chip, at)}
                  >
                    <svg className={sign} viewBox="0 0 12 12" aria-hidden="true">
                      <path d="M2 2l8 8M10 2l-8 8" />
                    </svg>
                  </button>
                </li>
                {isOpen ? (
                  <li className={details} id={panel}>
                    <p className={quote}>
                      {chip.quote === null
                        ? 'Dodane przez Ciebie.'
                        : `${isIdeas ? `${title}, bo piszesz` : 'Piszesz'}: „${chip.quote}”`}
                    </p>
                    {chip.changes.length === 0 ? null : (
                      <fieldset className={changes}>
                        <legend className={changesTitle}>{isIdeas ? 'Co Ty na to?' : 'To nie tak:'}</legend>
                        {chip.changes.map((changed) => (
                          <button
                            type="button"
                            className={option}
                            key={changed.label}
                            onClick={() => change(chip, changed, at)}
                          >
                            {changed.label}
                          </button>
                        ))}
                      </fieldset>
                    )}
                  </li>
                ) : null}
              </Fragment>
            );
          })}
          {isIdeas ? null : (
            <AddEntry
              group={group.name}
              title={title}
              names={names}
              onAdd={({ label, adds }) => onChange(withAddition(reading, adds), `Dodano: ${label}.`)}
            />
          )}
        </ul>
        {group.asides.map((words) => (
          <Text key={words} size="small" tone="soft">
            {withNonBreakingSpaces(`Piszesz też: „${words}”.`)}
          </Text>
        ))}
      </div>
    </section>
  );
}

type AddEntryProps = {
  group: GroupName;
  title: string;
  names: ReadingNames;
  onAdd: (choice: Choice) => void;
};

/** From the closed list of its group. */
function AddEntry({ group, title, names, onAdd }: AddEntryProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const find = useCallback((typed: string) => choicesFor(typed, group, names), [group, names]);

  useEffect(() => {
    if (!isOpen && wasOpen) button.current?.focus();
  }, [wasOpen, isOpen]);

  function close() {
    setWasOpen(true);
    setOpen(false);
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
      <EntrySearch
        label={`Co dodać do „${title}”?`}
        find={find}
        onTake={(choice) => {
          onAdd(choice);
          close();
        }}
        close={{ label: 'Zamknij', onClose: close }}
        isOpened
      />
    </li>
  );
}
