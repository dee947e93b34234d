import { listOf } from '../tokens.ts';

const setOf = (list: string): ReadonlySet<string> => new Set(listOf(list));

/** What follows is not wanted. */
export const NEGATORS = setOf(
  'not, no, without, non, except, excluding, minus, never, isnt, arent, dont, avoid, nothing, hate, wo, exclude',
);
/** What follows is wanted less of than there is. */
export const LESSENERS = setOf('less, fewer');
/** Before "but" they negate. */
export const ANYTHING = setOf('anything, everything, any, all');
/** They carry a negation on to the next phrase. */
export const JOINERS = setOf('or, nor');
/** They may stand between a negator and what it negates. */
export const INTENSIFIERS = setOf(
  'a, an, any, the, too, very, so, really, in, made, of, with, want, be',
);
/** After these a second garment is company, not what is looked for. */
export const CONTEXT_WORDS = setOf(
  'with, for, under, over, match, matching, on, goes, beneath, underneath, w',
);

/** Words that carry nothing to search for. */
export const STOP_WORDS = setOf(
  'a, an, the, for, with, in, on, of, and, or, nor, to, at, by, from, as, is, are, be, it, its, im, i, my, me, mine, we, our, us, you, your, that, this, these, those, some, any, what, which, who, where, how, can, could, would, should, will, do, does, have, has, had, want, wants, wanted, need, needs, looking, look, looks, like, love, show, find, search, searching, get, give, buy, buying, shop, shopping, please, something, anything, stuff, things, thing, good, nice, best, great, really, very, so, too, just, only, also, but, if, then, than, there, here, wear, wearing, worn, go, goes, going, match, matching, one, ones, pair, pairs, color, colour, colors, colours, colored, coloured, size, sizes, price, priced, prices, gift, gifts, present, someone, person, people, outfit, outfits, clothes, clothing, apparel, item, items, product, products, options, ideas, suggestions, recommend, made, kind, type, etc, w, hi, hello, hey, thanks, style, styled, attend, attending, up, out, new, more, less',
);
