import type { Item } from '@modiste/contract/entities/item';
import type { GarmentFacts } from '@modiste/lexicon/garment-facts';
import { readColorName } from '@modiste/lexicon/read-color-name';
import type { ItemDraft } from '../drafts/item-draft.ts';
import { unknownFabrics } from './item-materials.ts';
import { readGender } from './read-gender.ts';

/** A value of a feed that could not be read as what its column is for. */
export interface UnrecognizedValue {
  column: string;
  value: string;
}

const inColumn = (column: string, values: readonly string[]): UnrecognizedValue[] =>
  values.map((value) => ({ column, value }));

/** Color names that say nothing: those that a picture answered for, and those that nothing did. */
function unrecognizedColors(
  { colorNames, colorVariants }: ItemDraft,
  item: Item,
): UnrecognizedValue[] {
  const variants = item.other_info.color_variants ?? [];
  const names = colorVariants.length > 0 ? colorVariants.map(({ name }) => name) : colorNames;
  return names
    .filter((name) => !readColorName(name).isClear)
    .map((value) => {
      const variant = variants.find(({ name }) => name === value);
      const isSeen = (variant?.colors ?? item.colors).length > 0;
      return { column: isSeen ? 'color (taken from title or picture)' : 'color', value };
    });
}

/** What of a feed's words about an item remained its shop's own words. */
export function findUnrecognized(
  draft: ItemDraft,
  item: Item,
  { garment, sizes }: { garment: GarmentFacts; sizes: readonly string[] },
): UnrecognizedValue[] {
  const isGenderUnread =
    draft.gender !== '' && readGender(draft.gender) === null && garment.gender === null;
  const isKids = garment.attributes.includes('kids');
  const type = draft.categories.at(-1) ?? draft.title;
  return [
    ...inColumn('type', garment.type === null ? [type] : []),
    ...inColumn('gender', isGenderUnread && !isKids ? [draft.gender] : []),
    ...unrecognizedColors(draft, item),
    ...inColumn('size', sizes),
    ...inColumn('material', unknownFabrics(draft.materials, 'materials')),
    ...inColumn('pattern', unknownFabrics(draft.patterns, 'patterns')),
  ];
}
