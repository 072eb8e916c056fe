// The run as a map (docs/look.md 'What is being written'): one way to the crossroads, a line to each path in its colour, and across them what
// all of them need. Decoration: names, numbers and words stand beside it.
import { classNames } from '../../../../ui/class-names.ts';
import { trailColour } from '#domain/site/trail-colour.ts';
import type { MapShape } from './map-shape.ts';
import {
  ahead,
  arrived,
  blazePaints,
  blazeWhite,
  contour,
  crossing,
  crossroads,
  drawn,
  hill,
  map,
  peak,
  quiet,
  start,
  trails,
} from './RunMap.css.ts';

const WAY = 'M26 246C54 246 58 206 98 200';

const LINES = [
  { way: 'M98 200C84 152 116 112 86 52', x: 86, y: 40 },
  { way: 'M98 200C124 166 146 108 194 60', x: 198, y: 50 },
  { way: 'M98 200C152 184 210 148 286 112', x: 294, y: 106 },
  { way: 'M98 200C160 206 236 186 322 196', x: 332, y: 196 },
] as const;

/** What all paths need, as lines of one height across them. */
const SKILLS = 'M74 140C118 118 170 150 184 214';
const PLAN = 'M66 96C140 70 226 118 246 216';

const HILLS = [
  'M40 20C96 -8 150 12 148 40C146 66 52 74 40 20Z',
  'M58 24C92 8 130 20 128 38C126 56 68 58 58 24Z',
  'M236 76C282 56 346 66 348 104C350 140 258 152 236 76Z',
  'M262 84C292 74 328 84 328 104C328 124 276 128 262 84Z',
  'M12 176C36 160 62 168 58 186C54 206 20 204 12 176Z',
];

/** Where the occupations lie that the rule left to choose from. */
const PEAKS: readonly (readonly [number, number])[] = [
  [40, 92],
  [136, 26],
  [158, 88],
  [248, 40],
  [232, 84],
  [330, 66],
  [336, 140],
  [270, 166],
  [206, 178],
  [292, 228],
  [226, 238],
  [150, 234],
  [34, 136],
  [312, 28],
  [180, 18],
  [350, 232],
];

type RunMapProps = {
  shape: MapShape;
  /** How many occupations the rule left to choose from. */
  candidates: number;
  /** It is over: the first path stands out. */
  isDone: boolean;
};

export function RunMap({ shape, candidates, isDone }: RunMapProps) {
  const { way, paths, skills, plan } = shape;
  return (
    <svg className={map} viewBox="0 0 360 264" aria-hidden="true">
      {HILLS.map((line) => (
        <path key={line} className={hill} d={line} />
      ))}
      {PEAKS.slice(0, candidates).map(([x, y]) => (
        <path key={`${x} ${y}`} className={peak} d={`M${x - 5} ${y + 4}L${x} ${y - 4}L${x + 5} ${y + 4}Z`} />
      ))}
      <path className={ahead} d={WAY} />
      {LINES.map(({ way: line }, index) =>
        // Where there are only two or three, nothing leads farther.
        isDone && index >= paths.length ? null : <path key={line} className={ahead} d={line} />,
      )}
      <Line d={SKILLS} share={skills} className={contour} />
      <Line d={PLAN} share={plan} className={contour} />
      <Line d={WAY} share={way} className={crossing} />
      {paths.slice(0, LINES.length).map((path, index) => {
        const { way: line, x, y } = LINES[index] ?? LINES[0];
        const colour = trailColour(index);
        return (
          <g key={line} className={isDone && index > 0 ? quiet : undefined}>
            <Line d={line} share={path.drawn} className={trails[colour]} />
            {path.isThere ? (
              <g className={arrived} transform={`translate(${x} ${y})`}>
                <rect className={blazeWhite} x="-13" y="-12" width="26" height="24" rx="2" />
                <rect className={blazePaints[colour]} x="-13" y="-4" width="26" height="8" />
              </g>
            ) : null}
          </g>
        );
      })}
      <circle className={start} cx="26" cy="246" r="7" />
      <circle className={way === 1 ? start : crossroads} cx="98" cy="200" r="7" />
    </svg>
  );
}

/** A line that is drawn as far as `share` says; nothing at all at 0, since a round end would show. */
function Line({ d, share, className }: { d: string; share: number; className: string }) {
  return (
    <path
      className={classNames(drawn, className)}
      d={d}
      pathLength="100"
      strokeDasharray={`${Math.round(share * 100)} 200`}
      visibility={share === 0 ? 'hidden' : undefined}
    />
  );
}
