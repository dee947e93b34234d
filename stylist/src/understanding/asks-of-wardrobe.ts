import type { Message } from './message.ts';

const HOW_MANY =
  /\bhow many (?:\w+ ){0,3}(?:do|does|should|would|will|can) (?:i|we|he|she|one|they|people|someone|a (?:person|man|woman|guy|girl)|you (?=need|own|pack|bring)) ?(?:really |actually |even )?(?:need|own|have|pack|bring|take|buy|get)\b/i;
const NEED_SO_MANY =
  /\bdo (?:i|we|you) (?:really|actually|even|honestly)? ?need (?:so many|that many|\d{1,2}|two|three|four|five|six|seven)\b/i;

const FOR_SO_LONG =
  /\bhow many (?:\w+ ){1,4}for (?:a|an|one|two|three|four|five|six|seven|ten|the|my|\d{1,2}) (?:long )?(?:days?|nights?|weeks?|weekend|months?|trip|vacation|holiday)\b/i;

/** Whether a number of pieces is asked about: "how many shirts do I need for a week?" */
export const asksForCount = (text: string): boolean =>
  HOW_MANY.test(text) || NEED_SO_MANY.test(text) || FOR_SO_LONG.test(text);

const PART =
  '(?:bust|boobs|chest|hips|butt|belly|stomach|tummy|thighs|shoulders|arms|legs|torso|neck|calves|waist|middle)';
const SHAPE =
  '(?:short(?:er)?|long(?:er)?|big|large|small|full|fuller|flat|huge|broad|wide|thick|thin|no)';
const FOR = new RegExp(
  `\\b(?:for|on|with|if i have|i have|i['’]ve got|hides?|flatters?) (?:(?:my|a|the|someone|people|women|men|guys|girls|with|really|very|who have|pretty) )*(?:${SHAPE} ${PART}|short (?:girls?|guys?|women|men|people)|belly|tummy|stomach|pear|apple|hourglass|curvy)\\b`,
  'i',
);
const MY = new RegExp(`\\bmy ${PART} (?:is|are|['’]s)\\b`, 'i');
const OF_SIZES = /\b(?:sizes?|runs?|room|fits?|tight|loose|sleeves|length)\b/i;

/** Whether a figure is spoken of, and no size: "better for short legs", "my boobs are big". */
export const speaksOfFigure = (text: string): boolean =>
  (FOR.test(text) || MY.test(text)) && !OF_SIZES.test(text);

/** "Anything more personal" asks for others, where no listing tells how personal a piece is. */
const MORE_OF =
  /^\W*(?:(?:do you have|got|have you got|is there|show me|ok|and|hmm+)[ ,]+)*(?:anything|something|some|ones?) (?:that(?:['’]s| is) )?(?:a (?:bit|little) )?(?:more|less) [a-z-]+\W*$/i;
export const asksForMoreOfUnknown = ({ text, understood }: Message): boolean =>
  MORE_OF.test(text) && understood.readings.length + understood.comparisons.length === 0;
