// What the desk's form offers, in hours.

/** How long a switch may last. */
export const SWITCH_HOURS = [1, 4, 12, 24, 72, 168, 720] as const;

/** From now until it begins. */
export const SWITCH_DELAYS = [0, 1, 6, 24, 72] as const;
