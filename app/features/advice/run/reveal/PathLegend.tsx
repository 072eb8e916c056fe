// The paths of the map by name, each in a place that is there from the beginning.
import { Blaze } from '../../../../ui/text/Blaze.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { trailOf } from '../../analysis/parts/trails.ts';
import { blank, legend, link, row, rowName, waiting } from './PathLegend.css.ts';

type NamedPath = { name: string; isThere: boolean };

/** As many as there are at least (docs/product.md 'Analysis validity'). */
const PLACES = 2;

export function pathAnchor(index: number): string {
  return `szlak-${index + 1}`;
}

export function PathLegend({ paths, isDone }: { paths: readonly NamedPath[]; isDone: boolean }) {
  const places = isDone ? paths.length : Math.max(PLACES, paths.length);
  return (
    <ol className={legend}>
      {Array.from({ length: places }, (_, index) => {
        const path = paths[index];
        const { colour, word } = trailOf(index);
        if (path === undefined) {
          return (
            <li key={colour} className={row} aria-hidden="true">
              <span className={blank} />
              <span className={waiting}>{`Ścieżka ${index + 1}`}</span>
            </li>
          );
        }
        return (
          <li key={colour} className={row}>
            <Blaze colour={colour} />
            <a className={link} href={`#${pathAnchor(index)}`}>
              <VisuallyHidden>{`Ścieżka ${index + 1}, znak ${word}: `}</VisuallyHidden>
              <span className={rowName}>{withNonBreakingSpaces(path.name)}</span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}
