import type { Item } from '@modiste/contract/entities/item';
import { warmthOf } from '@modiste/lexicon/garment-types';
import { exactFabrics, fabricAdjective, fabricName } from '../facts/fabric-traits.ts';
import { shownColor } from '../facts/item-colors.ts';
import { readItemFacts } from '../facts/item-facts.ts';
import { asPlural, broadKind } from '../facts/item-names.ts';
import { capitalize, joinWithAnd } from '../speech/join-words.ts';
import { savedName } from './reasons/goes-with.ts';
import { priceOf } from './reasons/reason.ts';
import { tellOccasion } from './reasons/tell-occasion.ts';
import { isTooCasual, usualKind } from './reasons/usual-choice.ts';
import type { Wish } from './reasons/wish.ts';
import { needStatement } from './tell-need.ts';
import { colorSentences } from './wholes/color-sentences.ts';
import { formalitySentences } from './wholes/formality-sentences.ts';
import { matchingSentences } from './wholes/matching-sentences.ts';
import { hasSpares, setSentences } from './wholes/tell-set.ts';

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

/** What its pieces do where it is worn: the shoes first, since the ground decides. */
function servingSentences(pieces: readonly Item[], wish: Wish): string[] {
  const ordered = pieces.toSorted(
    (one, other) =>
      Number(other.try_on_category === 'shoes') - Number(one.try_on_category === 'shoes'),
  );
  return ordered.flatMap((item) => {
    const told = needStatement(item, wish);
    if (told === null) return [];
    const { noun, isPair } = broadKind(item);
    return [`The ${noun} ${isPair ? asPlural(told.does) : told.does}.`];
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
  const [occasion = ''] = wish.occasions;
  const isFitting = pieces.every((piece) => !isTooCasual(piece, occasion));
  const levels = formalitySentences(pieces, isFitting ? tellOccasion(wish, occasion) : null);
  const lists = [
    servingSentences(pieces, wish),
    colorSentences(pieces),
    matchingSentences(pieces),
    seasonSentences(pieces, wish),
    occasionSentences(pieces, wish),
  ].filter((list) => list.length > 0);
  const at = lists.length === 0 ? 0 : place % lists.length;
  return [
    ...around,
    ...lists.slice(at).flat(),
    ...lists.slice(0, at).flat(),
    ...levels,
    ...partSentences(pieces),
  ];
}
