// /panel/dziennik: what was done and looked at from the desk.
import { DESK_PAGES } from '#domain/desk/roles.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import { type Journal, readJournal } from '#worker/services/desk/journal.ts';
import { scopeContext } from '../../context.ts';
import { DeskPage } from '../../features/desk/DeskPage.tsx';
import { DeskTable } from '../../features/desk/DeskTable.tsx';
import { OlderRows } from '../../features/desk/OlderRows.tsx';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskData } from '../../features/desk/desk-route.server.ts';
import { PageLink } from '../../ui/text/PageLink.tsx';
import type { Route } from './+types/journal.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return deskData(readJournal(context.get(scopeContext), url.searchParams.get('po')), url);
}

export const meta = deskMeta('Dziennik');

export default function JournalRoute({ loaderData }: Route.ComponentProps) {
  return <JournalPage {...loaderData} />;
}

const NAMES: Record<string, string> = { 'desk-look': 'wgląd', 'operator-deed': 'działanie' };

function JournalPage({ operator, data: { rows, next } }: Journal) {
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
