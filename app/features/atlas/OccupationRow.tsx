// One occupation in a list: name, what one does, and four facts in a line.
import type { AtlasEntry } from '#domain/atlas/entry.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { PageLink } from '../../ui/text/PageLink.tsx';
import { monthsWords } from '../advice/analysis/facts/fact-words.ts';
import { zloty } from '../advice/analysis/money.ts';
import { rowLink } from '../../ui/layout/row-link.css.ts';
import { facts, row, sentence } from './AtlasPage.css.ts';
import { DEMAND_LABELS } from './words.ts';

export type OccupationRowView = {
  id: string;
  name: string;
  oneLine: string;
  median: number | null;
  forecast: AtlasEntry['forecast'];
  months: readonly [number, number] | null;
  withoutExperience: boolean;
};

export function rowOf({ occupation, name, payGroup, forecast }: AtlasEntry): OccupationRowView {
  return {
    id: occupation.id,
    name,
    oneLine: occupation.oneLine,
    median: payGroup?.median ?? null,
    forecast,
    months: occupation.entry.months,
    withoutExperience: occupation.entry.withoutExperience,
  };
}

export function OccupationRow({
  id,
  name,
  oneLine,
  median,
  forecast,
  months,
  withoutExperience,
}: OccupationRowView) {
  return (
    <li className={row}>
      <PageLink className={rowLink} to={`/zawody/${id}`}>
        {withNonBreakingSpaces(name)}
      </PageLink>
      <p className={sentence}>{withNonBreakingSpaces(oneLine)}</p>
      <p className={facts}>
        <span>{median === null ? 'Brak statystyki płac' : `Mediana grupy: ${zloty(median)}`}</span>
        {forecast === null ? null : <span>{DEMAND_LABELS[forecast]}</span>}
        {months === null ? null : <span>Droga: {monthsWords(months)}</span>}
        {withoutExperience ? <span>Bez doświadczenia</span> : null}
      </p>
    </li>
  );
}
