import { COVER_SIZE, coverPath } from '#domain/courses/cover.ts';
import { media } from '../../../styles/tokens.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useSite } from '../../account/auth/session/use-user.ts';
import { cover, frame, widths } from './Cover.css.ts';

/**
 * The drawn cover as a file of our own, or the photo from our image route (docs/decisions.md 'Images'); the title beside it says what
 * it stands for.
 */
export function Cover({
  id,
  isFirst = false,
  width,
  className,
}: {
  id: string;
  isFirst?: boolean;
  width?: keyof typeof widths;
  className?: string;
}) {
  const { hasCoursePhotos } = useSite();
  return (
    <picture className={frame}>
      {hasCoursePhotos ? null : <source media={media.dark} srcSet={coverPath(id, 'night')} />}
      <img
        className={classNames(cover, width && widths[width], className)}
        src={hasCoursePhotos ? `/obrazy/kursy/${id}` : coverPath(id, 'day')}
        alt=""
        {...COVER_SIZE}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
      />
    </picture>
  );
}
