// Which composer answers which prompt: the first that takes it. A new kind of prompt gets its composer above the
// analysis, which takes whatever is left.
import { composeAnalysis } from './compose.ts';

type Composer = { takes: (prompt: string) => boolean; compose: (prompt: string) => unknown };

const COMPOSERS: Composer[] = [{ takes: () => true, compose: composeAnalysis }];

/** The reply's text: indented JSON, as the model writes it. */
export function composeReply(prompt: string): string {
  const composer = COMPOSERS.find(({ takes }) => takes(prompt));
  return JSON.stringify(composer?.compose(prompt) ?? null, null, 2);
}
