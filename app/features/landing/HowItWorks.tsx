import { tied } from '../../lib/typography.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { Container } from '../../ui/Container.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { JoinLink } from '../auth/JoinLink.tsx';
import { useUser } from '../auth/use-user.ts';
import { number, section, step } from './HowItWorks.css.ts';

const STEPS = [
  {
    title: 'Wypełnij quiz',
    text: 'Trzy kroki: co Cię inspiruje, czym się interesujesz i co jeszcze warto o Tobie wiedzieć.',
  },
  {
    title: 'Poznaj swoją analizę',
    text: 'Sztuczna inteligencja opisze Twoje predyspozycje i zaproponuje ścieżki kariery z widełkami zarobków.',
  },
  {
    title: 'Wybierz szlak',
    text: 'Zobacz, czego wymaga każda ścieżka, co daje i które umiejętności liczą się na niej najbardziej.',
  },
  {
    title: 'Idź według planu',
    text: 'Plan rozwoju podpowie kolejne kroki: czego się uczyć, jak długo i jakim projektem to pokazać.',
  },
].map(({ title, text }) => ({ title, text: tied(text) }));

export function HowItWorks() {
  const isSignedIn = useUser() !== null;
  return (
    <section className={section} aria-labelledby="jak-to-dziala">
      <Container>
        <Stack gap={8}>
          <Heading level={2} id="jak-to-dziala">
            Jak to działa
          </Heading>
          <Columns as="ol" layout="narrow" gap={8}>
            {STEPS.map(({ title, text }, index) => (
              <li className={step} key={title}>
                <span className={number} aria-hidden="true">
                  {index + 1}
                </span>
                <Heading level={3} size={4}>
                  {title}
                </Heading>
                <Text tone="soft">{text}</Text>
              </li>
            ))}
          </Columns>
          <div>
            {isSignedIn ? (
              <ButtonLink to="/dashboard">Rozpocznij Quiz</ButtonLink>
            ) : (
              <JoinLink>Rozpocznij Swoją Podróż</JoinLink>
            )}
          </div>
        </Stack>
      </Container>
    </section>
  );
}
