import { isKindOf } from '../garments/refine-type.ts';
import type { UnderstoodQuery } from '../query/understood-query.ts';

const filled = <Value>(now: readonly Value[], before: readonly Value[]): readonly Value[] =>
  now.length > 0 ? now : before;

const typesOf = ({ concepts }: UnderstoodQuery): string[] =>
  concepts.filter(({ kind }) => kind === 'type').map(({ id }) => id);

/** Another garment starts over: "now show me shoes" forgets the dress, its color and its size. */
function startsOver(before: UnderstoodQuery, now: UnderstoodQuery): boolean {
  const [earlier, named] = [typesOf(before), typesOf(now)];
  if (named.length === 0) return false;
  return !named.some((id) => earlier.some((other) => isKindOf(id, other)));
}

function continueHard(
  before: UnderstoodQuery['hard'],
  now: UnderstoodQuery['hard'],
): UnderstoodQuery['hard'] {
  const hasSize = [
    now.clothing_size,
    now.clothing_canonical_size,
    now.shoes_size,
    now.shoes_canonical_size,
  ].some((sizes) => sizes.length > 0);
  const sized = hasSize ? now : before;
  const hasPrice = now.priceMin !== null || now.priceMax !== null;
  const priced = hasPrice ? now : before;
  return {
    gender: filled(now.gender, before.gender),
    sale: now.sale || before.sale,
    priceMin: priced.priceMin,
    priceMax: priced.priceMax,
    clothing_size: sized.clothing_size,
    clothing_canonical_size: sized.clothing_canonical_size,
    shoes_size: sized.shoes_size,
    shoes_canonical_size: sized.shoes_canonical_size,
    clothing_fit: filled(now.clothing_fit, before.clothing_fit),
  };
}

/**
 * What a shopper asks for after a further sentence: "anything cheaper, in blue?" keeps the garment
 * and the size that were asked for and changes the color. A color replaces a color, a size a
 * size; another garment starts over.
 */
export function continueQuery(before: UnderstoodQuery, now: UnderstoodQuery): UnderstoodQuery {
  if (startsOver(before, now)) return now;
  const isTyped = typesOf(now).length > 0;
  return {
    ...now,
    types: isTyped ? now.types : before.types,
    categories: isTyped ? now.categories : before.categories,
    concepts: [...before.concepts, ...now.concepts],
    words: [...new Set([...before.words, ...now.words])],
    related: [...now.related, ...before.related],
    hard: continueHard(before.hard, now.hard),
    soft: {
      colors: filled(now.soft.colors, before.soft.colors),
      shades: now.soft.colors.length > 0 ? now.soft.shades : before.soft.shades,
      materials: filled(now.soft.materials, before.soft.materials),
      patterns: filled(now.soft.patterns, before.soft.patterns),
      attributes: [...new Set([...before.soft.attributes, ...now.soft.attributes])],
      brands: filled(now.soft.brands, before.soft.brands),
      priceLevel: now.soft.priceLevel === 0 ? before.soft.priceLevel : now.soft.priceLevel,
    },
    audience: now.audience ?? before.audience,
    not: {
      colors: [...before.not.colors, ...now.not.colors],
      shades: [...before.not.shades, ...now.not.shades],
      materials: [...before.not.materials, ...now.not.materials],
      patterns: [...before.not.patterns, ...now.not.patterns],
      attributes: [...before.not.attributes, ...now.not.attributes],
      types: [...before.not.types, ...now.not.types],
      words: [...before.not.words, ...now.not.words],
    },
  };
}
