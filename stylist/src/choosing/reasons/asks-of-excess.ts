const TOO_DRESSY =
  /\btoo (?:much|fancy|formal|dressy|dressed up|smart|flashy|extra|bridal)\b|\bover ?dressed\b|\bover the top\b|\bextra for\b/;
const TOO_PLAIN = /\btoo (?:casual|plain|relaxed|simple|basic|informal)\b|\bunder ?dressed\b/;
/** Places where nobody dresses up. */
const EASY_GOING =
  /\b(?:back ?yard|potluck|house party|dive|pub|bbq|barbecue|cookout|picnic|brunch|movies?|park|errands|school|class|concert|bowling|beach|everyday|daily|coffee|zoo|game|campus)\b/;

/** In which direction a question fears that a piece is wrong; null where it asks no such thing. */
export function excessAsked(asked: string): 'dressy' | 'plain' | null {
  const words = asked.toLowerCase();
  if (TOO_PLAIN.test(words)) return 'plain';
  return TOO_DRESSY.test(words) ? 'dressy' : null;
}

const LEVELS = [
  [0.75, 'formal'],
  [0.6, 'dressy'],
  [0.45, 'smart without being formal'],
  [0.25, 'casual'],
  [0, 'relaxed'],
] as const;

/** How dressed up something is, from 0 to 1, in a word. */
export const dressinessWord = (level: number): string =>
  LEVELS.find(([from]) => level >= from)?.[1] ?? 'relaxed';

export const isEasyGoing = (words: string): boolean => EASY_GOING.test(words.toLowerCase());

const BY_FORM =
  /^\W*(?:(?:and|but|so|ok|hm+|hmm|honestly|wait|or)[ ,]+)*(?:is|are|isn['’]?t|aren['’]?t|will|would|wouldn['’]?t|does|do|am|could|might|too \w+(?: \w+)? for|wont|won['’]?t)\b/i;

/** "Would they be too much for an office", "too formal for a first date?": a question, and no wish. */
const OF_MONEY =
  /\b(?:cheap\w*|price[sd]?|money|budget|expensive|cost\w*|pay|spend|dollars|bucks|total)\b|\$/i;

export const isExcessQuestion = (asked: string): boolean =>
  !OF_MONEY.test(asked) &&
  excessAsked(asked) !== null &&
  (asked.includes('?') || BY_FORM.test(asked)) &&
  !/^\W*too \w+\W*$/i.test(asked);

/** "They", "these": what is asked of all that is shown. */
export const asksOfSeveral = (asked: string): boolean =>
  /\b(?:they|these|those|them|any of|either of|all of)\b/i.test(asked);
