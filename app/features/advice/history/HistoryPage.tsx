// 'Historia analiz' (docs/decisions.md 'History page'): the latest five, each to be opened or deleted, and two of them side by side.
import { useSearchParams } from 'react-router';
import type { ComparedAnalyses } from '#worker/services/advice/compared.ts';
import type { HistoryMark } from '#worker/services/advice/stored.ts';
import { toTheEdges } from '../../../styles/print.css.ts';
import { Container } from '../../../ui/layout/Container.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { DashboardError } from '../dashboard/DashboardMessage.tsx';
import { DataArea } from '../../platform/shell/DataArea.tsx';
import { readChoice } from './choice.ts';
import { CompareForm } from './CompareForm.tsx';
import { HistoryList } from './HistoryList.tsx';
import { LateComparison } from './late-comparison.ts';

type HistoryPageProps = {
  /** Null = the database is away. */
  read: { history: HistoryMark[]; compared: ComparedAnalyses | null } | null;
};

export function HistoryPage({ read }: HistoryPageProps) {
  return (
    <Container space="page" className={toTheEdges}>
      <Stack gap={8}>
        <Stack gap={3}>
          <Link to="/dashboard" tone="back">
            Dziś
          </Link>
          <Heading level={1}>Historia analiz</Heading>
          <Text tone="soft">
            {withNonBreakingSpaces(
              'Przechowujemy pięć ostatnich analiz, także po resecie. Możesz otworzyć każdą, porównać dwie albo którąś usunąć.',
            )}
          </Text>
        </Stack>
        {read === null ? <DashboardError /> : <Analyses {...read} />}
      </Stack>
    </Container>
  );
}

function Analyses({ history, compared }: NonNullable<HistoryPageProps['read']>) {
  const [query] = useSearchParams();
  const isAsked = readChoice(query) !== null;
  if (history.length === 0)
    return <Text>{withNonBreakingSpaces('Nie masz tu jeszcze żadnej analizy.')}</Text>;
  return (
    <>
      <HistoryList history={history} />
      {/* Two are compared as they are: there is nothing to choose. */}
      {history.length < 3 ? null : <CompareForm history={history} chosen={compared} />}
      {compared === null ? null : (
        <DataArea>
          <LateComparison compared={compared} isAsked={isAsked} />
        </DataArea>
      )}
    </>
  );
}
