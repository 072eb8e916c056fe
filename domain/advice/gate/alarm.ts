// What the gate says of a person's safety, for a reading: only what the words are certain of is an alarm; what lies between gets the
// gentle line, and nothing is stopped for it.
import type { Alarm } from '../reading/reading.ts';
import { dangerIn } from './crisis.ts';
import { isOfViolence } from './force.ts';
import { isMinor } from './minor.ts';

type Answers = { additional_interests: string; additional_info: string };

/** 116sos.pl says 'całą dobę'. */
export const GENTLE_LINE =
  'Jeśli jest Ci teraz trudno: 116 123, bezpłatnie i całą dobę, albo czat na 116sos.pl.';

const textsOf = ({ additional_interests, additional_info }: Answers) => [
  additional_interests,
  additional_info,
];

export function gateAlarm(answers: Answers): Alarm {
  const texts = textsOf(answers);
  const stopped = texts.filter((text) => dangerIn(text) === 'crisis');
  if (stopped.length > 0) return stopped.some(isOfViolence) ? 'violence' : 'crisis';
  return isMinor(texts, {}) ? 'minor' : 'none';
}

/** Whether the gentle line stands beside what goes on. */
export function needsGentleLine(answers: Answers): boolean {
  return textsOf(answers).some((text) => dangerIn(text) === 'gentle');
}
