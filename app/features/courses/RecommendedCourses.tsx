// What is in 'Kursy dla Ciebie' on the dashboard (docs/product.md 'Kursy dla Ciebie'): up to four cards, each with the reason why.
import type { RecommendedCourse } from '#worker/services/courses/recommended.ts';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { CourseCard } from './CourseCard.tsx';

export function RecommendedCourses({ courses }: { courses: readonly RecommendedCourse[] }) {
  return (
    <Stack gap={4}>
      <Columns as="ul" layout="narrow" gap={6}>
        {courses.map(({ course, fits, why, isOwned }) => (
          <CourseCard
            key={course.id}
            course={course}
            because={fits}
            why={why}
            isOwned={isOwned}
            hasButton
            headingLevel={3}
          />
        ))}
      </Columns>
      <div>
        <Link tone="forward" to="/biblioteka-kursow">
          Zobacz wszystkie kursy
        </Link>
      </div>
    </Stack>
  );
}
