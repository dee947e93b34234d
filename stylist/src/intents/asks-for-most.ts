/** "What is the lightest wool one?", "the cheapest one that is warm". */
const ASKS_WHICH =
  /^\W*(?:(?:and|so|ok|okay|but|then|now|hm+|thanks|give me|i want|i'd like|i'll take|tell me) )*(?:(?:what|which|whichever)(?:[’']?s)?(?: (?:one|ones|is|are|of (?:these|those|them)))* )?(?:the )?(?:(?:most|least) \w+|\w{2,}est)\b(?: [\w-]+){0,3}? (?:one|ones|of (?:these|those|them|the \w+ ones))\b(?! (?:made|called|lined|like|available|in stock|come|comes))/i;

/** "What's the stretchiest?" */
const ASKS_ALONE =
  /^\W*(?:(?:and|so|ok|okay|but|then|now|hm+) )*(?:what|which)(?:['’]?s)?(?: (?:one|ones|is|are))* the (?:(?:most|least) \w+|\w{3,}est)\W*$/i;

/**
 * Whether words ask which of several things is the most of something, and not something about it or
 * for other things: "is the cheapest one lined?" does not, nor does "show me the cheapest coats".
 */
export const asksForMost = (words: string): boolean =>
  ASKS_WHICH.test(words) || ASKS_ALONE.test(words);
