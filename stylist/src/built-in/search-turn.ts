import { filtersDiffer } from '@modiste/contract/filters/compare-filters';
import type { Filters } from '@modiste/contract/filters/filters';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { ask, type Question, questionFor } from '../clarifying/ask.ts';
import { isTooBroad } from '../clarifying/is-too-broad.ts';
import {
  type DialogueState,
  emptyRequest,
  INITIAL_STATE,
  type StyleRequest,
} from '../dialogue/dialogue-state.ts';
import { namesOtherGarment, typesOf } from '../dialogue/types-of.ts';
import { withEarlier } from '../dialogue/with-earlier.ts';
import { eventWishes } from '../memory/event-season.ts';
import { memoryWishes } from '../memory/memory-wishes.ts';
import { namedPerson } from '../memory/people.ts';
import type { MemoryChanges } from '../memory/read-memories.ts';
import type { Change } from '../request/change.ts';
import { changeRequest } from '../request/change-request.ts';
import { isOfOccasion } from '../request/limits/lasting-wishes.ts';
import { isForTotal } from '../request/piece-set.ts';
import { wearerOf } from '../request/wearer.ts';
import { chooseTone } from '../speech/choose-tone.ts';
import { Speech } from '../speech/speech.ts';
import type { Translation, Turn } from '../stylist.ts';
import { titleOfQuestion, titleOfRequest } from '../titles/title-of-request.ts';
import { findPattern, readPattern } from '../understanding/cue-pattern.ts';
import { readMessage } from '../understanding/message.ts';
import { rewordShorthand } from '../understanding/reword-shorthand.ts';
import { rewordJobs } from '../understanding/sayings/reword-jobs.ts';
import type { Understand } from '../understanding/understand.ts';
import { isFirst } from './answer-turn.ts';
import { asksForFirst, leftKind, saysMore, withoutKinds } from './leave-kind.ts';
import { offerPiece } from './offer-piece.ts';
import type { UnderstoodTurn } from './read-turn.ts';

const changedFilters = ({ filters }: Turn, next: Filters): Filters | null =>
  filtersDiffer(filters, next) ? next : null;

/** What the shopper never wears, as far as it concerns this request. */
function rememberedWishes(
  { turn, message }: UnderstoodTurn,
  memory: MemoryChanges,
): QueryReading[] {
  const { shopper, state, now } = turn;
  const before = state.request?.wishes ?? [];
  const wearer = wearerOf(message) ?? state.request?.wearer ?? 'self';
  const words = [turn.words, ...before.map((wish) => wish.words)].find(
    (said) => namedPerson(said) !== null,
  );
  if (wearer === 'other' && words === undefined) return [];
  const wishes = [...before, ...message.readings.map(({ reading }) => reading)];
  const known = shopper.memories.filter(({ id }) => !memory.forget.includes(id));
  const said = wearer === 'other' && words !== undefined ? { words } : {};
  return memoryWishes(known, { wishes, ...said, now }).refusals.flatMap(({ readings }) => readings);
}

/** A search that has to be named anew: the first one, and one for another garment. */
function titleOf(turn: Turn, request: StyleRequest): string | null {
  const before = turn.state.request;
  const isSameOutfit = before?.outfit !== null && before !== null && request.outfit !== null;
  const isOther =
    before === null || namesOtherGarment(typesOf(before.wishes), typesOf(request.wishes));
  if (isSameOutfit && !isTooBroad(before)) return null;
  return isFirst(turn) || isOther || isTooBroad(before) ? titleOfRequest(request) : null;
}

const OF_WHAT_WAS_SAID = [
  'for that|it|this|one|those|such',
  'to one|it|that',
  'outfit|outfits|look|looks from|of|out that|it|this|those',
].map(readPattern);
/** The season of a wedding that the shopper told the date of, where they ask for it. */
function wishesOfEvent({ turn, message }: UnderstoodTurn, memory: MemoryChanges): QueryReading[] {
  const { words, shopper, state, now } = turn;
  const said = message.readings.map(({ reading }) => reading);
  return eventWishes({
    words,
    wishes: [...(state.request?.wishes ?? []), ...said],
    memories: shopper.memories.filter(({ id }) => !memory.forget.includes(id)),
    location: shopper.preferences.location,
    now,
  });
}

const isEvent = (reading: QueryReading): boolean =>
  reading.role === 'wanted' && isOfOccasion(reading);

/** Whether a garment answers what was asked back, and nothing was looked for yet. */
function goesOnFrom({ turn: { state }, message }: UnderstoodTurn): boolean {
  const isOpen = state.request === null || state.request.wishes.length === 0;
  const said = message.readings.map(({ reading }) => reading);
  return isOpen && state.asked !== null && typesOf(said).length > 0 && !said.some(isEvent);
}

/** "A dress for that" is for the occasion that the message before it asked about. */
async function recalledWishes(
  understand: Understand,
  understood: UnderstoodTurn,
): Promise<QueryReading[]> {
  const { turn, message } = understood;
  const before = turn.history.findLast(({ actor }) => actor === 'user');
  const isRecalled =
    OF_WHAT_WAS_SAID.some((pattern) => findPattern(pattern, message) !== null) ||
    goesOnFrom(understood);
  if (before === undefined || !isRecalled) return [];
  const { readings, loose } = readMessage(
    await understand(rewordJobs(rewordShorthand(before.message))),
  );
  return [...readings, ...loose].map(({ reading }) => reading).filter(isEvent);
}

type Remembering = Pick<MemoryChanges, 'remember' | 'forget'>;
const remembering = ({ remember, forget }: Remembering) => ({
  remember,
  forget,
});

/** A turn that goes on to retrieve and rank. */
export function search(
  turn: Turn,
  memory: Remembering,
  next: Pick<DialogueState, 'request' | 'earlier'>,
): Translation {
  const request = next.request;
  const anchor = request?.anchor ?? null;
  return {
    intent: 'search',
    answer: '',
    title: request === null ? null : titleOf(turn, request),
    refinedQuery: request?.refinedQuery ?? '',
    updatedFilters: request === null ? null : changedFilters(turn, request.filters),
    itemIds: [],
    suggestions: [],
    ...remembering(memory),
    state: {
      ...turn.state,
      ...next,
      focusId: anchor?.relation === 'beside' ? anchor.itemId : null,
      asked: null,
    },
  };
}

interface Asking {
  turn: Turn;
  memory: MemoryChanges;
  question: Question;
  state: DialogueState;
  /** What waits for the answer. */
  asked?: string;
  /** Said before the question. */
  before?: string;
}

/** A turn that asks one question back. */
export function askBack({
  turn,
  memory,
  question,
  state,
  asked,
  before = '',
}: Asking): Translation {
  const speech = new Speech(state.said, chooseTone(turn.shopper.preferences));
  const { text, answers } = ask(question, speech);
  const filters = state.request?.filters ?? turn.filters;
  return {
    intent: 'clarify',
    answer: before === '' ? text : `${before} ${text}`,
    title: isFirst(turn) ? titleOfQuestion(question, state.request) : null,
    refinedQuery: '',
    updatedFilters: changedFilters(turn, filters),
    itemIds: [],
    suggestions: answers,
    ...remembering(memory),
    state: {
      ...state,
      asked: asked ?? question,
      said: [...speech.said, ...(before === '' ? [] : [before])],
    },
  };
}

/**
 * Back to the request before this one, or to the latest for a garment that is named; null where that
 * garment was never looked for.
 */
function goBack({ turn, message }: UnderstoodTurn, memory: MemoryChanges): Translation | null {
  const { state } = turn;
  const named = typesOf(message.readings.map(({ reading }) => reading));
  const isOfKind = ({ wishes }: StyleRequest): boolean =>
    typesOf(wishes).some((type) => named.some((kind) => isKindOf(type, kind)));
  const at = named.length === 0 ? -1 : state.earlier.findLastIndex(isOfKind);
  if (named.length > 0 && at < 0) return null;
  const latest = asksForFirst(turn.words) ? 0 : state.earlier.length - 1;
  const place = at < 0 ? latest : at;
  const request = state.earlier[place];
  if (request === undefined) {
    return askBack({ turn, memory, question: 'nothingBefore', state });
  }
  return search(turn, memory, { request, earlier: state.earlier.slice(0, place) });
}

/** What was looked for before a kind of garment that is not wanted any more; null where none is left. */
function goOnWithout({ turn, message }: UnderstoodTurn, memory: MemoryChanges): Translation | null {
  const { state } = turn;
  const left = leftKind(message, state);
  if (left === null) return null;
  if (left.back === null && left.isMore) {
    const request = emptyRequest(turn.defaultFilters);
    return search(turn, memory, { request, earlier: withEarlier(state) });
  }
  if (left.back === null) {
    const cleared = { ...state, request: null, earlier: withEarlier(state) };
    return askBack({ turn, memory, question: 'garment', state: cleared });
  }
  const request = state.earlier[left.back] ?? null;
  return search(turn, memory, { request, earlier: state.earlier.slice(0, left.back) });
}

/** Nothing of the search so far: filters as a new search has them. */
function startOver(turn: Turn, memory: MemoryChanges): Translation {
  const { defaultFilters } = turn;
  const { said, heard } = turn.state;
  const earlier = withEarlier(turn.state);
  const cleared = { ...INITIAL_STATE, said, earlier, ...(heard !== undefined && { heard }) };
  const asked = askBack({ turn, memory, question: 'startOver', state: cleared });
  return { ...asked, updatedFilters: changedFilters(turn, defaultFilters) };
}

/** What else a message asks for, of the search that it goes back to: "back to the tops, in lilac". */
async function goOnFrom(
  understand: Understand,
  understood: UnderstoodTurn,
  { memory, restored: { state } }: { memory: MemoryChanges; restored: Translation },
): Promise<Translation> {
  const { turn } = understood;
  const filters = state.request?.filters ?? turn.filters;
  const onward = {
    ...understood,
    turn: { ...turn, state, filters },
    purpose: { ...understood.purpose, move: null },
    message: withoutKinds(understood.message, typesOf(turn.state.request?.wishes ?? [])),
  };
  const found = await searchTurn(understand, onward, memory);
  return {
    ...found,
    updatedFilters: changedFilters(turn, found.state.request?.filters ?? filters),
  };
}

/** A turn that looks for something: a search, its refinement, an outfit. */
export async function searchTurn(
  understand: Understand,
  understood: UnderstoodTurn,
  memory: MemoryChanges,
): Promise<Translation> {
  const { turn, message, references, purpose, sized } = understood;
  const { state } = turn;
  const back = purpose.move === 'undo' ? goBack(understood, memory) : null;
  const restored = back ?? goOnWithout(understood, memory);
  if (restored !== null) {
    const isMore = back === null ? leftKind(message, state)?.isMore === true : saysMore(message);
    return isMore ? goOnFrom(understand, understood, { memory, restored }) : restored;
  }
  const memories = rememberedWishes(understood, memory);
  const change: Change = {
    turn,
    message,
    references,
    purpose: {
      ...purpose,
      wantsOutfit: purpose.wantsOutfit || isForTotal(understood, state.request),
    },
    sized,
    ...(understood.ofStock !== undefined && { ofStock: understood.ofStock }),
    memoryWishes: memories,
    recalled: [
      ...(await recalledWishes(understand, understood)),
      ...wishesOfEvent(understood, memory),
    ],
  };
  const offer = understood.ofStock === undefined ? offerPiece(change, memory) : null;
  if (offer !== null) return offer;
  const request = changeRequest(change);
  const isBroad = understood.ofStock === undefined && isTooBroad(request);
  if (purpose.move === 'startOver' && isBroad) return startOver(turn, memory);
  if (isBroad && state.asked === null && purpose.move !== 'more') {
    return askBack({
      turn,
      memory,
      question: questionFor(request),
      state: { ...state, request, earlier: withEarlier(state) },
    });
  }
  return search(turn, memory, { request, earlier: withEarlier(state) });
}
