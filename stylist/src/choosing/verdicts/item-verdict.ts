import type { Item } from '@modiste/contract/entities/item';
import { shownColor } from '../../facts/item-colors.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { measureItem } from '../../facts/item-measures.ts';
import { type FabricVerdict, fabricVerdict } from './fabric-verdicts.ts';

/** From here on a color is so pale that it shows what falls on it. */
const PALE_FROM = 0.85;

/** Creases, irons and pills are asked of cloth, and of no shoe or bag. */
export const OF_CLOTH: ReadonlySet<string> = new Set([
  'crease',
  'iron',
  'shrink',
  'pill',
  'static',
  'dryer',
]);
const NO_CLOTH: ReadonlySet<string> = new Set(['shoes', 'bags', 'accessories']);

/** Whether a piece is a shoe, a bag or the like, of which nobody asks what is asked of cloth. */
export const isNoCloth = ({ try_on_category }: Item): boolean => NO_CLOTH.has(try_on_category);

/** Nothing is worn below a hat or a glove. */
const LAYERED = /, so wear a thin layer below$/;

const WAXED = /\bwaxed\b/i;
const TAKES_WAX: ReadonlySet<string> = new Set(['canvas', 'cotton']);

/** What a piece is made of for such questions: a waxed canvas turns rain away as waxed cotton does. */
function materialsOf(item: Item): readonly string[] {
  const { materials } = readItemFacts(item).garment;
  const isWaxed = WAXED.test(item.short_description) && materials.some((id) => TAKES_WAX.has(id));
  return isWaxed ? ['waxed-cotton', ...materials.filter((id) => !TAKES_WAX.has(id))] : materials;
}

/** What a piece answers to a question of its fabric; of stains its color counts as well. */
export function itemVerdict(words: string, item: Item): FabricVerdict | null {
  const verdict = fabricVerdict(words, materialsOf(item));
  if (verdict !== null && OF_CLOTH.has(verdict.id) && isNoCloth(item)) return null;
  if (verdict?.id === 'itch' && item.try_on_category === 'accessories') {
    return { ...verdict, why: verdict.why.replace(LAYERED, '') };
  }
  if (verdict?.id !== 'stain' || verdict.standing === 'yes') return verdict;
  const shade = measureItem('shade', item);
  const color = shownColor(item)?.name.toLowerCase();
  if (shade === null || color === undefined || shade < PALE_FROM) return verdict;
  return {
    ...verdict,
    answer: 'Yes',
    standing: 'yes',
    degree: 1,
    why: `a color as pale as ${color} shows every mark`,
  };
}
