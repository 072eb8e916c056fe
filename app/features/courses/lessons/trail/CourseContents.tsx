// The course beside its lesson: all modules, the present one with its lessons. Folded on a phone; written twice, as the contents
// of a text are, and one of them is always hidden from everybody.
import type { CourseStructure, LessonPlace } from '#domain/courses/structure/structure.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { screenOnly } from '../../../../styles/print.css.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { PageLink } from '../../../../ui/text/PageLink.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { beside, folded, title as titleStyle } from '../../../site/article/Contents.css.ts';
import {
  here,
  lessonLink,
  lessonList,
  mark,
  markDone,
  moduleLink,
  moduleList,
} from './CourseContents.css.ts';
import { courseAddress, lessonAddress } from '../lesson-addresses.ts';

type CourseContentsProps = {
  courseId: string;
  structure: CourseStructure;
  place: LessonPlace;
  done: ReadonlySet<string>;
};

const TITLE = 'W\u00a0tym kursie';

export function CourseContents(props: CourseContentsProps) {
  return (
    <div className={screenOnly}>
      <nav className={folded} aria-label={TITLE}>
        <details>
          <summary className={titleStyle}>
            {TITLE}
            <Icon name="chevron" />
          </summary>
          <Modules {...props} />
        </details>
      </nav>
      <nav className={beside} aria-labelledby="w-tym-kursie">
        <Heading level={2} size={4} id="w-tym-kursie">
          {TITLE}
        </Heading>
        <Modules {...props} />
      </nav>
    </div>
  );
}

function Modules({ courseId, structure, place, done }: CourseContentsProps) {
  return (
    <ol className={moduleList}>
      {structure.modules.map(({ id, title, lessons }) => (
        <li key={id}>
          <PageLink className={moduleLink} to={`${courseAddress(courseId)}#${id}`}>
            {withNonBreakingSpaces(title)}
          </PageLink>
          {id !== place.module.id ? null : (
            <ol className={lessonList}>
              {lessons.map((lesson) => (
                <li key={lesson.id}>
                  <PageLink
                    className={classNames(lessonLink, lesson.id === place.lesson.id && here)}
                    to={lessonAddress(courseId, lesson.id)}
                    aria-current={lesson.id === place.lesson.id ? 'page' : undefined}
                  >
                    <span className={done.has(lesson.id) ? markDone : mark} aria-hidden="true">
                      {done.has(lesson.id) ? <Icon name="check" /> : null}
                    </span>
                    <span>
                      {withNonBreakingSpaces(lesson.title)}
                      {done.has(lesson.id) ? <VisuallyHidden> – ukończona</VisuallyHidden> : null}
                    </span>
                  </PageLink>
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
}
