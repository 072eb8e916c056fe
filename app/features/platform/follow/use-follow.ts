// 'Przewijaj / Czytam' (docs/look.md 'What is being written'): as long as somebody follows, the newest part is scrolled into view. Scrolling up,
// selecting text or focusing something in it means that they read, and nothing scrolls by itself any more. The person who asked for less motion
// reads until they turn the switch.
import { useEffect, useEffectEvent, useRef, useState, type RefObject, useSyncExternalStore } from 'react';

/** Over the lower edge of the window lies the switch. */
const BOTTOM_INSET_PX = 96;
const GAP_PX = 12;
/** A smooth scroll of ours is over by then, wherever the browser doesn't say so. */
const OWN_SCROLL_MS = 1_200;
/** A finger moves further than that when it scrolls. */
const MOVED_PX = 12;
const UP_KEYS: ReadonlySet<string> = new Set(['ArrowUp', 'PageUp', 'Home']);

type Followed = {
  /** What grows. */
  place: RefObject<HTMLElement | null>;
  /** What sticks to the window's upper edge. */
  bar: RefObject<HTMLElement | null>;
  /** Marks the newest part in `place`: its last element of this kind. */
  newest: string;
  /** Another value = something new is there; null = nothing yet. */
  news: string | number | null;
  /** False = it can't grow any more; the last news is still scrolled to. */
  isOn: boolean;
};

export type Follow = {
  isFollowing: boolean;
  setFollowing: (isFollowing: boolean) => void;
};

export function useFollow({ place, bar, newest, news, isOn }: Followed): Follow {
  const [choice, setFollowing] = useState<boolean | null>(null);
  const wantsLessMotion = useLessMotion();
  const isFollowing = choice ?? !wantsLessMotion;
  const ownScrollUntil = useRef(0);

  const goToNewest = useEffectEvent(() => {
    const parts = place.current?.querySelectorAll(newest);
    const part = parts?.[parts.length - 1];
    // Its own box may reach further than what is written.
    const last = place.current?.lastElementChild;
    if (part === undefined || !last) return;
    const distance = followDistance({
      newestTop: part.getBoundingClientRect().top,
      end: last.getBoundingClientRect().bottom,
      height: window.innerHeight,
      topInset: stickyEnd(bar.current) + GAP_PX,
      bottomInset: BOTTOM_INSET_PX,
    });
    if (distance === 0) return;
    ownScrollUntil.current = performance.now() + OWN_SCROLL_MS;
    window.scrollBy({ top: distance, behavior: isCalm() ? 'instant' : 'smooth' });
  });

  const endOnPage = useEffectEvent(() => {
    const last = place.current?.lastElementChild;
    return last ? last.getBoundingClientRect().bottom + window.scrollY : 0;
  });

  useEffect(() => {
    // What is new decides when, not where.
    if (!isFollowing || news === null) return;
    let frame = 0;
    // Not before what has grown was painted: in one frame with it, everything below would have jumped.
    const whenPainted = (end: number) => {
      frame = requestAnimationFrame(() => {
        const now = endOnPage();
        if (now === end) goToNewest();
        else whenPainted(now);
      });
    };
    whenPainted(Number.NaN);
    return () => cancelAnimationFrame(frame);
  }, [news, isFollowing]);

  const read = useEffectEvent(() => {
    if (isOn) setFollowing(false);
  });
  const isOwnScroll = useEffectEvent(() => performance.now() < ownScrollUntil.current);

  useEffect(() => {
    const leaving = new AbortController();
    const options = { signal: leaving.signal, passive: true, capture: true };
    const isInside = (node: EventTarget | null) =>
      node instanceof Node && place.current?.contains(node) === true;
    let [lastY, fingerY] = [window.scrollY, 0];
    // The page scrolls to what begins, which nobody's hand did.
    ownScrollUntil.current = performance.now() + OWN_SCROLL_MS;
    window.addEventListener('wheel', ({ deltaY }) => deltaY < 0 && read(), options);
    window.addEventListener('touchstart', ({ touches }) => (fingerY = touches[0]?.clientY ?? 0), options);
    window.addEventListener(
      'touchmove',
      ({ touches }) => (touches[0]?.clientY ?? 0) > fingerY + MOVED_PX && read(),
      options,
    );
    window.addEventListener('keydown', ({ key }) => UP_KEYS.has(key) && read(), options);
    window.addEventListener('focusin', ({ target }) => isInside(target) && read(), options);
    // By the scroll bar, or however else.
    window.addEventListener(
      'scroll',
      () => {
        const isUp = window.scrollY < lastY - 1;
        lastY = window.scrollY;
        if (isUp && !isOwnScroll()) read();
      },
      options,
    );
    window.addEventListener('scrollend', () => (ownScrollUntil.current = 0), options);
    document.addEventListener(
      'selectionchange',
      () => {
        const selection = document.getSelection();
        if (selection?.isCollapsed === false && isInside(selection.anchorNode)) read();
      },
      options,
    );
    return () => leaving.abort();
  }, [place]);

  return { isFollowing, setFollowing };
}

/** Where what sticks to the window's upper edge ends, stuck or not yet. */
function stickyEnd(bar: HTMLElement | null): number {
  return bar === null ? 0 : (Number.parseFloat(getComputedStyle(bar).top) || 0) + bar.offsetHeight;
}

// In a tab that nobody sees smooth scrolling stands still.
function isCalm(): boolean {
  return document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

// Whether the person asked their device for less motion; on the server nobody knows.
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

function useLessMotion(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(LESS_MOTION);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(LESS_MOTION).matches,
    () => false,
  );
}

// Where the page scrolls to while somebody follows what is being written: as far as the newest part and what comes after it can be
// seen, but never so far that the newest part's beginning is hidden, and never back.

type FollowPlace = {
  /** Of the newest part, and the end of everything, in px of the window. */
  newestTop: number;
  end: number;
  /** Of the window, and what lies over its edges. */
  height: number;
  topInset: number;
  bottomInset: number;
};

/** How far to scroll, in px; 0 = not at all. */
export function followDistance({ newestTop, end, height, topInset, bottomInset }: FollowPlace): number {
  const untilEndIsSeen = end - (height - bottomInset);
  const untilTopIsHidden = newestTop - topInset;
  return Math.max(0, Math.round(Math.min(untilEndIsSeen, untilTopIsHidden)));
}
