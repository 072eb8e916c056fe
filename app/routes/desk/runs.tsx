// /panel/analizy: runs by id or the newest.
import { DESK_PAGES } from '#domain/desk/roles.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import type { AtDesk } from '#worker/services/desk/desk.ts';
import type { RunPage, RunRow } from '#worker/services/desk/figures/runs.ts';
import { giveBackForRun } from '#worker/services/desk/people.ts';
import { runsAtDesk } from '#worker/services/desk/today.ts';
import { scopeContext } from '../../context.ts';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import { DeedForm } from '../../features/desk/DeedForm.tsx';
import { DeskPage } from '../../features/desk/DeskPage.tsx';
import { DeskSearch } from '../../features/desk/DeskSearch.tsx';
import { OlderRows } from '../../features/desk/OlderRows.tsx';
import { DeskTable } from '../../features/desk/DeskTable.tsx';
import type { DeedOutcome } from '../../features/desk/deed-outcome.ts';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskAction, deskData } from '../../features/desk/desk-route.server.ts';
import { valueText } from '../../features/desk/today/figure-words.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Link } from '../../ui/text/Link.tsx';
import type { Route } from './+types/runs.ts';

export async function loader({ context, url: { searchParams }, url }: Route.LoaderArgs) {
  const typed = searchParams.get('id')?.trim() ?? '';
  const wanted = typed === '' ? null : typed;
  const asked = runsAtDesk(context.get(scopeContext), { id: wanted, after: searchParams.get('po') });
  const page = await deskData(asked, url);
  return { page, wanted };
}

export function action({ context, request, url }: Route.ActionArgs) {
  const scope = context.get(scopeContext);
  return deskAction(request, url, {
    oddaj: async (form) => {
      const given = { runId: formText(form, 'run'), reason: formText(form, 'reason') };
      return `/panel/osoby/${await giveBackForRun(scope, given)}?zrobione=przyznaj`;
    },
  });
}

export const meta = deskMeta('Analizy');

export default function RunsRoute({ loaderData: { page, wanted }, actionData }: Route.ComponentProps) {
  return <RunsPage {...page} wanted={wanted} outcome={{ done: null, fault: actionData?.fault ?? null }} />;
}

// /panel/analizy: runs by id or the newest, with their stage, times and code; never the answers.
type RunsPageProps = AtDesk<RunPage> & { wanted: string | null; outcome: DeedOutcome };

function RunsPage({ operator, data: { runs, calls, next }, wanted, outcome }: RunsPageProps) {
  const { path, name } = DESK_PAGES.runs;
  return (
    <DeskPage operator={operator} path={path} title={name} outcome={outcome}>
      <DeskSearch path={path} label="Identyfikator przebiegu" name="id" wanted={wanted} />
      <DeskTable
        caption="Przebiegi"
        head={['Przebieg', 'Początek', 'Trwał', 'Pierwsza część', 'Wynik', 'Etap', 'Odpowiedź modelu']}
        rows={runs.map((run) => ({ key: run.id, cells: cellsOf(run, wanted === null) }))}
        none={
          wanted === null ? 'Nikt jeszcze nie zaczął analizy.' : 'Nie ma przebiegu o tym identyfikatorze.'
        }
      />
      <OlderRows path={path} next={next === null ? null : `${next.startedAt}.${next.id}`} />
      {wanted === null || runs.length === 0 ? null : (
        <>
          <DeskTable
            caption="Wywołania modelu"
            head={['Model', 'Początek', 'Wynik', 'Tokeny wysłane', 'Odebrane', 'Koszt']}
            rows={calls.map((call) => ({
              key: call.startedAt,
              cells: [
                call.model,
                polishMoment(call.startedAt),
                call.outcome ?? 'trwa',
                valueText(call.inputTokens, 'count'),
                valueText(call.outputTokens, 'count'),
                valueText(call.costMicro, 'micro'),
              ],
            }))}
            none="Model nie został wywołany."
          />
          <GiveBack runId={wanted} />
        </>
      )}
    </DeskPage>
  );
}

function GiveBack({ runId }: { runId: string }) {
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={2} size={3}>
          Oddaj analizę
        </Heading>
        <DeedForm deed="oddaj" button="Oddaj jedną analizę" tone="primary">
          <input type="hidden" name="run" value={runId} />
        </DeedForm>
      </Stack>
    </Card>
  );
}

function cellsOf(
  { id, startedAt, endedAt, firstSectionMs, outcome, stage, providerStatus }: RunRow,
  isLink: boolean,
) {
  return [
    isLink ? (
      <Link key={id} to={`${DESK_PAGES.runs.path}?id=${id}`}>
        {id.slice(0, 8)}
      </Link>
    ) : (
      id
    ),
    polishMoment(startedAt),
    valueText(endedAt === null ? null : endedAt - startedAt, 'ms'),
    valueText(firstSectionMs, 'ms'),
    outcome ?? 'trwa',
    stage ?? '–',
    providerStatus ?? '–',
  ];
}
