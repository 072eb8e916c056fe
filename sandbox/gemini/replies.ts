// What the local Gemini says to a prompt: the recorded reply that is nearest. Which task it is, the tags in the prompt tell.
import { analysisFor, pathFor, type Choice } from './reply-analysis.ts';
import { lessonFor } from './reply-lesson.ts';
import { answerFor } from './reply-question.ts';
import { readingFor } from './reply-reading.ts';
import { structureFor } from './reply-structure.ts';
import { taggedText } from './recorded.ts';

export function replyTo(prompt: string, choice: Choice = 'best'): string {
  const has = (tag: string) => taggedText(prompt, tag) !== null;
  if (has('pojecia')) return JSON.stringify(readingFor(prompt), null, 2);
  if (has('tematy')) return JSON.stringify(structureFor(prompt), null, 2);
  if (has('lekcja')) return lessonFor(prompt);
  if (has('pytanie')) return JSON.stringify(answerFor(prompt), null, 2);
  if (has('szlak')) return JSON.stringify(pathFor(prompt), null, 2);
  if (has('kandydaci')) return JSON.stringify(analysisFor(prompt, choice), null, 2);
  return 'Nie wiem, o co chodzi: w poleceniu nie ma ani kursu, ani listy zawodów.';
}
