import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { renderQuery } from '../dialogue/render-query.ts';
import { typesOf } from '../dialogue/types-of.ts';
import type { Translation, Turn } from '../stylist.ts';
import { splitClauses } from '../understanding/stances/split-clauses.ts';
import { refusesPieces } from './limits/is-refused.ts';
import { mergePieces } from './merge-pieces.ts';
import { mergeWishes } from './merge-wishes.ts';

/** "No bags", "i said no bags!!", "and please no gold": a clause that refuses, and asks nothing. */
const REFUSES =
  /^\W*(?:(?:and|but|so|ok|okay|oh|ugh|pls|please|again|still|also|then|just|really|seriously|dude|omg|lol|no|nah|as i said|like i said|i (?:already |just )?(?:said|told you|asked for))[\s,]+)*(?:no(?: more)?|none of|without|nothing|not|never|anything but|i (?:really |still )?(?:(?:do ?n['’]?t|do not|never) (?:want|wear|like|need)|hate)) (?!idea|problem|worries|rush|need|thanks?|thank|way|one\b|sure|bad|too|really|only|just|that|the same)/i;

/** What the clauses of a message refuse of pieces. */
const refusedIn = (words: string): QueryReading[] =>
  splitClauses(words).flatMap(({ text, end }) =>
    end.includes('?') || !REFUSES.test(text)
      ? []
      : understandQuery(text).readings.filter(refusesPieces),
  );

/** Whether something is left to look for beside what is refused. */
const leavesKind = (wishes: readonly QueryReading[], refused: readonly QueryReading[]): boolean =>
  typesOf(wishes).length === 0 || typesOf(mergeWishes(wishes, refused)).length > 0;

/**
 * A translation that answers a message and looks for nothing, with what the message refuses beside its
 * question in force from then on: "no bags. are the earrings pierced?"
 */
export function withRefusedBeside(translation: Translation, { words }: Turn): Translation {
  const { intent, state } = translation;
  const { request } = state;
  if (intent === 'search' || intent === 'unsafe' || request === null) return translation;
  const refused = refusedIn(words);
  // The only kind that is looked for is refused by a search alone.
  if (refused.length === 0 || !leavesKind(request.wishes, refused)) return translation;
  const isOutfit = request.outfit !== null;
  const wishes = isOutfit
    ? mergePieces(request.wishes, refused, [])
    : mergeWishes(request.wishes, refused);
  const next = { ...request, wishes, refinedQuery: renderQuery(wishes, isOutfit) };
  return { ...translation, state: { ...state, request: next } };
}
