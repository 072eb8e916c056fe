// Where toasts are read and heard. Its two live regions are there from the start, since screen readers only announce what
// is added to a region they already know.
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../../ui/text/Icon.tsx';
import { dismiss, live, region, tones, words } from './ToastRegion.css.ts';
import { removeToastAtom, takeKeptAtom, type Toast, toastRegionsAtom, toastsAtom } from './toast-store.ts';

export function ToastRegion() {
  const toasts = useAtomValue(toastsAtom);
  const isSpeaking = useIsLastRegion();
  const [hold, setHold] = useState<Hold>('none');
  const takeKept = useSetAtom(takeKeptAtom);
  useEffect(() => takeKept(), [takeKept]);
  const shown = isSpeaking ? toasts : [];
  const list = (isOfList: (toast: Toast) => boolean) =>
    shown
      .filter(isOfList)
      .map((toast) => <ToastCard key={toast.id} toast={toast} hold={hold} onRemove={setHold} />);
  return (
    // Hovering or focusing only stops the clock.
    <div
      className={region}
      onPointerEnter={() => setHold('pointer')}
      onPointerLeave={() => setHold('none')}
      onFocus={() => setHold('focus')}
      onBlur={() => setHold('none')}
    >
      <div className={live} role="alert">
        {list(({ tone }) => tone === 'error')}
      </div>
      <output className={live}>{list(({ tone }) => tone !== 'error')}</output>
    </div>
  );
}

function useIsLastRegion(): boolean {
  const id = useId();
  const regions = useAtomValue(toastRegionsAtom);
  const change = useSetAtom(toastRegionsAtom);
  useEffect(() => {
    change((all) => [...all, id]);
    return () => change((all) => all.filter((other) => other !== id));
  }, [id, change]);
  return regions.at(-1) === id;
}

type ToastCardProps = { toast: Toast; hold: Hold; onRemove: (hold: Hold) => void };

function ToastCard({ toast, hold, onRemove }: ToastCardProps) {
  const removeById = useSetAtom(removeToastAtom);
  const remove = useCallback(() => {
    // What is removed under the pointer never tells that the pointer left.
    onRemove('none');
    removeById(toast.id);
  }, [onRemove, removeById, toast.id]);
  useCountdown(toast.ms, hold, remove);
  return (
    <span className={tones[toast.tone]}>
      <span className={words}>{toast.text}</span>
      <button type="button" className={dismiss} aria-label="Zamknij powiadomienie" onClick={remove}>
        <Icon name="close" />
      </button>
    </span>
  );
}

/** What holds a toast: nothing, the pointer on it, or the focus in it. */
type Hold = 'none' | 'pointer' | 'focus';

/** Pausing is for anyone who reads; a mouse that merely rests there would keep the toast for ever. */
const LONGEST_LOOK_MS = 10_000;

/** Calls `onEnd` (which must be stable) after `ms`, not counting the time it was held. */
function useCountdown(ms: number, hold: Hold, onEnd: () => void): void {
  const leftMs = useRef({ none: ms, pointer: LONGEST_LOOK_MS });
  useEffect(() => {
    // The focus stays where it is.
    if (hold === 'focus') return;
    const left = leftMs.current;
    const startedAt = performance.now();
    const timer = setTimeout(onEnd, left[hold]);
    return () => {
      clearTimeout(timer);
      left[hold] -= performance.now() - startedAt;
    };
  }, [hold, onEnd]);
}
