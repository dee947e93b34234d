import type { Token } from '../../words/tokens.ts';

const SMALL: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  hundreds: 100,
  thousand: 1000,
  grand: 1000,
};
const ARTICLES: ReadonlySet<string> = new Set(['a', 'couple', 'few']);

/** Before a small number these make it a price or a size. */
const BEFORE: ReadonlySet<string> = new Set(
  'under,over,below,above,than,around,about,between,to,max,maximum,size,sizes,sz,uk,us,eu,least,most,budget,spend,womens,mens'.split(
    ',',
  ),
);
const AFTER: ReadonlySet<string> = new Set(
  'dollars,dollar,bucks,buck,pounds,pound,euros,euro,quid,rupees,usd,year,years,yr,max,tops'.split(
    ',',
  ),
);
/** After a number these count parts: "two piece", "three quarter", "five pocket". */
const COUNTED: ReadonlySet<string> = new Set(
  'piece,pieces,pack,quarter,way,shoulder,tone,button,buttons,pocket,pockets,toed,strap,straps,tier,pairs,pair,stripe,stripes,one,size'.split(
    ',',
  ),
);

/** What tells of money around a number that is said aloud. */
const SPOKEN_BEFORE: ReadonlySet<string> = new Set(
  'under,over,below,above,than,around,about,max,maximum,least,most,budget,spend,to,between,and,like,for,only,up'.split(
    ',',
  ),
);
const SPOKEN_AFTER: ReadonlySet<string> = new Set(
  'dollars,bucks,pounds,euros,quid,usd,max,tops'.split(','),
);
/** "Two fifty dollar shirts" are two shirts, and "one twenty year old" is a person. */
const NOT_SPOKEN_AFTER: ReadonlySet<string> = new Set(
  'dollar,buck,pound,euro,year,years,yr,percent,inch,inches,hundred,thousand'.split(','),
);

/** "2 hundred": a figure that only counts hundreds or thousands. */
function figureBefore(tokens: readonly Token[], at: number): number | undefined {
  const word = tokens[at]?.word ?? '';
  return /^\d{1,2}$/.test(word) && isScale(tokens, at + 1) ? Number(word) : undefined;
}

/** Whether a word is part of a number. */
export const isNumberWord = (word: string): boolean => isPlain(word) || word in SCALES;

interface Run {
  to: number;
  value: number;
}

/** "Two fifty", "one-twenty": hundreds of money as they are said aloud, or null. */
function spokenAt(tokens: readonly Token[], from: number): Run | null {
  const [first, second] = [tokens[from]?.word ?? '', tokens[from + 1]];
  const hundreds = SMALL[first] ?? 0;
  const run = second?.afterBreak === false ? numberAt(tokens, from + 1) : null;
  if (hundreds < 1 || hundreds > 9 || run === null || run.value < 10 || run.value > 99) return null;
  const [before, after] = [tokens[from - 1]?.word ?? '', tokens[run.to]?.word ?? ''];
  const isMoney = SPOKEN_AFTER.has(after) || SPOKEN_BEFORE.has(before);
  const isCounted = NOT_SPOKEN_AFTER.has(after) || COUNTED.has(after);
  return isMoney && !isCounted ? { to: run.to, value: hundreds * 100 + run.value } : null;
}

/** "Half a grand", "half a hundred". */
function halfAt(tokens: readonly Token[], from: number): Run | null {
  const [half, a, scale] = [from, from + 1, from + 2].map((at) => tokens[at]?.word ?? '');
  const value = SCALES[scale ?? ''];
  return half === 'half' && a === 'a' && value !== undefined
    ? { to: from + 3, value: value / 2 }
    : null;
}

/** The number that begins at a token, or null. */
function numberAt(tokens: readonly Token[], from: number): Run | null {
  let [total, part, at, isNamed] = [0, 0, from, false];
  for (; at < tokens.length; at += 1) {
    const token = tokens[at];
    const word = token?.word ?? '';
    if (token === undefined || (at > from && token.afterBreak)) break;
    const scale = SCALES[word];
    const plain = TENS[word] ?? SMALL[word] ?? figureBefore(tokens, at);
    if (scale !== undefined) {
      const isCounted = AFTER.has(tokens[at + 1]?.word ?? '');
      if (!isNamed && part === 0 && at === from && !isCounted) return null;
      part = Math.max(1, part) * scale;
      [total, part] = scale === 1000 ? [total + part, 0] : [total, part];
    } else if (plain !== undefined) {
      const isTaken = part % 100 !== 0 && !(part % 10 === 0 && plain < 10);
      if (isTaken) break;
      part += plain;
    } else if (at === from && ARTICLES.has(word) && isScale(tokens, at + 1)) {
      part = word === 'a' && tokens[at + 1]?.word !== 'couple' ? 1 : 2;
      if (tokens[at + 1]?.word === 'couple') at += 1;
    } else if (word === 'and' && part >= 100 && isRemainder(tokens, at + 1)) continue;
    else if (word === 'of' && part > 0 && isScale(tokens, at + 1)) continue;
    else break;
    isNamed = true;
  }
  const value = total + part;
  return isNamed && value > 0 && at > from ? { to: at, value } : null;
}

/** "And fifty" belongs to the hundred before; "and two hundred" is a number of its own. */
const isRemainder = (tokens: readonly Token[], at: number): boolean =>
  isPlain(tokens[at]?.word) && !isScale(tokens, at + 1) && !isScale(tokens, at + 2);

const isPlain = (word = ''): boolean => word in TENS || word in SMALL;
const isScale = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]?.word ?? '';
  return word in SCALES || (word === 'couple' && (tokens[at + 1]?.word ?? '') in SCALES);
};

function isMeant(tokens: readonly Token[], from: number, { to, value }: Run): boolean {
  const [before, after] = [tokens[from - 1]?.word ?? '', tokens[to]?.word ?? ''];
  if (COUNTED.has(after)) return false;
  // "What about one with pockets" asks for a garment.
  if (value === 1 && to - from === 1) return AFTER.has(after) || before === 'size';
  const isAsked = BEFORE.has(before) || AFTER.has(after);
  // "Fifty for a wallet".
  if (value >= 20 && after === 'for') return true;
  return value >= 20 ? value >= 100 || isAsked || to - from > 1 || isRange(tokens, to) : isAsked;
}

/** "Fifty to eighty" is a range, "fifty shades" a title. */
const isRange = (tokens: readonly Token[], to: number): boolean =>
  tokens[to]?.word === 'to' && isPlain(tokens[to + 1]?.word);

/**
 * Numbers in words as figures, with their places: "two hundred bucks", "size ten".
 * @param options.isAmount Whether an amount is told: then "eighty" is one from 20 on, whatever stands around it.
 */
export function numbersInWords(
  tokens: readonly Token[],
  { isAmount = false }: { isAmount?: boolean } = {},
): { start: number; end: number; word: string }[] {
  const found: { start: number; end: number; word: string }[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const spoken = spokenAt(tokens, at) ?? halfAt(tokens, at);
    const run = spoken ?? numberAt(tokens, at);
    const [first, last] = [tokens[at], tokens[(run?.to ?? 0) - 1]];
    if (run === null || first === undefined || last === undefined) continue;
    if (spoken !== null || (isAmount && run.value >= 20) || isMeant(tokens, at, run)) {
      found.push({ start: first.start, end: last.end, word: String(run.value) });
    }
    at = run.to - 1;
  }
  return found;
}
