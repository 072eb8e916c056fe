import { Menu, MenuLinks } from '../../../ui/form/Menu.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Tabs } from '../../../ui/layout/Tabs.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { Trail, type TrailStop } from '../../../ui/layout/Trail.tsx';
import type { SampleProps } from './Gallery.tsx';

const STOPS: readonly TrailStop[] = [
  { name: 'Quiz', state: 'done' },
  { name: 'Analiza', state: 'here', note: 'Tu jesteś' },
  { name: 'Edukacja', state: 'ahead' },
];

export function NavigationSamples({ theme }: SampleProps) {
  return (
    <>
      <div>
        <Menu id={`menu-${theme}`} label="Menu" icon="menu" place="button">
          <MenuLinks
            links={[
              { to: '/', label: 'Strona główna' },
              { to: '/dashboard', label: 'Dziś' },
            ]}
          />
        </Menu>
      </div>
      <Tabs
        label="Przykładowe karty"
        tabs={['Zdrowie', 'Technologia', 'Zielona energia', 'Edukacja', 'Rzemiosło'].map((name) => ({
          id: name,
          label: name,
          content: <Text>Treść karty „{name}”.</Text>,
        }))}
      />
      <Stack gap={4}>
        <Progress percent={0} label="Na początku" />
        <Progress percent={45} label="W drodze" marks={[20, 40, 80]} />
        <Progress percent={100} label="U celu" />
      </Stack>
      <Trail stops={STOPS} />
      <Trail stops={STOPS} direction="row" />
    </>
  );
}
