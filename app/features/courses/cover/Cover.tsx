import { classNames } from '../../../ui/class-names.ts';
import { cover } from './Cover.css.ts';

export const COVER_SIZE = { width: 400, height: 225 } as const;

/** The drawn cover from our own image route (docs/decisions.md 'Images'); the title beside it says what it stands for. */
export function Cover({
  id,
  isFirst = false,
  className,
}: {
  id: string;
  isFirst?: boolean;
  className?: string;
}) {
  return (
    <img
      className={classNames(cover, className)}
      src={`/obrazy/kursy/${id}`}
      alt=""
      {...COVER_SIZE}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
    />
  );
}
