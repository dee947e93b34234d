import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { sizedPieces } from '../choosing/questions/sized-pieces.ts';
import { withoutRefused } from '../facts/refused/refused-by.ts';
import { isNamedBy } from '../references/shown-outfits.ts';
import type { Turn } from '../stylist.ts';
import type { AnsweredIntent } from './answerers.ts';
import type { UnderstoodTurn } from './read-turn.ts';

/** Up to this many items are held against each other where none is named. */
const COMPARED_MAX = 3;
/** Asked without naming a fabric or a garment, these are about the piece last spoken of. */
const OF_AN_ITEM: ReadonlySet<AnsweredIntent> = new Set([
  'item_question',
  'care',
  'size_fit',
  'compare',
]);

/** These ask of the shopper or of sizes as such. */
const GENERAL: ReadonlySet<string> = new Set([
  'measure',
  'chart',
  'charts',
  'guide',
  'guides',
  'convert',
  'uk',
  'eu',
  'european',
]);

const itemsOf = ({ items }: Turn, ids: readonly string[]): Item[] =>
  ids.flatMap((id) => items.find((item) => item.id === id) ?? []);

/** The item last spoken of, or else the first on the screen. */
function subjectOf(turn: Turn): Item[] {
  const { focusId, shown } = turn.state;
  const first = focusId ?? shown.itemIds[0] ?? shown.outfits[0]?.[0];
  return first === undefined ? [] : itemsOf(turn, [first]);
}

/** What stands side by side on the screen: pieces, or the first piece of each outfit. */
function comparedOf(turn: Turn): readonly Item[] {
  const { itemIds, outfits } = turn.state.shown;
  const leading = outfits.flatMap(([id]) => id ?? []);
  const all = itemsOf(turn, itemIds.length > 1 ? itemIds : leading);
  return withoutRefused(all, turn.state.request?.wishes ?? []).slice(0, COMPARED_MAX);
}

/** "Which is the warmest" is asked of everything shown. */
const SUPERLATIVE = /^(?:\w{2,}(?<!b|w|n|t|v|qu|r|int|inv|for|sugg)est|most|least)$/;

const shownItems = (turn: Turn): Item[] => {
  const { itemIds, outfits } = turn.state.shown;
  return itemsOf(turn, itemIds.length > 0 ? itemIds : outfits.flat());
};

/** The kinds of garments that a message names. */
const typesNamed = ({ message }: Pick<UnderstoodTurn, 'message'>): string[] =>
  message.readings.flatMap(({ reading: { role, concepts } }) =>
    role === 'negated' ? [] : concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])),
  );

/** "The shoes", beside outfits that have several pairs, are all of them. */
function namedInOutfits(understood: Pick<UnderstoodTurn, 'turn' | 'message'>): Item[] {
  const { outfits } = understood.turn.state.shown;
  const types = typesNamed(understood);
  if (outfits.length === 0 || types.length === 0) return [];
  const pieces = itemsOf(understood.turn, outfits.flat());
  return [...new Set(pieces)].filter((item) => isNamedBy(types, item));
}

/** "The shoes in the second outfit" are one piece of it. */
function meantOf({
  turn,
  message,
  references: { items, outfit },
}: Pick<UnderstoodTurn, 'turn' | 'message' | 'references'>): readonly Item[] {
  if (outfit === null) return items;
  const types = typesNamed({ message });
  const pieces = itemsOf(turn, turn.state.shown.outfits[outfit] ?? []);
  const isNamed = ({ other_info: { type } }: Item): boolean =>
    types.some((id) => isKindOf(type, id) || typeRole(type) === typeRole(id));
  const exact = pieces.filter(({ other_info: { type } }) => types.some((id) => isKindOf(type, id)));
  const named = exact.length > 0 ? exact : pieces.filter(isNamed);
  return named.length > 0 ? named : items;
}

/** The items that a question is about, where its words name none. */
function referredItems(
  { turn, message, references }: UnderstoodTurn,
  intent: AnsweredIntent,
): readonly Item[] {
  const items = meantOf({ turn, message, references });
  if (intent === 'compare') {
    if (items.length > 1) return items;
    const [one] = items;
    const isOfAll = message.words.some(({ word }) => SUPERLATIVE.test(word));
    if (one !== undefined && isOfAll) return [...new Set([one, ...shownItems(turn)])];
    const others = comparedOf(turn).filter(({ id }) => id !== one?.id);
    const focus = subjectOf(turn).filter(({ id }) => id !== one?.id);
    if (one === undefined) return others;
    return [one, ...(turn.state.focusId === null ? others.slice(0, COMPARED_MAX - 1) : focus)];
  }
  if (items.length > 0 || !OF_AN_ITEM.has(intent)) return items;
  const isGeneral = message.readings.some(({ reading }) =>
    reading.concepts.some(({ kind }) => kind === 'type' || kind === 'material'),
  );
  const isOfShopper = message.words.some(({ word }) => GENERAL.has(word));
  if (isOfShopper && intent !== 'item_question') return [];
  if (isGeneral && intent !== 'item_question') return [];
  const named = namedInOutfits({ turn, message });
  return named.length > 0 ? named.slice(0, COMPARED_MAX) : subjectOf(turn);
}

/** "Got it in a 12?" beside outfits asks it of the pieces that are sold in such sizes. */
export function itemsAsked(understood: UnderstoodTurn, intent: AnsweredIntent): readonly Item[] {
  const items = referredItems(understood, intent);
  const { turn, message, references } = understood;
  const { shown, focusId } = turn.state;
  if (intent !== 'item_question' || shown.outfits.length === 0) return items;
  const isAny = references.isAmbiguous && references.outfit === null && focusId === null;
  const all = isAny ? shownItems(turn) : items;
  const sized = sizedPieces(all, message.understood, turn.words);
  return sized === all ? items : sized;
}
