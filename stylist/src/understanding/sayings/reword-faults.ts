import { colorOfWord } from '@modiste/lexicon/colors';
import { typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
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
const fault = (words: string): RegExp =>
  new RegExp(`\\b${WHAT}${MUCH}(?:${words})\\b(?! enough)`, 'i');

const STIFF = fault(
  'stiff|stuffy|uptight|starchy|corporate|buttoned[- ]up|office[- ]?y|businessy|prim|conservative',
);
const DULL = fault('boring|bland|dull|blah|plain|basic|samey|safe|drab|vanilla');
/** "Too much beige, boring": said by itself among other faults. */
const DULL_ALONE =
  /(?<=^|[,.;!] ?)(?:(?:it['’]?s|its|theyre|they['’]?re|all|just|kinda|bit) )*(?:boring|bland|dull)(?=\s*(?:[,.;!]|$))/i;
const GIRLY = fault('girly|girlish|feminine|frilly|fussy|twee|cutesy|princessy');
/** "These look too thin" says as much without its subject. */
const LOOKS =
  /^\W*(?:(?:hm+|ok|but|ew|ugh|no|nah)[ ,.!]+)*(?:these|those|they|it|that|this|all of (?:it|them))(?: all)? (?:looks?|seems?|feels?) (?=(?:(?:way|a bit|a little|far|much|kinda|so|just) )*too )/i;
const SHINY = fault('shiny|sparkly|glittery|blingy|flashy');
const CLUNKY = fault('clunky|bulky|chunky');
const REVEALING = fault('revealing|skimpy|bare|sexy|low[- ]cut');
/** "These look cheap" asks for no lower price. */
const LOOKS_CHEAP =
  /\b(?:(?:these|those|they|it|that|this|all of (?:it|them))(?: all)? )?(?:looks?|feels?|seems?) (?:(?:a bit|so|too|very|really|kinda|pretty) )*(?:cheap|tacky|low quality)\b/i;
/** "None in white?" asks for white ones. */
const NONE_IN =
  /^\W*(?:(?:and|but|so|ok|oh|hm+|what)[ ,]+)*(?:no|none|nothing|not one|not any|no \w+) in (?<look>[a-z]+(?: [a-z]+)?)\s*\?+\W*$/i;
const FLIMSY = fault('flimsy|papery');
/** "Is it too stiff?" asks. */
const ASKS =
  /^\W*(?:is|are|was|will|would|does|do|can|could|should|am|how|what|why|which|isn['’]?t|aren['’]?t)\b/i;

/** "Darker" is said of the colors of an outfit. */
const SHADED =
  /^\W*(?:(?:make it|make them|can (?:you|u|it|they) (?:be|make it)|something|anything|all|a bit|a little|much|even|but|and|go|now|ok)[ ,]+)*(?<shade>dark|bright)er(?: colou?rs?| ones?| please| pls| overall)*\W*$/i;

/** "Something darker" are other outfits than those on the screen. */
const SOMETHING = /\b(?:something|anything)\b/i;

/** "Something to throw over it" is worn over what is shown. */
const OVER =
  /\b(?:something|anything|smth|sth|somthing|a layer|a top layer)\b[^.?!,]*?\b(?:(?:throw|put|wear|slip|pop|chuck|pull)(?: on)? over(?: (?:it|that|this|them|those|the top|top|my \w+))?|to go over(?: (?:it|that|this|them|the top))?|over (?:it|that|this|the top))\b/i;

const OVER_NAMED =
  /\b(?:something|anything|smth|sth|somthing|a layer)\b[^.?!,]*?\b(?:to )?(?:go|wear|throw|put|slip)(?: on)? over (?:an? |my |the |some )(?<what>[a-z-]+(?: [a-z-]+)?)/i;

/** "Something to go over a crop top" is worn over what is named. */
function rewordOverNamed(text: string): string {
  const match = OVER_NAMED.exec(text);
  const types = understandQuery(match?.groups?.what ?? '').types;
  const layer = match === null ? null : layerOver(types);
  return match === null || layer === null ? text : text.replace(match[0], `show me ${layer}`);
}

/** What is worn over a piece, by its role: swimwear has nothing warm over it. */
function layerOver(types: readonly string[]): string | null {
  const roles = new Set(types.map(typeRole));
  if (types.some((type) => isKindOf(type, 'swim-trunks'))) return 'a linen shirt for the beach';
  if (roles.has('swim') && !roles.has('top')) {
    return 'a cover-up or kimono or linen shirt for the beach';
  }
  if (roles.has('one-piece') || roles.has('sleep')) return 'a cardigan or light jacket';
  if (roles.has('top') || roles.has('bottom')) return 'a cardigan or jacket';
  if (roles.has('mid-layer')) return 'a coat or jacket';
  return null;
}

const COLORED =
  "(?:that|this|it|these|those|they|thats|its|theyre)(?:['’]?s|['’]?re| is| are| looks?)?";
/** "That's not red, that's burgundy" wants red all the same. */
const NOT_COLOR = new RegExp(
  `^\\W*(?:(?:but|hm+|no|nah|ugh|wait|sorry|um+)[ ,.]+)*${COLORED} not (?:really |even |quite )?(?<wanted>[a-z]+)[,.;!]*(?: but| and)? ?(?:${COLORED} )?(?:more (?:of an? |like )?)?(?<other>[a-z]+)\\W*$`,
  'i',
);

const isColor = (word: string): boolean => colorOfWord(word) !== null;

function rewordColor(text: string): string {
  const { wanted = '', other = '' } = NOT_COLOR.exec(text)?.groups ?? {};
  return isColor(wanted) && isColor(other) ? `in ${wanted}, not ${other}` : text;
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
  const { look = '' } = NONE_IN.exec(text)?.groups ?? {};
  if (isColor(look)) return `in ${look}`;
  const colored = rewordColor(text);
  if (colored !== text) return colored;
  const said = isOutfits ? text : rewordOverNamed(text);
  const shaded = isOutfits
    ? said.replace(SHADED, SOMETHING.test(said) ? 'in $<shade> colors' : '$<shade>er')
    : said;
  const livelier = isOutfits ? 'something in bright colors' : 'show me others, less plain';
  return shaded
    .replace(LOOKS, '')
    .replace(STIFF, isOutfits ? 'more casual' : 'softer')
    .replace(LOOKS_CHEAP, isOutfits ? 'dressier' : 'more expensive')
    .replace(SHINY, 'nothing shiny')
    .replace(CLUNKY, 'show me others, not chunky')
    .replace(REVEALING, isOutfits ? 'nothing revealing' : '$&')
    .replace(FLIMSY, 'too thin')
    .replace(GIRLY, 'show me others, nothing girly')
    .replace(DULL, livelier)
    .replace(DULL_ALONE, livelier);
}
