// What became of the reader's own reports on a lesson, the latest first.
import { reportWords, type OwnReport } from '#domain/courses/lessons/report.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { screenOnly } from '../../../../styles/print.css.ts';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';

export function OwnReports({ reports }: { reports: readonly OwnReport[] }) {
  if (reports.length === 0) return null;
  return (
    <section className={screenOnly} aria-labelledby="twoje-zgloszenia">
      <Stack gap={3}>
        <Heading level={2} size={4} id="twoje-zgloszenia">
          Twoje zgłoszenia
        </Heading>
        <Stack as="ul" gap={4}>
          {reports.map((report) => (
            <Stack as="li" gap={1} key={report.id}>
              <Text>{reportWords(report)}</Text>
              {report.answer === null ? null : <Text>{withNonBreakingSpaces(report.answer.text)}</Text>}
              <Text size="small" tone="soft">
                {withNonBreakingSpaces(`„${report.text}”`)}
              </Text>
            </Stack>
          ))}
        </Stack>
      </Stack>
    </section>
  );
}
