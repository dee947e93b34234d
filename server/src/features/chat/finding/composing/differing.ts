import type { ComposedOutfit } from '@modiste/catalogue/outfits/outfit-search';
import type { Item } from '@modiste/contract/entities/item';
import type { Comparison } from '@modiste/lexicon/comparisons';
import { typeRole } from '@modiste/lexicon/garment-types';
import { exceeds, measureItem } from '@modiste/stylist/item-measures';
import type { OutfitCatalogue } from './as-shown.ts';

/** So many are composed before those are chosen that differ as was asked. */
const COMPOSED_MAX = 16;
/** Nearer in lightness than this nobody calls one lighter: ecru is hardly darker than ivory. */
const LIGHTNESS_APART = 0.15;

interface Differing {
  /** The pieces that give way. */
  old: readonly Item[];
  than: readonly Comparison[];
}

const roleOf = ({ other_info }: Item) => typeRole(other_info.type);

/** The lightness that a new piece may be shown in, beside the old one. */
function lightnessBeside({ old, than }: Differing): { least?: number; most?: number } | null {
  const shade = than.find(({ aspect }) => aspect === 'shade');
  const known = old.flatMap((piece) => measureItem('shade', piece) ?? []);
  if (shade === undefined || known.length === 0) return null;
  return shade.direction > 0
    ? { least: Math.max(...known) + LIGHTNESS_APART }
    : { most: Math.min(...known) - LIGHTNESS_APART };
}

/** What is neither loose nor tight, and what is plainly one of the two. */
const APART_FROM_MIDDLE = 0.1;
const MIDDLE = 0.5;
/** Nobody is warmer in a skirt than in shorts. */
const WARMTH_APART = 0.15;

/** Whether a piece is further along than another; of one that tells nothing the middle is assumed. */
function isFurther(piece: Item, before: Item, { aspect, direction }: Comparison): boolean {
  const [own, old] = [measureItem(aspect, piece), measureItem(aspect, before)];
  if (aspect === 'warmth' && own !== null && old !== null) {
    return (own - old) * direction >= WARMTH_APART;
  }
  if (old !== null) {
    return exceeds(piece, before, { measure: aspect, direction });
  }
  return own !== null && (own - MIDDLE) * direction >= APART_FROM_MIDDLE;
}

/** The catalogue, which composes outfits alone whose new pieces differ from the old ones as was asked. */
export function composingDiffering(
  catalogue: OutfitCatalogue,
  { old, than }: Differing,
): OutfitCatalogue {
  if (than.length === 0 || old.length === 0) return catalogue;
  const lightness = lightnessBeside({ old, than });
  const isColorful = than.some(({ aspect, direction }) => aspect === 'brightness' && direction > 0);
  const differs = (piece: Item): boolean => {
    const before = old.find((one) => roleOf(one) === roleOf(piece)) ?? old[0];
    return before !== undefined && than.every((one) => isFurther(piece, before, one));
  };
  return {
    ...catalogue,
    composeOutfits: async (search) => {
      const composed = await catalogue.composeOutfits({
        ...(lightness !== null && { lightness }),
        ...search,
        ...(isColorful && { isColorful }),
        limit: Math.max(search.limit, COMPOSED_MAX),
      });
      const isFit = ({ pieces }: ComposedOutfit): boolean =>
        pieces.filter(({ id }) => !search.keep.includes(id)).every(differs);
      return composed.filter(isFit).slice(0, search.limit);
    },
  };
}
