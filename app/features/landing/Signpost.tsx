import { tied } from '../../lib/typography.ts';
import { Blaze } from '../../ui/Blaze.tsx';
import { board, boards, caption, face, figure, place, time } from './Signpost.css.ts';

// The steps of one development plan, as the dashboard shows them.
const STEPS = [
  { place: 'Podstawy analizy danych', time: '2 mies.' },
  { place: 'Pierwszy własny projekt', time: '6 tyg.' },
  { place: 'Portfolio i rozmowy o pracę', time: '3 mies.' },
] as const;

/** A plan as a trail's signpost: where to, and how long it takes. */
export function Signpost() {
  return (
    <figure className={figure}>
      <ol className={boards}>
        {STEPS.map((step) => (
          <li className={board} key={step.place}>
            <div className={face}>
              <Blaze colour="red" />
              <span className={place}>{tied(step.place)}</span>
              <span className={time}>{step.time}</span>
            </div>
          </li>
        ))}
      </ol>
      <figcaption className={caption}>
        {tied('Przykład: plan rozwoju na czerwonym szlaku „Analityk\u00a0danych”.')}
      </figcaption>
    </figure>
  );
}
