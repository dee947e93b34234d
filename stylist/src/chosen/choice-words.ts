import { listOf } from '@modiste/lexicon/tokens';
import { understandQuery } from '@modiste/lexicon/understand-query';

const setOf = (list: string): ReadonlySet<string> => new Set(listOf(list));
const SUBJECTS = setOf(
  'i, we, she, he, they, you, u, me, my, im, ill, id, it, its, that, thats, this, them, those, these, there, us, lets, let, all, of, is, are, am, be, was, will, would, shall, ll, d, do, did, does, have, has, to, the, a, then, so, just, please, pls, ok, okay, k, yes, yeah, yep, yup, sure, right, well, hm, hmm, oh, ooh, aww, omg, wow, and, now, too, also, as, really, very, super, actually, definitely, think, guess, honestly, one, ones, for, with, on, in, lol, haha, thanks, thank, cheers, great, good, cool, alright, fine, nah, no, instead, rather, maybe, said, still, here, go, after, both, already, can, may, have, wait, hang, down, me, into, nicely, tho, though, only, by, at, from, pair, man, babe, dear, mate, quite, totally, say, ah, hey, hi, come, might, could, s, m',
);
/** Said of what is bought. */
export const TAKES = setOf(
  'take, taking, took, get, getting, buy, buying, bought, keep, keeping, choose, choosing, chose, chosen, pick, picking, picked, order, ordering, having, going, sold, done, deal, mine, winner, settled, decided, want, grab, grabbing, convinced, committed, yours, purchase, reserve, sorted, need, wins, win, stick, sticking, prefer, swap, set, bag, add, basket, cart, final, choice, pop, put',
);
/** Said of what is liked. */
export const LIKES = setOf(
  'like, liked, love, loved, adore, happy, perfect, lovely, gorgeous, beautiful, pretty, cute, nice, fab, fabulous, stunning, amazing, ideal, brilliant, sweet, excellent, wonderful, favourite, favorite, best, looks, look, grown, sounds, sensible, obsessed, dream, spot, comfy, comfortable, cozy, cosy, chic, elegant, classy, sick, dope, neat, fun, tempting, wow, tops, exactly, it, works, better, great',
);
/** "More my budget" likes it. */
export const SUITS =
  /\b(?:more|totally|really|exactly|definitely|so|just) (?:in )?(?:my|our) (?:budget|price range|range|style|speed|thing|vibe|taste|cup of tea)\b/i;
/** Said of what stays while something else is asked for, whether or not it is bought. */
export const KEEPS = setOf('keep, keeping');
export const WISHED = setOf('want, need, like, love, get, buy');
export const REFUSES = setOf(
  'between, versus, vs, compare, torn, not, none, dont, cant, wont, isnt, arent, doesnt, never, hate, ugly, neither, without, but, unless, if, or, than, too, similar, like, cheaper, what, which, how, why, who, where, when, whats, hows',
);
/** "With the rain shell, what boots look best" takes none. */
export const ASKS_WHICH =
  /\b(?:what|which) [a-z]+ (?:look|looks|go|goes|work|works|fit|match|is|are|do|would)\b/i;
export const DROPS = setOf(
  'drop, forget, remove, cancel, skip, lose, scrap, ditch, scratch, unpick, off, out',
);
/** Said of what is to be looked for. */
export const SHOWS = setOf('show, see, find');
export const ADDS = setOf('also, too, another, both, plus, second, as');

/** How likely the network must find it that a sentence takes something. */
export const TAKING_MIN = 0.45;
export const TAKING_SURELY = 0.7;

/**
 * What is refused or looked for beside a piece is no more about that piece: "the chinos are nice, no joggers
 * please", "the second, and I need shoes".
 */
export const SENTENCE =
  /(?<=[?!;]|[^\d\s.]\.|\d\.)\s+|(?:\.{2,}|…|\n)\s*|,\s*(?=no (?!thanks?\b|thank you\b|wait\b|need\b|way\b|problem\b)[a-z]+)|,?\s+(?:and|but|also|plus|n)\s+(?=i (?:also |still )*(?:need|want) (?!it\b|that\b|this\b|the\b|them\b|one\b|to\b)[a-z])/i;
/** Where a new thought begins that is no more about the piece. */
export const NEXT =
  /^[\s,]*(?:(?:and|but|so|then|ok|also|now|plus)[\s,]+)*(?:(?:also|now|what|whats|what['’]s|which|how|hows|(?:does|do|is|are|can|could|would|will|has|have|had) (?:it|they|he|she|the|you|u|i|that|this|these|those|we|there)|got (?:an?|any|it)|show|find|need|i need|i also|i want|have you|got any|any|with|a|an|some|put|make|total|add (?!it|that|this|them|to|one|those|these)[a-z]+)\b)/i;
export const PICKS_ORDER = /\b(?:can|could|may|might) (?:i|we)\b.*\b(?:get|have|take|buy|order)\b/i;
export const ASKS =
  /^\W*(?:(?:and|but|so|ok|okay|well)[ ,]+)*(?:what|whats|which|how|hows|why|who|where|is|are|does|do|did|will|would|should|shall|can|could|has|have|was)\b/i;
/** What turns the mere name of a piece into a decision: "yes the second", "that one then". */
export const SETTLES =
  /\b(?:yes|yeah|yep|yup|definitely|deal|final(?:ly)?|it is|thats? the one|that['’]s the one)\b/i;
/** The same, where nothing is said of liking it. */
export const SETTLES_BARE = /\b(?:please|pls|then)\b/i;
/** "Need size L", said of what was just chosen. */
export const NEEDS_SIZE =
  /^\W*(?:i |and )*(?:(?:need|want|take|wear|am|usually)\b ?)+(?:it |them )?(?:in )?(?:an? )?size /i;
/** "In a 14", said last of what is taken. */
export const IN_SIZE_LAST =
  / in (?:an? |the )?(?:size )?(?<size>\d{1,2}(?:\.5)?|[sml]|x{1,3}[sl]|\dxl?|small|medium|large)(?: (?:please|pls|then|thanks))*\W*$/i;
/** "I didn't say I take it", "not buying yet": the shopper never chose. */
export const CHOSE_NOT =
  /\b(?:i|im|ive|i['’](?:m|ve)|we|who)\b[^.?!,]*?(?:\b(?:did(?: not|n['’]?t)|never|have(?: not|n['’]?t)|has(?: not|n['’]?t)|am not|was(?: not|n['’]?t)|not)\b|(?<=\bwho) )(?:(?! (?:the|a|an|in|with|for)\b)[^.?!,])*?\b(?:tak(?:e|ing)|took|buy(?:ing)?|bought|choos(?:e|ing)|chose|chosen|pick(?:ed|ing)?|order(?:ed|ing)?|decid(?:e|ed|ing)|settled?|want(?:ed)?(?= (?:it|that|this|them)\b))(?: (?:on|for))?(?: (?:it|that|this|them|those|one|anything|any|yet|the \w+(?: \w+)?))*(?: (?:yet|lol|haha|though|tho|only|just|ask\w*|now))*\W*$/i;
export const CHANGES =
  /\b(?:swap|change|replace|without|but|except|instead of|only (?:really )?(?:like|love)|make it|add|put|no|not|i have|i own)\b/i;
/** What is named behind these takes the place of what was named before. */
export const CORRECTS = /^\W*(?:(?:oh|ok|hm+)\W+)*(?:no+|nope|nah|wait|actually|sorry)\b/i;
/** "Shoes that go with the second" takes none. */
export const GOES_WITH = /(?<!\b(?:that|which|they|it|both|all) )\bgo(?:ing)? (?:for|with)\b/i;
/** "I'll have the first"; "I have the first" tells of what the shopper owns. */
export const WILL_HAVE =
  /\b(?:will|ill|can|could|would|may|let me|id|d) (?:just |also |i |we )*have\b/i;

export const isFiller = (word: string): boolean => SUBJECTS.has(word);
export const hasAny = (words: readonly string[], set: ReadonlySet<string>): boolean =>
  words.some((word) => set.has(word));

/** "Also a bag" looks for one. */
const seeksNew = (text: string): boolean =>
  /\b(?:an?|another|some|any)\b/i.test(text) && understandQuery(text).types.length > 0;

/** Whether text says nothing beside the choice. */
export const isIdle = (text: string): boolean =>
  !seeksNew(text) &&
  text
    .toLowerCase()
    .split(/\W+/)
    .every((word) => word === '' || isFiller(word) || TAKES.has(word) || LIKES.has(word));
