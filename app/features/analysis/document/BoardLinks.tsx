// Links to the parts of a long page, as boards of one signpost; what isn't there has no board.
import { Inline } from '../../../ui/layout/Inline.tsx';
import { board } from './BoardLinks.css.ts';

type BoardLinksProps = {
  label: string;
  /** Anchor, name, and whether it is there. */
  parts: readonly (readonly [anchor: string, name: string, isThere: boolean])[];
  className?: string | undefined;
};

export function BoardLinks({ label, parts, className }: BoardLinksProps) {
  return (
    <nav className={className} aria-label={label}>
      <Inline as="ul" gap={2} align="stretch">
        {parts.map(([anchor, name, isThere]) =>
          isThere ? (
            <li key={anchor}>
              <a className={board} href={`#${anchor}`}>
                {name}
              </a>
            </li>
          ) : null,
        )}
      </Inline>
    </nav>
  );
}
