import { GARMENT_TYPES, type GarmentType, typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { Role } from '@modiste/lexicon/type-row';
import { type ShapeRequest, type Slot, slotsOf, typesOfSlot } from './shapes.ts';

/** The slots that outfits of one shape fill. */
export interface Shape {
  slots: readonly Slot[];
  /** How much the occasion calls for the shape, as a share of the most called for. */
  share: number;
}

/** What an outfit may begin with, and the roles that speak for it. */
const BASES: ReadonlyMap<Role, readonly Role[]> = new Map<Role, readonly Role[]>([
  ['one-piece', ['one-piece']],
  ['top', ['top', 'bottom', 'mid-layer', 'outer']],
  ['suit', ['suit']],
  ['swim', ['swim']],
  ['sleep', ['sleep']],
]);
/** Worn open over something else, so no outfit begins with it. */
const OPEN_LAYERS = ['cardigan', 'vest', 'overshirt', 'shrug', 'kimono'];
const CALLED_SHARE_MIN = 0.5;
/** What an outfit for nothing in particular begins with. */
const USUAL: Readonly<Record<ShapeRequest['wearer'], readonly Role[]>> = {
  Women: ['top', 'one-piece'],
  Men: ['top'],
};

const isWornBy =
  (wearer: ShapeRequest['wearer']) =>
  ({ gender, id }: GarmentType) =>
    (gender === null || gender === wearer || gender === 'Unisex') &&
    (wearer === 'Women' || !isKindOf(id, 'dress'));

/** The roles that the words ask an outfit to begin with. */
function namedBases(named: ReadonlySet<string>): Role[] {
  const types = GARMENT_TYPES.filter(({ id }) => named.has(id));
  const isClosed = ({ id }: GarmentType) => !OPEN_LAYERS.some((layer) => isKindOf(id, layer));
  const roles = new Set(types.filter(isClosed).map(({ role }) => role));
  if (roles.has('one-piece') && !roles.has('suit')) return ['one-piece'];
  if (roles.has('one-piece')) return ['one-piece', 'suit'];
  if (roles.has('suit')) return ['suit'];
  if (roles.has('top')) return ['top'];
  if (roles.has('bottom')) return ['bottom'];
  const others = ['mid-layer', 'swim', 'sleep'] as const;
  return others.filter((role) => roles.has(role)).slice(0, 1);
}

/** The roles that the occasion asks an outfit to begin with, by how much it calls for each. */
function calledBases({ setting, wearer }: ShapeRequest): [Role, number][] {
  const isWorn = isWornBy(wearer);
  const calls = [...BASES].map(([base, roles]): [Role, number] => [
    base,
    Math.max(...roles.map((role) => setting.calls(role, isWorn))),
  ]);
  const most = Math.max(...calls.map(([, call]) => call));
  if (most === 0) return USUAL[wearer].map((role) => [role, 1]);
  return calls.map(([base, call]): [Role, number] => [base, call / most]);
}

/** What covers the same part of the body as a kept piece is not looked for. */
function isFilled(role: Role, kept: readonly Role[]): boolean {
  if (kept.includes(role)) return true;
  return role === 'top' && kept.includes('mid-layer');
}

const COVERS_BODY: readonly Role[] = [
  'one-piece',
  'suit',
  'top',
  'bottom',
  'mid-layer',
  'swim',
  'sleep',
];

function basesFor(request: ShapeRequest, kept: readonly Role[]): [Role, number][] {
  const held = COVERS_BODY.find((role) => kept.includes(role));
  if (held !== undefined) return [[held, 1]];
  const named = namedBases(request.named);
  if (named.length > 0) return named.map((role): [Role, number] => [role, 1]);
  return calledBases(request).filter(([, share]) => share >= CALLED_SHARE_MIN);
}

/** The shapes that an outfit for this may have. */
export function shapesFor(
  request: ShapeRequest,
  keptTypes: readonly string[],
  roles: readonly Role[] | null,
): Shape[] {
  const kept = keptTypes.flatMap((type) => typeRole(type) ?? []);
  if (roles !== null) {
    const slots = roles.map((role, at) => ({
      role,
      types: typesOfSlot(role, request),
      isEssential: at === 0,
    }));
    return [{ slots, share: 1 }];
  }
  return basesFor(request, kept)
    .map(([base, share]) => ({
      slots: slotsOf(base, request).filter(({ role }) => !isFilled(role, kept)),
      share,
    }))
    .filter(({ slots }) => slots.length > 0);
}
