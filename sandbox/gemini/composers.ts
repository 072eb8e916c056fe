// Which composer answers which prompt: the first that takes it. A new kind of prompt gets its composer above the
// analysis, which takes whatever is left.
import { composeAnalysis } from './compose.ts';
import {
  composeContent,
  composeLesson,
  composeStructure,
  takesContent,
  takesLesson,
  takesStructure,
} from './course-answers.ts';

type Composer = { takes: (prompt: string) => boolean; compose: (prompt: string) => unknown };

const COMPOSERS: Composer[] = [
  { takes: takesStructure, compose: composeStructure },
  { takes: takesLesson, compose: composeLesson },
  { takes: takesContent, compose: composeContent },
  { takes: () => true, compose: composeAnalysis },
];

/** The reply's text: indented JSON, as the model writes it, unless the task asks for text. */
export function composeReply(prompt: string): string {
  const composed = COMPOSERS.find(({ takes }) => takes(prompt))?.compose(prompt) ?? null;
  return typeof composed === 'string' ? composed : JSON.stringify(composed, null, 2);
}
