// The right answer in words, and why it is right.
import type { Solution } from '#domain/courses/practice/asked.ts';
import { Text } from '../../../ui/text/Text.tsx';
import { codeWords } from './code-words.tsx';

export function SolutionText({ solution: { lines, isOrdered, why } }: { solution: Solution }) {
  return (
    <>
      {isOrdered ? (
        <ol>
          {lines.map((line) => (
            <li key={line}>{codeWords(line)}</li>
          ))}
        </ol>
      ) : (
        lines.map((line) => (
          <Text key={line} weight="strong">
            {codeWords(line)}
          </Text>
        ))
      )}
      <Text>{codeWords(why)}</Text>
    </>
  );
}
