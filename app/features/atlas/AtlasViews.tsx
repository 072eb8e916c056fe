// The atlas' two pictures of the same choice: as a list and as a map.
import { atlasParams, type AtlasState } from '#domain/atlas/state.ts';
import { Inline } from '../../ui/layout/Inline.tsx';
import { TagLink } from '../../ui/text/Tag.tsx';
import { ways } from './AtlasPage.css.ts';

const VIEWS = { '/zawody': 'Lista', '/zawody/mapa': 'Mapa' } as const;

type ViewsProps = { shown: keyof typeof VIEWS; state: AtlasState };

export function AtlasViews({ shown, state }: ViewsProps) {
  return (
    <nav className={ways} aria-label="Widok atlasu">
      <Inline as="ul" gap={2}>
        {Object.entries(VIEWS).map(([path, name]) => (
          <li key={path}>
            <TagLink to={addressOf(path, state)} aria-current={path === shown ? 'page' : undefined}>
              {name}
            </TagLink>
          </li>
        ))}
      </Inline>
    </nav>
  );
}

/** Of the first page of what was chosen. */
export function addressOf(path: string, state: AtlasState): string {
  const params = atlasParams({ ...state, page: 1 });
  return params.size === 0 ? path : `${path}?${params}`;
}
