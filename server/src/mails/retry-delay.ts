const FIRST_S = 10;
const LONGEST_S = 600;
/** Apart from each other, so that a server which comes back is not run over. */
const SPREAD = 0.2;

/** How long a mail waits after so many attempts: twice as long each time, ten minutes at most. */
export function retryDelayS(attempts: number, random = Math.random()): number {
  const delayS = Math.min(LONGEST_S, FIRST_S * 2 ** Math.min(attempts - 1, 10));
  return Math.round(delayS * (1 - SPREAD + 2 * SPREAD * random));
}
