import type { Item } from '@modiste/contract/entities/item';
import type { Role } from '@modiste/lexicon/type-row';
import type { SeededRandom } from '../../sampling/seeded-random.ts';
import { focusAfter, judgeEdit } from './judge-edit.ts';
import {
  CHOSEN_COLORS,
  isInColor,
  isOfKind,
  PIECE_COLORS,
  REPLACEMENTS,
} from './kinds-asked-for.ts';
import { MAIN_ROLES, nameOutfit, namePiece, type Roles } from './name-meant.ts';
import { roleOf } from './outfit.ts';
import type { Make } from './view.ts';

/** What a shopper wants instead of a piece. */
interface Wish {
  /** The words for the placeholders of the phrasings. */
  values: Readonly<Record<string, string>>;
  /** Tells whether a piece may come in the place of an old one. */
  isRight: (piece: Item, old: Item) => boolean;
  /** Tells whether a piece of the outfits is like that already. */
  isMet: (own: Item) => boolean;
}

/** Makes up a wish for one piece; null where there is none for such a piece. */
type MakeWish = (piece: Item, random: SeededRandom) => Wish | null;

const areOfOneRole = (one: Item, other: Item): boolean => roleOf(one) === roleOf(other);
const neverMet = (): boolean => false;

/** Asks for another piece in the place of one, in each outfit that is meant. */
const exchange =
  (operation: string, makeWish: MakeWish, roles: Roles = MAIN_ROLES): Make =>
  (view, random) => {
    const named = namePiece(view, random, roles);
    if (named === null) return null;
    const { piece, kind, all } = named;
    const wish = makeWish(piece, random);
    if (wish === null || wish.isMet(piece)) return null;
    const { values, isRight, isMet } = wish;
    const edits = all
      .filter(({ own }) => !isMet(own))
      .map(({ from, own }) => ({
        from,
        edit: { gone: own, isRight: (one: Item) => isRight(one, own) },
      }));
    return {
      operation,
      values: { kind, ...values },
      isChange: true,
      judge: (outcome) => judgeEdit(view, outcome, edits),
      focus: focusAfter(view.focus),
    };
  };

/** "Sneakers instead of the heels." */
export const swapFor: Make = exchange(
  'swapFor',
  (piece, random) => {
    const role = roleOf(piece);
    const known = role === null ? [] : (REPLACEMENTS[role] ?? []);
    const others = known.filter(({ type }) => !isOfKind(piece, type));
    if (others.length === 0) return null;
    const { words, type } = random.pick(others);
    return {
      values: { other: words },
      isRight: (one) => isOfKind(one, type),
      isMet: (own) => isOfKind(own, type),
    };
  },
  new Set<Role>(['shoes', 'bottom']),
);

/** "Other shoes, please." */
export const swapOther: Make = exchange('swapOther', () => ({
  values: {},
  isRight: areOfOneRole,
  isMet: neverMet,
}));

/** "Cheaper shoes." */
export const cheaper: Make = exchange('cheaper', () => ({
  values: {},
  isRight: (one, old) => areOfOneRole(one, old) && one.price < old.price,
  isMet: neverMet,
}));

/** A price that is asked for is this share of what the piece costs, in whole steps and not too low. */
const UNDER = { share: 0.8, stepDollars: 5, leastDollars: 20 };

/** "Shoes under 60." */
export const under: Make = exchange('under', (piece) => {
  const steps = Math.floor((piece.price * UNDER.share) / UNDER.stepDollars);
  const price = Math.max(UNDER.leastDollars, steps * UNDER.stepDollars);
  return {
    values: { price: String(price) },
    isRight: (one, old) => areOfOneRole(one, old) && one.price <= price,
    isMet: (own) => own.price <= price,
  };
});

/** "The shoes in navy." */
export const recolor: Make = exchange('color', (_, random) => {
  const color = random.pick(PIECE_COLORS);
  return {
    values: { color },
    isRight: (one, old) => areOfOneRole(one, old) && isInColor(one, color),
    isMet: (own) => isInColor(own, color),
  };
});

const CHOSEN_ROLES: Roles = new Set<Role>(['shoes', 'bag', 'top', 'bottom']);

/** "The second one, but with other shoes", or with a piece in another color. */
const chooseWith =
  (operation: 'chooseSwap' | 'chooseColor'): Make =>
  (view, random) => {
    const chosen = nameOutfit(view, random);
    if (chosen === null) return null;
    const { outfit, ref } = chosen;
    const named = namePiece({ ...view, focus: outfit }, random, CHOSEN_ROLES);
    if (named === null) return null;
    const { piece, kind } = named;
    const color = random.pick(CHOSEN_COLORS);
    const isOfColor = operation === 'chooseColor';
    const isRight = (one: Item): boolean =>
      areOfOneRole(one, piece) && (!isOfColor || isInColor(one, color));
    if (isOfColor && isRight(piece)) return null;
    return {
      operation,
      values: { ref, kind, color },
      isChange: true,
      judge: (outcome) =>
        judgeEdit(view, outcome, [{ from: outfit, edit: { gone: piece, isRight } }]),
      focus: focusAfter(outfit),
    };
  };

/** "The second one, but with other shoes." */
export const chooseSwap: Make = chooseWith('chooseSwap');

/** "The second one, but with navy shoes." */
export const chooseColor: Make = chooseWith('chooseColor');
