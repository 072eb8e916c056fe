// The occupation that was chosen on the map: its card, the names of its neighbours, and the paths that lead to them.
import type { Moves } from '#domain/advice/occupation.ts';
import type { Spot } from './camera.ts';

type StepCard = { oneLine: string } & Moves;

const KINDS = ['up', 'aside', 'start'] as const;

const FAILED =
  'Nie możemy teraz wczytać, dokąd stąd blisko. Sprawdź połączenie i naciśnij ten zawód jeszcze raz.';

export function cardOf(
  room: HTMLElement,
  dots: ReadonlyMap<string, SVGAElement>,
  onPress: (id: string) => void,
) {
  const card = room.querySelector<HTMLElement>('[data-card]');
  const paths = room.querySelector('[data-steps]');
  let shown: string | null = null;
  let cards: Promise<Readonly<Record<string, StepCard>>> | null = null;

  card?.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-to]') : null;
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onPress(link.dataset['to'] ?? '');
  });

  function close(): void {
    shown = null;
    for (const link of dots.values()) {
      delete link.dataset['shown'];
      delete link.dataset['chosen'];
    }
    paths?.replaceChildren();
    if (card) card.hidden = true;
  }

  async function show(id: string): Promise<void> {
    close();
    const link = dots.get(id);
    if (!link || !card || !paths) return;
    shown = id;
    link.dataset['shown'] = '';
    link.dataset['chosen'] = '';
    fill(card, link, null);
    const all = await (cards ??= fetchCards()).catch(() => null);
    // Somebody may have gone on meanwhile.
    if (shown !== id) return;
    const facts = all?.[id];
    if (facts === undefined) {
      cards = null;
      // So that the next press asks again.
      shown = null;
      const line = card.querySelector('[data-line]');
      if (line !== null) line.textContent = FAILED;
      return;
    }
    fill(card, link, facts);
    for (const kind of KINDS) {
      for (const other of facts[kind].flatMap((one) => dots.get(one) ?? [])) {
        other.dataset['shown'] = '';
        paths.appendChild(pathBetween(link, other, kind));
      }
    }
  }

  /** Facts: null = they are on their way. */
  function fill(place: HTMLElement, link: SVGAElement, facts: StepCard | null): void {
    const name = place.querySelector<HTMLAnchorElement>('[data-name]');
    const line = place.querySelector('[data-line]');
    if (name === null || line === null) return;
    name.href = link.getAttribute('href') ?? '';
    name.textContent = nameOf(link);
    line.textContent = facts?.oneLine ?? '';
    for (const kind of KINDS) {
      const part = place.querySelector<HTMLElement>(`[data-kind="${kind}"]`);
      const items = (facts?.[kind] ?? []).flatMap((id) => itemFor(dots.get(id)));
      part?.querySelector('ul')?.replaceChildren(...items);
      if (part) part.hidden = items.length === 0;
    }
    place.hidden = false;
  }

  /** Pixels at the frame's left, where it lies over the map. */
  const covers = () =>
    card !== null && getComputedStyle(card).position === 'absolute' ? card.offsetLeft + card.offsetWidth : 0;

  return { show, close, id: () => shown, covers, makeRoom: () => makeRoom([...dots.values()], room) };
}

/**
 * What lies under a name that is asked for isn't written, until the map is drawn again: the chosen one's comes first, then its neighbours', then
 * what was searched for, where it covers none of its like.
 */
function makeRoom(dots: readonly SVGAElement[], room: HTMLElement): void {
  const massifs = [...room.querySelectorAll<SVGAElement>('[data-massif]')];
  for (const link of [...dots, ...massifs]) delete link.dataset['under'];
  const asked = dots.filter((link) => rankOf(link) > 0).toSorted((one, other) => rankOf(other) - rankOf(one));
  if (asked.length === 0) return;
  const hits = asked.filter(({ dataset }) => 'hit' in dataset);
  const hitDots = hits.flatMap((link) => dotBox(link) ?? []);
  const taken: DOMRect[] = [];
  const hidden = [...asked, ...dots.filter((link) => rankOf(link) === 0), ...massifs].filter((link) => {
    const box = nameBox(link);
    if (box === null) return false;
    const inTheWay = rankOf(link) === 1 ? [...taken, ...hitDots] : taken;
    if (inTheWay.some((one) => meet(one, box))) return true;
    if (rankOf(link) > 0) taken.push(box);
    return false;
  });
  for (const link of hidden) link.dataset['under'] = '';
}

/** 0 = its name waits for its nearness. */
function rankOf({ dataset }: SVGAElement): number {
  if ('chosen' in dataset) return 3;
  if ('shown' in dataset) return 2;
  return 'hit' in dataset ? 1 : 0;
}

function dotBox(link: SVGAElement): DOMRect | null {
  return link.querySelector('circle')?.getBoundingClientRect() ?? null;
}

function nameBox(link: SVGAElement): DOMRect | null {
  const box = link.querySelector('text')?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? null : box;
}

function meet(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function itemFor(link: SVGAElement | undefined): HTMLElement[] {
  if (link === undefined) return [];
  const [item, anchor] = [document.createElement('li'), document.createElement('a')];
  anchor.href = link.getAttribute('href') ?? '';
  anchor.dataset['to'] = link.id;
  anchor.textContent = nameOf(link);
  item.appendChild(anchor);
  return [item];
}

function nameOf(link: SVGAElement): string {
  return link.getAttribute('aria-label') ?? '';
}

/** On the plane. */
export function placeOf(link: SVGAElement): Spot {
  const { e: x = 0, f: y = 0 } = link.transform.baseVal.consolidate()?.matrix ?? {};
  return { x, y };
}

/** A little bent, as a path is. */
function pathBetween(from: SVGAElement, to: SVGAElement, kind: string): SVGElement {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  const [start, end] = [placeOf(from), placeOf(to)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  path.setAttribute('d', `M${start.x} ${start.y}q${dx / 2 - dy / 8} ${dy / 2 + dx / 8} ${dx} ${dy}`);
  path.dataset['kind'] = kind;
  return path;
}

async function fetchCards(): Promise<Readonly<Record<string, StepCard>>> {
  const response = await fetch('/dane/mapa-kroki.json');
  if (!response.ok) throw new Error(`mapa-kroki: ${response.status}`);
  return response.json();
}
