// The text of an exercise as it is typed: saved a moment after the last key, one save after the other, each naming the version that it
// goes on from. What isn't saved is kept in this browser and tried again; another text that was saved meanwhile is never written over
// unseen. Signing out takes the kept text away: an answer that comes after it brings nothing back.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type Draft,
  joinedTexts,
  LONG_EXERCISE,
  MAX_EXERCISE_LENGTH,
  restored,
} from '#domain/courses/practice/exercise.ts';
import type { ExerciseSave } from '#worker/services/courses/practice.ts';
import { readStored, removeStored, writeStored } from '../../../../lib/browser-storage.ts';
import { callApi } from '../../../../lib/call-api.ts';
import { useCopyOwner } from '../../../advice/local-copy/use-own-copies.ts';
import type { OtherText } from './practice-forms.ts';

const PAUSE_MS = 1_200;
const RETRY_MS = 15_000;

export type ExerciseState =
  | { kind: 'rest' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  /** `isKept`: in this browser. */
  | { kind: 'unsaved'; sentence: string | null; isKept: boolean };

export type Choice = 'own' | 'other' | 'both';

type Start = {
  /** Where it is saved. */
  call: string;
  /** What the page came with; `other`: what stands in its way. */
  text: string;
  saved: OtherText | null;
  other: OtherText | null;
};

export function useExercise({ call, saved, ...start }: Start) {
  const owner = useCopyOwner();
  const place = owner === null ? null : { owner, place: call };
  const [text, setText] = useState(start.text);
  const [other, setOther] = useState(start.other);
  // Of what is saved by now.
  const [version, setVersion] = useState(saved?.version ?? 0);
  const [state, setState] = useState<ExerciseState>({ kind: 'rest' });
  const field = useRef<HTMLTextAreaElement>(null);
  const work = useRef({
    text: start.text,
    saved: saved?.text ?? '',
    base: saved?.version ?? 0,
    isBlocked: start.other !== null,
    sending: null as Promise<unknown> | null,
    hasLeft: false,
    timer: 0,
  });

  async function save() {
    const own = work.current;
    window.clearTimeout(own.timer);
    if (own.sending !== null || own.isBlocked) return;
    // Anyone who is here by now may be somebody else.
    if (own.hasLeft && !isKeptStill()) return;
    const sent = own.text;
    if (sent.length > MAX_EXERCISE_LENGTH) return;
    if (sent === own.saved) return place === null ? undefined : dropDraft(place, sent);
    setState({ kind: 'saving' });
    const sending = callApi<ExerciseSave>('PUT', call, { text: sent, base: own.base });
    own.sending = sending;
    const result = await sending;
    own.sending = null;
    if (!result.ok) return unsaved(result.code === 'no-answer' ? null : result.sentence);
    if (result.body.kind === 'conflict') return meet(result.body.other);
    own.base = result.body.version;
    own.saved = sent;
    setVersion(own.base);
    if (place !== null) dropDraft(place, sent);
    setState({ kind: 'saved', at: result.body.savedAt });
    if (own.text !== sent) saveSoon(PAUSE_MS);
  }

  /** The version by which what stands in the field is saved, after what is on its way; null = it isn't. */
  async function savedVersion(): Promise<number | null> {
    const own = work.current;
    await own.sending;
    await save();
    return own.isBlocked || own.text !== own.saved ? null : own.base;
  }

  function saveSoon(pause: number) {
    window.clearTimeout(work.current.timer);
    work.current.timer = window.setTimeout(() => void save(), pause);
  }

  function keep(): boolean {
    const { text: latest, base } = work.current;
    return place !== null && keepDraft(place, { text: latest, base });
  }

  function isKeptStill(): boolean {
    return place !== null && keptDraft(place) !== null;
  }

  function unsaved(sentence: string | null) {
    setState({ kind: 'unsaved', sentence, isKept: isKeptStill() && keep() });
    saveSoon(RETRY_MS);
  }

  function meet(found: OtherText) {
    work.current.isBlocked = true;
    setOther(found);
    setState({ kind: 'unsaved', sentence: null, isKept: isKeptStill() && keep() });
  }

  function write(typed: string) {
    work.current.text = typed;
    setText(typed);
    const isKept = keep();
    if (typed.length > MAX_EXERCISE_LENGTH) setState({ kind: 'unsaved', sentence: null, isKept });
    else if (!work.current.isBlocked) setState({ kind: typed === work.current.saved ? 'rest' : 'saving' });
    saveSoon(PAUSE_MS);
  }

  function choose(choice: Choice) {
    if (other === null) return;
    const own = work.current;
    Object.assign(own, { base: other.version, saved: other.text, isBlocked: false });
    setOther(null);
    setVersion(other.version);
    if (choice === 'both') write(joinedTexts(own.text, other.text));
    if (choice === 'other') {
      write(other.text);
      if (place !== null) dropDraft(place, other.text);
      setState({ kind: 'saved', at: other.savedAt });
    }
    void save();
    field.current?.focus();
  }

  const restore = useEffectEvent(() => {
    // Typed before the code was there.
    const typed = field.current?.value ?? '';
    if (typed !== start.text) return write(typed);
    const draft = place === null ? null : keptDraft(place);
    const found = restored(draft, saved);
    // What a closing tab saved after all is kept no longer.
    if (found.kind === 'saved') return place === null ? undefined : dropDraft(place, typed);
    write(found.text);
    if (found.kind === 'conflict' && saved !== null) meet(saved);
  });
  const tryNow = useEffectEvent(() => void save());
  useEffect(() => {
    const { current } = work;
    current.hasLeft = false;
    restore();
    const leaving = new AbortController();
    const { signal } = leaving;
    window.addEventListener('online', tryNow, { signal });
    document.addEventListener('visibilitychange', tryNow, { signal });
    return () => {
      leaving.abort();
      tryNow();
      window.clearTimeout(current.timer);
      current.hasLeft = true;
    };
  }, []);

  const fault = text.length > MAX_EXERCISE_LENGTH ? LONG_EXERCISE : null;
  return { field, text, other, state, fault, version, write, save, savedVersion, choose };
}

// What was typed in exercises and isn't saved yet, in this browser: one record a person, so that nobody else finds it and signing out
// takes it away (account/auth/session/forget-copies.ts). Each text is gone once the server has it, and the record 30 days after its last change.

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
