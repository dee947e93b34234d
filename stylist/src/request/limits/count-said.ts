import type { StyleRequest } from '../../dialogue/dialogue-state.ts';
import { typesOf } from '../../dialogue/types-of.ts';
import { COUNTS, garmentAt, readingAt, wordAt } from '../../references/mention-words.ts';
import type { Message } from '../../understanding/message.ts';

const MANY: Readonly<Record<string, number>> = { six: 6, seven: 7, eight: 8, ten: 10 };
const COUNT_MAX = 10;
const COUNT_MIN = 2;
/** So many words may describe what is counted: "three white linen shirts". */
const WORDS_BETWEEN = 5;
const OUTFITS = /^(?:outfits|looks|ensembles)$/;
const HEADS =
  /^(?:options|ideas|picks|choices|suggestions|pieces|items|pairs|outfits|looks|ensembles)$/;
/** "Those two dresses" are shown, and "a suit with two shirts" or "I own two coats" counts no answers. */
const NOT_ASKED =
  /^(?:the|these|those|first|last|next|other|with|have|has|own|got|between|than|for|of|in|size|both|my|your|under|over|every|about)$/;
const JOINS = /^(?:and|or|plus)$/;
const ALL = /\b(?:all|everything|the rest|how many|as many)\b/i;
/** "A couple of dresses" are two; "a few" are as many as there are. */
const LOOSE = new Set(['few']);

function numberAt(message: Message, at: number): number | null {
  const word = wordAt(message, at);
  if (LOOSE.has(word)) return null;
  const count = COUNTS.get(word) ?? MANY[word] ?? (/^\d{1,2}$/.test(word) ? Number(word) : 0);
  return count >= COUNT_MIN && count <= COUNT_MAX ? count : null;
}

/** Where what is counted from here on ends, and whether it is outfits; null where nothing is. */
function countedAt(message: Message, from: number): { isOutfits: boolean } | null {
  for (let at = from; at < from + WORDS_BETWEEN; ) {
    const word = wordAt(message, at);
    if (HEADS.test(word)) return { isOutfits: OUTFITS.test(word) };
    if (garmentAt(message, at) !== null) {
      const { to } = garmentAt(message, at) ?? { to: at };
      const isPlural = /[^s]s$/.test(wordAt(message, to - 1));
      return isPlural ? { isOutfits: false } : null;
    }
    const placed = readingAt(message, at);
    const isLink = /^(?:of|different|other|more|nice|good|new)$/.test(word);
    if (placed === undefined ? !isLink : placed.reading.role !== 'wanted') return null;
    at = placed?.to ?? at + 1;
  }
  return null;
}

/** "Just one outfit", "make me one look": no choice of several. */
const ONE_OUTFIT =
  /\b(?:(?:just|only|make(?: me)?|give me|show me|want|need|pick|build(?: me)?) (?:just |only )?(?:one|1)|a single) (?:[\w-]+ ){0,2}(?:outfit|look)\b/i;

/** How many pieces, or outfits, a message asks to be shown: "three blouses"; null where it counts none. */
export function countSaid(message: Message): { count: number; isOutfits: boolean } | null {
  if (ONE_OUTFIT.test(message.text)) return { count: 1, isOutfits: true };
  const found = message.words.flatMap((_, at) => {
    const count = numberAt(message, at);
    const isRead = message.readings.some(
      ({ reading, from, to }) => reading.kind !== 'goods' && at >= from && at < to,
    );
    const before = wordAt(message, at - 1) === 'a' ? at - 2 : at - 1;
    // "And two skirts" asks for these beside what was found; "a suit and two shirts" is a set.
    const isAmong = before > 0 && JOINS.test(wordAt(message, before));
    const isNone = NOT_ASKED.test(wordAt(message, before)) || isAmong;
    if (count === null || isRead || isNone) return [];
    const counted = countedAt(message, at + 1);
    return counted === null ? [] : [{ count, ...counted }];
  });
  const [only, ...others] = found;
  return only === undefined || others.length > 0 ? null : only;
}

/** How many are to be shown after a message: as many as were asked for, while the same is looked for. */
export function withCount(
  message: Message,
  before: StyleRequest | null,
  next: Pick<StyleRequest, 'wishes' | 'outfit'>,
): { count?: number } {
  const isWhole = next.outfit !== null;
  const said = countSaid(message);
  const kinds = typesOf(message.readings.map(({ reading }) => reading));
  if (said !== null && said.isOutfits === isWhole && (isWhole || new Set(kinds).size < 2)) {
    return { count: said.count };
  }
  const isSame =
    before?.count !== undefined &&
    (before.outfit !== null) === isWhole &&
    typesOf(before.wishes).join() === typesOf(next.wishes).join();
  return isSame && !ALL.test(message.text) ? { count: before.count } : {};
}
