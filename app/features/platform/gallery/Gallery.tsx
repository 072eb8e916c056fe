// Every part in every state, both themes side by side (docs/look.md 'States'). What is open only for a moment (dialog, toast,
// menu) has its button.
import { type ReactNode, useState } from 'react';
import { Bars } from '../../../ui/charts/Bars.tsx';
import { DotPlot } from '../../../ui/charts/DotPlot.tsx';
import { ElevationProfile } from '../../../ui/charts/ElevationProfile.tsx';
import { RangeBar } from '../../../ui/charts/RangeBar.tsx';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Menu, MenuLinks } from '../../../ui/form/Menu.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Tabs } from '../../../ui/layout/Tabs.tsx';
import { Trail, type TrailStop } from '../../../ui/layout/Trail.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Blaze } from '../../../ui/text/Blaze.tsx';
import { Figure } from '../../../ui/text/Figure.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon, ICON_NAMES } from '../../../ui/text/Icon.tsx';
import { Tag, TagLink } from '../../../ui/text/Tag.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { zloty, zlotyRange } from '../../advice/analysis/money.ts';
import { PRIORITY_SCALE } from '../../advice/analysis/parts/priority.ts';
import { trailColour } from '#domain/site/trail-colour.ts';
import { NewUser, QuizWithoutAnalysis } from '../../advice/dashboard/DashboardMessage.tsx';
import { RunFailure } from '../../advice/run/RunFailure.tsx';
import { useToast } from '../toasts/toast-store.ts';
import { ControlSamples } from './ControlSamples.tsx';
import { colours, page, sides, swatches, themes, trails } from './Gallery.css.ts';
import { ScreenSamples } from './ScreenSamples.tsx';

function FoundationSamples() {
  return (
    <>
      <ul className={swatches}>
        {Object.entries({ ...colours, ...trails }).map(([name, className]) => (
          <li key={name}>
            <div className={className} />
            {name}
          </li>
        ))}
      </ul>
      <div>
        {([1, 2, 3, 4] as const).map((size) => (
          <Heading key={size} level={3} size={size}>
            Zażółć gęślą jaźń {size}
          </Heading>
        ))}
        <Text size="lead">Wprowadzenie: „ąćęłńóśźż”, 13 900 zł – ścieżka…</Text>
        <Text>Tekst, którym mówimy do jednej osoby, krótko i&nbsp;konkretnie.</Text>
        <Text tone="soft">Tekst pomocniczy.</Text>
        <Text size="small" tone="soft">
          Drobny dopisek 0123456789.
        </Text>
        <Text tone="accent">Akcent</Text>
        <Text tone="positive">Dobrze</Text>
        <Text tone="negative">Źle</Text>
      </div>
      <Inline>
        {[0, 1, 2, 3, 4].map((place) => (
          <Stack key={place} gap={1} align="center">
            <Blaze colour={trailColour(place)} size="large" />
            <Text size="small">{place + 1}</Text>
          </Stack>
        ))}
        <Blaze colour="green" />
        <Blaze colour="green" size="small" />
      </Inline>
      <Inline gap={2}>
        {ICON_NAMES.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </Inline>
      <Inline gap={2}>
        {(['neutral', 'accent', 'soft', 'positive', 'warning', 'negative'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Inline>
      <Inline gap={2}>
        <Tag>etykieta</Tag>
        <Tag tone="warning">
          <Icon name="clock" />
          etykieta z&nbsp;terminem
        </Tag>
        <TagLink to="/_galeria">etykieta do naciśnięcia</TagLink>
        <TagLink to="/_galeria" aria-current="page">
          ta, na której się jest
        </TagLink>
        <TagLink to="/_galeria" tone="accent">
          do zdjęcia
          <Icon name="close" />
        </TagLink>
      </Inline>
      <Inline gap={5} align="baseline">
        <Figure size="large">189,99&nbsp;PLN</Figure>
        <Figure>189,99&nbsp;PLN</Figure>
        <Figure size="small">189,99&nbsp;PLN</Figure>
      </Inline>
      <Columns layout="narrow" gap={4}>
        <Card>Karta</Card>
        <Card tone="accent">Karta akcentu</Card>
        <Card tone="sunken">Karta wgłębiona</Card>
      </Columns>
    </>
  );
}

function MessageSamples() {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  return (
    <>
      <Notice tone="info" action={<ButtonLink to="/_galeria">Dalej</ButtonLink>}>
        Informacja z&nbsp;jednym krokiem.
      </Notice>
      <Notice tone="success">Zapisane.</Notice>
      <Notice tone="warning">Łączymy się ponownie – analiza nadal powstaje.</Notice>
      <Notice tone="error">Coś się nie udało. Spróbuj ponownie.</Notice>
      <Inline>
        <Button tone="secondary" onClick={() => setOpen(true)}>
          Okno
        </Button>
        {(['success', 'error', 'info'] as const).map((tone) => (
          <Button key={tone} tone="quiet" onClick={() => toast({ tone, text: `Powiadomienie: ${tone}` })}>
            {tone}
          </Button>
        ))}
      </Inline>
      <Dialog title="Potwierdź" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Text>Okno oddaje fokus tam, gdzie był.</Text>
        <Button onClick={() => setOpen(false)}>Rozumiem</Button>
      </Dialog>
      <Card>
        <Skeleton />
      </Card>
      <NewUser />
      <QuizWithoutAnalysis onRefresh={() => {}} isBusy={false} />
      <RunFailure
        isPartial={false}
        sentence="Błąd AI: model zbyt długo nie odpowiada. Spróbuj ponownie za chwilę."
        onRetry={() => {}}
        onBack={() => {}}
      />
    </>
  );
}

const RANGES = [
  { min: 5000, max: 7800, median: null, colour: 'red' },
  { min: 6200, max: 11_500, median: 8300, colour: 'blue' },
  { min: 20_000, max: 20_000, median: null, colour: 'yellow' },
] as const;

function ChartSamples() {
  return (
    <>
      {RANGES.map(({ min, max, median, colour }) => (
        <RangeBar
          key={colour}
          min={min}
          max={max}
          median={median}
          colour={colour}
          scaleEnd={20_000}
          figure={zlotyRange(min, max)}
          unit="brutto miesięcznie"
          format={zloty}
          source={<Badge tone="warning">szacunek AI</Badge>}
        />
      ))}
      <DotPlot
        measure="Priorytet"
        scale={PRIORITY_SCALE}
        rows={[5, 3, 1].map((level) => ({ key: String(level), level, content: `Umiejętność nr ${level}` }))}
      />
      <ElevationProfile
        title="Profil drogi"
        stages={[
          { name: 'Podstawy', length: 5 },
          { name: 'Projekt', length: 12, effort: 2 },
          { name: 'Rozmowy', length: 3 },
        ]}
        ends={['dziś', 'około 5\u00a0miesięcy']}
        legend="W poziomie czas, w pionie wysiłek."
      />
      <Bars
        title="Wzrost zatrudnienia do 2030 roku"
        rows={[
          { name: 'Specjalista OZE', value: 34, figure: '+34%' },
          { name: 'Opiekun osób starszych', value: 21, figure: '+21%' },
          { name: 'Bez zmian', value: 0, figure: '0%' },
        ]}
        source="Dane przykładowe."
      />
    </>
  );
}

const STOPS: readonly TrailStop[] = [
  { name: 'Quiz', state: 'done' },
  { name: 'Analiza', state: 'here', note: 'Tu jesteś' },
  { name: 'Edukacja', state: 'ahead' },
];

function NavigationSamples({ theme }: SampleProps) {
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
