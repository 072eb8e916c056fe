import { DESK_PAGES } from '#domain/desk/roles.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import type { Journal } from '#worker/services/desk/journal.ts';
import { PageLink } from '../../ui/text/PageLink.tsx';
import { DeskPage } from './DeskPage.tsx';
import { DeskTable } from './DeskTable.tsx';
import { OlderRows } from './OlderRows.tsx';

const NAMES: Record<string, string> = { 'desk-look': 'wgląd', 'operator-deed': 'działanie' };

export function JournalPage({ operator, data: { rows, next } }: Journal) {
  const { path, name } = DESK_PAGES.journal;
  return (
    <DeskPage operator={operator} path={path} title={name}>
      <DeskTable
        caption="Dziennik panelu"
        head={['Kiedy', 'Co', 'Kogo dotyczy', 'Kto']}
        rows={rows.map(({ id, at, event, detail, personId, operatorId }) => ({
          key: id,
          cells: [
            polishMoment(at),
            `${NAMES[event] ?? event}: ${detail ?? ''}`,
            personId === null ? 'konto usunięte' : <PersonLink key={id} id={personId} />,
            operatorId ?? 'konto usunięte',
          ],
        }))}
        none="Nikt jeszcze nic nie zrobił."
      />
      <OlderRows path={path} next={next} />
    </DeskPage>
  );
}

function PersonLink({ id }: { id: string }) {
  return <PageLink to={`/panel/osoby/${id}`}>{id.slice(0, 8)}</PageLink>;
}
