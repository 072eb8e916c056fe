// 'Historia analiz' (docs/decisions.md 'History page'): the latest five, each to be opened or deleted, and two of them side by side.
import type { ComparedAnalyses, HistoryMark } from '#worker/services/analysis/stored.ts';
import { toTheEdges } from '../../styles/print.css.ts';
import { Container } from '../../ui/layout/Container.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { DashboardError } from '../dashboard/DashboardMessage.tsx';
import { DataArea } from '../shell/DataArea.tsx';
import { CompareForm } from './CompareForm.tsx';
import { ComparisonView } from './ComparisonView.tsx';
import { HistoryList } from './HistoryList.tsx';

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
            Twoja Ścieżka
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
  if (history.length === 0)
    return <Text>{withNonBreakingSpaces('Nie masz tu jeszcze żadnej analizy.')}</Text>;
  return (
    <>
      <HistoryList history={history} />
      {history.length < 2 ? null : <CompareForm history={history} chosen={compared} />}
      {compared === null ? null : (
        <DataArea>
          <ComparisonView compared={compared} />
        </DataArea>
      )}
    </>
  );
}
