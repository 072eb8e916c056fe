// What comes of answers: three examples by the rule, each with what speaks for its first occupation and against it, in place of stories that
// nobody has lived (docs/decisions.md 'Success stories and figures').
import { EXAMPLES } from '#content/landing/examples.ts';
import type { Example } from '#content/landing/example-answers.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { Section } from '../Section.tsx';
import { occupation } from './Examples.css.ts';
import { pushed } from './pushed.css.ts';

export function Examples() {
  return (
    <Section
      id="przyklady"
      title="Trzy przykłady"
      lead={withNonBreakingSpaces('Słowa są nasze, zawody wybrała reguła.')}
    >
      <div className={pushed}>
        <Columns as="ul" layout="medium">
          {EXAMPLES.map((one) => (
            <Card as="li" key={one.words}>
              <Stack gap={3}>
                <Heading level={3} size={4}>
                  „{withNonBreakingSpaces(one.words)}”
                </Heading>
                <Occupations {...one} />
              </Stack>
            </Card>
          ))}
        </Columns>
      </div>
    </Section>
  );
}

function Occupations({ first: { id, name, why, against }, others }: Example) {
  return (
    <>
      <Stack gap={1} className={occupation}>
        <Link to={`/zawody/${id}`} tone="quiet">
          {withNonBreakingSpaces(name)}
        </Link>
        <Text size="small">{withNonBreakingSpaces(why)}</Text>
        <Text size="small" tone="soft">
          {withNonBreakingSpaces(`Przeciw: ${against}`)}
        </Text>
      </Stack>
      <Stack gap={1} className={occupation}>
        {others.map((other) => (
          <Text size="small" key={other.id}>
            <Link to={`/zawody/${other.id}`} tone="quiet">
              {withNonBreakingSpaces(other.name)}
            </Link>
          </Text>
        ))}
      </Stack>
    </>
  );
}
