import { withChosen, withoutChosen } from '../chosen/chosen-pieces.ts';
import { emptyRequest, type StyleRequest } from '../dialogue/dialogue-state.ts';
import { withHeard } from '../dialogue/heard.ts';
import { withEarlier } from '../dialogue/with-earlier.ts';
import { applyEdits } from '../request/edits/apply-edits.ts';
import type { OutfitEdits, StartOutfit } from '../request/edits/part-edit.ts';
import { readEdits } from '../request/edits/read-edits.ts';
import { takeIntoOutfits } from '../request/edits/take-into-outfits.ts';
import { rewordRefusedBlazers } from '../request/limits/refused-jackets.ts';
import { readListedOutfit } from '../request/sets/listed-outfit.ts';
import { readMindedCount } from '../request/sets/minded-counts.ts';
import { readMissedKind } from '../request/sets/missed-kind.ts';
import type { Translate, Translation, Turn } from '../stylist.ts';
import { rewordShorthand } from '../understanding/reword-shorthand.ts';
import { rewordTalk } from '../understanding/reword-talk.ts';
import { genderTold } from '../wearers/told-gender.ts';
import { withRefusedLooks } from './parts/refused-beside.ts';
import { search } from './search-turn.ts';

/** What of it is asked and no search is answered first. */
async function tellAsked(
  { words: _, ...turn }: Turn,
  questions: readonly string[],
  answer: Translate,
): Promise<string[]> {
  const told: string[] = [];
  for (const words of questions) {
    const { intent, answer: text } = await answer({ ...turn, words });
    if (intent !== 'search' && intent !== 'clarify' && text !== '') told.push(text);
  }
  return told;
}

/** The request that outfits were last asked for with: single pieces may have been looked for since. */
function requestOf({ state: { request, earlier }, filters }: Turn): StyleRequest {
  const before =
    request?.outfit == null ? earlier.findLast(({ outfit }) => outfit !== null) : request;
  return before ?? request ?? emptyRequest(filters);
}

/**
 * The conversation after what a message praises, or chooses: all pieces of an outfit that is left alone
 * are decided on, what only stays as it is is liked.
 */
function afterLiked(turn: Turn, { start, parts }: OutfitEdits, stays: readonly string[]) {
  const { items } = turn;
  // What gave way to another piece is chosen no more.
  const gone = start.flatMap(({ ids }) => ids.filter((id) => !stays.includes(id)));
  const state = withoutChosen(turn.state, gone);
  const [only, ...others] = start;
  const isChosen = state.shown.outfits.length > 1 && others.length === 0 && only?.from != null;
  const kept = parts.flat().flatMap(({ does, piece }) => (does === 'keep' && piece ? [piece] : []));
  const whole = isChosen ? items.filter(({ id }) => only?.ids.includes(id)) : [];
  const liked = [...new Set([...kept, ...whole])].filter(({ id }) => stays.includes(id));
  return liked.length === 0
    ? state
    : withChosen({ ...turn, state }, { items: liked, isLiked: !isChosen });
}

/** The edits without the outfits of another gender, where the shopper says who they are: "I'm a woman lol". */
function ofOwnGender({ words, items }: Turn, edits: OutfitEdits): OutfitEdits {
  const gender = genderTold(words);
  const others: ReadonlySet<string> = new Set(
    items.flatMap(({ id, other_info }) =>
      [gender, 'Unisex'].includes(other_info.gender) ? [] : [id],
    ),
  );
  const isOwn = ({ ids }: StartOutfit): boolean => !ids.some((id) => others.has(id));
  if (gender === null || !edits.start.some(isOwn)) return edits;
  return {
    ...edits,
    start: edits.start.filter(isOwn),
    parts: edits.parts.filter((_, at) => edits.start.slice(at, at + 1).some(isOwn)),
  };
}

/** "W/o the belt", "w/ a scarf". */
const withoutSlashes = (words: string): string =>
  words.replace(/\bw\/o\b/gi, 'without').replace(/\bw\/ ?/gi, 'with ');

/** Several edits of the outfits on the screen in one message; null where it is no such message. */
export async function translateEdits(given: Turn, answer: Translate): Promise<Translation | null> {
  const taken = takeIntoOutfits(given);
  // What single pieces may cost is no limit of the outfits.
  const said = taken === null ? given : { ...taken.turn, filters: requestOf(given).filters };
  const plain = rewordShorthand(rewordTalk(withoutSlashes(said.words)));
  const turn = { ...said, words: rewordRefusedBlazers(plain, requestOf(said)) };
  const read = taken?.edits ?? readEdits(turn);
  if (read === null) return null;
  const made = await applied(turn, { said, edits: ofOwnGender(turn, read) }, answer);
  const filters = taken === null ? {} : { updatedFilters: made.updatedFilters ?? said.filters };
  return { ...made, ...filters };
}

/** Outfits as edits make them, and what is asked beside. */
async function applied(
  turn: Turn,
  { said, edits }: { said: Turn; edits: OutfitEdits },
  answer: Translate,
): Promise<Translation> {
  const before = withRefusedLooks(requestOf(turn), turn.words);
  const request = applyEdits(turn, before, edits);
  const next = { request, earlier: withEarlier(turn.state) };
  const named = edits.parts
    .flat()
    .flatMap(({ piece, color }) => (piece && color ? [[piece.id, color]] : []));
  const shownColors = { ...said.state.shownColors, ...edits.colors, ...Object.fromEntries(named) };
  const chosen = afterLiked(said, edits, request.outfit?.change?.bases.flat() ?? []);
  const from = { ...said, state: { ...chosen, shownColors } };
  const found = search(from, { remember: [], forget: [] }, next);
  const notes = await tellAsked(said, edits.questions, answer);
  const state = withHeard({ ...found.state, ...(notes.length > 0 && { notes }) }, said.words);
  return { ...found, state };
}

/**
 * The outfit of the very pieces that a message lists, or those on the screen with one of each where so many of a
 * kind, or another kind, are minded; null where it is no such message.
 */
export async function translateListed(turn: Turn, answer: Translate): Promise<Translation | null> {
  const edits = readListedOutfit(turn) ?? readMindedCount(turn) ?? readMissedKind(turn);
  if (edits === null) return null;
  const from = { ...turn, filters: requestOf(turn).filters };
  return applied(from, { said: turn, edits }, answer);
}

/** Whether a translation is that of such a message, of which every clause was read already. */
export const isOfEdits = ({ intent, state }: Translation, { state: before }: Turn): boolean =>
  intent === 'search' &&
  state.request !== before.request &&
  state.request?.outfit?.change?.parts !== undefined;
