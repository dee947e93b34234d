import { TRY_ON_CATEGORIES } from '@modiste/contract/values';
import { describe, expect, it } from 'vitest';
import { findAttribute, findFabric } from '../attributes/attributes.ts';
import {
  ancestorsOf,
  descendantsOf,
  findType,
  formalityOf,
  GARMENT_TYPES,
  typeRole,
  warmthOf,
} from './garment-types.ts';

describe('garment types', () => {
  it('are many, each with an id of its own', () => {
    expect(GARMENT_TYPES.length).toBeGreaterThan(500);
    expect(new Set(GARMENT_TYPES.map((type) => type.id)).size).toBe(GARMENT_TYPES.length);
  });

  it('cover every try-on category', () => {
    const covered = new Set(GARMENT_TYPES.map((type) => type.category));
    expect([...covered].toSorted()).toEqual([...TRY_ON_CATEGORIES].toSorted());
  });

  it.each(GARMENT_TYPES)('$id has a known parent, traits from 0 to 1 and a known fact', (type) => {
    if (type.parent !== null) expect(findType(type.parent)).not.toBeNull();
    for (const trait of [type.formality, type.warmth]) {
      expect(trait).toBeGreaterThanOrEqual(0);
      expect(trait).toBeLessThanOrEqual(1);
    }
    const facts = [...(type.when === null ? [] : [type.when]), ...type.implies];
    for (const fact of facts) expect(findAttribute(fact) ?? findFabric(fact)).not.toBeNull();
    for (const id of type.instead) expect(findType(id)).not.toBeNull();
  });

  it('form a tree that is walked both ways', () => {
    expect(descendantsOf('dress')).toContain('midi-dress');
    expect(descendantsOf('jacket')).toContain('suit-jacket');
    expect(ancestorsOf('suit-jacket')).toEqual(['blazer', 'jacket', 'outerwear']);
    expect(descendantsOf('suit')).not.toContain('tracksuit');
    expect(descendantsOf('nonsense')).toEqual([]);
  });

  it('inherit the traits that they do not set', () => {
    expect(findType('pumps')).toMatchObject({ category: 'shoes', role: 'shoes', gender: 'Women' });
    expect(typeRole('tote-bag')).toBe('bag');
    expect(typeRole('nonsense')).toBeNull();
  });

  it('rank a tuxedo above a tracksuit in formality, and a parka above a bikini in warmth', () => {
    expect(formalityOf('tuxedo')).toBeGreaterThan(formalityOf('tracksuit') ?? 1);
    expect(warmthOf('parka')).toBeGreaterThan(warmthOf('bikini') ?? 1);
  });
});
