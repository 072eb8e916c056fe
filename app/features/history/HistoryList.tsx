import type { HistoryMark } from '#worker/services/analysis/stored.ts';
import { polishMomentInList } from '#domain/polish-date.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Badge } from '../../ui/text/Badge.tsx';
import { Blaze } from '../../ui/text/Blaze.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { AiContent } from '../analysis/document/AiContent.tsx';
import { trailOf } from '../analysis/parts/trails.ts';
import { DeleteButton } from './DeleteButton.tsx';
import { path as pathStyle, paths as pathList } from './history.css.ts';

/** Newest first; names of paths that the plan doesn't show are not there. */
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
  const day = polishMomentInList(createdAt);
  const locked = paths.filter((path) => path === null).length;
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={3}>
        <Heading level={2} size={3}>
          <time dateTime={createdAt}>{day}</time>
        </Heading>
        {isCurrent ? <Badge tone="soft">Obecna</Badge> : null}
      </Stack>
      <ul className={pathList}>
        {paths.map((path, index) =>
          path === null ? null : (
            <li key={path} className={pathStyle}>
              <Blaze colour={trailOf(index).colour} />
              {withNonBreakingSpaces(path)}
            </li>
          ),
        )}
      </ul>
      {locked === 0 ? null : (
        <Text size="small" tone="soft">
          I&nbsp;ścieżki widoczne w&nbsp;planie Premium ({locked}).
        </Text>
      )}
      <Stack direction="row" gap={5}>
        <Link to={isCurrent ? '/dashboard/analiza' : `/dashboard/analiza/${id}`} tone="forward">
          Otwórz<VisuallyHidden> analizę z&nbsp;{day}</VisuallyHidden>
        </Link>
        <DeleteButton id={id} day={day} isCurrent={isCurrent} />
      </Stack>
    </Stack>
  );
}
