const INCH = '(?: ?(?:["”]|-?(?:inch(?:es)?|in)\\b))';
const PART = '(?<part>chest|waist)';
const SIZE = '(?<size>[2-5]\\d)(?!\\d|[.x]\\d| ?cm|\\s*%)';
/** "Chest 42", "my waist is 34", "chest size of 42". */
const PART_FIRST = new RegExp(
  `\\b(?:(?:my|his|a|the) )?${PART}(?: (?:size|measures?|measurement))?(?: (?:is|of|at))?:? ${SIZE}${INCH}?(?! ?(?:chest|waist)\\b(?!:? (?:is )?\\d))`,
  'gi',
);
/** "A 42 inch chest", "42 chest". */
const PART_LAST = new RegExp(
  `(?<![\\d.$])\\b(?:(?:an?|size) )*${SIZE}${INCH}?[- ]${PART}\\b(?!:? (?:is )?\\d)`,
  'gi',
);
/** "42 chest 34 waist": two of them without anything between. */
const PAIR = new RegExp(
  `(?<!\\b(?:chest|waist)(?: is)? )\\b(?:(?:an?|size) )*${SIZE}${INCH}?[- ]${PART}(?= [2-5]\\d${INCH}?[- ](?:chest|waist)\\b)`,
  'gi',
);
const ofSize = (...found: readonly unknown[]): string => {
  const { size, part } = Object(found.at(-1));
  return part.toLowerCase() === 'chest' ? `size ${size} chest` : `${size} waist`;
};

/** Measures of a chest and a waist, each in the words of a size: "chest 42 waist 34" is "size 42 chest, 34 waist". */
export const rewordMeasures = (words: string): string =>
  words
    .replaceAll(PAIR, ofSize)
    .replaceAll(PART_LAST, ofSize)
    .replaceAll(PART_FIRST, ofSize)
    .replaceAll(/(?<=size \d\d chest)(?= \d\d waist)/g, ',');
