import { classNames } from '../../../ui/class-names.ts';
import { cover, widths } from './Cover.css.ts';

export const COVER_SIZE = { width: 400, height: 225 } as const;

/** The drawn cover from our own image route (docs/decisions.md 'Images'); the title beside it says what it stands for. */
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
  return (
    <img
      className={classNames(cover, width && widths[width], className)}
      src={`/obrazy/kursy/${id}`}
      alt=""
      {...COVER_SIZE}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
    />
  );
}
