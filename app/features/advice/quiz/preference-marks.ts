import type { Preference } from '#domain/advice/quiz/answers.ts';

/** The mark of each option of the first step, on a 24 px grid. */
export const PREFERENCE_MARKS: Record<Preference, string> = {
  nature: 'M12 21v-7M12 3l6 8h-3l3.5 5h-13L9 11H6z',
  ambitious: 'M3 20l6.5-11 3.5 5.5L15.5 11 21 20zM9.5 9V3.5l4.5 1.75L9.5 7',
  helping: 'M12 20s-7.5-4.4-7.5-10A4.2 4.2 0 0 1 12 7.5 4.2 4.2 0 0 1 19.5 10c0 5.6-7.5 10-7.5 10z',
  creative: 'M4 20l1-4.5L16.5 4a2 2 0 0 1 3 0l.5.5a2 2 0 0 1 0 3L8.5 19zM14 6.5l3.5 3.5',
};
