import type { Item } from '@modiste/contract/entities/item';
import type { GarmentFacts } from '@modiste/lexicon/garment-facts';
import { readGarment } from '@modiste/lexicon/read-garment';
import { byContent } from '../facts/item-facts.ts';

const colorsOf = (item: Item): readonly Item['colors'][number][] => [
  ...item.other_info.colors,
  ...(item.other_info.color_variants ?? []).flatMap(({ colors }) => colors),
];

function readFacts(item: Item): GarmentFacts {
  const { type, materials, patterns } = item.other_info;
  const read = readGarment({
    title: item.short_description,
    description: item.description,
    brand: item.brand,
  });
  return {
    ...read,
    type: type === '' ? read.type : type,
    colors: [...new Set([...item.colors, ...colorsOf(item)])],
    materials: [...new Set([...materials, ...read.materials])],
    patterns: [...new Set([...patterns, ...read.patterns])],
  };
}

/** All that an item's record says of it, in terms of the lexicon. */
export const garmentFactsOf = byContent(readFacts);
