// Two analyses side by side: what came, what went, what stayed, each with its sign and its word.
import { useEffect, useRef } from 'react';
import type { ComparedAnalyses } from '#worker/services/analysis/stored.ts';
import { polishMomentInList } from '#domain/polish-date.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { CLASSES } from '../../ui/layout/box.css.ts';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Badge } from '../../ui/text/Badge.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { AiContent } from '../analysis/document/AiContent.tsx';
import { PRIORITY_SCALE, priorityLevel } from '../analysis/parts/priority.ts';

type Kind = 'came' | 'went' | 'stayed' | 'moved';

const KINDS: Record<Kind, { word: string; tone: 'positive' | 'warning' | 'neutral' }> = {
  came: { word: 'nowe', tone: 'positive' },
  stayed: { word: 'bez zmian', tone: 'neutral' },
  moved: { word: 'inny priorytet', tone: 'neutral' },
  went: { word: 'nie ma już', tone: 'warning' },
};

type Line = { kind: Kind; name: string; note?: string };

export function ComparisonView({ compared: { older, newer, comparison } }: { compared: ComparedAnalyses }) {
  const { paths, skills, isPartial } = comparison;
  const title = useFocusOnChange(`${older.id} ${newer.id}`);
  const pathLines = (['came', 'stayed', 'went'] as const).flatMap((kind) =>
    paths[kind].map((name): Line => ({ kind, name })),
  );
  const skillLines: Line[] = [
    ...skills.came.map(({ name, priority }): Line => ({ kind: 'came', name, note: priorityWord(priority) })),
    ...skills.stayed.map(({ name, priorityBefore, priorityNow }): Line => {
      const [before, now] = [priorityWord(priorityBefore), priorityWord(priorityNow)];
      return before === now
        ? { kind: 'stayed', name, note: now }
        : { kind: 'moved', name, note: `${before} → ${now}` };
    }),
    ...skills.went.map(({ name, priority }): Line => ({ kind: 'went', name, note: priorityWord(priority) })),
  ];
  return (
    <Stack gap={5} as="section">
      <Stack gap={1}>
        <Heading level={2} ref={title} tabIndex={-1}>
          Co się zmieniło
        </Heading>
        <Text tone="soft">
          Od {polishMomentInList(older.createdAt)} do {polishMomentInList(newer.createdAt)}
        </Text>
      </Stack>
      {isPartial ? (
        <Notice tone="info">
          {withNonBreakingSpaces(
            'Porównujemy to, co pokazuje Twój plan. Zamknięte ścieżki i umiejętności nie są tu liczone.',
          )}
        </Notice>
      ) : null}
      <AiContent>
        <Columns layout="wide" gap={8}>
          <Lines title="Ścieżki kariery" lines={pathLines} />
          <Lines title="Umiejętności" lines={skillLines} />
        </Columns>
      </AiContent>
    </Stack>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <Stack gap={3}>
      <Heading level={3}>{title}</Heading>
      {lines.length === 0 ? <Text tone="soft">Nie ma tu nic do porównania.</Text> : null}
      <Stack as="ul" gap={3}>
        {lines.map(({ kind, name, note }) => (
          <Inline as="li" key={`${kind} ${name}`} gap={2} align="start" wrap={false}>
            <span className={CLASSES.grow.rest}>
              {withNonBreakingSpaces(name)}
              {note === undefined ? null : (
                <Text as="span" size="small" tone="soft">
                  {' '}
                  · priorytet {note}
                </Text>
              )}
            </span>
            <Badge tone={KINDS[kind].tone}>{KINDS[kind].word}</Badge>
          </Inline>
        ))}
      </Stack>
    </Stack>
  );
}

function priorityWord(priority: number): string {
  return PRIORITY_SCALE[priorityLevel(priority) - 1] ?? '';
}

/** What was asked for gets the focus when it comes; on a page that came with it, the page's start keeps it. */
function useFocusOnChange(what: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A comparison that React mounts by itself was asked for on the page that is open.
  const first = useRef(useHydrated() ? null : what);
  useEffect(() => {
    if (first.current === what) return;
    first.current = what;
    heading.current?.focus();
  }, [what]);
  return heading;
}
