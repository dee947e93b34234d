import type { Item } from '@modiste/contract/entities/item';
import { shownColor } from '../../facts/item-colors.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { measureItem } from '../../facts/item-measures.ts';
import { type FabricVerdict, fabricVerdict } from './fabric-verdicts.ts';

/** From here on a color is so pale that it shows what falls on it. */
const PALE_FROM = 0.85;

/** What a piece answers to a question of its fabric; of stains its color counts as well. */
export function itemVerdict(words: string, item: Item): FabricVerdict | null {
  const verdict = fabricVerdict(words, readItemFacts(item).garment.materials);
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
