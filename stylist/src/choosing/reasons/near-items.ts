import type { Item } from '@modiste/contract/entities/item';
import type { ReadTurn } from '../../answers/answer.ts';
import { withoutRefused } from '../../facts/refused/refused-by.ts';

/** The items that a shopper has before their eyes. */
export const NEAR = 6;

/** What stands on the screen in its first row without what was refused since, what can still be bought first. */
export function nearItems({ turn }: ReadTurn): Item[] {
  const shown = turn.state.shown.itemIds
    .slice(0, NEAR)
    .flatMap((id) => turn.items.find((item) => item.id === id) ?? []);
  const near = [...withoutRefused(shown, turn.state.request?.wishes ?? [])];
  const there = near.filter(({ other_info }) => other_info.availability === 'in_stock');
  return there.length > 0 ? there : near;
}
