// Which composer answers which prompt: the first that takes it. What nobody takes is answered in plain words, as a model would.
import { candidatesIn } from './candidates.ts';
import { composeAnalysis } from './compose.ts';
import { composeLesson, composeStructure, takesLesson, takesStructure } from './course-answers.ts';

type Composer = { takes: (prompt: string) => boolean; compose: (prompt: string) => unknown };

const COMPOSERS: Composer[] = [
  { takes: takesStructure, compose: composeStructure },
  { takes: takesLesson, compose: composeLesson },
  { takes: (prompt) => candidatesIn(prompt) !== null, compose: (prompt) => composeAnalysis(prompt) },
];

const NOTHING_ASKED = 'Nie wiem, o co chodzi: w poleceniu nie ma ani kursu, ani listy zawodów.';

/** The reply's text: indented JSON, as the model writes it, unless the task asks for text. */
export function composeReply(prompt: string): string {
  const composed = COMPOSERS.find(({ takes }) => takes(prompt))?.compose(prompt) ?? NOTHING_ASKED;
  return typeof composed === 'string' ? composed : JSON.stringify(composed, null, 2);
}

/** The analysis of a model that chooses the last candidates. */
export function composeFromTheEnd(prompt: string): string {
  return JSON.stringify(composeAnalysis(prompt, 'last'), null, 2);
}
