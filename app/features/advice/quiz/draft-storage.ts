// Where the draft is kept: in the tab's storage, or, after words of a crisis, in this tab's memory alone (docs/decisions.md 'The gate').
import { readStored, removeStored, writeStored } from '../../../lib/browser-storage.ts';
import { DRAFT_KEY } from './quiz-draft.ts';

/** Not to be written down; null = nothing is held so. */
let inMemory: string | null = null;

export function keepDraft(text: string): void {
  if (inMemory === null) writeStored('sessionStorage', DRAFT_KEY, text);
  else inMemory = text;
}

export function keptDraft(): string | null {
  return inMemory ?? readStored('sessionStorage', DRAFT_KEY);
}

/** Nothing of it is left in the browser's storage; going back in this tab still finds it. */
export function moveDraftToMemory(): void {
  inMemory = keptDraft();
  removeStored('sessionStorage', DRAFT_KEY);
}

/** Once nothing speaks against it any more. */
export function storeDraftAgain(): void {
  if (inMemory === null) return;
  writeStored('sessionStorage', DRAFT_KEY, inMemory);
  inMemory = null;
}

/** After success nothing is left to be typed again in this tab. */
export function forgetDraft(): void {
  inMemory = null;
  removeStored('sessionStorage', DRAFT_KEY);
}
