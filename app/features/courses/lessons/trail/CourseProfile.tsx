// The course as a profile: along it lessons, at the end of each module a signpost. The list of modules below is its twin in words.
import type { CourseStructure } from '#domain/courses/structure/structure.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { ElevationProfile } from '../../../../ui/charts/ElevationProfile.tsx';

type CourseProfileProps = {
  modules: CourseStructure['modules'];
  done: ReadonlySet<string>;
  /** The lesson to go on with; null = the whole way is done. */
  here: string | null;
  /** How long the whole takes, in words. */
  time: string;
};

export function CourseProfile({ modules, done, here, time }: CourseProfileProps) {
  const isHere = modules.findIndex(({ lessons }) => lessons.some(({ id }) => id === here));
  return (
    <ElevationProfile
      title="Profil kursu"
      stages={modules.map(({ title, lessons }) => ({ name: title, length: lessons.length }))}
      ends={['start', time]}
      legend={withNonBreakingSpaces('W poziomie lekcje, na drogowskazach numery modułów.')}
      progress={{
        done: modules.map(({ lessons }) => lessons.every(({ id }) => done.has(id))),
        next: isHere === -1 ? null : isHere,
      }}
    />
  );
}
