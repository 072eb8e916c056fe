// The settings of the two generations (docs/product.md 'Model settings'); each model is sent what it takes of them
// (domain/platform/model-requests/models.ts).
import { GENERATION_SETTINGS } from '../../advice/analysis/prompt.ts';
import { STRUCTURE_RESPONSE } from './response-schemas.ts';

export const STRUCTURE_SETTINGS = { ...GENERATION_SETTINGS, responseJsonSchema: STRUCTURE_RESPONSE } as const;

/** A practice alone is short, also with its state. */
export const PRACTICE_TOKENS = 4_000;

export const LESSON_SETTINGS = {
  ...GENERATION_SETTINGS,
  maxOutputTokens: 8_000,
  responseMimeType: 'text/plain',
} as const;
