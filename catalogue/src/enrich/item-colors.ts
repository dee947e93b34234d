import type { ItemFacts } from '@modiste/contract/entities/item';
import type { Color } from '@modiste/contract/values';
import type { GarmentFacts } from '@modiste/lexicon/garment-facts';
import { readColorName } from '@modiste/lexicon/read-color-name';
import type { PictureFacts } from '@modiste/vision/picture-facts';
import type { ItemDraft } from '../drafts/item-draft.ts';
import type { ImportedPictures } from '../pictures/import-pictures.ts';

export interface ItemColors {
  colors: Color[];
  variants: NonNullable<ItemFacts['color_variants']>;
}

/** Pictures of the colors whose names do not say which color they are. */
export const ambiguousColorPictures = ({ colorVariants }: ItemDraft): Set<string> =>
  new Set(
    colorVariants
      .filter(({ name }) => !readColorName(name).isClear)
      .flatMap(({ picture }) => (picture === null ? [] : [picture])),
  );

const SHARE_MIN = 0.3;
const COLORS_MAX = 2;

/** The colors that a picture shows plainly: the largest, and a second that is nearly as large. */
function colorsOfPicture(facts: PictureFacts | null): Color[] {
  const [first, ...others] = facts?.colors ?? [];
  if (first === undefined) return [];
  const plain = others.filter(({ share }) => share >= SHARE_MIN);
  return [first, ...plain].slice(0, COLORS_MAX).map(({ name }) => name);
}

const unique = (colors: readonly Color[]): Color[] => [...new Set(colors)];

/**
 * The colors behind a name: what it says where it is clear; otherwise those of its words that the
 * picture shows, or else what the picture shows.
 */
function resolveColor(name: string, facts: PictureFacts | null): Color[] {
  const { colors, isClear } = readColorName(name);
  if (isClear || facts === null) return colors;
  const shown = colorsOfPicture(facts);
  const confirmed = colors.filter((color) => shown.includes(color));
  return confirmed.length > 0 ? confirmed : shown;
}

function resolveVariants({ colorVariants }: ItemDraft, imported: ImportedPictures) {
  return colorVariants.map(({ name, picture }) => {
    const facts = picture === null ? null : (imported.described.get(picture) ?? null);
    const image = picture === null ? null : (imported.positions.get(picture) ?? null);
    return { name, colors: resolveColor(name, facts), image };
  });
}

/** The colors of an item that is sold in one: where its name says nothing, the title decides. */
function resolveSingle(
  { colorNames }: ItemDraft,
  garment: GarmentFacts,
  imported: ImportedPictures,
) {
  const isNamed = colorNames.some((name) => readColorName(name).colors.length > 0);
  if (!isNamed && garment.colors.length > 0) return [...garment.colors];
  const facts = colorNames.length < 2 ? imported.facts : null;
  const named = colorNames.flatMap((name) => resolveColor(name, facts));
  return named.length > 0 ? named : colorsOfPicture(imported.facts);
}

/**
 * The colors of an item and of its variants. The feed's names come first, then the title and the
 * tags, then the pictures, which also decide names such as "Poison".
 * @param garment What its title and tags say.
 */
export function readItemColors(
  draft: ItemDraft,
  garment: GarmentFacts,
  imported: ImportedPictures,
): ItemColors {
  const variants = resolveVariants(draft, imported);
  const ofVariants = variants.flatMap(({ colors }) => colors);
  const colors = ofVariants.length > 0 ? ofVariants : resolveSingle(draft, garment, imported);
  return { colors: unique(colors), variants };
}
