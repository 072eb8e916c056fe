// The settings of the three generations (docs/product.md 'Model settings'; docs/decisions.md 'Model names'). Thinking counts towards the
// tokens of a reply and makes its reader wait, so it is kept low where prose is wanted.
import { GENERATION_SETTINGS } from '../../analysis/prompt.ts';
import { LESSON_WORDS } from '../lessons/lesson.ts';
import { CONTENT_RESPONSE, STRUCTURE_RESPONSE } from './response-schemas.ts';

export const STRUCTURE_SETTINGS = { ...GENERATION_SETTINGS, responseJsonSchema: STRUCTURE_RESPONSE } as const;

export const LESSON_SETTINGS = {
  ...GENERATION_SETTINGS,
  maxOutputTokens: 8_000,
  responseMimeType: 'text/plain',
} as const;

export const CONTENT_SETTINGS = { ...GENERATION_SETTINGS, responseJsonSchema: CONTENT_RESPONSE } as const;

/** Polish prose, as the model counts it. */
const TOKENS_A_WORD = 2;

/** Whether so many lessons fit into one reply; else they are written one by one. */
export function fitsOneReply(lessons: number): boolean {
  return lessons * LESSON_WORDS.most * TOKENS_A_WORD <= CONTENT_SETTINGS.maxOutputTokens;
}
