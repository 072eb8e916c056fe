// What a sheet has beside its table: all of it is in the page and what needs a press is hidden, so that no style has to come with the press.
// Without JavaScript none of it is shown.
import type { ReactNode } from 'react';
import { screenOnly } from '../../../../styles/print.css.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { scriptOnly } from '../../../../ui/script-only.css.ts';
import { buttons, line, need, room } from './SheetParts.css.ts';

/** Of the first press, compressed (tests/e2e/courses/sheets.test.ts holds it to what comes). */
const NEED = 'pobierze 14\u00a0kB';

const SHEET = /^<section[^>]*><table data-sheet>/;

export function isSheetBlock(html: string): boolean {
  return SHEET.test(html);
}

export function SheetRoom({ children }: { children: ReactNode }) {
  return (
    <div className={room} data-sheet-room="">
      <label hidden className={classNames(line, screenOnly)} data-sheet-line="">
        <span data-sheet-at="" />
        <input
          aria-label="Zawartość komórki"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          enterKeyHint="done"
        />
      </label>
      {children}
      <p aria-live="polite" className={screenOnly} data-said="" />
      <div className={classNames(buttons, scriptOnly, screenOnly)}>
        <Button tone="secondary" data-change-sheet="">
          Zmień w&nbsp;arkuszu
        </Button>
        <Button tone="quiet" hidden data-reset="">
          Przywróć
        </Button>
        <span className={need} data-need="sheet">
          {NEED}
        </span>
      </div>
    </div>
  );
}
