const WENT =
  /\b(?:came|arrived|arrives|showed up|turned up|(?:was|were|got|been) (?:delivered|sent|shipped)|you (?:guys )?sent|i(?:['’]ve| have| just)? (?:got|received|ordered|bought)|my (?:order|package|parcel|delivery))\b/i;
const FAULT =
  /\b(?:broken|broke|ripped|torn|damaged|faulty|defective|defect|stained|a stain|dirty|(?:a|the|with|has|have) holes?|wrong (?:size|colou?r|item|one|thing|dress|shoes|order)|pieces? missing|missing (?:a |an |one |two |some )?(?:button|item|piece|belt)s?|not what i ordered|f[ae]ll(?:s|ing)? apart|came apart|unravel\w*)\b/i;
/** Jeans may be wanted torn, and who asks to see some has no fault to report. */
const LOOKS_FOR = /\b(?:show|find|need|want|looking for|search|do you have|any)\b/i;

/** Whether something that was ordered came broken, dirty, or as another thing: "my order came torn". */
export const tellsOfFault = (words: string): boolean =>
  WENT.test(words) && FAULT.test(words) && !LOOKS_FOR.test(words);

const COMPLAINS =
  /\b(?:you|u|ya|ur)(?:['’]?re| are| r)? (?:never|don['’]?t|dont|didn['’]?t|didnt|not|won['’]?t|aren['’]?t|arent|can['’]?t) (?:even |really |ever )?(?:listen\w*|hear\w* me|answer\w*|understand\w*|get(?:ting)? (?:me|it)|pay(?:ing)? attention|help\w*)\b|\b(?:are|r) (?:you|u) (?:even )?(?:listening|reading)\b|\b(?:this|you|u)(?:['’]?re| is| are| r)? (?:so |totally |completely )?(?:useless|unhelpful|no help)\b|\bnot what i (?:asked|said|meant)(?: for)?\b/i;

/** Whether a message complains that the stylist does not listen: "you never answer my question". */
export const complainsOfStylist = (words: string): boolean => COMPLAINS.test(words);
