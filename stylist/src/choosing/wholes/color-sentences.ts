import type { Item } from '@modiste/contract/entities/item';
import { colorHarmony } from '@modiste/lexicon/color-harmony';
import { shownColor } from '../../facts/item-colors.ts';
import { broadKind } from '../../facts/item-names.ts';
import { capitalize, joinWithAnd } from '../../speech/join-words.ts';

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
export function colorSentences(pieces: readonly Item[]): string[] {
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
