import { understandQuery } from '@modiste/lexicon/understand-query';
import { isOnScreen } from '../dialogue/shown-list.ts';
import type { Turn } from '../stylist.ts';

/** "Just give me a swimsuit and a dress": these, and no list beside. */
const ONLY =
  /\b(?:just|only|simply) (?:(?:please|to|really) )*(?:give|get|show|find|make|pick|need|want|do|buy|take)\b|\b(?:give|get|show|find|pick|need|want) (?:me |us )?(?:just|only)\b/i;
/** "Forget the list": whatever is wished for beside it takes its place. */
const FORGETS =
  /\W*\b(?:(?:ok|okay|well|so|no|nah|ugh|lol|just|then|let['’]?s) )*(?:forget|scrap|drop|skip|leave|ditch|never ?mind)(?: about)? (?:the|that|this|your|my) (?:whole |entire )?(?:packing )?(?:list|packing|suitcase)(?: (?:then|now|for now|entirely|altogether))?\b[\s,.;!-]*(?:(?:and|just|now)\b ?)*/i;
const SENTENCE_END = /(?<=[.!?])\s+/;
/** One kind alone may be asked for beside the list; of so many it takes the place of the list. */
const KINDS_MIN = 2;
const SIZED = /\bsizes?\b/i;
const SEASON = /\b(?:winter|spring|summer|fall|autumn|cold|hot|warm)\b/i;

function kindsIn(text: string): number {
  const types = understandQuery(text).readings.flatMap(({ role, concepts }) =>
    role === 'wanted' ? (concepts.find(({ kind }) => kind === 'type')?.id ?? []) : [],
  );
  return new Set(types).size;
}

/** What a message asks for from where it asks for nothing else. */
function onlyAsked(words: string): string {
  const sentences = words.split(SENTENCE_END);
  const at = sentences.findIndex((sentence) => ONLY.test(sentence));
  return at < 0 ? '' : sentences.slice(at).join(' ');
}

/**
 * The turn without the list on the screen, where a message asks for some pieces instead of it: what
 * was said of the list before that is no wish. What the list was for still holds for them.
 * @returns Null where the message is about the list, or none is shown.
 */
export function leaveList(turn: Turn): Turn | null {
  const { words, state } = turn;
  const { list, shown } = state;
  const isShown = list !== undefined && isOnScreen(list, shown.itemIds);
  if (!isShown || shown.outfits.length > 0) return null;
  const isForgotten = FORGETS.test(words);
  const asked = isForgotten ? words.replace(FORGETS, ' ').trim() : onlyAsked(words);
  if (kindsIn(asked) < (isForgotten ? 1 : KINDS_MIN)) return null;
  const { list: _, request: __, ...rest } = state;
  const season = list.weather === null || SEASON.test(asked) ? [] : [`in ${list.weather}`];
  const isWhoSaid = understandQuery(asked).concepts.some(({ kind }) => kind === 'gender');
  const who = list.gender === null || isWhoSaid ? [] : [`for ${list.gender.toLowerCase()}`];
  const sizes = Object.values(list.sizes ?? {}).flat();
  const worn = sizes.length === 0 || SIZED.test(asked) ? [] : [`size ${sizes.join(' and ')}`];
  const context = [...who, ...worn, ...season].join(', ');
  return {
    ...turn,
    words: `${asked}${context === '' ? '' : ` ${context}.`}`,
    state: { ...rest, request: null, shown: { itemIds: [], outfits: [] }, focusId: null },
  };
}
