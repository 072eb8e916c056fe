import { Tag, TagLink } from '../../../ui/text/Tag.tsx';
import { Figure } from '../../../ui/text/Figure.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Blaze } from '../../../ui/text/Blaze.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon, ICON_NAMES } from '../../../ui/text/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { trailOf } from '../../advice/analysis/parts/trails.ts';
import { colours, swatches, trails } from './Gallery.css.ts';

export function FoundationSamples() {
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
            <Blaze colour={trailOf(place).colour} size="large" />
            <Text size="small">{trailOf(place).word}</Text>
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
