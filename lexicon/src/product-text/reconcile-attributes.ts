import type { AttributeGroup } from '../attributes/attribute-row.ts';
import { attributeGroup } from '../attributes/attributes.ts';
import { findType } from '../garments/garment-types.ts';

/** One garment has one sleeve, one length, one neckline. */
const ONE_OF: ReadonlySet<AttributeGroup> = new Set<AttributeGroup>([
  'neckline',
  'sleeve',
  'length',
  'fit',
  'rise',
]);
/** A description speaks of the garment only in these; the rest is mood and styling advice. */
const DESCRIBED: ReadonlySet<AttributeGroup> = new Set<AttributeGroup>([
  ...ONE_OF,
  'closure',
  'detail',
  'feature',
  'occasion',
  'dress-code',
  'activity',
]);

/**
 * The attributes that several sources tell, the surest source first: what a sure one says of the
 * sleeve, the length or the neckline, a later one does not change.
 */
export function surestAttributes(sources: readonly (readonly string[])[]): string[] {
  const settled = new Set<AttributeGroup>();
  const told: string[] = [];
  for (const ids of sources) {
    const groups = new Set<AttributeGroup>();
    for (const id of ids) {
      const group = attributeGroup(id);
      if (group === null || (ONE_OF.has(group) && settled.has(group))) continue;
      groups.add(group);
      told.push(id);
    }
    for (const group of groups) settled.add(group);
  }
  return [...new Set(told)];
}

/**
 * A type whose name says otherwise than a surer source makes way to the one above it: what the
 * title calls slim jeans are jeans where the fit is told as relaxed.
 */
export function agreeingType(id: string, told: readonly string[]): string {
  const { when = null, parent = null } = findType(id) ?? {};
  const group = when === null ? null : attributeGroup(when);
  if (parent === null || when === null || group === null || !ONE_OF.has(group)) return id;
  const said = told.filter((one) => attributeGroup(one) === group);
  return said.length > 0 && !said.includes(when) ? parent : id;
}

/** Of several that cannot all be true, as a category "Midi & Maxi Dresses" names them, none. */
export function withoutChoices(ids: readonly string[]): string[] {
  const unique = [...new Set(ids)];
  return unique.filter((id) => {
    const group = attributeGroup(id);
    if (group === null || !ONE_OF.has(group)) return true;
    return unique.every((other) => other === id || attributeGroup(other) !== group);
  });
}

/**
 * What a description adds to attributes that are known; its first word on a sleeve counts. Of shoes it
 * tells the heel, of clothes only what is worn with them.
 */
export function describedAttributes(
  known: readonly string[],
  described: readonly string[],
  isOfShoes: boolean,
): string[] {
  const taken = new Set(known.map(attributeGroup));
  const fitting: string[] = [];
  for (const id of described) {
    const group = attributeGroup(id);
    const isTold = group !== null && (DESCRIBED.has(group) || (isOfShoes && group === 'heel'));
    if (!isTold || taken.has(group)) continue;
    fitting.push(id);
    if (ONE_OF.has(group)) taken.add(group);
  }
  return fitting;
}
