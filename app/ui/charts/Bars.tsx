// Amounts as bars, each with its name and figure in words: growth, shares, counts.
import type { ReactNode } from 'react';
import { bar, figureText, row, rows as list, track } from './Bars.css.ts';
import { caption, figure as frame, filled, note } from './chart.css.ts';

type Bar = {
  name: string;
  /** At least 0, on the same scale as the other bars. */
  value: number;
  /** As people read it: '+24%', '13 900 zł'. */
  figure: string;
};

type BarsProps = {
  title: string;
  rows: readonly Bar[];
  /** Where the scale ends; the largest value, unless another chart is to be compared with. */
  max?: number;
  /** Where the figures come from. */
  source: ReactNode;
};

export function Bars({
  title,
  rows,
  max = Math.max(1, ...rows.map(({ value }) => value)),
  source,
}: BarsProps) {
  return (
    <figure className={frame}>
      <figcaption className={caption}>{title}</figcaption>
      <ul className={list}>
        {rows.map(({ name, value, figure }) => (
          <li key={name} className={row}>
            <span>{name}</span>
            <span className={figureText}>{figure}</span>
            {/* The words above say the same. */}
            <svg className={bar} aria-hidden="true">
              <title>{`${name}: ${figure}`}</title>
              <rect className={track} width="100%" height="100%" rx="6" />
              <rect className={filled} width={share(value, max)} height="100%" rx="6" />
            </svg>
          </li>
        ))}
      </ul>
      <p className={note}>{source}</p>
    </figure>
  );
}

function share(value: number, max: number): string {
  return `${Math.min(100, Math.max(0, (100 * value) / max))}%`;
}
