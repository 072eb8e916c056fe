import { dayInPoland } from '#domain/platform/calendar-day.ts';
import { Blaze } from '../../../ui/text/Blaze.tsx';
import { day, stamp } from './RoundStamp.css.ts';

/** The stamp that waits in a hut at the end of a way. Decoration: its day stands in words beside it. */
export function RoundStamp({ at }: { at: string }) {
  const [year, month, date] = dayInPoland(Date.parse(at)).split('-');
  return (
    <div className={stamp} aria-hidden="true">
      <Blaze colour="green" />
      <span>Kurs ukończony</span>
      <span className={day}>
        {date}.{month}.{year}
      </span>
    </div>
  );
}
