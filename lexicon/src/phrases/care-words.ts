import { listOf, type Token, tokenize } from '../words/tokens.ts';

const setOf = (list: string): ReadonlySet<string> => new Set(listOf(list));

/** How hot: of a wash, and of no garment. */
const HEAT = setOf('warm, cool, hot, cold, lukewarm');
/** What is done to a garment so that it stays as it is. */
const TREATED = setOf(
  'wash, washing, washed, washable, rinse, rinsed, iron, ironed, ironing, tumble, launder, laundered, soak',
);
/** These may stand between the treatment and how it is done: "iron inside out on warm". */
const BETWEEN = setOf(
  'in, on, at, a, it, only, by, hand, machine, dry, with, if, needed, inside, out, gentle, delicate, cycle, or, up, to',
);
const TREATED_NEXT = setOf(
  'wash, washing, iron, ironing, rinse, water, cycle, tumble, hand, machine, setting, heat',
);
/** "Dry flat", "lay flat to dry" is no flat heel. */
const LAID = setOf('dry, dried, lay, laid, reshape');
const TONES = setOf('dark, darks, light, lights, bright, brights, white, whites, black, similar');
/** "Wash with dark colors": what goes into the machine with it. */
const LAUNDRY = setOf(
  'colors, colours, color, colour, separately, clothes, items, things, laundry',
);

/** The words of its clause before a token, the nearest first. */
function before(tokens: readonly Token[], at: number): string[] {
  const words: string[] = [];
  for (let step = at; step > 0 && tokens[step]?.afterBreak !== true; step -= 1) {
    words.push(tokens[step - 1]?.word ?? '');
  }
  return words;
}

const after = (tokens: readonly Token[], to: number): string => {
  const next = tokens[to];
  return next === undefined || next.afterBreak ? '' : next.word;
};

/** Whether the nearest word that says anything is one of these. */
const follows = (words: readonly string[], heads: ReadonlySet<string>): boolean =>
  heads.has(words.find((word) => heads.has(word) || !BETWEEN.has(word)) ?? '');

/**
 * Whether a word tells how a garment is cared for, as a label does, and nothing of what it is like:
 * the warm of "machine wash warm", the flat of "dry flat", the dark of "wash with dark colors".
 * "A washable warm coat" is both.
 */
export function isOfCare(tokens: readonly Token[], from: number, to: number): boolean {
  const word = tokens[from]?.word ?? '';
  const next = after(tokens, to);
  if (HEAT.has(word)) {
    const isLast = next === '' || BETWEEN.has(next) || TREATED_NEXT.has(next) || next === 'and';
    return TREATED_NEXT.has(next) || (isLast && follows(before(tokens, from), TREATED));
  }
  if (word === 'flat') return LAID.has(before(tokens, from)[0] ?? '');
  return TONES.has(word)
    ? (LAUNDRY.has(next) || LAUNDRY.has(tokens[to - 1]?.word ?? '')) &&
        follows(before(tokens, from), TREATED)
    : false;
}

const MAY_BE_OF_CARE = /\b(?:warm|cool|hot|cold|flat|dark|light|bright|white|black)/i;

/** A text without the words that tell how it is cared for: "Machine wash, inside out". */
export function withoutCareWords(text: string): string {
  if (!MAY_BE_OF_CARE.test(text)) return text;
  const tokens = tokenize(text);
  const cared = tokens.filter((_, at) => isOfCare(tokens, at, at + 1));
  return cared
    .toReversed()
    .reduce((left, { start, end }) => `${left.slice(0, start)}${left.slice(end)}`, text);
}
