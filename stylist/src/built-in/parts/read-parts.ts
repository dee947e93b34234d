import { understandQuery } from '@modiste/lexicon/understand-query';
import type { ClauseAct } from '../../clauses/clause-acts.ts';
import { type Clause, isSure, readClauses as tellClauses } from '../../clauses/tag-clauses.ts';
import { eventPhrase, eventTold } from '../../dialogue/advice-topic.ts';
import { asksOfShop } from '../../knowledge/help/tell-shop-terms.ts';
import type { Turn } from '../../stylist.ts';
import { sumOf, tagMessage } from '../../tagging/tag-message.ts';
import { CONDITION, splitMessage } from './message-clauses.ts';

/**
 * What a part of a message does: it asks something, looks for something, names a piece that what
 * follows is about, tells of the shopper, or is said around the rest. `open` where that shows by what
 * is made of it alone.
 */
type PartAct = 'ask' | 'seek' | 'point' | 'tell' | 'chat' | 'open';

export interface Part {
  words: string;
  act: PartAct;
  /** Whether the shop is asked, and no piece. */
  isOfShop: boolean;
  /** Whether something is looked for in it beyond doubt. */
  isWish: boolean;
  /** Whether it holds a name or a page against what was said. */
  isClaim: boolean;
  /** Whether it surely asks of a piece, whatever its words could mean elsewhere. */
  isOfPiece: boolean;
}

const ASKING = ['ask', 'which', 'advise', 'help'];
const SEEKING = ['find', 'change', 'refuse', 'swap', 'add', 'more', 'leave'];
const POINTING = ['take', 'back'];
/** These speak of themselves, and ask nothing: "I usually wear a 14?" */
const SPEAKS =
  /^\W*(?:(?:and|but|so|ok|okay|well)[ ,]+)*(?:i|we|he|she|im|ive|i['’](?:m|ve))\b(?!['’]?(?:d|ll)\b)/i;
const LIKELY = 0.5;
/** Nothing else has to be likelier than that a piece is pointed at. */
const POINTING_MIN = 0.4;
/** So surely something is looked for, whatever form it has: "could it be something softer". */
const SURE = 0.75;

const LEAD = '^\\W*(?:(?:and|but|so|also|ok|okay|oh|then|plus|hm+|no|i mean)[ ,]+)*';
const AUXILIARY = "(?:is|are|was|were|does|do|did|can|will|would|has|have)(?:n['’]?t)?";
const WHAT_IS = "(?:what|how)['’]?s";
/** A question of a piece by its form: its verb stands before the piece, or a question word leads it. */
const OF_PIECE = new RegExp(
  `${LEAD}(?:${WHAT_IS} (?:it|they|this|that|these|those|the|its|their)\\b|${AUXILIARY} (?:it|they|this|that|these|those|its|their|any of (?:these|those|them)|number|the (?!whole|rest))\\b|(?:how|what) (?:\\w+ ){0,2}?${AUXILIARY} (?:it|they|this|that|these|those|the|its|their)\\b|which (?:ones? )?(?:of (?:these|those|them|the)\\b|${AUXILIARY}\\b)|(?:what|how) about (?:the|that|those) [^,?]+, (?:${AUXILIARY}|what|which|how)\\b|(?:do|have|has) (?:you|u|they) (?:have|got|do|sell) (?:it|them|that|those|these)\\b|(?:can|could|may|should|will|would) (?:you|u|i|we|he|she|my \\w+) (?!show|find|get|give|bring|make|add|swap|change|see|have|do|please)\\w+ (?:\\w+ )?(?:it|this|that|them|these|those)\\b|too \\w+(?: for [\\w ]+)?\\?)`,
  'i',
);
const SURELY_OF_PIECE = new RegExp(
  `${LEAD}(?:is|are|was|were|does|do|did|has|have)(?:n['’]?t)? (?:it|they|this one|that one|these|those)\\b`,
  'i',
);
export const WHICH_PIECE = new RegExp(`${LEAD}(?:what|which) [\\w -]+\\W*$`, 'i');
const HAS_VERB =
  /\b(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|had|got|show|find|need|want|get|give|look|looking|im|i|come|comes|fits?|take)\b/i;
/** "What colors?", "waterproof?", "and pockets", behind a question: asked of the same piece. */
const FRAGMENT_WORDS_MAX = 5;
const ASKS_SHORTLY = new RegExp(`${LEAD}(?:what|which|how)\\b|\\?\\W*$`, 'i');
const QUESTION = new RegExp(
  `\\?|${LEAD}(?:${WHAT_IS}|what|which|how|who|where|when|why|can|could|would|should|${AUXILIARY})\\b`,
  'i',
);

/** What words name first: a kind of piece, a feature, or nothing. */
function namedFirst(words: string): 'piece' | 'feature' | null {
  const [first] = understandQuery(words).readings;
  const kinds = first?.concepts.map(({ kind }) => kind) ?? [];
  if (kinds.length === 0) return null;
  return kinds.includes('type') ? 'piece' : 'feature';
}

const isFragment = (words: string): boolean =>
  words.split(/\s+/).length <= FRAGMENT_WORDS_MAX &&
  !HAS_VERB.test(words) &&
  namedFirst(words) !== 'piece' &&
  (ASKS_SHORTLY.test(words) || (/^and\b/i.test(words) && namedFirst(words) === 'feature'));

const hasSize = (words: string): boolean =>
  understandQuery(words).readings.some(({ kind }) => kind === 'size');

/** "I like that" likes it, and looks for nothing like it. */
const LIKES_IT = /^like (?:it|this|that|these|those|them)$/i;

const namesSomething = (words: string): boolean =>
  understandQuery(words).readings.some(
    (reading) =>
      (reading.concepts.length > 0 || reading.amount !== null) &&
      !(SPEAKS.test(words) && LIKES_IT.test(reading.words)),
  );

/** "But one is called patch-pocket cardigan" holds a name against what was said. */
const CLAIMS =
  /^\W*(?:(?:but|and|no|hm+|well)[ ,]+)+.*\b(?:called|named|(?:name|title|page|listing) (?:says?|reads?))\b/i;

const COMPARES = new RegExp(`${LEAD}compare\\b`, 'i');

type Acts = ReadonlyMap<string, number>;

function actOf(acts: Acts | undefined, words: string): PartAct {
  if (acts === undefined) return 'chat';
  const asking = sumOf(acts, ASKING);
  const seeking = sumOf(acts, SEEKING);
  if (CLAIMS.test(words) || COMPARES.test(words)) return 'ask';
  // "What shoes, and which bag?" looks for both.
  if (!HAS_VERB.test(words) && WHICH_PIECE.test(words) && namedFirst(words) === 'piece')
    return 'seek';
  if (SURELY_OF_PIECE.test(words)) return 'ask';
  if (seeking >= SURE) return 'seek';
  const isAsked = asking >= SURE || (asking >= LIKELY && QUESTION.test(words));
  if (OF_PIECE.test(words) || (isAsked && !SPEAKS.test(words))) return 'ask';
  if (seeking >= LIKELY && namesSomething(words)) return 'seek';
  if (sumOf(acts, POINTING) >= POINTING_MIN) return 'point';
  if (sumOf(acts, ['tell']) >= LIKELY || hasSize(words)) return 'tell';
  return QUESTION.test(words) && !SPEAKS.test(words) && seeking + asking >= LIKELY
    ? 'open'
    : 'chat';
}

/** "I got 65 left on a gift card" tells what may be spent, and asks nothing of the shop. */
const tellsSum = (acts: Acts | undefined, words: string): boolean =>
  SPEAKS.test(words) &&
  !QUESTION.test(words) &&
  /\b(?:got|have|ve)\b[^.?!]*\b\d{2,}/i.test(words) &&
  acts !== undefined &&
  sumOf(acts, ['tell']) >= SURE;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\w ]+/g, '')
    .trim();

/** "0 to 24?" only repeats what it was just told. */
const isEcho = ({ history }: Turn, words: string): boolean =>
  /\d.*\?\W*$/.test(words) &&
  !HAS_VERB.test(words) &&
  plain(history.at(-1)?.message ?? '').includes(plain(words));

/** "Can I wear sneakers instead?" is answered, and looks for them. */
const INSTEAD = new RegExp(
  `${LEAD}(?:can|could|may|should|would) (?:i|we|he|she|they) (?:just |also |maybe )*(?:wear|do|use|try|take|get|put on|go (?:with|for)) (?<what>[^?]+?) (?:instead|rather)(?: (?:though|tho|then|maybe|please|pls))*\\W*$`,
  'i',
);

/** The pieces that a question would rather have, in its words; none where it asks of no kind. */
export function soughtInstead(words: string, { state }: Turn): string {
  const what = INSTEAD.exec(words)?.groups?.what ?? '';
  const isOfOutfit = state.shown.outfits.length > 0;
  return isOfOutfit || understandQuery(what).types.length === 0 ? '' : what;
}

/** What a part does by what its clause surely does. */
const PART_ACTS: Readonly<Record<ClauseAct, PartAct>> = {
  find: 'seek',
  change: 'seek',
  object: 'seek',
  gripe: 'chat',
  ask: 'ask',
  judge: 'ask',
  advise: 'ask',
  total: 'ask',
  shop: 'ask',
  tell: 'tell',
  take: 'point',
  chat: 'chat',
};

/** "Can I wear black to a wedding? And is it rude to wear red": the second question is of the wedding, too. */
function withEventOf({ act, words }: Clause, clauses: readonly Clause[]): string {
  if (act !== 'advise' || eventTold(words).event !== null) return words;
  const asked = clauses.filter((clause) => clause.act === 'advise').map((clause) => clause.words);
  const told = asked.map(eventTold).find(({ event }) => event !== null);
  return told === undefined ? words : `${words.replace(/[?.! ]+$/, '')} for ${eventPhrase(told)}?`;
}

/** The clauses as a network tells them, where these are several and it is sure of each; as marks and small words part them elsewhere. */
function readToldClauses(turn: Turn): { words: string; toldAct: PartAct | null }[] {
  const clauses = tellClauses(turn);
  return clauses.length > 1 && clauses.every(isSure)
    ? clauses.map((clause) => ({
        words: withEventOf(clause, clauses),
        toldAct: PART_ACTS[clause.act],
      }))
    : splitMessage(turn.words).map((words) => ({ words, toldAct: null }));
}

/** The clauses of a message, each with what it does. */
function readClauses(turn: Turn): Part[] {
  const parts: Part[] = [];
  const told = readToldClauses(turn);
  const clauses = told.map(({ words }) => words);
  for (const { words, toldAct } of told) {
    if (clauses.length > 1 && isEcho(turn, words)) continue;
    const acts = tagMessage({ ...turn, words })?.acts;
    const isOfShop = asksOfShop(words) && !tellsSum(acts, words);
    const isInstead = soughtInstead(words, turn) !== '';
    const isWish = isInstead || (acts !== undefined && sumOf(acts, SEEKING) >= SURE);
    // "Others?" behind a piece looks for more, and asks nothing of it.
    const isAskedOn =
      !isWish && /^(?:ask|point)$/.test(parts.at(-1)?.act ?? '') && isFragment(words);
    const read = isOfShop || isAskedOn || isInstead ? 'ask' : (toldAct ?? actOf(acts, words));
    // "If not, I'll have it in slate" takes a piece, and tells nothing.
    const isTold = read === 'tell' || read === 'chat';
    const act = CONDITION.test(words) && isTold ? 'point' : read;
    const isOfPiece =
      !isOfShop && act === 'ask' && (isAskedOn || CLAIMS.test(words) || OF_PIECE.test(words));
    parts.push({ words, act, isOfShop, isOfPiece, isWish, isClaim: CLAIMS.test(words) });
  }
  return parts;
}

const joined = (one: Part, next: Part, act: PartAct): Part => ({
  words: `${one.words}${/[.?!,…]$/.test(one.words) ? '' : ','} ${next.words}`,
  act,
  isOfShop: one.isOfShop && next.isOfShop,
  isOfPiece: one.isOfPiece || next.isOfPiece,
  isClaim: one.isClaim || next.isClaim,
  isWish: one.isWish || next.isWish,
});

const namedIn = (words: string): string[] =>
  understandQuery(words).readings.flatMap(({ concepts }) => concepts.map(({ id }) => id));

/** "One is called patch-pocket, surely that has pockets?": the claim once more. */
function claimsAgain(last: Part, next: Part): boolean {
  if (!last.isClaim) return false;
  const [before, named] = [namedIn(last.words), namedIn(next.words)];
  return named.length > 0 && named.every((id) => before.includes(id));
}

/** Whether two clauses belong together: a wish with another one, what is told with its neighbor. */
function isOne(last: Part, next: Part): boolean {
  if (claimsAgain(last, next)) return true;
  if (last.act === 'seek') return /^(?:seek|tell|chat)$/.test(next.act);
  if (last.act === 'chat') return /^(?:seek|chat)$/.test(next.act);
  if (last.act === 'tell') return true;
  return last.act === 'ask' && next.act === 'tell';
}

/**
 * The parts of a message that each do something; what is told stays with its neighbor, and what is
 * looked for in one breath stays one wish.
 */
export function readParts(turn: Turn): Part[] {
  const parts: Part[] = [];
  for (const part of readClauses(turn)) {
    const last = parts.at(-1);
    if (last === undefined || !isOne(last, part)) parts.push(part);
    else {
      const isTold = last.act === 'tell' || last.act === 'chat';
      parts[parts.length - 1] = joined(last, part, isTold ? part.act : last.act);
    }
  }
  return parts;
}

const PLURAL = /\b(?:they|them)\b/i;
const PRONOUN = /\b(?:it|its|it['’]s|they|them|these|those|this|that)\b/i;

/** After "show me a parka", "is it warm?" asks of what is yet to be found. */
export function asksOfFound(parts: readonly Part[], { items, state }: Turn): boolean {
  const at = parts.findIndex(({ act }) => act === 'seek');
  const { types } = understandQuery(parts[at]?.words ?? '');
  const isNew = types.some((type) => items.every(({ other_info }) => other_info.type !== type));
  const isOfOne = state.focusId !== null || parts.some(({ act }) => act === 'point');
  const isOfOutfit = state.shown.outfits.length > 0;
  const { priceMax } = understandQuery(parts[at]?.words ?? '').hard;
  const isOpen = ({ words }: Part) =>
    isOfOutfit ||
    (isNew && PRONOUN.test(words)) ||
    (priceMax !== null && !isOfOne && PLURAL.test(words));
  return (
    at >= 0 &&
    parts.slice(at + 1).some((part) => part.act === 'ask' && !part.isOfShop && isOpen(part))
  );
}
