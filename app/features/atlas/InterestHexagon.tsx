// The six interests of an occupation as a hexagon, and as a table beside it. The values are O*NET's, of the nearest American occupation.
import { RIASEC, type RiasecLetter, type RiasecProfile } from '#domain/advice/occupation.ts';
import { corner, frame, names, ring, shape, spoke, table, track } from './InterestHexagon.css.ts';
import { INTEREST_WORDS } from './words.ts';

const SIZE = 260;
const CENTRE = SIZE / 2;
const RADIUS = 84;
const RINGS = [0.25, 0.5, 0.75, 1];

export function InterestHexagon({ profile }: { profile: RiasecProfile }) {
  return (
    <div className={frame}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
        {RINGS.map((share) => (
          <polygon key={share} className={ring} points={pointsOf(() => share)} />
        ))}
        {RIASEC.map((letter, index) => {
          const [x, y] = place(index, 1);
          return <line key={letter} className={spoke} x1={CENTRE} y1={CENTRE} x2={x} y2={y} />;
        })}
        <polygon className={shape} points={pointsOf((letter) => profile[letter] / 100)} />
        {RIASEC.map((letter, index) => {
          const [x, y] = place(index, 1.24);
          return (
            <text key={letter} className={corner} x={x} y={y + 6} textAnchor="middle">
              {INTEREST_WORDS[letter].short}
            </text>
          );
        })}
      </svg>
      <table className={table}>
        <tbody>
          {RIASEC.map((letter) => (
            <tr key={letter}>
              <th scope="row" className={names}>
                {INTEREST_WORDS[letter].name}
                <small>{INTEREST_WORDS[letter].meaning}</small>
              </th>
              <td className={track}>
                <svg aria-hidden="true">
                  <rect width="100%" height="100%" rx="4" />
                  <rect width={`${profile[letter]}%`} height="100%" rx="4" />
                </svg>
                {profile[letter]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function pointsOf(share: (letter: RiasecLetter) => number): string {
  return RIASEC.map((letter, index) => place(index, share(letter)).join(',')).join(' ');
}

/** From the top, clockwise. */
function place(index: number, share: number): [number, number] {
  const angle = (Math.PI / 3) * index - Math.PI / 2;
  const along = (part: number) => Math.round(10 * (CENTRE + RADIUS * share * part)) / 10;
  return [along(Math.cos(angle)), along(Math.sin(angle))];
}
