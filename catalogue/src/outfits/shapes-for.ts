import { findType, type GarmentType, typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { Role } from '@modiste/lexicon/type-row';
import { slotsOf } from './shapes.ts';
import { makeSlot, type Slot, type SlotRequest, type Wearer } from './slots.ts';

/** The slots that outfits of one shape fill, the lead's first. */
export interface Shape {
  slots: readonly Slot[];
  /** How much the occasion calls for the shape, as a share of the most called for. */
  share: number;
}

/** What an outfit may begin with, and the roles that speak for it. */
const BASES: ReadonlyMap<Role, readonly Role[]> = new Map<Role, readonly Role[]>([
  ['one-piece', ['one-piece']],
  ['top', ['top', 'bottom', 'mid-layer']],
  ['suit', ['suit']],
  ['swim', ['swim']],
  ['sleep', ['sleep']],
]);
/** Worn open over something else, so no outfit begins with it. */
const OPEN_LAYERS = ['cardigan', 'vest', 'overshirt', 'shrug', 'kimono'];
const CALLED_SHARE_MIN = 0.5;
/** What an outfit for nothing in particular begins with. */
const USUAL: Readonly<Record<Wearer, readonly Role[]>> = {
  Women: ['top', 'one-piece'],
  Men: ['top'],
};
const COVERS_BODY: readonly Role[] = [
  'one-piece',
  'suit',
  'top',
  'bottom',
  'mid-layer',
  'swim',
  'sleep',
];

const isWornBy =
  (wearer: Wearer) =>
  ({ gender, id }: GarmentType) =>
    (gender === null || gender === wearer) && (wearer === 'Women' || !isKindOf(id, 'dress'));

/** The roles that the words ask an outfit to begin with. */
function namedBases(named: readonly string[]): Role[] {
  const isOpen = (id: string) => OPEN_LAYERS.some((layer) => isKindOf(id, layer));
  const roles = new Set(named.filter((id) => !isOpen(id)).map(typeRole));
  const whole = (['one-piece', 'suit'] as const).filter((role) => roles.has(role));
  if (whole.length > 0) return whole;
  return (['top', 'bottom', 'mid-layer', 'swim', 'sleep'] as const)
    .filter((role) => roles.has(role))
    .slice(0, 1);
}

/** The roles that the occasion asks an outfit to begin with, by how much it calls for each. */
function calledBases({ setting, wearer }: SlotRequest): [Role, number][] {
  const isWorn = isWornBy(wearer);
  const calls = [...BASES].map(([base, roles]): [Role, number] => [
    base,
    Math.max(...roles.map((role) => setting.calls(role, isWorn))),
  ]);
  const most = Math.max(...calls.map(([, call]) => call));
  if (most === 0) return USUAL[wearer].map((role) => [role, 1]);
  return calls
    .map(([base, call]): [Role, number] => [base, call / most])
    .filter(([, share]) => share >= CALLED_SHARE_MIN);
}

function basesFor(request: SlotRequest, kept: readonly Role[]): [Role, number][] {
  const held = COVERS_BODY.find((role) => kept.includes(role));
  if (held !== undefined) return [[held, 1]];
  const named = namedBases(request.named);
  return named.length > 0 ? named.map((role) => [role, 1]) : calledBases(request);
}

/** What covers the same part of the body as a kept piece is not looked for. */
const isFilled = (role: Role, kept: readonly Role[]): boolean =>
  kept.includes(role) || (role === 'top' && kept.includes('mid-layer'));

const isSoldBody = ({ role, isSold }: Slot) => isSold && COVERS_BODY.includes(role);

/** Where a chosen department sells what some shapes are made of, the others are none of it. */
function keepSold(shapes: readonly Shape[]): readonly Shape[] {
  const sold = shapes.filter(({ slots }) => slots.some(isSoldBody));
  return sold.length > 0 ? sold : shapes;
}

/** The roles of which nothing at all is wanted: "no shoes" leaves none, "no boots" leaves others. */
const refusedRoles = (refused: readonly string[]): ReadonlySet<Role> =>
  new Set(
    refused.flatMap((id) => {
      const role = typeRole(id);
      const parent = findType(id)?.parent ?? null;
      return role !== null && (parent === null || typeRole(parent) !== role) ? [role] : [];
    }),
  );

/**
 * Outfits without what is refused altogether, as by one who has shoes already; they still begin with
 * something.
 * @param refused Garment types that the words refuse.
 */
export function withoutRefused(shapes: readonly Shape[], refused: readonly string[]): Shape[] {
  const gone = refusedRoles(refused);
  return shapes.map((shape) => ({
    ...shape,
    slots: shape.slots.filter(({ role }, at) => at === 0 || !gone.has(role)),
  }));
}

/** The slots of some roles, as outfits with what is kept have them: over a suit goes a coat. */
function slotsForRoles(
  request: SlotRequest,
  kept: readonly Role[],
  roles: readonly Role[],
): Slot[] {
  const usual = basesFor(request, kept).flatMap(([base]) => slotsOf(base, request));
  return roles.map((role, at) => {
    const own = usual.find((slot) => slot.role === role);
    const isEssential = at === 0 || request.needsRoles === true;
    return own ? { ...own, isEssential } : makeSlot(role, request, { isEssential });
  });
}

/**
 * The shapes that an outfit may have.
 * @param keptTypes The garment types of the pieces that are part of it already.
 * @param roles What is to be filled; null for all that the occasion asks for.
 */
export function shapesFor(
  request: SlotRequest,
  keptTypes: readonly string[],
  roles: readonly Role[] | null,
): readonly Shape[] {
  const kept = keptTypes.flatMap((type) => typeRole(type) ?? []);
  if (roles !== null) return [{ slots: slotsForRoles(request, kept, roles), share: 1 }];
  const bases = basesFor(request, kept);
  // A suit has its own jacket.
  const worn = keptTypes.some((type) => isKindOf(type, 'blazer'))
    ? bases.filter(([base]) => base !== 'suit')
    : bases;
  const shapes = (worn.length > 0 ? worn : bases).map(([base, share]) => ({
    slots: slotsOf(base, request).filter(({ role }) => !isFilled(role, kept)),
    share,
  }));
  return keepSold(shapes.filter(({ slots }) => slots.length > 0));
}
