// 'Zawody Przyszłości' (docs/product.md 'Zawody Przyszłości'): each with what its group earns and whether it is in demand, from the tables, and a
// way to its page in the atlas.
import { DEMAND_SOURCE, JOB_FIELDS, PAY_SOURCE, type Job } from '#content/landing/jobs.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Island } from '../../../../lib/island/Island.tsx';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Disclosure } from '../../../../ui/layout/Disclosure.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Tabs } from '../../../../ui/layout/Tabs.tsx';
import { Badge } from '../../../../ui/text/Badge.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { zloty } from '../../../advice/analysis/money.ts';
import { hiddenOnPhones } from '../../../../ui/text/VisuallyHidden.css.ts';
import { Section } from '../Section.tsx';
import { icon, job as jobStyle } from './FutureJobs.css.ts';
import { JOB_ICONS } from './job-icons.ts';
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
