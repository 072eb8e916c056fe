// Which of the two late parts shows a page is settled when one comes to it: what is written meanwhile must not begin anew, or what
// has the focus would be gone.
import { useState } from 'react';
import { LateCourse, LateLesson, UnwrittenCourse, UnwrittenLesson } from './late-pages.ts';

type LatePageProps = { what: 'course' | 'lesson'; isWritten: boolean };

/** To be keyed by the course or lesson that it shows. */
export function LatePage({ what, isWritten }: LatePageProps) {
  const [wasWritten] = useState(isWritten);
  if (what === 'course') return wasWritten ? <LateCourse /> : <UnwrittenCourse />;
  return wasWritten ? <LateLesson /> : <UnwrittenLesson />;
}
