import {
  formalityOf,
  GARMENT_TYPES,
  type GarmentType,
  typeRole,
} from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { Role } from '@modiste/lexicon/type-row';
import { NOT_SHOWN } from '../similar/outfit-roles.ts';
import type { Setting } from './setting.ts';

export type Wearer = 'Women' | 'Men';

/** A place in an outfit that one piece fills. */
export interface Slot {
  role: Role;
  /** Lexicon ids of the garment types that may fill it. */
  types: readonly string[];
  /** An outfit without it is none; what is not is left out where nothing fits or the money is gone. */
  isEssential: boolean;
}

/** What shapes are made for. */
export interface ShapeRequest {
  setting: Setting;
  wearer: Wearer;
  /** Garment types that the words name, with their kinds. */
  named: ReadonlySet<string>;
}

type Fits = (type: GarmentType) => boolean;
const anyKind: Fits = () => true;

/** From here on an outfit is dressed up: a blazer over separates, a tie, jewelry. */
const DRESSED_UP = 0.65;
/** Below this it is made for sport or for the sofa. */
const SPORTY = 0.15;
const RAINWEAR = ['raincoat', 'rain-jacket', 'trench-coat'];
const WARM = 0.5;
const LIGHT = 0.6;
const FORMALITY_APART_MAX = 0.4;
/** Worn for one purpose only: shown where it is named or called for. */
const SPECIAL: ReadonlySet<string> = new Set([
  'wedding-dress',
  'bridesmaid-dress',
  'mother-of-the-bride-dress',
  'maternity-dress',
  'maternity-jeans',
  'scrubs',
  'scrub-top',
  'ski-suit',
  'ski-jacket',
  'ski-pants',
  'christmas-sweater',
  'cleats',
  'climbing-shoes',
  'cycling-shoes',
  'ballroom-shoes',
  'water-shoes',
  'golf-shoes',
  'work-boots',
  'cover-up',
  'helmet',
  'hijab',
  'dupatta',
]);

/** The types of a role that may fill a slot of an outfit for this. */
export function typesOfSlot(
  role: Role,
  { setting, named }: Pick<ShapeRequest, 'setting' | 'named'>,
  fits: Fits = anyKind,
): string[] {
  const all = GARMENT_TYPES.filter((type) => type.role === role);
  const asked = all.filter(({ id }) => named.has(id));
  if (asked.length > 0) return asked.map(({ id }) => id);
  const wanted = setting.formality;
  const isCalled = ({ id }: GarmentType) => setting.calls(role, (type) => type.id === id) > 0;
  return all
    .filter(({ id }) => !NOT_SHOWN.has(id))
    .filter((type) => !SPECIAL.has(type.id) || isCalled(type))
    .filter(
      ({ formality }) => wanted === null || Math.abs(formality - wanted) <= FORMALITY_APART_MAX,
    )
    .filter(fits)
    .map(({ id }) => id);
}

const isSporty = ({ formality }: Setting) => formality !== null && formality < SPORTY;
const isDressedUp = ({ formality }: Setting) => formality !== null && formality >= DRESSED_UP;

/** What goes over it, where the weather or the occasion asks for it. */
function outerFits({ setting }: ShapeRequest, base: Role): Fits | null {
  if (setting.isRainy) return ({ id }) => RAINWEAR.some((kind) => isKindOf(id, kind));
  if (setting.weather === 'cold') {
    return ({ id, warmth }) => warmth > WARM && (base !== 'suit' || isKindOf(id, 'coat'));
  }
  if (setting.weather === 'cool') {
    return base === 'suit' ? ({ id }) => isKindOf(id, 'coat') : ({ warmth }) => warmth <= LIGHT;
  }
  const isBlazed = base === 'top' && isDressedUp(setting) && setting.weather !== 'hot';
  return isBlazed ? ({ id }) => isKindOf(id, 'blazer') : null;
}

/** What finishes it, most wanted first. */
function finishing({ setting, wearer }: ShapeRequest, base: Role): [Role, Fits][] {
  if (base === 'sleep') return [];
  const sun: [Role, Fits][] = setting.weather === 'hot' ? [['eyewear', anyKind]] : [];
  if (base === 'swim') return [['bag', anyKind], ['headwear', anyKind], ...sun];
  if (isSporty(setting)) return [['bag', anyKind]];
  if (wearer === 'Women') return [['bag', anyKind], ['jewelry', anyKind], ...sun];
  const isTied = isDressedUp(setting) && base !== 'one-piece';
  const tie: [Role, Fits] = ['other', ({ id }) => isKindOf(id, 'tie') || isKindOf(id, 'bow-tie')];
  return [...(isTied ? [tie] : []), ['belt', anyKind], ['watch', anyKind], ...sun];
}

/** What an outfit whose lead is of the role is completed with. */
const COMPLETED: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  'one-piece': ['shoes'],
  suit: ['shoes', 'top'],
  top: ['bottom', 'shoes'],
  bottom: ['top', 'shoes'],
  'mid-layer': ['bottom', 'shoes'],
  swim: ['shoes'],
  sleep: [],
};

/**
 * The slots of an outfit that begins with a piece of a role, the lead's first, then what it cannot be
 * without, then what finishes it. Empty: none begins so.
 */
export function slotsOf(base: Role, request: ShapeRequest): Slot[] {
  const completed = COMPLETED[base];
  if (completed === undefined) return [];
  const slot = (role: Role, isEssential: boolean, fits?: Fits): Slot => ({
    role,
    types: typesOfSlot(role, request, fits),
    isEssential,
  });
  const outer = outerFits(request, base);
  const slots = [
    slot(base, true),
    ...completed.map((role) => slot(role, true)),
    ...(outer === null ? [] : [slot('outer', false, outer)]),
    ...finishing(request, base).map(([role, fits]) => slot(role, false, fits)),
  ];
  const roles = new Set(slots.map(({ role }) => role));
  const asked = GARMENT_TYPES.filter(({ id, role }) => request.named.has(id) && !roles.has(role));
  return [
    ...slots,
    ...[...new Set(asked.map(({ role }) => role))].map((role) => slot(role, false)),
  ];
}

/** Whether a set brings its own top, as a track suit and a sherwani do and a business suit does not. */
export const hasOwnTop = (type: string): boolean =>
  typeRole(type) === 'suit' &&
  ((formalityOf(type) ?? 0) < DRESSED_UP || isKindOf(type, 'kurta-set'));
