// The parts of an analysis as boards of one signpost, since it is longer than any screen.
import type { VisibleAnalysis } from '#domain/analysis/events.ts';
import type { PartAnchor } from './Part.tsx';
import { BoardLinks } from './BoardLinks.tsx';

export function PartLinks({ analysis }: { analysis: VisibleAnalysis }) {
  const { predyspozycje, sciezkiKariery, umiejetnosci, planRozwoju, podsumowanieInspirujace } = analysis;
  const parts: [PartAnchor, string, boolean][] = [
    ['predyspozycje', 'Predyspozycje', predyspozycje.length > 0],
    ['sciezki', 'Ścieżki kariery', sciezkiKariery.length > 0],
    ['umiejetnosci', 'Umiejętności', umiejetnosci.length > 0],
    ['plan', 'Plan rozwoju', Object.values(planRozwoju).some((entries) => entries.length > 0)],
    ['na-droge', 'Na\u00a0drogę', podsumowanieInspirujace !== ''],
  ];
  return <BoardLinks label="Części analizy" parts={parts} />;
}
