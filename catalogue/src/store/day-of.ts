const DAY_MS = 24 * 60 * 60 * 1_000;

/** The day of a moment, counted from 1970. */
export const dayOf = (moment: Date): number => Math.floor(moment.getTime() / DAY_MS);
