// The text that a reader writes in a lesson's exercise: what may be saved, and what is told of two that were written at once.

export const MAX_EXERCISE_LENGTH = 8_000;

export const LONG_EXERCISE = `Skróć tekst do ${MAX_EXERCISE_LENGTH} znaków. Na razie nie jest zapisany.`;

/** As it is kept and counted: browsers send a line's end as two characters, and show it as one. */
export function exerciseText(typed: string): string {
  return typed.replaceAll(/\r\n?/g, '\n').toWellFormed();
}

/** Null = it can be saved; an empty one, too. */
export function faultOfExercise(text: string): string | null {
  return text.length > MAX_EXERCISE_LENGTH ? LONG_EXERCISE : null;
}

/** Two texts in one, whole: the reader decides what stays. */
export function joinedTexts(own: string, other: string): string {
  return `${own.trimEnd()}\n\n———\n\n${other}`;
}

type Restored =
  /** The draft is what is saved, or there is none. */
  | { kind: 'saved' }
  /** The draft goes on from what is saved. */
  | { kind: 'draft'; text: string }
  /** Meanwhile something else was saved: both are shown. */
  | { kind: 'conflict'; text: string };

/** `base`: the version from which the draft went on; 0 = nothing was saved. */
export type Draft = { text: string; base: number };

/** What a page shows that finds a draft in its browser. */
export function restored(draft: Draft | null, saved: { text: string; version: number } | null): Restored {
  if (draft === null || draft.text === (saved?.text ?? '')) return { kind: 'saved' };
  const isOn = saved === null || draft.base === saved.version;
  return { kind: isOn ? 'draft' : 'conflict', text: draft.text };
}
