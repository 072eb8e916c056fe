// 'Twoja Analiza Kariery' on the dashboard: the paths, the predispositions and the word for the way, each open as far as one
// wants to read; the whole document is a page of its own.
import type { StoredAnalysis } from '#worker/services/analysis/dashboard.ts';
import { polishDateOrNull } from '#domain/polish-date.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Heading } from '../../ui/text/Heading.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { AiContent } from '../analysis/document/AiContent.tsx';
import { written } from '../analysis/parts/parts.css.ts';
import { CareerPaths } from '../analysis/parts/CareerPaths.tsx';
import { DemoNotice } from '../analysis/document/DemoNotice.tsx';
import { Part } from '../analysis/document/Part.tsx';
import { Predispositions } from '../analysis/parts/Predispositions.tsx';
import { anchor } from '../../ui/layout/anchor.css.ts';

type AnalysisPanelProps = { stored: StoredAnalysis; historyLength: number };

export function AnalysisPanel({ stored, historyLength }: AnalysisPanelProps) {
  const { analysis, createdAt } = stored;
  const day = polishDateOrNull(createdAt);
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <Heading level={2} id="analiza" className={anchor}>
          Twoja Analiza Kariery
        </Heading>
        {day === null ? null : (
          <Text tone="soft">
            Przygotowana <time dateTime={createdAt}>{day}</time>
          </Text>
        )}
        <Inline gap={5}>
          <Link to="/dashboard/analiza" tone="forward">
            Otwórz całą analizę
          </Link>
          {historyLength > 1 ? (
            <Link to="/dashboard/historia" tone="forward">
              Historia i&nbsp;porównanie ({historyLength})
            </Link>
          ) : null}
        </Inline>
      </Stack>
      <DemoNotice />
      <AiContent>
        <Stack gap={12}>
          <CareerPaths entries={analysis.sciezkiKariery} isBrief />
          <Predispositions entries={analysis.predyspozycje} isBrief />
          {analysis.podsumowanieInspirujace === '' ? null : (
            <Part anchor="na-droge" title="Na drogę" isBrief>
              <Text size="lead" className={written}>
                {withNonBreakingSpaces(analysis.podsumowanieInspirujace)}
              </Text>
            </Part>
          )}
        </Stack>
      </AiContent>
    </Stack>
  );
}
