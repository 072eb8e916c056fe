import type { HistoryMark } from '#worker/services/advice/stored.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Blaze } from '../../../ui/text/Blaze.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { AiContent } from '../analysis/document/AiContent.tsx';
import { trailOf } from '../analysis/parts/trails.ts';
import { DeleteButton } from './DeleteButton.tsx';

/** Newest first; names of all paths, whatever the plan opens. */
export function HistoryList({ history }: { history: readonly HistoryMark[] }) {
  return (
    <AiContent gap={3}>
      <Stack as="ul" gap={4}>
        {history.map((mark) => (
          <Card as="li" key={mark.id}>
            <Entry mark={mark} />
          </Card>
        ))}
      </Stack>
    </AiContent>
  );
}

function Entry({ mark: { id, createdAt, isCurrent, paths } }: { mark: HistoryMark }) {
  const day = polishMoment(createdAt);
  return (
    <Stack gap={3}>
      <Inline>
        <Heading level={2} size={3}>
          <time dateTime={createdAt}>{day}</time>
        </Heading>
        {isCurrent ? <Badge tone="soft">Obecna</Badge> : null}
      </Inline>
      <Inline as="ul" gap={5} rowGap={2} align="stretch">
        {paths.map((path, index) => (
          <Inline as="li" key={path} gap={2} wrap={false}>
            <Blaze colour={trailOf(index).colour} />
            {withNonBreakingSpaces(path)}
          </Inline>
        ))}
      </Inline>
      <Inline gap={5}>
        <Link to={isCurrent ? '/dashboard/analiza' : `/dashboard/analiza/${id}`} tone="forward">
          Otwórz<VisuallyHidden> analizę z&nbsp;{day}</VisuallyHidden>
        </Link>
        <DeleteButton id={id} day={day} isCurrent={isCurrent} />
      </Inline>
    </Stack>
  );
}
