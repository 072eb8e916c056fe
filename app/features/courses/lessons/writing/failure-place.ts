/** Where it stands what went wrong, and where the next try is. */
export const FAILURE_PLACE = 'przerwane';
