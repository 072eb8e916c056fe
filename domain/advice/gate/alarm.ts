// What the gate says of a person's safety, for a reading: only what the words are certain of is an alarm; what lies between gets the
// gentle line, and nothing is stopped for it.
import { type QuizTexts, textsOf } from '../quiz/answers.ts';
import type { Alarm } from '../reading/reading.ts';
import { dangerIn, type Heard, isOfViolence } from './crisis.ts';
import { isMinor } from './minor.ts';

/** What a person is shown: the sheet of a crisis or of violence, the gentle line, nothing. */
export type Help = 'crisis' | 'violence' | 'gentle' | 'none';

/** Who is beaten and wants to die gets the sheet of a crisis: nothing is missing on either, only the order differs. */
export function helpFor(texts: readonly string[], heard: Heard = {}): Help {
  const dangers = texts.map((text) => dangerIn(text, heard));
  const stopped = texts.filter((_, at) => dangers[at] === 'crisis');
  if (stopped.length > 0) return stopped.every(isOfViolence) ? 'violence' : 'crisis';
  return dangers.includes('gentle') ? 'gentle' : 'none';
}

export function gateAlarm(answers: QuizTexts): Alarm {
  const help = helpFor(textsOf(answers));
  if (help === 'crisis' || help === 'violence') return help;
  return isMinor(textsOf(answers), {}) ? 'minor' : 'none';
}

/** Whether the gentle line stands beside what goes on. */
export function needsGentleLine(answers: QuizTexts): boolean {
  return helpFor(textsOf(answers)) === 'gentle';
}
