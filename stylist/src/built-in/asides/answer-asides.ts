import type { Item } from '@modiste/contract/entities/item';
import { shoeToUs } from '@modiste/lexicon/convert-size';
import { wearerOfShoeSize } from '@modiste/lexicon/shoe-numbering';
import { SIZE_TABLE } from '@modiste/lexicon/size-table';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { inStock, tellGender, tellSizes } from '../../choosing/questions/stock-answers.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { spellCount } from '../../facts/number-words.ts';
import { lettersOf, numbersOfLetter } from '../../knowledge/fit/convert-sizes.ts';
import { equalSizes } from '../../knowledge/fit/equal-sizes.ts';
import { capitalize, joinSentences, joinWithAnd, joinWithOr } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import type { Speech } from '../../speech/speech.ts';
import type { Turn } from '../../stylist.ts';
import { sizesFor } from '../../wearers/size-parts.ts';
import { type Aside, piecesAsked } from './split-asides.ts';

const NAMED_MAX = 3;

/** What is asked, said and known, for one aside. */
interface Asking {
  aside: Aside;
  turn: Turn;
  items: readonly Item[];
  /** All that the message says. */
  said: string;
  speech: Speech;
}

const nameOf = (item: Item, { turn }: Asking): string => mentionItem(item, turn.items);

const questionOf = (item: Item, words: string, asking: Asking) => ({
  item,
  facts: readItemFacts(item),
  name: nameOf(item, asking),
  words: words.toLowerCase().replaceAll('’', "'"),
  understood: understandQuery(words),
});

/** The first few by name, and how many more there are. */
function namesOf(items: readonly Item[], turn: Turn): string {
  const more = items.length - NAMED_MAX;
  const names = items.slice(0, NAMED_MAX).map((item) => mentionItem(item, turn.items));
  return joinWithAnd(more > 0 ? [...names, `${spellCount(more)} more`] : names);
}

const wordings = (told: ReturnType<typeof tellGender>): readonly string[] =>
  'says' in told ? told.says : [];

const WOMENS = /\b(?:wom[ae]n|lad(?:y|ies)|girls?|females?)/i;

/** Of several pieces which the shop lists for whom. */
function tellWhoseOfAll({ aside, items, speech, turn }: Asking): string {
  const asked = WOMENS.test(aside.words) ? 'Women' : 'Men';
  const whom = asked === 'Women' ? 'women' : 'men';
  const fit = items.filter(
    ({ other_info }) => other_info.gender === asked || other_info.gender === 'Unisex',
  );
  const names = namesOf(fit, turn);
  if (fit.length === items.length) {
    return speech.say(`Yes, the shop lists all of them for ${whom}.`, `Yes: all are for ${whom}.`);
  }
  if (fit.length === 0) {
    return speech.say(`No, the shop lists none of them for ${whom}.`, `No, none is for ${whom}.`);
  }
  return speech.say(
    `For ${whom}: ${names}. The shop lists the rest for ${asked === 'Women' ? 'men' : 'women'}.`,
    `Of these the shop lists ${names} for ${whom}.`,
  );
}

function tellWhose(asking: Asking): string {
  const [item, ...others] = asking.items;
  if (item === undefined) return '';
  if (others.length > 0) return tellWhoseOfAll(asking);
  const words = WOMENS.test(asking.aside.words) ? 'is it for women' : 'is it for men';
  const [told = ''] = wordings(tellGender(questionOf(item, words, asking)));
  return asking.speech.say(told, told.replace(': the shop lists', ', the shop has'));
}

const SIZE =
  /\b(?:in|an?|size|sizes|i['’]?m|im|i am|wear|take)\s+(?:(?:an?|size|usually|normally)\s+)*(?<size>\d{2}\s?x\s?\d{2}|\d{1,2}(?:\.5)?|x*s|m|x*l|\dxl?|small|medium|large)(?:\s+(?<length>regular|short|long))?(?![\w%$£€])/i;

/** "6 foot", "5'10", "140lbs": how tall or heavy somebody is, and no size. */
const BODY_MEASURE =
  /\b\d{1,3}(?:\.\d+)?\s?(?:['’]\s?\d{0,2}["”]?|(?:foot|feet|ft|lbs?|pounds|kg|kilos?|cm|stone)\b(?:\s?\d{1,2}\b)?)/gi;

/** The first size that words name, as size lists write it. */
function sizeIn(given: string): string | null {
  const words = given.replaceAll(BODY_MEASURE, ' ');
  const named = understandQuery(words).readings.flatMap(({ amount }) =>
    amount?.kind === 'sizes' ? amount.sizes : [],
  );
  const { size, length = '' } = SIZE.exec(words)?.groups ?? {};
  const found = named[0] ?? (size === undefined ? undefined : `${size}${length.charAt(0)}`);
  return (
    found
      ?.replace(/^(\d{2}) ?(regular|short|long)$/i, (_, chest, cut) => `${chest}${cut[0]}`)
      .replace(/\s/g, '') ?? null
  );
}

/** The size of the shopper that a piece would have, as they told it; null where it is not known. */
function ownSize(item: Item, { turn }: Asking): string | null {
  const sizes = turn.state.own?.sizes;
  if (sizes === undefined) return null;
  if (item.try_on_category === 'shoes') {
    return sizes.shoes_size[0] ?? sizes.shoes_canonical_size[0] ?? null;
  }
  const { clothing_size, clothing_canonical_size } = sizesFor([item.other_info.type], sizes);
  const [first, ...others] = [...clothing_size, ...clothing_canonical_size];
  const waist = /^(\d{2})x/.exec(first ?? '')?.[1];
  const isOpen = waist !== undefined && others.some((other) => other.startsWith(`${waist}x`));
  return (isOpen ? waist : first) ?? null;
}

const isThere = (item: Item, size: string): boolean =>
  equalSizes(size, { item }).some((one) => inStock({ item }).includes(one));

function tellStock(asking: Asking): string {
  const { aside, items, said, speech, turn } = asking;
  const [item, ...others] = items;
  if (item === undefined) return '';
  const size = sizeIn(aside.words) ?? sizeIn(said) ?? ownSize(item, asking);
  if (size === null) return '';
  if (others.length === 0) {
    return speech.say(
      ...wordings(tellSizes(questionOf(item, `is it in stock in size ${size}`, asking))),
    );
  }
  const name = size.toUpperCase().replace(/(?<=\d)X(?=\d)/, 'x');
  const there = items.filter((one) => isThere(one, size));
  if (there.length === items.length) {
    return speech.say(
      `Yes, all of them are in stock in ${name}.`,
      `Yes: in ${name} all are there.`,
    );
  }
  if (there.length === 0) {
    return speech.say(
      `No, none of them is in stock in ${name}.`,
      `None of them is available in ${name}.`,
    );
  }
  const names = namesOf(there, turn);
  return speech.say(
    `In stock in ${name}: ${names}. The others are not.`,
    `${capitalize(names)} can be had in ${name}.`,
  );
}

const OF_SHOES = /\b(?:shoes?|feet|boots?|sneakers?|trainers?|flats|heels?|sandals?)\b/i;
const article = (size: string): string => (/^(?:[FHLMNRSX8]|11|18)/.test(size) ? 'an' : 'a');
const EU_FROM = 34;

function shoeConversion(number: number, { items: [item], turn, speech }: Asking): string {
  const own = turn.state.own?.gender ?? null;
  const named = item?.other_info.gender === 'Unisex' ? null : (item?.other_info.gender ?? null);
  const gender = own ?? named ?? wearerOfShoeSize(String(number)) ?? 'Women';
  const us = shoeToUs(number, 'EU', gender === 'Men' ? 'Men' : 'Women');
  if (us === null) return '';
  const whose = gender === 'Men' ? 'men’s' : 'women’s';
  return speech.say(
    `A European ${number} is about a US ${us} in ${whose} shoes.`,
    `In US ${whose} sizes a ${number} is about ${us}.`,
  );
}

/** What a number means in letters, and where the next letter begins. */
function letterConversion(number: number, asking: Asking): string {
  const {
    turn,
    items: [item],
    speech,
  } = asking;
  const own = turn.state.own?.gender ?? null;
  const isMens = (own ?? item?.other_info.gender) === 'Men' && number >= EU_FROM;
  const whose = isMens ? 'men' : 'women';
  const letters = lettersOf(number, whose);
  const [letter] = letters;
  if (letter === undefined) return '';
  const row = SIZE_TABLE[letter]?.[whose] ?? [];
  const range = row.length > 1 ? `, which stands for ${joinWithAnd(row.map(String))}` : '';
  const what = joinWithOr(letters.map((one) => `${article(one)} ${one}`));
  const isOther = item?.other_info.gender === 'Men' && !isMens;
  const chest = SIZE_TABLE[letter]?.men ?? [];
  const mens = isOther
    ? `The shop lists ${mentionItem(item, turn.items)} for men, though, and a men’s ${letter} is cut for a chest of ${joinWithOr(chest.map(String))} inches.`
    : '';
  return joinSentences(
    speech.say(
      `By the usual chart a ${isMens ? 'chest of ' : 'women’s '}${number} is ${what}${range}.`,
      `A ${number} is usually ${what}${range}.`,
    ),
    mens === '' ? '' : speech.say(mens),
    item === undefined || isOther ? '' : tellLetterStock(letter, item, asking),
  );
}

function tellLetterStock(letter: string, item: Item, { speech, turn }: Asking): string {
  const name = mentionItem(item, turn.items);
  const has = item.sizes.includes(letter);
  if (!has) return '';
  return inStock({ item }).includes(letter)
    ? speech.say(`${capitalize(name)} is in stock in ${letter}.`)
    : speech.say(`${capitalize(name)} is sold out in ${letter}.`);
}

const NUMBER = /(?<![$£€\d.'’"])\b(\d{1,2}(?:\.5)?)\b(?!\s*(?:%|dollars|bucks|pounds|euros?))/;
/** Sizes of other countries, and standing between two, are told of by the advice on fit. */
const OF_ADVICE = /\b(?:uk|eur?|european|british|italian|french|between)\b/i;
const NUMBERED =
  /(?<!['’])\b(?<letter>small|medium|large|x*s|m|x*l) (?:(?:an? )?\d|(?:be )?in (?:numbers?|inches|chest|us|waist))/i;
const LETTERS: Readonly<Record<string, string>> = { SMALL: 'S', MEDIUM: 'M', LARGE: 'L' };

/** The number that is to be told in letters, or in American sizes; null where none is known. */
function numberAsked(asking: Asking): number | null {
  const {
    aside,
    said,
    turn,
    items: [item],
  } = asking;
  const isNamed = /\bin (?:your|the|american|us|letters?|numbers?)\b/i.test(aside.words);
  const named = isNamed ? NUMBER.exec(aside.words)?.[1] : undefined;
  const own = item === undefined ? null : ownSize(item, asking);
  const told = [named, sizeIn(said), own, turn.state.own?.sizes.clothing_canonical_size[0]].find(
    (size) => size != null && /^\d{1,2}(?:\.5)?$/.test(size),
  );
  return told == null ? null : Number(told);
}

function tellConversion(asking: Asking): string {
  const { aside, said, items, turn, speech } = asking;
  const [item] = items;
  if (OF_ADVICE.test(said)) return '';
  const letter = NUMBERED.exec(aside.words)?.groups?.letter?.toUpperCase();
  if (letter !== undefined) {
    const gender = turn.state.own?.gender ?? item?.other_info.gender ?? turn.filters.gender[0];
    const whose = gender === 'Men' || /\bchest\b/i.test(aside.words) ? 'men' : 'women';
    return speech.say(...numbersOfLetter(LETTERS[letter] ?? letter, whose));
  }
  const number = numberAsked(asking);
  // What the piece is sold in needs no chart.
  if (number === null || item?.sizes.includes(String(number)) === true) return '';
  const isShoes = OF_SHOES.test(said) || item?.try_on_category === 'shoes';
  if (!isShoes) return letterConversion(number, asking);
  return number >= EU_FROM ? shoeConversion(number, asking) : '';
}

const CUT_OF: Readonly<Record<string, RegExp>> = {
  plus: /^(?:\d+W|[1-6]X)$/,
  petite: /^(?:\d+P|P)$/,
  tall: /^\d+T$/,
};

/** Whether a piece comes in a cut alone, in it too, or not in it. */
function tellCut({ aside, items: [item, ...others], speech, turn }: Asking): string {
  const cut = /\b(?:plus|petite|tall)\b/i.exec(aside.words)?.[0]?.toLowerCase() ?? '';
  const isCut = CUT_OF[cut];
  // Which of several come in it is told by what holds them side by side.
  if (item === undefined || others.length > 0) return '';
  if (isCut === undefined || item.sizes.length === 0) return '';
  const name = mentionItem(item, turn.items);
  const own = item.sizes.filter((size) => isCut.test(size));
  const range = `${item.sizes[0]} to ${item.sizes.at(-1)}`;
  if (own.length === item.sizes.length) {
    return speech.say(
      `Yes, ${name} comes in ${cut} sizes only, ${range}.`,
      `Only in ${cut} sizes, yes: ${name} runs from ${range}.`,
    );
  }
  return own.length === 0
    ? speech.say(
        `No, ${name} is not listed in ${cut} sizes: it comes in ${range}.`,
        `No: ${name} has no ${cut} sizes and comes in ${range}.`,
      )
    : speech.say(
        `No, ${name} comes in usual sizes and in ${cut} ones, ${range}.`,
        `Not only: ${name} runs from ${range}, ${cut} sizes among them.`,
      );
}

const TELL = {
  whose: tellWhose,
  stock: tellStock,
  cut: tellCut,
  conversion: tellConversion,
} as const;

/** What records and tables answer to an aside; empty where they cannot. */
export function answerAside(aside: Aside, turn: Turn, speech: Speech) {
  const said = turn.words;
  const items = piecesAsked(aside, turn);
  const asking = { aside, turn, items, said, speech };
  const size = aside.kind === 'stock' ? (sizeIn(aside.words) ?? sizeIn(said)) : null;
  const there = size === null ? items : items.filter((item) => isThere(item, size));
  return { text: TELL[aside.kind](asking), items: there.length > 0 ? there : items };
}
