// What is written reads, and its forms work, by the browser alone until the code is there (late-part.tsx). What isn't written yet
// has to be asked for, so there the code comes at once.
import { latePart } from '../../../lib/late-part.tsx';

export const LateCourse = latePart(
  async () => (await import('./trail/OwnedCoursePage.tsx')).OwnedCoursePage,
  ({ reader }) => reader.structure === null,
);
export const LateLesson = latePart(
  async () => (await import('./reader/LessonPage.tsx')).LessonPage,
  ({ reader }) => reader.lesson === null,
);

// Seldom shown: the database is away, or a payment isn't settled yet.
export const LateReaderAway = latePart(async () => (await import('./reader/ReaderAway.tsx')).ReaderAway);
export const LateSettlingPurchase = latePart(
  async () => (await import('./trail/SettlingPurchase.tsx')).SettlingPurchase,
  () => true,
);
