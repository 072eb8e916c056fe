// What the model says of what somebody did in a lesson: what is there, what is missing, one next thing.
import type { FeedbackPart } from '#domain/courses/practice/feedback.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';

const KINDS = ['there', 'missing', 'next'] as const;

type FeedbackPartsProps = {
  titles: Readonly<Record<FeedbackPart['kind'], string>>;
  parts: readonly FeedbackPart[];
};

export function FeedbackParts({ titles, parts }: FeedbackPartsProps) {
  return KINDS.map((kind) => (
    <Group key={kind} title={titles[kind]} parts={parts.filter((one) => one.kind === kind)} />
  ));
}

function Group({ title, parts }: { title: string; parts: readonly FeedbackPart[] }) {
  if (parts.length === 0) return null;
  return (
    <Stack gap={1}>
      <Text weight="strong">{title}</Text>
      {parts.map(({ text }) => (
        <Text key={text}>{withNonBreakingSpaces(text)}</Text>
      ))}
    </Stack>
  );
}
