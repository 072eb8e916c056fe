// The two ways in, side by side at the dialog's top, after the ARIA pattern of tabs: the arrows move and choose.
import { useRef, type KeyboardEvent } from 'react';
import { list, tab } from './ModeTabs.css.ts';

type Mode = 'register' | 'login';

const MODES = ['register', 'login'] as const satisfies readonly Mode[];

const NAMES = { register: 'Załóż konto', login: 'Zaloguj się' } as const;

type ModeTabsProps = { mode: Mode; panelId: string; onChoose: (mode: Mode) => void };

export function ModeTabs({ mode, panelId, onChoose }: ModeTabsProps) {
  const other = useRef<HTMLButtonElement>(null);
  function move({ key }: KeyboardEvent) {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    onChoose(mode === 'register' ? 'login' : 'register');
    other.current?.focus();
  }
  return (
    <div className={list} role="tablist" aria-label="Konto">
      {MODES.map((one) => (
        <button
          key={one}
          ref={one === mode ? null : other}
          type="button"
          className={tab}
          role="tab"
          aria-selected={one === mode}
          aria-controls={panelId}
          tabIndex={one === mode ? 0 : -1}
          onClick={() => onChoose(one)}
          onKeyDown={move}
        >
          {NAMES[one]}
        </button>
      ))}
    </div>
  );
}
