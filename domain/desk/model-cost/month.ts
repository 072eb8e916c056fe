// The month for which the ceiling of the model's cost holds: the calendar's, in Poland.
import { dayInPoland } from '../../platform/calendar-day.ts';

/** '2026-11' at an instant (epoch ms). */
export function monthInPoland(instantMs: number): string {
  return dayInPoland(instantMs).slice(0, '2026-11'.length);
}
