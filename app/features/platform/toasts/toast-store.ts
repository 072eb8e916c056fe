// The toasts on screen (docs/product.md 'Toasts'): at most 20, the newest last. `useToast` is how the rest of the app speaks.
import { atom, useSetAtom } from 'jotai';
import { readStored, removeStored, writeStored } from '../../../lib/browser-storage.ts';

type ToastTone = 'success' | 'error' | 'info';

/** What is said; it stays for 4 s unless `ms` says otherwise. */
type NewToast = {
  tone: ToastTone;
  text: string;
  ms?: number;
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

/** Says one sentence above the lower edge, and above a phone's places there. What the page itself says needs no toast. */
export function useToast(): (toast: NewToast) => void {
  return useSetAtom(addToastAtom);
}

const KEPT_TOASTS = 'szlak_powiadomienia';

/** Longer than a page takes to come; older words are about something else. */
const KEPT_MS = 15_000;

/** Leads to another page by a load; how it went here is said on there, where a script can say it. What was asked of somebody is done. */
const leaveAtom = atom(null, (get, _set, to: string) => {
  const toasts = get(listAtom).filter(({ tone }) => tone !== 'info');
  if (toasts.length > 0)
    writeStored('sessionStorage', KEPT_TOASTS, JSON.stringify({ toasts, at: Date.now() }));
  window.location.assign(to);
});

export function useLeave(): (to: string) => void {
  return useSetAtom(leaveAtom);
}

/** What the page before was saying. */
export const takeKeptAtom = atom(null, (get, set) => {
  const kept = parseKept(readStored('sessionStorage', KEPT_TOASTS));
  removeStored('sessionStorage', KEPT_TOASTS);
  if (Date.now() - kept.at <= KEPT_MS) set(listAtom, [...kept.toasts, ...get(listAtom)]);
});

// Our own, of this tab.
function parseKept(text: string | null): { toasts: Toast[]; at: number } {
  return text === null ? { toasts: [], at: 0 } : (JSON.parse(text) as { toasts: Toast[]; at: number });
}

/** The regions that could show toasts; the last one does. A modal dialog makes the page behind it inert, so it brings its own. */
export const toastRegionsAtom = atom<readonly string[]>([]);
