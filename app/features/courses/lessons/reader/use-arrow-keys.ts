// The arrow keys lead to the neighbouring lessons, where they mean nothing else: no field, nothing that scrolls sideways and no
// link has the focus, no other key is held, and the page itself doesn't scroll sideways (WCAG 1.4.10, 2.1.4).
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { LessonPlace } from '#domain/courses/structure/structure.ts';
import { lessonAddress } from '../lesson-addresses.ts';

/** By the page itself and not by its late part: the first press counts, too. `place` null = nowhere to go. */
export function useArrowKeys(courseId: string, place: LessonPlace | null): void {
  const addressOf = (lesson: LessonPlace['next'] | undefined) =>
    lesson === null || lesson === undefined ? null : lessonAddress(courseId, lesson.id);
  const [left, right] = [addressOf(place?.previous), addressOf(place?.next)];
  const navigate = useNavigate();
  useEffect(() => {
    const leaving = new AbortController();
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
        const to = event.key === 'ArrowLeft' ? left : right;
        if (to !== null && isFree(event)) void navigate(to);
      },
      { signal: leaving.signal },
    );
    return () => leaving.abort();
  }, [left, right, navigate]);
}

function isFree({
  target,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
  defaultPrevented,
  repeat,
}: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || shiftKey || defaultPrevented || repeat) return false;
  const { body, documentElement } = document;
  // The page's content takes the focus by itself after each change of page.
  const isNowhere = target === body || (target instanceof HTMLElement && target.id === 'tresc');
  return isNowhere && documentElement.scrollWidth <= documentElement.clientWidth;
}
