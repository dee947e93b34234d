/** Objections that ask for what plainer words ask for as well: to know why, to pay less, to see others. */
const LEAD = String.raw`^\W*(?:(?:ok|okay|but|and|so|um+|hm+|well|sorry|honestly|tbh|wait|no|nah|ugh+|lol|bro|dude)[\s,.!]+)*`;
const THESE =
  '(?:this|that|these|those|it|them|(?:the|this|that) (?:first|second|third|last|1st|2nd|3rd)(?: one)?)';
const DO_NOT_SEE =
  "(?:i (?:(?:really|just|still) )*(?:don['’]?t|dont|do not|can['’]?t|cant) (?:(?:really|even|quite) )*(?:get|understand|see)(?: it)?(?: (?:why|how|what)))";
const OBJECTS =
  '(?:overpriced|not worth (?:it|the money|the price|that much|\\$?\\d+)|(?:a )?(?:total |complete )?rip[- ]?off|(?:daylight|highway) robbery|way too (?:much|steep|pricey|dear)|(?:a )?(?:bit|little|tad|touch) (?:pricey|steep|dear|expensive|much)(?: for (?:what (?:it|this|that) is|that|me))?|(?:pricey|steep|expensive|a lot) for what (?:it|this|that) is|not worth)';

const PLAIN: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `${LEAD}${DO_NOT_SEE} (?:${THESE}|they|the pieces|the (?:second|first|third) outfit)(?: (?:things|pieces|all|one))?(?: (?:would|should|do|does|are|is|supposed to|even|actually|meant to))* (?:go(?:es)?|match(?:es)?|work(?:s)?|belong)(?: (?:together|with each other))?\\W*$`,
      'i',
    ),
    'why these together?',
  ],
  [
    new RegExp(
      `${LEAD}(?:does|do|would|how (?:does|do|would|is|are)) (?<which>the (?:first|second|third) (?:one|outfit|look)|${THESE}|they|everything) (?:(?:even|really|actually|supposed to|meant to|possibly) )*(?:match|go together|work together|go with each other)\\W*$`,
      'i',
    ),
    'why $<which> together?',
  ],
  [
    new RegExp(
      `${LEAD}(?:${DO_NOT_SEE}|why|why on earth|how come|what makes you think|why (?:do|would) (?:you|u) think)(?: (?:are|r|do|did|would|have|is))?(?: (?:you|u|ur|i))?(?:['’]?d)?(?: (?:keep|even|think|would|should|be|have))* (?:show(?:ed|ing|n)?|giv(?:e|en|ing)|gave|suggest(?:ed|ing)?|recommend(?:ed|ing)?|pick(?:ed|ing)?|lik(?:e|ing)|want(?:ing)?|wear(?:ing)?)(?: me| to me)? ${THESE}(?: (?:ones?|stuff|things|to me))?\\W*$`,
      'i',
    ),
    'why this one?',
  ],
  [
    new RegExp(
      `${LEAD}(?:(?:${THESE}|they|that)(?:['’]?s|['’]?re| is| are| seems?| looks?| feels?)? )?(?:(?:so|really|totally|just|a bit|way|all|kinda|honestly) )*${OBJECTS}\\W*$`,
      'i',
    ),
    'too expensive',
  ],
];

/** The plain words of an objection that is no fault of a piece: "not worth it" is too expensive; else null. */
export function plainObjection(words: string): string | null {
  const said = words.replaceAll('’', "'");
  const found = PLAIN.find(([pattern]) => pattern.test(said));
  return found === undefined ? null : said.replace(...found);
}
