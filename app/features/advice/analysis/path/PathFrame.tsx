// The frame of every path's card: its blaze, number and name, and what stands in it (docs/look.md 'Name and idea').
import type { ReactNode } from 'react';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Blaze } from '../../../../ui/text/Blaze.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { body, card, trailLine, trails } from './PathCard.css.ts';
import { trailColour } from '#domain/site/trail-colour.ts';
import { WrittenText } from '../parts/WrittenText.tsx';

type PathFrameProps = {
  name: string;
  /** What the work is, in a sentence or two; '' = nobody may say. */
  about: string;
  index: number;
  /** Of its heading. */
  size?: 3 | 4;
  className?: string | undefined;
  children: ReactNode;
};

export function PathFrame({ name, about, index, size = 4, className, children }: PathFrameProps) {
  const colour = trailColour(index);
  return (
    <Card as="li" className={classNames(card, className)}>
      <div className={classNames(body, trails[colour])}>
        <Stack gap={2}>
          <p className={trailLine}>
            <Blaze colour={colour} size="large" />
            {`Ścieżka ${index + 1}`}
          </p>
          <Heading level={4} size={size}>
            {withNonBreakingSpaces(name)}
          </Heading>
          {about === '' ? null : <WrittenText>{about}</WrittenText>}
        </Stack>
        {children}
      </div>
    </Card>
  );
}
