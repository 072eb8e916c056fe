// On a phone everything stands in one long column: the way to its parts, as boards of one signpost.
import type { Dashboard } from '#worker/services/analysis/dashboard.ts';
import { BoardLinks } from '../analysis/document/BoardLinks.tsx';
import { belowDesktop } from '../../ui/layout/screens.css.ts';

export function JumpLinks({ dashboard: { offers, courses } }: { dashboard: Dashboard }) {
  const parts: [string, string, boolean][] = [
    ['analiza', 'Analiza', true],
    ['postep', 'Postęp', true],
    ['umiejetnosci-klucz', 'Umiejętności', true],
    ['oferty', 'Oferty pracy', offers.open.length > 0],
    ['kursy', 'Kursy', courses.courses.length > 0],
  ];
  return <BoardLinks label="Części panelu" parts={parts} className={belowDesktop} />;
}
