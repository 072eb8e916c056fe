// Every part in every state, both themes side by side (docs/look.md 'States'). What is open only for a moment (dialog, toast,
// menu) has its button.
import type { ReactNode } from 'react';
import { Container } from '../../../ui/layout/Container.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { ChartSamples } from './ChartSamples.tsx';
import { ControlSamples } from './ControlSamples.tsx';
import { FoundationSamples } from './FoundationSamples.tsx';
import { page, sides, themes } from './Gallery.css.ts';
import { MessageSamples } from './MessageSamples.tsx';
import { NavigationSamples } from './NavigationSamples.tsx';
import { ScreenSamples } from './ScreenSamples.tsx';

/** A sample is drawn twice; `theme` keeps names and ids apart. */
export type SampleProps = { theme: 'light' | 'dark' };

const CHAPTERS: readonly [title: string, Samples: (props: SampleProps) => ReactNode][] = [
  ['Podstawy', FoundationSamples],
  ['Przyciski i pola', ControlSamples],
  ['Nawigacja', NavigationSamples],
  ['Komunikaty i stany', MessageSamples],
  ['Wykresy', ChartSamples],
  ['Części analizy', ScreenSamples],
];

export function Gallery() {
  return (
    <div className={page}>
      <Container>
        <Heading level={1}>Galeria</Heading>
        <Text tone="soft">Po lewej motyw jasny, po prawej ciemny, niezależnie od ustawień systemu.</Text>
      </Container>
      {CHAPTERS.map(([title, Samples]) => (
        <section key={title} aria-label={title}>
          <Container>
            <Heading level={2}>{title}</Heading>
          </Container>
          <div className={sides}>
            <div className={themes.light}>
              <Samples theme="light" />
            </div>
            <div className={themes.dark}>
              <Samples theme="dark" />
            </div>
          </div>
        </section>
      ))}
    </div>
  );
}
