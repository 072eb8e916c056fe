// Where somebody is led instead of to an analysis, by the code of the refusal or of the failed run (docs/decisions.md 'The gate').
import { removeStored, storedKeys } from '../../../lib/browser-storage.ts';
import { moveDraftToMemory } from '../quiz/draft-storage.ts';

const PAGES: Readonly<Record<string, string>> = {
  crisis: '/wsparcie',
  violence: '/wsparcie?krzywda',
  minor: '/dla-uczniow',
};

const LOCAL_ANSWERS = /^quiz_[0-9a-f-]{36}$/;

export function safetyPageOf(code: string): string | null {
  return PAGES[code] ?? null;
}

const LESSON = /^\/moje-kursy\/[\w-]+\/[\w-]+$/;

/** The same for what was written in a lesson: it is saved there, so the page says so and leads back. */
export function safetyPageOfLesson(code: string, lesson: string): string | null {
  const page = safetyPageOf(code);
  return page === null ? null : `${page}${page.includes('?') ? '&' : '?'}lekcja=${lesson}`;
}

/** The same for what was said in a lesson's talk, of which nothing is kept. */
export function safetyPageOfTalk(code: string, lesson: string): string | null {
  const page = safetyPageOfLesson(code, lesson);
  return page === null ? null : `${page}&rozmowa`;
}

/** Null = somebody came from elsewhere. */
export function lessonIn(search: URLSearchParams): string | null {
  const lesson = search.get('lekcja') ?? '';
  return LESSON.test(lesson) ? lesson : null;
}

/**
 * The page to lead to, or null. What was typed in a crisis leaves the browser's storage at once; in this tab's memory it stays, so that
 * going back finds it.
 */
export function safetyPageAfter(code: string): string | null {
  const page = safetyPageOf(code);
  if (code === 'crisis' || code === 'violence') {
    moveDraftToMemory();
    for (const key of storedKeys('localStorage').filter((one) => LOCAL_ANSWERS.test(one)))
      removeStored('localStorage', key);
  }
  return page;
}
