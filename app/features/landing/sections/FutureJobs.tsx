// 'Zawody Przyszłości' (docs/product.md 'Zawody Przyszłości'). Every figure says whose it is: GUS's for a group of occupations, or our
// estimate.
import { ESTIMATE_YEAR, JOB_FIELDS, PAY_SOURCE, type Job, type Pay } from '#content/landing/jobs.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Bars } from '../../../ui/charts/Bars.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Tabs } from '../../../ui/layout/Tabs.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { zlotyRange } from '../../analysis/money.ts';
import { amount, field, figure, growth, icon, job as jobStyle, pay as payStyle } from './FutureJobs.css.ts';
import { JOB_ICONS } from './job-icons.ts';
import { Section } from '../Section.tsx';

// The same scale in every tab, so that the tabs can be compared, too.
const GROWTH_SCALE_END = 50;

const ESTIMATE = `szacunek własny Szlaku, ${ESTIMATE_YEAR}`;

const TABS = JOB_FIELDS.map(({ id, label, jobs: entries }) => ({
  id,
  label,
  content: (
    <div className={field}>
      <Stack as="ul" gap={0}>
        {entries.map((job) => (
          <JobRow key={job.title} job={job} />
        ))}
      </Stack>
      <div className={growth}>
        <Bars
          title={withNonBreakingSpaces('Wzrost zatrudnienia w ciągu roku')}
          rows={entries.map((job) => ({
            name: job.title,
            value: job.growth,
            figure: `+${job.growth}%`,
          }))}
          max={GROWTH_SCALE_END}
          source={`Źródło: ${ESTIMATE}.`}
        />
      </div>
    </div>
  ),
}));

export function FutureJobs() {
  return (
    <Section
      id="zawody"
      title="Zawody Przyszłości"
      lead={withNonBreakingSpaces(
        'Dwadzieścia zawodów, na które popyt rośnie, i pytanie, które ścieżki prowadzą tam od Ciebie.',
      )}
      ground="surface"
    >
      <Tabs label="Dziedziny" tabs={TABS} />
      <Text size="small" tone="soft">
        {withNonBreakingSpaces(
          'Dane opierają się na analizach i prognozach rynku pracy w Polsce. Zarobki podpisane jako GUS pochodzą ze statystyki publicznej i opisują całą grupę zawodów, a nie jeden zawód. Pozostałe zarobki i wzrost zatrudnienia to nasze szacunki. Nazwy zawodów dotyczą osób każdej płci.',
        )}
      </Text>
    </Section>
  );
}

function JobRow({ job }: { job: Job }) {
  return (
    <li className={jobStyle}>
      <svg className={icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d={JOB_ICONS[job.icon]} />
      </svg>
      <Stack gap={2}>
        <Heading level={3} size={4}>
          {withNonBreakingSpaces(job.title)}
        </Heading>
        <Text tone="soft">{withNonBreakingSpaces(job.description)}</Text>
        <Stack gap={1} className={payStyle}>
          <p className={amount}>
            <span className={figure}>{zlotyRange(job.pay.min, job.pay.max)}</span>
            brutto miesięcznie
          </p>
          <Text size="small" tone="soft">
            {sourceOf(job.pay)}
          </Text>
        </Stack>
      </Stack>
    </li>
  );
}

function sourceOf(pay: Pay): string {
  if (pay.group === null) return `Źródło: ${ESTIMATE}.`;
  return withNonBreakingSpaces(`Mediana i dziewiąty decyl w grupie „${pay.group}”. Źródło: ${PAY_SOURCE}.`);
}
