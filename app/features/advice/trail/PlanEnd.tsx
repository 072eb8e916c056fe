// The end of the way: the last step is stamped, so the whole trail gets its own, and the next one is a press away.
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { drawn, end, ring, ringWords, summit, way } from './PlanEnd.css.ts';

type PlanEndProps = {
  /** Reached just now. */
  isNew: boolean;
  hasTrail: boolean;
};

export function PlanEnd({ isNew, hasTrail }: PlanEndProps) {
  return (
    <div className={classNames(end, isNew && drawn)}>
      <svg viewBox="0 0 120 120" aria-hidden="true" className={summit}>
        <circle className={ring} cx="60" cy="60" r="54" pathLength="1" />
        <circle className={ring} cx="60" cy="60" r="46" pathLength="1" />
        <path
          className={way}
          pathLength="1"
          d="M24 82C40 82 40 66 52 62S66 44 78 34M78 34v14M78 34l14 5-14 5"
        />
        <text className={ringWords} x="60" y="100" fontSize="14" textAnchor="middle">
          meta
        </text>
      </svg>
      <Stack gap={2}>
        <Heading level={3}>{hasTrail ? 'Cały szlak za Tobą' : 'Cały plan za Tobą'}</Heading>
        <Text>
          {withNonBreakingSpaces(
            'Każdy krok ma pieczątkę. Zostają w książeczce, także gdy wybierzesz kolejny szlak.',
          )}
        </Text>
        <Inline gap={5}>
          <Link to="/ksiazeczka" tone="forward">
            Otwórz książeczkę
          </Link>
          {hasTrail ? <a href="#inne-szlaki">Wybierz kolejny szlak</a> : null}
        </Inline>
      </Stack>
    </div>
  );
}
