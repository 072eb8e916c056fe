// The library reads, and its form works, by the browser alone until its code is there (late-part.tsx); all cards come with it.
import { latePart } from '../../../lib/late-part.tsx';
import { fetchCards } from './course-cards.ts';

export const LateLibrary = latePart(async () => {
  if (!import.meta.env.SSR) fetchCards();
  return (await import('./LibraryPage.tsx')).LibraryPage;
});
