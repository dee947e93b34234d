import type { CallAnswer } from '@modiste/contract/calls';
import type { Outfit } from '@modiste/contract/entities/chat-message';
import type { Item } from '@modiste/contract/entities/item';
import { inShownColor, shownColorsOf } from '@modiste/contract/filters/in-shown-color';
import { typeRole } from '@modiste/lexicon/garment-types';
import { type DialogueState, emptyRequest } from '@modiste/stylist/dialogue-state';
import type { Shopper } from '@modiste/stylist/stylist';
import { findMessage, listSpoken, type MessageRow } from '../../conversations/message-store.ts';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { ChatDeps } from './chat-deps.ts';
import { restoreState } from './conversation-so-far.ts';
import { readShopper } from './finding/read-shopper.ts';
import { outfitSearch } from './finding/search-for-outfits.ts';
import { guardStylist } from './guard-stylist.ts';
import { rankedItems } from './ranked-items.ts';
import { placeKey, storeReplacement } from './store-replacement.ts';

export interface ReplaceInput {
  userId: string;
  chatId: string;
  /** The reply that shows the outfit. */
  messageId: string;
  /** Its index among the outfits of the reply. */
  outfit: number;
  /** The piece to put another in the place of. */
  itemId: string;
}

const CENTS = 100;
const idsOf = (outfit: Outfit) => outfit.pieces.map(({ item_id }) => item_id);

/** An outfit in which one piece is to be replaced. */
interface Replacement {
  message: MessageRow;
  outfit: Outfit;
  /** Index of the piece. */
  place: number;
  state: DialogueState;
  shopper: Shopper;
}

/** The pieces with another one in the place, within every limit; null where nothing else fits. */
async function composeAnother(
  { catalogue }: Deps,
  { message, outfit, place, state, shopper }: Replacement,
): Promise<Item[] | null> {
  const ids = idsOf(outfit);
  const colors = state.shownColors ?? {};
  const known = (await catalogue.itemsByIds(ids)).map((item) => inShownColor(item, colors));
  const items = new Map(known.map((item) => [item.id, item]));
  const role = typeRole(items.get(ids[place] ?? '')?.other_info.type ?? '');
  const keep = ids.filter((id, at) => at !== place && items.has(id));
  // Of what has left the shop nothing is known any more, so nothing can be matched with it.
  if (role === null || keep.length < ids.length - 1) return null;
  const request = state.request ?? emptyRequest();
  const asked = outfitSearch({ userId: message.user_id, shopper, state: { ...state, request } });
  const [composed] = await catalogue.composeOutfits({
    ...asked,
    // Where no outfit was within the budget, another piece must at least not cost more.
    budget: asked.budget === null ? null : Math.max(asked.budget, outfit.total),
    keep,
    keptColors: colors,
    roles: [role],
    exceptIds: [...(asked.exceptIds ?? []), ...Object.values(message.refused).flat(), ...ids],
    limit: 1,
  });
  const another = composed?.pieces.find(({ id }) => !ids.includes(id));
  if (!another) return null;
  return ids.flatMap((id, at) => (at === place ? another : (items.get(id) ?? [])));
}

/** The outfit as the stylist names and explains it with its new piece. */
async function describe(
  { stylist }: Deps,
  { outfit, state, shopper }: Replacement,
  pieces: readonly Item[],
): Promise<{ outfit: Outfit; said: string[] }> {
  const found = { state, candidates: pieces, total: pieces.length, outfits: [pieces] };
  const nothing = { dropped: null, notice: null, anchor: null };
  const ranking = await guardStylist(() =>
    stylist.rank({ ...found, ...nothing, shopper, now: new Date() }),
  );
  const [told] = ranking.outfits;
  const labels = outfit.pieces.map(({ label }) => label);
  return {
    outfit: {
      name: told?.name ?? new Intl.ListFormat('en-US').format(labels),
      reason: told?.reason ?? '',
      total: Math.round(pieces.reduce((sum, { price }) => sum + price, 0) * CENTS) / CENTS,
      pieces: outfit.pieces.map((piece, at) => ({
        ...piece,
        item_id: pieces[at]?.id ?? piece.item_id,
      })),
    },
    said: ranking.state.said.filter((sentence) => !state.said.includes(sentence)),
  };
}

async function findReplacement(deps: Deps, asked: ReplaceInput): Promise<Replacement> {
  const { userId, chatId, messageId, itemId } = asked;
  const message = await findMessage(deps.database, { userId, id: messageId });
  const outfit = message?.outfits[asked.outfit];
  if (!message || !outfit || message.chat_id !== chatId) throw new ApiError('not_found');
  const [spoken, { shopper }] = await Promise.all([
    listSpoken(deps.database, { userId, chatId }),
    readShopper(deps, userId),
  ]);
  const place = idsOf(outfit).indexOf(itemId);
  return { message, outfit, place, state: restoreState(message.state, spoken), shopper };
}

/** An outfit with another piece, and the colors that its pieces are shown in. */
interface Replaced {
  outfit: Outfit;
  colors: Readonly<Record<string, string>> | undefined;
}

/** The outfit as it is now, also where the piece was taken out of it before. */
async function replace(deps: Deps, asked: ReplaceInput): Promise<Replaced | null> {
  const replacement = await findReplacement(deps, asked);
  const { message, outfit, place } = replacement;
  if (place < 0) {
    const isReplaced = outfit.pieces.some((_, at) =>
      message.refused[placeKey(asked.outfit, at)]?.includes(asked.itemId),
    );
    if (!isReplaced) throw new ApiError('not_found');
    return { outfit, colors: message.state.shownColors };
  }
  const pieces = await composeAnother(deps, replacement);
  if (!pieces) return null;
  const described = await describe(deps, replacement, pieces);
  const colors = shownColorsOf(pieces);
  const given = { message, index: asked.outfit, place, colors, ...described };
  return { outfit: await storeReplacement(deps.database, given), colors };
}

/**
 * Puts another piece in the place of one of an outfit, within every limit and the budget of its
 * request, and stores it with the reply. What was taken out of a place does not come back to it;
 * asked again for the same piece, it answers the outfit as it is.
 * @throws ApiError `not_found`, `search_failed`
 */
export async function replacePiece(
  deps: ChatDeps,
  asked: ReplaceInput,
): Promise<CallAnswer<'chatReplacePiece'>> {
  const replaced = await deps.oneAtATime(`replace ${asked.messageId}`, () => replace(deps, asked));
  if (replaced === null) return { outfit: null, items: [] };
  const { outfit, colors } = replaced;
  return { outfit, items: await rankedItems(deps, idsOf(outfit), { colors }) };
}
