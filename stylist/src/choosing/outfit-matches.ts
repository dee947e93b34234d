import type { Item } from '@modiste/contract/entities/item';
import { colorHarmony } from '@modiste/lexicon/color-harmony';
import { formalityOf, warmthOf } from '@modiste/lexicon/garment-types';
import { exactFabrics, fabricName } from '../facts/fabric-traits.ts';
import { shownColor } from '../facts/item-colors.ts';
import { readItemFacts } from '../facts/item-facts.ts';
import { broadKind } from '../facts/item-names.ts';
import { capitalize, joinWithAnd } from '../speech/join-words.ts';
import { savedName } from './reasons/shopper-reasons.ts';
import type { Wish } from './reasons/wish.ts';
import { occasionPhrase } from './reasons/wish-reasons.ts';

const NEUTRALS: ReadonlySet<string> = new Set([
  'Black',
  'White',
  'Gray',
  'Beige',
  'Brown',
  'Gold',
  'Silver',
]);
const HOT: ReadonlySet<string> = new Set([
  'summer',
  'beach',
  'beach-wedding',
  'vacation',
  'picnic',
  'garden-wedding',
  'resort-wear',
]);
const LIGHT_MAX = 0.35;
const WARM_MIN = 0.5;
const GAP_MAX = 0.25;
const HARMONY_MIN = 0.72;

interface Worn {
  item: Item;
  name: string;
  kind: string;
  isNeutral: boolean;
  colors: readonly string[];
}

const wornOf = (item: Item): Worn[] => {
  const color = shownColor(item);
  if (color === null) return [];
  return [
    {
      item,
      name: color.name.toLowerCase(),
      kind: broadKind(item).noun,
      isNeutral: color.colors.every((one) => NEUTRALS.has(one)),
      colors: color.colors,
    },
  ];
};

const unique = (words: readonly string[]): string[] => [...new Set(words)];

/** How the colors of the pieces, as they are shown, go together. */
function colorSentences(pieces: readonly Item[]): string[] {
  const worn = pieces.flatMap(wornOf);
  const lively = worn.filter(({ isNeutral }) => !isNeutral);
  const quiet = worn.filter(({ isNeutral }) => isNeutral);
  const [first, second] = lively;
  if (worn.length < pieces.length || worn.length < 2) return [];
  if (first === undefined) {
    const names = unique(worn.map(({ name }) => name)).slice(0, 3);
    return [
      `${capitalize(joinWithAnd(names))} are all neutrals, so nothing competes.`,
      `The palette stays neutral: ${joinWithAnd(names)}.`,
    ];
  }
  if (second === undefined) {
    const rest = unique(quiet.map(({ kind }) => kind));
    return [
      `The ${first.name} ${first.kind} brings the color, and the ${joinWithAnd(rest)} stay neutral.`,
      `All the color is in the ${first.kind}, ${first.name}; the rest is neutral.`,
    ];
  }
  const one = shownColor(first.item);
  const other = shownColor(second.item);
  if (one === null || other === null || colorHarmony(one.colors, other.colors) < HARMONY_MIN)
    return [];
  if (first.name === second.name)
    return [`The ${first.kind} and the ${second.kind} share one color, ${first.name}.`];
  return [
    `The ${first.name} of the ${first.kind} sits well beside the ${second.name} of the ${second.kind}.`,
  ];
}

const LEVELS = [
  [0.7, 'dressy'],
  [0.45, 'smart without being formal'],
  [0.25, 'casual'],
  [0, 'relaxed'],
] as const;

/** Whether the pieces are about as dressy as one another. */
function formalitySentences(pieces: readonly Item[]): string[] {
  const values = pieces.map(({ other_info }) => formalityOf(other_info.type) ?? 0.4);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (most - least > GAP_MAX) return [];
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const level = LEVELS.find(([from]) => mean >= from)?.[1] ?? 'relaxed';
  const kinds = joinWithAnd(unique(pieces.map((item) => broadKind(item).noun)).slice(0, 3));
  return [
    `${capitalize(kinds)} are equally dressed-up: ${level}.`,
    `No piece is dressier than the next; the whole is ${level}.`,
  ];
}

/** Whether all clothes of it are made for the weather that was named. */
function seasonSentences(pieces: readonly Item[], { occasions }: Wish): string[] {
  const clothes = pieces.filter(
    ({ try_on_category }) => !['shoes', 'bags', 'accessories'].includes(try_on_category),
  );
  const warmths = clothes.map(({ other_info }) => warmthOf(other_info.type) ?? 0.3);
  const occasion = occasions.find((id) => HOT.has(id));
  const phrase = occasion === undefined ? null : occasionPhrase(occasion);
  const [main] = clothes;
  if (main === undefined) return [];
  const [fabric] = exactFabrics(readItemFacts(main).garment.materials).map(fabricName);
  const made =
    fabric === undefined
      ? ''
      : `, and the ${broadKind(main).noun} ${broadKind(main).isPair ? 'are' : 'is'} ${fabric}`;
  if (phrase !== null && warmths.every((warmth) => warmth <= LIGHT_MAX)) {
    return [`Nothing in it is heavy, which ${phrase} asks for${made}.`];
  }
  if (occasions.includes('winter') && warmths.some((warmth) => warmth >= WARM_MIN)) {
    return [`The ${broadKind(main).noun} keeps it warm enough for the cold${made}.`];
  }
  return [];
}

/** Why the pieces of an outfit go together, from their records; the most telling first. */
export function outfitMatches(
  pieces: readonly Item[],
  wish: Wish,
  keep: readonly string[],
): string[] {
  const kept = pieces.find(({ id }) => keep.includes(id));
  const around =
    kept === undefined ? [] : [`Built around ${savedName(kept)}, which you wanted to wear.`];
  return [
    ...around,
    ...colorSentences(pieces),
    ...seasonSentences(pieces, wish),
    ...formalitySentences(pieces),
  ];
}
