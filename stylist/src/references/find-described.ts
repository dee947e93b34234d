import type { Item } from '@modiste/contract/entities/item';
import { aspectValue } from '@modiste/lexicon/aspect-value';
import { ancestorsOf, findType } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { nearestPieces } from './find-pieces.ts';
import { fittingItems } from './fits-description.ts';
import { garmentFactsOf } from './garment-facts-of.ts';
import type { Mention } from './mention.ts';
import { type Found, isNamedInPlural, isOfBefore, type Scene } from './scene.ts';

/** A garment or a name says which thing is meant; "the red one" may be a new wish. */
const namesThing = ({ readings, names, price }: Extract<Mention, { kind: 'described' }>): boolean =>
  names.length > 0 ||
  price !== null ||
  readings.some(({ reading }) => reading.concepts.some(({ kind }) => kind === 'type'));

/** "You showed me first" is one of them, whatever it is called. */
const FIRST = /\b(?:showed(?: me)?|saw|shown) first\b/i;
const NAMES_ONES = /\bones\b/;

/** Whether several are meant; "the boots" are one pair where one of them was spoken of. */
function isSeveral(
  { message, focus, turn }: Scene,
  { isPlural, count, from, to }: Extract<Mention, { kind: 'described' }>,
  { fitting, isGone = false }: { fitting: readonly Item[]; isGone?: boolean },
): boolean {
  if (count !== null) return true;
  if (!isPlural || FIRST.test(message.text)) return false;
  const said = message.words.slice(from, to).map(({ word }) => word);
  const isPairs = fitting.every(isNamedInPlural) && !NAMES_ONES.test(said.join(' '));
  const { addedUp, chosen = [] } = turn.state;
  const spokenOf = [...(focus === null ? [] : [focus.id]), ...(addedUp?.itemIds ?? []), ...chosen];
  // Of those that are gone from the screen "the chinos" are one pair.
  return !(isPairs && (isGone || fitting.some(({ id }) => spokenOf.includes(id))));
}

/** "The trousers" are the chosen wide leg pants, too. */
function widelyCalled(
  chosen: readonly Item[],
  { readings, names }: Extract<Mention, { kind: 'described' }>,
): Item | undefined {
  const types = readings.flatMap(({ reading }) =>
    reading.concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])),
  );
  const isPlain = names.length === 0 && readings.length === 1 && types.length > 0;
  const lineOf = (id: string): string[] => [id, ...ancestorsOf(id)];
  // All that is worn below the waist has too little in common to be called by one name.
  const lines = new Set(types.flatMap(lineOf).filter((id) => findType(id)?.parent !== null));
  return isPlain
    ? chosen.find(({ other_info }) => lineOf(other_info.type).some((id) => lines.has(id)))
    : undefined;
}

/**
 * The chosen piece that "the dress" means, whatever was shown since. Null where none of them is so, or
 * another one was spoken of after it.
 */
export function chosenAs(
  { chosen, focus, shown, message, turn }: Scene,
  mention: Extract<Mention, { kind: 'described' }>,
): Item | null {
  const own = fittingItems(chosen, mention)[0] ?? widelyCalled(chosen, mention);
  if (own === undefined || !namesThing(mention)) return null;
  const { from, to, isPlural } = mention;
  const said = message.words.slice(from, to).map(({ word }) => word);
  // "These dresses" are those on the screen.
  const isOfShown =
    /^(?:these|those)$/.test(said[0] ?? '') && fittingItems(shown, mention).length > 0;
  const isOne = !isPlural || (isNamedInPlural(own) && !NAMES_ONES.test(said.join(' ')));
  // Outfits on the screen that have another one have taken its place.
  const isGone =
    turn.state.shown.outfits.length > 0 &&
    !shown.includes(own) &&
    fittingItems(shown, mention).length > 0;
  if (!isOne || isOfShown || isGone) return null;
  const isOther = focus !== null && focus !== own && fittingItems([focus], mention).length > 0;
  return isOther ? null : own;
}

/** "The two cheap ones" are the two that cost least; null where no price is spoken of. */
function findByPrice(
  { shown }: Scene,
  { readings, names, count, isPlural }: Extract<Mention, { kind: 'described' }>,
): Found | null {
  const level = readings.find(({ reading }) => reading.kind === 'price-level')?.reading;
  if (level === undefined || (isPlural && count === null)) return null;
  const others = readings.filter(({ reading }) => reading !== level);
  const fitting = fittingItems(shown, { readings: others, names });
  const direction = DEAR.test(level.words) ? -1 : 1;
  const sorted = fitting.toSorted((one, other) => direction * (one.price - other.price));
  return { items: sorted.slice(0, count ?? 1) };
}

const DEAR = /expensive|price?y|dear|costly|luxur/i;

/** "The short one" is the shortest, where no title says so; null where that is no end of a scale. */
function findByScale({ shown }: Scene, name: string): Found | null {
  const [comparison] = understandQuery(name.replace(/e?$/, 'er')).comparisons;
  if (comparison === undefined) return null;
  const valued = shown.flatMap((item) => {
    const value = aspectValue(comparison.aspect, garmentFactsOf(item));
    return value === null ? [] : [{ item, value: value * comparison.direction }];
  });
  const [most, next] = valued.toSorted((one, other) => other.value - one.value);
  // Several that are as short are none of them "the short one".
  return most === undefined || most.value === next?.value ? null : { items: [most.item] };
}

/** What is called by a look or a name: "the linen one", "the dress". */
export function findDescribed(
  scene: Scene,
  mention: Extract<Mention, { kind: 'described' }>,
): Found {
  const byPrice = findByPrice(scene, mention);
  if (byPrice !== null) return byPrice;
  const found = findCalled(scene, mention);
  const [name, ...others] = mention.names;
  const isPlain = others.length + mention.readings.length === 0 && mention.price === null;
  return found.items.length === 0 && name !== undefined && isPlain
    ? (findByScale(scene, name) ?? found)
    : found;
}

function findCalled(scene: Scene, mention: Extract<Mention, { kind: 'described' }>): Found {
  const { shown, focus, earlier } = scene;
  const all = focus === null || shown.includes(focus) ? shown : [focus, ...shown];
  const isBack = isOfBefore(scene, mention);
  const chosen = chosenAs(scene, mention);
  if (chosen !== null && !isBack) return { items: [chosen] };
  const past = isBack || namesThing(mention) ? earlier : [];
  const before = past
    .map((items) => fittingItems(items, mention))
    .find((items) => items.length > 0);
  const fitting = fittingItems(all, mention);
  if (before !== undefined && (isBack || fitting.length === 0)) {
    const isAll = isSeveral(scene, mention, { fitting: before, isGone: true });
    // Of what is gone from the screen the one that was spoken of is meant.
    const spoken = isAll || isBack ? [] : nearestPieces(scene, mention);
    const one = spoken.find((item) => item === focus || scene.spoken.includes(item)) ?? before[0];
    return {
      items: isAll || one === undefined ? before : [one],
      isAmbiguous: before.length > 1,
    };
  }
  if (isSeveral(scene, mention, { fitting })) {
    return { items: fitting.slice(0, mention.count ?? fitting.length) };
  }
  const nearest = nearestPieces(scene, mention);
  return { items: nearest.slice(0, 1), isAmbiguous: nearest.length > 1 };
}
