import type { Filters } from '@modiste/contract/filters/filters';
import { departmentsOf } from '@modiste/lexicon/departments';
import {
  findType,
  GARMENT_TYPES,
  type GarmentType,
  typeRole,
} from '@modiste/lexicon/garment-types';
import type { Role } from '@modiste/lexicon/type-row';
import { CLOTHES } from './occasion/garment-roles.ts';
import type { Setting } from './occasion/setting.ts';
import { NOT_SHOWN } from './outfit-roles.ts';
import { SPECIAL_TYPES } from './special-types.ts';

export type Wearer = 'Women' | 'Men';

/** A place in an outfit that one piece fills. */
export interface Slot {
  role: Role;
  /** Lexicon ids of the garment types that may fill it. */
  types: readonly string[];
  /** The types that the words name for it; none where they name nothing of the kind. */
  named: readonly string[];
  /** Whether the chosen departments sell what fills it; a chosen department says nothing of the others. */
  isSold: boolean;
  /** An outfit without it is none; what is not is left out where nothing fits or the money is gone. */
  isEssential: boolean;
}

/** What slots are made for. */
export interface SlotRequest {
  setting: Setting;
  wearer: Wearer;
  /** Garment types that the words name, and those with what they bring along. */
  named: readonly string[];
  meant: ReadonlySet<string>;
  categories: Filters['category'];
  /** Whether each of the roles that are asked for has to be filled. */
  needsRoles?: boolean;
  /** Whether what most people have already, a belt or sunglasses, is left out unless it is named. */
  isPlain?: boolean;
  /** Whether nothing is put on that only finishes an outfit, unless it is named. */
  isModest?: boolean;
}

export type Fits = (type: GarmentType) => boolean;
const anyKind: Fits = () => true;

const FORMALITY_APART_MAX = 0.4;
/** Too casual for an occasion is worse than too dressed up, save for sport, and worst for smart ones. */
const UNDERDRESSED_MAX = 0.32;
const UNDERDRESSED_WHERE_SMART_MAX = 0.25;
const SMART = 0.5;
/** A step more casual is one step: clothes stay as near to it as this, and so to their occasion. */
const FROM_STEP_MAX = 0.18;
const SPORTY = 0.15;
const OVERDRESSED_AT_SPORT_MAX = 0.2;
/** What is put on top of clothes is told apart less: a belt goes with a suit. */
const ACCESSORY_APART_MAX = 0.5;
/** How far in formality two pieces, or a piece and the occasion, may be apart. */
export const formalityApartMax = (role: Role | null): number =>
  role !== null && CLOTHES.has(role) ? FORMALITY_APART_MAX : ACCESSORY_APART_MAX;

/** Whether a garment of a role is dressed up enough for an occasion, and not too much. */
export function isDressedFor(
  { formality: wanted, slack, moved }: Pick<Setting, 'formality' | 'slack' | 'moved'>,
  role: Role,
  formality: number,
): boolean {
  if (wanted === null) return true;
  const usual = wanted < SPORTY ? OVERDRESSED_AT_SPORT_MAX : formalityApartMax(role);
  const isStepped = moved !== 0 && CLOTHES.has(role);
  const most = isStepped ? Math.min(usual, FROM_STEP_MAX) : usual;
  const under = wanted > SMART ? UNDERDRESSED_WHERE_SMART_MAX : UNDERDRESSED_MAX;
  const usually = CLOTHES.has(role) ? under : ACCESSORY_APART_MAX;
  const least = isStepped ? Math.min(usually, FROM_STEP_MAX) : usually;
  return formality <= wanted + most + slack && formality >= wanted - least - slack;
}

/** Below this, an occasion asks nobody to dress up. */
const CALLS_FOR_CARE = 0.4;
const FAR_UNDERDRESSED = 0.34;

/** Slides are sandals, which summer calls for, and still nothing for a summer wedding. */
export const isFarTooCasual = (
  { formality: wanted, slack }: Pick<Setting, 'formality' | 'slack'>,
  role: Role,
  formality: number,
): boolean =>
  wanted !== null &&
  CLOTHES.has(role) &&
  wanted > CALLS_FOR_CARE &&
  wanted - formality > FAR_UNDERDRESSED + slack;

/** What of a role suits the occasion. */
function suitingTypes(role: Role, { setting }: SlotRequest, fits: Fits): GarmentType[] {
  const isCalled = (id: string) => setting.calls(role, (type) => type.id === id) > 0;
  return GARMENT_TYPES.filter((type) => type.role === role && !NOT_SHOWN.has(type.id))
    .filter(({ id }) => !SPECIAL_TYPES.has(id) || isCalled(id))
    .filter(({ id, formality }) => isCalled(id) || isDressedFor(setting, role, formality))
    .filter(fits);
}

/** What is meant by named types. "A bag" is one that suits the occasion, and no wallet; so are "pants". */
function namedOf(role: Role, named: readonly string[], request: SlotRequest): GarmentType[] {
  const isCalled = (id: string) => request.setting.calls(role, (type) => type.id === id) > 0;
  const all = GARMENT_TYPES.filter(
    ({ id }) => typeRole(id) === role && request.meant.has(id),
  ).filter(({ id }) => !SPECIAL_TYPES.has(id) || named.includes(id) || isCalled(id));
  if (named.some((id) => (findType(id)?.parent ?? null) !== null)) return all;
  const suiting = new Set(suitingTypes(role, request, anyKind));
  const fitting = all.filter((type) => suiting.has(type));
  return fitting.length > 0 ? fitting : all;
}

/** The slot of a role: of the types that the words name, or of all that suit the occasion. */
export function makeSlot(
  role: Role,
  request: SlotRequest,
  { isEssential, fits = anyKind }: { isEssential: boolean; fits?: Fits },
): Slot {
  const { categories } = request;
  const named = request.named.filter((id) => typeRole(id) === role);
  const types =
    named.length > 0 ? namedOf(role, named, request) : suitingTypes(role, request, fits);
  const sold = types.filter(({ id, category }) =>
    departmentsOf(id, category).some((department) => categories.includes(department)),
  );
  const isSold = sold.length > 0;
  const ids = (isSold ? sold : types).map(({ id }) => id);
  return { role, types: ids, named, isSold, isEssential: isEssential || named.length > 0 };
}

/** Two slots that the same pieces may fill. */
export const slotKey = ({ role, types }: Slot): string => `${role} ${types.join(' ')}`;

export const isNamed = ({ named }: Slot): boolean => named.length > 0;

/** "Brown shoes" leaves the kind of shoe to the occasion, "sneakers" does not. */
export const isNamedExactly = ({ named }: Slot): boolean =>
  named.some((id) => (findType(id)?.parent ?? null) !== null);
