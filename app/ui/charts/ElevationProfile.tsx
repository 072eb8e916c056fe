// A way drawn as hikers know it: to the right how long, upwards what is climbed, a numbered signpost at the end of each stage.
// Somebody who is on the way sees the walked part drawn through, the rest dashed, and where they are. The list of stages beside
// it, with the same numbers, is its twin in words.
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { caption, drawing, figure, filled, ground, hollow, line, note } from './chart.css.ts';
import {
  ahead,
  drawing as height,
  ends,
  hereFlag,
  herePole,
  hereRing,
  hill,
  lowDrawing,
  placed,
  signCheck,
  signNumber,
  signNumberAhead,
  slope,
  walked,
} from './ElevationProfile.css.ts';
import { pointWithin, profilePath, profilePoints, type ProfilePoint, type ProfileStage } from './profile.ts';

export type Progress = {
  /** Whether each stage is done, in order. */
  done: readonly boolean[];
  /** The stage one is on, from 0; null = the whole way is done. */
  next: number | null;
  /** How much of that stage is behind, from 0 to 1; none unless told. */
  share?: number;
};

type ElevationProfileProps = {
  title: string;
  stages: readonly ProfileStage[];
  /** What stands at the two ends of the way: 'dziś', 'około 6 miesięcy'. */
  ends?: readonly [start: string, end: string];
  /** How to read it, in one sentence. Left out: it is drawn low and without numbers, beside words that say the rest. */
  legend?: string;
  /** Left out: nobody is on the way. */
  progress?: Progress;
};

export function ElevationProfile({ title, stages, ends: words, legend, progress }: ElevationProfileProps) {
  const titleId = useId();
  const points = profilePoints(stages);
  const path = profilePath(points);
  const room = legend === undefined ? lowDrawing : height;
  const here = progress === undefined ? null : placeOnWay(points, progress);
  return (
    <figure className={figure}>
      {legend === undefined ? null : <figcaption className={caption}>{title}</figcaption>}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing is no <img> */}
      <svg className={classNames(drawing, room)} role="img" aria-labelledby={titleId}>
        <title id={titleId}>{titleOf(title, stages, progress)}</title>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={hill} d={`${path}V100H0Z`} />
          <path className={classNames(here === null ? line : ahead, slope)} d={path} />
        </svg>
        {here === null || here.x === 0 ? null : (
          <svg width={`${here.x}%`} viewBox={`0 0 ${here.x} 100`} preserveAspectRatio="none">
            <path className={classNames(walked, slope)} d={path} />
          </svg>
        )}
        <line className={ground} x1="0" x2="100%" y1="100%" y2="100%" />
        {here === null ? null : (
          <Here
            point={here}
            isOnSign={legend !== undefined && here.x > 0 && points.some(({ x }) => x === here.x)}
          />
        )}
        {points.slice(1).map((point, index) => (
          <g key={`${point.x}`}>
            <line className={ground} x1={`${point.x}%`} x2={`${point.x}%`} y1={`${point.y}%`} y2="100%" />
            {legend === undefined ? (
              <circle
                className={progress?.done[index] === true ? filled : hollow}
                cx={`${point.x}%`}
                cy={`${point.y}%`}
                r="6"
              />
            ) : (
              <Sign point={point} number={index + 1} isDone={progress?.done[index]} />
            )}
          </g>
        ))}
      </svg>
      {legend === undefined ? null : (
        <>
          <p className={ends}>
            <span>{words?.[0]}</span>
            <span>{words?.[1]}</span>
          </p>
          <p className={note}>{legend}</p>
        </>
      )}
    </figure>
  );
}

/** `isDone` undefined: nobody is on the way. */
function Sign({
  point: { x, y },
  number,
  isDone,
}: {
  point: ProfilePoint;
  number: number;
  isDone: boolean | undefined;
}) {
  return (
    <>
      <circle className={isDone === false ? hollow : filled} cx={`${x}%`} cy={`${y}%`} r="13" />
      {isDone === true ? (
        <svg className={placed} x={`${x}%`} y={`${y}%`}>
          <path className={signCheck} d="M-5.5 0.5l4 4L6-4" />
        </svg>
      ) : (
        <text className={isDone === false ? signNumberAhead : signNumber} x={`${x}%`} y={`${y}%`}>
          {number}
        </text>
      )}
    </>
  );
}

/** A flag on a pole that reaches over every signpost, so that no number is behind its word. */
function Here({ point: { x, y }, isOnSign }: { point: ProfilePoint; isOnSign: boolean }) {
  const anchor = x < 12 ? 'start' : x > 88 ? 'end' : 'middle';
  return (
    <>
      <line className={herePole} x1={`${x}%`} x2={`${x}%`} y1="0" y2={`${y}%`} />
      <circle className={hereRing} cx={`${x}%`} cy={`${y}%`} r={isOnSign ? 17 : 8} />
      <text className={hereFlag} x={`${x}%`} y="-6" textAnchor={anchor}>
        Tu jesteś
      </text>
    </>
  );
}

function placeOnWay(points: readonly ProfilePoint[], { next, share = 0 }: Progress): ProfilePoint {
  const from = points[next ?? points.length - 1] ?? { x: 0, y: 0 };
  return next === null ? from : pointWithin([from, points[next + 1] ?? from], share);
}

function titleOf(title: string, stages: readonly ProfileStage[], progress: Progress | undefined): string {
  const isDone = (index: number) => progress?.done[index] === true;
  const names = stages.map(({ name }, index) => `${index + 1}. ${name}${isDone(index) ? ' (zrobione)' : ''}`);
  return `${title}: ${names.join(', ')}`;
}
