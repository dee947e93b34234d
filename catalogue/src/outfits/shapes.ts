import { formalityOf, typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { Role } from '@modiste/lexicon/type-row';
import type { Setting } from './setting.ts';
import { type Fits, isNamed, makeSlot, type Slot, type SlotRequest } from './slots.ts';

/** From here on an outfit is dressed up: a blazer over separates, a tie, jewelry. */
const DRESSED_UP = 0.65;
/** Below this nobody looks for a belt. */
const BELTED = 0.3;
const RAINWEAR = ['raincoat', 'rain-jacket', 'trench-coat'];
const WARM = 0.5;
const LIGHT = 0.6;
const AIRLESS = 0.3;
const AIRY = 0.15;
/** The most dressed up of the shoes that one can run in. */
const RUN_IN = 0.15;
/** From here on a man's watch is part of it. */
const SMART = 0.5;
/** Knits that are a top by themselves. */
const KNITS = ['sweater', 'sweatshirt'];

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
  if (setting.weather === 'cool' || setting.isLayered)
    return overSuit ?? (({ warmth }) => warmth <= LIGHT && warmth >= AIRLESS);
  const isBlazed = base === 'top' && isDressedUp(setting) && setting.weather !== 'hot';
  return isBlazed ? kindOfOne(['blazer']) : null;
}

/** What finishes it, most wanted first. */
function finishing({ setting, wearer }: SlotRequest, base: Role): [Role, Fits?][] {
  if (base === 'sleep') return [];
  const sun: [Role, Fits?][] = setting.weather === 'hot' ? [['eyewear']] : [];
  if (base === 'swim') return [['bag'], ['headwear'], ...sun];
  if (setting.isSporty) return [['bag', ({ formality }) => formality < BELTED]];
  if (wearer === 'Women') return [['bag'], ['jewelry'], ...sun];
  const ties: [Role, Fits?][] =
    isDressedUp(setting) && base !== 'one-piece' ? [['other', kindOfOne(['tie', 'bow-tie'])]] : [];
  const watch: [Role, Fits?][] = (setting.formality ?? 0) >= SMART ? [['watch']] : [];
  const isBelted = base !== 'one-piece' && (setting.formality ?? 1) >= BELTED;
  return [...ties, ...(isBelted ? [['belt'] satisfies [Role]] : []), ...watch, ...sun];
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

/** Cold and rain keep bare feet indoors, save for the heels of a dressed-up evening. */
const isForClosedShoes = (setting: Setting): boolean =>
  !isDressedUp(setting) &&
  (setting.isRainy || setting.weather === 'cold' || setting.weather === 'cool');

/** Shoes for the water, shoes to run in, shoes against the weather, or any. */
function shoeFits(base: Role, setting: Setting): Fits {
  const { isSporty, calls } = setting;
  if (base === 'swim') return ({ warmth }) => warmth <= AIRY;
  if (base === 'sleep') return () => true;
  if (!isSporty) return isForClosedShoes(setting) ? ({ warmth }) => warmth > AIRY : () => true;
  return ({ id, formality, warmth }) =>
    (formality <= RUN_IN && warmth > AIRY) || calls('shoes', (type) => type.id === id) > 0;
}

/** In the cold a knit is a top too, and nobody takes trainers to a swim or sandals to a run. */
function essentialSlot(role: Role, base: Role, request: SlotRequest): Slot {
  const slot = makeSlot(role, request, {
    isEssential: true,
    ...(role === 'shoes' && { fits: shoeFits(base, request.setting) }),
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
