// Fingers, mouse, wheel and keys on the map. On the whole map one finger and the wheel's way out belong to the page, so nobody is caught in it;
// two fingers always belong to the map.
import { moved, nearer, wholeMap, type Frame, type Spot, type View } from './camera.ts';

type Hands = {
  view: () => View;
  frame: () => Frame;
  isWhole: () => boolean;
  show: (view: View) => void;
  /** The hand is off the map, for now. */
  rest: () => void;
  flyTo: (view: View) => void;
};

const SLOP = 5;
const WHEEL = 0.0022;
const LINE_PX = 16;
const KEY_PX = 90;
/** Of a key or a button: on a phone the first one shows the first names. */
export const KEY_FACTOR = 2;
/** Who was scrolling the page goes on doing so. */
const PAGE_SCROLL_MS = 250;

export function listenForHands(box: HTMLElement, hands: Hands): void {
  listenForMouse(box, hands);
  listenForFingers(box, hands);
  listenForWheel(box, hands);
  listenForKeys(box, hands);
}

function listenForMouse(box: HTMLElement, { view, frame, show, rest, flyTo }: Hands): void {
  let from: Spot | null = null;
  let isDragging = false;
  function letGo(): void {
    if (from !== null && isDragging) rest();
    from = null;
  }
  box.addEventListener('pointerdown', ({ pointerType, button, clientX: x, clientY: y }) => {
    isDragging = false;
    if (pointerType !== 'touch' && button === 0) from = { x, y };
  });
  window.addEventListener('pointermove', ({ buttons, clientX: x, clientY: y }) => {
    if (from === null) return;
    if (buttons === 0) {
      letGo();
      return;
    }
    if (!isDragging && Math.hypot(x - from.x, y - from.y) < SLOP) return;
    isDragging = true;
    show(moved(view(), x - from.x, y - from.y, frame()));
    from = { x, y };
  });
  window.addEventListener('pointerup', letGo);
  // Links aren't dragged away, and what ends a drag is no press.
  box.addEventListener('dragstart', (event) => event.preventDefault());
  box.addEventListener(
    'click',
    (event) => {
      if (!isDragging) return;
      isDragging = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  box.addEventListener('dblclick', (event) => {
    if (event.target instanceof Element && event.target.closest('a, button') !== null) return;
    flyTo(nearer(view(), 2, spotIn(box, event), frame()));
  });
}

function listenForFingers(box: HTMLElement, { view, frame, isWhole, show, rest }: Hands): void {
  let last: { middle: Spot; apart: number; count: number } | null = null;
  const read = ({ touches }: TouchEvent) => {
    const spots = Array.from(touches, (touch) => spotIn(box, touch)).slice(0, 2);
    const [one, two] = spots;
    if (one === undefined) return null;
    if (two === undefined) return { middle: one, apart: 1, count: 1 };
    return {
      middle: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 },
      apart: Math.max(1, Math.hypot(one.x - two.x, one.y - two.y)),
      count: 2,
    };
  };
  const begin = (event: TouchEvent) => {
    last = read(event);
    if (last?.count === 2 && event.cancelable) event.preventDefault();
  };
  box.addEventListener('touchstart', begin, { passive: false });
  for (const end of ['touchend', 'touchcancel'] as const)
    box.addEventListener(
      end,
      (event) => {
        begin(event);
        if (event.touches.length === 0) rest();
      },
      { passive: false },
    );
  box.addEventListener(
    'touchmove',
    (event) => {
      const now = read(event);
      if (last === null || now === null || now.count !== last.count) return;
      if (now.count === 1 && (isWhole() || !event.cancelable)) return;
      event.preventDefault();
      const nearby = nearer(view(), now.apart / last.apart, last.middle, frame());
      show(moved(nearby, now.middle.x - last.middle.x, now.middle.y - last.middle.y, frame()));
      last = now;
    },
    { passive: false },
  );
}

function listenForWheel(box: HTMLElement, { view, frame, isWhole, show, rest }: Hands): void {
  let scrolledAt = -Infinity;
  window.addEventListener('scroll', () => (scrolledAt = performance.now()), { passive: true });
  box.addEventListener(
    'wheel',
    (event) => {
      if (event.deltaY > 0 && isWhole() && !event.ctrlKey) return;
      if (performance.now() - scrolledAt < PAGE_SCROLL_MS) return;
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_PX : event.deltaY;
      // A pinch on a trackpad comes as a wheel of small steps.
      const speed = event.ctrlKey ? WHEEL * 4 : WHEEL;
      show(nearer(view(), Math.exp(-pixels * speed), spotIn(box, event), frame()));
      rest();
    },
    { passive: false },
  );
}

function listenForKeys(box: HTMLElement, { view, frame, flyTo }: Hands): void {
  const move = (dx: number, dy: number) => moved(view(), dx, dy, frame());
  const middle = () => ({ x: frame().width / 2, y: frame().height / 2 });
  const keys: Readonly<Record<string, () => View>> = {
    '+': () => nearer(view(), KEY_FACTOR, middle(), frame()),
    '=': () => nearer(view(), KEY_FACTOR, middle(), frame()),
    '-': () => nearer(view(), 1 / KEY_FACTOR, middle(), frame()),
    '0': () => wholeMap(frame()),
    ArrowLeft: () => move(KEY_PX, 0),
    ArrowRight: () => move(-KEY_PX, 0),
    ArrowUp: () => move(0, KEY_PX),
    ArrowDown: () => move(0, -KEY_PX),
  };
  box.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = keys[event.key];
    if (next === undefined) return;
    event.preventDefault();
    flyTo(next());
  });
}

function spotIn(box: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Spot {
  const { left, top } = box.getBoundingClientRect();
  return { x: clientX - left - box.clientLeft, y: clientY - top - box.clientTop };
}
