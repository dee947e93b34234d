import type { ChatIntent } from '@modiste/contract/values';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { ClauseAct } from '../../clauses/clause-acts.ts';
import { messageActs } from '../../clauses/message-acts.ts';
import { type Clause, isSure, readClauses } from '../../clauses/tag-clauses.ts';
import { asksForPieces, tellsInGeneral } from '../../knowledge/questions/topic-missed.ts';
import type { AskedFor, Translate, Translation, Turn } from '../../stylist.ts';

/** From here on a message surely asks the shop, or looks for something, over all of its words. */
const SHOP_MIN = 0.6;
const SEEK_MIN = 0.5;
/** What was taken for a question of a piece looks for something from here on. */
const SURELY_SEEKS = 0.75;
/** A question of style, or to the shop, is no wish from here on. */
const SURELY_ASKS = 0.8;

/** Answers that are none to a wish, nor to a question. */
const LOST: ReadonlySet<ChatIntent> = new Set(['out_of_scope', 'small_talk', 'clarify']);

const isFirst = ({ state: { request, advice } }: Turn): boolean =>
  request === null && advice === undefined;

/** Pieces that are pointed at are spoken of. */
const POINTS =
  /\belse\b|\b(?:it|this|that|one|ones|first|second|third|fourth|last|again|why|reasons?)\b/i;
const OF_SHOWN: ReadonlySet<ChatIntent> = new Set(['item_question', 'compare']);

/** Whether words name what can be looked for. */
const namesWish = (words: string): boolean =>
  understandQuery(words).readings.some(
    ({ concepts, amount }) => concepts.length > 0 || amount !== null,
  );

/** Whether most of the words of a message tell of the shopper, for sure. */
function mostlyTells(turn: Turn): boolean {
  const clauses = readClauses(turn);
  const lengthOf = (some: readonly Clause[]): number =>
    some.reduce((sum, { words }) => sum + words.length, 0);
  const told = clauses.filter((clause) => clause.act === 'tell' && isSure(clause));
  return lengthOf(told) > lengthOf(clauses) / 2;
}

/** Whether what was made of a message is no answer to it, whatever it asks. */
function isNoAnswer(turn: Turn, made: Translation): boolean {
  const { shown } = turn.state;
  const isShown = shown.itemIds.length + shown.outfits.length > 0;
  return tellsInGeneral(made) || (LOST.has(made.intent) && !(isShown && made.intent === 'clarify'));
}

/** What surely looks for something new was taken for a question of single pieces that are shown. */
const isSoughtAnew = ({ state, words }: Turn, made: Translation): boolean =>
  OF_SHOWN.has(made.intent) &&
  state.list === undefined &&
  state.shown.outfits.length === 0 &&
  namesWish(words) &&
  !POINTS.test(words);

/** What a message asks for where what was made of it is no answer; null where it may be one. */
function askedInstead(turn: Turn, made: Translation): AskedFor | null {
  const { intent } = made;
  const acts = messageActs(turn);
  const shareOf = (name: ClauseAct): number => acts.get(name) ?? 0;
  const seeks = shareOf('find') + shareOf('change');
  if (isNoAnswer(turn, made)) {
    if (intent !== 'help' && shareOf('shop') >= SHOP_MIN) return 'help';
    // "My boss's 50th at a restaurant, I know nothing about clothes. help?" only tells, and wishes for an outfit.
    const isTold = intent === 'out_of_scope' && isFirst(turn) && mostlyTells(turn);
    if ((isTold || seeks >= SEEK_MIN) && namesWish(turn.words)) return 'search';
  }
  if (seeks >= SURELY_SEEKS && isSoughtAnew(turn, made)) return 'search';
  if (intent !== 'search' && intent !== 'clarify') return null;
  if (shareOf('shop') >= SURELY_ASKS && !namesWish(turn.words)) return 'help';
  return shareOf('advise') >= SURELY_ASKS && !asksForPieces(turn) ? 'style_advice' : null;
}

/**
 * What was made of a message, or what it most likely asks for where that is no answer to it: "paid twice,
 * this is a joke" is asked of the shop, "slippers for my father in law" looks for slippers.
 */
export async function translateUnanswered(
  translate: Translate,
  turn: Turn,
  made: Translation,
): Promise<Translation> {
  if (made.intent === 'unsafe' || turn.attachment !== null || turn.asksFor !== undefined)
    return made;
  const asksFor = askedInstead(turn, made);
  if (asksFor === null) return made;
  const again = await translate({ ...turn, asksFor });
  const isBetter = again.intent === asksFor || !tellsInGeneral(again);
  return isBetter ? again : made;
}
