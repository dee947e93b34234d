import { isKindOf } from '@modiste/lexicon/refine-type';
import { hasFault } from '../complaints/fault.ts';
import { idsOfList } from '../dialogue/shown-list.ts';
import { typesOf } from '../dialogue/types-of.ts';
import type { Turn } from '../stylist.ts';
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
/** "Stilettos on cobblestones". */
const SOMEWHERE = /\w\s+(?:on|in|at|to|for|with|during)\s+\w/i;

const NO = String.raw`(?:no+|nope|nah|no way|no thanks?|no thank you|neither|never)`;
const PUT_OUT = String.raw`(?:again|why|lol|lmao|haha\w*|really|seriously|srsly|come on|wtf|ugh+|omg|smh|not again)`;
const SMILE = String.raw`(?:[\s.!,]|\p{Extended_Pictographic}|\uFE0F|:[(/]|lol|lmao|please|pls)`;
/** "Boots to a wedding no". */
const ENDS_IN_NO = new RegExp(String.raw`\w\s+${NO}${SMILE}*$`, 'iu');
/** "Pleats again", "heels on grass lol". */
const ENDS_PUT_OUT = new RegExp(String.raw`\w\s+${PUT_OUT}${SMILE}*$`, 'iu');
const OPENER = String.raw`^\W*(?:(?:and|but|so|ok|oh|wait|um+|hm+|no|lol|ugh|omg|what)\W+)*`;
/** "Still running shoes", "thats high tops again", "who wears ties". */
const BEGINS_PUT_OUT = new RegExp(
  String.raw`${OPENER}(?:still|again|another|too (?:much|many)|so (?:much|many)|who(?: the hell)? \w+s\b)`,
  'i',
);
/** "Why two dresses and high tops", but not "why is the first one longer". */
const WHY = new RegExp(
  String.raw`${OPENER}(?:why\b|what['’]?s with\b)(?! not\b| (?:is|are|was|were|does|do|did|would|should) (?:the|this|that|these|those|it|they|you)\b)(?!.*\b(?:first|second|third|ones?)\b)`,
  'i',
);
const NOBODY = /\b(?:nobody|no one|noone|never(?! ?mind\b))\b/i;
/** A clause that says nothing but how its neighbor is meant. */
const ONLY_NO = new RegExp(String.raw`^\W*${NO}(?:[\s,]+(?:${NO}|${PUT_OUT}|more|thanks))*\W*$`, 'iu');
const ONLY_PUT_OUT = new RegExp(String.raw`^\W*(?:${PUT_OUT}|not me|not mine)(?:[\s,]+${PUT_OUT})*\W*$`, 'iu');

/** How a clause names what it names: refused in so many words, with displeasure, or neither. */
type Tone = 'no' | 'put-out' | 'plain';

interface Spoken extends Clause {
  /** The clause after it. */
  next: string;
}

function toneOf({ text, end, next }: Spoken): Tone {
  const isTag = end.startsWith('?') && !/\btoo\b/i.test(text);
  if ((ENDS_IN_NO.test(text) && !isTag) || ONLY_NO.test(next)) return 'no';
  if (WHY.test(text) || /\w\s+why\W*$/i.test(text)) return 'no';
  const isPutOut =
    ENDS_PUT_OUT.test(text) ||
    BEGINS_PUT_OUT.test(text) ||
    ONLY_PUT_OUT.test(next) ||
    NOBODY.test(text) ||
    /\?\s*[?!]/.test(end);
  return isPutOut ? 'put-out' : 'plain';
}

function spokenIn({ message }: TaggedMessage, one: TaggedConcept): Spoken & { start: number } {
  const clause = clauseOf(message, one);
  const rest = message.text.slice(clause.start + clause.text.length + clause.end.length);
  return { ...clause, next: splitClauses(rest)[0]?.text ?? '' };
}

function standingOf({ concept, words }: TaggedConcept, turn: Turn): Standing {
  const { state, filters, items, earlierItems = [] } = turn;
  const wishes = state.request?.wishes ?? [];
  const isSame = (one: { kind: string; id: string }): boolean =>
    one.kind === concept.kind && one.id === concept.id;
  const said = wishes.filter(({ concepts }) => concepts.some(isSame));
  if (said.some(({ role }) => role === 'negated')) return 'refused';
  const values: readonly string[] = [...filters.color, ...filters.material];
  const isFiltered = values.some((value) => value.toLowerCase() === concept.id.toLowerCase());
  if (said.length > 0 || isFiltered || isLookedFor(words, typesOf(wishes))) return 'asked';
  const isThere = [...items, ...earlierItems].some(
    (item) => hasFault(item, { kind: 'has', words, concept }) === 'yes',
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
function isQuestioned({ text, end, start }: Clause & { start: number }, tagged: TaggedMessage): boolean {
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

/** Whether what is named is minded, by how it stands to the conversation and how it is said. */
function isMinded(one: TaggedConcept, tagged: TaggedMessage, turn: Turn): boolean {
  const clause = spokenIn(tagged, one);
  const before = clause.text.slice(0, (tagged.message.words[one.from]?.start ?? 0) - clause.start);
  if (turn.state.list !== undefined) {
    const isSure = clause.end.includes('?') && refusedIn(tagged, turn).includes(one);
    return isListed(one, turn) && (isSure || isQuestioned(clause, tagged));
  }
  if (SEEKS.test(before) || WISHES.test(clause.text) || LIKES.test(clause.text)) return false;
  const tone = toneOf(clause);
  if (ASKS_OF.test(clause.text) && !/\bno\W*$/i.test(clause.text)) return false;
  switch (standingOf(one, turn)) {
    case 'asked':
      return false;
    case 'new':
      return tone === 'no';
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
  return tagged.named.filter(
    (one) => isFeature(one.concept) && isRefusable(one.words) && isMinded(one, tagged, turn),
  );
}
