// What buyers' reviews come to (docs/decisions.md 'Reviews'); a course with too few of them is a new one.
import { lazy } from '#domain/platform/lazy.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';

const format = lazy(() => new Intl.NumberFormat('pl-PL', { useGrouping: 'always' }));

export function Rating({ rating, reviews }: { rating: number | null; reviews: number }) {
  if (rating === null) return <span>Nowy kurs</span>;
  return (
    <span>
      <span aria-hidden="true">★ </span>
      <VisuallyHidden>Ocena </VisuallyHidden>
      {rating.toFixed(1).replace('.', ',')} <VisuallyHidden>na 5, liczba ocen: </VisuallyHidden>(
      {format().format(reviews)})
    </span>
  );
}
