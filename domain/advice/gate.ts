// What is settled before an analysis is begun: somebody in crisis, a pupil, or answers that say nothing get
// something else than an analysis. Pure, of the answers alone; nothing of them is kept.
import { type QuizTexts, textsOf } from './quiz/answers.ts';
import { lacksSubstance } from './gate/substance.ts';
import { isMinor, mayBeOfAge } from './gate/minor.ts';
import { questionsFor } from './gate/questions.ts';
import { speaksOfCrisis } from './gate/crisis.ts';

type GateResult =
  | { kind: 'ok' }
  | { kind: 'crisis' }
  | { kind: 'minor'; mayBeOfAge: boolean }
  | { kind: 'too-little'; questions: string[] };

export type GateAnswers = QuizTexts & { preferences: readonly string[] };

/** `adult`: the person answered that they are eighteen; it counts where their words leave it open. */
export type GateFacts = { education?: string; years?: number; adult?: boolean };

export function gate(answers: GateAnswers, facts: GateFacts = {}): GateResult {
  const texts = textsOf(answers);
  if (texts.some(speaksOfCrisis)) return { kind: 'crisis' };
  if (isMinor(texts, facts)) {
    const isOpen = mayBeOfAge(texts);
    if (!isOpen || facts.adult !== true) return { kind: 'minor', mayBeOfAge: isOpen };
  }
  if (texts.every(lacksSubstance))
    return { kind: 'too-little', questions: questionsFor(answers.preferences) };
  return { kind: 'ok' };
}
