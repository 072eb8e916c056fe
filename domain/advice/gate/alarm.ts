// The alarm of a reading by rules: what the gate is certain of.
import type { Alarm } from '../reading/reading.ts';
import { speaksOfCrisis } from './crisis.ts';

type Answers = { additional_interests: string; additional_info: string };

export function gateAlarm(answers: Answers): Alarm {
  const texts = [answers.additional_interests, answers.additional_info];
  return texts.some(speaksOfCrisis) ? 'crisis' : 'none';
}
