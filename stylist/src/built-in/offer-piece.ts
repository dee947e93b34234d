import { formatPrice } from '@modiste/contract/price';
import { findType } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { StyleRequest } from '../dialogue/dialogue-state.ts';
import { renderQuery } from '../dialogue/render-query.ts';
import { spellPlace } from '../facts/number-words.ts';
import type { MemoryChanges } from '../memory/read-memories.ts';
import type { Change } from '../request/change.ts';
import { changeRequest } from '../request/change-request.ts';
import { editOf } from '../request/edit-pieces.ts';
import { isLook } from '../request/merge-pieces.ts';
import { mergeWishes } from '../request/merge-wishes.ts';
import { chooseTone } from '../speech/choose-tone.ts';
import { Speech } from '../speech/speech.ts';
import type { Translation, Turn } from '../stylist.ts';

/** What was offered and waits for a yes: "offer: add a bag". */
const OFFERED = /^offer: (?<words>.+)$/s;
const AGREES =
  /^\W*(?:yes|yeah|yep|yup|ya|sure|ok|okay|please|do it|do that|go ahead|go for it|why not|sounds good|of course|definitely|alright|fine)\b[\w\s,'’]{0,24}[.!]*$/i;

/** "Ok show me some like that", "show me that in navy". */
const SHOWS =
  /^\W*(?:(?:ok|okay|yes|yeah|sure|so|then|and|cool|great|thanks|thx|please|pls|well)[\s,.!]+)*(?:(?:can|could|will) (?:you|u|i) )?(?:please )?(?:show(?: me)?|let me see|lemme see|see|find(?: me)?|give me|gimme|got any|do you have|any) (?:(?:some|any|one|ones|something|those|these|that|this|it|them|more) ?(?:like (?:that|this|those|it)|of (?:those|them|that))?|what you mean)(?: (?:then|please|pls|here))*(?<rest>[\s,]+(?:in|under|for|but|with|without|below|from) [^?]+?)?\W*$/i;

const POINTS =
  /\b(?:the|this|that|these|those|it|its|them|they|first|second|third|last|one|all)\b/i;
const LIMIT_WORDS_MAX = 9;

/** "Under 80", "the high-waisted ones": a limit of what was just offered, and of nothing on the screen. */
function isLimitAlone({ words, state: { shown } }: Pick<Turn, 'state' | 'words'>): boolean {
  const isShown = shown.itemIds.length + shown.outfits.length > 0;
  if (words.includes('?') || (isShown && POINTS.test(words))) return false;
  if (words.split(' ').length > LIMIT_WORDS_MAX) return false;
  const { readings } = understandQuery(words);
  return (
    readings.length > 0 &&
    readings.every(
      ({ kind, role, concepts }) =>
        role !== 'shown' &&
        role !== 'beside' &&
        kind !== 'goods' &&
        concepts.every((concept) => concept.kind !== 'type' && concept.kind !== 'comparison'),
    )
  );
}

/** "Yes midi, but under 80 and cotton": a yes, and limits of what was offered. */
const AGREED =
  /^\W*(?:yes|yeah|yep|yup|ya|sure|ok|okay|please|go ahead|definitely|alright|fine|of course)\b(?:\W+(?:yes|please|pls|sure|but|and|only|just))*\W+(?<more>[^?]+)$/i;

/** Whether words limit what was offered, and name nothing else to look for. */
function addsLimits(words: string, offered: string): boolean {
  const types = new Set(understandQuery(offered).types);
  const { readings } = understandQuery(words);
  return (
    readings.some(({ kind }) => kind !== 'goods') &&
    readings.every(({ concepts }) =>
      concepts.every(({ kind, id }) => kind !== 'type' || types.has(id)),
    )
  );
}

/** What was offered: "show me dresses"; null where nothing waits for an answer. */
const offeredWords = ({ asked }: Pick<Turn['state'], 'asked'>): string | null =>
  OFFERED.exec(asked ?? '')?.groups?.words ?? null;

/** The words that a yes to an offer stands for; null where nothing was offered or it is no yes. */
export function agreedWords({ state, words }: Pick<Turn, 'state' | 'words'>): string | null {
  const offered = offeredWords(state);
  if (offered === null) return null;
  const shows = SHOWS.exec(words);
  if (shows !== null) return `${offered}${shows.groups?.rest ?? ''}`;
  const more = AGREED.exec(words)?.groups?.more ?? '';
  if (more !== '' && addsLimits(more, offered)) return `${offered}, ${more}`;
  if (AGREES.test(words)) return offered;
  return isLimitAlone({ state, words }) ? `${offered}, ${words}` : null;
}

/** "A bag", "shoes". */
function named(type: string): { name: string; article: string } {
  const name = findType(type)?.name.toLowerCase() ?? type.replaceAll('-', ' ');
  const isPlural = /[^s]s$/.test(name);
  return { name, article: isPlural ? '' : /^[aeiou]/.test(name) ? 'an ' : 'a ' };
}

/** For less than this nothing is sold that is worth an offer. */
const LEAST = 10;

const priceOf = ({ items }: Turn, ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + (items.find((item) => item.id === id)?.price ?? 0), 0);

/** Of several outfits the one that leaves most of a budget. */
const cheapestOf = (turn: Turn, bases: readonly (readonly string[])[]): readonly string[] =>
  bases.toSorted((one, other) => priceOf(turn, one) - priceOf(turn, other))[0] ?? [];

/** What was refused stays refused, though nothing has to go now. */
function afterOffer(change: Change): StyleRequest | null {
  const { request } = change.turn.state;
  if (request === null) return null;
  const next = changeRequest(change);
  const wishes = mergeWishes(
    request.wishes,
    next.wishes.filter(({ role }) => role === 'negated'),
  );
  return { ...request, wishes, refinedQuery: renderQuery(wishes, request.outfit !== null) };
}

/** How the missing piece was to look: "navy". */
const lookSaid = ({ message }: Change): string =>
  message.readings
    .filter(({ reading }) => isLook(reading))
    .map(({ reading }) => reading.words.toLowerCase())
    .join(' ');

const OFFERED_PIECE =
  /^offer: (?<words>add (?:an? )?(?<piece>.+?)(?: to the (?<which>\w+ outfit))?)$/;
/** "Swap the bag for a green one" says how the piece is to look. */
const TELLS_LOOK = /\b(?:swap|change|replace|switch|exchange)\b.*\b(?:for|to|with|into|in)\b/i;

/** What is to be added rather than swapped, and what to say of it; null where it is only offered. */
export function addedInstead(
  { words }: Turn,
  { intent, state }: Pick<Translation, 'intent' | 'state'>,
): { words: string; note: string } | null {
  const { words: added, piece, which } = OFFERED_PIECE.exec(state.asked ?? '')?.groups ?? {};
  if (intent !== 'clarify' || added === undefined || piece === undefined) return null;
  if (!TELLS_LOOK.test(words) || !piece.includes(' ')) return null;
  const kind = piece.split(' ').at(-1) ?? piece;
  const there = /[^s]s$/.test(kind) ? `There were no ${kind}` : `There was no ${kind}`;
  return {
    words: added,
    note: `${there} to swap, so I looked for ${/[^s]s$/.test(kind) ? 'some' : 'one'} to add${which === undefined ? '' : ` to the ${which}`}.`,
  };
}

/**
 * Where a piece is to be swapped or left out that no outfit on the screen has: says so, and offers to
 * add one with what the budget leaves. Null where nothing is missing.
 */
export function offerPiece(change: Change, memory: MemoryChanges): Translation | null {
  const { turn } = change;
  const { state, shopper } = turn;
  const edit = state.request === null ? null : editOf(change, state.request);
  if (edit === null || edit.missing === null) return null;
  const { name, article } = named(edit.missing);
  const speech = new Speech(state.said, chooseTone(shopper.preferences));
  const budget = state.request?.outfit?.budget ?? null;
  const base = cheapestOf(turn, edit.bases);
  const left = budget === null ? null : Math.round((budget - priceOf(turn, base)) * 100) / 100;
  const where = edit.bases.length > 1 ? 'any of them' : 'it';
  const no =
    article === '' ? `There are no ${name} in ${where}` : `There is no ${name} in ${where}`;
  const isOffered = edit.kind === 'swap' && (left === null || left >= LEAST);
  const within = left === null ? '' : ` within the ${formatPrice(left)} that is left`;
  const answer = isOffered
    ? speech.say(
        `${no}. Shall I look for ${article === '' ? 'some' : 'one'}${within}?`,
        `${no} yet. I can look for ${article === '' ? 'some' : 'one'}${within}, if you like.`,
      )
    : speech.say(
        edit.kind === 'swap'
          ? `${no}, and what your budget leaves is too little to add one.`
          : `${no}, so nothing has to go.`,
        `${no}.`,
      );
  const look = lookSaid(change);
  const piece = look === '' ? `${article}${name}` : `${article === '' ? '' : 'a '}${look} ${name}`;
  const at = state.shown.outfits.findIndex((ids) => base.every((id) => ids.includes(id)));
  const place = left !== null && at > 0 ? ` to the ${spellPlace(at)} outfit` : '';
  const words = `add ${piece}${place}`;
  return {
    intent: 'clarify',
    answer: answer === '' ? `${no}.` : answer,
    title: null,
    refinedQuery: '',
    updatedFilters: null,
    itemIds: [],
    suggestions: isOffered
      ? [`Yes, ${words}`, 'Make it dressier', 'A cheaper outfit']
      : ['Make it dressier', 'A cheaper outfit'],
    remember: memory.remember,
    forget: memory.forget,
    state: {
      ...state,
      request: afterOffer(change),
      asked: isOffered ? `offer: ${words}` : null,
      said: speech.said,
    },
  };
}
