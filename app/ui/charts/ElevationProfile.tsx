// A way drawn as hikers know it: to the right how long, upwards what is climbed, a numbered signpost at the end of each stage.
// The list of stages beside it, with the same numbers, is its twin in words.
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { caption, drawing, figure, filled, ground, line, note } from './chart.css.ts';
import { drawing as height, ends, hill, signNumber, slope } from './ElevationProfile.css.ts';
import { profilePath, profilePoints, type ProfileStage } from './profile.ts';

type ElevationProfileProps = {
  title: string;
  stages: readonly ProfileStage[];
  /** What stands at the two ends of the way: 'dziś', 'około 6 miesięcy'. */
  ends: readonly [start: string, end: string];
  /** How to read it, in one sentence. */
  legend: string;
};

export function ElevationProfile({ title, stages, ends: [start, end], legend }: ElevationProfileProps) {
  const titleId = useId();
  const points = profilePoints(stages);
  const path = profilePath(points);
  return (
    <figure className={figure}>
      <figcaption className={caption}>{title}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing is no <img> */}
      <svg className={classNames(drawing, height)} role="img" aria-labelledby={titleId}>
        <title id={titleId}>
          {`${title}: ${stages.map(({ name }, index) => `${index + 1}. ${name}`).join(', ')}`}
        </title>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={hill} d={`${path}V100H0Z`} />
          <path className={classNames(line, slope)} d={path} />
        </svg>
        <line className={ground} x1="0" x2="100%" y1="100%" y2="100%" />
        {points.slice(1).map(({ x, y }, index) => (
          <g key={`${x}`}>
            <line className={ground} x1={`${x}%`} x2={`${x}%`} y1={`${y}%`} y2="100%" />
            <circle className={filled} cx={`${x}%`} cy={`${y}%`} r="13" />
            <text className={signNumber} x={`${x}%`} y={`${y}%`}>
              {index + 1}
            </text>
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
