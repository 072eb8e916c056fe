// The right answer in words, and why it is right.
import type { Solution } from '#domain/courses/practice/asked.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Text } from '../../../ui/text/Text.tsx';

export function SolutionText({ solution: { lines, isOrdered, why } }: { solution: Solution }) {
  return (
    <>
      {isOrdered ? (
        <ol>
          {lines.map((line) => (
            <li key={line}>{withNonBreakingSpaces(line)}</li>
          ))}
        </ol>
      ) : (
        lines.map((line) => (
          <Text key={line} weight="strong">
            {withNonBreakingSpaces(line)}
          </Text>
        ))
      )}
      <Text>{withNonBreakingSpaces(why)}</Text>
    </>
  );
}
