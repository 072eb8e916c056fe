import { bar, drawing, today } from './DayBars.css.ts';

const HEIGHT = 30;

type DayBarsProps = { name: string; series: readonly (number | null)[]; most: string };

/** Thirty days as bars, the last of them today; a day without a figure has none. `most`: the tallest, as people read it. The words around
 * it say what matters. */
export function DayBars({ name, series, most }: DayBarsProps) {
  const top = Math.max(1, ...series.map((value) => value ?? 0));
  return (
    <svg
      className={drawing}
      viewBox={`0 0 ${series.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <title>{`${name}: ostatnie ${series.length} dni, najwyżej ${most}`}</title>
      {series.map((value, place) => {
        if (value === null) return null;
        // What happened at all can be seen.
        const height = value === 0 ? 0 : Math.max(1, (value / top) * HEIGHT);
        const isToday = place === series.length - 1;
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a day is its place
            key={place}
            className={isToday ? today : bar}
            x={place + 0.1}
            y={HEIGHT - height}
            width={0.8}
            height={height}
          />
        );
      })}
    </svg>
  );
}
