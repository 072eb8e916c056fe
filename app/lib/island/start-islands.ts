// Islands (Island.tsx) are taken over at the first sign of a person on the page, those further down once they are near the window: until
// then nothing of React is fetched, and their HTML works by the browser alone. What was typed or ticked meanwhile stands in the document,
// and the part reads it there; the button pressed last is pressed again.
import { whenTouched } from '../when-idle.ts';
import { ISLANDS, type IslandModule, type IslandName } from './islands.ts';

const starting = new Map<HTMLElement, Promise<void>>();
const live = new Set<Element>();
let pressed: HTMLButtonElement | null = null;

const NO_LINE = 'Nie masz połączenia z\u00a0internetem. Zrobimy to, gdy tylko połączenie wróci.';
const AGAIN_AFTER_MS = 1_000;

export function startIslands(): void {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  if (islands.length === 0) return;
  window.addEventListener('click', noteEarlyPress, { capture: true });
  const awaited = islands.filter((place) => codeOf(place).isAwaited?.());
  // Nobody has pressed anything that React's start could hold up, so their code comes beside it.
  for (const place of awaited)
    codeOf(place)
      .load()
      .catch(() => {});
  void startNear(awaited);
  // Somebody may have been quicker than this script.
  if (navigator.userActivation.hasBeenActive) void startNear(islands);
  else startWhenTouched(islands);
}

/** False = its code can't be had. */
export async function startIslandCalled(name: IslandName): Promise<boolean> {
  const place = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  return place !== null && startIsland(place);
}

function startWhenTouched(islands: readonly HTMLElement[]): void {
  whenTouched(() => void startNear(islands));
}

/** One after the other, so that a press in between is answered. */
async function startNear(islands: readonly HTMLElement[]): Promise<void> {
  const [near, far] = [islands.filter(isNear), islands.filter((place) => !isNear(place))];
  far.forEach(startOnceNear);
  const failed: HTMLElement[] = [];
  for (const place of near) if (!(await startIsland(place))) failed.push(place);
  if (failed.length === 0) return;
  // Without its code it works on as it is; the next sign tries again, and by itself the line that is back.
  const again = () => {
    window.removeEventListener('online', again);
    clearTimeout(promised);
    stopWaiting();
    void startNear(failed);
  };
  const stopWaiting = whenTouched(again);
  window.addEventListener('online', again);
  // The line may have come back while the code was still failing, and browsers say so before anything gets through.
  const promised = saidNoLine !== null && navigator.onLine ? setTimeout(again, AGAIN_AFTER_MS) : undefined;
}

function isNear(place: HTMLElement): boolean {
  const { top, bottom, height } = place.getBoundingClientRect();
  return height === 0 || (top < 2 * window.innerHeight && bottom > -window.innerHeight);
}

function startOnceNear(place: HTMLElement): void {
  const watching = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watching.disconnect();
      void startNear([place]);
    },
    { rootMargin: '100% 0%' },
  );
  watching.observe(place);
}

function codeOf(place: HTMLElement) {
  const islands: Record<string, { load: () => Promise<IslandModule>; isAwaited?: () => boolean }> = ISLANDS;
  const code = islands[place.dataset['island'] ?? ''];
  if (code === undefined) throw new Error('An island without code.');
  return code;
}

/** False = its code can't be had. */
async function startIsland(place: HTMLElement): Promise<boolean> {
  const start = starting.get(place) ?? takenOver(place);
  starting.set(place, start);
  return start.then(
    () => true,
    () => {
      starting.delete(place);
      return false;
    },
  );
}

async function takenOver(place: HTMLElement): Promise<void> {
  // React is run by itself: together with the part it would hold a slow phone for a tenth of a second.
  const [{ takeOver }] = await Promise.all([import('./take-over.tsx'), wholeStyle()]);
  await new Promise((resolve) => setTimeout(resolve));
  const part = await codeOf(place).load();
  await part.prepare?.();
  saidNoLine?.remove();
  saidNoLine = null;
  await takeOver(place, part, () => void live.add(place));
  if (pressed === null || !place.contains(pressed)) return;
  const button = pressed;
  pressed = null;
  button.click();
}

function noteEarlyPress({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  const island = button?.closest('[data-island]') ?? null;
  // What the browser does by itself, such as opening a menu or sending a form, isn't done again.
  if (island === null || live.has(island) || button?.matches('[type="submit"], [popovertarget]')) return;
  pressed = button;
  if (button !== null && !navigator.onLine) sayNoLine(button);
}

let saidNoLine: HTMLElement | null = null;

/** Until React takes over: beside a button without its code. */
function sayNoLine(button: HTMLButtonElement): void {
  saidNoLine ??= document.createElement('p');
  saidNoLine.role = 'status';
  saidNoLine.textContent = NO_LINE;
  button.parentNode?.insertBefore(saidNoLine, button.nextSibling);
}

let style: Promise<void> | null = null;

/** Once the rest of the style is there, which what React is going to show needs (worker/pages.ts). */
function wholeStyle(): Promise<void> {
  return (style ??= fetchedStyle().catch((error: unknown) => {
    style = null;
    throw error;
  }));
}

async function fetchedStyle(): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>('template[data-late-style]');
  const link = template?.content.querySelector('link')?.cloneNode();
  if (template === null || !(link instanceof HTMLLinkElement)) return;
  const arrived = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', reject);
  });
  template.parentNode?.insertBefore(link, template);
  await arrived;
}
