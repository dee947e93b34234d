import type { Item } from '@modiste/contract/entities/item';
import { shadeNearness } from '@modiste/lexicon/shade-match';
import type { DialogueState } from '../../dialogue/dialogue-state.ts';
import { shownColor } from '../../facts/item-colors.ts';
import { plainColor } from '../../request/limits/limit-filters.ts';

/** So near is what everybody calls by the name of the color: scarlet is red, burgundy a dark cousin. */
const TRUE_FROM = 0.78;
/** Of these every shade is called by their name, or they have none. */
const ANY_SHADE: ReadonlySet<string> = new Set(['Multicolor', 'Gold', 'Silver', 'Beige', 'Gray']);

/** The one plain color that was asked for, as in "a red dress"; null where a shade or none was. */
function colorAsked({ request }: Pick<DialogueState, 'request'>): string | null {
  const [color, ...others] = request?.filters.color ?? [];
  if (color === undefined || others.length > 0 || ANY_SHADE.has(color)) return null;
  const said = (request?.wishes ?? []).filter(
    ({ role, concepts }) => role === 'wanted' && concepts.some(({ kind }) => kind === 'color'),
  );
  return said.every((wish) => plainColor(wish) !== null) ? color : null;
}

/** So many of them are a choice: then only these are spoken of. */
const ENOUGH = 3;

interface Colored {
  all: readonly Item[];
  /** What to speak of. */
  best: readonly Item[];
  /** What is plainly of the color; none where no plain color was asked for. */
  own: readonly Item[];
}

/** What is plainly of the color that was asked for before its darker and paler cousins; else in order. */
export function trueColorFirst(
  items: readonly Item[],
  state: Pick<DialogueState, 'request'>,
): Colored {
  const color = colorAsked(state);
  if (color === null) return { all: items, best: items, own: [] };
  const nearness = shadeNearness([color.toLowerCase()]);
  const isTrue = (item: Item): boolean => {
    const shown = shownColor(item);
    return shown !== null && shown.colors[0] === color && nearness(shown.name) >= TRUE_FROM;
  };
  const isOfOne = (item: Item): boolean => new Set(shownColor(item)?.colors).size === 1;
  const found = items.filter(isTrue);
  // A white shirt is white before it is white with blue checks.
  const plain = found.filter(isOfOne);
  const own = [...plain, ...found.filter((item) => !plain.includes(item))];
  const all = [...own, ...items.filter((item) => !own.includes(item))];
  const best = [plain, own].find((some) => some.length >= ENOUGH) ?? all;
  return { all, best, own };
}
