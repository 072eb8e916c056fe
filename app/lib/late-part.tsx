// A part of a page that the server renders whole and the browser takes over late: its code comes when somebody is there who
// sees it, or when React can't go on without it. Until then the server's HTML stands as it is, and reads and links work.
import {
  memo,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type RefObject,
} from 'react';
import { markHydrated, repeatEarlyPresses } from './early-presses.ts';
import { useHydrated } from './use-hydrated.ts';

type LatePart = {
  Part: ComponentType;
  /** Fetches the code. Server and client loaders await it, so that neither HTML nor a new page comes without the part. */
  prepare: () => Promise<void>;
};

/**
 * `when` 'seen': taken over as it nears the screen, once there is a sign of a person. 'needed': never, unless the page around it
 * changes. 'now': at once, for what does something by itself.
 */
export function latePart(load: () => Promise<ComponentType>, when: 'seen' | 'needed' | 'now'): LatePart {
  let loaded: ComponentType | null = null;
  let attempts = 0;
  const wanted = Promise.withResolvers<void>();
  const prepare = async () => {
    loaded ??= await load();
  };

  function Content({ frame }: { frame: RefObject<HTMLElement | null> }) {
    const isHydrated = useHydrated();
    useLayoutEffect(() => (frame.current === null ? undefined : markHydrated(frame.current)), [frame]);
    useEffect(() => {
      const element = frame.current;
      if (!isHydrated || element === null) return;
      // Not before the part has restored what the server could not know, and React is through with the present press.
      const waiting = setTimeout(() => repeatEarlyPresses(element));
      return () => clearTimeout(waiting);
    }, [isHydrated, frame]);
    if (loaded === null) {
      // The first attempt is the page being taken over. Any other means that a router or context update waits for this part.
      // oxlint-disable-next-line react/globals -- a render that suspends keeps no state of its own to count in
      attempts += 1;
      if (isHydrated || attempts > 1) prepare().then(wanted.resolve, wanted.reject);
      use(wanted.promise);
      return null;
    }
    const Loaded = loaded;
    return <Loaded />;
  }

  function Part() {
    const frame = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      const element = frame.current;
      if (when === 'needed' || loaded !== null || element === null) return;
      // Without its code the part still reads as the server wrote it.
      const takeOver = () => void prepare().then(wanted.resolve, () => {});
      return when === 'now' ? takeOver() : whenSeen(element, takeOver);
    }, []);
    return (
      <div ref={frame}>
        <Suspense fallback={null}>
          <Content frame={frame} />
        </Suspense>
      </div>
    );
  }

  // A page that renders anew must not touch what waits: React would empty it until the code is there, and fetch that at once.
  return { Part: memo(Part), prepare };
}

/** Calls back once, when the element is within a quarter of a screen of somebody. Returns the way to stop waiting. */
function whenSeen(element: HTMLElement, onSeen: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      onSeen();
    },
    { rootMargin: '25% 0%' },
  );
  const stopWaiting = whenSomebodyMoves(() => observer.observe(element));
  return () => {
    stopWaiting();
    observer.disconnect();
  };
}

const SIGNS_OF_A_PERSON = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  'click',
];

// A page that nobody has touched yet is being read from the top: the code of what is below can wait until it is. Whoever
// comes back to the middle of the page, or was led there, has moved before.
function whenSomebodyMoves(onMove: () => void): () => void {
  const hasMoved = window.scrollY > 0 || navigator.userActivation?.hasBeenActive;
  if (hasMoved || window.location.hash !== '') {
    onMove();
    return () => {};
  }
  const listening = new AbortController();
  const hear = () => {
    listening.abort();
    onMove();
  };
  for (const sign of SIGNS_OF_A_PERSON) {
    window.addEventListener(sign, hear, { capture: true, passive: true, signal: listening.signal });
  }
  return () => listening.abort();
}
