import { isKindOf } from '@modiste/lexicon/refine-type';
import { isOn, narrowest, type ReadClause, typesOf } from './list-clause.ts';
import type { ListEdit } from './list-edit.ts';

/** "A denim jacket is not a rain jacket", "is no raincoat". */
const IS_NOT =
  /\b(?:is|are)(?: (?:really|just|definitely|hardly))* (?:not|no|hardly)\b|\b(?:is|are|ai)n['’]?t\b/;
/** "Won't help in the rain", "is useless when it's wet", "won't keep me dry". */
const NOT_DRY =
  /\b(?:not|no|hardly|isn['’]?t|aren['’]?t|wo['’]?n['’]?t|won['’]?t|doesn['’]?t|don['’]?t|does not|will not|can['’]?t|useless|pointless|rubbish|soaked|soak|bad)\b[^.?!]*\b(?:rain|showers?|wet|dry|waterproof|water[- ]?(?:resistant|repellent))\b|\b(?:soaked|soak through|drenched)\b/;
const ASKS =
  /^\W*(?:(?:and|but|so|ok)\s+)*(?:is|are|will|would|does|do|can|could|should|how|what|which)\b|\?/;

/** A piece of a list that is found wanting, and the kind that it should have been. */
export interface Minded {
  /** Kinds that the piece is called by, by lexicon id. */
  types: readonly string[];
  /** What it is not: a rain jacket. */
  wanted: string;
}

/**
 * What a clause finds wanting of a piece on the list, so that "swap it" speaks of that: "a denim jacket
 * is not a rain jacket". Null where it finds nothing wanting.
 */
export function mindedIn(clause: ReadClause, onList: readonly string[]): Minded | null {
  const { text } = clause;
  if (ASKS.test(text)) return null;
  const named = narrowest(typesOf(clause));
  const there = named.filter((type) => isOn(onList, type));
  const isRain = (type: string): boolean =>
    isKindOf(type, 'rain-jacket') || isKindOf(type, 'raincoat');
  const old = there.find((type) => !isRain(type));
  if (old === undefined) return null;
  const other = named.find((type) => type !== old && !isOn(onList, type));
  if (other !== undefined && IS_NOT.test(text)) return { types: [old], wanted: other };
  return NOT_DRY.test(text) ? { types: [old], wanted: 'rain-jacket' } : null;
}

const WHY = '(?:why|how come|wtf|wth|seriously|srsly|omg|wow|whoa|lol|excuse me|hold on|wait what)';
const APPALLED =
  '(?:are you (?:kidding|joking|serious|mad|crazy)|kidding me|no way|insane|crazy|ridiculous|a joke|steep|fortune|rip[- ]?off|overpriced|way too|too much|an arm and a leg|expensive|pricey|dear|costly|bonkers|robbery|\\?{2,}|!{2,}|\\?!)';
const PRICE = '(?:\\$ ?\\d{2,4}|\\d{2,4} ?(?:dollars?|bucks|usd|\\$)?)';
/** "Why are there 240 dollar loafers", "loafers for 240 are you kidding me", "they cost a fortune". */
const MINDS_PRICE = [
  new RegExp(`\\b${WHY}\\b.*(?:${PRICE}|\\b(?:expensive|pricey|dear|costly|overpriced)\\b)`),
  new RegExp(`${PRICE}.*${APPALLED}`),
  /\b(?:costs?|is|are|s|was|were)\b.*\b(?:a fortune|an arm and a leg|a rip[- ]?off|robbery|overpriced|ridiculous(?:ly)? (?:expensive|price)|insane(?:ly)? (?:expensive|price))\b/,
];

/** A piece on the list that is minded for what it costs gives way to one for less; null where none is. */
export function priceMinded(clause: ReadClause, onList: readonly string[]): ListEdit | null {
  if (!MINDS_PRICE.some((pattern) => pattern.test(clause.text))) return null;
  const types = narrowest(typesOf(clause)).filter((type) => isOn(onList, type));
  return types.length === 0
    ? null
    : { kind: 'swap', types, itemId: null, wish: { words: '', isCheaper: true } };
}
