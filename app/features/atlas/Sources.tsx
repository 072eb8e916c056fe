// Where the facts of an atlas page come from, with what their licences ask to be said.
import type { CareerSources } from '#domain/advice/occupation.ts';
import { polishDay } from '#domain/platform/polish-date.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Disclosure } from '../../ui/layout/Disclosure.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';

type SourcesProps = { sources: Pick<CareerSources, 'pay' | 'demand' | 'nameSource' | 'credits' | 'version'> };

export function Sources({ sources: { pay, demand, nameSource, credits, version } }: SourcesProps) {
  return (
    <Disclosure summary="Skąd to wiemy">
      <Stack as="ul" gap={3}>
        <li>
          <Text size="small">{withNonBreakingSpaces(nameSource)}</Text>
        </li>
        <li>
          <Text size="small">
            Płace: <a href={pay.sourceUrl}>{withNonBreakingSpaces(pay.source)}</a>
          </Text>
        </li>
        <li>
          <Text size="small">
            Zapotrzebowanie: <a href={demand.sourceUrl}>{withNonBreakingSpaces(demand.title)}</a>
          </Text>
        </li>
        {credits.map((credit) => (
          <li key={credit}>
            <Text size="small">{withNonBreakingSpaces(credit)}</Text>
          </li>
        ))}
        <li>
          <Text size="small" tone="soft">
            Stan danych: {polishDay(version)}. <a href="/dane-i-metoda">Jak liczymy i&nbsp;czego nie wiemy</a>
          </Text>
        </li>
      </Stack>
    </Disclosure>
  );
}
