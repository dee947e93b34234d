import type { Item } from '@modiste/contract/entities/item';
import { colorHarmony } from '@modiste/lexicon/color-harmony';
import { formalityOf, warmthOf } from '@modiste/lexicon/garment-types';
import { exactFabrics, fabricAdjective, fabricName } from '../facts/fabric-traits.ts';
import { shownColor } from '../facts/item-colors.ts';
import { readItemFacts } from '../facts/item-facts.ts';
import { broadKind } from '../facts/item-names.ts';
import { capitalize, joinWithAnd } from '../speech/join-words.ts';
import { savedName } from './reasons/goes-with.ts';
import { priceOf } from './reasons/reason.ts';
import { tellOccasion } from './reasons/tell-occasion.ts';
import { usualKind } from './reasons/usual-choice.ts';
import type { Wish } from './reasons/wish.ts';
import { hasSpares, setSentences } from './wholes/tell-set.ts';

/** Colors that go with every other. */
export const NEUTRALS: ReadonlySet<string> = new Set([
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
  /** "Sky and white" of a variant that is called Sky / White. */
  color: string;
  kind: string;
  isPair: boolean;
  isNeutral: boolean;
  isMain: boolean;
}

const wornOf = (item: Item): Worn[] => {
  const color = shownColor(item);
  if (color === null) return [];
  const { noun, isPair } = broadKind(item);
  return [
    {
      item,
      color: color.name.toLowerCase().replaceAll(/ ?\/ ?/g, ' and '),
      kind: noun,
      isPair,
      isNeutral: color.colors.every((one) => NEUTRALS.has(one)),
      isMain: item.try_on_category !== 'bags' && item.try_on_category !== 'accessories',
    },
  ];
};

const unique = (words: readonly string[]): string[] => [...new Set(words)];

function allNeutral(worn: readonly Worn[]): string[] {
  // "Black and white" beside "black" are two colors, and never "black, black, and white".
  const names = unique(worn.flatMap(({ color }) => color.split(' and '))).slice(0, 4);
  const all = names.length === 2 ? 'both' : 'all';
  if (names.length === 1) return [`Everything in it is ${names[0]}, so nothing competes.`];
  return [
    `${capitalize(joinWithAnd(names))} are ${all} neutral, so nothing competes.`,
    `The palette stays neutral: ${joinWithAnd(names)}.`,
  ];
}

function oneColor({ color, kind, isPair }: Worn, quiet: readonly Worn[]): string[] {
  const rest = unique(quiet.map((worn) => worn.kind));
  const stays = rest.length === 1 && quiet[0]?.isPair !== true ? 'stays' : 'stay';
  return [
    `The ${color} ${kind} ${isPair ? 'bring' : 'brings'} the color, and the ${joinWithAnd(rest)} ${stays} neutral.`,
    `All the color is in the ${kind}, ${color}; the rest is neutral.`,
  ];
}

function twoColors(first: Worn, second: Worn): string[] {
  const [one, other] = [shownColor(first.item), shownColor(second.item)];
  if (one === null || other === null) return [];
  if (colorHarmony(one.colors, other.colors) < HARMONY_MIN) return [];
  if (first.color === second.color) {
    return [`The ${first.kind} and the ${second.kind} share one color, ${first.color}.`];
  }
  return [
    `The ${first.color} of the ${first.kind} ${first.color.includes(' and ') ? 'sit' : 'sits'} well beside the ${second.color} of the ${second.kind}.`,
  ];
}

/** How the colors of the pieces, as they are shown, go together. */
function colorSentences(pieces: readonly Item[]): string[] {
  const worn = pieces.flatMap(wornOf);
  if (worn.length < pieces.length || worn.length < 2) return [];
  const lively = worn.filter(({ isNeutral }) => !isNeutral);
  const [first, second] = lively.toSorted((a, b) => Number(b.isMain) - Number(a.isMain));
  if (first === undefined) return allNeutral(worn);
  if (second !== undefined && !first.isMain) return [];
  if (second === undefined || !second.isMain) {
    return lively.length > 1 && first.isMain
      ? [`The color is in the ${first.kind}, ${first.color}; the clothes around it stay neutral.`]
      : oneColor(
          first,
          worn.filter(({ isNeutral }) => isNeutral),
        );
  }
  return lively.filter(({ isMain }) => isMain).length > 2 ? [] : twoColors(first, second);
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
  const nouns = unique(pieces.map((item) => broadKind(item).noun)).slice(0, 3);
  const kinds = joinWithAnd(nouns);
  const all = nouns.length === 2 ? 'both' : 'all';
  return [
    `${capitalize(kinds)} are ${all} ${level}, so nothing looks out of place.`,
    `Each piece is as dressed-up as the next, and the whole look is ${level}.`,
  ];
}

/** Whether all clothes of it are made for the weather that was named. */
function seasonSentences(pieces: readonly Item[], wish: Wish): string[] {
  const { occasions } = wish;
  const clothes = pieces.filter(
    ({ try_on_category }) => !['shoes', 'bags', 'accessories'].includes(try_on_category),
  );
  const warmths = clothes.map(({ other_info }) => warmthOf(other_info.type) ?? 0.3);
  const occasion = occasions.find((id) => HOT.has(id));
  const phrase = occasion === undefined ? null : tellOccasion(wish, occasion);
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

/** What the occasion calls for, where the leading piece is of that kind. */
function occasionSentences([main]: readonly Item[], wish: Wish): string[] {
  return wish.occasions.flatMap((id) => {
    const phrase = tellOccasion(wish, id);
    if (main === undefined || phrase === null) return [];
    const kinds = usualKind(main, id);
    return kinds === null
      ? []
      : [
          `${capitalize(kinds)} ${kinds.endsWith('suits') ? 'are right for' : 'suit'} ${phrase}, and the rest keeps to that.`,
        ];
  });
}

/** What it is made up of, where nothing more can be said of it. */
function partSentences(pieces: readonly Item[]): string[] {
  const names = pieces.slice(0, 3).map((item) => {
    const { noun } = broadKind(item);
    const [fabric = ''] = exactFabrics(readItemFacts(item).garment.materials).map(fabricAdjective);
    const color = shownColor(item)?.name.toLowerCase().split(' / ')[0] ?? '';
    return [color, noun.includes(fabric) ? '' : fabric, noun]
      .filter((word) => word !== '')
      .join(' ');
  });
  const [first, ...rest] = names;
  if (first === undefined || rest.length === 0) return [];
  return [
    `It begins with the ${first} and goes on with the ${joinWithAnd(rest)}.`,
    `The ${first} comes first, and the ${joinWithAnd(rest)} complete it.`,
  ];
}

/** What is new where one piece was changed and all others stay. */
function swapSentences([swapped, ...others]: readonly Item[]): string[] {
  if (swapped === undefined || others.length > 0) return [];
  const name = savedName(swapped);
  const are = broadKind(swapped).isPair ? 'are' : 'is';
  return [
    `${capitalize(name)} ${are} new here; the rest stays as it was.`,
    `Here with ${name} at ${priceOf(swapped)}, and the rest as before.`,
  ];
}

interface Matched {
  pieces: readonly Item[];
  wish: Wish;
  /** Ids of the pieces that the shopper wants to wear, or that stay where another one is changed. */
  keep: readonly string[];
  /** Whether a part of an outfit on the screen is changed, and all else of it stays. */
  isChanged: boolean;
  /** Ids of the pieces that were on the screen before. */
  shown: readonly string[];
  /** The place of the outfit among those shown, so that each begins with another reason. */
  place: number;
}

/** Why the pieces of an outfit go together, from their records. */
export function outfitMatches({ pieces, wish, keep, isChanged, shown, place }: Matched): string[] {
  const kept = pieces.find(({ id }) => keep.includes(id));
  const fresh = pieces.filter(({ id }) => !keep.includes(id) && !shown.includes(id));
  const around =
    kept === undefined
      ? []
      : isChanged
        ? swapSentences(fresh)
        : [`Built around ${savedName(kept)}, which you wanted to wear.`];
  if (hasSpares(pieces)) return [...around, ...setSentences(pieces)];
  const lists = [
    colorSentences(pieces),
    seasonSentences(pieces, wish),
    occasionSentences(pieces, wish),
    formalitySentences(pieces),
  ].filter((list) => list.length > 0);
  const at = lists.length === 0 ? 0 : place % lists.length;
  return [
    ...around,
    ...lists.slice(at).flat(),
    ...lists.slice(0, at).flat(),
    ...partSentences(pieces),
  ];
}
