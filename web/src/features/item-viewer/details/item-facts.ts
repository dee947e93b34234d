import type { Item } from '@modiste/contract/entities/item';
import { FIT_NAMES } from '../../../choices/fit-names.ts';

export interface ItemFact {
  name: string;
  value: string;
}

const MADE_FOR = { Women: 'Women', Men: 'Men', Unisex: 'Everyone' } as const;

/** "midi-dress" -> "Midi dress". */
function readable(id: string): string {
  const words = id.replaceAll(/[-_]/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const list = (ids: readonly string[]) => {
  const words = ids.map(readable);
  return [words[0], ...words.slice(1).map((word) => word.toLowerCase())].join(', ');
};

/** What is known of an item beyond its text, as names and values a shopper can read. */
export function itemFacts({ other_info: info }: Item): ItemFact[] {
  const facts = [
    { name: 'Type', value: readable(info.type) },
    { name: 'Made for', value: MADE_FOR[info.gender] },
    { name: 'Material', value: list(info.materials) },
    { name: 'Pattern', value: list(info.patterns) },
    { name: 'Fit', value: info.clothing_fit.map((fit) => FIT_NAMES[fit]).join(', ') },
  ];
  return facts.filter((fact) => fact.value !== '');
}
