import type { Item } from '@modiste/contract/entities/item';
import { inShownColor } from '@modiste/contract/filters/in-shown-color';
import { ancestorsOf, typeRole } from '@modiste/lexicon/garment-types';
import type { DialogueState } from '../dialogue/dialogue-state.ts';
import type { Turn } from '../stylist.ts';

type Known = Pick<Turn, 'items' | 'earlierItems' | 'state'>;

/** Items in the colors that they were taken in. */
export const inChosenColors = (
  items: readonly Item[],
  { chosenColors = {} }: Pick<DialogueState, 'chosenColors'>,
): Item[] => items.map((item) => inShownColor(item, chosenColors));

/** Pieces of the conversation by their ids, in the colors that they were taken in. */
export function knownPieces(
  { items, earlierItems = [], state }: Known,
  ids: readonly string[],
): Item[] {
  const known = new Map([...earlierItems, ...items].map((item) => [item.id, item]));
  return inChosenColors(
    ids.flatMap((id) => known.get(id) ?? []),
    state,
  );
}

/** The pieces that the shopper chose, the latest first. */
export const chosenPieces = (turn: Known): Item[] => knownPieces(turn, turn.state.chosen ?? []);

/** In these several kinds are worn at once: a necklace beside earrings. */
const WORN_BESIDE: ReadonlySet<string | null> = new Set(['jewelry', 'bag', 'other']);

/** Where a piece is worn: of two for one place one is bought. */
export function placeOf({ other_info: { type } }: Item): string {
  const role = typeRole(type);
  return (WORN_BESIDE.has(role) ? [type, ...ancestorsOf(type)].at(-2) : role) ?? type;
}

interface Taken {
  items: readonly Item[];
  /** The colors that they are taken in, by ids. */
  colors?: Readonly<Record<string, string>>;
  /** Whether they are taken beside what was chosen for the same place: "another two shirts". */
  isBeside?: boolean;
  /** Whether they are only liked, so that nothing that was decided on gives way to them. */
  isLiked?: boolean;
}

/** The state with more pieces chosen; each takes the place of what was chosen for it before. */
export function withChosen(
  turn: Known,
  { items: given, colors = {}, isBeside = false, isLiked = false }: Taken,
): DialogueState {
  const before = chosenPieces(turn);
  const { chosen: chosenBefore = [], liked: likedBefore = [] } = turn.state;
  const decided = new Set(
    before.filter(({ id }) => isLiked && !likedBefore.includes(id)).map(placeOf),
  );
  const items = given.filter((item) => isBeside || !decided.has(placeOf(item)));
  const places = new Set(items.map(placeOf));
  const ids = new Set(items.map(({ id }) => id));
  const others = before.filter(
    (item) => !ids.has(item.id) && (isBeside || !places.has(placeOf(item))),
  );
  const chosen = [...items, ...others].map(({ id }) => id);
  const all = { ...turn.state.chosenColors, ...colors };
  const chosenColors = Object.fromEntries(
    Object.entries(all).filter(([id]) => chosen.includes(id)),
  );
  const liked = chosen.filter((id) => (ids.has(id) ? isLiked : likedBefore.includes(id)));
  return { ...turn.state, chosen, chosenColors, chosenBefore, liked };
}

/** The state without pieces that were chosen. */
export function withoutChosen(state: DialogueState, ids: readonly string[]): DialogueState {
  if (ids.length === 0) return state;
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
