import type { StoredAnalysis } from '#worker/services/dashboard.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Link } from '../../ui/Link.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { AnalysisView } from '../analysis/AnalysisView.tsx';
import { DemoNotice } from '../analysis/DemoNotice.tsx';
import { PartLinks } from '../analysis/PartLinks.tsx';
import { polishDate } from '../analysis/polish-date.ts';

/** 'Twoja Analiza Kariery', with the day on which it was made. */
export function AnalysisPanel({ stored }: { stored: StoredAnalysis }) {
  const day = polishDate(stored.createdAt);
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <Heading level={2}>Twoja Analiza Kariery</Heading>
        {day === null ? null : (
          <Text tone="soft">
            Przygotowana <time dateTime={stored.createdAt}>{day}</time>
          </Text>
        )}
      </Stack>
      <Link to="/dashboard/analiza" tone="forward">
        Otwórz całą analizę
      </Link>
      <PartLinks analysis={stored.analysis} />
      <DemoNotice />
      <AnalysisView analysis={stored.analysis} />
    </Stack>
  );
}
