import { PATTERNS } from '@modiste/lexicon/fabrics';
import { impliedBy } from '@modiste/lexicon/refine-type';
import { all, any, type Filter, NOTHING, not, terms } from '../filters/filter.ts';
import { limitFilter } from '../filters/request-filters.ts';
import { isOfType } from '../filters/wish-filters.ts';
import type { SearchPlan } from '../plan/plan-search.ts';
import type { Wish } from '../plan/typed-wishes.ts';
import { keepPassing } from '../retrieve/retrieve-candidates.ts';
import type { Hit, SearchIndex } from '../search-index/search-index.ts';
import { isGarment } from './occasion/garment-roles.ts';
import type { OutfitSearch } from './outfit-search.ts';
import { isNamed, isNamedExactly, type Slot, type Wearer } from './slots.ts';
import { SPECIAL_TYPES } from './special-types.ts';

/** What decides beside the slot what may fill it. */
export interface SlotLimits {
  search: Pick<OutfitSearch, 'keep' | 'exceptIds' | 'exceptColors'>;
  plan: Pick<SearchPlan, 'limits' | 'understood' | 'wishes'>;
  wearer: Wearer;
  /** What else every piece has to be; left out where nothing is. */
  needs?: readonly Filter[];
}

const CHILDREN = terms('fact', ['a:kids']);

/** A near kind with the fact that makes the type is it too: a blazer of linen is a linen blazer. */
export const namedFilters = (slot: Slot): Filter[] =>
  slot.named.length === 0 || (!isGarment(slot.role) && !isNamedExactly(slot))
    ? []
    : [isOfType(slot.named)];

/** Everything that a piece of the slot must be. */
export function slotFilter(slot: Slot, { search, plan, wearer, needs = [] }: SlotLimits): Filter {
  if (slot.types.length + slot.named.length === 0) return NOTHING;
  const { keep, exceptIds = [], exceptColors = [] } = search;
  const { limits, understood } = plan;
  const special = [...SPECIAL_TYPES].filter((id) => !slot.types.includes(id));
  const filters = slot.isSold ? limits.filters : { ...limits.filters, category: [] };
  return all(
    limitFilter({ ...limits, filters, types: [] }),
    any(terms('type', slot.types), ...namedFilters(slot)),
    not(terms('type', special)),
    terms('gender', [wearer]),
    understood.audience === 'kids' ? CHILDREN : not(CHILDREN),
    not(terms('id', [...keep, ...exceptIds])),
    ...needs,
    ...(exceptColors.length === 0 ? [] : [not(terms('color', exceptColors))]),
  );
}

/** Prints that are hardly seen. */
export const QUIET_PRINTS: ReadonlySet<string> = new Set([
  'solid',
  'heather',
  'ombre',
  'herringbone',
  'pinstripe',
]);
const LOUD_PRINTS = terms(
  'fact',
  PATTERNS.flatMap(({ id }) => (QUIET_PRINTS.has(id) ? [] : [`p:${id}`])),
);

/** What a piece looks like, the first to be kept where the shop has no piece with all of it. */
const LOOKS: readonly Wish['kind'][] = ['color', 'pattern', 'material'];

/** Kinds that are what they are by a print: gingham shirts. */
const printedKinds = ({ named }: Slot): string[] =>
  named.filter((id) => impliedBy(id).patterns.length > 0);

/** A white shirt is plain white, as long as no print was asked for. */
function lookFilter(slot: Slot, { kind, filter }: Wish, wishes: readonly Wish[]): Filter {
  const isPrinted = printedKinds(slot).length > 0 || wishes.some((wish) => wish.kind === 'pattern');
  const isPlain = kind === 'color' && isGarment(slot.role) && !isPrinted;
  return isPlain ? all(filter, not(LOUD_PRINTS)) : filter;
}

/** All choices of some filters, the most of them first; of as many, those that come first. */
const choicesOf = (filters: readonly Filter[]): Filter[][] =>
  filters
    .reduce<Filter[][]>((some, filter) => some.flatMap((one) => [[...one, filter], one]), [[]])
    .toSorted((one, other) => other.length - one.length);

/** What the words ask of a piece that they name, as far as anything in the shop has it within the limits. */
async function askedLooks(
  index: SearchIndex,
  { slot, strict }: { slot: Slot; strict: Filter },
  { wishes }: SlotLimits['plan'],
): Promise<Filter> {
  const said = LOOKS.flatMap((kind) => wishes.filter((wish) => wish.kind === kind));
  const printed = printedKinds(slot);
  const looks = [
    ...said.map((wish) => lookFilter(slot, wish, wishes)),
    ...(printed.length === 0 ? [] : [isOfType(printed)]),
  ];
  if (!isNamed(slot) || looks.length === 0) return strict;
  const choices = choicesOf(looks).map((some) => all(strict, ...some));
  const counts = await index.count(choices);
  return choices.find((_, at) => (counts[at] ?? 0) > 0) ?? strict;
}

/**
 * Everything that a piece of the slot must be, as far as the shop can: of what the words name, it has
 * the color, the pattern and the material that they ask of it. A chosen material concerns clothes, and
 * shoes, bags and the like where any of them is made of it.
 */
export async function limitsOfSlot(
  index: SearchIndex,
  slot: Slot,
  limits: SlotLimits,
): Promise<Filter> {
  const { plan } = limits;
  const { filters } = plan.limits;
  const strict = slotFilter(slot, limits);
  if (filters.material.length === 0 || isGarment(slot.role)) {
    return askedLooks(index, { slot, strict }, plan);
  }
  const [count = 0] = await index.count([strict]);
  if (count > 0) return askedLooks(index, { slot, strict }, plan);
  const open = { ...plan, limits: { ...plan.limits, filters: { ...filters, material: [] } } };
  const loose = slotFilter(slot, { ...limits, plan: open });
  return askedLooks(index, { slot, strict: loose }, plan);
}

/** For sale is not enough: an outfit is to be bought now. */
export const inStock = (filter: Filter) => {
  const keep = keepPassing(filter);
  return (hits: readonly Hit[]) => keep(hits).filter(({ item }) => item.in_stock !== false);
};
