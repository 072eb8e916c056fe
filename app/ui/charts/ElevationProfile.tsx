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
  placed,
  signCheck,
  signNumber,
  signNumberAhead,
  slope,
  walked,
} from './ElevationProfile.css.ts';
import { profilePath, profilePoints, type ProfilePoint, type ProfileStage } from './profile.ts';

export type Progress = {
  /** Whether each stage is done, in order. */
  done: readonly boolean[];
  /** The stage one is on, from 0; null = the whole way is done. */
  next: number | null;
};

type ElevationProfileProps = {
  title: string;
  stages: readonly ProfileStage[];
  /** What stands at the two ends of the way: 'dziś', 'około 6 miesięcy'. */
  ends: readonly [start: string, end: string];
  /** How to read it, in one sentence. */
  legend: string;
  /** Left out: nobody is on the way. */
  progress?: Progress;
};

export function ElevationProfile({
  title,
  stages,
  ends: [start, end],
  legend,
  progress,
}: ElevationProfileProps) {
  const titleId = useId();
  const points = profilePoints(stages);
  const path = profilePath(points);
  const here = progress === undefined ? null : (progress.next ?? stages.length);
  return (
    <figure className={figure}>
      <figcaption className={caption}>{title}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing is no <img> */}
      <svg className={classNames(drawing, height)} role="img" aria-labelledby={titleId}>
        <title id={titleId}>{titleOf(title, stages, progress)}</title>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={hill} d={`${path}V100H0Z`} />
          <path className={classNames(here === null ? line : ahead, slope)} d={path} />
          {here === null || here === 0 ? null : (
            <path className={classNames(walked, slope)} d={profilePath(points.slice(0, here + 1))} />
          )}
        </svg>
        <line className={ground} x1="0" x2="100%" y1="100%" y2="100%" />
        {here === null ? null : <Here point={points[here] ?? { x: 0, y: 0 }} isOnSign={here > 0} />}
        {points.slice(1).map((point, index) => (
          <g key={`${point.x}`}>
            <line className={ground} x1={`${point.x}%`} x2={`${point.x}%`} y1={`${point.y}%`} y2="100%" />
            <Sign point={point} number={index + 1} isDone={progress?.done[index]} />
          </g>
        ))}
      </svg>
      <p className={ends}>
        <span>{start}</span>
        <span>{end}</span>
      </p>
      <p className={note}>{legend}</p>
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

function titleOf(title: string, stages: readonly ProfileStage[], progress: Progress | undefined): string {
  const isDone = (index: number) => progress?.done[index] === true;
  const names = stages.map(({ name }, index) => `${index + 1}. ${name}${isDone(index) ? ' (zrobione)' : ''}`);
  return `${title}: ${names.join(', ')}`;
}
