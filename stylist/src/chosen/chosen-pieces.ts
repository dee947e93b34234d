import type { Item } from '@modiste/contract/entities/item';
import { inShownColor } from '@modiste/contract/filters/in-shown-color';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { DialogueState } from '../dialogue/dialogue-state.ts';
import type { Turn } from '../stylist.ts';

type Known = Pick<Turn, 'items' | 'earlierItems' | 'state'>;

/** Items in the colors that they were taken in. */
export const inChosenColors = (
  items: readonly Item[],
  { chosenColors = {} }: Pick<DialogueState, 'chosenColors'>,
): Item[] => items.map((item) => inShownColor(item, chosenColors));

/** The pieces that the shopper chose, the latest first. */
export function chosenPieces({ items, earlierItems = [], state }: Known): Item[] {
  const known = new Map([...earlierItems, ...items].map((item) => [item.id, item]));
  const chosen = (state.chosen ?? []).flatMap((id) => known.get(id) ?? []);
  return inChosenColors(chosen, state);
}

const roleOf = ({ other_info }: Item): string => typeRole(other_info.type) ?? other_info.type;

interface Taken {
  items: readonly Item[];
  /** The colors that they are taken in, by ids. */
  colors?: Readonly<Record<string, string>>;
  /** Whether they are taken beside what was chosen for the same place: "another two shirts". */
  isBeside?: boolean;
}

/** The state with more pieces chosen; each takes the place of what was chosen for it before. */
export function withChosen(
  turn: Known,
  { items, colors = {}, isBeside = false }: Taken,
): DialogueState {
  const roles = new Set(items.map(roleOf));
  const ids = new Set(items.map(({ id }) => id));
  const others = chosenPieces(turn).filter(
    (item) => !ids.has(item.id) && (isBeside || !roles.has(roleOf(item))),
  );
  const chosen = [...items, ...others].map(({ id }) => id);
  const all = { ...turn.state.chosenColors, ...colors };
  const chosenColors = Object.fromEntries(
    Object.entries(all).filter(([id]) => chosen.includes(id)),
  );
  return { ...turn.state, chosen, chosenColors };
}

/** The state without pieces that were chosen. */
export function withoutChosen(state: DialogueState, ids: readonly string[]): DialogueState {
  const { chosen = [], ...rest } = state;
  const left = chosen.filter((id) => !ids.includes(id));
  return left.length === 0 ? rest : { ...rest, chosen: left };
}

/** Whether pieces are of several outfits, and no outfit has all of them. */
export const isOfSeveral = ({ state: { shown } }: Turn, items: readonly Item[]): boolean =>
  items.length > 1 &&
  shown.outfits.length > 1 &&
  shown.outfits.every((ids) => items.some(({ id }) => !ids.includes(id)));

/** What a sentence takes of what was shown. */
export interface Take {
  items: readonly Item[];
  open: readonly Item[];
  colors: Readonly<Record<string, string | null>>;
  isTaken: boolean;
  isBare: boolean;
  isBeside: boolean;
  dropped: readonly Item[];
  rest: string;
}

export const NO_TAKE: Take = {
  items: [],
  open: [],
  colors: {},
  isTaken: false,
  isBare: false,
  isBeside: false,
  dropped: [],
  rest: '',
};
