// Islands (Island.tsx) are taken over at the first sign of a person on the page: until then nothing of React is fetched, and their HTML
// works by the browser alone. What was typed or ticked meanwhile stands in the document, and the part reads it there.
import { whenTouched } from '../when-idle.ts';
import { ISLANDS, type IslandName } from './islands.ts';

export function startIslands(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    // Somebody may have been quicker than this script.
    if (navigator.userActivation.hasBeenActive) void start(place).catch(() => startWhenTouched(place));
    else startWhenTouched(place);
  }
}

function startWhenTouched(place: HTMLElement): void {
  whenTouched(() => {
    // Without its code it works on as it is, and the next sign tries again.
    start(place).catch(() => startWhenTouched(place));
  });
}

async function start(place: HTMLElement): Promise<void> {
  const name = place.dataset['island'] as IslandName;
  const [{ takeOver }, part] = await Promise.all([import('./take-over.tsx'), ISLANDS[name](), wholeStyle()]);
  await part.prepare?.();
  takeOver(place, part);
}

/** Once the rest of the style is there, which what React is going to show needs (worker/style/styled-page.ts). */
async function wholeStyle(): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>('template[data-late-style]');
  const link = template?.content.querySelector('link');
  if (template === null || !link) return;
  const arrived = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', reject);
  });
  template.replaceWith(link);
  await arrived;
}
