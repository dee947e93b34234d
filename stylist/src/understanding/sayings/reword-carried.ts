import { typeRole } from '@modiste/lexicon/garment-types';
import type { StyleRequest } from '../../dialogue/dialogue-state.ts';
import { typesOf } from '../../dialogue/types-of.ts';

const ITS = '(?:(?:my|her|his|their|the|a|an|some) )?';
const SMALL_THING =
  '(?:phone|cell|keys?|car keys?|house keys?|wallet|card ?holder|cards?|credit cards?|glasses|sunglasses|lipstick|lip ?balm|lip gloss|cash|passport|tissues|air ?pods|ear ?buds|id|inhaler|metro card)';
const THINGS = String.raw`${ITS}${SMALL_THING}(?:(?:\s*,\s*|\s+)(?:(?:and|&|or|plus) )?${ITS}${SMALL_THING})*`;
/** "She only carries her phone and keys", "just for my phone, wallet and keys", "fits a phone". */
const CARRIES = new RegExp(
  String.raw`[\s,]*\b(?:(?:that|which|it|to|and|but|so) )*(?:(?:she|he|i|we|they)(?:['’]ll| will| can)? )?(?:(?:only|just|mostly|really|basically) )*(?:carr(?:y|ies)|needs? (?:to (?:fit|hold|carry) )?|(?:big|large) enough for|fits?|holds?|takes?|brings?|has (?:room|space) for|for|with (?:room|space) for) (?:(?:only|just) )*${THINGS}(?: (?:in it|around|with (?:me|her|him)|and nothing else|only|really))*(?=\s*(?:[,.;!?]|$|\b(?:under|below|in|for|but|so|and|max|around|not)\b))`,
  'gi',
);
const SMALL_BAG =
  /\b(?:(?:a|an|some|the) )?(?:(?:really|very|super|nice|cute) )*(?:small|little|tiny|mini|compact) (?:hand)?(?:bag|purse)s?\b|\b(?:a )?(?:hand)?(?:bag|purse)s? (?:that (?:is|['’]s) |thats )?not (?:too |so |that )?(?:huge|big|large|bulky)\b/gi;
const BAG = /\b(?:a |an |some |the )?(?:hand)?(?:bag|purse)s?\b/i;
/** What holds no more than that. */
const SMALL_KINDS = 'crossbody bags, clutches or belt bags';

const looksForBags = (request: StyleRequest | null): boolean =>
  typesOf(request?.wishes ?? []).some((type) => typeRole(type) === 'bag');

/** What somebody carries, as the kinds of bags that hold just that. It is not looked for itself. */
export function rewordCarried(text: string, request: StyleRequest | null): string {
  const isOfBags = BAG.test(text) || looksForBags(request);
  if (!isOfBags) return text;
  const rest = text.replaceAll(CARRIES, '').replaceAll(SMALL_BAG, 'a bag');
  if (rest === text) return text;
  return BAG.test(rest) ? rest.replace(BAG, SMALL_KINDS) : `${SMALL_KINDS}${rest}`;
}
