// The head of the dashboard until a trail is chosen: which one it is going to be.
import { useId } from 'react';
import type { OpenedAnalysis } from '#worker/services/advice/dashboard.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { TrailChoices } from './TrailChoices.tsx';

type ChooseHeroProps = { opened: OpenedAnalysis; isReadOnly: boolean };

export function ChooseHero({ opened, isReadOnly }: ChooseHeroProps) {
  const titleId = useId();
  const { pytanie, jezyk } = opened.analysis;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading level={2} id={titleId}>
            Którym szlakiem idziesz?
          </Heading>
          <Text tone="soft">
            {withNonBreakingSpaces(
              'Do wybranego zawodu dopasujemy kroki, kursy i oferty. Wybór zmienisz, kiedy chcesz.',
            )}
          </Text>
        </Stack>
        <TrailChoices
          opened={opened}
          places={opened.analysis.sciezkiKariery.map((_, place) => place)}
          isReadOnly={isReadOnly}
          isFirstChoice
        />
        {pytanie === undefined ? null : (
          <Text size="small">
            {'Czego nie wiemy: '}
            <Link to="/dashboard/analiza#pytanie">
              <span lang={jezyk}>{withNonBreakingSpaces(pytanie.pytanie)}</span>
            </Link>
          </Text>
        )}
        <Text size="small">
          <Link to="/dashboard/analiza">Zobacz całą analizę</Link>
        </Text>
      </Stack>
    </Card>
  );
}
