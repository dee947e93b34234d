import type { Item } from '@modiste/contract/entities/item';
import { findType } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { isNamedBy } from '../references/shown-outfits.ts';

const OPENS =
  '^\\W*(?:(?:ok|okay|and|but|so|pls|please|maybe|actually|hm+|can|could|would|will|you|u|i|we|rather|just|also)[ ,]+)*';
const ENDS = '(?: instead| please| pls| too| tho| though| maybe| for me)*\\s*[?.!]*$';
const THE = '(?:the |those |these |that |my |its )';
const WORDS = "[a-z][a-z' -]*?";

/** "Make the shoes white", "navy for the jacket", "the shoes in white", "shoes should be white". */
const OF_PIECE: readonly RegExp[] = [
  new RegExp(
    `${OPENS}(?:make|have|get|turn|change|swap|switch|do|want|prefer|like)(?: me)? ${THE}(?<piece>${WORDS}) (?:to be |be |to |into |in |a |for )*(?<look>${WORDS})${ENDS}`,
    'i',
  ),
  new RegExp(
    `${OPENS}(?:go )?(?:with )?(?<look>${WORDS}) (?:for|on|as) ${THE}(?<piece>${WORDS})${ENDS}`,
    'i',
  ),
  new RegExp(
    `${OPENS}(?:with )?${THE}?(?<piece>${WORDS}) (?:in|should be|must be|has to be|have to be|could be|be|needs to be|need to be) (?:a )?(?<look>${WORDS})${ENDS}`,
    'i',
  ),
];
/** "Can you do it in velvet?" asks for others, and not of a piece. */
const WHOLE_IN =
  /^\W*(?:(?:ok|and|but|so)[ ,]+)*(?:can|could) (?:you|u|i|we) (?:please )?(?:do|get|have|make|see|show(?: me)?) (?:it|that|this|them|these|those|everything)(?: all)? in (?<look>[a-z][a-z -]*?)(?: instead| please| pls| too)*\s*[?.!]*$/i;

/** "Is that dress gonna be too hot for june?" changes nothing. */
const ASKS_IF =
  /^\W*(?:(?:ok|okay|and|but|so|hm+|wait)[ ,]+)*(?:is|are|isn['’]?t|aren['’]?t|will|won['’]?t|was|were|does|do)\b(?!.*\binstead\b)/i;

const LOOKS: ReadonlySet<string> = new Set(['color', 'material', 'pattern', 'attribute']);

const isLook = ({ role, concepts }: QueryReading): boolean =>
  role === 'wanted' && concepts.length > 0 && concepts.every(({ kind }) => LOOKS.has(kind));

const saysLooks = (words: string): boolean => {
  const { readings, words: loose } = understandQuery(words);
  return readings.length > 0 && readings.every(isLook) && loose.length <= words.split(' ').length;
};

/** The kind of garment that words name and nothing else. */
function kindIn(words: string): string | null {
  const { readings } = understandQuery(words);
  const [concept, ...others] = readings.flatMap(({ concepts }) => concepts);
  return others.length === 0 && concept?.kind === 'type' ? concept.id : null;
}

/**
 * What is said of the look of one piece of the outfits on the screen, as a change of that piece: "white
 * shoes instead".
 */
export function rewordPieceLooks(text: string, outfits: readonly (readonly Item[])[]): string {
  if (ASKS_IF.test(text)) return text;
  const whole = WHOLE_IN.exec(text)?.groups?.look;
  if (whole !== undefined && saysLooks(whole)) return `in ${whole}`;
  for (const pattern of OF_PIECE) {
    const { piece = '', look = '' } = pattern.exec(text)?.groups ?? {};
    const kind = kindIn(piece);
    if (kind === null || !saysLooks(look)) continue;
    const isThere = outfits.flat().some((item) => isNamedBy([kind], item));
    const noun = findType(kind)?.plural.toLowerCase();
    // "Midi or maxi skirt" would be a maxi skirt alone.
    if (isThere && / or /i.test(look)) return `${piece} instead, ${look}`;
    return isThere ? `${look} ${piece} instead` : `swap the ${piece} for ${look} ${noun ?? piece}`;
  }
  return text;
}
