import type { Item } from '@modiste/contract/entities/item';
import { findType } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { itemCalled } from './name-results.ts';
import { type SearchMessage, type SearchSlot, typesShown } from './search-message.ts';

/** What a message names, in the words of a plain sentence. */
export interface Named {
  /** The results, each named once, and what they are called: "the second one". */
  ids: readonly string[];
  items: readonly string[];
  brands: readonly string[];
  there: readonly string[];
  other: readonly string[];
  looks: readonly string[];
  places: readonly string[];
  price: string | null;
  size: string | null;
  /** A number that stands for no more than itself: "anything under 80" names a price, "is there an 8" does not say. */
  number: string | null;
  /** What the results are called together: "jackets". */
  kind: string;
  /** Whether a kind or a look is refused. */
  isRefused: boolean;
}

const numberIn = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? 1);

const AMOUNT = /\d+(?:\.\d\d)?/g;
const BEFORE_SIZE = /^(?:(?:in|i['’]?m|i am|an?|the|size|sizes|only|available) )+/i;

/** "To match my shoes" names what is owned, and looks for none. */
const isOwn = (message: string, kind: string): boolean =>
  new RegExp(String.raw`\b(?:my|his|her|their|our) ${kind}\b`, 'i').test(message);

/** What results of several types are called together; "something" where that would tell nothing. */
function kindOf(types: readonly string[]): string {
  const [first = ''] = types;
  let type = findType(first);
  while (type !== null && !types.every((one) => isKindOf(one, type?.id ?? ''))) {
    type = type.parent === null ? null : findType(type.parent);
  }
  return type?.plural.toLowerCase() ?? 'something';
}

export function namedIn(
  { message, tokens, slots }: SearchMessage,
  { brands, results }: { brands: readonly string[]; results: readonly Item[] },
): Named {
  const textsOf = (slot: SearchSlot): string[] => [
    ...new Set(slots.flatMap((one) => (one.slot === slot ? [one.text] : []))),
  ];
  const [priced] = textsOf('{price}');
  const [sized] = textsOf('{size}');
  const numbers = tokens.flatMap((token, at) =>
    token === '{number}' ? [message.words[at]?.word ?? ''] : [],
  );
  return {
    ids: textsOf('{item}').flatMap((text) => results[numberIn(text) - 1]?.id ?? []),
    items: textsOf('{item}').map((text) => itemCalled(numberIn(text))),
    brands: textsOf('{brand}').map((text) => brands[numberIn(text) - 1] ?? text),
    there: textsOf('{there}'),
    other: textsOf('{other}').filter((text) => !isOwn(message.text, text)),
    looks: textsOf('{look}').map((text) => text.toLowerCase().replace(/^in /, '')),
    places: textsOf('{place}').map((text) => text.toLowerCase().replace(/^for /, '')),
    price: priced?.match(AMOUNT)?.at(-1) ?? null,
    size: sized?.replace(BEFORE_SIZE, '') ?? null,
    number: numbers.length === 1 ? (numbers[0] ?? null) : null,
    kind: kindOf(typesShown(results)),
    isRefused: slots.some(
      ({ slot, reading }) =>
        /look|there|other/.test(slot) && reading !== null && reading.role === 'negated',
    ),
  };
}
