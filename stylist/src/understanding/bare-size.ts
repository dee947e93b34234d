import { sizesBetween } from '@modiste/lexicon/sizes-between';
import { listOf, tokenize } from '@modiste/lexicon/tokens';

/** A message that says nothing but which size is meant. */
export interface BareSize {
  /** As a query names them: "m", "9.5", "it 42", "32x30". */
  sizes: readonly string[];
  /** Of shoes: "wide" or "narrow". */
  width: string | null;
}

/** What is said around a size without meaning anything else. */
const FILLERS: ReadonlySet<string> = new Set(
  listOf(
    'a, an, size, sizes, sized, sz, in, for, i, ill, id, im, am, is, it, its, my, mine, hers, his, her, him, me, be, was, would, will, he, she, hes, shes, they, theyre, are, wear, wears, wearing, take, takes, need, needs, usually, normally, mostly, always, often, generally, typically, sometimes, probably, maybe, perhaps, possibly, think, guess, say, believe, suppose, about, around, roughly, approximately, um, umm, uh, uhh, hm, hmm, er, well, so, oh, ok, okay, yes, yeah, yep, yup, no, nope, sorry, actually, rather, better, make, that, then, now, just, only, please, pls, plz, thanks, thank, you, ty, fits, fit, best, either, both, between, fluctuate, or, and, to, instead, feet, foot, width, shoe, us, american, extra, not, btw, by, the, way, fyi, also, too, lol, tho, though, neck, collar, range, kinda, like, if, helps',
  ),
);
const LETTERS = /^(?:x{0,4}[sl]|m|[2-4]xl|2xs|[1-3]x|small|medium|large|sm|med|lg|lrg)$/;
const NUMBER = /^(?:\d{1,2}(?:\.5)?[wptrsl]?|\d{2}x\d{2})$/;
const SPELLED: Readonly<Record<string, string>> = { sm: 's', med: 'm', lg: 'l', lrg: 'l' };
const WIDTHS: Readonly<Record<string, string>> = {
  wide: 'wide',
  ee: 'wide',
  eee: 'wide',
  narrow: 'narrow',
};
const SYSTEMS: Readonly<Record<string, string>> = {
  uk: 'uk',
  british: 'uk',
  eu: 'eu',
  eur: 'eu',
  european: 'eu',
  italian: 'it',
  french: 'fr',
};
/** Fewer than four are counted rather than worn: "one for me". */
const NUMBERS = listOf(
  'four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen',
);
const FIRST_NUMBER = 4;

/** "Eight and a half" as "8.5", "7 1/2" as "7.5", "32 by 30" as "32x30", "extra large" as "xl". */
function inFigures(text: string): string {
  const told = NUMBERS.reduce(
    (said, word, number) =>
      said.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), `${number + FIRST_NUMBER}`),
    text.replaceAll(/\bIT (?=\d)/g, 'italian ').toLowerCase(),
  );
  return told
    .replaceAll(/\b(\d{1,2})(?: and a half| ?½| 1\/2)/g, '$1.5')
    .replaceAll(/\b(\d{2})w? ?(?:[x×/]|by) ?(\d{2})l?\b/g, '$1x$2')
    .replaceAll(/^\W*(\d{2})w? (\d{2})l?\W*$/g, '$1x$2')
    .replaceAll(/\b(?:extra|x)[ -](small|large)\b/g, (_, word: string) => `x${word.charAt(0)}`)
    .replaceAll(/\b(?:double|xx)[ -](?:xl|large)\b/g, 'xxl')
    .replaceAll(/\blike (?=an? |size )/g, ' ');
}

/** "She's 12" tells an age; "she's a 12", "she wears 12" and "12" tell a size. */
const TELLS_AGE = /\bs?he(?:['’]?s| is)? (?:about |around |only |just )?\d{1,2}\b/;
/** "8-10" and "m/l" name two. */
const JOINED = /(?<=\b(?:\d{1,2}|x{0,3}[sml]))\s?[-/]\s?(?=(?:\d{1,2}|x{0,3}[sml])\b)/g;
const REPLACED = /\bnot (?:an? |the |in )*(?:size )?(?:\d{1,2}(?:\.5)?|x{0,3}[sml])\b/g;
const SIZES_MAX = 3;
/** "Around 50" and "between 60 and 90" are prices. */
const NEARLY = /\b(?:about|around|roughly|approximately|between)\b/;
const WORN_MAX = 56;
const NEARLY_MAX = 20;

function areWorn(sizes: readonly string[], text: string): boolean {
  const most = NEARLY.test(text) ? NEARLY_MAX : WORN_MAX;
  return sizes.every((size) => !/^\d+(?:\.5)?$/.test(size) || Number(size) <= most);
}

/** Who wears it, where that is told: it is true of every garment then. */
const WEARERS: readonly { find: RegExp; said: string }[] = [
  { find: /\bshe/i, said: 'she wears' },
  { find: /\bhe/i, said: 'he wears' },
  { find: /\b(?:i|i['’]?m|my)\b/i, said: 'i wear' },
];

/** The sizes of a message that says nothing else: "s or m", "she's a medium", "8 wide, I think". */
export function readBareSize(text: string, isOfShoes: boolean): BareSize | null {
  const told = inFigures(text);
  if (TELLS_AGE.test(told)) return null;
  const parted = isOfShoes ? told.replaceAll(/(?<=\d)(?=(?:d|w|e{1,3})\b)/g, ' ') : told;
  const words = tokenize(parted.replaceAll(REPLACED, ' ').replaceAll(JOINED, ' or '));
  const sizes: string[] = [];
  let width: string | null = null;
  let system = '';
  for (const { word } of words) {
    if (isOfShoes && word === 'd') continue;
    const isWidth = isOfShoes && /^[we]$/.test(word);
    if (LETTERS.test(word)) sizes.push(SPELLED[word] ?? word);
    else if (NUMBER.test(word)) sizes.push(word);
    else if (SYSTEMS[word] !== undefined) system = `${SYSTEMS[word]} `;
    else if (isWidth || WIDTHS[word] !== undefined) width = WIDTHS[word] ?? 'wide';
    else if (!FILLERS.has(word)) return null;
  }
  if (sizes.length === 0 || sizes.length > SIZES_MAX || !areWorn(sizes, told)) return null;
  const named = sizesBetween(sizes, told).map((size) =>
    /^\d/.test(size) ? `${system}${size}` : size,
  );
  return { sizes: [...new Set(named)], width };
}

/** A bare size in the words that every query says it in: "she wears size m or l", "size 8, wide feet". */
export function nameBareSize({ sizes, width }: BareSize, text: string): string {
  const who = WEARERS.find(({ find }) => find.test(text))?.said;
  const size = `${who === undefined ? '' : `${who} `}size ${sizes.join(' or ')}`;
  return width === null ? size : `${size}, ${width} feet`;
}
