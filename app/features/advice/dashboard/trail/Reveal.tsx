// The head of 'Dziś' until a trail is chosen, on each return: what the run revealed, then the other paths.
import { useId } from 'react';
import type { OpenedAnalysis } from '#worker/services/advice/dashboard.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { ButtonLink } from '../../../../ui/form/ButtonLink.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { AiContent } from '../../analysis/document/AiContent.tsx';
import { Revealed, revealedPath } from '../../run/reveal/Revealed.tsx';
import { TrailChoices } from './TrailChoices.tsx';

type RevealProps = { opened: OpenedAnalysis; isReadOnly: boolean };

export function Reveal({ opened, isReadOnly }: RevealProps) {
  const [titleId, othersId] = [useId(), useId()];
  const { analysis, id } = opened;
  const first = revealedPath(analysis)?.place;
  const others = analysis.sciezkiKariery.flatMap((_, place) => (place === first ? [] : [place]));
  return (
    <>
      <Card as="section" tone="accent" aria-labelledby={titleId}>
        <AiContent gap={5} hasBadge={false} language={analysis.jezyk}>
          <Revealed
            analysis={analysis}
            analysisId={isReadOnly ? null : id}
            chosen={null}
            level={2}
            titleId={titleId}
          >
            <ButtonLink tone="secondary" to="/dashboard/analiza">
              Zobacz całą analizę
            </ButtonLink>
          </Revealed>
          <Text size="small" tone="soft">
            {withNonBreakingSpaces(
              'Do wybranego zawodu dopasujemy kroki, kursy i oferty. Wybór zmienisz, kiedy chcesz. Treść przygotowała AI.',
            )}
          </Text>
        </AiContent>
      </Card>
      {others.length === 0 ? null : (
        <Card as="section" aria-labelledby={othersId}>
          <Stack gap={3}>
            <Heading level={2} size={3} id={othersId}>
              A może inną drogą?
            </Heading>
            <TrailChoices opened={opened} places={others} isReadOnly={isReadOnly} />
            <Doubt opened={opened} />
          </Stack>
        </Card>
      )}
    </>
  );
}

function Doubt({ opened: { analysis } }: { opened: OpenedAnalysis }) {
  const { pytanie, jezyk } = analysis;
  if (pytanie === undefined) return null;
  return (
    <Text size="small">
      {'Czego nie wiemy: '}
      <Link to="/dashboard/analiza#pytanie">
        <span lang={jezyk}>{withNonBreakingSpaces(pytanie.pytanie)}</span>
      </Link>
    </Text>
  );
}
