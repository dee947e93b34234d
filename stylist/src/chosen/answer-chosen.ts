import type { Item } from '@modiste/contract/entities/item';
import { type DialogueState, withShown } from '../dialogue/dialogue-state.ts';
import { withEarlier } from '../dialogue/with-earlier.ts';
import { forSinglePieces } from '../request/limits/lasting-wishes.ts';
import type { Translate, Translation, Turn } from '../stylist.ts';
import { withTakenBack } from '../tagging/reword-refused.ts';
import { tagMessage } from '../tagging/tag-message.ts';
import { answered, budgetOf, speechOf, withRest } from './answer-with-rest.ts';
import { CHOSE_NOT, isIdle, NEEDS_SIZE, SENTENCE } from './choice-words.ts';
import { chosenPieces, inChosenColors, withChosen, withoutChosen } from './chosen-pieces.ts';
import { type Choice, readChoice } from './read-choice.ts';
import { ASKED_WHICH, asksIn, readTotal, type Total } from './read-total.ts';
import { shownAgain } from './shown-again.ts';
import {
  askWhatToAdd,
  askWhichOne,
  tellAgain,
  tellChoice,
  tellNotChosen,
  tellTotal,
} from './tell-chosen.ts';
import { withoutLimits, withTotalBudget } from './total-budget.ts';
import { readWithin } from './within-sum.ts';

/** Of a kind that is looked for in several, each that is taken stands beside the others. */
const wantsSeveral = ({ state: { request, heard = [] } }: Turn): boolean =>
  (request?.count ?? 1) > 1 || /\b(?:another|extra)\b/.test(heard.slice(-2).join(' '));

/** The conversation after a choice, and which pieces it took the place of. */
function afterChoice(given: Turn, choice: Choice): { turn: Turn; replaced: readonly Item[] } {
  const { taken, dropped } = choice;
  const left = withoutChosen(
    given.state,
    dropped.map(({ id }) => id),
  );
  const turn = { ...given, state: left };
  if (taken.length === 0) return { turn, replaced: [] };
  const colors = Object.fromEntries(
    Object.entries(choice.colors).flatMap(([id, name]) => (name === null ? [] : [[id, name]])),
  );
  const isBeside = choice.isBeside || wantsSeveral(given);
  const isLiked = !choice.isTaken;
  const state = withChosen(turn, { items: taken, colors, isBeside, isLiked });
  const replaced = chosenPieces(turn).filter(
    ({ id }) =>
      !isLiked && state.chosen?.includes(id) !== true && given.state.liked?.includes(id) !== true,
  );
  // What is taken is spoken of next, in the color that it was taken in.
  const items = inChosenColors([...new Set([...turn.items, ...taken])], state);
  const spoken = spokenOf(state, taken[0]?.id ?? null);
  const shownColors = { ...state.shownColors, ...colors };
  const told = { ...spoken, shownColors };
  const next = isLiked ? told : takenOut({ ...turn, items, state: told }, taken);
  return { turn: { ...turn, items, state: next }, replaced };
}

function spokenOf(state: DialogueState, id: string | null): DialogueState {
  const { focusId } = state;
  const isOther = focusId !== null && focusId !== id;
  return { ...state, focusId: id, ...(isOther && { focusBefore: focusId }) };
}

/** Of outfits one that is taken stays alone; where a piece is taken out of one, the outfits are gone. */
function takenOut({ state, items }: Turn, taken: readonly Item[]): DialogueState {
  const { outfits } = state.shown;
  const ids = taken.map(({ id }) => id);
  const wholes = outfits.filter((pieces) => pieces.every((id) => ids.includes(id)));
  if (outfits.length === 0 || wholes.length > 1) return state;
  if (wholes.length === 1) return withShown(state, { itemIds: [], outfits: wholes }, items);
  const { request, totalBudget } = state;
  const budget = totalBudget ?? request?.outfit?.budget ?? undefined;
  const shown = withShown(state, { itemIds: ids, outfits: [] }, items);
  return {
    ...shown,
    request: request && forSinglePieces(request),
    earlier: withEarlier(state),
    ...(budget !== undefined && { totalBudget: budget }),
  };
}

async function answerChoice(
  given: Turn,
  choice: Choice,
  translate: Translate,
): Promise<Translation> {
  const speech = speechOf(given);
  if (choice.open.length > 0) {
    const text = askWhichOne(choice.open, speech);
    const told = { turn: given, text, items: choice.open, speech, suggestions: [] };
    return choice.rest === '' ? answered(told) : withRest(told, choice.rest, translate);
  }
  const [topic] = choice.taken;
  if (choice.isTopic && topic !== undefined && asksIn(choice.rest) === null) {
    const state = { ...given.state, focusId: topic.id };
    const items = [...new Set([...given.items, topic])];
    return translate({ ...given, items, words: choice.rest, state });
  }
  const { turn, replaced } = afterChoice(given, choice);
  const pieces = chosenPieces(turn);
  const taken = inChosenColors(choice.taken, turn.state);
  // A total that is asked behind it is not told twice.
  const isAsked = choice.rest !== '';
  const chosen = { speech, pieces: isAsked ? [] : pieces, budget: budgetOf(turn) };
  const text =
    isAsked && !choice.isTaken && replaced.length === 0
      ? ''
      : tellChoice({ ...choice, taken }, chosen, replaced);
  const suggestions =
    pieces.length > 1 ? ['What is my total?', 'What goes with them?'] : turnsAfter(pieces[0]);
  const told = { turn, text, items: taken, speech, suggestions };
  // Of what is chosen a size is asked for, and nothing else looked for in it.
  const rest = choice.rest.replace(NEEDS_SIZE, 'do you have it in size ');
  return isAsked ? withRest(told, rest, translate) : answered(told);
}

async function answerTotal(given: Turn, total: Total, translate: Translate): Promise<Translation> {
  const speech = speechOf(given);
  const budget = budgetOf(given);
  const addedUp = {
    itemIds: total.pieces.map(({ id }) => id),
    budget: total.most ?? budget,
  };
  const isOpen = total.open.length + total.pieces.length === 0;
  if (total.open.length > 0 || isOpen) {
    const text = isOpen ? askWhatToAdd(speech) : askWhichOne(total.open, speech);
    const asking = { ...given, state: isOpen ? given.state : { ...given.state, addedUp } };
    const suggestions = isOpen ? ['1 and 2 together?'] : [];
    const told = answered({ turn: asking, text, items: total.open, speech, suggestions });
    return { ...told, state: { ...told.state, asked: ASKED_WHICH } };
  }
  const text = tellTotal(total, { speech, pieces: total.pieces, budget });
  const [first] = total.pieces;
  const turn = {
    ...given,
    state: {
      ...given.state,
      focusId: given.state.focusId ?? first?.id ?? null,
      addedUp,
    },
  };
  const suggestions = [
    ...(budget === null || total.asks === 'left' ? [] : ['What is left?']),
    'Make it an outfit',
  ];
  const told = { turn, text, items: total.pieces, speech, suggestions };
  const rest = withoutLimits(total.rest);
  return rest === '' ? answered(told) : withRest(told, rest, translate);
}

/** A message that denies the last choice: what was chosen before it counts again. */
async function answerDenied(given: Turn, translate: Translate): Promise<Translation | null> {
  const { state, words } = given;
  const sentences = words.split(SENTENCE);
  const isDenied = (sentence: string): boolean => CHOSE_NOT.test(sentence);
  if (given.attachment !== null || state.list !== undefined || !sentences.some(isDenied))
    return null;
  const { chosen = [], chosenBefore = [], chosenColors, liked, ...rest } = state;
  const gone = chosenPieces(given).filter(
    ({ id }) => !chosenBefore.includes(id) && liked?.includes(id) !== true,
  );
  const ids = gone.length > 0 ? chosenBefore : chosen;
  const next = {
    ...rest,
    ...(chosenColors !== undefined && { chosenColors }),
    ...(ids.length > 0 && { chosen: ids }),
    ...(liked !== undefined && { liked: liked.filter((id) => ids.includes(id)) }),
  };
  const turn = { ...given, state: next };
  const speech = speechOf(turn);
  const text = tellNotChosen(gone, gone.length > 0 ? chosenPieces(turn) : [], speech);
  const told = { turn, text, items: gone, speech, suggestions: ['Which one would you pick?'] };
  const left = sentences.filter((sentence) => !isDenied(sentence) && !isIdle(sentence)).join(' ');
  return left === '' ? answered(told) : withRest(told, left, translate);
}

/** "I LIKE the satin", where it was refused, wishes for it and takes no piece. */
function takesBack(turn: Turn): boolean {
  const tagged = tagMessage(turn);
  return tagged !== null && withTakenBack(tagged, turn) !== turn;
}

/**
 * Answers what a message says of pieces that are chosen: that it takes, changes or drops some, or asks
 * what they come to. What else it says is understood as any message is.
 */
export async function answerChosen(given: Turn, translate: Translate): Promise<Translation> {
  const turn = withTotalBudget(given);
  const denied = await answerDenied(turn, (next) => answerChosen(next, translate));
  if (denied !== null) return denied;
  const total = readTotal(turn);
  const choice = takesBack(turn) ? null : readChoice(turn);
  const isChoiceFirst =
    choice !== null && choice.taken.length + choice.dropped.length + choice.open.length > 0;
  if (isChoiceFirst) {
    const isSumAsked = turn.state.asked === ASKED_WHICH && choice.rest === '';
    const all = isSumAsked ? { ...choice, rest: `plus ${turn.words} in total` } : choice;
    return answerChoice(turn, all, (next) => answerChosenRest(next, translate));
  }
  const within = await answerWithin(turn, translate);
  if (within !== null) return within;
  if (total !== null) return answerTotal(turn, total, translate);
  const again = shownAgain(turn);
  if (again === null) return translate(turn);
  const speech = speechOf(turn);
  const text = tellAgain(again, speech);
  const spoken = { ...turn, state: spokenOf(turn.state, again.id) };
  const suggestions = turnsAfter(again);
  return answered({ turn: spoken, text, items: [again], speech, suggestions });
}

/** What can be asked of a chosen piece; of one in one size not which there are. */
const turnsAfter = (item: Item | undefined): string[] => [
  'What goes with it?',
  item !== undefined && item.sizes.length < 2 ? 'What is it made of?' : 'Which sizes are in stock?',
];

/** Looks for a piece within what a chosen one leaves of a sum for both; null where none is asked for so. */
async function answerWithin(given: Turn, translate: Translate): Promise<Translation | null> {
  const within = readWithin(given);
  if (within === null) return null;
  const { turn, note } = within;
  const speech = speechOf(turn);
  const told = { turn, text: speech.say(...note), items: [], speech, suggestions: [] };
  return withRest(told, turn.words, translate);
}

/** A total that is asked behind a choice: "I'll take it. What's my total?" */
async function answerChosenRest(turn: Turn, translate: Translate): Promise<Translation> {
  const within = await answerWithin(turn, translate);
  if (within !== null) return within;
  const total = readTotal(turn);
  return total === null ? translate(turn) : answerTotal(turn, total, translate);
}
