import { pluralize } from '../words/inflections.ts';
import lists from './other-goods-nouns.json' with { type: 'json' };

const withPlurals = (nouns: readonly string[]): ReadonlySet<string> =>
  new Set(nouns.flatMap((noun) => [noun, pluralize(noun)]));

/**
 * Nouns of things that no fashion shop sells: where one is the head of what is looked for and no
 * garment is named, nothing fits, though words before it may name a color or a material.
 */
export const OTHER_GOODS_NOUNS: ReadonlySet<string> = withPlurals(lists.nouns);

/** After a garment these make another thing of it: "coat rack", "jumper cables", "shoe polish". */
export const COMPOUND_HEADS: ReadonlySet<string> = withPlurals(lists.compoundHeads);
