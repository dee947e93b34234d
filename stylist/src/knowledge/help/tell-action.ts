import type { Item } from '@modiste/contract/entities/item';
import { WEARABLE_CATEGORIES } from '@modiste/contract/values';
import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { tellTooFew } from '../../answers/tell-too-few.ts';
import { exactKind } from '../../facts/item-names.ts';
import { spellCount, spellPlace } from '../../facts/number-words.ts';
import { capitalize, joinSentences, joinWithAnd, joinWithOr } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import { type Action, readAction } from './read-action.ts';

/** The tap that does it, for one piece and for several. */
interface Tap {
  one: (name: string) => readonly string[];
  many: (names: string) => readonly string[];
  /** What is asked back where it may be any of the pieces shown. */
  which: string;
  next: (it: string) => readonly string[];
}

const PIECE_ACTIONS = ['save', 'unsave', 'buy', 'alert', 'share', 'tryOn'] as const;
type PieceAction = (typeof PIECE_ACTIONS)[number];

const TAPS: Readonly<Record<PieceAction, Tap>> = {
  save: {
    one: (name) => [
      `That tap is yours: the heart on ${name}, right here, puts it in your Wishlist.`,
      `Tap the heart on ${name} below, and it is in your Wishlist at today’s price.`,
      `The heart on ${name} saves it; I can’t press it for you.`,
    ],
    many: (names) => [
      `Here they are: tap the heart on ${names}, and they are in your Wishlist.`,
      `One tap on each heart saves ${names} to your Wishlist.`,
      `The hearts on ${names} save them; I can’t press them for you.`,
    ],
    which: 'Tap the heart on the one you like, and it is in your Wishlist.',
    next: (it) => [`What goes with ${it}?`, `How do price alerts work?`],
  },
  unsave: {
    one: (name) => [
      `Tap the filled heart on ${name}, here or in your Wishlist: it asks once, and ${name} is off the list.`,
      `The heart on ${name} takes it off again; that tap has to be yours.`,
    ],
    many: (names) => [
      `Tap the filled hearts on ${names}: each asks once, and they are off your Wishlist.`,
      `The hearts on ${names} take them off again.`,
    ],
    which: 'Tap its filled heart in your Wishlist: it asks once, and it is off the list.',
    next: () => ['Show me others'],
  },
  buy: {
    one: (name) => [
      `Good choice. Open ${name} here and tap “View on …”: you order and pay in the shop that sells it.`,
      `I have no cart: open ${name} and tap “View on …”, and the shop takes your order.`,
      `The shop sells ${name}, not I: “View on …” on its page leads there.`,
    ],
    many: (names) => [
      `Open each of them, ${names}, and tap “View on …”: you order and pay in the shop that sells it.`,
      `I have no cart: “View on …” on ${names} leads to the shop that takes your order.`,
    ],
    which:
      'Open the one you want and tap “View on …”: you order and pay in the shop that sells it.',
    next: (it) => ['Which sizes are in stock?', `What goes with ${it}?`, 'How do returns work?'],
  },
  alert: {
    one: (name) => [
      `Open ${name} here, tap the bell “Set a price alert” and name your price: one email comes when it is reached.`,
      `The bell on ${name} does it: “Set a price alert”, your price, and an email comes once it falls that far.`,
    ],
    many: (names) => [
      `Open each of them, ${names}, and tap the bell “Set a price alert”: one email comes when your price is reached.`,
      `The bell on ${names} does it: “Set a price alert”, and your price.`,
    ],
    which:
      'Open the piece and tap the bell “Set a price alert”: one email comes when your price is reached.',
    next: () => ['Is it on sale?', 'Show me what is on sale'],
  },
  share: {
    one: (name) => [
      `Open ${name} here and tap Share: it gives a link that anyone can open without an account.`,
      `Share sits at the top of ${name} once you open it; it copies a link to send.`,
    ],
    many: (names) => [
      `Open each of them, ${names}, and tap Share: every one has a link of its own to send.`,
      `Share, at the top of each once it is open, gives a link to ${names}.`,
    ],
    which: 'Open the piece and tap Share: it gives a link that anyone can open without an account.',
    next: () => ['Which one would you pick?'],
  },
  tryOn: {
    one: (name) => [
      `Yes: open ${name} here and tap “Try on”; the Fitting Room shows it on a mannequin, or on a photo of yours from the Poses tab.`,
      `“Try on” on ${name} opens the Fitting Room: on a mannequin, or on your own photo.`,
    ],
    many: (names) => [
      `Yes: open each of them, ${names}, and tap “Try on”; the Fitting Room shows them on a mannequin or on your own photo.`,
      `“Try on” on ${names} opens the Fitting Room, one after the other.`,
    ],
    which:
      'Open the piece and tap “Try on”: the Fitting Room shows it on a mannequin, or on a photo of yours.',
    next: (it) => ['Which sizes are in stock?', `What goes with ${it}?`],
  },
};

const NAMED_MAX = 6;

const isPieceAction = (action: Action): action is PieceAction =>
  PIECE_ACTIONS.some((one) => one === action);

/** Shoes, bags and jewelry are not worn in the Fitting Room. */
function tellUnworn({ speech }: ReadTurn, item: Item, name: string): string {
  const isWorn = WEARABLE_CATEGORIES.some((one) => one === item.try_on_category);
  if (isWorn) return '';
  const are = exactKind(item).isPair ? 'are' : 'is';
  return speech.say(
    `Not yet: the Fitting Room dresses you in tops, bottoms, dresses and suits, and ${name} ${are} none of these.`,
    `The Fitting Room cannot show ${name}: only tops, bottoms, dresses and suits are worn there.`,
  );
}

const OF_ALL = /\b(?:all|everything|whole|entire|lot|outfit|look)\b/i;

/** "Save the second outfit" has a button of its own. */
function tellOutfit({ turn, speech }: ReadTurn, items: readonly Item[]): string {
  const at = turn.state.shown.outfits.findIndex(
    (ids) =>
      ids.length > 1 && ids.length === items.length && items.every(({ id }) => ids.includes(id)),
  );
  if (at < 0) return '';
  const place = spellPlace(at);
  return speech.say(
    `Tap “Save all pieces” under the ${place} outfit, and all ${spellCount(items.length)} are in your Wishlist.`,
    `“Save all pieces” under the ${place} outfit does it at once.`,
  );
}

/** The pieces that are meant; none where it may be any of those shown. */
function meant({ turn, referred }: ReadTurn): readonly Item[] {
  if (referred.length > 0) return referred.slice(0, NAMED_MAX);
  if (OF_ALL.test(turn.words)) return [];
  const { focusId, shown } = turn.state;
  const isOnly = shown.itemIds.length === 1 ? shown.itemIds[0] : undefined;
  const id = focusId ?? isOnly;
  return turn.items.filter((item) => item.id === id);
}

function tellDeletion({ speech }: ReadTurn): Answer | null {
  const text = speech.say(
    'Open the menu icon at the top left, then the menu of this conversation, the first under Today: Delete, and once more “Please Confirm”.',
    'This conversation stands under Today behind the menu icon, top left; its own menu has Delete, which asks once more.',
  );
  return text === '' ? null : { text, itemIds: [], suggestions: ['Start over'] };
}

/** Which of them it is, asked with the first that are shown. */
function askWhich({ turn, speech }: ReadTurn, { which }: Tap): Answer {
  const { itemIds, outfits } = turn.state.shown;
  if (outfits.length > 0) {
    const all = '“Save all pieces” under an outfit puts the whole of it in your Wishlist.';
    return {
      text: joinSentences(speech.say(which === TAPS.save.which ? all : which)),
      itemIds: [],
      suggestions: ['Which one would you pick?', 'A cheaper outfit'],
    };
  }
  const first = itemIds.slice(0, 3).flatMap((id) => turn.items.find((one) => one.id === id) ?? []);
  const names = first.map((item) => mentionItem(item, turn.items));
  return {
    text: joinSentences(
      speech.say(which),
      speech.say(`Is it ${joinWithOr(names)}?`, `Which is it: ${joinWithOr(names)}?`),
    ),
    itemIds: first.map(({ id }) => id),
    suggestions: names.map(capitalize),
  };
}

/**
 * The tap that does what the message asks for, on the very pieces that it means: "save that", "put
 * both in my cart". Null where it asks for nothing of the kind.
 */
export function tellAction(read: ReadTurn): Answer | null {
  const { turn, speech } = read;
  const isShown = turn.state.shown.itemIds.length + turn.state.shown.outfits.length > 0;
  const action = readAction(turn.words, isShown);
  if (action === 'deleteChat') return tellDeletion(read);
  if (action === null || !isPieceAction(action)) return null;
  const tap = TAPS[action];
  const items = meant(read);
  const [first] = items;
  const few = read.referred.length === 0 ? tellTooFew(read) : '';
  if (few !== '') return { text: few, itemIds: [], suggestions: [] };
  if (first === undefined) return askWhich(read, tap);
  const names = items.map((item) => mentionItem(item, turn.items));
  const isPair = items.length > 1 || exactKind(first).isPair;
  const unworn =
    action === 'tryOn' && items.length === 1 ? tellUnworn(read, first, names[0] ?? '') : '';
  const isSaved = items.every(({ id }) => turn.shopper.saved.some((one) => one.id === id));
  const already =
    action === 'save' && isSaved
      ? speech.say(
          `Already in your Wishlist: ${joinWithAnd(names)}.`,
          `Nothing to do: ${items.length === 1 ? 'its heart is' : `all ${spellCount(items.length)} hearts are`} filled.`,
        )
      : '';
  const outfit = action === 'save' && !isSaved ? tellOutfit(read, items) : '';
  const wordings = items.length === 1 ? tap.one(names[0] ?? '') : tap.many(joinWithAnd(names));
  return {
    text: already || unworn || outfit || speech.say(...wordings) || speech.say(tap.which) || '',
    itemIds: items.map(({ id }) => id),
    suggestions: tap.next(isPair ? 'them' : 'it'),
    ...(items.length === 1 && { focusId: first.id }),
  };
}
