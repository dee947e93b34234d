import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { hasFault } from '../complaints/fault.ts';
import { idsOfList } from '../dialogue/shown-list.ts';
import { areOfEarlier, typesOf } from '../dialogue/types-of.ts';
import type { Turn } from '../stylist.ts';
import { findPattern } from '../understanding/cue-pattern.ts';
import { CUES } from '../understanding/cue-tables.ts';
import { isLookedFor, isRefusable } from '../understanding/stances/named-value.ts';
import { type Clause, splitClauses } from '../understanding/stances/split-clauses.ts';
import { clauseOf, isFeature, LIKES, REFUSING_MIN, refusedIn, SEEKS } from './sort-named.ts';
import { sumOf, type TaggedConcept, type TaggedMessage } from './tag-message.ts';

/**
 * How what is named stands to the conversation: asked for; refused before; on the screen, or there a
 * moment ago, without having been asked for; new.
 */
type Standing = 'asked' | 'refused' | 'shown' | 'new';

/** What asks something of the pieces that it names, or wishes for them. */
const ASKS_OF =
  /^\W*(?:(?:and|but|so|ok|oh|lol|wait)[ ,]+)*(?:what|which|how|is|are|do|does|can|could|will|would|should|has|have|any|no|not|without|maybe|add|also|swap|more|drop|forget|never ?mind|nvm|skip|leave|remove)\b/i;
/** Verbs with which somebody wishes for what they name. */
const WISHES =
  /\b(?:need|want|like|love|prefer|show|find|get|give|add|take|keep|looking|search|please|pls|how about|what about|would be|swap|change|replace|bring|put|go(?:es)? with|instead)\b/i;
/** "He only wears black sneakers lol" tells what somebody has. */
const HAS =
  /\b(?:i|we|he|she|they)(?:['’]ve)? (?:(?:only|just|always|usually) )*(?:wears?|owns?|have|has|got)\b/i;
/** "Stilettos on cobblestones". */
const SOMEWHERE = /\w\s+(?:on|in|at|to|for|with|during)\s+\w/i;

const NO = '(?:no+|nope|nah|no way|no thanks?|no thank you|neither|never)';
const MOCKS = String.raw`(?:lol|lmao|rofl|haha\w*|hehe\w*|seriously|srsly|come on|wtf|smh)`;
const SIGH = `(?:${MOCKS}|again|still|really|why|ugh+|omg|not again)`;
const TAIL = String.raw`(?:[\s.!,]|\p{Extended_Pictographic}|\uFE0F|:[(/]|${MOCKS}|please|pls)*$`;
/** "Boots to a wedding no", "chunky soles why". */
const ENDS_IN_NO = new RegExp(String.raw`\w\s+(?:${NO}|why)${TAIL}`, 'iu');
const OPENER = String.raw`^\W*(?:(?:and|but|so|ok|oh|wait|um+|hm+|no|lol|ugh|omg|what)\W+)*`;
/** "Why two dresses and high tops", but not "why is the first one longer". */
const WHY = new RegExp(
  String.raw`${OPENER}(?:why\b|what['’]?s with\b)(?! not\b| (?:is|are|was|were|does|do|did|would|should) (?:the|this|that|these|those|it|they|you)\b)(?!.*\b(?:first|second|third|ones?)\b)`,
  'i',
);
/** "Heels on grass lol", "ties nobody wears", "who wears ties". */
const MOCKING = new RegExp(
  String.raw`\b(?:${MOCKS}|(?:nobody|no one|noone|never)(?: \w+)? (?:wears?|needs?|wants?|buys?|likes?))\b|${OPENER}who(?: the hell)? \w+s\b`,
  'i',
);
/** "Still running shoes", "thats high tops again", "too much wool". */
const REPEATING = new RegExp(
  String.raw`\bstill\b|\bagain${TAIL}|\w\s+(?:really|ugh+|omg)${TAIL}|${OPENER}(?:again|another|(?:too|so) (?:much|many))\b`,
  'iu',
);
/** Clauses that say nothing but how the one before them is meant. */
const ONLY_NO = new RegExp(String.raw`^\W*${NO}(?:[\s,]+(?:${NO}|${SIGH}|more|thanks))*\W*$`, 'iu');
const ONLY_SIGH = new RegExp(
  String.raw`^\W*(?:${SIGH}|not me|not mine)(?:[\s,]+${SIGH})*\W*$`,
  'iu',
);

/** How a clause names what it names: refused in so many words, mocked, named once more, or none of it. */
type Tone = 'no' | 'mock' | 'again' | 'plain';

interface Spoken extends Clause {
  /** Where it begins in the text. */
  start: number;
  /** The clauses after it. */
  next: readonly Clause[];
}

function toneOf({ text, end, next }: Spoken): Tone {
  const isTag = end.startsWith('?') && !/\btoo\b/i.test(text);
  const [after, ...others] = next;
  const isAnswered =
    after !== undefined &&
    (ONLY_NO.test(after.text) ||
      (end.includes('?') && after.end.includes('?') && ONLY_NO.test(others[0]?.text ?? '')));
  if ((ENDS_IN_NO.test(text) && !isTag) || isAnswered || WHY.test(text)) return 'no';
  if (MOCKING.test(text)) return 'mock';
  const isAgain =
    WHY.test(text) ||
    REPEATING.test(text) ||
    /\?\s*[?!]/.test(end) ||
    ONLY_SIGH.test(after?.text ?? '');
  return isAgain ? 'again' : 'plain';
}

function spokenIn({ message }: TaggedMessage, one: TaggedConcept): Spoken {
  const clause = clauseOf(message, one);
  const rest = message.text.slice(clause.start + clause.text.length + clause.end.length);
  return { ...clause, next: splitClauses(rest) };
}

function standingOf({ concept, words }: TaggedConcept, turn: Turn): Standing {
  const { state, filters, items } = turn;
  const wishes = state.request?.wishes ?? [];
  const isSame = (one: { kind: string; id: string }): boolean =>
    one.kind === concept.kind && one.id === concept.id;
  const said = wishes.filter(({ concepts }) => concepts.some(isSame));
  if (said.some(({ role }) => role === 'negated')) return 'refused';
  const values: readonly string[] = [...filters.color, ...filters.material];
  const isFiltered = values.some((value) => value.toLowerCase() === concept.id.toLowerCase());
  if (said.length > 0 || isFiltered || isLookedFor(words, typesOf(wishes))) return 'asked';
  // "Low heels again", of what is not on the screen any more, asks to see it once more.
  const ids = [...state.shown.itemIds, ...state.shown.outfits.flat()];
  const isThere = items.some(
    (item) => ids.includes(item.id) && hasFault(item, { kind: 'has', words, concept }) === 'yes',
  );
  return isThere ? 'shown' : 'new';
}

/** Whether a list has a piece of the kind or the material that is named. */
function isListed({ concept }: TaggedConcept, { items, earlierItems = [], state }: Turn): boolean {
  const ids = state.list === undefined ? [] : idsOfList(state.list);
  return [...items, ...earlierItems].some(
    ({ id, other_info }) =>
      ids.includes(id) &&
      (concept.kind === 'type'
        ? isKindOf(other_info.type, concept.id)
        : concept.kind === 'material' &&
          other_info.materials.some((one) => one.toLowerCase() === concept.id.toLowerCase())),
  );
}

/** Who names a piece together with a place, a season or a wearer, as a question, minds that it is there. */
function isQuestioned({ text, end, start }: Spoken, tagged: TaggedMessage): boolean {
  if (!end.includes('?') || ASKS_OF.test(text)) return false;
  const stop = start + text.length;
  const isBeside = ({ concept, from }: TaggedConcept): boolean => {
    const at = tagged.message.words[from]?.start ?? -1;
    return at >= start && at < stop && !isFeature(concept);
  };
  return end.includes('??') || SOMEWHERE.test(text) || tagged.named.some(isBeside);
}

/** Whether the sentence that something stands in so likely minds what it names. */
const minds = ({ acts }: TaggedConcept, least: number): boolean =>
  sumOf(acts, ['refuse', 'correct']) >= least;

const ASKING = ['ask', 'which', 'advise'];
/** So likely a sentence asks, whatever its tone. */
const ASKED_MIN = 0.5;

/** "Too warm" says what is wrong with the velvet, and names nothing that is there. */
const IS_JUDGED = /\b(?:too|so|very|really|way|is|are)\s*$/i;

/** Whether something is named for a wish or a question. */
function isWished(
  one: TaggedConcept,
  { message }: TaggedMessage,
  { text, start }: Spoken,
): boolean {
  const before = message.text.slice(start, message.words[one.from]?.start ?? start);
  const isAsked = ASKS_OF.test(text) && !/\bno\W*$/i.test(text);
  const isTold = HAS.test(text) || LIKES.test(text);
  return isAsked || SEEKS.test(before) || WISHES.test(text) || isTold;
}

/** "Gray hoodies again", after shoes, asks for the hoodies that were looked for before. */
const isAskedAgain = (text: string, { state: { request, earlier } }: Turn): boolean =>
  areOfEarlier(
    typesOf(understandQuery(text).readings),
    typesOf(request?.wishes ?? []),
    earlier.flatMap(({ wishes }) => typesOf(wishes)),
  );

/** Whether what is named is minded, by how it stands to the conversation and how it is said. */
function isMinded(one: TaggedConcept, tagged: TaggedMessage, turn: Turn): boolean {
  const clause = spokenIn(tagged, one);
  if (turn.state.list !== undefined) {
    const isSure = clause.end.includes('?') && refusedIn(tagged, turn).includes(one);
    return isListed(one, turn) && (isSure || isQuestioned(clause, tagged));
  }
  const at = tagged.message.words[one.from]?.start ?? 0;
  const isJudged = IS_JUDGED.test(tagged.message.text.slice(clause.start, at));
  if (isWished(one, tagged, clause) || isJudged) return false;
  const tone = toneOf(clause);
  if (tone === 'again' && isAskedAgain(clause.text, turn)) return false;
  // "Why linen?" may ask for the reason, but not where something else is asked for in the same breath.
  const isLeft = clause.next.some(({ text }) => WISHES.test(text));
  const asks = tone === 'again' || WHY.test(clause.text);
  if (asks && !isLeft && sumOf(one.acts, ASKING) >= ASKED_MIN) return false;
  switch (standingOf(one, turn)) {
    case 'asked':
      return false;
    case 'new':
      return tone === 'no' || tone === 'mock';
    case 'refused':
      return tone !== 'plain' || minds(one, REFUSING_MIN);
    case 'shown':
      return tone !== 'plain' || (isQuestioned(clause, tagged) && minds(one, REFUSING_MIN));
  }
}

/** What is shown, was refused before, or is said "no" to, and is minded, in the order of the message. */
export function mindedIn(tagged: TaggedMessage, turn: Turn): TaggedConcept[] {
  const { state } = turn;
  if (state.request === null && state.list === undefined) return [];
  // Of what may be meant badly, or do harm, nothing is left out.
  if (CUES.unsafe.some(({ pattern }) => findPattern(pattern, tagged.message) !== null)) return [];
  const refusable = tagged.named.filter((one) => isFeature(one.concept) && isRefusable(one.words));
  const minded = refusable.filter((one) => isMinded(one, tagged, turn));
  // "Tie? Nobody there wears a tie" means the tie both times.
  const isEcho = (one: TaggedConcept): boolean =>
    minded.some(({ concept }) => concept.id === one.concept.id) &&
    !isWished(one, tagged, spokenIn(tagged, one));
  return refusable.filter((one) => minded.includes(one) || isEcho(one));
}
