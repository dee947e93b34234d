import type { Item } from '@modiste/contract/entities/item';
import { type Beyond, type DialogueState, PICKS_MAX } from '../dialogue/dialogue-state.ts';
import { passesPlace, placeItem } from '../facts/item-places.ts';

/** Who asks for something longer, with nothing to compare it with, wants none of the shortest third. */
const OPPOSITE_END = 1 / 3;

/** Whether an item lies at the end of a scale that is led away from. */
function isOpposite(item: Item, { aspect, direction }: Beyond): boolean {
  const place = placeItem(item, aspect);
  return place !== null && (direction > 0 ? place : 1 - place) < OPPOSITE_END;
}

/**
 * Whether an item is further than most of the picks that it is compared with; where there are none,
 * whether it is not at the opposite end.
 */
const isFurther = (item: Item, asked: Beyond): boolean =>
  asked.most === null ? !isOpposite(item, asked) : passesPlace(item, asked, asked.most);

/** Further in the asked direction first; what no record tells of comes last. */
function inDirection(items: readonly Item[], { aspect, direction }: Beyond): Item[] {
  const place = (item: Item): number => {
    const value = placeItem(item, aspect);
    return value === null ? Number.NEGATIVE_INFINITY : value * direction;
  };
  return items.toSorted((one, other) => {
    const [first, second] = [place(one), place(other)];
    return first === second ? 0 : second - first;
  });
}

/** Fewer than these are no choice: the nearest are shown behind them. */
const CHOICE_MIN = 4;

/** What is further and was not among the picks; where that is no choice, those come behind it. */
function furtherFirst(
  items: readonly Item[],
  asked: Beyond,
  seen: ReadonlySet<string>,
): readonly Item[] {
  const further = items.filter((item) => isFurther(item, asked));
  const fresh = further.filter(({ id }) => !seen.has(id));
  if (fresh.length >= CHOICE_MIN) return fresh;
  const first = [...fresh, ...further.filter(({ id }) => seen.has(id))];
  if (first.length >= CHOICE_MIN) return first;
  const others = inDirection(items, asked).filter((item) => !first.includes(item));
  return [...first, ...(first.length === 0 ? others : others.slice(0, CHOICE_MIN - first.length))];
}

/**
 * Of what was found only what is further than the last picks, in each direction that was asked for:
 * first what was not among the picks. Where too little is, what comes nearest follows.
 */
export function keepBeyond(
  candidates: readonly Item[],
  { request, shown }: Pick<DialogueState, 'request' | 'shown'>,
): readonly Item[] {
  const beyond = request?.beyond ?? [];
  const seen = new Set(shown.itemIds.slice(0, PICKS_MAX));
  const now = beyond.filter(({ isNew, most }) => isNew && most !== null);
  const further = now.reduce<readonly Item[]>(
    (items, asked) => furtherFirst(items, asked, seen),
    candidates,
  );
  if (now.some((asked) => !further.some((item) => isFurther(item, asked)))) return further;
  return beyond
    .filter(({ isNew, most }) => !isNew || most === null)
    .reduce<readonly Item[]>((items, asked) => {
      const { most } = asked;
      const kept = items.filter((item) => isFurther(item, asked));
      const rest = items.filter((item) => !kept.includes(item));
      const enough = most === null ? 1 : CHOICE_MIN;
      return kept.length >= enough ? kept : [...kept, ...rest];
    }, further);
}
