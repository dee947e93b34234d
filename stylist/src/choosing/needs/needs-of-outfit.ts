import type { Item } from '@modiste/contract/entities/item';
import { asPlural, broadKind } from '../../facts/item-names.ts';
import type { Whole } from '../../references/shown-outfits.ts';
import { joinWithAnd } from '../../speech/join-words.ts';
import type { Turn } from '../../stylist.ts';
import { judgeByNeeds, needsAsked } from './judge-by-needs.ts';
import { whereOf } from './said-needs.ts';

type Said = Pick<Turn, 'words' | 'state'>;

const WORTH = { yes: 2.5, partly: 1, no: -2.5 } as const;

/** The pieces of an outfit of which a use that words name can be told, each with how it serves. */
const judgedIn = ({ pieces }: Whole, { words, state }: Said) => {
  const needs = [...new Set([...(state.needs ?? []), ...needsAsked(words).map(({ id }) => id)])];
  return needs.length === 0
    ? []
    : pieces.flatMap((item) => {
        const verdict = judgeByNeeds(item, needs);
        return verdict === null ? [] : [{ item, ...verdict }];
      });
};

/** What pieces are worth for a use that words name: "the shoes have a flat sole". */
export const needPoints = (whole: Whole, said: Said): { worth: number; reason?: string }[] =>
  judgedIn(whole, said).map(({ item, standing, does }) => {
    const { noun, isPair } = broadKind(item);
    const clause = joinWithAnd(isPair ? does.map(asPlural) : does);
    return {
      worth: WORTH[standing],
      ...(standing !== 'no' && { reason: `the ${noun} ${clause}` }),
    };
  });

/** The piece of an outfit that is wrong for a use that words name. */
const unfitIn = (whole: Whole, said: Said): Item | undefined =>
  judgedIn(whole, said).find(({ standing }) => standing === 'no')?.item;

const whereSaid = ({ words, state: { needs = [] } }: Said): string =>
  needsAsked(words)[0]?.where ?? (whereOf(needs.at(-1) ?? '') || 'for that');

/** What in an outfit is wrong for a use that words name, as a sentence; empty where nothing is. */
export function againstNeeds(whole: Whole, said: Said): string {
  const item = unfitIn(whole, said);
  if (item === undefined) return '';
  const { noun, isPair } = broadKind(item);
  return `In the ${whole.place} the ${noun} ${isPair ? 'are' : 'is'} not right ${whereSaid(said)}.`;
}

/** Where a piece of each outfit is wrong for a use that words name; empty where one has none such. */
export function tellUnfit(all: readonly Whole[], said: Said): string {
  const unfit = all.flatMap((whole) => unfitIn(whole, said) ?? []);
  if (unfit.length < all.length) return '';
  const nouns = joinWithAnd([...new Set(unfit.map((item) => broadKind(item).noun))]);
  const none = all.length === 2 ? 'Neither' : 'None of them';
  return `${none} is right ${whereSaid(said)} as it stands: swap the ${nouns}.`;
}

/** What in the only outfit is wrong for a use that words name, and gives way; empty where nothing is. */
export function tellUnfitPiece(whole: Whole, said: Said): string {
  const item = unfitIn(whole, said);
  if (item === undefined) return '';
  const { noun, isPair } = broadKind(item);
  return `The ${noun} ${isPair ? 'are' : 'is'} not right ${whereSaid(said)}: I would swap ${isPair ? 'them' : 'it'}.`;
}
