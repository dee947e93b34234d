import { capitalize } from '../speech/join-words.ts';
import type { Found } from '../stylist.ts';
import { countKinds } from './name-found.ts';

const CHOOSING = [
  'Choosing the best of them.',
  'Picking the ones that suit you best.',
  'Reading what each of them is made of.',
  'Sorting out my favorites.',
  'Weighing them up.',
  'Taking a closer look at each.',
] as const;

/** One short line to read while the choice is being made. */
export function announceFound({ candidates, total, dropped, outfits, state }: Found): string {
  const choosing = CHOOSING[state.said.length % CHOOSING.length] ?? CHOOSING[0];
  const noun = state.request?.outfit?.set === undefined ? 'outfit' : 'set';
  if (outfits.length > 1) return `Putting ${outfits.length} ${noun}s together.`;
  if (outfits.length === 1) return `Putting ${noun === 'set' ? 'a' : 'an'} ${noun} together.`;
  if (candidates.length === 0) return 'Nothing matches so far.';
  const count = Math.max(total, candidates.length);
  const found = capitalize(countKinds(candidates, count));
  if (dropped !== null)
    return `No exact matches. ${found} come close.`.replace(
      /^(.*)One (.*) come close/,
      '$1One $2 comes close',
    );
  return count === 1 ? `${found} matches.` : `${found} match. ${choosing}`;
}
