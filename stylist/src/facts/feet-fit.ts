import type { Item } from '@modiste/contract/entities/item';
import { readItemFacts } from './item-facts.ts';
import { recordSays } from './record-says.ts';

/** How feet are shaped that a shoe has to fit. */
export type FeetShape = 'wide' | 'narrow';

/** The width that is made for such feet. */
const WIDTHS: Readonly<Record<FeetShape, string>> = { wide: 'wide-width', narrow: 'narrow-width' };
/** What leaves room or can be set, each as a shoe has it. */
const HELPS: Readonly<Record<FeetShape, Readonly<Record<string, string>>>> = {
  wide: {
    'round-toe': 'a round toe',
    'square-toe': 'a square toe',
    'open-toe': 'an open toe',
    'lace-up': 'laces',
    adjustable: 'adjustable straps',
    buckle: 'a buckle',
    velcro: 'a hook-and-loop strap',
    stretch: 'some stretch',
  },
  narrow: {
    'lace-up': 'laces',
    adjustable: 'adjustable straps',
    buckle: 'a buckle',
    'ankle-strap': 'an ankle strap',
    velcro: 'a hook-and-loop strap',
  },
};
const HINDERS: Readonly<Record<FeetShape, readonly string[]>> = {
  wide: ['pointed-toe', 'narrow-width'],
  narrow: ['wide-width'],
};
const WORTH = { width: 2, help: 0.5, hinder: -0.75 };

const says = (item: Item, id: string): boolean =>
  recordSays(readItemFacts(item), { kind: 'attribute', id }) === 'yes';

export const isShoe = ({ try_on_category }: Item): boolean => try_on_category === 'shoes';

/** What of a shoe, by its record, leaves such feet room or can be set for them: "laces". */
export const helpsOf = (item: Item, shape: FeetShape): string[] =>
  Object.entries(HELPS[shape]).flatMap(([id, phrase]) => (says(item, id) ? [phrase] : []));

/** Whether its record says that a shoe comes in the width for such feet. */
export const comesInWidth = (item: Item, shape: FeetShape): boolean =>
  isShoe(item) && says(item, WIDTHS[shape]);

/** How well a shoe suits the shape of feet, by what its record says; 0 where it says nothing. */
export function feetScore(item: Item, shape: FeetShape): number {
  if (!isShoe(item)) return 0;
  const helps = Math.min(2, helpsOf(item, shape).length) * WORTH.help;
  const isHindered = HINDERS[shape].some((id) => says(item, id));
  return helps + (comesInWidth(item, shape) ? WORTH.width : 0) + (isHindered ? WORTH.hinder : 0);
}
