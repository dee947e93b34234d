import type { Item, ItemFacts } from '@modiste/contract/entities/item';
import { discountPercent } from '@modiste/contract/price';
import type { Gender } from '@modiste/contract/values';
import { conceptWords } from '@modiste/lexicon/concept-words';
import type { GarmentFacts, NormalSizes } from '@modiste/lexicon/garment-facts';
import { findType } from '@modiste/lexicon/garment-types';
import type { GarmentWords } from '@modiste/lexicon/garment-words';
import { languageOfGarmentWords } from '@modiste/lexicon/in-english';
import { readGarment } from '@modiste/lexicon/read-garment';
import type { PictureFacts } from '@modiste/vision/picture-facts';
import type { ItemDraft, WholeItem } from '../drafts/item-draft.ts';
import type { StoredItem } from '../item-facts/stored-item.ts';
import { type ImportedPictures, importPictures } from '../pictures/import-pictures.ts';
import type { PictureSource } from '../pictures/picture-source.ts';
import { findUnrecognized, type UnrecognizedValue } from './find-unrecognized.ts';
import { garmentWordsOf } from './garment-words-of.ts';
import { ambiguousColorPictures, type ItemColors, readItemColors } from './item-colors.ts';
import { fabricsOf, materialsOf } from './item-materials.ts';
import { readGender } from './read-gender.ts';
import { readFeedSizes } from './sizes/feed-sizes.ts';
import { systemOfPlace } from './sizes/selling-place.ts';
import { type SizedGarment, systemOf } from './sizes/size-systems.ts';
import { writeDescription } from './write-description.ts';

export interface Enriched {
  stored: Omit<StoredItem, 'hash'>;
  missingPictures: string[];
  picturesTaken: number;
  /** Words of the feed that remained the shop's own. */
  unread: UnrecognizedValue[];
}

/**
 * Completes an item: what the feed does not state is read from its words, then from its first
 * picture. Gender is Unisex and the category accessories where neither says.
 */
export async function enrichItem(
  draft: ItemDraft | WholeItem,
  pictures: PictureSource,
): Promise<Enriched> {
  const references = draft.kind === 'item' ? draft.item.image_urls : draft.pictures;
  const toDescribe = draft.kind === 'item' ? new Set<string>() : ambiguousColorPictures(draft);
  const imported = await importPictures(references, pictures, toDescribe);
  const { urls, facts, missing } = imported;
  const garment = readGarment(
    draft.kind === 'item' ? wordsOfItem(draft.item) : garmentWordsOf(draft),
  );
  const { item, unread } =
    draft.kind === 'item' ? { item: draft.item, unread: [] } : toItem(draft, garment, imported);
  return {
    stored: {
      item,
      concepts: conceptWords({
        ...garment,
        colors: item.colors,
        type: typeOf(item) ?? garment.type,
      }),
      attributes: garment.attributes,
      imageEmbedding: facts?.imageEmbedding ?? null,
    },
    missingPictures: missing,
    picturesTaken: urls.length,
    unread,
  };
}

const wordsOfItem = (item: Item): GarmentWords => ({
  title: item.short_description,
  productType: item.other_info.type.replaceAll('-', ' '),
  description: item.description,
  brand: item.brand,
  gender: item.other_info.gender,
  colors: item.other_info.color_names,
});

/** A type that the item names wins over what its title says. */
const typeOf = (item: Item): string | null => findType(item.other_info.type)?.id ?? null;

function toItem(draft: ItemDraft, garment: GarmentFacts, imported: ImportedPictures) {
  const gender = readGender(draft.gender) ?? garment.gender ?? 'Unisex';
  const { category } = garment;
  const sized = { category: draft.tryOnCategory ?? category, gender };
  const { sizes, unread } = readFeedSizes(draft.sizes, evidenceOf(draft, sized));
  const colors = readItemColors(draft, garment, imported);
  const facts = toFacts(draft, garment, { ...colors, gender, sizes, picture: imported.facts });
  const item: Item = {
    id: draft.id,
    image_urls: [...imported.urls],
    short_description: draft.title,
    description: draft.description,
    brand: draft.brand,
    price: draft.price,
    full_price: draft.fullPrice,
    discount_perc: discountPercent(draft.price, draft.fullPrice),
    rank: 0,
    semantic_search_description: '',
    colors: facts.colors,
    size: [...draft.sizes],
    sizes: [...draft.sizes],
    website: hostOf(draft.link) ?? draft.source,
    item_url: draft.link,
    try_on_category: draft.tryOnCategory ?? garment.category ?? 'accessories',
    other_info: facts,
  };
  const described: Item = { ...item, semantic_search_description: writeDescription(item) };
  return {
    item: described,
    unread: findUnrecognized(draft, described, { garment, sizes: unread }),
  };
}

/** What the feed says of whose numbers its sizes are. */
function evidenceOf(draft: ItemDraft, garment: SizedGarment) {
  const { sizeSystem, sizeTypes } = draft;
  const language = languageOfGarmentWords(garmentWordsOf(draft))?.code ?? '';
  const place = systemOfPlace({ ...draft, language });
  return { ...garment, system: systemOf(sizeSystem), place, types: sizeTypes };
}

interface ResolvedFacts extends ItemColors {
  gender: Gender;
  sizes: NormalSizes;
  picture: PictureFacts | null;
}

function toFacts(draft: ItemDraft, garment: GarmentFacts, resolved: ResolvedFacts): ItemFacts {
  const { colors, variants, gender, sizes, picture } = resolved;
  const drawn = picture !== null && picture.pattern !== 'solid' ? [picture.pattern] : [];
  return {
    type: garment.type ?? '',
    gender,
    colors,
    color_names: [...draft.colorNames],
    ...(variants.length > 0 ? { color_variants: variants } : {}),
    materials: materialsOf(draft.materials, garment.materials),
    patterns: firstFilled([fabricsOf(draft.patterns, 'patterns'), garment.patterns, drawn]),
    clothing_size: [...sizes.clothing_size],
    clothing_canonical_size: [...sizes.clothing_canonical_size],
    shoes_size: [...sizes.shoes_size],
    shoes_canonical_size: [...sizes.shoes_canonical_size],
    clothing_fit: [...sizes.clothing_fit],
    sold_out_sizes: [...draft.soldOutSizes],
    availability: draft.isInStock ? 'in_stock' : 'out_of_stock',
    source: draft.source,
    currency: draft.currency,
  };
}

const firstFilled = (lists: readonly (readonly string[])[]): string[] => [
  ...(lists.find((list) => list.length > 0) ?? []),
];

function hostOf(link: string): string | null {
  if (!URL.canParse(link)) return null;
  return new URL(link).hostname.replace(/^www\./, '') || null;
}
