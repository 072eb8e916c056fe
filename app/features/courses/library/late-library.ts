// The library reads, and its form works, by the browser alone: React takes it over at the first sign of a person (late-part.tsx).
import { latePart } from '../../../lib/late-part.tsx';
import { fetchCards } from './course-cards.ts';

const library = latePart(async () => {
  if (!import.meta.env.SSR) fetchCards();
  return (await import('./LoadedLibrary.tsx')).LoadedLibrary;
}, 'seen');

export const LateLibrary = library.Part;
export const prepareLibrary = library.prepare;
