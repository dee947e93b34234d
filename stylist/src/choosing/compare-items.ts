import type { Item } from '@modiste/contract/entities/item';
import type { Answer, ReadTurn } from '../answers/answer.ts';
import { asksToPick } from '../intents/asks-for-pick.ts';
import { capitalize, joinSentences } from '../speech/join-words.ts';
import { mentionItem } from '../speech/mention-item.ts';
import { situationsIn } from './alternatives/find-situation.ts';
import { choiceAfter } from './comparing/choice/decide-among.ts';
import { tellDifferences, tellUntold } from './comparing/choice/tell-differences.ts';
import { nameMost } from './comparing/name-most.ts';
import { pickLeast } from './comparing/pick-least.ts';
import { pickOne } from './comparing/pick-one.ts';
import { purposesIn } from './comparing/purposes-in.ts';
import { comparedKind, extremesIn } from './comparing/ranked-items.ts';
import { asksVerdict } from './comparing/recommend-among.ts';
import { tellSame } from './comparing/tell-same.ts';
import { asksOfShown, asksWhichDo, tellWhich } from './comparing/tell-which.ts';
import { nameBoth } from './most/name-both.ts';
import { findScales } from './scales/find-scales.ts';
import { asksToJudge } from './verdicts/judge-each.ts';
import { compareOutfits } from './wholes/compare-outfits.ts';
import { answerOnlyOutfit, pickOutfit } from './wholes/pick-outfit.ts';

const ITEMS_MAX = 4;
/** What may be asked of the one that was named. */
const suggestNext = (item: Item | undefined): string[] => {
  if (item === undefined) return ['Compare the first two'];
  const beside = item.try_on_category === 'shoes' ? 'An outfit with it' : 'What goes with it?';
  return ['Which sizes are in stock?', beside, 'More like it'];
};

/** Two things to compare are needed; fewer lead to a question. */
function askWhich({ speech, turn }: ReadTurn): Answer {
  const names = turn.items.slice(0, 3).map((item) => capitalize(mentionItem(item, turn.items)));
  return {
    text: joinSentences(
      speech.frame('clarify'),
      speech.say(
        'Which two shall I hold side by side?',
        'Name two of them, and I will compare.',
        'Which ones should I compare?',
      ),
    ),
    itemIds: [],
    suggestions: turn.items.length > 1 ? ['Compare the first two', ...names].slice(0, 4) : [],
  };
}

const OF_THEM = /\bof (?:them|the two|(?:these|those) two|both)\b/i;
const OF_SOME = /\b(?:first|second|third|fourth|last|two|three|both|these|those)\b/i;
const OUTFIT_TURNS = ['A cheaper outfit', 'Something dressier', 'Other shoes for the first'];

const LEFT_TURNS = ['Which one would you pick?', 'Show me something else', 'Something cheaper'];

/** Which of the pieces shown are as a question says; null where it asks no such thing. */
export function answerWhich(read: ReadTurn): Answer | null {
  const which = tellWhich(read);
  if (which === null) return null;
  const [top] = which.items;
  return {
    ...(top !== undefined && { focusId: top.id }),
    text: which.text,
    itemIds: which.items.map(({ id }) => id),
    suggestions: suggestNext(top),
  };
}

/** What is asked of all of them, and no listing tells of any. */
function tellSilent({ speech, turn, referred }: ReadTurn): Answer {
  const isOfTwo = (referred.length > 1 ? referred : turn.items).length === 2;
  return {
    text: speech.say(
      `Their listings tell that of ${isOfTwo ? 'neither' : 'none of them'}, so I would rather not guess.`,
      'No listing on the screen has a word on that.',
      'On that, too, all of the listings are silent.',
    ),
    itemIds: [],
    suggestions: turn.items.length > 1 ? ['Compare the first two', ...LEFT_TURNS.slice(0, 2)] : [],
  };
}

/** That no listing tells what is asked of all of them; null where one does, or something else is asked. */
export function answerSilently(read: ReadTurn): Answer | null {
  const { itemIds } = read.turn.state.shown;
  const isOfAll = itemIds.length > 1 && asksOfShown(read.turn.words);
  if (!isOfAll || findScales(read.turn.words) !== null) return null;
  return answerWhich(read) ?? tellSilent(read);
}

/** "Which of all of these" leaves the two that were held side by side. */
const OF_ALL = /\b(?:all|these|any|everything)\b/i;

/** Says in what two to four items differ, and which of them to take for the purpose named. */
export function compareItems(read: ReadTurn): Answer {
  const told = compareAsked(read);
  const { focusId } = told;
  const ids = told.compared ?? read.referred.map(({ id }) => id);
  const isChoice = focusId !== undefined && ids.includes(focusId);
  return isChoice && ids.length > 1 && ids.length <= ITEMS_MAX
    ? { ...told, choice: choiceAfter(read, ids, focusId) }
    : told;
}

const RANKS = /\b(?:\w{3,}(?:er|est)|more|less|most|least)\b/i;
/** "It is around 3 degrees. So which?" */
const LEFT_OPEN =
  /\bwhich(?: (?:one|is it|of (?:them|these|those)))?(?: (?:then|now|tho|though))?(?: for [^?.!]+)?\W*$/i;

/** The two between which the last choice was, where a question leaves a choice between them again. */
function pairMeant({ turn, named = [] }: ReadTurn): readonly Item[] {
  const { choice, shown } = turn.state;
  const ids = choice?.itemIds ?? [];
  const pair = turn.items.filter(({ id }) => ids.includes(id) && shown.itemIds.includes(id));
  const isLeft =
    pair.length === 2 &&
    ids.length === 2 &&
    (asksToPick(turn.words) || LEFT_OPEN.test(turn.words)) &&
    !(RANKS.test(turn.words) && findScales(turn.words) !== null) &&
    !OF_ALL.test(turn.words) &&
    named.every((item) => pair.includes(item));
  return isLeft ? pair : [];
}

function compareAsked(read: ReadTurn): Answer {
  const { referred, turn, understood } = read;
  const purposes = [
    ...purposesIn(understood.readings),
    ...purposesIn(turn.state.request?.wishes ?? []),
  ];
  const meant = pairMeant(read);
  if (meant.length > 0) return tellDifferences(read, meant, purposes);
  // "Which shouldn't get wet?" asks of their fabrics, and not which one to leave.
  const judged = (asksToJudge(turn.words) ? answerWhich(read) : null) ?? answerOnlyOutfit(read);
  if (judged !== null) return judged;
  const compared = compareOutfits(read);
  if (compared !== '') return { text: compared, itemIds: [], suggestions: OUTFIT_TURNS };
  const kind = comparedKind(read);
  if (kind.length > 1) return tellDifferences(read, kind.slice(0, ITEMS_MAX), purposes);
  const least = pickLeast(read, purposes);
  if (least !== null) {
    return {
      text: least.text,
      itemIds: [least.item.id],
      focusId: least.item.id,
      suggestions: LEFT_TURNS,
    };
  }
  const same = tellSame(read);
  if (same !== '') {
    const itemIds = referred.map(({ id }) => id);
    return { text: same, itemIds, compared: itemIds, suggestions: suggestNext(referred[0]) };
  }
  const pair = extremesIn(read);
  if (pair.length > 1) return tellDifferences(read, pair, purposes);
  const most = nameBoth(read) ?? nameMost(read);
  if (most !== null) {
    const [top] = most.items;
    return {
      ...(top !== undefined && { focusId: top.id }),
      // "And the other one?" is the one that came next.
      ...(most.next !== undefined && {
        compared: [...most.items, most.next].map(({ id }) => id),
      }),
      text: most.text,
      itemIds: most.items.map(({ id }) => id),
      suggestions: turn.state.shown.outfits.length > 1 ? OUTFIT_TURNS : suggestNext(most.items[0]),
    };
  }
  const which = answerWhich(read);
  if (which !== null) return which;
  const outfit = pickOutfit(read);
  if (outfit !== '') return { text: outfit, itemIds: [], suggestions: OUTFIT_TURNS };
  const isOfPair = turn.state.compared?.length === 2 && OF_THEM.test(turn.words);
  const picked = isOfPair ? null : pickOne(read, purposes);
  if (picked !== null) {
    return {
      text: joinSentences(tellUntold(read), picked.text),
      itemIds: [picked.item.id],
      focusId: picked.item.id,
      suggestions: suggestNext(picked.item),
    };
  }
  return compareReferred(read, purposes);
}

const WHY_NOT = /\bwhy not\b/i;

/** "Why not the first?", said of a pick: what sets it apart from that one, or that it is the pick. */
function whyNot(read: ReadTurn, purposes: readonly string[]): Answer | null {
  const { referred, speech, turn } = read;
  const [item] = referred;
  const picked = turn.items.find(({ id }) => id === turn.state.focusId);
  if (item === undefined || picked === undefined) return null;
  const asked = { ...read, turn: { ...turn, words: 'which is better' } };
  if (picked !== item) return tellDifferences(asked, [item, picked], purposes);
  const name = mentionItem(item, turn.items);
  return {
    text: speech.say(
      `Nothing against it: ${name} is the very one I would take.`,
      `That is my choice already: ${name}.`,
    ),
    itemIds: [item.id],
    suggestions: suggestNext(item),
  };
}

/** What is held side by side where no end of a scale and no pick was asked for. */
function compareReferred(read: ReadTurn, purposes: readonly string[]): Answer {
  const { referred, turn } = read;
  const before = (turn.state.compared ?? []).flatMap(
    (id) => turn.items.find((item) => item.id === id) ?? [],
  );
  // "Which of them is better value" is asked of those just held side by side.
  // "Why not the third?" asks of one that was not held against them yet.
  const isOfOther = WHY_NOT.test(turn.words) && referred.some((item) => !before.includes(item));
  const isOpen = read.named === undefined && !OF_ALL.test(turn.words) && !isOfOther;
  const isOfBefore =
    before.length > 1 && (referred.length < 2 || isOpen || OF_THEM.test(turn.words));
  const items = isOfBefore ? before : referred.slice(0, ITEMS_MAX);
  const untold =
    items.length >= referred.length && OF_SOME.test(turn.words) ? '' : tellUntold(read);
  if (untold !== '') return { ...tellSilent(read), text: untold };
  const isShown = turn.state.shown.itemIds.length + turn.state.shown.outfits.length > 0;
  const isVerdict = asksVerdict(turn.words) && situationsIn(turn.words).length > 0;
  if (
    isShown &&
    (asksOfShown(turn.words) || asksWhichDo(turn.words)) &&
    !(isVerdict && items.length > 1)
  ) {
    return tellSilent(read);
  }
  const other = WHY_NOT.test(turn.words) && items.length === 1 ? whyNot(read, purposes) : null;
  if (other !== null) return other;
  return items.length < 2 ? askWhich(read) : tellDifferences(read, items, purposes);
}
