import { typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { StyleRequest } from '../../dialogue/dialogue-state.ts';
import { typesOf } from '../../dialogue/types-of.ts';
import type { Turn } from '../../stylist.ts';
import { carriesLimit } from '../limits/carries-limit.ts';
import { budgetBefore, isLimitOfAll, limitSaid } from '../limits/limit-said.ts';

/** Pieces that make an outfit: what one of them may cost says nothing of the whole. */
const OF_OUTFIT = ['midi-dress', 'heels'];

/**
 * What was chosen for single pieces, now that outfits are asked for: color and material were said of
 * that piece, and stay with it alone; what belts may cost says nothing of the whole.
 */
export function withLooksOfPiece(
  request: StyleRequest,
  turn: Pick<Turn, 'defaultFilters' | 'state' | 'said' | 'words'>,
): StyleRequest {
  const { defaultFilters, state } = turn;
  const { wishes, filters, outfit } = request;
  const types = typesOf(wishes);
  const roles = new Set(types.map(typeRole));
  if (outfit !== null || types.length === 0 || roles.size > 1) return request;
  const { color, material, priceRangeMax } = filters;
  // What a shopper always wears holds for every piece.
  const usual = new Set<string>([...defaultFilters.color, ...defaultFilters.material]);
  const looks = [...color, ...material].flatMap((name) =>
    usual.has(name) ? [] : understandQuery(name.toLowerCase()).readings,
  );
  const at = wishes.findIndex((wish) => typesOf([wish]).length > 0);
  const { types: before } = limitSaid(request, state.earlier);
  const isOfAll = isLimitOfAll(request, turn);
  const isCarried = carriesLimit(priceRangeMax, isOfAll, { before, now: OF_OUTFIT });
  return {
    ...request,
    wishes: [...wishes.slice(0, at), ...looks, ...wishes.slice(at)],
    filters: {
      ...filters,
      color: color.filter((name) => usual.has(name)),
      material: material.filter((name) => usual.has(name)),
      ...(!isCarried && { priceRangeMin: null, priceRangeMax: budgetBefore(state) }),
    },
  };
}
