import { withShown } from '../dialogue/dialogue-state.ts';
import { idsOfList, isCurrent, type ShownList } from '../dialogue/shown-list.ts';
import { asksAnew } from '../knowledge/style/packing/read-trip.ts';
import { chooseTone } from '../speech/choose-tone.ts';
import { capitalize, joinSentences, uncapitalize } from '../speech/join-words.ts';
import { Speech } from '../speech/speech.ts';
import type { Translation, Turn } from '../stylist.ts';
import type { Understand } from '../understanding/understand.ts';
import { addNeeded, addPieces } from './add-pieces.ts';
import { tellAll, tellEnough, tellLeft, tellPieces, tellTotal, tellTravel } from './answer-list.ts';
import { capPieces, movePieces, recolor, swapNever, swapRefused } from './change-many.ts';
import { dropPieces, swapPiece } from './change-pieces.ts';
import { makeCheaper, setBudget } from './change-whole.ts';
import type { FindPieces } from './choose-pieces.ts';
import { cutAndCheapen, cutKinds } from './cut-list.ts';
import { type EditedList, itemsOf, type ListChange, piecesOf } from './list-scene.ts';
import { readEdits } from './read-changes.ts';
import type { ListEdit } from './reading/list-edit.ts';
import { meansList } from './reading/means-list.ts';
import { repacks } from './reading/reword-list.ts';
import { answerToOffer, offerIn } from './reading/take-offer.ts';
import { restorePieces, withLeft } from './restore-pieces.ts';
import { tellDays } from './tell-days.ts';
import { tellGaps, tellNeeded, tellOpenLine } from './tell-needed.ts';
import { tellSum, withPrice } from './tell-sum.ts';
import { wardrobeList } from './wardrobe-list.ts';

/** The list that a message may be about: the one on the screen, or the last one where it is meant. */
function listMeant(turn: Turn): ShownList | null {
  const { list } = turn.state;
  if (list !== undefined && isCurrent(list, turn.state.shown)) return list;
  const wardrobe = wardrobeList(turn);
  if (wardrobe !== null) return wardrobe;
  return list !== undefined && meansList(turn, list) ? list : null;
}

/** The list that is meant with the items on it; null where there is none, or one of them is gone. */
function listOnScreen(turn: Turn) {
  const list = listMeant(turn);
  if (list === null) return null;
  const { items, earlierItems = [] } = turn;
  const known = new Map([...earlierItems, ...items].map((item) => [item.id, item]));
  const ids = idsOfList(list);
  return ids.length > 0 && ids.every((id) => known.has(id)) ? { list, items: known } : null;
}

const question = (edited: EditedList, text: string): ListChange => ({
  edited,
  text,
  isChanged: false,
});

/** "I'm vegan, so no wool" and "I'm allergic to nickel" hold for all that is worn. */
const OF_ALL_WORN = /\b(?:i ?m|i am|we re|we are|were)(?: \w+)? (?:vegan|allergic)\b/;

type Refusal = Extract<ListEdit, { kind: 'refuse' }>;

/**
 * The materials that the shopper refused of all they wear while something else than the list was
 * spoken of; null where they refused none.
 */
function refusedSince({ state: { heard = [], request } }: Turn): Refusal | null {
  if (request === null || !heard.some((words) => OF_ALL_WORN.test(words))) return null;
  const names = request.wishes.flatMap(({ role, concepts }) =>
    role === 'negated' ? concepts.flatMap(({ kind, id }) => (kind === 'material' ? [id] : [])) : [],
  );
  const words = names.map((name) => `not ${name.replaceAll('-', ' ')}`).join(' ');
  return names.length === 0 ? null : { kind: 'refuse', names: [...new Set(names)], words };
}

/** What a list is asked of. */
type Asked = Exclude<
  ListEdit,
  {
    kind:
      | 'budget'
      | 'cheaper'
      | 'drop'
      | 'swap'
      | 'refuse'
      | 'move'
      | 'never'
      | 'recolor'
      | 'most'
      | 'need'
      | 'add'
      | 'restore'
      | 'less'
      | 'count';
  }
>;

/** All of the list, and what it comes to, without some kinds where these are not bought. */
function allOf(edited: EditedList, without: readonly string[] = []): ListChange {
  const isLess = piecesOf(edited, without).length > 0;
  const sum = isLess ? tellTotal(edited, without) : tellSum(itemsOf(edited), edited.list);
  return {
    ...question(edited, `Here is the list as it stands:\n${tellAll(edited)}\n${sum}`),
    only: idsOfList(edited.list),
  };
}

/** The answer to one question about the list; null where nobody can tell. */
async function answer(edited: EditedList, edit: Asked): Promise<ListChange | null> {
  switch (edit.kind) {
    case 'days':
      return question(edited, tellDays(edited));
    case 'some': {
      const items = piecesOf(edited, edit.types);
      return { ...question(edited, tellPieces(items)), only: items.map(({ id }) => id) };
    }
    case 'settle': {
      const [piece] = piecesOf(edited, edit.types);
      if (piece === undefined) return null;
      return {
        ...question(edited, `On the list as it is: ${withPrice(piece)}.`),
        focusId: piece.id,
      };
    }
    case 'total':
      return question(edited, tellTotal(edited, edit.without));
    case 'travel':
      return question(edited, tellTravel(edited));
    case 'left':
      return edit.isOfPieces === true && edited.list.budget === null
        ? allOf(edited)
        : question(edited, tellLeft(edited));
    case 'all':
      return allOf(edited, edit.without);
    case 'needed':
      return question(edited, await tellNeeded(edited, edit));
    case 'gaps':
      return question(edited, tellGaps(edited));
    case 'enough': {
      const text = tellEnough(edited, edit.words);
      return text === null ? null : question(edited, text);
    }
  }
}

/** What one edit makes of the list, or the answer to one question; null where nobody can tell. */
async function apply(edited: EditedList, edit: ListEdit): Promise<ListChange | null> {
  switch (edit.kind) {
    case 'budget':
      return setBudget(edited, edit);
    case 'cheaper':
      return makeCheaper(edited);
    case 'drop':
      return dropPieces(edited, edit);
    case 'swap':
      return swapPiece(edited, edit);
    case 'refuse':
      return swapRefused(edited, edit);
    case 'move':
      return movePieces(edited, edit);
    case 'never':
      return swapNever(edited, edit);
    case 'recolor':
      return recolor(edited, edit);
    case 'most':
      return capPieces(edited, edit);
    case 'need':
      return addNeeded(edited, edit);
    case 'add':
      return addPieces(edited, edit);
    case 'restore':
      return restorePieces(edited, edit);
    case 'less':
      return cutKinds(edited, edit);
    case 'count':
      return cutAndCheapen(edited, edit);
    default:
      return answer(edited, edit);
  }
}

/** "Is the jacket waterproof?", where the list has a line for one and the shop has none. */
async function answerOpenLine(
  understand: Understand,
  turn: Turn,
  edited: EditedList,
): Promise<Translation | null> {
  const { concepts } = await understand(turn.words);
  const types = concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : []));
  const text = tellOpenLine(edited, { types, words: turn.words });
  return text === '' ? null : told(turn, { before: edited.list, edited }, [question(edited, text)]);
}

/** The piece that came last onto the list, so that "another one" speaks of it. */
function focusAfter(before: ShownList, after: ShownList): string | null {
  const old = new Set(idsOfList(before));
  return idsOfList(after).findLast((id) => !old.has(id)) ?? null;
}

const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}$])/u;
const OPENERS = ['As before: ', 'Again: ', 'Once more: ', 'As I said: '] as const;
/** The same may be done once more, of another list. */
const DONE_AGAIN = ['Here, too: ', 'Now: ', 'Once more: ', 'Again: '] as const;

/** What was not said before of a text; all of it with an opener where it was said already. */
function sayNew(speech: Speech, text: string, openers: readonly string[] = OPENERS): string {
  if (text === '') return '';
  const fresh = text.split(SENTENCE_END).map((sentence) => speech.say(sentence));
  const told = joinSentences(...fresh);
  const lower = `${uncapitalize(text)}`;
  return told === '' ? speech.say(...openers.map((opener) => `${opener}${lower}`)) : told;
}

function told(
  turn: Turn,
  { before, edited }: { before: ShownList; edited: EditedList },
  changes: readonly ListChange[],
): Translation {
  const { state, shopper } = turn;
  const speech = new Speech(state.said, chooseTone(shopper.preferences));
  const isChanged = changes.some((change) => change.isChanged);
  const items = itemsOf(edited);
  const sum = tellSum(items, edited.list);
  const texts = changes.map((change) =>
    sayNew(speech, change.text, change.isChanged ? DONE_AGAIN : OPENERS),
  );
  // What was offered before is offered once more, though that is not said again.
  const offer = offerIn(changes.map(({ text }) => text).join(' '));
  const told = joinSentences(...texts).replace(' • ', '\n• ');
  const after = told.includes('\n') ? '\n' : ' ';
  const answer = [told, isChanged && !told.includes(sum) ? sayNew(speech, sum) : '']
    .filter((text) => text !== '')
    .join(after);
  const list = withLeft(before, edited.list);
  const itemIds = items.map(({ id }) => id);
  const only = changes.flatMap((change) => change.only ?? []);
  const isToSee = isChanged || only.length > 0;
  const shownIds = isChanged || only.length === 0 ? itemIds : [...new Set(only)];
  const shown = { itemIds: shownIds, outfits: [] };
  const settled = changes.findLast(({ focusId }) => focusId !== undefined)?.focusId;
  const next = {
    ...state,
    ...(settled !== undefined && { focusId: settled }),
    list,
    asked: offer === '' ? null : `offer: ${offer}`,
    addedUp: { itemIds, budget: list.around ?? list.budget },
    said: speech.said,
  };
  return {
    intent: 'style_advice',
    answer: answer === '' ? sum : answer,
    title: null,
    refinedQuery: '',
    updatedFilters: null,
    itemIds: isToSee ? shownIds : [],
    suggestions: [
      ...(offer === '' ? [] : [capitalize(offer)]),
      'What does it come to?',
      'Fewer pieces',
      'Make it cheaper',
    ],
    remember: [],
    forget: [],
    state: isToSee ? { ...withShown(next, shown, items), focusId: focusAfter(before, list) } : next,
  };
}

/**
 * A change to the packing list or capsule on the screen, or the answer to a question about it.
 * @returns Null where the message is about something else.
 */
export async function editList(
  understand: Understand,
  said: Turn,
  find: FindPieces | null,
): Promise<Translation | null> {
  const offer = answerToOffer(said);
  const turn = offer === null || offer === 'no' ? said : { ...said, words: offer };
  const scene = find === null ? null : listOnScreen(turn);
  // What is made anew is no more the list that is edited.
  const isOther = turn.attachment !== null || asksAnew(turn.words) || repacks(turn.words);
  if (scene === null || find === null || isOther) return null;
  let edited: EditedList = { ...scene, turn, find };
  if (offer === 'no') {
    const stays = question(edited, 'Then the list stays as it is.');
    return told(turn, { before: scene.list, edited }, [stays]);
  }
  const edits = await readEdits(understand, turn, edited);
  if (edits === null) return answerOpenLine(understand, turn, edited);
  const changes: ListChange[] = [];
  const refusal = isCurrent(scene.list, turn.state.shown) ? null : refusedSince(turn);
  const refused = refusal === null ? null : await swapRefused(edited, refusal);
  if (refused?.isChanged === true) {
    edited = refused.edited;
    changes.push(refused);
  }
  for (const edit of edits) {
    const change = await apply(edited, edit);
    if (change === null) return null;
    edited = change.edited;
    changes.push(change);
  }
  return told(turn, { before: scene.list, edited }, changes);
}
