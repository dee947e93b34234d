import type { DialogueState } from '../../dialogue/dialogue-state.ts';
import { withEarlier } from '../../dialogue/with-earlier.ts';
import type { Turn } from '../../stylist.ts';
import { readClause } from '../clauses/read-clause.ts';
import { forSinglePieces } from '../limits/lasting-wishes.ts';

const LEAD = String.raw`^\W*(?:(?:ok|okay|so|and|but|no|nah|please|pls|well|then|now|actually|you know what|lets|let['’]s|can (?:we|you)|could you|whatever)[\s,.!]+)*`;
/** "Leave outfits", "forget the looks": no whole outfits any more. */
const LEAVES = new RegExp(
  String.raw`${LEAD}(?:forget|leave|skip|drop|stop|scrap|enough(?: of| with)?|no more|never ?mind|done with)(?: about)? (?:the |all (?:the )?|these |those |with )?(?:whole )?(?:outfits?|looks)\b`,
  'i',
);
/** "Just show me low heels", "only shoes": pieces of one kind. */
const ONLY = new RegExp(
  String.raw`${LEAD}(?:(?:just|only) (?:show|find|give|see|want|need|look for)\b|(?:show|find|give)(?: me)? (?:just|only)\b|i (?:just|only) (?:want|need) to see\b|only(?! the (?:first|second|third)))`,
  'i',
);
const MINDS = /\b(?:why|no|not|don['’]?t|hate|without)\b/i;
const SENTENCE = /(?<=[?!…]|[^\d\s.]\.|\d\.)\s+|\n+|,\s+(?=(?:just|only) )/;

const SHOWS = /\b(?:show|find|see)\b/i;
const OF_OUTFITS =
  /\b(?:the|that|this|those|these|with|to go|for (?:it|them|the)|outfits?|looks?)\b/i;

/** "Just show me blazers under 80": a list of these, and no change of outfits. */
const isListAsked = ([only = '', ...others]: readonly string[]): boolean =>
  others.length === 0 &&
  SHOWS.test(only) &&
  !OF_OUTFITS.test(only) &&
  readClause(only).most !== null;

/** The state with no outfits asked for, which can still be gone back to. */
function without(state: DialogueState): DialogueState {
  const { request } = state;
  return {
    ...state,
    earlier: withEarlier(state),
    request: request && forSinglePieces(request),
    shown: { itemIds: state.shown.outfits.flat(), outfits: [] },
  };
}

/**
 * The turn of a message that leaves outfits for pieces of one kind, with what it asks for from there on.
 * Null where it goes on with outfits, or asks for nothing else.
 */
export function leaveOutfits(turn: Turn): Turn | null {
  const { state, words } = turn;
  if (state.request?.outfit == null || state.shown.outfits.length === 0) return null;
  const sentences = words.split(SENTENCE);
  const left = sentences.findIndex((sentence) => LEAVES.test(sentence));
  const only = sentences.findIndex(
    (sentence) => ONLY.test(sentence) && readClause(sentence).types.length > 0,
  );
  const from = left >= 0 && sentences[left + 1] !== undefined ? left + 1 : only;
  // What is one sentence is understood by itself, unless it names a price beside: that is one of these pieces.
  if (from === 0 && left < 0 && isListAsked(sentences)) {
    const next = without(state);
    return { ...turn, filters: next.request?.filters ?? turn.filters, state: next };
  }
  // "Why the suits? Just show me dresses" refuses the suits, too.
  if (from < 1 || (left < 0 && MINDS.test(sentences.slice(0, from).join(' ')))) return null;
  const rest = sentences.slice(from).join(' ');
  if (readClause(rest).types.length === 0) return null;
  const next = without(state);
  return { ...turn, words: rest, filters: next.request?.filters ?? turn.filters, state: next };
}
