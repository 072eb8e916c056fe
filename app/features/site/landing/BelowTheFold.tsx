import type { Example } from '#content/landing/example-answers.ts';
import { EXAMPLES } from '#content/landing/examples.ts';
import { TEASER_POSTS } from '#content/landing/posts.ts';
import type { LandingFigure } from '#domain/site/landing/figures.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { useUser } from '../../account/auth/session/use-user.ts';
import { Section } from './Section.tsx';
import { BlogTeaser } from './sections/BlogTeaser.tsx';
import { FutureJobs } from './sections/FutureJobs.tsx';
import {
  band,
  climb,
  dashes,
  footpath,
  mark,
  occupation,
  row,
  said,
  step,
  steps,
} from './sections/HowItWorks.css.ts';
import { Price } from './sections/Price.tsx';
import { SampleAnalysis } from './sections/SampleAnalysis.tsx';
import { Trust } from './sections/Trust.tsx';
import { pushed } from './sections/pushed.css.ts';

/** All of the landing page under the hero, in the order of a visitor's questions. */
export function BelowTheFold({ figures }: { figures: readonly LandingFigure[] }) {
  return (
    <>
      <SampleAnalysis />
      <HowItWorks />
      <Trust figures={figures} />
      <FutureJobs />
      <Price />
      <Examples />
      <BlogTeaser posts={TEASER_POSTS} />
      <FinalCall />
    </>
  );
}

function FinalCall() {
  return (
    <section className={band} aria-labelledby="na-szlak">
      <Container className={row}>
        <Stack gap={2}>
          <Heading level={2} id="na-szlak">
            {withNonBreakingSpaces('Zrób pierwszy krok')}
          </Heading>
          <Text tone="soft" className={said}>
            {withNonBreakingSpaces('Trzy pytania i masz przed sobą mapę.')}
          </Text>
        </Stack>
        <ButtonLink to="/#quiz">Rozpocznij quiz</ButtonLink>
      </Container>
    </section>
  );
}

const STEPS = [
  {
    title: 'Wypełnij quiz',
    text: 'Trzy pytania, kilka minut.',
  },
  {
    title: 'Poznaj swoją analizę',
    text: 'Zawody z tabel, uzasadnienia od AI.',
  },
  {
    title: 'Wybierz szlak',
    text: 'Za i przeciw, płace, pierwsza próba.',
  },
  {
    title: 'Idź według planu',
    text: 'Co zrobić, ile to zajmie i jak to pokazać.',
  },
].map(({ title, text }) => ({ title, text: withNonBreakingSpaces(text) }));

function HowItWorks() {
  const isSignedIn = useUser() !== null;
  return (
    <Section id="jak-to-dziala" title="Jak to działa">
      <div className={climb}>
        <svg className={footpath} viewBox="0 0 3 3" preserveAspectRatio="none" aria-hidden="true">
          <path className={dashes} d="M0 3C.4 3 .6 2 1 2S1.6 1 2 1 2.6 0 3 0" />
        </svg>
        <ol className={steps}>
          {STEPS.map(({ title, text }, index) => (
            <li className={step} key={title}>
              <span className={mark} aria-hidden="true">
                {index + 1}
              </span>
              <Stack gap={1}>
                <Heading level={3} size={4}>
                  {title}
                </Heading>
                <Text size="small" tone="soft">
                  {text}
                </Text>
              </Stack>
            </li>
          ))}
        </ol>
      </div>
      <div>
        {isSignedIn ? (
          <ButtonLink to="/dashboard">Rozpocznij quiz</ButtonLink>
        ) : (
          <ButtonLink to="/#quiz">Zacznij od trzech pytań</ButtonLink>
        )}
      </div>
    </Section>
  );
}

// What comes of answers: three examples by the rule, each with what speaks for its first occupation and against it, in place of stories that
// nobody has lived (docs/decisions.md 'Success stories and figures').
function Examples() {
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
