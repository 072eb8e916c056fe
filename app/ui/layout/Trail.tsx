// A way with its stops, the walked part drawn through: what is done, where one is, what lies ahead.
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../text/Icon.tsx';
import { directions, labels, marks, note as noteStyle, stop, walked, ways } from './Trail.css.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

export type TrailStop = { name: string; state: keyof typeof marks; note?: ReactNode };

type TrailProps = {
  stops: readonly TrailStop[];
  /** 'row' needs the room of a tablet; on a phone it is a column. */
  direction?: keyof typeof directions;
};

const SPOKEN: Record<TrailStop['state'], string> = {
  done: 'Zrobione: ',
  here: 'Teraz: ',
  ahead: 'Potem: ',
};

export function Trail({ stops, direction = 'column' }: TrailProps) {
  return (
    <ol className={directions[direction]}>
      {stops.map(({ name, state, note }) => (
        <li key={name} className={classNames(stop, ways[direction], state === 'done' && walked)}>
          <span className={marks[state]}>{state === 'done' ? <Icon name="check" /> : null}</span>
          <span className={labels[state]}>
            <VisuallyHidden>{SPOKEN[state]}</VisuallyHidden>
            {name}
            {note === undefined ? null : <span className={noteStyle}>{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
