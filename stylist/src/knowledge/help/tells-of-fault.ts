const WENT =
  /\b(?:came|arrived|arrives|showed up|turned up|(?:was|were|got|been) (?:delivered|sent|shipped)|you (?:guys )?sent|i(?:['’]ve| have| just)? (?:got|received|ordered|bought)|my (?:order|package|parcel|delivery))\b/i;
const FAULT =
  /\b(?:broken|broke|ripped|torn|damaged|faulty|defective|defect|stained|a stain|dirty|(?:a|the|with|has|have) holes?|wrong (?:size|colou?r|item|one|thing|dress|shoes|order)|pieces? missing|missing (?:a |an |one |two |some )?(?:button|item|piece|belt)s?|not what i ordered|f[ae]ll(?:s|ing)? apart|came apart|unravel\w*)\b/i;
/** Jeans may be wanted torn, and who asks to see some has no fault to report. */
const LOOKS_FOR = /\b(?:show|find|need|want|looking for|search|do you have|any)\b/i;

/** Whether something that was ordered came broken, dirty, or as another thing: "my order came torn". */
export const tellsOfFault = (words: string): boolean =>
  WENT.test(words) && FAULT.test(words) && !LOOKS_FOR.test(words);
