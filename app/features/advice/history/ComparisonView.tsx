// Two analyses side by side: which answers differ, each path as both have it, and the skills that came, went and stayed.
import { useEffect, useRef } from 'react';
import { type AnswerChanges, isUnchanged } from '#domain/advice/analysis/comparison/compare-answers.ts';
import type { Comparison } from '#domain/advice/analysis/comparison/compare.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import type { ComparedAnalyses } from '#worker/services/advice/compared.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { CLASSES } from '../../../ui/layout/box.css.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { AiContent } from '../analysis/document/AiContent.tsx';
import { paySource } from '../analysis/facts/fact-words.ts';
import { PRIORITY_SCALE, priorityLevel } from '../analysis/parts/priority.ts';
import { ComparedPaths } from './ComparedPaths.tsx';
import { answerLines } from './change-words.ts';

type Kind = 'came' | 'went' | 'stayed' | 'moved';

const KINDS: Record<Kind, { word: string; tone: 'positive' | 'warning' | 'neutral' }> = {
  came: { word: 'nowe', tone: 'positive' },
  stayed: { word: 'bez zmian', tone: 'neutral' },
  moved: { word: 'inny priorytet', tone: 'neutral' },
  went: { word: 'nie ma już', tone: 'warning' },
};

type Line = { kind: Kind; name: string; note: string };

const PARTIAL = withNonBreakingSpaces(
  'Porównujemy to, co pokazuje Twój plan. Przy zamkniętych ścieżkach widać miejsce i płacę, a zamkniętych umiejętności nie liczymy.',
);

type ComparisonViewProps = {
  compared: ComparedAnalyses;
  /** By the address: else the latest two stand there by themselves. */
  isAsked: boolean;
};

export function ComparisonView({ compared, isAsked }: ComparisonViewProps) {
  const { older, newer, comparison, answers, payFrom } = compared;
  const title = useFocusOnChange(isAsked ? `${older.id} ${newer.id}` : '');
  const [before, now] = [polishMoment(older.createdAt), polishMoment(newer.createdAt)];
  return (
    <Stack gap={6} as="section" aria-labelledby="co-sie-zmienilo">
      <Stack gap={1}>
        <Heading level={2} ref={title} tabIndex={-1} id="co-sie-zmienilo">
          Co się zmieniło
        </Heading>
        <Text tone="soft">
          Od {before} do {now}
        </Text>
      </Stack>
      {comparison.isPartial ? <Notice tone="info">{PARTIAL}</Notice> : null}
      <ComparedAnswers answers={answers} />
      {/* The list above says it for the whole page. */}
      <AiContent gap={8} hasBadge={false}>
        <Stack gap={3}>
          <ComparedPaths paths={comparison.paths} />
          {payFrom === null ? null : (
            <Text size="small" tone="soft">
              {withNonBreakingSpaces(
                `Mediana: połowa osób w grupie zawodów zarabia mniej, połowa więcej; brutto miesięcznie, ${paySource(payFrom)}.`,
              )}
            </Text>
          )}
        </Stack>
        <Lines title="Umiejętności" lines={skillLines(comparison.skills)} />
      </AiContent>
    </Stack>
  );
}

function skillLines({ came, went, stayed }: Comparison['skills']): Line[] {
  return [
    ...came.map(({ name, priority }): Line => ({ kind: 'came', name, note: priorityWord(priority) })),
    ...stayed.map(({ name, priorityBefore, priorityNow }): Line => {
      const [before, now] = [priorityWord(priorityBefore), priorityWord(priorityNow)];
      return before === now
        ? { kind: 'stayed', name, note: now }
        : { kind: 'moved', name, note: `${before} → ${now}` };
    }),
    ...went.map(({ name, priority }): Line => ({ kind: 'went', name, note: priorityWord(priority) })),
  ];
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length > 0 && lines.every(({ kind }) => kind === 'stayed'))
    return (
      <Stack gap={3}>
        <Heading level={3}>{title}</Heading>
        <Text>{withNonBreakingSpaces(`Bez zmian: ${lines.map(({ name }) => name).join(', ')}.`)}</Text>
      </Stack>
    );
  return (
    <Stack gap={3}>
      <Heading level={3}>{title}</Heading>
      {lines.length === 0 ? <Text tone="soft">Nie ma tu nic do porównania.</Text> : null}
      <Stack as="ul" gap={3}>
        {lines.map(({ kind, name, note }) => (
          <Inline as="li" key={`${kind} ${name}`} gap={2} align="start" wrap={false}>
            <span className={CLASSES.grow.rest}>
              {withNonBreakingSpaces(name)}
              <Text as="span" size="small" tone="soft">
                {' '}
                · priorytet {note}
              </Text>
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

/** What was asked for gets the focus when it comes; on a page that came with it, the page's start keeps it. '' = nothing was asked for. */
function useFocusOnChange(what: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A comparison that React mounts by itself was asked for on the page that is open.
  const first = useRef(useHydrated() && what !== '' ? null : what);
  useEffect(() => {
    if (first.current === what) return;
    first.current = what;
    if (what !== '') heading.current?.focus();
  }, [what]);
  return heading;
}

// Which answers of two analyses differ. That they differ is all that is said here: what they weighed stands at each path.
const UNKNOWN = withNonBreakingSpaces(
  'Jedna z tych analiz nie ma zapisanych odpowiedzi, więc ich nie porównujemy.',
);

/** Null = one of them holds none. */
function ComparedAnswers({ answers }: { answers: AnswerChanges | null }) {
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={3}>Twoje odpowiedzi</Heading>
        <Answers answers={answers} />
      </Stack>
    </Card>
  );
}

function Answers({ answers }: { answers: AnswerChanges | null }) {
  if (answers === null) return <Text tone="soft">{UNKNOWN}</Text>;
  if (isUnchanged(answers)) return <Text>W&nbsp;obu analizach są takie same.</Text>;
  return (
    <>
      <Text tone="soft">Te odpowiedzi się różnią:</Text>
      <Stack as="ul" gap={2}>
        {answerLines(answers).map(({ label, said }) => (
          <li key={label}>
            <strong>{label}:</strong> {withNonBreakingSpaces(said.join('; '))}
          </li>
        ))}
      </Stack>
    </>
  );
}
