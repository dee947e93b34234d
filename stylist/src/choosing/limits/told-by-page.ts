import type { Item } from '@modiste/contract/entities/item';
import { listOf } from '@modiste/lexicon/tokens';
import { readItemFacts } from '../../facts/item-facts.ts';
import { recordSays } from '../../facts/record-says.ts';
import type { Speech } from '../../speech/speech.ts';
import type { Found } from '../../stylist.ts';
import { sentenceTelling } from '../needs/page-tells.ts';
import type { Wish } from '../reasons/wish.ts';

/** How many of the wishes that only pages tell of the page of this item tells. */
export const countTold = (item: Item, { ofPage }: Pick<Wish, 'ofPage'>): number =>
  ofPage.filter((words) => sentenceTelling(item, words) !== null).length;

/** Items whose pages tell what was asked for before those whose pages are silent; else in their order. */
export function toldFirst(items: readonly Item[], wish: Wish): readonly Item[] {
  if (wish.ofPage.length === 0) return items;
  return items
    .map((item) => ({ item, told: countTold(item, wish) }))
    .toSorted((one, other) => other.told - one.told)
    .map(({ item }) => item);
}

/** What a listing says in so many words or not at all; how soft or light a piece is can be judged. */
const STATED_ONLY: ReadonlySet<string> = new Set(
  listOf(
    'hypoallergenic, arch-support, non-slip, steel-toe, moisture-wicking, packable, anti-odor, uv-protection, polarized, reflective, seamless, removable-pads, machine-washable, second-hand, vegan, anti-fog, photochromic',
  ),
);

/** Features that were asked for and that nothing found has by its record, in the shopper's words. */
const unstated = (pieces: readonly Item[], { details }: Wish): string[] =>
  details
    .filter(({ concepts }) => concepts.some(({ id }) => STATED_ONLY.has(id)))
    .filter(({ concepts }) =>
      pieces.every((item) =>
        concepts.every((concept) => recordSays(readItemFacts(item), concept) !== 'yes'),
      ),
    )
    .map(({ words }) => words);

/** What was asked for just now that no page of what was found tells. */
export function tellUntold(
  { candidates, outfits, state }: Found,
  wish: Wish,
  speech: Speech,
): string {
  const pieces = outfits.length > 0 ? outfits.flat() : candidates;
  const before = state.earlier.at(-1)?.wishes ?? [];
  const isNew = (words: string) => before.every((wish) => wish.words.toLowerCase() !== words);
  // What a record files under one word, as pockets, the search has told of.
  const filed = new Set(
    (state.request?.wishes ?? []).flatMap(({ concepts }) =>
      concepts.length > 1 ? concepts.map(({ id }) => id) : [],
    ),
  );
  const ofPage = wish.ofPage.filter(
    (words) => !filed.has(words) && pieces.every((item) => sentenceTelling(item, words) === null),
  );
  const untold = [...ofPage, ...unstated(pieces, wish)].filter(isNew);
  if (untold.length === 0 || pieces.length === 0) return '';
  const all = new Intl.ListFormat('en-US').format(untold.map((words) => `“${words}”`));
  return pieces.length === 1
    ? speech.say(`Its page does not mention ${all}.`, `Its page says nothing about ${all}.`)
    : speech.say(
        `None of their pages mentions ${all}, so I can’t promise that.`,
        `I checked their pages for ${all} and found nothing.`,
        `Nothing on these pages mentions ${all}.`,
      );
}
