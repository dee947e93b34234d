import { formalityOf, typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { Role } from '@modiste/lexicon/type-row';
import { DRESSED_UP, type Setting } from './occasion/setting.ts';
import { isRainwear } from './occasion/weather-fit.ts';
import { type Fits, isNamed, makeSlot, type Slot, type SlotRequest } from './slots.ts';

/** From here on a tie is worn in the heat, too. */
const TIED_IN_HEAT = 0.8;
/** Below this nobody looks for a belt. */
const BELTED = 0.3;
/** What is worn over everything else in the cold is a coat, a parka or lined. */
const WARM = 0.62;
const LIGHT = 0.6;
/** A jacket that an occasion calls for this much is worn in the cold, too. */
const CALLED = 0.5;
const JACKET = 0.5;
const AIRLESS = 0.3;
const AIRY = 0.15;
/** The most dressed up of the shoes that one can run in. */
const RUN_IN = 0.15;
/** The most dressed up of the boots for a walk in the snow. */
const BOOTS_MAX = 0.4;
/** From here on a man's watch is part of it. */
const SMART = 0.5;
/** Knits that are a top by themselves. */
const KNITS = ['sweater', 'sweatshirt'];

const isDressedUp = ({ formality }: Setting) => formality !== null && formality >= DRESSED_UP;

const kindOfOne =
  (kinds: readonly string[]): Fits =>
  ({ id }) =>
    kinds.some((kind) => isKindOf(id, kind));

/** What goes over it against the temperature; null where nothing has to. */
function layerFits({ setting }: SlotRequest, base: Role): Fits | null {
  const { weather, isLayered, isIndoors, calls } = setting;
  if (isIndoors && !isLayered) return null;
  const overSuit = base === 'suit' ? kindOfOne(['coat']) : null;
  if (weather === 'cold') {
    const isCalled = (id: string) => calls('outer', (type) => type.id === id) >= CALLED;
    return (
      overSuit ??
      (({ id, warmth }) =>
        warmth > WARM || (warmth > JACKET && !isKindOf(id, 'coat') && isCalled(id)))
    );
  }
  if (weather !== 'cool' && !isLayered) return null;
  // On a cool day nobody needs a coat over what they are dressed up in.
  if (!isLayered && isDressedUp(setting)) return null;
  return overSuit ?? (({ warmth }) => warmth <= LIGHT && warmth >= AIRLESS);
}

/** What goes over it, where the weather or the occasion asks for it. */
function outerFits(request: SlotRequest, base: Role): Fits | null {
  const { setting } = request;
  if (base === 'swim' || base === 'sleep') return null;
  const layer = layerFits(request, base);
  if (setting.isRainy) {
    // A shop without rainwear has coats and jackets: better than none.
    const isWarm = setting.weather === 'warm' || setting.weather === 'hot';
    const over: Fits = layer ?? (({ warmth }) => !isWarm && warmth >= AIRLESS);
    return (type) => (setting.weather !== 'cold' && isRainwear(type.id)) || over(type);
  }
  if (layer !== null) return layer;
  const isBlazed = base === 'top' && isDressedUp(setting) && setting.weather !== 'hot';
  return isBlazed ? kindOfOne(['blazer']) : null;
}

/** What finishes it, most wanted first. */
function finishing(request: SlotRequest, base: Role): [Role, Fits?][] {
  const { setting, wearer, isPlain, isModest = false } = request;
  if (base === 'sleep' || (isModest && wearer === 'Women')) return [];
  const isHot = setting.weather === 'hot';
  const sun: [Role, Fits?][] = isHot && !setting.isRainy ? [['eyewear']] : [];
  if (base === 'swim') return [['bag'], ['headwear'], ...sun];
  const isDressy = isDressedUp(setting);
  if (isPlain === true && wearer === 'Women') return isDressy ? [['bag'], ['jewelry']] : [];
  if (setting.isSporty) return [['bag', ({ formality }) => formality < BELTED]];
  if (wearer === 'Women') return [['bag'], ['jewelry'], ...sun];
  const isTied =
    base !== 'one-piece' && (isHot ? (setting.formality ?? 0) >= TIED_IN_HEAT : isDressy);
  const ties: [Role, Fits?][] = isTied ? [['other', kindOfOne(['tie', 'bow-tie'])]] : [];
  if (isPlain === true) return ties;
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

const OPEN_BACKED = kindOfOne(['mules', 'espadrilles', 'clogs']);
const LOW_CUT = kindOfOne(['ballet-flats', 'boat-shoes']);
const HEELS = kindOfOne(['heels']);

/**
 * Cold and rain keep bare feet indoors, save for the heels of a dressed-up evening, and the frost
 * those without socks.
 */
function isAgainstWeather(setting: Setting): Fits {
  const { isRainy, weather } = setting;
  const isCold = weather === 'cold';
  if (!isRainy && !isCold && weather !== 'cool') return () => true;
  return (type) => {
    if (OPEN_BACKED(type) || (isCold && LOW_CUT(type))) return false;
    return isDressedUp(setting) || (type.warmth > AIRY && !(isCold && HEELS(type)));
  };
}

/** Shoes for the water, shoes to run in, shoes against the weather, or any. */
function shoeFits(base: Role, setting: Setting): Fits {
  const { isSporty, calls } = setting;
  if (base === 'swim') return ({ warmth }) => warmth <= AIRY;
  if (base === 'sleep') return () => true;
  if (!isSporty) return isAgainstWeather(setting);
  const isCold = setting.weather === 'cold';
  return ({ id, formality, warmth }) =>
    (formality <= RUN_IN && warmth > AIRY) ||
    (isCold && isKindOf(id, 'boots') && formality <= BOOTS_MAX) ||
    calls('shoes', (type) => type.id === id) > 0;
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
