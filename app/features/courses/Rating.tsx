// Our own rating (docs/decisions.md 'Ratings and review counts'): every screen that shows it says whose it is.
import { lazy } from '#domain/lazy.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';

const format = lazy(() => new Intl.NumberFormat('pl-PL', { useGrouping: 'always' }));

export function Rating({ rating, reviews }: { rating: number; reviews: number }) {
  return (
    <span>
      <span aria-hidden="true">★ </span>
      <VisuallyHidden>Ocena </VisuallyHidden>
      {rating.toFixed(1).replace('.', ',')} <VisuallyHidden>na 5, liczba ocen: </VisuallyHidden>(
      {format().format(reviews)})
    </span>
  );
}
