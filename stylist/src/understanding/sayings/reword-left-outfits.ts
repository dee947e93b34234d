import { understandQuery } from '@modiste/lexicon/understand-query';

const TALK = String.raw`(?:(?:nah|no|nope|ok|okay|actually|hm+|well|wait|you know what|please|pls|let['’]?s|can (?:we|you))[\s,.!]+)*`;
const WHOLE = String.raw`(?:(?:the|that|this|those|these|an?|any|all|whole|more|full)\s+)*(?:outfits?|looks?)(?:\s+(?:idea|ideas|stuff|thing|things|now|then|though|anymore|any more|for now|altogether|at all))*`;
/** "Forget the outfit", "I don't want an outfit": whole outfits are not looked for any more. */
const LEAVES = new RegExp(
  String.raw`^\W*${TALK}(?:(?:forget|never ?mind|nvm|scrap|skip|drop|ditch|scratch|leave)(?: about)?|(?:i|we) (?:really )?(?:don['’]?t|do not) (?:really |actually |even )?(?:want|need)|no need for|no more|enough (?:of|with)) ${WHOLE}\s*(?:[,.;:!–-]+|\b(?=(?:and|but|just|only|i|show|give|find)\b))\s*`,
  'i',
);
const ASKS =
  /^(?:(?:and|but|so|now|then|please|pls|just|only|really|all|i|we|i['’]?m|i['’]?d|i['’]?ll|can|could|you|want|need|like|would|looking for|look for|show|find|give|get|me|take|let['’]?s see|see)[\s,]+)+/i;
const OF_OUTFITS = /\b(?:outfits?|looks?)\b/i;

/**
 * "Forget the outfit, I need a belt" looks for belts from now on, and for no outfit with one. Where
 * no kind of garment is asked for in its place, the words stay as they are.
 */
export function rewordLeftOutfits(text: string): string {
  const left = LEAVES.exec(text)?.[0];
  const rest = left === undefined ? '' : text.slice(left.length).replace(ASKS, '');
  const namesKind = understandQuery(rest).types.length > 0;
  return namesKind && !OF_OUTFITS.test(rest) ? `only ${rest}` : text;
}
