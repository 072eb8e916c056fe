// The parts of an analysis, one for each trail, and a closed one.
import type { CareerPath } from '#domain/analysis/analysis.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { LockedGroup } from '../analysis/parts/LockedTeaser.tsx';
import { PathCard } from '../analysis/parts/PathCard.tsx';
import { PlanProfile } from '../analysis/parts/PlanProfile.tsx';

const PATH: CareerPath = {
  nazwa: 'Edukator przyrodniczy',
  opis: 'Prowadzisz ludzi w las, nad rzekę i na łąkę.',
  zarobki: { min: 5000, max: 7800, waluta: 'PLN', komentarz: 'Etat w parku to zwykle mniej niż zlecenia.' },
  potencjalRozwoju: 'Z czasem możesz założyć leśną grupę.',
  korzysci: ['Praca na powietrzu', 'Duża swoboda'],
  wymagania: ['Wiedza przyrodnicza', 'Pierwsza pomoc'],
  umiejetnosciPowiazane: ['Scenariusze zajęć', 'Pierwsza pomoc'],
};

const STEPS = ['4–6 tygodni', 'na bieżąco', '2 miesiące'].map((czasWykonania, index) => ({
  nazwa: `Krok ${index + 1}`,
  czasWykonania,
  opis: '',
}));

export function ScreenSamples() {
  return (
    <>
      <Heading level={3}>Ścieżki i plan</Heading>
      <Stack as="ul" gap={5}>
        {[0, 1, 2, 3, 4].map((index) => (
          <PathCard key={index} path={PATH} index={index} scaleEnd={10_000} />
        ))}
      </Stack>
      <LockedGroup kind="path" count={2} />
      <PlanProfile steps={STEPS} />
    </>
  );
}
