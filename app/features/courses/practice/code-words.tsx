// Words of a question in which what stands between backticks is code.
import type { ReactNode } from 'react';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';

export function codeWords(text: string): ReactNode {
  const parts = text.split(/`([^`]+)`/);
  if (parts.length === 1) return withNonBreakingSpaces(text);
  return parts.map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- a part is its place
    index % 2 === 1 ? <code key={index}>{part}</code> : withNonBreakingSpaces(part),
  );
}
