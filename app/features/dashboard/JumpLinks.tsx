// On a phone everything stands in one long column: the way to its parts, as boards of one signpost.
import type { Dashboard } from '#worker/services/dashboard.ts';
import { board, boards } from '../analysis/PartLinks.css.ts';
import { onPhone } from './JumpLinks.css.ts';

export function JumpLinks({ dashboard: { offers, courses } }: { dashboard: Dashboard }) {
  const parts: [string, string, boolean][] = [
    ['analiza', 'Analiza', true],
    ['postep', 'Postęp', true],
    ['umiejetnosci-klucz', 'Umiejętności', true],
    ['oferty', 'Oferty pracy', offers.open.length > 0],
    ['kursy', 'Kursy', courses.courses.length > 0],
  ];
  return (
    <nav className={onPhone} aria-label="Części panelu">
      <ul className={boards}>
        {parts.map(([anchor, name, isThere]) =>
          isThere ? (
            <li key={anchor}>
              <a className={board} href={`#${anchor}`}>
                {name}
              </a>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}
