// Billing months as Stripe counts them: the anchor's day and time of day in every month, the last day where a month is shorter.
// Pure; times are epoch seconds, UTC.

export function addMonths(anchor: number, months: number): number {
  const start = new Date(anchor * 1000);
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(start.getUTCDate(), lastDay);
  const midnight = Date.UTC(year, month, day);
  return Math.floor((midnight + (start.getTime() % 86_400_000)) / 1000);
}

/** The first end after `from`, counted from the anchor so that 31 January gives 28 February and then 31 March. */
export function periodEndAfter(anchor: number, from: number): number {
  let months = 1;
  while (addMonths(anchor, months) <= from) months += 1;
  return addMonths(anchor, months);
}
