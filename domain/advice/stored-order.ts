// The answers, facts, objections and the confirmed reading by which a stored analysis was ranked (`user_analysis.quiz_answers`). An older record has answers
// only; null = it holds none, so nothing can be ranked anew.
import { readFacts } from './facts.ts';
import type { Denied } from './person.ts';
import { readKeptReading } from './reading/kept-reading.ts';
import { PREFERENCES } from './quiz/answers.ts';
import { readLanguage } from './analysis/language.ts';
import type { AdviceOrder } from './analysis/grounding/context.ts';

export function readStoredOrder(text: string | null | undefined): AdviceOrder | null {
  const value = parsedJson(text ?? '');
  if (!isRecord(value)) return null;
  const { preferences, additional_interests, additional_info, facts, denied, language } = value;
  const reading = readKeptReading(value['reading'], value['health']);
  if (!Array.isArray(preferences) || typeof additional_interests !== 'string') return null;
  return {
    answers: {
      preferences: PREFERENCES.filter((one) => preferences.includes(one)),
      additional_interests,
      additional_info: typeof additional_info === 'string' ? additional_info : '',
    },
    facts: readFacts(facts),
    denied: Array.isArray(denied) ? denied.filter(isDenied) : [],
    ...(reading !== null && { reading }),
    ...(language !== undefined && { language: readLanguage(language) }),
  };
}

function isDenied(value: unknown): value is Denied {
  return isRecord(value) && typeof value['factor'] === 'string' && typeof value['evidence'] === 'string';
}

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
