import { empty, places } from './Booklet.css.ts';

/** A page on which nothing is stamped yet. Decoration. */
export function EmptyStamps() {
  return (
    <svg className={places} viewBox="0 0 330 96" aria-hidden="true">
      {[48, 165, 282].map((x, index) => (
        <g key={x}>
          <circle className={empty} cx={x} cy="48" r="42" />
          <text x={x} y="54" fontSize="18" textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
