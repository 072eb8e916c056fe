// 'Zawody Przyszłości' (docs/product.md 'Zawody Przyszłości'): each with what its group earns and whether it is in demand, from the tables, and a
// way to its page in the atlas.
import { DEMAND_SOURCE, type Job, JOB_FIELDS, type JobIcon, PAY_SOURCE } from '#content/landing/jobs.ts';
import { Island } from '../../../../lib/island/Island.tsx';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Disclosure } from '../../../../ui/layout/Disclosure.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Tabs } from '../../../../ui/layout/Tabs.tsx';
import { Badge } from '../../../../ui/text/Badge.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { hiddenOnPhones } from '../../../../ui/text/VisuallyHidden.css.ts';
import { zloty } from '../../../advice/analysis/money.ts';
import { Section } from '../Section.tsx';
import { icon, job as jobStyle } from './FutureJobs.css.ts';
import { pushed } from './pushed.css.ts';

const TABS = JOB_FIELDS.map(({ id, label, jobs: entries }) => ({
  id,
  label,
  content: (
    <div className={pushed}>
      <Columns as="ul" layout="halves" gap={0} columnGap={8}>
        {entries.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </Columns>
    </div>
  ),
}));

export function FutureJobs() {
  return (
    <Section
      id="zawody"
      title="Zawody przyszłości"
      more={
        <Link to="/zawody" tone="forward">
          <span>
            Atlas<span className={hiddenOnPhones}> zawodów</span>
          </span>
        </Link>
      }
    >
      <Island name="jobs" part={JobTabs} props={{}} />
      <div>
        <Disclosure summary="Czyje to płace i skąd">
          <Text size="small" tone="soft">
            {withNonBreakingSpaces(
              `Płace: ${PAY_SOURCE}, kwoty brutto miesięcznie całej grupy zawodów, nie jednego zawodu. Zapotrzebowanie: ${DEMAND_SOURCE}, cały kraj. Nazwy zawodów dotyczą osób każdej płci.`,
            )}
          </Text>
        </Disclosure>
      </div>
    </Section>
  );
}

/** An island: which field is shown. */
export function JobTabs() {
  return <Tabs label="Dziedziny" tabs={TABS} />;
}

function JobRow({ job: { id, title, icon: name, description, pay, demand } }: { job: Job }) {
  return (
    <li className={jobStyle}>
      <svg className={icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d={JOB_ICONS[name]} />
      </svg>
      <Stack gap={1} align="start">
        <Heading level={3} size={4}>
          <Link to={`/zawody/${id}`} tone="quiet">
            {withNonBreakingSpaces(title)}
          </Link>
        </Heading>
        <Text size="small" tone="soft">
          {withNonBreakingSpaces(description)}
        </Text>
        <Text size="small">
          {pay === null
            ? 'Brak statystyki płac dla tego zawodu.'
            : withNonBreakingSpaces(
                `Połowa grupy zarabia mniej niż ${zloty(pay.median)}, co dziesiąta osoba więcej niż ${zloty(pay.d9)}.`,
              )}
        </Text>
        {demand === 'deficyt' ? <Badge tone="accent">deficyt w&nbsp;2026 roku</Badge> : null}
      </Stack>
    </li>
  );
}

/** Strokes on a 24 px grid, as in app/ui/text/Icon. */
const JOB_ICONS: Record<JobIcon, string> = {
  cloud: 'M7 18.5a4 4 0 0 1-.5-8 5.5 5.5 0 0 1 10.6-1A4.5 4.5 0 0 1 17 18.5z',
  database:
    'M5 6c0-1.4 3.1-2.5 7-2.5s7 1.1 7 2.5-3.1 2.5-7 2.5S5 7.4 5 6zM5 6v12c0 1.4 3.1 2.5 7 2.5s7-1.1 7-2.5V6M5 12c0 1.4 3.1 2.5 7 2.5s7-1.1 7-2.5',
  check: 'M4 5h16v14H4zM8 12.2l2.8 2.8L16 9.5',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  leaf: 'M5 19c0-9 5-14 15-14 0 10-5 14-11 14-2 0-4-1-4-1M5 19c2-4 5-7 9-9',
  report: 'M6 3.5h9l3.5 3.5v13.5H6zM14.5 3.5V7.5h4M9 17v-3M12 17v-6M15 17v-4',
  tree: 'M12 21v-8M12 3.5c3.2 0 5.5 2.4 5.5 5.2 0 2.7-2.3 5-5.5 5s-5.5-2.3-5.5-5c0-2.8 2.3-5.2 5.5-5.2zM12 15.5l3-2M8 21h8',
  chart: 'M4 4v16h16M8 16v-4M12 16V8M16 16v-6',
  brackets: 'M8.5 7L3.5 12l5 5M15.5 7l5 5-5 5M13.2 5l-2.4 14',
  coins:
    'M9 11c3 0 5-1.1 5-2.5S12 6 9 6 4 7.1 4 8.5 6 11 9 11zM4 8.5v5C4 14.9 6 16 9 16s5-1.1 5-2.5v-5M10 16v1.5c0 1.4 2 2.5 5 2.5s5-1.1 5-2.5v-4.5c0-1.2-1.5-2.2-4-2.4',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.6a3.5 3.5 0 0 1 0 6M18 14.5a6 6 0 0 1 3.5 5.5',
  heart: 'M12 20S3.5 15 3.5 9a4.5 4.5 0 0 1 8.5-2 4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11z',
  helix: 'M7 3c0 6 10 6 10 12v6M17 3c0 6-10 6-10 12v6M8 6h8M8 18.5h8M10.5 10.5h3',
  pulse: 'M3 12h4l2.5-6 4.5 12 2.5-6H21',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  key: 'M8 19a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM11 12.2L19.5 3.7M16.5 6.7l3 3M13.8 9.4l2 2',
  shield: 'M12 3l7.5 2.5V11c0 5-3.5 8.5-7.5 10-4-1.5-7.5-5-7.5-10V5.5zM9 11.8l2.2 2.2 4-4.2',
  document: 'M6 3.5h9l3.5 3.5v13.5H6zM9.5 14v-1.5a2.5 2.5 0 0 1 5 0V14M8.5 14h7v4h-7z',
};
