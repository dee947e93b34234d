import type { QueryReading } from '@modiste/lexicon/understood-query';
import { isJudged } from '../../facts/item-facts.ts';
import type { Message } from '../../understanding/message.ts';
import type { EditMessage, Slot } from './edit-message.ts';
import type { EditAct } from './guess-edit.ts';

/** What a message names, by what it is in the outfits. */
export interface Named {
  /** "Outfit 2"; null where none is named. */
  outfit: string | null;
  /** Pieces that are there, others in their place, and kinds that no outfit has. */
  there: readonly string[];
  other: readonly string[];
  fresh: readonly string[];
  look: string | null;
  /** How a piece is not to look: "fuchsia", "black or navy". */
  notLook: string | null;
  /** Whether a color, a fabric or a comparison is named, and not only what may be meant otherwise: "quote". */
  isOfLook: boolean;
  price: string | null;
  /** Whether there is only one outfit, so that all is said of it. */
  isAlone: boolean;
  /** Whether what is there is refused: "no heels". */
  isRefused: boolean;
  /** Whether the outfits are to be dressier, warmer or the like, too. */
  isMoved: boolean;
}

const NUMBER = /\$? ?(\d{2,4}(?:\.\d\d)?)(?!\d)/g;

/** Whether a message says how outfits are to be: "not too formal", "dressier". */
const moves = ({ understood, readings }: Message): boolean =>
  understood.comparisons.some(({ aspect }) => aspect !== 'price') ||
  readings.some(
    ({ reading: { role, concepts } }) =>
      role !== 'wanted' && concepts.some(({ kind, id }) => kind === 'attribute' && isJudged(id)),
  );

/** "Not fuchsia", "no leather": of another color or fabric. */
const isRefusedLook = ({ role, concepts }: QueryReading): boolean =>
  role === 'negated' &&
  concepts.length > 0 &&
  concepts.every(({ kind }) => kind === 'color' || kind === 'material' || kind === 'pattern');

const PLAIN: ReadonlySet<string> = new Set(['color', 'material', 'comparison']);
const isPlain = (reading: QueryReading | null): boolean =>
  reading?.concepts.some(({ kind }) => PLAIN.has(kind)) === true;

/** What is named; null where that is more than one plain edit can say. */
export function namedIn({ message, slots }: EditMessage, count: number): Named | null {
  const textsOf = (slot: Slot): string[] =>
    slots.flatMap((one) => (one.slot === slot ? [one.text.toLowerCase()] : []));
  const outfits = new Set(textsOf('{outfit}'));
  const isOfLook = (isWanted: boolean): string[] =>
    slots.flatMap(({ slot, reading, text }) =>
      slot === '{look}' && (reading?.role !== 'negated') === isWanted ? [text.toLowerCase()] : [],
    );
  const [looks, notLooks] = [isOfLook(true), isOfLook(false)];
  // "Shorts instead of a skirt" refuses what no outfit has, too.
  const isOtherRefused = slots.some(
    ({ slot, reading }) =>
      /look|other|new/.test(slot) &&
      reading !== null &&
      reading.role !== 'wanted' &&
      // "The shoes for sneakers": what is worn with them is what takes their place.
      !(slot === '{other}' && reading.role === 'beside') &&
      !isRefusedLook(reading),
  );
  const isMore = slots.some(({ slot }) => /brand|size/.test(slot));
  if (outfits.size > 1 || looks.length > 2 || isOtherRefused || isMore) return null;
  const isAlone = count === 1;
  const [outfit = isAlone ? 'outfit 1' : null] = outfits;
  const prices = [...message.text.matchAll(NUMBER)].map(([, price = '']) => price);
  return {
    outfit,
    there: textsOf('{there}'),
    other: textsOf('{other}'),
    fresh: textsOf('{new}'),
    look: looks.length === 0 ? null : looks.join(' '),
    notLook: notLooks.length === 0 ? null : notLooks.join(' or '),
    isOfLook:
      notLooks.length > 0 ||
      slots.some(({ slot, reading }) => slot === '{look}' && isPlain(reading)),
    price: prices.at(-1) ?? null,
    isAlone,
    isRefused: slots.some(({ slot, reading }) => slot === '{there}' && reading?.role === 'negated'),
    isMoved: moves(message),
  };
}

/** The acts upon one outfit that is named, by what is done to a piece of it. */
export const OF_CHOSEN: Partial<Record<EditAct, EditAct>> = {
  chooseSwap: 'swapOther',
  chooseFor: 'swapFor',
  chooseLook: 'look',
  chooseAdd: 'add',
  chooseRemove: 'remove',
};
