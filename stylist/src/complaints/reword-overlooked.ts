/** "Ok but you forgot the suit": it was asked for, and nothing was shown for it. */
const OVERLOOKED =
  /^\W*(?:[a-z]+[\s,]+){0,5}?(?:you|u)(?: just| still| totally| completely)? (?:forgot|skipped|missed|ignored|left out)(?: about)? (?:the|my) (?<what>[a-z][a-z -]+)/i;

/** What a message says was overlooked as the wish that it was. */
export const rewordOverlooked = (words: string): string =>
  words.replace(OVERLOOKED, 'show me $<what>');
