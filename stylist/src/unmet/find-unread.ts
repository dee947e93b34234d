import { findPlace } from '../knowledge/style/weather/places.ts';
import type { PlainWord, TagSpan } from '../understanding/cue-pattern.ts';
import { isOtherPerson, type Message, slotOfWord } from '../understanding/message.ts';
import { SILENT_WORDS } from '../understanding/silent-words.ts';

const CLAUSE = String.raw`(?=\s*(?:[,.;:!?()]|$|\b(?:and|but|so|or|because|under|below|over|please|pls|thanks|if|when)\b))`;
/** Where a wish stands that words of clothes do not name. */
const FRAMES: readonly RegExp[] = [
  // "bunion friendly", "bike-proof"
  /(?<![\w-])(?<what>[\w'’]+(?: [\w'’]+)?[- ](?:friendly|proof|safe|resistant|compatible|approved|ready|appropriate))\b/gi,
  // "leggings that hide cat hair"
  new RegExp(
    String.raw`(?<=\w )(?<!\b(?:of|is|think|know|mean|take|like|love|want|show|see|about|but|and|all|make|make it) )(?:that|which) (?:(?:can|will|would|won[’']?t|can[’']?t|does|do|doesn[’']?t|don[’']?t|not|is|are|has|have|really|actually|also) )*(?<what>[^,.;:!?()]+?)${CLAUSE}`,
    'gi',
  ),
  // "for a book launch", "for playing the cello"
  /\bfor (?:(?:a|an|the|my|our|his|her|their|some) )?(?<what>[^,.;:!?()]+?)(?=\s*(?:[,.;:!?()]|$|\b(?:and|but|so|or|because|under|below|over|please|pls|thanks|if|when|in|with|that|which|next|this|on|at|tonight|tomorrow|i|we)\b))/gi,
  // "at a roller rink"
  new RegExp(String.raw`\bat (?:an?|the|my|our|his|her) (?<what>[^,.;:!?()]+?)${CLAUSE}`, 'gi'),
  // "with an airtag slot"
  new RegExp(
    String.raw`\bwith (?:(?:a|an|some|lots of|the) )?(?<what>[^,.;:!?()]+?)${CLAUSE}`,
    'gi',
  ),
  // "the same dress Kate Middleton wore"
  /\b(?:dress|gown|outfit|look|jacket|coat|suit|one|thing|skirt|shirt|bag|shoes) (?:that |which )?(?<what>[\w’'.]+(?: [\w’'.]+){0,2}) (?:wore|wears|was wearing|is wearing|had on)\b/gi,
  // "something like A$AP Rocky"
  new RegExp(
    String.raw`\b(?:something|outfits?|look|fits?|style|dress(?:ed)?|vibes?|clothes|stuff) (?:just )?like (?<what>[^,.;:!?()]+?)${CLAUSE}`,
    'gi',
  ),
  // "jackets like Dua Lipa wears", "similar to what Idris Elba has"
  /\b(?:like|similar to|inspired by)(?: what| the one| the ones| how)? (?<what>[\w’'.]+(?: [\w’'.]+){0,2}) (?:wears|wore|would wear|has on|is wearing|has|dresses|had on)\b/gi,
  // "more personal"
  /(?:^|,|\b(?:something|anything|but|make it|be|a bit|a little|even|is)) ?more (?<what>[a-z-]+)(?=\s*(?:[,.;!?]|$))/gi,
];

/** Where on a garment something is, which tells nothing of it alone. */
const PLACES: ReadonlySet<string> = new Set(['front', 'back', 'side', 'sides', 'top', 'bottom']);

const isOpen = ({ word }: Pick<PlainWord, 'word'>): boolean =>
  word.length > 2 &&
  !SILENT_WORDS.has(word) &&
  !PLACES.has(word) &&
  !isOtherPerson(word) &&
  !isOtherPerson(word.replace(/s$/, '')) &&
  slotOfWord(word) === null &&
  !/\d/.test(word);

/** Whether a message says anything beyond politeness and praise. */
export const hasOpenWords = ({ words }: Pick<Message, 'words'>): boolean => words.some(isOpen);

/** What one reads out of a message beyond what was understood. */
interface Reading {
  message: Message;
  /** Indexes of the words that were understood. */
  known: ReadonlySet<number>;
}

const indexesOf = (spans: readonly { from: number; to: number }[]): number[] =>
  spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step));

/** Words of a run, without those at its ends that say nothing; empty where a part was understood. */
function unreadRun({ message, known }: Reading, start: number, end: number): string {
  const inside = message.words.flatMap((word, at) =>
    word.start >= start && word.end <= end ? [{ ...word, at }] : [],
  );
  const isRead = inside.some(({ at }) => known.has(at));
  if (isRead || findPlace(message.text.slice(start, end)) !== null) return '';
  const open = inside.findIndex(isOpen);
  // "A 15 inch laptop" is no other.
  const first = /^\d/.test(inside[open - 1]?.word ?? '') ? open - 1 : open;
  const last = inside.findLastIndex(isOpen);
  const from = inside[first]?.start;
  const to = inside[last]?.end;
  return from === undefined || to === undefined ? '' : message.text.slice(from, to);
}

const WORDS_MAX = 5;

/**
 * Wishes in a message that nothing understood: "that hide cat hair", "for my cello". Only what stands
 * where a wish would stand counts, so that chatter is never taken for one.
 * @param references The words that name something shown.
 */
export function findUnread(message: Message, references: readonly TagSpan[]): string[] {
  const readings = message.readings.filter(({ reading }) => reading.kind !== 'goods');
  const known = new Set(indexesOf([...readings, ...message.loose, ...references]));
  const { text } = message;
  const found = FRAMES.flatMap((frame) =>
    [...text.matchAll(frame)].flatMap((match) => {
      const what = match.groups?.what ?? '';
      const start = match.index + match[0].lastIndexOf(what);
      const unread = unreadRun({ message, known }, start, start + what.length);
      return unread === '' || unread.split(' ').length > WORDS_MAX ? [] : [unread];
    }),
  );
  const each = [...new Set(found)];
  return each.filter((one) => !each.some((other) => other !== one && other.includes(one)));
}
