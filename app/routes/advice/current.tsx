// /dashboard/analiza: the current analysis as a document, for signed-in people only.
import { scopeContext } from '../../context.ts';
import { AnalysisDocument, LateAnalysis } from '../../features/advice/analysis/document/AnalysisDocument.tsx';
import { DashboardError, DashboardLoading } from '../../features/advice/dashboard/DashboardMessage.tsx';
import { HelpLine } from '../../features/advice/gate/HelpLine.tsx';
import { CopyNotice } from '../../features/advice/local-copy/CopyNotice.tsx';
import { type DashboardResult, loadOrUseCopy } from '../../features/advice/local-copy/dashboard-result.ts';
import { dashboardOrFrame } from '../../features/advice/local-copy/frame-first.server.ts';
import { useDashboard } from '../../features/advice/local-copy/use-dashboard.ts';
import { markAction } from '../../features/advice/trail/mark-action.server.ts';
import { markOrSaySilence } from '../../features/advice/trail/mark-forms.ts';
import { toTheEdges } from '../../styles/print.css.ts';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Route } from './+types/current.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return dashboardOrFrame(context.get(scopeContext), url, LateAnalysis.prepare());
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [result] = await Promise.all([loadOrUseCopy(serverLoader), LateAnalysis.prepare()]);
  return result;
}

export function action({ context, request }: Route.ActionArgs) {
  return markAction(context.get(scopeContext), request);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return markOrSaySilence(request, serverAction);
}

export { shouldRevalidate } from '../../lib/choice-in-address.ts';

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Twoja analiza kariery – Szlak' }];
}

export default function Analysis({ loaderData }: Route.ComponentProps) {
  return <CurrentAnalysis result={loaderData} />;
}

// The page of the current analysis in each of its states; like the dashboard it shows the last copy while the server is away.
function CurrentAnalysis({ result }: { result: DashboardResult }) {
  const shown = useDashboard(result);
  const { dashboard, isComing } = shown;
  const current = dashboard?.current ?? null;
  if (current !== null) {
    return (
      <AnalysisDocument
        opened={current}
        isReadOnly={shown.kind === 'copy'}
        notice={
          <>
            <CopyNotice shown={shown} />
            {dashboard?.isGentle === true ? <HelpLine help="gentle" /> : null}
          </>
        }
      />
    );
  }
  if (dashboard?.isBroken === false) return <NoAnalysis isRunning={dashboard.isRunning} />;
  return (
    <Container space="page" className={toTheEdges}>
      <Stack gap={6}>
        <Heading level={1}>Twoja analiza kariery</Heading>
        {isComing ? <DashboardLoading /> : <DashboardError isTrying={dashboard === null} />}
      </Stack>
    </Container>
  );
}

// The analysis page of somebody who has none (docs/product.md 'Career analysis page'): what to do first. While one is being written it is
// watched on the dashboard; here it stands once it is stored, since the mark in the header then has the page read anew.
function NoAnalysis({ isRunning }: { isRunning: boolean }) {
  return (
    <Container width="reading" space="page" className={toTheEdges}>
      <Stack gap={5} align="start">
        <Heading level={1}>Twoja analiza kariery</Heading>
        <Text size="lead" tone="soft">
          {isRunning
            ? 'Twoja analiza właśnie powstaje. Gdy będzie gotowa, znajdziesz ją tutaj.'
            : 'Brak analizy kariery. Wypełnij quiz, aby wygenerować analizę.'}
        </Text>
        {isRunning ? (
          <ButtonLink to="/dashboard">Zobacz, jak powstaje</ButtonLink>
        ) : (
          <ButtonLink to="/#quiz">Rozpocznij quiz</ButtonLink>
        )}
      </Stack>
    </Container>
  );
}
