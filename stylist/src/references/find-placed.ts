import type { Item } from '@modiste/contract/entities/item';
import { aspectValue } from '@modiste/lexicon/aspect-value';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { fittingItems } from './fits-description.ts';
import { garmentFactsOf } from './garment-facts-of.ts';
import type { Mention } from './mention.ts';
import { comparedLast, type Found, isOfBefore, itemsOf, NOTHING, type Scene } from './scene.ts';

/**
 * The list that a kind of garment is counted in: what is shown, or the latest list before it that
 * has such. Without one it is counted in all that is shown, where some of it is worn as that is.
 */
function listOfKind(
  scene: Scene,
  { type, to }: Pick<Mention, 'to'> & { type: string | null },
  index = 0,
): readonly Item[] {
  const { shown, earlier } = scene;
  const isBack = isOfBefore(scene, { to }) && earlier.length > 0;
  if (!isBack && type === null && shown.length > 0) return shown;
  const lists = isBack ? earlier : [shown, ...earlier];
  const ofKind = lists.map((items) => ofType(items, type)).filter((items) => items.length > 0);
  const isWornSo = shown.some(
    ({ other_info }) => typeRole(other_info.type) === typeRole(type ?? ''),
  );
  // "That last jacket" is none of some shoes.
  const others = type === null || isWornSo ? shown : [];
  return ofKind.find((items) => items.length > index) ?? ofKind[0] ?? others;
}

/** Those of a kind; "linen dress" is to shops a kind of its own, and here whatever dress is of linen. */
export function ofType(items: readonly Item[], type: string | null): readonly Item[] {
  if (type === null) return items;
  const exact = items.filter((item) => isKindOf(item.other_info.type, type));
  if (exact.length > 0) return exact;
  const { readings } = understandQuery(findType(type)?.name ?? type);
  const placed = readings.map((reading) => ({ reading, from: 0, to: 0 }));
  return placed.length === 0 ? [] : fittingItems(items, { readings: placed, names: [] });
}

export function atPosition(scene: Scene, mention: Extract<Mention, { kind: 'position' }>): Found {
  const { turn } = scene;
  const { index, count, isOutfit, type, readings } = mention;
  const pair = mention.isOfPair === true ? comparedLast(scene) : [];
  if (pair.length === 2) return { items: pair.slice(index < 0 ? 1 : 0).slice(0, 1) };
  const { outfits, itemIds } = turn.state.shown;
  const inOutfits = new Set(outfits.flat());
  const isWhole = isOutfit || itemIds.every((id) => inOutfits.has(id));
  const meansOutfit = outfits.length > 0 && type === null && isWhole;
  if (meansOutfit) {
    const at = index < 0 ? outfits.length + index : index;
    const pieces = outfits[at];
    return pieces === undefined ? NOTHING : { items: itemsOf(turn, pieces), outfit: at };
  }
  const all = listOfKind(scene, mention, index);
  const from = readings.length === 0 ? all : fittingItems(all, { readings, names: [] });
  const start = index < 0 ? from.length + index : index;
  return { items: start < 0 ? [] : from.slice(start, start + count) };
}

/** "The warmer of the two", of a list, and of the two that a message names or that were held side by side. */
export function findExtreme(
  scene: Scene,
  mention: Extract<Mention, { kind: 'extreme' }>,
  { named, among: listed }: { named: readonly Item[]; among: readonly Item[] | null },
): Found {
  const { aspect, direction, type, readings, isOfTwo, isPlain } = mention;
  const all = listed ?? ofType(listOfKind(scene, mention), type);
  const pair = (named.length === 2 ? named : comparedLast(scene)).filter(
    (item) => type === null || isKindOf(item.other_info.type, type),
  );
  const isHeld = scene.turn.state.compared !== undefined || named.length === 2;
  const isOfPair = pair.length === 2 && listed === null;
  const meansPair = isOfPair && ((isOfTwo && all.length !== 2) || (isPlain === true && isHeld));
  const ofKind = meansPair ? pair : all;
  // "The cheaper one" is one of two; among more it is a wish for something cheaper.
  if (isOfTwo && ofKind.length !== 2) return NOTHING;
  const fitting = fittingItems(ofKind, { readings, names: [] });
  const valued = fitting.flatMap((item) => {
    const value = aspect === 'price' ? item.price : aspectValue(aspect, garmentFactsOf(item));
    return value === null ? [] : [{ item, value: value * direction }];
  });
  const most = valued.toSorted((one, other) => other.value - one.value);
  return { items: most.slice(0, mention.count ?? 1).map(({ item }) => item) };
}
