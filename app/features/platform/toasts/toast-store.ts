// The toasts on screen (docs/product.md 'Toasts'): at most 20, the newest last. `useToast` is how the rest of the app speaks.
import { atom, useSetAtom } from 'jotai';

type ToastTone = 'success' | 'error' | 'info';

/** What is said; it stays for 4 s unless `ms` says otherwise. */
type NewToast = {
  tone: ToastTone;
  text: string;
  ms?: number;
  /** On a phone, too, at the bottom. */
  isLow?: boolean;
};

export type Toast = NewToast & { id: string; ms: number };

const MAX_TOASTS = 20;
const DEFAULT_MS = 4_000;

const listAtom = atom<readonly Toast[]>([]);

export const toastsAtom = atom((get) => get(listAtom));

export const addToastAtom = atom(null, (get, set, toast: NewToast) => {
  const added: Toast = { id: crypto.randomUUID(), ms: DEFAULT_MS, ...toast };
  set(listAtom, [...get(listAtom), added].slice(-MAX_TOASTS));
});

export const removeToastAtom = atom(null, (get, set, id: string) => {
  set(
    listAtom,
    get(listAtom).filter((toast) => toast.id !== id),
  );
});

/** Says one sentence: at the bottom of the screen, on a phone under the header, since the buttons are where the thumb is. */
export function useToast(): (toast: NewToast) => void {
  return useSetAtom(addToastAtom);
}

/** The regions that could show toasts; the last one does. A modal dialog makes the page behind it inert, so it brings its own. */
export const toastRegionsAtom = atom<readonly string[]>([]);
