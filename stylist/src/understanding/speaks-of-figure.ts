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
