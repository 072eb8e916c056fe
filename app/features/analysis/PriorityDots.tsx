// Dots with their words: the colour alone says nothing.
import { dots, empty, full, line } from './PriorityDots.css.ts';
import { fullDots, PRIORITY_DOTS, priorityWord } from './priority.ts';

const SPACING = 12;

export function PriorityDots({ priority }: { priority: number }) {
  const count = fullDots(priority);
  return (
    <p className={line}>
      <svg className={dots} viewBox={`0 0 ${PRIORITY_DOTS * SPACING} ${SPACING}`} aria-hidden="true">
        {Array.from({ length: PRIORITY_DOTS }, (_, index) => {
          const isFull = index < count;
          return (
            <circle
              // oxlint-disable-next-line react/no-array-index-key -- a dot is its place
              key={index}
              className={isFull ? full : empty}
              cx={index * SPACING + SPACING / 2}
              cy={SPACING / 2}
              r={isFull ? 4.5 : 3.75}
            />
          );
        })}
      </svg>
      Priorytet {priority}: {priorityWord(priority)}
    </p>
  );
}
