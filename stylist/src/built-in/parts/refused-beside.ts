import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { StyleRequest } from '../../dialogue/dialogue-state.ts';
import { renderQuery } from '../../dialogue/render-query.ts';
import { typesOf } from '../../dialogue/types-of.ts';
import { refusesPieces } from '../../facts/refused/refused-by.ts';
import { mergePieces } from '../../request/merge-pieces.ts';
import { mergeWishes } from '../../request/merge-wishes.ts';
import type { Translation, Turn } from '../../stylist.ts';
import { splitClauses } from '../../understanding/stances/split-clauses.ts';

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

/** An outfit request with the looks that a message refuses of all of it: "no fuchsia anywhere". */
export function withRefusedLooks(request: StyleRequest, words: string): StyleRequest {
  const refused = splitClauses(words).flatMap(({ text }) =>
    /\b(?:anywhere|at all|whatsoever)\b/i.test(text)
      ? understandQuery(text).readings.filter(
          (one) => refusesPieces(one) && one.concepts.every(({ kind }) => kind !== 'type'),
        )
      : [],
  );
  return refused.length === 0
    ? request
    : { ...request, wishes: mergePieces(request.wishes, refused, []) };
}

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
