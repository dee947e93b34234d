import { PICTURE_KINDS } from '@modiste/contract/values';
import { describe, expect, it } from 'vitest';
import { familyName, kindFamily, kindName, kindTypes } from './picture-kinds.ts';

describe('the kinds that a picture may show', () => {
  it.each(PICTURE_KINDS)('gives %s a name that a shopper says', (kind) => {
    expect(kindName(kind)).toMatch(/^[a-z][a-z -]+$/);
    expect(kindTypes(kind).length).toBeGreaterThan(0);
  });

  it('gives no two kinds one name', () => {
    expect(new Set(PICTURE_KINDS.map(kindName)).size).toBe(PICTURE_KINDS.length);
  });

  it('gives each type of garment to one kind only', () => {
    const types = PICTURE_KINDS.flatMap((kind) => [...kindTypes(kind)]);
    expect(types).toEqual([...new Set(types)]);
    expect(types.every((type) => /^[a-z]+(-[a-z]+)*$/.test(type))).toBe(true);
  });

  it('keeps what is easily mistaken for one another in one family', () => {
    expect(kindFamily('t-shirt')).toBe(kindFamily('shirt'));
    expect(kindFamily('sneakers')).toBe(kindFamily('boots'));
    expect(kindFamily('dress')).toBe(kindFamily('jumpsuit'));
    expect(kindFamily('skirt')).not.toBe(kindFamily('dress'));
  });

  it('has a word for a doubtful top or shoe, and none for a mixed family', () => {
    expect(familyName('top')).toBe('top');
    expect(familyName('shoes')).toBe('shoes');
    expect(familyName('other')).toBeNull();
  });
});
