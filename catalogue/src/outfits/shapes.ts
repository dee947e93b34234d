import { formalityOf, typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { Role } from '@modiste/lexicon/type-row';
import type { Setting } from './setting.ts';
import { type Fits, isNamed, makeSlot, type Slot, type SlotRequest } from './slots.ts';

/** From here on an outfit is dressed up: a blazer over separates, a tie, jewelry. */
const DRESSED_UP = 0.65;
/** Below this it is made for sport or for the sofa. */
const SPORTY = 0.15;
/** Below this nobody looks for a belt. */
const BELTED = 0.3;
const RAINWEAR = ['raincoat', 'rain-jacket', 'trench-coat'];
const WARM = 0.5;
const LIGHT = 0.6;
const AIRY = 0.15;
/** Knits that are a top by themselves. */
const KNITS = ['sweater', 'sweatshirt'];

const isSporty = ({ formality }: Setting) => formality !== null && formality < SPORTY;
const isDressedUp = ({ formality }: Setting) => formality !== null && formality >= DRESSED_UP;

const kindOfOne =
  (kinds: readonly string[]): Fits =>
  ({ id }) =>
    kinds.some((kind) => isKindOf(id, kind));

/** What goes over it, where the weather or the occasion asks for it. */
function outerFits({ setting }: SlotRequest, base: Role): Fits | null {
  if (base === 'swim' || base === 'sleep') return null;
  if (setting.isRainy) return kindOfOne(RAINWEAR);
  const overSuit = base === 'suit' ? kindOfOne(['coat']) : null;
  if (setting.weather === 'cold') return overSuit ?? (({ warmth }) => warmth > WARM);
  if (setting.weather === 'cool') return overSuit ?? (({ warmth }) => warmth <= LIGHT);
  const isBlazed = base === 'top' && isDressedUp(setting) && setting.weather !== 'hot';
  return isBlazed ? kindOfOne(['blazer']) : null;
}

/** What finishes it, most wanted first. */
function finishing({ setting, wearer }: SlotRequest, base: Role): [Role, Fits?][] {
  if (base === 'sleep') return [];
  const sun: [Role, Fits?][] = setting.weather === 'hot' ? [['eyewear']] : [];
  if (base === 'swim') return [['bag'], ['headwear'], ...sun];
  if (isSporty(setting)) return [['bag', ({ formality }) => formality < BELTED]];
  if (wearer === 'Women') return [['bag'], ['jewelry'], ...sun];
  const ties: [Role, Fits?][] =
    isDressedUp(setting) && base !== 'one-piece' ? [['other', kindOfOne(['tie', 'bow-tie'])]] : [];
  const isBelted = base !== 'one-piece' && (setting.formality ?? 1) >= BELTED;
  return [...ties, ...(isBelted ? [['belt'] satisfies [Role]] : []), ['watch'], ...sun];
}

/** What an outfit whose lead is of the role cannot be without. */
const COMPLETED: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  'one-piece': ['shoes'],
  suit: ['shoes', 'top'],
  top: ['bottom', 'shoes'],
  bottom: ['top', 'shoes'],
  'mid-layer': ['bottom', 'shoes'],
  swim: ['shoes'],
  sleep: [],
};

/** What is worn by the water, beside what is worn in it. */
const byTheWater: Fits = ({ warmth }) => warmth <= AIRY;

/** In the cold a knit is a top too, and nobody takes trainers to a swim. */
function essentialSlot(role: Role, base: Role, request: SlotRequest): Slot {
  const isByWater = base === 'swim' && role === 'shoes';
  const slot = makeSlot(role, request, {
    isEssential: true,
    ...(isByWater && { fits: byTheWater }),
  });
  const { weather } = request.setting;
  const isCold = weather === 'cold' || weather === 'cool';
  if (role !== 'top' || !isCold || isNamed(slot) || isDressedUp(request.setting)) return slot;
  const fits = kindOfOne(KNITS);
  const knits = makeSlot('mid-layer', request, { isEssential: true, fits });
  return isNamed(knits) ? slot : { ...slot, types: [...slot.types, ...knits.types] };
}

/** Slots for what the words name beside all else. */
function namedSlots(request: SlotRequest, taken: ReadonlySet<Role>): Slot[] {
  const roles = new Set(request.named.flatMap((id) => typeRole(id) ?? []));
  return [...roles]
    .filter((role) => !taken.has(role))
    .map((role) => makeSlot(role, request, { isEssential: false }));
}

/**
 * The slots of an outfit that begins with a piece of a role, the lead's first, then what it cannot be
 * without, then what the words name, then what finishes it. Empty: none begins so.
 */
export function slotsOf(base: Role, request: SlotRequest): Slot[] {
  const completed = COMPLETED[base];
  if (completed === undefined) return [];
  const outer = outerFits(request, base);
  const essential = [base, ...completed].map((role) => essentialSlot(role, base, request));
  const finish: readonly [Role, Fits?][] = [
    ...(outer === null ? [] : [['outer', outer] satisfies [Role, Fits]]),
    ...finishing(request, base),
  ];
  const rest = finish.map(([role, fits]) =>
    makeSlot(role, request, { isEssential: false, ...(fits !== undefined && { fits }) }),
  );
  const taken = new Set([...essential, ...rest].map(({ role }) => role));
  const named = [...rest.filter(isNamed), ...namedSlots(request, taken)];
  return [...essential, ...named, ...rest.filter((slot) => !isNamed(slot))];
}

/** Whether a set brings its own top, as a track suit and a sherwani do and a business suit does not. */
export const hasOwnTop = (type: string): boolean =>
  typeRole(type) === 'suit' &&
  ((formalityOf(type) ?? 0) < DRESSED_UP || isKindOf(type, 'kurta-set'));
