import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { rewordChoice } from '../choosing/comparing/choice/reword-choice.ts';
import { announceFound } from '../choosing/name-found.ts';
import { askOfTie } from '../choosing/questions/worn/ask-of-tie.ts';
import { rewordMatch } from '../choosing/questions/worn/reword-match.ts';
import { rankFound } from '../choosing/rank-found.ts';
import { answerNamedSet } from '../chosen/answer-named-set.ts';
import { readNamedSet } from '../chosen/show-named.ts';
import { withBudgetInStep, withoutWrongLimit } from '../chosen/total-budget.ts';
import { type Clause, isSure, readClauses } from '../clauses/tag-clauses.ts';
import { INITIAL_STATE, withSpoken } from '../dialogue/dialogue-state.ts';
import type { FindPieces } from '../lists/choose-pieces.ts';
import { rewordList } from '../lists/reading/reword-list.ts';
import { translateBesidePresent } from '../request/gifts/present-beside.ts';
import { rewordRecipient } from '../request/gifts/reword-recipient.ts';
import { rewordSafer } from '../request/gifts/reword-safer.ts';
import { rewordMeasures } from '../request/limits/reword-measures.ts';
import { rewordSizeAsked } from '../request/limits/reword-size-asked.ts';
import { rewordGoesWith, rewordMatching } from '../request/pieces/reword-matching.ts';
import { rewordHave } from '../request/plain-searches/reword-have.ts';
import { rewordSets } from '../request/sets/reword-missed.ts';
import { rewordIncluded } from '../request/sums/reword-included.ts';
import { rewordSumAsked } from '../request/sums/reword-sum-asked.ts';
import {
  type Found,
  type Ranking,
  type Stylist,
  type Translate,
  type Translation,
  type Turn,
  UNKNOWN_SHOPPER,
} from '../stylist.ts';
import { rewordSpoken, withoutWardrobe } from '../understanding/sayings/spoken/reword-spoken.ts';
import type { Understand } from '../understanding/understand.ts';
import { withOwnFacts, withOwnLearned } from '../wearers/keep-own-facts.ts';
import { translateWithAsides } from './asides/translate-with-asides.ts';
import { translateListed } from './edit-turn.ts';
import { translateFollowed } from './general/translate-followed.ts';
import { translateGeneral } from './general/translate-general.ts';
import { afterMoved, listAnew, moveLimits, withPieceLimits } from './limit-turn.ts';
import { withNamed } from './named/with-named.ts';
import { withRemark } from './steps/say-plainly.ts';
import { completed, inSteps, restated, reworded, type Step } from './steps/step.ts';
import { hearClauses, startOver, translateInSteps } from './translate-steps.ts';

export interface BuiltInOptions {
  /** Reads words in terms of what the shop has; the language of clothes alone when left out. */
  understand?: Understand;
  /** Finds the pieces of a list; when left out, lists are told without any. */
  findPieces?: FindPieces;
}

const readAlone = async (text: string) => understandQuery(text);

/** Words that ask for the same more plainly. */
function rewordAsked(turn: Turn): string {
  const listed = rewordList(turn);
  if (listed !== turn.words) return listed;
  const words = rewordHave(rewordRecipient(rewordMatch(turn), turn.state));
  return rewordSafer(words, turn.state);
}

/** The first message of somebody of whom nothing is known. */
const firstTurn = (words: string): Turn => ({
  words,
  history: [],
  filters: DEFAULT_FILTERS,
  defaultFilters: DEFAULT_FILTERS,
  attachment: null,
  state: INITIAL_STATE,
  items: [],
  shopper: UNKNOWN_SHOPPER,
  now: new Date(0),
});

const OF_SUM = /\b(?:costs?|totals?|sum|price|come to|how much)\b/i;
/** "Where are the shoes??" misses them, and asks no more than that. */
const MISSES = /^\W*where(?:['’]?s|s| is| are)?\b/i;

/** Whether a message asks more of listed pieces than what they come to, and refuses none. */
function asksBesideSet(turn: Turn): boolean {
  const named = readNamedSet(turn);
  if (named !== null) return named.rest !== '' && !MISSES.test(named.rest);
  const refuses = understandQuery(turn.words).readings.some(({ role }) => role === 'negated');
  const asks = (clause: Clause): boolean =>
    clause.act === 'ask' && isSure(clause) && !OF_SUM.test(clause.words);
  return !refuses && readClauses(turn).some(asks);
}

/** Moves a limit to the pieces that it is of, and has the rest of the message understood. */
async function moveLimitsTo(own: Turn, next: Translate): Promise<Translation> {
  const moved = moveLimits(own);
  if (moved === null) return next(own);
  const { turn, rest, note } = moved;
  const made = rest === null ? afterMoved(moved) : await next({ ...turn, words: rest });
  const { updatedFilters, ...told } = withRemark(made, { turn, note: [note] });
  return { ...told, updatedFilters: updatedFilters ?? turn.filters };
}

/** Keeps what a message tells of the shopper, and understands it with all that is known of them. */
async function keepOwnFacts(said: Turn, next: Translate): Promise<Translation> {
  const own = withOwnFacts(said);
  return withOwnLearned(await next(own), said, own);
}

/**
 * Makes the outfit that a message lists. What is listed while outfits are shown makes one of them, unless more is
 * asked beside it.
 */
const composeListed =
  (translate: Translate): Step =>
  async (turn, next) => {
    const isOfOutfits = turn.state.shown.outfits.length > 0;
    const isListed = (isOfOutfits || readNamedSet(turn) === null) && !asksBesideSet(turn);
    const listed = isListed ? await translateListed(turn, translate) : null;
    return listed === null ? next(turn) : { ...listed, state: withSpoken(listed.state) };
  };

/** The stylist that needs no model and no network. */
export function createBuiltInStylist({
  understand = readAlone,
  findPieces,
}: BuiltInOptions = {}): Stylist {
  const translateOne = translateInSteps({ understand, findPieces });
  const translate = inSteps(
    [
      reworded(({ words }) => withoutWardrobe(rewordSpoken(words))),
      reworded(({ words }) => rewordSets(words)),
      keepOwnFacts,
      reworded(rewordGoesWith),
      restated(withNamed),
      moveLimitsTo,
      restated(listAnew),
      restated(withPieceLimits),
      composeListed(translateOne),
      completed((made, { state }) => withBudgetInStep(made, state)),
      reworded(rewordChoice),
      restated(askOfTie),
      reworded(rewordAsked),
      reworded(({ words }) => rewordMeasures(withoutWrongLimit(words))),
      reworded(rewordSizeAsked),
      reworded(({ words }) => rewordMatching(words)),
      reworded(({ words, state }) => rewordSumAsked(rewordIncluded(words, state), state)),
      translateBesidePresent,
      answerNamedSet,
      startOver,
      hearClauses,
      translateFollowed,
      translateGeneral,
      translateWithAsides,
    ],
    translateOne,
  );
  return {
    translate,
    warmUp: async () => {
      await translateOne(firstTurn('a linen dress for a summer wedding, not black'));
    },
    announce: announceFound,
    rank: async (found: Found): Promise<Ranking> => rankFound(found),
  };
}
