import { hash } from 'node:crypto';

const UINT32_VALUES = 2 ** 32;

/** A number from 0 up to 1 that looks like chance, the same for the same text. */
export const shareOf = (text: string): number =>
  hash('sha256', text, 'buffer').readUInt32BE() / UINT32_VALUES;

/** How far chance may move what stands at the end of a list towards its beginning. */
const CHANCE = 0.15;

/** The list in another order for each seed, in which what stands first tends to stay in front. */
export const leanForward = <One>(
  list: readonly One[],
  seed: string,
  keyOf: (one: One) => string,
): One[] =>
  list
    .map((one, at) => ({
      one,
      place: at / list.length + CHANCE * shareOf(`${seed} ${keyOf(one)}`),
    }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one);
