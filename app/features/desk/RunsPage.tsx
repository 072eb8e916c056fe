// /panel/analizy: runs by id or the newest, with their stage, times and code; never the answers.
import { DESK_PAGES } from '#domain/desk/roles.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import type { AtDesk } from '#worker/services/desk/desk.ts';
import type { RunPage, RunRow } from '#worker/services/desk/figures/runs.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Link } from '../../ui/text/Link.tsx';
import type { DeedOutcome } from './deed-outcome.ts';
import { DeedForm } from './DeedForm.tsx';
import { DeskPage } from './DeskPage.tsx';
import { DeskSearch } from './DeskSearch.tsx';
import { DeskTable } from './DeskTable.tsx';
import { OlderRows } from './OlderRows.tsx';
import { valueText } from './today/figure-words.ts';

type RunsPageProps = AtDesk<RunPage> & { wanted: string | null; outcome: DeedOutcome };

export function RunsPage({ operator, data: { runs, calls, next }, wanted, outcome }: RunsPageProps) {
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
