// The form with which a person denies a line of the ledger or answers the question back, or takes that back: read alike by the page's action and by the page itself,
// which shows the outcome before the server has answered.
import { ANSWER_FACTOR } from '#domain/advice/answers-back.ts';
import type { Objection } from '#domain/advice/objections.ts';
import { FACTOR_NAMES } from '#domain/advice/ranking/ledger.ts';

export const OBJECTION_INTENT = 'bilans';

type SentObjection = {
  analysisId: string;
  factor: Objection['factor'];
  evidence: string;
  /** False = taken back. */
  isDenied: boolean;
  /** The ledger's own anchor, or the question's. */
  place: string;
};

export const QUESTION_PLACE = 'czego-nie-wiemy';

const FACTORS = [...FACTOR_NAMES, ANSWER_FACTOR] as const;

/** Of the path with this place, from 0. */
export function ledgerPlace(index: number): string {
  return `bilans-${index + 1}`;
}

/** Null = not this form. */
export function readObjectionForm(form: FormData): SentObjection | null {
  const factor = FACTORS.find((name) => name === textOf(form, 'factor'));
  const place = textOf(form, 'place');
  if (textOf(form, 'intent') !== OBJECTION_INTENT || factor === undefined) return null;
  return {
    analysisId: textOf(form, 'analysisId'),
    factor,
    evidence: textOf(form, 'evidence'),
    isDenied: textOf(form, 'denied') === 'tak',
    place: place === QUESTION_PLACE || /^bilans-\d$/.test(place) ? place : ledgerPlace(0),
  };
}

function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}
