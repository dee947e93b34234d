import { typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';

/** What stands on the screen when a fault is found with it. */
export interface Shown {
  /** The types of all that is shown, by their lexicon ids. */
  types: readonly string[];
  isOutfits: boolean;
}

const MUCH =
  '(?:(?:(?:way|far|much|so|just|all|a (?:bit|little)|kinda|kind of|really|very|pretty|super|quite|rather|bit) )*(?:too|so|very|really|super|pretty|kinda|(?:a )?bit) )';
const WHAT =
  "(?:(?:that|this|it|they|those|these|thats|its|theyre|everything|all of (?:it|them))(?:['’]?s|['’]?re| is| are| all| looks?| feels?| seems?)* )?";
const fault = (words: string): RegExp => new RegExp(`\\b${WHAT}${MUCH}(?:${words})\\b(?! enough)`, 'i');

const STIFF = fault('stiff|stuffy|uptight|starchy|corporate|buttoned[- ]up|office[- ]?y|businessy|prim|conservative');
const DULL = fault('boring|bland|dull|blah|plain|basic|samey|safe|drab|vanilla');
/** "Is it too stiff?" asks. */
const ASKS = /^\W*(?:is|are|was|will|would|does|do|can|could|should|am|how|what|why|which|isn['’]?t|aren['’]?t)\b/i;

/** "Something to throw over it" is worn over what is shown. */
const OVER =
  /\b(?:something|anything|smth|sth|somthing|a layer|a top layer)\b[^.?!,]*?\b(?:(?:throw|put|wear|slip|pop|chuck|pull)(?: on)? over(?: (?:it|that|this|them|those|the top|top|my \w+))?|to go over(?: (?:it|that|this|them|the top))?|over (?:it|that|this|the top))\b/i;

/** What is worn over a piece, by its role: swimwear has nothing warm over it. */
function layerOver(types: readonly string[]): string | null {
  const roles = new Set(types.map(typeRole));
  if (roles.has('swim')) return 'a cover-up or kimono or light shirt';
  if (roles.has('one-piece') || roles.has('sleep')) return 'a cardigan or light jacket';
  if (roles.has('top')) return 'a cardigan or jacket';
  if (roles.has('mid-layer')) return 'a coat or jacket';
  return null;
}

const namesKind = (text: string): boolean => understandQuery(text).types.length > 0;

/**
 * The fault that is found with what is shown, as the way to go on: outfits that are too stiff are to be
 * more casual, pieces softer; what is boring is to have more of a print; and what is thrown over a
 * swimsuit is a cover-up.
 */
export function rewordFaults(text: string, { types, isOutfits }: Shown): string {
  const layer = isOutfits || namesKind(text.replace(OVER, '')) ? null : layerOver(types);
  if (layer !== null && OVER.test(text)) return text.replace(OVER, `show me ${layer}`);
  if (ASKS.test(text)) return text;
  return text
    .replace(STIFF, isOutfits ? 'more casual' : 'softer')
    .replace(DULL, isOutfits ? 'something more colorful' : 'show me others, less plain');
}

