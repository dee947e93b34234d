import { findType } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { asksOfShown } from '../choosing/comparing/tell-which.ts';
import {
  needsSaid,
  needsTakenBack,
  SAID_NEEDS,
  type SaidNeed,
  tellNeed,
  withoutFigure,
} from '../choosing/needs/said-needs.ts';
import type { StyleRequest } from '../dialogue/dialogue-state.ts';
import { typesOf } from '../dialogue/types-of.ts';
import { asksInGeneral } from '../intents/asks-in-general.ts';
import { asksOfFigure, OF_SHOWN } from '../knowledge/style/advise-on-figure.ts';
import type { ListingTranslation } from '../lists/fill-list.ts';
import type { Turn } from '../stylist.ts';
import { readMessage } from '../understanding/message.ts';
import { rewordShorthand } from '../understanding/reword-shorthand.ts';
import type { Note } from '../unmet/read-covered.ts';

/** A message with the needs that it tells of in its state, and what helps them. */
export interface FigureTurn {
  turn: Turn;
  notes: readonly Note[];
}

/** "What kind of jacket looks good on me" beside a figure looks for jackets. */
const ASKS_WHICH =
  /\b(?:what|which)(?: (?:kind|type|sort|style|cut)s?(?: of)?)? (?<what>(?!neck|color|size|length)[a-z-]+(?: [a-z-]+)?) (?:(?:would|will|do|does|should|could|can|that|best|really) )*(?:looks?|works?|suits?|flatters?|flatter|makes?|is|are|goes|fits?|i wear|i get|i buy|you recommend|you suggest)\b[^.!]*$/i;

/** Where a need is taken back and no more is said, the same is looked for without it. */
function wordsFor(left: string, { state: { request } }: Turn): string {
  if (/[a-z]/i.test(left)) return left;
  const [type] = typesOf(request?.wishes ?? []);
  return type === undefined ? left : `show me ${findType(type)?.plural ?? type}`;
}

const TAKEN_BACK: Note = [
  'Okay, that no longer counts.',
  'Okay, I leave that out from here on.',
  'All right, as if you had never said it.',
];

/** "Forget the height thing": what was looked for is looked for without it. */
function withoutNeeds(turn: Turn, words: string, back: readonly SaidNeed[]): FigureTurn {
  const gone = new Set(back.map(({ id }) => id));
  const needs = (turn.state.needs ?? []).filter((id) => !gone.has(id));
  const left = back.reduce((text, { named }) => text.replace(named, ' '), words);
  const rest = left
    .replace(/^(?:[\s,.;!-]|(?:and|so|but|ok|okay|actually|also|no)\b)+/i, '')
    .trim();
  return {
    turn: { ...turn, words: wordsFor(rest, turn), state: { ...turn.state, needs } },
    notes: [TAKEN_BACK],
  };
}

/** "Can I dance all night in them", asked without a question mark. */
const ASKS_OF_PIECE =
  /^\W*(?:(?:and|but|so|ok|okay|hm+|wait)[\s,]+)*(?:is|are|am|will|would|wont|won['’]?t|can|could|do|does|did|should|which|what)\b(?!.*\b(?:you|u) (?:have|show|find|got|sell)\b).*\b(?:it|this|that|they|them|these|those|ones?|pairs?|in)\b/i;

const isShown = ({ state: { shown } }: Turn): boolean =>
  shown.itemIds.length + shown.outfits.length > 0;

/** Words that say no more than a need beside them does. */
const SAYS_NO_MORE =
  /\b(?:i|i['’]?m|i['’]?ll|we|it|its|it['’]?s|they|them|these|that|this|one|is|are|be|will|would|have|has|need|needs|want|to|for|in|on|at|a|an|the|my|and|so|but|also|btw|oh|ok|because|cause|just|mostly|really|all|day|go|going|gonna|take|taking|use|using|wear|wearing|do|doing|lot|lots|often|every|usually|there|then|here|am|job|something|someone|me|with|of|as|too|though|live|work)\b|['’]\w+/gi;

/** A use that is told of what is shown, and nothing beside it: "it's for riding my bike to work". */
function onlyTellsUse(words: string, said: readonly SaidNeed[], turn: Turn): boolean {
  const isAsked = /\?\s*$/.test(words);
  if (
    isAsked ||
    turn.state.request === null ||
    !isShown(turn) ||
    said.some(({ of }) => of !== 'use')
  ) {
    return false;
  }
  const left = said.reduce((text, { pattern }) => text.replaceAll(pattern, ' '), words);
  return !/[a-z]/i.test(left.replaceAll(SAYS_NO_MORE, ' '));
}

/**
 * Reads what a message says of a figure, or of what clothes have to stand up to. What suits it is
 * found by cut and comes first; the words of a figure themselves are looked for nowhere.
 */
export function readFigureTurn(turn: Turn): FigureTurn {
  const spelled = rewordShorthand(turn.words);
  const back = needsTakenBack(spelled, turn.state);
  if (back.length > 0) return withoutNeeds(turn, spelled, back);
  // "Which of these are washable?" and "does wool shrink in the wash?" look for nothing.
  const isAsked =
    asksOfShown(spelled) ||
    OF_SHOWN.test(spelled) ||
    (isShown(turn) && ASKS_OF_PIECE.test(spelled)) ||
    asksInGeneral(readMessage(understandQuery(spelled))) !== null;
  const said = isAsked ? [] : needsSaid(spelled);
  if (said.length === 0) return { turn, notes: [] };
  const needs = [...new Set([...(turn.state.needs ?? []), ...said.map(({ id }) => id)])];
  const state = { ...turn.state, needs };
  const left = withoutFigure(
    spelled,
    typesOf(understandQuery(spelled).readings).length > 0,
  ).replace(ASKS_WHICH, 'show me $<what>');
  if (asksOfFigure(turn)) return { turn: { ...turn, state }, notes: [] };
  const isOnlyUse = onlyTellsUse(spelled, said, turn);

  const named = typesOf(understandQuery(left).readings);
  const types = named.length > 0 ? named : typesOf(turn.state.request?.wishes ?? []);
  return {
    turn: {
      ...turn,
      words: isOnlyUse ? wordsFor('', turn) : left === spelled ? turn.words : left,
      state,
    },
    notes: said.map((need) => tellNeed(need, types)).filter((note) => note.length > 0),
  };
}

/** Whether a need is the shopper's own, and no matter of one search. */
const isFigure = (id: string): boolean =>
  SAID_NEEDS.some((need) => need.id === id && need.of === 'figure');

/**
 * The needs that are left when another search begins: a figure stays as long as the same person
 * wears it, and a use as long as the search is about the same.
 * @param before The needs before this message.
 */
function needsKept(
  { needs = [], request }: Turn['state'],
  next: StyleRequest | null,
  before: readonly string[],
): string[] {
  const isNew = (id: string) => !before.includes(id);
  const isOther = request !== null && next !== null && request.wearer !== next.wearer;
  const types = typesOf(request?.wishes ?? []);
  const isSame = next !== null && typesOf(next.wishes).some((type) => types.includes(type));
  return needs.filter((id) => isNew(id) || (!isOther && (isFigure(id) || isSame)));
}

/** The needs that last: a search begins without those of another one, and a question adds none. */
export function withNeedsKept(
  translation: ListingTranslation,
  { state }: Turn,
): ListingTranslation {
  const { intent, state: next } = translation;
  if (next.needs === undefined) return translation;
  const before = state.needs ?? [];
  const needs =
    intent === 'search'
      ? needsKept({ ...state, needs: next.needs }, next.request, before)
      : next.needs.filter((id) => before.includes(id) || isFigure(id));
  return { ...translation, state: { ...next, needs } };
}
