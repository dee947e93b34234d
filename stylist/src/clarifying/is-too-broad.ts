import { attributeGroup } from '@modiste/lexicon/attributes';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { StyleRequest } from '../dialogue/dialogue-state.ts';

/** Said of anything: they narrow nothing down. */
const NOT_TELLING: ReadonlySet<string> = new Set([
  'gift',
  'well-rated',
  'new',
  'trendy',
  'everyday',
]);

const tells = ({ role, concepts, kind }: QueryReading): boolean =>
  role === 'wanted' &&
  kind !== 'age' &&
  concepts.some(
    ({ kind: of, id }) =>
      of === 'type' ||
      of === 'color' ||
      of === 'material' ||
      of === 'pattern' ||
      (of === 'attribute' && !NOT_TELLING.has(id) && attributeGroup(id) !== 'age'),
  );

const isGift = ({ concept }: QueryReading): boolean => concept?.id === 'gift';
/** "A gift under 50", "a gift, but no scarves": nearly anything may be one, and this may not. */
const narrows = ({ wishes, filters }: StyleRequest): boolean =>
  filters.priceRangeMax !== null ||
  wishes.some(
    ({ role, concepts }) => role === 'negated' && concepts.some(({ kind }) => kind === 'type'),
  );

/**
 * Whether a request says so little that anything would answer it: no garment, no occasion, no item
 * or photo to start from, no color, fabric or style.
 */
export function isTooBroad(request: StyleRequest): boolean {
  const { wishes, filters, anchor, attachment, outfit } = request;
  if (anchor !== null || attachment !== null || (outfit?.keep.length ?? 0) > 0) return false;
  if ((outfit?.own?.length ?? 0) > 0) return false;
  if (wishes.some(isGift) && narrows(request)) return false;
  const chosen = [filters.color, filters.material, filters.category, filters.brand];
  return !wishes.some(tells) && chosen.every((values) => values.length === 0) && !filters.sale;
}
