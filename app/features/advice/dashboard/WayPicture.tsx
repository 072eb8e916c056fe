// The way from the quiz to the plan, as far as one has come: on the screens that have nothing else to show. Decoration; the
// words beside it say the same.
import { classNames } from '../../../ui/class-names.ts';
import { ahead, broken, here, picture, reached, sign, unreached, walked } from './WayPicture.css.ts';

/** Where one stands: at the start, after the quiz, or before a way that is closed for now. */
export type WayPlace = 'start' | 'quiz' | 'closed';

const HILL = [
  'M12 92C40 92 52 70 80 70',
  'M80 70C112 70 120 46 152 46',
  'M152 46C184 46 196 18 228 18',
] as const;
const STOPS = [
  [12, 92],
  [80, 70],
  [152, 46],
  [228, 18],
] as const;

const WALKED: Record<WayPlace, number> = { start: 0, quiz: 1, closed: 2 };

export function WayPicture({ place }: { place: WayPlace }) {
  const at = WALKED[place];
  return (
    <svg className={picture} viewBox="0 0 240 108" aria-hidden="true">
      {HILL.map((path, index) => (
        <path
          key={path}
          className={classNames(index < at ? walked : ahead, place === 'closed' && index === at && broken)}
          d={path}
        />
      ))}
      {STOPS.map(([x, y], index) =>
        index === at && place !== 'closed' ? (
          <g key={x}>
            <circle className={here} cx={x} cy={y} r="9" />
            <circle className={reached} cx={x} cy={y} r="4" />
          </g>
        ) : (
          <circle key={x} className={index <= at ? reached : unreached} cx={x} cy={y} r="6" />
        ),
      )}
      {place === 'closed' ? <path className={sign} d="M182 24l16 16M198 24l-16 16" /> : null}
    </svg>
  );
}
