/** Where one sentence ends and the next begins; the point of "$49.50" ends none. */
export const SENTENCE = /(?<=[?!…]|[^\d\s.]\.|\d\.)\s+|\n+/;
export const ASKS_SUM =
  /= ?\?|\b(?:total|cost|costs|come to|comes to|add up|adds up|sum|how much|price)\b/i;
const ASKS =
  /^\W*(?:(?:and|but|also|ok|btw|oh)[ ,]+)*(?:is|are|does|do|can|could|will|would|what|whats|what['’]s|how|hows|which|when)\b/i;
const BETWEEN = /\s*(?:,(?!\d)|;|\band\b)\s*/i;

/** Whether words ask something that no outfit with its sum answers. */
export const isAsked = (text: string): boolean => ASKS.test(text) && !ASKS_SUM.test(text);

/** What a message asks beside what it does, each in its own words; sums are told with every outfit. */
export const questionsIn = (words: string): string[] =>
  words.split(SENTENCE).flatMap((text) => {
    if (ASKS_SUM.test(text)) return text.split(BETWEEN).filter(isAsked);
    return isAsked(text) ? [text] : [];
  });
