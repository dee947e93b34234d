import type { Translate, Translation, Turn } from '../../stylist.ts';

/**
 * One step of understanding a message: answers it, or hands it on to the steps after it, as it is or said
 * otherwise, and may add to what these make of it.
 */
export type Step = (turn: Turn, next: Translate) => Promise<Translation>;

/** Takes a message through the steps in their order; what none of them answers comes to the last. */
export const inSteps = (steps: readonly Step[], last: Translate): Translate =>
  steps.reduceRight<Translate>((next, step) => (turn) => step(turn, next), last);

/** Hands a message on as another one. */
export const restated =
  (restate: (turn: Turn) => Turn): Step =>
  (turn, next) =>
    next(restate(turn));

/** Hands a message on in other words. */
export const reworded =
  (reword: (turn: Turn) => string): Step =>
  (turn, next) =>
    next({ ...turn, words: reword(turn) });

/** Adds to what the later steps made of a message. */
export const completed =
  (complete: (made: Translation, turn: Turn) => Translation): Step =>
  async (turn, next) =>
    complete(await next(turn), turn);

/** Answers a message where it can. */
export const answered =
  (answer: (turn: Turn) => Translation | null): Step =>
  async (turn, next) =>
    answer(turn) ?? next(turn);
