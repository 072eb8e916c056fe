import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { empty } from './reviews.css.ts';

/** One to five, as signs and as words. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span>
      <span aria-hidden="true">
        {'★'.repeat(stars)}
        <span className={empty}>{'★'.repeat(5 - stars)}</span>
      </span>
      <VisuallyHidden>Ocena {stars} na 5</VisuallyHidden>
    </span>
  );
}
