import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { Role } from '@modiste/lexicon/type-row';
import { describeShown, focusAfter, judgeEdit } from './judge-edit.ts';
import { ADDITIONS, isOfKind } from './kinds-asked-for.ts';
import { MAIN_ROLES, namePiece, outfitsMeant, type Roles } from './name-meant.ts';
import { has, roleOf, without } from './outfit.ts';
import type { Make } from './view.ts';

/** Prices that an added piece may cost at most, in dollars. */
const ADDED_PRICES = [40, 60, 80];

const addPiece =
  (operation: 'add' | 'addUnder'): Make =>
  (view, random) => {
    const meant = outfitsMeant(view);
    const worn = meant.flat();
    const open = ADDITIONS.filter(
      ({ type }) => !worn.some((item) => roleOf(item) === typeRole(type) || isOfKind(item, type)),
    );
    if (open.length === 0) return null;
    const { words, type } = random.pick(open);
    const price = random.pick(ADDED_PRICES);
    const isRight = (one: Item): boolean =>
      isOfKind(one, type) && (operation === 'add' || one.price <= price);
    const edits = meant.map((from) => ({ from, edit: { gone: null, isRight } }));
    return {
      operation,
      values: { new: words, price: String(price) },
      isChange: true,
      judge: (outcome) => judgeEdit(view, outcome, edits),
      focus: focusAfter(view.focus),
    };
  };

/** "Add a belt." */
export const add: Make = addPiece('add');

/** "Add a belt under 40." */
export const addUnder: Make = addPiece('addUnder');

/** What an outfit can do without. */
const REMOVED_ROLES: Roles = new Set<Role>(['bag', 'jewelry', 'headwear', 'eyewear']);

/** "Without the bag." */
export const remove: Make = (view, random) => {
  const named = namePiece(view, random, REMOVED_ROLES);
  if (named === null) return null;
  const { kind, all } = named;
  const edits = all.map(({ from, own }) => ({ from, edit: { gone: own, isRight: null } }));
  return {
    operation: 'remove',
    values: { kind },
    isChange: true,
    judge: (outcome) => judgeEdit(view, outcome, edits),
    focus: focusAfter(view.focus),
  };
};

/** "Keep the shoes and change the rest." */
export const keepPiece: Make = (view, random) => {
  const named = namePiece(view, random, MAIN_ROLES);
  if (named === null) return null;
  const { kind, all } = named;
  return {
    operation: 'keepPiece',
    values: { kind },
    isChange: true,
    judge: (outcome) => {
      const kept = all.filter(({ own }) => outcome.outfits.some((to) => has(to, own)));
      if (kept.length === 0) return `not kept: ${describeShown(outcome)}`;
      const isNew = outcome.outfits.some((to) =>
        kept.some(
          ({ from, own }) => has(to, own) && !without(from, own).some((item) => has(to, item)),
        ),
      );
      return isNew ? null : `the rest is the same: ${describeShown(outcome)}`;
    },
    focus: () => null,
  };
};

/** "What are the shoes made of?" */
export const ask: Make = (view, random) => {
  const named = namePiece(view, random, MAIN_ROLES);
  if (named === null) return null;
  const { kind, all } = named;
  return {
    operation: 'ask',
    values: { kind },
    isChange: false,
    judge: ({ isSearch, itemIds }) => {
      if (isSearch) return 'looked for something';
      const isOfPiece = itemIds.length === 0 || all.some(({ own }) => itemIds.includes(own.id));
      return isOfPiece ? null : 'of other pieces';
    },
    focus: () => view.focus,
  };
};
