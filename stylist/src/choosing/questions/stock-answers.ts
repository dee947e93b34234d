import { isKindOf } from '@modiste/lexicon/refine-type';
import { sizeLetter } from '../../facts/number-words.ts';
import { equalSizes } from '../../knowledge/fit/equal-sizes.ts';
import { capitalize, joinWithAnd } from '../../speech/join-words.ts';
import { type Question, says, sizeAdvice, type Told, unsaid } from './question.ts';

const LISTED_MAX = 6;

const ONE_SIZE = /^(?:one[- ]?size|o\/?s|uni(?:versal)?)$/i;

/** "S, M, and L"; "0 to 18" for a long run. */
const listSizes = (sizes: readonly string[]): string =>
  sizes.length === 1 && ONE_SIZE.test(sizes[0] ?? '')
    ? 'one size'
    : sizes.length > LISTED_MAX
      ? `${sizes[0]} to ${sizes.at(-1)}`
      : joinWithAnd(sizes);

export const inStock = ({ item }: Pick<Question, 'item'>): string[] =>
  item.sizes.filter((size) => !item.other_info.sold_out_sizes.includes(size));

/** "Does it come in 32", "is there an xl". */
const SIZE =
  /\b(?:in|an|a|size|up to) (?:an? |size )?(\d{1,2}(?:\.5)?(?:x\d{2})?|x{0,3}s|m|l|x{1,4}l|\dxl?)(?=\W*(?:$|[,?!.]|and|or|n\b|left|please|pls|at all|then|too|tho|though))/;

/** "A 40 regular", "in 42L". */
const SUIT_SIZE =
  /\b(?<chest>3[4-9]|4\d|5\d) ?(?<length>regular|reg|short|long|r|s|l)\b(?! (?:sleeves?|hair))/;

export function askedSize({ understood, words }: Question): string | null {
  const named = understood.readings.flatMap(({ amount }) =>
    amount?.kind === 'sizes' ? amount.sizes : [],
  );
  const suit = SUIT_SIZE.exec(words)?.groups;
  if (suit !== undefined) return `${suit.chest}${suit.length?.[0] ?? ''}`;
  const size = named[0] ?? SIZE.exec(words)?.[1]?.replace(/^size /, '') ?? null;
  return size === null ? null : sizeLetter(size).replace(/(?<=\d)[/ ](?=\d)/, 'x');
}

export const HAS_IT =
  /\b(?:have|has|got|comes?|gets?|stock(?:ed)?|left|available|carry|sell|sold|is there|are there|order|(?:go(?:es)?|runs?) up to)\b/;

/** "Ok then the second in 18?" */
const IN_SIZE = /^(?:\S+ ){1,6}in (?:an? )?(?:size )?[\w/.]+\W*$/;

/** Whether a question names the size that it asks for: "do you have the second one in a 12?" */
export const asksOfSize = (question: Question): boolean =>
  (HAS_IT.test(question.words) || IN_SIZE.test(question.words)) &&
  (askedSize(question) !== null || ASKED_FIT.test(question.words));

/** The size that a question asks for, where the piece is sold in it and it is gone; else null. */
export function soldOutSize(question: Question): string | null {
  const size = asksOfSize(question) ? askedSize(question) : null;
  if (size === null) return null;
  const there = new Set(inStock(question));
  const equal = equalSizes(size, question);
  const isGone = equal.length > 0 && equal.every((one) => !there.has(one));
  return isGone ? `size ${size.toUpperCase()}` : null;
}

const ASKS_IF_GONE = /\b(?:sold out|out of stock|gone)\b/;

/** "An M", "a 2XL": by how the first letter is spoken. */
const articleOf = (size: string): string => (/^(?:[FHLMNRSX8]|11|18)/.test(size) ? 'an' : 'a');

function tellOneSize(size: string, question: Question): Told {
  const { item, name } = question;
  // "Is it sold out in S?" is asked the other way round.
  const [yes, no] = ASKS_IF_GONE.test(question.words) ? ['No', 'Yes'] : ['Yes', 'No'];
  const asked = size.toUpperCase().replace(/(?<=\d)X(?=\d)/, 'x');
  const equal = equalSizes(size, question);
  const there = equal.filter((one) => inStock(question).includes(one));
  const first = equal[0];
  if (first === undefined) {
    return says(
      `No, ${name} comes in ${listSizes(item.sizes)} only.`,
      `No: the sizes of ${name} are ${listSizes(item.sizes)}.`,
    );
  }
  const isSame = first.toUpperCase() === asked.toUpperCase();
  if (there.length > 0) {
    const isWaist = there.every((one) => one.startsWith(`${size}x`));
    const which =
      isSame || first === `${asked}W`
        ? `size ${first.toUpperCase().replace(/(?<=\d)X(?=\d)/, 'x')}`
        : isWaist
          ? joinWithAnd(there)
          : `${joinWithAnd(there)}, which is ${articleOf(asked)} ${asked}`;
    const advice = sizeAdvice(question);
    const more = advice === null ? [] : [` On sizes the listing says: ${advice}`];
    // Advice that was told before is not told again, and leaves the answer as it is.
    const wordings = [...more, ''].flatMap((end) => [
      `${yes}, ${name} is in stock in ${which}.${end}`,
      `${yes}: ${name} can be had in ${which}.${end}`,
    ]);
    return says(...wordings);
  }
  const left = inStock(question);
  const rest =
    left.length > 0 ? `, but ${listSizes(left)} ${left.length === 1 ? 'is' : 'are'} in stock` : '';
  return says(
    `${no}, ${isSame ? asked : joinWithAnd(equal)} is sold out${rest}.`,
    `${no}: ${name} is sold out in ${isSame ? asked : joinWithAnd(equal)}${rest}.`,
  );
}

/** Every size that a question names: "in S or M". */
function sizesNamed({ understood, words, item }: Question): string[] {
  const both = /\bin (?:an? |size )*(\S+) (?:and|or) (?:an? |size )*([^\s?.!]+)\W*$/.exec(words);
  const listed = (both ?? [])
    .slice(1)
    .map((size) => sizeLetter(size).toUpperCase())
    .filter((size) => item.sizes.includes(size));
  const read = understood.readings.flatMap(({ amount }) =>
    amount?.kind === 'sizes' ? amount.sizes.map((one) => sizeLetter(one).toUpperCase()) : [],
  );
  return [...new Set([...read, ...listed])];
}

/** "Do you have it in S or M?": each of them that is there, and each that is not. */
function tellSeveralSizes(sizes: readonly string[], question: Question): Told {
  const { name } = question;
  const left = new Set(inStock(question));
  const isThere = (size: string) => equalSizes(size, question).some((one) => left.has(one));
  const there = sizes.filter(isThere);
  const gone = sizes.filter((size) => !isThere(size));
  if (gone.length === 0) {
    return says(
      `Yes, ${name} is in stock in ${joinWithAnd(there)}.`,
      `Yes: both ${joinWithAnd(there)} are there.`,
    );
  }
  const are = gone.length === 1 ? 'is' : 'are';
  if (there.length === 0) {
    return says(
      `No, ${name} isn’t available in ${joinWithAnd(gone)}.`,
      `No: ${joinWithAnd(gone)} ${are} not there.`,
    );
  }
  return says(
    `${capitalize(name)} is in stock in ${joinWithAnd(there)}; ${joinWithAnd(gone)} ${are} sold out or not made.`,
    `Yes, in ${joinWithAnd(there)}, but ${name} isn’t available in ${joinWithAnd(gone)}.`,
  );
}

const FITS: Readonly<Record<string, RegExp>> = {
  petite: /^(?:\d+P|P)$/,
  tall: /^(?:\d+T|\w+-?T)$/,
  plus: /^(?:\d+W|[1-6]X)$/,
};
const ASKED_FIT = /\b(?:in|an?|any|have|come) (?:an? )?(?<fit>petite|tall|plus)(?:[- ]sizes?)?\b/;

/** The sizes of a cut, "petite", "tall" or "plus", in which a piece is in stock. */
export const sizesOfCut = ({ sizes, other_info }: Question['item'], cut: string): string[] =>
  sizes.filter((size) => FITS[cut]?.test(size) && !other_info.sold_out_sizes.includes(size));

/** "Do you have it in petite?": whether sizes of that cut are listed; null where none is asked. */
function tellCut({ item, name, words }: Question): Told | null {
  const fit = ASKED_FIT.exec(words)?.groups?.fit;
  const known = FITS[fit ?? ''];
  if (fit === undefined || known === undefined) return null;
  const sizes = item.sizes.filter((size) => known.test(size));
  const there = sizesOfCut(item, fit);
  if (sizes.length === 0) {
    return says(
      `No ${fit} sizes are listed: ${name} comes in ${listSizes(item.sizes)}.`,
      `No, ${name} has no ${fit} sizes; it comes in ${listSizes(item.sizes)}.`,
    );
  }
  return there.length === 0
    ? says(`Its ${fit} sizes are all sold out.`)
    : says(`Yes, ${name} is in stock in ${fit} sizes: ${joinWithAnd(there)}.`);
}

/** There is one size for all; of a ring it is told whether it can be adjusted. */
function tellOnlySize({ item, name, facts }: Question): Told {
  const only = `${capitalize(name)} comes in one size only, so there is none to choose`;
  if (!isKindOf(item.other_info.type, 'ring')) return says(`${only}.`);
  return facts.stated.has('adjustable')
    ? says(`${only}; it can be adjusted, according to the listing.`)
    : says(`${only}; the listing doesn’t say whether it can be adjusted.`);
}

export function tellSizes(question: Question): Told {
  const { item, name } = question;
  const cut = tellCut(question);
  if (cut !== null) return cut;
  if (item.sizes.length === 0) return unsaid(`which sizes ${name} comes in`);
  if (item.other_info.availability !== 'in_stock') {
    return says(
      `No, ${name} is out of stock at the moment.`,
      `No: right now ${name} is out of stock.`,
    );
  }
  const size = askedSize(question);
  const several = sizesNamed(question);
  if (several.length > 1) return tellSeveralSizes(several, question);
  if (size !== null) return tellOneSize(size, question);
  const there = inStock(question);
  const gone = item.other_info.sold_out_sizes.filter((one) => item.sizes.includes(one));
  if (there.length === 0) return says(`Every size of ${name} is sold out.`);
  if (item.sizes.every((one) => ONE_SIZE.test(one))) return tellOnlySize(question);
  if (there.length === 1 && item.sizes.length === 1)
    return says(`${capitalize(name)} comes in one size: ${there[0]}.`);
  const missing =
    gone.length === 0 ? '' : `; ${joinWithAnd(gone)} ${gone.length === 1 ? 'is' : 'are'} sold out`;
  const list =
    gone.length === 0 || there.length > LISTED_MAX ? listSizes(there) : joinWithAnd(there);
  return says(
    `${capitalize(name)} is in stock in ${list}${missing}.`,
    `${capitalize(name)} can be had in ${list}${missing}.`,
  );
}

const OWNERS: Readonly<Record<string, string>> = {
  Men: 'for men',
  Women: 'for women',
  Unisex: 'as unisex',
};

/** "Are these unisex?" */
export function tellGender({ item, name, words }: Question): Told {
  const { gender } = item.other_info;
  const isEither =
    /\b(?:women|womens|women's|ladies|hers)\b.*\bor\b.*\bm[ae]n\b|\bm[ae]n.*\bor\b.*\b(?:wom[ae]n|ladies)/;
  if (isEither.test(words)) {
    return says(
      `The shop lists ${name} ${OWNERS[gender] ?? 'for everyone'}.`,
      `According to its listing ${name} is ${OWNERS[gender] ?? 'for everyone'}.`,
    );
  }
  const asked = /\bunisex\b/.test(words)
    ? 'Unisex'
    : /\b(?:wom[ae]n|womens|girls?|lad(?:y|ies))\b/.test(words)
      ? 'Women'
      : 'Men';
  const answer = gender === asked ? 'Yes' : gender === 'Unisex' ? 'Yes, for both' : 'No';
  return says(`${answer}: the shop lists ${name} ${OWNERS[gender] ?? 'for everyone'}.`);
}

export function tellBrand({ item, name }: Question): Told {
  if (item.brand === '') return unsaid(`who makes ${name}`);
  return says(`It is by ${item.brand}.`, `${item.brand} makes it.`, `The brand is ${item.brand}.`);
}

const folded = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

const namesOf = ({ understood }: Question): string[] => [
  ...understood.readings.flatMap(({ kind, words }) => (kind === 'brand' ? [words] : [])),
  ...understood.missingBrands,
];

/** "Do you have it at Zara?", "is this from H&M?" */
export const asksOfShop = (question: Question): boolean =>
  namesOf(question).length > 0 && /\b(?:at|from|by|on|in)\b/.test(question.words);

export function tellShop(question: Question): Told {
  const { item, name } = question;
  const [asked = ''] = namesOf(question);
  const isIt = [item.brand, item.website].some((one) => folded(one) === folded(asked));
  const where = item.website === '' ? '' : ` and sold by ${item.website}`;
  const by = item.brand === '' ? 'another maker' : item.brand;
  return isIt
    ? says(`Yes, ${name} is by ${by}${where}.`, `Yes: ${by} it is${where}.`)
    : says(
        `No, ${name} is by ${by}${where}; ${capitalize(asked)} is not in its listing.`,
        `Not according to its listing: ${name} is by ${by}${where}.`,
      );
}

export function tellWhere({ item, name }: Question): Told {
  if (item.website === '' || item.item_url === '') return unsaid(`where ${name} is sold`);
  return says(
    `${capitalize(name)} is sold by ${item.website}: open it and tap “View on ${item.website}”.`,
    `At ${item.website}. Open ${name} and tap “View on ${item.website}” to buy it there.`,
  );
}
