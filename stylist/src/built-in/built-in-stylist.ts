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
import { rewordMatching } from '../request/pieces/reword-matching.ts';
import { rewordHave } from '../request/plain-searches/reword-have.ts';
import { rewordSets } from '../request/sets/reword-missed.ts';
import { rewordIncluded } from '../request/sums/reword-included.ts';
import { rewordSumAsked } from '../request/sums/reword-sum-asked.ts';
import {
  type Found,
  type Ranking,
  type Stylist,
  type Translation,
  type Turn,
  UNKNOWN_SHOPPER,
} from '../stylist.ts';
import type { Understand } from '../understanding/understand.ts';
import { withOwnFacts, withOwnLearned } from '../wearers/keep-own-facts.ts';
import { translateWithAsides } from './asides/translate-with-asides.ts';
import { translateListed } from './edit-turn.ts';
import { translateGeneral } from './general/translate-general.ts';
import { afterMoved, listAnew, moveLimits, withPieceLimits } from './limit-turn.ts';
import { withNamed } from './named/with-named.ts';
import { translateChecked, withRemark } from './translate-checked.ts';

export interface BuiltInOptions {
  /** Reads words in terms of what the shop has; the language of clothes alone when left out. */
  understand?: Understand;
  /** Finds the pieces of a list; when left out, lists are told without any. */
  findPieces?: FindPieces;
}

const readAlone = async (text: string) => understandQuery(text);

/** A message whose words ask for the same more plainly. */
function rewordAsked(turn: Turn): Turn {
  const listed = rewordList(turn);
  if (listed !== turn.words) return { ...turn, words: listed };
  const words = rewordHave(rewordRecipient(rewordMatch(turn), turn.state));
  return { ...turn, words: rewordSafer(words, turn.state) };
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

/** A message with its limits, its sizes and what is to match said the way they are read. */
function plainly(turn: Turn): Turn {
  const { state } = turn;
  const words = rewordMeasures(withoutWrongLimit(rewordAsked(turn).words));
  const matched = rewordMatching(rewordSizeAsked({ ...turn, words }));
  return { ...turn, words: rewordSumAsked(rewordIncluded(matched, state), state) };
}

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

/** The stylist that needs no model and no network. */
export function createBuiltInStylist({
  understand = readAlone,
  findPieces,
}: BuiltInOptions = {}): Stylist {
  const translate = (turn: Turn): Promise<Translation> =>
    translateChecked(understand, turn, findPieces);
  const translateSaid = async (own: Turn): Promise<Translation> => {
    const turn = plainly(askOfTie({ ...own, words: rewordChoice(own) }));
    // What is listed while outfits are shown makes one of them, unless more is asked beside it.
    const isOfOutfits = own.state.shown.outfits.length > 0;
    const isAsked = asksBesideSet(turn);
    const isListed = (isOfOutfits || readNamedSet(turn) === null) && !isAsked;
    const listed = isListed ? await translateListed(own, translate) : null;
    if (listed !== null) return { ...listed, state: withSpoken(listed.state) };
    const translated = await translateBesidePresent(turn, (rest) =>
      answerNamedSet(rest, (other) =>
        translateGeneral(other, (general) => translateWithAsides(general, translate)),
      ),
    );
    return withBudgetInStep(translated, own.state);
  };
  return {
    warmUp: async () => {
      await translateChecked(
        understand,
        firstTurn('a linen dress for a summer wedding, not black'),
      );
    },
    translate: async (said: Turn): Promise<Translation> => {
      const own = withNamed(withOwnFacts({ ...said, words: rewordSets(said.words) }));
      const moved = moveLimits(own);
      if (moved === null) {
        const turn = withPieceLimits(listAnew(own));
        return withOwnLearned(await translateSaid(turn), said, turn);
      }
      const { turn, rest, note } = moved;
      const next =
        rest === null ? afterMoved(moved) : await translateSaid({ ...turn, words: rest });
      return withOwnLearned(withRemark(next, { turn, note: [note] }), said, turn);
    },
    announce: announceFound,
    rank: async (found: Found): Promise<Ranking> => rankFound(found),
  };
}
