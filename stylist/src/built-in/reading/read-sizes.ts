import type { Item } from '@modiste/contract/entities/item';
import { findType } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { DialogueState, StyleRequest } from '../../dialogue/dialogue-state.ts';
import { typesOf } from '../../dialogue/types-of.ts';
import type { Turn } from '../../stylist.ts';
import { type BareSize, nameBareSize, readBareSize } from '../../understanding/bare-size.ts';
import type { Understand } from '../../understanding/understand.ts';

/** "Actually a 9.5", "s or m", "8 wide": a size alone answers which size. */
const bareSizeOf = ({ state, words }: Pick<Turn, 'state' | 'words'>): BareSize | null =>
  state.request === null ? null : readBareSize(words, looksForShoes(state.request));

const looksForShoes = ({ wishes }: StyleRequest): boolean => {
  const types = typesOf(wishes);
  return types.length > 0 && types.every((id) => findType(id)?.category === 'shoes');
};

/** A size alone, said as every query says it. */
export function rewordSize(words: string, state: DialogueState): string {
  const bare = bareSizeOf({ state, words });
  return bare === null ? words : nameBareSize(bare, words);
}

const ONE = String.raw`(?:an? |the |size )*(?<one>(?:\d{2}x\d{2}|(?:extra |x+[- ])?(?:small|large)|medium|\dx|\d?x{0,4}[sl]|m|\d{1,2}(?:\.5)?[wprst]?))`;
const OTHER = ONE.replace('<one>', '<other>');
const EITHER = new RegExp(
  String.raw`^\W*(?:(?:and|but|so|or|ok|okay|hm+|um+|wait)[\s,]+)*(?<asks>(?:should|shall|would|do|could) (?:i|you|u) (?:get|take|order|buy|go(?: with| for)?|pick|choose|need|want|recommend|say|try)|(?:which|what)(?: one| size)?(?: is better| fits better| (?:should|would|do) (?:i|you) (?:get|take|order|buy|pick|choose|need|recommend))?|(?:better|best) (?:to get|in)?|(?:is it|it['’]s|its) better to (?:get|take|order)|(?:(?:i['’]?m|i am|im) )?(?:(?:always|usually|often|right|in|stuck|torn) )*between|can['’]?t decide between)?[\s,:-]*(?:in )?${ONE},?(?: or | vs\.? | versus | and | ?/ ?)${OTHER}(?<piece> (?:in|of|for) (?:it|this|that|these|those|them|the [a-z]+(?: (?:one|pair|dress))?))?(?:,? (?:if|since|as|cuz|because|i['’]?m|im|i am)\b[^.?!]{3,40})?(?:[\s.,;]+(?:so )?(?:which|what)(?: one| size)?(?: (?:should|would|do) (?:i|you|u) (?:get|take|buy|pick|choose|recommend))?)?(?: (?:then|though|tho|please|pls|do you think|you think))*\W*$`,
  'i',
);
const STANDS_BETWEEN = /between\W*$/i;

/** The only piece that can be meant: the one spoken of, or the only one on the screen. */
function pieceMeant({ items, state: { focusId, shown } }: Turn): Item | undefined {
  const [only, ...others] = [...shown.itemIds, ...shown.outfits.flat()];
  const id = focusId ?? (others.length === 0 ? only : undefined);
  return items.find((item) => item.id === id);
}

/** "14 or 16?", "should I get the M or the L", said of a piece, asks which size of it to take. */
export function rewordEitherSize(words: string, turn: Turn): string {
  const { asks, one = '', other = '', piece } = EITHER.exec(words)?.groups ?? {};
  const item = pieceMeant(turn);
  if (one === '' || (item === undefined && piece === undefined)) return words;
  const isAnd = !/ (?:or|vs\.?|versus) |\//i.test(words);
  const isSaid = asks === undefined ? words.includes('?') : !isAnd || STANDS_BETWEEN.test(asks);
  // "2 or 3?" may count pieces.
  const isFew = [one, other].some(
    (size) => Number(size) < 4 && item?.sizes.includes(size) !== true,
  );
  if (!isSaid || isFew || (isAnd && asks === undefined)) return words;
  return `which size should i take${piece ?? ' of it'}, i am between ${one} and ${other}`;
}

const ASKED_SIZE =
  /^(?:(?:and|but|so|ok|okay|also) )*(?:do|does|is|are|can|could|have|has|what|which)\b.*\b(?:(?:have|has|comes?|get|got|available|stock|left)\b.*\b(?:it|that|this|them|those|these|they|ones?|pair|the \w+)|(?:it|that|this|them|those|these|they|ones?|pair|the \w+)\b.*\b(?:comes?|available|stock|in))\b/;
const COLOR_ALONE =
  /^\W*(?:(?:and|or|ok|so) )*(?:(?:what|how) about )?(?:in )?(?<color>[a-z]+(?: [a-z]+)?)\?$|^\W*(?:and|or|what about|how about) in (?<said>[a-z]+(?: [a-z]+)?)\W*$/i;
const WHAT_ABOUT = /^\W*(?:(?:and|or|ok|so) )*(?:what|how) about\b/i;
const ASKS_AGAIN = /\?|^\W*(?:and|or|what about|how about|in|then)\b/i;

/** "And in a 14?", "and in gold?", after it was asked what a piece is sold in, ask on of that piece. */
export function rewordStockAgain(words: string, state: DialogueState): string {
  const sizeIn = (said: string) => bareSizeOf({ state, words: said.replace(WHAT_ABOUT, ' ') });
  const before = state.heard?.findLast((said) => sizeIn(said) === null) ?? '';
  const bare = sizeIn(words);
  const isAgain = state.focusId !== null && ASKED_SIZE.test(before) && ASKS_AGAIN.test(words);
  if (!isAgain) return words;
  if (bare !== null) return `do you have it in ${nameBareSize(bare, '')}?`;
  const { color: asked, said } = COLOR_ALONE.exec(words)?.groups ?? {};
  const color = asked ?? said ?? '';
  const { readings } = understandQuery(color);
  const isColor =
    readings.some(({ concept }) => concept?.kind === 'color') && readings.length === 1;
  return isColor ? `does it come in ${color}?` : words;
}

const SHOE_WORDS = /\b(?:shoes?|feet|foot)\b/i;
const SYSTEM = /^(?:uk|us|eu|it|fr) /i;
/** Shoes are sold up to here; a man's clothes begin far above. */
const SHOES_MAX = { men: 17, women: 13 };

/** Where no garment is looked for yet: a woman's 12 is of clothes, a man's or half a size of shoes. */
function kindSized(sizes: readonly string[], { filters, state, words }: Turn): string {
  const gender = (state.request?.filters ?? filters).gender;
  const isOfMen = gender.includes('Men') && !gender.includes('Women');
  if (SHOE_WORDS.test(words)) return 'shoes';
  const numbers = sizes.map((size) => Number(size.replace(SYSTEM, '')));
  const isOfShoes = numbers.some((number) =>
    isOfMen ? number <= SHOES_MAX.men : number % 2 !== 0 && number <= SHOES_MAX.women,
  );
  if (numbers.length === 0 || numbers.some(Number.isNaN)) return '';
  return isOfShoes ? 'shoes' : 'shirt';
}

const hasSize = ({ readings }: UnderstoodQuery): boolean =>
  readings.some(({ kind }) => kind === 'size' || kind === 'fit');

const sizesSaid = ({ readings }: UnderstoodQuery): readonly string[] =>
  readings.flatMap(({ amount }) => (amount?.kind === 'sizes' ? amount.sizes : []));

const sizesOf = ({
  clothing_size,
  clothing_canonical_size,
  shoes_size,
  shoes_canonical_size,
}: UnderstoodQuery['hard']) => ({
  clothing_size,
  clothing_canonical_size,
  shoes_size,
  shoes_canonical_size,
});

const withSizesOf = (
  understood: UnderstoodQuery,
  { hard, unlistedSizes, categories }: UnderstoodQuery,
): UnderstoodQuery => ({
  ...understood,
  unlistedSizes,
  // Of a size alone, what it is a size of.
  categories: understood.categories.length > 0 ? understood.categories : categories,
  hard: { ...understood.hard, ...sizesOf(hard) },
});

/** A European 38 is a woman's 7 and a man's 5.5. */
const FOREIGN = /\b(?:eu|eur|european?|uk|british|italian|french)\b|\b(?:3[4-9]|4[0-9])(?:\.5)?\b/i;

/** Words of a size with whose it is, where the number alone does not tell. */
function withWhose(said: string, { hard, text }: UnderstoodQuery, turn: Turn): string {
  const who = wornBy(turn.words, turn);
  const isTold = hard.gender.length > 0 || who === null || !FOREIGN.test(text);
  return isTold ? said : `${said}, for ${who}`;
}

const OF_CHEST =
  /\b(?<size>\d{2})(?: ?(?:["”]|-?(?:inch(?:es)?|in)\b))?[- ]chest\b|\bchest(?: size)?(?: is| of|:)? (?<said>\d{2})\b/i;

/** "I'm a 42 chest" says nothing of the waist, though trousers are asked for as well. */
function withoutWaistOfChest(understood: UnderstoodQuery): UnderstoodQuery {
  const { size, said } = OF_CHEST.exec(understood.text)?.groups ?? {};
  const chest = size ?? said;
  if (chest === undefined || new RegExp(`\\b${chest} waist`, 'i').test(understood.text)) {
    return understood;
  }
  const isWaist = (one: string): boolean => one.startsWith(`${chest}x`);
  const sizes = understood.hard.clothing_canonical_size.filter((one) => !isWaist(one));
  return { ...understood, hard: { ...understood.hard, clothing_canonical_size: sizes } };
}

/** Sizes as they are meant: "in a 9" is a shoe size where shoes are looked for, a chest no waist. */
export const readSizes = async (
  understand: Understand,
  understood: UnderstoodQuery,
  turn: Turn,
): Promise<UnderstoodQuery> => withoutWaistOfChest(await sizesRead(understand, understood, turn));

async function sizesRead(
  understand: Understand,
  understood: UnderstoodQuery,
  turn: Turn,
): Promise<UnderstoodQuery> {
  const [type = ''] = typesOf(turn.state.request?.wishes ?? []);
  const bare = bareSizeOf(turn);
  const sizes = bare?.sizes ?? sizesSaid(understood);
  const garment = type === '' ? kindSized(sizes, turn) : type.replaceAll('-', ' ');
  if (bare !== null) {
    const named = `${garment} size ${bare.sizes.join(' or ')}`.trim();
    return withSizesOf(understood, await understand(withWhose(named, understood, turn)));
  }
  const isNamed = understood.types.length > 0;
  if (!hasSize(understood)) return understood;
  const said = garment === '' || isNamed ? understood.text : `${understood.text}, ${garment}`;
  const whose = withWhose(said, understood, turn);
  return whose === understood.text ? understood : withSizesOf(understood, await understand(whose));
}

/** Whether a message only says the size that what is looked for should have. */
export const isSizeAnswer = (sized: UnderstoodQuery, turn: Turn): boolean =>
  bareSizeOf(turn) !== null && Object.values(sizesOf(sized.hard)).some((sizes) => sizes.length > 0);

/** Whether women's or men's pieces are looked for, by the message or by the filters. */
export function wornBy(words: string, { filters: { gender } }: Turn): 'men' | 'women' | null {
  if (/\ba woman\b/i.test(words)) return 'women';
  if (/\ba man\b/i.test(words)) return 'men';
  const [isMen, isWomen] = [gender.includes('Men'), gender.includes('Women')];
  if (isMen === isWomen) return null;
  return isMen ? 'men' : 'women';
}

/** "Size XL, 36 waist, shoe 11": whose sizes, and of what, and nothing that is looked for. */
const SIZES_ALONE =
  /^\W*(?:(?:and|also|oh|btw|i['’]?m|im|i am|he['’]?s|she['’]?s|my|his|her|i|he|she|wears?|takes?|is|are|a|an|in|the|us|uk|eu|size|sizes|shoes?|feet|waist|chest|inseam|jacket|suit|tops?|shirts?|bottoms?|pants|trousers|jeans|dress(?:es)?|\d{1,2}(?:\.5)?[srl]?|\d{2}x\d{2}|x{0,4}[sl]|[2-4]xl|m|small|medium|large)(?:\W+|$))+$/i;
const NAMES_SIZE = /\b(?:\d|x*[sl]\b|m\b|small|medium|large)/i;

/** Whether a message only tells sizes of one who is dressed from head to toe. */
export const tellsSizesAlone = ({ state, words }: Pick<Turn, 'state' | 'words'>): boolean =>
  state.request?.outfit != null &&
  SIZES_ALONE.test(words) &&
  NAMES_SIZE.test(words) &&
  understandQuery(words).readings.some(({ kind }) => kind === 'size');
