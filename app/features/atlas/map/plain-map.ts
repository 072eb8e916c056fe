// The map under a hand, without React: fingers, mouse, wheel, keys and buttons move one view; while it moves, only the picture's transform
// changes, and once it rests the picture is drawn again for it (names by nearness, all writing at its size).
// What a person gains: 499 occupations on a phone, as smooth as a map in an app. What breaks it: a picture without its ids and places.
import { NEARNESS } from '#domain/atlas/map/names.ts';
import { around, between, holding, kept, nearer, wholeMap, type Frame, type View } from './camera.ts';
import { cardOf, placeOf } from './map-card.ts';
import { KEY_FACTOR, listenForHands } from './map-hands.ts';

const FLIGHT_MS = 450;
const REST_MS = 120;
/** How near a chosen occupation is looked at, at least. */
const CLOSE = 1.6;
/** How near a field or a choice is looked at, at most. */
const NEAR_ENOUGH = 2.7;

export function startMap(room: HTMLElement): void {
  const box = room.querySelector<HTMLElement>('[data-frame]');
  if (box === null) return;
  // A box without a size has no view: until it has one, the picture stays as it came.
  const beginning = new ResizeObserver(() => {
    if (!hasSize(sizeOf(box))) return;
    beginning.disconnect();
    moveWithin(box, room);
  });
  if (hasSize(sizeOf(box))) moveWithin(box, room);
  else beginning.observe(box);
}

function moveWithin(box: HTMLElement, room: HTMLElement): void {
  const pictures = [...box.querySelectorAll('svg')];
  const dots = new Map(
    Array.from(box.querySelectorAll<SVGAElement>('a[id]'), (link) => [link.id, link] as const),
  );

  let frame: Frame = sizeOf(box);
  let view: View = wholeMap(frame);
  /** What the picture is drawn for. */
  let drawn: View = view;
  let resting = 0;
  let flight = 0;
  let isFlying = false;

  const chosen = cardOf(room, dots, choose);
  draw();

  function show(next: View): void {
    view = next;
    const factor = view.scale / drawn.scale;
    const transform = `translate(${(drawn.x - view.x) * view.scale}px, ${(drawn.y - view.y) * view.scale}px) scale(${factor})`;
    for (const { style } of pictures) style.setProperty('transform', transform);
    clearTimeout(resting);
  }

  function rest(): void {
    if (view === drawn) return;
    clearTimeout(resting);
    resting = window.setTimeout(draw, REST_MS);
  }

  function draw(): void {
    clearTimeout(resting);
    drawn = view;
    const { x, y, scale } = view;
    const viewBox = `${x} ${y} ${frame.width / scale} ${frame.height / scale}`;
    const near = String(NEARNESS.filter((from) => from <= scale * 1.001).length);
    for (const picture of pictures) {
      picture.setAttribute('viewBox', viewBox);
      picture.style.removeProperty('transform');
      picture.style.setProperty('--px', String(1 / scale));
      picture.dataset['near'] = near;
    }
    // On the whole map a finger scrolls the page; nearer it moves the map.
    box.style.setProperty('touch-action', isWhole() ? 'pan-y' : 'none');
    chosen.makeRoom();
  }

  function isWhole(): boolean {
    return view.scale <= wholeMap(frame).scale * 1.001;
  }

  function stop(): void {
    cancelAnimationFrame(flight);
    isFlying = false;
  }

  function flyTo(to: View): void {
    stop();
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      view = to;
      draw();
      return;
    }
    isFlying = true;
    const from = view;
    let start: number | null = null;
    const step = (now: number) => {
      start ??= now;
      const share = Math.min(1, (now - start) / FLIGHT_MS);
      show(between(from, to, 1 - (1 - share) ** 3, frame));
      if (share < 1) flight = requestAnimationFrame(step);
      else {
        isFlying = false;
        draw();
      }
    };
    flight = requestAnimationFrame(step);
  }

  function choose(id: string): void {
    const link = dots.get(id);
    if (link === undefined) return;
    history.replaceState(history.state, '', `#${id}`);
    // Its neighbours' names come with its card; where the flight still goes on, its end makes room for them.
    void chosen.show(id).then(() => {
      if (!isFlying) chosen.makeRoom();
    });
    const scale = Math.max(view.scale, CLOSE);
    const { x, y } = placeOf(link);
    // In the middle of what the card leaves free.
    flyTo(kept(around({ x: x - chosen.covers() / scale / 2, y }, scale, frame), frame));
  }

  function close(): void {
    chosen.close();
    history.replaceState(history.state, '', window.location.pathname + window.location.search);
    chosen.makeRoom();
  }

  function flyToAll(links: readonly SVGAElement[]): void {
    if (links.length > 0) flyTo(holding(links.map(placeOf), frame, NEAR_ENOUGH));
  }

  listenForHands(box, {
    view: () => view,
    frame: () => frame,
    isWhole,
    show: (next) => {
      stop();
      show(next);
    },
    rest,
    flyTo,
  });

  box.addEventListener('click', (event) => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(target instanceof Element) || target.closest('button') !== null) return;
    const massif = target.closest<SVGAElement>('[data-massif]');
    const isByKey = event.detail === 0;
    if (massif !== null) {
      event.preventDefault();
      const field = massif.dataset['massif'] ?? '';
      const members = [...box.querySelectorAll<SVGAElement>(`[data-field="${field}"] a[id]`)];
      if (isByKey) members.find(({ tabIndex }) => tabIndex === 0)?.focus();
      else flyToAll(members);
      return;
    }
    // By the keyboard a link is a link.
    if (isByKey) return;
    const pressed = nearestTo(event);
    if (pressed === null || pressed.id === chosen.id()) return;
    event.preventDefault();
    choose(pressed.id);
  });

  /** Whose name was pressed, or whose dot is within a finger's width. */
  function nearestTo(event: MouseEvent): SVGAElement | null {
    const link = event.target instanceof Element ? event.target.closest<SVGAElement>('a[id]') : null;
    if (link !== null) return link;
    const { left, top } = box.getBoundingClientRect();
    const [x, y] = [
      view.x + (event.clientX - left) / view.scale,
      view.y + (event.clientY - top) / view.scale,
    ];
    let best: { link: SVGAElement; distance: number } | null = null;
    for (const one of dots.values()) {
      if ('out' in one.dataset) continue;
      const place = placeOf(one);
      const distance = Math.hypot(place.x - x, place.y - y) * view.scale;
      if (distance < (best?.distance ?? 16)) best = { link: one, distance };
    }
    return best?.link ?? null;
  }

  // On the frame: Chromium gives an SVG that listens for the focus a place of its own in the order.
  box.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof SVGAElement) || !target.matches(':focus-visible')) return;
    // The browser scrolls what has the focus into view by itself; within the frame it is we who move.
    box.scrollTo(0, 0);
    if (target.id !== '') choose(target.id);
    else flyTo(holding([placeOf(target)], frame, view.scale));
  });

  room.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button') : null;
    if (button === null) return;
    const middle = { x: frame.width / 2, y: frame.height / 2 };
    if (button.dataset['close'] === '') close();
    else if (button.dataset['whole'] === '') flyTo(wholeMap(frame));
    else flyTo(nearer(view, KEY_FACTOR ** Number(button.dataset['nearer']), middle, frame));
  });

  room.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && chosen.id() !== null) close();
  });

  new ResizeObserver(() => {
    const size = sizeOf(box);
    if (!hasSize(size)) return;
    const wasWhole = isWhole();
    frame = size;
    view = wasWhole ? wholeMap(frame) : kept(view, frame);
    draw();
  }).observe(box);

  const addressed = window.location.hash
    .slice(1)
    .split(',')
    .flatMap((id) => dots.get(id) ?? []);
  // The browser goes to where the dot was before it was flown to.
  if (addressed.length > 0) room.scrollIntoView();
  if (addressed.length > 1) {
    for (const [place, { dataset }] of addressed.entries()) {
      dataset['hit'] = '';
      dataset['own'] = String(place);
    }
    flyToAll(addressed);
  } else if (addressed[0] !== undefined) {
    choose(addressed[0].id);
  } else if (room.dataset['atlasMap'] === 'narrowed')
    flyToAll([...dots.values()].filter(({ dataset }) => !('out' in dataset)));
}

function sizeOf(box: HTMLElement): Frame {
  return { width: box.clientWidth, height: box.clientHeight };
}

function hasSize({ width, height }: Frame): boolean {
  return width > 0 && height > 0;
}
