// Every figure of the tables is shown through this: its group stands beside it; of whom, from when and where it comes is one press away
// (FactNotes.tsx, once a page) and on paper at once. By the browser alone: without popovers the notes stand on the page.
import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { fact, sourceButton, sourceOnPaper } from './Fact.css.ts';

type FactProps = {
  /** Null = there is no figure, so nothing to be proved. */
  note: NoteName | null;
  /** In short: 'GUS, październik 2024'. */
  source: string;
  /** What the figure is of, for those who hear the button alone. */
  of: string;
  children: ReactNode;
};

export function Fact({ note, source, of, children }: FactProps) {
  return (
    <div className={fact}>
      {children}
      {note === null ? null : (
        <>
          <button type="button" className={sourceButton} popoverTarget={NOTE_IDS[note]}>
            <Icon name="info" />
            {source}
            <VisuallyHidden>{`, skąd to wiadomo: ${of}`}</VisuallyHidden>
          </button>
          <span className={sourceOnPaper}>{`Źródło: ${source}`}</span>
        </>
      )}
    </div>
  );
}

/** The notes on where figures come from, and the address of each on its page. */
export const NOTE_IDS = { pay: 'skad-placa', demand: 'skad-zapotrzebowanie' } as const;

export type NoteName = keyof typeof NOTE_IDS;
