// What a plan opens, as a map: four ways lead on from where one stands, and those that the plan doesn't open are dashed and barred
// (docs/look.md 'Closed trail'). Only its title is read out; the comparison says the same in words.
import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import {
  barred,
  bar,
  contour,
  end,
  endBarred,
  here,
  hereMiddle,
  label,
  map,
  number,
  numberBarred,
  trails,
  way,
} from './PlanMap.css.ts';

// They reach beyond the drawing on both sides, so that a wide card has no empty margins.
const CONTOURS = [
  'M-220 40C-150 74 -70 72 -10 56S92 4 168 8 330 22 400 2 500 -6 560 14',
  'M-220 92C-160 116 -90 116 -20 94S64 66 100 40 168 -16 240 -24',
  'M-220 140C-150 168 -80 160 -10 146S62 142 104 156 212 176 262 154 350 112 420 122 510 150 560 138',
  'M110 100C150 112 196 128 246 112S330 78 400 84 520 96 560 70',
  'M148 48C170 24 238 22 264 46S248 90 206 90 130 72 148 48Z',
  'M172 52C188 38 224 38 238 53S226 75 202 75 160 66 172 52Z',
  'M-150 66C-120 50 -84 56 -78 74S-104 104 -132 96 -178 80 -150 66Z',
  'M404 34C432 24 466 30 470 48S440 70 416 64 378 44 404 34Z',
] as const;

const START = [26, 136] as const;

/** From the first one down; they part after the first bend. */
const WAYS = [
  {
    colour: 'red',
    path: 'M26 136C48 130 60 118 70 104S96 66 134 48 216 26 286 26',
    end: [286, 26],
    bar: null,
  },
  {
    colour: 'blue',
    path: 'M70 104C88 86 116 92 142 86S204 60 290 70',
    end: [290, 70],
    bar: [150, 84.5],
  },
  {
    colour: 'green',
    path: 'M70 104C96 104 116 116 148 114S228 104 290 112',
    end: [290, 112],
    bar: [166, 112.5],
  },
  {
    colour: 'yellow',
    path: 'M70 104C86 112 98 128 124 138S196 152 252 148',
    end: [252, 148],
    bar: [138, 142],
  },
] as const;

const BAR = 6;

export const PATHS_OF_THE_MAP = WAYS.length;

type PlanMapProps = {
  /** How many of the four ways are open. */
  open: number;
  title: string;
};

export function PlanMap({ open, title }: PlanMapProps) {
  const titleId = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing is no <img>
    <svg className={map} viewBox="0 0 320 172" role="img" aria-labelledby={titleId}>
      <title id={titleId}>{title}</title>
      {CONTOURS.map((path) => (
        <path key={path} className={contour} d={path} />
      ))}
      {WAYS.map(({ colour, path }, index) => (
        <path key={colour} className={index < open ? classNames(way, trails[colour]) : barred} d={path} />
      ))}
      {WAYS.map(({ colour, end: [x, y], bar: barAt }, index) =>
        index < open ? (
          <g key={colour}>
            <circle className={classNames(end, trails[colour])} cx={x} cy={y} r="11" />
            <text className={number} x={x} y={y} fontSize="12">
              {index + 1}
            </text>
          </g>
        ) : (
          <g key={colour}>
            <circle className={endBarred} cx={x} cy={y} r="11" />
            <text className={numberBarred} x={x} y={y} fontSize="12">
              {index + 1}
            </text>
            {barAt === null ? null : (
              <path
                className={bar}
                d={`M${barAt[0] - BAR} ${barAt[1] - BAR}l${2 * BAR} ${2 * BAR}M${barAt[0] + BAR} ${barAt[1] - BAR}l${-2 * BAR} ${2 * BAR}`}
              />
            )}
          </g>
        ),
      )}
      <circle className={here} cx={START[0]} cy={START[1]} r="9" />
      <circle className={hereMiddle} cx={START[0]} cy={START[1]} r="4" />
      <text className={label} x={START[0] - 12} y={START[1] + 26} fontSize="12">
        Twój quiz
      </text>
    </svg>
  );
}
