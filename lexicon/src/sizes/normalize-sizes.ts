import { BOTTOM_SIZES, type Gender, type TryOnCategory } from '@modiste/contract/values';
import type { NormalSizes } from '../garments/garment-facts.ts';
import { fold } from '../words/tokens.ts';
import { alphaSize, isOneSize } from './alpha-sizes.ts';
import { mensLetterOfNeck, mensLetterOfWaist, type SizeSystem } from './convert-size.ts';
import { numericClothing, womensNumber } from './numeric-clothing.ts';
import { shoeSize } from './shoe-size.ts';
import { SizeBasket } from './size-basket.ts';
import { womensOfWaist } from './size-table.ts';

/** What the size is a size of. */
interface SizeContext {
  category: TryOnCategory | null;
  gender: Gender | null;
  /** The feed's word for whose numbers they are, where a size does not name it itself. */
  system?: string;
  /** The feed's words for the cut: "petite", "plus", "tall". */
  types?: readonly string[];
}

const PAIR = /^w?\s*(\d{2})\s*w?\s*(?:[x×/-]|\s|\bby\b)\s*l?\s*(\d{2})\s*l?$/;
const RANGE = /^([a-z0-9.]+)\s*[/–-]\s*([a-z0-9.]+)$/;
const CHILD =
  /\b(?:months?|mos?|years?|yrs?|y|kids?|toddler|infant|youth|big kid|little kid|\d+[ty]|\d+\s?-\s?\d+y)\b/;
const SYSTEM = /\b(us|usa|uk|gb|eu|eur|euro|fr|it|ita|italy)\b/;
const SYSTEM_OF: Readonly<Record<string, SizeSystem>> = {
  us: 'US',
  usa: 'US',
  uk: 'UK',
  gb: 'UK',
  eu: 'EU',
  eur: 'EU',
  euro: 'EU',
  fr: 'EU',
  it: 'IT',
  ita: 'IT',
  italy: 'IT',
};

const bottomSizes: ReadonlySet<string> = new Set(BOTTOM_SIZES);
const LETTERED: ReadonlySet<string> = new Set(['upper_body', 'lower_body', 'dresses', 'suits']);

interface Parsed {
  text: string;
  system: SizeSystem | null;
  context: SizeContext;
}

function parse(raw: string, context: SizeContext): Parsed {
  const folded = fold(raw).replace(/[()[\]"”]/g, ' ');
  const named = SYSTEM.exec(folded)?.[1] ?? fold(context.system ?? '');
  const system = SYSTEM_OF[named] ?? null;
  const isWomens = /\b(?:womens?|w)\b(?=.*\d)|\bwomens?\b/.test(folded) && !/\d\s*w\b/.test(folded);
  const isMens = /\bmens?\b/.test(folded);
  const text = folded
    .replace(SYSTEM, ' ')
    .replace(/\b(?:size|sz|womens?|mens?)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const said = isMens ? 'Men' : isWomens && context.category === 'shoes' ? 'Women' : null;
  return { text, system, context: said === null ? context : { ...context, gender: said } };
}

function addBottomPair(basket: SizeBasket, text: string): boolean {
  const pair = PAIR.exec(text);
  if (pair === null) return false;
  const size = `${pair[1]}x${pair[2]}`;
  if (!bottomSizes.has(size)) return false;
  basket.addCanonical(size);
  return true;
}

function addLoneWaist(basket: SizeBasket, waist: number, gender: Gender | null): void {
  const isWomens = gender === 'Women' || (gender !== 'Men' && waist < 28);
  if (isWomens) {
    const number = womensOfWaist(waist);
    if (number !== null) basket.addCanonical(String(number));
    return;
  }
  const letter = mensLetterOfWaist(waist);
  if (letter !== null) basket.addAlpha(letter);
}

function addNumber(basket: SizeBasket, size: number, { system, context }: Parsed): void {
  const { category, gender } = context;
  const wearer = gender ?? (category === 'dresses' ? 'Women' : null);
  const isForeign = system !== null && system !== 'US';
  if (category === 'lower_body' && !isForeign && size >= 24) {
    addLoneWaist(basket, size, gender);
    return;
  }
  const isNeck = category === 'upper_body' && gender === 'Men' && size >= 13.5 && size <= 20;
  const letter = isNeck ? mensLetterOfNeck(size) : null;
  if (letter !== null) basket.addAlpha(letter);
  else basket.addCanonical(numericClothing(size, system ?? 'US', wearer));
}

const FIT = /^(.*?)\s*(petite|tall|long|short|regular|plus|pt|tl|p|t|w|s|r|l)$/;

/** "8P", "10 tall", "42R", "16W", "L tall": a size and a fit. */
function addFitted(basket: SizeBasket, parsed: Parsed): boolean {
  const match = FIT.exec(parsed.text);
  const size = match?.[1]?.trim() ?? '';
  const fit = match?.[2] ?? '';
  if (size === '' || fit === '') return false;
  const letter = alphaSize(size);
  const isSpelled = fit.length > 1;
  if (letter === null && !/^\d{1,2}$/.test(size)) return false;
  if (letter !== null && !isSpelled && !['p', 't'].includes(fit)) return false;
  const { gender } = parsed.context;
  const isPlus = gender !== 'Men' && (fit === 'w' || fit === 'plus');
  if (letter !== null) basket.addAlpha(letter);
  // "26W" is a plus size, which no European chart and no waist turns into a small one.
  else if (isPlus) basket.addCanonical(womensNumber(Number(size)));
  else addNumber(basket, Number(size), parsed);
  basket.addFit(fit, gender, letter === null ? Number(size) : null);
  return true;
}

function addClothing(basket: SizeBasket, parsed: Parsed): boolean {
  const { text, context } = parsed;
  const letter = alphaSize(text);
  if (letter !== null) {
    basket.addAlpha(letter);
    return true;
  }
  if (context.category !== 'upper_body' && addBottomPair(basket, text)) return true;
  const neck = /^(\d{2}(?:\.5)?)\s*[x/]\s*\d{2}$/.exec(text)?.[1];
  if (/^\d{1,2}(?:\.5)?$/.test(neck ?? text)) {
    addNumber(basket, Number(neck ?? text), parsed);
    return true;
  }
  if (/^w\s?\d{2}$/.test(text)) {
    addLoneWaist(basket, Number(text.replace(/\D/g, '')), context.gender);
    return true;
  }
  return addFitted(basket, parsed);
}

function addRange(basket: SizeBasket, parsed: Parsed, add: typeof addClothing): void {
  const range = RANGE.exec(parsed.text);
  const [first, last] = [range?.[1], range?.[2]];
  if (first === undefined || last === undefined) return;
  add(basket, { ...parsed, text: first });
  add(basket, { ...parsed, text: last });
}

function addShoe(basket: SizeBasket, { text, system, context }: Parsed): boolean {
  const number =
    /^(\d{1,2}(?:\.5)?|\d{1,2} 1 2)(?:\s*(?:[a-e]{1,4}|[mwn]|medium|wide|narrow|d m|b m|uk|us))?$/.exec(
      text.replace(/½/, '.5').replace(/,5$/, '.5'),
    )?.[1];
  if (number === undefined) return false;
  const size = shoeSize(Number(number.replace(' 1 2', '.5')), system, context.gender);
  if (size !== null) basket.addShoe(size);
  return true;
}

/** A cut named apart from the sizes is the fit of all of them. */
function addTypes(basket: SizeBasket, { types = [], gender, category }: SizeContext): void {
  if (basket.isEmpty || category === null || !LETTERED.has(category)) return;
  for (const type of types.map(fold)) {
    const cut = /^(?:plus|petite|tall|long|short)$/.exec(type)?.[0];
    if (cut !== undefined) basket.addFit(cut, gender, null);
  }
}

const ONE_SIZE_LETTERS = ['S', 'M', 'L'];

/**
 * A shop's sizes in the product's own value lists. Unknown, children's and impossible sizes give
 * nothing; "One Size" clothing is taken to fit S, M and L.
 */
export function normalizeSizes(raw: string | readonly string[], context: SizeContext): NormalSizes {
  const basket = new SizeBasket();
  for (const size of typeof raw === 'string' ? [raw] : raw) {
    const parsed = parse(size, context);
    if (parsed.text === '' || CHILD.test(parsed.text)) continue;
    const isClothing = context.category === null || LETTERED.has(context.category);
    const add = context.category === 'shoes' ? addShoe : addClothing;
    if (isOneSize(parsed.text)) {
      for (const letter of isClothing ? ONE_SIZE_LETTERS : []) basket.addAlpha(letter);
    } else if (!add(basket, { ...parsed, text: parsed.text.replace(/(?<=x)-(?=[sl])/g, ' ') })) {
      addRange(basket, parsed, add);
    }
  }
  addTypes(basket, context);
  return basket.sizes();
}
