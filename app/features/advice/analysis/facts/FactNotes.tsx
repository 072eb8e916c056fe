// Where the figures of a page come from, once for all of them: opened by the button of a figure, on paper it stands below.
import type { ReactNode } from 'react';
import type { FactSources } from '#domain/advice/public-facts.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { copyNote, monthOf, PAY_SCOPE } from './fact-words.ts';
import { note, noteTitle } from './Fact.css.ts';
import { NOTE_IDS, type NoteName } from './Fact.tsx';

type FactNotesProps = {
  sources: Omit<FactSources, 'pay' | 'names'> & { pay: Omit<FactSources['pay'], 'scope'> };
  /** Where names and codes of the classification come from. */
  namesFrom: string | null;
};

export function FactNotes({ sources: { pay, demand }, namesFrom }: FactNotesProps) {
  return (
    <div>
      <Note name="pay" title="Skąd te płace">
        {withNonBreakingSpaces(
          `Liczby opisują całą grupę zawodów, nie sam ten zawód. Brutto miesięcznie, ${monthOf(pay.period)}: ${PAY_SCOPE}; bez zleceń, umów o dzieło i własnych firm. Mediana: połowa zarabia mniej, połowa więcej. Dolne 10%: tyle lub mniej zarabia co dziesiąta osoba; górne 10%: tyle lub więcej. ${copyNote(pay)}`,
        )}{' '}
        <Source {...pay} />
      </Note>
      <Note name="demand" title="Skąd ta prognoza">
        {withNonBreakingSpaces(
          'Prognoza urzędów pracy dla grupy zawodów. Deficyt: pracy jest więcej niż chętnych; równowaga: mniej więcej tyle samo; nadwyżka: chętnych jest więcej. Prognozę dla województwa podajemy tylko tam, gdzie ją mamy; krajowa jej nie zastępuje.',
        )}{' '}
        <Source {...demand} />
        {namesFrom === null ? null : ` ${withNonBreakingSpaces(namesFrom)}.`}
      </Note>
    </div>
  );
}

function Note({ name, title, children }: { name: NoteName; title: string; children: ReactNode }) {
  return (
    <aside id={NOTE_IDS[name]} popover="auto" className={note} aria-label={title}>
      <p className={noteTitle}>{title}</p>
      <p>{children}</p>
    </aside>
  );
}

function Source({ title, address }: { title: string; address: string }) {
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {withNonBreakingSpaces(title)}
      <VisuallyHidden> (otwiera się w&nbsp;nowej karcie)</VisuallyHidden>
    </a>
  );
}
