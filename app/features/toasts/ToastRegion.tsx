// Where toasts are read and heard. Its two live regions are there from the start, since screen readers only announce what
// is added to a region they already know.
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useId, useState } from 'react';
import { Icon } from '../../ui/text/Icon.tsx';
import { dismiss, live, region, tones, words } from './ToastRegion.css.ts';
import { removeToastAtom, toastRegionsAtom, toastsAtom, type Toast } from './toast-store.ts';
import { useCountdown } from './use-countdown.ts';

export function ToastRegion() {
  const toasts = useAtomValue(toastsAtom);
  const isSpeaking = useIsLastRegion();
  const [isPaused, setPaused] = useState(false);
  const shown = isSpeaking ? toasts : [];
  const list = (isError: boolean) =>
    shown
      .filter((toast) => (toast.tone === 'error') === isError)
      .map((toast) => (
        <ToastCard key={toast.id} toast={toast} isPaused={isPaused} onDismiss={() => setPaused(false)} />
      ));
  return (
    // Hovering or focusing only stops the clock.
    <div
      className={region}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div className={live} role="alert">
        {list(true)}
      </div>
      <output className={live}>{list(false)}</output>
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

type ToastCardProps = { toast: Toast; isPaused: boolean; onDismiss: () => void };

function ToastCard({ toast, isPaused, onDismiss }: ToastCardProps) {
  const removeById = useSetAtom(removeToastAtom);
  const remove = useCallback(() => removeById(toast.id), [removeById, toast.id]);
  useCountdown(toast.ms, isPaused, remove);
  function press() {
    // What is removed under the pointer never tells that the pointer left.
    onDismiss();
    remove();
  }
  return (
    <span className={tones[toast.tone]}>
      <span className={words}>{toast.text}</span>
      <button type="button" className={dismiss} aria-label="Zamknij powiadomienie" onClick={press}>
        <Icon name="close" />
      </button>
    </span>
  );
}
