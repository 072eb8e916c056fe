// Where the trail ends for now: what is being written, and beneath it one true thing after another.
import { here, note as noteStyle, now as nowStyle } from './Here.css.ts';

export function Here({ now, notes }: { now: string; notes: readonly string[] }) {
  return (
    <div className={here}>
      <p className={nowStyle}>{now}</p>
      {notes.map((note) => (
        <p className={noteStyle} key={note}>
          {note}
        </p>
      ))}
    </div>
  );
}
