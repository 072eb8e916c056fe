// Tabs after the ARIA pattern: arrows, Home and End move and choose. All panels are in the HTML; without scripts the style
// sheet shows them one under the other, each with its name, so that nothing moves when React takes over.
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { frame, list, panel, panelName, tab as tabStyle } from './Tabs.css.ts';

type Tab = { id: string; label: string; content: ReactNode };

type TabsProps = {
  /** What is chosen between, for those who listen. */
  label: string;
  tabs: readonly Tab[];
};

export function Tabs({ label, tabs }: TabsProps) {
  const prefix = useId();
  const [chosenId, setChosenId] = useState(tabs[0]?.id);
  const buttons = useRef(new Map<string, HTMLButtonElement>());

  function move(event: KeyboardEvent) {
    if (!MOVING_KEYS.has(event.key)) return;
    const place = tabs.findIndex((tab) => tab.id === chosenId);
    const target = tabs.at(placeAfter(event.key, place, tabs.length));
    if (target === undefined) return;
    event.preventDefault();
    setChosenId(target.id);
    buttons.current.get(target.id)?.focus();
  }

  return (
    <div className={frame}>
      <div className={list} role="tablist" aria-label={label}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            ref={(element) => {
              if (element !== null) buttons.current.set(id, element);
            }}
            type="button"
            className={tabStyle}
            role="tab"
            id={`${prefix}${id}`}
            aria-selected={id === chosenId}
            aria-controls={`${prefix}${id}-panel`}
            tabIndex={id === chosenId ? 0 : -1}
            onClick={() => setChosenId(id)}
            onKeyDown={move}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, label: name, content }) => (
        <div
          key={id}
          className={panel}
          role="tabpanel"
          id={`${prefix}${id}-panel`}
          aria-labelledby={`${prefix}${id}`}
          data-chosen={id === chosenId}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the pattern: a panel of text alone can be reached
          tabIndex={0}
        >
          <p className={panelName} aria-hidden="true">
            {name}
          </p>
          {content}
        </div>
      ))}
    </div>
  );
}

const MOVING_KEYS = new Set(['ArrowRight', 'ArrowLeft', 'Home', 'End']);

function placeAfter(key: string, place: number, count: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return (place + (key === 'ArrowLeft' ? count - 1 : 1)) % count;
}
