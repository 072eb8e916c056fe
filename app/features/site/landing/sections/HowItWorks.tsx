import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { ButtonLink } from '../../../../ui/form/ButtonLink.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { useUser } from '../../../account/auth/session/use-user.ts';
import { climb, dashes, footpath, mark, step, steps } from './HowItWorks.css.ts';
import { Section } from '../Section.tsx';

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

export function HowItWorks() {
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
