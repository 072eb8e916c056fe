// The way into an occupation as a trail: schooling, time, licence, first job.
import type { ReactNode } from 'react';
import type { WayIn as Entry } from '#domain/advice/occupation.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { stopName, stopText, way } from './OccupationPage.css.ts';
import { educationWords, monthsWords } from '../advice/analysis/facts/fact-words.ts';

type WayInProps = {
  entry: Entry;
  licence: { name: string; legalBasis: string; note: string | null } | null;
};

export function WayIn({ entry, licence }: WayInProps) {
  return (
    <ol className={way}>
      <Stop name="Wykształcenie">
        {educationWords(entry.education)}
        {entry.degreeFieldRequired === true ? ' na kierunku związanym z\u00a0zawodem' : ''}
      </Stop>
      <Stop name="Zwykle od zera do pierwszej pracy">{monthsWords(entry.months) ?? 'brak oszacowania'}</Stop>
      <Stop name="Uprawnienia" note={licence === null ? null : licence.legalBasis}>
        {licence === null ? 'zwykle nie są potrzebne' : licence.name}
      </Stop>
      <Stop name="Pierwsza praca">
        {entry.withoutExperience ? 'przyjmują bez doświadczenia' : 'zwykle po praktyce albo stażu'}
      </Stop>
    </ol>
  );
}

function Stop({ name, note = null, children }: { name: string; note?: string | null; children: ReactNode }) {
  return (
    <li>
      <span className={stopName}>{name}</span>
      <span className={stopText}>{children}</span>
      {note === null ? null : <span className={stopName}>{withNonBreakingSpaces(note)}</span>}
    </li>
  );
}
