// The course as a profile of its camps, and where on it one is. The list of modules below is its twin in words.
import { campsOf } from '#domain/courses/structure/camps.ts';
import type { CourseStructure } from '#domain/courses/structure/structure.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { ElevationProfile } from '../../../../ui/charts/ElevationProfile.tsx';

const LEGENDS = {
  lessons: 'Każdy drogowskaz to jedna lekcja.',
  modules: 'W poziomie lekcje, na drogowskazach numery modułów.',
} as const;

type CourseProfileProps = {
  structure: CourseStructure;
  done: ReadonlySet<string>;
  /** The lesson to go on with; null = the whole way is done. */
  here: string | null;
  /** How long the whole takes, in words. */
  time: string;
};

export function CourseProfile({ structure, done, here, time }: CourseProfileProps) {
  const { kind, camps, next } = campsOf(structure, done, here);
  return (
    <ElevationProfile
      title="Profil kursu"
      stages={camps}
      ends={['start', time]}
      legend={withNonBreakingSpaces(LEGENDS[kind])}
      progress={{ done: camps.map(({ isDone }) => isDone), next }}
    />
  );
}
