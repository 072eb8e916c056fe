// The head of a path's panel: its blaze, number and name, what the work is, and what one does with it.
import type { ReactNode } from 'react';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Blaze } from '../../../../ui/text/Blaze.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { trailOf } from '../parts/trails.ts';
import { acts, head, trailLine } from './PanelHead.css.ts';
import { WrittenText } from '../parts/WrittenText.tsx';

type PanelHeadProps = {
  name: string;
  /** What the work is, in a sentence or two; '' = nobody may say. */
  about: string;
  index: number;
  /** Of the occupation in the atlas; null = it has none there. */
  zawodId: string | null;
  badge?: ReactNode;
  /** 'Idę tym szlakiem', where it can be chosen. */
  choice?: ReactNode;
};

export function PanelHead({ name, about, index, zawodId, badge, choice }: PanelHeadProps) {
  const { colour, word } = trailOf(index);
  return (
    <div className={head}>
      <Stack gap={2}>
        <p className={trailLine}>
          <Blaze colour={colour} size="large" />
          {`Ścieżka ${index + 1} · znak ${word}`}
        </p>
        {badge}
        <Heading level={4} size={2}>
          {withNonBreakingSpaces(name)}
        </Heading>
        {about === '' ? null : <WrittenText>{about}</WrittenText>}
      </Stack>
      <div className={acts}>
        {choice}
        {zawodId === null ? null : (
          <Link to={`/zawody/${zawodId}`} tone="forward">
            Zawód w&nbsp;atlasie
          </Link>
        )}
      </div>
    </div>
  );
}
