const BELLY =
  '(?:(?:mom|mum|baby|beer|lower|flabby|big|post[- ]?baby) )*(?:belly|tummy|stomach|muffin top|love handles|midsection|middle|gut|pooch|paunch)';
/** "Jeans that don't show my belly", "a top that hides it too". */
const HIDES = new RegExp(
  `\\b(?:(?:that|which|to|and) )?(?:(?:will|would|can|should|really|also) )*(?:don['’]?t|doesn['’]?t|won['’]?t|not|never) (?:show|cling to|hug|squeeze|emphasi[sz]e|highlight|stick to|accentuate) (?:off )?(?:my |the |a |your )?${BELLY}\\b|\\b(?:(?:that|which|to|and) )?(?:(?:will|would|can|should|really|also) )*(?:hid(?:e|es|ing)|cover(?:s|ing)?(?: up)?|conceal(?:s|ing)?|disguis(?:e|es|ing)|mask(?:s|ing)?|flatten(?:s|ing)?|hold(?:s|ing)?(?: in)?|suck(?:s|ing)? in|tuck(?:s|ing)? in|smooth(?:s|ing)?(?: out)?|forgiv(?:e|es|ing) (?:around|on|for)) (?:my |the |a |your )?${BELLY}(?: in)?\\b|\\b${BELLY} (?:control|hiding|friendly|flattering)\\b`,
  'gi',
);
const OF_BOTTOMS = /\b(?:jeans|pants|trousers|leggings|shorts|skirts?|slacks|chinos|joggers)\b/i;
const OF_ALL =
  /\b(?:tops?|shirts?|dress(?:es)?|blouses?|tees?|sweaters?|tunics?|swimsuits?|jackets?)\b/i;
/** "Which one holds in the tummy" is asked of what is shown. */
const ASKS_WHICH = /^\W*(?:(?:and|ok|so|but|hmm)[ ,]+)*(?:which|what|does|do|will|would|is|are)\b/i;

/**
 * What is to be hidden of a figure, as the cut that does it: a high waist, or a loose fit. Nothing is
 * said of the figure itself.
 * @param before Kinds of garments that are being looked for, in words.
 */
export function rewordFigureWishes(text: string, before: string): string {
  if (text.search(HIDES) < 0) return text;
  const isOfBottoms = OF_BOTTOMS.test(text) || (!OF_ALL.test(text) && OF_BOTTOMS.test(before));
  if (ASKS_WHICH.test(text)) return text.replace(HIDES, 'hides my tummy');
  return text
    .replaceAll(HIDES, isOfBottoms ? ', high-waisted' : ', relaxed fit')
    .replaceAll(/ +,/g, ',');
}
