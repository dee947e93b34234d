import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import type { Outfit } from '@modiste/contract/entities/chat-message';
import type { Item } from '@modiste/contract/entities/item';
import type { Preferences } from '@modiste/contract/entities/preferences';
import type { Filters } from '@modiste/contract/filters/filters';
import type { ChatActor, ChatIntent } from '@modiste/contract/values';
import type { Complaint } from './dialogue/complaint.ts';
import type { DialogueState, StockMost } from './dialogue/dialogue-state.ts';

/** Something that the shopper said of themselves and wants remembered. */
export interface Memory {
  id: string;
  /** As the account lists it: "No wool", "Wedding in May", "Wide feet". */
  text: string;
}

/** What the stylist may know of the person. Contains no name, address or contact. */
export interface Shopper {
  preferences: Pick<
    Preferences,
    | 'gender_preference'
    | 'clothing_size'
    | 'clothing_canonical_size'
    | 'clothing_fit'
    | 'shoes_size'
    | 'shoes_canonical_size'
    | 'style_preference'
    | 'personality'
    | 'user_notes'
    | 'ai_tone'
    | 'ai_tone_description'
    | 'location'
  >;
  memories: readonly Memory[];
  /** The latest items of the wishlist. */
  saved: readonly Item[];
}

/** A shopper of whom nothing is known. */
export const UNKNOWN_SHOPPER: Shopper = {
  preferences: {
    gender_preference: [],
    clothing_size: [],
    clothing_canonical_size: [],
    clothing_fit: [],
    shoes_size: [],
    shoes_canonical_size: [],
    style_preference: [],
    personality: [],
    user_notes: '',
    ai_tone: null,
    ai_tone_description: null,
    location: null,
  },
  memories: [],
  saved: [],
};

/** What one side of a conversation said. */
export interface SpokenMessage {
  actor: ChatActor;
  message: string;
}

/** What a photo of the shopper shows, as they would say it. */
export interface PicturedPiece {
  /** "dress", "boots". */
  name: string;
  /** In lower case; null where no color stands out. */
  color: string | null;
}

/**
 * What is known of a message beyond its words: whether it looks for something, asks of what is shown, or wants
 * advice and no pieces.
 */
export type AskedFor = 'search' | 'item_question' | 'compare' | 'style_advice' | 'help';

/** One message of the shopper, and all it may refer to. */
export interface Turn {
  words: string;
  /** The message as it was sent, where `words` are a part of it or say it otherwise. */
  said?: string;
  /** The messages before it, oldest first: the last eight or so. */
  history: readonly SpokenMessage[];
  /** The filters as the shopper's screen has them. */
  filters: Filters;
  /** The filters of a new search: those of the preferences. "Start over" leads there. */
  defaultFilters: Filters;
  attachment: AttachmentRef | null;
  /** What the attached photo shows; left out where there is none, or it leaves that open. */
  pictured?: PicturedPiece;
  state: DialogueState;
  /** The items of `state.shown`, and the attached item and `state.focusId` where there are such. */
  items: readonly Item[];
  /** The items of `earlierIds`, for what is named though it is no longer on the screen. */
  earlierItems?: readonly Item[];
  shopper: Shopper;
  now: Date;
  /** Whether a piece of the shopper's own takes the place of the one that is named. */
  hasOwnPiece?: boolean;
  /** Pieces of the shopper's own that outfits are composed around, in words: "dark jeans". */
  owns?: readonly string[];
  /** Whether the words begin a new search, in the place of the one so far. */
  isFresh?: boolean;
  /** The fault that the words find with what is shown; left out where they find none. */
  complaint?: Complaint;
  /** By what all that is found is to be ordered, where the message says so. */
  most?: StockMost;
  /** What the message does for all that is known of it; left out where its words have to tell. */
  asksFor?: AskedFor;
  /** The id of the topic that the message asks about, where it is known to ask a general question. */
  topic?: string;
  /** What the shopper's own clock shows, read as UTC: their day; left out where it is not known. */
  localNow?: Date;
}

/** A message, understood. */
export interface Translation {
  intent: ChatIntent;
  /** The reply; empty where the turn goes on to retrieve and rank (`search`). */
  answer: string;
  /** Four to six words, for the history; null where the conversation has a better one. */
  title: string | null;
  /** What to look for; empty unless the intent is `search`. */
  refinedQuery: string;
  /** The filters from now on; null where they stay as they are. */
  updatedFilters: Filters | null;
  /** Items that the answer speaks of, in its order. */
  itemIds: readonly string[];
  /** What the shopper may say next, ready to be sent. */
  suggestions: readonly string[];
  /** What to remember beyond this conversation, as the account will list it. */
  remember: readonly string[];
  /** Ids of memories that the shopper took back. */
  forget: readonly string[];
  state: DialogueState;
}

/** Understands a message. */
export type Translate = (turn: Turn) => Promise<Translation>;

/** What was found for the request of `state`. */
export interface Found {
  state: DialogueState;
  /** Best first; all of them meet every limit, unless `dropped` says otherwise. */
  candidates: readonly Item[];
  /** How many items match in all. */
  total: number;
  /**
   * Where nothing met all limits: the limit that stood in the way, in words ("the color Blue"), and
   * `candidates` are the nearest without it. Null where all limits are met.
   */
  dropped: string | null;
  /** What the shop does not have, in a sentence; null where nothing is missing. */
  notice: string | null;
  /** Outfits composed for the request, best first; empty where single items are asked for. */
  outfits: readonly (readonly Item[])[];
  /** The item of `state.request.anchor`; null or left out where there is none. */
  anchor?: Item | null;
  shopper: Shopper;
  now: Date;
}

/** An item with its own reason. */
export interface ReasonedItem {
  id: string;
  reason: string;
}

/** What was chosen of `Found`, and how the stylist says so. */
export interface Ranking {
  quickPickIds: readonly string[];
  deep: readonly ReasonedItem[];
  outfits: readonly Outfit[];
  reply: string;
  suggestions: readonly string[];
  state: DialogueState;
}

export interface ReplyOptions {
  /** Hears the reply while it is produced, piece by piece. Only what was checked is told. */
  onText?: (text: string) => void;
  signal?: AbortSignal;
}

/**
 * The stylist: a shopper's words in, filters, choices and replies out. It has no memory of its own
 * (all of it is in the state and the shopper) and changes nothing, so a repeated call answers alike.
 */
export interface Stylist {
  /** Reads its tables ahead of the first message, which would wait for them otherwise. */
  warmUp?(): Promise<void>;
  /** Understands a message. Never throws for anything a shopper can say. */
  translate(turn: Turn, options?: ReplyOptions): Promise<Translation>;
  /** What to say while the choice is being made, from what was found. */
  announce(found: Found): string;
  /** Chooses among what was found, with a reason for each choice and a reply. */
  rank(found: Found, options?: ReplyOptions): Promise<Ranking>;
}
