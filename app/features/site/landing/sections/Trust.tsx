// Whether one can trust it: where everything comes from, and what Szlak doesn't do. Sentences that are true, and figures that were counted.
import { GROUNDS, NEVER } from '#content/landing/trust.ts';
import type { LandingFigure } from '#domain/site/landing/figures.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { Section } from '../Section.tsx';
import { pushed } from './pushed.css.ts';
import { ground, grounds, never, nevers, sheets } from './Trust.css.ts';

/** `figures`: of people who were here, as far as there are enough; else the grounds stand alone. */
export function Trust({ figures }: { figures: readonly LandingFigure[] }) {
  return (
    <Section
      id="skad-to-wiemy"
      title="Skąd to wiemy"
      more={
        <Link to="/dane-i-metoda" tone="forward">
          Dane i&nbsp;metoda
        </Link>
      }
      ground="surface"
    >
      <div className={sheets}>
        <div className={pushed}>
          <ul className={grounds}>
            {figures.map(({ title, text }) => (
              <li key={text} className={ground}>
                <Heading level={3} size={4}>
                  {title}
                </Heading>
                <Text size="small" tone="soft">
                  {withNonBreakingSpaces(text)}
                </Text>
              </li>
            ))}
            {GROUNDS.map(({ title, text, to }) => (
              <li key={title} className={ground}>
                <Heading level={3} size={4}>
                  <Link to={to} tone="quiet">
                    {withNonBreakingSpaces(title)}
                  </Link>
                </Heading>
                <Text size="small" tone="soft">
                  {withNonBreakingSpaces(text)}
                </Text>
              </li>
            ))}
          </ul>
        </div>
        <div className={nevers}>
          <Stack gap={3}>
            <Heading level={3} size={4}>
              Czego nie robimy
            </Heading>
            <ul className={never}>
              {NEVER.map((line) => (
                <li key={line}>
                  <Icon name="close" />
                  {withNonBreakingSpaces(line)}
                </li>
              ))}
            </ul>
          </Stack>
        </div>
      </div>
    </Section>
  );
}
