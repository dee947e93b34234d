import { understandQuery } from '@modiste/lexicon/understand-query';
import { idsOfList } from '../dialogue/shown-list.ts';
import type { Turn } from '../stylist.ts';

/** "Just give me a swimsuit and a dress": these, and no list beside. */
const ONLY =
  /\b(?:just|only|simply) (?:(?:please|to|really) )*(?:give|get|show|find|make|pick|need|want|do|buy|take)\b|\b(?:give|get|show|find|pick|need|want) (?:me |us )?(?:just|only)\b|\b(?:forget|scrap|drop|skip|never ?mind) (?:about )?(?:the|that|this|your) (?:whole )?(?:list|packing(?: list)?)\b/i;
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

/**
 * The turn without the list on the screen, where a message asks for some pieces instead of it: what
 * was said of the list before that is no wish. What the list was for still holds for them.
 * @returns Null where the message is about the list, or none is shown.
 */
export function leaveList(turn: Turn): Turn | null {
  const { words, state } = turn;
  const { list, shown } = state;
  const isShown = list !== undefined && idsOfList(list).some((id) => shown.itemIds.includes(id));
  if (!isShown || shown.outfits.length > 0) return null;
  const sentences = words.split(SENTENCE_END);
  const at = sentences.findIndex((sentence) => ONLY.test(sentence));
  const asked = at < 0 ? '' : sentences.slice(at).join(' ');
  if (kindsIn(asked) < KINDS_MIN) return null;
  const { list: _, request: __, ...rest } = state;
  const season = list.weather === null || SEASON.test(asked) ? [] : [`in ${list.weather}`];
  const who = list.gender === null ? [] : [`for ${list.gender.toLowerCase()}`];
  const sizes = Object.values(list.sizes ?? {}).flat();
  const worn = sizes.length === 0 || SIZED.test(asked) ? [] : [`size ${sizes.join(' and ')}`];
  const context = [...who, ...worn, ...season].join(', ');
  return {
    ...turn,
    words: `${asked}${context === '' ? '' : ` ${context}.`}`,
    state: { ...rest, request: null, shown: { itemIds: [], outfits: [] }, focusId: null },
  };
}
