// What was typed in exercises and isn't saved yet, in this browser: one record a person, so that nobody else finds it and signing out
// takes it away (account/auth/session/forget-copies.ts). Each text is gone once the server has it, and the record 30 days after its last change.
import type { Draft } from '#domain/courses/practice/exercise.ts';
import { readStored, removeStored, writeStored } from '../../../../lib/browser-storage.ts';

/** `owner`: the person's id; `place`: the exercise's call. */
type DraftPlace = { owner: string; place: string };

const keyOf = (owner: string) => `exercises_${owner}`;

export function keptDraft({ owner, place }: DraftPlace): Draft | null {
  return draftsOf(owner)[place] ?? null;
}

/** False: this browser keeps nothing. */
export function keepDraft({ owner, place }: DraftPlace, draft: Draft): boolean {
  const text = recordOf({ ...draftsOf(owner), [place]: draft });
  writeStored('localStorage', keyOf(owner), text);
  return readStored('localStorage', keyOf(owner)) === text;
}

/** `saved`: what the server has now; another tab's draft is another text and stays. */
export function dropDraft({ owner, place }: DraftPlace, saved: string): void {
  const { [place]: draft, ...others } = draftsOf(owner);
  if (draft?.text !== saved) return;
  if (Object.keys(others).length === 0) removeStored('localStorage', keyOf(owner));
  else writeStored('localStorage', keyOf(owner), recordOf(others));
}

/** The time stands last, where no text can: forget-copies.ts reads it there. */
function recordOf(drafts: Record<string, Draft>): string {
  return JSON.stringify({ ...drafts, at: Date.now() });
}

function draftsOf(owner: string): Record<string, Draft> {
  try {
    const stored: unknown = JSON.parse(readStored('localStorage', keyOf(owner)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, Draft] => isDraft(entry[1])),
    );
  } catch {
    return {};
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'text' in value && typeof value.text === 'string' && 'base' in value && typeof value.base === 'number'
  );
}
