import { typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import {
  asksForFewer,
  DROPS,
  isOn,
  type ListScene,
  narrowest,
  type ReadClause,
  SWAPS,
  typesOf,
  wishOf,
} from './list-clause.ts';
import type { ListEdit, SwapWish } from './list-edit.ts';
import { kindsNotWorn } from './trip-words.ts';

export const OWNS =
  /\b(?:have|own|got)\b.*\balready\b|\b(?:already|i|we)\b.*\b(?:have|own|got|ve got|has)\b(?!.*\b(?:left|to)\b)|\bat home\b/;
const ADDS =
  /\b(?:add|also|plus|include|throw in|put (?:in|on)|need|needs|forgot|missing|want|with|one more|another pair|more|and)\b/;
const IS_TO_BE = /\b(?:make|have|get|want|can|could|should|prefer|in|be)\b/;
/** "Swap a top for a dress": the first gives way to the second. */
const IN_PLACE = /\b(?:swap|change|replace|switch|exchange|trade)\b.+\b(?:for|with|by|to|into)\b/;

/** "Sandals instead of the loafers": the second gives way to the first. */
const INSTEAD_OF =
  /\b(?:instead of|rather than|in place of|rather .+ than|prefer .+ (?:to|over))\b/;
/** "Still got loafers in there" wants them gone. */
const STILL = /\bstill (?:got|have|has|see|there|includes?|lists?|shows?|full of)\b/;

/** Whether a kind is named before the first pause: "still got loafers, I want sandals". */
const namesFirst = ({ text, understood: { readings } }: ReadClause, type: string): boolean =>
  readings.some(
    ({ words, concepts }) =>
      concepts.some(({ kind, id }) => kind === 'type' && id === type) &&
      (text.split(/[,;.]/)[0] ?? '').includes(words.toLowerCase()),
  );

/** "I don't do dresses", "I hate skirts": said of the kind, and of no one piece. */
const NEVER =
  /\b(?:i|she|he|we)(?: really| just| absolutely)? (?:don['’]?t|do not|never|hate|can['’]?t|cannot|won['’]?t)(?: (?:do|wear|like|stand|own|ever|really|wearing|walk in))*(?: any)? (?!the\b|that\b|those\b|these\b|this\b|need\b|want\b|have\b|take\b|bring\b|pack\b)[a-z-]+(?:,? (?:or|and) [a-z-]+)*\W*(?:at all|ever|anymore|lol|tbh|sorry|pls|please)?\W*$/;
/** "I only wear dresses and skirts" leaves trousers and shorts at home. */
const ONLY_WEARS = /\b(?:i|she|he)(?:['’]?m)? (?:only|just|always|exclusively) (?:ever )?wears?\b/;
/** A price is that of a piece on the list where it is pointed at, or puts right what was understood. */
const OF_PIECE = /\b(?:meant|mean|the|those|that|my|instead)\b/;

/** "Go with the loafers" takes those that are on the list, and adds no others. */
const SETTLES =
  /^\W*(?:(?:ok|okay|yes|so|then|alright|i['’]?ll|i will|let['’]?s|lets|i['’]?m|im) )*(?:go|going|stick|sticking|stay) with (?:the|those|these|that|my) [^?.!]*[.!]?\s*$/;

/** Of who only wears some kinds: what of the lower half they do not wear. */
function onlyWears(types: readonly string[]): ListEdit | null {
  const left = kindsNotWorn(types);
  return left.length === 0 ? null : { kind: 'never', types: left };
}

/** "With skirts instead of jeans": what goes, and of what comes that which is worn in its place. */
function insteadOf({ understood: { readings } }: ReadClause, wish: SwapWish): ListEdit | null {
  const typesAs = (isGone: boolean): string[] =>
    readings
      .filter(({ role }) => (role === 'negated') === isGone)
      .flatMap(({ concepts }) => concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])));
  const [gone, next] = [narrowest(typesAs(true)), narrowest(typesAs(false))];
  const [old] = gone;
  const isSameUse = (one: string): boolean => typeRole(one) === typeRole(old ?? '');
  const type = next.find(isSameUse) ?? next[0];
  return old === undefined || type === undefined
    ? null
    : { kind: 'swap', types: gone, itemId: null, wish: { ...wish, type } };
}

/** What a clause does with pieces that it names. */
export function editOfPieces(clause: ReadClause, scene: ListScene): ListEdit | null {
  const { text } = clause;
  const types = typesOf(clause);
  const [type] = types;
  if (type === undefined) return null;
  const there = types.filter((one) => isOn(scene.types, one));
  if (SETTLES.test(text) && there.length > 0) return { kind: 'settle', types: there };
  if (NEVER.test(text)) return { kind: 'never', types };
  if (ONLY_WEARS.test(text)) return onlyWears(types);
  const wish = wishOf(clause);
  const instead = INSTEAD_OF.test(text) ? insteadOf(clause, wish) : null;
  if (instead !== null) return instead;
  const isDrop = DROPS.test(text);
  const still = STILL.test(text) ? there.filter((one) => namesFirst(clause, one)) : [];
  const isSwap = SWAPS.test(text) || wish.than !== undefined;
  if (still.length > 0 && !isSwap) {
    const next = narrowest(types).find((one) => !there.includes(one));
    if (next === undefined) return { kind: 'drop', types: still, itemId: null, isOwned: false };
    return { kind: 'swap', types: still, itemId: null, wish: { ...wish, type: next } };
  }
  if (asksForFewer(clause) && there.length > 0) return { kind: 'less', types: there };
  const isLeft = /\bleave\b.*\b(?:at )?home\b/.test(text);
  if (OWNS.test(text) && !isSwap && !isLeft)
    return { kind: 'drop', types, itemId: null, isOwned: true };
  if (isDrop && !isSwap) return { kind: 'drop', types, itemId: null, isOwned: false };
  if (isSwap && there.length > 0 && !/\b(?:add|another pair|one more)\b/.test(text)) {
    const [first, second] = narrowest(types);
    if (first !== undefined && second !== undefined && IN_PLACE.test(text)) {
      return { kind: 'swap', types: [first], itemId: null, wish: { ...wish, type: second } };
    }
    const next = narrowest(types).find((one) => !there.includes(one));
    const isOther =
      next !== undefined && (INSTEAD_OF.test(text) || /\b(?:for|by|with|to|into)\b/.test(text));
    return {
      kind: 'swap',
      types: there,
      itemId: null,
      wish: isOther ? { ...wish, type: next } : wish,
    };
  }
  const isChanged = wish.words !== '' || wish.isCheaper;
  if (isChanged && there.length > 0 && IS_TO_BE.test(text) && !/\badd\b/.test(text)) {
    return { kind: 'swap', types: there, itemId: null, wish };
  }
  // "Pajamas under 50": the price is that of the piece, and not of all of it.
  const isSpokenOf = types.some((one) => isKindOf(scene.focusType ?? '', one));
  if (wish.most !== undefined && (isSpokenOf || OF_PIECE.test(text))) {
    if (there.length > 0) return { kind: 'swap', types: there, itemId: null, wish };
    return { kind: 'add', types: narrowest(types), words: wish.words, most: wish.most };
  }
  const isMissing = there.length === 0 && isSwap && /\b(?:the|that|those|my)\b/.test(text);
  if (wish.isCheaper || isMissing) {
    return { kind: 'swap', types: there.length > 0 ? there : types, itemId: null, wish };
  }
  if (!ADDS.test(text) || clause.text.includes('?')) return null;
  const { words, most } = wish;
  return { kind: 'add', types: narrowest(types), words, ...(most !== undefined && { most }) };
}
