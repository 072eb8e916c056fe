// A carousel's clock: the next slide after 10 s (docs/product.md 'Timings and redirects'), unless the person paused it, hovers or focuses
// it, or wants less motion. Whoever presses 'play' gets motion nevertheless.
import { useEffect, useState, type FocusEvent } from 'react';
import { useLessMotion } from '../../../../lib/use-less-motion.ts';

const INTERVAL_MS = 10_000;

export function useCarousel(slideCount: number) {
  const [shown, setShown] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const wantsLessMotion = useLessMotion();
  const isPaused = choice === null ? wantsLessMotion : choice === 'pause';
  const isTurning = !isPaused && !isHovered && !isFocused;

  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => setShown((shown + 1) % slideCount), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isTurning, shown, slideCount]);

  return {
    shown,
    show: setShown,
    isPaused,
    isTurning,
    togglePause: () => setChoice(isPaused ? 'play' : 'pause'),
    /** For the element that holds slides and buttons. */
    holding: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent<HTMLElement>) =>
        setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
